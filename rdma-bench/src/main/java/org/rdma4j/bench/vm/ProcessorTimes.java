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
    static final int EACH = 1000;
    private static final double NANOSECONDS = 1e9;

    /**
     * The kernel's numbers for the clocks of this process and of this thread: what it took in all, and in user mode. The
     * kernel adds user mode up exactly, and shows it in pieces of a tick, 4 ms: what is short is the mean of many. {@code
     * getrusage} would not do: it divides what the scheduler has counted by the ratio of the two since the process began,
     * and never goes back, so that a program that did much in user mode first seems to do nothing there afterwards.
     */
    private static final int[] CLOCKS = {-8, -7, -4, -3};

    private static final int PROCESS = 0;
    private static final int THREAD = 2;

    /** struct timespec. */
    private static final long SIZE = 2 * JAVA_LONG.byteSize();

    private static final MethodHandle CLOCK_GETTIME = Linker.nativeLinker()
            .downcallHandle(
                    Linker.nativeLinker().defaultLookup().find("clock_gettime").orElseThrow(),
                    FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));

    private final long[] walls;
    private final MemorySegment times;
    private int looks;

    /** For so many messages. */
    ProcessorTimes(int messages) {
        int most = messages / EACH + 1;
        walls = new long[most];
        times = Arena.global().allocate(CLOCKS.length * SIZE * most, JAVA_LONG.byteAlignment());
        accept(0);
    }

    @Override
    public void accept(int messages) {
        walls[looks] = System.nanoTime();
        for (int i = 0; i < CLOCKS.length; i++) {
            look(i);
        }
        looks++;
    }

    private void look(int clock) {
        try {
            int failed = (int) CLOCK_GETTIME.invokeExact(CLOCKS[clock], time(looks, clock));
            if (failed != 0) {
                throw new IllegalStateException("clock_gettime failed for clock " + CLOCKS[clock]);
            }
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }

    private MemorySegment time(int look, int clock) {
        return times.asSlice(((long) look * CLOCKS.length + clock) * SIZE, SIZE);
    }

    private double seconds(int look, int clock) {
        MemorySegment time = time(look, clock);
        return time.getAtIndex(JAVA_LONG, 0) + time.getAtIndex(JAVA_LONG, 1) / NANOSECONDS;
    }

    private double user(int look, int whose) {
        return seconds(look, whose + 1);
    }

    private double kernel(int look, int whose) {
        return seconds(look, whose) - seconds(look, whose + 1);
    }

    /** Prints a line for each thousand messages: what had passed by then, in seconds, user and kernel. */
    void print(PrintStream out) {
        for (int i = 0; i < looks; i++) {
            out.printf(
                    Locale.ROOT,
                    "at %d %.6f process %.6f %.6f thread %.6f %.6f%n",
                    i * EACH,
                    walls[i] / NANOSECONDS,
                    user(i, PROCESS),
                    kernel(i, PROCESS),
                    user(i, THREAD),
                    kernel(i, THREAD));
        }
    }

    /** What the thread took from one look to the next: user, kernel, and wall time in seconds. */
    double[] thread(int look) {
        return new double[] {
            user(look + 1, THREAD) - user(look, THREAD),
            kernel(look + 1, THREAD) - kernel(look, THREAD),
            (walls[look + 1] - walls[look]) / NANOSECONDS
        };
    }
}
