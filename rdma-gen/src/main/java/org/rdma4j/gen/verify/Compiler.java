package org.rdma4j.gen.verify;

import java.nio.file.Path;
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
 * @param words the compiler itself
 * @param flags folders and flags
 * @param folder where it runs; holds the sources and takes the output
 * @param isClang whether this is clang, which knows neither {@code -aux-info} nor gcc's debugging flags
 */
record Compiler(List<String> words, List<String> flags, Path folder, boolean isClang) {

    /** The compiler for a partition. */
    static Compiler of(List<String> words, VerifyOptions options, PartitionConfig partition, Path folder) {
        List<String> flags = new ArrayList<>();
        options.includePaths().forEach(path -> flags.add("-I" + path.toAbsolutePath()));
        flags.addAll(options.cflags());
        flags.addAll(partition.cflags());
        Compiler compiler = new Compiler(List.copyOf(words), List.copyOf(flags), folder, false);
        boolean clang =
                compiler.mustRun("-dM", "-E", "-x", "c", "/dev/null").out().contains("#define __clang__ ");
        return new Compiler(compiler.words, compiler.flags, folder, clang);
    }

    /** The compiler with the same folders and flags that can be asked for more: itself, or gcc in clang's place. */
    Compiler gcc() {
        return isClang ? new Compiler(List.of("gcc"), flags, folder, false) : this;
    }

    /** The same, reporting all errors, and errors inside a macro where the macro is used. */
    Compiler thorough() {
        List<String> more = new ArrayList<>(flags);
        more.addAll(isClang ? List.of("-ferror-limit=0") : List.of("-fmax-errors=0", "-ftrack-macro-expansion=0"));
        return new Compiler(words, List.copyOf(more), folder, isClang);
    }

    /** Runs the compiler with these arguments after its flags. */
    Result run(String... arguments) {
        List<String> line = new ArrayList<>(words);
        line.addAll(flags);
        line.addAll(List.of(arguments));
        return Command.of(line).in(folder).run();
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
        String complaint = result.err()
                .lines()
                .filter(line -> line.contains("error:"))
                .findFirst()
                .orElse(result.complaint());
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
                Location.of(words.get(0)), "the C compiler rejects the headers: " + complaint, "mend the headers");
    }

    private static String packageOf(String complaint) {
        if (complaint.contains("rdma/rdma_")) {
            return "librdmacm-dev";
        }
        return complaint.contains("infiniband/") ? "libibverbs-dev" : "libc6-dev or linux-libc-dev";
    }
}
