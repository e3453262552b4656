package org.rdma4j.gen.verify;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.Result;

/**
 * The C compiler with the folders and flags of one partition.
 *
 * @param words the compiler and its flags
 * @param folder where it runs; holds the sources and takes the output
 * @param limit how long one run may take
 */
record Toolchain(List<String> words, Path folder, Duration limit) {

    /** The compiler for a partition. */
    static Toolchain of(VerifyOptions options, PartitionConfig partition, Path folder) {
        return new Toolchain(words(options.compiler(), options, partition), folder, Command.DEFAULT_TIMEOUT);
    }

    /** gcc with the same folders and flags: clang knows neither {@code -aux-info} nor gcc's debugging flags. */
    Toolchain gcc(VerifyOptions options, PartitionConfig partition) {
        return isClang() ? new Toolchain(words(List.of("gcc"), options, partition), folder, limit) : this;
    }

    private static List<String> words(List<String> compiler, VerifyOptions options, PartitionConfig partition) {
        List<String> words = new ArrayList<>(compiler);
        options.includePaths().forEach(path -> words.add("-I" + path.toAbsolutePath()));
        words.addAll(options.cflags());
        words.addAll(partition.cflags());
        return List.copyOf(words);
    }

    private boolean isClang() {
        return mustRun("-dM", "-E", "-x", "c", "/dev/null").out().contains("#define __clang__ ");
    }

    /** The same, reporting all errors, and errors inside a macro where the macro is used. */
    Toolchain thorough() {
        List<String> more = new ArrayList<>(words);
        more.addAll(isClang() ? List.of("-ferror-limit=0") : List.of("-fmax-errors=0", "-ftrack-macro-expansion=0"));
        return new Toolchain(List.copyOf(more), folder, limit);
    }

    /** Runs the compiler with these arguments after its flags. */
    Result run(String... arguments) {
        List<String> line = new ArrayList<>(words);
        line.addAll(List.of(arguments));
        return Command.of(line).in(folder).within(limit).run();
    }

    /**
     * Runs the compiler with these arguments after its flags, and stops when it does not accept what it is given.
     *
     * @throws ProblemException with the compiler's first complaint
     */
    Result mustRun(String... arguments) {
        Result result = run(arguments);
        if (!result.succeeded()) {
            throw rejected(result);
        }
        return result;
    }

    /** The folders that {@code #include} searches, in order. */
    List<Path> includeFolders() {
        String text = mustRun("-E", "-v", "-x", "c", "/dev/null").err();
        return text.lines()
                .dropWhile(line -> !line.startsWith("#include "))
                .takeWhile(line -> !line.startsWith("End of search list"))
                .filter(line -> line.startsWith(" "))
                .map(line -> Path.of(line.strip()).normalize())
                .toList();
    }

    /** What to tell a user when the compiler rejects the headers themselves. */
    ProblemException rejected(Result result) {
        String complaint = result.complaint();
        if (complaint.contains("No space left on device") || complaint.contains("annot create temporary file")) {
            return ProblemException.badUsage(
                    "the C compiler cannot write its temporary files: " + complaint,
                    "free some space, or name another folder with TMPDIR");
        }
        if (complaint.contains("internal compiler error")) {
            return ProblemException.badUsage(
                    "the C compiler breaks down: " + complaint, "report that to its makers, or use another one");
        }
        if (complaint.startsWith(ProbeSource.PREAMBLE)) {
            return ProblemException.badUsage(
                    "the C compiler cannot measure what rdma-gen describes: " + complaint,
                    "check --cc, and cflags in the configuration");
        }
        int missing = complaint.indexOf("No such file or directory");
        if (missing < 0) {
            missing = complaint.indexOf("file not found");
        }
        if (missing >= 0) {
            return ProblemException.missing(
                    "the C compiler finds a header missing: " + complaint,
                    "install the package that holds it (" + packageOf(complaint) + "), or name its folder with -I");
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
