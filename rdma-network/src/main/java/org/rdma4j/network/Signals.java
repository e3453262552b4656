package org.rdma4j.network;

import java.io.IOException;

/**
 * Signals between the nodes of a network, used by a {@link Barrier}. Each node has one word per peer that only this
 * peer writes (the peer's <i>epoch</i>), and one word that all peers may write (the <i>poison</i>).
 */
interface Signals {
    /**
     * Prepares for a barrier.
     *
     * @throws WrongThreadException if another thread owns the channels
     */
    void begin() throws IOException;

    /**
     * Sends an epoch to a peer, which retrieves it with {@link #epoch}. Waits until the previous signal to the peer has
     * been delivered, but does not wait for delivery of the new signal.
     *
     * @param deadline the deadline, as a value of {@link System#nanoTime}
     */
    void send(int peer, long epoch, long deadline) throws IOException;

    /**
     * Returns the last epoch received from the given peer. Data that the peer wrote to this node before it sent the
     * epoch is visible to the calling thread.
     */
    long epoch(int peer);

    /**
     * Throws an exception if delivery of the last signal to the given peer has failed. Does not wait.
     *
     * @throws IOException if delivery has failed
     */
    void check(int peer) throws IOException;

    /**
     * Starts a reachability check by resending the last signal to the given peer. Returns without waiting;
     * a later call to {@link #check} reports the result.
     */
    void probe(int peer) throws IOException;

    /**
     * Waits for delivery of all signals. Ignores failures, because the next signal to the affected peer reports them.
     *
     * @param deadline the deadline, as a value of {@link System#nanoTime}
     */
    void awaitDelivery(long deadline);

    /** Returns the poison received from a peer, or 0 if there is none. */
    long poison();

    /**
     * Sends a poison to all reachable peers. Waits briefly for delivery, because the caller may close the node
     * afterwards.
     */
    void sendPoison(long poison);
}
