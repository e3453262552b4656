// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.efawrapper.Efawrapper;
import org.rdma4j.sys.efawrapper.WrapperBuild;
import org.rdma4j.sys.ibverbs.ibv_comp_cntr;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * The functions and constants of infiniband/efadv.h, in the order of the headers.
 */
public final class Efa {
    public static final int EFADV_DEVICE_ATTR_CAPS_RDMA_READ = 1;

    public static final int EFADV_DEVICE_ATTR_CAPS_RNR_RETRY = 2;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int EFADV_DEVICE_ATTR_CAPS_CQ_WITH_SGID = 4;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int EFADV_DEVICE_ATTR_CAPS_RDMA_WRITE = 8;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int EFADV_DEVICE_ATTR_CAPS_UNSOLICITED_WRITE_RECV = 16;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_DEVICE_ATTR_CAPS_CQ_WITH_EXT_MEM_DMABUF = 32;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_DEVICE_ATTR_CAPS_COMP_CNTR = 64;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_SQ_DEPTH_ATTR_INLINE_WRITE = 1;

    public static final int EFADV_QP_DRIVER_TYPE_SRD = 0;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int EFADV_QP_FLAGS_UNSOLICITED_WRITE_RECV = 1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_QP_FLAGS_INLINE_WRITE = 2;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_WR_EX_WITH_PROCESSING_HINTS = 1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_WQ_CAPS_64_BIT_REQ_ID = 1;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int EFADV_WC_EX_WITH_SGID = 1;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int EFADV_WC_EX_WITH_IS_UNSOLICITED = 2;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_CQ_INIT_FLAGS_EXT_MEM_DMABUF = 1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_MEMORY_LOCATION_VA = 0;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_MEMORY_LOCATION_DMABUF = 1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_COMP_CNTR_INIT_WITH_COMP_EXTERNAL_MEM = 1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int EFADV_COMP_CNTR_INIT_WITH_ERR_EXTERNAL_MEM = 2;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int EFADV_MR_ATTR_VALIDITY_RECV_IC_ID = 1;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int EFADV_MR_ATTR_VALIDITY_RDMA_READ_IC_ID = 2;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int EFADV_MR_ATTR_VALIDITY_RDMA_RECV_IC_ID = 4;

    private Efa() {
    }

    /**
     * {@code int efadv_query_device(struct ibv_context *ibvctx, struct efadv_device_attr *attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. See {@code efadv_query_device(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int efadv_query_device(MemorySegment ibvctx, MemorySegment attr, int inlen) {
        try {
            return (int) EfaHandles.efadv_query_device.HANDLE.invokeExact(ibvctx, attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #efadv_query_device(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void efadv_query_deviceChecked(MemorySegment ibvctx, MemorySegment attr,
            int inlen) {
        Check.code("efadv_query_device", efadv_query_device(ibvctx, attr, inlen));
    }

    /**
     * {@code int efadv_get_max_sq_depth(struct ibv_context *ibvctx, struct efadv_sq_depth_attr *attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 63.0. See
     * {@code efadv_get_sq_max_depth(3)}.
     *
     * @return the depth; a negated errno value on failure
     */
    public static int efadv_get_max_sq_depth(MemorySegment ibvctx, MemorySegment attr, int inlen) {
        try {
            return (int) EfaHandles.efadv_get_max_sq_depth.HANDLE.invokeExact(ibvctx, attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #efadv_get_max_sq_depth(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the depth
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int efadv_get_max_sq_depthChecked(MemorySegment ibvctx, MemorySegment attr,
            int inlen) {
        return Check.notNegative("efadv_get_max_sq_depth", efadv_get_max_sq_depth(ibvctx, attr, inlen));
    }

    /**
     * {@code int efadv_get_max_rq_depth(struct ibv_context *ibvctx, struct efadv_rq_depth_attr *attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 63.0. See
     * {@code efadv_get_rq_max_depth(3)}.
     *
     * @return the depth; a negated errno value on failure
     */
    public static int efadv_get_max_rq_depth(MemorySegment ibvctx, MemorySegment attr, int inlen) {
        try {
            return (int) EfaHandles.efadv_get_max_rq_depth.HANDLE.invokeExact(ibvctx, attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #efadv_get_max_rq_depth(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the depth
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int efadv_get_max_rq_depthChecked(MemorySegment ibvctx, MemorySegment attr,
            int inlen) {
        return Check.notNegative("efadv_get_max_rq_depth", efadv_get_max_rq_depth(ibvctx, attr, inlen));
    }

    /**
     * {@code int efadv_query_ah(struct ibv_ah *ibvah, struct efadv_ah_attr *attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. See {@code efadv_query_ah(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int efadv_query_ah(MemorySegment ibvah, MemorySegment attr, int inlen) {
        try {
            return (int) EfaHandles.efadv_query_ah.HANDLE.invokeExact(ibvah, attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #efadv_query_ah(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void efadv_query_ahChecked(MemorySegment ibvah, MemorySegment attr, int inlen) {
        Check.code("efadv_query_ah", efadv_query_ah(ibvah, attr, inlen));
    }

    /**
     * {@code struct ibv_qp *efadv_create_driver_qp(struct ibv_pd *ibvpd, struct ibv_qp_init_attr *attr, uint32_t driver_qp_type)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. The caller must release the result with
     * {@code ibv_destroy_qp}. See {@code efadv_create_driver_qp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment efadv_create_driver_qp(MemorySegment ibvpd, MemorySegment attr,
            int driver_qp_type) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) EfaHandles.efadv_create_driver_qp.HANDLE.invokeExact(capture, ibvpd, attr, driver_qp_type);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_qp.sizeof());
    }

    /**
     * Calls {@link #efadv_create_driver_qp(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment efadv_create_driver_qpChecked(MemorySegment ibvpd,
            MemorySegment attr, int driver_qp_type) {
        return Check.notNull("efadv_create_driver_qp", efadv_create_driver_qp(ibvpd, attr, driver_qp_type));
    }

    /**
     * {@code struct ibv_qp *efadv_create_qp_ex(struct ibv_context *ibvctx, struct ibv_qp_init_attr_ex *attr_ex, struct efadv_qp_init_attr *efa_attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. The caller must release the result with
     * {@code ibv_destroy_qp}. See {@code efadv_create_qp_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment efadv_create_qp_ex(MemorySegment ibvctx, MemorySegment attr_ex,
            MemorySegment efa_attr, int inlen) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) EfaHandles.efadv_create_qp_ex.HANDLE.invokeExact(capture, ibvctx, attr_ex, efa_attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_qp.sizeof());
    }

    /**
     * Calls {@link #efadv_create_qp_ex(MemorySegment, MemorySegment, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment efadv_create_qp_exChecked(MemorySegment ibvctx,
            MemorySegment attr_ex, MemorySegment efa_attr, int inlen) {
        return Check.notNull("efadv_create_qp_ex", efadv_create_qp_ex(ibvctx, attr_ex, efa_attr, inlen));
    }

    /**
     * {@code int efadv_query_qp_wqs(struct ibv_qp *ibvqp, struct efadv_wq_attr *sq_attr, struct efadv_wq_attr *rq_attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 59.0. See {@code efadv_query_qp_wqs(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int efadv_query_qp_wqs(MemorySegment ibvqp, MemorySegment sq_attr,
            MemorySegment rq_attr, int inlen) {
        try {
            return (int) EfaHandles.efadv_query_qp_wqs.HANDLE.invokeExact(ibvqp, sq_attr, rq_attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #efadv_query_qp_wqs(MemorySegment, MemorySegment, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void efadv_query_qp_wqsChecked(MemorySegment ibvqp, MemorySegment sq_attr,
            MemorySegment rq_attr, int inlen) {
        Check.code("efadv_query_qp_wqs", efadv_query_qp_wqs(ibvqp, sq_attr, rq_attr, inlen));
    }

    /**
     * {@code struct efadv_qp *efadv_qp_from_ibv_qp_ex(struct ibv_qp_ex *ibvqpx)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 64.0. The result belongs to the queue
     * pair: the result is part of it. See {@code efadv_wr_set_processing_hints(3)}.
     */
    public static MemorySegment efadv_qp_from_ibv_qp_ex(MemorySegment ibvqpx) {
        try {
            return Segments.sized((MemorySegment) EfaHandles.efadv_qp_from_ibv_qp_ex.HANDLE.invokeExact(ibvqpx), efadv_qp.sizeof());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void efadv_wr_set_processing_hints(struct efadv_qp *efadv_qp, uint32_t hints)}
     *
     * <p>Declared in {@code infiniband/efadv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 64.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code efadv_wr_set_processing_hints(3)}.
     */
    public static void efadv_wr_set_processing_hints(MemorySegment efadv_qp, int hints) {
        Efawrapper.rdma_wrap_efadv_wr_set_processing_hints(efadv_qp, hints);
    }

    /**
     * {@code void efadv_wr_set_processing_hints(struct efadv_qp *efadv_qp, uint32_t hints)}
     *
     * <p>Declared in {@code infiniband/efadv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 64.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code efadv_wr_set_processing_hints(3)}.
     */
    public static void efadv_wr_set_processing_hints(long efadv_qp, int hints) {
        Efawrapper.rdma_wrap_efadv_wr_set_processing_hints(efadv_qp, hints);
    }

    /**
     * {@code struct ibv_cq_ex *efadv_create_cq(struct ibv_context *ibvctx, struct ibv_cq_init_attr_ex *attr_ex, struct efadv_cq_init_attr *efa_attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 43.0. The caller must release the result
     * with {@code ibv_destroy_cq}. See {@code efadv_create_cq(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment efadv_create_cq(MemorySegment ibvctx, MemorySegment attr_ex,
            MemorySegment efa_attr, int inlen) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) EfaHandles.efadv_create_cq.HANDLE.invokeExact(capture, ibvctx, attr_ex, efa_attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_cq_ex.sizeof());
    }

    /**
     * Calls {@link #efadv_create_cq(MemorySegment, MemorySegment, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment efadv_create_cqChecked(MemorySegment ibvctx, MemorySegment attr_ex,
            MemorySegment efa_attr, int inlen) {
        return Check.notNull("efadv_create_cq", efadv_create_cq(ibvctx, attr_ex, efa_attr, inlen));
    }

    /**
     * {@code int efadv_query_cq(struct ibv_cq *ibvcq, struct efadv_cq_attr *attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 59.0. See {@code efadv_query_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int efadv_query_cq(MemorySegment ibvcq, MemorySegment attr, int inlen) {
        try {
            return (int) EfaHandles.efadv_query_cq.HANDLE.invokeExact(ibvcq, attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #efadv_query_cq(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void efadv_query_cqChecked(MemorySegment ibvcq, MemorySegment attr, int inlen) {
        Check.code("efadv_query_cq", efadv_query_cq(ibvcq, attr, inlen));
    }

    /**
     * {@code struct efadv_cq *efadv_cq_from_ibv_cq_ex(struct ibv_cq_ex *ibvcqx)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 43.0. The result belongs to the
     * completion queue: the result is part of it. See {@code efadv_create_cq(3)}.
     */
    public static MemorySegment efadv_cq_from_ibv_cq_ex(MemorySegment ibvcqx) {
        try {
            return Segments.sized((MemorySegment) EfaHandles.efadv_cq_from_ibv_cq_ex.HANDLE.invokeExact(ibvcqx), efadv_cq.sizeof());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int efadv_wc_read_sgid(struct efadv_cq *efadv_cq, union ibv_gid *sgid)}
     *
     * <p>Declared in {@code infiniband/efadv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 43.0. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code efadv_create_cq(3)}.
     *
     * @return 0; a negated errno value on failure
     */
    public static int efadv_wc_read_sgid(MemorySegment efadv_cq, MemorySegment sgid) {
        return Efawrapper.rdma_wrap_efadv_wc_read_sgid(efadv_cq, sgid);
    }

    /**
     * Calls {@link #efadv_wc_read_sgid(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int efadv_wc_read_sgidChecked(MemorySegment efadv_cq, MemorySegment sgid) {
        return Check.notNegative("efadv_wc_read_sgid", efadv_wc_read_sgid(efadv_cq, sgid));
    }

    /**
     * {@code int efadv_wc_read_sgid(struct efadv_cq *efadv_cq, union ibv_gid *sgid)}
     *
     * <p>Declared in {@code infiniband/efadv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 43.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code efadv_create_cq(3)}.
     *
     * @return 0; a negated errno value on failure
     */
    public static int efadv_wc_read_sgid(long efadv_cq, long sgid) {
        return Efawrapper.rdma_wrap_efadv_wc_read_sgid(efadv_cq, sgid);
    }

    /**
     * Calls {@link #efadv_wc_read_sgid(long, long)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int efadv_wc_read_sgidChecked(long efadv_cq, long sgid) {
        return Check.notNegative("efadv_wc_read_sgid", efadv_wc_read_sgid(efadv_cq, sgid));
    }

    /**
     * {@code _Bool efadv_wc_is_unsolicited(struct efadv_cq *efadv_cq)}
     *
     * <p>Declared in {@code infiniband/efadv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 52.0. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code efadv_create_cq(3)}.
     */
    public static boolean efadv_wc_is_unsolicited(MemorySegment efadv_cq) {
        return Efawrapper.rdma_wrap_efadv_wc_is_unsolicited(efadv_cq);
    }

    /**
     * {@code _Bool efadv_wc_is_unsolicited(struct efadv_cq *efadv_cq)}
     *
     * <p>Declared in {@code infiniband/efadv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 52.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code efadv_create_cq(3)}.
     */
    public static boolean efadv_wc_is_unsolicited(long efadv_cq) {
        return Efawrapper.rdma_wrap_efadv_wc_is_unsolicited(efadv_cq);
    }

    /**
     * {@code struct ibv_comp_cntr *efadv_create_comp_cntr(struct ibv_context *ibvctx, struct ibv_comp_cntr_init_attr *attr, struct efadv_comp_cntr_init_attr *efa_attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 65.0. The caller must release the result
     * with {@code ibv_destroy_comp_cntr}. See {@code efadv_create_comp_cntr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment efadv_create_comp_cntr(MemorySegment ibvctx, MemorySegment attr,
            MemorySegment efa_attr, int inlen) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) EfaHandles.efadv_create_comp_cntr.HANDLE.invokeExact(capture, ibvctx, attr, efa_attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_comp_cntr.sizeof());
    }

    /**
     * Calls {@link #efadv_create_comp_cntr(MemorySegment, MemorySegment, MemorySegment, int)}, and throws
     * an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment efadv_create_comp_cntrChecked(MemorySegment ibvctx,
            MemorySegment attr, MemorySegment efa_attr, int inlen) {
        return Check.notNull("efadv_create_comp_cntr", efadv_create_comp_cntr(ibvctx, attr, efa_attr, inlen));
    }

    /**
     * {@code int efadv_query_mr(struct ibv_mr *ibvmr, struct efadv_mr_attr *attr, uint32_t inlen)}
     *
     * <p>Declared in {@code infiniband/efadv.h}. Since rdma-core 50.0. See {@code efadv_query_mr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int efadv_query_mr(MemorySegment ibvmr, MemorySegment attr, int inlen) {
        try {
            return (int) EfaHandles.efadv_query_mr.HANDLE.invokeExact(ibvmr, attr, inlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #efadv_query_mr(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void efadv_query_mrChecked(MemorySegment ibvmr, MemorySegment attr, int inlen) {
        Check.code("efadv_query_mr", efadv_query_mr(ibvmr, attr, inlen));
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
                .with(Library.of("efa", "libefa.so.1"), "",
                        "efadv_query_device@EFA_1.1",
                        "efadv_get_max_sq_depth@EFA_1.5 6300",
                        "efadv_get_max_rq_depth@EFA_1.5 6300",
                        "efadv_query_ah@EFA_1.1",
                        "efadv_create_driver_qp@EFA_1.0",
                        "efadv_create_qp_ex@EFA_1.1",
                        "efadv_query_qp_wqs@EFA_1.4 5900",
                        "efadv_qp_from_ibv_qp_ex@EFA_1.6 6400",
                        "efadv_create_cq@EFA_1.2 4300",
                        "efadv_query_cq@EFA_1.4 5900",
                        "efadv_cq_from_ibv_cq_ex@EFA_1.2 4300",
                        "efadv_create_comp_cntr@EFA_1.7 6500",
                        "efadv_query_mr@EFA_1.3 5000")
                .with(WrapperBuild.LIBRARY, "rdma_wrap_",
                        "efadv_wr_set_processing_hints 6400",
                        "efadv_wc_read_sgid 4300",
                        "efadv_wc_is_unsolicited 5200");

        private Table() {
        }
    }
}
