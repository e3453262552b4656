package org.rdma4j.verbs;

/**
 * The queue to which work is posted, from the point of view of the work. {@code toString} returns the name of the queue and
 * the number of requests in flight.
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

    /** Polls each completion queue of this queue that no other thread owns, and processes the completions. Returns their number. */
    int poll() throws VerbsException;
}
