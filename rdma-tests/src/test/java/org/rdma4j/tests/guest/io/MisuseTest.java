package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.rdma4j.tests.guest.io.Ends.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;

/**
 * Everything wrong that a program can ask of devices, memory, queues and work: each is refused with an exception that
 * says what to do, nothing of it reaches the device, and no memory has changed.
 */
@InGuest
@Timeout(300)
class MisuseTest {
    private static final LocalMemory NO_MEMORY = null;
    private static final Duration NO_TIME = null;

    private interface Action {
        void run(Bench on) throws Throwable;
    }

    private final List<DynamicTest> rows = new ArrayList<>();

    /** What must be refused, and the queue pairs work as before afterwards. */
    private void refused(String name, Class<? extends Throwable> expected, String words, Action action) {
        row(name, expected, words, true, action);
    }

    /** What must be refused, but has ended the queue pair, or is about one that has ended. */
    private void ends(String name, Class<? extends Throwable> expected, String words, Action action) {
        row(name, expected, words, false, action);
    }

    private void row(String name, Class<? extends Throwable> expected, String words, boolean survives, Action action) {
        rows.add(dynamicTest(name, () -> {
            try (Bench bench = new Bench()) {
                Throwable thrown = catchThrowable(() -> action.run(bench));
                assertThat(thrown).isExactlyInstanceOf(expected);
                if (!words.isEmpty()) {
                    assertThat(thrown).hasMessageContaining(words);
                }
                bench.isUntouched(survives);
            }
        }));
    }

    /** Two connected queue pairs, and memory on both sides. */
    private static final class Bench implements Closeable {
        private final Ends ends = new Ends(
                QueuePairType.RC,
                with -> with.elements(2).inline(16).sendRequests(4).receiveRequests(4));
        private final QueuePair left = ends.left;
        private final QueuePair right = ends.right;
        private final MemoryRegion here = ends.region(64);
        private final MemoryRegion there = ends.region(64);
        private final RemoteMemory remote = there.remoteMemory();
        private final List<Closeable> more = new ArrayList<>();

        private Bench() throws IOException {
            here.memory().fill((byte) 1);
            there.memory().fill((byte) 2);
        }

        private <T extends Closeable> T keep(T resource) {
            more.add(0, resource);
            return resource;
        }

        private QueuePair fresh(QueuePairType type) throws IOException {
            return keep(QueuePair.builder(ends.domain, type)
                    .completions(ends.leftQueue)
                    .sendRequests(4)
                    .receiveRequests(4)
                    .create());
        }

        private SendRequest write() {
            return left.prepareWrite(remote, here);
        }

        private void isUntouched(boolean survives) throws IOException {
            unchanged(here, 1);
            unchanged(there, 2);
            if (!survives) {
                return;
            }
            assertThat(left.sendsInFlight() + left.receivesInFlight()).isZero();
            assertThat(right.sendsInFlight() + right.receivesInFlight()).isZero();
            assertThat(ends.leftQueue.poll().next()).isFalse();
            assertThat(ends.rightQueue.poll().next()).isFalse();
            ReceiveRequest receive = right.prepareReceive(there.slice(0, 8)).post();
            left.prepareSend(here.slice(0, 8)).complete(LIMIT);
            assertThat(receive.await(LIMIT).length()).isEqualTo(8);
            assertThat(there.memory().get(JAVA_BYTE, 7)).isEqualTo((byte) 1);
        }

        private static void unchanged(MemoryRegion region, int value) {
            if (region.isOpen()) {
                for (byte each : region.memory().toArray(JAVA_BYTE)) {
                    assertThat(each).isEqualTo((byte) value);
                }
            }
        }

        @Override
        public void close() throws IOException {
            left.close();
            right.close();
            for (Closeable resource : more) {
                resource.close();
            }
            here.close();
            there.close();
            ends.close();
        }
    }

    private static void elsewhere(Action action, Bench on) throws Throwable {
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(() -> thrown[0] = catchThrowable(() -> action.run(on)));
        thread.start();
        thread.join();
        if (thrown[0] != null) {
            throw thrown[0];
        }
    }

    @TestFactory
    Stream<DynamicTest> afterClose() {
        Class<IllegalStateException> closed = IllegalStateException.class;
        String is = "is closed";
        refused("a region's memory", closed, is, on -> gone(on).memory());
        refused(
                "a region's slice's memory",
                closed,
                is,
                on -> gone(on).slice(0, 8).memory());
        refused("a region's key", closed, is, on -> gone(on).remoteMemory());
        refused("a send from a closed region", closed, is, on -> on.left.prepareSend(gone(on)));
        refused("a receive into a closed region", closed, is, on -> on.right.prepareReceive(gone(on)));
        refused("another buffer that is closed", closed, is, on -> on.write().local(gone(on)));
        refused("a request whose region was closed since", closed, is, on -> {
            MemoryRegion region = on.ends.region(8);
            SendRequest write = on.left.prepareWrite(on.remote, region);
            region.close();
            write.post();
        });
        refused("a request that has run, whose region was closed since", closed, is, on -> {
            MemoryRegion region = on.ends.region(8);
            SendRequest read = on.left.prepareRead(on.remote, region).complete(LIMIT);
            region.close();
            read.post();
        });
        List<Action> ofDomain = List.of(
                on -> MemoryRegion.allocate(closedDomain(on), 8),
                on -> MemoryRegion.register(closedDomain(on), Arena.ofAuto().allocate(8)),
                on -> MemoryRegion.registerUnchecked(
                        closedDomain(on), Arena.ofAuto().allocate(8)),
                on -> QueuePair.builder(closedDomain(on), QueuePairType.RC)
                        .completions(on.ends.leftQueue)
                        .create());
        each("a protection domain", ofDomain, closed, is, true);
        List<Action> ofContext = List.of(
                on -> closedContext().port(1),
                on -> closedContext().gids(),
                on -> closedContext().gid(1),
                on -> closedContext().gidTowards(InetAddress.getByName("10.77.0.9")),
                on -> closedContext().pkeys(1),
                on -> ProtectionDomain.allocate(closedContext()),
                on -> CompletionQueue.create(closedContext(), 4),
                on -> CompletionQueue.createWithEvents(closedContext(), 4));
        each("a context", ofContext, closed, is, true);
        List<Action> ofQueue = List.of(
                on -> closedQueue(on).poll(),
                on -> closedQueue(on).poll(Duration.ofMillis(10)),
                on -> QueuePair.builder(on.ends.domain, QueuePairType.RC)
                        .completions(closedQueue(on))
                        .create());
        each("a completion queue", ofQueue, closed, is, true);
        List<Action> ofQueuePair = List.of(
                on -> closedPair(on).queryState(),
                on -> closedPair(on).init(),
                on -> closedPair(on).modify(new QueuePairAttributes().state(QueuePairState.ERR)),
                on -> closedPair(on).endpoint(),
                on -> closedPair(on).connect(on.right.endpoint()),
                on -> closedPair(on).abort(),
                on -> closedPair(on).prepareSend(on.here),
                on -> closedPair(on).prepareReceive(on.here),
                on -> closedPair(on).send(on.here, LIMIT));
        each("a queue pair", ofQueuePair, closed, is, false);
        List<Action> ofRequest = List.of(
                on -> closedWrite(on).post(),
                on -> closedWrite(on).tryPost(),
                on -> closedWrite(on).post(LIMIT),
                on -> closedWrite(on).complete(LIMIT),
                on -> closedWrite(on).local(on.here),
                on -> closedWrite(on).range(0, 8),
                on -> closedWrite(on).remote(on.remote),
                on -> closedWrite(on).remoteOffset(8),
                on -> closedWrite(on).immediate(5),
                on -> closedWrite(on).withoutImmediate(),
                on -> closedWrite(on).inline(true),
                on -> closedWrite(on).fence(true),
                on -> closedWrite(on).solicited(true),
                on -> closedWrite(on).signaled(false));
        each("a request of a queue pair", ofRequest, closed, is, false);
        ends("what an atomic request of a closed queue pair adds", closed, is, on -> {
            SendRequest add = on.left.prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1);
            on.left.close();
            add.add(2);
        });
        ends("a receive of a closed queue pair", closed, is, on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there);
            on.right.close();
            receive.post();
        });
        ends("what was in flight when the queue pair was closed", WorkException.class, "IBV_WC_WR_FLUSH_ERR", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            on.right.close();
            receive.await(LIMIT);
        });
        return rows.stream();
    }

    private void each(
            String of, List<Action> actions, Class<? extends Throwable> expected, String words, boolean survives) {
        for (int i = 0; i < actions.size(); i++) {
            row(of + " (" + (i + 1) + ")", expected, words, survives, actions.get(i));
        }
    }

    private static MemoryRegion gone(Bench on) throws IOException {
        MemoryRegion region = on.ends.region(8);
        region.close();
        region.close();
        return region;
    }

    private static ProtectionDomain closedDomain(Bench on) throws IOException {
        ProtectionDomain domain = ProtectionDomain.allocate(on.ends.context);
        domain.close();
        domain.close();
        return domain;
    }

    private static org.rdma4j.verbs.Context closedContext() throws IOException {
        org.rdma4j.verbs.Context context = Device.named("rxe0").open();
        context.close();
        context.close();
        return context;
    }

    private static CompletionQueue closedQueue(Bench on) throws IOException {
        CompletionQueue queue = CompletionQueue.createWithEvents(on.ends.context, 8);
        queue.close();
        queue.close();
        return queue;
    }

    private static QueuePair closedPair(Bench on) throws IOException {
        on.left.close();
        on.left.close();
        return on.left;
    }

    private static SendRequest closedWrite(Bench on) throws IOException {
        SendRequest write = on.write();
        closedPair(on);
        return write;
    }

    @TestFactory
    Stream<DynamicTest> inUse() {
        Class<IllegalStateException> state = IllegalStateException.class;
        refused("a context with children", state, "protection domain ", on -> on.ends.context.close());
        refused("a domain with children", state, "memory region of 64 bytes", on -> on.ends.domain.close());
        refused("a completion queue with queue pairs", state, "RC queue pair", on -> on.ends.leftQueue.close());
        ends("a region that a receive may write to", state, "wait for its completion first", on -> {
            on.right.prepareReceive(on.there).post();
            on.there.close();
        });
        ends("a region of several in a list", state, "in flight", on -> {
            on.right.prepareReceive(on.here.slice(0, 4), on.there).post();
            on.there.close();
        });
        ends("the buffers of a request in flight", state, "wait for its completion", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            receive.local(on.here);
        });
        ends("the completion of a request in flight", state, "in flight", on -> {
            SendRequest send = on.left.prepareSend(on.here).post();
            send.signaled(false);
        });
        refused("a second thread posts", WrongThreadException.class, "release()", on -> {
            SendRequest write = on.write();
            elsewhere(there -> write.post(), on);
        });
        refused("a second thread prepares", WrongThreadException.class, "release()", on -> {
            on.write();
            elsewhere(Bench::write, on);
        });
        refused("a second thread polls", WrongThreadException.class, "release()", on -> {
            on.ends.leftQueue.poll();
            elsewhere(there -> on.ends.leftQueue.poll(), on);
        });
        refused("a second thread lets go", WrongThreadException.class, "release()", on -> {
            on.write();
            elsewhere(there -> on.left.release(), on);
        });
        refused("a second thread closes", WrongThreadException.class, "release()", on -> {
            on.write();
            elsewhere(there -> on.left.close(), on);
        });
        refused("a second thread waits", WrongThreadException.class, "release()", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            try {
                elsewhere(there -> receive.await(Duration.ofMillis(50)), on);
            } finally {
                on.left.prepareSend(on.here.slice(0, 0)).complete(LIMIT);
                receive.await(LIMIT);
            }
        });
        ends("a full queue", state, "use tryPost()", on -> {
            for (int i = 0; i < 5; i++) {
                on.right.prepareReceive(on.there).post();
            }
        });
        refused("a wait for what nothing tells of", state, "signaled", on -> {
            SendRequest write = on.left.prepareWrite(on.remote, on.there).signaled(false);
            try {
                write.post();
                write.await(Duration.ofMillis(200));
            } finally {
                on.left.prepareRead(on.remote, on.there).complete(LIMIT);
            }
        });
        refused(
                "an execution that nothing tells of",
                state,
                "signaled",
                on -> on.write().signaled(false).complete(LIMIT));
        refused(
                "a completion before the first",
                state,
                "next() has not been called",
                on -> on.ends.leftQueue.poll().request());
        ends("immediate data that did not come", state, "no immediate data", on -> {
            ReceiveRequest receive =
                    on.right.prepareReceive(on.there.slice(0, 0)).post();
            on.left.prepareSend().complete(LIMIT);
            receive.await(LIMIT).immediate();
        });
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> state() {
        Class<IllegalStateException> state = IllegalStateException.class;
        refused(
                "a send in RESET",
                state,
                "takes no work in the state RESET",
                on -> on.fresh(QueuePairType.RC).prepareSend(on.here).post());
        refused(
                "a receive in RESET",
                state,
                "call init() first",
                on -> on.fresh(QueuePairType.RC).prepareReceive(on.here).post());
        refused(
                "a send in INIT",
                state,
                "connect it first",
                on -> on.fresh(QueuePairType.RC).init().prepareSend(on.here).post());
        refused("a send in RTR", state, "state RTR; call startDatagrams() first", on -> {
            QueuePair pair = on.fresh(QueuePairType.UD);
            pair.modify(new QueuePairAttributes()
                    .state(QueuePairState.INIT)
                    .pkeyIndex(0)
                    .port(1)
                    .qkey(5));
            pair.modify(new QueuePairAttributes().state(QueuePairState.RTR));
            pair.prepareSend(on.here).post();
        });
        ends("a send in ERR", WorkException.class, "IBV_WC_WR_FLUSH_ERR", on -> {
            on.left.abort();
            on.write().post();
        });
        ends("a receive in ERR", WorkException.class, "IBV_WC_WR_FLUSH_ERR", on -> {
            on.right.abort();
            on.right.prepareReceive(on.there).post();
        });
        refused(
                "connect before init",
                state,
                "call init()",
                on -> on.fresh(QueuePairType.RC).connect(on.right.endpoint()));
        refused(
                "endpoint before init",
                state,
                "call init()",
                on -> on.fresh(QueuePairType.RC).endpoint());
        refused("connect twice", state, "no such change", on -> on.left.connect(on.right.endpoint()));
        refused("init of what is connected", state, "no such change", on -> on.left.init());
        refused(
                "RTS out of INIT",
                state,
                "from INIT to RTS",
                on -> on.fresh(QueuePairType.RC).init().modify(new QueuePairAttributes().state(QueuePairState.RTS)));
        Class<UnsupportedOperationException> cannot = UnsupportedOperationException.class;
        refused(
                "a read of UC",
                cannot,
                "only sends and writes",
                on -> on.fresh(QueuePairType.UC).prepareRead(on.remote, on.here));
        refused(
                "an atomic operation of UC",
                cannot,
                "has no fetch and add",
                on -> on.fresh(QueuePairType.UC).prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1));
        refused(
                "a write of UD",
                cannot,
                "only sends",
                on -> on.fresh(QueuePairType.UD).prepareWrite(on.remote, on.here));
        refused("a datagram to nobody", state, "call to()", on -> {
            QueuePair pair = on.fresh(QueuePairType.UD).startDatagrams(5);
            pair.prepareSend(on.here).post();
        });
        refused(
                "access through datagrams",
                cannot,
                "startDatagrams()",
                on -> on.fresh(QueuePairType.UD).init(Access.REMOTE_WRITE));
        refused(
                "a read with immediate data",
                cannot,
                "no immediate data",
                on -> on.left.prepareRead(on.remote, on.here).immediate(1));
        refused(
                "an inline read",
                cannot,
                "cannot be inline",
                on -> on.left.prepareRead(on.remote, on.here).inline(true));
        refused(
                "a send to an address",
                cannot,
                "no remote memory",
                on -> on.left.prepareSend(on.here).remote(on.remote));
        refused(
                "an offset of a send",
                cannot,
                "no remote memory",
                on -> on.left.prepareSend(on.here).remoteOffset(1));
        refused("a write that adds", cannot, "is no fetch", on -> on.write().add(1));
        refused(
                "a swap of an addition",
                cannot,
                "is no compare",
                on -> on.left
                        .prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1)
                        .compareAndSwap(1, 2));
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> memory() {
        Class<IllegalArgumentException> argument = IllegalArgumentException.class;
        Class<IndexOutOfBoundsException> bounds = IndexOutOfBoundsException.class;
        refused(
                "another protection domain's",
                argument,
                "another protection domain",
                on -> on.left.prepareSend(
                        on.keep(MemoryRegion.allocate(on.keep(ProtectionDomain.allocate(on.ends.context)), 8))));
        refused(
                "another device's",
                argument,
                "another protection domain",
                on -> on.left.prepareSend(on.keep(MemoryRegion.allocate(
                        on.keep(ProtectionDomain.allocate(
                                on.keep(Device.named("siw0").open()))),
                        8))));
        refused("a slice beyond the region", bounds, "", on -> on.here.slice(60, 5));
        refused("a slice before it", bounds, "", on -> on.here.slice(-1, 5));
        refused("a slice of a negative length", bounds, "", on -> on.here.slice(1, -5));
        refused("a slice whose end overflows", bounds, "", on -> on.here.slice(8, Long.MAX_VALUE));
        refused(
                "a slice of a slice beyond it",
                bounds,
                "",
                on -> on.here.slice(8, 8).slice(4, 5));
        refused("a range beyond the buffer", bounds, "", on -> on.write().range(60, 5));
        refused("a range of a negative length", bounds, "", on -> on.write().range(0, -1));
        refused(
                "a range of a buffer that there is not",
                bounds,
                "",
                on -> on.write().range(1, 0, 1));
        refused("a remote slice beyond the memory", bounds, "", on -> on.remote.slice(60, 5));
        refused("a remote offset beyond it", bounds, "", on -> on.write().remoteOffset(65));
        refused("a negative remote offset", bounds, "", on -> on.write().remoteOffset(-1));
        refused(
                "a write longer than the peer's memory",
                bounds,
                "do not fit the peer's 8",
                on -> on.left.prepareWrite(on.remote.slice(0, 8), on.here).post());
        refused(
                "a write beyond it by its offset",
                bounds,
                "at offset 1",
                on -> on.write().remoteOffset(1).post());
        refused(
                "a longer list than was asked for",
                argument,
                "2 at most",
                on -> on.left.prepareSend(on.here.slice(0, 1), on.here.slice(1, 1), on.here.slice(2, 1)));
        refused(
                "too long to be inline",
                argument,
                "was made for 16",
                on -> on.write().range(0, 17).inline(true).post());
        refused(
                "an atomic operation on 4 bytes",
                argument,
                "8 bytes",
                on -> on.left
                        .prepareFetchAndAdd(on.remote, on.here.slice(0, 4), 1)
                        .post());
        refused(
                "an atomic operation without a buffer",
                argument,
                "8 bytes",
                on -> on.left
                        .prepareFetchAndAdd(on.remote, on.here.slice(0, 8), 1)
                        .local()
                        .post());
        refused(
                "an atomic operation beside a multiple of 8",
                argument,
                "multiple of 8",
                on -> on.left
                        .prepareFetchAndAdd(on.remote.slice(4, 8), on.here.slice(0, 8), 1)
                        .post());
        ends("a key that was revoked", WorkException.class, Fault.WRITE_WITH_A_KEY_OF_NOTHING.status(), on -> {
            try (Arena arena = Arena.ofShared()) {
                MemorySegment memory = arena.allocate(64);
                MemoryRegion region = MemoryRegion.registerUnchecked(on.ends.domain, memory, Access.REMOTE_WRITE);
                RemoteMemory revoked = region.remoteMemory();
                region.close();
                try {
                    on.left.prepareWrite(revoked, on.here).complete(LIMIT);
                } finally {
                    assertThat(memory.mismatch(arena.allocate(64))).isEqualTo(-1);
                }
            }
        });
        ends("memory that is not for remote writes", WorkException.class, Fault.WRITE_NOT_ALLOWED.status(), on -> {
            MemoryRegion region = on.keep(MemoryRegion.allocate(on.ends.domain, 64, Access.REMOTE_READ));
            try {
                on.left.prepareWrite(region.remoteMemory(), on.here).complete(LIMIT);
            } finally {
                assertThat(region.memory().get(JAVA_BYTE, 0)).isZero();
            }
        });
        ends(
                "memory of a connection that is another",
                WorkException.class,
                Fault.WRITE_WITH_A_KEY_OF_NOTHING.status(),
                on -> {
                    ProtectionDomain other = on.keep(ProtectionDomain.allocate(on.ends.context));
                    MemoryRegion region = on.keep(MemoryRegion.allocate(other, 64, Access.REMOTE_WRITE));
                    try {
                        on.left.prepareWrite(region.remoteMemory(), on.here).complete(LIMIT);
                    } finally {
                        assertThat(region.memory().get(JAVA_BYTE, 0)).isZero();
                    }
                });
        refused(
                "a key of local memory",
                IllegalStateException.class,
                "REMOTE_READ",
                on -> on.keep(MemoryRegion.allocate(on.ends.domain, 8)).remoteMemory());
        refused("an arena closed under a region", IllegalStateException.class, "its arena is closed", on -> {
            Arena arena = Arena.ofShared();
            MemoryRegion region = on.keep(MemoryRegion.registerUnchecked(on.ends.domain, arena.allocate(64)));
            SendRequest write = on.left.prepareWrite(on.remote, region);
            arena.close();
            write.post();
        });
        refused("an arena closed under a region that was used", IllegalStateException.class, "arena is closed", on -> {
            Arena arena = Arena.ofShared();
            MemoryRegion region = on.keep(MemoryRegion.registerUnchecked(on.ends.domain, arena.allocate(64)));
            SendRequest read = on.left.prepareRead(on.remote, region).complete(LIMIT);
            arena.close();
            read.post();
        });
        refused(
                "heap memory",
                argument,
                "Java heap",
                on -> MemoryRegion.register(on.ends.domain, MemorySegment.ofArray(new byte[64])));
        refused(
                "heap memory, unchecked",
                argument,
                "Java heap",
                on -> MemoryRegion.registerUnchecked(on.ends.domain, MemorySegment.ofArray(new byte[64])));
        refused(
                "read-only memory",
                argument,
                "read-only",
                on -> MemoryRegion.register(
                        on.ends.domain, Arena.ofAuto().allocate(8).asReadOnly()));
        refused(
                "no memory",
                argument,
                "at least 1",
                on -> MemoryRegion.register(
                        on.ends.domain, Arena.ofAuto().allocate(8).asSlice(0, 0)));
        refused("NULL", argument, "at least 1", on -> MemoryRegion.register(on.ends.domain, MemorySegment.NULL));
        refused("memory of a confined arena", argument, "allocate()", on -> {
            try (Arena arena = Arena.ofConfined()) {
                MemoryRegion.register(on.ends.domain, arena.allocate(8));
            }
        });
        refused("memory of a shared arena", argument, "allocate()", on -> {
            try (Arena arena = Arena.ofShared()) {
                MemoryRegion.register(on.ends.domain, arena.allocate(8));
            }
        });
        refused(
                "memory that is not mapped",
                VerbsException.class,
                "not mapped",
                on -> MemoryRegion.register(
                        on.ends.domain, MemorySegment.ofAddress(4096).reinterpret(4096)));
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> numbers() {
        Class<IllegalArgumentException> argument = IllegalArgumentException.class;
        Class<IndexOutOfBoundsException> bounds = IndexOutOfBoundsException.class;
        for (int entries : new int[] {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            refused(
                    entries + " completions",
                    argument,
                    "can have 1 to",
                    on -> CompletionQueue.create(on.ends.context, entries));
            refused(
                    entries + " with events",
                    argument,
                    "can have 1 to",
                    on -> CompletionQueue.createWithEvents(on.ends.context, entries));
        }
        refused(
                "a completion queue too small",
                argument,
                "make it larger",
                on -> QueuePair.builder(on.ends.domain, QueuePairType.RC)
                        .completions(on.keep(CompletionQueue.create(on.ends.context, 8)))
                        .create());
        refused(
                "no completion queue",
                argument,
                "see completions()",
                on -> QueuePair.builder(on.ends.domain, QueuePairType.RC).create());
        refused(
                "a completion queue of another context",
                argument,
                "another context",
                on -> QueuePair.builder(on.ends.domain, QueuePairType.RC)
                        .completions(on.keep(CompletionQueue.create(
                                on.keep(Device.named("rxe0").open()), 64)))
                        .create());
        for (int count : new int[] {0, -1, Integer.MAX_VALUE}) {
            refused(
                    count + " sends",
                    argument,
                    "sendRequests is " + count,
                    on -> builder(on).sendRequests(count).create());
            refused(
                    count + " receives",
                    argument,
                    "receiveRequests is " + count,
                    on -> builder(on).receiveRequests(count).create());
            refused(
                    count + " buffers",
                    argument,
                    "sendElements is " + count,
                    on -> builder(on).elements(count).create());
        }
        refused(
                "-1 bytes inline",
                argument,
                "inline is -1",
                on -> builder(on).inline(-1).create());
        refused(
                "2^31 - 1 bytes inline",
                VerbsException.class,
                "ibv_create_qp",
                on -> builder(on).inline(Integer.MAX_VALUE).create());
        for (long bytes : new long[] {0, -1, Long.MIN_VALUE}) {
            refused(bytes + " bytes", argument, "at least 1", on -> MemoryRegion.allocate(on.ends.domain, bytes));
        }
        refused("2^62 bytes", OutOfMemoryError.class, "", on -> MemoryRegion.allocate(on.ends.domain, 1L << 62));
        for (int port : new int[] {0, -1, 2, 300}) {
            refused("port " + port, bounds, "", on -> on.ends.context.port(port));
            refused("the P_Keys of port " + port, bounds, "", on -> on.ends.context.pkeys(port));
        }
        refused("the GID of port 2", NoSuchElementException.class, "no GID at port 2", on -> on.ends.context.gid(2));
        refused(
                "init at port 2",
                VerbsException.class,
                "EINVAL",
                on -> on.fresh(QueuePairType.RC).init(2));
        refused(
                "init at port 300",
                argument,
                "255",
                on -> on.fresh(QueuePairType.RC).init(300));
        List<Action> attributes = List.of(
                on -> new QueuePairAttributes().timeout(32),
                on -> new QueuePairAttributes().timeout(-1),
                on -> new QueuePairAttributes().retries(8),
                on -> new QueuePairAttributes().rnrRetries(-1),
                on -> new QueuePairAttributes().minRnrTimer(32),
                on -> new QueuePairAttributes().sendPsn(1 << 24),
                on -> new QueuePairAttributes().receivePsn(-1),
                on -> new QueuePairAttributes().peerQueuePair(1 << 24),
                on -> new QueuePairAttributes().port(256),
                on -> new QueuePairAttributes().pkeyIndex(1 << 16),
                on -> new QueuePairAttributes().readsAsInitiator(256),
                on -> new QueuePairAttributes().readsAsTarget(-1));
        each("an attribute out of range", attributes, argument, "", true);
        refused("a remote memory of -1 bytes", argument, "negative", on -> new RemoteMemory(0, -1, 0));
        refused(
                "remote memory that is cut off",
                BufferUnderflowException.class,
                "",
                on -> RemoteMemory.from(ByteBuffer.allocate(RemoteMemory.BYTES - 1)));
        refused(
                "an endpoint that is cut off",
                BufferUnderflowException.class,
                "",
                on -> Endpoint.from(ByteBuffer.allocate(Endpoint.BYTES - 1)));
        refused("an endpoint of zeros", argument, "MTU of 0", on -> Endpoint.from(ByteBuffer.allocate(Endpoint.BYTES)));
        refused("text that is no endpoint", argument, "is not an endpoint, such as", on -> Endpoint.parse("hello"));
        refused(
                "an endpoint with words",
                argument,
                "is not an endpoint, such as",
                on -> Endpoint.parse(on.left.endpoint().toString().replaceFirst("\"qpn\":\\d+", "\"qpn\":many")));
        refused(
                "an endpoint of 25 bits",
                argument,
                "24 bits",
                on -> Endpoint.parse(on.left.endpoint().toString().replaceFirst("\"qpn\":\\d+", "\"qpn\":16777216")));
        Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
        rows.add(dynamicTest("a time longer than any", () -> {
            try (Bench on = new Bench()) {
                ReceiveRequest receive = on.right.prepareReceive(on.there).post(longest);
                on.left.prepareSend(on.here).complete(longest);
                receive.await(longest);
                try (BufferPool pool = BufferPool.create(on.ends.domain, 8, 1, 1)) {
                    pool.lease(longest).close();
                }
                assertThat(on.there.memory().get(JAVA_BYTE, 0)).isEqualTo((byte) 1);
            }
        }));
        return rows.stream();
    }

    private static QueuePairBuilder builder(Bench on) {
        return QueuePair.builder(on.ends.domain, QueuePairType.RC).completions(on.ends.leftQueue);
    }

    @TestFactory
    Stream<DynamicTest> chains() {
        Class<IllegalArgumentException> argument = IllegalArgumentException.class;
        Class<IllegalStateException> state = IllegalStateException.class;
        refused("an empty chain", argument, "at least one", on -> WorkChain.of(List.<SendRequest>of()));
        refused("a request twice", argument, "in the chain twice", on -> {
            SendRequest write = on.write();
            WorkChain.of(write, write);
        });
        refused("a request in two chains", argument, "in a chain already", on -> {
            SendRequest write = on.write();
            WorkChain.of(write, on.write());
            WorkChain.of(on.write(), write);
        });
        refused(
                "requests of two queue pairs",
                argument,
                "of another queue",
                on -> WorkChain.of(on.write(), on.right.prepareSend(on.there)));
        refused(
                "more than the queue holds",
                argument,
                "a chain of 5 requests; the send queue",
                on -> WorkChain.of(on.write(), on.write(), on.write(), on.write(), on.write()));
        refused("a chain of a request in flight", state, "cannot be changed while it is in flight", on -> {
            ReceiveRequest receive = on.right.prepareReceive(on.there).post();
            try {
                WorkChain.of(on.right.prepareReceive(on.there), receive);
            } finally {
                on.left.prepareSend(on.here.slice(0, 0)).complete(LIMIT);
                receive.await(LIMIT);
            }
        });
        refused("a member posted by itself", state, "is in a chain; post that", on -> {
            SendRequest write = on.write();
            WorkChain.of(on.write(), write);
            write.post();
        });
        refused("a member that was refused a chain is posted by itself", argument, "of another queue", on -> {
            SendRequest read = on.left.prepareRead(on.remote, on.there);
            try {
                WorkChain.of(read, on.right.prepareSend(on.there));
            } finally {
                read.complete(LIMIT);
            }
        });
        refused("a member changed in flight", state, "cannot be changed while it is in flight", on -> {
            WorkChain<ReceiveRequest> chain =
                    WorkChain.of(on.right.prepareReceive(on.there), on.right.prepareReceive(on.there));
            chain.post();
            try {
                chain.get(1).local(on.here);
            } finally {
                SendRequest send = on.left.prepareSend(on.here.slice(0, 0)).complete(LIMIT);
                send.complete(LIMIT);
                chain.await(LIMIT);
            }
        });
        refused("a region that the second uses is closed", state, "is closed", on -> {
            MemoryRegion region = on.ends.region(8);
            WorkChain<SendRequest> chain = WorkChain.of(on.write(), on.left.prepareWrite(on.remote, region));
            region.close();
            chain.post();
        });
        refused("a region closed that a chain in flight uses", state, "is in use by the device", on -> {
            WorkChain<ReceiveRequest> chain =
                    WorkChain.of(on.right.prepareReceive(on.here), on.right.prepareReceive(on.there));
            chain.post();
            try {
                on.there.close();
            } finally {
                SendRequest send = on.left.prepareSend(on.here.slice(0, 0)).complete(LIMIT);
                send.complete(LIMIT);
                chain.await(LIMIT);
            }
        });
        refused(
                "a range outside the peer's memory in the second",
                IndexOutOfBoundsException.class,
                "do not fit",
                on -> {
                    SendRequest second = on.write();
                    WorkChain<SendRequest> chain = WorkChain.of(on.write(), second);
                    second.remoteOffset(8);
                    chain.post();
                });
        refused(
                "a chain that nothing tells of",
                state,
                "signaled",
                on -> WorkChain.of(on.write(), on.write().signaled(false)).complete(LIMIT));
        refused(
                "a limit of 0",
                argument,
                "can have 1 to 2",
                on -> WorkChain.of(on.write(), on.write()).limit(0));
        refused(
                "a limit above the size",
                argument,
                "can have 1 to 2",
                on -> WorkChain.of(on.write(), on.write()).limit(3));
        refused("a second thread posts a chain", WrongThreadException.class, "release()", on -> {
            WorkChain<SendRequest> chain = WorkChain.of(on.write(), on.write());
            elsewhere(there -> chain.post(), on);
        });
        refused("a second thread makes a chain", WrongThreadException.class, "release()", on -> {
            SendRequest write = on.write();
            elsewhere(there -> WorkChain.of(write), on);
        });
        ends("a chain that is full", state, "use tryPost()", on -> {
            for (int i = 0; i < 3; i++) {
                WorkChain.of(on.right.prepareReceive(on.there), on.right.prepareReceive(on.there))
                        .post();
            }
        });
        List<Action> ofChain = List.of(
                on -> closedChain(on).post(),
                on -> closedChain(on).tryPost(),
                on -> closedChain(on).post(LIMIT),
                on -> closedChain(on).complete(LIMIT),
                on -> closedChain(on).limit(1),
                on -> WorkChain.of(closedWrite(on)));
        each("a chain of a closed queue pair", ofChain, state, "is closed", false);
        List<Action> ofNothing = List.of(
                on -> WorkChain.of((List<SendRequest>) null),
                on -> WorkChain.of(on.write(), null),
                on -> WorkChain.of(on.write()).post(NO_TIME),
                on -> WorkChain.of(on.write()).complete(null),
                on -> WorkChain.of(on.write()).await(null));
        each("a chain of null", ofNothing, NullPointerException.class, "", true);
        return rows.stream();
    }

    private static WorkChain<SendRequest> closedChain(Bench on) throws IOException {
        WorkChain<SendRequest> chain = WorkChain.of(on.write(), on.write());
        closedPair(on);
        return chain;
    }

    @TestFactory
    Stream<DynamicTest> nothing() {
        List<Action> actions = List.of(
                on -> on.left.prepareSend(NO_MEMORY),
                on -> on.left.prepareSend((LocalMemory[]) null),
                on -> on.left.prepareWrite(null, on.here),
                on -> on.left.prepareReceive(on.here, NO_MEMORY),
                on -> on.write().remote(null),
                on -> on.write().local(NO_MEMORY),
                on -> on.write().post(NO_TIME),
                on -> on.write().complete(null),
                on -> on.left.prepareReceive(on.here).await(null),
                on -> on.ends.leftQueue.poll(NO_TIME),
                on -> MemoryRegion.allocate(on.ends.domain, 8, (Access) null),
                on -> MemoryRegion.allocate(on.ends.domain, 8, (Access[]) null),
                on -> MemoryRegion.register(on.ends.domain, (MemorySegment) null),
                on -> MemoryRegion.registerUnchecked(on.ends.domain, null),
                on -> QueuePair.builder(on.ends.domain, null)
                        .completions(on.ends.leftQueue)
                        .create(),
                on -> builder(on).completions(null).create(),
                on -> on.left.connect(null),
                on -> on.left.modify(null),
                on -> on.fresh(QueuePairType.RC).init((Access) null),
                on -> new QueuePairAttributes().state(null),
                on -> new QueuePairAttributes().path(1, 0, null),
                on -> new QueuePairAttributes().access((Access) null),
                on -> on.ends.context.gidTowards(null),
                on -> Device.towards(null),
                on -> Endpoint.parse(null),
                on -> new Endpoint(0, null, 0, 0, null).toString());
        each("null", actions, NullPointerException.class, "", true);
        return rows.stream();
    }
}
