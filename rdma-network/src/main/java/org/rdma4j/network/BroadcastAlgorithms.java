package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * Algorithms of broadcast. Both algorithms use ranks relative to the root: the relative rank of the root is 0, that of
 * the next rank is 1, and so on, modulo the number of nodes.
 */
final class BroadcastAlgorithms {
    /** Maximum number of blocks that a node of a chain may be sending to the next node at the same time. */
    private static final int MAX_STARTED_BLOCKS = 8;

    private BroadcastAlgorithms() {}

    /**
     * Binomial tree, in log2 n steps for n nodes, rounded up. The relative rank of a node's parent is the relative rank
     * of the node with its lowest one bit cleared. A node sends to the child with the most descendants first.
     */
    static void binomial(Operation operation, MemorySegment data, int root) throws IOException {
        int size = operation.size();
        int relative = Math.floorMod(operation.rank() - root, size);
        int bit = 1;
        while (bit < size && (relative & bit) == 0) {
            bit *= 2;
        }
        if (relative != 0) {
            operation.receive((relative - bit + root) % size, data);
        }
        for (bit /= 2; bit > 0; bit /= 2) {
            if (relative + bit < size) {
                operation.startSend((relative + bit + root) % size, data);
            }
        }
    }

    /**
     * Chain: each node forwards the data in blocks to the next node. Each node sends and receives the data at most
     * once, and all nodes of the chain transfer blocks at the same time.
     *
     * @param block maximum size of a block in bytes
     */
    static void chain(Operation operation, MemorySegment data, int root, int block) throws IOException {
        int size = operation.size();
        int rank = operation.rank();
        int relative = Math.floorMod(rank - root, size);
        long offset = 0;
        do {
            MemorySegment part = data.asSlice(offset, Math.min(block, data.byteSize() - offset));
            if (relative > 0) {
                operation.receive((rank + size - 1) % size, part);
            }
            if (relative < size - 1) {
                operation.awaitSends(operation.startSend((rank + 1) % size, part) - MAX_STARTED_BLOCKS);
            }
            offset += part.byteSize();
        } while (offset < data.byteSize());
    }
}
