package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/** All memory, so that an address is an offset: the form that costs what it costs in C. */
final class Native {
    static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    /**
     * For the data path, where all is aligned: an aligned layout would have that checked at each access. As handles, for
     * the compiler inlines to a limited depth only, and a segment's own methods are deeper.
     */
    static final VarHandle INT = ValueLayout.JAVA_INT_UNALIGNED.varHandle();

    static final VarHandle LONG = ValueLayout.JAVA_LONG_UNALIGNED.varHandle();

    private Native() {}
}
