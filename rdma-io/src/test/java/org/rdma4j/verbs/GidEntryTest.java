package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Gid;

class GidEntryTest {
    /** A device without an entry in sysfs, so that only the interface index is known. */
    private static final String NO_DEVICE = "none";

    private static GidEntry entry(String address, int interfaceIndex) throws UnknownHostException {
        return new GidEntry(Gid.of(InetAddress.getByName(address)), 0, 1, GidEntry.Type.ROCE_V2, interfaceIndex);
    }

    private static int loopback() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .filter(network -> network.inetAddresses().anyMatch(InetAddress::isLoopbackAddress))
                .findFirst()
                .orElseThrow()
                .getIndex();
    }

    @Test
    void anInterfaceOfThisNamespace() throws Exception {
        assertThat(entry("127.0.0.1", loopback()).isInThisNamespace(NO_DEVICE)).isTrue();
        assertThat(entry("fe80::1", loopback()).isInThisNamespace(NO_DEVICE)).isTrue();
    }

    @Test
    void anUnknownInterfaceIsAssumedToBeInThisNamespace() throws Exception {
        assertThat(entry("192.0.2.1", 0).isInThisNamespace(NO_DEVICE)).isTrue();
    }

    @Test
    void anInterfaceOfAnotherNamespace() throws Exception {
        assertThat(entry("192.0.2.1", 1_000_000).isInThisNamespace(NO_DEVICE)).isFalse();
    }

    /** Interfaces in different namespaces may have the same index. */
    @Test
    void theAddressIsAssignedToAnotherInterface() throws Exception {
        assertThat(entry("192.0.2.1", loopback()).isInThisNamespace(NO_DEVICE)).isFalse();
    }
}
