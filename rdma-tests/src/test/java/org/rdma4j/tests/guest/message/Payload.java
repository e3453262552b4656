package org.rdma4j.tests.guest.message;

import java.lang.foreign.MemorySegment;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.rdma4j.message.Message;

/**
 * Content of messages, derived by sender and receiver from the number of the sender and the sequence number of the
 * message. All JVMs use slices of the same random bytes.
 */
final class Payload {
    /** Maximum size of a message in bytes. */
    static final int MAX = 4 << 20;

    /** Number of different slices. */
    private static final int PARTS = 1 << 16;

    private static final MemorySegment BYTES = bytes();

    private Payload() {}

    private static MemorySegment bytes() {
        byte[] bytes = new byte[MAX + PARTS];
        new SplittableRandom(20_260_101).nextBytes(bytes);
        return MemorySegment.ofArray(bytes);
    }

    static MemorySegment of(int sender, int sequence, int size) {
        return BYTES.asSlice(Math.floorMod(sender * 8191 + sequence * 13, PARTS), size);
    }

    static void check(MemorySegment actual, int sender, int sequence, int size) {
        MemorySegment expected = of(sender, sequence, size);
        long different = expected.mismatch(actual);
        if (different >= 0) {
            throw new AssertionError("Message " + sequence + " of sender " + sender + " has " + actual.byteSize()
                    + " bytes instead of " + size + "; the first difference is at " + different);
        }
    }

    static void check(Message actual, int sender, int sequence, int size) {
        check(actual.memory(), sender, sequence, size);
    }

    /**
     * Returns a random size.
     *
     * @param eager size of the largest message that fits into a slot; one in eight messages is larger
     */
    static int size(RandomGenerator random, int min, int eager, int max) {
        return switch (random.nextInt(16)) {
            case 0 -> min;
            case 1 -> eager;
            case 2 -> Math.min(eager + 1, max);
            case 3 -> random.nextInt(eager, max) + 1;
            default -> random.nextInt(min, eager + 1);
        };
    }
}
