package org.rdma4j.internal.message;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Limits of one side of a connection, sent to the peer in the private data.
 *
 * @param slotSize maximum size in bytes of a SEND that this side can receive, header included: 64 to 16,777,216
 * @param window number of messages of type MESSAGE and REQUEST that this side can receive before it returns credits: 1 to
 *     32,767
 * @param offers maximum number of outstanding offers from the peer: 0 to 1,024
 * @param requests maximum number of unanswered requests from the peer: 0 to 32,767
 * @param maxMessageSize maximum size in bytes of a payload that this side accepts: 0 to 2,147,483,647
 */
public record Parameters(int slotSize, int window, int offers, int requests, long maxMessageSize) {
    /** Size of the encoded parameters in bytes. */
    public static final int BYTES = 32;

    /** First four bytes of the private data: {@code R4JM}. */
    public static final int MAGIC = 0x52344A4D;

    /** Version of the protocol. */
    static final int VERSION = 1;

    private static final int MIN_SLOT_SIZE = 64;
    private static final int MAX_SLOT_SIZE = 1 << 24;
    private static final int MAX_WINDOW = Short.MAX_VALUE;
    private static final int MAX_OFFERS = 1024;
    private static final int MAX_REQUESTS = Short.MAX_VALUE;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if a value is out of range
     */
    public Parameters {
        String error = check(slotSize, window, offers, requests, maxMessageSize);
        if (error != null) {
            throw new IllegalArgumentException(error);
        }
    }

    /** Returns a description of the first value that is out of range, or null if all values are in range. */
    private static @Nullable String check(long slotSize, int window, int offers, int requests, long maxMessageSize) {
        if (slotSize < MIN_SLOT_SIZE || slotSize > MAX_SLOT_SIZE) {
            return "The slot size is " + slotSize + " bytes, but must be in the range " + MIN_SLOT_SIZE + " to "
                    + MAX_SLOT_SIZE;
        }
        if (window < 1 || window > MAX_WINDOW) {
            return "The window is " + window + ", but must be in the range 1 to " + MAX_WINDOW;
        }
        if (offers < 0 || offers > MAX_OFFERS) {
            return "The number of offers is " + offers + ", but must be in the range 0 to " + MAX_OFFERS;
        }
        if (requests < 0 || requests > MAX_REQUESTS) {
            return "The number of requests is " + requests + ", but must be in the range 0 to " + MAX_REQUESTS;
        }
        if (maxMessageSize < 0 || maxMessageSize > Integer.MAX_VALUE) {
            return "The maximum message size is " + Long.toUnsignedString(maxMessageSize) + " bytes, but must be in"
                    + " the range 0 to "
                    + Integer.MAX_VALUE;
        }
        return null;
    }

    /** Returns the {@link #BYTES} bytes to send in the private data. */
    public byte[] encode() {
        return ByteBuffer.allocate(BYTES)
                .putInt(MAGIC)
                .putInt(VERSION << 24)
                .putInt(slotSize)
                .putShort((short) window)
                .putShort((short) offers)
                .putLong(maxMessageSize)
                .putShort((short) requests)
                .array();
    }

    /**
     * Reads the parameters of the peer. Ignores bytes after the first {@link #BYTES}, which the transport may append.
     *
     * @throws ProtocolException if the peer does not use this version of the protocol, or if a value is out of range
     */
    public static Parameters decode(byte[] privateData) throws ProtocolException {
        if (privateData.length < BYTES) {
            throw new ProtocolException(
                    ProtocolException.UNKNOWN_PROTOCOL,
                    "The peer does not use the message protocol: it sent " + privateData.length
                            + " bytes of private data, not " + BYTES);
        }
        ByteBuffer buffer = ByteBuffer.wrap(privateData);
        int magic = buffer.getInt();
        if (magic != MAGIC) {
            throw new ProtocolException(
                    ProtocolException.UNKNOWN_PROTOCOL,
                    "The peer does not use the message protocol: its private data begins with 0x"
                            + Integer.toHexString(magic) + ", not 0x" + Integer.toHexString(MAGIC));
        }
        int version = buffer.getInt() >>> 24;
        if (version != VERSION) {
            throw new ProtocolException(
                    ProtocolException.UNKNOWN_PROTOCOL,
                    "The peer uses version " + version + " of the message protocol, not " + VERSION);
        }
        long slotSize = Integer.toUnsignedLong(buffer.getInt());
        int window = Short.toUnsignedInt(buffer.getShort());
        int offers = Short.toUnsignedInt(buffer.getShort());
        long maxMessageSize = buffer.getLong();
        int requests = Short.toUnsignedInt(buffer.getShort());
        String error = check(slotSize, window, offers, requests, maxMessageSize);
        if (error != null) {
            throw new ProtocolException(
                    ProtocolException.VALUE_OUT_OF_RANGE, "The peer's private data is invalid. " + error);
        }
        return new Parameters((int) slotSize, window, offers, requests, maxMessageSize);
    }
}
