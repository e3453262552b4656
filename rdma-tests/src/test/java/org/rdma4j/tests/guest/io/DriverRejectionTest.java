package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;

/**
 * Invalid requests that the kernel or the peer rejects, not Java: each fails with an exception that names the cause,
 * and no memory changes. Calls that Java rejects are tested on the loop device, in rdma-io's package {@code
 * org.rdma4j.misuse}.
 */
@InGuest
@Timeout(300)
class DriverRejectionTest {
    private static final int BYTES = 64;

    private ConnectedQueuePairs ends;
    private MemoryRegion here;
    private MemoryRegion there;

    @BeforeEach
    void connect() throws VerbsException {
        ends = new ConnectedQueuePairs(
                QueuePairType.RC,
                with -> with.elements(2).inline(16).sendRequests(4).receiveRequests(4));
        here = ends.region(BYTES);
        there = ends.region(BYTES);
        here.memory().fill((byte) 1);
        there.memory().fill((byte) 2);
    }

    @AfterEach
    void close() throws VerbsException {
        ends.left.close();
        ends.right.close();
        here.close();
        there.close();
        ends.close();
    }

    /** Asserts that a call fails, and that the queue pairs work as before. */
    private void assertRejected(Class<? extends Throwable> expected, String words, ThrowingCallable call)
            throws IOException {
        assertThatThrownBy(call).isExactlyInstanceOf(expected).hasMessageContaining(words);
        assertFilled(here, 1);
        assertFilled(there, 2);
        assertThat(ends.left.sendsInFlight() + ends.left.receivesInFlight()).isZero();
        assertThat(ends.right.sendsInFlight() + ends.right.receivesInFlight()).isZero();
        assertThat(ends.leftQueue.poll().next()).isFalse();
        assertThat(ends.rightQueue.poll().next()).isFalse();
        ReceiveRequest receive = ends.right.prepareReceive(there.slice(0, 8)).post();
        ends.left.prepareSend(here.slice(0, 8)).complete(LIMIT);
        assertThat(receive.await(LIMIT).length()).isEqualTo(8);
        assertThat(there.memory().get(JAVA_BYTE, 7)).isEqualTo((byte) 1);
    }

    private static void assertFilled(MemoryRegion region, int value) {
        for (byte each : region.memory().toArray(JAVA_BYTE)) {
            assertThat(each).isEqualTo((byte) value);
        }
    }

    /** Asserts that a write to this memory fails with the status of a fault, and that nothing was written. */
    private void assertWriteFails(RemoteMemory remote, MemorySegment target, Fault fault) {
        byte[] before = target.toArray(JAVA_BYTE);
        assertThatThrownBy(() -> ends.left.prepareWrite(remote, here).complete(LIMIT))
                .isExactlyInstanceOf(WorkException.class)
                .hasMessageContaining(fault.status());
        assertThat(target.toArray(JAVA_BYTE)).isEqualTo(before);
        assertFilled(here, 1);
        assertFilled(there, 2);
    }

    @Test
    void tooMuchInlineData() throws IOException {
        assertRejected(
                VerbsException.class,
                "ibv_create_qp",
                () -> QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.leftQueue)
                        .inline(Integer.MAX_VALUE)
                        .create());
    }

    @Test
    void invalidPort() throws IOException {
        try (QueuePair queuePair = QueuePair.builder(ends.domain, QueuePairType.RC)
                .completions(ends.leftQueue)
                .create()) {
            assertRejected(VerbsException.class, "EINVAL", () -> queuePair.init(2));
        }
    }

    @Test
    void unmappedMemory() throws IOException {
        MemorySegment unmapped = MemorySegment.ofAddress(4096).reinterpret(4096);
        assertRejected(VerbsException.class, "not mapped", () -> MemoryRegion.register(ends.domain, unmapped));
    }

    @Test
    void regionOfAnotherDevice() throws IOException {
        try (org.rdma4j.verbs.Context context = Device.named("siw0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion region = MemoryRegion.allocate(domain, 8)) {
            assertRejected(
                    IllegalArgumentException.class,
                    "a different protection" + " domain",
                    () -> ends.left.prepareSend(region));
        }
    }

    @Test
    void revokedKey() throws IOException {
        try (Arena arena = Arena.ofShared()) {
            MemorySegment memory = arena.allocate(BYTES);
            MemoryRegion region = MemoryRegion.registerUnchecked(ends.domain, memory, Access.REMOTE_WRITE);
            RemoteMemory revoked = region.remoteMemory();
            region.close();
            assertWriteFails(revoked, memory, Fault.WRITE_WITH_A_KEY_OF_NOTHING);
        }
    }

    @Test
    void memoryWithoutRemoteWriteAccess() throws IOException {
        try (MemoryRegion region = MemoryRegion.allocate(ends.domain, BYTES, Access.REMOTE_READ)) {
            assertWriteFails(region.remoteMemory(), region.memory(), Fault.WRITE_NOT_ALLOWED);
        }
    }

    @Test
    void memoryOfAnotherProtectionDomain() throws IOException {
        try (ProtectionDomain other = ProtectionDomain.allocate(ends.context);
                MemoryRegion region = MemoryRegion.allocate(other, BYTES, Access.REMOTE_WRITE)) {
            assertWriteFails(region.remoteMemory(), region.memory(), Fault.WRITE_WITH_A_KEY_OF_NOTHING);
        }
    }
}
