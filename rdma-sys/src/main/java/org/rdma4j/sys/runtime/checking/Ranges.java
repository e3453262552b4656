package org.rdma4j.sys.runtime.checking;

/**
 * Range checks for C integers that are narrower than their Java type.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class Ranges {

    private Ranges() {}

    /**
     * Returns a value as {@code uint8_t}.
     *
     * @throws IllegalArgumentException if the value is not in the range 0 to 255
     */
    public static byte u8(int value) {
        if (value >>> Byte.SIZE != 0) {
            throw outOfRange(value, 0, 0xFF);
        }
        return (byte) value;
    }

    /**
     * Returns a value as {@code uint16_t}.
     *
     * @throws IllegalArgumentException if the value is not in the range 0 to 65535
     */
    public static short u16(int value) {
        if (value >>> Short.SIZE != 0) {
            throw outOfRange(value, 0, 0xFFFF);
        }
        return (short) value;
    }

    /**
     * Returns a value if it fits an unsigned bit-field.
     *
     * @param width the width of the bit-field, 1 to 63
     * @throws IllegalArgumentException if the value is negative or needs more bits
     */
    public static long bits(long value, int width) {
        if (value >>> width != 0) {
            throw outOfRange(value, 0, (1L << width) - 1);
        }
        return value;
    }

    /**
     * Returns a value if it fits a signed bit-field.
     *
     * @param width the width of the bit-field, 1 to 63
     * @throws IllegalArgumentException if the value needs more bits
     */
    public static long signedBits(long value, int width) {
        long max = (1L << width - 1) - 1;
        if (value > max || value < ~max) {
            throw outOfRange(value, ~max, max);
        }
        return value;
    }

    private static IllegalArgumentException outOfRange(long value, long min, long max) {
        return new IllegalArgumentException(value + " is not from " + min + " to " + max);
    }
}
