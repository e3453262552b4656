package org.rdma4j.tests.guest.support;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.ToIntFunction;
import org.rdma4j.sys.Errno;

/**
 * Result of a call that posts work requests.
 *
 * @param code 0 or an error number
 * @param bad address of the first rejected request; 0 if the library did not set it
 */
public record PostResult(int code, long bad) {
    static PostResult of(ToIntFunction<MemorySegment> post) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bad = arena.allocate(ADDRESS);
            int code = post.applyAsInt(bad);
            return new PostResult(code, bad.get(ADDRESS, 0).address());
        }
    }

    /**
     * Returns the name of the error, for example {@code ENOMEM}; {@code success} for 0; and {@code -1} for -1, because
     * the call does not capture errno.
     */
    public String error() {
        if (code == 0) {
            return "success";
        }
        return code == -1 ? "-1" : Errno.name(Math.abs(code));
    }
}
