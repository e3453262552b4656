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
 * The compiler, headers and libraries for a verification.
 *
 * @param compiler the command line of gcc or clang
 * @param includePaths folders of headers, searched before those of the compiler
 * @param cflags further arguments for all partitions
 * @param partitions the configured partitions; a partition of the metadata that is not among them traverses all its
 *     headers
 * @param libraryPaths folders of libraries, searched before those of the compiler
 * @param optionalLibraries file names of libraries that may be absent: their symbols are then not compared
 * @param skip declarations to ignore, in addition to those that the metadata lists as skipped, with reasons
 * @param whole the namespace whose header includes those of all others, if there is one
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

    /** Returns options for {@code cc} and the headers and libraries of this machine. */
    public static VerifyOptions of(List<PartitionConfig> partitions) {
        return new VerifyOptions(
                List.of("cc"), List.of(), List.of(), partitions, List.of(), Set.of(), Map.of(), Optional.empty());
    }

    /**
     * Returns options for {@code cc} and the libraries of this machine, with the headers, flags and skips of a
     * configuration.
     */
    public static VerifyOptions of(Config config) {
        List<Path> folders = new ArrayList<>(config.includePaths());
        // Header names may be relative to the folder of the configuration.
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
     * Returns these options for headers of a release, whose number the header of the wrapper needs as a macro.
     *
     * @param release a release such as {@code 44.0}
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

    /** Returns a copy of these options with the given compiler. */
    public VerifyOptions withCompiler(List<String> words) {
        return new VerifyOptions(words, includePaths, cflags, partitions, libraryPaths, optionalLibraries, skip, whole);
    }

    /** Returns a copy of these options with the given folders of headers. */
    public VerifyOptions withIncludePaths(List<Path> folders) {
        return new VerifyOptions(compiler, folders, cflags, partitions, libraryPaths, optionalLibraries, skip, whole);
    }

    /** Returns a copy of these options with the given folders of libraries and optional libraries. */
    public VerifyOptions withLibraries(List<Path> folders, Set<String> optional) {
        return new VerifyOptions(compiler, includePaths, cflags, partitions, folders, optional, skip, whole);
    }

    /** Returns a copy of these options with the given declarations to ignore. */
    public VerifyOptions withSkip(Map<String, String> reasons) {
        return new VerifyOptions(
                compiler, includePaths, cflags, partitions, libraryPaths, optionalLibraries, reasons, whole);
    }

    /** Returns the headers of metadata for these options. */
    VerificationInput headers(Metadata metadata) {
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
        return new VerificationInput(
                words, texts, whole, Path.of(""), partitions, skip.keySet(), Command.DEFAULT_TIMEOUT);
    }
}
