package org.rdma4j.gen.model;

/**
 * A member of a record.
 *
 * @param name C name; empty for an unnamed bit-field, and for an unnamed struct or union, whose members are accessed as
 *     members of this record
 * @param type C type; the declared type for a bit-field
 * @param bits declared width of a bit-field, which may be 0; {@link #NOT_A_BIT_FIELD} for other members
 * @param packing packing and alignment of the member; {@code pragmaPack} is that of the record
 * @param offset offset in bits from the start of the enclosing record; {@link RecordDecl#UNKNOWN} before layout
 * @param width width in bits; 0 for flexible and zero-length arrays; {@link RecordDecl#UNKNOWN} before layout
 */
public record FieldDecl(String name, CType type, int bits, Packing packing, long offset, long width) {

    /** Value of {@code bits} for a member that is not a bit-field. */
    public static final int NOT_A_BIT_FIELD = -1;

    /** Returns {@code true} if the member is a bit-field. */
    public boolean isBitField() {
        return bits != NOT_A_BIT_FIELD;
    }

    /** Returns a copy of this field with the given type. */
    public FieldDecl withType(CType other) {
        return new FieldDecl(name, other, bits, packing, offset, width);
    }
}
