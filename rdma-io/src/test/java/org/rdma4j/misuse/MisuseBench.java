package org.rdma4j.misuse;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/**
 * Two connected queue pairs of the loop device, each with a memory region of 64 bytes. Each queue holds 4 requests of up to 2
 * buffers and 16 bytes of inline data.
 */
final class MisuseBench implements Closeable {
    static final Duration LIMIT = Duration.ofSeconds(20);
    static final String DEVICE = "loop0";
    private static final Access[] ALL = {Access.REMOTE_WRITE, Access.REMOTE_READ, Access.REMOTE_ATOMIC};
    private static final byte HERE = 1;
    private static final byte THERE = 2;

    final Context context;
    final ProtectionDomain domain;
    final CompletionQueue leftQueue;
    final CompletionQueue rightQueue;
    final QueuePair left;
    final QueuePair right;
    /** Region that {@link #left} sends from, filled with {@link #HERE}. */
    final MemoryRegion here;
    /** Region that {@link #right} receives into, filled with {@link #THERE}. */
    final MemoryRegion there;
    /** All of {@link #there}. */
    final RemoteMemory remote;

    private final Deque<Closeable> owned = new ArrayDeque<>();

    MisuseBench() throws IOException {
        context = own(Device.named(DEVICE).open());
        domain = own(ProtectionDomain.allocate(context));
        leftQueue = own(CompletionQueue.create(context, 256));
        rightQueue = own(CompletionQueue.create(context, 256));
        here = own(region(64));
        there = own(region(64));
        remote = there.remoteMemory();
        left = own(create(leftQueue));
        right = own(create(rightQueue));
        left.connect(right.endpoint());
        right.connect(left.endpoint());
        here.memory().fill(HERE);
        there.memory().fill(THERE);
    }

    private QueuePair create(CompletionQueue completions) throws IOException {
        return QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .elements(2)
                .inline(16)
                .sendRequests(4)
                .receiveRequests(4)
                .create()
                .init(ALL);
    }

    /** Has an object closed with this bench, before those that exist already. */
    <T extends Closeable> T own(T object) {
        owned.push(object);
        return object;
    }

    /** Registers memory that peers may read and write; the caller closes it. */
    MemoryRegion region(long bytes) throws IOException {
        return MemoryRegion.allocate(domain, bytes, ALL);
    }

    /** Returns a builder of a queue pair that reports to {@link #leftQueue}. */
    QueuePairBuilder builder() {
        return QueuePair.builder(domain, QueuePairType.RC).completions(leftQueue);
    }

    /** Creates a queue pair in the state RESET. */
    QueuePair inReset(QueuePairType type) throws IOException {
        return own(QueuePair.builder(domain, type)
                .completions(leftQueue)
                .sendRequests(4)
                .receiveRequests(4)
                .create());
    }

    SendRequest write() {
        return left.prepareWrite(remote, here);
    }

    /** Sends an empty message to {@link #right}. */
    void sendEmpty() throws IOException {
        left.prepareSend(here.slice(0, 0)).complete(LIMIT);
    }

    MemoryRegion closedRegion() throws IOException {
        return closed(region(8));
    }

    ProtectionDomain closedDomain() throws IOException {
        return closed(ProtectionDomain.allocate(context));
    }

    static Context closedContext() throws IOException {
        return closed(Device.named(DEVICE).open());
    }

    CompletionQueue closedQueue() throws IOException {
        return closed(CompletionQueue.builder(context, 8).events().create());
    }

    QueuePair closedPair() throws IOException {
        return closed(left);
    }

    SendRequest writeOfClosedPair() throws IOException {
        SendRequest write = write();
        closedPair();
        return write;
    }

    WorkChain<SendRequest> chainOfClosedPair() throws IOException {
        WorkChain<SendRequest> chain = WorkChain.of(write(), write());
        closedPair();
        return chain;
    }

    /** Closes an object twice: {@code close()} is idempotent. */
    private static <T extends Closeable> T closed(T object) throws IOException {
        object.close();
        object.close();
        return object;
    }

    /** Runs a call on another thread and throws here what it throws there. */
    void onAnotherThread(MisuseRows.Misuse misuse) throws Throwable {
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(() -> thrown[0] = catchThrowable(() -> misuse.run(this)));
        thread.start();
        thread.join();
        if (thrown[0] != null) {
            throw thrown[0];
        }
    }

    void assertMemoryUnchanged() {
        assertFilled(here, HERE);
        assertFilled(there, THERE);
    }

    private static void assertFilled(MemoryRegion region, byte value) {
        if (region.isOpen()) {
            for (byte each : region.memory().toArray(JAVA_BYTE)) {
                assertThat(each).isEqualTo(value);
            }
        }
    }

    /** Asserts that both queues and both completion queues are empty, and that a message arrives. */
    void assertPairWorks() throws IOException {
        assertThat(left.sendsInFlight() + left.receivesInFlight()).isZero();
        assertThat(right.sendsInFlight() + right.receivesInFlight()).isZero();
        assertThat(leftQueue.poll().next()).isFalse();
        assertThat(rightQueue.poll().next()).isFalse();
        ReceiveRequest receive = right.prepareReceive(there.slice(0, 8)).post();
        left.prepareSend(here.slice(0, 8)).complete(LIMIT);
        assertThat(receive.await(LIMIT).length()).isEqualTo(8);
        assertThat(there.memory().get(JAVA_BYTE, 7)).isEqualTo(HERE);
    }

    @Override
    public void close() throws IOException {
        // Queue pairs first: regions with work in flight cannot be closed.
        left.close();
        right.close();
        while (!owned.isEmpty()) {
            owned.peek().close();
            owned.pop();
        }
    }
}
