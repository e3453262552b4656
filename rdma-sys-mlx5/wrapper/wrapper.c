/* Written by rdma-gen from the headers below. Do not edit: change mlx5.toml or the generator, then run
 * ./dev generate */

/* Functions that the oldest release lacks are called through guards, which are defined below. */
#if RDMA_CORE_RELEASE >= 3600
#pragma redefine_extname _mlx5dv_mkey_check guarded__mlx5dv_mkey_check
#endif
#if RDMA_CORE_RELEASE >= 3600
#pragma redefine_extname mlx5dv_qp_cancel_posted_send_wrs guarded_mlx5dv_qp_cancel_posted_send_wrs
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_crypto_login guarded_mlx5dv_crypto_login
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_crypto_login_query_state guarded_mlx5dv_crypto_login_query_state
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_crypto_logout guarded_mlx5dv_crypto_logout
#endif
#if RDMA_CORE_RELEASE >= 4200
#pragma redefine_extname mlx5dv_crypto_login_create guarded_mlx5dv_crypto_login_create
#endif
#if RDMA_CORE_RELEASE >= 4200
#pragma redefine_extname mlx5dv_crypto_login_query guarded_mlx5dv_crypto_login_query
#endif
#if RDMA_CORE_RELEASE >= 4200
#pragma redefine_extname mlx5dv_crypto_login_destroy guarded_mlx5dv_crypto_login_destroy
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_dek_create guarded_mlx5dv_dek_create
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_dek_query guarded_mlx5dv_dek_query
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_dek_destroy guarded_mlx5dv_dek_destroy
#endif
#if RDMA_CORE_RELEASE >= 4200
#pragma redefine_extname mlx5dv_create_steering_anchor guarded_mlx5dv_create_steering_anchor
#endif
#if RDMA_CORE_RELEASE >= 4200
#pragma redefine_extname mlx5dv_destroy_steering_anchor guarded_mlx5dv_destroy_steering_anchor
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname __mlx5dv_create_flow guarded___mlx5dv_create_flow
#endif
#if RDMA_CORE_RELEASE >= 3600
#pragma redefine_extname mlx5dv_map_ah_to_qp guarded_mlx5dv_map_ah_to_qp
#endif
#if RDMA_CORE_RELEASE >= 3500
#pragma redefine_extname mlx5dv_dm_map_op_addr guarded_mlx5dv_dm_map_op_addr
#endif
#if RDMA_CORE_RELEASE >= 5400
#pragma redefine_extname mlx5dv_reg_dmabuf_mr guarded_mlx5dv_reg_dmabuf_mr
#endif
#if RDMA_CORE_RELEASE >= 5400
#pragma redefine_extname mlx5dv_get_data_direct_sysfs_path guarded_mlx5dv_get_data_direct_sysfs_path
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_get_vfio_device_list guarded_mlx5dv_get_vfio_device_list
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_vfio_get_events_fd guarded_mlx5dv_vfio_get_events_fd
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_vfio_process_events guarded_mlx5dv_vfio_process_events
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_devx_obj_export guarded_mlx5dv_devx_obj_export
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_devx_obj_import guarded_mlx5dv_devx_obj_import
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_devx_obj_unimport guarded_mlx5dv_devx_obj_unimport
#endif
#if RDMA_CORE_RELEASE >= 3500
#pragma redefine_extname _mlx5dv_query_port guarded__mlx5dv_query_port
#endif
#if RDMA_CORE_RELEASE >= 3500
#pragma redefine_extname mlx5dv_devx_umem_reg_ex guarded_mlx5dv_devx_umem_reg_ex
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_devx_umem_export guarded_mlx5dv_devx_umem_export
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_devx_umem_import guarded_mlx5dv_devx_umem_import
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_devx_umem_unimport guarded_mlx5dv_devx_umem_unimport
#endif
#if RDMA_CORE_RELEASE >= 6200
#pragma redefine_extname mlx5dv_devx_uar_export_dmabuf_fd guarded_mlx5dv_devx_uar_export_dmabuf_fd
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_var_export guarded_mlx5dv_var_export
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_var_import guarded_mlx5dv_var_import
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname mlx5dv_var_unimport guarded_mlx5dv_var_unimport
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname _mlx5dv_get_export_sizes guarded__mlx5dv_get_export_sizes
#endif
#if RDMA_CORE_RELEASE >= 3600
#pragma redefine_extname mlx5dv_dr_domain_allow_duplicate_rules guarded_mlx5dv_dr_domain_allow_duplicate_rules
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_dr_matcher_set_layout guarded_mlx5dv_dr_matcher_set_layout
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_dr_action_create_dest_ib_port guarded_mlx5dv_dr_action_create_dest_ib_port
#endif
#if RDMA_CORE_RELEASE >= 4200
#pragma redefine_extname mlx5dv_dr_action_create_dest_root_table guarded_mlx5dv_dr_action_create_dest_root_table
#endif
#if RDMA_CORE_RELEASE >= 3700
#pragma redefine_extname mlx5dv_dci_stream_id_reset guarded_mlx5dv_dci_stream_id_reset
#endif
#if RDMA_CORE_RELEASE >= 3400
#pragma redefine_extname mlx5dv_reserved_qpn_alloc guarded_mlx5dv_reserved_qpn_alloc
#endif
#if RDMA_CORE_RELEASE >= 3400
#pragma redefine_extname mlx5dv_reserved_qpn_dealloc guarded_mlx5dv_reserved_qpn_dealloc
#endif
#if RDMA_CORE_RELEASE >= 3800
#pragma redefine_extname mlx5dv_dr_aso_other_domain_link guarded_mlx5dv_dr_aso_other_domain_link
#endif
#if RDMA_CORE_RELEASE >= 3800
#pragma redefine_extname mlx5dv_dr_aso_other_domain_unlink guarded_mlx5dv_dr_aso_other_domain_unlink
#endif
#if RDMA_CORE_RELEASE >= 4000
#pragma redefine_extname mlx5dv_devx_alloc_msi_vector guarded_mlx5dv_devx_alloc_msi_vector
#endif
#if RDMA_CORE_RELEASE >= 4000
#pragma redefine_extname mlx5dv_devx_free_msi_vector guarded_mlx5dv_devx_free_msi_vector
#endif
#if RDMA_CORE_RELEASE >= 4000
#pragma redefine_extname mlx5dv_devx_create_eq guarded_mlx5dv_devx_create_eq
#endif
#if RDMA_CORE_RELEASE >= 4000
#pragma redefine_extname mlx5dv_devx_destroy_eq guarded_mlx5dv_devx_destroy_eq
#endif

#include <errno.h>
#include <stdint.h>
#include "wrapper.h"

/* Deprecated functions are wrapped, too. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* A wrapper must have the prototype of the wrapped function. */
#define SAME_TYPE(wrapper, function) \
    __extension__ _Static_assert( \
        __builtin_types_compatible_p(__typeof__(wrapper), __typeof__(function)), \
        #wrapper " has another type than " #function)

/* infiniband/mlx5dv.h */
SAME_TYPE(rdma_wrap_mlx5dv_wr_set_dc_addr, mlx5dv_wr_set_dc_addr);
void rdma_wrap_mlx5dv_wr_set_dc_addr(
        struct mlx5dv_qp_ex *mqp,
        struct ibv_ah *ah,
        uint32_t remote_dctn,
        uint64_t remote_dc_key)
{
    (mlx5dv_wr_set_dc_addr)(mqp, ah, remote_dctn, remote_dc_key);
}

#if RDMA_CORE_RELEASE >= 3700
SAME_TYPE(rdma_wrap_mlx5dv_wr_set_dc_addr_stream, mlx5dv_wr_set_dc_addr_stream);
void rdma_wrap_mlx5dv_wr_set_dc_addr_stream(
        struct mlx5dv_qp_ex *mqp,
        struct ibv_ah *ah,
        uint32_t remote_dctn,
        uint64_t remote_dc_key,
        uint16_t stream_id)
{
    (mlx5dv_wr_set_dc_addr_stream)(mqp, ah, remote_dctn, remote_dc_key, stream_id);
}
#endif

SAME_TYPE(rdma_wrap_mlx5dv_wr_mr_interleaved, mlx5dv_wr_mr_interleaved);
void rdma_wrap_mlx5dv_wr_mr_interleaved(
        struct mlx5dv_qp_ex *mqp,
        struct mlx5dv_mkey *mkey,
        uint32_t access_flags,
        uint32_t repeat_count,
        uint16_t num_interleaved,
        struct mlx5dv_mr_interleaved *data)
{
    (mlx5dv_wr_mr_interleaved)(mqp, mkey, access_flags, repeat_count, num_interleaved, data);
}

SAME_TYPE(rdma_wrap_mlx5dv_wr_mr_list, mlx5dv_wr_mr_list);
void rdma_wrap_mlx5dv_wr_mr_list(
        struct mlx5dv_qp_ex *mqp,
        struct mlx5dv_mkey *mkey,
        uint32_t access_flags,
        uint16_t num_sges,
        struct ibv_sge *sge)
{
    (mlx5dv_wr_mr_list)(mqp, mkey, access_flags, num_sges, sge);
}

#if RDMA_CORE_RELEASE >= 3600
SAME_TYPE(rdma_wrap_mlx5dv_wr_mkey_configure, mlx5dv_wr_mkey_configure);
void rdma_wrap_mlx5dv_wr_mkey_configure(
        struct mlx5dv_qp_ex *mqp,
        struct mlx5dv_mkey *mkey,
        uint8_t num_setters,
        struct mlx5dv_mkey_conf_attr *attr)
{
    (mlx5dv_wr_mkey_configure)(mqp, mkey, num_setters, attr);
}
#endif

#if RDMA_CORE_RELEASE >= 3600
SAME_TYPE(rdma_wrap_mlx5dv_wr_set_mkey_access_flags, mlx5dv_wr_set_mkey_access_flags);
void rdma_wrap_mlx5dv_wr_set_mkey_access_flags(struct mlx5dv_qp_ex *mqp, uint32_t access_flags)
{
    (mlx5dv_wr_set_mkey_access_flags)(mqp, access_flags);
}
#endif

#if RDMA_CORE_RELEASE >= 3600
SAME_TYPE(rdma_wrap_mlx5dv_wr_set_mkey_layout_list, mlx5dv_wr_set_mkey_layout_list);
void rdma_wrap_mlx5dv_wr_set_mkey_layout_list(
        struct mlx5dv_qp_ex *mqp,
        uint16_t num_sges,
        const struct ibv_sge *sge)
{
    (mlx5dv_wr_set_mkey_layout_list)(mqp, num_sges, sge);
}
#endif

#if RDMA_CORE_RELEASE >= 3600
SAME_TYPE(rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved, mlx5dv_wr_set_mkey_layout_interleaved);
void rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(
        struct mlx5dv_qp_ex *mqp,
        uint32_t repeat_count,
        uint16_t num_interleaved,
        const struct mlx5dv_mr_interleaved *data)
{
    (mlx5dv_wr_set_mkey_layout_interleaved)(mqp, repeat_count, num_interleaved, data);
}
#endif

#if RDMA_CORE_RELEASE >= 3600
SAME_TYPE(rdma_wrap_mlx5dv_wr_set_mkey_sig_block, mlx5dv_wr_set_mkey_sig_block);
void rdma_wrap_mlx5dv_wr_set_mkey_sig_block(
        struct mlx5dv_qp_ex *mqp,
        const struct mlx5dv_sig_block_attr *attr)
{
    (mlx5dv_wr_set_mkey_sig_block)(mqp, attr);
}
#endif

#if RDMA_CORE_RELEASE >= 3700
SAME_TYPE(rdma_wrap_mlx5dv_wr_set_mkey_crypto, mlx5dv_wr_set_mkey_crypto);
void rdma_wrap_mlx5dv_wr_set_mkey_crypto(
        struct mlx5dv_qp_ex *mqp,
        const struct mlx5dv_crypto_attr *attr)
{
    (mlx5dv_wr_set_mkey_crypto)(mqp, attr);
}
#endif

#if RDMA_CORE_RELEASE >= 3700
SAME_TYPE(rdma_wrap_mlx5dv_wr_memcpy, mlx5dv_wr_memcpy);
void rdma_wrap_mlx5dv_wr_memcpy(
        struct mlx5dv_qp_ex *mqp,
        uint32_t dest_lkey,
        uint64_t dest_addr,
        uint32_t src_lkey,
        uint64_t src_addr,
        size_t length)
{
    (mlx5dv_wr_memcpy)(mqp, dest_lkey, dest_addr, src_lkey, src_addr, length);
}
#endif

#if RDMA_CORE_RELEASE >= 3600
SAME_TYPE(rdma_wrap_mlx5dv_mkey_check, mlx5dv_mkey_check);
int rdma_wrap_mlx5dv_mkey_check(struct mlx5dv_mkey *mkey, struct mlx5dv_mkey_err *err_info)
{
    return (mlx5dv_mkey_check)(mkey, err_info);
}
#endif

#if RDMA_CORE_RELEASE >= 3600
SAME_TYPE(rdma_wrap_mlx5dv_wr_raw_wqe, mlx5dv_wr_raw_wqe);
void rdma_wrap_mlx5dv_wr_raw_wqe(struct mlx5dv_qp_ex *mqp, const void *wqe)
{
    (mlx5dv_wr_raw_wqe)(mqp, wqe);
}
#endif

#if RDMA_CORE_RELEASE >= 6300
SAME_TYPE(rdma_wrap__mlx5dv_create_flow, _mlx5dv_create_flow);
struct ibv_flow *rdma_wrap__mlx5dv_create_flow(
        struct mlx5dv_flow_matcher *matcher,
        struct mlx5dv_flow_match_parameters *match_value,
        size_t num_actions,
        struct mlx5dv_flow_action_attr actions_attr[])
{
    return (_mlx5dv_create_flow)(matcher, match_value, num_actions, actions_attr);
}
#endif

SAME_TYPE(rdma_wrap_mlx5dv_get_cqe_owner, mlx5dv_get_cqe_owner);
uint8_t rdma_wrap_mlx5dv_get_cqe_owner(struct mlx5_cqe64 *cqe)
{
    return (mlx5dv_get_cqe_owner)(cqe);
}

SAME_TYPE(rdma_wrap_mlx5dv_set_cqe_owner, mlx5dv_set_cqe_owner);
void rdma_wrap_mlx5dv_set_cqe_owner(struct mlx5_cqe64 *cqe, uint8_t val)
{
    (mlx5dv_set_cqe_owner)(cqe, val);
}

SAME_TYPE(rdma_wrap_mlx5dv_get_cqe_se, mlx5dv_get_cqe_se);
uint8_t rdma_wrap_mlx5dv_get_cqe_se(struct mlx5_cqe64 *cqe)
{
    return (mlx5dv_get_cqe_se)(cqe);
}

SAME_TYPE(rdma_wrap_mlx5dv_get_cqe_format, mlx5dv_get_cqe_format);
uint8_t rdma_wrap_mlx5dv_get_cqe_format(struct mlx5_cqe64 *cqe)
{
    return (mlx5dv_get_cqe_format)(cqe);
}

SAME_TYPE(rdma_wrap_mlx5dv_get_cqe_opcode, mlx5dv_get_cqe_opcode);
uint8_t rdma_wrap_mlx5dv_get_cqe_opcode(struct mlx5_cqe64 *cqe)
{
    return (mlx5dv_get_cqe_opcode)(cqe);
}

SAME_TYPE(rdma_wrap_mlx5dv_set_ctrl_seg, mlx5dv_set_ctrl_seg);
void rdma_wrap_mlx5dv_set_ctrl_seg(
        struct mlx5_wqe_ctrl_seg *seg,
        uint16_t pi,
        uint8_t opcode,
        uint8_t opmod,
        uint32_t qp_num,
        uint8_t fm_ce_se,
        uint8_t ds,
        uint8_t signature,
        uint32_t imm)
{
    (mlx5dv_set_ctrl_seg)(seg, pi, opcode, opmod, qp_num, fm_ce_se, ds, signature, imm);
}

SAME_TYPE(rdma_wrap_mlx5dv_set_dgram_seg, mlx5dv_set_dgram_seg);
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
        uint8_t *rgid)
{
    (mlx5dv_set_dgram_seg)(
        seg,
        key,
        dqp_dct,
        ext,
        stat_rate_sl,
        fl_mlid,
        rlid,
        rmac,
        tclass,
        hop_limit,
        grh_gid_fi,
        rgid);
}

SAME_TYPE(rdma_wrap_mlx5dv_set_data_seg, mlx5dv_set_data_seg);
void rdma_wrap_mlx5dv_set_data_seg(
        struct mlx5_wqe_data_seg *seg,
        uint32_t length,
        uint32_t lkey,
        uintptr_t address)
{
    (mlx5dv_set_data_seg)(seg, length, lkey, address);
}

SAME_TYPE(rdma_wrap_mlx5dv_set_eth_seg, mlx5dv_set_eth_seg);
void rdma_wrap_mlx5dv_set_eth_seg(
        struct mlx5_wqe_eth_seg *seg,
        uint8_t cs_flags,
        uint16_t mss,
        uint16_t inline_hdr_sz,
        uint8_t *inline_hdr_start)
{
    (mlx5dv_set_eth_seg)(seg, cs_flags, mss, inline_hdr_sz, inline_hdr_start);
}

SAME_TYPE(rdma_wrap_mlx5dv_ts_to_ns, mlx5dv_ts_to_ns);
uint64_t rdma_wrap_mlx5dv_ts_to_ns(struct mlx5dv_clock_info *clock_info, uint64_t device_timestamp)
{
    return (mlx5dv_ts_to_ns)(clock_info, device_timestamp);
}

#if RDMA_CORE_RELEASE >= 3500
SAME_TYPE(rdma_wrap_mlx5dv_query_port, mlx5dv_query_port);
int rdma_wrap_mlx5dv_query_port(
        struct ibv_context *context,
        uint32_t port_num,
        struct mlx5_ib_uapi_query_port *info)
{
    return (mlx5dv_query_port)(context, port_num, info);
}
#endif

#if RDMA_CORE_RELEASE >= 6300
SAME_TYPE(rdma_wrap_mlx5dv_get_export_sizes, mlx5dv_get_export_sizes);
void rdma_wrap_mlx5dv_get_export_sizes(struct mlx5dv_export_sizes *sizes)
{
    (mlx5dv_get_export_sizes)(sizes);
}
#endif

SAME_TYPE(rdma_wrap__devx_set, _devx_set);
void rdma_wrap__devx_set(void *p, uint32_t value, size_t bit_off, size_t bit_sz)
{
    (_devx_set)(p, value, bit_off, bit_sz);
}

SAME_TYPE(rdma_wrap__devx_get, _devx_get);
uint32_t rdma_wrap__devx_get(const void *p, size_t bit_off, size_t bit_sz)
{
    return (_devx_get)(p, bit_off, bit_sz);
}

SAME_TYPE(rdma_wrap__devx_set64, _devx_set64);
void rdma_wrap__devx_set64(void *p, uint64_t v, size_t bit_off)
{
    (_devx_set64)(p, v, bit_off);
}

SAME_TYPE(rdma_wrap__devx_get64, _devx_get64);
uint64_t rdma_wrap__devx_get64(const void *p, size_t bit_off)
{
    return (_devx_get64)(p, bit_off);
}

/* Guards: if the library lacks the function, the call fails as if the device did not support it. */
#if RDMA_CORE_RELEASE >= 3600
extern __typeof__(_mlx5dv_mkey_check) exported__mlx5dv_mkey_check __asm__("_mlx5dv_mkey_check") __attribute__((weak));
int (_mlx5dv_mkey_check)(struct mlx5dv_mkey *mkey, struct mlx5dv_mkey_err *err_info, size_t err_info_size)
{
    if (exported__mlx5dv_mkey_check)
        return exported__mlx5dv_mkey_check(mkey, err_info, err_info_size);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3600
extern __typeof__(mlx5dv_qp_cancel_posted_send_wrs) exported_mlx5dv_qp_cancel_posted_send_wrs __asm__("mlx5dv_qp_cancel_posted_send_wrs") __attribute__((weak));
int (mlx5dv_qp_cancel_posted_send_wrs)(struct mlx5dv_qp_ex *mqp, uint64_t wr_id)
{
    if (exported_mlx5dv_qp_cancel_posted_send_wrs)
        return exported_mlx5dv_qp_cancel_posted_send_wrs(mqp, wr_id);
    errno = EOPNOTSUPP;
    return -EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_crypto_login) exported_mlx5dv_crypto_login __asm__("mlx5dv_crypto_login") __attribute__((weak));
int (mlx5dv_crypto_login)(struct ibv_context *context, struct mlx5dv_crypto_login_attr *login_attr)
{
    if (exported_mlx5dv_crypto_login)
        return exported_mlx5dv_crypto_login(context, login_attr);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_crypto_login_query_state) exported_mlx5dv_crypto_login_query_state __asm__("mlx5dv_crypto_login_query_state") __attribute__((weak));
int (mlx5dv_crypto_login_query_state)(struct ibv_context *context, enum mlx5dv_crypto_login_state *state)
{
    if (exported_mlx5dv_crypto_login_query_state)
        return exported_mlx5dv_crypto_login_query_state(context, state);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_crypto_logout) exported_mlx5dv_crypto_logout __asm__("mlx5dv_crypto_logout") __attribute__((weak));
int (mlx5dv_crypto_logout)(struct ibv_context *context)
{
    if (exported_mlx5dv_crypto_logout)
        return exported_mlx5dv_crypto_logout(context);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 4200
extern __typeof__(mlx5dv_crypto_login_create) exported_mlx5dv_crypto_login_create __asm__("mlx5dv_crypto_login_create") __attribute__((weak));
struct mlx5dv_crypto_login_obj *(mlx5dv_crypto_login_create)(struct ibv_context *context, struct mlx5dv_crypto_login_attr_ex *login_attr)
{
    if (exported_mlx5dv_crypto_login_create)
        return exported_mlx5dv_crypto_login_create(context, login_attr);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 4200
extern __typeof__(mlx5dv_crypto_login_query) exported_mlx5dv_crypto_login_query __asm__("mlx5dv_crypto_login_query") __attribute__((weak));
int (mlx5dv_crypto_login_query)(struct mlx5dv_crypto_login_obj *crypto_login, struct mlx5dv_crypto_login_query_attr *query_attr)
{
    if (exported_mlx5dv_crypto_login_query)
        return exported_mlx5dv_crypto_login_query(crypto_login, query_attr);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 4200
extern __typeof__(mlx5dv_crypto_login_destroy) exported_mlx5dv_crypto_login_destroy __asm__("mlx5dv_crypto_login_destroy") __attribute__((weak));
int (mlx5dv_crypto_login_destroy)(struct mlx5dv_crypto_login_obj *crypto_login)
{
    if (exported_mlx5dv_crypto_login_destroy)
        return exported_mlx5dv_crypto_login_destroy(crypto_login);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_dek_create) exported_mlx5dv_dek_create __asm__("mlx5dv_dek_create") __attribute__((weak));
struct mlx5dv_dek *(mlx5dv_dek_create)(struct ibv_context *context, struct mlx5dv_dek_init_attr *init_attr)
{
    if (exported_mlx5dv_dek_create)
        return exported_mlx5dv_dek_create(context, init_attr);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_dek_query) exported_mlx5dv_dek_query __asm__("mlx5dv_dek_query") __attribute__((weak));
int (mlx5dv_dek_query)(struct mlx5dv_dek *dek, struct mlx5dv_dek_attr *attr)
{
    if (exported_mlx5dv_dek_query)
        return exported_mlx5dv_dek_query(dek, attr);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_dek_destroy) exported_mlx5dv_dek_destroy __asm__("mlx5dv_dek_destroy") __attribute__((weak));
int (mlx5dv_dek_destroy)(struct mlx5dv_dek *dek)
{
    if (exported_mlx5dv_dek_destroy)
        return exported_mlx5dv_dek_destroy(dek);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 4200
extern __typeof__(mlx5dv_create_steering_anchor) exported_mlx5dv_create_steering_anchor __asm__("mlx5dv_create_steering_anchor") __attribute__((weak));
struct mlx5dv_steering_anchor *(mlx5dv_create_steering_anchor)(struct ibv_context *context, struct mlx5dv_steering_anchor_attr *attr)
{
    if (exported_mlx5dv_create_steering_anchor)
        return exported_mlx5dv_create_steering_anchor(context, attr);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 4200
extern __typeof__(mlx5dv_destroy_steering_anchor) exported_mlx5dv_destroy_steering_anchor __asm__("mlx5dv_destroy_steering_anchor") __attribute__((weak));
int (mlx5dv_destroy_steering_anchor)(struct mlx5dv_steering_anchor *sa)
{
    if (exported_mlx5dv_destroy_steering_anchor)
        return exported_mlx5dv_destroy_steering_anchor(sa);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(__mlx5dv_create_flow) exported___mlx5dv_create_flow __asm__("__mlx5dv_create_flow") __attribute__((weak));
struct ibv_flow *(__mlx5dv_create_flow)(struct mlx5dv_flow_matcher *matcher, struct mlx5dv_flow_match_parameters *match_value, size_t num_actions, struct mlx5dv_flow_action_attr actions_attr[], size_t attr_len)
{
    if (exported___mlx5dv_create_flow)
        return exported___mlx5dv_create_flow(matcher, match_value, num_actions, actions_attr, attr_len);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3600
extern __typeof__(mlx5dv_map_ah_to_qp) exported_mlx5dv_map_ah_to_qp __asm__("mlx5dv_map_ah_to_qp") __attribute__((weak));
int (mlx5dv_map_ah_to_qp)(struct ibv_ah *ah, uint32_t qp_num)
{
    if (exported_mlx5dv_map_ah_to_qp)
        return exported_mlx5dv_map_ah_to_qp(ah, qp_num);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3500
extern __typeof__(mlx5dv_dm_map_op_addr) exported_mlx5dv_dm_map_op_addr __asm__("mlx5dv_dm_map_op_addr") __attribute__((weak));
void *(mlx5dv_dm_map_op_addr)(struct ibv_dm *dm, uint8_t op)
{
    if (exported_mlx5dv_dm_map_op_addr)
        return exported_mlx5dv_dm_map_op_addr(dm, op);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 5400
extern __typeof__(mlx5dv_reg_dmabuf_mr) exported_mlx5dv_reg_dmabuf_mr __asm__("mlx5dv_reg_dmabuf_mr") __attribute__((weak));
struct ibv_mr *(mlx5dv_reg_dmabuf_mr)(struct ibv_pd *pd, uint64_t offset, size_t length, uint64_t iova, int fd, int access, int mlx5_access)
{
    if (exported_mlx5dv_reg_dmabuf_mr)
        return exported_mlx5dv_reg_dmabuf_mr(pd, offset, length, iova, fd, access, mlx5_access);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 5400
extern __typeof__(mlx5dv_get_data_direct_sysfs_path) exported_mlx5dv_get_data_direct_sysfs_path __asm__("mlx5dv_get_data_direct_sysfs_path") __attribute__((weak));
int (mlx5dv_get_data_direct_sysfs_path)(struct ibv_context *context, char *buf, size_t buf_len)
{
    if (exported_mlx5dv_get_data_direct_sysfs_path)
        return exported_mlx5dv_get_data_direct_sysfs_path(context, buf, buf_len);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_get_vfio_device_list) exported_mlx5dv_get_vfio_device_list __asm__("mlx5dv_get_vfio_device_list") __attribute__((weak));
struct ibv_device **(mlx5dv_get_vfio_device_list)(struct mlx5dv_vfio_context_attr *attr)
{
    if (exported_mlx5dv_get_vfio_device_list)
        return exported_mlx5dv_get_vfio_device_list(attr);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_vfio_get_events_fd) exported_mlx5dv_vfio_get_events_fd __asm__("mlx5dv_vfio_get_events_fd") __attribute__((weak));
int (mlx5dv_vfio_get_events_fd)(struct ibv_context *ibctx)
{
    if (exported_mlx5dv_vfio_get_events_fd)
        return exported_mlx5dv_vfio_get_events_fd(ibctx);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_vfio_process_events) exported_mlx5dv_vfio_process_events __asm__("mlx5dv_vfio_process_events") __attribute__((weak));
int (mlx5dv_vfio_process_events)(struct ibv_context *context)
{
    if (exported_mlx5dv_vfio_process_events)
        return exported_mlx5dv_vfio_process_events(context);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_devx_obj_export) exported_mlx5dv_devx_obj_export __asm__("mlx5dv_devx_obj_export") __attribute__((weak));
int (mlx5dv_devx_obj_export)(struct mlx5dv_devx_obj *obj, void *data)
{
    if (exported_mlx5dv_devx_obj_export)
        return exported_mlx5dv_devx_obj_export(obj, data);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_devx_obj_import) exported_mlx5dv_devx_obj_import __asm__("mlx5dv_devx_obj_import") __attribute__((weak));
struct mlx5dv_devx_obj *(mlx5dv_devx_obj_import)(struct ibv_context *context, void *data)
{
    if (exported_mlx5dv_devx_obj_import)
        return exported_mlx5dv_devx_obj_import(context, data);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_devx_obj_unimport) exported_mlx5dv_devx_obj_unimport __asm__("mlx5dv_devx_obj_unimport") __attribute__((weak));
void (mlx5dv_devx_obj_unimport)(struct mlx5dv_devx_obj *obj)
{
    if (exported_mlx5dv_devx_obj_unimport) {
        exported_mlx5dv_devx_obj_unimport(obj);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3500
extern __typeof__(_mlx5dv_query_port) exported__mlx5dv_query_port __asm__("_mlx5dv_query_port") __attribute__((weak));
int (_mlx5dv_query_port)(struct ibv_context *context, uint32_t port_num, struct mlx5_ib_uapi_query_port *info, size_t info_len)
{
    if (exported__mlx5dv_query_port)
        return exported__mlx5dv_query_port(context, port_num, info, info_len);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3500
extern __typeof__(mlx5dv_devx_umem_reg_ex) exported_mlx5dv_devx_umem_reg_ex __asm__("mlx5dv_devx_umem_reg_ex") __attribute__((weak));
struct mlx5dv_devx_umem *(mlx5dv_devx_umem_reg_ex)(struct ibv_context *ctx, struct mlx5dv_devx_umem_in *umem_in)
{
    if (exported_mlx5dv_devx_umem_reg_ex)
        return exported_mlx5dv_devx_umem_reg_ex(ctx, umem_in);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_devx_umem_export) exported_mlx5dv_devx_umem_export __asm__("mlx5dv_devx_umem_export") __attribute__((weak));
int (mlx5dv_devx_umem_export)(struct mlx5dv_devx_umem *umem, void *data)
{
    if (exported_mlx5dv_devx_umem_export)
        return exported_mlx5dv_devx_umem_export(umem, data);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_devx_umem_import) exported_mlx5dv_devx_umem_import __asm__("mlx5dv_devx_umem_import") __attribute__((weak));
struct mlx5dv_devx_umem *(mlx5dv_devx_umem_import)(struct ibv_context *context, void *data)
{
    if (exported_mlx5dv_devx_umem_import)
        return exported_mlx5dv_devx_umem_import(context, data);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_devx_umem_unimport) exported_mlx5dv_devx_umem_unimport __asm__("mlx5dv_devx_umem_unimport") __attribute__((weak));
void (mlx5dv_devx_umem_unimport)(struct mlx5dv_devx_umem *umem)
{
    if (exported_mlx5dv_devx_umem_unimport) {
        exported_mlx5dv_devx_umem_unimport(umem);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6200
extern __typeof__(mlx5dv_devx_uar_export_dmabuf_fd) exported_mlx5dv_devx_uar_export_dmabuf_fd __asm__("mlx5dv_devx_uar_export_dmabuf_fd") __attribute__((weak));
int (mlx5dv_devx_uar_export_dmabuf_fd)(struct mlx5dv_devx_uar *devx_uar)
{
    if (exported_mlx5dv_devx_uar_export_dmabuf_fd)
        return exported_mlx5dv_devx_uar_export_dmabuf_fd(devx_uar);
    errno = EOPNOTSUPP;
    return -1;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_var_export) exported_mlx5dv_var_export __asm__("mlx5dv_var_export") __attribute__((weak));
int (mlx5dv_var_export)(struct mlx5dv_var *dv_var, void *data)
{
    if (exported_mlx5dv_var_export)
        return exported_mlx5dv_var_export(dv_var, data);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_var_import) exported_mlx5dv_var_import __asm__("mlx5dv_var_import") __attribute__((weak));
struct mlx5dv_var *(mlx5dv_var_import)(struct ibv_context *context, void *data)
{
    if (exported_mlx5dv_var_import)
        return exported_mlx5dv_var_import(context, data);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(mlx5dv_var_unimport) exported_mlx5dv_var_unimport __asm__("mlx5dv_var_unimport") __attribute__((weak));
void (mlx5dv_var_unimport)(struct mlx5dv_var *dv_var)
{
    if (exported_mlx5dv_var_unimport) {
        exported_mlx5dv_var_unimport(dv_var);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(_mlx5dv_get_export_sizes) exported__mlx5dv_get_export_sizes __asm__("_mlx5dv_get_export_sizes") __attribute__((weak));
void (_mlx5dv_get_export_sizes)(struct mlx5dv_export_sizes *sizes, size_t sizes_len)
{
    if (exported__mlx5dv_get_export_sizes) {
        exported__mlx5dv_get_export_sizes(sizes, sizes_len);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3600
extern __typeof__(mlx5dv_dr_domain_allow_duplicate_rules) exported_mlx5dv_dr_domain_allow_duplicate_rules __asm__("mlx5dv_dr_domain_allow_duplicate_rules") __attribute__((weak));
void (mlx5dv_dr_domain_allow_duplicate_rules)(struct mlx5dv_dr_domain *domain, _Bool allow)
{
    if (exported_mlx5dv_dr_domain_allow_duplicate_rules) {
        exported_mlx5dv_dr_domain_allow_duplicate_rules(domain, allow);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_dr_matcher_set_layout) exported_mlx5dv_dr_matcher_set_layout __asm__("mlx5dv_dr_matcher_set_layout") __attribute__((weak));
int (mlx5dv_dr_matcher_set_layout)(struct mlx5dv_dr_matcher *matcher, struct mlx5dv_dr_matcher_layout *layout)
{
    if (exported_mlx5dv_dr_matcher_set_layout)
        return exported_mlx5dv_dr_matcher_set_layout(matcher, layout);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_dr_action_create_dest_ib_port) exported_mlx5dv_dr_action_create_dest_ib_port __asm__("mlx5dv_dr_action_create_dest_ib_port") __attribute__((weak));
struct mlx5dv_dr_action *(mlx5dv_dr_action_create_dest_ib_port)(struct mlx5dv_dr_domain *domain, uint32_t ib_port)
{
    if (exported_mlx5dv_dr_action_create_dest_ib_port)
        return exported_mlx5dv_dr_action_create_dest_ib_port(domain, ib_port);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 4200
extern __typeof__(mlx5dv_dr_action_create_dest_root_table) exported_mlx5dv_dr_action_create_dest_root_table __asm__("mlx5dv_dr_action_create_dest_root_table") __attribute__((weak));
struct mlx5dv_dr_action *(mlx5dv_dr_action_create_dest_root_table)(struct mlx5dv_dr_table *table, uint16_t priority)
{
    if (exported_mlx5dv_dr_action_create_dest_root_table)
        return exported_mlx5dv_dr_action_create_dest_root_table(table, priority);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3700
extern __typeof__(mlx5dv_dci_stream_id_reset) exported_mlx5dv_dci_stream_id_reset __asm__("mlx5dv_dci_stream_id_reset") __attribute__((weak));
int (mlx5dv_dci_stream_id_reset)(struct ibv_qp *qp, uint16_t stream_id)
{
    if (exported_mlx5dv_dci_stream_id_reset)
        return exported_mlx5dv_dci_stream_id_reset(qp, stream_id);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3400
extern __typeof__(mlx5dv_reserved_qpn_alloc) exported_mlx5dv_reserved_qpn_alloc __asm__("mlx5dv_reserved_qpn_alloc") __attribute__((weak));
int (mlx5dv_reserved_qpn_alloc)(struct ibv_context *ctx, uint32_t *qpn)
{
    if (exported_mlx5dv_reserved_qpn_alloc)
        return exported_mlx5dv_reserved_qpn_alloc(ctx, qpn);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3400
extern __typeof__(mlx5dv_reserved_qpn_dealloc) exported_mlx5dv_reserved_qpn_dealloc __asm__("mlx5dv_reserved_qpn_dealloc") __attribute__((weak));
int (mlx5dv_reserved_qpn_dealloc)(struct ibv_context *ctx, uint32_t qpn)
{
    if (exported_mlx5dv_reserved_qpn_dealloc)
        return exported_mlx5dv_reserved_qpn_dealloc(ctx, qpn);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3800
extern __typeof__(mlx5dv_dr_aso_other_domain_link) exported_mlx5dv_dr_aso_other_domain_link __asm__("mlx5dv_dr_aso_other_domain_link") __attribute__((weak));
int (mlx5dv_dr_aso_other_domain_link)(struct mlx5dv_devx_obj *devx_obj, struct mlx5dv_dr_domain *peer_dmn, struct mlx5dv_dr_domain *dmn, uint32_t flags, uint8_t return_reg_c)
{
    if (exported_mlx5dv_dr_aso_other_domain_link)
        return exported_mlx5dv_dr_aso_other_domain_link(devx_obj, peer_dmn, dmn, flags, return_reg_c);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3800
extern __typeof__(mlx5dv_dr_aso_other_domain_unlink) exported_mlx5dv_dr_aso_other_domain_unlink __asm__("mlx5dv_dr_aso_other_domain_unlink") __attribute__((weak));
int (mlx5dv_dr_aso_other_domain_unlink)(struct mlx5dv_devx_obj *devx_obj, struct mlx5dv_dr_domain *dmn)
{
    if (exported_mlx5dv_dr_aso_other_domain_unlink)
        return exported_mlx5dv_dr_aso_other_domain_unlink(devx_obj, dmn);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 4000
extern __typeof__(mlx5dv_devx_alloc_msi_vector) exported_mlx5dv_devx_alloc_msi_vector __asm__("mlx5dv_devx_alloc_msi_vector") __attribute__((weak));
struct mlx5dv_devx_msi_vector *(mlx5dv_devx_alloc_msi_vector)(struct ibv_context *ibctx)
{
    if (exported_mlx5dv_devx_alloc_msi_vector)
        return exported_mlx5dv_devx_alloc_msi_vector(ibctx);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 4000
extern __typeof__(mlx5dv_devx_free_msi_vector) exported_mlx5dv_devx_free_msi_vector __asm__("mlx5dv_devx_free_msi_vector") __attribute__((weak));
int (mlx5dv_devx_free_msi_vector)(struct mlx5dv_devx_msi_vector *msi)
{
    if (exported_mlx5dv_devx_free_msi_vector)
        return exported_mlx5dv_devx_free_msi_vector(msi);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 4000
extern __typeof__(mlx5dv_devx_create_eq) exported_mlx5dv_devx_create_eq __asm__("mlx5dv_devx_create_eq") __attribute__((weak));
struct mlx5dv_devx_eq *(mlx5dv_devx_create_eq)(struct ibv_context *ibctx, const void *in, size_t inlen, void *out, size_t outlen)
{
    if (exported_mlx5dv_devx_create_eq)
        return exported_mlx5dv_devx_create_eq(ibctx, in, inlen, out, outlen);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 4000
extern __typeof__(mlx5dv_devx_destroy_eq) exported_mlx5dv_devx_destroy_eq __asm__("mlx5dv_devx_destroy_eq") __attribute__((weak));
int (mlx5dv_devx_destroy_eq)(struct mlx5dv_devx_eq *eq)
{
    if (exported_mlx5dv_devx_destroy_eq)
        return exported_mlx5dv_devx_destroy_eq(eq);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif

/* Release of the headers that the library was compiled with. */
extern const uint32_t rdma_wrap_release;
__attribute__((visibility("default"))) const uint32_t rdma_wrap_release = RDMA_CORE_RELEASE;

/* Sizes and offsets of records in the bindings, in bytes. The wrapper does not compile with other headers. */
#define SIZE(bytes, type) \
    __extension__ _Static_assert(sizeof(type) <= (bytes), #type " is larger than in the bindings")
#define OFFSET(bytes, type, field) \
    __extension__ _Static_assert( \
        __builtin_offsetof(type, field) == (bytes), #type "." #field " has another offset than in the bindings")
#define BEFORE(bytes, type, last, field) \
    __extension__ _Static_assert( \
        __builtin_offsetof(type, last) - __builtin_offsetof(type, field) == (bytes), \
        #type "." #field " has another offset from " #last " than in the bindings")
#if defined __aarch64__
#define BY_TARGET(n0, n1, n2) n1
#elif defined __riscv
#define BY_TARGET(n0, n1, n2) n2
#else
#define BY_TARGET(n0, n1, n2) n0
#endif
SIZE(8, struct mlx5dv_cqe_comp_caps);
OFFSET(0, struct mlx5dv_cqe_comp_caps, max_num);
OFFSET(4, struct mlx5dv_cqe_comp_caps, supported_format);
SIZE(8, struct mlx5dv_sw_parsing_caps);
OFFSET(0, struct mlx5dv_sw_parsing_caps, sw_parsing_offloads);
OFFSET(4, struct mlx5dv_sw_parsing_caps, supported_qpts);
SIZE(20, struct mlx5dv_striding_rq_caps);
OFFSET(0, struct mlx5dv_striding_rq_caps, min_single_stride_log_num_of_bytes);
OFFSET(4, struct mlx5dv_striding_rq_caps, max_single_stride_log_num_of_bytes);
OFFSET(8, struct mlx5dv_striding_rq_caps, min_single_wqe_log_num_of_strides);
OFFSET(12, struct mlx5dv_striding_rq_caps, max_single_wqe_log_num_of_strides);
OFFSET(16, struct mlx5dv_striding_rq_caps, supported_qpts);
#if RDMA_CORE_RELEASE >= 3700
SIZE(2, struct mlx5dv_dci_streams_caps);
OFFSET(0, struct mlx5dv_dci_streams_caps, max_log_num_concurent);
OFFSET(1, struct mlx5dv_dci_streams_caps, max_log_num_errored);
#endif
#if RDMA_CORE_RELEASE >= 3600
SIZE(16, struct mlx5dv_sig_caps);
OFFSET(0, struct mlx5dv_sig_caps, block_size);
OFFSET(8, struct mlx5dv_sig_caps, block_prot);
OFFSET(12, struct mlx5dv_sig_caps, t10dif_bg);
OFFSET(14, struct mlx5dv_sig_caps, crc_type);
#endif
#if RDMA_CORE_RELEASE >= 3700
SIZE(12, struct mlx5dv_crypto_caps);
OFFSET(0, struct mlx5dv_crypto_caps, failed_selftests);
OFFSET(2, struct mlx5dv_crypto_caps, crypto_engines);
OFFSET(3, struct mlx5dv_crypto_caps, wrapped_import_method);
OFFSET(4, struct mlx5dv_crypto_caps, log_max_num_deks);
OFFSET(8, struct mlx5dv_crypto_caps, flags);
#endif
#if RDMA_CORE_RELEASE >= 5500
SIZE(20, struct mlx5dv_ooo_recv_wrs_caps);
OFFSET(0, struct mlx5dv_ooo_recv_wrs_caps, max_rc);
OFFSET(4, struct mlx5dv_ooo_recv_wrs_caps, max_xrc);
OFFSET(8, struct mlx5dv_ooo_recv_wrs_caps, max_dct);
OFFSET(12, struct mlx5dv_ooo_recv_wrs_caps, max_ud);
OFFSET(16, struct mlx5dv_ooo_recv_wrs_caps, max_uc);
#endif
SIZE(200, struct mlx5dv_context);
OFFSET(0, struct mlx5dv_context, version);
OFFSET(8, struct mlx5dv_context, flags);
OFFSET(16, struct mlx5dv_context, comp_mask);
OFFSET(24, struct mlx5dv_context, cqe_comp_caps);
OFFSET(32, struct mlx5dv_context, sw_parsing_caps);
OFFSET(40, struct mlx5dv_context, striding_rq_caps);
OFFSET(60, struct mlx5dv_context, tunnel_offloads_caps);
OFFSET(64, struct mlx5dv_context, max_dynamic_bfregs);
OFFSET(72, struct mlx5dv_context, max_clock_info_update_nsec);
OFFSET(80, struct mlx5dv_context, flow_action_flags);
OFFSET(84, struct mlx5dv_context, dc_odp_caps);
OFFSET(88, struct mlx5dv_context, hca_core_clock);
OFFSET(96, struct mlx5dv_context, num_lag_ports);
#if RDMA_CORE_RELEASE >= 4400
OFFSET(104, struct mlx5dv_context, sig_caps);
OFFSET(120, struct mlx5dv_context, dci_streams_caps);
OFFSET(128, struct mlx5dv_context, max_wr_memcpy_length);
OFFSET(136, struct mlx5dv_context, crypto_caps);
#endif
#if RDMA_CORE_RELEASE >= 5601
OFFSET(152, struct mlx5dv_context, max_dc_rd_atom);
OFFSET(160, struct mlx5dv_context, max_dc_init_rd_atom);
OFFSET(168, struct mlx5dv_context, reg_c0);
OFFSET(176, struct mlx5dv_context, ooo_recv_wrs_caps);
#endif
SIZE(24, struct mlx5dv_cq_init_attr);
OFFSET(0, struct mlx5dv_cq_init_attr, comp_mask);
OFFSET(8, struct mlx5dv_cq_init_attr, cqe_comp_res_format);
OFFSET(12, struct mlx5dv_cq_init_attr, flags);
OFFSET(16, struct mlx5dv_cq_init_attr, cqe_size);
SIZE(16, struct mlx5dv_mkey_init_attr);
OFFSET(0, struct mlx5dv_mkey_init_attr, pd);
OFFSET(8, struct mlx5dv_mkey_init_attr, create_flags);
OFFSET(12, struct mlx5dv_mkey_init_attr, max_entries);
OFFSET(0, struct mlx5dv_mkey, lkey);
OFFSET(4, struct mlx5dv_mkey, rkey);
#if RDMA_CORE_RELEASE >= 3700
SIZE(2, struct mlx5dv_dci_streams);
OFFSET(0, struct mlx5dv_dci_streams, log_num_concurent);
OFFSET(1, struct mlx5dv_dci_streams, log_num_errored);
#endif
SIZE(16, struct mlx5dv_dc_init_attr);
OFFSET(0, struct mlx5dv_dc_init_attr, dc_type);
OFFSET(8, struct mlx5dv_dc_init_attr, dct_access_key);
#if RDMA_CORE_RELEASE >= 4400
OFFSET(8, struct mlx5dv_dc_init_attr, dci_streams);
#endif
SIZE(40, struct mlx5dv_qp_init_attr);
OFFSET(0, struct mlx5dv_qp_init_attr, comp_mask);
OFFSET(8, struct mlx5dv_qp_init_attr, create_flags);
OFFSET(16, struct mlx5dv_qp_init_attr, dc_init_attr);
OFFSET(32, struct mlx5dv_qp_init_attr, send_ops_flags);
SIZE(24, struct mlx5dv_mr_interleaved);
OFFSET(0, struct mlx5dv_mr_interleaved, addr);
OFFSET(8, struct mlx5dv_mr_interleaved, bytes_count);
OFFSET(12, struct mlx5dv_mr_interleaved, bytes_skip);
OFFSET(16, struct mlx5dv_mr_interleaved, lkey);
#if RDMA_CORE_RELEASE >= 3600
SIZE(16, struct mlx5dv_sig_t10dif);
OFFSET(0, struct mlx5dv_sig_t10dif, bg_type);
OFFSET(4, struct mlx5dv_sig_t10dif, bg);
OFFSET(6, struct mlx5dv_sig_t10dif, app_tag);
OFFSET(8, struct mlx5dv_sig_t10dif, ref_tag);
OFFSET(12, struct mlx5dv_sig_t10dif, flags);
SIZE(16, struct mlx5dv_sig_crc);
OFFSET(0, struct mlx5dv_sig_crc, type);
OFFSET(8, struct mlx5dv_sig_crc, seed);
SIZE(32, struct mlx5dv_sig_block_domain);
OFFSET(0, struct mlx5dv_sig_block_domain, sig_type);
OFFSET(8, struct mlx5dv_sig_block_domain, sig);
OFFSET(8, struct mlx5dv_sig_block_domain, sig.dif);
OFFSET(8, struct mlx5dv_sig_block_domain, sig.crc);
OFFSET(16, struct mlx5dv_sig_block_domain, block_size);
OFFSET(24, struct mlx5dv_sig_block_domain, comp_mask);
SIZE(32, struct mlx5dv_sig_block_attr);
OFFSET(0, struct mlx5dv_sig_block_attr, mem);
OFFSET(8, struct mlx5dv_sig_block_attr, wire);
OFFSET(16, struct mlx5dv_sig_block_attr, flags);
OFFSET(20, struct mlx5dv_sig_block_attr, check_mask);
OFFSET(21, struct mlx5dv_sig_block_attr, copy_mask);
OFFSET(24, struct mlx5dv_sig_block_attr, comp_mask);
#endif
#if RDMA_CORE_RELEASE >= 3700
SIZE(56, struct mlx5dv_crypto_attr);
OFFSET(0, struct mlx5dv_crypto_attr, crypto_standard);
OFFSET(4, struct mlx5dv_crypto_attr, encrypt_on_tx);
OFFSET(8, struct mlx5dv_crypto_attr, signature_crypto_order);
OFFSET(12, struct mlx5dv_crypto_attr, data_unit_size);
OFFSET(16, struct mlx5dv_crypto_attr, initial_tweak);
OFFSET(32, struct mlx5dv_crypto_attr, dek);
OFFSET(40, struct mlx5dv_crypto_attr, keytag);
OFFSET(48, struct mlx5dv_crypto_attr, comp_mask);
#endif
#if RDMA_CORE_RELEASE >= 3600
SIZE(16, struct mlx5dv_mkey_conf_attr);
OFFSET(0, struct mlx5dv_mkey_conf_attr, conf_flags);
OFFSET(8, struct mlx5dv_mkey_conf_attr, comp_mask);
#endif
OFFSET(0, struct mlx5dv_qp_ex, comp_mask);
OFFSET(8, struct mlx5dv_qp_ex, wr_set_dc_addr);
OFFSET(16, struct mlx5dv_qp_ex, wr_mr_interleaved);
OFFSET(24, struct mlx5dv_qp_ex, wr_mr_list);
#if RDMA_CORE_RELEASE >= 3600
OFFSET(32, struct mlx5dv_qp_ex, wr_mkey_configure);
OFFSET(40, struct mlx5dv_qp_ex, wr_set_mkey_access_flags);
OFFSET(48, struct mlx5dv_qp_ex, wr_set_mkey_layout_list);
OFFSET(56, struct mlx5dv_qp_ex, wr_set_mkey_layout_interleaved);
OFFSET(64, struct mlx5dv_qp_ex, wr_set_mkey_sig_block);
OFFSET(72, struct mlx5dv_qp_ex, wr_raw_wqe);
#endif
#if RDMA_CORE_RELEASE >= 3700
OFFSET(80, struct mlx5dv_qp_ex, wr_set_dc_addr_stream);
OFFSET(88, struct mlx5dv_qp_ex, wr_memcpy);
OFFSET(96, struct mlx5dv_qp_ex, wr_set_mkey_crypto);
#endif
#if RDMA_CORE_RELEASE >= 3600
SIZE(24, struct mlx5dv_sig_err);
OFFSET(0, struct mlx5dv_sig_err, actual_value);
OFFSET(8, struct mlx5dv_sig_err, expected_value);
OFFSET(16, struct mlx5dv_sig_err, offset);
SIZE(32, struct mlx5dv_mkey_err);
OFFSET(0, struct mlx5dv_mkey_err, err_type);
OFFSET(8, struct mlx5dv_mkey_err, err);
OFFSET(8, struct mlx5dv_mkey_err, err.sig);
#endif
#if RDMA_CORE_RELEASE >= 3700
SIZE(64, struct mlx5dv_crypto_login_attr);
OFFSET(0, struct mlx5dv_crypto_login_attr, credential_id);
OFFSET(4, struct mlx5dv_crypto_login_attr, import_kek_id);
OFFSET(8, struct mlx5dv_crypto_login_attr, credential);
OFFSET(56, struct mlx5dv_crypto_login_attr, comp_mask);
#endif
#if RDMA_CORE_RELEASE >= 4200
SIZE(32, struct mlx5dv_crypto_login_attr_ex);
OFFSET(0, struct mlx5dv_crypto_login_attr_ex, credential_id);
OFFSET(4, struct mlx5dv_crypto_login_attr_ex, import_kek_id);
OFFSET(8, struct mlx5dv_crypto_login_attr_ex, credential);
OFFSET(16, struct mlx5dv_crypto_login_attr_ex, credential_len);
OFFSET(24, struct mlx5dv_crypto_login_attr_ex, comp_mask);
SIZE(16, struct mlx5dv_crypto_login_query_attr);
OFFSET(0, struct mlx5dv_crypto_login_query_attr, state);
OFFSET(8, struct mlx5dv_crypto_login_query_attr, comp_mask);
#endif
#if RDMA_CORE_RELEASE >= 3700
SIZE(176, struct mlx5dv_dek_init_attr);
OFFSET(0, struct mlx5dv_dek_init_attr, key_size);
OFFSET(4, struct mlx5dv_dek_init_attr, has_keytag);
OFFSET(8, struct mlx5dv_dek_init_attr, key_purpose);
OFFSET(16, struct mlx5dv_dek_init_attr, pd);
OFFSET(24, struct mlx5dv_dek_init_attr, opaque);
OFFSET(32, struct mlx5dv_dek_init_attr, key);
OFFSET(160, struct mlx5dv_dek_init_attr, comp_mask);
OFFSET(168, struct mlx5dv_dek_init_attr, crypto_login);
SIZE(24, struct mlx5dv_dek_attr);
OFFSET(0, struct mlx5dv_dek_attr, state);
OFFSET(4, struct mlx5dv_dek_attr, opaque);
OFFSET(16, struct mlx5dv_dek_attr, comp_mask);
#endif
SIZE(16, struct mlx5dv_flow_action_esp);
OFFSET(0, struct mlx5dv_flow_action_esp, comp_mask);
OFFSET(8, struct mlx5dv_flow_action_esp, action_flags);
SIZE(8, struct mlx5dv_flow_match_parameters);
OFFSET(0, struct mlx5dv_flow_match_parameters, match_sz);
OFFSET(8, struct mlx5dv_flow_match_parameters, match_buf);
SIZE(40, struct mlx5dv_flow_matcher_attr);
OFFSET(0, struct mlx5dv_flow_matcher_attr, type);
OFFSET(4, struct mlx5dv_flow_matcher_attr, flags);
OFFSET(8, struct mlx5dv_flow_matcher_attr, priority);
OFFSET(10, struct mlx5dv_flow_matcher_attr, match_criteria_enable);
OFFSET(16, struct mlx5dv_flow_matcher_attr, match_mask);
OFFSET(24, struct mlx5dv_flow_matcher_attr, comp_mask);
OFFSET(32, struct mlx5dv_flow_matcher_attr, ft_type);
#if RDMA_CORE_RELEASE >= 6500
OFFSET(36, struct mlx5dv_flow_matcher_attr, ib_port);
#endif
#if RDMA_CORE_RELEASE >= 4200
SIZE(16, struct mlx5dv_steering_anchor_attr);
OFFSET(0, struct mlx5dv_steering_anchor_attr, ft_type);
OFFSET(4, struct mlx5dv_steering_anchor_attr, priority);
OFFSET(8, struct mlx5dv_steering_anchor_attr, comp_mask);
OFFSET(0, struct mlx5dv_steering_anchor, id);
#endif
SIZE(24, struct mlx5dv_flow_action_attr);
OFFSET(0, struct mlx5dv_flow_action_attr, type);
OFFSET(8, struct mlx5dv_flow_action_attr, qp);
OFFSET(8, struct mlx5dv_flow_action_attr, counter);
OFFSET(8, struct mlx5dv_flow_action_attr, action);
OFFSET(8, struct mlx5dv_flow_action_attr, tag_value);
OFFSET(8, struct mlx5dv_flow_action_attr, obj);
#if RDMA_CORE_RELEASE >= 6500
OFFSET(8, struct mlx5dv_flow_action_attr, bulk_obj);
OFFSET(8, struct mlx5dv_flow_action_attr, bulk_obj.obj);
OFFSET(16, struct mlx5dv_flow_action_attr, bulk_obj.offset);
#endif
SIZE(96, struct mlx5dv_qp);
OFFSET(0, struct mlx5dv_qp, dbrec);
OFFSET(8, struct mlx5dv_qp, sq);
OFFSET(8, struct mlx5dv_qp, sq.buf);
OFFSET(16, struct mlx5dv_qp, sq.wqe_cnt);
OFFSET(20, struct mlx5dv_qp, sq.stride);
OFFSET(24, struct mlx5dv_qp, rq);
OFFSET(24, struct mlx5dv_qp, rq.buf);
OFFSET(32, struct mlx5dv_qp, rq.wqe_cnt);
OFFSET(36, struct mlx5dv_qp, rq.stride);
OFFSET(40, struct mlx5dv_qp, bf);
OFFSET(40, struct mlx5dv_qp, bf.reg);
OFFSET(48, struct mlx5dv_qp, bf.size);
OFFSET(56, struct mlx5dv_qp, comp_mask);
OFFSET(64, struct mlx5dv_qp, uar_mmap_offset);
OFFSET(72, struct mlx5dv_qp, tirn);
OFFSET(76, struct mlx5dv_qp, tisn);
OFFSET(80, struct mlx5dv_qp, rqn);
OFFSET(84, struct mlx5dv_qp, sqn);
OFFSET(88, struct mlx5dv_qp, tir_icm_addr);
SIZE(48, struct mlx5dv_cq);
OFFSET(0, struct mlx5dv_cq, buf);
OFFSET(8, struct mlx5dv_cq, dbrec);
OFFSET(16, struct mlx5dv_cq, cqe_cnt);
OFFSET(20, struct mlx5dv_cq, cqe_size);
OFFSET(24, struct mlx5dv_cq, cq_uar);
OFFSET(32, struct mlx5dv_cq, cqn);
OFFSET(40, struct mlx5dv_cq, comp_mask);
SIZE(48, struct mlx5dv_srq);
OFFSET(0, struct mlx5dv_srq, buf);
OFFSET(8, struct mlx5dv_srq, dbrec);
OFFSET(16, struct mlx5dv_srq, stride);
OFFSET(20, struct mlx5dv_srq, head);
OFFSET(24, struct mlx5dv_srq, tail);
OFFSET(32, struct mlx5dv_srq, comp_mask);
OFFSET(40, struct mlx5dv_srq, srqn);
SIZE(32, struct mlx5dv_rwq);
OFFSET(0, struct mlx5dv_rwq, buf);
OFFSET(8, struct mlx5dv_rwq, dbrec);
OFFSET(16, struct mlx5dv_rwq, wqe_cnt);
OFFSET(20, struct mlx5dv_rwq, stride);
OFFSET(24, struct mlx5dv_rwq, comp_mask);
SIZE(16, struct mlx5dv_alloc_dm_attr);
OFFSET(0, struct mlx5dv_alloc_dm_attr, type);
OFFSET(8, struct mlx5dv_alloc_dm_attr, comp_mask);
SIZE(32, struct mlx5dv_dm);
OFFSET(0, struct mlx5dv_dm, buf);
OFFSET(8, struct mlx5dv_dm, length);
OFFSET(16, struct mlx5dv_dm, comp_mask);
OFFSET(24, struct mlx5dv_dm, remote_va);
SIZE(16, struct mlx5dv_ah);
OFFSET(0, struct mlx5dv_ah, av);
OFFSET(8, struct mlx5dv_ah, comp_mask);
SIZE(16, struct mlx5dv_pd);
OFFSET(0, struct mlx5dv_pd, pdn);
OFFSET(8, struct mlx5dv_pd, comp_mask);
#if RDMA_CORE_RELEASE >= 5400
SIZE(4, struct mlx5dv_devx);
OFFSET(0, struct mlx5dv_devx, handle);
#endif
SIZE(128, struct mlx5dv_obj);
OFFSET(0, struct mlx5dv_obj, qp);
OFFSET(0, struct mlx5dv_obj, qp.in);
OFFSET(8, struct mlx5dv_obj, qp.out);
OFFSET(16, struct mlx5dv_obj, cq);
OFFSET(16, struct mlx5dv_obj, cq.in);
OFFSET(24, struct mlx5dv_obj, cq.out);
OFFSET(32, struct mlx5dv_obj, srq);
OFFSET(32, struct mlx5dv_obj, srq.in);
OFFSET(40, struct mlx5dv_obj, srq.out);
OFFSET(48, struct mlx5dv_obj, rwq);
OFFSET(48, struct mlx5dv_obj, rwq.in);
OFFSET(56, struct mlx5dv_obj, rwq.out);
OFFSET(64, struct mlx5dv_obj, dm);
OFFSET(64, struct mlx5dv_obj, dm.in);
OFFSET(72, struct mlx5dv_obj, dm.out);
OFFSET(80, struct mlx5dv_obj, ah);
OFFSET(80, struct mlx5dv_obj, ah.in);
OFFSET(88, struct mlx5dv_obj, ah.out);
OFFSET(96, struct mlx5dv_obj, pd);
OFFSET(96, struct mlx5dv_obj, pd.in);
OFFSET(104, struct mlx5dv_obj, pd.out);
#if RDMA_CORE_RELEASE >= 5601
OFFSET(112, struct mlx5dv_obj, devx);
OFFSET(112, struct mlx5dv_obj, devx.in);
OFFSET(120, struct mlx5dv_obj, devx.out);
#endif
SIZE(12, struct mlx5dv_striding_rq_init_attr);
OFFSET(0, struct mlx5dv_striding_rq_init_attr, single_stride_log_num_of_bytes);
OFFSET(4, struct mlx5dv_striding_rq_init_attr, single_wqe_log_num_of_strides);
OFFSET(8, struct mlx5dv_striding_rq_init_attr, two_byte_shift_en);
SIZE(24, struct mlx5dv_wq_init_attr);
OFFSET(0, struct mlx5dv_wq_init_attr, comp_mask);
OFFSET(8, struct mlx5dv_wq_init_attr, striding_rq_attrs);
SIZE(64, struct mlx5_err_cqe);
OFFSET(0, struct mlx5_err_cqe, rsvd0);
OFFSET(32, struct mlx5_err_cqe, srqn);
OFFSET(36, struct mlx5_err_cqe, rsvd1);
OFFSET(54, struct mlx5_err_cqe, vendor_err_synd);
OFFSET(55, struct mlx5_err_cqe, syndrome);
OFFSET(56, struct mlx5_err_cqe, s_wqe_opcode_qpn);
OFFSET(60, struct mlx5_err_cqe, wqe_counter);
OFFSET(62, struct mlx5_err_cqe, signature);
OFFSET(63, struct mlx5_err_cqe, op_own);
SIZE(20, struct mlx5_tm_cqe);
OFFSET(0, struct mlx5_tm_cqe, success);
OFFSET(4, struct mlx5_tm_cqe, hw_phase_cnt);
OFFSET(6, struct mlx5_tm_cqe, rsvd0);
SIZE(64, struct mlx5_cqe64);
OFFSET(0, struct mlx5_cqe64, rsvd0);
OFFSET(2, struct mlx5_cqe64, wqe_id);
OFFSET(4, struct mlx5_cqe64, rsvd4);
OFFSET(17, struct mlx5_cqe64, ml_path);
OFFSET(18, struct mlx5_cqe64, rsvd20);
OFFSET(22, struct mlx5_cqe64, slid);
OFFSET(24, struct mlx5_cqe64, flags_rqpn);
OFFSET(28, struct mlx5_cqe64, hds_ip_ext);
OFFSET(29, struct mlx5_cqe64, l4_hdr_type_etc);
OFFSET(30, struct mlx5_cqe64, vlan_info);
OFFSET(0, struct mlx5_cqe64, tm_cqe);
OFFSET(0, struct mlx5_cqe64, tmh);
OFFSET(32, struct mlx5_cqe64, srqn_uidx);
OFFSET(36, struct mlx5_cqe64, imm_inval_pkey);
OFFSET(40, struct mlx5_cqe64, app);
OFFSET(41, struct mlx5_cqe64, app_op);
OFFSET(42, struct mlx5_cqe64, app_info);
OFFSET(44, struct mlx5_cqe64, byte_cnt);
OFFSET(48, struct mlx5_cqe64, timestamp);
OFFSET(56, struct mlx5_cqe64, sop_drop_qpn);
OFFSET(60, struct mlx5_cqe64, wqe_counter);
OFFSET(62, struct mlx5_cqe64, signature);
OFFSET(63, struct mlx5_cqe64, op_own);
SIZE(16, struct mlx5_wqe_srq_next_seg);
OFFSET(0, struct mlx5_wqe_srq_next_seg, rsvd0);
OFFSET(2, struct mlx5_wqe_srq_next_seg, next_wqe_index);
OFFSET(4, struct mlx5_wqe_srq_next_seg, signature);
OFFSET(5, struct mlx5_wqe_srq_next_seg, rsvd1);
SIZE(16, struct mlx5_wqe_data_seg);
OFFSET(0, struct mlx5_wqe_data_seg, byte_count);
OFFSET(4, struct mlx5_wqe_data_seg, lkey);
OFFSET(8, struct mlx5_wqe_data_seg, addr);
SIZE(16, struct mlx5_wqe_ctrl_seg);
OFFSET(0, struct mlx5_wqe_ctrl_seg, opmod_idx_opcode);
OFFSET(4, struct mlx5_wqe_ctrl_seg, qpn_ds);
OFFSET(8, struct mlx5_wqe_ctrl_seg, signature);
#if RDMA_CORE_RELEASE >= 4400
OFFSET(9, struct mlx5_wqe_ctrl_seg, dci_stream_channel_id);
#endif
OFFSET(11, struct mlx5_wqe_ctrl_seg, fm_ce_se);
OFFSET(12, struct mlx5_wqe_ctrl_seg, imm);
SIZE(32, struct mlx5_mprq_wqe);
OFFSET(0, struct mlx5_mprq_wqe, nseg);
OFFSET(16, struct mlx5_mprq_wqe, dseg);
SIZE(48, struct mlx5_wqe_av);
OFFSET(0, struct mlx5_wqe_av, key);
OFFSET(0, struct mlx5_wqe_av, key.qkey);
OFFSET(0, struct mlx5_wqe_av, key.qkey.qkey);
OFFSET(4, struct mlx5_wqe_av, key.qkey.reserved);
OFFSET(0, struct mlx5_wqe_av, key.dc_key);
OFFSET(8, struct mlx5_wqe_av, dqp_dct);
OFFSET(12, struct mlx5_wqe_av, stat_rate_sl);
OFFSET(13, struct mlx5_wqe_av, fl_mlid);
OFFSET(14, struct mlx5_wqe_av, rlid);
OFFSET(16, struct mlx5_wqe_av, reserved0);
OFFSET(20, struct mlx5_wqe_av, rmac);
OFFSET(26, struct mlx5_wqe_av, tclass);
OFFSET(27, struct mlx5_wqe_av, hop_limit);
OFFSET(28, struct mlx5_wqe_av, grh_gid_fl);
OFFSET(32, struct mlx5_wqe_av, rgid);
SIZE(48, struct mlx5_wqe_datagram_seg);
OFFSET(0, struct mlx5_wqe_datagram_seg, av);
SIZE(16, struct mlx5_wqe_raddr_seg);
OFFSET(0, struct mlx5_wqe_raddr_seg, raddr);
OFFSET(8, struct mlx5_wqe_raddr_seg, rkey);
OFFSET(12, struct mlx5_wqe_raddr_seg, reserved);
SIZE(16, struct mlx5_wqe_atomic_seg);
OFFSET(0, struct mlx5_wqe_atomic_seg, swap_add);
OFFSET(8, struct mlx5_wqe_atomic_seg, compare);
SIZE(4, struct mlx5_wqe_inl_data_seg);
OFFSET(0, struct mlx5_wqe_inl_data_seg, byte_count);
SIZE(32, struct mlx5_wqe_eth_seg);
OFFSET(0, struct mlx5_wqe_eth_seg, rsvd0);
OFFSET(4, struct mlx5_wqe_eth_seg, cs_flags);
OFFSET(5, struct mlx5_wqe_eth_seg, rsvd1);
OFFSET(6, struct mlx5_wqe_eth_seg, mss);
OFFSET(8, struct mlx5_wqe_eth_seg, rsvd2);
OFFSET(12, struct mlx5_wqe_eth_seg, inline_hdr_sz);
OFFSET(14, struct mlx5_wqe_eth_seg, inline_hdr_start);
OFFSET(16, struct mlx5_wqe_eth_seg, inline_hdr);
SIZE(32, struct mlx5_wqe_tm_seg);
OFFSET(0, struct mlx5_wqe_tm_seg, opcode);
OFFSET(1, struct mlx5_wqe_tm_seg, flags);
OFFSET(2, struct mlx5_wqe_tm_seg, index);
OFFSET(4, struct mlx5_wqe_tm_seg, rsvd0);
OFFSET(6, struct mlx5_wqe_tm_seg, sw_cnt);
OFFSET(8, struct mlx5_wqe_tm_seg, rsvd1);
OFFSET(16, struct mlx5_wqe_tm_seg, append_tag);
OFFSET(24, struct mlx5_wqe_tm_seg, append_mask);
SIZE(48, struct mlx5_wqe_umr_ctrl_seg);
OFFSET(0, struct mlx5_wqe_umr_ctrl_seg, flags);
OFFSET(1, struct mlx5_wqe_umr_ctrl_seg, rsvd0);
OFFSET(4, struct mlx5_wqe_umr_ctrl_seg, klm_octowords);
OFFSET(6, struct mlx5_wqe_umr_ctrl_seg, translation_offset);
#if RDMA_CORE_RELEASE >= 4400
OFFSET(6, struct mlx5_wqe_umr_ctrl_seg, bsf_octowords);
#endif
OFFSET(8, struct mlx5_wqe_umr_ctrl_seg, mkey_mask);
OFFSET(16, struct mlx5_wqe_umr_ctrl_seg, rsvd1);
SIZE(16, struct mlx5_wqe_umr_klm_seg);
OFFSET(0, struct mlx5_wqe_umr_klm_seg, byte_count);
OFFSET(4, struct mlx5_wqe_umr_klm_seg, mkey);
OFFSET(8, struct mlx5_wqe_umr_klm_seg, address);
SIZE(16, union mlx5_wqe_umr_inline_seg);
OFFSET(0, union mlx5_wqe_umr_inline_seg, klm);
SIZE(16, struct mlx5_wqe_umr_repeat_ent_seg);
OFFSET(0, struct mlx5_wqe_umr_repeat_ent_seg, stride);
OFFSET(2, struct mlx5_wqe_umr_repeat_ent_seg, byte_count);
OFFSET(4, struct mlx5_wqe_umr_repeat_ent_seg, memkey);
OFFSET(8, struct mlx5_wqe_umr_repeat_ent_seg, va);
SIZE(16, struct mlx5_wqe_umr_repeat_block_seg);
OFFSET(0, struct mlx5_wqe_umr_repeat_block_seg, byte_count);
OFFSET(4, struct mlx5_wqe_umr_repeat_block_seg, op);
OFFSET(8, struct mlx5_wqe_umr_repeat_block_seg, repeat_count);
OFFSET(12, struct mlx5_wqe_umr_repeat_block_seg, reserved);
OFFSET(14, struct mlx5_wqe_umr_repeat_block_seg, num_ent);
OFFSET(16, struct mlx5_wqe_umr_repeat_block_seg, entries);
SIZE(64, struct mlx5_wqe_mkey_context_seg);
OFFSET(0, struct mlx5_wqe_mkey_context_seg, free);
OFFSET(1, struct mlx5_wqe_mkey_context_seg, reserved1);
OFFSET(2, struct mlx5_wqe_mkey_context_seg, access_flags);
OFFSET(3, struct mlx5_wqe_mkey_context_seg, sf);
OFFSET(4, struct mlx5_wqe_mkey_context_seg, qpn_mkey);
OFFSET(8, struct mlx5_wqe_mkey_context_seg, reserved2);
OFFSET(12, struct mlx5_wqe_mkey_context_seg, flags_pd);
OFFSET(16, struct mlx5_wqe_mkey_context_seg, start_addr);
OFFSET(24, struct mlx5_wqe_mkey_context_seg, len);
OFFSET(32, struct mlx5_wqe_mkey_context_seg, bsf_octword_size);
OFFSET(36, struct mlx5_wqe_mkey_context_seg, reserved3);
OFFSET(52, struct mlx5_wqe_mkey_context_seg, translations_octword_size);
OFFSET(56, struct mlx5_wqe_mkey_context_seg, reserved4);
OFFSET(59, struct mlx5_wqe_mkey_context_seg, log_page_size);
OFFSET(60, struct mlx5_wqe_mkey_context_seg, reserved);
OFFSET(64, struct mlx5_wqe_mkey_context_seg, inseg);
SIZE(24, struct mlx5dv_ctx_allocators);
OFFSET(0, struct mlx5dv_ctx_allocators, alloc);
OFFSET(8, struct mlx5dv_ctx_allocators, free);
OFFSET(16, struct mlx5dv_ctx_allocators, data);
SIZE(40, struct mlx5dv_clock_info);
OFFSET(0, struct mlx5dv_clock_info, nsec);
OFFSET(8, struct mlx5dv_clock_info, last_cycles);
OFFSET(16, struct mlx5dv_clock_info, frac);
OFFSET(24, struct mlx5dv_clock_info, mult);
OFFSET(28, struct mlx5dv_clock_info, shift);
OFFSET(32, struct mlx5dv_clock_info, mask);
SIZE(24, struct mlx5dv_context_attr);
OFFSET(0, struct mlx5dv_context_attr, flags);
OFFSET(8, struct mlx5dv_context_attr, comp_mask);
#if RDMA_CORE_RELEASE >= 6500
OFFSET(16, struct mlx5dv_context_attr, fds);
#endif
#if RDMA_CORE_RELEASE >= 3700
SIZE(24, struct mlx5dv_vfio_context_attr);
OFFSET(0, struct mlx5dv_vfio_context_attr, pci_name);
OFFSET(8, struct mlx5dv_vfio_context_attr, flags);
OFFSET(16, struct mlx5dv_vfio_context_attr, comp_mask);
#endif
OFFSET(0, struct mlx5dv_devx_umem, umem_id);
#if RDMA_CORE_RELEASE >= 3500
SIZE(48, struct mlx5dv_devx_umem_in);
OFFSET(0, struct mlx5dv_devx_umem_in, addr);
OFFSET(8, struct mlx5dv_devx_umem_in, size);
OFFSET(16, struct mlx5dv_devx_umem_in, access);
OFFSET(24, struct mlx5dv_devx_umem_in, pgsz_bitmap);
OFFSET(32, struct mlx5dv_devx_umem_in, comp_mask);
OFFSET(40, struct mlx5dv_devx_umem_in, dmabuf_fd);
#endif
OFFSET(0, struct mlx5dv_devx_uar, reg_addr);
OFFSET(8, struct mlx5dv_devx_uar, base_addr);
OFFSET(16, struct mlx5dv_devx_uar, page_id);
OFFSET(24, struct mlx5dv_devx_uar, mmap_off);
OFFSET(32, struct mlx5dv_devx_uar, comp_mask);
OFFSET(0, struct mlx5dv_var, page_id);
OFFSET(4, struct mlx5dv_var, length);
OFFSET(8, struct mlx5dv_var, mmap_off);
OFFSET(16, struct mlx5dv_var, comp_mask);
#if RDMA_CORE_RELEASE >= 6300
SIZE(12, struct mlx5dv_export_sizes);
OFFSET(0, struct mlx5dv_export_sizes, var_attrs_size);
OFFSET(4, struct mlx5dv_export_sizes, devx_umem_attrs_size);
OFFSET(8, struct mlx5dv_export_sizes, devx_obj_attrs_size);
#endif
OFFSET(0, struct mlx5dv_devx_cmd_comp, fd);
OFFSET(0, struct mlx5dv_devx_event_channel, fd);
SIZE(32, struct mlx5dv_dr_flow_meter_attr);
OFFSET(0, struct mlx5dv_dr_flow_meter_attr, next_table);
OFFSET(8, struct mlx5dv_dr_flow_meter_attr, active);
OFFSET(9, struct mlx5dv_dr_flow_meter_attr, reg_c_index);
OFFSET(16, struct mlx5dv_dr_flow_meter_attr, flow_meter_parameter_sz);
OFFSET(24, struct mlx5dv_dr_flow_meter_attr, flow_meter_parameter);
SIZE(40, struct mlx5dv_dr_flow_sampler_attr);
OFFSET(0, struct mlx5dv_dr_flow_sampler_attr, sample_ratio);
OFFSET(8, struct mlx5dv_dr_flow_sampler_attr, default_next_table);
OFFSET(16, struct mlx5dv_dr_flow_sampler_attr, num_sample_actions);
OFFSET(24, struct mlx5dv_dr_flow_sampler_attr, sample_actions);
OFFSET(32, struct mlx5dv_dr_flow_sampler_attr, action);
#if RDMA_CORE_RELEASE >= 3700
SIZE(8, struct mlx5dv_dr_matcher_layout);
OFFSET(0, struct mlx5dv_dr_matcher_layout, flags);
OFFSET(4, struct mlx5dv_dr_matcher_layout, log_num_of_rules_hint);
#endif
SIZE(16, struct mlx5dv_dr_action_dest_reformat);
OFFSET(0, struct mlx5dv_dr_action_dest_reformat, reformat);
OFFSET(8, struct mlx5dv_dr_action_dest_reformat, dest);
SIZE(16, struct mlx5dv_dr_action_dest_attr);
OFFSET(0, struct mlx5dv_dr_action_dest_attr, type);
OFFSET(8, struct mlx5dv_dr_action_dest_attr, dest);
OFFSET(8, struct mlx5dv_dr_action_dest_attr, dest_reformat);
OFFSET(0, struct mlx5dv_pp, index);
SIZE(32, struct mlx5dv_sched_attr);
OFFSET(0, struct mlx5dv_sched_attr, parent);
OFFSET(8, struct mlx5dv_sched_attr, flags);
OFFSET(12, struct mlx5dv_sched_attr, bw_share);
OFFSET(16, struct mlx5dv_sched_attr, max_avg_bw);
OFFSET(24, struct mlx5dv_sched_attr, comp_mask);
#if RDMA_CORE_RELEASE >= 4000
OFFSET(0, struct mlx5dv_devx_msi_vector, vector);
OFFSET(4, struct mlx5dv_devx_msi_vector, fd);
OFFSET(0, struct mlx5dv_devx_eq, vaddr);
#endif
SIZE(8, struct mlx5_ib_uapi_devx_async_cmd_hdr);
OFFSET(0, struct mlx5_ib_uapi_devx_async_cmd_hdr, wr_id);
OFFSET(8, struct mlx5_ib_uapi_devx_async_cmd_hdr, out_data);
SIZE(8, struct mlx5_ib_uapi_devx_async_event_hdr);
OFFSET(0, struct mlx5_ib_uapi_devx_async_event_hdr, cookie);
OFFSET(8, struct mlx5_ib_uapi_devx_async_event_hdr, out_data);
#if RDMA_CORE_RELEASE >= 3500
SIZE(8, struct mlx5_ib_uapi_reg);
OFFSET(0, struct mlx5_ib_uapi_reg, value);
OFFSET(4, struct mlx5_ib_uapi_reg, mask);
SIZE(40, struct mlx5_ib_uapi_query_port);
OFFSET(0, struct mlx5_ib_uapi_query_port, flags);
OFFSET(8, struct mlx5_ib_uapi_query_port, vport);
OFFSET(10, struct mlx5_ib_uapi_query_port, vport_vhca_id);
OFFSET(12, struct mlx5_ib_uapi_query_port, esw_owner_vhca_id);
OFFSET(14, struct mlx5_ib_uapi_query_port, rsvd0);
OFFSET(16, struct mlx5_ib_uapi_query_port, vport_steering_icm_rx);
OFFSET(24, struct mlx5_ib_uapi_query_port, vport_steering_icm_tx);
OFFSET(32, struct mlx5_ib_uapi_query_port, reg_c0);
#endif
SIZE(16, struct ibv_tmh);
OFFSET(0, struct ibv_tmh, opcode);
OFFSET(1, struct ibv_tmh, reserved);
OFFSET(4, struct ibv_tmh, app_ctx);
OFFSET(8, struct ibv_tmh, tag);
SIZE(16, struct ibv_rvh);
OFFSET(0, struct ibv_rvh, va);
OFFSET(8, struct ibv_rvh, rkey);
OFFSET(12, struct ibv_rvh, len);

/* Identifies the bindings that were emitted with this source. */
extern const uint32_t rdma_wrap_build_be6092d5a2e4fc30;
__attribute__((visibility("default"))) const uint32_t rdma_wrap_build_be6092d5a2e4fc30 = 1;
