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
 * The two functions that return with the queue's lock held, called without the JVM's thread transition: what leaving it
 * out would save. rdma.toml says why no program may.
 */
public final class LockTakers {
    private static final SymbolLookup WRAPPER = SymbolLookup.libraryLookup(NullProvider.wrapper(), Arena.global());
    private static final MethodHandle WR_START = link("ibv_wr_start", FunctionDescriptor.ofVoid(JAVA_LONG));
    private static final MethodHandle START_POLL =
            link("ibv_start_poll", FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG));

    private LockTakers() {}

    private static MethodHandle link(String function, FunctionDescriptor descriptor) {
        return Linker.nativeLinker()
                .downcallHandle(
                        WRAPPER.find("rdma_wrap_" + function).orElseThrow(), descriptor, Linker.Option.critical(false));
    }

    /** {@code ibv_wr_start}. */
    public static void wrStart(long qp) {
        try {
            WR_START.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /** {@code ibv_start_poll}. */
    public static int startPoll(long cq, long attr) {
        try {
            return (int) START_POLL.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }
}
