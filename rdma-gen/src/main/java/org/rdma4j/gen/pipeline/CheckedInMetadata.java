package org.rdma4j.gen.pipeline;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.layout.LayoutValidator;
import org.rdma4j.gen.metadata.DeclarationFinder;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Reads the metadata files of a configuration that are checked in. */
public final class CheckedInMetadata {

    private static final String COMPILER = "compiler";

    private CheckedInMetadata() {}

    /** Returns the files of all releases, sorted by name. */
    public static List<Path> files(Config config) {
        Path pattern = OutputPaths.metadataPattern(config);
        Path folder = pattern.getParent();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        String glob = String.valueOf(pattern.getFileName()).replace("{release}", "*");
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> matcher.matches(f.getFileName())).sorted().toList();
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(folder.toString()), e);
        }
    }

    /** Reads the files of all releases, sorted by name. */
    public static List<Metadata> read(Config config) {
        return read(files(config));
    }

    /** Reads files, in order. */
    public static List<Metadata> read(List<Path> files) {
        // Reading takes most of the time of a run over several releases, and the files are independent.
        return files.parallelStream().map(CheckedInMetadata::read).toList();
    }

    /**
     * Reads a file.
     *
     * @throws ProblemException if sizes and offsets do not follow from the declarations, as in a file edited by hand
     */
    public static Metadata read(Path file) {
        Metadata metadata = MetadataReader.read(file);
        for (Metadata single : metadata.each()) {
            LayoutValidator.find(single).ifPresent(wrong -> {
                throw ProblemException.badInput(
                        DeclarationFinder.find(file, wrong.declaration()).orElse(Location.of(file.toString())),
                        wrong.what() + ", on " + single.target().triple(),
                        "extract it again");
            });
        }
        return metadata;
    }

    /** Returns the checked-in metadata with the same release, kernel headers, libc and target as {@code here}. */
    static Optional<Metadata> same(List<Metadata> checkedIn, Metadata here) {
        return checkedIn.stream()
                .filter(there -> there.release().equals(here.release()))
                .flatMap(there -> there.on(here.target()).stream())
                .filter(there -> origin(there).equals(origin(here)))
                .findFirst();
    }

    /** Returns the checked-in releases, with {@code here} in place of the metadata of its release. */
    static List<Metadata> with(List<Metadata> checkedIn, Metadata here) {
        List<Metadata> all = new ArrayList<>(checkedIn);
        all.removeIf(there -> there.release().equals(here.release()));
        all.add(here);
        return all;
    }

    /** Returns the versions that identify headers: all but the compiler's, for compilers of one target agree. */
    private static Map<String, String> origin(Metadata metadata) {
        Map<String, String> origin = new TreeMap<>(metadata.versions());
        origin.remove(COMPILER);
        return origin;
    }

    /** Returns the metadata with the compiler version of the checked-in file, so that the file does not change. */
    static Metadata madeBy(Metadata metadata, Metadata checkedIn) {
        SortedMap<String, String> versions = new TreeMap<>(metadata.versions());
        String compiler = checkedIn.versions().get(COMPILER);
        if (compiler != null) {
            versions.put(COMPILER, compiler);
        }
        return new Metadata(
                metadata.name(),
                metadata.release(),
                metadata.target(),
                versions,
                metadata.partitions(),
                metadata.foreign());
    }
}
