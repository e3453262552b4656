package org.rdma4j.bench.device;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The loops of src/main/c/loops.h. A single native call repeats an operation many times, so that only C code is
 * measured.
 */
public final class CLoop {
    private CLoop() {}

    /**
     * Returns a loop that calls the inline functions of verbs.h.
     *
     * @param name the name in loops.h
     * @param pointers the number of pointer parameters, which are passed as {@code long}
     * @param numbers the number of {@code int} parameters, after the pointers
     * @return a handle that returns the sum
     */
    public static MethodHandle inline(String name, int pointers, int numbers) {
        return loop("inline_" + name, pointers, numbers);
    }

    /** Returns a loop that calls the functions of the wrapper library. */
    public static MethodHandle wrapper(String name, int pointers, int numbers) {
        return loop("wrapper_" + name, pointers, numbers);
    }

    private static MethodHandle loop(String symbol, int pointers, int numbers) {
        List<MemoryLayout> parameters = new ArrayList<>(Collections.nCopies(pointers, JAVA_LONG));
        parameters.addAll(Collections.nCopies(numbers, JAVA_INT));
        return NullProvider.function(symbol, FunctionDescriptor.of(JAVA_LONG, parameters.toArray(MemoryLayout[]::new)));
    }
}
