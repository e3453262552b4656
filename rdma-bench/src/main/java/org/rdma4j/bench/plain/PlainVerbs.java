package org.rdma4j.bench.plain;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import org.rdma4j.bench.device.NullProvider;

/**
 * Functions of the wrapper library in the form that jextract generates: a holder class for each function, with a static
 * final method handle that has default options.
 */
public final class PlainVerbs {
    private static final SymbolLookup WRAPPER = SymbolLookup.libraryLookup(NullProvider.wrapper(), Arena.global());

    private PlainVerbs() {}

    private static MethodHandle link(String function, FunctionDescriptor descriptor) {
        return Linker.nativeLinker()
                .downcallHandle(WRAPPER.find("rdma_wrap_" + function).orElseThrow(), descriptor);
    }

    private static final class ibv_poll_cq {
        static final MethodHandle HANDLE =
                link("ibv_poll_cq", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, ADDRESS));
    }

    public static int ibv_poll_cq(MemorySegment cq, int num_entries, MemorySegment wc) {
        try {
            return (int) ibv_poll_cq.HANDLE.invokeExact(cq, num_entries, wc);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_post_send {
        static final MethodHandle HANDLE =
                link("ibv_post_send", FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS));
    }

    public static int ibv_post_send(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr) {
        try {
            return (int) ibv_post_send.HANDLE.invokeExact(qp, wr, bad_wr);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_post_recv {
        static final MethodHandle HANDLE =
                link("ibv_post_recv", FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS));
    }

    public static int ibv_post_recv(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr) {
        try {
            return (int) ibv_post_recv.HANDLE.invokeExact(qp, wr, bad_wr);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wr_start {
        static final MethodHandle HANDLE = link("ibv_wr_start", FunctionDescriptor.ofVoid(ADDRESS));
    }

    public static void ibv_wr_start(MemorySegment qp) {
        try {
            ibv_wr_start.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wr_rdma_write {
        static final MethodHandle HANDLE =
                link("ibv_wr_rdma_write", FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT, JAVA_LONG));
    }

    public static void ibv_wr_rdma_write(MemorySegment qp, int rkey, long remote_addr) {
        try {
            ibv_wr_rdma_write.HANDLE.invokeExact(qp, rkey, remote_addr);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wr_set_sge {
        static final MethodHandle HANDLE =
                link("ibv_wr_set_sge", FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT, JAVA_LONG, JAVA_INT));
    }

    public static void ibv_wr_set_sge(MemorySegment qp, int lkey, long addr, int length) {
        try {
            ibv_wr_set_sge.HANDLE.invokeExact(qp, lkey, addr, length);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wr_complete {
        static final MethodHandle HANDLE = link("ibv_wr_complete", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    }

    public static int ibv_wr_complete(MemorySegment qp) {
        try {
            return (int) ibv_wr_complete.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_start_poll {
        static final MethodHandle HANDLE = link("ibv_start_poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS));
    }

    public static int ibv_start_poll(MemorySegment cq, MemorySegment attr) {
        try {
            return (int) ibv_start_poll.HANDLE.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_next_poll {
        static final MethodHandle HANDLE = link("ibv_next_poll", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    }

    public static int ibv_next_poll(MemorySegment cq) {
        try {
            return (int) ibv_next_poll.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_end_poll {
        static final MethodHandle HANDLE = link("ibv_end_poll", FunctionDescriptor.ofVoid(ADDRESS));
    }

    public static void ibv_end_poll(MemorySegment cq) {
        try {
            ibv_end_poll.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wc_read_opcode {
        static final MethodHandle HANDLE = link("ibv_wc_read_opcode", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    }

    public static int ibv_wc_read_opcode(MemorySegment cq) {
        try {
            return (int) ibv_wc_read_opcode.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wc_read_byte_len {
        static final MethodHandle HANDLE = link("ibv_wc_read_byte_len", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    }

    public static int ibv_wc_read_byte_len(MemorySegment cq) {
        try {
            return (int) ibv_wc_read_byte_len.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wc_read_imm_data {
        static final MethodHandle HANDLE = link("ibv_wc_read_imm_data", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    }

    public static int ibv_wc_read_imm_data(MemorySegment cq) {
        try {
            return (int) ibv_wc_read_imm_data.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wc_read_qp_num {
        static final MethodHandle HANDLE = link("ibv_wc_read_qp_num", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    }

    public static int ibv_wc_read_qp_num(MemorySegment cq) {
        try {
            return (int) ibv_wc_read_qp_num.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }

    private static final class ibv_wc_read_wc_flags {
        static final MethodHandle HANDLE = link("ibv_wc_read_wc_flags", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    }

    public static int ibv_wc_read_wc_flags(MemorySegment cq) {
        try {
            return (int) ibv_wc_read_wc_flags.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw new AssertionError("should not reach here", failure);
        }
    }
}
