package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import org.rdma4j.sys.runtime.calling.Segments;

/**
 * Access to native memory by address, for the data path. It is as fast as in C: there are no bounds checks, so that callers must
 * pass addresses of memory that they own.
 */
final class Native {
    /** A segment of the whole address space, in which an offset is an address. */
    static final MemorySegment ALL = Segments.all();

    /** An unaligned layout for aligned data, because an aligned layout checks the alignment at each access. */
    static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;

    /** An unaligned layout for aligned data, like {@link #INT}. */
    static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    /**
     * Accesses an int of {@link #ALL} in deeply nested calls. The compiler inlines to a limited depth, and the methods of a segment
     * add more levels than a handle.
     */
    static final VarHandle INT_AT = INT.varHandle();

    /** Accesses a long of {@link #ALL} in deeply nested calls, like {@link #INT_AT}. */
    static final VarHandle LONG_AT = LONG.varHandle();

    private Native() {}
}
