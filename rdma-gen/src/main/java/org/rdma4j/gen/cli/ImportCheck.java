package org.rdma4j.gen.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Holds the sizes of imported records against those that these headers give: both must speak of the same machine. */
final class ImportCheck {

    private final Config config;
    private final List<Metadata> imported;

    ImportCheck(Config config, List<Metadata> imported) {
        this.config = config;
        this.imported = imported;
    }

    void check(Metadata metadata) {
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
