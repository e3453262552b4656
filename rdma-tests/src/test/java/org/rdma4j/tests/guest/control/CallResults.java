package org.rdma4j.tests.guest.control;

import java.lang.foreign.MemorySegment;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.rdma4j.sys.Errno;

/**
 * Results of calls, under the labels of {@code answers.c} and in its format: {@code pointer}, {@code null ERRNO}, or
 * the returned number, with errno after -1. {@code absent} means that this release of rdma-core does not have the
 * function.
 */
final class CallResults {
    private static final String ABSENT = "absent";

    private final Map<String, String> answers = new LinkedHashMap<>();

    /** Returns all results in the order of the calls. */
    Map<String, String> all() {
        return answers;
    }

    private void put(String label, String answer) {
        String before = answers.put(label, answer);
        if (before != null) {
            throw new IllegalStateException("duplicate label: " + label);
        }
    }

    /** Records a call that returns a pointer, or NULL with errno. */
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

    /** Records a call that returns a number, or -1 with errno. */
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

    /** Records a call that returns a number unrelated to errno. */
    int code(String label, IntSupplier call) {
        int result = call.getAsInt();
        put(label, Integer.toString(result));
        return result;
    }

    /** Records a call that creates an object, and destroys the object if it was created. */
    void made(String label, Supplier<MemorySegment> call, Destroy destroy) {
        MemorySegment result = pointer(label, call);
        if (!result.equals(MemorySegment.NULL)) {
            destroy.destroy(result);
        }
    }

    /** Destroys an object, and may record the result. */
    @FunctionalInterface
    interface Destroy {
        void destroy(MemorySegment made);
    }
}
