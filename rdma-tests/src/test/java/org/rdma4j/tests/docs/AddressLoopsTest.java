package org.rdma4j.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;

/** The loops of docs/reference/performance.md, which write requests and read completions by address. */
class AddressLoopsTest {
    private static final int COUNT = 16;

    private static void number(long first) {
        for (int i = 0; i < COUNT; i++) {
            MemorySegment request = ibv_send_wr.ofAddress(first + i * ibv_send_wr.sizeof());
            ibv_send_wr.wr_id(request, i);
        }
    }

    private static long sum(long completions, int found) {
        long sum = 0;
        long end = completions + found * ibv_wc.sizeof();
        for (long at = completions; at != end; at += ibv_wc.sizeof()) {
            MemorySegment completion = ibv_wc.ofAddress(at);
            sum += ibv_wc.wr_id(completion);
        }
        return sum;
    }

    @Test
    void loopsVisitEachElement() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment requests = ibv_send_wr.allocateArray(COUNT, arena);
            number(requests.address());
            assertThat(ibv_send_wr.wr_id(ibv_send_wr.asSlice(requests, COUNT - 1)))
                    .isEqualTo(COUNT - 1);
            MemorySegment completions = ibv_wc.allocateArray(COUNT, arena);
            for (int i = 0; i < COUNT; i++) {
                ibv_wc.wr_id(ibv_wc.asSlice(completions, i), i);
            }
            assertThat(sum(completions.address(), COUNT)).isEqualTo(120);
        }
    }
}
