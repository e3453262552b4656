package org.rdma4j.gen.layout;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Computes metadata for a target from that of another one. The headers must have the same text on both: sizes and
 * offsets then depend on the declarations and on the sizes of foreign types only.
 */
public final class Retargeting {

    private final Metadata metadata;
    private final Target target;
    private final List<TypeIndex> imported;

    private Retargeting(Metadata metadata, Target target, List<Metadata> imported) {
        this.metadata = metadata;
        this.target = target;
        this.imported = imported.stream().map(TypeIndex::new).toList();
    }

    /**
     * Returns the declarations with the sizes and offsets of another target.
     *
     * @param metadata metadata of a single target, with sizes and offsets
     * @param target the other target
     * @param imported imported metadata for the other target
     * @throws ProblemException if a size or offset does not follow from the declarations
     */
    public static Metadata compute(Metadata metadata, Target target, List<Metadata> imported) {
        return new Retargeting(metadata, target, imported).run();
    }

    private Metadata run() {
        List<Partition> bare =
                new PartitionRewriter(new LayoutRemover(metadata, target)).rewrite(metadata.partitions());
        DeclarationLookup declarations = new DeclarationLookup(bare, withoutAlignments(), this::sized);
        Layout layout = new Layout(target, declarations::of);
        PartitionLayout partitions = new PartitionLayout(layout);
        return new Metadata(
                metadata.name(),
                metadata.release(),
                target,
                metadata.versions(),
                bare.stream().map(partitions::complete).toList(),
                metadata.foreign().stream().map(f -> sized(f, layout)).toList());
    }

    /** Returns the foreign types. A typedef with an alignment attribute keeps its alignment. */
    private List<ForeignType> withoutAlignments() {
        DeclarationLookup declarations = new DeclarationLookup(metadata.partitions(), metadata.foreign(), Optional::of);
        Layout layout = new Layout(metadata.target(), declarations::of);
        return metadata.foreign().stream()
                .map(f -> f.isSized()
                                && f.definition()
                                        .filter(d -> layout.alignof(d) == f.alignment())
                                        .isPresent()
                        ? new ForeignType(f.type(), f.namespace(), f.definition(), f.size(), 0)
                        : f)
                .toList();
    }

    private static ForeignType sized(ForeignType type, Layout layout) {
        return !type.isSized()
                ? type
                : new ForeignType(
                        type.type(),
                        type.namespace(),
                        type.definition(),
                        layout.sizeof(type.type()),
                        layout.alignof(type.type()));
    }

    /** Returns a foreign record with its size in the imported metadata. */
    private Optional<ForeignType> sized(ForeignType type) {
        Optional<RecordDecl> record = imported.stream()
                .flatMap(index -> index.record(type.type()).stream())
                .findFirst();
        if (record.isEmpty()) {
            throw ProblemException.badUsage(
                    "the size of " + type.type().spelling() + " on " + target.triple() + " is not known",
                    "bind it in a separate configuration and import that, or read the headers with the compiler of "
                            + target.triple() + ": see extract --target");
        }
        return record.map(
                r -> new ForeignType(type.type(), type.namespace(), type.definition(), r.size(), r.alignment()));
    }
}
