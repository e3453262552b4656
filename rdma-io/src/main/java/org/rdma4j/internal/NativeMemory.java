package org.rdma4j.internal;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.runtime.calling.Segments;

/** The native memory of this process. */
public final class NativeMemory {
    /**
     * A segment that covers the whole address space, so that an offset is an address. Accesses are not checked: the
     * caller must ensure that the memory belongs to it, and has not been freed.
     */
    public static final MemorySegment ALL = Segments.all();

    private NativeMemory() {}
}
