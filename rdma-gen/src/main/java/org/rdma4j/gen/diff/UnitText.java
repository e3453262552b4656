package org.rdma4j.gen.diff;

/** Formats sizes and offsets for reports. */
final class UnitText {

    private UnitText() {}

    /** {@code 1 byte}, {@code 8 bytes}. */
    static String bytes(long count) {
        return count + (count == 1 ? " byte" : " bytes");
    }

    /** {@code byte 12}, or {@code byte 12, bit 3} if the offset is not a multiple of 8 bits. */
    static String offset(long bits) {
        long rest = bits % Byte.SIZE;
        return "byte " + bits / Byte.SIZE + (rest == 0 ? "" : " bit " + rest);
    }

    /** {@code 1 field}, {@code 3 fields}. */
    static String count(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
