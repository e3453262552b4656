package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;

/** Writes the path to a peer, for a connected queue pair or an address handle: {@code struct ibv_ah_attr}. */
final class PathVector {
    /** Hop limit for global routes. */
    private static final int HOP_LIMIT = 64;

    private PathVector() {}

    /** Writes the path from the given port, with the GID at the given index as its source, to the given peer. */
    static void write(MemorySegment path, int port, int gidIndex, Endpoint peer) {
        ibv_ah_attr.port_num(path, port);
        ibv_ah_attr.dlid(path, peer.lid());
        peer.route().ifPresent(gid -> writeRoute(path, gid, gidIndex));
    }

    private static void writeRoute(MemorySegment path, Gid gid, int gidIndex) {
        ibv_ah_attr.is_global(path, 1);
        MemorySegment route = ibv_ah_attr.grh(path);
        gid.copyTo(ibv_global_route.dgid(route));
        ibv_global_route.sgid_index(route, gidIndex);
        ibv_global_route.hop_limit(route, HOP_LIMIT);
    }
}
