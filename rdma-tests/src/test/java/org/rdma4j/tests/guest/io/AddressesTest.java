package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Addresses;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.PortSpace;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/** Address resolution with rdma_getaddrinfo. */
@InGuest
@Timeout(60)
class AddressesTest {

    @Test
    void numericAddresses() throws IOException {
        assertThat(Addresses.ofPeer("10.77.0.1", "7471", PortSpace.TCP, LIMIT))
                .isEqualTo(List.of(new InetSocketAddress("10.77.0.1", 7471)));
        assertThat(Addresses.ofPeer("fd77::1", "7471", PortSpace.UDP, LIMIT))
                .isEqualTo(List.of(new InetSocketAddress("fd77::1", 7471)));
        assertThat(Addresses.ofPeer("10.77.0.1", "", PortSpace.TCP, LIMIT))
                .isEqualTo(List.of(new InetSocketAddress("10.77.0.1", 0)));
    }

    @Test
    void hostNames() throws IOException {
        // Only local names are resolved, because the guest has no network with a name server.
        assertThat(Files.readString(Path.of("/etc/hosts"))).contains("localhost");
        assertThat(Addresses.ofPeer("localhost", "1", PortSpace.TCP, LIMIT))
                .isNotEmpty()
                .allMatch(found -> found.getAddress().isLoopbackAddress());
        Optional<String> service = Optional.of(Path.of("/etc/services"))
                .filter(Files::isReadable)
                .map(AddressesTest::text)
                .filter(text -> text.contains("domain"));
        if (service.isPresent()) {
            assertThat(Addresses.ofPeer("10.77.0.1", "domain", PortSpace.UDP, LIMIT))
                    .isEqualTo(List.of(new InetSocketAddress("10.77.0.1", 53)));
        }
        assertThatExceptionOfType(VerbsException.class)
                .isThrownBy(() -> Addresses.ofPeer("10.77.0.1", "no-such-service", PortSpace.TCP, LIMIT))
                .withMessageContainingAll("rdma_getaddrinfo", "10.77.0.1", "no-such-service");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void addressesForListeners() throws IOException {
        assertThat(Addresses.toListenOn("", "7471", PortSpace.TCP, LIMIT))
                .isNotEmpty()
                .allMatch(found -> found.getAddress().isAnyLocalAddress() && found.getPort() == 7471);
        assertThat(Addresses.toListenOn("10.77.0.1", "7471", PortSpace.TCP, LIMIT))
                .isEqualTo(List.of(new InetSocketAddress("10.77.0.1", 7471)));
    }

    @Test
    void linkLocalAddresses() throws IOException {
        InetAddress own = NetworkInterface.getByName("net-rxe")
                .inetAddresses()
                .filter(InetAddress::isLinkLocalAddress)
                .findFirst()
                .orElseThrow();
        String withScope = own.getHostAddress();
        assertThat(withScope).endsWith("%net-rxe");
        InetSocketAddress found =
                Addresses.ofPeer(withScope, "1", PortSpace.TCP, LIMIT).get(0);
        assertThat(found.getAddress()).isEqualTo(own);
        assertThat(((Inet6Address) found.getAddress()).getScopeId())
                .isEqualTo(NetworkInterface.getByName("net-rxe").getIndex());
    }

    @OnDevices
    @Shows(Capability.NAME_RESOLUTION)
    void resolvedAddressesAreConnectedTo(Device device) throws IOException {
        InetSocketAddress own = Addresses.toListenOn(device.address(), "0", PortSpace.TCP, LIMIT)
                .get(0);
        try (Listener listener = Listener.on(own)) {
            String port = Integer.toString(listener.address().getPort());
            InetSocketAddress peer = Addresses.ofPeer(device.address(), port, PortSpace.TCP, LIMIT)
                    .get(0);
            try (Connection client = Connection.to(peer, LIMIT)) {
                assertThat(client.peerAddress()).isEqualTo(listener.address());
            }
        }
    }

    @Test
    void invalidNames() throws IOException {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> Addresses.ofPeer("", "1", PortSpace.TCP, LIMIT))
                .withMessageContaining("must not be empty");
        assertThatExceptionOfType(RdmaTimeoutException.class)
                .isThrownBy(() -> Addresses.ofPeer("localhost", "1", PortSpace.TCP, Duration.ZERO))
                .withMessageContaining("Cannot resolve host \"localhost\" and service \"1\" within 0 s");
    }

    /**
     * No resolver in the guest returns an {@code AF_IB} address. The test therefore passes one directly to the method
     * that converts the results of a resolver.
     */
    @Test
    void infinibandWithoutIp() throws ReflectiveOperationException {
        Method from = Class.forName("org.rdma4j.cm.SocketAddresses").getDeclaredMethod("from", MemorySegment.class);
        from.setAccessible(true);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment address = arena.allocate(48, 8);
            address.set(ValueLayout.JAVA_SHORT, 0, (short) 27);
            assertThatExceptionOfType(InvocationTargetException.class)
                    .isThrownBy(() -> from.invoke(null, address))
                    .havingCause()
                    .isInstanceOf(UnsupportedOperationException.class)
                    .withMessageContaining("AF_IB")
                    .withMessageContaining("IPoIB");
        }
    }
}
