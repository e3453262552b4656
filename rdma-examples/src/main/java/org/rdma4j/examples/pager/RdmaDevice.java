package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.Channel;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.Port;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.RnrTimer;

/** An open device with an active port, its protection domain, and the address of its network interface. */
final class RdmaDevice implements Closeable {
    /** Acknowledge timeout of 67 ms, and six retries. */
    private static final RetryPolicy RETRIES = new RetryPolicy(new AckTimeout(14), 6, 6, new RnrTimer(12));

    private static final int PSN_BITS = 24;

    private final Context context;
    private final ProtectionDomain domain;
    private final InetAddress address;

    private RdmaDevice(Context context, InetAddress address) throws IOException {
        this.context = context;
        this.address = address;
        Port port = context.port(1);
        if (port.state() != Port.State.ACTIVE) {
            throw new IOException("port 1 of " + context.device().name() + " is " + port.state());
        }
        this.domain = ProtectionDomain.allocate(context);
    }

    /**
     * Opens a device.
     *
     * @param name name of the device; null to select the device of the network interface with the local address
     * @param local local address; a loopback address selects the first device that has an address
     * @throws PagerException if there is no such device, or it cannot be used; the message contains the reasons
     */
    static RdmaDevice open(@Nullable String name, InetAddress local) throws PagerException {
        if (!NativeLibrary.IBVERBS.isAvailable()) {
            throw new PagerException(NativeLibrary.IBVERBS.problem().orElseThrow());
        }
        // A set, because the reason may be the same for all addresses.
        Set<String> reasons = new LinkedHashSet<>();
        try {
            for (NetworkInterface network : interfaces(name, local)) {
                for (InetAddress address : addresses(network)) {
                    if (!local.isLoopbackAddress() && name == null && !address.equals(local)
                            || address.isLinkLocalAddress()) {
                        continue;
                    }
                    try {
                        Device device = Device.onInterface(network.getName());
                        if (name == null || device.name().equals(name)) {
                            return open(device, address);
                        }
                    } catch (IOException | NoSuchElementException e) {
                        reasons.add(e.getMessage());
                    }
                }
            }
        } catch (IOException e) {
            reasons.add(e.getMessage());
        }
        throw new PagerException(
                "no RDMA device " + (name == null ? "at " + local.getHostAddress() : name + " with an address")
                        + " is usable" + (reasons.isEmpty() ? "" : ": " + String.join("; ", reasons)));
    }

    private static List<NetworkInterface> interfaces(@Nullable String name, InetAddress local) throws IOException {
        NetworkInterface network = NetworkInterface.getByInetAddress(local);
        return name == null && !local.isLoopbackAddress()
                ? network == null ? List.of() : List.of(network)
                : NetworkInterface.networkInterfaces()
                        .filter(each -> !isLoopback(each))
                        .toList();
    }

    /** Returns the addresses of a network interface, IPv4 addresses first. */
    private static List<InetAddress> addresses(NetworkInterface network) {
        return network.inetAddresses()
                .sorted(Comparator.comparing(address -> !(address instanceof Inet4Address)))
                .toList();
    }

    private static boolean isLoopback(NetworkInterface network) {
        try {
            return network.isLoopback();
        } catch (IOException e) {
            return true;
        }
    }

    private static RdmaDevice open(Device device, InetAddress address) throws IOException {
        Context context = device.open();
        boolean opened = false;
        try {
            RdmaDevice result = new RdmaDevice(context, address);
            opened = true;
            return result;
        } finally {
            if (!opened) {
                context.close();
            }
        }
    }

    ProtectionDomain domain() {
        return domain;
    }

    /** Returns the address at which other nodes reach the device. */
    InetAddress address() {
        return address;
    }

    String name() {
        return context.device().name();
    }

    /**
     * Returns {@code true} if queue pairs are connected by an exchange of endpoints. iWARP requires the connection
     * manager instead.
     */
    boolean usesEndpointExchange() {
        return context.device().transport() == Device.Transport.IB;
    }

    /**
     * Creates a channel to be connected by an exchange of endpoints, with the address of this device as its source. A
     * request fails if the peer does not acknowledge it within half a second.
     *
     * @param reads maximum number of outstanding READs of this side; 0 for a side that only serves its pages
     */
    Channel createChannel(int reads) throws RdmaException {
        Channel.Builder builder = Channel.builder(domain)
                .access(Access.REMOTE_READ)
                .sendRequests(Math.max(1, reads))
                .receiveRequests(1)
                .sendElements(1)
                .receiveElements(1)
                .completions(1)
                .psn(ThreadLocalRandom.current().nextInt(1 << PSN_BITS))
                .retries(RETRIES);
        context.gids().stream()
                .filter(gid -> gid.port() == 1 && gid.address().equals(address))
                .max(Comparator.comparing(GidEntry::type))
                .ifPresent(builder::gid);
        return builder.create();
    }

    /**
     * Returns the options of a connection that is established by the connection manager.
     *
     * @param reads maximum number of outstanding READs of this side
     */
    ConnectionOptions options(int reads) {
        return new ConnectionOptions()
                .withDomain(domain)
                .withLocalAddress(new InetSocketAddress(address, 0))
                .withAccess(Access.REMOTE_READ)
                .withQueuePair(with -> with.sendRequests(Math.max(1, reads)).receiveRequests(1));
    }

    @Override
    public void close() throws IOException {
        domain.close();
        context.close();
    }
}
