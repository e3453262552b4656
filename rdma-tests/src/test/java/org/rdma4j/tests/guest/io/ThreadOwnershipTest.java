package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkChain;

/** Calls that only the owning thread of a queue pair, completion queue or shared receive queue may make. */
@InGuest
@Timeout(60)
class ThreadOwnershipTest {
    private static Throwable elsewhere(ThrowingCallable call) throws InterruptedException {
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(() -> thrown[0] = catchThrowable(call));
        thread.start();
        thread.join();
        return thrown[0];
    }

    private static void refused(String what, ThrowingCallable call) throws InterruptedException {
        assertThat(elsewhere(call))
                .as(what)
                .isInstanceOf(WrongThreadException.class)
                .hasMessageContaining("release()");
    }

    @Test
    void otherThreadsAreRejected() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with, true);
                MemoryRegion memory = ends.region(8);
                SharedReceiveQueue shared = SharedReceiveQueue.create(ends.domain, 4, 1)) {
            SendRequest write = ends.left.prepareWrite(memory.remoteMemory(), memory);
            SendRequest next = ends.left.prepareWrite(memory.remoteMemory(), memory);
            ReceiveRequest receive = ends.left.prepareReceive(memory);
            ReceiveRequest waits = ends.left.prepareReceive(memory).post();
            ReceiveRequest ofAll = shared.prepareReceive(memory);
            WorkChain<SendRequest> chain = WorkChain.of(write);
            // A request that has been posted before is not validated again, but the calling thread is checked.
            next.complete(LIMIT);
            next.complete(LIMIT);
            refused("a send", next::tryPost);
            refused("a receive", receive::tryPost);
            refused("a chain", chain::tryPost);
            refused("a chain of another", () -> WorkChain.of(next));
            refused("preparing", () -> ends.left.prepareSend(memory));
            refused("an abort", ends.left::abort);
            refused("waiting for work", () -> waits.await(Duration.ofMinutes(10)));
            refused("a reset", () -> ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET)));
            refused("closing a queue pair", ends.left::close);
            refused("releasing it", ends.left::release);
            refused("polling", ends.leftQueue::poll);
            refused("waiting", () -> ends.leftQueue.poll(LIMIT));
            refused("arming", ends.leftQueue::arm);
            refused("another size", () -> ends.leftQueue.resize(512));
            refused("closing a completion queue", ends.leftQueue::close);
            refused("releasing it", ends.leftQueue::release);
            refused("a shared receive", ofAll::tryPost);
            refused("preparing one", () -> shared.prepareReceive(memory));
            refused("more of them", () -> shared.resize(8));
            refused("closing them", shared::close);
            refused("releasing them", shared::release);
            chain.complete(LIMIT);
            assertThat(ends.left.state()).isEqualTo(QueuePairState.RTS);
            // The owner of the queue pair is checked whether or not a thread polls the completions.
            ends.leftQueue.release();
            refused("a reset", () -> ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET)));
            assertThat(waits.isInFlight()).isTrue();
            assertThat(ends.left.receivesInFlight()).isEqualTo(1);
            assertThat(shared.inFlight()).isZero();
            assertThat(shared.requests()).isEqualTo(4);
            ends.left.abort();
        }
    }

    /** The owner is the thread that holds the lock. Without the lock, every thread is rejected. */
    @Test
    void lockDeterminesTheOwner() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with, true);
                MemoryRegion memory = ends.region(8);
                SharedReceiveQueue shared = SharedReceiveQueue.create(ends.domain, 4, 1)) {
            SendRequest write = ends.left.prepareWrite(memory.remoteMemory(), memory);
            ReceiveRequest ofAll = shared.prepareReceive(memory);
            write.complete(LIMIT);
            List<Consumer<ReentrantLock>> guards =
                    List.of(ends.left::guardedBy, ends.leftQueue::guardedBy, shared::guardedBy);
            for (Consumer<ReentrantLock> guard : guards) {
                assertThatNullPointerException().isThrownBy(() -> guard.accept(null));
                assertThatIllegalStateException()
                        .isThrownBy(() -> guard.accept(lock))
                        .withMessageContaining("is not held by this thread");
                refused("guarding", () -> guard.accept(held()));
            }
            lock.lock();
            guards.forEach(guard -> guard.accept(lock));
            lock.unlock();
            List<ThrowingCallable> calls = List.of(
                    write::tryPost,
                    () -> ends.left.prepareSend(memory),
                    ends.left::abort,
                    ends.left::release,
                    ends.left::close,
                    () -> ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET)),
                    () -> ends.left.guardedBy(held()),
                    ends.left::checkOwner,
                    ends.leftQueue::poll,
                    () -> ends.leftQueue.poll(LIMIT),
                    ends.leftQueue::arm,
                    ends.leftQueue::release,
                    ends.leftQueue::close,
                    ends.leftQueue::unguard,
                    ends.left::unguard,
                    ofAll::tryPost,
                    shared::close);
            for (ThrowingCallable call : calls) {
                guarded(catchThrowable(call));
            }
            lock.lock();
            for (ThrowingCallable call : calls) {
                guarded(elsewhere(call));
            }
            write.complete(LIMIT);
            ends.left.release();
            ends.leftQueue.release();
            lock.unlock();
            guarded(catchThrowable(write::tryPost));
            assertThat(elsewhere(() -> {
                        lock.lock();
                        write.complete(LIMIT);
                        ends.left.guardedBy(lock);
                        lock.unlock();
                    }))
                    .isNull();
            lock.lock();
            ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
            ends.left.close();
            assertThat(catchThrowable(write::tryPost)).hasMessageContaining("is closed");
            ends.leftQueue.poll();
            lock.unlock();
            guarded(catchThrowable(ends.leftQueue::poll));
            lock.lock();
        } finally {
            if (lock.isHeldByCurrentThread()) {
                lock.unlock();
            }
        }
    }

    private static ReentrantLock held() {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        return lock;
    }

    private static void guarded(Throwable thrown) {
        assertThat(thrown).isInstanceOf(WrongThreadException.class).hasMessageContaining("is guarded by");
    }

    /**
     * Creating a queue pair polls for completions of closed queue pairs; this does not make the thread the owner of the
     * completion queue.
     */
    @Test
    void anyThreadMayCreateQueuePairs() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion memory = ends.region(8);
                CompletionQueue completions = CompletionQueue.create(ends.context, 2)) {
            QueuePairBuilder builder = QueuePair.builder(ends.domain, QueuePairType.RC)
                    .completions(completions)
                    .sendRequests(1)
                    .receiveRequests(completions.entries() - 1);
            try (QueuePair first = builder.create().init()) {
                first.prepareReceive(memory).post();
                first.modify(new QueuePairAttributes().state(QueuePairState.ERR));
                Thread.sleep(100);
            }
            try (QueuePair second = builder.create()) {
                assertThat(elsewhere(completions::poll)).isNull();
                assertThat(second.isOpen()).isTrue();
            }
        }
    }

    @Test
    void terminatedThreadOwnsNothing() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion memory = ends.region(8)) {
            SendRequest[] write = new SendRequest[1];
            ends.left.release();
            assertThat(elsewhere(() -> write[0] = ends.left
                            .prepareWrite(memory.remoteMemory(), memory)
                            .complete(LIMIT)))
                    .isNull();
            write[0].complete(LIMIT);
        }
    }

    /** Calls on closed objects are rejected on any thread. */
    @Test
    void closedObjectsRejectCalls() throws IOException, InterruptedException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion memory = ends.region(8)) {
            SendRequest write = ends.left.prepareWrite(memory.remoteMemory(), memory);
            ends.left.close();
            assertThat(elsewhere(write::tryPost))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is closed");
        }
    }
}
