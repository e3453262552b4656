package org.rdma4j.sys.runtime.printing;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Text of the scalar values of a record: numbers, enum names, pointers and strings. */
final class ScalarText {
    private static final String NULL = "NULL";

    private final MemorySegment segment;
    private final EnumNames enums;

    ScalarText(MemorySegment segment, EnumNames enums) {
        this.segment = segment;
        this.enums = enums;
    }

    /**
     * Returns the text of a value. C has no type for GUIDs: a 64-bit number in network order is printed as a GUID if
     * the name of the member ends in {@code guid}.
     *
     * @param layout the layout of the value
     * @param offset the offset of the value, in bytes
     * @param name the name of the member
     * @param known the properties of the member
     */
    String of(ValueLayout layout, long offset, String name, MemberFacts.Member known) {
        ValueLayout packed = layout.withByteAlignment(1);
        if (packed instanceof AddressLayout pointer) {
            long address = segment.get(pointer, offset).address();
            return address == 0 ? NULL : "0x" + Long.toHexString(address);
        }
        if (packed instanceof ValueLayout.OfBoolean truth) {
            return String.valueOf(segment.get(truth, offset));
        }
        if (packed instanceof ValueLayout.OfFloat number) {
            return String.valueOf(segment.get(number, offset));
        }
        if (packed instanceof ValueLayout.OfDouble number) {
            return String.valueOf(segment.get(number, offset));
        }
        long value = integer(packed, offset, known.signed());
        boolean guid =
                packed.byteSize() == Long.BYTES && packed.order() == ByteOrder.BIG_ENDIAN && name.endsWith("guid");
        return guid ? GidText.guid(value) : number(value, known);
    }

    private long integer(ValueLayout layout, long offset, boolean signed) {
        if (layout instanceof ValueLayout.OfByte one) {
            byte value = segment.get(one, offset);
            return signed ? value : Byte.toUnsignedLong(value);
        }
        if (layout instanceof ValueLayout.OfShort two) {
            short value = segment.get(two, offset);
            return signed ? value : Short.toUnsignedLong(value);
        }
        if (layout instanceof ValueLayout.OfInt four) {
            int value = segment.get(four, offset);
            return signed ? value : Integer.toUnsignedLong(value);
        }
        return segment.get((ValueLayout.OfLong) layout, offset);
    }

    /**
     * Returns the text of a bit-field.
     *
     * @param first the first bit, counted from the start of the segment
     * @param width the number of bits
     * @param known the properties of the member: whether it is signed, or of an enum type
     */
    String bits(long first, int width, MemberFacts.Member known) {
        long value = 0;
        for (int i = 0; i < width; i++) {
            long bit = first + i;
            long octet = segment.get(ValueLayout.JAVA_BYTE, bit / Byte.SIZE);
            value |= (octet >> bit % Byte.SIZE & 1) << i;
        }
        int unused = Long.SIZE - width;
        return number(known.signed() ? value << unused >> unused : value, known);
    }

    private String number(long value, MemberFacts.Member known) {
        if (!known.enumeration().isEmpty()) {
            return enums.name(known.enumeration(), value);
        }
        return known.signed() ? Long.toString(value) : Long.toUnsignedString(value);
    }

    /** Returns the text of a global identifier: 128 bits in network order. */
    String gid(long offset) {
        ValueLayout.OfLong half = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
        return GidText.of(segment.get(half, offset), segment.get(half, offset + Long.BYTES));
    }

    /** Returns a byte as two hexadecimal digits. */
    String hex(long offset) {
        return String.format("%02x", segment.get(ValueLayout.JAVA_BYTE, offset));
    }

    /** Returns a quoted string. Quotes, backslashes and characters that cannot be printed are escaped. */
    static String quoted(String text) {
        return "\"" + PrintableText.of(text.replace("\\", "\\\\").replace("\"", "\\\"")) + "\"";
    }
}
