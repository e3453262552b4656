package org.rdma4j.tests.guest.control;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Readable;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.Transitions;

/** Life cycle of completion queues with a channel: arming, notification, acknowledgement and resizing. */
@InGuest
@Timeout(60)
class CompletionQueueLifeTest {
    @OnDevices
    void queueHasTheRequestedProperties(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment channel = node.channel();
            MemorySegment mark = node.arena().allocate(8);
            MemorySegment cq = Call.made("ibv_create_cq", Ibverbs.ibv_create_cq(node.context(), 10, mark, channel, 0));
            node.keep(cq, "ibv_destroy_cq", () -> Ibverbs.ibv_destroy_cq(cq));
            assertThat(ibv_cq.cqe(cq)).isGreaterThanOrEqualTo(10);
            assertThat(ibv_cq.cq_context(cq).address()).isEqualTo(mark.address());
            assertThat(ibv_cq.channel(cq).address()).isEqualTo(channel.address());
            assertThat(ibv_cq.context(cq).address()).isEqualTo(node.context().address());
            assertThat(Readable.within(ibv_comp_channel.fd(channel), Duration.ZERO))
                    .isFalse();
            int fd = ibv_comp_channel.fd(channel);
            assertThat(Posix.fcntl(fd, Posix.F_SETFL, Posix.fcntl(fd, Posix.F_GETFL) | Posix.O_NONBLOCK))
                    .isZero();
            MemorySegment which = node.arena().allocate(ADDRESS);
            MemorySegment context = node.arena().allocate(ADDRESS);
            assertThat(Ibverbs.ibv_get_cq_event(channel, which, context)).isEqualTo(-1);
            assertThat(Errno.name(Errno.last())).isEqualTo("EAGAIN");
        }
    }

    @OnDevices
    void oneEventForEachNotificationRequest(Device device) {
        CompletionChannelFixture made = new CompletionChannelFixture();
        try (Pair pair = Pair.rc(device, made::on)) {
            events(pair, made.channel(), made.cq());
            made.destroy(pair);
        }
    }

    private static void events(Pair pair, MemorySegment channel, MemorySegment cq) {
        Region memory = pair.region(64);
        MemorySegment which = pair.arena().allocate(ADDRESS);
        MemorySegment context = pair.arena().allocate(ADDRESS);
        for (int i = 0; i < 3; i++) {
            Call.ok("ibv_req_notify_cq", Ibverbs.ibv_req_notify_cq(cq, 0));
            write(pair, memory);
            Readable.await(ibv_comp_channel.fd(channel), "completion event");
            Call.ok("ibv_get_cq_event", Ibverbs.ibv_get_cq_event(channel, which, context));
            assertThat(which.get(ADDRESS, 0).address()).isEqualTo(cq.address());
            Completions.next(cq);
        }
        write(pair, memory);
        Completions.next(cq);
        assertThat(Readable.within(ibv_comp_channel.fd(channel), Duration.ofMillis(50)))
                .as("an event without a notification request")
                .isFalse();
        // Acknowledges several events with one call, as the manual page recommends.
        Ibverbs.ibv_ack_cq_events(cq, 3);
    }

    private static void write(Pair pair, Region memory) {
        pair.send(IBV_WR_RDMA_WRITE).all(memory).remote(memory, 0).signalled().post(pair.leftQp());
    }

    @OnDevices(Device.RXE)
    void queueIsResizedWithCompletions(Device device) {
        Node node = Node.open(device);
        MemorySegment cq = node.cq(8);
        try (Pair pair = Pair.byHand(node, QpSpec.rc(cq), QpSpec.rc(node.cq(16)), Transitions.Tuning.PATIENT)) {
            Region memory = pair.region(64);
            for (int i = 0; i < 5; i++) {
                write(pair, memory);
            }
            Completions.next(cq);
            Call.ok("ibv_resize_cq up", Ibverbs.ibv_resize_cq(cq, 100));
            assertThat(ibv_cq.cqe(cq)).isGreaterThanOrEqualTo(100);
            Completions.await(cq, 4);
            Call.ok("ibv_resize_cq down", Ibverbs.ibv_resize_cq(cq, 4));
            assertThat(ibv_cq.cqe(cq)).isBetween(4, 99);
            write(pair, memory);
            Completions.next(cq);
        }
    }
}
