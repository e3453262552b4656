package org.rdma4j.bench.direct;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.sys.runtime.calling.Linking;

/**
 * Critical calls of the two functions that return with a lock held, to measure what the thread state transition costs.
 * Programs must not make such calls: rdma.toml explains the deadlock.
 */
public final class CriticalLockCalls {
    private static final SymbolLookup WRAPPER = SymbolLookup.libraryLookup(NullProvider.wrapper(), Arena.global());
    private static final MethodHandle WR_START = link("ibv_wr_start", FunctionDescriptor.ofVoid(JAVA_LONG));
    private static final MethodHandle START_POLL =
            link("ibv_start_poll", FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG));

    private CriticalLockCalls() {}

    private static MethodHandle link(String function, FunctionDescriptor descriptor) {
        return Linker.nativeLinker()
                .downcallHandle(
                        WRAPPER.find("rdma_wrap_" + function).orElseThrow(), descriptor, Linker.Option.critical(false));
    }

    /** Calls {@code ibv_wr_start}. */
    public static void wrStart(long qp) {
        try {
            WR_START.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /** Calls {@code ibv_start_poll}. */
    public static int startPoll(long cq, long attr) {
        try {
            return (int) START_POLL.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }
}
