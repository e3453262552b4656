package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * The algorithm of allToAll, in n steps for n nodes. In step k, the nodes whose ranks add up to k modulo n exchange
 * their blocks. Each pair of nodes exchanges its blocks in a single step, so that blocks can be replaced in place. In
 * each step, at most two nodes are idle.
 */
final class PairwiseExchange {
    /** Size of the buffer of an exchange in place; a multiple of {@link Transport#MAX_MESSAGE_BYTES}. */
    private static final int BUFFER_BYTES = 1 << 20;

    private PairwiseExchange() {}

    /** Sends the blocks of one segment and receives the blocks of another. */
    static void run(Operation operation, MemorySegment from, MemorySegment into) throws IOException {
        int rank = operation.rank();
        int size = operation.size();
        long block = from.byteSize() / size;
        for (int step = 0; step < size; step++) {
            int peer = Math.floorMod(step - rank, size);
            MemorySegment outgoing = from.asSlice(peer * block, block);
            MemorySegment incoming = into.asSlice(peer * block, block);
            if (peer == rank) {
                incoming.copyFrom(outgoing);
            } else {
                operation.exchange(peer, outgoing, peer, incoming);
            }
        }
    }

    /** Replaces the blocks of a segment. Sends the same messages as {@link #run}. */
    static void runInPlace(Operation operation, MemorySegment blocks) throws IOException {
        int rank = operation.rank();
        int size = operation.size();
        long block = blocks.byteSize() / size;
        MemorySegment received = MemorySegment.ofArray(new byte[(int) Math.min(block, BUFFER_BYTES)]);
        for (int step = 0; step < size; step++) {
            int peer = Math.floorMod(step - rank, size);
            if (peer != rank) {
                replace(operation, peer, blocks.asSlice(peer * block, block), received);
            }
        }
    }

    /** Exchanges a block with a peer, in parts that fit into the buffer. */
    private static void replace(Operation operation, int peer, MemorySegment block, MemorySegment received)
            throws IOException {
        long offset = 0;
        do {
            long length = Math.min(received.byteSize(), block.byteSize() - offset);
            MemorySegment part = block.asSlice(offset, length);
            MemorySegment receivedPart = received.asSlice(0, length);
            operation.exchange(peer, part, peer, receivedPart);
            part.copyFrom(receivedPart);
            offset += length;
        } while (offset < block.byteSize());
    }
}
