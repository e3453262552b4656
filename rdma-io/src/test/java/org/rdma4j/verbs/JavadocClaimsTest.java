package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Statements of the Javadoc about queue pairs that are closed, threads, and unusual requests. */
@ParameterizedClass(name = "iWARP {0}")
@ValueSource(booleans = {false, true})
class JavadocClaimsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    /** Requests that a queue pair of the loop device may have in flight. */
    private static final int CAPACITY = 32;

    @Parameter
    boolean iwarp;

    private LoopDevice device;
    private CompletionQueue completions;
    private CompletionQueue peerCompletions;
    private MemoryRegion memory;
    private QueuePair queuePair;
    private QueuePair peer;

    @BeforeEach
    void connect() throws IOException {
        device = iwarp ? LoopDevice.openIwarp() : LoopDevice.open();
        completions = device.completions(2 * CAPACITY);
        peerCompletions = device.completions(512);
        memory = device.memory(8192, Access.REMOTE_READ, Access.REMOTE_WRITE);
        queuePair = device.queuePair(completions).create();
        peer = device.own(device.queuePair(peerCompletions).create());
        device.connect(queuePair, peer);
        device.own(queuePair);
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    private LocalMemory buffer() {
        return memory.slice(0, 64);
    }

    private QueuePair connected() throws IOException {
        QueuePair one = device.own(device.queuePair(completions).create());
        QueuePair other = device.own(device.queuePair(peerCompletions).create());
        device.connect(one, other);
        return one;
    }

    @Test
    void completionsOfAClosedQueuePairOccupyCapacityUntilAPollHasReadThem() throws IOException {
        QueuePair open = connected();
        queuePair.prepareReceive(buffer()).post();
        queuePair.close();
        assertThatThrownBy(() -> device.queuePair(completions).create())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("poll the completions of closed queue pairs");
        assertThat(completions.poll().next()).isFalse();
        connected();
        assertThat(open.isOpen()).isTrue();
    }

    @Test
    void theCapacityOfAClosedQueuePairIsAvailableAtOnceIfNothingWasInFlight() throws IOException {
        connected();
        SendRequest write = queuePair.prepareWrite(memory.remoteMemory(), buffer());
        write.complete(LIMIT);
        queuePair.close();
        connected();
    }

    @Test
    void aQueuePairClosedBetweenTwoCompletions() throws IOException {
        QueuePair open = connected();
        List<SendRequest> remaining = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            queuePair.prepareWrite(memory.remoteMemory(), buffer()).post();
            remaining.add(open.prepareWrite(memory.remoteMemory(), buffer()).post());
        }
        Completions done = completions.poll();
        assertThat(done.next()).isTrue();
        WorkRequest<?> first = done.request();
        queuePair.close();
        assertThat(done.request()).isSameAs(first);
        List<WorkRequest<?>> found = new ArrayList<>();
        while (done.next()) {
            found.add(done.request());
        }
        assertThat(found).containsExactlyElementsOf(remaining);
        assertThat(completions.poll().next()).isFalse();
    }

    @Test
    void aCompletionQueueClosedBetweenTwoCompletions() throws IOException {
        for (int i = 0; i < 4; i++) {
            queuePair.prepareWrite(memory.remoteMemory(), buffer()).post();
        }
        Completions done = completions.poll();
        assertThat(done.next()).isTrue();
        queuePair.close();
        completions.close();
        assertThat(done.next()).isFalse();
    }

    @Test
    void workInFlightAtTheCloseIsFlushed() throws IOException {
        try (BufferPool pool = BufferPool.create(device.domain(), 64, 4, 1)) {
            Lease lease = pool.lease(LIMIT);
            ReceiveRequest receive = queuePair.prepareReceive(lease).post();
            assertThatThrownBy(lease::close).isInstanceOf(IllegalStateException.class);
            queuePair.close();
            assertThat(receive.isInFlight()).isFalse();
            assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
            assertThatThrownBy(() -> receive.await(LIMIT)).isInstanceOf(WorkException.class);
            lease.close();
        }
        assertThat(completions.poll().next()).isFalse();
    }

    @Test
    void awaitConsumesTheCompletionsOfAllPosts() throws IOException {
        SendRequest write = queuePair.prepareWrite(memory.remoteMemory(), buffer());
        for (int i = 0; i < 3; i++) {
            write.post();
        }
        write.await(LIMIT);
        assertThat(completions.poll().next()).isFalse();
        for (int i = 0; i < 3; i++) {
            write.post();
        }
        queuePair.prepareWrite(memory.remoteMemory(), buffer()).complete(LIMIT);
        write.await(LIMIT);
        assertThat(completions.poll().next()).isFalse();
        for (int i = 0; i < 3; i++) {
            write.post();
        }
        assertThat(write.tryAwait(LIMIT)).isTrue();
        assertThat(completions.poll().next()).isFalse();
        write.post();
        write.complete(LIMIT);
        Completions done = completions.poll();
        assertThat(done.next()).isTrue();
        assertThat(done.request()).isSameAs(write);
        assertThat(done.next()).isFalse();
    }

    @Test
    void messagesOfLengthZero() throws IOException {
        ReceiveRequest nothing = peer.prepareReceive().post();
        queuePair.prepareSend().complete(LIMIT);
        assertThat(nothing.await(LIMIT).length()).isZero();
        ReceiveRequest receive = peer.prepareReceive(memory.slice(64, 64)).post();
        queuePair.prepareSend(buffer()).range(0, 0).complete(LIMIT);
        assertThat(receive.await(LIMIT).message().byteSize()).isZero();
        queuePair.prepareWrite(memory.remoteMemory(), buffer()).range(0, 0).complete(LIMIT);
    }

    @Test
    void aSendWhoseBufferComesLater() throws IOException {
        SendRequest send = queuePair.prepareSend();
        try (BufferPool pool = BufferPool.create(device.domain(), 64, 4, 1)) {
            for (int i = 0; i < 3; i++) {
                ReceiveRequest receive =
                        peer.prepareReceive(memory.slice(64, 64)).post();
                try (Lease lease = pool.lease(LIMIT)) {
                    send.local(lease).range(0, i + 1).complete(LIMIT);
                }
                assertThat(receive.await(LIMIT).length()).isEqualTo(i + 1);
            }
        }
    }

    @Test
    void theRangeOfTheRemoteMemoryIsCheckedByThePost() throws IOException {
        SendRequest write = queuePair.prepareWrite(memory.remoteMemory().slice(0, 100), buffer());
        write.complete(LIMIT);
        write.remoteOffset(37);
        assertThatThrownBy(write::post).isInstanceOf(IndexOutOfBoundsException.class);
        write.range(0, 63).complete(LIMIT);
        assertThatThrownBy(() -> write.remoteOffset(101)).isInstanceOf(IndexOutOfBoundsException.class);
        write.range(0, 64);
        assertThatThrownBy(write::post).isInstanceOf(IndexOutOfBoundsException.class);
        write.remoteOffset(0).complete(LIMIT);
        assertThat(queuePair.state()).isEqualTo(QueuePairState.RTS);
    }

    @Test
    void postedUnderALockAndPolledWithoutIt() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        try {
            queuePair.guardedBy(lock);
        } finally {
            lock.unlock();
        }
        int[] values = new int[1];
        Thread poster = Thread.ofPlatform().start(() -> {
            lock.lock();
            try {
                values[0] = 7;
                queuePair.prepareWrite(memory.remoteMemory(), buffer()).post();
            } catch (RdmaException e) {
                throw new IllegalStateException(e);
            } finally {
                lock.unlock();
            }
        });
        Completions done = completions.poll(LIMIT);
        assertThat(done.next()).isTrue();
        assertThat(values[0]).isEqualTo(7);
        poster.join();
        lock.lock();
        try {
            queuePair.close();
        } finally {
            lock.unlock();
        }
    }
}
