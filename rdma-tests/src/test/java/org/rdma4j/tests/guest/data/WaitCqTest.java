package org.rdma4j.tests.guest.data;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.sequences.Sequences;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;

/** {@code rdma_seq_wait_cq} waits for an event, rearms the queue and polls it, in one call. */
@InGuest
@Timeout(60)
class WaitCqTest {
    private static final int CAPACITY = 4;
    private static final int LONG = 30_000;
    /** The JVM installs a handler for this signal, which has no effect unless the JVM sent the signal itself. */
    private static final int SIGUSR2 = 12;

    /** A pair whose right side has an armed completion queue with events. */
    private static final class Waiting implements AutoCloseable {
        private final Pair pair;
        private final Region from;
        private final Region to;
        private final Region answer;
        private final MemorySegment wc;
        private final MemorySegment cq;
        private MemorySegment channel = MemorySegment.NULL;
        private int sides;

        private Waiting(Device device) {
            pair = Pair.shaped(device, (node, spec) -> {
                if (sides++ == 0) {
                    return spec;
                }
                channel = node.channel();
                return QpSpec.rc(node.cq(Pair.ENTRIES, channel));
            });
            from = pair.region(100).fill(0, 100, 3);
            to = pair.region(100);
            answer = pair.region(8);
            wc = ibv_wc.allocateArray(CAPACITY, pair.arena());
            cq = pair.arena().allocate(ADDRESS);
            for (int i = 0; i < CAPACITY; i++) {
                pair.receive(i).all(to).post(pair.rightQp());
            }
            Call.ok("ibv_req_notify_cq", Ibverbs.ibv_req_notify_cq(pair.rightCq(), 0));
        }

        /** Sends a message, and waits until it has arrived: the response to a read is sent after that. */
        private void send() {
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            pair.send(IBV_WR_RDMA_READ).all(answer).remote(to, 0).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_READ);
        }

        private int next(int milliseconds, int most) {
            // Overwrites the previous result, which could be mistaken for that of this call.
            cq.set(ADDRESS, 0, MemorySegment.ofAddress(1));
            return Sequences.rdma_seq_wait_cq(channel, milliseconds, 0, most, wc, cq);
        }

        private void tookEvent() {
            assertThat(cq.get(ADDRESS, 0).address()).isEqualTo(pair.rightCq().address());
            Ibverbs.ibv_ack_cq_events(pair.rightCq(), 1);
        }

        private void tookNone() {
            assertThat(cq.get(ADDRESS, 0)).isEqualTo(MemorySegment.NULL);
        }

        @Override
        public void close() {
            pair.close();
        }
    }

    @OnDevices
    void takesEventRearmsAndPolls(Device device) {
        try (Waiting waiting = new Waiting(device)) {
            for (int i = 0; i < CAPACITY; i++) {
                waiting.send();
                assertThat(waiting.next(LONG, CAPACITY)).isEqualTo(1);
                waiting.tookEvent();
                assertThat(ibv_wc.wr_id(waiting.wc)).isEqualTo(i);
                assertThat(ibv_wc.opcode(waiting.wc)).isEqualTo(IBV_WC_RECV);
            }
        }
    }

    @OnDevices
    void takesAtMostTheCapacity(Device device) {
        try (Waiting waiting = new Waiting(device)) {
            waiting.send();
            waiting.send();
            assertThat(waiting.next(LONG, 0)).isZero();
            waiting.tookEvent();
            assertThat(waiting.pair.right().expect(IBV_WC_RECV).id()).isZero();
            // The queue was armed after both completions had arrived.
            assertThat(waiting.next(0, CAPACITY)).isZero();
            waiting.tookNone();
            assertThat(waiting.pair.right().expect(IBV_WC_RECV).id()).isEqualTo(1);
        }
    }

    @OnDevices
    void returnsAfterTimeout(Device device) {
        try (Waiting waiting = new Waiting(device)) {
            assertThat(waiting.next(0, CAPACITY)).isZero();
            waiting.tookNone();
            long start = System.nanoTime();
            assertThat(waiting.next(50, CAPACITY)).isZero();
            waiting.tookNone();
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(49));
        }
    }

    @OnDevices(Device.RXE)
    void invalidDescriptorIsReported(Device device) {
        try (Waiting waiting = new Waiting(device)) {
            int descriptor = ibv_comp_channel.fd(waiting.channel);
            ibv_comp_channel.fd(waiting.channel, Integer.MAX_VALUE);
            int result = waiting.next(LONG, CAPACITY);
            ibv_comp_channel.fd(waiting.channel, descriptor);
            assertThat(result).isEqualTo(-Errno.EBADF);
            waiting.tookNone();
        }
    }

    @OnDevices(Device.RXE)
    void signalInterruptsTheWait(Device device) throws Exception {
        try (Waiting waiting = new Waiting(device)) {
            int[] thread = new int[1];
            FutureTask<Integer> task = new FutureTask<>(() -> {
                synchronized (thread) {
                    thread[0] = self();
                }
                return waiting.next(LONG, CAPACITY);
            });
            Thread.ofPlatform().start(task);
            MethodHandle kill = libc("tgkill", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT));
            // A signal that arrives before the thread sleeps has no effect, so the signal is sent repeatedly.
            while (!task.isDone()) {
                Thread.sleep(20);
                synchronized (thread) {
                    if (thread[0] != 0 && !task.isDone()) {
                        signal(kill, thread[0]);
                    }
                }
            }
            assertThat(task.get(1, TimeUnit.SECONDS)).isEqualTo(-Errno.EINTR);
            waiting.tookNone();
            // No completion is lost.
            waiting.send();
            assertThat(waiting.next(LONG, CAPACITY)).isEqualTo(1);
            waiting.tookEvent();
        }
    }

    private static int self() {
        try {
            return (int) libc("gettid", FunctionDescriptor.of(JAVA_INT)).invokeExact();
        } catch (Throwable failure) {
            throw new AssertionError(failure);
        }
    }

    private static void signal(MethodHandle kill, int thread) {
        try {
            int unused = (int) kill.invokeExact((int) ProcessHandle.current().pid(), thread, SIGUSR2);
        } catch (Throwable failure) {
            throw new AssertionError(failure);
        }
    }

    private static MethodHandle libc(String name, FunctionDescriptor type) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), type);
    }
}
