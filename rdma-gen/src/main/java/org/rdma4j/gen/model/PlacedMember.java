package org.rdma4j.gen.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A named member of a record, or of an unnamed record nested in it, with its offset in the outermost record. The member
 * is accessed with the {@code .} operator alone.
 *
 * @param path path from the outermost record as in C, such as {@code wr.rdma.rkey}
 * @param parent path of the enclosing named member; empty for a member of the record itself
 * @param field declaration of the member; its offset is relative to the enclosing record
 * @param offset offset in bits from the start of the outermost record
 * @param overlaid whether the member is inside a union and may share its storage with others
 */
public record PlacedMember(String path, String parent, FieldDecl field, long offset, boolean overlaid) {

    /**
     * Returns the members of a record in the order of the declaration. A named member of an unnamed type precedes the
     * members of that type. An unnamed member is replaced by its members. Members of named types and of array elements
     * are not included.
     */
    public static List<PlacedMember> of(RecordDecl record) {
        List<PlacedMember> members = new ArrayList<>();
        add(members, record, "", 0, false);
        return List.copyOf(members);
    }

    /** Returns the member with the given path. */
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

    /** Returns the C type of the member. */
    public CType type() {
        return field.type();
    }

    /** Returns the width in bits, 0 for flexible and zero-length arrays. */
    public long width() {
        return field.width();
    }
}
