package org.rdma4j.sys.runtime;

import java.lang.foreign.MemorySegment;

/** What looking for a symbol gave. */
sealed interface Resolution {
    /**
     * The symbol is there.
     *
     * @param address where; a segment of size zero
     */
    record Found(MemorySegment address) implements Resolution {}

    /**
     * It cannot be had.
     *
     * @param why the reason, made into an exception at each call
     */
    record Missing(Unavailable why) implements Resolution {}
}
