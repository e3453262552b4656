// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_dm;
import org.rdma4j.sys.ibverbs.ibv_flow;
import org.rdma4j.sys.ibverbs.ibv_flow_action;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_wq;
import org.rdma4j.sys.mlx5wrapper.Mlx5wrapper;
import org.rdma4j.sys.mlx5wrapper.WrapperBuild;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * The functions and constants of infiniband/mlx5dv.h, in the order of the headers.
 */
public final class Mlx5 {
    /**
     * {@code unsigned long MLX5DV_RES_TYPE_QP}, declared in {@code infiniband/mlx5dv.h}.
     */
    public static final long MLX5DV_RES_TYPE_QP = 4294967297L;

    /**
     * {@code unsigned long MLX5DV_RES_TYPE_RWQ}, declared in {@code infiniband/mlx5dv.h}.
     */
    public static final long MLX5DV_RES_TYPE_RWQ = 4294967298L;

    /**
     * {@code unsigned long MLX5DV_RES_TYPE_DBR}, declared in {@code infiniband/mlx5dv.h}.
     */
    public static final long MLX5DV_RES_TYPE_DBR = 4294967299L;

    /**
     * {@code unsigned long MLX5DV_RES_TYPE_SRQ}, declared in {@code infiniband/mlx5dv.h}.
     */
    public static final long MLX5DV_RES_TYPE_SRQ = 4294967300L;

    /**
     * {@code unsigned long MLX5DV_RES_TYPE_CQ}, declared in {@code infiniband/mlx5dv.h}.
     */
    public static final long MLX5DV_RES_TYPE_CQ = 4294967301L;

    /**
     * {@code int MLX5DV_FLOW_ACTION_FLAGS_REQUIRE_METADATA}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_ACTION_FLAGS_REQUIRE_METADATA = 1;

    /**
     * {@code int MLX5DV_FLOW_TABLE_TYPE_NIC_RX}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_TABLE_TYPE_NIC_RX = 0;

    /**
     * {@code int MLX5DV_FLOW_TABLE_TYPE_NIC_TX}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_TABLE_TYPE_NIC_TX = 1;

    /**
     * {@code int MLX5DV_FLOW_TABLE_TYPE_FDB}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_TABLE_TYPE_FDB = 2;

    /**
     * {@code int MLX5DV_FLOW_TABLE_TYPE_RDMA_RX}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_TABLE_TYPE_RDMA_RX = 3;

    /**
     * {@code int MLX5DV_FLOW_TABLE_TYPE_RDMA_TX}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_TABLE_TYPE_RDMA_TX = 4;

    /**
     * {@code int MLX5DV_FLOW_TABLE_TYPE_RDMA_TRANSPORT_RX}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5DV_FLOW_TABLE_TYPE_RDMA_TRANSPORT_RX = 5;

    /**
     * {@code int MLX5DV_FLOW_TABLE_TYPE_RDMA_TRANSPORT_TX}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5DV_FLOW_TABLE_TYPE_RDMA_TRANSPORT_TX = 6;

    /**
     * {@code int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2 = 0;

    /**
     * {@code int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL = 1;

    /**
     * {@code int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2 = 2;

    /**
     * {@code int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL = 3;

    /**
     * {@code int MLX5DV_DM_TYPE_MEMIC}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_DM_TYPE_MEMIC = 0;

    /**
     * {@code int MLX5DV_DM_TYPE_STEERING_SW_ICM}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_DM_TYPE_STEERING_SW_ICM = 1;

    /**
     * {@code int MLX5DV_DM_TYPE_HEADER_MODIFY_SW_ICM}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_DM_TYPE_HEADER_MODIFY_SW_ICM = 2;

    /**
     * {@code int MLX5DV_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM = 3;

    /**
     * {@code int MLX5DV_DM_TYPE_ENCAP_SW_ICM}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_DM_TYPE_ENCAP_SW_ICM = 4;

    /**
     * {@code int MLX5DV_DEVX_CREATE_EVENT_CHANNEL_FLAGS_OMIT_EV_DATA}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_DEVX_CREATE_EVENT_CHANNEL_FLAGS_OMIT_EV_DATA = 1;

    /**
     * {@code int MLX5DV_PP_ALLOC_FLAGS_DEDICATED_INDEX}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_PP_ALLOC_FLAGS_DEDICATED_INDEX = 1;

    /**
     * {@code int MLX5DV_UAR_ALLOC_TYPE_BF}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_UAR_ALLOC_TYPE_BF = 0;

    /**
     * {@code int MLX5DV_UAR_ALLOC_TYPE_NC}, declared in {@code infiniband/mlx5_api.h}.
     */
    public static final int MLX5DV_UAR_ALLOC_TYPE_NC = 1;

    /**
     * {@code unsigned int MLX5DV_UAR_ALLOC_TYPE_NC_DEDICATED}, declared in {@code infiniband/mlx5_api.h}.
     * As an unsigned number: {@code 2147483648}.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_UAR_ALLOC_TYPE_NC_DEDICATED = 0x80000000;

    /**
     * {@code int MLX5DV_QUERY_PORT_VPORT}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QUERY_PORT_VPORT = 1;

    /**
     * {@code int MLX5DV_QUERY_PORT_VPORT_VHCA_ID}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QUERY_PORT_VPORT_VHCA_ID = 2;

    /**
     * {@code int MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_RX}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_RX = 4;

    /**
     * {@code int MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_TX}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_TX = 8;

    /**
     * {@code int MLX5DV_QUERY_PORT_VPORT_REG_C0}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QUERY_PORT_VPORT_REG_C0 = 16;

    /**
     * {@code int MLX5DV_QUERY_PORT_ESW_OWNER_VHCA_ID}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QUERY_PORT_ESW_OWNER_VHCA_ID = 32;

    /**
     * {@code int MLX5DV_REG_DMABUF_ACCESS_DATA_DIRECT}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_REG_DMABUF_ACCESS_DATA_DIRECT = 1;

    /**
     * {@code int MLX5DV_VAR_ALLOC_FLAG_TLP}, declared in {@code infiniband/mlx5_api.h}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5DV_VAR_ALLOC_FLAG_TLP = 1;

    public static final int MLX5_RCV_DBR = 0;

    public static final int MLX5_SND_DBR = 1;

    public static final int MLX5_OPCODE_NOP = 0;

    public static final int MLX5_OPCODE_SEND_INVAL = 1;

    public static final int MLX5_OPCODE_RDMA_WRITE = 8;

    public static final int MLX5_OPCODE_RDMA_WRITE_IMM = 9;

    public static final int MLX5_OPCODE_SEND = 10;

    public static final int MLX5_OPCODE_SEND_IMM = 11;

    public static final int MLX5_OPCODE_TSO = 14;

    public static final int MLX5_OPCODE_RDMA_READ = 16;

    public static final int MLX5_OPCODE_ATOMIC_CS = 17;

    public static final int MLX5_OPCODE_ATOMIC_FA = 18;

    public static final int MLX5_OPCODE_ATOMIC_MASKED_CS = 20;

    public static final int MLX5_OPCODE_ATOMIC_MASKED_FA = 21;

    public static final int MLX5_OPCODE_FMR = 25;

    public static final int MLX5_OPCODE_LOCAL_INVAL = 27;

    public static final int MLX5_OPCODE_CONFIG_CMD = 31;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5_OPCODE_SET_PSV = 32;

    public static final int MLX5_OPCODE_UMR = 37;

    public static final int MLX5_OPCODE_TAG_MATCHING = 40;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5_OPCODE_FLOW_TBL_ACCESS = 44;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5_OPCODE_MMO = 47;

    public static final int MLX5_INLINE_SCATTER_32 = 4;

    public static final int MLX5_INLINE_SCATTER_64 = 8;

    public static final int MLX5_CQE_SYNDROME_LOCAL_LENGTH_ERR = 1;

    public static final int MLX5_CQE_SYNDROME_LOCAL_QP_OP_ERR = 2;

    public static final int MLX5_CQE_SYNDROME_LOCAL_PROT_ERR = 4;

    public static final int MLX5_CQE_SYNDROME_WR_FLUSH_ERR = 5;

    public static final int MLX5_CQE_SYNDROME_MW_BIND_ERR = 6;

    public static final int MLX5_CQE_SYNDROME_BAD_RESP_ERR = 16;

    public static final int MLX5_CQE_SYNDROME_LOCAL_ACCESS_ERR = 17;

    public static final int MLX5_CQE_SYNDROME_REMOTE_INVAL_REQ_ERR = 18;

    public static final int MLX5_CQE_SYNDROME_REMOTE_ACCESS_ERR = 19;

    public static final int MLX5_CQE_SYNDROME_REMOTE_OP_ERR = 20;

    public static final int MLX5_CQE_SYNDROME_TRANSPORT_RETRY_EXC_ERR = 21;

    public static final int MLX5_CQE_SYNDROME_RNR_RETRY_EXC_ERR = 22;

    public static final int MLX5_CQE_SYNDROME_REMOTE_ABORTED_ERR = 34;

    public static final int MLX5_CQE_VENDOR_SYNDROME_ODP_PFAULT = 147;

    public static final int MLX5_CQE_L2_OK = 1;

    public static final int MLX5_CQE_L3_OK = 2;

    public static final int MLX5_CQE_L4_OK = 4;

    public static final int MLX5_CQE_L3_HDR_TYPE_NONE = 0;

    public static final int MLX5_CQE_L3_HDR_TYPE_IPV6 = 1;

    public static final int MLX5_CQE_L3_HDR_TYPE_IPV4 = 2;

    public static final int MLX5_CQE_OWNER_MASK = 1;

    public static final int MLX5_CQE_REQ = 0;

    public static final int MLX5_CQE_RESP_WR_IMM = 1;

    public static final int MLX5_CQE_RESP_SEND = 2;

    public static final int MLX5_CQE_RESP_SEND_IMM = 3;

    public static final int MLX5_CQE_RESP_SEND_INV = 4;

    public static final int MLX5_CQE_RESIZE_CQ = 5;

    public static final int MLX5_CQE_NO_PACKET = 6;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5_CQE_SIG_ERR = 12;

    public static final int MLX5_CQE_REQ_ERR = 13;

    public static final int MLX5_CQE_RESP_ERR = 14;

    public static final int MLX5_CQE_INVALID = 15;

    public static final int MLX5_CQ_DOORBELL = 32;

    public static final int MLX5_CQ_DB_REQ_NOT_SOL = 16777216;

    public static final int MLX5_CQ_DB_REQ_NOT = 0;

    /**
     * As an unsigned number: {@code 2147483648}.
     */
    public static final int MLX5_TMC_SUCCESS = 0x80000000;

    public static final int MLX5_INVALID_LKEY = 256;

    /**
     * As an unsigned number: {@code 2147483648}.
     */
    public static final int MLX5_EXTENDED_UD_AV = 0x80000000;

    public static final int MLX5_WQE_CTRL_CQ_UPDATE = 8;

    public static final int MLX5_WQE_CTRL_SOLICITED = 2;

    public static final int MLX5_WQE_CTRL_FENCE = 128;

    public static final int MLX5_WQE_CTRL_INITIATOR_SMALL_FENCE = 32;

    public static final int MLX5_SEND_WQE_BB = 64;

    public static final int MLX5_SEND_WQE_SHIFT = 6;

    /**
     * As an unsigned number: {@code 2147483648}.
     */
    public static final int MLX5_INLINE_SEG = 0x80000000;

    public static final int MLX5_ETH_WQE_L3_CSUM = 64;

    public static final int MLX5_ETH_WQE_L4_CSUM = 128;

    public static final int MLX5_WQE_UMR_CTRL_FLAG_INLINE = 128;

    public static final int MLX5_WQE_UMR_CTRL_FLAG_CHECK_FREE = 32;

    public static final int MLX5_WQE_UMR_CTRL_FLAG_TRNSLATION_OFFSET = 16;

    public static final int MLX5_WQE_UMR_CTRL_FLAG_CHECK_QPN = 8;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_LEN = 1;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_START_ADDR = 64;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_SIG_ERR = 512;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_BSF_ENABLE = 4096;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_MKEY = 8192;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_QPN = 16384;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_LOCAL_WRITE = 262144;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_READ = 524288;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_WRITE = 1048576;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_ATOMIC = 2097152;

    public static final int MLX5_WQE_UMR_CTRL_MKEY_MASK_FREE = 536870912;

    public static final int MLX5_WQE_MKEY_CONTEXT_FREE = 64;

    public static final int MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_ATOMIC = 64;

    public static final int MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_WRITE = 32;

    public static final int MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_READ = 16;

    public static final int MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_WRITE = 8;

    public static final int MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_READ = 4;

    public static final int MLX5_MMAP_GET_REGULAR_PAGES_CMD = 0;

    public static final int MLX5_MMAP_GET_NC_PAGES_CMD = 3;

    private Mlx5() {
    }

    /**
     * {@code struct ibv_cq_ex *mlx5dv_create_cq(struct ibv_context *context, struct ibv_cq_init_attr_ex *cq_attr, struct mlx5dv_cq_init_attr *mlx5_cq_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_destroy_cq}. See {@code mlx5dv_create_cq(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_cq(MemorySegment context, MemorySegment cq_attr,
            MemorySegment mlx5_cq_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_cq.HANDLE.invokeExact(capture, context, cq_attr, mlx5_cq_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_cq_ex.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_create_cq(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_cqChecked(MemorySegment context,
            MemorySegment cq_attr, MemorySegment mlx5_cq_attr) {
        return Check.notNull("mlx5dv_create_cq", mlx5dv_create_cq(context, cq_attr, mlx5_cq_attr));
    }

    /**
     * {@code struct mlx5dv_mkey *mlx5dv_create_mkey(struct mlx5dv_mkey_init_attr *mkey_init_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_destroy_mkey mlx5dv_destroy_mkey}. See {@code mlx5dv_create_mkey(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_mkey(MemorySegment mkey_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_mkey.HANDLE.invokeExact(capture, mkey_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_mkey.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_create_mkey(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_mkeyChecked(MemorySegment mkey_init_attr) {
        return Check.notNull("mlx5dv_create_mkey", mlx5dv_create_mkey(mkey_init_attr));
    }

    /**
     * {@code int mlx5dv_destroy_mkey(struct mlx5dv_mkey *mkey)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_destroy_mkey(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_destroy_mkey(MemorySegment mkey) {
        try {
            return (int) Mlx5Handles.mlx5dv_destroy_mkey.HANDLE.invokeExact(mkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_destroy_mkey(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_destroy_mkeyChecked(MemorySegment mkey) {
        Check.code("mlx5dv_destroy_mkey", mlx5dv_destroy_mkey(mkey));
    }

    /**
     * {@code struct ibv_qp *mlx5dv_create_qp(struct ibv_context *context, struct ibv_qp_init_attr_ex *qp_attr, struct mlx5dv_qp_init_attr *mlx5_qp_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_destroy_qp}. See {@code mlx5dv_create_qp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_qp(MemorySegment context, MemorySegment qp_attr,
            MemorySegment mlx5_qp_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_qp.HANDLE.invokeExact(capture, context, qp_attr, mlx5_qp_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_qp.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_create_qp(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_qpChecked(MemorySegment context,
            MemorySegment qp_attr, MemorySegment mlx5_qp_attr) {
        return Check.notNull("mlx5dv_create_qp", mlx5dv_create_qp(context, qp_attr, mlx5_qp_attr));
    }

    /**
     * {@code struct mlx5dv_qp_ex *mlx5dv_qp_ex_from_ibv_qp_ex(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The result belongs to the queue pair: the result is part
     * of it. See {@code mlx5dv_qp_ex_from_ibv_qp_ex(3)}.
     */
    public static MemorySegment mlx5dv_qp_ex_from_ibv_qp_ex(MemorySegment qp) {
        try {
            return Segments.sized((MemorySegment) Mlx5Handles.mlx5dv_qp_ex_from_ibv_qp_ex.HANDLE.invokeExact(qp), mlx5dv_qp_ex.sizeof());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void mlx5dv_wr_set_dc_addr(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. The
     * call that ends the sequence reports failures. A critical call, without a thread state transition:
     * garbage collection waits until it returns. See {@code mlx5dv_wr_set_dc_addr(3)}.
     */
    public static void mlx5dv_wr_set_dc_addr(MemorySegment mqp, MemorySegment ah, int remote_dctn,
            long remote_dc_key) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_dc_addr(mqp, ah, remote_dctn, remote_dc_key);
    }

    /**
     * {@code void mlx5dv_wr_set_dc_addr(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_set_dc_addr(3)}.
     */
    public static void mlx5dv_wr_set_dc_addr(long mqp, long ah, int remote_dctn,
            long remote_dc_key) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_dc_addr(mqp, ah, remote_dctn, remote_dc_key);
    }

    /**
     * {@code void mlx5dv_wr_set_dc_addr_stream(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key, uint16_t stream_id)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 37.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_dc_addr_stream(3)}.
     */
    public static void mlx5dv_wr_set_dc_addr_stream(MemorySegment mqp, MemorySegment ah,
            int remote_dctn, long remote_dc_key, int stream_id) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_dc_addr_stream(mqp, ah, remote_dctn, remote_dc_key, stream_id);
    }

    /**
     * {@code void mlx5dv_wr_set_dc_addr_stream(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key, uint16_t stream_id)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 37.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_dc_addr_stream(3)}.
     */
    public static void mlx5dv_wr_set_dc_addr_stream(long mqp, long ah, int remote_dctn,
            long remote_dc_key, int stream_id) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_dc_addr_stream(mqp, ah, remote_dctn, remote_dc_key, stream_id);
    }

    /**
     * {@code void mlx5dv_wr_mr_interleaved(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint32_t repeat_count, uint16_t num_interleaved, struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. The
     * call that ends the sequence reports failures. A critical call, without a thread state transition:
     * garbage collection waits until it returns. See {@code mlx5dv_wr_mr_interleaved(3)}.
     */
    public static void mlx5dv_wr_mr_interleaved(MemorySegment mqp, MemorySegment mkey,
            int access_flags, int repeat_count, int num_interleaved, MemorySegment data) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_mr_interleaved(mqp, mkey, access_flags, repeat_count, num_interleaved, data);
    }

    /**
     * {@code void mlx5dv_wr_mr_interleaved(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint32_t repeat_count, uint16_t num_interleaved, struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_mr_interleaved(3)}.
     */
    public static void mlx5dv_wr_mr_interleaved(long mqp, long mkey, int access_flags,
            int repeat_count, int num_interleaved, long data) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_mr_interleaved(mqp, mkey, access_flags, repeat_count, num_interleaved, data);
    }

    /**
     * {@code void mlx5dv_wr_mr_list(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint16_t num_sges, struct ibv_sge *sge)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. The
     * call that ends the sequence reports failures. A critical call, without a thread state transition:
     * garbage collection waits until it returns. See {@code mlx5dv_wr_mr_list(3)}.
     */
    public static void mlx5dv_wr_mr_list(MemorySegment mqp, MemorySegment mkey, int access_flags,
            int num_sges, MemorySegment sge) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_mr_list(mqp, mkey, access_flags, num_sges, sge);
    }

    /**
     * {@code void mlx5dv_wr_mr_list(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint16_t num_sges, struct ibv_sge *sge)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_mr_list(3)}.
     */
    public static void mlx5dv_wr_mr_list(long mqp, long mkey, int access_flags, int num_sges,
            long sge) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_mr_list(mqp, mkey, access_flags, num_sges, sge);
    }

    /**
     * {@code void mlx5dv_wr_mkey_configure(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint8_t num_setters, struct mlx5dv_mkey_conf_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_mkey_configure(3)}.
     */
    public static void mlx5dv_wr_mkey_configure(MemorySegment mqp, MemorySegment mkey,
            int num_setters, MemorySegment attr) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_mkey_configure(mqp, mkey, num_setters, attr);
    }

    /**
     * {@code void mlx5dv_wr_mkey_configure(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint8_t num_setters, struct mlx5dv_mkey_conf_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_mkey_configure(3)}.
     */
    public static void mlx5dv_wr_mkey_configure(long mqp, long mkey, int num_setters, long attr) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_mkey_configure(mqp, mkey, num_setters, attr);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_access_flags(struct mlx5dv_qp_ex *mqp, uint32_t access_flags)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_access_flags(3)}.
     */
    public static void mlx5dv_wr_set_mkey_access_flags(MemorySegment mqp, int access_flags) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_access_flags(mqp, access_flags);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_access_flags(struct mlx5dv_qp_ex *mqp, uint32_t access_flags)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_access_flags(3)}.
     */
    public static void mlx5dv_wr_set_mkey_access_flags(long mqp, int access_flags) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_access_flags(mqp, access_flags);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_layout_list(struct mlx5dv_qp_ex *mqp, uint16_t num_sges, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_layout_list(3)}.
     */
    public static void mlx5dv_wr_set_mkey_layout_list(MemorySegment mqp, int num_sges,
            MemorySegment sge) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_layout_list(mqp, num_sges, sge);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_layout_list(struct mlx5dv_qp_ex *mqp, uint16_t num_sges, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_layout_list(3)}.
     */
    public static void mlx5dv_wr_set_mkey_layout_list(long mqp, int num_sges, long sge) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_layout_list(mqp, num_sges, sge);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_layout_interleaved(struct mlx5dv_qp_ex *mqp, uint32_t repeat_count, uint16_t num_interleaved, const struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_layout_interleaved(3)}.
     */
    public static void mlx5dv_wr_set_mkey_layout_interleaved(MemorySegment mqp, int repeat_count,
            int num_interleaved, MemorySegment data) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(mqp, repeat_count, num_interleaved, data);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_layout_interleaved(struct mlx5dv_qp_ex *mqp, uint32_t repeat_count, uint16_t num_interleaved, const struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_layout_interleaved(3)}.
     */
    public static void mlx5dv_wr_set_mkey_layout_interleaved(long mqp, int repeat_count,
            int num_interleaved, long data) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(mqp, repeat_count, num_interleaved, data);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_sig_block(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_sig_block_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_sig_block(3)}.
     */
    public static void mlx5dv_wr_set_mkey_sig_block(MemorySegment mqp, MemorySegment attr) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_sig_block(mqp, attr);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_sig_block(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_sig_block_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_sig_block(3)}.
     */
    public static void mlx5dv_wr_set_mkey_sig_block(long mqp, long attr) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_sig_block(mqp, attr);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_crypto(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_crypto_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 37.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_crypto(3)}.
     */
    public static void mlx5dv_wr_set_mkey_crypto(MemorySegment mqp, MemorySegment attr) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_crypto(mqp, attr);
    }

    /**
     * {@code void mlx5dv_wr_set_mkey_crypto(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_crypto_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 37.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_crypto(3)}.
     */
    public static void mlx5dv_wr_set_mkey_crypto(long mqp, long attr) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_set_mkey_crypto(mqp, attr);
    }

    /**
     * {@code void mlx5dv_wr_memcpy(struct mlx5dv_qp_ex *mqp, uint32_t dest_lkey, uint64_t dest_addr, uint32_t src_lkey, uint64_t src_addr, size_t length)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 37.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code mlx5dv_wr_memcpy(3)}.
     */
    public static void mlx5dv_wr_memcpy(MemorySegment mqp, int dest_lkey, long dest_addr,
            int src_lkey, long src_addr, long length) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_memcpy(mqp, dest_lkey, dest_addr, src_lkey, src_addr, length);
    }

    /**
     * {@code void mlx5dv_wr_memcpy(struct mlx5dv_qp_ex *mqp, uint32_t dest_lkey, uint64_t dest_addr, uint32_t src_lkey, uint64_t src_addr, size_t length)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 37.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_memcpy(3)}.
     */
    public static void mlx5dv_wr_memcpy(long mqp, int dest_lkey, long dest_addr, int src_lkey,
            long src_addr, long length) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_memcpy(mqp, dest_lkey, dest_addr, src_lkey, src_addr, length);
    }

    /**
     * {@code int _mlx5dv_mkey_check(struct mlx5dv_mkey *mkey, struct mlx5dv_mkey_err *err_info, size_t err_info_size)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 36.0. See {@code mlx5dv_mkey_check(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int _mlx5dv_mkey_check(MemorySegment mkey, MemorySegment err_info,
            long err_info_size) {
        try {
            return (int) Mlx5Handles._mlx5dv_mkey_check.HANDLE.invokeExact(mkey, err_info, err_info_size);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #_mlx5dv_mkey_check(MemorySegment, MemorySegment, long)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void _mlx5dv_mkey_checkChecked(MemorySegment mkey, MemorySegment err_info,
            long err_info_size) {
        Check.code("_mlx5dv_mkey_check", _mlx5dv_mkey_check(mkey, err_info, err_info_size));
    }

    /**
     * {@code int mlx5dv_mkey_check(struct mlx5dv_mkey *mkey, struct mlx5dv_mkey_err *err_info)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. See {@code mlx5dv_mkey_check(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_mkey_check(MemorySegment mkey, MemorySegment err_info) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_mkey_check(mkey, err_info);
    }

    /**
     * Calls {@link #mlx5dv_mkey_check(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_mkey_checkChecked(MemorySegment mkey, MemorySegment err_info) {
        Check.code("mlx5dv_mkey_check", mlx5dv_mkey_check(mkey, err_info));
    }

    /**
     * {@code int mlx5dv_qp_cancel_posted_send_wrs(struct mlx5dv_qp_ex *mqp, uint64_t wr_id)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 36.0. See
     * {@code mlx5dv_qp_cancel_posted_send_wrs(3)}.
     *
     * @return the number of work requests that were canceled; a negated errno value on failure
     */
    public static int mlx5dv_qp_cancel_posted_send_wrs(MemorySegment mqp, long wr_id) {
        try {
            return (int) Mlx5Handles.mlx5dv_qp_cancel_posted_send_wrs.HANDLE.invokeExact(mqp, wr_id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_qp_cancel_posted_send_wrs(MemorySegment, long)}, and throws an exception on
     * failure.
     *
     * @return the number of work requests that were canceled
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int mlx5dv_qp_cancel_posted_send_wrsChecked(MemorySegment mqp, long wr_id) {
        return Check.notNegative("mlx5dv_qp_cancel_posted_send_wrs", mlx5dv_qp_cancel_posted_send_wrs(mqp, wr_id));
    }

    /**
     * {@code void mlx5dv_wr_raw_wqe(struct mlx5dv_qp_ex *mqp, const void *wqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code mlx5dv_wr_raw_wqe(3)}.
     */
    public static void mlx5dv_wr_raw_wqe(MemorySegment mqp, MemorySegment wqe) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_raw_wqe(mqp, wqe);
    }

    /**
     * {@code void mlx5dv_wr_raw_wqe(struct mlx5dv_qp_ex *mqp, const void *wqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_raw_wqe(3)}.
     */
    public static void mlx5dv_wr_raw_wqe(long mqp, long wqe) {
        Mlx5wrapper.rdma_wrap_mlx5dv_wr_raw_wqe(mqp, wqe);
    }

    /**
     * {@code int mlx5dv_crypto_login(struct ibv_context *context, struct mlx5dv_crypto_login_attr *login_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See
     * {@code mlx5dv_crypto_login(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_crypto_login(MemorySegment context, MemorySegment login_attr) {
        try {
            return (int) Mlx5Handles.mlx5dv_crypto_login.HANDLE.invokeExact(context, login_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_crypto_login(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_crypto_loginChecked(MemorySegment context, MemorySegment login_attr) {
        Check.code("mlx5dv_crypto_login", mlx5dv_crypto_login(context, login_attr));
    }

    /**
     * {@code int mlx5dv_crypto_login_query_state(struct ibv_context *context, enum mlx5dv_crypto_login_state *state)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See
     * {@code mlx5dv_crypto_login_query_state(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_crypto_login_query_state(MemorySegment context, MemorySegment state) {
        try {
            return (int) Mlx5Handles.mlx5dv_crypto_login_query_state.HANDLE.invokeExact(context, state);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_crypto_login_query_state(MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_crypto_login_query_stateChecked(MemorySegment context,
            MemorySegment state) {
        Check.code("mlx5dv_crypto_login_query_state", mlx5dv_crypto_login_query_state(context, state));
    }

    /**
     * {@code int mlx5dv_crypto_logout(struct ibv_context *context)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See
     * {@code mlx5dv_crypto_logout(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_crypto_logout(MemorySegment context) {
        try {
            return (int) Mlx5Handles.mlx5dv_crypto_logout.HANDLE.invokeExact(context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_crypto_logout(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_crypto_logoutChecked(MemorySegment context) {
        Check.code("mlx5dv_crypto_logout", mlx5dv_crypto_logout(context));
    }

    /**
     * {@code struct mlx5dv_crypto_login_obj *mlx5dv_crypto_login_create(struct ibv_context *context, struct mlx5dv_crypto_login_attr_ex *login_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 42.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_crypto_login_destroy mlx5dv_crypto_login_destroy}. See
     * {@code mlx5dv_crypto_login_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_crypto_login_create(MemorySegment context,
            MemorySegment login_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_crypto_login_create.HANDLE.invokeExact(capture, context, login_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_crypto_login_create(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_crypto_login_createChecked(MemorySegment context,
            MemorySegment login_attr) {
        return Check.notNull("mlx5dv_crypto_login_create", mlx5dv_crypto_login_create(context, login_attr));
    }

    /**
     * {@code int mlx5dv_crypto_login_query(struct mlx5dv_crypto_login_obj *crypto_login, struct mlx5dv_crypto_login_query_attr *query_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 42.0. See
     * {@code mlx5dv_crypto_login_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_crypto_login_query(MemorySegment crypto_login,
            MemorySegment query_attr) {
        try {
            return (int) Mlx5Handles.mlx5dv_crypto_login_query.HANDLE.invokeExact(crypto_login, query_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_crypto_login_query(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_crypto_login_queryChecked(MemorySegment crypto_login,
            MemorySegment query_attr) {
        Check.code("mlx5dv_crypto_login_query", mlx5dv_crypto_login_query(crypto_login, query_attr));
    }

    /**
     * {@code int mlx5dv_crypto_login_destroy(struct mlx5dv_crypto_login_obj *crypto_login)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 42.0. See
     * {@code mlx5dv_crypto_login_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_crypto_login_destroy(MemorySegment crypto_login) {
        try {
            return (int) Mlx5Handles.mlx5dv_crypto_login_destroy.HANDLE.invokeExact(crypto_login);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_crypto_login_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_crypto_login_destroyChecked(MemorySegment crypto_login) {
        Check.code("mlx5dv_crypto_login_destroy", mlx5dv_crypto_login_destroy(crypto_login));
    }

    /**
     * {@code struct mlx5dv_dek *mlx5dv_dek_create(struct ibv_context *context, struct mlx5dv_dek_init_attr *init_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_dek_destroy mlx5dv_dek_destroy}. See {@code mlx5dv_dek_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dek_create(MemorySegment context, MemorySegment init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dek_create.HANDLE.invokeExact(capture, context, init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dek_create(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dek_createChecked(MemorySegment context,
            MemorySegment init_attr) {
        return Check.notNull("mlx5dv_dek_create", mlx5dv_dek_create(context, init_attr));
    }

    /**
     * {@code int mlx5dv_dek_query(struct mlx5dv_dek *dek, struct mlx5dv_dek_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See {@code mlx5dv_dek_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dek_query(MemorySegment dek, MemorySegment attr) {
        try {
            return (int) Mlx5Handles.mlx5dv_dek_query.HANDLE.invokeExact(dek, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dek_query(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dek_queryChecked(MemorySegment dek, MemorySegment attr) {
        Check.code("mlx5dv_dek_query", mlx5dv_dek_query(dek, attr));
    }

    /**
     * {@code int mlx5dv_dek_destroy(struct mlx5dv_dek *dek)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See {@code mlx5dv_dek_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dek_destroy(MemorySegment dek) {
        try {
            return (int) Mlx5Handles.mlx5dv_dek_destroy.HANDLE.invokeExact(dek);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dek_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dek_destroyChecked(MemorySegment dek) {
        Check.code("mlx5dv_dek_destroy", mlx5dv_dek_destroy(dek));
    }

    /**
     * {@code struct mlx5dv_flow_matcher *mlx5dv_create_flow_matcher(struct ibv_context *context, struct mlx5dv_flow_matcher_attr *matcher_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_destroy_flow_matcher mlx5dv_destroy_flow_matcher}. See
     * {@code mlx5dv_create_flow_matcher(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_flow_matcher(MemorySegment context,
            MemorySegment matcher_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_flow_matcher.HANDLE.invokeExact(capture, context, matcher_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_create_flow_matcher(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_flow_matcherChecked(MemorySegment context,
            MemorySegment matcher_attr) {
        return Check.notNull("mlx5dv_create_flow_matcher", mlx5dv_create_flow_matcher(context, matcher_attr));
    }

    /**
     * {@code int mlx5dv_destroy_flow_matcher(struct mlx5dv_flow_matcher *matcher)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_destroy_flow_matcher(MemorySegment matcher) {
        try {
            return (int) Mlx5Handles.mlx5dv_destroy_flow_matcher.HANDLE.invokeExact(matcher);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_destroy_flow_matcher(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_destroy_flow_matcherChecked(MemorySegment matcher) {
        Check.code("mlx5dv_destroy_flow_matcher", mlx5dv_destroy_flow_matcher(matcher));
    }

    /**
     * {@code struct mlx5dv_steering_anchor *mlx5dv_create_steering_anchor(struct ibv_context *context, struct mlx5dv_steering_anchor_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 42.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_destroy_steering_anchor mlx5dv_destroy_steering_anchor}. See
     * {@code mlx5dv_create_steering_anchor(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_steering_anchor(MemorySegment context,
            MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_steering_anchor.HANDLE.invokeExact(capture, context, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_steering_anchor.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_create_steering_anchor(MemorySegment, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_steering_anchorChecked(MemorySegment context,
            MemorySegment attr) {
        return Check.notNull("mlx5dv_create_steering_anchor", mlx5dv_create_steering_anchor(context, attr));
    }

    /**
     * {@code int mlx5dv_destroy_steering_anchor(struct mlx5dv_steering_anchor *sa)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 42.0. See
     * {@code mlx5dv_destroy_steering_anchor(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_destroy_steering_anchor(MemorySegment sa) {
        try {
            return (int) Mlx5Handles.mlx5dv_destroy_steering_anchor.HANDLE.invokeExact(sa);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_destroy_steering_anchor(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_destroy_steering_anchorChecked(MemorySegment sa) {
        Check.code("mlx5dv_destroy_steering_anchor", mlx5dv_destroy_steering_anchor(sa));
    }

    /**
     * {@code struct ibv_flow *__mlx5dv_create_flow(struct mlx5dv_flow_matcher *matcher, struct mlx5dv_flow_match_parameters *match_value, size_t num_actions, struct mlx5dv_flow_action_attr actions_attr[], size_t attr_len)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. The caller must release the result
     * with {@code ibv_destroy_flow}. See {@code mlx5dv_create_flow(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment __mlx5dv_create_flow(MemorySegment matcher,
            MemorySegment match_value, long num_actions, MemorySegment actions_attr,
            long attr_len) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.__mlx5dv_create_flow.HANDLE.invokeExact(capture, matcher, match_value, num_actions, actions_attr, attr_len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_flow.sizeof());
    }

    /**
     * Calls {@link #__mlx5dv_create_flow(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment __mlx5dv_create_flowChecked(MemorySegment matcher,
            MemorySegment match_value, long num_actions, MemorySegment actions_attr,
            long attr_len) {
        return Check.notNull("__mlx5dv_create_flow", __mlx5dv_create_flow(matcher, match_value, num_actions, actions_attr, attr_len));
    }

    /**
     * {@code struct ibv_flow *_mlx5dv_create_flow(struct mlx5dv_flow_matcher *matcher, struct mlx5dv_flow_match_parameters *match_value, size_t num_actions, struct mlx5dv_flow_action_attr actions_attr[])}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 63.0. The caller must release the result with {@code ibv_destroy_flow}. See
     * {@code mlx5dv_create_flow(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_flow(MemorySegment matcher, MemorySegment match_value,
            long num_actions, MemorySegment actions_attr) {
        return Mlx5wrapper.rdma_wrap__mlx5dv_create_flow(matcher, match_value, num_actions, actions_attr);
    }

    /**
     * Calls {@link #mlx5dv_create_flow(MemorySegment, MemorySegment, long, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_flowChecked(MemorySegment matcher,
            MemorySegment match_value, long num_actions, MemorySegment actions_attr) {
        return Check.notNull("_mlx5dv_create_flow", mlx5dv_create_flow(matcher, match_value, num_actions, actions_attr));
    }

    /**
     * {@code struct ibv_flow_action *mlx5dv_create_flow_action_esp(struct ibv_context *ctx, struct ibv_flow_action_esp_attr *esp, struct mlx5dv_flow_action_esp *mlx5_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_destroy_flow_action}. See {@code mlx5dv_flow_action_esp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_flow_action_esp(MemorySegment ctx, MemorySegment esp,
            MemorySegment mlx5_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_flow_action_esp.HANDLE.invokeExact(capture, ctx, esp, mlx5_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_flow_action.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_create_flow_action_esp(MemorySegment, MemorySegment, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_flow_action_espChecked(MemorySegment ctx,
            MemorySegment esp, MemorySegment mlx5_attr) {
        return Check.notNull("mlx5dv_create_flow_action_esp", mlx5dv_create_flow_action_esp(ctx, esp, mlx5_attr));
    }

    /**
     * {@code struct ibv_flow_action *mlx5dv_create_flow_action_modify_header(struct ibv_context *ctx, size_t actions_sz, uint64_t actions[], enum mlx5_ib_uapi_flow_table_type ft_type)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_destroy_flow_action}. See {@code mlx5dv_create_flow_action_modify_header(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_flow_action_modify_header(MemorySegment ctx,
            long actions_sz, MemorySegment actions, int ft_type) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_flow_action_modify_header.HANDLE.invokeExact(capture, ctx, actions_sz, actions, ft_type);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_flow_action.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_create_flow_action_modify_header(MemorySegment, long, MemorySegment, int)}, and
     * throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_flow_action_modify_headerChecked(MemorySegment ctx,
            long actions_sz, MemorySegment actions, int ft_type) {
        return Check.notNull("mlx5dv_create_flow_action_modify_header", mlx5dv_create_flow_action_modify_header(ctx, actions_sz, actions, ft_type));
    }

    /**
     * {@code struct ibv_flow_action *mlx5dv_create_flow_action_packet_reformat(struct ibv_context *ctx, size_t data_sz, void *data, enum mlx5_ib_uapi_flow_action_packet_reformat_type reformat_type, enum mlx5_ib_uapi_flow_table_type ft_type)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_destroy_flow_action}. See {@code mlx5dv_create_flow_action_packet_reformat(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_flow_action_packet_reformat(MemorySegment ctx,
            long data_sz, MemorySegment data, int reformat_type, int ft_type) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_flow_action_packet_reformat.HANDLE.invokeExact(capture, ctx, data_sz, data, reformat_type, ft_type);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_flow_action.sizeof());
    }

    /**
     * Calls
     * {@link #mlx5dv_create_flow_action_packet_reformat(MemorySegment, long, MemorySegment, int, int)},
     * and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_flow_action_packet_reformatChecked(MemorySegment ctx,
            long data_sz, MemorySegment data, int reformat_type, int ft_type) {
        return Check.notNull("mlx5dv_create_flow_action_packet_reformat", mlx5dv_create_flow_action_packet_reformat(ctx, data_sz, data, reformat_type, ft_type));
    }

    /**
     * {@code int mlx5dv_query_device(struct ibv_context *ctx_in, struct mlx5dv_context *attrs_out)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_query_device(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_query_device(MemorySegment ctx_in, MemorySegment attrs_out) {
        try {
            return (int) Mlx5Handles.mlx5dv_query_device.HANDLE.invokeExact(ctx_in, attrs_out);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_query_device(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_query_deviceChecked(MemorySegment ctx_in, MemorySegment attrs_out) {
        Check.code("mlx5dv_query_device", mlx5dv_query_device(ctx_in, attrs_out));
    }

    /**
     * {@code int mlx5dv_map_ah_to_qp(struct ibv_ah *ah, uint32_t qp_num)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 36.0. See
     * {@code mlx5dv_map_ah_to_qp(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_map_ah_to_qp(MemorySegment ah, int qp_num) {
        try {
            return (int) Mlx5Handles.mlx5dv_map_ah_to_qp.HANDLE.invokeExact(ah, qp_num);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_map_ah_to_qp(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_map_ah_to_qpChecked(MemorySegment ah, int qp_num) {
        Check.code("mlx5dv_map_ah_to_qp", mlx5dv_map_ah_to_qp(ah, qp_num));
    }

    /**
     * {@code struct ibv_dm *mlx5dv_alloc_dm(struct ibv_context *context, struct ibv_alloc_dm_attr *dm_attr, struct mlx5dv_alloc_dm_attr *mlx5_dm_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_free_dm}. See {@code mlx5dv_alloc_dm(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_alloc_dm(MemorySegment context, MemorySegment dm_attr,
            MemorySegment mlx5_dm_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_alloc_dm.HANDLE.invokeExact(capture, context, dm_attr, mlx5_dm_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_dm.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_alloc_dm(MemorySegment, MemorySegment, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_alloc_dmChecked(MemorySegment context, MemorySegment dm_attr,
            MemorySegment mlx5_dm_attr) {
        return Check.notNull("mlx5dv_alloc_dm", mlx5dv_alloc_dm(context, dm_attr, mlx5_dm_attr));
    }

    /**
     * {@code void *mlx5dv_dm_map_op_addr(struct ibv_dm *dm, uint8_t op)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 35.0. The caller must release the result
     * with {@code munmap}. See {@code mlx5dv_dm_map_op_addr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dm_map_op_addr(MemorySegment dm, int op) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dm_map_op_addr.HANDLE.invokeExact(capture, dm, Ranges.u8(op));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dm_map_op_addr(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dm_map_op_addrChecked(MemorySegment dm, int op) {
        return Check.notNull("mlx5dv_dm_map_op_addr", mlx5dv_dm_map_op_addr(dm, op));
    }

    /**
     * {@code struct ibv_mr *mlx5dv_reg_dmabuf_mr(struct ibv_pd *pd, uint64_t offset, size_t length, uint64_t iova, int fd, int access, int mlx5_access)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 54.0. The caller must release the result
     * with {@code ibv_dereg_mr}. A device may access the memory until its operations are complete and it
     * is deregistered. Allocate it from a shared or the global arena, or with mmap, and do not free it
     * earlier. See {@code mlx5dv_reg_dmabuf_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_reg_dmabuf_mr(MemorySegment pd, long offset, long length,
            long iova, int fd, int access, int mlx5_access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_reg_dmabuf_mr.HANDLE.invokeExact(capture, pd, offset, length, iova, fd, access, mlx5_access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_reg_dmabuf_mr(MemorySegment, long, long, long, int, int, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_reg_dmabuf_mrChecked(MemorySegment pd, long offset,
            long length, long iova, int fd, int access, int mlx5_access) {
        return Check.notNull("mlx5dv_reg_dmabuf_mr", mlx5dv_reg_dmabuf_mr(pd, offset, length, iova, fd, access, mlx5_access));
    }

    /**
     * {@code int mlx5dv_get_data_direct_sysfs_path(struct ibv_context *context, char *buf, size_t buf_len)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 54.0. See
     * {@code mlx5dv_get_data_direct_sysfs_path(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_get_data_direct_sysfs_path(MemorySegment context, MemorySegment buf,
            long buf_len) {
        try {
            return (int) Mlx5Handles.mlx5dv_get_data_direct_sysfs_path.HANDLE.invokeExact(context, buf, buf_len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_get_data_direct_sysfs_path(MemorySegment, MemorySegment, long)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_get_data_direct_sysfs_pathChecked(MemorySegment context,
            MemorySegment buf, long buf_len) {
        Check.code("mlx5dv_get_data_direct_sysfs_path", mlx5dv_get_data_direct_sysfs_path(context, buf, buf_len));
    }

    /**
     * {@code struct ibv_wq *mlx5dv_create_wq(struct ibv_context *context, struct ibv_wq_init_attr *wq_init_attr, struct mlx5dv_wq_init_attr *mlx5_wq_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_destroy_wq}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_create_wq(MemorySegment context, MemorySegment wq_init_attr,
            MemorySegment mlx5_wq_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_create_wq.HANDLE.invokeExact(capture, context, wq_init_attr, mlx5_wq_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_wq.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_create_wq(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_create_wqChecked(MemorySegment context,
            MemorySegment wq_init_attr, MemorySegment mlx5_wq_attr) {
        return Check.notNull("mlx5dv_create_wq", mlx5dv_create_wq(context, wq_init_attr, mlx5_wq_attr));
    }

    /**
     * {@code int mlx5dv_init_obj(struct mlx5dv_obj *obj, uint64_t obj_type)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_init_obj(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_init_obj(MemorySegment obj, long obj_type) {
        try {
            return (int) Mlx5Handles.mlx5dv_init_obj.HANDLE.invokeExact(obj, obj_type);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_init_obj(MemorySegment, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_init_objChecked(MemorySegment obj, long obj_type) {
        Check.code("mlx5dv_init_obj", mlx5dv_init_obj(obj, obj_type));
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_owner(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_owner(MemorySegment cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_owner(cqe);
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_owner(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_owner(long cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_owner(cqe);
    }

    /**
     * {@code void mlx5dv_set_cqe_owner(struct mlx5_cqe64 *cqe, uint8_t val)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_cqe_owner(MemorySegment cqe, int val) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_cqe_owner(cqe, val);
    }

    /**
     * {@code void mlx5dv_set_cqe_owner(struct mlx5_cqe64 *cqe, uint8_t val)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_cqe_owner(long cqe, int val) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_cqe_owner(cqe, val);
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_se(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_se(MemorySegment cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_se(cqe);
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_se(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_se(long cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_se(cqe);
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_format(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_format(MemorySegment cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_format(cqe);
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_format(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_format(long cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_format(cqe);
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_opcode(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_opcode(MemorySegment cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_opcode(cqe);
    }

    /**
     * {@code uint8_t mlx5dv_get_cqe_opcode(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int mlx5dv_get_cqe_opcode(long cqe) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_get_cqe_opcode(cqe);
    }

    /**
     * {@code void mlx5dv_set_ctrl_seg(struct mlx5_wqe_ctrl_seg *seg, uint16_t pi, uint8_t opcode, uint8_t opmod, uint32_t qp_num, uint8_t fm_ce_se, uint8_t ds, uint8_t signature, uint32_t imm)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_ctrl_seg(MemorySegment seg, int pi, int opcode, int opmod,
            int qp_num, int fm_ce_se, int ds, int signature, int imm) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_ctrl_seg(seg, pi, opcode, opmod, qp_num, fm_ce_se, ds, signature, imm);
    }

    /**
     * {@code void mlx5dv_set_ctrl_seg(struct mlx5_wqe_ctrl_seg *seg, uint16_t pi, uint8_t opcode, uint8_t opmod, uint32_t qp_num, uint8_t fm_ce_se, uint8_t ds, uint8_t signature, uint32_t imm)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_ctrl_seg(long seg, int pi, int opcode, int opmod, int qp_num,
            int fm_ce_se, int ds, int signature, int imm) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_ctrl_seg(seg, pi, opcode, opmod, qp_num, fm_ce_se, ds, signature, imm);
    }

    /**
     * {@code void mlx5dv_set_dgram_seg(struct mlx5_wqe_datagram_seg *seg, uint64_t key, uint32_t dqp_dct, uint8_t ext, uint8_t stat_rate_sl, uint8_t fl_mlid, uint16_t rlid, uint8_t *rmac, uint8_t tclass, uint8_t hop_limit, uint32_t grh_gid_fi, uint8_t *rgid)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_dgram_seg(MemorySegment seg, long key, int dqp_dct, int ext,
            int stat_rate_sl, int fl_mlid, int rlid, MemorySegment rmac, int tclass, int hop_limit,
            int grh_gid_fi, MemorySegment rgid) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_dgram_seg(seg, key, dqp_dct, ext, stat_rate_sl, fl_mlid, rlid, rmac, tclass, hop_limit, grh_gid_fi, rgid);
    }

    /**
     * {@code void mlx5dv_set_dgram_seg(struct mlx5_wqe_datagram_seg *seg, uint64_t key, uint32_t dqp_dct, uint8_t ext, uint8_t stat_rate_sl, uint8_t fl_mlid, uint16_t rlid, uint8_t *rmac, uint8_t tclass, uint8_t hop_limit, uint32_t grh_gid_fi, uint8_t *rgid)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_dgram_seg(long seg, long key, int dqp_dct, int ext,
            int stat_rate_sl, int fl_mlid, int rlid, long rmac, int tclass, int hop_limit,
            int grh_gid_fi, long rgid) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_dgram_seg(seg, key, dqp_dct, ext, stat_rate_sl, fl_mlid, rlid, rmac, tclass, hop_limit, grh_gid_fi, rgid);
    }

    /**
     * {@code void mlx5dv_set_data_seg(struct mlx5_wqe_data_seg *seg, uint32_t length, uint32_t lkey, uintptr_t address)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_data_seg(MemorySegment seg, int length, int lkey, long address) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_data_seg(seg, length, lkey, address);
    }

    /**
     * {@code void mlx5dv_set_data_seg(struct mlx5_wqe_data_seg *seg, uint32_t length, uint32_t lkey, uintptr_t address)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_data_seg(long seg, int length, int lkey, long address) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_data_seg(seg, length, lkey, address);
    }

    /**
     * {@code void mlx5dv_set_eth_seg(struct mlx5_wqe_eth_seg *seg, uint8_t cs_flags, uint16_t mss, uint16_t inline_hdr_sz, uint8_t *inline_hdr_start)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_eth_seg(MemorySegment seg, int cs_flags, int mss,
            int inline_hdr_sz, MemorySegment inline_hdr_start) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_eth_seg(seg, cs_flags, mss, inline_hdr_sz, inline_hdr_start);
    }

    /**
     * {@code void mlx5dv_set_eth_seg(struct mlx5_wqe_eth_seg *seg, uint8_t cs_flags, uint16_t mss, uint16_t inline_hdr_sz, uint8_t *inline_hdr_start)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void mlx5dv_set_eth_seg(long seg, int cs_flags, int mss, int inline_hdr_sz,
            long inline_hdr_start) {
        Mlx5wrapper.rdma_wrap_mlx5dv_set_eth_seg(seg, cs_flags, mss, inline_hdr_sz, inline_hdr_start);
    }

    /**
     * {@code int mlx5dv_set_context_attr(struct ibv_context *context, enum mlx5dv_set_ctx_attr_type type, void *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_set_context_attr(MemorySegment context, int type, MemorySegment attr) {
        try {
            return (int) Mlx5Handles.mlx5dv_set_context_attr.HANDLE.invokeExact(context, type, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_set_context_attr(MemorySegment, int, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_set_context_attrChecked(MemorySegment context, int type,
            MemorySegment attr) {
        Check.code("mlx5dv_set_context_attr", mlx5dv_set_context_attr(context, type, attr));
    }

    /**
     * {@code int mlx5dv_get_clock_info(struct ibv_context *context, struct mlx5dv_clock_info *clock_info)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_get_clock_info(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_get_clock_info(MemorySegment context, MemorySegment clock_info) {
        try {
            return (int) Mlx5Handles.mlx5dv_get_clock_info.HANDLE.invokeExact(context, clock_info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_get_clock_info(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_get_clock_infoChecked(MemorySegment context,
            MemorySegment clock_info) {
        Check.code("mlx5dv_get_clock_info", mlx5dv_get_clock_info(context, clock_info));
    }

    /**
     * {@code uint64_t mlx5dv_ts_to_ns(struct mlx5dv_clock_info *clock_info, uint64_t device_timestamp)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_ts_to_ns(3)}.
     *
     * @return the time in nanoseconds
     */
    public static long mlx5dv_ts_to_ns(MemorySegment clock_info, long device_timestamp) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_ts_to_ns(clock_info, device_timestamp);
    }

    /**
     * {@code uint64_t mlx5dv_ts_to_ns(struct mlx5dv_clock_info *clock_info, uint64_t device_timestamp)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code mlx5dv_ts_to_ns(3)}.
     *
     * @return the time in nanoseconds
     */
    public static long mlx5dv_ts_to_ns(long clock_info, long device_timestamp) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_ts_to_ns(clock_info, device_timestamp);
    }

    /**
     * {@code _Bool mlx5dv_is_supported(struct ibv_device *device)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_is_supported(3)}.
     *
     * @return whether the provider of the device is mlx5
     */
    public static boolean mlx5dv_is_supported(MemorySegment device) {
        try {
            return (boolean) Mlx5Handles.mlx5dv_is_supported.HANDLE.invokeExact(device);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_device **mlx5dv_get_vfio_device_list(struct mlx5dv_vfio_context_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. The caller must release the result
     * with {@code ibv_free_device_list}. See {@code mlx5dv_get_vfio_device_list(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_get_vfio_device_list(MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_get_vfio_device_list.HANDLE.invokeExact(capture, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_get_vfio_device_list(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_get_vfio_device_listChecked(MemorySegment attr) {
        return Check.notNull("mlx5dv_get_vfio_device_list", mlx5dv_get_vfio_device_list(attr));
    }

    /**
     * {@code int mlx5dv_vfio_get_events_fd(struct ibv_context *ibctx)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. The result belongs to the context:
     * it is closed with it. See {@code mlx5dv_vfio_get_events_fd(3)}.
     *
     * @return the file descriptor
     */
    public static int mlx5dv_vfio_get_events_fd(MemorySegment ibctx) {
        try {
            return (int) Mlx5Handles.mlx5dv_vfio_get_events_fd.HANDLE.invokeExact(ibctx);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int mlx5dv_vfio_process_events(struct ibv_context *context)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See
     * {@code mlx5dv_vfio_process_events(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_vfio_process_events(MemorySegment context) {
        try {
            return (int) Mlx5Handles.mlx5dv_vfio_process_events.HANDLE.invokeExact(context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_vfio_process_events(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_vfio_process_eventsChecked(MemorySegment context) {
        Check.code("mlx5dv_vfio_process_events", mlx5dv_vfio_process_events(context));
    }

    /**
     * {@code struct ibv_context *mlx5dv_open_device(struct ibv_device *device, struct mlx5dv_context_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@code ibv_close_device}. See {@code mlx5dv_open_device(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_open_device(MemorySegment device, MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_open_device.HANDLE.invokeExact(capture, device, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_context.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_open_device(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_open_deviceChecked(MemorySegment device,
            MemorySegment attr) {
        return Check.notNull("mlx5dv_open_device", mlx5dv_open_device(device, attr));
    }

    /**
     * {@code struct mlx5dv_devx_obj *mlx5dv_devx_obj_create(struct ibv_context *context, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_devx_obj_destroy mlx5dv_devx_obj_destroy}. See {@code mlx5dv_devx_obj_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_obj_create(MemorySegment context, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_obj_create.HANDLE.invokeExact(capture, context, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_devx_obj_create(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_obj_createChecked(MemorySegment context,
            MemorySegment in, long inlen, MemorySegment out, long outlen) {
        return Check.notNull("mlx5dv_devx_obj_create", mlx5dv_devx_obj_create(context, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_obj_query(struct mlx5dv_devx_obj *obj, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_obj_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_obj_query(MemorySegment obj, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_obj_query.HANDLE.invokeExact(obj, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_obj_query(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_obj_queryChecked(MemorySegment obj, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_obj_query", mlx5dv_devx_obj_query(obj, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_obj_modify(struct mlx5dv_devx_obj *obj, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_obj_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_obj_modify(MemorySegment obj, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_obj_modify.HANDLE.invokeExact(obj, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_obj_modify(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_obj_modifyChecked(MemorySegment obj, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_obj_modify", mlx5dv_devx_obj_modify(obj, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_obj_destroy(struct mlx5dv_devx_obj *obj)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_obj_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_obj_destroy(MemorySegment obj) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_obj_destroy.HANDLE.invokeExact(obj);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_obj_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_obj_destroyChecked(MemorySegment obj) {
        Check.code("mlx5dv_devx_obj_destroy", mlx5dv_devx_obj_destroy(obj));
    }

    /**
     * {@code int mlx5dv_devx_obj_export(struct mlx5dv_devx_obj *obj, void *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. See
     * {@code mlx5dv_devx_obj_export(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_obj_export(MemorySegment obj, MemorySegment data) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_obj_export.HANDLE.invokeExact(obj, data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_obj_export(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_obj_exportChecked(MemorySegment obj, MemorySegment data) {
        Check.code("mlx5dv_devx_obj_export", mlx5dv_devx_obj_export(obj, data));
    }

    /**
     * {@code struct mlx5dv_devx_obj *mlx5dv_devx_obj_import(struct ibv_context *context, void *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_devx_obj_unimport mlx5dv_devx_obj_unimport}. See
     * {@code mlx5dv_devx_obj_import(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_obj_import(MemorySegment context, MemorySegment data) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_obj_import.HANDLE.invokeExact(capture, context, data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_devx_obj_import(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_obj_importChecked(MemorySegment context,
            MemorySegment data) {
        return Check.notNull("mlx5dv_devx_obj_import", mlx5dv_devx_obj_import(context, data));
    }

    /**
     * {@code void mlx5dv_devx_obj_unimport(struct mlx5dv_devx_obj *obj)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. See
     * {@code mlx5dv_devx_obj_unimport(3)}.
     */
    public static void mlx5dv_devx_obj_unimport(MemorySegment obj) {
        try {
            Mlx5Handles.mlx5dv_devx_obj_unimport.HANDLE.invokeExact(obj);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int mlx5dv_devx_general_cmd(struct ibv_context *context, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_general_cmd(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_general_cmd(MemorySegment context, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_general_cmd.HANDLE.invokeExact(context, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_general_cmd(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_general_cmdChecked(MemorySegment context, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_general_cmd", mlx5dv_devx_general_cmd(context, in, inlen, out, outlen));
    }

    /**
     * {@code int _mlx5dv_query_port(struct ibv_context *context, uint32_t port_num, struct mlx5_ib_uapi_query_port *info, size_t info_len)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 35.0. See {@code mlx5dv_query_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int _mlx5dv_query_port(MemorySegment context, int port_num, MemorySegment info,
            long info_len) {
        try {
            return (int) Mlx5Handles._mlx5dv_query_port.HANDLE.invokeExact(context, port_num, info, info_len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #_mlx5dv_query_port(MemorySegment, int, MemorySegment, long)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void _mlx5dv_query_portChecked(MemorySegment context, int port_num,
            MemorySegment info, long info_len) {
        Check.code("_mlx5dv_query_port", _mlx5dv_query_port(context, port_num, info, info_len));
    }

    /**
     * {@code int mlx5dv_query_port(struct ibv_context *context, uint32_t port_num, struct mlx5_ib_uapi_query_port *info)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 35.0. See {@code mlx5dv_query_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_query_port(MemorySegment context, int port_num, MemorySegment info) {
        return Mlx5wrapper.rdma_wrap_mlx5dv_query_port(context, port_num, info);
    }

    /**
     * Calls {@link #mlx5dv_query_port(MemorySegment, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_query_portChecked(MemorySegment context, int port_num,
            MemorySegment info) {
        Check.code("mlx5dv_query_port", mlx5dv_query_port(context, port_num, info));
    }

    /**
     * {@code struct mlx5dv_devx_umem *mlx5dv_devx_umem_reg(struct ibv_context *ctx, void *addr, size_t size, uint32_t access)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_devx_umem_dereg mlx5dv_devx_umem_dereg}. A device may access the memory until its
     * operations are complete and it is deregistered. Allocate it from a shared or the global arena, or
     * with mmap, and do not free it earlier. See {@code mlx5dv_devx_umem_reg(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_umem_reg(MemorySegment ctx, MemorySegment addr,
            long size, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_umem_reg.HANDLE.invokeExact(capture, ctx, addr, size, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_umem.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_umem_reg(MemorySegment, MemorySegment, long, int)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_umem_regChecked(MemorySegment ctx, MemorySegment addr,
            long size, int access) {
        return Check.notNull("mlx5dv_devx_umem_reg", mlx5dv_devx_umem_reg(ctx, addr, size, access));
    }

    /**
     * {@code struct mlx5dv_devx_umem *mlx5dv_devx_umem_reg_ex(struct ibv_context *ctx, struct mlx5dv_devx_umem_in *umem_in)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 35.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_devx_umem_dereg mlx5dv_devx_umem_dereg}. A device may access the memory
     * until its operations are complete and it is deregistered. Allocate it from a shared or the global
     * arena, or with mmap, and do not free it earlier. See {@code mlx5dv_devx_umem_reg_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_umem_reg_ex(MemorySegment ctx, MemorySegment umem_in) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_umem_reg_ex.HANDLE.invokeExact(capture, ctx, umem_in);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_umem.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_umem_reg_ex(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_umem_reg_exChecked(MemorySegment ctx,
            MemorySegment umem_in) {
        return Check.notNull("mlx5dv_devx_umem_reg_ex", mlx5dv_devx_umem_reg_ex(ctx, umem_in));
    }

    /**
     * {@code int mlx5dv_devx_umem_dereg(struct mlx5dv_devx_umem *umem)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_umem_dereg(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_umem_dereg(MemorySegment umem) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_umem_dereg.HANDLE.invokeExact(umem);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_umem_dereg(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_umem_deregChecked(MemorySegment umem) {
        Check.code("mlx5dv_devx_umem_dereg", mlx5dv_devx_umem_dereg(umem));
    }

    /**
     * {@code int mlx5dv_devx_umem_export(struct mlx5dv_devx_umem *umem, void *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. See
     * {@code mlx5dv_devx_umem_export(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_umem_export(MemorySegment umem, MemorySegment data) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_umem_export.HANDLE.invokeExact(umem, data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_umem_export(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_umem_exportChecked(MemorySegment umem, MemorySegment data) {
        Check.code("mlx5dv_devx_umem_export", mlx5dv_devx_umem_export(umem, data));
    }

    /**
     * {@code struct mlx5dv_devx_umem *mlx5dv_devx_umem_import(struct ibv_context *context, void *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_devx_umem_unimport mlx5dv_devx_umem_unimport}. See
     * {@code mlx5dv_devx_umem_import(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_umem_import(MemorySegment context, MemorySegment data) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_umem_import.HANDLE.invokeExact(capture, context, data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_umem.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_umem_import(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_umem_importChecked(MemorySegment context,
            MemorySegment data) {
        return Check.notNull("mlx5dv_devx_umem_import", mlx5dv_devx_umem_import(context, data));
    }

    /**
     * {@code void mlx5dv_devx_umem_unimport(struct mlx5dv_devx_umem *umem)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. See
     * {@code mlx5dv_devx_umem_unimport(3)}.
     */
    public static void mlx5dv_devx_umem_unimport(MemorySegment umem) {
        try {
            Mlx5Handles.mlx5dv_devx_umem_unimport.HANDLE.invokeExact(umem);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct mlx5dv_devx_uar *mlx5dv_devx_alloc_uar(struct ibv_context *context, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_devx_free_uar mlx5dv_devx_free_uar}. See {@code mlx5dv_devx_alloc_uar(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_alloc_uar(MemorySegment context, int flags) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_alloc_uar.HANDLE.invokeExact(capture, context, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_uar.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_alloc_uar(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_alloc_uarChecked(MemorySegment context, int flags) {
        return Check.notNull("mlx5dv_devx_alloc_uar", mlx5dv_devx_alloc_uar(context, flags));
    }

    /**
     * {@code void mlx5dv_devx_free_uar(struct mlx5dv_devx_uar *devx_uar)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_free_uar(3)}.
     */
    public static void mlx5dv_devx_free_uar(MemorySegment devx_uar) {
        try {
            Mlx5Handles.mlx5dv_devx_free_uar.HANDLE.invokeExact(devx_uar);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int mlx5dv_devx_uar_export_dmabuf_fd(struct mlx5dv_devx_uar *devx_uar)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 62.0. The caller must release the result
     * with {@code close}. See {@code mlx5dv_devx_uar_export_dmabuf_fd(3)}.
     *
     * @return the file descriptor; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int mlx5dv_devx_uar_export_dmabuf_fd(MemorySegment devx_uar) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) Mlx5Handles.mlx5dv_devx_uar_export_dmabuf_fd.HANDLE.invokeExact(capture, devx_uar);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_devx_uar_export_dmabuf_fd(MemorySegment)}, and throws an exception on failure.
     *
     * @return the file descriptor
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static int mlx5dv_devx_uar_export_dmabuf_fdChecked(MemorySegment devx_uar) {
        return Check.notMinusOne("mlx5dv_devx_uar_export_dmabuf_fd", mlx5dv_devx_uar_export_dmabuf_fd(devx_uar));
    }

    /**
     * {@code struct mlx5dv_var *mlx5dv_alloc_var(struct ibv_context *context, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_free_var mlx5dv_free_var}. See {@code mlx5dv_alloc_var(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_alloc_var(MemorySegment context, int flags) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_alloc_var.HANDLE.invokeExact(capture, context, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_var.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_alloc_var(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_alloc_varChecked(MemorySegment context, int flags) {
        return Check.notNull("mlx5dv_alloc_var", mlx5dv_alloc_var(context, flags));
    }

    /**
     * {@code void mlx5dv_free_var(struct mlx5dv_var *dv_var)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_free_var(3)}.
     */
    public static void mlx5dv_free_var(MemorySegment dv_var) {
        try {
            Mlx5Handles.mlx5dv_free_var.HANDLE.invokeExact(dv_var);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int mlx5dv_var_export(struct mlx5dv_var *dv_var, void *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. See {@code mlx5dv_var_export(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_var_export(MemorySegment dv_var, MemorySegment data) {
        try {
            return (int) Mlx5Handles.mlx5dv_var_export.HANDLE.invokeExact(dv_var, data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_var_export(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_var_exportChecked(MemorySegment dv_var, MemorySegment data) {
        Check.code("mlx5dv_var_export", mlx5dv_var_export(dv_var, data));
    }

    /**
     * {@code struct mlx5dv_var *mlx5dv_var_import(struct ibv_context *context, void *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_var_unimport mlx5dv_var_unimport}. See {@code mlx5dv_var_import(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_var_import(MemorySegment context, MemorySegment data) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_var_import.HANDLE.invokeExact(capture, context, data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_var.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_var_import(MemorySegment, MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_var_importChecked(MemorySegment context,
            MemorySegment data) {
        return Check.notNull("mlx5dv_var_import", mlx5dv_var_import(context, data));
    }

    /**
     * {@code void mlx5dv_var_unimport(struct mlx5dv_var *dv_var)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. See
     * {@code mlx5dv_var_unimport(3)}.
     */
    public static void mlx5dv_var_unimport(MemorySegment dv_var) {
        try {
            Mlx5Handles.mlx5dv_var_unimport.HANDLE.invokeExact(dv_var);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void _mlx5dv_get_export_sizes(struct mlx5dv_export_sizes *sizes, size_t sizes_len)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 63.0. See
     * {@code mlx5dv_get_export_sizes(3)}.
     */
    public static void _mlx5dv_get_export_sizes(MemorySegment sizes, long sizes_len) {
        try {
            Mlx5Handles._mlx5dv_get_export_sizes.HANDLE.invokeExact(sizes, sizes_len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void mlx5dv_get_export_sizes(struct mlx5dv_export_sizes *sizes)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Since
     * rdma-core 63.0. See {@code mlx5dv_get_export_sizes(3)}.
     */
    public static void mlx5dv_get_export_sizes(MemorySegment sizes) {
        Mlx5wrapper.rdma_wrap_mlx5dv_get_export_sizes(sizes);
    }

    /**
     * {@code int mlx5dv_devx_query_eqn(struct ibv_context *context, uint32_t vector, uint32_t *eqn)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_query_eqn(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_query_eqn(MemorySegment context, int vector, MemorySegment eqn) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_query_eqn.HANDLE.invokeExact(context, vector, eqn);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_query_eqn(MemorySegment, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_query_eqnChecked(MemorySegment context, int vector,
            MemorySegment eqn) {
        Check.code("mlx5dv_devx_query_eqn", mlx5dv_devx_query_eqn(context, vector, eqn));
    }

    /**
     * {@code int mlx5dv_devx_cq_query(struct ibv_cq *cq, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_cq_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_cq_query(MemorySegment cq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_cq_query.HANDLE.invokeExact(cq, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_cq_query(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_cq_queryChecked(MemorySegment cq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_cq_query", mlx5dv_devx_cq_query(cq, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_cq_modify(struct ibv_cq *cq, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_cq_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_cq_modify(MemorySegment cq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_cq_modify.HANDLE.invokeExact(cq, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_cq_modify(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_cq_modifyChecked(MemorySegment cq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_cq_modify", mlx5dv_devx_cq_modify(cq, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_qp_query(struct ibv_qp *qp, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_qp_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_qp_query(MemorySegment qp, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_qp_query.HANDLE.invokeExact(qp, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_qp_query(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_qp_queryChecked(MemorySegment qp, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_qp_query", mlx5dv_devx_qp_query(qp, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_qp_modify(struct ibv_qp *qp, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_qp_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_qp_modify(MemorySegment qp, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_qp_modify.HANDLE.invokeExact(qp, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_qp_modify(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_qp_modifyChecked(MemorySegment qp, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_qp_modify", mlx5dv_devx_qp_modify(qp, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_srq_query(struct ibv_srq *srq, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_srq_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_srq_query(MemorySegment srq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_srq_query.HANDLE.invokeExact(srq, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_srq_query(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_srq_queryChecked(MemorySegment srq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_srq_query", mlx5dv_devx_srq_query(srq, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_srq_modify(struct ibv_srq *srq, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_srq_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_srq_modify(MemorySegment srq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_srq_modify.HANDLE.invokeExact(srq, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_srq_modify(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_srq_modifyChecked(MemorySegment srq, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_srq_modify", mlx5dv_devx_srq_modify(srq, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_wq_query(struct ibv_wq *wq, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_wq_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_wq_query(MemorySegment wq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_wq_query.HANDLE.invokeExact(wq, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_wq_query(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_wq_queryChecked(MemorySegment wq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_wq_query", mlx5dv_devx_wq_query(wq, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_wq_modify(struct ibv_wq *wq, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_wq_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_wq_modify(MemorySegment wq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_wq_modify.HANDLE.invokeExact(wq, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_wq_modify(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_wq_modifyChecked(MemorySegment wq, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_wq_modify", mlx5dv_devx_wq_modify(wq, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_ind_tbl_query(struct ibv_rwq_ind_table *ind_tbl, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_ind_tbl_query(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_ind_tbl_query(MemorySegment ind_tbl, MemorySegment in, long inlen,
            MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_ind_tbl_query.HANDLE.invokeExact(ind_tbl, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_ind_tbl_query(MemorySegment, MemorySegment, long, MemorySegment, long)},
     * and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_ind_tbl_queryChecked(MemorySegment ind_tbl, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_ind_tbl_query", mlx5dv_devx_ind_tbl_query(ind_tbl, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_ind_tbl_modify(struct ibv_rwq_ind_table *ind_tbl, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_ind_tbl_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_ind_tbl_modify(MemorySegment ind_tbl, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_ind_tbl_modify.HANDLE.invokeExact(ind_tbl, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_ind_tbl_modify(MemorySegment, MemorySegment, long, MemorySegment, long)},
     * and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_ind_tbl_modifyChecked(MemorySegment ind_tbl, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        Check.code("mlx5dv_devx_ind_tbl_modify", mlx5dv_devx_ind_tbl_modify(ind_tbl, in, inlen, out, outlen));
    }

    /**
     * {@code struct mlx5dv_devx_cmd_comp *mlx5dv_devx_create_cmd_comp(struct ibv_context *context)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_devx_destroy_cmd_comp mlx5dv_devx_destroy_cmd_comp}. See
     * {@code mlx5dv_devx_create_cmd_comp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_create_cmd_comp(MemorySegment context) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_create_cmd_comp.HANDLE.invokeExact(capture, context);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_cmd_comp.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_create_cmd_comp(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_create_cmd_compChecked(MemorySegment context) {
        return Check.notNull("mlx5dv_devx_create_cmd_comp", mlx5dv_devx_create_cmd_comp(context));
    }

    /**
     * {@code void mlx5dv_devx_destroy_cmd_comp(struct mlx5dv_devx_cmd_comp *cmd_comp)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_destroy_cmd_comp(3)}.
     */
    public static void mlx5dv_devx_destroy_cmd_comp(MemorySegment cmd_comp) {
        try {
            Mlx5Handles.mlx5dv_devx_destroy_cmd_comp.HANDLE.invokeExact(cmd_comp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int mlx5dv_devx_obj_query_async(struct mlx5dv_devx_obj *obj, const void *in, size_t inlen, size_t outlen, uint64_t wr_id, struct mlx5dv_devx_cmd_comp *cmd_comp)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_obj_query_async(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_obj_query_async(MemorySegment obj, MemorySegment in, long inlen,
            long outlen, long wr_id, MemorySegment cmd_comp) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_obj_query_async.HANDLE.invokeExact(obj, in, inlen, outlen, wr_id, cmd_comp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls
     * {@link #mlx5dv_devx_obj_query_async(MemorySegment, MemorySegment, long, long, long, MemorySegment)},
     * and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_obj_query_asyncChecked(MemorySegment obj, MemorySegment in,
            long inlen, long outlen, long wr_id, MemorySegment cmd_comp) {
        Check.code("mlx5dv_devx_obj_query_async", mlx5dv_devx_obj_query_async(obj, in, inlen, outlen, wr_id, cmd_comp));
    }

    /**
     * {@code int mlx5dv_devx_get_async_cmd_comp(struct mlx5dv_devx_cmd_comp *cmd_comp, struct mlx5_ib_uapi_devx_async_cmd_hdr *cmd_resp, size_t cmd_resp_len)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. May block, which pins the carrier of a virtual thread.
     * See {@code mlx5dv_devx_get_async_cmd_comp(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_get_async_cmd_comp(MemorySegment cmd_comp, MemorySegment cmd_resp,
            long cmd_resp_len) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_get_async_cmd_comp.HANDLE.invokeExact(cmd_comp, cmd_resp, cmd_resp_len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_get_async_cmd_comp(MemorySegment, MemorySegment, long)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_get_async_cmd_compChecked(MemorySegment cmd_comp,
            MemorySegment cmd_resp, long cmd_resp_len) {
        Check.code("mlx5dv_devx_get_async_cmd_comp", mlx5dv_devx_get_async_cmd_comp(cmd_comp, cmd_resp, cmd_resp_len));
    }

    /**
     * {@code struct mlx5dv_devx_event_channel *mlx5dv_devx_create_event_channel(struct ibv_context *context, enum mlx5_ib_uapi_devx_create_event_channel_flags flags)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_devx_destroy_event_channel mlx5dv_devx_destroy_event_channel}. See
     * {@code mlx5dv_devx_create_event_channel(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_create_event_channel(MemorySegment context, int flags) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_create_event_channel.HANDLE.invokeExact(capture, context, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_event_channel.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_create_event_channel(MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_create_event_channelChecked(MemorySegment context,
            int flags) {
        return Check.notNull("mlx5dv_devx_create_event_channel", mlx5dv_devx_create_event_channel(context, flags));
    }

    /**
     * {@code void mlx5dv_devx_destroy_event_channel(struct mlx5dv_devx_event_channel *event_channel)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_destroy_event_channel(3)}.
     */
    public static void mlx5dv_devx_destroy_event_channel(MemorySegment event_channel) {
        try {
            Mlx5Handles.mlx5dv_devx_destroy_event_channel.HANDLE.invokeExact(event_channel);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int mlx5dv_devx_subscribe_devx_event(struct mlx5dv_devx_event_channel *event_channel, struct mlx5dv_devx_obj *obj, uint16_t events_sz, uint16_t events_num[], uint64_t cookie)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_subscribe_devx_event(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_subscribe_devx_event(MemorySegment event_channel,
            MemorySegment obj, int events_sz, MemorySegment events_num, long cookie) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_subscribe_devx_event.HANDLE.invokeExact(event_channel, obj, Ranges.u16(events_sz), events_num, cookie);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls
     * {@link #mlx5dv_devx_subscribe_devx_event(MemorySegment, MemorySegment, int, MemorySegment, long)},
     * and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_subscribe_devx_eventChecked(MemorySegment event_channel,
            MemorySegment obj, int events_sz, MemorySegment events_num, long cookie) {
        Check.code("mlx5dv_devx_subscribe_devx_event", mlx5dv_devx_subscribe_devx_event(event_channel, obj, events_sz, events_num, cookie));
    }

    /**
     * {@code int mlx5dv_devx_subscribe_devx_event_fd(struct mlx5dv_devx_event_channel *event_channel, int fd, struct mlx5dv_devx_obj *obj, uint16_t event_num)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_devx_subscribe_devx_event_fd(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_subscribe_devx_event_fd(MemorySegment event_channel, int fd,
            MemorySegment obj, int event_num) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_subscribe_devx_event_fd.HANDLE.invokeExact(event_channel, fd, obj, Ranges.u16(event_num));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_subscribe_devx_event_fd(MemorySegment, int, MemorySegment, int)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_subscribe_devx_event_fdChecked(MemorySegment event_channel,
            int fd, MemorySegment obj, int event_num) {
        Check.code("mlx5dv_devx_subscribe_devx_event_fd", mlx5dv_devx_subscribe_devx_event_fd(event_channel, fd, obj, event_num));
    }

    /**
     * {@code ssize_t mlx5dv_devx_get_event(struct mlx5dv_devx_event_channel *event_channel, struct mlx5_ib_uapi_devx_async_event_hdr *event_data, size_t event_resp_len)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. May block, which pins the carrier of a virtual thread.
     * See {@code mlx5dv_devx_get_event(3)}.
     *
     * @return the number of bytes read; -1 on failure; the reason is in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static long mlx5dv_devx_get_event(MemorySegment event_channel, MemorySegment event_data,
            long event_resp_len) {
        MemorySegment capture = ErrnoCapture.segment();
        long result;
        try {
            result = (long) Mlx5Handles.mlx5dv_devx_get_event.HANDLE.invokeExact(capture, event_channel, event_data, event_resp_len);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_devx_get_event(MemorySegment, MemorySegment, long)}, and throws an exception on
     * failure.
     *
     * @return the number of bytes read
     * @throws org.rdma4j.sys.ErrnoException if the result is -1
     */
    public static long mlx5dv_devx_get_eventChecked(MemorySegment event_channel,
            MemorySegment event_data, long event_resp_len) {
        return Check.notMinusOne("mlx5dv_devx_get_event", mlx5dv_devx_get_event(event_channel, event_data, event_resp_len));
    }

    /**
     * {@code void _devx_set(void *p, uint32_t value, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void _devx_set(MemorySegment p, int value, long bit_off, long bit_sz) {
        Mlx5wrapper.rdma_wrap__devx_set(p, value, bit_off, bit_sz);
    }

    /**
     * {@code void _devx_set(void *p, uint32_t value, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void _devx_set(long p, int value, long bit_off, long bit_sz) {
        Mlx5wrapper.rdma_wrap__devx_set(p, value, bit_off, bit_sz);
    }

    /**
     * {@code uint32_t _devx_get(const void *p, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int _devx_get(MemorySegment p, long bit_off, long bit_sz) {
        return Mlx5wrapper.rdma_wrap__devx_get(p, bit_off, bit_sz);
    }

    /**
     * {@code uint32_t _devx_get(const void *p, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int _devx_get(long p, long bit_off, long bit_sz) {
        return Mlx5wrapper.rdma_wrap__devx_get(p, bit_off, bit_sz);
    }

    /**
     * {@code void _devx_set64(void *p, uint64_t v, size_t bit_off)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void _devx_set64(MemorySegment p, long v, long bit_off) {
        Mlx5wrapper.rdma_wrap__devx_set64(p, v, bit_off);
    }

    /**
     * {@code void _devx_set64(void *p, uint64_t v, size_t bit_off)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void _devx_set64(long p, long v, long bit_off) {
        Mlx5wrapper.rdma_wrap__devx_set64(p, v, bit_off);
    }

    /**
     * {@code uint64_t _devx_get64(const void *p, size_t bit_off)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static long _devx_get64(MemorySegment p, long bit_off) {
        return Mlx5wrapper.rdma_wrap__devx_get64(p, bit_off);
    }

    /**
     * {@code uint64_t _devx_get64(const void *p, size_t bit_off)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}; inline in C, called through the wrapper library. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static long _devx_get64(long p, long bit_off) {
        return Mlx5wrapper.rdma_wrap__devx_get64(p, bit_off);
    }

    /**
     * {@code struct mlx5dv_dr_domain *mlx5dv_dr_domain_create(struct ibv_context *ctx, enum mlx5dv_dr_domain_type type)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_domain_destroy mlx5dv_dr_domain_destroy}. See
     * {@code mlx5dv_dr_domain_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_domain_create(MemorySegment ctx, int type) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_domain_create.HANDLE.invokeExact(capture, ctx, type);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_domain_create(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_domain_createChecked(MemorySegment ctx, int type) {
        return Check.notNull("mlx5dv_dr_domain_create", mlx5dv_dr_domain_create(ctx, type));
    }

    /**
     * {@code int mlx5dv_dr_domain_destroy(struct mlx5dv_dr_domain *domain)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_domain_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_domain_destroy(MemorySegment domain) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_domain_destroy.HANDLE.invokeExact(domain);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_domain_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_domain_destroyChecked(MemorySegment domain) {
        Check.code("mlx5dv_dr_domain_destroy", mlx5dv_dr_domain_destroy(domain));
    }

    /**
     * {@code int mlx5dv_dr_domain_sync(struct mlx5dv_dr_domain *domain, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_domain_sync(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_domain_sync(MemorySegment domain, int flags) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_domain_sync.HANDLE.invokeExact(domain, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_domain_sync(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_domain_syncChecked(MemorySegment domain, int flags) {
        Check.code("mlx5dv_dr_domain_sync", mlx5dv_dr_domain_sync(domain, flags));
    }

    /**
     * {@code void mlx5dv_dr_domain_set_reclaim_device_memory(struct mlx5dv_dr_domain *dmn, _Bool enable)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See
     * {@code mlx5dv_dr_domain_set_reclaim_device_memory(3)}.
     */
    public static void mlx5dv_dr_domain_set_reclaim_device_memory(MemorySegment dmn,
            boolean enable) {
        try {
            Mlx5Handles.mlx5dv_dr_domain_set_reclaim_device_memory.HANDLE.invokeExact(dmn, enable);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void mlx5dv_dr_domain_allow_duplicate_rules(struct mlx5dv_dr_domain *domain, _Bool allow)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 36.0. See
     * {@code mlx5dv_dr_domain_allow_duplicate_rules(3)}.
     */
    public static void mlx5dv_dr_domain_allow_duplicate_rules(MemorySegment domain, boolean allow) {
        try {
            Mlx5Handles.mlx5dv_dr_domain_allow_duplicate_rules.HANDLE.invokeExact(domain, allow);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct mlx5dv_dr_table *mlx5dv_dr_table_create(struct mlx5dv_dr_domain *domain, uint32_t level)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_table_destroy mlx5dv_dr_table_destroy}. See {@code mlx5dv_dr_table_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_table_create(MemorySegment domain, int level) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_table_create.HANDLE.invokeExact(capture, domain, level);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_table_create(MemorySegment, int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_table_createChecked(MemorySegment domain, int level) {
        return Check.notNull("mlx5dv_dr_table_create", mlx5dv_dr_table_create(domain, level));
    }

    /**
     * {@code int mlx5dv_dr_table_destroy(struct mlx5dv_dr_table *table)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_table_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_table_destroy(MemorySegment table) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_table_destroy.HANDLE.invokeExact(table);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_table_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_table_destroyChecked(MemorySegment table) {
        Check.code("mlx5dv_dr_table_destroy", mlx5dv_dr_table_destroy(table));
    }

    /**
     * {@code struct mlx5dv_dr_matcher *mlx5dv_dr_matcher_create(struct mlx5dv_dr_table *table, uint16_t priority, uint8_t match_criteria_enable, struct mlx5dv_flow_match_parameters *mask)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_matcher_destroy mlx5dv_dr_matcher_destroy}. See
     * {@code mlx5dv_dr_matcher_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_matcher_create(MemorySegment table, int priority,
            int match_criteria_enable, MemorySegment mask) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_matcher_create.HANDLE.invokeExact(capture, table, Ranges.u16(priority), Ranges.u8(match_criteria_enable), mask);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_matcher_create(MemorySegment, int, int, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_matcher_createChecked(MemorySegment table, int priority,
            int match_criteria_enable, MemorySegment mask) {
        return Check.notNull("mlx5dv_dr_matcher_create", mlx5dv_dr_matcher_create(table, priority, match_criteria_enable, mask));
    }

    /**
     * {@code int mlx5dv_dr_matcher_destroy(struct mlx5dv_dr_matcher *matcher)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_matcher_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_matcher_destroy(MemorySegment matcher) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_matcher_destroy.HANDLE.invokeExact(matcher);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_matcher_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_matcher_destroyChecked(MemorySegment matcher) {
        Check.code("mlx5dv_dr_matcher_destroy", mlx5dv_dr_matcher_destroy(matcher));
    }

    /**
     * {@code int mlx5dv_dr_matcher_set_layout(struct mlx5dv_dr_matcher *matcher, struct mlx5dv_dr_matcher_layout *layout)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See
     * {@code mlx5dv_dr_matcher_set_layout(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_matcher_set_layout(MemorySegment matcher, MemorySegment layout) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_matcher_set_layout.HANDLE.invokeExact(matcher, layout);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_matcher_set_layout(MemorySegment, MemorySegment)}, and throws an exception
     * on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_matcher_set_layoutChecked(MemorySegment matcher,
            MemorySegment layout) {
        Check.code("mlx5dv_dr_matcher_set_layout", mlx5dv_dr_matcher_set_layout(matcher, layout));
    }

    /**
     * {@code struct mlx5dv_dr_rule *mlx5dv_dr_rule_create(struct mlx5dv_dr_matcher *matcher, struct mlx5dv_flow_match_parameters *value, size_t num_actions, struct mlx5dv_dr_action *actions[])}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_rule_destroy mlx5dv_dr_rule_destroy}. See {@code mlx5dv_dr_rule_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_rule_create(MemorySegment matcher, MemorySegment value,
            long num_actions, MemorySegment actions) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_rule_create.HANDLE.invokeExact(capture, matcher, value, num_actions, actions);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_rule_create(MemorySegment, MemorySegment, long, MemorySegment)}, and throws
     * an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_rule_createChecked(MemorySegment matcher,
            MemorySegment value, long num_actions, MemorySegment actions) {
        return Check.notNull("mlx5dv_dr_rule_create", mlx5dv_dr_rule_create(matcher, value, num_actions, actions));
    }

    /**
     * {@code int mlx5dv_dr_rule_destroy(struct mlx5dv_dr_rule *rule)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_rule_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_rule_destroy(MemorySegment rule) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_rule_destroy.HANDLE.invokeExact(rule);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_rule_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_rule_destroyChecked(MemorySegment rule) {
        Check.code("mlx5dv_dr_rule_destroy", mlx5dv_dr_rule_destroy(rule));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_dest_ibv_qp(struct ibv_qp *ibqp)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_dest_ibv_qp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_ibv_qp(MemorySegment ibqp) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_dest_ibv_qp.HANDLE.invokeExact(capture, ibqp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_dest_ibv_qp(MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_ibv_qpChecked(MemorySegment ibqp) {
        return Check.notNull("mlx5dv_dr_action_create_dest_ibv_qp", mlx5dv_dr_action_create_dest_ibv_qp(ibqp));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_dest_table(struct mlx5dv_dr_table *table)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_dest_table(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_table(MemorySegment table) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_dest_table.HANDLE.invokeExact(capture, table);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_dest_table(MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_tableChecked(MemorySegment table) {
        return Check.notNull("mlx5dv_dr_action_create_dest_table", mlx5dv_dr_action_create_dest_table(table));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_dest_vport(struct mlx5dv_dr_domain *domain, uint32_t vport)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_dest_vport(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_vport(MemorySegment domain,
            int vport) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_dest_vport.HANDLE.invokeExact(capture, domain, vport);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_dest_vport(MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_vportChecked(MemorySegment domain,
            int vport) {
        return Check.notNull("mlx5dv_dr_action_create_dest_vport", mlx5dv_dr_action_create_dest_vport(domain, vport));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_dest_ib_port(struct mlx5dv_dr_domain *domain, uint32_t ib_port)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_dest_ib_port(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_ib_port(MemorySegment domain,
            int ib_port) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_dest_ib_port.HANDLE.invokeExact(capture, domain, ib_port);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_dest_ib_port(MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_ib_portChecked(MemorySegment domain,
            int ib_port) {
        return Check.notNull("mlx5dv_dr_action_create_dest_ib_port", mlx5dv_dr_action_create_dest_ib_port(domain, ib_port));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_dest_devx_tir(struct mlx5dv_devx_obj *devx_obj)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_dest_devx_tir(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_devx_tir(MemorySegment devx_obj) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_dest_devx_tir.HANDLE.invokeExact(capture, devx_obj);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_dest_devx_tir(MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_devx_tirChecked(
            MemorySegment devx_obj) {
        return Check.notNull("mlx5dv_dr_action_create_dest_devx_tir", mlx5dv_dr_action_create_dest_devx_tir(devx_obj));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_dest_array(struct mlx5dv_dr_domain *domain, size_t num_dest, struct mlx5dv_dr_action_dest_attr *dests[])}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_dest_array(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_array(MemorySegment domain,
            long num_dest, MemorySegment dests) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_dest_array.HANDLE.invokeExact(capture, domain, num_dest, dests);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_dest_array(MemorySegment, long, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_arrayChecked(MemorySegment domain,
            long num_dest, MemorySegment dests) {
        return Check.notNull("mlx5dv_dr_action_create_dest_array", mlx5dv_dr_action_create_dest_array(domain, num_dest, dests));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_drop(void)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_drop(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_drop() {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_drop.HANDLE.invokeExact(capture);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_drop()}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dropChecked() {
        return Check.notNull("mlx5dv_dr_action_create_drop", mlx5dv_dr_action_create_drop());
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_default_miss(void)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_default_miss(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_default_miss() {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_default_miss.HANDLE.invokeExact(capture);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_default_miss()}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_default_missChecked() {
        return Check.notNull("mlx5dv_dr_action_create_default_miss", mlx5dv_dr_action_create_default_miss());
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_tag(uint32_t tag_value)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_tag(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_tag(int tag_value) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_tag.HANDLE.invokeExact(capture, tag_value);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_tag(int)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_tagChecked(int tag_value) {
        return Check.notNull("mlx5dv_dr_action_create_tag", mlx5dv_dr_action_create_tag(tag_value));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_flow_counter(struct mlx5dv_devx_obj *devx_obj, uint32_t offset)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_flow_counter(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_flow_counter(MemorySegment devx_obj,
            int offset) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_flow_counter.HANDLE.invokeExact(capture, devx_obj, offset);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_flow_counter(MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_flow_counterChecked(MemorySegment devx_obj,
            int offset) {
        return Check.notNull("mlx5dv_dr_action_create_flow_counter", mlx5dv_dr_action_create_flow_counter(devx_obj, offset));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_aso(struct mlx5dv_dr_domain *domain, struct mlx5dv_devx_obj *devx_obj, uint32_t offset, uint32_t flags, uint8_t return_reg_c)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_aso(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_aso(MemorySegment domain,
            MemorySegment devx_obj, int offset, int flags, int return_reg_c) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_aso.HANDLE.invokeExact(capture, domain, devx_obj, offset, flags, Ranges.u8(return_reg_c));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_aso(MemorySegment, MemorySegment, int, int, int)}, and throws
     * an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_asoChecked(MemorySegment domain,
            MemorySegment devx_obj, int offset, int flags, int return_reg_c) {
        return Check.notNull("mlx5dv_dr_action_create_aso", mlx5dv_dr_action_create_aso(domain, devx_obj, offset, flags, return_reg_c));
    }

    /**
     * {@code int mlx5dv_dr_action_modify_aso(struct mlx5dv_dr_action *action, uint32_t offset, uint32_t flags, uint8_t return_reg_c)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_action_modify_aso(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_action_modify_aso(MemorySegment action, int offset, int flags,
            int return_reg_c) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_action_modify_aso.HANDLE.invokeExact(action, offset, flags, Ranges.u8(return_reg_c));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_action_modify_aso(MemorySegment, int, int, int)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_action_modify_asoChecked(MemorySegment action, int offset,
            int flags, int return_reg_c) {
        Check.code("mlx5dv_dr_action_modify_aso", mlx5dv_dr_action_modify_aso(action, offset, flags, return_reg_c));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_packet_reformat(struct mlx5dv_dr_domain *domain, uint32_t flags, enum mlx5_ib_uapi_flow_action_packet_reformat_type reformat_type, size_t data_sz, void *data)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_packet_reformat(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_packet_reformat(MemorySegment domain,
            int flags, int reformat_type, long data_sz, MemorySegment data) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_packet_reformat.HANDLE.invokeExact(capture, domain, flags, reformat_type, data_sz, data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls
     * {@link #mlx5dv_dr_action_create_packet_reformat(MemorySegment, int, int, long, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_packet_reformatChecked(MemorySegment domain,
            int flags, int reformat_type, long data_sz, MemorySegment data) {
        return Check.notNull("mlx5dv_dr_action_create_packet_reformat", mlx5dv_dr_action_create_packet_reformat(domain, flags, reformat_type, data_sz, data));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_modify_header(struct mlx5dv_dr_domain *domain, uint32_t flags, size_t actions_sz, __be64 actions[])}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_modify_header(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_modify_header(MemorySegment domain,
            int flags, long actions_sz, MemorySegment actions) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_modify_header.HANDLE.invokeExact(capture, domain, flags, actions_sz, actions);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_modify_header(MemorySegment, int, long, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_modify_headerChecked(MemorySegment domain,
            int flags, long actions_sz, MemorySegment actions) {
        return Check.notNull("mlx5dv_dr_action_create_modify_header", mlx5dv_dr_action_create_modify_header(domain, flags, actions_sz, actions));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_flow_meter(struct mlx5dv_dr_flow_meter_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_flow_meter(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_flow_meter(MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_flow_meter.HANDLE.invokeExact(capture, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_flow_meter(MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_flow_meterChecked(MemorySegment attr) {
        return Check.notNull("mlx5dv_dr_action_create_flow_meter", mlx5dv_dr_action_create_flow_meter(attr));
    }

    /**
     * {@code int mlx5dv_dr_action_modify_flow_meter(struct mlx5dv_dr_action *action, struct mlx5dv_dr_flow_meter_attr *attr, __be64 modify_field_select)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_action_modify_flow_meter(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_action_modify_flow_meter(MemorySegment action, MemorySegment attr,
            long modify_field_select) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_action_modify_flow_meter.HANDLE.invokeExact(action, attr, Long.reverseBytes(modify_field_select));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_action_modify_flow_meter(MemorySegment, MemorySegment, long)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_action_modify_flow_meterChecked(MemorySegment action,
            MemorySegment attr, long modify_field_select) {
        Check.code("mlx5dv_dr_action_modify_flow_meter", mlx5dv_dr_action_modify_flow_meter(action, attr, modify_field_select));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_flow_sampler(struct mlx5dv_dr_flow_sampler_attr *attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_flow_sampler(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_flow_sampler(MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_flow_sampler.HANDLE.invokeExact(capture, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_flow_sampler(MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_flow_samplerChecked(MemorySegment attr) {
        return Check.notNull("mlx5dv_dr_action_create_flow_sampler", mlx5dv_dr_action_create_flow_sampler(attr));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_pop_vlan(void)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_pop_vlan(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_pop_vlan() {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_pop_vlan.HANDLE.invokeExact(capture);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_pop_vlan()}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_pop_vlanChecked() {
        return Check.notNull("mlx5dv_dr_action_create_pop_vlan", mlx5dv_dr_action_create_pop_vlan());
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_push_vlan(struct mlx5dv_dr_domain *domain, __be32 vlan_hdr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_push_vlan(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_push_vlan(MemorySegment domain,
            int vlan_hdr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_push_vlan.HANDLE.invokeExact(capture, domain, Integer.reverseBytes(vlan_hdr));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_push_vlan(MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_push_vlanChecked(MemorySegment domain,
            int vlan_hdr) {
        return Check.notNull("mlx5dv_dr_action_create_push_vlan", mlx5dv_dr_action_create_push_vlan(domain, vlan_hdr));
    }

    /**
     * {@code struct mlx5dv_dr_action *mlx5dv_dr_action_create_dest_root_table(struct mlx5dv_dr_table *table, uint16_t priority)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 42.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_dr_action_destroy mlx5dv_dr_action_destroy}. See
     * {@code mlx5dv_dr_action_create_dest_root_table(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_root_table(MemorySegment table,
            int priority) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_dr_action_create_dest_root_table.HANDLE.invokeExact(capture, table, Ranges.u16(priority));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_dr_action_create_dest_root_table(MemorySegment, int)}, and throws an exception
     * on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_dr_action_create_dest_root_tableChecked(MemorySegment table,
            int priority) {
        return Check.notNull("mlx5dv_dr_action_create_dest_root_table", mlx5dv_dr_action_create_dest_root_table(table, priority));
    }

    /**
     * {@code int mlx5dv_dr_action_destroy(struct mlx5dv_dr_action *action)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dr_action_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_action_destroy(MemorySegment action) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_action_destroy.HANDLE.invokeExact(action);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_action_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_action_destroyChecked(MemorySegment action) {
        Check.code("mlx5dv_dr_action_destroy", mlx5dv_dr_action_destroy(action));
    }

    /**
     * {@code int mlx5dv_dump_dr_domain(FILE *fout, struct mlx5dv_dr_domain *domain)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dump_dr_domain(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dump_dr_domain(MemorySegment fout, MemorySegment domain) {
        try {
            return (int) Mlx5Handles.mlx5dv_dump_dr_domain.HANDLE.invokeExact(fout, domain);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dump_dr_domain(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dump_dr_domainChecked(MemorySegment fout, MemorySegment domain) {
        Check.code("mlx5dv_dump_dr_domain", mlx5dv_dump_dr_domain(fout, domain));
    }

    /**
     * {@code int mlx5dv_dump_dr_table(FILE *fout, struct mlx5dv_dr_table *table)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dump_dr_table(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dump_dr_table(MemorySegment fout, MemorySegment table) {
        try {
            return (int) Mlx5Handles.mlx5dv_dump_dr_table.HANDLE.invokeExact(fout, table);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dump_dr_table(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dump_dr_tableChecked(MemorySegment fout, MemorySegment table) {
        Check.code("mlx5dv_dump_dr_table", mlx5dv_dump_dr_table(fout, table));
    }

    /**
     * {@code int mlx5dv_dump_dr_matcher(FILE *fout, struct mlx5dv_dr_matcher *matcher)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dump_dr_matcher(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dump_dr_matcher(MemorySegment fout, MemorySegment matcher) {
        try {
            return (int) Mlx5Handles.mlx5dv_dump_dr_matcher.HANDLE.invokeExact(fout, matcher);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dump_dr_matcher(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dump_dr_matcherChecked(MemorySegment fout, MemorySegment matcher) {
        Check.code("mlx5dv_dump_dr_matcher", mlx5dv_dump_dr_matcher(fout, matcher));
    }

    /**
     * {@code int mlx5dv_dump_dr_rule(FILE *fout, struct mlx5dv_dr_rule *rule)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_dump_dr_rule(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dump_dr_rule(MemorySegment fout, MemorySegment rule) {
        try {
            return (int) Mlx5Handles.mlx5dv_dump_dr_rule.HANDLE.invokeExact(fout, rule);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dump_dr_rule(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dump_dr_ruleChecked(MemorySegment fout, MemorySegment rule) {
        Check.code("mlx5dv_dump_dr_rule", mlx5dv_dump_dr_rule(fout, rule));
    }

    /**
     * {@code struct mlx5dv_pp *mlx5dv_pp_alloc(struct ibv_context *context, size_t pp_context_sz, const void *pp_context, uint32_t flags)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_pp_free mlx5dv_pp_free}. See {@code mlx5dv_pp_alloc(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_pp_alloc(MemorySegment context, long pp_context_sz,
            MemorySegment pp_context, int flags) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_pp_alloc.HANDLE.invokeExact(capture, context, pp_context_sz, pp_context, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_pp.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_pp_alloc(MemorySegment, long, MemorySegment, int)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_pp_allocChecked(MemorySegment context, long pp_context_sz,
            MemorySegment pp_context, int flags) {
        return Check.notNull("mlx5dv_pp_alloc", mlx5dv_pp_alloc(context, pp_context_sz, pp_context, flags));
    }

    /**
     * {@code void mlx5dv_pp_free(struct mlx5dv_pp *pp)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_pp_free(3)}.
     */
    public static void mlx5dv_pp_free(MemorySegment pp) {
        try {
            Mlx5Handles.mlx5dv_pp_free.HANDLE.invokeExact(pp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int mlx5dv_query_qp_lag_port(struct ibv_qp *qp, uint8_t *port_num, uint8_t *active_port_num)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_query_qp_lag_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_query_qp_lag_port(MemorySegment qp, MemorySegment port_num,
            MemorySegment active_port_num) {
        try {
            return (int) Mlx5Handles.mlx5dv_query_qp_lag_port.HANDLE.invokeExact(qp, port_num, active_port_num);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_query_qp_lag_port(MemorySegment, MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_query_qp_lag_portChecked(MemorySegment qp, MemorySegment port_num,
            MemorySegment active_port_num) {
        Check.code("mlx5dv_query_qp_lag_port", mlx5dv_query_qp_lag_port(qp, port_num, active_port_num));
    }

    /**
     * {@code int mlx5dv_modify_qp_lag_port(struct ibv_qp *qp, uint8_t port_num)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_modify_qp_lag_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_modify_qp_lag_port(MemorySegment qp, int port_num) {
        try {
            return (int) Mlx5Handles.mlx5dv_modify_qp_lag_port.HANDLE.invokeExact(qp, Ranges.u8(port_num));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_modify_qp_lag_port(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_modify_qp_lag_portChecked(MemorySegment qp, int port_num) {
        Check.code("mlx5dv_modify_qp_lag_port", mlx5dv_modify_qp_lag_port(qp, port_num));
    }

    /**
     * {@code int mlx5dv_modify_qp_udp_sport(struct ibv_qp *qp, uint16_t udp_sport)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_modify_qp_udp_sport(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_modify_qp_udp_sport(MemorySegment qp, int udp_sport) {
        try {
            return (int) Mlx5Handles.mlx5dv_modify_qp_udp_sport.HANDLE.invokeExact(qp, Ranges.u16(udp_sport));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_modify_qp_udp_sport(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_modify_qp_udp_sportChecked(MemorySegment qp, int udp_sport) {
        Check.code("mlx5dv_modify_qp_udp_sport", mlx5dv_modify_qp_udp_sport(qp, udp_sport));
    }

    /**
     * {@code int mlx5dv_dci_stream_id_reset(struct ibv_qp *qp, uint16_t stream_id)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 37.0. See
     * {@code mlx5dv_dci_stream_id_reset(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dci_stream_id_reset(MemorySegment qp, int stream_id) {
        try {
            return (int) Mlx5Handles.mlx5dv_dci_stream_id_reset.HANDLE.invokeExact(qp, Ranges.u16(stream_id));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dci_stream_id_reset(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dci_stream_id_resetChecked(MemorySegment qp, int stream_id) {
        Check.code("mlx5dv_dci_stream_id_reset", mlx5dv_dci_stream_id_reset(qp, stream_id));
    }

    /**
     * {@code struct mlx5dv_sched_node *mlx5dv_sched_node_create(struct ibv_context *context, const struct mlx5dv_sched_attr *sched_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_sched_node_destroy mlx5dv_sched_node_destroy}. See
     * {@code mlx5dv_sched_node_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_sched_node_create(MemorySegment context,
            MemorySegment sched_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_sched_node_create.HANDLE.invokeExact(capture, context, sched_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_sched_node_create(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_sched_node_createChecked(MemorySegment context,
            MemorySegment sched_attr) {
        return Check.notNull("mlx5dv_sched_node_create", mlx5dv_sched_node_create(context, sched_attr));
    }

    /**
     * {@code struct mlx5dv_sched_leaf *mlx5dv_sched_leaf_create(struct ibv_context *context, const struct mlx5dv_sched_attr *sched_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. The caller must release the result with
     * {@link Mlx5#mlx5dv_sched_leaf_destroy mlx5dv_sched_leaf_destroy}. See
     * {@code mlx5dv_sched_leaf_create(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_sched_leaf_create(MemorySegment context,
            MemorySegment sched_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_sched_leaf_create.HANDLE.invokeExact(capture, context, sched_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * Calls {@link #mlx5dv_sched_leaf_create(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_sched_leaf_createChecked(MemorySegment context,
            MemorySegment sched_attr) {
        return Check.notNull("mlx5dv_sched_leaf_create", mlx5dv_sched_leaf_create(context, sched_attr));
    }

    /**
     * {@code int mlx5dv_sched_node_modify(struct mlx5dv_sched_node *node, const struct mlx5dv_sched_attr *sched_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_sched_node_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_sched_node_modify(MemorySegment node, MemorySegment sched_attr) {
        try {
            return (int) Mlx5Handles.mlx5dv_sched_node_modify.HANDLE.invokeExact(node, sched_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_sched_node_modify(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_sched_node_modifyChecked(MemorySegment node,
            MemorySegment sched_attr) {
        Check.code("mlx5dv_sched_node_modify", mlx5dv_sched_node_modify(node, sched_attr));
    }

    /**
     * {@code int mlx5dv_sched_leaf_modify(struct mlx5dv_sched_leaf *leaf, const struct mlx5dv_sched_attr *sched_attr)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_sched_leaf_modify(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_sched_leaf_modify(MemorySegment leaf, MemorySegment sched_attr) {
        try {
            return (int) Mlx5Handles.mlx5dv_sched_leaf_modify.HANDLE.invokeExact(leaf, sched_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_sched_leaf_modify(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_sched_leaf_modifyChecked(MemorySegment leaf,
            MemorySegment sched_attr) {
        Check.code("mlx5dv_sched_leaf_modify", mlx5dv_sched_leaf_modify(leaf, sched_attr));
    }

    /**
     * {@code int mlx5dv_sched_node_destroy(struct mlx5dv_sched_node *node)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_sched_node_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_sched_node_destroy(MemorySegment node) {
        try {
            return (int) Mlx5Handles.mlx5dv_sched_node_destroy.HANDLE.invokeExact(node);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_sched_node_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_sched_node_destroyChecked(MemorySegment node) {
        Check.code("mlx5dv_sched_node_destroy", mlx5dv_sched_node_destroy(node));
    }

    /**
     * {@code int mlx5dv_sched_leaf_destroy(struct mlx5dv_sched_leaf *leaf)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_sched_leaf_destroy(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_sched_leaf_destroy(MemorySegment leaf) {
        try {
            return (int) Mlx5Handles.mlx5dv_sched_leaf_destroy.HANDLE.invokeExact(leaf);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_sched_leaf_destroy(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_sched_leaf_destroyChecked(MemorySegment leaf) {
        Check.code("mlx5dv_sched_leaf_destroy", mlx5dv_sched_leaf_destroy(leaf));
    }

    /**
     * {@code int mlx5dv_modify_qp_sched_elem(struct ibv_qp *qp, const struct mlx5dv_sched_leaf *requestor, const struct mlx5dv_sched_leaf *responder)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. See {@code mlx5dv_modify_qp_sched_elem(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_modify_qp_sched_elem(MemorySegment qp, MemorySegment requestor,
            MemorySegment responder) {
        try {
            return (int) Mlx5Handles.mlx5dv_modify_qp_sched_elem.HANDLE.invokeExact(qp, requestor, responder);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_modify_qp_sched_elem(MemorySegment, MemorySegment, MemorySegment)}, and throws
     * an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_modify_qp_sched_elemChecked(MemorySegment qp, MemorySegment requestor,
            MemorySegment responder) {
        Check.code("mlx5dv_modify_qp_sched_elem", mlx5dv_modify_qp_sched_elem(qp, requestor, responder));
    }

    /**
     * {@code int mlx5dv_reserved_qpn_alloc(struct ibv_context *ctx, uint32_t *qpn)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 34.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_reserved_qpn_dealloc mlx5dv_reserved_qpn_dealloc}. See
     * {@code mlx5dv_reserved_qpn_alloc(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_reserved_qpn_alloc(MemorySegment ctx, MemorySegment qpn) {
        try {
            return (int) Mlx5Handles.mlx5dv_reserved_qpn_alloc.HANDLE.invokeExact(ctx, qpn);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_reserved_qpn_alloc(MemorySegment, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_reserved_qpn_allocChecked(MemorySegment ctx, MemorySegment qpn) {
        Check.code("mlx5dv_reserved_qpn_alloc", mlx5dv_reserved_qpn_alloc(ctx, qpn));
    }

    /**
     * {@code int mlx5dv_reserved_qpn_dealloc(struct ibv_context *ctx, uint32_t qpn)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 34.0. See
     * {@code mlx5dv_reserved_qpn_dealloc(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_reserved_qpn_dealloc(MemorySegment ctx, int qpn) {
        try {
            return (int) Mlx5Handles.mlx5dv_reserved_qpn_dealloc.HANDLE.invokeExact(ctx, qpn);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_reserved_qpn_dealloc(MemorySegment, int)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_reserved_qpn_deallocChecked(MemorySegment ctx, int qpn) {
        Check.code("mlx5dv_reserved_qpn_dealloc", mlx5dv_reserved_qpn_dealloc(ctx, qpn));
    }

    /**
     * {@code int mlx5dv_dr_aso_other_domain_link(struct mlx5dv_devx_obj *devx_obj, struct mlx5dv_dr_domain *peer_dmn, struct mlx5dv_dr_domain *dmn, uint32_t flags, uint8_t return_reg_c)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 38.0. See
     * {@code mlx5dv_dr_aso_other_domain_link(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_aso_other_domain_link(MemorySegment devx_obj,
            MemorySegment peer_dmn, MemorySegment dmn, int flags, int return_reg_c) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_aso_other_domain_link.HANDLE.invokeExact(devx_obj, peer_dmn, dmn, flags, Ranges.u8(return_reg_c));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls
     * {@link #mlx5dv_dr_aso_other_domain_link(MemorySegment, MemorySegment, MemorySegment, int, int)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_aso_other_domain_linkChecked(MemorySegment devx_obj,
            MemorySegment peer_dmn, MemorySegment dmn, int flags, int return_reg_c) {
        Check.code("mlx5dv_dr_aso_other_domain_link", mlx5dv_dr_aso_other_domain_link(devx_obj, peer_dmn, dmn, flags, return_reg_c));
    }

    /**
     * {@code int mlx5dv_dr_aso_other_domain_unlink(struct mlx5dv_devx_obj *devx_obj, struct mlx5dv_dr_domain *dmn)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 38.0. See
     * {@code mlx5dv_dr_aso_other_domain_unlink(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_dr_aso_other_domain_unlink(MemorySegment devx_obj, MemorySegment dmn) {
        try {
            return (int) Mlx5Handles.mlx5dv_dr_aso_other_domain_unlink.HANDLE.invokeExact(devx_obj, dmn);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_dr_aso_other_domain_unlink(MemorySegment, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_dr_aso_other_domain_unlinkChecked(MemorySegment devx_obj,
            MemorySegment dmn) {
        Check.code("mlx5dv_dr_aso_other_domain_unlink", mlx5dv_dr_aso_other_domain_unlink(devx_obj, dmn));
    }

    /**
     * {@code struct mlx5dv_devx_msi_vector *mlx5dv_devx_alloc_msi_vector(struct ibv_context *ibctx)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 40.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_devx_free_msi_vector mlx5dv_devx_free_msi_vector}. See
     * {@code mlx5dv_devx_alloc_msi_vector(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_alloc_msi_vector(MemorySegment ibctx) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_alloc_msi_vector.HANDLE.invokeExact(capture, ibctx);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_msi_vector.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_alloc_msi_vector(MemorySegment)}, and throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_alloc_msi_vectorChecked(MemorySegment ibctx) {
        return Check.notNull("mlx5dv_devx_alloc_msi_vector", mlx5dv_devx_alloc_msi_vector(ibctx));
    }

    /**
     * {@code int mlx5dv_devx_free_msi_vector(struct mlx5dv_devx_msi_vector *msi)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 40.0. See
     * {@code mlx5dv_devx_free_msi_vector(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_free_msi_vector(MemorySegment msi) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_free_msi_vector.HANDLE.invokeExact(msi);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_free_msi_vector(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_free_msi_vectorChecked(MemorySegment msi) {
        Check.code("mlx5dv_devx_free_msi_vector", mlx5dv_devx_free_msi_vector(msi));
    }

    /**
     * {@code struct mlx5dv_devx_eq *mlx5dv_devx_create_eq(struct ibv_context *ibctx, const void *in, size_t inlen, void *out, size_t outlen)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 40.0. The caller must release the result
     * with {@link Mlx5#mlx5dv_devx_destroy_eq mlx5dv_devx_destroy_eq}. See
     * {@code mlx5dv_devx_create_eq(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment mlx5dv_devx_create_eq(MemorySegment ibctx, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5Handles.mlx5dv_devx_create_eq.HANDLE.invokeExact(capture, ibctx, in, inlen, out, outlen);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, mlx5dv_devx_eq.sizeof());
    }

    /**
     * Calls {@link #mlx5dv_devx_create_eq(MemorySegment, MemorySegment, long, MemorySegment, long)}, and
     * throws an exception on failure.
     *
     * @return the result, never NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is NULL
     */
    public static MemorySegment mlx5dv_devx_create_eqChecked(MemorySegment ibctx, MemorySegment in,
            long inlen, MemorySegment out, long outlen) {
        return Check.notNull("mlx5dv_devx_create_eq", mlx5dv_devx_create_eq(ibctx, in, inlen, out, outlen));
    }

    /**
     * {@code int mlx5dv_devx_destroy_eq(struct mlx5dv_devx_eq *eq)}
     *
     * <p>Declared in {@code infiniband/mlx5dv.h}. Since rdma-core 40.0. See
     * {@code mlx5dv_devx_destroy_eq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int mlx5dv_devx_destroy_eq(MemorySegment eq) {
        try {
            return (int) Mlx5Handles.mlx5dv_devx_destroy_eq.HANDLE.invokeExact(eq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Calls {@link #mlx5dv_devx_destroy_eq(MemorySegment)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void mlx5dv_devx_destroy_eqChecked(MemorySegment eq) {
        Check.code("mlx5dv_devx_destroy_eq", mlx5dv_devx_destroy_eq(eq));
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
                .with(Library.of("mlx5", "libmlx5.so.1"), "",
                        "mlx5dv_create_cq@MLX5_1.1",
                        "mlx5dv_create_mkey@MLX5_1.10",
                        "mlx5dv_destroy_mkey@MLX5_1.10",
                        "mlx5dv_create_qp@MLX5_1.3",
                        "mlx5dv_qp_ex_from_ibv_qp_ex@MLX5_1.10",
                        "_mlx5dv_mkey_check@MLX5_1.20 3600",
                        "mlx5dv_qp_cancel_posted_send_wrs@MLX5_1.20 3600",
                        "mlx5dv_crypto_login@MLX5_1.21 3700",
                        "mlx5dv_crypto_login_query_state@MLX5_1.21 3700",
                        "mlx5dv_crypto_logout@MLX5_1.21 3700",
                        "mlx5dv_crypto_login_create@MLX5_1.24 4200",
                        "mlx5dv_crypto_login_query@MLX5_1.24 4200",
                        "mlx5dv_crypto_login_destroy@MLX5_1.24 4200",
                        "mlx5dv_dek_create@MLX5_1.21 3700",
                        "mlx5dv_dek_query@MLX5_1.21 3700",
                        "mlx5dv_dek_destroy@MLX5_1.21 3700",
                        "mlx5dv_create_flow_matcher@MLX5_1.6",
                        "mlx5dv_destroy_flow_matcher@MLX5_1.6",
                        "mlx5dv_create_steering_anchor@MLX5_1.24 4200",
                        "mlx5dv_destroy_steering_anchor@MLX5_1.24 4200",
                        "__mlx5dv_create_flow@MLX5_1.25.1 6300",
                        "mlx5dv_create_flow_action_esp@MLX5_1.5",
                        "mlx5dv_create_flow_action_modify_header@MLX5_1.7",
                        "mlx5dv_create_flow_action_packet_reformat@MLX5_1.7",
                        "mlx5dv_query_device@MLX5_1.0",
                        "mlx5dv_map_ah_to_qp@MLX5_1.20 3600",
                        "mlx5dv_alloc_dm@MLX5_1.10",
                        "mlx5dv_dm_map_op_addr@MLX5_1.19 3500",
                        "mlx5dv_reg_dmabuf_mr@MLX5_1.25 5400",
                        "mlx5dv_get_data_direct_sysfs_path@MLX5_1.25 5400",
                        "mlx5dv_create_wq@MLX5_1.3",
                        "mlx5dv_init_obj@MLX5_1.2",
                        "mlx5dv_set_context_attr@MLX5_1.2",
                        "mlx5dv_get_clock_info@MLX5_1.4",
                        "mlx5dv_is_supported@MLX5_1.8",
                        "mlx5dv_get_vfio_device_list@MLX5_1.21 3700",
                        "mlx5dv_vfio_get_events_fd@MLX5_1.21 3700",
                        "mlx5dv_vfio_process_events@MLX5_1.21 3700",
                        "mlx5dv_open_device@MLX5_1.7",
                        "mlx5dv_devx_obj_create@MLX5_1.7",
                        "mlx5dv_devx_obj_query@MLX5_1.7",
                        "mlx5dv_devx_obj_modify@MLX5_1.7",
                        "mlx5dv_devx_obj_destroy@MLX5_1.7",
                        "mlx5dv_devx_obj_export@MLX5_1.27 6300",
                        "mlx5dv_devx_obj_import@MLX5_1.27 6300",
                        "mlx5dv_devx_obj_unimport@MLX5_1.27 6300",
                        "mlx5dv_devx_general_cmd@MLX5_1.7",
                        "_mlx5dv_query_port@MLX5_1.19 3500",
                        "mlx5dv_devx_umem_reg@MLX5_1.7",
                        "mlx5dv_devx_umem_reg_ex@MLX5_1.19 3500",
                        "mlx5dv_devx_umem_dereg@MLX5_1.7",
                        "mlx5dv_devx_umem_export@MLX5_1.27 6300",
                        "mlx5dv_devx_umem_import@MLX5_1.27 6300",
                        "mlx5dv_devx_umem_unimport@MLX5_1.27 6300",
                        "mlx5dv_devx_alloc_uar@MLX5_1.7",
                        "mlx5dv_devx_free_uar@MLX5_1.7",
                        "mlx5dv_devx_uar_export_dmabuf_fd@MLX5_1.26 6200",
                        "mlx5dv_alloc_var@MLX5_1.12",
                        "mlx5dv_free_var@MLX5_1.12",
                        "mlx5dv_var_export@MLX5_1.27 6300",
                        "mlx5dv_var_import@MLX5_1.27 6300",
                        "mlx5dv_var_unimport@MLX5_1.27 6300",
                        "_mlx5dv_get_export_sizes@MLX5_1.27 6300",
                        "mlx5dv_devx_query_eqn@MLX5_1.7",
                        "mlx5dv_devx_cq_query@MLX5_1.8",
                        "mlx5dv_devx_cq_modify@MLX5_1.8",
                        "mlx5dv_devx_qp_query@MLX5_1.8",
                        "mlx5dv_devx_qp_modify@MLX5_1.8",
                        "mlx5dv_devx_srq_query@MLX5_1.8",
                        "mlx5dv_devx_srq_modify@MLX5_1.8",
                        "mlx5dv_devx_wq_query@MLX5_1.8",
                        "mlx5dv_devx_wq_modify@MLX5_1.8",
                        "mlx5dv_devx_ind_tbl_query@MLX5_1.8",
                        "mlx5dv_devx_ind_tbl_modify@MLX5_1.8",
                        "mlx5dv_devx_create_cmd_comp@MLX5_1.9",
                        "mlx5dv_devx_destroy_cmd_comp@MLX5_1.9",
                        "mlx5dv_devx_obj_query_async@MLX5_1.9",
                        "mlx5dv_devx_get_async_cmd_comp@MLX5_1.9",
                        "mlx5dv_devx_create_event_channel@MLX5_1.11",
                        "mlx5dv_devx_destroy_event_channel@MLX5_1.11",
                        "mlx5dv_devx_subscribe_devx_event@MLX5_1.11",
                        "mlx5dv_devx_subscribe_devx_event_fd@MLX5_1.11",
                        "mlx5dv_devx_get_event@MLX5_1.11",
                        "mlx5dv_dr_domain_create@MLX5_1.10",
                        "mlx5dv_dr_domain_destroy@MLX5_1.10",
                        "mlx5dv_dr_domain_sync@MLX5_1.10",
                        "mlx5dv_dr_domain_set_reclaim_device_memory@MLX5_1.14",
                        "mlx5dv_dr_domain_allow_duplicate_rules@MLX5_1.20 3600",
                        "mlx5dv_dr_table_create@MLX5_1.10",
                        "mlx5dv_dr_table_destroy@MLX5_1.10",
                        "mlx5dv_dr_matcher_create@MLX5_1.10",
                        "mlx5dv_dr_matcher_destroy@MLX5_1.10",
                        "mlx5dv_dr_matcher_set_layout@MLX5_1.21 3700",
                        "mlx5dv_dr_rule_create@MLX5_1.10",
                        "mlx5dv_dr_rule_destroy@MLX5_1.10",
                        "mlx5dv_dr_action_create_dest_ibv_qp@MLX5_1.10",
                        "mlx5dv_dr_action_create_dest_table@MLX5_1.10",
                        "mlx5dv_dr_action_create_dest_vport@MLX5_1.10",
                        "mlx5dv_dr_action_create_dest_ib_port@MLX5_1.21 3700",
                        "mlx5dv_dr_action_create_dest_devx_tir@MLX5_1.15",
                        "mlx5dv_dr_action_create_dest_array@MLX5_1.16",
                        "mlx5dv_dr_action_create_drop@MLX5_1.10",
                        "mlx5dv_dr_action_create_default_miss@MLX5_1.14",
                        "mlx5dv_dr_action_create_tag@MLX5_1.10",
                        "mlx5dv_dr_action_create_flow_counter@MLX5_1.10",
                        "mlx5dv_dr_action_create_aso@MLX5_1.17",
                        "mlx5dv_dr_action_modify_aso@MLX5_1.17",
                        "mlx5dv_dr_action_create_packet_reformat@MLX5_1.10",
                        "mlx5dv_dr_action_create_modify_header@MLX5_1.10",
                        "mlx5dv_dr_action_create_flow_meter@MLX5_1.12",
                        "mlx5dv_dr_action_modify_flow_meter@MLX5_1.12",
                        "mlx5dv_dr_action_create_flow_sampler@MLX5_1.16",
                        "mlx5dv_dr_action_create_pop_vlan@MLX5_1.17",
                        "mlx5dv_dr_action_create_push_vlan@MLX5_1.17",
                        "mlx5dv_dr_action_create_dest_root_table@MLX5_1.24 4200",
                        "mlx5dv_dr_action_destroy@MLX5_1.10",
                        "mlx5dv_dump_dr_domain@MLX5_1.12",
                        "mlx5dv_dump_dr_table@MLX5_1.12",
                        "mlx5dv_dump_dr_matcher@MLX5_1.12",
                        "mlx5dv_dump_dr_rule@MLX5_1.12",
                        "mlx5dv_pp_alloc@MLX5_1.13",
                        "mlx5dv_pp_free@MLX5_1.13",
                        "mlx5dv_query_qp_lag_port@MLX5_1.14",
                        "mlx5dv_modify_qp_lag_port@MLX5_1.14",
                        "mlx5dv_modify_qp_udp_sport@MLX5_1.17",
                        "mlx5dv_dci_stream_id_reset@MLX5_1.21 3700",
                        "mlx5dv_sched_node_create@MLX5_1.17",
                        "mlx5dv_sched_leaf_create@MLX5_1.17",
                        "mlx5dv_sched_node_modify@MLX5_1.17",
                        "mlx5dv_sched_leaf_modify@MLX5_1.17",
                        "mlx5dv_sched_node_destroy@MLX5_1.17",
                        "mlx5dv_sched_leaf_destroy@MLX5_1.17",
                        "mlx5dv_modify_qp_sched_elem@MLX5_1.17",
                        "mlx5dv_reserved_qpn_alloc@MLX5_1.18 3400",
                        "mlx5dv_reserved_qpn_dealloc@MLX5_1.18 3400",
                        "mlx5dv_dr_aso_other_domain_link@MLX5_1.22 3800",
                        "mlx5dv_dr_aso_other_domain_unlink@MLX5_1.22 3800",
                        "mlx5dv_devx_alloc_msi_vector@MLX5_1.23 4000",
                        "mlx5dv_devx_free_msi_vector@MLX5_1.23 4000",
                        "mlx5dv_devx_create_eq@MLX5_1.23 4000",
                        "mlx5dv_devx_destroy_eq@MLX5_1.23 4000")
                .with(WrapperBuild.LIBRARY, "rdma_wrap_",
                        "mlx5dv_wr_set_dc_addr",
                        "mlx5dv_wr_set_dc_addr_stream 3700",
                        "mlx5dv_wr_mr_interleaved",
                        "mlx5dv_wr_mr_list",
                        "mlx5dv_wr_mkey_configure 3600",
                        "mlx5dv_wr_set_mkey_access_flags 3600",
                        "mlx5dv_wr_set_mkey_layout_list 3600",
                        "mlx5dv_wr_set_mkey_layout_interleaved 3600",
                        "mlx5dv_wr_set_mkey_sig_block 3600",
                        "mlx5dv_wr_set_mkey_crypto 3700",
                        "mlx5dv_wr_memcpy 3700",
                        "mlx5dv_mkey_check 3600",
                        "mlx5dv_wr_raw_wqe 3600",
                        "mlx5dv_create_flow=_mlx5dv_create_flow 6300",
                        "mlx5dv_get_cqe_owner",
                        "mlx5dv_set_cqe_owner",
                        "mlx5dv_get_cqe_se",
                        "mlx5dv_get_cqe_format",
                        "mlx5dv_get_cqe_opcode",
                        "mlx5dv_set_ctrl_seg",
                        "mlx5dv_set_dgram_seg",
                        "mlx5dv_set_data_seg",
                        "mlx5dv_set_eth_seg",
                        "mlx5dv_ts_to_ns",
                        "mlx5dv_query_port 3500",
                        "mlx5dv_get_export_sizes 6300",
                        "_devx_set",
                        "_devx_get",
                        "_devx_set64",
                        "_devx_get64");

        private Table() {
        }
    }
}
