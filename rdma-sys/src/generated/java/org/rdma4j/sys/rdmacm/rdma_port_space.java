// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

/**
 * The C type {@code enum rdma_port_space}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/rdma_cma.h}.
 */
public final class rdma_port_space {
    /**
     * Datagrams to multicast groups of IP over InfiniBand.
     */
    public static final int RDMA_PS_IPOIB = 2;

    /**
     * Reliable connections: {@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_RC IBV_QPT_RC}. The port
     * numbers are independent of those of TCP sockets.
     */
    public static final int RDMA_PS_TCP = 262;

    /**
     * Datagrams: {@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_UD IBV_QPT_UD}.
     * {@link Rdmacm#rdma_connect rdma_connect} requests the number and key of the peer's queue pair. Also
     * multicast.
     */
    public static final int RDMA_PS_UDP = 273;

    /**
     * InfiniBand services of any type, with {@code AF_IB} addresses.
     */
    public static final int RDMA_PS_IB = 319;

    private rdma_port_space() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case RDMA_PS_IPOIB: return "RDMA_PS_IPOIB";
            case RDMA_PS_TCP: return "RDMA_PS_TCP";
            case RDMA_PS_UDP: return "RDMA_PS_UDP";
            case RDMA_PS_IB: return "RDMA_PS_IB";
            default: return Integer.toUnsignedString(value);
        }
    }
}
