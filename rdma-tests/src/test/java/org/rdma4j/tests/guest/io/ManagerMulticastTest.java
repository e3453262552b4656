package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.reflect.Field;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.DatagramEndpoint;
import org.rdma4j.cm.Event;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Membership;
import org.rdma4j.cm.PortSpace;
import org.rdma4j.sys.Gid;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.Recipient;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;

/** Multicast groups joined and left through the connection manager. */
@InGuest
@Timeout(90)
class ManagerMulticastTest {
    private static final InetAddress HERE = address("10.77.0.1");
    private static final InetAddress GROUP = address("239.7.7.8");

    private static InetAddress address(String text) {
        try {
            return InetAddress.getByName(text);
        } catch (IOException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Checks the list of the kernel, in which addresses are hexadecimal and in native byte order. */
    private static boolean kernelIsMember() throws IOException {
        return Files.readString(Path.of("/proc/net/igmp")).contains("080707EF");
    }

    /** A simple sender and two members on one machine. */
    @Test
    @Shows(Capability.MULTICAST_MEMBERSHIP)
    void membersReceiveMessages() throws IOException {
        assertThat(kernelIsMember()).isFalse();
        try (DatagramEndpoint one = DatagramEndpoint.on(HERE);
                DatagramEndpoint two = DatagramEndpoint.on(HERE);
                DatagramEndpoint talker = DatagramEndpoint.on(HERE);
                Membership ofOne = one.join(GROUP, LIMIT);
                Membership ofTalker = talker.joinToSend(GROUP, LIMIT)) {
            Membership ofTwo = two.join(GROUP, LIMIT);
            assertThat(kernelIsMember()).isTrue();
            assertThat(ofOne.gid()).isEqualTo(Gid.of(GROUP)).isEqualTo(ofTwo.gid());
            assertThat(ofOne.group()).isEqualTo(GROUP);
            assertThat(ofTalker.recipient().queuePair()).isEqualTo(Recipient.GROUP);
            assertThat(ofTalker.recipient().qkey()).isEqualTo(DatagramEndpoint.QKEY);
            ReceiveRequest first =
                    one.queuePair().prepareReceive(one.allocate(64)).post();
            ReceiveRequest second =
                    two.queuePair().prepareReceive(two.allocate(64)).post();
            MemoryRegion news = talker.allocate(16);
            news.memory().setString(0, "news");
            SendRequest send = talker.queuePair().prepareSend(news).to(ofTalker.recipient());
            send.complete(LIMIT);
            assertThat(first.await(LIMIT).message().getString(0)).isEqualTo("news");
            assertThat(second.await(LIMIT).message().getString(0)).isEqualTo("news");
            // Neither a member that only sends nor one that has left receives the message.
            ReceiveRequest never =
                    talker.queuePair().prepareReceive(talker.allocate(64)).post();
            ofTwo.close();
            second.post();
            first.post();
            send.complete(LIMIT);
            first.await(LIMIT);
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> second.await(Duration.ofMillis(200)));
            assertThat(never.isInFlight()).isTrue();
        }
        assertThat(kernelIsMember()).isFalse();
    }

    /** If the connection manager has already left the group, the first close throws and later ones succeed. */
    @Test
    void endedMembershipIsClosed() throws Exception {
        try (DatagramEndpoint here = DatagramEndpoint.on(HERE)) {
            Membership membership = here.join(GROUP, LIMIT);
            Field field = Membership.class.getDeclaredField("identifier");
            field.setAccessible(true);
            CommunicationIdentifier identifier = (CommunicationIdentifier) field.get(membership);
            identifier.leaveMulticast(GROUP);
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(membership::close)
                    .matches(e -> e.function().equals("rdma_leave_multicast"));
            membership.close();
            membership.close();
            assertThat(identifier.isOpen()).isFalse();
            assertThat(kernelIsMember()).isFalse();
        }
    }

    @Test
    void endpointInSeveralGroups() throws IOException {
        InetAddress another = address("239.7.7.9");
        try (DatagramEndpoint here = DatagramEndpoint.on(HERE);
                Membership one = here.join(GROUP, LIMIT);
                Membership two = here.join(another, LIMIT)) {
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> here.join(another, LIMIT))
                    .withMessageContaining("already");
            MemoryRegion buffer = here.allocate(64);
            MemoryRegion out = here.allocate(8);
            for (Membership each : new Membership[] {one, two}) {
                ReceiveRequest receive = here.queuePair().prepareReceive(buffer).post();
                here.queuePair().prepareSend(out).to(each.recipient()).complete(LIMIT);
                assertThat(receive.await(LIMIT).messageLength()).isEqualTo(8);
            }
        }
    }

    @Test
    void misuse() throws IOException {
        try (DatagramEndpoint here = DatagramEndpoint.on(HERE);
                DatagramEndpoint other = DatagramEndpoint.on(HERE)) {
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> here.join(HERE, LIMIT))
                    .withMessageContaining("is not a multicast address");
            Membership membership = here.join(GROUP, LIMIT);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(here::close)
                    .withMessageContaining("multicast group");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> other.queuePair().prepareSend().to(membership.recipient()))
                    .withMessageContaining("a different protection domain");
            membership.close();
            membership.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> here.queuePair()
                            .prepareSend()
                            .to(membership.recipient())
                            .post())
                    .withMessageContaining("is closed");
            try (CommunicationIdentifier unbound = ServedChannel.shared().identifier(PortSpace.UDP)) {
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> unbound.joinMulticast(GROUP, false))
                        .withMessageContaining("is not bound to a device");
            }
        }
        assertThat(kernelIsMember()).isFalse();
    }

    @Test
    void ipv6GroupsOnRoce() throws IOException {
        try (DatagramEndpoint here = DatagramEndpoint.on(address("fd77::1"))) {
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> here.join(address("ff15::77"), LIMIT))
                    .withMessageContaining("RoCE v2 supports only IPv4 multicast groups");
        }
    }

    /** An event that ends the membership also ends waits for messages. */
    @Test
    void endOfMembershipEndsWaits() throws Exception {
        try (DatagramEndpoint here = DatagramEndpoint.on(HERE);
                Membership membership = here.join(GROUP, LIMIT)) {
            ReceiveRequest never =
                    here.queuePair().prepareReceive(here.allocate(64)).post();
            var deliver = CommunicationIdentifier.class.getSuperclass().getDeclaredMethod("deliver", Event.class);
            deliver.setAccessible(true);
            var identifier = Membership.class.getDeclaredField("identifier");
            identifier.setAccessible(true);
            deliver.invoke(identifier.get(membership), new Event(EventType.MULTICAST_ERROR, 0));
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> never.await(LIMIT))
                    .havingCause()
                    .isInstanceOf(ConnectionException.class)
                    .withMessageContaining("the membership has ended");
        }
    }

    @OnDevices(Device.SIW)
    @ShowsRefusal(Capability.MULTICAST_MEMBERSHIP)
    void multicastOnSoftIwarp(Device device) throws IOException {
        try (CommunicationIdentifier identifier = ServedChannel.shared().identifier(PortSpace.UDP)) {
            identifier.bind(new java.net.InetSocketAddress(address(device.address()), 0));
            assertThatExceptionOfType(RdmaException.class)
                    .isThrownBy(() -> identifier.joinMulticast(GROUP, false))
                    .withMessageContaining("does not support this operation");
        }
    }
}
