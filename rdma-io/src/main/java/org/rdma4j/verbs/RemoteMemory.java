package org.rdma4j.verbs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;

/**
 * Memory of a peer: what one side publishes, and the other reads, writes, or uses atomic operations on. Whoever knows
 * it and has a connection to the publisher's protection domain may use it, until the region or window is closed.
 *
 * @param address its first byte in the owner's address space (or 0, of a zero-based region)
 * @param length in bytes
 * @param rkey the key that the owner's device asks for
 */
public record RemoteMemory(long address, long length, int rkey) {
    /** How many bytes {@link #copyTo} writes. */
    public static final int BYTES = 20;

    public RemoteMemory {
        if (length < 0) {
            throw new IllegalArgumentException("the length " + length + " is negative");
        }
    }

    /**
     * A part of it.
     *
     * @param offset of its first byte in this, in bytes
     * @param length in bytes
     * @throws IndexOutOfBoundsException if it is not wholly within this
     */
    public RemoteMemory slice(long offset, long length) {
        Objects.checkFromIndexSize(offset, length, this.length);
        return new RemoteMemory(address + offset, length, rkey);
    }

    /**
     * Writes its {@link #BYTES} bytes, most significant first, whatever the buffer's order: address, length, key. From the
     * buffer's position on, which moves.
     *
     * @throws java.nio.BufferOverflowException if fewer than {@link #BYTES} bytes remain
     */
    public void copyTo(ByteBuffer buffer) {
        ByteOrder order = buffer.order();
        buffer.order(ByteOrder.BIG_ENDIAN)
                .putLong(address)
                .putLong(length)
                .putInt(rkey)
                .order(order);
    }

    /**
     * Reads what {@link #copyTo} wrote, from the buffer's position on, which moves.
     *
     * @throws java.nio.BufferUnderflowException if fewer than {@link #BYTES} bytes remain
     * @throws IllegalArgumentException if they are no remote memory
     */
    public static RemoteMemory from(ByteBuffer buffer) {
        ByteOrder order = buffer.order();
        try {
            buffer.order(ByteOrder.BIG_ENDIAN);
            return new RemoteMemory(buffer.getLong(), buffer.getLong(), buffer.getInt());
        } finally {
            buffer.order(order);
        }
    }
}
