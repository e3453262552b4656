package org.rdma4j.network;

import java.io.IOException;

/** What a {@link Barrier} needs of the network: numbers that one node leaves at another. */
interface Signals {
    /**
     * Before a barrier.
     *
     * @throws WrongThreadException if another thread has what this one needs for it
     */
    void begin() throws IOException;

    /**
     * Leaves this node's epoch for a peer at that peer, where {@link #epoch} finds it. Returns at once where it can; {@link
     * #finish} waits.
     *
     * @param until of {@link System#nanoTime}
     */
    void tell(int peer, long epoch, long until) throws IOException;

    /** The last epoch that a peer has left here for this node; what it wrote before it is seen, too. */
    long epoch(int peer);

    /** Fails if what this node told a peer last has not arrived and never will; does not wait. */
    void check(int peer) throws IOException;

    /**
     * Asks whether a peer can still be reached, by telling it what it was told last once more; {@link #check} finds the answer.
     * Does not wait.
     */
    void probe(int peer) throws IOException;

    /** Waits until all that was told has arrived, or never will. Who tells again finds out which. */
    void finish(long until);

    /** What some peer has left here instead of an epoch; 0 if none has. */
    long poison();

    /** Leaves this at all peers that can be reached; waits a moment, because this node may end now. */
    void spread(long poison);
}
