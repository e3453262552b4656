package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import org.rdma4j.sys.runtime.calling.Segments;

/** All memory, so that an address is an offset: the form that costs what it costs in C. */
final class Native {
    static final MemorySegment ALL = Segments.all();

    /** For the data path, where all is aligned: an aligned layout would have that checked at each access. */
    static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;

    static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    /** The same where calls are nested deeply: the compiler inlines to a limited depth, and {@link #ALL} needs more of it. */
    static final VarHandle INT_AT = INT.varHandle();

    static final VarHandle LONG_AT = LONG.varHandle();

    private Native() {}
}
