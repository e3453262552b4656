package org.rdma4j.cm;

import org.rdma4j.sys.rdmacm.rdma_port_space;

/**
 * The port space of an identifier: {@code enum rdma_port_space}. The port space determines the kind of service. Each
 * port space has its own set of port numbers.
 *
 * @see "docs/guide/connection-manager.md"
 */
public enum PortSpace {
    /** Reliable connections. */
    TCP(rdma_port_space.RDMA_PS_TCP),
    /**
     * Multicast groups and datagram services. Clients find services by service ID resolution (SIDR). Not supported on
     * iWARP.
     */
    UDP(rdma_port_space.RDMA_PS_UDP);

    private final int value;

    PortSpace(int value) {
        this.value = value;
    }

    int value() {
        return value;
    }
}
