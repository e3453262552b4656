package org.rdma4j.sys.runtime;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.rdma4j.sys.LoadAttempt;

/** What came of opening a library. */
sealed interface Loaded {
    /** What was tried before, or in vain. */
    List<LoadAttempt> attempts();

    /**
     * It is open.
     *
     * @param linker that opened it
     * @param handle dlopen's
     * @param location the real path of the file, or where else it came from
     * @param attempts that failed before
     */
    record Open(DynamicLinker linker, MemorySegment handle, String location, List<LoadAttempt> attempts)
            implements Loaded {}

    /**
     * It could not be opened.
     *
     * @param why with every attempt
     * @param attempts the same, one by one
     * @param remedy what to do; empty where the reason says it
     */
    record Failed(Unavailable why, List<LoadAttempt> attempts, String remedy) implements Loaded {
        /** It is of no use though it could be opened. */
        Failed(Unavailable why) {
            this(why, List.of(), "");
        }
    }
}
