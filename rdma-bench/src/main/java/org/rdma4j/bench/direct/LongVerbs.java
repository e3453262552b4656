package org.rdma4j.bench.direct;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.sys.runtime.Linking;

/**
 * The wrapper's functions with addresses as {@code long}, and critical where rdma.toml says so: all but
 * {@code ibv_wr_start} and {@code ibv_start_poll}, which return with the queue's lock held.
 */
public final class LongVerbs {
    private static final SymbolLookup WRAPPER = SymbolLookup.libraryLookup(NullProvider.wrapper(), Arena.global());
    private static final FunctionDescriptor INT_OF_POINTER = FunctionDescriptor.of(JAVA_INT, JAVA_LONG);
    private static final FunctionDescriptor POST = FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    private static final FunctionDescriptor START_POLL = FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG);
    private static final Linker.Option CRITICAL = Linker.Option.critical(false);

    private static final MethodHandle POLL_CQ =
            link("ibv_poll_cq", FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG), CRITICAL);
    private static final MethodHandle POST_SEND = link("ibv_post_send", POST, CRITICAL);
    private static final MethodHandle POST_RECV = link("ibv_post_recv", POST, CRITICAL);
    private static final MethodHandle WR_START = link("ibv_wr_start", FunctionDescriptor.ofVoid(JAVA_LONG));
    private static final MethodHandle WR_START_CRITICAL =
            link("ibv_wr_start", FunctionDescriptor.ofVoid(JAVA_LONG), CRITICAL);
    private static final MethodHandle WR_RDMA_WRITE =
            link("ibv_wr_rdma_write", FunctionDescriptor.ofVoid(JAVA_LONG, JAVA_INT, JAVA_LONG), CRITICAL);
    private static final MethodHandle WR_SET_SGE =
            link("ibv_wr_set_sge", FunctionDescriptor.ofVoid(JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_INT), CRITICAL);
    private static final MethodHandle WR_COMPLETE = link("ibv_wr_complete", INT_OF_POINTER, CRITICAL);
    private static final MethodHandle START = link("ibv_start_poll", START_POLL);
    private static final MethodHandle START_CRITICAL = link("ibv_start_poll", START_POLL, CRITICAL);
    private static final MethodHandle NEXT = link("ibv_next_poll", INT_OF_POINTER, CRITICAL);
    private static final MethodHandle END = link("ibv_end_poll", FunctionDescriptor.ofVoid(JAVA_LONG), CRITICAL);
    private static final MethodHandle OPCODE = link("ibv_wc_read_opcode", INT_OF_POINTER, CRITICAL);
    private static final MethodHandle BYTE_LEN = link("ibv_wc_read_byte_len", INT_OF_POINTER, CRITICAL);
    private static final MethodHandle IMM_DATA = link("ibv_wc_read_imm_data", INT_OF_POINTER, CRITICAL);
    private static final MethodHandle QP_NUM = link("ibv_wc_read_qp_num", INT_OF_POINTER, CRITICAL);
    private static final MethodHandle WC_FLAGS = link("ibv_wc_read_wc_flags", INT_OF_POINTER, CRITICAL);

    private LongVerbs() {}

    private static MethodHandle link(String function, FunctionDescriptor descriptor, Linker.Option... options) {
        return Linker.nativeLinker()
                .downcallHandle(WRAPPER.find("rdma_wrap_" + function).orElseThrow(), descriptor, options);
    }

    public static int pollCq(long cq, int room, long wc) {
        try {
            return (int) POLL_CQ.invokeExact(cq, room, wc);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int postSend(long qp, long wr, long badWr) {
        try {
            return (int) POST_SEND.invokeExact(qp, wr, badWr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int postRecv(long qp, long wr, long badWr) {
        try {
            return (int) POST_RECV.invokeExact(qp, wr, badWr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static void wrStart(long qp) {
        try {
            WR_START.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /** For comparison only: rdma.toml says why no program may link it so. */
    public static void wrStartCritical(long qp) {
        try {
            WR_START_CRITICAL.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static void wrRdmaWrite(long qp, int rkey, long remoteAddress) {
        try {
            WR_RDMA_WRITE.invokeExact(qp, rkey, remoteAddress);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static void wrSetSge(long qp, int lkey, long address, int length) {
        try {
            WR_SET_SGE.invokeExact(qp, lkey, address, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int wrComplete(long qp) {
        try {
            return (int) WR_COMPLETE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int startPoll(long cq, long attr) {
        try {
            return (int) START.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /** For comparison only: rdma.toml says why no program may link it so. */
    public static int startPollCritical(long cq, long attr) {
        try {
            return (int) START_CRITICAL.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int nextPoll(long cq) {
        try {
            return (int) NEXT.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static void endPoll(long cq) {
        try {
            END.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    public static int readOpcode(long cq) {
        return read(OPCODE, cq);
    }

    public static int readByteLen(long cq) {
        return read(BYTE_LEN, cq);
    }

    public static int readImmData(long cq) {
        return Integer.reverseBytes(read(IMM_DATA, cq));
    }

    public static int readQpNum(long cq) {
        return read(QP_NUM, cq);
    }

    public static int readWcFlags(long cq) {
        return read(WC_FLAGS, cq);
    }

    private static int read(MethodHandle handle, long cq) {
        try {
            return (int) handle.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }
}
