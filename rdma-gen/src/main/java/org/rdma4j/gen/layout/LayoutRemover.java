package org.rdma4j.gen.layout;

import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Removes sizes and offsets from records, so that the records can be laid out for another target. Sizes of injected
 * types and alignments of typedefs remain. Each record is compared with the layout of its members first: if they differ
 * on one target, the layout on another one is unknown.
 */
final class LayoutRemover extends TypeRewriter {

    private final LayoutValidator check;
    private final Target wanted;

    /**
     * Creates a rewriter for the metadata of a single target.
     *
     * @param wanted target of the new layout, for messages
     */
    LayoutRemover(Metadata metadata, Target wanted) {
        this.check = new LayoutValidator(metadata);
        this.wanted = wanted;
    }

    @Override
    public RecordDecl rewrite(RecordDecl record) {
        if (LayoutValidator.isSizeAlone(record)) {
            return record;
        }
        check.wrong(record).ifPresent(what -> {
            throw ProblemException.badInput(
                    Location.of(record.header()),
                    what + ", so its layout cannot be derived for " + wanted.triple(),
                    "read the headers with the compiler of " + wanted.triple() + ": see extract --target");
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
