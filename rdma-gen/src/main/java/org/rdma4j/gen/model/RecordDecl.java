package org.rdma4j.gen.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * A struct or union declaration.
 *
 * @param kind struct or union
 * @param name the tag; the name of the typedef if only a typedef names the record; or empty
 * @param typedefNamed whether {@code name} is the name of a typedef, used in C without {@code struct}
 * @param packing packing and alignment of the declaration
 * @param size size in bytes; {@link #UNKNOWN} before layout
 * @param alignment alignment in bytes; {@link #UNKNOWN} before layout
 * @param fields members in the order of the declaration
 * @param header header that declares the record
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

    /** Size, alignment, offset or width before layout. */
    public static final long UNKNOWN = -1;

    /** Kind of a record. */
    public enum Kind {
        STRUCT,
        UNION;

        /** Returns the C keyword. */
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

    /** Returns {@code true} if the record has neither a tag nor a typedef name. */
    public boolean isUnnamed() {
        return name.isEmpty();
    }

    /** Returns a reference to this record, which must have a name. */
    public NamedType type() {
        if (typedefNamed) {
            return new NamedType(NamedType.Tag.TYPEDEF, name);
        }
        return new NamedType(kind == Kind.STRUCT ? NamedType.Tag.STRUCT : NamedType.Tag.UNION, name);
    }

    /** Returns a copy of this record with the given fields. */
    public RecordDecl withFields(List<FieldDecl> others) {
        return new RecordDecl(kind, name, typedefNamed, packing, size, alignment, others, header);
    }
}
