package org.rdma4j.gen.pipeline;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.merge.Merger;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Reads the metadata that a configuration imports with {@code [[type_import]]}. */
public final class ImportedMetadata {

    private ImportedMetadata() {}

    /**
     * Reads the metadata that headers are read with, one for each import, in order.
     *
     * @param release supplies the release of the headers; called if an import has one file for each release
     */
    public static List<Metadata> read(Config config, Supplier<String> release) {
        return config.imports().stream()
                .map(entry -> read(entry, config, release))
                .toList();
    }

    /** Reads the metadata of one import. */
    public static Metadata read(TypeImport entry, Config config, Supplier<String> release) {
        return CheckedInMetadata.read(existing(
                entry.isOfEachRelease() ? entry.metadata(release.get()) : entry.metadata(), config, "metadata"));
    }

    /** Reads the metadata that Java is emitted with, one for each import, in order. Releases are merged. */
    public static List<Metadata> readAll(Config config) {
        return config.imports().stream().map(entry -> readAll(entry, config)).toList();
    }

    private static Metadata readAll(TypeImport entry, Config config) {
        if (!entry.isOfEachRelease()) {
            return CheckedInMetadata.read(existing(entry.metadata(), config, "metadata"));
        }
        Config from = ConfigReader.read(existing(entry.config().orElseThrow(), config, "configuration"));
        List<Metadata> releases = CheckedInMetadata.read(from);
        if (releases.isEmpty()) {
            throw absent(entry.metadata(), config, "metadata");
        }
        return Merger.merge(releases, from).metadata();
    }

    /**
     * Returns the path of an imported file.
     *
     * @throws ProblemException if it does not exist
     */
    static Path existing(Path imported, Config config, String kind) {
        if (!Files.exists(imported)) {
            throw absent(imported, config, kind);
        }
        return imported;
    }

    private static ProblemException absent(Path imported, Config config, String kind) {
        return ProblemException.badInput(
                Location.of(config.file().toString()),
                "the imported " + kind + " " + imported + " does not exist",
                (kind.equals("metadata") ? "create it with generate, or " : "") + "correct [[type_import]]");
    }

    /**
     * Checks that imported records have the same size and alignment in these headers.
     *
     * @param imported one metadata for each import, in order
     */
    public static void check(Config config, List<Metadata> imported, Metadata metadata) {
        for (int i = 0; i < imported.size(); i++) {
            Metadata other = imported.get(i);
            String file = config.imports().get(i).metadata(metadata.release()).toString();
            TypeIndex index = new TypeIndex(other.on(metadata.target())
                    .orElseThrow(() -> ProblemException.badInput(
                            Location.of(file),
                            "it is for " + triples(other) + ", but these headers are for "
                                    + metadata.target().triple(),
                            "generate it for this target")));
            for (ForeignType foreign : metadata.foreign()) {
                if (foreign.size() > 0) {
                    check(foreign, index.record(foreign.type()), file);
                }
            }
        }
    }

    private static String triples(Metadata metadata) {
        return metadata.each().stream().map(m -> m.target().triple()).collect(Collectors.joining(" and "));
    }

    private static void check(ForeignType foreign, Optional<RecordDecl> record, String file) {
        NamedType type = foreign.type();
        record.filter(r -> r.size() != foreign.size() || r.alignment() != foreign.alignment())
                .ifPresent(r -> {
                    throw ProblemException.badInput(
                            Location.of(file),
                            type.spelling() + " has " + r.size() + " bytes there and " + foreign.size()
                                    + " bytes in these headers",
                            "generate the imported metadata again");
                });
    }
}
