package org.rdma4j.cm;

import org.rdma4j.sys.rdmacm.rdma_port_space;

/**
 * Port space of an identifier: {@code enum rdma_port_space}. Selects the kind of service. Each space has its own port
 * numbers.
 */
public enum PortSpace {
    /** Reliable connections. */
    TCP(rdma_port_space.RDMA_PS_TCP),
    /** Datagram services, whose addresses are resolved with SIDR requests, and multicast groups. Not on iWARP. */
    UDP(rdma_port_space.RDMA_PS_UDP);

    private final int value;

    PortSpace(int value) {
        this.value = value;
    }

    int value() {
        return value;
    }
}
