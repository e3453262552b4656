package org.rdma4j.sys.runtime;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What looking for a symbol gave: its address, or why it cannot be had. One class, for it is part of every first call. */
final class Resolution {
    private final MemorySegment address;
    private final @Nullable Unavailable missing;

    private Resolution(MemorySegment address, @Nullable Unavailable missing) {
        this.address = address;
        this.missing = missing;
    }

    /** The symbol is there: a segment of size zero. */
    static Resolution found(MemorySegment address) {
        return new Resolution(address, null);
    }

    /** It cannot be had; the reason is made into an exception at each call. */
    static Resolution missing(Unavailable why) {
        return new Resolution(MemorySegment.NULL, why);
    }

    /** Why it cannot be had; empty if it can. */
    Optional<Unavailable> why() {
        return Optional.ofNullable(missing);
    }

    /** Where it is; NULL if it cannot be had. */
    MemorySegment address() {
        return address;
    }
}
