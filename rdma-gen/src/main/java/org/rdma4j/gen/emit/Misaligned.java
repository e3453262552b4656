package org.rdma4j.gen.emit;

import java.util.HashSet;
import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * Finds records that lie inside packed ones at addresses below their alignment, as {@code epoll_data} does in {@code
 * epoll_event} on x86-64: their accessors must not insist on alignment.
 */
final class Misaligned {

    private final TypeIndex index;
    private final Set<NamedType> found = new HashSet<>();

    private Misaligned(TypeIndex index) {
        this.index = index;
    }

    /** The types of all such records of the metadata. */
    static Set<NamedType> in(Metadata metadata, TypeIndex index) {
        Misaligned search = new Misaligned(index);
        metadata.partitions()
                .forEach(p -> p.records().forEach(record -> search.members(record, record.alignment(), 0)));
        return search.found;
    }

    /**
     * Looks into a record.
     *
     * @param guaranteed the alignment of the outermost record, in bytes
     * @param base where the record starts in it, in bytes
     */
    private void members(RecordDecl record, long guaranteed, long base) {
        for (FieldDecl field : record.fields()) {
            type(field.type(), guaranteed, base + field.offset() / Byte.SIZE);
        }
    }

    private void type(CType type, long guaranteed, long offset) {
        CType resolved = index.resolve(type);
        if (resolved instanceof ArrayType array) {
            type(array.element(), guaranteed, offset);
        } else if (resolved instanceof UnnamedRecord unnamed) {
            members(unnamed.record(), guaranteed, offset);
        } else if (resolved instanceof NamedType named) {
            index.record(named).ifPresent(inner -> {
                boolean fits = guaranteed % inner.alignment() == 0 && offset % inner.alignment() == 0;
                if (!fits && found.add(named)) {
                    members(inner, 1, 0);
                }
            });
        }
    }
}
