package org.rdma4j.gen.verify;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/** A C compiler with its flags, run in a folder for sources and output. */
final class Toolchain {

    private final List<String> words;
    private final Path folder;
    private final Duration limit;
    /** The compiler's description of itself; null until first used. */
    private @Nullable CommandResult about;

    /**
     * @param words the compiler and its flags
     * @param folder the working directory
     * @param limit the time limit for each run
     */
    Toolchain(List<String> words, Path folder, Duration limit) {
        this.words = List.copyOf(words);
        this.folder = folder;
        this.limit = limit;
    }

    /** Runs the compiler once, on the first call. */
    private synchronized CommandResult about() {
        if (about == null) {
            about = mustRun("-E", "-dM", "-v", "-x", "c", "/dev/null");
        }
        return about;
    }

    boolean isClang() {
        // A flag may undefine the macro, and clang of a vendor may have another name.
        return about().out().contains("#define __clang__ ") || about().err().contains("clang version ");
    }

    /** Returns the folders that {@code #include} searches, in order. */
    List<Path> includeFolders() {
        return about().err()
                .lines()
                .dropWhile(line -> !line.startsWith("#include "))
                .takeWhile(line -> !line.startsWith("End of search list"))
                .filter(line -> line.startsWith(" "))
                .map(line -> Path.of(line.strip()).normalize())
                .toList();
    }

    /** Returns the compiler with options to report all errors, and errors in macros at the use of the macro. */
    Toolchain thorough() {
        List<String> more = new ArrayList<>(words);
        more.addAll(isClang() ? List.of("-ferror-limit=0") : List.of("-fmax-errors=0", "-ftrack-macro-expansion=0"));
        return new Toolchain(more, folder, limit);
    }

    /**
     * Returns the compiler with options for preprocessing: in strict C90 the preprocessor of clang reads {@code //} as
     * two operators, though the compiler does not; in GNU C90 neither does.
     */
    Toolchain preprocessing() {
        String macros = about().out();
        boolean afterC90 = macros.contains("#define __STDC_VERSION__ ") && !macros.contains(" 199409L");
        if (!isClang() || !macros.contains("#define __STRICT_ANSI__ ") || afterC90) {
            return this;
        }
        List<String> more = new ArrayList<>(words);
        more.addAll(List.of("-std=gnu90", "-trigraphs"));
        for (String macro : List.of("__STRICT_ANSI__", "__STDC_VERSION__", "linux", "unix")) {
            macros.lines()
                    .filter(line -> line.startsWith("#define " + macro + " "))
                    .map(line -> "-D" + macro + "=" + line.substring("#define  ".length() + macro.length()))
                    .findFirst()
                    .ifPresentOrElse(more::add, () -> more.add("-U" + macro));
        }
        return new Toolchain(more, folder, limit);
    }

    /** Runs the compiler with these arguments after its flags. */
    CommandResult run(String... arguments) {
        return command(arguments).run();
    }

    private Command command(String... arguments) {
        List<String> line = new ArrayList<>(words);
        line.addAll(List.of(arguments));
        return Command.of(line).in(folder).within(limit);
    }

    /**
     * Runs the compiler with these arguments after its flags.
     *
     * @throws ProblemException with the first error message of the compiler if it fails
     */
    CommandResult mustRun(String... arguments) {
        return accepted(run(arguments));
    }

    /** Runs the compiler like {@link #mustRun} and writes its output to a file. */
    void mustWrite(Path output, String... arguments) {
        accepted(command(arguments).output(output).run());
    }

    private CommandResult accepted(CommandResult result) {
        if (!result.succeeded()) {
            throw rejected(result);
        }
        return result;
    }

    /** Returns the error for headers that the compiler rejects. */
    ProblemException rejected(CommandResult result) {
        String complaint = result.complaint();
        if (complaint.contains("internal compiler error")) {
            return ProblemException.badUsage(
                    "the C compiler crashed: " + complaint,
                    "report this to the developers of the compiler, or use" + " another compiler");
        }
        if (complaint.startsWith(ProbeSource.PREAMBLE)) {
            return ProblemException.badUsage(
                    "the C compiler cannot compile the code that checks the metadata: " + complaint,
                    "check --cc, and cflags in the configuration");
        }
        int missing = complaint.indexOf("No such file or directory");
        if (missing < 0) {
            missing = complaint.indexOf("file not found");
        }
        if (missing >= 0) {
            return ProblemException.missing(
                    "the C compiler cannot find a header: " + complaint,
                    "install the package that contains it (" + packageOf(complaint) + "), or name its directory with"
                            + " -I");
        }
        return ProblemException.badInput(
                Location.of(words.get(0)), "the C compiler rejects the headers: " + complaint, "fix the headers");
    }

    private static String packageOf(String complaint) {
        if (complaint.contains("rdma/rdma_")) {
            return "librdmacm-dev";
        }
        return complaint.contains("infiniband/") ? "libibverbs-dev" : "libc6-dev or linux-libc-dev";
    }
}
