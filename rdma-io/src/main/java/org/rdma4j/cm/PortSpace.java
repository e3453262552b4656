package org.rdma4j.cm;

import org.rdma4j.sys.rdmacm.rdma_port_space;

/** {@code enum rdma_port_space}: what an identifier is for. The two have separate port numbers. */
public enum PortSpace {
    /** Reliable connections. */
    TCP(rdma_port_space.RDMA_PS_TCP),
    /** Datagrams, whose peers are found with SIDR requests, and multicast groups; not on iWARP. */
    UDP(rdma_port_space.RDMA_PS_UDP);

    private final int value;

    PortSpace(int value) {
        this.value = value;
    }

    int value() {
        return value;
    }
}
