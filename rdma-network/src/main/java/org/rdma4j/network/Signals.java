package org.rdma4j.network;

import java.io.IOException;

/**
 * Signals between the nodes of a network, used by a {@link Barrier}. For each peer, a node has one word that only this
 * peer writes (the <i>epoch</i> of the peer), and one further word for all peers (the <i>poison</i>).
 */
interface Signals {
    /**
     * Prepares for a barrier.
     *
     * @throws WrongThreadException if another thread uses the channels
     */
    void begin() throws IOException;

    /**
     * Sends an epoch to a peer, where {@link #epoch} of the peer returns it. Waits for the previous signal to the peer,
     * but not for the delivery of this one.
     *
     * @param deadline deadline as a value of {@link System#nanoTime}
     */
    void send(int peer, long epoch, long deadline) throws IOException;

    /**
     * Returns the last epoch received from a peer. Data that the peer wrote to this node before it sent the epoch is
     * visible to the calling thread.
     */
    long epoch(int peer);

    /**
     * Checks the delivery of the last signal to a peer. Does not wait.
     *
     * @throws IOException if the delivery has failed
     */
    void check(int peer) throws IOException;

    /**
     * Starts to check whether a peer is reachable by sending the last signal to it again. Does not wait: {@link #check}
     * reports the result.
     */
    void probe(int peer) throws IOException;

    /**
     * Waits for the delivery of all signals. Ignores failures: the next signal to the peer reports them.
     *
     * @param deadline deadline as a value of {@link System#nanoTime}
     */
    void awaitDelivery(long deadline);

    /** Returns the poison received from a peer; 0 if there is none. */
    long poison();

    /** Sends a poison to all reachable peers. Waits briefly for the delivery, because the caller may close the node. */
    void sendPoison(long poison);
}
