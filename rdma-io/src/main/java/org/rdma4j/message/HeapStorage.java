package org.rdma4j.message;

import java.lang.foreign.MemorySegment;

/** Memory of a message that the program takes after the connection has ended. */
record HeapStorage(MemorySegment memory) implements Storage {
    @Override
    public void release() {}

    @Override
    public void releaseLater() {}
}
