package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Failure, abort, reset and names of queue pairs. */
@ParameterizedClass(name = "iWARP {0}")
@ValueSource(booleans = {false, true})
class QueuePairTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final Duration SOON = Duration.ofMillis(20);

    @Parameter
    boolean iwarp;

    private LoopDevice device;
    private CompletionQueue completions;
    private MemoryRegion memory;
    private QueuePair queuePair;
    private QueuePair peer;

    @BeforeEach
    void connect() throws IOException {
        device = iwarp ? LoopDevice.openIwarp() : LoopDevice.open();
        completions = device.completions(128);
        memory = device.memory(4096, Access.REMOTE_READ, Access.REMOTE_WRITE);
        QueuePair[] pair = device.pair(completions, completions);
        queuePair = pair[0];
        peer = pair[1];
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    private void reset() throws IOException {
        queuePair.modify(new QueuePairAttributes().state(QueuePairState.RESET));
    }

    /** Asserts that posts of each kind throw, and that their cause is this exception. */
    private void assertPostsReport(Throwable cause) {
        SendRequest send = queuePair.prepareSend(memory.slice(0, 8));
        WorkChain<SendRequest> chain = WorkChain.of(
                queuePair.prepareWrite(memory.remoteMemory(), memory.slice(0, 8)),
                queuePair.prepareWrite(memory.remoteMemory(), memory.slice(0, 8)));
        assertRejected(catchThrowable(send::post), cause);
        assertRejected(catchThrowable(send::tryPost), cause);
        assertRejected(catchThrowable(() -> send.complete(LIMIT)), cause);
        assertRejected(catchThrowable(chain::post), cause);
        assertRejected(catchThrowable(queuePair.prepareReceive(memory.slice(0, 8))::post), cause);
        try (WorkScope scope = new WorkScope(LIMIT)) {
            assertRejected(catchThrowable(() -> scope.post(send)), cause);
        } catch (RdmaException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertRejected(Throwable thrown, Throwable cause) {
        assertThat(thrown).isInstanceOf(WorkException.class);
        assertThat(((WorkException) thrown).status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
        assertThat(thrown.getCause()).isSameAs(cause);
    }

    @Test
    void postsAfterAnExpiredWaitReportThatWait() throws IOException {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8)).post();
        Throwable expired = catchThrowable(() -> receive.await(SOON));
        assertThat(expired).isInstanceOf(RdmaTimeoutException.class);
        assertPostsReport(expired);
        assertThat(catchThrowable(receive::checkSuccess).getCause()).isSameAs(expired);
    }

    @Test
    void postsAfterAnExpiredCompleteReportThatWait() {
        LoopControl.hold(true);
        SendRequest write = queuePair.prepareWrite(memory.remoteMemory(), memory.slice(0, 8));
        Throwable expired = catchThrowable(() -> write.complete(SOON));
        assertThat(expired).isInstanceOf(RdmaTimeoutException.class);
        assertPostsReport(expired);
    }

    @Test
    void postsAfterAnExpiredScopeReportItsWait() throws IOException {
        WorkScope scope = new WorkScope(SOON);
        scope.post(queuePair.prepareReceive(memory.slice(0, 8)));
        Throwable expired = catchThrowable(scope::close);
        assertThat(expired).isInstanceOf(RdmaTimeoutException.class);
        assertPostsReport(expired);
    }

    @Test
    void postsToALostQueuePairReportTheWait() throws IOException {
        LoopControl.refuseErrorState(true);
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8)).post();
        SendRequest send = queuePair.prepareSend(memory.slice(0, 8));
        Throwable expired = catchThrowable(() -> receive.await(SOON));
        assertThat(expired).isInstanceOf(RdmaTimeoutException.class);
        assertRejected(catchThrowable(send::post), expired);
        assertThatThrownBy(this::reset).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theFirstFailureIsKept() throws IOException {
        LoopControl.failNext(10);
        SendRequest write = queuePair.prepareWrite(memory.remoteMemory(), memory.slice(0, 8));
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8)).post();
        assertThatExceptionOfType(WorkException.class)
                .isThrownBy(() -> write.complete(LIMIT))
                .matches(e -> e.status() == WorkStatus.REM_ACCESS_ERR);
        queuePair.fail(new RdmaTimeoutException("a second failure"));
        queuePair.abort();
        WorkException flushed = (WorkException) catchThrowable(() -> receive.await(LIMIT));
        assertThat(flushed.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
        assertThat(flushed.getCause()).isInstanceOf(WorkException.class);
        assertThat(((WorkException) flushed.getCause()).request()).contains(write);
        assertPostsReport(flushed.getCause());
    }

    @Test
    void anAbortByTheProgramHasNoCause() throws IOException {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8)).post();
        queuePair.abort();
        queuePair.abort();
        assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
        assertPostsReport(null);
    }

    @Test
    void aDisconnectionAfterTheFlushIsReported() throws IOException {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8)).post();
        queuePair.abort();
        RdmaException reason = new RdmaTimeoutException("the connection has ended");
        control().disconnected(queuePair, reason);
        assertPostsReport(reason);
        assertThat(catchThrowable(receive::checkSuccess).getCause()).isSameAs(reason);
    }

    @Test
    void aResetForgetsTheFailure() throws IOException {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8)).post();
        assertThatThrownBy(() -> receive.await(SOON)).isInstanceOf(RdmaTimeoutException.class);
        reset();
        peer.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        device.connect(queuePair, peer);
        peer.prepareReceive(memory.slice(0, 8)).post();
        queuePair.send(memory.slice(8, 8), LIMIT);
        queuePair.abort();
        assertPostsReport(null);
    }

    @Test
    void aWaitEndsIfTheDriverDoesNotFlush() throws IOException {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8)).post();
        LoopControl.refuseErrorState(true);
        RdmaException reason = new RdmaTimeoutException("the connection has ended");
        queuePair.fail(reason);
        assertRejected(catchThrowable(() -> receive.await(LIMIT)), reason);
    }

    @Test
    void aCompletionStaysStaleWhenTheEpochWrapsAround() throws IOException {
        SendRequest write = queuePair
                .prepareWrite(memory.remoteMemory(), memory.slice(0, 8))
                .post();
        for (int i = 0; i < 256; i++) {
            reset();
        }
        peer.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        device.connect(queuePair, peer);
        LoopControl.hold(true);
        write.post();
        assertThat(completions.poll().next()).isFalse();
        assertThat(write.isInFlight()).isTrue();
        LoopControl.hold(false);
        Completions done = completions.poll();
        while (!done.next()) {
            done = completions.poll();
        }
        assertThat(done.request()).isSameAs(write);
        assertThat(write.isInFlight()).isFalse();
    }

    @Test
    void namesTellQueuePairsApart() throws IOException {
        QueuePair fresh = device.own(device.queuePair(completions).create());
        String name = "RC queue pair " + fresh.number() + " of loop" + (iwarp ? 1 : 0);
        assertThat(fresh).hasToString(name);
        assertThat(fresh.prepareSend(memory)).hasToString("send of " + name);
        control().connected(fresh, new InetSocketAddress(InetAddress.getByName("10.77.0.1"), 41234), 1);
        assertThat(fresh).hasToString(name + ", to 10.77.0.1:41234");
        control().connected(fresh, new InetSocketAddress(InetAddress.getByName("fd00::1"), 41234), 1);
        assertThat(fresh).hasToString(name + ", to [fd00:0:0:0:0:0:0:1]:41234");
    }

    @Test
    void theNameHasThePeer() throws IOException {
        String name = "RC queue pair " + queuePair.number() + " of loop" + (iwarp ? 1 : 0);
        if (!iwarp) {
            assertThat(queuePair)
                    .hasToString(name + ", to queue pair " + peer.number() + " at "
                            + peer.endpoint().gid());
        }
        control().connected(queuePair, new InetSocketAddress(InetAddress.getByName("10.77.0.1"), 41234), 1);
        reset();
        assertThat(queuePair).hasToString(name);
    }

    private static QueuePairControl<QueuePair, RdmaException> control() {
        return QueuePairControl.Holder.get();
    }

    @Test
    void theBuilderRejectsWhatTheDeviceCannotDo() throws IOException {
        assertThatThrownBy(() -> QueuePair.builder(device.domain(), QueuePairType.RC)
                        .sendCompletions(completions)
                        .create())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("completions()");
        assertThatThrownBy(() -> device.queuePair(completions).sendRequests(0).create())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("sendRequests is 0");
        assertThatThrownBy(() -> device.queuePair(completions).psn(1 << 24))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("16777215");
        CompletionQueue small = device.completions(31);
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> device.queuePair(small).create())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("16 more are required");
        }
        assertThat(device.own(device.queuePair(small).receiveRequests(15).create())
                        .maxInline())
                .isEqualTo(64);
    }

    @Test
    void connectingByHandHasAnOrder() throws IOException {
        if (iwarp) {
            return;
        }
        QueuePair fresh = device.own(device.queuePair(completions).create());
        assertThatThrownBy(fresh::endpoint)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is not initialized");
        assertThatThrownBy(() -> fresh.connect(peer.endpoint()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is not initialized");
        assertThatThrownBy(() -> fresh.startDatagrams(1))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("type UD");
        assertThatThrownBy(() -> queuePair.connect(peer.endpoint()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("from RTS to RTR");
    }
}
