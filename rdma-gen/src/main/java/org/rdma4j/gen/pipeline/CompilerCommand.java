package org.rdma4j.gen.pipeline;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.preprocess.CompilerProbe;
import org.rdma4j.gen.problem.ProblemException;

/** Command line of the C compiler that reads the headers of a configuration. */
public final class CompilerCommand {

    private final ExtractOptions options;
    private final List<String> flags;

    /** @throws ProblemException if an include folder does not exist */
    CompilerCommand(Config config, ExtractOptions options) {
        this.options = options;
        Set<String> all = new LinkedHashSet<>();
        options.includePaths().forEach(path -> all.add("-I" + includeFolder(path)));
        config.includePaths().forEach(path -> all.add("-I" + includeFolder(path)));
        config.partitions().forEach(partition -> all.addAll(partition.cflags()));
        // A header next to wrapper.h is included from the wrapper's folder.
        config.partitions().stream()
                .filter(partition -> partition.within().isPresent())
                .forEach(partition -> config.output().wrapper().ifPresent(folder -> all.add("-iquote" + folder)));
        this.flags = List.copyOf(all);
    }

    /**
     * Runs the compiler to find its target, include path and predefined macros.
     *
     * @throws ProblemException if the compiler's target is not the requested one
     */
    Compiler probe() {
        Compiler compiler = CompilerProbe.probe(withFlags(options.compiler()));
        requireTarget(compiler, options.target());
        return compiler;
    }

    /** Returns the command line of another target's compiler for the same headers. */
    List<String> of(Target target) {
        return withFlags(List.of(target.compiler()));
    }

    private List<String> withFlags(List<String> command) {
        List<String> words = new ArrayList<>(command);
        words.addAll(flags);
        return words;
    }

    /**
     * Returns the folders to search for libraries before the compiler's own. Headers of another release, named by
     * {@code -I}, have their libraries in a folder {@code lib} next to them.
     */
    List<Path> libraryFolders(Compiler compiler) {
        List<Path> folders = new ArrayList<>();
        options.libraryPaths().forEach(path -> folders.add(existing(path, "library", "check -L")));
        for (Path include : options.includePaths()) {
            Path lib = includeFolder(include).resolveSibling("lib");
            folders.add(lib.resolve(compiler.target().triple()));
            folders.add(lib);
        }
        return folders;
    }

    /**
     * Returns the compiler's target.
     *
     * @throws ProblemException if another target is requested
     */
    public static Target requireTarget(Compiler compiler, Optional<String> requested) {
        String triple = compiler.target().triple();
        requested.filter(other -> !other.equals(triple)).ifPresent(other -> {
            throw ProblemException.badUsage(
                    "the target of the C compiler is " + triple + ", not " + other,
                    "specify the cross compiler with --cc, such as --cc " + other + "-gcc");
        });
        return compiler.target();
    }

    private static Path includeFolder(Path folder) {
        return existing(folder, "include", "check -I and include_paths");
    }

    private static Path existing(Path folder, String kind, String remedy) {
        if (!Files.isDirectory(folder)) {
            throw ProblemException.badUsage(
                    kind + " directory " + folder + (Files.exists(folder) ? " is not a directory" : " does not exist"),
                    remedy);
        }
        return folder.toAbsolutePath().normalize();
    }
}
