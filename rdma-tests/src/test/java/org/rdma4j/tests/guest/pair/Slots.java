package org.rdma4j.tests.guest.pair;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.rdma4j.tests.guest.support.Region;

/**
 * Memory for numbered messages of equal length, each with a slot of its own.
 *
 * <p>The memory of the receiver is a shared mapping of a file, so that it outlives the process of the receiver.
 */
record Slots(MemorySegment memory) {
    /** Length of a message in bytes, several packets on either device. */
    static final int LENGTH = 4096;
    /** Maximum number of messages of a transfer. */
    static final int COUNT = 400;

    private static final long SIZE = (long) COUNT * LENGTH;

    /** Returns slots in ordinary memory. */
    static Slots in(Arena arena) {
        return new Slots(arena.allocate(SIZE, LENGTH));
    }

    /** Returns slots in a file, with its current content. */
    static Slots stored(String name, Arena arena) {
        try (FileChannel file = FileChannel.open(
                Path.of("/tmp", name + ".slots"),
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE)) {
            return new Slots(file.map(FileChannel.MapMode.READ_WRITE, 0, SIZE, arena));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes all messages. */
    Slots clear() {
        memory.fill((byte) 0);
        return this;
    }

    /** Writes a message into its slot. */
    void fill(int number) {
        memory.asSlice(offset(number), LENGTH).copyFrom(message(number));
    }

    long offset(int number) {
        return (long) number * LENGTH;
    }

    /** Returns the number of complete messages before the first gap. */
    int whole() {
        int number = 0;
        while (number < COUNT && memory.asSlice(offset(number), LENGTH).mismatch(message(number)) == -1) {
            number++;
        }
        return number;
    }

    /** Returns the number of slots that have been written to, at least partially. */
    int touched() {
        int found = 0;
        MemorySegment empty = MemorySegment.ofArray(new byte[LENGTH]);
        for (int number = 0; number < COUNT; number++) {
            if (memory.asSlice(offset(number), LENGTH).mismatch(empty) != -1) {
                found++;
            }
        }
        return found;
    }

    private static MemorySegment message(int number) {
        MemorySegment message = MemorySegment.ofArray(Region.pattern(number, LENGTH));
        // The number makes each message distinct.
        message.set(JAVA_INT_UNALIGNED, 0, number + 1);
        message.set(JAVA_BYTE, LENGTH - 1, (byte) 0xff);
        return message;
    }
}
