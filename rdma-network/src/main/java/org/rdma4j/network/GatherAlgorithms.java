package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** Algorithms of gather and allGather. All blocks have the same size. */
final class GatherAlgorithms {
    private GatherAlgorithms() {}

    /**
     * Each node sends its block to the root.
     *
     * @param into blocks of all nodes; used on the root only
     */
    static void direct(Operation operation, MemorySegment from, MemorySegment into, int root) throws IOException {
        if (operation.rank() != root) {
            operation.startSend(root, from);
            return;
        }
        long block = from.byteSize();
        block(into, root, 1, block).copyFrom(from);
        for (int distance = 1; distance < operation.size(); distance++) {
            int peer = (root + distance) % operation.size();
            operation.receive(peer, block(into, peer, 1, block));
        }
    }

    /**
     * Binomial tree of the ranks relative to the root, in log2 n steps for n nodes, rounded up. Each node receives the
     * blocks of its descendants and sends them, together with its own block, to its parent.
     *
     * @param into blocks of all nodes; used on the root only
     */
    static void binomial(Operation operation, MemorySegment from, MemorySegment into, int root) throws IOException {
        int size = operation.size();
        int relative = Math.floorMod(operation.rank() - root, size);
        long block = from.byteSize();
        // The value of the lowest one bit is the maximum number of nodes in the subtree.
        int subtree = relative == 0 ? size : Math.min(Integer.lowestOneBit(relative), size - relative);
        MemorySegment blocks = allocate(subtree * block);
        block(blocks, 0, 1, block).copyFrom(from);
        for (int bit = 1; bit < subtree; bit *= 2) {
            int count = Math.min(bit, subtree - bit);
            operation.receive((relative + bit + root) % size, block(blocks, bit, count, block));
        }
        if (relative == 0) {
            rotate(blocks, into, root, size, block);
        } else {
            int parent = relative - Integer.lowestOneBit(relative);
            operation.startSend((parent + root) % size, blocks);
        }
    }

    /**
     * Ring, in n - 1 steps for n nodes. In each step, a node sends the block that it received in the previous step to
     * the next node.
     *
     * @param blocks blocks of all nodes; the block of this node is present
     */
    static void ring(Operation operation, MemorySegment blocks) throws IOException {
        int size = operation.size();
        int rank = operation.rank();
        int next = (rank + 1) % size;
        int previous = (rank + size - 1) % size;
        long block = blocks.byteSize() / size;
        for (int step = 0; step < size - 1; step++) {
            operation.exchange(
                    next,
                    block(blocks, Math.floorMod(rank - step, size), 1, block),
                    previous,
                    block(blocks, Math.floorMod(previous - step, size), 1, block));
        }
    }

    /**
     * Recursive doubling, in log2 n steps. The number n of nodes must be a power of two. In each step, a node exchanges
     * all blocks that it has collected with a node at twice the distance of the previous step.
     *
     * @param blocks blocks of all nodes; the block of this node is present
     */
    static void recursiveDoubling(Operation operation, MemorySegment blocks) throws IOException {
        int size = operation.size();
        long block = blocks.byteSize() / size;
        for (int bit = 1; bit < size; bit *= 2) {
            int peer = operation.rank() ^ bit;
            int first = operation.rank() & -bit;
            operation.exchange(peer, block(blocks, first, bit, block), peer, block(blocks, first ^ bit, bit, block));
        }
    }

    /**
     * Bruck algorithm, in log2 n steps for any number n of nodes, rounded up. A node collects the blocks in the order
     * of the ranks, beginning with its own, and finally moves the blocks to their positions.
     *
     * @param blocks blocks of all nodes; the block of this node is present
     */
    static void bruck(Operation operation, MemorySegment blocks) throws IOException {
        int size = operation.size();
        int rank = operation.rank();
        long block = blocks.byteSize() / size;
        MemorySegment collected = allocate(blocks.byteSize());
        block(collected, 0, 1, block).copyFrom(block(blocks, rank, 1, block));
        for (int distance = 1; distance < size; distance *= 2) {
            int count = Math.min(distance, size - distance);
            operation.exchange(
                    (rank + size - distance) % size,
                    block(collected, 0, count, block),
                    (rank + distance) % size,
                    block(collected, distance, count, block));
        }
        rotate(collected, blocks, rank, size, block);
    }

    /** Copies blocks whose order begins with rank {@code first}, so that their order begins with rank 0. */
    private static void rotate(MemorySegment from, MemorySegment into, int first, int size, long block) {
        long head = (size - first) * block;
        MemorySegment.copy(from, 0, into, first * block, head);
        MemorySegment.copy(from, head, into, 0, first * block);
    }

    private static MemorySegment block(MemorySegment blocks, int index, int count, long bytes) {
        return blocks.asSlice(index * bytes, count * bytes);
    }

    private static MemorySegment allocate(long bytes) {
        return MemorySegment.ofArray(new byte[Math.toIntExact(bytes)]);
    }
}
