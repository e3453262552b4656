package org.rdma4j.tests.guest.message;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;

import java.lang.foreign.MemorySegment;

/**
 * A message that contains its sender and sequence number.
 *
 * @param client number of the client that sends the request
 * @param sequence number of requests that the client has sent before
 * @param answerBytes size of the answer in bytes; in an answer, its own size
 */
record NumberedMessage(int client, int sequence, int answerBytes) {
    /** Minimum size in bytes. */
    static final int MIN = 3 * Integer.BYTES;

    /** Returns the content of a request or, with the complement of a client number, of an answer. */
    MemorySegment encode(int size) {
        byte[] bytes = new byte[size];
        MemorySegment memory = MemorySegment.ofArray(bytes);
        memory.set(JAVA_INT_UNALIGNED, 0, client);
        memory.set(JAVA_INT_UNALIGNED, Integer.BYTES, sequence);
        memory.set(JAVA_INT_UNALIGNED, 2 * Integer.BYTES, answerBytes);
        MemorySegment.copy(Payload.of(client, sequence, size - MIN), JAVA_BYTE, 0, memory, JAVA_BYTE, MIN, size - MIN);
        return memory;
    }

    /** Decodes a message and verifies its remaining bytes. */
    static NumberedMessage decode(MemorySegment memory) {
        NumberedMessage result = new NumberedMessage(
                memory.get(JAVA_INT_UNALIGNED, 0),
                memory.get(JAVA_INT_UNALIGNED, Integer.BYTES),
                memory.get(JAVA_INT_UNALIGNED, 2 * Integer.BYTES));
        int size = (int) memory.byteSize() - MIN;
        Payload.check(memory.asSlice(MIN), result.client, result.sequence, size);
        return result;
    }

    /** Returns the answer to this request. */
    NumberedMessage answer() {
        return new NumberedMessage(~client, sequence, answerBytes);
    }
}
