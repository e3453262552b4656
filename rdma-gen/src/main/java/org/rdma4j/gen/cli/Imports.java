package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
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
        return MetadataReader.read(entry.metadata());
    }
}
