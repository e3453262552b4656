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
 * Clocks of the processor time of another process, read with {@code clock_gettime}. With {@code --exact-times}, the
 * kernel of the virtual machine accounts each transition between user and kernel mode. It reports the sum in steps of 4
 * ms, so a difference has an error of up to 8 ms; the errors of consecutive differences do not accumulate.
 */
final class ProcessClock {
    private static final long NANOSECONDS_PER_SECOND = 1_000_000_000;

    /** {@code CPUCLOCK_PROF}: the clock of the time in user and kernel mode. */
    private static final int TOTAL = 0;

    /** {@code CPUCLOCK_VIRT}: the clock of the time in user mode. */
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
     * @param user the time in user mode, in nanoseconds
     * @param kernel the time in kernel mode, in nanoseconds
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
        // Clock number of a process: the complement of its ID, followed by three bits.
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
