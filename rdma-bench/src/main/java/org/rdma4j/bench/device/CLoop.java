package org.rdma4j.bench.device;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The loops of src/main/c/loops.h: one native call does an operation many times, so that C alone is measured. */
public final class CLoop {
    private CLoop() {}

    /**
     * A loop over verbs.h's inline functions.
     *
     * @param name as in loops.h
     * @param pointers how many pointers it takes, as {@code long}
     * @param numbers how many ints after them
     * @return a handle that returns the sum
     */
    public static MethodHandle inline(String name, int pointers, int numbers) {
        return loop("inline_" + name, pointers, numbers);
    }

    /** The same over the functions of the wrapper library. */
    public static MethodHandle wrapper(String name, int pointers, int numbers) {
        return loop("wrapper_" + name, pointers, numbers);
    }

    private static MethodHandle loop(String symbol, int pointers, int numbers) {
        List<MemoryLayout> parameters = new ArrayList<>(Collections.nCopies(pointers, JAVA_LONG));
        parameters.addAll(Collections.nCopies(numbers, JAVA_INT));
        return NullProvider.function(symbol, FunctionDescriptor.of(JAVA_LONG, parameters.toArray(MemoryLayout[]::new)));
    }
}
