package org.rdma4j.tests.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.Comparator;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/** Program that sorts with qsort, linked as a critical function, which calls back into Java. */
final class CriticalProbe {
    private static final AddressLayout INT_POINTER = ADDRESS.withTargetLayout(JAVA_INT);

    private CriticalProbe() {}

    private static int compare(Comparator<Integer> order, MemorySegment left, MemorySegment right) {
        return order.compare(left.get(JAVA_INT, 0), right.get(JAVA_INT, 0));
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandle qsort = Linking.downcall(
                Library.of("c", ""),
                "qsort",
                "",
                FunctionDescriptor.ofVoid(ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS),
                Linking.Call.CRITICAL);
        FunctionDescriptor comparison = FunctionDescriptor.of(JAVA_INT, INT_POINTER, INT_POINTER);
        Comparator<Integer> order = Comparator.naturalOrder();
        try (Arena arena = Arena.ofConfined()) {
            MethodHandle target = Linking.target(MethodHandles.lookup(), "compare", Comparator.class, comparison);
            MemorySegment stub = Linking.upcall(target.bindTo(order), comparison, arena);
            MemorySegment numbers = arena.allocateFrom(JAVA_INT, 2, 9, -5, 1);
            qsort.invokeExact(numbers, 4L, 4L, stub);
            System.out.println(Arrays.toString(numbers.toArray(JAVA_INT)));
        }
    }
}
