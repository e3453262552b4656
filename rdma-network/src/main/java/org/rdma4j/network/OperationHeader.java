package org.rdma4j.network;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Description of a collective operation. In each operation, the first message that a node sends to a peer begins with
 * this header, so that the peer can check that both nodes have called the same operation. All fields must be identical
 * on all nodes.
 *
 * <p>If the first payload has at most {@link #MAX_INLINE_BYTES} bytes, it follows the header in the same message.
 * Otherwise, it is sent in further messages. A node that has waited for a peer for some time without sending a payload
 * to it sends an <i>early</i> header, which is not followed by a payload in the same message. A receiver ignores early
 * headers of previous operations.
 *
 * <p>The encoded header has 32 bytes, in big-endian byte order:
 *
 * <table>
 * <caption>Header</caption>
 * <tr><th>Offset</th><th>Size</th><th>Field</th></tr>
 * <tr><td>0</td><td>2</td><td>magic, 0x5243 ({@code RC})</td></tr>
 * <tr><td>2</td><td>1</td><td>version, 1; determines the algorithms and the sizes of data for which they are
 * used</td></tr>
 * <tr><td>3</td><td>1</td><td>ordinal of the kind</td></tr>
 * <tr><td>4</td><td>1</td><td>ordinal of the element type plus 1, or 0</td></tr>
 * <tr><td>5</td><td>1</td><td>ordinal of the reduction plus 1, or 0</td></tr>
 * <tr><td>6</td><td>1</td><td>native byte order of the sender: 1 for big-endian, 2 for little-endian</td></tr>
 * <tr><td>7</td><td>1</td><td>1 if the header is early, otherwise 0</td></tr>
 * <tr><td>8</td><td>4</td><td>rank of the root, or -1</td></tr>
 * <tr><td>12</td><td>4</td><td>number of nodes</td></tr>
 * <tr><td>16</td><td>8</td><td>number of the operation, from 1</td></tr>
 * <tr><td>24</td><td>8</td><td>length in bytes: of the data, or of the block of each node</td></tr>
 * </table>
 *
 * @param kind the method called
 * @param type type of the elements, or {@code null} if the kind is not {@code ALL_REDUCE}
 * @param reduction the reduction, or {@code null} if the kind is not {@code ALL_REDUCE}
 * @param root rank of the root, or -1 if the kind has none
 * @param size number of nodes
 * @param number number of the operation, from 1
 * @param length length in bytes: of the data, or of the block of each node
 */
record OperationHeader(
        Kind kind,
        @Nullable ElementType type,
        @Nullable Reduction reduction,
        int root,
        int size,
        long number,
        long length) {
    /** Size of an encoded header. */
    static final int BYTES = 32;

    /** Maximum size of a payload that is sent in the same message as the header. */
    static final int MAX_INLINE_BYTES = 4096;

    private static final int EARLY_OFFSET = 7;

    private static final short MAGIC = 0x5243;
    private static final byte VERSION = 1;
    private static final byte BYTE_ORDER = (byte) (ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN ? 1 : 2);

    /** Method of {@link Collectives}. */
    enum Kind {
        BROADCAST("broadcast"),
        GATHER("gather"),
        ALL_GATHER("allGather"),
        ALL_TO_ALL("allToAll"),
        ALL_REDUCE("allReduce");

        private final String method;

        Kind(String method) {
            this.method = method;
        }
    }

    /** Returns a copy with the given number. */
    OperationHeader withNumber(long next) {
        return new OperationHeader(kind, type, reduction, root, size, next, length);
    }

    /** Encodes the header into the next bytes of a buffer. */
    void put(ByteBuffer into, boolean early) {
        into.putShort(MAGIC).put(VERSION).put((byte) kind.ordinal());
        into.put((byte) (type == null ? 0 : type.ordinal() + 1));
        into.put((byte) (reduction == null ? 0 : reduction.ordinal() + 1));
        into.put(BYTE_ORDER).put((byte) (early ? 1 : 0));
        into.putInt(root).putInt(size).putLong(number).putLong(length);
    }

    /** Returns {@code true} if an encoded header is early. */
    static boolean isEarly(byte[] encoded) {
        return encoded[EARLY_OFFSET] != 0;
    }

    /**
     * Decodes a header.
     *
     * @param from a buffer in big-endian byte order
     * @throws IllegalArgumentException if the bytes are not a header with the version and the byte order of this node;
     *     the message is a predicate whose subject is the sender
     */
    static OperationHeader get(ByteBuffer from) {
        if (from.remaining() < BYTES || from.getShort() != MAGIC) {
            throw new IllegalArgumentException("sent a message that does not belong to a collective operation");
        }
        byte version = from.get();
        if (version != VERSION) {
            throw new IllegalArgumentException(
                    "uses version " + version + " of the collective operations instead of " + VERSION);
        }
        Kind kind = element(Kind.values(), from.get());
        byte type = from.get();
        byte reduction = from.get();
        if (from.get() != BYTE_ORDER) {
            throw new IllegalArgumentException("has a different byte order");
        }
        from.get();
        return new OperationHeader(
                kind,
                type == 0 ? null : element(ElementType.values(), type - 1),
                reduction == 0 ? null : element(Reduction.values(), reduction - 1),
                from.getInt(),
                from.getInt(),
                from.getLong(),
                from.getLong());
    }

    private static <T> T element(T[] values, int index) {
        if (index < 0 || index >= values.length) {
            throw new IllegalArgumentException("sent an invalid header of a collective operation");
        }
        return values[index];
    }

    /** Returns a description of the call, such as {@code operation 3, allReduce(FLOAT, SUM, 400 bytes)}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("operation " + number + ", " + kind.method + "(");
        if (type != null) {
            text.append(type).append(", ").append(reduction).append(", ");
        }
        text.append(length).append(length == 1 ? " byte" : " bytes");
        if (root >= 0) {
            text.append(", root ").append(root);
        }
        return text.append(")").toString();
    }
}
