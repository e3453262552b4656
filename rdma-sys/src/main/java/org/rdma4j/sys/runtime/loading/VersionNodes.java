package org.rdma4j.sys.runtime.loading;

import java.util.List;
import java.util.Optional;

/**
 * Version nodes of rdma-core's libraries: the release that introduced each node, and one function of the node. Nodes
 * from before rdma-core's own numbering (release 12) are not listed.
 *
 * @see "docs/reference/loading.md"
 */
public final class VersionNodes {
    /**
     * A version node.
     *
     * @param name the name of the node
     * @param release the major release of rdma-core that introduced the node
     * @param export a function of the node
     */
    private record Node(String name, int release, String export) {}

    /** Sorted by release for each library. */
    private static final List<Node> NODES = List.of(
            new Node("IBVERBS_1.5", 20, "ibv_get_pkey_index"),
            new Node("IBVERBS_1.6", 24, "ibv_qp_to_qp_ex"),
            new Node("IBVERBS_1.7", 25, "ibv_reg_mr_iova"),
            new Node("IBVERBS_1.8", 28, "ibv_reg_mr_iova2"),
            new Node("IBVERBS_1.9", 30, "ibv_get_device_index"),
            new Node("IBVERBS_1.10", 31, "ibv_import_device"),
            new Node("IBVERBS_1.11", 32, "_ibv_query_gid_ex"),
            new Node("IBVERBS_1.12", 34, "ibv_reg_dmabuf_mr"),
            new Node("IBVERBS_1.13", 35, "ibv_import_dm"),
            new Node("IBVERBS_1.14", 36, "ibv_query_qp_data_in_order"),
            new Node("IBVERBS_1.15", 59, "ibv_reg_mr_ex"),
            new Node("IBVERBS_1.16", 62, "ibv_query_port_speed"),
            new Node("IBVERBS_1.17", 64, "ibv_reg_buf_mr"),
            new Node("IBVERBS_1.18", 65, "ibv_create_comp_cntr"),
            new Node("RDMACM_1.1", 16, "rdma_join_multicast_ex"),
            new Node("RDMACM_1.2", 23, "rdma_establish"),
            new Node("RDMACM_1.3", 31, "rdma_set_local_ece"),
            new Node("RDMACM_1.4", 60, "rdma_resolve_addrinfo"),
            new Node("RDMACM_1.5", 61, "repoll_create"));

    private VersionNodes() {}

    /** Returns the first release that has the node, as a {@link ReleaseNumber}; empty if the node is not listed. */
    public static Optional<Integer> releaseOf(String node) {
        return NODES.stream()
                .filter(n -> n.name().equals(node))
                .map(n -> ReleaseNumber.of(n.release(), 0))
                .findFirst();
    }

    /** Returns the newest major release whose node the library has; empty if it has none of the listed nodes. */
    public static Optional<Integer> newestIn(OpenLibrary open) {
        return NODES.stream()
                .filter(n -> open.find(n.export(), n.name()).isPresent())
                .map(Node::release)
                .reduce(Integer::max);
    }
}
