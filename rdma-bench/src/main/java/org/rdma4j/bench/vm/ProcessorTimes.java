package org.rdma4j.bench.vm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.function.IntConsumer;

/**
 * The processor's time that a ping-pong had taken at each thousandth message: that of the process, with all that the JVM
 * does beside, and that of the thread that exchanges the messages.
 */
final class ProcessorTimes implements IntConsumer {
    private static final int EACH = 1000;
    private static final int PROCESS = 0;
    private static final int THREAD = 1;
    private static final double MICROSECONDS = 1e6;
    private static final double NANOSECONDS = 1e9;

    /** struct rusage: two struct timeval, for user and kernel, and 14 numbers of type long. */
    private static final long SIZE = (4 + 14) * JAVA_LONG.byteSize();

    private static final MethodHandle GETRUSAGE = Linker.nativeLinker()
            .downcallHandle(
                    Linker.nativeLinker().defaultLookup().find("getrusage").orElseThrow(),
                    FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));

    private final long[] walls;
    private final MemorySegment usages;
    private int looks;

    /** For so many messages. */
    ProcessorTimes(int messages) {
        int most = messages / EACH + 1;
        walls = new long[most];
        usages = Arena.global().allocate(2 * SIZE * most);
        accept(0);
    }

    @Override
    public void accept(int messages) {
        walls[looks] = System.nanoTime();
        look(PROCESS);
        look(THREAD);
        looks++;
    }

    private void look(int who) {
        try {
            int failed = (int) GETRUSAGE.invokeExact(who, usage(looks, who));
            if (failed != 0) {
                throw new IllegalStateException("getrusage failed");
            }
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }

    private MemorySegment usage(int look, int who) {
        return usages.asSlice((2L * look + who) * SIZE, SIZE);
    }

    /** Prints a line for each thousand messages: what had passed by then, in seconds, user and kernel. */
    void print(PrintStream out) {
        for (int i = 0; i < looks; i++) {
            MemorySegment process = usage(i, PROCESS);
            MemorySegment thread = usage(i, THREAD);
            out.printf(
                    Locale.ROOT,
                    "at %d %.6f process %.6f %.6f thread %.6f %.6f%n",
                    i * EACH,
                    walls[i] / NANOSECONDS,
                    seconds(process, 0),
                    seconds(process, 2),
                    seconds(thread, 0),
                    seconds(thread, 2));
        }
    }

    /** What the thread took from one look to the next: user, kernel, and wall time in seconds. */
    double[] thread(int look) {
        MemorySegment before = usage(look, THREAD);
        MemorySegment after = usage(look + 1, THREAD);
        return new double[] {
            seconds(after, 0) - seconds(before, 0),
            seconds(after, 2) - seconds(before, 2),
            (walls[look + 1] - walls[look]) / NANOSECONDS
        };
    }

    private static double seconds(MemorySegment usage, int index) {
        return usage.getAtIndex(JAVA_LONG, index) + usage.getAtIndex(JAVA_LONG, index + 1L) / MICROSECONDS;
    }
}
