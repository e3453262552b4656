package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.VerbsException;

/** Options of the connection manager, and their effect in the kernel. */
@InGuest
@Timeout(90)
class ManagerOptionsTest {
    private static final int CLASS = 0xb8;

    /** Attributes of a queue pair, as returned by the driver. */
    private record DriverAttributes(int timeout, int trafficClass) {
        private static DriverAttributes of(QueuePair queuePair) throws ReflectiveOperationException {
            Method handle = Resource.class.getDeclaredMethod("handle");
            handle.setAccessible(true);
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment attr = ibv_qp_attr.allocate(arena);
                MemorySegment init = ibv_qp_init_attr.allocate(arena);
                Ibverbs.ibv_query_qpChecked(
                        (MemorySegment) handle.invoke(queuePair),
                        attr,
                        ibv_qp_attr_mask.IBV_QP_AV | ibv_qp_attr_mask.IBV_QP_TIMEOUT,
                        init);
                return new DriverAttributes(
                        ibv_qp_attr.timeout(attr),
                        ibv_global_route.traffic_class(ibv_ah_attr.grh(ibv_qp_attr.ah_attr(attr))));
            }
        }
    }

    @Test
    @Shows(Capability.SERVICE_TYPE_AND_ACK_TIMEOUT)
    void typeOfServiceReachesTheQueuePair() throws Exception {
        try (LocalConnection plain = new LocalConnection(Device.RXE, new ConnectionOptions(), new ConnectionOptions());
                LocalConnection marked = new LocalConnection(
                        Device.RXE, new ConnectionOptions(), new ConnectionOptions().withTypeOfService(CLASS))) {
            assertThat(DriverAttributes.of(plain.client.queuePair()).trafficClass())
                    .isZero();
            assertThat(DriverAttributes.of(marked.client.queuePair()).trafficClass())
                    .isEqualTo(CLASS);
            assertThat(DriverAttributes.of(marked.server.queuePair()).trafficClass())
                    .isEqualTo(CLASS);
        }
    }

    @Test
    @Shows(Capability.SERVICE_TYPE_AND_ACK_TIMEOUT)
    void acknowledgeTimeoutReachesTheQueuePair() throws Exception {
        try (LocalConnection plain = new LocalConnection(Device.RXE, new ConnectionOptions(), new ConnectionOptions());
                LocalConnection set = new LocalConnection(
                        Device.RXE,
                        new ConnectionOptions().withAcknowledgeTimeout(12),
                        new ConnectionOptions().withAcknowledgeTimeout(20))) {
            assertThat(DriverAttributes.of(plain.client.queuePair()).timeout()).isNotEqualTo(20);
            assertThat(DriverAttributes.of(set.client.queuePair()).timeout()).isEqualTo(20);
            assertThat(DriverAttributes.of(set.server.queuePair()).timeout()).isEqualTo(12);
        }
    }

    /** Options that iWARP ignores have no side effects. */
    @OnDevices
    void allOptionsTogether(Device device) throws IOException {
        ConnectionOptions options = new ConnectionOptions()
                .withTypeOfService(CLASS)
                .withAcknowledgeTimeout(14)
                .withBacklog(4)
                .withReuseAddress(true);
        try (LocalConnection pair = new LocalConnection(device, options, options)) {
            assertThat(pair.client.isConnected()).isTrue();
            assertThat(pair.server.isConnected()).isTrue();
        }
    }

    @Test
    @Shows(Capability.SHARED_PORTS)
    void listenersOfEachKindOnOnePort() throws IOException {
        DriverSupport.assumeSupported(Device.SIW, "listen_of_each_kind");
        InetSocketAddress any6 = new InetSocketAddress("::", 0);
        try (Listener six = Listener.on(any6, new ConnectionOptions().withIpv6Only(true))) {
            int port = six.address().getPort();
            try (Listener four = Listener.on(new InetSocketAddress("0.0.0.0", port))) {
                assertThat(four.address().getPort()).isEqualTo(port);
                assertThat(four.address().getAddress())
                        .isNotEqualTo(six.address().getAddress());
            }
        }
        try (Listener both = Listener.on(any6, new ConnectionOptions().withIpv6Only(false))) {
            InetSocketAddress four =
                    new InetSocketAddress("0.0.0.0", both.address().getPort());
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> Listener.on(four))
                    .matches(e -> e.errno() == Errno.EADDRINUSE || e.errno() == Errno.EADDRNOTAVAIL)
                    .withMessageContaining("the port is in use");
        }
    }

    /**
     * soft-iWARP connects a TCP socket of its own, and the connection manager does not know which ports other sockets
     * use.
     */
    @Test
    void portOfATcpSocket() throws IOException {
        InetSocketAddress any = new InetSocketAddress(Device.SIW.address(), 0);
        try (Listener listener = Listener.on(any);
                Socket other = new Socket()) {
            other.bind(any);
            InetSocketAddress taken = (InetSocketAddress) other.getLocalSocketAddress();
            try (Connection connection =
                    Connection.to(listener.address(), new ConnectionOptions().withLocalAddress(taken), LIMIT)) {
                assertThat(connection.localAddress()).isEqualTo(taken);
                assertThatExceptionOfType(VerbsException.class)
                        .isThrownBy(() -> connection.establish(LIMIT))
                        .matches(e -> e.errno() == Errno.EADDRINUSE)
                        .withMessageContaining("in use by a socket of this machine")
                        .withMessageContaining("create another connection");
            }
        }
    }

    @OnDevices
    @Shows({Capability.LOCAL_ADDRESS, Capability.SHARED_PORTS})
    void portSharedByConnections(Device device) throws IOException {
        InetSocketAddress any = new InetSocketAddress(device.address(), 0);
        try (Listener listener = Listener.on(any);
                Connection first = Connection.to(
                        listener.address(),
                        new ConnectionOptions().withLocalAddress(any).withReuseAddress(true),
                        LIMIT)) {
            InetSocketAddress taken = first.localAddress();
            assertThat(taken.getPort()).isPositive();
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() ->
                            Connection.to(listener.address(), new ConnectionOptions().withLocalAddress(taken), LIMIT))
                    .matches(e -> e.errno() == Errno.EADDRINUSE)
                    .withMessageContaining("the port is in use");
            try (Connection second = Connection.to(
                    listener.address(),
                    new ConnectionOptions().withLocalAddress(taken).withReuseAddress(true),
                    LIMIT)) {
                assertThat(second.localAddress()).isEqualTo(taken);
                // Two connections may be bound to the port, but none can listen on it.
                assertThatExceptionOfType(VerbsException.class)
                        .isThrownBy(() -> Listener.on(taken, new ConnectionOptions().withReuseAddress(true)))
                        .matches(e -> e.errno() == Errno.EADDRINUSE)
                        .withMessageContaining("the port is in use");
            }
        }
    }

    /** The kernel accepts these options only before the identifier is bound. */
    @OnDevices
    @Shows(Capability.IDENTIFIERS)
    void optionsAfterBind(Device device) throws IOException {
        try (CommunicationIdentifier identifier = ServedChannel.shared().identifier()) {
            identifier.bind(new InetSocketAddress(device.address(), 0));
            identifier.listen(1);
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> identifier.ipv6Only(true))
                    .matches(e -> e.errno() == Errno.EINVAL)
                    .withMessageContaining("before the identifier is bound");
        }
    }
}
