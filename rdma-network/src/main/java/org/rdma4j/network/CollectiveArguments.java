package org.rdma4j.network;

import java.lang.foreign.MemorySegment;

/** Checks the arguments of the methods of {@link Collectives}. */
final class CollectiveArguments {
    private CollectiveArguments() {}

    static void checkRoot(int root, int nodes) {
        if (root < 0 || root >= nodes) {
            throw new IllegalArgumentException(
                    "rank " + root + " is not in the network (ranks 0 to " + (nodes - 1) + ")");
        }
    }

    static void checkWritable(MemorySegment segment) {
        if (segment.isReadOnly()) {
            throw new IllegalArgumentException("the destination is a read-only segment");
        }
    }

    /**
     * Checks that the source and the destination of an allReduce have the same size, a multiple of the size of an
     * element.
     */
    static void checkElements(MemorySegment from, MemorySegment into, ElementType type) {
        checkWritable(into);
        if (into.byteSize() != from.byteSize()) {
            throw new IllegalArgumentException(
                    "the source has " + from.byteSize() + " bytes, but the destination has " + into.byteSize());
        }
        if (from.byteSize() % type.byteSize() != 0) {
            throw new IllegalArgumentException(
                    from.byteSize() + " bytes are not a multiple of the size of an element of type " + type);
        }
    }

    /** Checks that the destination is writable and has the size of the blocks of all nodes. */
    static void checkBlocks(long block, MemorySegment into, int nodes) {
        checkWritable(into);
        long expected = Math.multiplyExact(block, nodes);
        if (into.byteSize() != expected) {
            throw new IllegalArgumentException("the destination has " + into.byteSize() + " bytes, but must have "
                    + expected + " for " + nodes + " blocks of " + block + " bytes");
        }
    }

    /** Returns the size of a block in a segment that contains one block for each node. */
    static long blockSize(MemorySegment blocks, int nodes) {
        if (blocks.byteSize() % nodes != 0) {
            throw new IllegalArgumentException(
                    blocks.byteSize() + " bytes cannot be divided into " + nodes + " blocks of equal size");
        }
        return blocks.byteSize() / nodes;
    }
}
