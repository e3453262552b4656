package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import org.rdma4j.internal.NativeMemory;

/**
 * Accesses native memory by address, for the data path. Access is as fast as in C because there are no bounds checks.
 * Callers must pass only addresses of memory that they own.
 */
final class Native {
    /** A segment that covers the whole address space, so that an offset is an address. */
    static final MemorySegment ALL = NativeMemory.ALL;

    /** An unaligned layout for aligned data. An aligned layout would check the alignment at each access. */
    static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;

    /** An unaligned layout for aligned data: see {@link #INT}. */
    static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    /**
     * Accesses an {@code int} in {@link #ALL} from deeply nested calls. The JIT compiler inlines only to a limited
     * depth, and the methods of a segment add more levels than a {@code VarHandle} does.
     */
    static final VarHandle INT_AT = INT.varHandle();

    /** Accesses a {@code long} in {@link #ALL} from deeply nested calls: see {@link #INT_AT}. */
    static final VarHandle LONG_AT = LONG.varHandle();

    private Native() {}
}
