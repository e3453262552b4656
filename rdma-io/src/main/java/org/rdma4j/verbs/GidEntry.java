package org.rdma4j.verbs;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.rdma4j.sys.Gid;

/**
 * One row of a port's GID table: {@code struct ibv_gid_entry}.
 *
 * @param gid the address
 * @param index its row, which queue pairs and address handles name it by
 * @param port from 1
 * @param type what packets look like that have it
 * @param interfaceIndex of the network interface below it; 0 where the driver tells none, as of iWARP
 */
public record GidEntry(Gid gid, int index, int port, Type type, int interfaceIndex) {
    private static final int HARDWARE_BYTES = 6;

    /** {@code enum ibv_gid_type}. */
    public enum Type {
        /** InfiniBand, and iWARP, which has no GIDs of its own. */
        IB,
        /** RoCE in Ethernet frames: one network segment only. */
        ROCE_V1,
        /** RoCE in UDP packets, which are routed. */
        ROCE_V2;

        private static final Type[] ALL = values();

        static Type of(int value) {
            return ALL[value];
        }
    }

    /** The IP address that the GID is made of; of InfiniBand an IPv6 address that no network interface has. */
    public InetAddress address() {
        return gid.toInetAddress();
    }

    /** The name of the network interface below it, such as {@code eth0}. */
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

    /** iWARP's GIDs have no interface: they are its hardware address, with zeros behind it. */
    boolean isOn(NetworkInterface network) {
        if (interfaceIndex != 0) {
            return interfaceIndex == network.getIndex();
        }
        try {
            byte[] hardware = network.getHardwareAddress();
            return hardware != null
                    && hardware.length == HARDWARE_BYTES
                    && ByteBuffer.allocate(Long.BYTES).put(hardware).getLong(0) == gid.subnetPrefix();
        } catch (SocketException e) {
            // It has gone meanwhile.
            return false;
        }
    }
}
