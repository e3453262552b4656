package org.rdma4j.verbs;

/**
 * The queue to which work is posted: the operations that work requires of its queue. {@code toString} returns the name
 * of the queue and the number of requests in flight.
 */
interface WorkTarget {
    /** Returns the queue pair or shared receive queue. */
    Resource parent();

    /** Throws unless the current thread owns the queue. */
    void checkOwner();

    /** Returns {@code true} if requests complete in the order in which they were posted. */
    boolean completesInOrder();

    /** Returns the number of requests that have failed. */
    long failures();

    /**
     * Polls each completion queue to which this queue reports, unless another thread owns it, and processes the
     * completions. Returns the number of completions.
     */
    int poll() throws VerbsException;
}
