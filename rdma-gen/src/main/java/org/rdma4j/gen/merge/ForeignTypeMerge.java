package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.merge.DeclarationTimeline.Sighting;
import org.rdma4j.gen.merge.MergeContext.Source;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.Partition;

/**
 * Merges the {@linkplain ForeignType foreign types} of several releases, which are the types that their partitions use
 * but do not own.
 */
final class ForeignTypeMerge {

    private final List<Source> sources;
    private final MergeConflicts conflicts;

    ForeignTypeMerge(List<Source> sources, MergeConflicts conflicts) {
        this.sources = sources;
        this.conflicts = conflicts;
    }

    /**
     * Returns the foreign types of all releases that the merged partitions do not declare.
     *
     * @param partitions the merged partitions
     */
    List<ForeignType> merge(List<Partition> partitions) {
        Set<NamedType> own =
                partitions.stream().flatMap(ForeignTypeMerge::types).collect(Collectors.toSet());
        List<ForeignType> merged = new ArrayList<>();
        for (DeclarationTimeline<ForeignType> line : DeclarationTimeline.follow(
                sources.stream().map(r -> r.metadata().foreign()).toList(),
                f -> f.type().spelling())) {
            ForeignType now = line.newest();
            for (Sighting<ForeignType> older : line.older()) {
                String was = text(older.declaration());
                if (!was.equals(text(now)) && older.declaration().isSized() && now.isSized()) {
                    throw conflicts.differs(line.name(), older.release(), was, line.last(), text(now));
                }
            }
            // The size is known only in releases that use the type by value.
            ForeignType known = line.sightings().stream()
                    .map(Sighting::declaration)
                    .filter(ForeignType::isSized)
                    .findFirst()
                    .orElse(now);
            if (!own.contains(known.type())) {
                merged.add(known);
            }
        }
        return merged;
    }

    private static Stream<NamedType> types(Partition partition) {
        return Stream.of(
                        partition.records().stream().map(r -> r.type()),
                        partition.enums().stream().filter(e -> !e.isUnnamed()).map(e -> e.type()),
                        partition.typedefs().stream().map(t -> new NamedType(Tag.TYPEDEF, t.name())))
                .flatMap(s -> s);
    }

    private static String text(ForeignType foreign) {
        return foreign.size() + " bytes, aligned to " + foreign.alignment();
    }
}
