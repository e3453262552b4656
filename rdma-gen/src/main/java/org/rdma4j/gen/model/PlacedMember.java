package org.rdma4j.gen.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A named member that is reached from a record by dots alone, and where it lies there: one of the record itself, or of a
 * record of unnamed type inside it.
 *
 * @param path from the record, as C spells it: {@code wr.rdma.rkey}
 * @param parent the path of the named member that holds it; empty for the record itself
 * @param field the declaration; its own offset counts from the record that holds it
 * @param offset in bits from the start of the outermost record
 * @param overlaid whether other members may lie over it, since it is inside a union
 */
public record PlacedMember(String path, String parent, FieldDecl field, long offset, boolean overlaid) {

    /**
     * The members of a record in C's order. One of unnamed type comes before its members; if it has no name either,
     * they take its place. Neither named types nor arrays are entered.
     */
    public static List<PlacedMember> of(RecordDecl record) {
        List<PlacedMember> members = new ArrayList<>();
        add(members, record, "", 0, false);
        return List.copyOf(members);
    }

    /** The member at a path; empty where the record has none there. */
    public static Optional<PlacedMember> find(RecordDecl record, String path) {
        return of(record).stream().filter(member -> member.path().equals(path)).findFirst();
    }

    private static void add(
            List<PlacedMember> members, RecordDecl record, String parent, long base, boolean insideUnion) {
        boolean overlaid = insideUnion || record.kind() == RecordDecl.Kind.UNION;
        for (FieldDecl field : record.fields()) {
            long offset = base + field.offset();
            String path = parent;
            if (!field.name().isEmpty()) {
                path = parent.isEmpty() ? field.name() : parent + "." + field.name();
                members.add(new PlacedMember(path, parent, field, offset, overlaid));
            }
            if (TypeIndex.unqualified(field.type()) instanceof UnnamedRecord unnamed) {
                add(members, unnamed.record(), path, offset, overlaid);
            }
        }
    }

    /** Its C type. */
    public CType type() {
        return field.type();
    }

    /** In bits; 0 for flexible and zero-length arrays. */
    public long width() {
        return field.width();
    }
}
