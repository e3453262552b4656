package org.rdma4j.sys.runtime;

import java.lang.foreign.MemorySegment;

/** What came of opening a library. */
sealed interface Loaded {
    /**
     * It is open.
     *
     * @param linker that opened it
     * @param handle dlopen's
     * @param location the real path of the file, or where else it came from
     */
    record Open(DynamicLinker linker, MemorySegment handle, String location) implements Loaded {}

    /**
     * It could not be opened.
     *
     * @param why with every attempt
     */
    record Failed(Unavailable why) implements Loaded {}
}
