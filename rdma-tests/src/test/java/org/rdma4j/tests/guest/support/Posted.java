package org.rdma4j.tests.guest.support;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.ToIntFunction;
import org.rdma4j.sys.Errno;

/**
 * What a call that posts work requests said.
 *
 * @param code 0, or the error number
 * @param bad the address of the first request that was not taken; 0 if the library set none
 */
public record Posted(int code, long bad) {
    static Posted of(ToIntFunction<MemorySegment> post) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bad = arena.allocate(ADDRESS);
            int code = post.applyAsInt(bad);
            return new Posted(code, bad.get(ADDRESS, 0).address());
        }
    }

    /** Such as {@code ENOMEM}; {@code success} for 0, and {@code -1} for that, whose errno such a call does not keep. */
    public String error() {
        if (code == 0) {
            return "success";
        }
        return code == -1 ? "-1" : Errno.name(Math.abs(code));
    }
}
