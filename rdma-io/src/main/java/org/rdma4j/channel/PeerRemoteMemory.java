package org.rdma4j.channel;

import java.util.Objects;
import org.rdma4j.verbs.RemoteMemory;

/**
 * Memory of one of several peers.
 *
 * @param peer whose, from 0
 * @param memory what that peer has published
 */
public record PeerRemoteMemory(int peer, RemoteMemory memory) {
    public PeerRemoteMemory {
        Objects.requireNonNull(memory);
        if (peer < 0) {
            throw new IllegalArgumentException("the peer " + peer + " is negative");
        }
    }

    /** Its length in bytes. */
    public long length() {
        return memory.length();
    }

    /**
     * A part of it.
     *
     * @param offset of its first byte in this, in bytes
     * @param length in bytes
     * @throws IndexOutOfBoundsException if it is not wholly within this
     */
    public PeerRemoteMemory slice(long offset, long length) {
        return new PeerRemoteMemory(peer, memory.slice(offset, length));
    }
}
