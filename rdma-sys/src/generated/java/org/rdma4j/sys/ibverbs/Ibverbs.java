// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.wrapper.Wrapper;
import org.rdma4j.sys.wrapper.WrapperBuild;

/**
 * The functions and constants of infiniband/verbs.h, in the order of the headers.
 */
public final class Ibverbs {
    /**
     * {@code void *__VERBS_ABI_IS_EXTENDED}, declared in {@code infiniband/verbs.h}.
     */
    public static final MemorySegment __VERBS_ABI_IS_EXTENDED = MemorySegment.ofAddress(0xffffffffffffffffL);

    /**
     * {@code unsigned long long IBV_DEVICE_RAW_SCATTER_FCS}, declared in {@code infiniband/verbs.h}.
     */
    public static final long IBV_DEVICE_RAW_SCATTER_FCS = 17179869184L;

    /**
     * {@code unsigned long long IBV_DEVICE_PCI_WRITE_END_PADDING}, declared in {@code infiniband/verbs.h}.
     */
    public static final long IBV_DEVICE_PCI_WRITE_END_PADDING = 68719476736L;

    /**
     * {@code unsigned long long IBV_DEVICE_CC_DMA_BOUNCE}, declared in {@code infiniband/verbs.h}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final long IBV_DEVICE_CC_DMA_BOUNCE = 2199023255552L;

    /**
     * {@code int ETHERNET_LL_SIZE}, declared in {@code infiniband/verbs.h}.
     */
    public static final int ETHERNET_LL_SIZE = 6;

    /**
     * {@code void *IBV_ALLOCATOR_USE_DEFAULT}, declared in {@code infiniband/verbs.h}.
     */
    public static final MemorySegment IBV_ALLOCATOR_USE_DEFAULT = MemorySegment.ofAddress(0xffffffffffffffffL);

    /**
     * {@code int IB_ROCE_UDP_ENCAP_VALID_PORT_MIN}, declared in {@code infiniband/verbs.h}.
     * Since rdma-core 29.0.
     */
    public static final int IB_ROCE_UDP_ENCAP_VALID_PORT_MIN = 49152;

    /**
     * {@code int IB_ROCE_UDP_ENCAP_VALID_PORT_MAX}, declared in {@code infiniband/verbs.h}.
     * Since rdma-core 29.0.
     */
    public static final int IB_ROCE_UDP_ENCAP_VALID_PORT_MAX = 65535;

    /**
     * {@code int IB_GRH_FLOWLABEL_MASK}, declared in {@code infiniband/verbs.h}.
     * Since rdma-core 29.0.
     */
    public static final int IB_GRH_FLOWLABEL_MASK = 1048575;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_KEYMAT_AES_GCM}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_KEYMAT_AES_GCM = 0;

    /**
     * {@code int IBV_FLOW_ACTION_IV_ALGO_SEQ}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_IV_ALGO_SEQ = 0;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_REPLAY_NONE}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_REPLAY_NONE = 0;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_REPLAY_BMP}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_REPLAY_BMP = 1;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO = 0;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD = 1;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_FLAGS_TUNNEL}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_FLAGS_TUNNEL = 0;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_FLAGS_TRANSPORT}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_FLAGS_TRANSPORT = 2;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_FLAGS_DECRYPT}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_FLAGS_DECRYPT = 0;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_FLAGS_ENCRYPT}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_FLAGS_ENCRYPT = 4;

    /**
     * {@code int IBV_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW = 8;

    /**
     * {@code int IBV_ADVISE_MR_ADVICE_PREFETCH}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_ADVISE_MR_ADVICE_PREFETCH = 0;

    /**
     * {@code int IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE = 1;

    /**
     * {@code int IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT}, declared in {@code infiniband/verbs_api.h}.
     * Since rdma-core 32.0.
     */
    public static final int IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT = 2;

    /**
     * {@code int IBV_ADVISE_MR_FLAG_FLUSH}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_ADVISE_MR_FLAG_FLUSH = 1;

    /**
     * {@code int IBV_QPF_GRH_REQUIRED}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_QPF_GRH_REQUIRED = 1;

    /**
     * {@code int IBV_ACCESS_OPTIONAL_RANGE}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_ACCESS_OPTIONAL_RANGE = 1072693248;

    /**
     * {@code int IBV_ACCESS_OPTIONAL_FIRST}, declared in {@code infiniband/verbs_api.h}.
     */
    public static final int IBV_ACCESS_OPTIONAL_FIRST = 1048576;

    /**
     * {@code int IB_UVERBS_ACCESS_OPTIONAL_FIRST}, declared in {@code infiniband/ib_user_ioctl_verbs.h}.
     */
    public static final int IB_UVERBS_ACCESS_OPTIONAL_FIRST = 1048576;

    /**
     * {@code int IB_UVERBS_ACCESS_OPTIONAL_LAST}, declared in {@code infiniband/ib_user_ioctl_verbs.h}.
     */
    public static final int IB_UVERBS_ACCESS_OPTIONAL_LAST = 536870912;

    /**
     * {@code int IB_USER_VERBS_ABI_VERSION}, declared in {@code rdma/ib_user_verbs.h}.
     */
    public static final int IB_USER_VERBS_ABI_VERSION = 6;

    /**
     * {@code int IB_USER_VERBS_CMD_THRESHOLD}, declared in {@code rdma/ib_user_verbs.h}.
     */
    public static final int IB_USER_VERBS_CMD_THRESHOLD = 50;

    /**
     * {@code int IB_USER_VERBS_CMD_COMMAND_MASK}, declared in {@code rdma/ib_user_verbs.h}.
     */
    public static final int IB_USER_VERBS_CMD_COMMAND_MASK = 255;

    /**
     * {@code unsigned int IB_USER_VERBS_CMD_FLAG_EXTENDED}, declared in {@code rdma/ib_user_verbs.h}.
     * As an unsigned number: {@code 2147483648}.
     */
    public static final int IB_USER_VERBS_CMD_FLAG_EXTENDED = 0x80000000;

    /**
     * {@code int IB_USER_VERBS_MAX_LOG_IND_TBL_SIZE}, declared in {@code rdma/ib_user_verbs.h}.
     */
    public static final int IB_USER_VERBS_MAX_LOG_IND_TBL_SIZE = 13;

    /**
     * {@code int IB_DEVICE_NAME_MAX}, declared in {@code rdma/ib_user_verbs.h}.
     */
    public static final int IB_DEVICE_NAME_MAX = 64;

    public static final int IBV_LINK_LAYER_UNSPECIFIED = 0;

    public static final int IBV_LINK_LAYER_INFINIBAND = 1;

    public static final int IBV_LINK_LAYER_ETHERNET = 2;

    public static final int IBV_WC_IP_CSUM_OK_SHIFT = 2;

    public static final int IBV_WC_STANDARD_FLAGS = 127;

    public static final int IBV_CREATE_CQ_SUP_WC_FLAGS = 4095;

    public static final int IBV_SYSFS_NAME_MAX = 64;

    public static final int IBV_SYSFS_PATH_MAX = 256;

    public static final int IB_USER_VERBS_EX_CMD_QUERY_DEVICE = 1;

    public static final int IB_USER_VERBS_EX_CMD_CREATE_CQ = 18;

    public static final int IB_USER_VERBS_EX_CMD_CREATE_QP = 24;

    public static final int IB_USER_VERBS_EX_CMD_MODIFY_QP = 26;

    public static final int IB_USER_VERBS_EX_CMD_CREATE_FLOW = 50;

    public static final int IB_USER_VERBS_EX_CMD_DESTROY_FLOW = 51;

    public static final int IB_USER_VERBS_EX_CMD_CREATE_WQ = 52;

    public static final int IB_USER_VERBS_EX_CMD_MODIFY_WQ = 53;

    public static final int IB_USER_VERBS_EX_CMD_DESTROY_WQ = 54;

    public static final int IB_USER_VERBS_EX_CMD_CREATE_RWQ_IND_TBL = 55;

    public static final int IB_USER_VERBS_EX_CMD_DESTROY_RWQ_IND_TBL = 56;

    public static final int IB_USER_VERBS_EX_CMD_MODIFY_CQ = 57;

    public static final int IB_UVERBS_CREATE_QP_SUP_COMP_MASK = 1;

    /**
     * @deprecated Last contained in the headers of Linux 5.10; not in 5.17.
     */
    @Deprecated
    public static final int IB_USER_LEGACY_LAST_QP_ATTR_MASK = 1048576;

    /**
     * @deprecated Last contained in the headers of Linux 5.10; not in 5.17.
     */
    @Deprecated
    public static final int IB_USER_LAST_QP_ATTR_MASK = 33554432;

    private Ibverbs() {
    }

    /**
     * Returns a description of a completion status ({@link ibv_wc_status ibv_wc_status}).
     *
     * <p>{@code const char *ibv_wc_status_str(enum ibv_wc_status status)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The result belongs to the library: a constant string.
     */
    public static MemorySegment ibv_wc_status_str(int status) {
        try {
            return (MemorySegment) IbverbsHandles.ibv_wc_status_str.HANDLE.invokeExact(status);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the result of {@code ibv_wc_status_str} as a string, or {@code null} for NULL.
     */
    public static String ibv_wc_status_strString(int status) {
        return CStrings.string(ibv_wc_status_str(status));
    }

    /**
     * {@code int ibv_rate_to_mult(enum ibv_rate rate)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_rate_to_mult(3)}.
     *
     * @return the multiple of 2.5 Gbit/s, if there is such a rate; a negative number, which is not an
     * errno value, on failure; errno is not set
     */
    public static int ibv_rate_to_mult(int rate) {
        try {
            return (int) IbverbsHandles.ibv_rate_to_mult.HANDLE.invokeExact(rate);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_rate_to_mult(int)}, and throws an exception on failure.
     *
     * @return the multiple of 2.5 Gbit/s, if there is such a rate
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int ibv_rate_to_multChecked(int rate) {
        return Check.notNegativeWithoutErrno("ibv_rate_to_mult", ibv_rate_to_mult(rate));
    }

    /**
     * {@code enum ibv_rate mult_to_ibv_rate(int mult)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code mult_to_ibv_rate(3)}.
     *
     * @return the rate; IBV_RATE_MAX if there is none, and errno is not set
     */
    public static int mult_to_ibv_rate(int mult) {
        try {
            return (int) IbverbsHandles.mult_to_ibv_rate.HANDLE.invokeExact(mult);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int ibv_rate_to_mbps(enum ibv_rate rate)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_rate_to_mbps(3)}.
     *
     * @return the rate in Mbit/s, if there is such a rate; a negative number, which is not an errno value,
     * on failure; errno is not set
     */
    public static int ibv_rate_to_mbps(int rate) {
        try {
            return (int) IbverbsHandles.ibv_rate_to_mbps.HANDLE.invokeExact(rate);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_rate_to_mbps(int)}, and throws an exception on failure.
     *
     * @return the rate in Mbit/s, if there is such a rate
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int ibv_rate_to_mbpsChecked(int rate) {
        return Check.notNegativeWithoutErrno("ibv_rate_to_mbps", ibv_rate_to_mbps(rate));
    }

    /**
     * {@code enum ibv_rate mbps_to_ibv_rate(int mbps)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code mbps_to_ibv_rate(3)}.
     *
     * @return the rate; IBV_RATE_MAX if there is none, and errno is not set
     */
    public static int mbps_to_ibv_rate(int mbps) {
        try {
            return (int) IbverbsHandles.mbps_to_ibv_rate.HANDLE.invokeExact(mbps);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code const char *ibv_wr_opcode_str(enum ibv_wr_opcode opcode)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 49.0. The result belongs to the library:
     * a constant string.
     */
    public static MemorySegment ibv_wr_opcode_str(int opcode) {
        try {
            return (MemorySegment) IbverbsHandles.ibv_wr_opcode_str.HANDLE.invokeExact(opcode);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the result of {@code ibv_wr_opcode_str} as a string, or {@code null} for NULL.
     */
    public static String ibv_wr_opcode_strString(int opcode) {
        return CStrings.string(ibv_wr_opcode_str(opcode));
    }

    /**
     * Converts a queue pair for use with {@link Ibverbs#ibv_wr_start ibv_wr_start} and related functions.
     *
     * <p>{@code struct ibv_qp_ex *ibv_qp_to_qp_ex(struct ibv_qp *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The result belongs to the queue pair: the result is part
     * of it. See {@code ibv_wr_post(3)}.
     *
     * @return the extended queue pair, if it was created with send_ops_flags; NULL on failure; errno is
     * not set
     */
    public static MemorySegment ibv_qp_to_qp_ex(MemorySegment qp) {
        try {
            return Segments.sized((MemorySegment) IbverbsHandles.ibv_qp_to_qp_ex.HANDLE.invokeExact(qp), ibv_qp_ex.sizeof());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_qp_to_qp_ex(MemorySegment)}, and throws an exception on failure.
     *
     * @return the extended queue pair, if it was created with send_ops_flags
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_qp_to_qp_exChecked(MemorySegment qp) {
        return Check.notNullWithoutErrno("ibv_qp_to_qp_ex", ibv_qp_to_qp_ex(qp));
    }

    /**
     * Replaces the 8 bytes at {@code remote_addr}, a multiple of 8, by {@code swap} if they equal
     * {@code compare}. The old value is stored in the 8 bytes that the setter specifies. RC, XRC.
     *
     * <p>{@code void ibv_wr_atomic_cmp_swp(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t compare, uint64_t swap)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_atomic_cmp_swp(3)}.
     */
    public static void ibv_wr_atomic_cmp_swp(MemorySegment qp, int rkey, long remote_addr,
            long compare, long swap) {
        Wrapper.rdma_wrap_ibv_wr_atomic_cmp_swp(qp, rkey, remote_addr, compare, swap);
    }

    /**
     * {@code void ibv_wr_atomic_cmp_swp(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t compare, uint64_t swap)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_atomic_cmp_swp(3)}.
     */
    public static void ibv_wr_atomic_cmp_swp(long qp, int rkey, long remote_addr, long compare,
            long swap) {
        Wrapper.rdma_wrap_ibv_wr_atomic_cmp_swp(qp, rkey, remote_addr, compare, swap);
    }

    /**
     * Adds {@code add} to the 8 bytes at {@code remote_addr}, a multiple of 8. The old value is stored in
     * the 8 bytes that the setter specifies. RC, XRC.
     *
     * <p>{@code void ibv_wr_atomic_fetch_add(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t add)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_atomic_fetch_add(3)}.
     */
    public static void ibv_wr_atomic_fetch_add(MemorySegment qp, int rkey, long remote_addr,
            long add) {
        Wrapper.rdma_wrap_ibv_wr_atomic_fetch_add(qp, rkey, remote_addr, add);
    }

    /**
     * {@code void ibv_wr_atomic_fetch_add(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t add)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_atomic_fetch_add(3)}.
     */
    public static void ibv_wr_atomic_fetch_add(long qp, int rkey, long remote_addr, long add) {
        Wrapper.rdma_wrap_ibv_wr_atomic_fetch_add(qp, rkey, remote_addr, add);
    }

    /**
     * Binds a memory window of type 2; {@code rkey} is its new key,
     * {@link Ibverbs#ibv_inc_rkey ibv_inc_rkey} of the current key. No setter. RC, UC, XRC.
     *
     * <p>{@code void ibv_wr_bind_mw(struct ibv_qp_ex *qp, struct ibv_mw *mw, uint32_t rkey, const struct ibv_mw_bind_info *bind_info)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_bind_mw(3)}.
     */
    public static void ibv_wr_bind_mw(MemorySegment qp, MemorySegment mw, int rkey,
            MemorySegment bind_info) {
        Wrapper.rdma_wrap_ibv_wr_bind_mw(qp, mw, rkey, bind_info);
    }

    /**
     * {@code void ibv_wr_bind_mw(struct ibv_qp_ex *qp, struct ibv_mw *mw, uint32_t rkey, const struct ibv_mw_bind_info *bind_info)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_bind_mw(3)}.
     */
    public static void ibv_wr_bind_mw(long qp, long mw, int rkey, long bind_info) {
        Wrapper.rdma_wrap_ibv_wr_bind_mw(qp, mw, rkey, bind_info);
    }

    /**
     * Invalidates the key of a memory window of type 2. No setter. RC, UC, XRC.
     *
     * <p>{@code void ibv_wr_local_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_local_inv(3)}.
     */
    public static void ibv_wr_local_inv(MemorySegment qp, int invalidate_rkey) {
        Wrapper.rdma_wrap_ibv_wr_local_inv(qp, invalidate_rkey);
    }

    /**
     * {@code void ibv_wr_local_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_local_inv(3)}.
     */
    public static void ibv_wr_local_inv(long qp, int invalidate_rkey) {
        Wrapper.rdma_wrap_ibv_wr_local_inv(qp, invalidate_rkey);
    }

    /**
     * Reads the peer's memory into the scatter/gather elements of the setter; not inline. RC, XRC.
     *
     * <p>{@code void ibv_wr_rdma_read(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_rdma_read(3)}.
     */
    public static void ibv_wr_rdma_read(MemorySegment qp, int rkey, long remote_addr) {
        Wrapper.rdma_wrap_ibv_wr_rdma_read(qp, rkey, remote_addr);
    }

    /**
     * {@code void ibv_wr_rdma_read(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_rdma_read(3)}.
     */
    public static void ibv_wr_rdma_read(long qp, int rkey, long remote_addr) {
        Wrapper.rdma_wrap_ibv_wr_rdma_read(qp, rkey, remote_addr);
    }

    /**
     * Writes to the peer's memory. RC, UC, XRC. Starts a request: see
     * {@link Ibverbs#ibv_wr_start ibv_wr_start}.
     *
     * <p>{@code void ibv_wr_rdma_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_rdma_write(3)}.
     */
    public static void ibv_wr_rdma_write(MemorySegment qp, int rkey, long remote_addr) {
        Wrapper.rdma_wrap_ibv_wr_rdma_write(qp, rkey, remote_addr);
    }

    /**
     * {@code void ibv_wr_rdma_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_rdma_write(3)}.
     */
    public static void ibv_wr_rdma_write(long qp, int rkey, long remote_addr) {
        Wrapper.rdma_wrap_ibv_wr_rdma_write(qp, rkey, remote_addr);
    }

    /**
     * Completes after earlier writes to {@code len} bytes at {@code remote_addr} are visible or
     * persistent. {@code type} is a value of {@link ibv_placement_type ibv_placement_type}, {@code level}
     * a value of {@link ibv_selectivity_level ibv_selectivity_level}. RC, XRC.
     *
     * <p>{@code void ibv_wr_flush(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, size_t len, uint8_t type, uint8_t level)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 45.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_wr_flush(3)}.
     */
    public static void ibv_wr_flush(MemorySegment qp, int rkey, long remote_addr, long len,
            int type, int level) {
        Wrapper.rdma_wrap_ibv_wr_flush(qp, rkey, remote_addr, len, type, level);
    }

    /**
     * {@code void ibv_wr_flush(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, size_t len, uint8_t type, uint8_t level)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 45.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_flush(3)}.
     */
    public static void ibv_wr_flush(long qp, int rkey, long remote_addr, long len, int type,
            int level) {
        Wrapper.rdma_wrap_ibv_wr_flush(qp, rkey, remote_addr, len, type, level);
    }

    /**
     * Like {@link Ibverbs#ibv_wr_rdma_write ibv_wr_rdma_write}; also consumes a receive of the peer and
     * completes it with 32 bits. RC, UC, XRC.
     *
     * <p>{@code void ibv_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, __be32 imm_data)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_rdma_write_imm(3)}.
     */
    public static void ibv_wr_rdma_write_imm(MemorySegment qp, int rkey, long remote_addr,
            int imm_data) {
        Wrapper.rdma_wrap_ibv_wr_rdma_write_imm(qp, rkey, remote_addr, imm_data);
    }

    /**
     * {@code void ibv_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, __be32 imm_data)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_rdma_write_imm(3)}.
     */
    public static void ibv_wr_rdma_write_imm(long qp, int rkey, long remote_addr, int imm_data) {
        Wrapper.rdma_wrap_ibv_wr_rdma_write_imm(qp, rkey, remote_addr, imm_data);
    }

    /**
     * Sends a message, which consumes the next receive of the peer. RC, UC, UD, XRC, raw packets. Starts a
     * request: see {@link Ibverbs#ibv_wr_start ibv_wr_start}.
     *
     * <p>{@code void ibv_wr_send(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_send(3)}.
     */
    public static void ibv_wr_send(MemorySegment qp) {
        Wrapper.rdma_wrap_ibv_wr_send(qp);
    }

    /**
     * {@code void ibv_wr_send(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_send(3)}.
     */
    public static void ibv_wr_send(long qp) {
        Wrapper.rdma_wrap_ibv_wr_send(qp);
    }

    /**
     * Like {@link Ibverbs#ibv_wr_send ibv_wr_send}, with 32 bits that the completion of the peer contains.
     * RC, UC, UD, XRC.
     *
     * <p>{@code void ibv_wr_send_imm(struct ibv_qp_ex *qp, __be32 imm_data)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_send_imm(3)}.
     */
    public static void ibv_wr_send_imm(MemorySegment qp, int imm_data) {
        Wrapper.rdma_wrap_ibv_wr_send_imm(qp, imm_data);
    }

    /**
     * {@code void ibv_wr_send_imm(struct ibv_qp_ex *qp, __be32 imm_data)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_send_imm(3)}.
     */
    public static void ibv_wr_send_imm(long qp, int imm_data) {
        Wrapper.rdma_wrap_ibv_wr_send_imm(qp, imm_data);
    }

    /**
     * Like {@link Ibverbs#ibv_wr_send ibv_wr_send}, and invalidates a key of the peer. RC, UC, XRC.
     *
     * <p>{@code void ibv_wr_send_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_send_inv(3)}.
     */
    public static void ibv_wr_send_inv(MemorySegment qp, int invalidate_rkey) {
        Wrapper.rdma_wrap_ibv_wr_send_inv(qp, invalidate_rkey);
    }

    /**
     * {@code void ibv_wr_send_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_send_inv(3)}.
     */
    public static void ibv_wr_send_inv(long qp, int invalidate_rkey) {
        Wrapper.rdma_wrap_ibv_wr_send_inv(qp, invalidate_rkey);
    }

    /**
     * Splits the data into TCP segments of at most {@code mss} bytes, each of which is preceded by the
     * {@code hdr_sz} bytes of headers at {@code hdr}. UD, raw packets.
     *
     * <p>{@code void ibv_wr_send_tso(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_send_tso(3)}.
     */
    public static void ibv_wr_send_tso(MemorySegment qp, MemorySegment hdr, int hdr_sz, int mss) {
        Wrapper.rdma_wrap_ibv_wr_send_tso(qp, hdr, hdr_sz, mss);
    }

    /**
     * {@code void ibv_wr_send_tso(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_send_tso(3)}.
     */
    public static void ibv_wr_send_tso(long qp, long hdr, int hdr_sz, int mss) {
        Wrapper.rdma_wrap_ibv_wr_send_tso(qp, hdr, hdr_sz, mss);
    }

    /**
     * Sets the receiver of the current request; required for each request on UD. See the fields
     * {@code wr.ud} of {@link ibv_send_wr ibv_send_wr}.
     *
     * <p>{@code void ibv_wr_set_ud_addr(struct ibv_qp_ex *qp, struct ibv_ah *ah, uint32_t remote_qpn, uint32_t remote_qkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_set_ud_addr(3)}.
     */
    public static void ibv_wr_set_ud_addr(MemorySegment qp, MemorySegment ah, int remote_qpn,
            int remote_qkey) {
        Wrapper.rdma_wrap_ibv_wr_set_ud_addr(qp, ah, remote_qpn, remote_qkey);
    }

    /**
     * {@code void ibv_wr_set_ud_addr(struct ibv_qp_ex *qp, struct ibv_ah *ah, uint32_t remote_qpn, uint32_t remote_qkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_set_ud_addr(3)}.
     */
    public static void ibv_wr_set_ud_addr(long qp, long ah, int remote_qpn, int remote_qkey) {
        Wrapper.rdma_wrap_ibv_wr_set_ud_addr(qp, ah, remote_qpn, remote_qkey);
    }

    /**
     * Sets the peer's shared receive queue for the current request; required for each request on
     * {@link ibv_qp_type#IBV_QPT_XRC_SEND IBV_QPT_XRC_SEND}.
     *
     * <p>{@code void ibv_wr_set_xrc_srqn(struct ibv_qp_ex *qp, uint32_t remote_srqn)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_set_xrc_srqn(3)}.
     */
    public static void ibv_wr_set_xrc_srqn(MemorySegment qp, int remote_srqn) {
        Wrapper.rdma_wrap_ibv_wr_set_xrc_srqn(qp, remote_srqn);
    }

    /**
     * {@code void ibv_wr_set_xrc_srqn(struct ibv_qp_ex *qp, uint32_t remote_srqn)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_set_xrc_srqn(3)}.
     */
    public static void ibv_wr_set_xrc_srqn(long qp, int remote_srqn) {
        Wrapper.rdma_wrap_ibv_wr_set_xrc_srqn(qp, remote_srqn);
    }

    /**
     * Sets the data of the current request, at most {@code max_inline_data} bytes, which are copied during
     * the call. Sends and writes. Requires {@link ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE} in
     * {@code wr_flags}.
     *
     * <p>{@code void ibv_wr_set_inline_data(struct ibv_qp_ex *qp, void *addr, size_t length)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_set_inline_data(3)}.
     */
    public static void ibv_wr_set_inline_data(MemorySegment qp, MemorySegment addr, long length) {
        Wrapper.rdma_wrap_ibv_wr_set_inline_data(qp, addr, length);
    }

    /**
     * {@code void ibv_wr_set_inline_data(struct ibv_qp_ex *qp, void *addr, size_t length)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_set_inline_data(3)}.
     */
    public static void ibv_wr_set_inline_data(long qp, long addr, long length) {
        Wrapper.rdma_wrap_ibv_wr_set_inline_data(qp, addr, length);
    }

    /**
     * Sets the data of the current request: the concatenation of {@code num_buf} buffers, at most
     * {@code max_inline_data} bytes, which are copied during the call. Sends and writes. Requires
     * {@link ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE} in {@code wr_flags}.
     *
     * <p>{@code void ibv_wr_set_inline_data_list(struct ibv_qp_ex *qp, size_t num_buf, const struct ibv_data_buf *buf_list)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_set_inline_data_list(3)}.
     */
    public static void ibv_wr_set_inline_data_list(MemorySegment qp, long num_buf,
            MemorySegment buf_list) {
        Wrapper.rdma_wrap_ibv_wr_set_inline_data_list(qp, num_buf, buf_list);
    }

    /**
     * {@code void ibv_wr_set_inline_data_list(struct ibv_qp_ex *qp, size_t num_buf, const struct ibv_data_buf *buf_list)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_set_inline_data_list(3)}.
     */
    public static void ibv_wr_set_inline_data_list(long qp, long num_buf, long buf_list) {
        Wrapper.rdma_wrap_ibv_wr_set_inline_data_list(qp, num_buf, buf_list);
    }

    /**
     * Sets the memory of the current request: a single scatter/gather element.
     *
     * <p>{@code void ibv_wr_set_sge(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. The call that ends the
     * sequence reports failures. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code ibv_wr_set_sge(3)}.
     */
    public static void ibv_wr_set_sge(MemorySegment qp, int lkey, long addr, int length) {
        Wrapper.rdma_wrap_ibv_wr_set_sge(qp, lkey, addr, length);
    }

    /**
     * {@code void ibv_wr_set_sge(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. The call that ends the sequence reports
     * failures. A critical call, without a thread state transition: garbage collection waits until it
     * returns. See {@code ibv_wr_set_sge(3)}.
     */
    public static void ibv_wr_set_sge(long qp, int lkey, long addr, int length) {
        Wrapper.rdma_wrap_ibv_wr_set_sge(qp, lkey, addr, length);
    }

    /**
     * Sets the memory of the current request: {@code num_sge} scatter/gather elements, at most
     * {@code max_send_sge}. The array is read during the call.
     *
     * <p>{@code void ibv_wr_set_sge_list(struct ibv_qp_ex *qp, size_t num_sge, const struct ibv_sge *sg_list)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. The call that ends the
     * sequence reports failures. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code ibv_wr_set_sge_list(3)}.
     */
    public static void ibv_wr_set_sge_list(MemorySegment qp, long num_sge, MemorySegment sg_list) {
        Wrapper.rdma_wrap_ibv_wr_set_sge_list(qp, num_sge, sg_list);
    }

    /**
     * {@code void ibv_wr_set_sge_list(struct ibv_qp_ex *qp, size_t num_sge, const struct ibv_sge *sg_list)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. The call that ends the sequence reports
     * failures. A critical call, without a thread state transition: garbage collection waits until it
     * returns. See {@code ibv_wr_set_sge_list(3)}.
     */
    public static void ibv_wr_set_sge_list(long qp, long num_sge, long sg_list) {
        Wrapper.rdma_wrap_ibv_wr_set_sge_list(qp, num_sge, sg_list);
    }

    /**
     * Starts a batch on a queue pair that was created with {@code send_ops_flags}. For each request, set
     * {@link ibv_qp_ex#wr_id ibv_qp_ex.wr_id} and {@link ibv_qp_ex#wr_flags ibv_qp_ex.wr_flags}, call the
     * function of the operation (such as {@link Ibverbs#ibv_wr_send ibv_wr_send} or
     * {@link Ibverbs#ibv_wr_rdma_write ibv_wr_rdma_write}), then the required setters:
     * <ul>
     * <li>one of {@link Ibverbs#ibv_wr_set_sge ibv_wr_set_sge},
     * {@link Ibverbs#ibv_wr_set_sge_list ibv_wr_set_sge_list},
     * {@link Ibverbs#ibv_wr_set_inline_data ibv_wr_set_inline_data} and
     * {@link Ibverbs#ibv_wr_set_inline_data_list ibv_wr_set_inline_data_list}, if the operation transfers
     * data; none for an empty message
     * <li>{@link Ibverbs#ibv_wr_set_ud_addr ibv_wr_set_ud_addr} on UD
     * <li>{@link Ibverbs#ibv_wr_set_xrc_srqn ibv_wr_set_xrc_srqn} on
     * {@link ibv_qp_type#IBV_QPT_XRC_SEND IBV_QPT_XRC_SEND}
     * </ul>
     *
     * <p>{@link Ibverbs#ibv_wr_complete ibv_wr_complete} posts the batch,
     * {@link Ibverbs#ibv_wr_abort ibv_wr_abort} discards it. Until then, the queue is locked, unless it
     * belongs to a thread domain: end the batch on the same thread, and call no other function of the
     * queue.
     *
     * <p>{@code void ibv_wr_start(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The call
     * that ends the sequence reports failures. Drivers return from it with the lock of the queue held. The
     * first call converts all critical calls that acquire such a lock to ordinary calls. With
     * {@code -Dorg.rdma4j.critical=always}, they remain critical, and no other thread may use the queue,
     * or poll completions of its queue pairs, until the lock is released: otherwise that thread may
     * deadlock with garbage collection. See {@code ibv_wr_start(3)}.
     */
    public static void ibv_wr_start(MemorySegment qp) {
        Wrapper.rdma_wrap_ibv_wr_start(qp);
    }

    /**
     * {@code void ibv_wr_start(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. Drivers return from it with the lock of the queue held. The first call converts
     * all critical calls that acquire such a lock to ordinary calls. With
     * {@code -Dorg.rdma4j.critical=always}, they remain critical, and no other thread may use the queue,
     * or poll completions of its queue pairs, until the lock is released: otherwise that thread may
     * deadlock with garbage collection. See {@code ibv_wr_start(3)}.
     */
    public static void ibv_wr_start(long qp) {
        Wrapper.rdma_wrap_ibv_wr_start(qp);
    }

    /**
     * Posts all requests since {@link Ibverbs#ibv_wr_start ibv_wr_start}; on failure, none of them is
     * posted: ENOMEM if the capacity of the queue is exceeded, EINVAL if a request is malformed, or ENOSPC
     * if its inline data is too large.
     *
     * <p>{@code int ibv_wr_complete(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. It
     * becomes an ordinary call when a function that returns with the lock of a queue held is called for
     * the first time. See {@code ibv_wr_complete(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_wr_complete(MemorySegment qp) {
        return Wrapper.rdma_wrap_ibv_wr_complete(qp);
    }

    /**
     * Calls {@link #ibv_wr_complete(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_wr_completeChecked(MemorySegment qp) {
        Check.code("ibv_wr_complete", ibv_wr_complete(qp));
    }

    /**
     * {@code int ibv_wr_complete(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_complete(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_wr_complete(long qp) {
        return Wrapper.rdma_wrap_ibv_wr_complete(qp);
    }

    /**
     * Calls {@link #ibv_wr_complete(long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_wr_completeChecked(long qp) {
        Check.code("ibv_wr_complete", ibv_wr_complete(qp));
    }

    /**
     * Discards all requests since {@link Ibverbs#ibv_wr_start ibv_wr_start}.
     *
     * <p>{@code void ibv_wr_abort(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_abort(3)}.
     */
    public static void ibv_wr_abort(MemorySegment qp) {
        Wrapper.rdma_wrap_ibv_wr_abort(qp);
    }

    /**
     * {@code void ibv_wr_abort(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_wr_abort(3)}.
     */
    public static void ibv_wr_abort(long qp) {
        Wrapper.rdma_wrap_ibv_wr_abort(qp);
    }

    /**
     * Atomically writes the 8 bytes at {@code atomic_wr} to {@code remote_addr}, a multiple of 8. No
     * setter. RC, XRC.
     *
     * <p>{@code void ibv_wr_atomic_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, const void *atomic_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 44.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void ibv_wr_atomic_write(MemorySegment qp, int rkey, long remote_addr,
            MemorySegment atomic_wr) {
        Wrapper.rdma_wrap_ibv_wr_atomic_write(qp, rkey, remote_addr, atomic_wr);
    }

    /**
     * {@code void ibv_wr_atomic_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, const void *atomic_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 44.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns.
     */
    public static void ibv_wr_atomic_write(long qp, int rkey, long remote_addr, long atomic_wr) {
        Wrapper.rdma_wrap_ibv_wr_atomic_write(qp, rkey, remote_addr, atomic_wr);
    }

    /**
     * Converts a queue for use with functions that take an {@link ibv_cq ibv_cq}.
     *
     * <p>{@code struct ibv_cq *ibv_cq_ex_to_cq(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * result belongs to the extended completion queue: the result is the same object, destroyed once.
     */
    public static MemorySegment ibv_cq_ex_to_cq(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_cq_ex_to_cq(cq);
    }

    /**
     * Starts a batch and makes the first completion the current one: its {@code wr_id} and {@code status}
     * are in {@link ibv_cq_ex ibv_cq_ex}, other fields are read by
     * {@link Ibverbs#ibv_wc_read_opcode ibv_wc_read_opcode} and related functions.
     * {@link Ibverbs#ibv_next_poll ibv_next_poll} advances to the next completion,
     * {@link Ibverbs#ibv_end_poll ibv_end_poll} ends the batch. {@code attr} must not be NULL; its
     * {@code comp_mask} must be 0. The queue is locked until the end of the batch, unless it is
     * single-threaded: end the batch on the same thread.
     *
     * <p>{@code int ibv_start_poll(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Drivers
     * return from it with the lock of the queue held. The first call converts all critical calls that
     * acquire such a lock to ordinary calls. With {@code -Dorg.rdma4j.critical=always}, they remain
     * critical, and no other thread may use the queue, or poll completions of its queue pairs, until the
     * lock is released: otherwise that thread may deadlock with garbage collection. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure; if the
     * result is not 0, ibv_end_poll must not be called
     */
    public static int ibv_start_poll(MemorySegment cq, MemorySegment attr) {
        return Wrapper.rdma_wrap_ibv_start_poll(cq, attr);
    }

    /**
     * Calls {@link #ibv_start_poll(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return {@code true} for 0, {@code false} for {@code ENOENT}; if the result is not 0, ibv_end_poll
     * must not be called
     * @throws org.rdma4j.sys.ErrnoException if the result is neither of these values
     */
    public static boolean ibv_start_pollChecked(MemorySegment cq, MemorySegment attr) {
        return Check.codeButEnoent("ibv_start_poll", ibv_start_poll(cq, attr));
    }

    /**
     * {@code int ibv_start_poll(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. Drivers return from it with the lock
     * of the queue held. The first call converts all critical calls that acquire such a lock to ordinary
     * calls. With {@code -Dorg.rdma4j.critical=always}, they remain critical, and no other thread may use
     * the queue, or poll completions of its queue pairs, until the lock is released: otherwise that thread
     * may deadlock with garbage collection. See {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure; if the
     * result is not 0, ibv_end_poll must not be called
     */
    public static int ibv_start_poll(long cq, long attr) {
        return Wrapper.rdma_wrap_ibv_start_poll(cq, attr);
    }

    /**
     * Calls {@link #ibv_start_poll(long, long)}, and throws an exception on failure.
     *
     * @return {@code true} for 0, {@code false} for {@code ENOENT}; if the result is not 0, ibv_end_poll
     * must not be called
     * @throws org.rdma4j.sys.ErrnoException if the result is neither of these values
     */
    public static boolean ibv_start_pollChecked(long cq, long attr) {
        return Check.codeButEnoent("ibv_start_poll", ibv_start_poll(cq, attr));
    }

    /**
     * Advances to the next completion.
     *
     * <p>Old releases of soft-RoCE behave incorrectly if there is no further completion. Before rdma-core
     * 55.0, the call consumes one completion too many, and the queue continues with invalid completions;
     * before 59.0, it releases the lock twice. Poll one completion at a time with these releases:
     * {@link Ibverbs#ibv_start_poll ibv_start_poll}, {@link Ibverbs#ibv_end_poll ibv_end_poll}.
     *
     * <p>{@code int ibv_next_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. It
     * becomes an ordinary call when a function that returns with the lock of a queue held is called for
     * the first time. See {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure;
     * ibv_end_poll must be called after any result
     */
    public static int ibv_next_poll(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_next_poll(cq);
    }

    /**
     * Calls {@link #ibv_next_poll(MemorySegment)}, and throws an exception on failure.
     *
     * @return {@code true} for 0, {@code false} for {@code ENOENT}; ibv_end_poll must be called after any
     * result
     * @throws org.rdma4j.sys.ErrnoException if the result is neither of these values
     */
    public static boolean ibv_next_pollChecked(MemorySegment cq) {
        return Check.codeButEnoent("ibv_next_poll", ibv_next_poll(cq));
    }

    /**
     * {@code int ibv_next_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure;
     * ibv_end_poll must be called after any result
     */
    public static int ibv_next_poll(long cq) {
        return Wrapper.rdma_wrap_ibv_next_poll(cq);
    }

    /**
     * Calls {@link #ibv_next_poll(long)}, and throws an exception on failure.
     *
     * @return {@code true} for 0, {@code false} for {@code ENOENT}; ibv_end_poll must be called after any
     * result
     * @throws org.rdma4j.sys.ErrnoException if the result is neither of these values
     */
    public static boolean ibv_next_pollChecked(long cq) {
        return Check.codeButEnoent("ibv_next_poll", ibv_next_poll(cq));
    }

    /**
     * Ends a batch. Required after {@link Ibverbs#ibv_start_poll ibv_start_poll} has returned 0.
     *
     * <p>{@code void ibv_end_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static void ibv_end_poll(MemorySegment cq) {
        Wrapper.rdma_wrap_ibv_end_poll(cq);
    }

    /**
     * {@code void ibv_end_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static void ibv_end_poll(long cq) {
        Wrapper.rdma_wrap_ibv_end_poll(cq);
    }

    /**
     * Returns the operation of the current completion: see {@link ibv_wc#opcode ibv_wc.opcode}.
     *
     * <p>{@code enum ibv_wc_opcode ibv_wc_read_opcode(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_opcode(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_opcode(cq);
    }

    /**
     * {@code enum ibv_wc_opcode ibv_wc_read_opcode(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_opcode(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_opcode(cq);
    }

    /**
     * Returns the vendor-specific error code of the current completion.
     *
     * <p>{@code uint32_t ibv_wc_read_vendor_err(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_vendor_err(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_vendor_err(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_vendor_err(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_vendor_err(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_vendor_err(cq);
    }

    /**
     * Returns the number of bytes of the current completion: see {@link ibv_wc#byte_len ibv_wc.byte_len}.
     * Requires {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_BYTE_LEN IBV_WC_EX_WITH_BYTE_LEN}.
     *
     * <p>{@code uint32_t ibv_wc_read_byte_len(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_byte_len(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_byte_len(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_byte_len(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_byte_len(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_byte_len(cq);
    }

    /**
     * Returns the immediate data of the current completion, if
     * {@link Ibverbs#ibv_wc_read_wc_flags ibv_wc_read_wc_flags} contains
     * {@link ibv_wc_flags#IBV_WC_WITH_IMM IBV_WC_WITH_IMM}. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_IMM IBV_WC_EX_WITH_IMM}.
     *
     * <p>{@code __be32 ibv_wc_read_imm_data(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_imm_data(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_imm_data(cq);
    }

    /**
     * {@code __be32 ibv_wc_read_imm_data(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_imm_data(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_imm_data(cq);
    }

    /**
     * Returns the key that the message of the current completion has invalidated, if
     * {@link Ibverbs#ibv_wc_read_wc_flags ibv_wc_read_wc_flags} contains
     * {@link ibv_wc_flags#IBV_WC_WITH_INV IBV_WC_WITH_INV}. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_IMM IBV_WC_EX_WITH_IMM}.
     *
     * <p>{@code uint32_t ibv_wc_read_invalidated_rkey(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_invalidated_rkey(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_invalidated_rkey(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_invalidated_rkey(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_invalidated_rkey(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_invalidated_rkey(cq);
    }

    /**
     * Returns the number of the local queue pair of the current completion. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_QP_NUM IBV_WC_EX_WITH_QP_NUM}.
     *
     * <p>{@code uint32_t ibv_wc_read_qp_num(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_qp_num(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_qp_num(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_qp_num(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_qp_num(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_qp_num(cq);
    }

    /**
     * Returns the number of the sender's queue pair, on UD. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SRC_QP IBV_WC_EX_WITH_SRC_QP}.
     *
     * <p>{@code uint32_t ibv_wc_read_src_qp(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_src_qp(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_src_qp(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_src_qp(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_src_qp(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_src_qp(cq);
    }

    /**
     * Returns the flags of the current completion ({@link ibv_wc_flags ibv_wc_flags}).
     *
     * <p>{@code unsigned int ibv_wc_read_wc_flags(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_wc_flags(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_wc_flags(cq);
    }

    /**
     * {@code unsigned int ibv_wc_read_wc_flags(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_wc_flags(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_wc_flags(cq);
    }

    /**
     * Returns the LID of the sender, on UD over InfiniBand. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SLID IBV_WC_EX_WITH_SLID}.
     *
     * <p>{@code uint32_t ibv_wc_read_slid(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_slid(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_slid(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_slid(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_slid(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_slid(cq);
    }

    /**
     * Returns the service level of the message, on UD. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SL IBV_WC_EX_WITH_SL}.
     *
     * <p>{@code uint8_t ibv_wc_read_sl(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_sl(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_sl(cq);
    }

    /**
     * {@code uint8_t ibv_wc_read_sl(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_sl(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_sl(cq);
    }

    /**
     * Returns the low bits of the local LID to which the message was sent, on UD over InfiniBand. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_DLID_PATH_BITS IBV_WC_EX_WITH_DLID_PATH_BITS}.
     *
     * <p>{@code uint8_t ibv_wc_read_dlid_path_bits(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_dlid_path_bits(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_dlid_path_bits(cq);
    }

    /**
     * {@code uint8_t ibv_wc_read_dlid_path_bits(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_dlid_path_bits(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_dlid_path_bits(cq);
    }

    /**
     * Returns the time at which the request completed, in ticks of the device clock, whose frequency in
     * kHz is {@code hca_core_clock} of {@link ibv_device_attr_ex ibv_device_attr_ex}.
     *
     * <p>{@code uint64_t ibv_wc_read_completion_ts(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static long ibv_wc_read_completion_ts(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_completion_ts(cq);
    }

    /**
     * {@code uint64_t ibv_wc_read_completion_ts(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static long ibv_wc_read_completion_ts(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_completion_ts(cq);
    }

    /**
     * Returns the time at which the request completed, in nanoseconds of the system clock. Requires
     * {@link ibv_create_cq_wc_flags#IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK}.
     *
     * <p>{@code uint64_t ibv_wc_read_completion_wallclock_ns(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static long ibv_wc_read_completion_wallclock_ns(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_completion_wallclock_ns(cq);
    }

    /**
     * {@code uint64_t ibv_wc_read_completion_wallclock_ns(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static long ibv_wc_read_completion_wallclock_ns(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_completion_wallclock_ns(cq);
    }

    /**
     * {@code uint16_t ibv_wc_read_cvlan(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_cvlan(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_cvlan(cq);
    }

    /**
     * {@code uint16_t ibv_wc_read_cvlan(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_cvlan(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_cvlan(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_flow_tag(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_flow_tag(MemorySegment cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_flow_tag(cq);
    }

    /**
     * {@code uint32_t ibv_wc_read_flow_tag(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int ibv_wc_read_flow_tag(long cq) {
        return Wrapper.rdma_wrap_ibv_wc_read_flow_tag(cq);
    }

    /**
     * {@code void ibv_wc_read_tm_info(struct ibv_cq_ex *cq, struct ibv_wc_tm_info *tm_info)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static void ibv_wc_read_tm_info(MemorySegment cq, MemorySegment tm_info) {
        Wrapper.rdma_wrap_ibv_wc_read_tm_info(cq, tm_info);
    }

    /**
     * {@code void ibv_wc_read_tm_info(struct ibv_cq_ex *cq, struct ibv_wc_tm_info *tm_info)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static void ibv_wc_read_tm_info(long cq, long tm_info) {
        Wrapper.rdma_wrap_ibv_wc_read_tm_info(cq, tm_info);
    }

    /**
     * {@code int ibv_post_wq_recv(struct ibv_wq *wq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_wq_recv(MemorySegment wq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        return Wrapper.rdma_wrap_ibv_post_wq_recv(wq, recv_wr, bad_recv_wr);
    }

    /**
     * Calls {@link #ibv_post_wq_recv(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_wq_recvChecked(MemorySegment wq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        Check.code("ibv_post_wq_recv", ibv_post_wq_recv(wq, recv_wr, bad_recv_wr));
    }

    /**
     * {@code int ibv_post_wq_recv(struct ibv_wq *wq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_wq_recv(long wq, long recv_wr, long bad_recv_wr) {
        return Wrapper.rdma_wrap_ibv_post_wq_recv(wq, recv_wr, bad_recv_wr);
    }

    /**
     * Calls {@link #ibv_post_wq_recv(long, long, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_wq_recvChecked(long wq, long recv_wr, long bad_recv_wr) {
        Check.code("ibv_post_wq_recv", ibv_post_wq_recv(wq, recv_wr, bad_recv_wr));
    }

    /**
     * {@code struct verbs_context *verbs_get_ctx(struct ibv_context *ctx)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * result belongs to the context: the result is the record around it.
     *
     * @return the record, unless the context is of the oldest ABI; NULL on failure; errno is not set
     */
    public static MemorySegment verbs_get_ctx(MemorySegment ctx) {
        return Wrapper.rdma_wrap_verbs_get_ctx(ctx);
    }

    /**
     * Calls {@link #verbs_get_ctx(MemorySegment)}, and throws an exception on failure.
     *
     * @return the record, unless the context is of the oldest ABI
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment verbs_get_ctxChecked(MemorySegment ctx) {
        return Check.notNullWithoutErrno("verbs_get_ctx", verbs_get_ctx(ctx));
    }

    /**
     * Returns a NULL-terminated array of pointers to the RDMA devices ({@link ibv_device ibv_device}). In
     * Java, {@code reinterpret} sets the size of the array. {@code num_devices} receives the number of
     * devices; it may be NULL. Open a device before
     * {@link Ibverbs#ibv_free_device_list ibv_free_device_list}, which frees the devices that are not
     * open.
     *
     * <p>{@code struct ibv_device **ibv_get_device_list(int *num_devices)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_free_device_list ibv_free_device_list}. See {@code ibv_get_device_list(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_get_device_list(MemorySegment num_devices) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_get_device_list.HANDLE.invokeExact(capture, num_devices);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_get_device_list(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_get_device_listChecked(MemorySegment num_devices) {
        return Check.notNull("ibv_get_device_list", ibv_get_device_list(num_devices));
    }

    /**
     * Frees the array, and the devices in it that have not been opened.
     *
     * <p>{@code void ibv_free_device_list(struct ibv_device **list)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_free_device_list(3)}.
     */
    public static void ibv_free_device_list(MemorySegment list) {
        try {
            IbverbsHandles.ibv_free_device_list.HANDLE.invokeExact(list);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the name of a device, such as rxe0 or mlx5_0.
     *
     * <p>{@code const char *ibv_get_device_name(struct ibv_device *device)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The result belongs to the device: the name lives as long
     * as it does. See {@code ibv_get_device_name(3)}.
     */
    public static MemorySegment ibv_get_device_name(MemorySegment device) {
        try {
            return (MemorySegment) IbverbsHandles.ibv_get_device_name.HANDLE.invokeExact(device);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the result of {@code ibv_get_device_name} as a string, or {@code null} for NULL.
     */
    public static String ibv_get_device_nameString(MemorySegment device) {
        return CStrings.string(ibv_get_device_name(device));
    }

    /**
     * Returns the index that the kernel has assigned to a device, which is constant until the device is
     * removed.
     *
     * <p>{@code int ibv_get_device_index(struct ibv_device *device)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 30.0. See
     * {@code ibv_get_device_index(3)}.
     *
     * @return the index of the device, if the kernel assigns indices; a negative number, which is not an
     * errno value, on failure; errno is not set
     */
    public static int ibv_get_device_index(MemorySegment device) {
        try {
            return (int) IbverbsHandles.ibv_get_device_index.HANDLE.invokeExact(device);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_get_device_index(MemorySegment)}, and throws an exception on failure.
     *
     * @return the index of the device, if the kernel assigns indices
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int ibv_get_device_indexChecked(MemorySegment device) {
        return Check.notNegativeWithoutErrno("ibv_get_device_index", ibv_get_device_index(device));
    }

    /**
     * Returns the node GUID of a device. {@code org.rdma4j.sys.Guid} formats it.
     *
     * <p>{@code __be64 ibv_get_device_guid(struct ibv_device *device)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_get_device_guid(3)}.
     *
     * @return the GUID; 0 if it cannot be read, and errno is not set
     */
    public static long ibv_get_device_guid(MemorySegment device) {
        try {
            return Long.reverseBytes((long) IbverbsHandles.ibv_get_device_guid.HANDLE.invokeExact(device));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Opens a device and returns its context, from which all other objects are created. A device may be
     * opened several times; objects of different contexts cannot be combined.
     *
     * <p>{@code struct ibv_context *ibv_open_device(struct ibv_device *device)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_close_device ibv_close_device}. See {@code ibv_open_device(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_open_device(MemorySegment device) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_open_device.HANDLE.invokeExact(capture, device);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_context.sizeof());
    }

    /**
     * Calls {@link #ibv_open_device(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_open_deviceChecked(MemorySegment device) {
        return Check.notNull("ibv_open_device", ibv_open_device(device));
    }

    /**
     * Closes a context. Destroy the objects of the context before, in reverse order of creation. The call
     * succeeds even if objects remain, but they are then unusable.
     *
     * <p>{@code int ibv_close_device(struct ibv_context *context)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_close_device(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_close_device(MemorySegment context) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_close_device.HANDLE.invokeExact(capture, context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_close_device(MemorySegment)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_close_deviceChecked(MemorySegment context) {
        return Check.notMinusOne("ibv_close_device", ibv_close_device(context));
    }

    /**
     * {@code struct ibv_context *ibv_import_device(int cmd_fd)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 31.0. The caller must release the result
     * with {@link Ibverbs#ibv_close_device ibv_close_device}. See {@code ibv_import_device(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_import_device(int cmd_fd) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_import_device.HANDLE.invokeExact(capture, cmd_fd);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_context.sizeof());
    }

    /**
     * Calls {@link #ibv_import_device(int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_import_deviceChecked(int cmd_fd) {
        return Check.notNull("ibv_import_device", ibv_import_device(cmd_fd));
    }

    /**
     * {@code struct ibv_pd *ibv_import_pd(struct ibv_context *context, uint32_t pd_handle)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 31.0. The caller must release the result
     * with {@link Ibverbs#ibv_unimport_pd ibv_unimport_pd}. See {@code ibv_import_pd(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_import_pd(MemorySegment context, int pd_handle) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_import_pd.HANDLE.invokeExact(capture, context, pd_handle);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_pd.sizeof());
    }

    /**
     * Calls {@link #ibv_import_pd(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_import_pdChecked(MemorySegment context, int pd_handle) {
        return Check.notNull("ibv_import_pd", ibv_import_pd(context, pd_handle));
    }

    /**
     * {@code void ibv_unimport_pd(struct ibv_pd *pd)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 31.0. See {@code ibv_unimport_pd(3)}.
     */
    public static void ibv_unimport_pd(MemorySegment pd) {
        try {
            IbverbsHandles.ibv_unimport_pd.HANDLE.invokeExact(pd);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_mr *ibv_import_mr(struct ibv_pd *pd, uint32_t mr_handle)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 31.0. The caller must release the result
     * with {@link Ibverbs#ibv_unimport_mr ibv_unimport_mr}. See {@code ibv_import_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_import_mr(MemorySegment pd, int mr_handle) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_import_mr.HANDLE.invokeExact(capture, pd, mr_handle);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * Calls {@link #ibv_import_mr(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_import_mrChecked(MemorySegment pd, int mr_handle) {
        return Check.notNull("ibv_import_mr", ibv_import_mr(pd, mr_handle));
    }

    /**
     * {@code void ibv_unimport_mr(struct ibv_mr *mr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 31.0. See {@code ibv_unimport_mr(3)}.
     */
    public static void ibv_unimport_mr(MemorySegment mr) {
        try {
            IbverbsHandles.ibv_unimport_mr.HANDLE.invokeExact(mr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_dm *ibv_import_dm(struct ibv_context *context, uint32_t dm_handle)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 35.0. The caller must release the result
     * with {@link Ibverbs#ibv_unimport_dm ibv_unimport_dm}. See {@code ibv_import_dm(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_import_dm(MemorySegment context, int dm_handle) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_import_dm.HANDLE.invokeExact(capture, context, dm_handle);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_dm.sizeof());
    }

    /**
     * Calls {@link #ibv_import_dm(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_import_dmChecked(MemorySegment context, int dm_handle) {
        return Check.notNull("ibv_import_dm", ibv_import_dm(context, dm_handle));
    }

    /**
     * {@code void ibv_unimport_dm(struct ibv_dm *dm)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 35.0. See {@code ibv_unimport_dm(3)}.
     */
    public static void ibv_unimport_dm(MemorySegment dm) {
        try {
            IbverbsHandles.ibv_unimport_dm.HANDLE.invokeExact(dm);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Waits for the next asynchronous event of the device, its ports, or objects of the context. The event
     * type determines the valid member of {@code element}. If {@code async_fd} is non-blocking, fails with
     * EAGAIN if there is no event. Each event must be acknowledged: the destruction of the object waits
     * for the acknowledgement.
     *
     * <p>{@code int ibv_get_async_event(struct ibv_context *context, struct ibv_async_event *event)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_ack_async_event ibv_ack_async_event}. May block, which pins the carrier of a
     * virtual thread. See {@code ibv_get_async_event(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_get_async_event(MemorySegment context, MemorySegment event) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_get_async_event.HANDLE.invokeExact(capture, context, event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_get_async_event(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_get_async_eventChecked(MemorySegment context, MemorySegment event) {
        return Check.notMinusOne("ibv_get_async_event", ibv_get_async_event(context, event));
    }

    /**
     * Acknowledges an event of {@link Ibverbs#ibv_get_async_event ibv_get_async_event}. The destruction of
     * the object of the event waits for this call.
     *
     * <p>{@code void ibv_ack_async_event(struct ibv_async_event *event)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_ack_async_event(3)}.
     */
    public static void ibv_ack_async_event(MemorySegment event) {
        try {
            IbverbsHandles.ibv_ack_async_event.HANDLE.invokeExact(event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Queries the attributes and limits of a device.
     *
     * <p>{@code int ibv_query_device(struct ibv_context *context, struct ibv_device_attr *device_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_query_device(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_device(MemorySegment context, MemorySegment device_attr) {
        try {
            return (int) IbverbsHandles.ibv_query_device.HANDLE.invokeExact(context, device_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_query_device(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_deviceChecked(MemorySegment context, MemorySegment device_attr) {
        Check.code("ibv_query_device", ibv_query_device(context, device_attr));
    }

    /**
     * Queries the state and attributes of a port. Port numbers start at 1.
     *
     * <p>{@code int ibv_query_port(struct ibv_context *context, uint8_t port_num, struct ibv_port_attr *port_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; calls the macro of this name through the wrapper library.
     * See {@code ibv_query_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_port(MemorySegment context, int port_num, MemorySegment port_attr) {
        return Wrapper.rdma_wrap_ibv_query_port(context, port_num, port_attr);
    }

    /**
     * Calls {@link #ibv_query_port(MemorySegment, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_portChecked(MemorySegment context, int port_num,
            MemorySegment port_attr) {
        Check.code("ibv_query_port", ibv_query_port(context, port_num, port_attr));
    }

    /**
     * {@code int ibv_query_port_speed(struct ibv_context *context, uint32_t port_num, uint64_t *port_speed)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 62.0. See
     * {@code ibv_query_port_speed(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_port_speed(MemorySegment context, int port_num,
            MemorySegment port_speed) {
        try {
            return (int) IbverbsHandles.ibv_query_port_speed.HANDLE.invokeExact(context, port_num, port_speed);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_query_port_speed(MemorySegment, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_port_speedChecked(MemorySegment context, int port_num,
            MemorySegment port_speed) {
        Check.code("ibv_query_port_speed", ibv_query_port_speed(context, port_num, port_speed));
    }

    /**
     * {@code int ___ibv_query_port(struct ibv_context *context, uint8_t port_num, struct ibv_port_attr *port_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_query_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ___ibv_query_port(MemorySegment context, int port_num,
            MemorySegment port_attr) {
        return Wrapper.rdma_wrap____ibv_query_port(context, port_num, port_attr);
    }

    /**
     * Calls {@link #___ibv_query_port(MemorySegment, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ___ibv_query_portChecked(MemorySegment context, int port_num,
            MemorySegment port_attr) {
        Check.code("___ibv_query_port", ___ibv_query_port(context, port_num, port_attr));
    }

    /**
     * Reads a GID of a port: {@code gid} receives the entry at {@code index} in the table of the port,
     * from 0 to {@code gid_tbl_len} of {@link ibv_port_attr ibv_port_attr} - 1. An empty entry consists of
     * 16 zero bytes. On InfiniBand, entry 0 is the GID of the port; on RoCE, each IP address of the
     * network interface has entries. {@link Ibverbs#ibv_query_gid_ex ibv_query_gid_ex} returns the type of
     * an entry.
     *
     * <p>{@code int ibv_query_gid(struct ibv_context *context, uint8_t port_num, int index, union ibv_gid *gid)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_query_gid(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_query_gid(MemorySegment context, int port_num, int index,
            MemorySegment gid) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_query_gid.HANDLE.invokeExact(capture, context, Ranges.u8(port_num), index, gid);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_query_gid(MemorySegment, int, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_query_gidChecked(MemorySegment context, int port_num, int index,
            MemorySegment gid) {
        return Check.notMinusOne("ibv_query_gid", ibv_query_gid(context, port_num, index, gid));
    }

    /**
     * {@code int _ibv_query_gid_ex(struct ibv_context *context, uint32_t port_num, uint32_t gid_index, struct ibv_gid_entry *entry, uint32_t flags, size_t entry_size)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 32.0. See {@code ibv_query_gid_ex(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int _ibv_query_gid_ex(MemorySegment context, int port_num, int gid_index,
            MemorySegment entry, int flags, long entry_size) {
        try {
            return (int) IbverbsHandles._ibv_query_gid_ex.HANDLE.invokeExact(context, port_num, gid_index, entry, flags, entry_size);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #_ibv_query_gid_ex(MemorySegment, int, int, MemorySegment, int, long)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void _ibv_query_gid_exChecked(MemorySegment context, int port_num, int gid_index,
            MemorySegment entry, int flags, long entry_size) {
        Check.code("_ibv_query_gid_ex", _ibv_query_gid_ex(context, port_num, gid_index, entry, flags, entry_size));
    }

    /**
     * Like {@link Ibverbs#ibv_query_gid ibv_query_gid}, with the type of the GID ({@code gid_type}) and
     * the network interface. {@code flags} must be 0. Fails with ENODATA for an empty entry.
     *
     * <p>{@code int ibv_query_gid_ex(struct ibv_context *context, uint32_t port_num, uint32_t gid_index, struct ibv_gid_entry *entry, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 32.0. See {@code ibv_query_gid_ex(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_gid_ex(MemorySegment context, int port_num, int gid_index,
            MemorySegment entry, int flags) {
        return Wrapper.rdma_wrap_ibv_query_gid_ex(context, port_num, gid_index, entry, flags);
    }

    /**
     * Calls {@link #ibv_query_gid_ex(MemorySegment, int, int, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_gid_exChecked(MemorySegment context, int port_num, int gid_index,
            MemorySegment entry, int flags) {
        Check.code("ibv_query_gid_ex", ibv_query_gid_ex(context, port_num, gid_index, entry, flags));
    }

    /**
     * {@code ssize_t _ibv_query_gid_table(struct ibv_context *context, struct ibv_gid_entry *entries, size_t max_entries, uint32_t flags, size_t entry_size)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 32.0. See {@code ibv_query_gid_table(3)}.
     *
     * @return a negated errno value on failure
     */
    public static long _ibv_query_gid_table(MemorySegment context, MemorySegment entries,
            long max_entries, int flags, long entry_size) {
        try {
            return (long) IbverbsHandles._ibv_query_gid_table.HANDLE.invokeExact(context, entries, max_entries, flags, entry_size);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #_ibv_query_gid_table(MemorySegment, MemorySegment, long, int, long)}, and throws an
     * exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static long _ibv_query_gid_tableChecked(MemorySegment context, MemorySegment entries,
            long max_entries, int flags, long entry_size) {
        return Check.notNegative("_ibv_query_gid_table", _ibv_query_gid_table(context, entries, max_entries, flags, entry_size));
    }

    /**
     * Reads the non-empty GID entries of all ports into {@code entries}, an array of {@code max_entries}
     * records. {@code flags} must be 0.
     *
     * <p>{@code ssize_t ibv_query_gid_table(struct ibv_context *context, struct ibv_gid_entry *entries, size_t max_entries, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 32.0. See {@code ibv_query_gid_table(3)}.
     *
     * @return the number of entries; a negated errno value on failure
     */
    public static long ibv_query_gid_table(MemorySegment context, MemorySegment entries,
            long max_entries, int flags) {
        return Wrapper.rdma_wrap_ibv_query_gid_table(context, entries, max_entries, flags);
    }

    /**
     * Calls {@link #ibv_query_gid_table(MemorySegment, MemorySegment, long, int)}, and throws an exception
     * on failure.
     *
     * @return the number of entries
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static long ibv_query_gid_tableChecked(MemorySegment context, MemorySegment entries,
            long max_entries, int flags) {
        return Check.notNegative("ibv_query_gid_table", ibv_query_gid_table(context, entries, max_entries, flags));
    }

    /**
     * Reads a P_Key of a port: {@code pkey} receives the entry at {@code index} in the table of the port,
     * in network byte order. The lower 15 bits identify the partition, the highest bit indicates full
     * membership.
     *
     * <p>{@code int ibv_query_pkey(struct ibv_context *context, uint8_t port_num, int index, __be16 *pkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_query_pkey(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_query_pkey(MemorySegment context, int port_num, int index,
            MemorySegment pkey) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_query_pkey.HANDLE.invokeExact(capture, context, Ranges.u8(port_num), index, pkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_query_pkey(MemorySegment, int, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_query_pkeyChecked(MemorySegment context, int port_num, int index,
            MemorySegment pkey) {
        return Check.notMinusOne("ibv_query_pkey", ibv_query_pkey(context, port_num, index, pkey));
    }

    /**
     * Returns the index of a P_Key in the table of a port. {@code pkey} is in network byte order, as
     * {@link Ibverbs#ibv_query_pkey ibv_query_pkey} stores it.
     *
     * <p>{@code int ibv_get_pkey_index(struct ibv_context *context, uint8_t port_num, __be16 pkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_get_pkey_index(3)}.
     *
     * @return the index; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_get_pkey_index(MemorySegment context, int port_num, int pkey) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_get_pkey_index.HANDLE.invokeExact(capture, context, Ranges.u8(port_num), Short.reverseBytes(Ranges.u16(pkey)));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_get_pkey_index(MemorySegment, int, int)}, and throws an exception on failure.
     *
     * @return the index
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_get_pkey_indexChecked(MemorySegment context, int port_num, int pkey) {
        return Check.notMinusOne("ibv_get_pkey_index", ibv_get_pkey_index(context, port_num, pkey));
    }

    /**
     * Creates a protection domain. Queue pairs can use only memory regions, memory windows and address
     * handles of their own protection domain.
     *
     * <p>{@code struct ibv_pd *ibv_alloc_pd(struct ibv_context *context)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_dealloc_pd ibv_dealloc_pd}. See {@code ibv_alloc_pd(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_pd(MemorySegment context) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_alloc_pd.HANDLE.invokeExact(capture, context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_pd.sizeof());
    }

    /**
     * Calls {@link #ibv_alloc_pd(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_pdChecked(MemorySegment context) {
        return Check.notNull("ibv_alloc_pd", ibv_alloc_pd(context));
    }

    /**
     * Destroys a protection domain. Fails with EBUSY if it contains objects: destroy queue pairs, memory
     * regions, address handles and shared receive queues before.
     *
     * <p>{@code int ibv_dealloc_pd(struct ibv_pd *pd)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_dealloc_pd(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_dealloc_pd(MemorySegment pd) {
        try {
            return (int) IbverbsHandles.ibv_dealloc_pd.HANDLE.invokeExact(pd);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_dealloc_pd(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_dealloc_pdChecked(MemorySegment pd) {
        Check.code("ibv_dealloc_pd", ibv_dealloc_pd(pd));
    }

    /**
     * {@code struct ibv_flow *ibv_create_flow(struct ibv_qp *qp, struct ibv_flow_attr *flow)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_flow ibv_destroy_flow}. See
     * {@code ibv_create_flow(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_flow(MemorySegment qp, MemorySegment flow) {
        return Wrapper.rdma_wrap_ibv_create_flow(qp, flow);
    }

    /**
     * Calls {@link #ibv_create_flow(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_flowChecked(MemorySegment qp, MemorySegment flow) {
        return Check.notNull("ibv_create_flow", ibv_create_flow(qp, flow));
    }

    /**
     * {@code int ibv_destroy_flow(struct ibv_flow *flow_id)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_destroy_flow(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_flow(MemorySegment flow_id) {
        return Wrapper.rdma_wrap_ibv_destroy_flow(flow_id);
    }

    /**
     * Calls {@link #ibv_destroy_flow(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_flowChecked(MemorySegment flow_id) {
        Check.code("ibv_destroy_flow", ibv_destroy_flow(flow_id));
    }

    /**
     * {@code struct ibv_flow_action *ibv_create_flow_action_esp(struct ibv_context *ctx, struct ibv_flow_action_esp_attr *esp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_flow_action ibv_destroy_flow_action}.
     * See {@code ibv_create_flow_action(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_flow_action_esp(MemorySegment ctx, MemorySegment esp) {
        return Wrapper.rdma_wrap_ibv_create_flow_action_esp(ctx, esp);
    }

    /**
     * Calls {@link #ibv_create_flow_action_esp(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_flow_action_espChecked(MemorySegment ctx,
            MemorySegment esp) {
        return Check.notNull("ibv_create_flow_action_esp", ibv_create_flow_action_esp(ctx, esp));
    }

    /**
     * {@code int ibv_modify_flow_action_esp(struct ibv_flow_action *action, struct ibv_flow_action_esp_attr *esp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_modify_flow_action(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_modify_flow_action_esp(MemorySegment action, MemorySegment esp) {
        return Wrapper.rdma_wrap_ibv_modify_flow_action_esp(action, esp);
    }

    /**
     * Calls {@link #ibv_modify_flow_action_esp(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_modify_flow_action_espChecked(MemorySegment action, MemorySegment esp) {
        Check.code("ibv_modify_flow_action_esp", ibv_modify_flow_action_esp(action, esp));
    }

    /**
     * {@code int ibv_destroy_flow_action(struct ibv_flow_action *action)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_destroy_flow_action(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_flow_action(MemorySegment action) {
        return Wrapper.rdma_wrap_ibv_destroy_flow_action(action);
    }

    /**
     * Calls {@link #ibv_destroy_flow_action(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_flow_actionChecked(MemorySegment action) {
        Check.code("ibv_destroy_flow_action", ibv_destroy_flow_action(action));
    }

    /**
     * Opens an XRC domain, whose shared receive queues serve the queue pairs of several processes.
     *
     * <p>{@code struct ibv_xrcd *ibv_open_xrcd(struct ibv_context *context, struct ibv_xrcd_init_attr *xrcd_init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_close_xrcd ibv_close_xrcd}. See
     * {@code ibv_open_xrcd(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_open_xrcd(MemorySegment context, MemorySegment xrcd_init_attr) {
        return Wrapper.rdma_wrap_ibv_open_xrcd(context, xrcd_init_attr);
    }

    /**
     * Calls {@link #ibv_open_xrcd(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_open_xrcdChecked(MemorySegment context,
            MemorySegment xrcd_init_attr) {
        return Check.notNull("ibv_open_xrcd", ibv_open_xrcd(context, xrcd_init_attr));
    }

    /**
     * Closes an XRC domain. The domain is destroyed when the last process closes it.
     *
     * <p>{@code int ibv_close_xrcd(struct ibv_xrcd *xrcd)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_close_xrcd(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_close_xrcd(MemorySegment xrcd) {
        return Wrapper.rdma_wrap_ibv_close_xrcd(xrcd);
    }

    /**
     * Calls {@link #ibv_close_xrcd(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_close_xrcdChecked(MemorySegment xrcd) {
        Check.code("ibv_close_xrcd", ibv_close_xrcd(xrcd));
    }

    /**
     * {@code struct ibv_mr *ibv_reg_mr_iova2(struct ibv_pd *pd, void *addr, size_t length, uint64_t iova, unsigned int access)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may access the memory until its operations are
     * complete and it is deregistered. Allocate it from a shared or the global arena, or with mmap, and do
     * not free it earlier.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_reg_mr_iova2(MemorySegment pd, MemorySegment addr, long length,
            long iova, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_reg_mr_iova2.HANDLE.invokeExact(capture, pd, addr, length, iova, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * Calls {@link #ibv_reg_mr_iova2(MemorySegment, MemorySegment, long, long, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_reg_mr_iova2Checked(MemorySegment pd, MemorySegment addr,
            long length, long iova, int access) {
        return Check.notNull("ibv_reg_mr_iova2", ibv_reg_mr_iova2(pd, addr, length, iova, access));
    }

    /**
     * Registers {@code length} bytes at {@code addr}, which need not be aligned, so that the device can
     * access them. The pages are locked in memory until {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}, and
     * count towards RLIMIT_MEMLOCK (ulimit -l). {@code access} is 0 or a combination of
     * {@link ibv_access_flags ibv_access_flags}; the device may always read the memory for sends of this
     * side.
     *
     * <p>errno: ENOMEM if the limit on locked memory is reached; EINVAL if the flags are inconsistent; EFAULT
     * if the memory is not mapped, or is read-only although the flags require write access.
     *
     * <p>{@code struct ibv_mr *ibv_reg_mr(struct ibv_pd *pd, void *addr, size_t length, int access)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; calls the macro of this name through the wrapper library.
     * The caller must release the result with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_reg_mr(MemorySegment pd, MemorySegment addr, long length,
            int access) {
        return Wrapper.rdma_wrap_ibv_reg_mr(pd, addr, length, access);
    }

    /**
     * Calls {@link #ibv_reg_mr(MemorySegment, MemorySegment, long, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_reg_mrChecked(MemorySegment pd, MemorySegment addr, long length,
            int access) {
        return Check.notNull("ibv_reg_mr", ibv_reg_mr(pd, addr, length, access));
    }

    /**
     * {@code struct ibv_mr *__ibv_reg_mr(struct ibv_pd *pd, void *addr, size_t length, unsigned int access, int is_access_const)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment __ibv_reg_mr(MemorySegment pd, MemorySegment addr, long length,
            int access, int is_access_const) {
        return Wrapper.rdma_wrap___ibv_reg_mr(pd, addr, length, access, is_access_const);
    }

    /**
     * Calls {@link #__ibv_reg_mr(MemorySegment, MemorySegment, long, int, int)}, and throws an exception
     * on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment __ibv_reg_mrChecked(MemorySegment pd, MemorySegment addr,
            long length, int access, int is_access_const) {
        return Check.notNull("__ibv_reg_mr", __ibv_reg_mr(pd, addr, length, access, is_access_const));
    }

    /**
     * Like {@link Ibverbs#ibv_reg_mr ibv_reg_mr}, with addresses ({@link ibv_sge#addr ibv_sge.addr}, and
     * {@code remote_addr} of the peer) that start at {@code iova} instead of {@code addr}.
     *
     * <p>{@code struct ibv_mr *ibv_reg_mr_iova(struct ibv_pd *pd, void *addr, size_t length, uint64_t iova, int access)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; calls the macro of this name through the wrapper library.
     * The caller must release the result with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_reg_mr_iova(MemorySegment pd, MemorySegment addr, long length,
            long iova, int access) {
        return Wrapper.rdma_wrap_ibv_reg_mr_iova(pd, addr, length, iova, access);
    }

    /**
     * Calls {@link #ibv_reg_mr_iova(MemorySegment, MemorySegment, long, long, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_reg_mr_iovaChecked(MemorySegment pd, MemorySegment addr,
            long length, long iova, int access) {
        return Check.notNull("ibv_reg_mr_iova", ibv_reg_mr_iova(pd, addr, length, iova, access));
    }

    /**
     * {@code struct ibv_mr *__ibv_reg_mr_iova(struct ibv_pd *pd, void *addr, size_t length, uint64_t iova, unsigned int access, int is_access_const)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment __ibv_reg_mr_iova(MemorySegment pd, MemorySegment addr, long length,
            long iova, int access, int is_access_const) {
        return Wrapper.rdma_wrap___ibv_reg_mr_iova(pd, addr, length, iova, access, is_access_const);
    }

    /**
     * Calls {@link #__ibv_reg_mr_iova(MemorySegment, MemorySegment, long, long, int, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment __ibv_reg_mr_iovaChecked(MemorySegment pd, MemorySegment addr,
            long length, long iova, int access, int is_access_const) {
        return Check.notNull("__ibv_reg_mr_iova", __ibv_reg_mr_iova(pd, addr, length, iova, access, is_access_const));
    }

    /**
     * Registers {@code length} bytes at {@code offset} of a dma-buf {@code fd}, such as GPU memory.
     * Addresses in the region start at {@code iova}.
     *
     * <p>{@code struct ibv_mr *ibv_reg_dmabuf_mr(struct ibv_pd *pd, uint64_t offset, size_t length, uint64_t iova, int fd, int access)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 34.0. The caller must release the result
     * with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may access the memory until its operations
     * are complete and it is deregistered. Allocate it from a shared or the global arena, or with mmap,
     * and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_reg_dmabuf_mr(MemorySegment pd, long offset, long length,
            long iova, int fd, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_reg_dmabuf_mr.HANDLE.invokeExact(capture, pd, offset, length, iova, fd, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * Calls {@link #ibv_reg_dmabuf_mr(MemorySegment, long, long, long, int, int)}, and throws an exception
     * on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_reg_dmabuf_mrChecked(MemorySegment pd, long offset, long length,
            long iova, int fd, int access) {
        return Check.notNull("ibv_reg_dmabuf_mr", ibv_reg_dmabuf_mr(pd, offset, length, iova, fd, access));
    }

    /**
     * {@code struct ibv_mr *ibv_reg_mr_ex(struct ibv_pd *pd, struct ibv_mr_init_attr *mr_init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 59.0. The caller must release the result
     * with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may access the memory until its operations
     * are complete and it is deregistered. Allocate it from a shared or the global arena, or with mmap,
     * and do not free it earlier. See {@code ibv_reg_mr_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_reg_mr_ex(MemorySegment pd, MemorySegment mr_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_reg_mr_ex.HANDLE.invokeExact(capture, pd, mr_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * Calls {@link #ibv_reg_mr_ex(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_reg_mr_exChecked(MemorySegment pd, MemorySegment mr_init_attr) {
        return Check.notNull("ibv_reg_mr_ex", ibv_reg_mr_ex(pd, mr_init_attr));
    }

    /**
     * Changes the memory, the access flags or the protection domain of a region, according to
     * {@code flags} ({@link ibv_rereg_mr_flags ibv_rereg_mr_flags}). No outstanding request may use the
     * region. After a failure, the region may be unusable: see
     * {@link ibv_rereg_mr_err_code ibv_rereg_mr_err_code}.
     *
     * <p>{@code int ibv_rereg_mr(struct ibv_mr *mr, int flags, struct ibv_pd *pd, void *addr, size_t length, int access)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. A device may access the memory until its operations are
     * complete and it is deregistered. Allocate it from a shared or the global arena, or with mmap, and do
     * not free it earlier. See {@code ibv_rereg_mr(3)}.
     *
     * @return 0 on success; otherwise, the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_rereg_mr(MemorySegment mr, int flags, MemorySegment pd,
            MemorySegment addr, long length, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_rereg_mr.HANDLE.invokeExact(capture, mr, flags, pd, addr, length, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result == 0) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_rereg_mr(MemorySegment, int, MemorySegment, MemorySegment, long, int)}, and throws
     * an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_rereg_mrChecked(MemorySegment mr, int flags, MemorySegment pd,
            MemorySegment addr, long length, int access) {
        Check.zero("ibv_rereg_mr", ibv_rereg_mr(mr, flags, pd, addr, length, access));
    }

    /**
     * Ends the access of the device, and unlocks the pages. No outstanding request may use the region.
     * Fails with EBUSY if a memory window is bound to it.
     *
     * <p>{@code int ibv_dereg_mr(struct ibv_mr *mr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_dereg_mr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_dereg_mr(MemorySegment mr) {
        try {
            return (int) IbverbsHandles.ibv_dereg_mr.HANDLE.invokeExact(mr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_dereg_mr(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_dereg_mrChecked(MemorySegment mr) {
        Check.code("ibv_dereg_mr", ibv_dereg_mr(mr));
    }

    /**
     * Creates a memory window, which is initially unbound: a key for a part of a region that can be
     * granted and revoked without a system call, by {@link Ibverbs#ibv_bind_mw ibv_bind_mw} or, for type
     * 2, by requests.
     *
     * <p>{@code struct ibv_mw *ibv_alloc_mw(struct ibv_pd *pd, enum ibv_mw_type type)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_dealloc_mw ibv_dealloc_mw}. See
     * {@code ibv_alloc_mw(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_mw(MemorySegment pd, int type) {
        return Wrapper.rdma_wrap_ibv_alloc_mw(pd, type);
    }

    /**
     * Calls {@link #ibv_alloc_mw(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_mwChecked(MemorySegment pd, int type) {
        return Check.notNull("ibv_alloc_mw", ibv_alloc_mw(pd, type));
    }

    /**
     * Destroys a memory window and invalidates its key.
     *
     * <p>{@code int ibv_dealloc_mw(struct ibv_mw *mw)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_dealloc_mw(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_dealloc_mw(MemorySegment mw) {
        return Wrapper.rdma_wrap_ibv_dealloc_mw(mw);
    }

    /**
     * Calls {@link #ibv_dealloc_mw(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_dealloc_mwChecked(MemorySegment mw) {
        Check.code("ibv_dealloc_mw", ibv_dealloc_mw(mw));
    }

    /**
     * Returns the next key of a memory window of type 2: increments the lowest 8 bits of {@code rkey}.
     *
     * <p>{@code uint32_t ibv_inc_rkey(uint32_t rkey)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_inc_rkey(3)}.
     */
    public static int ibv_inc_rkey(int rkey) {
        return Wrapper.rdma_wrap_ibv_inc_rkey(rkey);
    }

    /**
     * Posts a request that binds a memory window of type 1 to a part of a region.
     * {@link ibv_mw#rkey ibv_mw.rkey} contains the new key when the call returns. A length of 0 revokes
     * the key.
     *
     * <p>{@code int ibv_bind_mw(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. It
     * becomes an ordinary call when a function that returns with the lock of a queue held is called for
     * the first time. See {@code ibv_bind_mw(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_bind_mw(MemorySegment qp, MemorySegment mw, MemorySegment mw_bind) {
        return Wrapper.rdma_wrap_ibv_bind_mw(qp, mw, mw_bind);
    }

    /**
     * Calls {@link #ibv_bind_mw(MemorySegment, MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_bind_mwChecked(MemorySegment qp, MemorySegment mw,
            MemorySegment mw_bind) {
        Check.code("ibv_bind_mw", ibv_bind_mw(qp, mw, mw_bind));
    }

    /**
     * {@code int ibv_bind_mw(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_bind_mw(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_bind_mw(long qp, long mw, long mw_bind) {
        return Wrapper.rdma_wrap_ibv_bind_mw(qp, mw, mw_bind);
    }

    /**
     * Calls {@link #ibv_bind_mw(long, long, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_bind_mwChecked(long qp, long mw, long mw_bind) {
        Check.code("ibv_bind_mw", ibv_bind_mw(qp, mw, mw_bind));
    }

    /**
     * Creates a completion channel, which delivers the events of completion queues. Its {@code fd} is
     * readable if there is an event, and can be used with poll and epoll.
     *
     * <p>{@code struct ibv_comp_channel *ibv_create_comp_channel(struct ibv_context *context)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_destroy_comp_channel ibv_destroy_comp_channel}. See
     * {@code ibv_create_comp_channel(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_comp_channel(MemorySegment context) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_create_comp_channel.HANDLE.invokeExact(capture, context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_comp_channel.sizeof());
    }

    /**
     * Calls {@link #ibv_create_comp_channel(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_comp_channelChecked(MemorySegment context) {
        return Check.notNull("ibv_create_comp_channel", ibv_create_comp_channel(context));
    }

    /**
     * Destroys a completion channel. Fails with EBUSY while a completion queue uses it.
     *
     * <p>{@code int ibv_destroy_comp_channel(struct ibv_comp_channel *channel)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_destroy_comp_channel(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_comp_channel(MemorySegment channel) {
        try {
            return (int) IbverbsHandles.ibv_destroy_comp_channel.HANDLE.invokeExact(channel);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_destroy_comp_channel(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_comp_channelChecked(MemorySegment channel) {
        Check.code("ibv_destroy_comp_channel", ibv_destroy_comp_channel(channel));
    }

    /**
     * Advises the device that it will access memory soon: {@code advice} is a value of
     * {@code ibv_advise_mr_advice}, {@code sg_list} specifies the memory. For regions with
     * {@link ibv_access_flags#IBV_ACCESS_ON_DEMAND IBV_ACCESS_ON_DEMAND}.
     *
     * <p>{@code int ibv_advise_mr(struct ibv_pd *pd, enum ib_uverbs_advise_mr_advice advice, uint32_t flags, struct ibv_sge *sg_list, uint32_t num_sge)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_advise_mr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_advise_mr(MemorySegment pd, int advice, int flags, MemorySegment sg_list,
            int num_sge) {
        return Wrapper.rdma_wrap_ibv_advise_mr(pd, advice, flags, sg_list, num_sge);
    }

    /**
     * Calls {@link #ibv_advise_mr(MemorySegment, int, int, MemorySegment, int)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_advise_mrChecked(MemorySegment pd, int advice, int flags,
            MemorySegment sg_list, int num_sge) {
        Check.code("ibv_advise_mr", ibv_advise_mr(pd, advice, flags, sg_list, num_sge));
    }

    /**
     * {@code struct ibv_dm *ibv_alloc_dm(struct ibv_context *context, struct ibv_alloc_dm_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_free_dm ibv_free_dm}. See
     * {@code ibv_alloc_dm(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_dm(MemorySegment context, MemorySegment attr) {
        return Wrapper.rdma_wrap_ibv_alloc_dm(context, attr);
    }

    /**
     * Calls {@link #ibv_alloc_dm(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_dmChecked(MemorySegment context, MemorySegment attr) {
        return Check.notNull("ibv_alloc_dm", ibv_alloc_dm(context, attr));
    }

    /**
     * {@code int ibv_free_dm(struct ibv_dm *dm)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_free_dm(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_free_dm(MemorySegment dm) {
        return Wrapper.rdma_wrap_ibv_free_dm(dm);
    }

    /**
     * Calls {@link #ibv_free_dm(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_free_dmChecked(MemorySegment dm) {
        Check.code("ibv_free_dm", ibv_free_dm(dm));
    }

    /**
     * {@code int ibv_dm_export_dmabuf_fd(struct ibv_dm *dm)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 62.0. The caller must release the result
     * with {@code close}. See {@code ibv_dm_export_dmabuf_fd(3)}.
     *
     * @return the file descriptor; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_dm_export_dmabuf_fd(MemorySegment dm) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_dm_export_dmabuf_fd.HANDLE.invokeExact(capture, dm);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_dm_export_dmabuf_fd(MemorySegment)}, and throws an exception on failure.
     *
     * @return the file descriptor
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_dm_export_dmabuf_fdChecked(MemorySegment dm) {
        return Check.notMinusOne("ibv_dm_export_dmabuf_fd", ibv_dm_export_dmabuf_fd(dm));
    }

    /**
     * {@code int ibv_memcpy_to_dm(struct ibv_dm *dm, uint64_t dm_offset, const void *host_addr, size_t length)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_memcpy_to_dm(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_memcpy_to_dm(MemorySegment dm, long dm_offset, MemorySegment host_addr,
            long length) {
        return Wrapper.rdma_wrap_ibv_memcpy_to_dm(dm, dm_offset, host_addr, length);
    }

    /**
     * Calls {@link #ibv_memcpy_to_dm(MemorySegment, long, MemorySegment, long)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_memcpy_to_dmChecked(MemorySegment dm, long dm_offset,
            MemorySegment host_addr, long length) {
        Check.code("ibv_memcpy_to_dm", ibv_memcpy_to_dm(dm, dm_offset, host_addr, length));
    }

    /**
     * {@code int ibv_memcpy_from_dm(void *host_addr, struct ibv_dm *dm, uint64_t dm_offset, size_t length)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_memcpy_from_dm(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_memcpy_from_dm(MemorySegment host_addr, MemorySegment dm, long dm_offset,
            long length) {
        return Wrapper.rdma_wrap_ibv_memcpy_from_dm(host_addr, dm, dm_offset, length);
    }

    /**
     * Calls {@link #ibv_memcpy_from_dm(MemorySegment, MemorySegment, long, long)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_memcpy_from_dmChecked(MemorySegment host_addr, MemorySegment dm,
            long dm_offset, long length) {
        Check.code("ibv_memcpy_from_dm", ibv_memcpy_from_dm(host_addr, dm, dm_offset, length));
    }

    /**
     * Creates a memory region without memory: writes are discarded, reads return zero.
     *
     * <p>{@code struct ibv_mr *ibv_alloc_null_mr(struct ibv_pd *pd)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. See
     * {@code ibv_alloc_null_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_null_mr(MemorySegment pd) {
        return Wrapper.rdma_wrap_ibv_alloc_null_mr(pd);
    }

    /**
     * Calls {@link #ibv_alloc_null_mr(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_null_mrChecked(MemorySegment pd) {
        return Check.notNull("ibv_alloc_null_mr", ibv_alloc_null_mr(pd));
    }

    /**
     * {@code struct ibv_mr *ibv_reg_dm_mr(struct ibv_pd *pd, struct ibv_dm *dm, uint64_t dm_offset, size_t length, unsigned int access)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_dm_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_reg_dm_mr(MemorySegment pd, MemorySegment dm, long dm_offset,
            long length, int access) {
        return Wrapper.rdma_wrap_ibv_reg_dm_mr(pd, dm, dm_offset, length, access);
    }

    /**
     * Calls {@link #ibv_reg_dm_mr(MemorySegment, MemorySegment, long, long, int)}, and throws an exception
     * on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_reg_dm_mrChecked(MemorySegment pd, MemorySegment dm,
            long dm_offset, long length, int access) {
        return Check.notNull("ibv_reg_dm_mr", ibv_reg_dm_mr(pd, dm, dm_offset, length, access));
    }

    /**
     * Creates a completion queue. {@code cqe} is the minimum capacity, 1 to {@code max_cqe} of
     * {@link ibv_device_attr ibv_device_attr}; the device may allocate more
     * ({@link ibv_cq#cqe ibv_cq.cqe}). The capacity must suffice for all outstanding requests of the queue
     * pairs, because an overrun makes the queue unusable
     * ({@link ibv_event_type#IBV_EVENT_CQ_ERR IBV_EVENT_CQ_ERR}). {@code channel} is NULL for a queue
     * without events. {@code comp_vector} is the completion vector, from 0 to {@code num_comp_vectors} of
     * {@link ibv_context ibv_context} - 1. {@code cq_context} is a user-defined value, which
     * {@link Ibverbs#ibv_get_cq_event ibv_get_cq_event} returns.
     *
     * <p>{@code struct ibv_cq *ibv_create_cq(struct ibv_context *context, int cqe, void *cq_context, struct ibv_comp_channel *channel, int comp_vector)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_destroy_cq ibv_destroy_cq}. See {@code ibv_create_cq(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_cq(MemorySegment context, int cqe,
            MemorySegment cq_context, MemorySegment channel, int comp_vector) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_create_cq.HANDLE.invokeExact(capture, context, cqe, cq_context, channel, comp_vector);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_cq.sizeof());
    }

    /**
     * Calls {@link #ibv_create_cq(MemorySegment, int, MemorySegment, MemorySegment, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_cqChecked(MemorySegment context, int cqe,
            MemorySegment cq_context, MemorySegment channel, int comp_vector) {
        return Check.notNull("ibv_create_cq", ibv_create_cq(context, cqe, cq_context, channel, comp_vector));
    }

    /**
     * Creates a completion queue that is polled with {@link Ibverbs#ibv_start_poll ibv_start_poll}.
     * {@link Ibverbs#ibv_cq_ex_to_cq ibv_cq_ex_to_cq} converts it for the attributes of queue pairs.
     *
     * <p>{@code struct ibv_cq_ex *ibv_create_cq_ex(struct ibv_context *context, struct ibv_cq_init_attr_ex *cq_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_cq ibv_destroy_cq}. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_cq_ex(MemorySegment context, MemorySegment cq_attr) {
        return Wrapper.rdma_wrap_ibv_create_cq_ex(context, cq_attr);
    }

    /**
     * Calls {@link #ibv_create_cq_ex(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_cq_exChecked(MemorySegment context,
            MemorySegment cq_attr) {
        return Check.notNull("ibv_create_cq_ex", ibv_create_cq_ex(context, cq_attr));
    }

    /**
     * Changes the capacity of a queue and retains its completions. The device may allocate more
     * ({@link ibv_cq#cqe ibv_cq.cqe}).
     *
     * <p>{@code int ibv_resize_cq(struct ibv_cq *cq, int cqe)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_resize_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_resize_cq(MemorySegment cq, int cqe) {
        try {
            return (int) IbverbsHandles.ibv_resize_cq.HANDLE.invokeExact(cq, cqe);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_resize_cq(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_resize_cqChecked(MemorySegment cq, int cqe) {
        Check.code("ibv_resize_cq", ibv_resize_cq(cq, cqe));
    }

    /**
     * Destroys a completion queue. Fails with EBUSY while a queue pair uses it. The completion channel may
     * be destroyed afterwards.
     *
     * <p>{@code int ibv_destroy_cq(struct ibv_cq *cq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. May block, which pins the carrier of a virtual thread.
     * See {@code ibv_destroy_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_cq(MemorySegment cq) {
        try {
            return (int) IbverbsHandles.ibv_destroy_cq.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_destroy_cq(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_cqChecked(MemorySegment cq) {
        Check.code("ibv_destroy_cq", ibv_destroy_cq(cq));
    }

    /**
     * Waits for the next event of the completion channel. {@code cq} and {@code cq_context} must not be
     * NULL: they receive the queue, and the value with which it was created. After an event, the queue may
     * contain any number of completions, including none. If {@code fd} is non-blocking, fails with EAGAIN
     * if there is no event.
     *
     * <p>Arm the queue again with {@link Ibverbs#ibv_req_notify_cq ibv_req_notify_cq} before polling it until
     * it is empty. Each event must be acknowledged.
     *
     * <p>{@code int ibv_get_cq_event(struct ibv_comp_channel *channel, struct ibv_cq **cq, void **cq_context)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}. May block, which pins the carrier of a virtual
     * thread. See {@code ibv_get_cq_event(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_get_cq_event(MemorySegment channel, MemorySegment cq,
            MemorySegment cq_context) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_get_cq_event.HANDLE.invokeExact(capture, channel, cq, cq_context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_get_cq_event(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_get_cq_eventChecked(MemorySegment channel, MemorySegment cq,
            MemorySegment cq_context) {
        return Check.notMinusOne("ibv_get_cq_event", ibv_get_cq_event(channel, cq, cq_context));
    }

    /**
     * {@code int ibv_get_cq_event(struct ibv_comp_channel *channel, struct ibv_cq **cq, void **cq_context)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The caller must release the result with
     * {@link Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}. May block, which pins the carrier of a virtual
     * thread. See {@code ibv_get_cq_event(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_get_cq_event(long channel, long cq, long cq_context) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_get_cq_event$long.HANDLE.invokeExact(capture, channel, cq, cq_context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_get_cq_event(long, long, long)}, and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_get_cq_eventChecked(long channel, long cq, long cq_context) {
        return Check.notMinusOne("ibv_get_cq_event", ibv_get_cq_event(channel, cq, cq_context));
    }

    /**
     * Acknowledges {@code nevents} events of {@link Ibverbs#ibv_get_cq_event ibv_get_cq_event}.
     * {@link Ibverbs#ibv_destroy_cq ibv_destroy_cq} waits until all events are acknowledged.
     *
     * <p>{@code void ibv_ack_cq_events(struct ibv_cq *cq, unsigned int nevents)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_ack_cq_events(3)}.
     */
    public static void ibv_ack_cq_events(MemorySegment cq, int nevents) {
        try {
            IbverbsHandles.ibv_ack_cq_events.HANDLE.invokeExact(cq, nevents);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Removes up to {@code num_entries} completions from the queue and stores them in the array {@code wc}
     * (in Java, {@code ibv_wc.allocateArray}). Does not wait. If the result is less than
     * {@code num_entries}, the queue is empty.
     *
     * <p>{@code int ibv_poll_cq(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. It
     * becomes an ordinary call when a function that returns with the lock of a queue held is called for
     * the first time. See {@code ibv_poll_cq(3)}.
     *
     * @return the number of completions; a negative number, which is not an errno value, on failure; errno
     * is not set
     */
    public static int ibv_poll_cq(MemorySegment cq, int num_entries, MemorySegment wc) {
        return Wrapper.rdma_wrap_ibv_poll_cq(cq, num_entries, wc);
    }

    /**
     * Calls {@link #ibv_poll_cq(MemorySegment, int, MemorySegment)}, and throws an exception on failure.
     *
     * @return the number of completions
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int ibv_poll_cqChecked(MemorySegment cq, int num_entries, MemorySegment wc) {
        return Check.notNegativeWithoutErrno("ibv_poll_cq", ibv_poll_cq(cq, num_entries, wc));
    }

    /**
     * {@code int ibv_poll_cq(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_poll_cq(3)}.
     *
     * @return the number of completions; a negative number, which is not an errno value, on failure; errno
     * is not set
     */
    public static int ibv_poll_cq(long cq, int num_entries, long wc) {
        return Wrapper.rdma_wrap_ibv_poll_cq(cq, num_entries, wc);
    }

    /**
     * Calls {@link #ibv_poll_cq(long, int, long)}, and throws an exception on failure.
     *
     * @return the number of completions
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int ibv_poll_cqChecked(long cq, int num_entries, long wc) {
        return Check.notNegativeWithoutErrno("ibv_poll_cq", ibv_poll_cq(cq, num_entries, wc));
    }

    /**
     * Arms the queue for one event: the next completion that is added to the queue generates an event on
     * the completion channel. If {@code solicited_only} is not 0, only the next completion that has
     * failed, or is a receive of a message with
     * {@link ibv_send_flags#IBV_SEND_SOLICITED IBV_SEND_SOLICITED}, does. Completions that are already in
     * the queue generate no event: arm the queue, poll until it is empty, then wait.
     *
     * <p>{@code int ibv_req_notify_cq(struct ibv_cq *cq, int solicited_only)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. It
     * becomes an ordinary call when a function that returns with the lock of a queue held is called for
     * the first time. See {@code ibv_req_notify_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_req_notify_cq(MemorySegment cq, int solicited_only) {
        return Wrapper.rdma_wrap_ibv_req_notify_cq(cq, solicited_only);
    }

    /**
     * Calls {@link #ibv_req_notify_cq(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_req_notify_cqChecked(MemorySegment cq, int solicited_only) {
        Check.code("ibv_req_notify_cq", ibv_req_notify_cq(cq, solicited_only));
    }

    /**
     * {@code int ibv_req_notify_cq(struct ibv_cq *cq, int solicited_only)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_req_notify_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_req_notify_cq(long cq, int solicited_only) {
        return Wrapper.rdma_wrap_ibv_req_notify_cq(cq, solicited_only);
    }

    /**
     * Calls {@link #ibv_req_notify_cq(long, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_req_notify_cqChecked(long cq, int solicited_only) {
        Check.code("ibv_req_notify_cq", ibv_req_notify_cq(cq, solicited_only));
    }

    /**
     * {@code int ibv_modify_cq(struct ibv_cq *cq, struct ibv_modify_cq_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_modify_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_modify_cq(MemorySegment cq, MemorySegment attr) {
        return Wrapper.rdma_wrap_ibv_modify_cq(cq, attr);
    }

    /**
     * Calls {@link #ibv_modify_cq(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_modify_cqChecked(MemorySegment cq, MemorySegment attr) {
        Check.code("ibv_modify_cq", ibv_modify_cq(cq, attr));
    }

    /**
     * {@code int _ibv_query_comp_cntr_caps(struct ibv_context *context, struct ibv_comp_cntr_caps *caps, size_t caps_size)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See
     * {@code ibv_query_comp_cntr_caps(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int _ibv_query_comp_cntr_caps(MemorySegment context, MemorySegment caps,
            long caps_size) {
        try {
            return (int) IbverbsHandles._ibv_query_comp_cntr_caps.HANDLE.invokeExact(context, caps, caps_size);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #_ibv_query_comp_cntr_caps(MemorySegment, MemorySegment, long)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void _ibv_query_comp_cntr_capsChecked(MemorySegment context, MemorySegment caps,
            long caps_size) {
        Check.code("_ibv_query_comp_cntr_caps", _ibv_query_comp_cntr_caps(context, caps, caps_size));
    }

    /**
     * {@code int ibv_query_comp_cntr_caps(struct ibv_context *context, struct ibv_comp_cntr_caps *caps)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 65.0. See {@code ibv_query_comp_cntr_caps(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_comp_cntr_caps(MemorySegment context, MemorySegment caps) {
        return Wrapper.rdma_wrap_ibv_query_comp_cntr_caps(context, caps);
    }

    /**
     * Calls {@link #ibv_query_comp_cntr_caps(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_comp_cntr_capsChecked(MemorySegment context, MemorySegment caps) {
        Check.code("ibv_query_comp_cntr_caps", ibv_query_comp_cntr_caps(context, caps));
    }

    /**
     * {@code struct ibv_comp_cntr *ibv_create_comp_cntr(struct ibv_context *context, struct ibv_comp_cntr_init_attr *cc_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. The caller must release the result
     * with {@link Ibverbs#ibv_destroy_comp_cntr ibv_destroy_comp_cntr}. See
     * {@code ibv_create_comp_cntr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_comp_cntr(MemorySegment context, MemorySegment cc_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_create_comp_cntr.HANDLE.invokeExact(capture, context, cc_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_comp_cntr.sizeof());
    }

    /**
     * Calls {@link #ibv_create_comp_cntr(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_comp_cntrChecked(MemorySegment context,
            MemorySegment cc_attr) {
        return Check.notNull("ibv_create_comp_cntr", ibv_create_comp_cntr(context, cc_attr));
    }

    /**
     * {@code int ibv_destroy_comp_cntr(struct ibv_comp_cntr *comp_cntr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See
     * {@code ibv_destroy_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_comp_cntr(MemorySegment comp_cntr) {
        try {
            return (int) IbverbsHandles.ibv_destroy_comp_cntr.HANDLE.invokeExact(comp_cntr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_destroy_comp_cntr(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_comp_cntrChecked(MemorySegment comp_cntr) {
        Check.code("ibv_destroy_comp_cntr", ibv_destroy_comp_cntr(comp_cntr));
    }

    /**
     * {@code int ibv_set_comp_cntr(struct ibv_comp_cntr *comp_cntr, uint64_t value)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See {@code ibv_set_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_set_comp_cntr(MemorySegment comp_cntr, long value) {
        try {
            return (int) IbverbsHandles.ibv_set_comp_cntr.HANDLE.invokeExact(comp_cntr, value);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_set_comp_cntr(MemorySegment, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_set_comp_cntrChecked(MemorySegment comp_cntr, long value) {
        Check.code("ibv_set_comp_cntr", ibv_set_comp_cntr(comp_cntr, value));
    }

    /**
     * {@code int ibv_set_err_comp_cntr(struct ibv_comp_cntr *comp_cntr, uint64_t value)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See
     * {@code ibv_set_err_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_set_err_comp_cntr(MemorySegment comp_cntr, long value) {
        try {
            return (int) IbverbsHandles.ibv_set_err_comp_cntr.HANDLE.invokeExact(comp_cntr, value);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_set_err_comp_cntr(MemorySegment, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_set_err_comp_cntrChecked(MemorySegment comp_cntr, long value) {
        Check.code("ibv_set_err_comp_cntr", ibv_set_err_comp_cntr(comp_cntr, value));
    }

    /**
     * {@code int ibv_inc_comp_cntr(struct ibv_comp_cntr *comp_cntr, uint64_t amount)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See {@code ibv_inc_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_inc_comp_cntr(MemorySegment comp_cntr, long amount) {
        try {
            return (int) IbverbsHandles.ibv_inc_comp_cntr.HANDLE.invokeExact(comp_cntr, amount);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_inc_comp_cntr(MemorySegment, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_inc_comp_cntrChecked(MemorySegment comp_cntr, long amount) {
        Check.code("ibv_inc_comp_cntr", ibv_inc_comp_cntr(comp_cntr, amount));
    }

    /**
     * {@code int ibv_inc_err_comp_cntr(struct ibv_comp_cntr *comp_cntr, uint64_t amount)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See
     * {@code ibv_inc_err_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_inc_err_comp_cntr(MemorySegment comp_cntr, long amount) {
        try {
            return (int) IbverbsHandles.ibv_inc_err_comp_cntr.HANDLE.invokeExact(comp_cntr, amount);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_inc_err_comp_cntr(MemorySegment, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_inc_err_comp_cntrChecked(MemorySegment comp_cntr, long amount) {
        Check.code("ibv_inc_err_comp_cntr", ibv_inc_err_comp_cntr(comp_cntr, amount));
    }

    /**
     * {@code int ibv_read_comp_cntr(struct ibv_comp_cntr *comp_cntr, uint64_t *value)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See {@code ibv_read_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_read_comp_cntr(MemorySegment comp_cntr, MemorySegment value) {
        try {
            return (int) IbverbsHandles.ibv_read_comp_cntr.HANDLE.invokeExact(comp_cntr, value);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_read_comp_cntr(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_read_comp_cntrChecked(MemorySegment comp_cntr, MemorySegment value) {
        Check.code("ibv_read_comp_cntr", ibv_read_comp_cntr(comp_cntr, value));
    }

    /**
     * {@code int ibv_read_err_comp_cntr(struct ibv_comp_cntr *comp_cntr, uint64_t *value)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See
     * {@code ibv_read_err_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_read_err_comp_cntr(MemorySegment comp_cntr, MemorySegment value) {
        try {
            return (int) IbverbsHandles.ibv_read_err_comp_cntr.HANDLE.invokeExact(comp_cntr, value);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_read_err_comp_cntr(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_read_err_comp_cntrChecked(MemorySegment comp_cntr, MemorySegment value) {
        Check.code("ibv_read_err_comp_cntr", ibv_read_err_comp_cntr(comp_cntr, value));
    }

    /**
     * Creates a shared receive queue, which queue pairs use as their {@code srq}. On success,
     * {@code srq_init_attr} receives the actual sizes.
     *
     * <p>{@code struct ibv_srq *ibv_create_srq(struct ibv_pd *pd, struct ibv_srq_init_attr *srq_init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_destroy_srq ibv_destroy_srq}. See {@code ibv_create_srq(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_srq(MemorySegment pd, MemorySegment srq_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_create_srq.HANDLE.invokeExact(capture, pd, srq_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_srq.sizeof());
    }

    /**
     * Calls {@link #ibv_create_srq(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_srqChecked(MemorySegment pd,
            MemorySegment srq_init_attr) {
        return Check.notNull("ibv_create_srq", ibv_create_srq(pd, srq_init_attr));
    }

    /**
     * Creates a shared receive queue like {@link Ibverbs#ibv_create_srq ibv_create_srq}, with the
     * additional attributes of {@link ibv_srq_init_attr_ex ibv_srq_init_attr_ex}.
     *
     * <p>{@code struct ibv_srq *ibv_create_srq_ex(struct ibv_context *context, struct ibv_srq_init_attr_ex *srq_init_attr_ex)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_srq ibv_destroy_srq}. See
     * {@code ibv_create_srq_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_srq_ex(MemorySegment context,
            MemorySegment srq_init_attr_ex) {
        return Wrapper.rdma_wrap_ibv_create_srq_ex(context, srq_init_attr_ex);
    }

    /**
     * Calls {@link #ibv_create_srq_ex(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_srq_exChecked(MemorySegment context,
            MemorySegment srq_init_attr_ex) {
        return Check.notNull("ibv_create_srq_ex", ibv_create_srq_ex(context, srq_init_attr_ex));
    }

    /**
     * Modifies a shared receive queue. {@code srq_attr_mask} ({@link ibv_srq_attr_mask ibv_srq_attr_mask})
     * selects the attributes: {@link ibv_srq_attr_mask#IBV_SRQ_MAX_WR IBV_SRQ_MAX_WR} changes the size,
     * {@link ibv_srq_attr_mask#IBV_SRQ_LIMIT IBV_SRQ_LIMIT} sets the threshold {@code srq_limit}. On
     * failure, the queue is unchanged.
     *
     * <p>{@code int ibv_modify_srq(struct ibv_srq *srq, struct ibv_srq_attr *srq_attr, int srq_attr_mask)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_modify_srq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_modify_srq(MemorySegment srq, MemorySegment srq_attr, int srq_attr_mask) {
        try {
            return (int) IbverbsHandles.ibv_modify_srq.HANDLE.invokeExact(srq, srq_attr, srq_attr_mask);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_modify_srq(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_modify_srqChecked(MemorySegment srq, MemorySegment srq_attr,
            int srq_attr_mask) {
        Check.code("ibv_modify_srq", ibv_modify_srq(srq, srq_attr, srq_attr_mask));
    }

    /**
     * Queries the sizes and the threshold of a shared receive queue.
     *
     * <p>{@code int ibv_query_srq(struct ibv_srq *srq, struct ibv_srq_attr *srq_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_query_srq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_srq(MemorySegment srq, MemorySegment srq_attr) {
        try {
            return (int) IbverbsHandles.ibv_query_srq.HANDLE.invokeExact(srq, srq_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_query_srq(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_srqChecked(MemorySegment srq, MemorySegment srq_attr) {
        Check.code("ibv_query_srq", ibv_query_srq(srq, srq_attr));
    }

    /**
     * Stores the number of a shared receive queue of XRC, which senders pass to
     * {@link Ibverbs#ibv_wr_set_xrc_srqn ibv_wr_set_xrc_srqn}.
     *
     * <p>{@code int ibv_get_srq_num(struct ibv_srq *srq, uint32_t *srq_num)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_get_srq_num(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_get_srq_num(MemorySegment srq, MemorySegment srq_num) {
        return Wrapper.rdma_wrap_ibv_get_srq_num(srq, srq_num);
    }

    /**
     * Calls {@link #ibv_get_srq_num(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_get_srq_numChecked(MemorySegment srq, MemorySegment srq_num) {
        Check.code("ibv_get_srq_num", ibv_get_srq_num(srq, srq_num));
    }

    /**
     * Destroys a shared receive queue. Fails with EBUSY while a queue pair uses it.
     *
     * <p>{@code int ibv_destroy_srq(struct ibv_srq *srq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. May block, which pins the carrier of a virtual thread.
     * See {@code ibv_destroy_srq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_srq(MemorySegment srq) {
        try {
            return (int) IbverbsHandles.ibv_destroy_srq.HANDLE.invokeExact(srq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_destroy_srq(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_srqChecked(MemorySegment srq) {
        Check.code("ibv_destroy_srq", ibv_destroy_srq(srq));
    }

    /**
     * Like {@link Ibverbs#ibv_post_recv ibv_post_recv}, for a shared receive queue: the next message to
     * any of its queue pairs consumes the next request. {@code bad_wr} must not be NULL.
     *
     * <p>{@code int ibv_post_srq_recv(struct ibv_srq *srq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_srq_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_srq_recv(MemorySegment srq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        return Wrapper.rdma_wrap_ibv_post_srq_recv(srq, recv_wr, bad_recv_wr);
    }

    /**
     * Calls {@link #ibv_post_srq_recv(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_srq_recvChecked(MemorySegment srq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        Check.code("ibv_post_srq_recv", ibv_post_srq_recv(srq, recv_wr, bad_recv_wr));
    }

    /**
     * {@code int ibv_post_srq_recv(struct ibv_srq *srq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_srq_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_srq_recv(long srq, long recv_wr, long bad_recv_wr) {
        return Wrapper.rdma_wrap_ibv_post_srq_recv(srq, recv_wr, bad_recv_wr);
    }

    /**
     * Calls {@link #ibv_post_srq_recv(long, long, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_srq_recvChecked(long srq, long recv_wr, long bad_recv_wr) {
        Check.code("ibv_post_srq_recv", ibv_post_srq_recv(srq, recv_wr, bad_recv_wr));
    }

    /**
     * {@code int ibv_post_srq_ops(struct ibv_srq *srq, struct ibv_ops_wr *op, struct ibv_ops_wr **bad_op)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. It
     * becomes an ordinary call when a function that returns with the lock of a queue held is called for
     * the first time. See {@code ibv_post_srq_ops(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_srq_ops(MemorySegment srq, MemorySegment op, MemorySegment bad_op) {
        return Wrapper.rdma_wrap_ibv_post_srq_ops(srq, op, bad_op);
    }

    /**
     * Calls {@link #ibv_post_srq_ops(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_srq_opsChecked(MemorySegment srq, MemorySegment op,
            MemorySegment bad_op) {
        Check.code("ibv_post_srq_ops", ibv_post_srq_ops(srq, op, bad_op));
    }

    /**
     * {@code int ibv_post_srq_ops(struct ibv_srq *srq, struct ibv_ops_wr *op, struct ibv_ops_wr **bad_op)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_srq_ops(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_srq_ops(long srq, long op, long bad_op) {
        return Wrapper.rdma_wrap_ibv_post_srq_ops(srq, op, bad_op);
    }

    /**
     * Calls {@link #ibv_post_srq_ops(long, long, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_srq_opsChecked(long srq, long op, long bad_op) {
        Check.code("ibv_post_srq_ops", ibv_post_srq_ops(srq, op, bad_op));
    }

    /**
     * Creates a queue pair in the state RESET; {@link Ibverbs#ibv_modify_qp ibv_modify_qp} makes it ready.
     * The sizes in {@code qp_init_attr} are minimums: on success, its {@code cap} receives the actual
     * sizes. {@code qp_init_attr} may be freed after the call. The queues and the protection domain must
     * outlive the queue pair.
     *
     * <p>errno: EINVAL if a size exceeds the limits of the device ({@code max_qp_wr} and {@code max_sge} of
     * {@link ibv_device_attr ibv_device_attr}; the limit of {@code max_inline_data} cannot be queried) or
     * the type is incompatible with other attributes; EOPNOTSUPP if the device does not support the type;
     * EPERM for {@link ibv_qp_type#IBV_QPT_RAW_PACKET IBV_QPT_RAW_PACKET} without CAP_NET_RAW; ENOMEM.
     *
     * <p>{@code struct ibv_qp *ibv_create_qp(struct ibv_pd *pd, struct ibv_qp_init_attr *qp_init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_destroy_qp ibv_destroy_qp}. See {@code ibv_create_qp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_qp(MemorySegment pd, MemorySegment qp_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_create_qp.HANDLE.invokeExact(capture, pd, qp_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_qp.sizeof());
    }

    /**
     * Calls {@link #ibv_create_qp(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_qpChecked(MemorySegment pd, MemorySegment qp_init_attr) {
        return Check.notNull("ibv_create_qp", ibv_create_qp(pd, qp_init_attr));
    }

    /**
     * Creates a queue pair like {@link Ibverbs#ibv_create_qp ibv_create_qp}, with the additional
     * attributes of {@link ibv_qp_init_attr_ex ibv_qp_init_attr_ex}. The protection domain is an
     * attribute: {@code comp_mask} must contain
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_PD IBV_QP_INIT_ATTR_PD} for every type except
     * {@link ibv_qp_type#IBV_QPT_XRC_RECV IBV_QPT_XRC_RECV}. To post with
     * {@link Ibverbs#ibv_wr_start ibv_wr_start} and related functions, set {@code send_ops_flags} and its
     * bit in {@code comp_mask}, and convert the result with
     * {@link Ibverbs#ibv_qp_to_qp_ex ibv_qp_to_qp_ex}.
     *
     * <p>{@code struct ibv_qp *ibv_create_qp_ex(struct ibv_context *context, struct ibv_qp_init_attr_ex *qp_init_attr_ex)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_qp ibv_destroy_qp}. See
     * {@code ibv_create_qp_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_qp_ex(MemorySegment context,
            MemorySegment qp_init_attr_ex) {
        return Wrapper.rdma_wrap_ibv_create_qp_ex(context, qp_init_attr_ex);
    }

    /**
     * Calls {@link #ibv_create_qp_ex(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_qp_exChecked(MemorySegment context,
            MemorySegment qp_init_attr_ex) {
        return Check.notNull("ibv_create_qp_ex", ibv_create_qp_ex(context, qp_init_attr_ex));
    }

    /**
     * Creates a thread domain, which asserts that its objects are used by one thread at a time, so that
     * the driver can omit locks. A thread domain is used through a parent domain.
     *
     * <p>{@code struct ibv_td *ibv_alloc_td(struct ibv_context *context, struct ibv_td_init_attr *init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_dealloc_td ibv_dealloc_td}. See
     * {@code ibv_alloc_td(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_td(MemorySegment context, MemorySegment init_attr) {
        return Wrapper.rdma_wrap_ibv_alloc_td(context, init_attr);
    }

    /**
     * Calls {@link #ibv_alloc_td(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_tdChecked(MemorySegment context,
            MemorySegment init_attr) {
        return Check.notNull("ibv_alloc_td", ibv_alloc_td(context, init_attr));
    }

    /**
     * Destroys a thread domain. Fails with EBUSY while a parent domain uses it.
     *
     * <p>{@code int ibv_dealloc_td(struct ibv_td *td)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_dealloc_td(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_dealloc_td(MemorySegment td) {
        return Wrapper.rdma_wrap_ibv_dealloc_td(td);
    }

    /**
     * Calls {@link #ibv_dealloc_td(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_dealloc_tdChecked(MemorySegment td) {
        Check.code("ibv_dealloc_td", ibv_dealloc_td(td));
    }

    /**
     * Creates a parent domain: a protection domain that combines another one with a thread domain or with
     * allocators of the caller. Used as {@code pd} to create queues. Destroyed by
     * {@link Ibverbs#ibv_dealloc_pd ibv_dealloc_pd}, before the protection domain that it contains.
     *
     * <p>{@code struct ibv_pd *ibv_alloc_parent_domain(struct ibv_context *context, struct ibv_parent_domain_init_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_dealloc_pd ibv_dealloc_pd}. See
     * {@code ibv_alloc_parent_domain(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_parent_domain(MemorySegment context, MemorySegment attr) {
        return Wrapper.rdma_wrap_ibv_alloc_parent_domain(context, attr);
    }

    /**
     * Calls {@link #ibv_alloc_parent_domain(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_parent_domainChecked(MemorySegment context,
            MemorySegment attr) {
        return Check.notNull("ibv_alloc_parent_domain", ibv_alloc_parent_domain(context, attr));
    }

    /**
     * {@code void *ibv_alloc_buf(struct ibv_pd *pd, size_t size, struct ibv_buf **buf)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 64.0. The caller must release the result
     * with {@link Ibverbs#ibv_free_buf ibv_free_buf}. See {@code ibv_alloc_buf(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_buf(MemorySegment pd, long size, MemorySegment buf) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_alloc_buf.HANDLE.invokeExact(capture, pd, size, buf);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_alloc_buf(MemorySegment, long, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_bufChecked(MemorySegment pd, long size,
            MemorySegment buf) {
        return Check.notNull("ibv_alloc_buf", ibv_alloc_buf(pd, size, buf));
    }

    /**
     * {@code int ibv_export_buf_dmabuf_fd(struct ibv_buf *buf)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. The caller must release the result
     * with {@code close}. See {@code ibv_export_buf_dmabuf_fd(3)}.
     *
     * @return the file descriptor; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_export_buf_dmabuf_fd(MemorySegment buf) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_export_buf_dmabuf_fd.HANDLE.invokeExact(capture, buf);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_export_buf_dmabuf_fd(MemorySegment)}, and throws an exception on failure.
     *
     * @return the file descriptor
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_export_buf_dmabuf_fdChecked(MemorySegment buf) {
        return Check.notMinusOne("ibv_export_buf_dmabuf_fd", ibv_export_buf_dmabuf_fd(buf));
    }

    /**
     * {@code void ibv_free_buf(struct ibv_buf *buf)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 64.0. See {@code ibv_free_buf(3)}.
     */
    public static void ibv_free_buf(MemorySegment buf) {
        try {
            IbverbsHandles.ibv_free_buf.HANDLE.invokeExact(buf);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_mr *ibv_reg_buf_mr(struct ibv_pd *pd, struct ibv_buf *buf, void *addr, size_t length, int access)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 64.0. The caller must release the result
     * with {@link Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may access the memory until its operations
     * are complete and it is deregistered. Allocate it from a shared or the global arena, or with mmap,
     * and do not free it earlier. See {@code ibv_reg_buf_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_reg_buf_mr(MemorySegment pd, MemorySegment buf,
            MemorySegment addr, long length, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_reg_buf_mr.HANDLE.invokeExact(capture, pd, buf, addr, length, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * Calls {@link #ibv_reg_buf_mr(MemorySegment, MemorySegment, MemorySegment, long, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_reg_buf_mrChecked(MemorySegment pd, MemorySegment buf,
            MemorySegment addr, long length, int access) {
        return Check.notNull("ibv_reg_buf_mr", ibv_reg_buf_mr(pd, buf, addr, length, access));
    }

    /**
     * {@code struct ibv_dmah *ibv_alloc_dmah(struct ibv_context *context, struct ibv_dmah_init_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 59.0. The caller must release the result
     * with {@link Ibverbs#ibv_dealloc_dmah ibv_dealloc_dmah}. See {@code ibv_alloc_dmah(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_alloc_dmah(MemorySegment context, MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_alloc_dmah.HANDLE.invokeExact(capture, context, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_dmah.sizeof());
    }

    /**
     * Calls {@link #ibv_alloc_dmah(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_alloc_dmahChecked(MemorySegment context, MemorySegment attr) {
        return Check.notNull("ibv_alloc_dmah", ibv_alloc_dmah(context, attr));
    }

    /**
     * {@code int ibv_dealloc_dmah(struct ibv_dmah *dmah)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 59.0. See {@code ibv_dealloc_dmah(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_dealloc_dmah(MemorySegment dmah) {
        try {
            return (int) IbverbsHandles.ibv_dealloc_dmah.HANDLE.invokeExact(dmah);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_dealloc_dmah(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_dealloc_dmahChecked(MemorySegment dmah) {
        Check.code("ibv_dealloc_dmah", ibv_dealloc_dmah(dmah));
    }

    /**
     * {@code int ibv_query_rt_values_ex(struct ibv_context *context, struct ibv_values_ex *values)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_query_rt_values_ex(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_rt_values_ex(MemorySegment context, MemorySegment values) {
        return Wrapper.rdma_wrap_ibv_query_rt_values_ex(context, values);
    }

    /**
     * Calls {@link #ibv_query_rt_values_ex(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_rt_values_exChecked(MemorySegment context, MemorySegment values) {
        Check.code("ibv_query_rt_values_ex", ibv_query_rt_values_ex(context, values));
    }

    /**
     * Queries the attributes of {@link Ibverbs#ibv_query_device ibv_query_device} and the additional ones
     * of {@link ibv_device_attr_ex ibv_device_attr_ex}. {@code input} may be NULL. Attributes that the
     * driver does not know are 0.
     *
     * <p>{@code int ibv_query_device_ex(struct ibv_context *context, const struct ibv_query_device_ex_input *input, struct ibv_device_attr_ex *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_query_device_ex(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_device_ex(MemorySegment context, MemorySegment input,
            MemorySegment attr) {
        return Wrapper.rdma_wrap_ibv_query_device_ex(context, input, attr);
    }

    /**
     * Calls {@link #ibv_query_device_ex(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_device_exChecked(MemorySegment context, MemorySegment input,
            MemorySegment attr) {
        Check.code("ibv_query_device_ex", ibv_query_device_ex(context, input, attr));
    }

    /**
     * Opens an {@link ibv_qp_type#IBV_QPT_XRC_RECV IBV_QPT_XRC_RECV} queue pair that another process of
     * the XRC domain has created.
     *
     * <p>{@code struct ibv_qp *ibv_open_qp(struct ibv_context *context, struct ibv_qp_open_attr *qp_open_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_qp ibv_destroy_qp}. See
     * {@code ibv_open_qp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_open_qp(MemorySegment context, MemorySegment qp_open_attr) {
        return Wrapper.rdma_wrap_ibv_open_qp(context, qp_open_attr);
    }

    /**
     * Calls {@link #ibv_open_qp(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_open_qpChecked(MemorySegment context,
            MemorySegment qp_open_attr) {
        return Check.notNull("ibv_open_qp", ibv_open_qp(context, qp_open_attr));
    }

    /**
     * Modifies the attributes of a queue pair that {@code attr_mask}
     * ({@link ibv_qp_attr_mask ibv_qp_attr_mask}) selects; the other fields of {@code attr} are ignored.
     * {@link ibv_qp_attr_mask#IBV_QP_STATE IBV_QP_STATE} changes the state to {@code qp_state}. On
     * failure, the queue pair is unchanged. {@code attr} may be freed after the call.
     *
     * <p>Three calls connect a queue pair: to INIT, to RTR (ready to receive), and to RTS (ready to send).
     * Each mask must contain {@code IBV_QP_STATE} and the attributes after "needs"; it may contain the
     * attributes after "may have", and no others.
     * <ul>
     * <li>RC, RESET to INIT: needs {@link ibv_qp_attr_mask#IBV_QP_PKEY_INDEX IBV_QP_PKEY_INDEX},
     * {@link ibv_qp_attr_mask#IBV_QP_PORT IBV_QP_PORT},
     * {@link ibv_qp_attr_mask#IBV_QP_ACCESS_FLAGS IBV_QP_ACCESS_FLAGS}
     * <li>RC, INIT to RTR: needs {@link ibv_qp_attr_mask#IBV_QP_AV IBV_QP_AV},
     * {@link ibv_qp_attr_mask#IBV_QP_PATH_MTU IBV_QP_PATH_MTU},
     * {@link ibv_qp_attr_mask#IBV_QP_DEST_QPN IBV_QP_DEST_QPN},
     * {@link ibv_qp_attr_mask#IBV_QP_RQ_PSN IBV_QP_RQ_PSN},
     * {@link ibv_qp_attr_mask#IBV_QP_MAX_DEST_RD_ATOMIC IBV_QP_MAX_DEST_RD_ATOMIC},
     * {@link ibv_qp_attr_mask#IBV_QP_MIN_RNR_TIMER IBV_QP_MIN_RNR_TIMER}; may have
     * {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH}, {@code IBV_QP_ACCESS_FLAGS},
     * {@code IBV_QP_PKEY_INDEX}
     * <li>RC, RTR to RTS: needs {@link ibv_qp_attr_mask#IBV_QP_SQ_PSN IBV_QP_SQ_PSN},
     * {@link ibv_qp_attr_mask#IBV_QP_TIMEOUT IBV_QP_TIMEOUT},
     * {@link ibv_qp_attr_mask#IBV_QP_RETRY_CNT IBV_QP_RETRY_CNT},
     * {@link ibv_qp_attr_mask#IBV_QP_RNR_RETRY IBV_QP_RNR_RETRY},
     * {@link ibv_qp_attr_mask#IBV_QP_MAX_QP_RD_ATOMIC IBV_QP_MAX_QP_RD_ATOMIC}; may have
     * {@link ibv_qp_attr_mask#IBV_QP_CUR_STATE IBV_QP_CUR_STATE}, {@code IBV_QP_ALT_PATH},
     * {@code IBV_QP_ACCESS_FLAGS}, {@code IBV_QP_MIN_RNR_TIMER},
     * {@link ibv_qp_attr_mask#IBV_QP_PATH_MIG_STATE IBV_QP_PATH_MIG_STATE}
     * <li>UC, RESET to INIT: needs {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_PORT},
     * {@code IBV_QP_ACCESS_FLAGS}
     * <li>UC, INIT to RTR: needs {@code IBV_QP_AV}, {@code IBV_QP_PATH_MTU}, {@code IBV_QP_DEST_QPN},
     * {@code IBV_QP_RQ_PSN}; may have {@code IBV_QP_ALT_PATH}, {@code IBV_QP_ACCESS_FLAGS},
     * {@code IBV_QP_PKEY_INDEX}
     * <li>UC, RTR to RTS: needs {@code IBV_QP_SQ_PSN}; may have {@code IBV_QP_CUR_STATE},
     * {@code IBV_QP_ALT_PATH}, {@code IBV_QP_ACCESS_FLAGS}, {@code IBV_QP_PATH_MIG_STATE}
     * <li>UD, RESET to INIT: needs {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_PORT},
     * {@link ibv_qp_attr_mask#IBV_QP_QKEY IBV_QP_QKEY}
     * <li>UD, INIT to RTR: may have {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_QKEY}
     * <li>UD, RTR to RTS: needs {@code IBV_QP_SQ_PSN}; may have {@code IBV_QP_CUR_STATE},
     * {@code IBV_QP_QKEY}
     * </ul>
     *
     * <p>The mask of a transition from any state to RESET, or from any state except RESET to ERR, is
     * {@code IBV_QP_STATE}. Further transitions:
     * <ul>
     * <li>RC, INIT to INIT: may have {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_PORT},
     * {@code IBV_QP_ACCESS_FLAGS}
     * <li>UC, INIT to INIT: may have {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_PORT},
     * {@code IBV_QP_ACCESS_FLAGS}
     * <li>UD, INIT to INIT: may have {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_PORT}, {@code IBV_QP_QKEY}
     * <li>RC, RTS to RTS, SQD to RTS: may have {@code IBV_QP_CUR_STATE}, {@code IBV_QP_ALT_PATH},
     * {@code IBV_QP_ACCESS_FLAGS}, {@code IBV_QP_MIN_RNR_TIMER}, {@code IBV_QP_PATH_MIG_STATE}
     * <li>UC, RTS to RTS, SQD to RTS: may have {@code IBV_QP_CUR_STATE}, {@code IBV_QP_ALT_PATH},
     * {@code IBV_QP_ACCESS_FLAGS}, {@code IBV_QP_PATH_MIG_STATE}
     * <li>UD, RTS to RTS, SQD to RTS, SQE to RTS: may have {@code IBV_QP_CUR_STATE}, {@code IBV_QP_QKEY}
     * <li>UC, SQE to RTS: may have {@code IBV_QP_CUR_STATE}, {@code IBV_QP_ACCESS_FLAGS}
     * <li>RC, UC, UD, RTS to SQD: may have
     * {@link ibv_qp_attr_mask#IBV_QP_EN_SQD_ASYNC_NOTIFY IBV_QP_EN_SQD_ASYNC_NOTIFY}
     * <li>RC, SQD to SQD: may have {@code IBV_QP_PORT}, {@code IBV_QP_AV}, {@code IBV_QP_TIMEOUT},
     * {@code IBV_QP_RETRY_CNT}, {@code IBV_QP_RNR_RETRY}, {@code IBV_QP_MAX_QP_RD_ATOMIC},
     * {@code IBV_QP_MAX_DEST_RD_ATOMIC}, {@code IBV_QP_ALT_PATH}, {@code IBV_QP_ACCESS_FLAGS},
     * {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_MIN_RNR_TIMER}, {@code IBV_QP_PATH_MIG_STATE}
     * <li>UC, SQD to SQD: may have {@code IBV_QP_ALT_PATH}, {@code IBV_QP_ACCESS_FLAGS},
     * {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_PATH_MIG_STATE}
     * <li>UD, SQD to SQD: may have {@code IBV_QP_PKEY_INDEX}, {@code IBV_QP_QKEY}
     * </ul>
     *
     * <p>The masks of {@link ibv_qp_type#IBV_QPT_XRC_SEND IBV_QPT_XRC_SEND} and
     * {@link ibv_qp_type#IBV_QPT_XRC_RECV IBV_QPT_XRC_RECV} are those of RC.
     * {@link ibv_qp_type#IBV_QPT_RAW_PACKET IBV_QPT_RAW_PACKET} needs {@code IBV_QP_PORT} for the
     * transition to INIT, and no attributes for RTR and RTS. Drivers may accept further attributes, such
     * as {@link ibv_qp_attr_mask#IBV_QP_RATE_LIMIT IBV_QP_RATE_LIMIT} and
     * {@link ibv_qp_attr_mask#IBV_QP_CAP IBV_QP_CAP}. librdmacm performs the transitions of a queue pair
     * of an {@link org.rdma4j.sys.rdmacm.rdma_cm_id rdma_cm_id}
     * ({@link org.rdma4j.sys.rdmacm.Rdmacm#rdma_create_qp rdma_create_qp}), which is the only way on
     * iWARP.
     *
     * <p>Failures: EINVAL for an invalid transition or mask, a port that does not exist or differs from that
     * of {@code ah_attr}, an {@code ah_attr} that is not global on RoCE, or a value out of range, although
     * no driver checks all values; ENODATA for an empty GID entry; EPERM for a Q_Key whose highest bit is
     * set without CAP_NET_RAW; ENODEV or ETIMEDOUT if RoCE cannot reach the peer's address.
     *
     * <p>{@code int ibv_modify_qp(struct ibv_qp *qp, struct ibv_qp_attr *attr, int attr_mask)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. May block, which pins the carrier of a virtual thread.
     * See {@code ibv_modify_qp(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_modify_qp(MemorySegment qp, MemorySegment attr, int attr_mask) {
        try {
            return (int) IbverbsHandles.ibv_modify_qp.HANDLE.invokeExact(qp, attr, attr_mask);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_modify_qp(MemorySegment, MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_modify_qpChecked(MemorySegment qp, MemorySegment attr, int attr_mask) {
        Check.code("ibv_modify_qp", ibv_modify_qp(qp, attr, attr_mask));
    }

    /**
     * {@code int ibv_modify_qp_rate_limit(struct ibv_qp *qp, struct ibv_qp_rate_limit_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_modify_qp_rate_limit(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_modify_qp_rate_limit(MemorySegment qp, MemorySegment attr) {
        return Wrapper.rdma_wrap_ibv_modify_qp_rate_limit(qp, attr);
    }

    /**
     * Calls {@link #ibv_modify_qp_rate_limit(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_modify_qp_rate_limitChecked(MemorySegment qp, MemorySegment attr) {
        Check.code("ibv_modify_qp_rate_limit", ibv_modify_qp_rate_limit(qp, attr));
    }

    /**
     * {@code int ibv_qp_attach_comp_cntr(struct ibv_qp *qp, struct ibv_comp_cntr *comp_cntr, struct ibv_qp_attach_comp_cntr_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 65.0. See
     * {@code ibv_qp_attach_comp_cntr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_qp_attach_comp_cntr(MemorySegment qp, MemorySegment comp_cntr,
            MemorySegment attr) {
        try {
            return (int) IbverbsHandles.ibv_qp_attach_comp_cntr.HANDLE.invokeExact(qp, comp_cntr, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_qp_attach_comp_cntr(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_qp_attach_comp_cntrChecked(MemorySegment qp, MemorySegment comp_cntr,
            MemorySegment attr) {
        Check.code("ibv_qp_attach_comp_cntr", ibv_qp_attach_comp_cntr(qp, comp_cntr, attr));
    }

    /**
     * {@code int ibv_query_qp_data_in_order(struct ibv_qp *qp, enum ibv_wr_opcode op, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 36.0. See
     * {@code ibv_query_qp_data_in_order(3)}.
     *
     * @return 1 if data is written in order, otherwise 0, also if this is unknown; with
     * IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS, a mask of the operations for which it is
     */
    public static int ibv_query_qp_data_in_order(MemorySegment qp, int op, int flags) {
        try {
            return (int) IbverbsHandles.ibv_query_qp_data_in_order.HANDLE.invokeExact(qp, op, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Queries at least the attributes of {@code attr} that {@code attr_mask} selects, and all of
     * {@code init_attr}. Neither may be NULL. Attributes that have never been set are undefined.
     *
     * <p>{@code int ibv_query_qp(struct ibv_qp *qp, struct ibv_qp_attr *attr, int attr_mask, struct ibv_qp_init_attr *init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_query_qp(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_qp(MemorySegment qp, MemorySegment attr, int attr_mask,
            MemorySegment init_attr) {
        try {
            return (int) IbverbsHandles.ibv_query_qp.HANDLE.invokeExact(qp, attr, attr_mask, init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_query_qp(MemorySegment, MemorySegment, int, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_qpChecked(MemorySegment qp, MemorySegment attr, int attr_mask,
            MemorySegment init_attr) {
        Check.code("ibv_query_qp", ibv_query_qp(qp, attr, attr_mask, init_attr));
    }

    /**
     * Destroys a queue pair. Outstanding requests do not complete, and completions that have not been
     * polled may be lost. Fails with EBUSY while the queue pair is attached to a multicast group.
     *
     * <p>{@code int ibv_destroy_qp(struct ibv_qp *qp)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. May block, which pins the carrier of a virtual thread.
     * See {@code ibv_destroy_qp(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_qp(MemorySegment qp) {
        try {
            return (int) IbverbsHandles.ibv_destroy_qp.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_destroy_qp(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_qpChecked(MemorySegment qp) {
        Check.code("ibv_destroy_qp", ibv_destroy_qp(qp));
    }

    /**
     * {@code struct ibv_wq *ibv_create_wq(struct ibv_context *context, struct ibv_wq_init_attr *wq_init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_wq ibv_destroy_wq}. See
     * {@code ibv_create_wq(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_wq(MemorySegment context, MemorySegment wq_init_attr) {
        return Wrapper.rdma_wrap_ibv_create_wq(context, wq_init_attr);
    }

    /**
     * Calls {@link #ibv_create_wq(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_wqChecked(MemorySegment context,
            MemorySegment wq_init_attr) {
        return Check.notNull("ibv_create_wq", ibv_create_wq(context, wq_init_attr));
    }

    /**
     * {@code int ibv_modify_wq(struct ibv_wq *wq, struct ibv_wq_attr *wq_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_modify_wq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_modify_wq(MemorySegment wq, MemorySegment wq_attr) {
        return Wrapper.rdma_wrap_ibv_modify_wq(wq, wq_attr);
    }

    /**
     * Calls {@link #ibv_modify_wq(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_modify_wqChecked(MemorySegment wq, MemorySegment wq_attr) {
        Check.code("ibv_modify_wq", ibv_modify_wq(wq, wq_attr));
    }

    /**
     * {@code int ibv_destroy_wq(struct ibv_wq *wq)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. May
     * block, which pins the carrier of a virtual thread. See {@code ibv_destroy_wq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_wq(MemorySegment wq) {
        return Wrapper.rdma_wrap_ibv_destroy_wq(wq);
    }

    /**
     * Calls {@link #ibv_destroy_wq(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_wqChecked(MemorySegment wq) {
        Check.code("ibv_destroy_wq", ibv_destroy_wq(wq));
    }

    /**
     * {@code struct ibv_rwq_ind_table *ibv_create_rwq_ind_table(struct ibv_context *context, struct ibv_rwq_ind_table_init_attr *init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with
     * {@link Ibverbs#ibv_destroy_rwq_ind_table ibv_destroy_rwq_ind_table}. See
     * {@code ibv_create_rwq_ind_table(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_rwq_ind_table(MemorySegment context,
            MemorySegment init_attr) {
        return Wrapper.rdma_wrap_ibv_create_rwq_ind_table(context, init_attr);
    }

    /**
     * Calls {@link #ibv_create_rwq_ind_table(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_rwq_ind_tableChecked(MemorySegment context,
            MemorySegment init_attr) {
        return Check.notNull("ibv_create_rwq_ind_table", ibv_create_rwq_ind_table(context, init_attr));
    }

    /**
     * {@code int ibv_destroy_rwq_ind_table(struct ibv_rwq_ind_table *rwq_ind_table)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_destroy_rwq_ind_table(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_rwq_ind_table(MemorySegment rwq_ind_table) {
        return Wrapper.rdma_wrap_ibv_destroy_rwq_ind_table(rwq_ind_table);
    }

    /**
     * Calls {@link #ibv_destroy_rwq_ind_table(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_rwq_ind_tableChecked(MemorySegment rwq_ind_table) {
        Check.code("ibv_destroy_rwq_ind_table", ibv_destroy_rwq_ind_table(rwq_ind_table));
    }

    /**
     * Posts the list of requests that starts with {@code wr} to the send queue. The records of the list,
     * and the arrays of {@link ibv_sge ibv_sge} to which they refer, are read during the call, and may be
     * changed or freed afterwards. The data is accessed later: it must exist until the completion of the
     * request is polled, unless {@link ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE} copies it. The same
     * applies to address handles.
     *
     * <p>{@code bad_wr} must not be NULL. On failure, it receives the address of the first request that was
     * not posted. The requests before it were posted and will complete; it and the requests after it were
     * not posted.
     *
     * <p>A request occupies an entry of the queue until its completion, or that of a later request of the
     * queue, is polled. If {@code sq_sig_all} is 0, at least one request of each {@code max_send_wr} must
     * be signaled.
     *
     * <p>Failures: ENOMEM if the queue is full; EINVAL if the request is malformed, has too many
     * scatter/gather elements or too much inline data, or the state is not RTS (SQD, SQE and ERR are
     * accepted too). All later failures are reported by completions.
     *
     * <p>{@code int ibv_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_send(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_send(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr) {
        return Wrapper.rdma_wrap_ibv_post_send(qp, wr, bad_wr);
    }

    /**
     * Calls {@link #ibv_post_send(MemorySegment, MemorySegment, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_sendChecked(MemorySegment qp, MemorySegment wr,
            MemorySegment bad_wr) {
        Check.code("ibv_post_send", ibv_post_send(qp, wr, bad_wr));
    }

    /**
     * {@code int ibv_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_send(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_send(long qp, long wr, long bad_wr) {
        return Wrapper.rdma_wrap_ibv_post_send(qp, wr, bad_wr);
    }

    /**
     * Calls {@link #ibv_post_send(long, long, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_sendChecked(long qp, long wr, long bad_wr) {
        Check.code("ibv_post_send", ibv_post_send(qp, wr, bad_wr));
    }

    /**
     * Posts the list of requests that starts with {@code wr} to the receive queue. Each incoming message
     * consumes a request, in the order in which the requests were posted. The records are read during the
     * call; the memory to which they refer must exist until the completion is polled.
     *
     * <p>{@code bad_wr} must not be NULL. On failure, it receives the address of the first request that was
     * not posted.
     *
     * <p>Permitted in all states except RESET. Post receives before the peer sends, preferably before RTR. A
     * message that is larger than the memory of the request fails on both sides. On a UD queue pair, the
     * first 40 bytes of the memory are reserved for the {@link ibv_grh ibv_grh}, even if there is none;
     * the data follows.
     *
     * <p>Failures: ENOMEM if the queue is full; EINVAL if there are too many scatter/gather elements or the
     * state is RESET. For a queue pair with a shared receive queue, use
     * {@link Ibverbs#ibv_post_srq_recv ibv_post_srq_recv}.
     *
     * <p>{@code int ibv_post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_recv(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr) {
        return Wrapper.rdma_wrap_ibv_post_recv(qp, wr, bad_wr);
    }

    /**
     * Calls {@link #ibv_post_recv(MemorySegment, MemorySegment, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_recvChecked(MemorySegment qp, MemorySegment wr,
            MemorySegment bad_wr) {
        Check.code("ibv_post_recv", ibv_post_recv(qp, wr, bad_wr));
    }

    /**
     * {@code int ibv_post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_post_recv(long qp, long wr, long bad_wr) {
        return Wrapper.rdma_wrap_ibv_post_recv(qp, wr, bad_wr);
    }

    /**
     * Calls {@link #ibv_post_recv(long, long, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_post_recvChecked(long qp, long wr, long bad_wr) {
        Check.code("ibv_post_recv", ibv_post_recv(qp, wr, bad_wr));
    }

    /**
     * Creates an address handle for datagrams to a peer, which a send specifies in {@code wr.ud.ah}.
     * {@code attr} may be freed after the call. The address handle must exist until the sends that use it
     * have completed.
     *
     * <p>{@code struct ibv_ah *ibv_create_ah(struct ibv_pd *pd, struct ibv_ah_attr *attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_destroy_ah ibv_destroy_ah}. May block, which pins the carrier of a virtual
     * thread. See {@code ibv_create_ah(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_ah(MemorySegment pd, MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_create_ah.HANDLE.invokeExact(capture, pd, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_ah.sizeof());
    }

    /**
     * Calls {@link #ibv_create_ah(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_ahChecked(MemorySegment pd, MemorySegment attr) {
        return Check.notNull("ibv_create_ah", ibv_create_ah(pd, attr));
    }

    /**
     * Initializes {@code ah_attr} with the path to the sender of a datagram, from the completion and the
     * {@link ibv_grh ibv_grh} before the data.
     *
     * <p>{@code int ibv_init_ah_from_wc(struct ibv_context *context, uint8_t port_num, struct ibv_wc *wc, struct ibv_grh *grh, struct ibv_ah_attr *ah_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_init_ah_from_wc(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int ibv_init_ah_from_wc(MemorySegment context, int port_num, MemorySegment wc,
            MemorySegment grh, MemorySegment ah_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) IbverbsHandles.ibv_init_ah_from_wc.HANDLE.invokeExact(capture, context, Ranges.u8(port_num), wc, grh, ah_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #ibv_init_ah_from_wc(MemorySegment, int, MemorySegment, MemorySegment, MemorySegment)},
     * and throws an exception on failure.
     *
     * @return 0
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int ibv_init_ah_from_wcChecked(MemorySegment context, int port_num,
            MemorySegment wc, MemorySegment grh, MemorySegment ah_attr) {
        return Check.notMinusOne("ibv_init_ah_from_wc", ibv_init_ah_from_wc(context, port_num, wc, grh, ah_attr));
    }

    /**
     * Creates an address handle for the sender of a datagram, from the completion and the
     * {@link ibv_grh ibv_grh} before the data.
     *
     * <p>{@code struct ibv_ah *ibv_create_ah_from_wc(struct ibv_pd *pd, struct ibv_wc *wc, struct ibv_grh *grh, uint8_t port_num)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The caller must release the result with
     * {@link Ibverbs#ibv_destroy_ah ibv_destroy_ah}. May block, which pins the carrier of a virtual
     * thread. See {@code ibv_create_ah_from_wc(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_ah_from_wc(MemorySegment pd, MemorySegment wc,
            MemorySegment grh, int port_num) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) IbverbsHandles.ibv_create_ah_from_wc.HANDLE.invokeExact(capture, pd, wc, grh, Ranges.u8(port_num));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_ah.sizeof());
    }

    /**
     * Calls {@link #ibv_create_ah_from_wc(MemorySegment, MemorySegment, MemorySegment, int)}, and throws
     * an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_ah_from_wcChecked(MemorySegment pd, MemorySegment wc,
            MemorySegment grh, int port_num) {
        return Check.notNull("ibv_create_ah_from_wc", ibv_create_ah_from_wc(pd, wc, grh, port_num));
    }

    /**
     * Destroys an address handle. The sends that use it must have completed.
     *
     * <p>{@code int ibv_destroy_ah(struct ibv_ah *ah)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_destroy_ah(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_ah(MemorySegment ah) {
        try {
            return (int) IbverbsHandles.ibv_destroy_ah.HANDLE.invokeExact(ah);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_destroy_ah(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_ahChecked(MemorySegment ah) {
        Check.code("ibv_destroy_ah", ibv_destroy_ah(ah));
    }

    /**
     * Attaches a UD queue pair to a multicast group, which is specified by its GID and, on InfiniBand, its
     * LID. Does not join the group: see
     * {@link org.rdma4j.sys.rdmacm.Rdmacm#rdma_join_multicast rdma_join_multicast}.
     *
     * <p>{@code int ibv_attach_mcast(struct ibv_qp *qp, const union ibv_gid *gid, uint16_t lid)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_attach_mcast(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_attach_mcast(MemorySegment qp, MemorySegment gid, int lid) {
        try {
            return (int) IbverbsHandles.ibv_attach_mcast.HANDLE.invokeExact(qp, gid, Ranges.u16(lid));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_attach_mcast(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_attach_mcastChecked(MemorySegment qp, MemorySegment gid, int lid) {
        Check.code("ibv_attach_mcast", ibv_attach_mcast(qp, gid, lid));
    }

    /**
     * Detaches a queue pair from a multicast group, with the arguments of
     * {@link Ibverbs#ibv_attach_mcast ibv_attach_mcast}.
     *
     * <p>{@code int ibv_detach_mcast(struct ibv_qp *qp, const union ibv_gid *gid, uint16_t lid)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_detach_mcast(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_detach_mcast(MemorySegment qp, MemorySegment gid, int lid) {
        try {
            return (int) IbverbsHandles.ibv_detach_mcast.HANDLE.invokeExact(qp, gid, Ranges.u16(lid));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_detach_mcast(MemorySegment, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_detach_mcastChecked(MemorySegment qp, MemorySegment gid, int lid) {
        Check.code("ibv_detach_mcast", ibv_detach_mcast(qp, gid, lid));
    }

    /**
     * Permits native code of the process to fork while memory is registered. Must be called before any
     * memory is registered; makes registration slower. Not required for processes that the JVM starts.
     *
     * <p>{@code int ibv_fork_init(void)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. See {@code ibv_fork_init(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_fork_init() {
        try {
            return (int) IbverbsHandles.ibv_fork_init.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_fork_init()}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_fork_initChecked() {
        Check.code("ibv_fork_init", ibv_fork_init());
    }

    /**
     * Returns whether native code may fork ({@link ibv_fork_status ibv_fork_status}).
     *
     * <p>{@code enum ibv_fork_status ibv_is_fork_initialized(void)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 35.0. See
     * {@code ibv_is_fork_initialized(3)}.
     *
     * @return a value of ibv_fork_status
     */
    public static int ibv_is_fork_initialized() {
        try {
            return (int) IbverbsHandles.ibv_is_fork_initialized.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns a description of a node type ({@link ibv_node_type ibv_node_type}).
     *
     * <p>{@code const char *ibv_node_type_str(enum ibv_node_type node_type)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The result belongs to the library: a constant string. See
     * {@code ibv_node_type_str(3)}.
     */
    public static MemorySegment ibv_node_type_str(int node_type) {
        try {
            return (MemorySegment) IbverbsHandles.ibv_node_type_str.HANDLE.invokeExact(node_type);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the result of {@code ibv_node_type_str} as a string, or {@code null} for NULL.
     */
    public static String ibv_node_type_strString(int node_type) {
        return CStrings.string(ibv_node_type_str(node_type));
    }

    /**
     * Returns a description of a port state ({@link ibv_port_state ibv_port_state}).
     *
     * <p>{@code const char *ibv_port_state_str(enum ibv_port_state port_state)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The result belongs to the library: a constant string. See
     * {@code ibv_port_state_str(3)}.
     */
    public static MemorySegment ibv_port_state_str(int port_state) {
        try {
            return (MemorySegment) IbverbsHandles.ibv_port_state_str.HANDLE.invokeExact(port_state);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the result of {@code ibv_port_state_str} as a string, or {@code null} for NULL.
     */
    public static String ibv_port_state_strString(int port_state) {
        return CStrings.string(ibv_port_state_str(port_state));
    }

    /**
     * Returns a description of an event type ({@link ibv_event_type ibv_event_type}).
     *
     * <p>{@code const char *ibv_event_type_str(enum ibv_event_type event)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. The result belongs to the library: a constant string. See
     * {@code ibv_event_type_str(3)}.
     */
    public static MemorySegment ibv_event_type_str(int event) {
        try {
            return (MemorySegment) IbverbsHandles.ibv_event_type_str.HANDLE.invokeExact(event);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the result of {@code ibv_event_type_str} as a string, or {@code null} for NULL.
     */
    public static String ibv_event_type_strString(int event) {
        return CStrings.string(ibv_event_type_str(event));
    }

    /**
     * {@code int ibv_resolve_eth_l2_from_gid(struct ibv_context *context, struct ibv_ah_attr *attr, uint8_t eth_mac[6], uint16_t *vid)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. May block, which pins the carrier of a virtual thread.
     *
     * @return a negated errno value on failure
     */
    public static int ibv_resolve_eth_l2_from_gid(MemorySegment context, MemorySegment attr,
            MemorySegment eth_mac, MemorySegment vid) {
        try {
            return (int) IbverbsHandles.ibv_resolve_eth_l2_from_gid.HANDLE.invokeExact(context, attr, eth_mac, vid);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls
     * {@link #ibv_resolve_eth_l2_from_gid(MemorySegment, MemorySegment, MemorySegment, MemorySegment)},
     * and throws an exception on failure.
     *
     * @return the result
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int ibv_resolve_eth_l2_from_gidChecked(MemorySegment context, MemorySegment attr,
            MemorySegment eth_mac, MemorySegment vid) {
        return Check.notNegative("ibv_resolve_eth_l2_from_gid", ibv_resolve_eth_l2_from_gid(context, attr, eth_mac, vid));
    }

    /**
     * {@code int ibv_is_qpt_supported(uint32_t caps, enum ibv_qp_type qpt)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library.
     */
    public static int ibv_is_qpt_supported(int caps, int qpt) {
        return Wrapper.rdma_wrap_ibv_is_qpt_supported(caps, qpt);
    }

    /**
     * {@code struct ibv_counters *ibv_create_counters(struct ibv_context *context, struct ibv_counters_init_attr *init_attr)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. The
     * caller must release the result with {@link Ibverbs#ibv_destroy_counters ibv_destroy_counters}. See
     * {@code ibv_create_counters(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment ibv_create_counters(MemorySegment context,
            MemorySegment init_attr) {
        return Wrapper.rdma_wrap_ibv_create_counters(context, init_attr);
    }

    /**
     * Calls {@link #ibv_create_counters(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment ibv_create_countersChecked(MemorySegment context,
            MemorySegment init_attr) {
        return Check.notNull("ibv_create_counters", ibv_create_counters(context, init_attr));
    }

    /**
     * {@code int ibv_destroy_counters(struct ibv_counters *counters)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_destroy_counters(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_destroy_counters(MemorySegment counters) {
        return Wrapper.rdma_wrap_ibv_destroy_counters(counters);
    }

    /**
     * Calls {@link #ibv_destroy_counters(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_destroy_countersChecked(MemorySegment counters) {
        Check.code("ibv_destroy_counters", ibv_destroy_counters(counters));
    }

    /**
     * {@code int ibv_attach_counters_point_flow(struct ibv_counters *counters, struct ibv_counter_attach_attr *attr, struct ibv_flow *flow)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_attach_counters_point_flow(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_attach_counters_point_flow(MemorySegment counters, MemorySegment attr,
            MemorySegment flow) {
        return Wrapper.rdma_wrap_ibv_attach_counters_point_flow(counters, attr, flow);
    }

    /**
     * Calls {@link #ibv_attach_counters_point_flow(MemorySegment, MemorySegment, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_attach_counters_point_flowChecked(MemorySegment counters,
            MemorySegment attr, MemorySegment flow) {
        Check.code("ibv_attach_counters_point_flow", ibv_attach_counters_point_flow(counters, attr, flow));
    }

    /**
     * {@code int ibv_read_counters(struct ibv_counters *counters, uint64_t *counters_value, uint32_t ncounters, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. See
     * {@code ibv_read_counters(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_read_counters(MemorySegment counters, MemorySegment counters_value,
            int ncounters, int flags) {
        return Wrapper.rdma_wrap_ibv_read_counters(counters, counters_value, ncounters, flags);
    }

    /**
     * Calls {@link #ibv_read_counters(MemorySegment, MemorySegment, int, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_read_countersChecked(MemorySegment counters,
            MemorySegment counters_value, int ncounters, int flags) {
        Check.code("ibv_read_counters", ibv_read_counters(counters, counters_value, ncounters, flags));
    }

    /**
     * {@code uint16_t ibv_flow_label_to_udp_sport(uint32_t fl)}
     *
     * <p>Declared in {@code infiniband/verbs.h}; inline in C, called through the wrapper library. Since
     * rdma-core 29.0.
     */
    public static int ibv_flow_label_to_udp_sport(int fl) {
        return Wrapper.rdma_wrap_ibv_flow_label_to_udp_sport(fl);
    }

    /**
     * Sets the ECE options that were negotiated with the peer. Call it before the transition to RTR.
     *
     * <p>{@code int ibv_set_ece(struct ibv_qp *qp, struct ibv_ece *ece)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 31.0. See {@code ibv_set_ece(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_set_ece(MemorySegment qp, MemorySegment ece) {
        try {
            return (int) IbverbsHandles.ibv_set_ece.HANDLE.invokeExact(qp, ece);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_set_ece(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_set_eceChecked(MemorySegment qp, MemorySegment ece) {
        Check.code("ibv_set_ece", ibv_set_ece(qp, ece));
    }

    /**
     * Queries the options for enhanced connection establishment (ECE) that the driver proposes to the
     * peer.
     *
     * <p>{@code int ibv_query_ece(struct ibv_qp *qp, struct ibv_ece *ece)}
     *
     * <p>Declared in {@code infiniband/verbs.h}. Since rdma-core 31.0. See {@code ibv_query_ece(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int ibv_query_ece(MemorySegment qp, MemorySegment ece) {
        try {
            return (int) IbverbsHandles.ibv_query_ece.HANDLE.invokeExact(qp, ece);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #ibv_query_ece(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void ibv_query_eceChecked(MemorySegment qp, MemorySegment ece) {
        Check.code("ibv_query_ece", ibv_query_ece(qp, ece));
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
                .with(Library.of("ibverbs", "libibverbs.so.1"), "",
                        "ibv_wc_status_str@IBVERBS_1.1",
                        "ibv_rate_to_mult@IBVERBS_1.0",
                        "mult_to_ibv_rate@IBVERBS_1.0",
                        "ibv_rate_to_mbps@IBVERBS_1.1",
                        "mbps_to_ibv_rate@IBVERBS_1.1",
                        "ibv_wr_opcode_str 4900",
                        "ibv_qp_to_qp_ex@IBVERBS_1.6",
                        "ibv_get_device_list@IBVERBS_1.1",
                        "ibv_free_device_list@IBVERBS_1.1",
                        "ibv_get_device_name@IBVERBS_1.1",
                        "ibv_get_device_index@IBVERBS_1.9 3000",
                        "ibv_get_device_guid@IBVERBS_1.1",
                        "ibv_open_device@IBVERBS_1.1",
                        "ibv_close_device@IBVERBS_1.1",
                        "ibv_import_device@IBVERBS_1.10 3100",
                        "ibv_import_pd@IBVERBS_1.10 3100",
                        "ibv_unimport_pd@IBVERBS_1.10 3100",
                        "ibv_import_mr@IBVERBS_1.10 3100",
                        "ibv_unimport_mr@IBVERBS_1.10 3100",
                        "ibv_import_dm@IBVERBS_1.13 3500",
                        "ibv_unimport_dm@IBVERBS_1.13 3500",
                        "ibv_get_async_event@IBVERBS_1.1",
                        "ibv_ack_async_event@IBVERBS_1.1",
                        "ibv_query_device@IBVERBS_1.1",
                        "ibv_query_port_speed@IBVERBS_1.16 6200",
                        "ibv_query_gid@IBVERBS_1.1",
                        "_ibv_query_gid_ex@IBVERBS_1.11 3200",
                        "_ibv_query_gid_table@IBVERBS_1.11 3200",
                        "ibv_query_pkey@IBVERBS_1.1",
                        "ibv_get_pkey_index@IBVERBS_1.5",
                        "ibv_alloc_pd@IBVERBS_1.1",
                        "ibv_dealloc_pd@IBVERBS_1.1",
                        "ibv_reg_mr_iova2@IBVERBS_1.8",
                        "ibv_reg_dmabuf_mr@IBVERBS_1.12 3400",
                        "ibv_reg_mr_ex@IBVERBS_1.15 5900",
                        "ibv_rereg_mr@IBVERBS_1.1",
                        "ibv_dereg_mr@IBVERBS_1.1",
                        "ibv_create_comp_channel@IBVERBS_1.0",
                        "ibv_destroy_comp_channel@IBVERBS_1.0",
                        "ibv_dm_export_dmabuf_fd@IBVERBS_1.16 6200",
                        "ibv_create_cq@IBVERBS_1.1",
                        "ibv_resize_cq@IBVERBS_1.1",
                        "ibv_destroy_cq@IBVERBS_1.1",
                        "ibv_get_cq_event@IBVERBS_1.1",
                        "ibv_ack_cq_events@IBVERBS_1.1",
                        "_ibv_query_comp_cntr_caps@IBVERBS_1.18 6500",
                        "ibv_create_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_destroy_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_set_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_set_err_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_inc_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_inc_err_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_read_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_read_err_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_create_srq@IBVERBS_1.1",
                        "ibv_modify_srq@IBVERBS_1.1",
                        "ibv_query_srq@IBVERBS_1.1",
                        "ibv_destroy_srq@IBVERBS_1.1",
                        "ibv_create_qp@IBVERBS_1.1",
                        "ibv_alloc_buf@IBVERBS_1.17 6400",
                        "ibv_export_buf_dmabuf_fd@IBVERBS_1.18 6500",
                        "ibv_free_buf@IBVERBS_1.17 6400",
                        "ibv_reg_buf_mr@IBVERBS_1.17 6400",
                        "ibv_alloc_dmah@IBVERBS_1.15 5900",
                        "ibv_dealloc_dmah@IBVERBS_1.15 5900",
                        "ibv_modify_qp@IBVERBS_1.1",
                        "ibv_qp_attach_comp_cntr@IBVERBS_1.18 6500",
                        "ibv_query_qp_data_in_order@IBVERBS_1.14 3600",
                        "ibv_query_qp@IBVERBS_1.1",
                        "ibv_destroy_qp@IBVERBS_1.1",
                        "ibv_create_ah@IBVERBS_1.1",
                        "ibv_init_ah_from_wc@IBVERBS_1.1",
                        "ibv_create_ah_from_wc@IBVERBS_1.1",
                        "ibv_destroy_ah@IBVERBS_1.1",
                        "ibv_attach_mcast@IBVERBS_1.1",
                        "ibv_detach_mcast@IBVERBS_1.1",
                        "ibv_fork_init@IBVERBS_1.1",
                        "ibv_is_fork_initialized@IBVERBS_1.13 3500",
                        "ibv_node_type_str@IBVERBS_1.1",
                        "ibv_port_state_str@IBVERBS_1.1",
                        "ibv_event_type_str@IBVERBS_1.1",
                        "ibv_resolve_eth_l2_from_gid@IBVERBS_1.1",
                        "ibv_set_ece@IBVERBS_1.10 3100",
                        "ibv_query_ece@IBVERBS_1.10 3100")
                .with(WrapperBuild.LIBRARY, "rdma_wrap_",
                        "ibv_wr_atomic_cmp_swp",
                        "ibv_wr_atomic_fetch_add",
                        "ibv_wr_bind_mw",
                        "ibv_wr_local_inv",
                        "ibv_wr_rdma_read",
                        "ibv_wr_rdma_write",
                        "ibv_wr_flush 4500",
                        "ibv_wr_rdma_write_imm",
                        "ibv_wr_send",
                        "ibv_wr_send_imm",
                        "ibv_wr_send_inv",
                        "ibv_wr_send_tso",
                        "ibv_wr_set_ud_addr",
                        "ibv_wr_set_xrc_srqn",
                        "ibv_wr_set_inline_data",
                        "ibv_wr_set_inline_data_list",
                        "ibv_wr_set_sge",
                        "ibv_wr_set_sge_list",
                        "ibv_wr_start",
                        "ibv_wr_complete",
                        "ibv_wr_abort",
                        "ibv_wr_atomic_write 4400",
                        "ibv_cq_ex_to_cq",
                        "ibv_start_poll",
                        "ibv_next_poll",
                        "ibv_end_poll",
                        "ibv_wc_read_opcode",
                        "ibv_wc_read_vendor_err",
                        "ibv_wc_read_byte_len",
                        "ibv_wc_read_imm_data",
                        "ibv_wc_read_invalidated_rkey",
                        "ibv_wc_read_qp_num",
                        "ibv_wc_read_src_qp",
                        "ibv_wc_read_wc_flags",
                        "ibv_wc_read_slid",
                        "ibv_wc_read_sl",
                        "ibv_wc_read_dlid_path_bits",
                        "ibv_wc_read_completion_ts",
                        "ibv_wc_read_completion_wallclock_ns",
                        "ibv_wc_read_cvlan",
                        "ibv_wc_read_flow_tag",
                        "ibv_wc_read_tm_info",
                        "ibv_post_wq_recv",
                        "verbs_get_ctx",
                        "ibv_query_port",
                        "___ibv_query_port",
                        "ibv_query_gid_ex 3200",
                        "ibv_query_gid_table 3200",
                        "ibv_create_flow",
                        "ibv_destroy_flow",
                        "ibv_create_flow_action_esp",
                        "ibv_modify_flow_action_esp",
                        "ibv_destroy_flow_action",
                        "ibv_open_xrcd",
                        "ibv_close_xrcd",
                        "ibv_reg_mr",
                        "__ibv_reg_mr",
                        "ibv_reg_mr_iova",
                        "__ibv_reg_mr_iova",
                        "ibv_alloc_mw",
                        "ibv_dealloc_mw",
                        "ibv_inc_rkey",
                        "ibv_bind_mw",
                        "ibv_advise_mr",
                        "ibv_alloc_dm",
                        "ibv_free_dm",
                        "ibv_memcpy_to_dm",
                        "ibv_memcpy_from_dm",
                        "ibv_alloc_null_mr",
                        "ibv_reg_dm_mr",
                        "ibv_create_cq_ex",
                        "ibv_poll_cq",
                        "ibv_req_notify_cq",
                        "ibv_modify_cq",
                        "ibv_query_comp_cntr_caps 6500",
                        "ibv_create_srq_ex",
                        "ibv_get_srq_num",
                        "ibv_post_srq_recv",
                        "ibv_post_srq_ops",
                        "ibv_create_qp_ex",
                        "ibv_alloc_td",
                        "ibv_dealloc_td",
                        "ibv_alloc_parent_domain",
                        "ibv_query_rt_values_ex",
                        "ibv_query_device_ex",
                        "ibv_open_qp",
                        "ibv_modify_qp_rate_limit",
                        "ibv_create_wq",
                        "ibv_modify_wq",
                        "ibv_destroy_wq",
                        "ibv_create_rwq_ind_table",
                        "ibv_destroy_rwq_ind_table",
                        "ibv_post_send",
                        "ibv_post_recv",
                        "ibv_is_qpt_supported",
                        "ibv_create_counters",
                        "ibv_destroy_counters",
                        "ibv_attach_counters_point_flow",
                        "ibv_read_counters",
                        "ibv_flow_label_to_udp_sport 2900");

        private Table() {
        }
    }
}
