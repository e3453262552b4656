package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.rdma4j.sys.rdmacm.rdma_cm_join_mc_attr_ex;
import org.rdma4j.sys.rdmacm.rdma_cm_join_mc_attr_mask;
import org.rdma4j.sys.rdmacm.rdma_cm_mc_join_flags;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.QueuePair;

/** Creates the parameter structures of librdmacm functions. */
final class NativeParameters {
    private NativeParameters() {}

    /** Returns a {@code struct rdma_conn_param} for a connection request or its acceptance. */
    static MemorySegment connection(QueuePair queuePair, ConnectionOptions options, Arena arena) {
        MemorySegment param = withData(options.privateData(), PrivateData.MAX_CONNECTION, arena);
        Context context = queuePair.domain().context();
        rdma_conn_param.responder_resources(param, options.readsAsTarget(context));
        rdma_conn_param.initiator_depth(param, options.readsAsInitiator(context));
        rdma_conn_param.retry_count(param, options.retries());
        rdma_conn_param.rnr_retry_count(param, options.rnrRetries());
        rdma_conn_param.srq(param, queuePair.sharedReceiveQueue().isPresent() ? (byte) 1 : 0);
        rdma_conn_param.qp_num(param, queuePair.number());
        return param;
    }

    /** Returns a {@code struct rdma_conn_param} for a datagram service request. */
    static MemorySegment serviceRequest(byte[] privateData, Arena arena) {
        return withData(privateData, PrivateData.MAX_SERVICE_REQUEST, arena);
    }

    /** Returns a {@code struct rdma_conn_param} for the acceptance of a datagram service request. */
    static MemorySegment serviceResponse(QueuePair queuePair, byte[] privateData, Arena arena) {
        MemorySegment param = withData(privateData, PrivateData.MAX_SERVICE_RESPONSE, arena);
        rdma_conn_param.qp_num(param, queuePair.number());
        return param;
    }

    private static MemorySegment withData(byte[] data, int maximum, Arena arena) {
        PrivateData.check(data, maximum);
        MemorySegment param = rdma_conn_param.allocate(arena);
        rdma_conn_param.private_data(param, arena.allocateFrom(JAVA_BYTE, data));
        rdma_conn_param.private_data_len(param, data.length);
        return param;
    }

    /** Returns a {@code struct rdma_cm_join_mc_attr_ex} for joining the given multicast group. */
    static MemorySegment multicast(InetAddress group, boolean sendOnly, Arena arena) {
        MemorySegment attr = rdma_cm_join_mc_attr_ex.allocate(arena);
        rdma_cm_join_mc_attr_ex.comp_mask(
                attr,
                rdma_cm_join_mc_attr_mask.RDMA_CM_JOIN_MC_ATTR_ADDRESS
                        | rdma_cm_join_mc_attr_mask.RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS);
        rdma_cm_join_mc_attr_ex.join_flags(
                attr,
                sendOnly
                        ? rdma_cm_mc_join_flags.RDMA_MC_JOIN_FLAG_SENDONLY_FULLMEMBER
                        : rdma_cm_mc_join_flags.RDMA_MC_JOIN_FLAG_FULLMEMBER);
        rdma_cm_join_mc_attr_ex.addr(attr, SocketAddresses.of(new InetSocketAddress(group, 0), arena));
        return attr;
    }
}
