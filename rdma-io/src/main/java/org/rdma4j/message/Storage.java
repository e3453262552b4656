package org.rdma4j.message;

import java.lang.foreign.MemorySegment;

/** Memory that holds the payload of a received message. */
interface Storage {
    MemorySegment memory();

    /** Releases the memory. Called on the loop. */
    void release();

    /** Releases the memory. Called by any thread. */
    void releaseLater();
}
