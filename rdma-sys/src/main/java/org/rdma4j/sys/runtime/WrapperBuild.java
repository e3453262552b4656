package org.rdma4j.sys.runtime;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.OptionalInt;

/** What the loaded wrapper library says of the headers that it was built with. */
public final class WrapperBuild {
    /** For a field that the wrapper says nothing of. */
    public static final long UNKNOWN = -1;

    private WrapperBuild() {}

    /** The release of rdma-core, as a {@link ReleaseNumber}; empty where there is no wrapper, or it does not tell. */
    public static OptionalInt release() {
        return Library.wrapper()
                .find("rdma_wrap_release", "")
                .map(WrapperBuild::number)
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    /**
     * Where a field lies by those headers.
     *
     * @param field as in {@code verbs_context.context}
     * @return bytes from the start of its record; {@link #UNKNOWN} where there is no wrapper, or it does not tell
     */
    public static long offset(String field) {
        return Library.wrapper()
                .find("rdma_wrap_offset_" + field.replace('.', '_'), "")
                .map(WrapperBuild::number)
                .orElse((int) UNKNOWN);
    }

    private static int number(MemorySegment symbol) {
        return symbol.reinterpret(Integer.BYTES).get(ValueLayout.JAVA_INT, 0);
    }
}
