package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;

/**
 * Work that is submitted while the completion of an earlier post of the same work has not been dispatched. The older completion
 * belongs to the handler of the queue, and the newer one to the future.
 */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class OlderCompletionTest extends RegisteredQueueFixture {
    private SendRequest write() throws IOException {
        return queuePair.prepareWrite(memory.remoteMemory().slice(0, 8), memory.slice(8, 8));
    }

    /**
     * Posts work and waits for a later request, which takes the completion of the work from the device. Then submits the
     * work, which remains in flight. Returns its future when the older completion has been dispatched.
     */
    private <T extends Work<T>> CompletableFuture<T> resubmit(T work, int requests) throws Exception {
        CompletableFuture<CompletableFuture<T>> submitted = new CompletableFuture<>();
        get(loop.guard(queuePair));
        inLoop(() -> {
            work.post();
            write().post().await(LIMIT);
            LoopControl.hold(true);
            submitted.complete(loop.submit(work, LIMIT));
        });
        long start = System.nanoTime();
        while (handled.size() < requests && System.nanoTime() - start < LIMIT.toNanos()) {
            Thread.sleep(1);
        }
        return get(submitted);
    }

    @Test
    void ofARequest() throws Exception {
        SendRequest request = write();
        queuePair.release();
        get(loop.register(queue, handled::add));
        CompletableFuture<SendRequest> future = resubmit(request, 1);
        assertThat(handled).containsExactly(request);
        assertThat(future).isNotDone();
        LoopControl.hold(false);
        assertThat(get(future)).isSameAs(request);
        assertThat(handled).hasSize(1);
    }

    @Test
    void ofAChain() throws Exception {
        SendRequest first = write();
        SendRequest last = write();
        WorkChain<SendRequest> chain = WorkChain.of(first, last);
        queuePair.release();
        get(loop.register(queue, handled::add));
        CompletableFuture<WorkChain<SendRequest>> future = resubmit(chain, 2);
        assertThat(handled).containsExactly(first, last);
        assertThat(future).isNotDone();
        LoopControl.hold(false);
        assertThat(get(future)).isSameAs(chain);
        assertThat(handled).hasSize(2);
    }
}
