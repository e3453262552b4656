package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/**
 * The first error of the C compiler for a translation unit. A unit that the compiler rejects is not bound, even if the
 * parser accepts it.
 *
 * @param location location; in {@link #UNIT} for the text of the unit itself
 * @param message message of the compiler
 */
public record CompilerError(Location location, String message) {

    /** Name of standard input in gcc and clang, from which the unit is read. */
    public static final String UNIT = "<stdin>";

    private static final Pattern ERROR = Pattern.compile("(.+?):(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)");

    private static final Pattern NO_SUCH_FILE =
            Pattern.compile("'?(.+?)'?(?:: No such file or directory| file not found)");

    private static final Pattern UNREADABLE = Pattern.compile("(.+): Permission denied");

    /** Compiles the text, and returns the first error if there is one. */
    public static Optional<CompilerError> check(Compiler compiler, String text) {
        List<String> arguments = new ArrayList<>(compiler.command());
        arguments.addAll(List.of(
                "-fsyntax-only", "-w", "-Wfatal-errors", "-Werror=implicit-function-declaration", "-x", "c", "-"));
        CommandResult result = Command.of(arguments).input(text).run();
        return result.exit() == 0 ? Optional.empty() : Optional.of(of(result));
    }

    /** Returns the first error in the output of a failed run. */
    static CompilerError of(CommandResult failed) {
        for (String line : failed.err().lines().toList()) {
            Matcher matcher = ERROR.matcher(line);
            if (matcher.matches()) {
                return new CompilerError(
                        new Location(matcher.group(1), Integer.parseInt(matcher.group(2))), matcher.group(3));
            }
        }
        return new CompilerError(Location.of(UNIT), failed.complaint());
    }

    /** Returns the path of a header without read permission, if that is the error. */
    public Optional<String> unreadable() {
        Matcher matcher = UNREADABLE.matcher(message);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** Returns the name of a missing header, if that is the error. */
    public Optional<String> missingInclude() {
        Matcher matcher = NO_SUCH_FILE.matcher(message);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
