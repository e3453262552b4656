package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Reads the metadata that a configuration imports. */
final class Imports {

    private Imports() {}

    /** One metadata for each {@code [[type_import]]}, in order. */
    static List<Metadata> read(Config config) {
        List<Metadata> imported = new ArrayList<>();
        for (TypeImport entry : config.imports()) {
            imported.add(read(entry, config));
        }
        return imported;
    }

    /** The metadata of one {@code [[type_import]]}. */
    static Metadata read(TypeImport entry, Config config) {
        if (!Files.exists(entry.metadata())) {
            throw ProblemException.badInput(
                    Location.of(config.file().toString()),
                    "the imported metadata " + entry.metadata() + " does not exist",
                    "make it with generate, or correct [[type_import]]");
        }
        return CheckedIn.read(entry.metadata());
    }

    /**
     * Compares the sizes of imported records with those that these headers give: both must be of the same machine.
     *
     * @param imported one metadata for each {@code [[type_import]]}, in order
     */
    static void check(Config config, List<Metadata> imported, Metadata metadata) {
        for (int i = 0; i < imported.size(); i++) {
            Metadata other = imported.get(i);
            String file = config.imports().get(i).metadata().toString();
            TypeIndex index = new TypeIndex(other.on(metadata.target())
                    .orElseThrow(() -> ProblemException.badInput(
                            Location.of(file),
                            "it is for " + triples(other) + ", these headers are for "
                                    + metadata.target().triple(),
                            "make it anew for this target")));
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
                            "make the imported metadata anew");
                });
    }
}
