package org.rdma4j.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.verbs.VerbsException;

/** Finds the IP address at which the connection manager reaches an RDMA device of this host. */
final class DeviceAddresses {
    private DeviceAddresses() {}

    /**
     * Returns an address of this host that belongs to a device. Prefers the addresses of a given host name, then IPv4
     * addresses, and addresses other than those of the loopback interface.
     *
     * @param device name of the device
     * @param hostname host name or IP address of this host; empty if unknown
     * @throws IOException if no address belongs to the device, or the connection manager is not available
     */
    static InetAddress of(String device, String hostname) throws IOException {
        List<InetAddress> candidates = new ArrayList<>(ofHost(hostname));
        NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLinkLocalAddress())
                .sorted(Comparator.comparing(InetAddress::isLoopbackAddress)
                        .thenComparing(address -> address.getAddress().length))
                .forEach(candidates::add);
        try (EventChannel channel = EventChannel.open()) {
            for (InetAddress candidate : candidates) {
                if (isOf(device, candidate, channel)) {
                    return candidate;
                }
            }
        }
        throw new IOException("no IP address of this host belongs to device " + device
                + "; assign one to the network interface of the device");
    }

    private static List<InetAddress> ofHost(String hostname) {
        if (hostname.isEmpty()) {
            return List.of();
        }
        try {
            return List.of(InetAddress.getAllByName(hostname));
        } catch (UnknownHostException e) {
            return List.of();
        }
    }

    private static boolean isOf(String device, InetAddress candidate, EventChannel channel) throws VerbsException {
        try (CommunicationIdentifier identifier = channel.identifier()) {
            identifier.bind(new InetSocketAddress(candidate, 0));
            return identifier.deviceName().equals(device);
        } catch (VerbsException | IllegalStateException e) {
            // The address belongs to no RDMA device.
            return false;
        }
    }
}
