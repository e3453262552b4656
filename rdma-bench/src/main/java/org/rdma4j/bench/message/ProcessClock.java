package org.rdma4j.bench.message;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * The processor time of another process, by {@code clock_gettime}. The kernel of a machine with {@code --exact-times}
 * accounts each transition between user and kernel mode. It shows the sum in steps of 4 ms, so
 * that a difference is exact to 8 ms only; the errors of consecutive differences do not add up.
 */
final class ProcessClock {
    private static final long NANOSECONDS_PER_SECOND = 1_000_000_000;

    /** Kinds of the clocks of a process: {@code CPUCLOCK_PROF}, user and kernel mode, and {@code CPUCLOCK_VIRT}, user mode. */
    private static final int TOTAL = 0;

    private static final int USER = 1;

    private static final MethodHandle CLOCK_GETTIME = Linker.nativeLinker()
            .downcallHandle(
                    Linker.nativeLinker().defaultLookup().find("clock_gettime").orElseThrow(),
                    FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));

    private final int pid;
    private final MemorySegment timespec = Arena.global().allocate(2 * JAVA_LONG.byteSize(), JAVA_LONG.byteAlignment());

    ProcessClock(long pid) {
        this.pid = Math.toIntExact(pid);
    }

    /**
     * Processor times of a process since its start.
     *
     * @param user nanoseconds in user mode
     * @param kernel nanoseconds in kernel mode
     */
    record Times(long user, long kernel) {
        Times since(Times earlier) {
            return new Times(user - earlier.user, kernel - earlier.kernel);
        }
    }

    /** Reads the clocks. */
    Times read() {
        long user = read(USER);
        return new Times(user, Math.max(0, read(TOTAL) - user));
    }

    private long read(int kind) {
        // The kernel's number for a clock of a process: the complement of its identifier, then three bits.
        int clock = ~pid << 3 | kind;
        int failed;
        try {
            failed = (int) CLOCK_GETTIME.invokeExact(clock, timespec);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        if (failed != 0) {
            throw new IllegalStateException("Cannot read the clock of process " + pid);
        }
        return timespec.getAtIndex(JAVA_LONG, 0) * NANOSECONDS_PER_SECOND + timespec.getAtIndex(JAVA_LONG, 1);
    }
}
