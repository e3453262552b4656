package org.rdma4j.gen.verify;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.process.Command;

/**
 * Where the compiler, the headers and the libraries are.
 *
 * @param compiler the C compiler, gcc or clang, with arguments that every call needs
 * @param includePaths folders searched for headers before the compiler's own
 * @param cflags further arguments for every partition
 * @param partitions what is traversed and bound, by namespace; a partition of the metadata that is not among them
 *     counts as one that traverses its headers
 * @param libraryPaths folders searched for libraries before the compiler's own
 * @param optionalLibraries file names of libraries whose symbols are left uncompared where the library is not there
 * @param skip declarations that are left out on purpose, beyond those that the metadata names, each with its reason
 * @param whole the namespace whose header includes those of all others; empty for none
 */
public record VerifyOptions(
        List<String> compiler,
        List<Path> includePaths,
        List<String> cflags,
        List<PartitionConfig> partitions,
        List<Path> libraryPaths,
        Set<String> optionalLibraries,
        Map<String, String> skip,
        Optional<String> whole) {

    public VerifyOptions {
        compiler = List.copyOf(compiler);
        includePaths = List.copyOf(includePaths);
        cflags = List.copyOf(cflags);
        partitions = List.copyOf(partitions);
        libraryPaths = List.copyOf(libraryPaths);
        optionalLibraries = Set.copyOf(optionalLibraries);
        skip = Map.copyOf(skip);
    }

    /** This machine's {@code cc}, headers and libraries. */
    public static VerifyOptions of(List<PartitionConfig> partitions) {
        return new VerifyOptions(
                List.of("cc"), List.of(), List.of(), partitions, List.of(), Set.of(), Map.of(), Optional.empty());
    }

    /** This machine's {@code cc} and libraries, with the headers, flags and skips of a configuration. */
    public static VerifyOptions of(Config config) {
        List<Path> folders = new ArrayList<>(config.includePaths());
        // Headers may be named relative to the configuration.
        folders.add(config.file().toAbsolutePath().getParent());
        return new VerifyOptions(
                List.of("cc"),
                folders,
                List.of(),
                config.partitions(),
                List.of(),
                Set.of(),
                config.skip(),
                config.wrapper().map(PartitionConfig::namespace));
    }

    /**
     * The same for headers of this release: where the wrapper's header asks for its number, the compiler is told.
     *
     * @param release as in {@code 44.0}
     */
    public VerifyOptions withRelease(Config config, String release) {
        List<String> flags = new ArrayList<>(cflags);
        config.output()
                .releaseMacro()
                .filter(macro -> History.isRelease(release))
                .ifPresent(macro -> flags.add("-D" + macro + "=" + History.number(release)));
        return new VerifyOptions(
                compiler, includePaths, flags, partitions, libraryPaths, optionalLibraries, skip, whole);
    }

    /** The same with another compiler. */
    public VerifyOptions withCompiler(List<String> words) {
        return new VerifyOptions(words, includePaths, cflags, partitions, libraryPaths, optionalLibraries, skip, whole);
    }

    /** The same with these folders for headers. */
    public VerifyOptions withIncludePaths(List<Path> folders) {
        return new VerifyOptions(compiler, folders, cflags, partitions, libraryPaths, optionalLibraries, skip, whole);
    }

    /** The same with these folders for libraries, and these libraries allowed to be absent. */
    public VerifyOptions withLibraries(List<Path> folders, Set<String> optional) {
        return new VerifyOptions(compiler, includePaths, cflags, partitions, folders, optional, skip, whole);
    }

    /** The same with these declarations left out on purpose. */
    public VerifyOptions withSkip(Map<String, String> reasons) {
        return new VerifyOptions(
                compiler, includePaths, cflags, partitions, libraryPaths, optionalLibraries, reasons, whole);
    }

    /** The headers of the metadata, as these options find them. */
    CheckedHeaders headers(Metadata metadata) {
        List<String> words = new ArrayList<>(compiler);
        includePaths.forEach(path -> words.add("-I" + path.toAbsolutePath()));
        words.addAll(cflags);
        partitions.stream()
                .flatMap(partition -> partition.cflags().stream())
                .distinct()
                .forEach(words::add);
        Map<String, String> texts = new LinkedHashMap<>();
        metadata.partitions()
                .forEach(partition -> texts.put(partition.namespace(), ProbeSource.includes(partition.headers())));
        return new CheckedHeaders(words, texts, whole, Path.of(""), partitions, skip.keySet(), Command.DEFAULT_TIMEOUT);
    }
}
