package org.rdma4j.bench.direct;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_context_ops;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.runtime.calling.Linking;

/**
 * The inline functions of verbs.h in Java: each reads the function pointer of the operation from the device's table and
 * calls it, without the wrapper.
 */
public final class DirectOperations {
    /** A segment of all memory, in which offsets are addresses. */
    public static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private static final Linker.Option CRITICAL = Linker.Option.critical(false);
    private static final MethodHandle INT_LIL = link(FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG));
    private static final MethodHandle INT_LLL = link(FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG));
    private static final MethodHandle INT_L = link(FunctionDescriptor.of(JAVA_INT, JAVA_LONG));
    private static final MethodHandle VOID_L = link(FunctionDescriptor.ofVoid(JAVA_LONG));
    private static final MethodHandle VOID_LIL = link(FunctionDescriptor.ofVoid(JAVA_LONG, JAVA_INT, JAVA_LONG));
    private static final MethodHandle VOID_LILI =
            link(FunctionDescriptor.ofVoid(JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_INT));
    private static final MethodHandle VOID_L_PLAIN =
            Linker.nativeLinker().downcallHandle(FunctionDescriptor.ofVoid(JAVA_LONG));
    private static final MethodHandle INT_LL_PLAIN =
            Linker.nativeLinker().downcallHandle(FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG));

    private DirectOperations() {}

    private static MethodHandle link(FunctionDescriptor descriptor) {
        return Linker.nativeLinker().downcallHandle(descriptor, CRITICAL);
    }

    private static MemorySegment pointer(long address) {
        return MemorySegment.ofAddress(ALL.get(JAVA_LONG, address));
    }

    private static MemorySegment operation(long queue, long contextOffset, long operationOffset) {
        long context = ALL.get(JAVA_LONG, queue + contextOffset);
        return pointer(context + ibv_context.ops$offset() + operationOffset);
    }

    public static int pollCq(long cq, int maxCompletions, long wc) {
        try {
            MemorySegment poll = operation(cq, ibv_cq.context$offset(), ibv_context_ops.poll_cq$offset());
            return (int) INT_LIL.invokeExact(poll, cq, maxCompletions, wc);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int postSend(long qp, long wr, long badWr) {
        try {
            MemorySegment post = operation(qp, ibv_qp.context$offset(), ibv_context_ops.post_send$offset());
            return (int) INT_LLL.invokeExact(post, qp, wr, badWr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int postRecv(long qp, long wr, long badWr) {
        try {
            MemorySegment post = operation(qp, ibv_qp.context$offset(), ibv_context_ops.post_recv$offset());
            return (int) INT_LLL.invokeExact(post, qp, wr, badWr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static void wrStart(long qp) {
        try {
            VOID_L_PLAIN.invokeExact(pointer(qp + ibv_qp_ex.wr_start$offset()), qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static void wrRdmaWrite(long qp, int rkey, long remoteAddress) {
        try {
            VOID_LIL.invokeExact(pointer(qp + ibv_qp_ex.wr_rdma_write$offset()), qp, rkey, remoteAddress);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static void wrSetSge(long qp, int lkey, long address, int length) {
        try {
            VOID_LILI.invokeExact(pointer(qp + ibv_qp_ex.wr_set_sge$offset()), qp, lkey, address, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int wrComplete(long qp) {
        return integer(qp + ibv_qp_ex.wr_complete$offset(), qp);
    }

    public static int startPoll(long cq, long attr) {
        try {
            return (int) INT_LL_PLAIN.invokeExact(pointer(cq + ibv_cq_ex.start_poll$offset()), cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int nextPoll(long cq) {
        return integer(cq + ibv_cq_ex.next_poll$offset(), cq);
    }

    public static void endPoll(long cq) {
        try {
            VOID_L.invokeExact(pointer(cq + ibv_cq_ex.end_poll$offset()), cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int readOpcode(long cq) {
        return integer(cq + ibv_cq_ex.read_opcode$offset(), cq);
    }

    public static int readByteLen(long cq) {
        return integer(cq + ibv_cq_ex.read_byte_len$offset(), cq);
    }

    public static int readImmData(long cq) {
        return Integer.reverseBytes(integer(cq + ibv_cq_ex.read_imm_data$offset(), cq));
    }

    public static int readQpNum(long cq) {
        return integer(cq + ibv_cq_ex.read_qp_num$offset(), cq);
    }

    public static int readWcFlags(long cq) {
        return integer(cq + ibv_cq_ex.read_wc_flags$offset(), cq);
    }

    private static int integer(long pointerAddress, long queue) {
        try {
            return (int) INT_L.invokeExact(pointer(pointerAddress), queue);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }
}
