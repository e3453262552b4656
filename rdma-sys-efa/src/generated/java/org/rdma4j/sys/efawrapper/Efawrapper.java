// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efawrapper;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.checking.FunctionTable;

/**
 * The functions and constants of rdma-sys-efa/wrapper/wrapper.h, in the headers' order.
 */
public final class Efawrapper {
    private Efawrapper() {
    }

    /**
     * {@code void rdma_wrap_efadv_wr_set_processing_hints(struct efadv_qp *efadv_qp, uint32_t hints)}
     *
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; what {@code efadv_wr_set_processing_hints}
     * goes through. Since rdma-core 64.0. A failure shows in the call that ends the sequence. A critical
     * call, without the JVM's thread transition: garbage collection waits for it. See
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
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; what {@code efadv_wr_set_processing_hints}
     * goes through. Since rdma-core 64.0. The form that takes addresses:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller keeps the memory alive
     * until the call has returned. A failure shows in the call that ends the sequence. A critical call,
     * without the JVM's thread transition: garbage collection waits for it. See
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
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; what {@code efadv_wc_read_sgid} goes through.
     * Since rdma-core 43.0. A critical call, without the JVM's thread transition: garbage collection waits
     * for it. See {@code efadv_create_cq(3)}.
     *
     * @return 0; a negative number on failure: the errno value, negated
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
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; what {@code efadv_wc_read_sgid} goes through.
     * Since rdma-core 43.0. The form that takes addresses:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller keeps the memory alive
     * until the call has returned. A critical call, without the JVM's thread transition: garbage
     * collection waits for it. See {@code efadv_create_cq(3)}.
     *
     * @return 0; a negative number on failure: the errno value, negated
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
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; what {@code efadv_wc_is_unsolicited} goes
     * through. Since rdma-core 52.0. A critical call, without the JVM's thread transition: garbage
     * collection waits for it. See {@code efadv_create_cq(3)}.
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
     * <p>Declared in {@code rdma-sys-efa/wrapper/wrapper.h}; what {@code efadv_wc_is_unsolicited} goes
     * through. Since rdma-core 52.0. The form that takes addresses:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller keeps the memory alive
     * until the call has returned. A critical call, without the JVM's thread transition: garbage
     * collection waits for it. See {@code efadv_create_cq(3)}.
     */
    public static boolean rdma_wrap_efadv_wc_is_unsolicited(long efadv_cq) {
        try {
            return (boolean) EfawrapperHandles.rdma_wrap_efadv_wc_is_unsolicited$long.HANDLE.invokeExact(efadv_cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Whether a function can be called on this host; {@link #problem} says why not.
     *
     * @param function its C name, or that of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static boolean isAvailable(String function) {
        return problem(function).isEmpty();
    }

    /**
     * Why a function cannot be called on this host: what is missing or too old, as the exception of a call would
     * say it; empty if it can. Looks for the function, and calls nothing.
     *
     * @param function its C name, or that of its method
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
