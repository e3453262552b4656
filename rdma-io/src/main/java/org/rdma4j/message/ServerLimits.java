package org.rdma4j.message;

import java.util.concurrent.atomic.AtomicLong;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.internal.message.ProtocolException;

/**
 * Admits connections to a server as long as their number and their memory are within the limits. A connection reserves
 * the maximum amount of memory that it can use, so that an admitted connection never waits for memory that another one
 * uses. One thread at a time may admit connections; any thread may release them.
 */
final class ServerLimits {
    private final int maxConnections;
    private final long maxMemory;
    private final LinkMemory memory;

    private final AtomicLong connections = new AtomicLong();

    /** Memory in bytes reserved for the connections that have been admitted. */
    private final AtomicLong reserved = new AtomicLong();

    /**
     * Creates limits.
     *
     * @throws IllegalStateException if the memory is not sufficient for a single connection
     */
    ServerLimits(MessageOptions options, int maxConnections, long maxMemory) {
        this.maxConnections = maxConnections;
        this.maxMemory = maxMemory;
        this.memory = new LinkMemory(options);
        long required = memory.maxBytes(options.parameters());
        if (required > maxMemory) {
            throw new IllegalStateException(
                    "maxMemory is " + maxMemory + ", but a connection with these options uses up to " + required
                            + " bytes; raise maxMemory, or lower the slot size, window, offers or maximum message size");
        }
    }

    /**
     * Admits a connection.
     *
     * @return the number of bytes reserved for the connection, to be passed to {@link #release}
     * @throws ProtocolException if a limit has been reached; contains the reason with which to reject the request
     */
    long admit(Parameters peer) throws ProtocolException {
        if (connections.get() >= maxConnections) {
            throw new ProtocolException(
                    ProtocolException.TOO_MANY_CONNECTIONS, "The server has " + maxConnections + " connections");
        }
        long bytes = memory.maxBytes(peer);
        if (bytes > maxMemory - reserved.get()) {
            throw new ProtocolException(
                    ProtocolException.NOT_ENOUGH_MEMORY,
                    "The connection may use " + bytes + " bytes, but " + reserved + " of " + maxMemory
                            + " are reserved");
        }
        connections.incrementAndGet();
        reserved.addAndGet(bytes);
        return bytes;
    }

    /** Releases the reservation of a connection whose memory has been freed. */
    void release(long bytes) {
        reserved.addAndGet(-bytes);
        connections.decrementAndGet();
    }

    /** Returns the number of bytes that are reserved. */
    long reserved() {
        return reserved.get();
    }
}
