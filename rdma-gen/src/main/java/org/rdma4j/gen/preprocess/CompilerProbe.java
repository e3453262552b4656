package org.rdma4j.gen.preprocess;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.config.CompilerFlags;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/** Determines the include path and predefined macros of a C compiler with one run of its preprocessor. */
public final class CompilerProbe {

    private static final String SEARCH_BEGINS = "#include <...> search starts here:";
    private static final String SEARCH_ENDS = "End of search list.";
    private static final String CHECK_FLAGS = "check the flags in --cc, and cflags in the configuration";
    private static final String INSTALL =
            "install a C compiler (Debian and Ubuntu: gcc; Fedora: gcc), or name another with --cc";

    private CompilerProbe() {}

    /**
     * Runs the compiler.
     *
     * @param command compiler and flags, including {@code -I} and {@code -D}
     */
    public static Compiler probe(List<String> command) {
        CommandResult result = ask(command);
        Map<String, String> macros = macros(result.out());
        // flags may undefine the macros that identify the compiler
        List<String> bare = withoutMacros(command);
        Map<String, String> own =
                bare.equals(command) ? macros : macros(ask(bare).out());
        Target target = target(own, command);
        String version = version(own);
        Keywords.Answer words = Keywords.ask(command, version.startsWith(Compiler.CLANG));
        return new Compiler(
                command, includePaths(result.err()), macros, words.reserved(), words.prefixes(), target, version);
    }

    private static CommandResult ask(List<String> command) {
        List<String> arguments = new ArrayList<>(command);
        arguments.addAll(List.of("-E", "-dM", "-v", "-x", "c", "-"));
        CommandResult result = Command.of(arguments).input("").remedy(INSTALL).run();
        if (result.exit() != 0) {
            throw ProblemException.badUsage(
                    "the C compiler failed: " + String.join(" ", arguments) + ": " + result.complaint(),
                    "check --cc, and cflags in the configuration");
        }
        return result;
    }

    /** Returns the command without the flags that define or undefine macros. */
    private static List<String> withoutMacros(List<String> command) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < command.size(); i++) {
            String word = command.get(i);
            if (word.equals("-U") || word.equals("-D")) {
                i++;
            } else if (!word.startsWith("-U") && !word.startsWith("-D") && !word.equals("-undef")) {
                words.add(word);
            }
        }
        return words;
    }

    private static List<Path> includePaths(String verbose) {
        return verbose.lines()
                .dropWhile(l -> !l.equals(SEARCH_BEGINS))
                .skip(1)
                .takeWhile(l -> !l.equals(SEARCH_ENDS))
                .map(l -> Path.of(l.strip()).toAbsolutePath().normalize())
                .filter(Files::isDirectory)
                .toList();
    }

    private static Map<String, String> macros(String definitions) {
        Map<String, String> macros = new LinkedHashMap<>();
        definitions.lines().filter(l -> l.startsWith("#define ")).forEach(line -> {
            String rest = line.substring("#define ".length());
            int open = rest.indexOf('(');
            int space = rest.indexOf(' ');
            int end = open >= 0 && (space < 0 || open < space) ? rest.indexOf(')') + 1 : space;
            if (end <= 0) {
                macros.put(rest, "");
            } else {
                macros.put(rest.substring(0, end), rest.substring(end).strip());
            }
        });
        return macros;
    }

    private static Target target(Map<String, String> macros, List<String> command) {
        boolean littleEndianLp64 = macros.containsKey("__LP64__")
                && "__ORDER_LITTLE_ENDIAN__".equals(macros.get("__BYTE_ORDER__"))
                && macros.containsKey("__linux__");
        Target target = Target.ALL.stream()
                .filter(t -> littleEndianLp64 && macros.containsKey(t.macro()))
                .findFirst()
                .orElseThrow(() -> ProblemException.badUsage(
                        "the target of the C compiler is not supported",
                        "use a compiler for " + Target.triples(" or ")));
        String words = String.join(" ", command);
        for (String flag : command.subList(1, command.size())) {
            if (CompilerFlags.isOtherAbi(flag)) {
                throw ProblemException.badUsage(
                        words + " does not follow the ABI of " + target.triple() + ": " + flag + " changes it",
                        CHECK_FLAGS);
            }
            // short flags may be those of another program, such as an emulator, that starts the compiler
            if (flag.startsWith("-f") && CompilerFlags.isOtherWork(flag)) {
                throw ProblemException.badUsage(
                        words + " does not write the output that rdma-gen reads: " + flag + " prevents it",
                        CHECK_FLAGS);
            }
        }
        Map<String, String> abi = new LinkedHashMap<>(target.abi());
        abi.put("__USER_LABEL_PREFIX__", "");
        abi.put("__CHAR_UNSIGNED__", target.charSigned() ? "not defined" : "1");
        abi.forEach((macro, value) -> {
            String found = macros.getOrDefault(macro, "not defined");
            if (!found.equals(value)) {
                throw ProblemException.badUsage(
                        words + " does not follow the ABI of " + target.triple() + ": " + macro + " is " + found
                                + "; expected: " + value,
                        CHECK_FLAGS);
            }
        });
        return target;
    }

    private static String version(Map<String, String> macros) {
        return macros.containsKey("__clang_major__")
                ? Compiler.CLANG + macros.get("__clang_major__")
                : "gcc " + macros.getOrDefault("__GNUC__", "unknown");
    }
}
