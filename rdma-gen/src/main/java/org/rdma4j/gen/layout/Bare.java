package org.rdma4j.gen.layout;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Takes the numbers off records again, so that they can be laid out for another target. What no layout gives stays: the
 * size of an injected type, the alignment of a typedef. On the way each record is compared with what the layout makes of
 * its members, for what does not follow from them on one target cannot be known on another.
 */
final class Bare extends TypeRewriter {

    private final Layout layout;
    private final Target wanted;

    /**
     * A rewriter for one metadata.
     *
     * @param wanted the target that the layout is wanted for
     */
    Bare(Metadata metadata, Target wanted) {
        Declarations declarations = new Declarations(metadata.partitions(), metadata.foreign(), Optional::of);
        this.layout = new Layout(metadata.target(), declarations::of);
        this.wanted = wanted;
    }

    @Override
    public RecordDecl rewrite(RecordDecl record) {
        if (record.fields().isEmpty() && record.size() > 0) {
            return record;
        }
        RecordDecl again = layout.complete(with(
                record,
                RecordDecl.UNKNOWN,
                record.fields().stream().map(f -> bare(f, false)).toList()));
        boolean follows = again.size() == record.size() && again.fields().equals(record.fields());
        if (!follows) {
            throw ProblemException.badInput(
                    Location.of(record.header()),
                    name(record) + " is not laid out as its members are on "
                            + layout.target().triple() + ", so that nothing follows for " + wanted.triple(),
                    "read the headers with the compiler of " + wanted.triple() + ", see extract --target");
        }
        long alignment = again.alignment() == record.alignment() ? RecordDecl.UNKNOWN : record.alignment();
        return with(
                record,
                alignment,
                record.fields().stream().map(f -> bare(f, true)).toList());
    }

    private static RecordDecl with(RecordDecl record, long alignment, List<FieldDecl> fields) {
        return new RecordDecl(
                record.kind(),
                record.name(),
                record.typedefNamed(),
                record.packing(),
                RecordDecl.UNKNOWN,
                alignment,
                fields,
                record.header());
    }

    private FieldDecl bare(FieldDecl field, boolean inside) {
        return new FieldDecl(
                field.name(),
                inside ? rewrite(field.type()) : field.type(),
                field.bits(),
                field.packing(),
                RecordDecl.UNKNOWN,
                RecordDecl.UNKNOWN);
    }

    private static String name(RecordDecl record) {
        return record.isUnnamed()
                ? "an unnamed " + record.kind().keyword()
                : record.type().spelling();
    }
}
