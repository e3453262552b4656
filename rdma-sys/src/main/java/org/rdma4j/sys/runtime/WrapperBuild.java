package org.rdma4j.sys.runtime;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Optional;
import java.util.OptionalInt;

/** What the loaded wrapper library says of the headers that it was built with. */
public final class WrapperBuild {
    /** For a field that the wrapper says nothing of. */
    public static final long UNKNOWN = -1;

    private WrapperBuild() {}

    /** The release of rdma-core, as a {@link ReleaseNumber}; empty where there is no wrapper, or it does not tell. */
    public static OptionalInt release() {
        return number("rdma_wrap_release");
    }

    /**
     * Where a field lies by those headers.
     *
     * @param field as in {@code verbs_context.context}
     * @return bytes from the start of its record; {@link #UNKNOWN} where there is no wrapper, or it does not tell
     */
    public static long offset(String field) {
        return number("rdma_wrap_offset_" + field.replace('.', '_')).orElse((int) UNKNOWN);
    }

    private static OptionalInt number(String symbol) {
        if (!(Library.wrapper().load() instanceof Loaded.Open open)) {
            return OptionalInt.empty();
        }
        Optional<MemorySegment> found = open.linker().symbol(open.handle(), symbol, "");
        return found.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(found.get().reinterpret(Integer.BYTES).get(ValueLayout.JAVA_INT, 0));
    }
}
