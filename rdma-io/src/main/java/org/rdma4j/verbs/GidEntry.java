package org.rdma4j.verbs;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.rdma4j.sys.Gid;

/**
 * An entry in a port's GID table: {@code struct ibv_gid_entry}.
 *
 * @param gid the GID
 * @param index the index of the entry in its port's table. Queue pairs and address handles refer to the GID by this
 *     index
 * @param port the port number, starting at 1
 * @param type the packet format of the GID
 * @param interfaceIndex the index of the network interface to which the GID belongs, or 0 if the driver reports none,
 *     as for iWARP
 * @see "docs/concepts.md"
 */
public record GidEntry(Gid gid, int index, int port, Type type, int interfaceIndex) {
    /** Length of a MAC address in bytes. */
    private static final int MAC_BYTES = 6;

    /** The packet format of a GID: {@code enum ibv_gid_type}. */
    public enum Type {
        /** InfiniBand. Also reported for iWARP, which has no GIDs of its own. */
        IB,
        /** RoCE in Ethernet frames, which are not routed. */
        ROCE_V1,
        /** RoCE in UDP packets, which are routed. */
        ROCE_V2;

        private static final Type[] ALL = values();

        static Type of(int value) {
            return ALL[value];
        }
    }

    /** Returns the IP address of the GID. On InfiniBand, this is an IPv6 address that no network interface has. */
    public InetAddress address() {
        return gid.toInetAddress();
    }

    /**
     * Returns the name of the network interface to which the GID belongs, such as {@code eth0}, or an empty
     * {@code Optional} if there is no such interface in the network namespace of this process.
     */
    public Optional<String> interfaceName() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(this::isOn)
                    .map(NetworkInterface::getName)
                    .findFirst();
        } catch (SocketException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns {@code true} if the GID belongs to the given network interface. An iWARP GID has no interface index and
     * consists of the interface's MAC address, padded with zeros.
     */
    boolean isOn(NetworkInterface network) {
        if (interfaceIndex != 0) {
            return interfaceIndex == network.getIndex();
        }
        try {
            byte[] mac = network.getHardwareAddress();
            return mac != null
                    && mac.length == MAC_BYTES
                    && ByteBuffer.allocate(Long.BYTES).put(mac).getLong(0) == gid.subnetPrefix();
        } catch (SocketException e) {
            // The interface has been removed.
            return false;
        }
    }

    /**
     * Returns {@code true} unless the GID belongs to a network interface in a different network namespace. Namespaces
     * may share a device, but a process can use only the GIDs in its own namespace. Interfaces in different namespaces
     * may have the same name and index, so if the GID has an IPv4 address, the interface must have this address as
     * well.
     *
     * @param device the name of the device
     */
    boolean isInThisNamespace(String device) {
        Optional<String> name = kernelInterfaceName(device);
        if (name.isEmpty() && interfaceIndex == 0) {
            return true;
        }
        try {
            NetworkInterface network = name.isPresent()
                    ? NetworkInterface.getByName(name.get())
                    : NetworkInterface.getByIndex(interfaceIndex);
            if (network == null || interfaceIndex != 0 && interfaceIndex != network.getIndex()) {
                return false;
            }
            InetAddress address = address();
            return !(address instanceof Inet4Address) || network.inetAddresses().anyMatch(address::equals);
        } catch (SocketException e) {
            return false;
        }
    }

    /** Returns the name of the GID's network interface from sysfs, which lists the interfaces of all namespaces. */
    private Optional<String> kernelInterfaceName(String device) {
        Path file = Path.of("/sys/class/infiniband", device, "ports", "" + port, "gid_attrs", "ndevs", "" + index);
        try {
            return Optional.of(Files.readString(file).strip()).filter(name -> !name.isEmpty());
        } catch (IOException e) {
            // The kernel returns EINVAL for a GID without an interface.
            return Optional.empty();
        }
    }
}
