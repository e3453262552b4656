package org.rdma4j.verbs;

/** A queue to which work is posted, as the work sees it. {@code toString} names the queue and how full it is. */
interface WorkTarget {
    /** Returns the queue pair or shared receive queue. */
    Resource holder();

    /** Throws unless the current thread owns the queue. */
    void checkOwner();

    /** Returns {@code true} if requests complete in the order in which they were posted. */
    boolean completesInOrder();

    /** Returns the number of requests that have failed. */
    long failures();

    /** Processes completions that may be of this queue, if this thread may. Returns their number. */
    int poll() throws VerbsException;
}
