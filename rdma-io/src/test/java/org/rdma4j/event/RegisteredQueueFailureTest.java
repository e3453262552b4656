package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;

/** Registered completion queues that fail, and wrong uses of them. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class RegisteredQueueFailureTest extends RegisteredQueueFixture {
    // Failures.

    @Test
    void aQueueThatFails() throws Exception {
        CompletableFuture<Exception> reported = new CompletableFuture<>();
        CompletionHandler handler = new CompletionHandler() {
            @Override
            public void onCompletion(WorkRequest<?> request) {
                handled.add(request);
            }

            @Override
            public void onFailure(CompletionQueue failed, Exception e) {
                assertThat(failed).isSameAs(queue);
                reported.complete(e);
                throw new IllegalStateException("The loop goes on");
            }
        };
        ReceiveRequest receive = receive(queuePair, 0);
        get(loop.register(queue, handler));
        CompletableFuture<ReceiveRequest> never = loop.submit(receive);
        inLoop(() -> {});
        LoopControl.overrun(queuePair);
        assertThat(get(reported)).hasMessageContaining("ibv_poll_cq");
        assertThat(failure(never)).isSameAs(get(reported));
        assertThat(failure(loop.submit(receive(peer, 1)))).isInstanceOf(IllegalArgumentException.class);
        assertThat(failure(loop.submit(receive)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(" has failed");
        get(loop.unregister(queue));
        queuePair.close();
    }

    @Test
    void aQueueThatIsClosedWhileRegistered() throws Exception {
        CompletionQueue another = CompletionQueue.createWithEvents(device.context(), 16);
        CompletableFuture<Exception> reported = new CompletableFuture<>();
        CompletionHandler handler = new CompletionHandler() {
            @Override
            public void onCompletion(WorkRequest<?> request) {}

            @Override
            public void onFailure(CompletionQueue failed, Exception e) {
                reported.complete(e);
            }
        };
        get(loop.register(another, handler));
        inLoop(another::close);
        assertThat(get(reported)).isInstanceOf(IllegalStateException.class);
        get(loop.unregister(another));
    }

    // Misuse.

    @Test
    void workThatCannotBeSubmitted() throws Exception {
        ReceiveRequest receive = receive(queuePair, 0);
        assertThat(failure(loop.submit(receive)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("register");
        get(loop.register(queue, handled::add));
        SendRequest unsignaled = send(queuePair, 8).signaled(false);
        queuePair.release();
        assertThat(failure(loop.submit(unsignaled))).hasMessageContaining("unsignaled");
        CompletableFuture<ReceiveRequest> received = loop.submit(receive);
        assertThat(failure(loop.submit(receive))).hasMessageContaining("its last submission is not done");
        assertThat(failure(loop.submit(receive(peer, 0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not complete on a completion queue that is registered with");
        inLoop(queuePair::abort);
        assertThat(failure(received)).isInstanceOf(WorkException.class);
    }

    @Test
    void ownership() throws Exception {
        // The current thread owns the queue pair, so the loop cannot post.
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(0, 8));
        get(loop.register(queue, handled::add));
        assertThat(failure(loop.submit(receive))).isInstanceOf(WrongThreadException.class);
        get(loop.guard(queuePair));
        loop.submit(receive);
        inLoop(queuePair::abort);
        QueuePair other = device.own(device.queuePair(peers).create());
        assertThat(failure(loop.guard(other))).hasMessageContaining("does not report to a completion queue");
        assertThatExceptionOfType(WrongThreadException.class).isThrownBy(() -> loop.register(queue, handled::add));
        CompletionQueue polled = device.completions(16);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> loop.register(polled, handled::add))
                .withMessageContaining("createWithEvents");
        assertThat(failure(loop.unregister(peers))).isNull();
    }

    @Test
    void aReceiveOfASharedQueueHasNoFuture() throws Exception {
        SharedReceiveQueue shared = device.own(SharedReceiveQueue.create(device.domain(), 8, 1));
        QueuePair[] pair = device.connect(
                device.own(device.queuePair(queue).receives(shared).create()),
                device.own(device.queuePair(peers).create()));
        ReceiveRequest receive = shared.prepareReceive(memory.slice(512, 64));
        SendRequest send = send(pair[1], 8);
        shared.release();
        registerBoth();
        assertThat(failure(loop.submit(receive))).isInstanceOf(UnsupportedOperationException.class);
        receive.post();
        get(loop.submit(send, LIMIT));
        while (handled.isEmpty()) {
            Thread.sleep(1);
        }
        assertThat(handled).containsExactly(receive);
    }
}
