package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;

/** Connections find the right GID if the network interface of a device has several IPv4 and IPv6 addresses. */
@InGuest
@Timeout(120)
class GidSelectionTest {
    private static final Map<Device, List<String>> ADDRESSES = Map.of(
            Device.RXE, List.of("10.77.0.91/24", "10.79.0.1/24", "fd77::91/64", "fd79::1/64"),
            Device.SIW, List.of("10.77.1.91/24", "fd77:1::91/64"));

    @BeforeAll
    static void more() throws Exception {
        addresses("add");
        try (Context context = org.rdma4j.verbs.Device.named("rxe0").open()) {
            long end = System.nanoTime() + LIMIT.toNanos();
            // The kernel fills the table asynchronously.
            while (context.gids().size() < 7 && System.nanoTime() < end) {
                Thread.sleep(10);
            }
            assertThat(context.gids()).hasSizeGreaterThanOrEqualTo(7);
        }
    }

    @AfterAll
    static void asBefore() throws Exception {
        addresses("del");
    }

    private static void addresses(String verb) throws IOException, InterruptedException {
        for (Device device : Device.values()) {
            for (String address : ADDRESSES.get(device)) {
                Process ip = new ProcessBuilder("ip", "addr", verb, address, "dev", device.netName())
                        .redirectErrorStream(true)
                        .start();
                assertThat(ip.waitFor()).as(address).isZero();
            }
        }
    }

    /** Two queue pairs with separate contexts, as in two processes. */
    private static final class SeparateContexts implements AutoCloseable {
        private final Side left = new Side();
        private final Side right = new Side();

        private SeparateContexts() throws IOException {}

        private void exchange() throws IOException {
            try (MemoryRegion here = MemoryRegion.allocate(left.domain, 8);
                    MemoryRegion there = MemoryRegion.allocate(right.domain, 8)) {
                ReceiveRequest receive = right.queuePair.prepareReceive(there).post();
                here.memory().set(JAVA_LONG, 0, 42);
                left.queuePair.prepareSend(here).complete(LIMIT);
                receive.await(LIMIT);
                assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(42);
            }
        }

        @Override
        public void close() throws IOException {
            left.close();
            right.close();
        }
    }

    private static final class Side {
        private final Context context = org.rdma4j.verbs.Device.named("rxe0").open();
        private final ProtectionDomain domain = ProtectionDomain.allocate(context);
        private final CompletionQueue completions = CompletionQueue.create(context, 64);
        private final QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .create()
                .init();

        private Side() throws IOException {}

        private void close() throws IOException {
            queuePair.close();
            completions.close();
            domain.close();
            context.close();
        }
    }

    @Test
    void connectWithoutGidIndex() throws IOException {
        try (SeparateContexts two = new SeparateContexts()) {
            two.left.queuePair.connect(two.right.queuePair.endpoint());
            two.right.queuePair.connect(two.left.queuePair.endpoint());
            two.exchange();
        }
    }

    @Test
    @Shows({Capability.GID_TABLE, Capability.CONNECT_BY_GID})
    void connectWithEachPairOfGids() throws IOException {
        List<GidEntry> gids;
        try (Context context = org.rdma4j.verbs.Device.named("rxe0").open()) {
            gids = context.gids();
        }
        Map<Boolean, Long> kinds =
                gids.stream().collect(Collectors.partitioningBy(gid -> gid.gid().isIpv4(), Collectors.counting()));
        assertThat(kinds.get(true)).isGreaterThanOrEqualTo(3);
        assertThat(kinds.get(false)).isGreaterThanOrEqualTo(4);
        for (GidEntry left : gids) {
            for (GidEntry right : gids) {
                if (left.gid().isIpv4() == right.gid().isIpv4()) {
                    try (SeparateContexts two = new SeparateContexts()) {
                        var here = two.left.queuePair.endpoint(left);
                        var there = two.right.queuePair.endpoint(right);
                        two.left.queuePair.connect(there);
                        two.right.queuePair.connect(here);
                        two.exchange();
                    }
                }
            }
        }
    }

    @Test
    @Shows(Capability.GID_BY_ROUTE)
    void gidOfTheRoute() throws IOException {
        try (Context context = org.rdma4j.verbs.Device.named("rxe0").open()) {
            for (String[] route :
                    new String[][] {{"10.77.0.55", "10.77.0.1"}, {"10.79.0.55", "10.79.0.1"}, {"fd79::55", "fd79::1"}
                    }) {
                assertThat(context.gidTowards(InetAddress.getByName(route[0])).address())
                        .isEqualTo(InetAddress.getByName(route[1]));
            }
        }
    }

    /** The connection manager accepts each address; link-local addresses include their interface. */
    @OnDevices
    void connectionManager(Device device) throws IOException {
        List<InetAddress> addresses = NetworkInterface.getByName(device.netName())
                .inetAddresses()
                .filter(address -> device == Device.RXE || !address.isLinkLocalAddress())
                .toList();
        assertThat(addresses).hasSizeGreaterThanOrEqualTo(device == Device.RXE ? 7 : 4);
        for (InetAddress address : addresses) {
            try (Listener listener = Listener.on(new InetSocketAddress(address, 0));
                    Connection client = Connection.to(listener.address(), LIMIT)) {
                if (address.isLinkLocalAddress()) {
                    assertThat(((Inet6Address) listener.address().getAddress()).getScopeId())
                            .isPositive();
                }
                CompletableFuture<Connection> accepted = CompletableFuture.supplyAsync(
                        () -> {
                            try {
                                return listener.next(LIMIT).establish(LIMIT);
                            } catch (IOException e) {
                                throw new CompletionException(e);
                            }
                        },
                        command -> new Thread(command).start());
                MemoryRegion buffer = client.allocate(8);
                ReceiveRequest receive =
                        client.queuePair().prepareReceive(buffer).post();
                client.establish(LIMIT);
                assertThat(client.peerAddress()).isEqualTo(listener.address());
                try (Connection server = accepted.join()) {
                    assertThat(server.localAddress().getAddress()).isEqualTo(address);
                    MemoryRegion out = server.allocate(8);
                    server.queuePair().prepareSend(out).complete(LIMIT);
                    assertThat(receive.await(LIMIT).length()).isEqualTo(8);
                }
            }
        }
    }
}
