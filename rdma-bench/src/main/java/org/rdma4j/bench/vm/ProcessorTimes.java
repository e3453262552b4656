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
 * Samples of the processor time of a ping-pong, one after each thousand messages: that of the process, including the
 * other threads of the JVM, and that of the thread that exchanges the messages.
 */
final class ProcessorTimes implements IntConsumer {
    /** Number of messages between two samples. */
    static final int INTERVAL = 1000;

    private static final double NANOSECONDS = 1e9;

    /**
     * Clock numbers of this process and of this thread: the total time, and the time in user mode. The kernel
     * accumulates user time exactly and reports it in steps of 4 ms, so short times are averages of many messages.
     * {@code getrusage} is not suitable: it divides the total by the ratio of the sampled times since the process
     * began, and its values never decrease. A program that started with much user time would seem to need none
     * afterwards.
     */
    private static final int[] CLOCKS = {-8, -7, -4, -3};

    private static final int PROCESS = 0;
    private static final int THREAD = 2;

    /** Size of {@code struct timespec}. */
    private static final long SIZE = 2 * JAVA_LONG.byteSize();

    private static final MethodHandle CLOCK_GETTIME = Linker.nativeLinker()
            .downcallHandle(
                    Linker.nativeLinker().defaultLookup().find("clock_gettime").orElseThrow(),
                    FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));

    private final long[] walls;
    private final MemorySegment times;
    private int samples;

    /** Allocates memory for the samples of as many messages, and takes the first sample. */
    ProcessorTimes(int messages) {
        int maxSamples = messages / INTERVAL + 1;
        walls = new long[maxSamples];
        times = Arena.global().allocate(CLOCKS.length * SIZE * maxSamples, JAVA_LONG.byteAlignment());
        accept(0);
    }

    @Override
    public void accept(int messages) {
        walls[samples] = System.nanoTime();
        for (int i = 0; i < CLOCKS.length; i++) {
            sample(i);
        }
        samples++;
    }

    private void sample(int clock) {
        try {
            int failed = (int) CLOCK_GETTIME.invokeExact(CLOCKS[clock], time(samples, clock));
            if (failed != 0) {
                throw new IllegalStateException("clock_gettime failed for clock " + CLOCKS[clock]);
            }
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }

    private MemorySegment time(int sample, int clock) {
        return times.asSlice(((long) sample * CLOCKS.length + clock) * SIZE, SIZE);
    }

    private double seconds(int sample, int clock) {
        MemorySegment time = time(sample, clock);
        return time.getAtIndex(JAVA_LONG, 0) + time.getAtIndex(JAVA_LONG, 1) / NANOSECONDS;
    }

    private double user(int sample, int whose) {
        return seconds(sample, whose + 1);
    }

    private double kernel(int sample, int whose) {
        return seconds(sample, whose) - seconds(sample, whose + 1);
    }

    /**
     * Prints a line for each sample: the elapsed time, and the user and kernel time of the process and of the thread,
     * in seconds.
     */
    void print(PrintStream out) {
        for (int i = 0; i < samples; i++) {
            out.printf(
                    Locale.ROOT,
                    "at %d %.6f process %.6f %.6f thread %.6f %.6f%n",
                    i * INTERVAL,
                    walls[i] / NANOSECONDS,
                    user(i, PROCESS),
                    kernel(i, PROCESS),
                    user(i, THREAD),
                    kernel(i, THREAD));
        }
    }

    /** Returns the user, kernel and elapsed time of the thread between a sample and the next one, in seconds. */
    double[] thread(int sample) {
        return new double[] {
            user(sample + 1, THREAD) - user(sample, THREAD),
            kernel(sample + 1, THREAD) - kernel(sample, THREAD),
            (walls[sample + 1] - walls[sample]) / NANOSECONDS
        };
    }
}
