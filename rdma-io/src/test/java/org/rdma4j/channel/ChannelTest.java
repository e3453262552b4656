package org.rdma4j.channel;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;
import org.rdma4j.verbs.WorkStatus;

/** A channel to one peer: its operations at each level, its scopes, and its end. */
@ParameterizedClass(name = "iWARP {0}")
@ValueSource(booleans = {false, true})
class ChannelTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Duration SOON = Duration.ofMillis(20);
    private static final Access[] ALL = {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC};

    @Parameter
    boolean iwarp;

    private LoopDevice device;
    private Channel left;
    private Channel right;
    private MemoryRegion leftMemory;
    private MemoryRegion rightMemory;

    @BeforeEach
    void connect() throws IOException {
        device = iwarp ? LoopDevice.openIwarp() : LoopDevice.open();
        if (iwarp) {
            QueuePair[] pair = device.connect(
                    device.queuePair(device.completions(64)).elements(2).create(),
                    device.queuePair(device.completions(64)).elements(2).create());
            left = device.own(Channel.of(pair[0]));
            right = device.own(Channel.of(pair[1]));
        } else {
            left = device.own(Channel.builder(device.domain()).access(ALL).create());
            right = device.own(Channel.builder(device.domain()).access(ALL).create());
            left.connect(right.endpoint());
            right.connect(left.endpoint());
        }
        leftMemory = left.allocate(1024, ALL);
        rightMemory = right.allocate(1024, ALL);
        for (int i = 0; i < 1024; i++) {
            leftMemory.memory().set(JAVA_BYTE, i, (byte) i);
        }
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    private RemoteMemory remote() {
        return rightMemory.remoteMemory();
    }

    private static byte[] bytes(LocalMemory memory) {
        return memory.memory().toArray(JAVA_BYTE);
    }

    private static List<WorkRequest<?>> pollAll(Channel channel) throws IOException {
        List<WorkRequest<?>> found = new ArrayList<>();
        for (Completions done = channel.completions().poll();
                !done.isEmpty();
                done = channel.completions().poll()) {
            while (done.next()) {
                found.add(done.request());
            }
        }
        return found;
    }

    @Test
    void messagesInBothDirections() throws IOException {
        for (int i = 0; i < 40; i++) {
            ReceiveRequest there =
                    right.prepareReceive(rightMemory.slice(0, 100)).post();
            left.send(leftMemory.slice(i, 50 + i), LIMIT);
            assertThat(there.await(LIMIT).length()).isEqualTo(50 + i);
            assertThat(there.message().toArray(JAVA_BYTE)).isEqualTo(bytes(leftMemory.slice(i, 50 + i)));
            SendRequest answer = right.prepareSend(rightMemory.slice(0, 50 + i)).post();
            assertThat(left.receive(leftMemory.slice(512, 100), LIMIT).length()).isEqualTo(50 + i);
            answer.await(LIMIT);
            assertThat(bytes(leftMemory.slice(512, 50 + i))).isEqualTo(bytes(leftMemory.slice(i, 50 + i)));
        }
    }

    @Test
    void writesAndReads() throws IOException {
        left.write(remote().slice(8, 100), leftMemory.slice(0, 100), LIMIT);
        assertThat(bytes(rightMemory.slice(8, 100))).isEqualTo(bytes(leftMemory.slice(0, 100)));
        left.read(remote().slice(8, 100), leftMemory.slice(500, 100), LIMIT);
        assertThat(bytes(leftMemory.slice(500, 100))).isEqualTo(bytes(leftMemory.slice(0, 100)));
    }

    @Test
    void immediatesAndAtomics() throws IOException {
        assumeFalse(iwarp, "iWARP has neither");
        ReceiveRequest receive = right.prepareReceive(rightMemory.slice(0, 64)).post();
        left.sendWithImmediate(leftMemory.slice(0, 10), 77, LIMIT);
        assertThat(receive.await(LIMIT).immediate()).isEqualTo(77);
        receive.post();
        left.writeWithImmediate(remote().slice(100, 10), leftMemory.slice(0, 10), -5, LIMIT);
        assertThat(receive.await(LIMIT).immediate()).isEqualTo(-5);
        assertThat(bytes(rightMemory.slice(100, 10))).isEqualTo(bytes(leftMemory.slice(0, 10)));
        rightMemory.memory().set(JAVA_LONG, 0, 40);
        assertThat(left.fetchAndAdd(remote().slice(0, 8), 2, LIMIT)).isEqualTo(40);
        assertThat(left.compareAndSwap(remote().slice(0, 8), 40, 9, LIMIT)).isEqualTo(42);
        assertThat(left.compareAndSwap(remote().slice(0, 8), 42, 9, LIMIT)).isEqualTo(42);
        assertThat(rightMemory.memory().get(JAVA_LONG, 0)).isEqualTo(9);
    }

    /** The receive that a write with immediate data takes does not limit its length, because its buffer is not used. */
    @Test
    void writeWithImmediateThatIsLongerThanTheReceive() throws IOException {
        assumeFalse(iwarp, "iWARP has no writes with immediate data");
        ReceiveRequest receive = right.prepareReceive(rightMemory.slice(0, 8)).post();
        left.writeWithImmediate(remote().slice(100, 20), leftMemory.slice(0, 20), 3, LIMIT);
        assertThat(receive.await(LIMIT).length()).isEqualTo(20);
        assertThatIllegalStateException()
                .isThrownBy(receive::message)
                .withMessageContaining("has 8 bytes, but the peer has written 20 bytes to other memory");
    }

    @Test
    void scopeWithSeveralOperations() throws IOException {
        for (int round = 0; round < 5; round++) {
            leftMemory.memory().set(JAVA_BYTE, 0, (byte) round);
            Work<?> send;
            try (WorkScope there = right.scope(LIMIT);
                    WorkScope scope = left.scope(LIMIT)) {
                ReceiveRequest first = there.receive(rightMemory.slice(0, 4), rightMemory.slice(8, 4));
                ReceiveRequest second = there.receive(rightMemory.slice(16, 8));
                send = scope.send(leftMemory.slice(0, 2), leftMemory.slice(10, 4));
                scope.send(leftMemory.slice(20, 3));
                scope.write(remote().slice(100, 20), leftMemory.slice(0, 20));
                scope.write(remote().slice(200, 20), leftMemory.slice(0, 10), leftMemory.slice(30, 10));
                scope.read(remote().slice(100, 20), leftMemory.slice(600, 20));
                scope.read(remote().slice(200, 20), leftMemory.slice(700, 10), leftMemory.slice(800, 10));
                assertThat(first.await(LIMIT).length()).isEqualTo(6);
                assertThat(second.await(LIMIT).length()).isEqualTo(3);
            }
            assertThat(send.isInFlight()).isFalse();
            assertThat(left.queuePair().sendsInFlight()).isZero();
            assertThat(bytes(rightMemory.slice(0, 4))).containsExactly(round, 1, 10, 11);
            assertThat(bytes(rightMemory.slice(8, 2))).containsExactly(12, 13);
            assertThat(bytes(leftMemory.slice(600, 20))).isEqualTo(bytes(leftMemory.slice(0, 20)));
            assertThat(bytes(leftMemory.slice(700, 10))).isEqualTo(bytes(leftMemory.slice(0, 10)));
            assertThat(bytes(leftMemory.slice(800, 10))).isEqualTo(bytes(leftMemory.slice(30, 10)));
            assertThat(pollAll(left)).isEmpty();
        }
    }

    @Test
    void scopeWithImmediatesAndAtomics() throws IOException {
        assumeFalse(iwarp, "iWARP has neither");
        rightMemory.memory().set(JAVA_LONG, 512, 5);
        try (WorkScope there = right.scope(LIMIT);
                WorkScope scope = left.scope(LIMIT)) {
            ReceiveRequest first = there.receive(rightMemory.slice(0, 64));
            ReceiveRequest second = there.receive(rightMemory.slice(64, 64));
            scope.sendWithImmediate(leftMemory.slice(0, 1), 11);
            scope.writeWithImmediate(remote().slice(200, 4), leftMemory.slice(0, 4), 12);
            scope.fetchAndAdd(remote().slice(512, 8), leftMemory.slice(512, 8), 2);
            scope.compareAndSwap(remote().slice(512, 8), leftMemory.slice(520, 8), 7, 8);
            assertThat(first.await(LIMIT).immediate()).isEqualTo(11);
            assertThat(second.await(LIMIT).immediate()).isEqualTo(12);
        }
        assertThat(leftMemory.memory().get(JAVA_LONG, 512)).isEqualTo(5);
        assertThat(leftMemory.memory().get(JAVA_LONG, 520)).isEqualTo(7);
        assertThat(rightMemory.memory().get(JAVA_LONG, 512)).isEqualTo(8);
    }

    @Test
    void scopeWithMoreWorkThanTheQueueHolds() throws IOException {
        SendRequest last = left.prepareWrite(remote().slice(999, 1), leftMemory.slice(999, 1));
        try (WorkScope scope = left.scope(LIMIT)) {
            for (int i = 0; i < 999; i++) {
                scope.write(remote().slice(i, 1), leftMemory.slice(i, 1));
            }
            assertThat(scope.post(last)).isSameAs(last);
        }
        assertThat(left.queuePair().sendsInFlight()).isZero();
        assertThat(bytes(rightMemory.slice(0, 1000))).isEqualTo(bytes(leftMemory.slice(0, 1000)));
    }

    @Test
    void bodyThatThrows() {
        assertThatThrownBy(() -> {
                    try (WorkScope scope = left.scope(LIMIT)) {
                        LoopControl.hold(true);
                        scope.write(remote(), leftMemory);
                        LoopControl.hold(false);
                        throw new ArithmeticException();
                    }
                })
                .isInstanceOf(ArithmeticException.class)
                .satisfies(thrown -> assertThat(thrown.getSuppressed()).isEmpty());
        assertThat(left.queuePair().sendsInFlight()).isZero();
        assertThat(bytes(rightMemory)).isEqualTo(bytes(leftMemory));
    }

    @Test
    void bodyThatThrowsAndWorkThatFails() {
        assertThatThrownBy(() -> {
                    try (WorkScope scope = left.scope(LIMIT)) {
                        scope.write(new RemoteMemory(0, 8, 77), leftMemory.slice(0, 8));
                        throw new ArithmeticException();
                    }
                })
                .isInstanceOf(ArithmeticException.class)
                .satisfies(thrown ->
                        assertThat(thrown.getSuppressed()).singleElement().isInstanceOf(WorkException.class));
        assertThat(left.queuePair().sendsInFlight()).isZero();
    }

    @Test
    void scopeReportsTheFirstFailureAndNotItsConsequences() throws IOException {
        ReceiveRequest receive = left.prepareReceive(leftMemory.slice(0, 8));
        assertThatThrownBy(() -> {
                    try (WorkScope scope = left.scope(LIMIT)) {
                        scope.post(receive);
                        scope.write(remote(), leftMemory);
                        scope.write(new RemoteMemory(0, 8, 77), leftMemory.slice(0, 8));
                    }
                })
                .isInstanceOfSatisfying(
                        WorkException.class,
                        failure -> assertThat(failure.status()).isEqualTo(WorkStatus.REM_ACCESS_ERR))
                .satisfies(thrown -> assertThat(thrown.getSuppressed()).hasSize(1));
        assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
        assertThat(left.queuePair().receivesInFlight()).isZero();
    }

    @Test
    void limitOfAScope() throws IOException {
        MemoryRegion silent = MemoryRegion.allocate(device.domain(), 64);
        ReceiveRequest receive = left.prepareReceive(silent);
        assertThatThrownBy(() -> {
                    try (WorkScope scope = left.scope(SOON)) {
                        scope.post(receive);
                    }
                })
                .isInstanceOf(RdmaTimeoutException.class);
        assertThat(receive.isInFlight()).isFalse();
        silent.close();
        assertThat(left.queuePair().state()).isEqualTo(QueuePairState.ERR);
        assertThatThrownBy(() -> left.send(leftMemory, LIMIT)).isInstanceOf(WorkException.class);
    }

    @Test
    void limitOfABlockingOperation() throws IOException {
        assertThatThrownBy(() -> left.receive(leftMemory, SOON)).isInstanceOf(RdmaTimeoutException.class);
        assertThat(left.queuePair().receivesInFlight()).isZero();
        assertThatThrownBy(() -> left.receive(leftMemory, LIMIT)).isInstanceOf(WorkException.class);
    }

    @Test
    void manualScope() throws IOException {
        try (WorkScope scope = left.manualScope(LIMIT)) {
            scope.write(remote(), leftMemory).await(LIMIT);
        }
        ReceiveRequest receive = right.prepareReceive(rightMemory.slice(0, 8));
        assertThatThrownBy(() -> {
                    try (WorkScope scope = right.manualScope(LIMIT)) {
                        scope.post(receive);
                        left.prepareSend(leftMemory.slice(100, 8)).post();
                    }
                })
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("manual scope");
        assertThat(receive.isInFlight()).isFalse();
        assertThat(bytes(rightMemory.slice(0, 8))).isEqualTo(bytes(leftMemory.slice(100, 8)));
        // The next scope of the same object is not manual.
        try (WorkScope scope = right.scope(LIMIT)) {
            scope.write(leftMemory.remoteMemory(), rightMemory);
        }
    }

    @Test
    @SuppressWarnings("try") // A scope is used after its end.
    void scopesAreReusedAndNest() throws IOException {
        WorkScope outer = left.scope(LIMIT);
        Work<?> write = outer.write(remote(), leftMemory);
        try (WorkScope inner = left.scope(LIMIT)) {
            assertThat(inner).isNotSameAs(outer);
            assertThat(inner.write(remote(), leftMemory)).isNotSameAs(write);
        }
        assertThat(outer.isOpen()).isTrue();
        assertThatThrownBy(() -> outer.begin(LIMIT)).isInstanceOf(IllegalStateException.class);
        outer.close();
        assertThat(outer.isOpen()).isFalse();
        assertThat(outer.isDone()).isTrue();
        outer.close();
        assertThatThrownBy(() -> outer.send(leftMemory))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is not open");
        assertThatThrownBy(() -> outer.post(left.prepareWrite(remote(), leftMemory)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is not open");
        try (WorkScope again = left.scope(LIMIT)) {
            assertThat(again).isSameAs(outer);
            assertThat(again.write(remote(), leftMemory)).isSameAs(write);
        }
    }

    @Test
    void completionsOfOtherWorkRemainForPoll() throws IOException {
        List<ReceiveRequest> receives = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            receives.add(left.prepareReceive(leftMemory.slice(512 + 8 * i, 8)).post());
        }
        try (WorkScope scope = left.scope(LIMIT)) {
            scope.write(remote(), leftMemory);
            for (int i = 0; i < 3; i++) {
                right.send(rightMemory.slice(0, i + 1), LIMIT);
            }
            scope.read(remote(), leftMemory);
        }
        left.write(remote(), leftMemory, LIMIT);
        assertThat(pollAll(left)).containsExactlyElementsOf(receives);
        assertThat(receives).extracting(ReceiveRequest::length).containsExactly(1, 2, 3);
        assertThat(pollAll(left)).isEmpty();
    }

    @Test
    void workOfAnotherChannel() throws IOException {
        ReceiveRequest foreign = right.prepareReceive(rightMemory);
        try (WorkScope scope = left.scope(LIMIT)) {
            assertThatThrownBy(() -> scope.post(foreign))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("does not belong to this scope");
            assertThatThrownBy(() -> scope.postAll(List.of(left.prepareWrite(remote(), leftMemory), foreign)))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThat(scope.isDone()).isTrue();
            assertThatThrownBy(() -> scope.write(1, remote(), leftMemory))
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessageContaining("peer 1 is out of range: 0 to 0");
        }
        assertThat(foreign.isInFlight()).isFalse();
        assertThat(left.queuePair().sendsInFlight()).isZero();
    }

    @Test
    void peerThatFails() throws IOException {
        ReceiveRequest receive = left.prepareReceive(leftMemory.slice(0, 8)).post();
        right.close();
        assertThatThrownBy(() -> left.write(remoteOfClosed(), leftMemory.slice(0, 8), LIMIT))
                .isInstanceOfSatisfying(
                        WorkException.class,
                        failure -> assertThat(failure.status()).isEqualTo(WorkStatus.RETRY_EXC_ERR));
        // The cause of a flush is the failure that ended the channel.
        assertThatThrownBy(() -> receive.await(LIMIT))
                .isInstanceOf(WorkException.class)
                .hasCauseInstanceOf(WorkException.class);
        assertThatThrownBy(() -> {
                    try (WorkScope scope = left.scope(LIMIT)) {
                        scope.send(leftMemory.slice(0, 8));
                    }
                })
                .isInstanceOf(WorkException.class);
        assertThat(left.queuePair().sendsInFlight()).isZero();
    }

    private RemoteMemory remoteOfClosed() {
        return new RemoteMemory(4096, 8, 12345);
    }

    @Test
    @SuppressWarnings("try") // The scopes end with exceptions.
    void channelThatIsClosedInItsScope() throws IOException {
        WorkScope outer = left.scope(LIMIT);
        ReceiveRequest receive = outer.receive(leftMemory.slice(0, 8));
        WorkScope inner = left.manualScope(LIMIT);
        inner.receive(leftMemory.slice(8, 8));
        left.close();
        assertThatThrownBy(outer::close).isInstanceOf(WorkException.class);
        assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
        assertThatThrownBy(inner::close).isInstanceOf(WorkException.class);
        assertThatThrownBy(() -> left.scope(LIMIT).receive(rightMemory)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> left.allocate(8))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed");
        left.close();
    }

    @Test
    void anotherThread() throws Exception {
        left.write(remote(), leftMemory, LIMIT);
        assertThat(thrownOnAnotherThread(() -> left.write(remote(), leftMemory, LIMIT)))
                .isInstanceOf(WrongThreadException.class);
        WorkScope scope = left.scope(LIMIT);
        Work<?> write = scope.write(remote(), leftMemory);
        assertThat(thrownOnAnotherThread(() -> scope.write(remote(), leftMemory)))
                .isInstanceOf(WrongThreadException.class);
        scope.close();
        assertThat(write.isInFlight()).isFalse();
        left.release();
        assertThat(thrownOnAnotherThread(() -> left.write(remote(), leftMemory, LIMIT)))
                .isNull();
    }

    @Test
    void scopeThatAnotherThreadCloses() throws Exception {
        WorkScope scope = left.scope(LIMIT);
        ReceiveRequest receive = scope.receive(leftMemory.slice(0, 8));
        assertThat(thrownOnAnotherThread(scope::close)).isInstanceOf(WrongThreadException.class);
        assertThat(scope.isOpen()).isTrue();
        assertThat(receive.isInFlight()).isTrue();
        right.send(rightMemory.slice(0, 8), LIMIT);
        scope.close();
        assertThat(receive.length()).isEqualTo(8);
    }

    @Test
    void lockThatGuardsTheChannel() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        left.guardedBy(lock);
        assertThat(thrownOnAnotherThread(() -> left.write(remote(), leftMemory, LIMIT)))
                .isInstanceOf(WrongThreadException.class)
                .hasMessageContaining("is guarded by");
        left.write(remote(), leftMemory, LIMIT);
    }

    private static Throwable thrownOnAnotherThread(ThrowingRunnable action) throws Exception {
        CompletableFuture<Throwable> thrown = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            try {
                action.run();
                thrown.complete(null);
            } catch (Throwable e) {
                thrown.complete(e);
            }
        });
        thread.start();
        thread.join();
        return thrown.get(10, TimeUnit.SECONDS);
    }

    private interface ThrowingRunnable {
        void run() throws Exception;
    }

    @Test
    void futures() throws Exception {
        assumeFalse(iwarp, "its completion queues were created without events");
        ReceiveRequest receive = right.prepareReceive(rightMemory.slice(0, 100));
        SendRequest send = left.prepareSend(leftMemory.slice(0, 100));
        left.release();
        right.release();
        LoopManager.install();
        try (EventLoop loop = EventLoop.start()) {
            loop.register(left.completions(), request -> {});
            loop.register(right.completions(), request -> {});
            CompletableFuture<ReceiveRequest> received = loop.submit(receive, LIMIT);
            loop.submit(send, LIMIT).get(10, TimeUnit.SECONDS);
            assertThat(received.get(10, TimeUnit.SECONDS).length()).isEqualTo(100);
            loop.unregister(right.completions());
            loop.unregister(left.completions()).get(10, TimeUnit.SECONDS);
            left.write(remote(), leftMemory, LIMIT);
        }
        left.write(remote(), leftMemory, LIMIT);
    }

    @Test
    void channelIsConnectedOnce() throws IOException {
        if (iwarp) {
            assertThatThrownBy(() -> Channel.builder(device.domain()).create())
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(left::endpoint)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("Channel.builder()");
            return;
        }
        assertThatThrownBy(() -> left.connect(right.endpoint()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("create a new channel");
        assertThatThrownBy(() -> left.establish(LIMIT))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("connect(endpoint)");
        try (Channel toItself = Channel.builder(device.domain()).create()) {
            ReceiveRequest receive =
                    toItself.prepareReceive(rightMemory.slice(0, 8)).post();
            assertThatThrownBy(() -> toItself.send(leftMemory.slice(8, 8), LIMIT))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("connect");
            toItself.connect(toItself.endpoint());
            toItself.send(leftMemory.slice(8, 8), LIMIT);
            assertThat(receive.await(LIMIT).length()).isEqualTo(8);
        }
    }

    @Test
    void channelThatCannotBeCreated() {
        long before = LoopControl.objects();
        assertThatThrownBy(() ->
                        Channel.builder(device.domain()).sendElements(1 << 20).create())
                .isInstanceOfAny(IllegalArgumentException.class, UnsupportedOperationException.class);
        assertThatThrownBy(() -> Channel.builder(device.domain()).port(77).create())
                .isInstanceOfAny(Exception.class);
        assertThatThrownBy(() -> Channel.builder(device.domain()).psn(1 << 24))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(LoopControl.objects()).isEqualTo(before);
    }

    @Test
    void twoCompletionQueues() throws IOException {
        QueuePair queuePair = device.own(QueuePair.builder(device.domain(), QueuePairType.RC)
                .sendCompletions(device.completions(64))
                .receiveCompletions(device.completions(64))
                .create());
        assertThatThrownBy(() -> Channel.of(queuePair))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two completion queues");
    }
}
