package org.rdma4j.internal.message;

import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Reads and writes the header of a SEND. All integers are big-endian and may be unaligned.
 *
 * <pre>
 * bytes  0      type
 * bytes  1      flags
 * bytes  2-3    credits
 * bytes  4-7    length
 * bytes  8-15   id
 * bytes 16-23   address, of an offer
 * bytes 24-27   remote key, of an offer
 * bytes 28-31   reserved, of an offer
 * </pre>
 */
public final class MessageHeader {
    /** Size of a header in bytes. */
    public static final int SIZE = 16;

    /** Size of an offer in bytes, header included. */
    public static final int OFFER_SIZE = 32;

    /** Type: a message. */
    public static final int MESSAGE = 1;

    /** Type: a message that expects an answer. */
    public static final int REQUEST = 2;

    /** Type: the answer to a request. */
    public static final int ANSWER = 3;

    /** Type: the failure of a request. */
    public static final int FAILURE = 4;

    /** Type: the first message of each side. */
    public static final int START = 16;

    /** Type: returns credits. */
    public static final int CREDIT = 17;

    /** Type: confirms offers. */
    public static final int DONE = 18;

    /** Type: expects a PONG. */
    public static final int PING = 19;

    /** Type: answers a PING. */
    public static final int PONG = 20;

    /** Type: the sender sends no more data messages. */
    public static final int END = 21;

    /** Flag of a data message that is an offer. */
    public static final int OFFER = 1;

    /** Flag of an END: the sender discards the data messages that it receives, except for answers. */
    public static final int CLOSE = 2;

    private static final ValueLayout.OfLong LONG = JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt INT = JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private MessageHeader() {}

    /**
     * Writes a header.
     *
     * @param credits number of credits to return: 0 to 65,535
     */
    public static void write(
            MemorySegment segment, long offset, int type, int flags, int credits, int length, long id) {
        segment.set(LONG, offset, (long) (type << 24 | flags << 16 | credits) << 32 | Integer.toUnsignedLong(length));
        segment.set(LONG, offset + 8, id);
    }

    /** Returns the first eight bytes of a header: type, flags, credits and length, from the high to the low bits. */
    static long firstWord(MemorySegment segment, long offset) {
        return segment.get(LONG, offset);
    }

    /** Returns the type in the first eight bytes of a header. */
    static int typeOf(long firstWord) {
        return (int) (firstWord >>> 56);
    }

    /** Returns the flags in the first eight bytes of a header. */
    static int flagsOf(long firstWord) {
        return (int) (firstWord >>> 48) & 0xff;
    }

    /** Returns the credits in the first eight bytes of a header. */
    static int creditsOf(long firstWord) {
        return (int) (firstWord >>> 32) & 0xffff;
    }

    /** Returns the length in the first eight bytes of a header: 0 to 4,294,967,295. */
    static long lengthOf(long firstWord) {
        return firstWord & 0xffff_ffffL;
    }

    /** Returns the type of a message. */
    public static int type(MemorySegment segment, long offset) {
        return typeOf(firstWord(segment, offset));
    }

    /** Returns the flags of a message. */
    public static int flags(MemorySegment segment, long offset) {
        return flagsOf(firstWord(segment, offset));
    }

    /** Returns the number of credits returned by the sender. */
    public static int credits(MemorySegment segment, long offset) {
        return creditsOf(firstWord(segment, offset));
    }

    /**
     * Returns the length field of a header. The result is negative for a length of 2<sup>31</sup> or more, which {@link
     * MessageFlow#received} rejects.
     */
    public static int length(MemorySegment segment, long offset) {
        return segment.get(INT, offset + 4);
    }

    /** Returns the id of a message. */
    public static long id(MemorySegment segment, long offset) {
        return segment.get(LONG, offset + 8);
    }

    /**
     * Writes the part of an offer that follows the header.
     *
     * @param offset offset of the header
     * @param address address of the payload in the memory of the sender
     * @param key remote key of the payload
     */
    public static void writeOffer(MemorySegment segment, long offset, long address, int key) {
        segment.set(LONG, offset + 16, address);
        segment.set(LONG, offset + 24, (long) key << 32);
    }

    /**
     * Returns the address of an offered payload.
     *
     * @param offset offset of the header
     */
    public static long offerAddress(MemorySegment segment, long offset) {
        return segment.get(LONG, offset + 16);
    }

    /**
     * Returns the remote key of an offered payload.
     *
     * @param offset offset of the header
     */
    public static int offerKey(MemorySegment segment, long offset) {
        return segment.get(INT, offset + 24);
    }

    /** Returns the name of a type, for exception messages. */
    public static String name(int type) {
        return switch (type) {
            case MESSAGE -> "MESSAGE";
            case REQUEST -> "REQUEST";
            case ANSWER -> "ANSWER";
            case FAILURE -> "FAILURE";
            case START -> "START";
            case CREDIT -> "CREDIT";
            case DONE -> "DONE";
            case PING -> "PING";
            case PONG -> "PONG";
            case END -> "END";
            default -> "message of type " + type;
        };
    }
}
