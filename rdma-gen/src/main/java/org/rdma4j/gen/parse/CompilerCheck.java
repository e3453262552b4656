package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.Result;

/**
 * Lets the C compiler read the same translation unit: what it rejects must not be bound, however much of it another
 * parser understands.
 */
final class CompilerCheck {

    private static final Pattern ERROR = Pattern.compile("(.+?):(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)");

    /** The file name that gcc and clang give what they read from standard input. */
    static final String UNIT = "<stdin>";

    private static final Pattern NO_SUCH_FILE =
            Pattern.compile("'?(.+?)'?(?:: No such file or directory| file not found)");

    /** An error of the compiler. */
    record Finding(Location location, String message) {

        /** The header that is not there, where that is the error. */
        Optional<String> missingInclude() {
            Matcher matcher = NO_SUCH_FILE.matcher(message);
            return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
        }
    }

    private CompilerCheck() {}

    /** The first error that the compiler has with the text, if it has one. */
    static Optional<Finding> check(Compiler compiler, String text) {
        List<String> arguments = new ArrayList<>(compiler.command());
        arguments.addAll(List.of(
                "-fsyntax-only", "-w", "-Wfatal-errors", "-Werror=implicit-function-declaration", "-x", "c", "-"));
        Result result = Command.of(arguments).input(text).run();
        if (result.exit() == 0) {
            return Optional.empty();
        }
        for (String line : result.err().lines().toList()) {
            Matcher matcher = ERROR.matcher(line);
            if (matcher.matches()) {
                return Optional.of(new Finding(
                        new Location(matcher.group(1), Integer.parseInt(matcher.group(2))), matcher.group(3)));
            }
        }
        return Optional.of(new Finding(Location.of(UNIT), result.complaint()));
    }
}
