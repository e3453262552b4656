package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_async_event;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Readable;
import org.rdma4j.tests.guest.support.Region;

/** Overflow of a completion queue. */
@InGuest
@Timeout(60)
class CompletionQueueOverflowTest {
    @OnDevices
    void eventContainsTheQueue(Device device) {
        try (Pair pair = Pair.shaped(device, (node, spec) -> QpSpec.rc(node.cq(2)))) {
            Region from = pair.region(8);
            Region to = pair.region(8);
            for (int i = 0; i <= ibv_cq.cqe(pair.leftCq()); i++) {
                pair.send(IBV_WR_RDMA_WRITE).all(from).remote(to, 0).signalled().post(pair.leftQp());
            }
            Readable.await(pair.node().asyncFd(), "event of an overflow");
            MemorySegment event = ibv_async_event.allocate(pair.arena());
            Call.ok(
                    "ibv_get_async_event",
                    Ibverbs.ibv_get_async_event(pair.node().context(), event));
            assertThat(ibv_event_type.toString(ibv_async_event.event_type(event)))
                    .isEqualTo("IBV_EVENT_CQ_ERR");
            assertThat(ibv_async_event.element_cq(event).address())
                    .isEqualTo(pair.leftCq().address());
            Ibverbs.ibv_ack_async_event(event);
        }
    }
}
