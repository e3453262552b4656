package org.rdma4j.bench.direct;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.invoke.MethodHandle;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.sys.runtime.Linking;

/** A whole extended send behind one native call, src/main/c/fused.c: what crossing once would bring. */
public final class Fused {
    private static final MethodHandle SEND = NullProvider.function(
            "fused_extended_send",
            FunctionDescriptor.of(
                    JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_INT));

    private Fused() {}

    /** Starts, writes, names one element and completes. */
    public static int send(
            long qp, long wrId, int flags, int rkey, long remoteAddress, int lkey, long address, int length) {
        try {
            return (int) SEND.invokeExact(qp, wrId, flags, rkey, remoteAddress, lkey, address, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }
}
