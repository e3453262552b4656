package org.rdma4j.message;

import java.lang.foreign.MemorySegment;

/** Heap copy of a message that the program may take after the connection has ended. The garbage collector frees it. */
record HeapStorage(MemorySegment memory) implements Storage {
    @Override
    public void release() {}

    @Override
    public void releaseLater() {}
}
