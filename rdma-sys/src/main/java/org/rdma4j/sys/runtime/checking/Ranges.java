package org.rdma4j.sys.runtime.checking;

/** Refuses what does not fit into a C integer that is narrower than the Java type in which it is given. */
public final class Ranges {

    private Ranges() {}

    /**
     * A value of {@code uint8_t}.
     *
     * @throws IllegalArgumentException unless it is from 0 to 255
     */
    public static byte u8(int value) {
        if (value >>> Byte.SIZE != 0) {
            throw refused(value, 0, 0xFF);
        }
        return (byte) value;
    }

    /**
     * A value of {@code uint16_t}.
     *
     * @throws IllegalArgumentException unless it is from 0 to 65535
     */
    public static short u16(int value) {
        if (value >>> Short.SIZE != 0) {
            throw refused(value, 0, 0xFFFF);
        }
        return (short) value;
    }

    /**
     * A value of an unsigned bit-field.
     *
     * @param width how many bits it has, from 1 to 63
     * @throws IllegalArgumentException when it needs more bits, or is negative
     */
    public static long bits(long value, int width) {
        if (value >>> width != 0) {
            throw refused(value, 0, (1L << width) - 1);
        }
        return value;
    }

    /**
     * A value of a signed bit-field.
     *
     * @param width how many bits it has, from 1 to 63
     * @throws IllegalArgumentException when it needs more bits
     */
    public static long signedBits(long value, int width) {
        long most = (1L << width - 1) - 1;
        if (value > most || value < ~most) {
            throw refused(value, ~most, most);
        }
        return value;
    }

    private static IllegalArgumentException refused(long value, long least, long most) {
        return new IllegalArgumentException(value + " is not from " + least + " to " + most);
    }
}
