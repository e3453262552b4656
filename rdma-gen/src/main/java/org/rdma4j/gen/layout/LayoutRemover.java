package org.rdma4j.gen.layout;

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
final class LayoutRemover extends TypeRewriter {

    private final LayoutCheck check;
    private final Target wanted;

    /**
     * A rewriter for one metadata.
     *
     * @param wanted the target that the layout is wanted for
     */
    LayoutRemover(Metadata metadata, Target wanted) {
        this.check = new LayoutCheck(metadata);
        this.wanted = wanted;
    }

    @Override
    public RecordDecl rewrite(RecordDecl record) {
        if (LayoutCheck.isSizeAlone(record)) {
            return record;
        }
        check.wrong(record).ifPresent(what -> {
            throw ProblemException.badInput(
                    Location.of(record.header()),
                    what + ", so that nothing follows for " + wanted.triple(),
                    "read the headers with the compiler of " + wanted.triple() + ", see extract --target");
        });
        boolean follows = check.again(record).alignment() == record.alignment();
        return new RecordDecl(
                record.kind(),
                record.name(),
                record.typedefNamed(),
                record.packing(),
                RecordDecl.UNKNOWN,
                follows ? RecordDecl.UNKNOWN : record.alignment(),
                record.fields().stream().map(this::bare).toList(),
                record.header());
    }

    private FieldDecl bare(FieldDecl field) {
        return new FieldDecl(
                field.name(),
                rewrite(field.type()),
                field.bits(),
                field.packing(),
                RecordDecl.UNKNOWN,
                RecordDecl.UNKNOWN);
    }
}
