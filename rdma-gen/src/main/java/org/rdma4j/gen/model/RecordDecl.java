package org.rdma4j.gen.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * A struct or union with its members.
 *
 * @param kind struct or union
 * @param name the tag, or the typedef's name for an unnamed record that a typedef names, or empty
 * @param typedefNamed true when {@code name} is a typedef's, so that C spells it without {@code struct}
 * @param packing what the declaration says about packing and alignment
 * @param size in bytes; {@link #UNKNOWN} before the layout is done
 * @param alignment in bytes; {@link #UNKNOWN} before the layout is done
 * @param fields in C's order
 * @param header where it is declared
 */
public record RecordDecl(
        Kind kind,
        String name,
        boolean typedefNamed,
        Packing packing,
        long size,
        long alignment,
        List<FieldDecl> fields,
        String header)
        implements Declaration {

    /** A size, alignment, offset or width that no one has computed yet. */
    public static final long UNKNOWN = -1;

    /** struct or union. */
    public enum Kind {
        STRUCT,
        UNION;

        /** The C keyword. */
        public String keyword() {
            return this == STRUCT ? "struct" : "union";
        }
    }

    public RecordDecl {
        fields = List.copyOf(fields);
    }

    @Override
    public Stream<CType> types() {
        return fields.stream().map(FieldDecl::type);
    }

    /** True for a record that neither a tag nor a typedef names. */
    public boolean isUnnamed() {
        return name.isEmpty();
    }

    /** The reference by which other declarations name this record; it must have a name. */
    public NamedType type() {
        if (typedefNamed) {
            return new NamedType(NamedType.Tag.TYPEDEF, name);
        }
        return new NamedType(kind == Kind.STRUCT ? NamedType.Tag.STRUCT : NamedType.Tag.UNION, name);
    }

    /** Returns this record with other fields. */
    public RecordDecl withFields(List<FieldDecl> others) {
        return new RecordDecl(kind, name, typedefNamed, packing, size, alignment, others, header);
    }
}
