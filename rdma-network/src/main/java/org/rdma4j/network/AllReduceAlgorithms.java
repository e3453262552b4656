package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Algorithms of allReduce. In both algorithms, the order in which the elements of the nodes are combined depends only
 * on the number of nodes and elements. Each element of the result is computed either on one node only, or on several
 * nodes with the same operands in the same order.
 */
final class AllReduceAlgorithms {
    private AllReduceAlgorithms() {}

    /**
     * Recursive doubling, in log2 n steps for n nodes. In each step, a node exchanges all data with a node at twice the
     * distance of the previous step. If n is not a power of two, let m be n minus the largest power of two that is less
     * than n. Before the first step, the nodes with even ranks less than 2m send their data to the next rank, so that
     * the number of remaining nodes is a power of two. After the last step, these nodes receive the result.
     *
     * <p>Order: the operands of each step are the results of two adjacent ranges of ranks, the lower range first.
     */
    static void recursiveDoubling(Operation operation, MemorySegment data, Reducer reducer) throws IOException {
        int rank = operation.rank();
        int power = Integer.highestOneBit(operation.size());
        int excess = operation.size() - power;
        MemorySegment received = MemorySegment.ofArray(new byte[Math.toIntExact(data.byteSize())]);
        boolean paired = rank < 2 * excess;
        if (paired && rank % 2 == 0) {
            operation.send(rank + 1, data);
            operation.receive(rank + 1, data);
            return;
        }
        if (paired) {
            operation.receive(rank - 1, received);
            reducer.reduce(received, data, data);
        }
        // Index of this node among the remaining nodes.
        int index = paired ? rank / 2 : rank - excess;
        for (int bit = 1; bit < power; bit *= 2) {
            int peerIndex = index ^ bit;
            int peer = peerIndex < excess ? 2 * peerIndex + 1 : peerIndex + excess;
            operation.exchange(peer, data, peer, received);
            if (peerIndex < index) {
                reducer.reduce(received, data, data);
            } else {
                reducer.reduce(data, received, data);
            }
        }
        if (paired) {
            operation.startSend(rank - 1, data);
        }
    }

    /**
     * Ring. The data is divided into one chunk for each of the n nodes. In each of the first n - 1 steps, a node
     * receives the partial result of a chunk from the previous rank, combines it with its own data, and sends the
     * combination to the next rank (reduce-scatter). Each node then has the result of one chunk. In n - 1 further
     * steps, these results are passed around the ring (allgather). Each node sends 2 (n - 1) / n times the size of the
     * data. Chunks are forwarded in blocks, so that a node can combine one block while it receives the next.
     *
     * <p>Order: chunk c is combined from rank c to rank c + n - 1, modulo n, from left to right.
     *
     * @param blockBytes maximum size of a block in bytes, a multiple of the size of an element
     */
    static void ring(Operation operation, MemorySegment data, Reducer reducer, int blockBytes) throws IOException {
        int size = operation.size();
        if (size == 1) {
            return;
        }
        int rank = operation.rank();
        int next = (rank + 1) % size;
        int previous = (rank + size - 1) % size;
        Chunks chunks = new Chunks(data, size, reducer.elementBytes(), blockBytes);
        MemorySegment received = MemorySegment.ofArray(new byte[(int) Math.min(blockBytes, chunks.maxBytes())]);
        Queue<Long> sends = new ArrayDeque<>();
        for (int block = 0; block < chunks.blocks(rank); block++) {
            sends.add(operation.startSend(next, chunks.block(rank, block)));
        }
        for (int step = 1; step < size; step++) {
            int chunk = Math.floorMod(rank - step, size);
            for (int block = 0; block < chunks.blocks(chunk); block++) {
                MemorySegment own = chunks.block(chunk, block);
                MemorySegment partial = received.asSlice(0, own.byteSize());
                operation.receive(previous, partial);
                reducer.reduce(partial, own, own);
                sends.add(operation.startSend(next, own));
            }
        }
        for (int step = 0; step < size - 1; step++) {
            int chunk = Math.floorMod(rank - step, size);
            for (int block = 0; block < chunks.blocks(chunk); block++) {
                MemorySegment result = chunks.block(chunk, block);
                // The results arrive in the order in which the partial results of the same blocks were sent.
                operation.awaitSends(sends.remove());
                operation.receive(previous, result);
                if (step < size - 2) {
                    operation.startSend(next, result);
                }
            }
        }
    }

    /**
     * The division of the data into chunks, and of each chunk into blocks.
     *
     * @param count number of chunks
     * @param blockBytes maximum size of a block in bytes, a multiple of the size of an element
     */
    private record Chunks(MemorySegment data, int count, int elementBytes, int blockBytes) {
        /**
         * Returns the offset of a chunk. If the elements cannot be divided evenly, each of the first chunks has one
         * more element than the others.
         */
        private long offset(int chunk) {
            long elements = data.byteSize() / elementBytes;
            return (chunk * (elements / count) + Math.min(chunk, elements % count)) * elementBytes;
        }

        private long bytes(int chunk) {
            return offset(chunk + 1) - offset(chunk);
        }

        /** Returns the size of the largest chunk in bytes. */
        long maxBytes() {
            return bytes(0);
        }

        /**
         * Returns the number of blocks of a chunk. An empty chunk has one empty block, so that every node sends a
         * header.
         */
        int blocks(int chunk) {
            return Math.toIntExact(Math.max(1, (bytes(chunk) + blockBytes - 1) / blockBytes));
        }

        MemorySegment block(int chunk, int block) {
            long start = (long) block * blockBytes;
            return data.asSlice(offset(chunk) + start, Math.min(blockBytes, bytes(chunk) - start));
        }
    }
}
