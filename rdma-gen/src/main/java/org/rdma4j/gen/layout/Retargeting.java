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
 * Metadata for one target from that for another, where the headers are the same text on both: all numbers follow from
 * the declarations and from the sizes of the types that others own.
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
     * The same declarations with another target's numbers.
     *
     * @param metadata laid out, for one target alone
     * @param target another one
     * @param imported what the partitions take types from, as it is on the other target
     * @throws ProblemException when something does not follow from the declarations alone
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

    /** The foreign types; a typedef keeps its alignment where its definition has another, as an attribute makes it. */
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

    /** A foreign record with the size that its owner gives it on the other target. */
    private Optional<ForeignType> sized(ForeignType type) {
        Optional<RecordDecl> record = imported.stream()
                .flatMap(index -> index.record(type.type()).stream())
                .findFirst();
        if (record.isEmpty()) {
            throw ProblemException.badUsage(
                    "the size of " + type.type().spelling() + " on " + target.triple() + " is not known",
                    "bind it in a configuration of its own and import that, or read the headers with the compiler of "
                            + target.triple() + ", see extract --target");
        }
        return record.map(
                r -> new ForeignType(type.type(), type.namespace(), type.definition(), r.size(), r.alignment()));
    }
}
