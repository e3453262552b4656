package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * Selects the algorithm of a collective operation by the size of the data. The thresholds must be identical on all
 * nodes, so the version in {@link OperationHeader} must be incremented whenever {@link #DEFAULT} changes.
 *
 * @param broadcastChain minimum size in bytes for which a broadcast uses the chain instead of the binomial tree
 * @param gatherDirect minimum block size in bytes for which a gather sends blocks directly to the root instead of along
 *     a binomial tree
 * @param allGatherRing minimum block size in bytes for which an allGather uses the ring instead of recursive doubling
 *     or the Bruck algorithm
 * @param allReduceRing minimum size in bytes, divided by the number of nodes, for which an allReduce uses the ring
 *     instead of recursive doubling
 * @param block size in bytes of the blocks in which the chain of broadcast and the ring of allReduce forward data: at
 *     least 8, a multiple of 8, and at most {@link Transport#MAX_MESSAGE_BYTES}
 */
record CollectiveAlgorithms(long broadcastChain, long gatherDirect, long allGatherRing, long allReduceRing, int block) {
    /** The thresholds used by all nodes. */
    static final CollectiveAlgorithms DEFAULT =
            new CollectiveAlgorithms(128 << 10, 4 << 10, 8 << 10, 4 << 10, 64 << 10);

    void broadcast(Operation operation, MemorySegment data, int root) throws IOException {
        if (data.byteSize() >= broadcastChain) {
            BroadcastAlgorithms.chain(operation, data, root, block);
        } else {
            BroadcastAlgorithms.binomial(operation, data, root);
        }
    }

    void gather(Operation operation, MemorySegment from, MemorySegment into, int root) throws IOException {
        if (from.byteSize() >= gatherDirect) {
            GatherAlgorithms.direct(operation, from, into, root);
        } else {
            GatherAlgorithms.binomial(operation, from, into, root);
        }
    }

    /** Performs an allGather in place. The block of this node must already be in the segment. */
    void allGather(Operation operation, MemorySegment blocks) throws IOException {
        if (blocks.byteSize() / operation.size() >= allGatherRing) {
            GatherAlgorithms.ring(operation, blocks);
        } else if (Integer.bitCount(operation.size()) == 1) {
            GatherAlgorithms.recursiveDoubling(operation, blocks);
        } else {
            GatherAlgorithms.bruck(operation, blocks);
        }
    }

    void allReduce(Operation operation, MemorySegment data, Reducer reducer) throws IOException {
        if (data.byteSize() / operation.size() >= allReduceRing) {
            AllReduceAlgorithms.ring(operation, data, reducer, block);
        } else {
            AllReduceAlgorithms.recursiveDoubling(operation, data, reducer);
        }
    }
}
