package org.rdma4j.message;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.VerbsException;

/**
 * Registered memory for the large messages of one connection in one direction. Connections do not share memory, because
 * a peer keeps the key to the memory that it has read. Confined to the thread that drives the loop.
 *
 * <p>Sizes are rounded up to powers of two, but not beyond the maximum size of a message, so that the limit permits as many
 * messages of the maximum size as it contains. The pool keeps the most recently released memory for the next message.
 */
final class LargeMemoryPool {
    private static final int MIN_BYTES = 1 << 16;

    private final Link link;
    private final ProtectionDomain domain;
    private final Access[] remote;
    /** Maximum size of a message in bytes. */
    private final long maxMessageSize;

    /** Maximum total size in bytes of the used and the free memory. */
    private final long limit;

    private final Deque<LargeMemory> free = new ArrayDeque<>();
    private final Deque<LargeMemory> used = new ArrayDeque<>();
    private long bytes;
    private boolean closed;

    LargeMemoryPool(Link link, ProtectionDomain domain, long maxMessageSize, long limit, Access... remote) {
        this.link = link;
        this.domain = domain;
        this.maxMessageSize = maxMessageSize;
        this.limit = limit;
        this.remote = remote;
    }

    /**
     * Returns the maximum size in bytes of a pool with the given limit. If the limit is small, the memory for a single
     * message may exceed it.
     */
    static long maxBytes(long limit) {
        return Math.max(MIN_BYTES, limit);
    }

    Link link() {
        return link;
    }

    /**
     * Returns memory for a message.
     *
     * @return the memory; {@code null} if the limit has been reached, so that memory must be released first
     */
    @Nullable
    LargeMemory tryAcquire(int length) throws VerbsException {
        for (LargeMemory each : free) {
            if (each.region().length() >= length) {
                free.remove(each);
                used.add(each);
                return each;
            }
        }
        long rounded = Math.max(MIN_BYTES, Long.highestOneBit(Math.max(length - 1, 1)) << 1);
        long size = Math.max(length, Math.min(rounded, maxMessageSize));
        while (bytes + size > limit && !free.isEmpty()) {
            close(free.removeLast());
        }
        if (bytes + size > limit && !used.isEmpty()) {
            return null;
        }
        LargeMemory created = new LargeMemory(this, MemoryRegion.allocate(domain, size, remote));
        bytes += size;
        used.add(created);
        return created;
    }

    /** Returns the number of messages whose memory is in use. */
    int inUse() {
        return used.size();
    }

    void release(LargeMemory memory) {
        if (used.remove(memory)) {
            if (closed) {
                closeQuietly(memory);
            } else {
                free.addFirst(memory);
                link.largeMemoryReleased();
            }
        }
    }

    private void close(LargeMemory memory) throws VerbsException {
        bytes -= memory.region().length();
        memory.region().close();
    }

    private void closeQuietly(LargeMemory memory) {
        try {
            close(memory);
        } catch (VerbsException e) {
            Link.LOG.log(System.Logger.Level.WARNING, "Cannot close " + memory.region(), e);
        }
    }

    /** Frees all memory. Called after the queue pair has been aborted. Retained messages become invalid. */
    void close() {
        closed = true;
        free.forEach(this::closeQuietly);
        used.forEach(this::closeQuietly);
        free.clear();
        used.clear();
    }
}
