package org.rdma4j.verbs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;

/**
 * Address of remote memory. The owner of a region or window publishes it; a peer with a connection to the owner's protection domain
 * uses it for reads, writes and atomic operations, until the region or window is closed.
 *
 * {@snippet lang=java :
 * RemoteMemory remote = RemoteMemory.from(ByteBuffer.wrap(server.peerData()));
 * MemoryRegion copy = server.allocate(64);
 * server.queuePair().prepareRead(remote.slice(0, 64), copy).complete(TIMEOUT);
 * }
 *
 * <p>The owner sends the address to the peer in {@link #BYTES} bytes, either in a message or in the private data of a
 * connection ({@link org.rdma4j.cm.ConnectionOptions#withPrivateData}), which the peer reads with {@link
 * org.rdma4j.cm.Connection#peerData}. The documentation of the package {@link org.rdma4j.cm} contains an example.
 *
 * @param address address of the first byte in the owner's address space; 0 if the region is zero-based
 * @param length length in bytes
 * @param rkey the key by which the owner's device checks the access
 * @see "docs/guide/one-sided.md"
 */
public record RemoteMemory(long address, long length, int rkey) {
    /** Number of bytes that {@link #copyTo} writes. */
    public static final int BYTES = 20;

    public RemoteMemory {
        if (length < 0) {
            throw new IllegalArgumentException("The length of remote memory is " + length + ", but must be at least 0");
        }
        if (length > 0 && Long.compareUnsigned(address + length - 1, address) < 0) {
            throw new IllegalArgumentException("Remote memory of " + length + " bytes at address 0x"
                    + Long.toHexString(address) + " extends beyond the end of the address space");
        }
    }

    /**
     * Returns a slice of this memory.
     *
     * @param offset offset of the first byte in this memory, in bytes
     * @param length length of the slice in bytes
     * @throws IndexOutOfBoundsException if the slice extends beyond this memory
     */
    public RemoteMemory slice(long offset, long length) {
        Objects.checkFromIndexSize(offset, length, this.length);
        return new RemoteMemory(address + offset, length, rkey);
    }

    /**
     * Writes address, length and key to a buffer as {@link #BYTES} bytes, and advances the position of the buffer. The bytes are in
     * big-endian order, regardless of the order of the buffer.
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
     * Reads remote memory that {@link #copyTo} has written, and advances the position of the buffer.
     *
     * @throws java.nio.BufferUnderflowException if fewer than {@link #BYTES} bytes remain
     * @throws IllegalArgumentException if the length is negative, or the memory extends beyond the end of the address space
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
