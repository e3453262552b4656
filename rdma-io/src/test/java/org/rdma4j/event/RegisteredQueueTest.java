package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;

/** Completion queues of queue pairs that were connected by hand, registered with an event loop. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class RegisteredQueueTest extends RegisteredQueueFixture {
    @Test
    void futures() throws Exception {
        List<SendRequest> sends = new ArrayList<>();
        List<CompletableFuture<Integer>> lengths = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            sends.add(send(queuePair, i + 1));
        }
        List<ReceiveRequest> receives = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            receives.add(receive(peer, i));
        }
        registerBoth();
        for (int iteration = 0; iteration < 3; iteration++) {
            for (ReceiveRequest each : receives) {
                lengths.add(loop.submit(each).thenApply(ReceiveRequest::length));
            }
            for (SendRequest each : sends) {
                assertThat(get(loop.submit(each, LIMIT))).isSameAs(each);
            }
            for (int i = 0; i < 5; i++) {
                assertThat(get(lengths.get(i))).isEqualTo(i + 1);
            }
        }
        assertThat(handled).isEmpty();
    }

    @Test
    void chains() throws Exception {
        RemoteMemory remote = memory.remoteMemory();
        WorkChain<SendRequest> chain = WorkChain.of(
                queuePair.prepareWrite(remote.slice(256, 8), memory.slice(0, 8)).signaled(false),
                queuePair.prepareWrite(remote.slice(264, 8), memory.slice(8, 8)));
        WorkChain<SendRequest> bad = WorkChain.of(
                queuePair
                        .prepareWrite(new RemoteMemory(0, 8, 77), memory.slice(0, 8))
                        .signaled(false),
                queuePair.prepareWrite(remote.slice(264, 8), memory.slice(8, 8)));
        queuePair.release();
        get(loop.register(queue, handled::add));
        for (int i = 0; i < 3; i++) {
            assertThat(get(loop.submit(chain, LIMIT))).isSameAs(chain);
        }
        assertThat(failure(loop.submit(bad, LIMIT))).isInstanceOf(WorkException.class);
        assertThat(failure(loop.submit(chain, LIMIT))).isInstanceOf(WorkException.class);
        // The completions of all requests of a chain belong to its future.
        inLoop(() -> {});
        assertThat(handled).isEmpty();
    }

    @Test
    void handlersPostWork() throws Exception {
        int count = 100;
        CompletableFuture<Void> done = new CompletableFuture<>();
        AtomicInteger received = new AtomicInteger();
        get(loop.register(queue, request -> {
            handled.add(request);
            request.checkSuccess();
            if (handled.size() < count) {
                ((SendRequest) request).post();
            }
        }));
        get(loop.register(peers, request -> {
            request.checkSuccess();
            ((ReceiveRequest) request).post();
            if (received.incrementAndGet() == count) {
                done.complete(null);
            } else if (received.get() == count / 2) {
                throw new IOException("The loop goes on");
            }
        }));
        get(loop.guard(queuePair));
        get(loop.guard(peer));
        inLoop(() -> {
            peer.prepareReceive(memory.slice(512, 64)).post();
            queuePair.prepareSend(memory.slice(0, 8)).post();
        });
        get(done);
        while (handled.size() < count) {
            Thread.sleep(1);
        }
        // A handler of the request itself.
        CompletableFuture<WorkRequest<?>> own = new CompletableFuture<>();
        inLoop(() -> queuePair
                .prepareSend(memory.slice(0, 8))
                .attach((CompletionHandler) own::complete)
                .post());
        assertThat(get(own)).isInstanceOf(SendRequest.class);
        assertThat(handled).hasSize(count);
    }

    @Test
    void anUnregisteredQueueIsFree() throws Exception {
        SendRequest send = send(queuePair, 8);
        ReceiveRequest receive = receive(peer, 0);
        registerBoth();
        CompletableFuture<ReceiveRequest> received = loop.submit(receive);
        assertThatExceptionOfType(WrongThreadException.class).isThrownBy(queue::poll);
        CompletableFuture<Void> unregistered = loop.unregister(peers);
        assertThat(failure(
                        loop.submit(receive(device.own(device.queuePair(peers).create()), 1))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is being unregistered");
        assertThat(unregistered).isNotDone();
        assertThatExceptionOfType(WrongThreadException.class).isThrownBy(() -> peer.prepareReceive(memory.slice(0, 8)));
        get(loop.submit(send, LIMIT));
        get(unregistered);
        assertThat(received).isCompleted();
        get(loop.unregister(peers));
        get(loop.unregister(queue));
        // All other ways to wait can be used.
        receive.post();
        queuePair.send(memory.slice(0, 4), LIMIT);
        assertThat(receive.await(LIMIT).length()).isEqualTo(4);
        receive.post();
        send.post();
        assertThat(queue.poll(LIMIT).next()).isTrue();
        receive.await(LIMIT);
        queuePair.release();
        peer.release();
        queue.release();
        peers.release();
        // And again.
        get(loop.register(queue, handled::add));
        get(loop.unregister(queue));
    }

    @Test
    void unregisteredByItsHandler() throws Exception {
        CompletableFuture<Void> unregistered = new CompletableFuture<>();
        for (int i = 0; i < 3; i++) {
            queuePair
                    .prepareWrite(memory.remoteMemory().slice(0, 8), memory.slice(8, 8))
                    .post();
        }
        queuePair.release();
        loop.register(queue, request -> {
            handled.add(request);
            if (handled.size() == 1) {
                loop.unregister(queue).thenRun(() -> unregistered.complete(null));
            }
        });
        get(unregistered);
        assertThat(handled).hasSize(3);
        assertThat(queue.poll().isEmpty()).isTrue();
    }

    // Limits and aborts.

    @Test
    void aLimitThatExpires() throws Exception {
        ReceiveRequest idle = receive(queuePair, 0);
        ReceiveRequest late = receive(queuePair, 1);
        get(loop.register(queue, handled::add));
        CompletableFuture<ReceiveRequest> first = loop.submit(idle);
        CompletableFuture<ReceiveRequest> second = loop.submit(late, Duration.ofMillis(50));
        assertThat(failure(second)).isInstanceOf(RdmaTimeoutException.class).hasMessageContaining("50 ms");
        assertThat(failure(first)).isInstanceOf(WorkException.class);
        assertThat(idle.isInFlight()).isFalse();
        assertThat(late.isInFlight()).isFalse();
        assertThat(handled).isEmpty();
        get(loop.unregister(queue));
    }

    /** An abort may take work back without completions, and so does the end of a queue pair. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void abortedAndClosedQueuePairs(boolean closes) throws Exception {
        ReceiveRequest receive = receive(queuePair, 0);
        get(loop.register(queue, handled::add));
        CompletableFuture<ReceiveRequest> never = loop.submit(receive);
        CompletableFuture<Void> unregistered = loop.unregister(queue);
        inLoop(() -> {
            if (closes) {
                queuePair.close();
            } else {
                queuePair.abort();
            }
        });
        assertThat(failure(never)).isInstanceOf(WorkException.class);
        get(unregistered);
    }

    @Test
    void aWaitInATaskConsumesTheCompletion() throws Exception {
        SendRequest write = queuePair.prepareWrite(memory.remoteMemory().slice(0, 8), memory.slice(8, 8));
        queuePair.release();
        get(loop.register(queue, handled::add));
        LoopControl.hold(true);
        CompletableFuture<SendRequest> written = loop.submit(write);
        inLoop(() -> {
            LoopControl.hold(false);
            write.await(LIMIT);
        });
        assertThat(get(written)).isSameAs(write);
    }

    @Test
    void theEndOfTheLoopAbortsWork() throws Exception {
        ReceiveRequest receive = receive(queuePair, 0);
        get(loop.register(queue, handled::add));
        CompletableFuture<ReceiveRequest> never = loop.submit(receive);
        CompletableFuture<Void> unregistered = loop.unregister(queue);
        loop.close();
        assertThat(failure(never)).isInstanceOf(WorkException.class);
        assertThat(unregistered).isCompleted();
        assertThat(receive.isInFlight()).isFalse();
        assertThat(queue.poll().isEmpty()).isTrue();
        assertThatExceptionOfType(RejectedExecutionException.class).isThrownBy(() -> loop.submit(receive));
    }
}
