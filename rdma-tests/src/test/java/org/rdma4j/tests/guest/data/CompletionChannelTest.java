package org.rdma4j.tests.guest.data;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_SOLICITED;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Readable;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.UnsupportedFeature;

/** Completion channels, polled with epoll, on platform threads and virtual threads. */
@InGuest
@Timeout(60)
class CompletionChannelTest {
    private static final Duration A_MOMENT = Duration.ofMillis(50);

    /** A pair whose two completion queues share a completion channel. */
    private static final class Channel implements AutoCloseable {
        private final Pair pair;
        private MemorySegment channel = MemorySegment.NULL;

        private Channel(Device device) {
            pair = Pair.shaped(device, (node, spec) -> {
                if (channel.equals(MemorySegment.NULL)) {
                    channel = node.channel();
                }
                MemorySegment cq = node.cq(Pair.ENTRIES, channel);
                return QpSpec.rc(cq);
            });
        }

        private int fd() {
            return ibv_comp_channel.fd(channel);
        }

        private void arm(MemorySegment cq, boolean solicitedOnly) {
            Call.ok("ibv_req_notify_cq", Ibverbs.ibv_req_notify_cq(cq, solicitedOnly ? 1 : 0));
        }

        /** Returns the queue of the next event, which must be available. The event is not acknowledged. */
        private MemorySegment event() {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment cq = arena.allocate(ADDRESS);
                MemorySegment context = arena.allocate(ADDRESS);
                Call.ok("ibv_get_cq_event", Ibverbs.ibv_get_cq_event(channel, cq, context));
                return cq.get(ADDRESS, 0);
            }
        }

        /** Waits for the next message of the right side as a program does: event, acknowledgement, poll. */
        private Completion receive() {
            Readable.await(fd(), "completion event");
            assertThat(event().address()).isEqualTo(pair.rightCq().address());
            Ibverbs.ibv_ack_cq_events(pair.rightCq(), 1);
            return pair.right();
        }

        @Override
        public void close() {
            pair.close();
        }
    }

    @OnDevices
    void noEventBeforeAMessage(Device device) {
        try (Channel channel = new Channel(device)) {
            Pair pair = channel.pair;
            Region from = pair.region(100).fill(0, 100, 1);
            Region to = pair.region(100);
            for (int i = 0; i < 3; i++) {
                pair.receive(i).all(to).post(pair.rightQp());
                channel.arm(pair.rightCq(), false);
                assertThat(Readable.within(channel.fd(), A_MOMENT))
                        .as("an event without a message")
                        .isFalse();
                pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
                assertThat(channel.receive().expect(IBV_WC_RECV).id()).isEqualTo(i);
                pair.left().expect(IBV_WC_SEND);
            }
        }
    }

    @OnDevices
    void platformThreadWaits(Device device) throws Exception {
        waits(device, Thread.ofPlatform()::start);
    }

    @OnDevices
    void virtualThreadWaits(Device device) throws Exception {
        waits(device, Thread.ofVirtual()::start);
    }

    private interface Starter {
        Thread start(Runnable task);
    }

    private static void waits(Device device, Starter starter)
            throws ExecutionException, InterruptedException, TimeoutException {
        try (Channel channel = new Channel(device)) {
            Pair pair = channel.pair;
            Region from = pair.region(100).fill(0, 100, 2);
            Region to = pair.region(100);
            pair.receive(5).all(to).post(pair.rightQp());
            channel.arm(pair.rightCq(), false);
            FutureTask<Completion> waiting = new FutureTask<>(channel::receive);
            Thread thread = starter.start(waiting);
            assertThat(waiting.isDone()).isFalse();
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            Completion received = waiting.get(30, TimeUnit.SECONDS).expect(IBV_WC_RECV);
            thread.join();
            assertThat(received.id()).isEqualTo(5);
            to.expect(0, 100, 2);
            pair.left().expect(IBV_WC_SEND);
        }
    }

    @OnDevices
    void solicitedOnlyNotification(Device device) {
        try (Channel channel = new Channel(device)) {
            Pair pair = channel.pair;
            Region from = pair.region(10).fill(0, 10, 3);
            Region to = pair.region(10);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.receive(2).all(to).post(pair.rightQp());
            channel.arm(pair.rightCq(), true);
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            assertThat(Readable.within(channel.fd(), A_MOMENT))
                    .as("an event for an unsolicited message")
                    .isFalse();
            pair.send(IBV_WR_SEND)
                    .all(from)
                    .flags(IBV_SEND_SOLICITED)
                    .signalled()
                    .post(pair.leftQp());
            if (device == Device.SIW) {
                pair.left().expect(IBV_WC_SEND);
                Completions.await(pair.rightCq(), 2).forEach(received -> received.expect(IBV_WC_RECV));
                String seen = Readable.within(channel.fd(), A_MOMENT) ? "an event" : "no event";
                UnsupportedFeature.abort(
                        device, "a solicited message to a queue that asks for those only", seen, "no event");
            }
            Readable.await(channel.fd(), "solicited event");
            assertThat(channel.event().address()).isEqualTo(pair.rightCq().address());
            Ibverbs.ibv_ack_cq_events(pair.rightCq(), 1);
            Completions.await(pair.rightCq(), 2).forEach(received -> received.expect(IBV_WC_RECV));
        }
    }

    @OnDevices
    void queuesShareAChannel(Device device) {
        try (Channel channel = new Channel(device)) {
            Pair pair = channel.pair;
            Region from = pair.region(10).fill(0, 10, 4);
            Region to = pair.region(10);
            int ofLeft = 0;
            int ofRight = 0;
            for (int i = 0; i < 3; i++) {
                pair.receive(i).all(to).post(pair.rightQp());
                channel.arm(pair.leftCq(), false);
                channel.arm(pair.rightCq(), false);
                pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
                for (int event = 0; event < 2; event++) {
                    Readable.await(channel.fd(), "event of either queue");
                    if (channel.event().address() == pair.leftCq().address()) {
                        ofLeft++;
                    } else {
                        ofRight++;
                    }
                }
                pair.left().expect(IBV_WC_SEND);
                pair.right().expect(IBV_WC_RECV);
            }
            assertThat(ofLeft).isEqualTo(3);
            assertThat(ofRight).isEqualTo(3);
            Ibverbs.ibv_ack_cq_events(pair.leftCq(), ofLeft);
            Ibverbs.ibv_ack_cq_events(pair.rightCq(), ofRight);
        }
    }

    @OnDevices
    void nonBlockingChannelReturnsEagain(Device device) {
        try (Channel channel = new Channel(device)) {
            int flags = Posix.fcntl(channel.fd(), Posix.F_GETFL);
            assertThat(Posix.fcntl(channel.fd(), Posix.F_SETFL, flags | Posix.O_NONBLOCK))
                    .isZero();
            MemorySegment cq = channel.pair.arena().allocate(ADDRESS);
            MemorySegment context = channel.pair.arena().allocate(ADDRESS);
            int result = Ibverbs.ibv_get_cq_event(channel.channel, cq, context);
            int errno = Errno.last();
            assertThat(result).isEqualTo(-1);
            assertThat(Errno.name(errno)).isEqualTo("EAGAIN");
        }
    }
}
