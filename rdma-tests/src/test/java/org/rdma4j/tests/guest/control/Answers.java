package org.rdma4j.tests.guest.control;

import java.lang.foreign.MemorySegment;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.rdma4j.sys.Errno;

/**
 * What calls answered, under the labels of {@code answers.c} and in its words: {@code pointer}, {@code null ERRNO}, or the
 * number returned, with errno behind a -1; {@code absent} where this release of rdma-core does not have the function.
 */
final class Answers {
    private static final String ABSENT = "absent";

    private final Map<String, String> answers = new LinkedHashMap<>();

    /** All of them, in order. */
    Map<String, String> all() {
        return answers;
    }

    private void put(String label, String answer) {
        String before = answers.put(label, answer);
        if (before != null) {
            throw new IllegalStateException("two answers for " + label);
        }
    }

    /** A call that gives a pointer, or NULL and errno. */
    MemorySegment pointer(String label, Supplier<MemorySegment> call) {
        MemorySegment result;
        try {
            result = call.get();
        } catch (UnsupportedOperationException e) {
            put(label, ABSENT);
            return MemorySegment.NULL;
        }
        boolean none = result.equals(MemorySegment.NULL);
        put(label, none ? "null " + Errno.last() : "pointer");
        return result;
    }

    /** A call that gives a number, which if it is -1 says that errno knows more. */
    long number(String label, LongSupplier call) {
        long result;
        try {
            result = call.getAsLong();
        } catch (UnsupportedOperationException e) {
            put(label, ABSENT);
            return -1;
        }
        put(label, result == -1 ? "-1 " + Errno.last() : Long.toString(result));
        return result;
    }

    /** A call that gives a number which has nothing to do with errno. */
    int code(String label, IntSupplier call) {
        int result = call.getAsInt();
        put(label, Integer.toString(result));
        return result;
    }

    /** A pointer that is of no use but to be destroyed again, if it was made at all. */
    void made(String label, Supplier<MemorySegment> call, Destroy destroy) {
        MemorySegment result = pointer(label, call);
        if (!result.equals(MemorySegment.NULL)) {
            destroy.destroy(result);
        }
    }

    /** Destroys what a call made, and records the answer to that or does not. */
    @FunctionalInterface
    interface Destroy {
        void destroy(MemorySegment made);
    }
}
