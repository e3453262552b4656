/* Written by rdma-gen from the headers below. Do not edit: change mlx5.toml or the generator, then run
 * ./dev generate */
#ifndef RDMA_WRAP_WRAPPER_H
#define RDMA_WRAP_WRAPPER_H

/* The functions depend on the release of the headers, which do not define it. */
#ifndef RDMA_CORE_RELEASE
#error "give the release of the headers, major * 100 + minor: -DRDMA_CORE_RELEASE=4400 for 44.0"
#endif

#include <infiniband/mlx5dv.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Compiled with -fvisibility=hidden, the library exports only these functions. */
#pragma GCC visibility push(default)

/* infiniband/mlx5dv.h */
void rdma_wrap_mlx5dv_wr_set_dc_addr(
        struct mlx5dv_qp_ex *mqp,
        struct ibv_ah *ah,
        uint32_t remote_dctn,
        uint64_t remote_dc_key);
#if RDMA_CORE_RELEASE >= 3700
void rdma_wrap_mlx5dv_wr_set_dc_addr_stream(
        struct mlx5dv_qp_ex *mqp,
        struct ibv_ah *ah,
        uint32_t remote_dctn,
        uint64_t remote_dc_key,
        uint16_t stream_id);
#endif
void rdma_wrap_mlx5dv_wr_mr_interleaved(
        struct mlx5dv_qp_ex *mqp,
        struct mlx5dv_mkey *mkey,
        uint32_t access_flags,
        uint32_t repeat_count,
        uint16_t num_interleaved,
        struct mlx5dv_mr_interleaved *data);
void rdma_wrap_mlx5dv_wr_mr_list(
        struct mlx5dv_qp_ex *mqp,
        struct mlx5dv_mkey *mkey,
        uint32_t access_flags,
        uint16_t num_sges,
        struct ibv_sge *sge);
#if RDMA_CORE_RELEASE >= 3600
void rdma_wrap_mlx5dv_wr_mkey_configure(
        struct mlx5dv_qp_ex *mqp,
        struct mlx5dv_mkey *mkey,
        uint8_t num_setters,
        struct mlx5dv_mkey_conf_attr *attr);
#endif
#if RDMA_CORE_RELEASE >= 3600
void rdma_wrap_mlx5dv_wr_set_mkey_access_flags(struct mlx5dv_qp_ex *mqp, uint32_t access_flags);
#endif
#if RDMA_CORE_RELEASE >= 3600
void rdma_wrap_mlx5dv_wr_set_mkey_layout_list(
        struct mlx5dv_qp_ex *mqp,
        uint16_t num_sges,
        const struct ibv_sge *sge);
#endif
#if RDMA_CORE_RELEASE >= 3600
void rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(
        struct mlx5dv_qp_ex *mqp,
        uint32_t repeat_count,
        uint16_t num_interleaved,
        const struct mlx5dv_mr_interleaved *data);
#endif
#if RDMA_CORE_RELEASE >= 3600
void rdma_wrap_mlx5dv_wr_set_mkey_sig_block(
        struct mlx5dv_qp_ex *mqp,
        const struct mlx5dv_sig_block_attr *attr);
#endif
#if RDMA_CORE_RELEASE >= 3700
void rdma_wrap_mlx5dv_wr_set_mkey_crypto(
        struct mlx5dv_qp_ex *mqp,
        const struct mlx5dv_crypto_attr *attr);
#endif
#if RDMA_CORE_RELEASE >= 3700
void rdma_wrap_mlx5dv_wr_memcpy(
        struct mlx5dv_qp_ex *mqp,
        uint32_t dest_lkey,
        uint64_t dest_addr,
        uint32_t src_lkey,
        uint64_t src_addr,
        size_t length);
#endif
#if RDMA_CORE_RELEASE >= 3600
int rdma_wrap_mlx5dv_mkey_check(struct mlx5dv_mkey *mkey, struct mlx5dv_mkey_err *err_info);
#endif
#if RDMA_CORE_RELEASE >= 3600
void rdma_wrap_mlx5dv_wr_raw_wqe(struct mlx5dv_qp_ex *mqp, const void *wqe);
#endif
#if RDMA_CORE_RELEASE >= 6300
struct ibv_flow *rdma_wrap__mlx5dv_create_flow(
        struct mlx5dv_flow_matcher *matcher,
        struct mlx5dv_flow_match_parameters *match_value,
        size_t num_actions,
        struct mlx5dv_flow_action_attr actions_attr[]);
#endif
uint8_t rdma_wrap_mlx5dv_get_cqe_owner(struct mlx5_cqe64 *cqe);
void rdma_wrap_mlx5dv_set_cqe_owner(struct mlx5_cqe64 *cqe, uint8_t val);
uint8_t rdma_wrap_mlx5dv_get_cqe_se(struct mlx5_cqe64 *cqe);
uint8_t rdma_wrap_mlx5dv_get_cqe_format(struct mlx5_cqe64 *cqe);
uint8_t rdma_wrap_mlx5dv_get_cqe_opcode(struct mlx5_cqe64 *cqe);
void rdma_wrap_mlx5dv_set_ctrl_seg(
        struct mlx5_wqe_ctrl_seg *seg,
        uint16_t pi,
        uint8_t opcode,
        uint8_t opmod,
        uint32_t qp_num,
        uint8_t fm_ce_se,
        uint8_t ds,
        uint8_t signature,
        uint32_t imm);
void rdma_wrap_mlx5dv_set_dgram_seg(
        struct mlx5_wqe_datagram_seg *seg,
        uint64_t key,
        uint32_t dqp_dct,
        uint8_t ext,
        uint8_t stat_rate_sl,
        uint8_t fl_mlid,
        uint16_t rlid,
        uint8_t *rmac,
        uint8_t tclass,
        uint8_t hop_limit,
        uint32_t grh_gid_fi,
        uint8_t *rgid);
void rdma_wrap_mlx5dv_set_data_seg(
        struct mlx5_wqe_data_seg *seg,
        uint32_t length,
        uint32_t lkey,
        uintptr_t address);
void rdma_wrap_mlx5dv_set_eth_seg(
        struct mlx5_wqe_eth_seg *seg,
        uint8_t cs_flags,
        uint16_t mss,
        uint16_t inline_hdr_sz,
        uint8_t *inline_hdr_start);
uint64_t rdma_wrap_mlx5dv_ts_to_ns(struct mlx5dv_clock_info *clock_info, uint64_t device_timestamp);
#if RDMA_CORE_RELEASE >= 3500
int rdma_wrap_mlx5dv_query_port(
        struct ibv_context *context,
        uint32_t port_num,
        struct mlx5_ib_uapi_query_port *info);
#endif
#if RDMA_CORE_RELEASE >= 6300
void rdma_wrap_mlx5dv_get_export_sizes(struct mlx5dv_export_sizes *sizes);
#endif
void rdma_wrap__devx_set(void *p, uint32_t value, size_t bit_off, size_t bit_sz);
uint32_t rdma_wrap__devx_get(const void *p, size_t bit_off, size_t bit_sz);
void rdma_wrap__devx_set64(void *p, uint64_t v, size_t bit_off);
uint64_t rdma_wrap__devx_get64(const void *p, size_t bit_off);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif
