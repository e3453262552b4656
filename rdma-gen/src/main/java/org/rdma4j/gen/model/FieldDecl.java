package org.rdma4j.gen.model;

/**
 * A member of a record.
 *
 * @param name the C name; empty for an unnamed member, whose own members take its place, or an unnamed bit-field
 * @param type its C type; for a bit-field the declared type
 * @param bits the declared width of a bit-field, 0 included; {@link #NOT_A_BIT_FIELD} otherwise
 * @param packing what the member says about packing and alignment; {@code pragmaPack} is the record's
 * @param offset in bits from the start of the record that holds the member; {@link RecordDecl#UNKNOWN} before layout
 * @param width in bits; 0 for flexible and zero-length arrays; {@link RecordDecl#UNKNOWN} before layout
 */
public record FieldDecl(String name, CType type, int bits, Packing packing, long offset, long width) {

    /** The value of {@code bits} for an ordinary member. */
    public static final int NOT_A_BIT_FIELD = -1;

    /** True for a bit-field. */
    public boolean isBitField() {
        return bits != NOT_A_BIT_FIELD;
    }

    /** Returns this field with another type. */
    public FieldDecl withType(CType other) {
        return new FieldDecl(name, other, bits, packing, offset, width);
    }
}
