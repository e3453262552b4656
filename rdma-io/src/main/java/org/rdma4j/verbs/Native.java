package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;

/** All memory, so that an address is an offset: the form that costs what it costs in C. */
final class Native {
    static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private Native() {}
}
