package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.Gid;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MulticastGroup;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/** Datagrams: destinations, routing headers and rejected requests. */
@InGuest
@Timeout(60)
class DatagramsTest {
    private static final int KEY = 0x1234;
    private static final int GROUP_MEMBERS = 0xffffff;

    /** Two datagram queue pairs on soft-RoCE. */
    private static final class DatagramQueuePairs implements Closeable {
        private final Context context = Device.named("rxe0").open();
        private final ProtectionDomain domain = ProtectionDomain.allocate(context);
        private final CompletionQueue completions = CompletionQueue.create(context, 64);
        private final QueuePair left = made(KEY);
        private final QueuePair right = made(KEY + 1);

        private DatagramQueuePairs() throws VerbsException {}

        private QueuePair made(int key) throws VerbsException {
            return QueuePair.builder(domain, QueuePairType.UD)
                    .completions(completions)
                    .inline(16)
                    .create()
                    .startDatagrams(key);
        }

        @Override
        public void close() throws VerbsException {
            left.close();
            right.close();
            completions.close();
            domain.close();
            context.close();
        }
    }

    @Test
    @Shows({Capability.DATAGRAM_QUEUE_PAIRS, Capability.DATAGRAMS})
    void requestAndReply() throws IOException {
        try (DatagramQueuePairs two = new DatagramQueuePairs();
                MemoryRegion here = MemoryRegion.allocate(two.domain, 64);
                MemoryRegion there = MemoryRegion.allocate(two.domain, 64);
                AddressHandle toRight = AddressHandle.create(two.domain, two.right.endpoint())) {
            ReceiveRequest question = two.right.prepareReceive(there).post();
            ReceiveRequest answer = two.left.prepareReceive(here).post();
            there.memory().fill((byte) 0x55);
            here.memory().set(JAVA_LONG, 0, 42);
            two.left
                    .prepareSend(here.slice(0, 8))
                    .to(toRight, two.right.number(), KEY + 1)
                    .immediate(7)
                    .inline(true)
                    .complete(LIMIT);
            question.await(LIMIT);
            assertThat(question.length()).isEqualTo(48);
            assertThat(question.messageOffset()).isEqualTo(40);
            assertThat(question.messageLength()).isEqualTo(8);
            assertThat(question.message().toArray(JAVA_LONG)).containsExactly(42);
            assertThat(question.hasRoute()).isTrue();
            assertThat(question.immediate()).isEqualTo(7);
            assertThat(there.memory().get(JAVA_LONG, 40)).isEqualTo(42);
            Endpoint sender = question.sender();
            assertThat(sender.gid()).isEqualTo(two.left.endpoint().gid());
            assertThat(sender.queuePair()).isEqualTo(two.left.number()).isEqualTo(question.sourceQueuePair());
            try (AddressHandle back = question.senderHandle(two.domain)) {
                two.right
                        .prepareSend(there.slice(40, 8))
                        .to(back, question.sourceQueuePair(), KEY)
                        .complete(LIMIT);
                answer.await(LIMIT);
                assertThat(here.memory().get(JAVA_LONG, 40)).isEqualTo(42);
            }
        }
    }

    @Test
    void wrongQueueKeyIsDropped() throws IOException {
        try (DatagramQueuePairs two = new DatagramQueuePairs();
                MemoryRegion here = MemoryRegion.allocate(two.domain, 64);
                MemoryRegion there = MemoryRegion.allocate(two.domain, 64);
                AddressHandle toRight = AddressHandle.create(
                        two.domain, two.context.gid(1), two.context.gid(1).gid())) {
            ReceiveRequest never = two.right.prepareReceive(there).post();
            two.left
                    .prepareSend(here.slice(0, 8))
                    .to(toRight, two.right.number(), KEY)
                    .complete(LIMIT);
            assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(() -> never.await(Duration.ofMillis(300)));
        }
    }

    @Test
    void invalidRequestsAreRejected() throws IOException {
        try (DatagramQueuePairs two = new DatagramQueuePairs();
                ProtectionDomain other = ProtectionDomain.allocate(two.context);
                MemoryRegion memory = MemoryRegion.allocate(two.domain, 8192);
                AddressHandle ofOther = AddressHandle.create(other, two.right.endpoint());
                AddressHandle toRight = AddressHandle.create(two.domain, two.right.endpoint())) {
            SendRequest send = two.left.prepareSend(memory);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(send::post)
                    .withMessageContaining("call to()");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> send.to(ofOther, two.right.number(), KEY))
                    .withMessageContaining("a different protection domain");
            for (int number : new int[] {-1, 1 << 24}) {
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> send.to(toRight, number, KEY))
                        .withMessageContaining("does not fit in 24 bits");
            }
            send.to(toRight, two.right.number(), KEY + 1);
            int mtu = two.context.port(1).activeMtu().bytes();
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> send.range(0, mtu + 1).post())
                    .withMessageContaining("of at most " + mtu + " bytes");
            send.range(0, mtu).complete(LIMIT);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(
                            () -> two.right.prepareReceive(memory.slice(0, 39)).post())
                    .withMessageContaining("40 bytes more");
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> two.left.init())
                    .withMessageContaining("startDatagrams()");
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> two.left.connect(two.right.endpoint()))
                    .withMessageContaining("SendRequest.to()");
            ReceiveRequest nothing = two.right.prepareReceive(memory);
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(nothing::sender);
        }
    }

    @Test
    void addressHandleInUseIsNotClosed() throws IOException {
        try (DatagramQueuePairs two = new DatagramQueuePairs();
                MemoryRegion memory = MemoryRegion.allocate(two.domain, 64);
                AddressHandle another = AddressHandle.create(two.domain, two.right.endpoint())) {
            AddressHandle handle = AddressHandle.create(two.domain, two.right.endpoint());
            // Its completion has not been polled, so the device may still use the handle.
            SendRequest send = two.left
                    .prepareSend(memory.slice(0, 8))
                    .to(handle, two.right.number(), KEY + 1)
                    .post();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(handle::close)
                    .withMessageContaining("in use by the device");
            // The request would otherwise lose its reference to the first handle.
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> send.to(another, two.right.number(), KEY + 1))
                    .withMessageContaining("while it is in flight");
            send.to(handle, two.left.number(), KEY + 1);
            send.await(LIMIT);
            handle.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(send::post)
                    .withMessageContaining("is closed");
        }
    }

    @Test
    @Shows(Capability.MULTICAST_GROUPS)
    void multicastGroupMembersReceive() throws IOException {
        InetAddress address = InetAddress.getByName("239.7.7.7");
        Gid group = Gid.of(address);
        NetworkInterface network = NetworkInterface.getByName("net-rxe");
        try (DatagramQueuePairs two = new DatagramQueuePairs();
                // Joins as rdma_join_multicast would: soft-RoCE packets are UDP packets of the kernel.
                MulticastSocket member = new MulticastSocket();
                MemoryRegion here = MemoryRegion.allocate(two.domain, 64);
                MemoryRegion there = MemoryRegion.allocate(two.domain, 64);
                AddressHandle toGroup = AddressHandle.create(two.domain, two.context.gid(1), group)) {
            member.joinGroup(new InetSocketAddress(address, 0), network);
            MulticastGroup membership = MulticastGroup.join(two.right, group);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(two.right::close)
                    .withMessageContaining("multicast group");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> MulticastGroup.join(two.right, group))
                    .withMessageContaining("already");
            ReceiveRequest receive = two.right.prepareReceive(there).post();
            two.left
                    .prepareSend(here.slice(0, 8))
                    .to(toGroup, GROUP_MEMBERS, KEY + 1)
                    .complete(LIMIT);
            assertThat(receive.await(LIMIT).messageLength()).isEqualTo(8);
            membership.close();
            MulticastGroup.join(two.right, group).close();
        }
    }

    @Test
    @UsesDevices(org.rdma4j.tests.guest.support.Device.SIW)
    @ShowsRefusal({Capability.DATAGRAM_QUEUE_PAIRS, Capability.DATAGRAMS})
    void datagramsOnSoftIwarp() throws IOException {
        try (Context context = Device.named("siw0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.create(context, 64)) {
            QueuePairBuilder datagrams =
                    QueuePair.builder(domain, QueuePairType.UD).completions(completions);
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(datagrams::create)
                    .matches(e -> e.errno() == Errno.EOPNOTSUPP);
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> AddressHandle.create(
                            domain, context.gid(1), context.gid(1).gid()))
                    .matches(e -> e.errno() == Errno.EOPNOTSUPP);
        }
    }
}
