// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efawrapper;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.checking.FunctionTable;

/**
 * The functions and constants of rdma-sys-efa/wrapper/wrapper.h, in the order of the headers.
 */
public final class Efawrapper {
    private Efawrapper() {
    }

    /**
     * {@code void rdma_wrap_efadv_wr_set_processing_hints(struct efadv_qp *efadv_qp, uint32_t hints)}
     *
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; wraps {@code efadv_wr_set_processing_hints}.
     * Since rdma-core 64.0. The call that ends the sequence reports failures. A critical call, without a
     * thread state transition: garbage collection waits until it returns. See
     * {@code efadv_wr_set_processing_hints(3)}.
     */
    public static void rdma_wrap_efadv_wr_set_processing_hints(MemorySegment efadv_qp, int hints) {
        try {
            EfawrapperHandles.rdma_wrap_efadv_wr_set_processing_hints.HANDLE.invokeExact(efadv_qp, hints);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_efadv_wr_set_processing_hints(struct efadv_qp *efadv_qp, uint32_t hints)}
     *
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; wraps {@code efadv_wr_set_processing_hints}.
     * Since rdma-core 64.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code efadv_wr_set_processing_hints(3)}.
     */
    public static void rdma_wrap_efadv_wr_set_processing_hints(long efadv_qp, int hints) {
        try {
            EfawrapperHandles.rdma_wrap_efadv_wr_set_processing_hints$long.HANDLE.invokeExact(efadv_qp, hints);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_efadv_wc_read_sgid(struct efadv_cq *efadv_cq, union ibv_gid *sgid)}
     *
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; wraps {@code efadv_wc_read_sgid}. Since
     * rdma-core 43.0. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code efadv_create_cq(3)}.
     *
     * @return 0; a negated errno value on failure
     */
    public static int rdma_wrap_efadv_wc_read_sgid(MemorySegment efadv_cq, MemorySegment sgid) {
        try {
            return (int) EfawrapperHandles.rdma_wrap_efadv_wc_read_sgid.HANDLE.invokeExact(efadv_cq, sgid);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_efadv_wc_read_sgid(struct efadv_cq *efadv_cq, union ibv_gid *sgid)}
     *
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; wraps {@code efadv_wc_read_sgid}. Since
     * rdma-core 43.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code efadv_create_cq(3)}.
     *
     * @return 0; a negated errno value on failure
     */
    public static int rdma_wrap_efadv_wc_read_sgid(long efadv_cq, long sgid) {
        try {
            return (int) EfawrapperHandles.rdma_wrap_efadv_wc_read_sgid$long.HANDLE.invokeExact(efadv_cq, sgid);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code _Bool rdma_wrap_efadv_wc_is_unsolicited(struct efadv_cq *efadv_cq)}
     *
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; wraps {@code efadv_wc_is_unsolicited}. Since
     * rdma-core 52.0. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code efadv_create_cq(3)}.
     */
    public static boolean rdma_wrap_efadv_wc_is_unsolicited(MemorySegment efadv_cq) {
        try {
            return (boolean) EfawrapperHandles.rdma_wrap_efadv_wc_is_unsolicited.HANDLE.invokeExact(efadv_cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code _Bool rdma_wrap_efadv_wc_is_unsolicited(struct efadv_cq *efadv_cq)}
     *
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; wraps {@code efadv_wc_is_unsolicited}. Since
     * rdma-core 52.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code efadv_create_cq(3)}.
     */
    public static boolean rdma_wrap_efadv_wc_is_unsolicited(long efadv_cq) {
        try {
            return (boolean) EfawrapperHandles.rdma_wrap_efadv_wc_is_unsolicited$long.HANDLE.invokeExact(efadv_cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns {@code true} if a function can be called on this host. If not, {@link #problem} returns the
     * reason.
     *
     * @param function C name of the function, or name of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static boolean isAvailable(String function) {
        return problem(function).isEmpty();
    }

    /**
     * Returns the reason why a function cannot be called on this host, which is the message of the exception
     * that a call would throw; empty if it can be called. Looks up the function without calling it.
     *
     * @param function C name of the function, or name of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static Optional<String> problem(String function) {
        return Table.TABLE.problem(function);
    }

    private static final class Table {
        static final FunctionTable TABLE = new FunctionTable()
                .with(WrapperBuild.LIBRARY, "",
                        "rdma_wrap_efadv_wr_set_processing_hints 6400",
                        "rdma_wrap_efadv_wc_read_sgid 4300",
                        "rdma_wrap_efadv_wc_is_unsolicited 5200");

        private Table() {
        }
    }
}
