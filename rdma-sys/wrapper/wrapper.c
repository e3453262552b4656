/* Written by rdma-gen from the headers below. Do not edit: change rdma.toml or the generator, then run
 * ./dev generate */

/* Functions that the oldest release lacks are called through guards, which are defined below. */
#if RDMA_CORE_RELEASE >= 4900
#pragma redefine_extname ibv_wr_opcode_str guarded_ibv_wr_opcode_str
#endif
#if RDMA_CORE_RELEASE >= 3000
#pragma redefine_extname ibv_get_device_index guarded_ibv_get_device_index
#endif
#if RDMA_CORE_RELEASE >= 3100
#pragma redefine_extname ibv_import_device guarded_ibv_import_device
#endif
#if RDMA_CORE_RELEASE >= 3100
#pragma redefine_extname ibv_import_pd guarded_ibv_import_pd
#endif
#if RDMA_CORE_RELEASE >= 3100
#pragma redefine_extname ibv_unimport_pd guarded_ibv_unimport_pd
#endif
#if RDMA_CORE_RELEASE >= 3100
#pragma redefine_extname ibv_import_mr guarded_ibv_import_mr
#endif
#if RDMA_CORE_RELEASE >= 3100
#pragma redefine_extname ibv_unimport_mr guarded_ibv_unimport_mr
#endif
#if RDMA_CORE_RELEASE >= 3500
#pragma redefine_extname ibv_import_dm guarded_ibv_import_dm
#endif
#if RDMA_CORE_RELEASE >= 3500
#pragma redefine_extname ibv_unimport_dm guarded_ibv_unimport_dm
#endif
#if RDMA_CORE_RELEASE >= 6200
#pragma redefine_extname ibv_query_port_speed guarded_ibv_query_port_speed
#endif
#if RDMA_CORE_RELEASE >= 3200
#pragma redefine_extname _ibv_query_gid_ex guarded__ibv_query_gid_ex
#endif
#if RDMA_CORE_RELEASE >= 3200
#pragma redefine_extname _ibv_query_gid_table guarded__ibv_query_gid_table
#endif
#if RDMA_CORE_RELEASE >= 3400
#pragma redefine_extname ibv_reg_dmabuf_mr guarded_ibv_reg_dmabuf_mr
#endif
#if RDMA_CORE_RELEASE >= 5900
#pragma redefine_extname ibv_reg_mr_ex guarded_ibv_reg_mr_ex
#endif
#if RDMA_CORE_RELEASE >= 6200
#pragma redefine_extname ibv_dm_export_dmabuf_fd guarded_ibv_dm_export_dmabuf_fd
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname _ibv_query_comp_cntr_caps guarded__ibv_query_comp_cntr_caps
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_create_comp_cntr guarded_ibv_create_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_destroy_comp_cntr guarded_ibv_destroy_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_set_comp_cntr guarded_ibv_set_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_set_err_comp_cntr guarded_ibv_set_err_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_inc_comp_cntr guarded_ibv_inc_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_inc_err_comp_cntr guarded_ibv_inc_err_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_read_comp_cntr guarded_ibv_read_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_read_err_comp_cntr guarded_ibv_read_err_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 6400
#pragma redefine_extname ibv_alloc_buf guarded_ibv_alloc_buf
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_export_buf_dmabuf_fd guarded_ibv_export_buf_dmabuf_fd
#endif
#if RDMA_CORE_RELEASE >= 6400
#pragma redefine_extname ibv_free_buf guarded_ibv_free_buf
#endif
#if RDMA_CORE_RELEASE >= 6400
#pragma redefine_extname ibv_reg_buf_mr guarded_ibv_reg_buf_mr
#endif
#if RDMA_CORE_RELEASE >= 5900
#pragma redefine_extname ibv_alloc_dmah guarded_ibv_alloc_dmah
#endif
#if RDMA_CORE_RELEASE >= 5900
#pragma redefine_extname ibv_dealloc_dmah guarded_ibv_dealloc_dmah
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname ibv_qp_attach_comp_cntr guarded_ibv_qp_attach_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 3600
#pragma redefine_extname ibv_query_qp_data_in_order guarded_ibv_query_qp_data_in_order
#endif
#if RDMA_CORE_RELEASE >= 3500
#pragma redefine_extname ibv_is_fork_initialized guarded_ibv_is_fork_initialized
#endif
#if RDMA_CORE_RELEASE >= 3100
#pragma redefine_extname ibv_set_ece guarded_ibv_set_ece
#endif
#if RDMA_CORE_RELEASE >= 3100
#pragma redefine_extname ibv_query_ece guarded_ibv_query_ece
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

/* infiniband/verbs.h */
SAME_TYPE(rdma_wrap_ibv_wr_atomic_cmp_swp, ibv_wr_atomic_cmp_swp);
void rdma_wrap_ibv_wr_atomic_cmp_swp(
        struct ibv_qp_ex *qp,
        uint32_t rkey,
        uint64_t remote_addr,
        uint64_t compare,
        uint64_t swap)
{
    (ibv_wr_atomic_cmp_swp)(qp, rkey, remote_addr, compare, swap);
}

SAME_TYPE(rdma_wrap_ibv_wr_atomic_fetch_add, ibv_wr_atomic_fetch_add);
void rdma_wrap_ibv_wr_atomic_fetch_add(
        struct ibv_qp_ex *qp,
        uint32_t rkey,
        uint64_t remote_addr,
        uint64_t add)
{
    (ibv_wr_atomic_fetch_add)(qp, rkey, remote_addr, add);
}

SAME_TYPE(rdma_wrap_ibv_wr_bind_mw, ibv_wr_bind_mw);
void rdma_wrap_ibv_wr_bind_mw(
        struct ibv_qp_ex *qp,
        struct ibv_mw *mw,
        uint32_t rkey,
        const struct ibv_mw_bind_info *bind_info)
{
    (ibv_wr_bind_mw)(qp, mw, rkey, bind_info);
}

SAME_TYPE(rdma_wrap_ibv_wr_local_inv, ibv_wr_local_inv);
void rdma_wrap_ibv_wr_local_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)
{
    (ibv_wr_local_inv)(qp, invalidate_rkey);
}

SAME_TYPE(rdma_wrap_ibv_wr_rdma_read, ibv_wr_rdma_read);
void rdma_wrap_ibv_wr_rdma_read(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)
{
    (ibv_wr_rdma_read)(qp, rkey, remote_addr);
}

SAME_TYPE(rdma_wrap_ibv_wr_rdma_write, ibv_wr_rdma_write);
void rdma_wrap_ibv_wr_rdma_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)
{
    (ibv_wr_rdma_write)(qp, rkey, remote_addr);
}

#if RDMA_CORE_RELEASE >= 4500
SAME_TYPE(rdma_wrap_ibv_wr_flush, ibv_wr_flush);
void rdma_wrap_ibv_wr_flush(
        struct ibv_qp_ex *qp,
        uint32_t rkey,
        uint64_t remote_addr,
        size_t len,
        uint8_t type,
        uint8_t level)
{
    (ibv_wr_flush)(qp, rkey, remote_addr, len, type, level);
}
#endif

SAME_TYPE(rdma_wrap_ibv_wr_rdma_write_imm, ibv_wr_rdma_write_imm);
void rdma_wrap_ibv_wr_rdma_write_imm(
        struct ibv_qp_ex *qp,
        uint32_t rkey,
        uint64_t remote_addr,
        __be32 imm_data)
{
    (ibv_wr_rdma_write_imm)(qp, rkey, remote_addr, imm_data);
}

SAME_TYPE(rdma_wrap_ibv_wr_send, ibv_wr_send);
void rdma_wrap_ibv_wr_send(struct ibv_qp_ex *qp)
{
    (ibv_wr_send)(qp);
}

SAME_TYPE(rdma_wrap_ibv_wr_send_imm, ibv_wr_send_imm);
void rdma_wrap_ibv_wr_send_imm(struct ibv_qp_ex *qp, __be32 imm_data)
{
    (ibv_wr_send_imm)(qp, imm_data);
}

SAME_TYPE(rdma_wrap_ibv_wr_send_inv, ibv_wr_send_inv);
void rdma_wrap_ibv_wr_send_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)
{
    (ibv_wr_send_inv)(qp, invalidate_rkey);
}

SAME_TYPE(rdma_wrap_ibv_wr_send_tso, ibv_wr_send_tso);
void rdma_wrap_ibv_wr_send_tso(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss)
{
    (ibv_wr_send_tso)(qp, hdr, hdr_sz, mss);
}

SAME_TYPE(rdma_wrap_ibv_wr_set_ud_addr, ibv_wr_set_ud_addr);
void rdma_wrap_ibv_wr_set_ud_addr(
        struct ibv_qp_ex *qp,
        struct ibv_ah *ah,
        uint32_t remote_qpn,
        uint32_t remote_qkey)
{
    (ibv_wr_set_ud_addr)(qp, ah, remote_qpn, remote_qkey);
}

SAME_TYPE(rdma_wrap_ibv_wr_set_xrc_srqn, ibv_wr_set_xrc_srqn);
void rdma_wrap_ibv_wr_set_xrc_srqn(struct ibv_qp_ex *qp, uint32_t remote_srqn)
{
    (ibv_wr_set_xrc_srqn)(qp, remote_srqn);
}

SAME_TYPE(rdma_wrap_ibv_wr_set_inline_data, ibv_wr_set_inline_data);
void rdma_wrap_ibv_wr_set_inline_data(struct ibv_qp_ex *qp, void *addr, size_t length)
{
    (ibv_wr_set_inline_data)(qp, addr, length);
}

SAME_TYPE(rdma_wrap_ibv_wr_set_inline_data_list, ibv_wr_set_inline_data_list);
void rdma_wrap_ibv_wr_set_inline_data_list(
        struct ibv_qp_ex *qp,
        size_t num_buf,
        const struct ibv_data_buf *buf_list)
{
    (ibv_wr_set_inline_data_list)(qp, num_buf, buf_list);
}

SAME_TYPE(rdma_wrap_ibv_wr_set_sge, ibv_wr_set_sge);
void rdma_wrap_ibv_wr_set_sge(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length)
{
    (ibv_wr_set_sge)(qp, lkey, addr, length);
}

SAME_TYPE(rdma_wrap_ibv_wr_set_sge_list, ibv_wr_set_sge_list);
void rdma_wrap_ibv_wr_set_sge_list(
        struct ibv_qp_ex *qp,
        size_t num_sge,
        const struct ibv_sge *sg_list)
{
    (ibv_wr_set_sge_list)(qp, num_sge, sg_list);
}

SAME_TYPE(rdma_wrap_ibv_wr_start, ibv_wr_start);
void rdma_wrap_ibv_wr_start(struct ibv_qp_ex *qp)
{
    (ibv_wr_start)(qp);
}

SAME_TYPE(rdma_wrap_ibv_wr_complete, ibv_wr_complete);
int rdma_wrap_ibv_wr_complete(struct ibv_qp_ex *qp)
{
    return (ibv_wr_complete)(qp);
}

SAME_TYPE(rdma_wrap_ibv_wr_abort, ibv_wr_abort);
void rdma_wrap_ibv_wr_abort(struct ibv_qp_ex *qp)
{
    (ibv_wr_abort)(qp);
}

#if RDMA_CORE_RELEASE >= 4400
SAME_TYPE(rdma_wrap_ibv_wr_atomic_write, ibv_wr_atomic_write);
void rdma_wrap_ibv_wr_atomic_write(
        struct ibv_qp_ex *qp,
        uint32_t rkey,
        uint64_t remote_addr,
        const void *atomic_wr)
{
    (ibv_wr_atomic_write)(qp, rkey, remote_addr, atomic_wr);
}
#endif

SAME_TYPE(rdma_wrap_ibv_cq_ex_to_cq, ibv_cq_ex_to_cq);
struct ibv_cq *rdma_wrap_ibv_cq_ex_to_cq(struct ibv_cq_ex *cq)
{
    return (ibv_cq_ex_to_cq)(cq);
}

SAME_TYPE(rdma_wrap_ibv_start_poll, ibv_start_poll);
int rdma_wrap_ibv_start_poll(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr)
{
    return (ibv_start_poll)(cq, attr);
}

SAME_TYPE(rdma_wrap_ibv_next_poll, ibv_next_poll);
int rdma_wrap_ibv_next_poll(struct ibv_cq_ex *cq)
{
    return (ibv_next_poll)(cq);
}

SAME_TYPE(rdma_wrap_ibv_end_poll, ibv_end_poll);
void rdma_wrap_ibv_end_poll(struct ibv_cq_ex *cq)
{
    (ibv_end_poll)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_opcode, ibv_wc_read_opcode);
enum ibv_wc_opcode rdma_wrap_ibv_wc_read_opcode(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_opcode)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_vendor_err, ibv_wc_read_vendor_err);
uint32_t rdma_wrap_ibv_wc_read_vendor_err(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_vendor_err)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_byte_len, ibv_wc_read_byte_len);
uint32_t rdma_wrap_ibv_wc_read_byte_len(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_byte_len)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_imm_data, ibv_wc_read_imm_data);
__be32 rdma_wrap_ibv_wc_read_imm_data(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_imm_data)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_invalidated_rkey, ibv_wc_read_invalidated_rkey);
uint32_t rdma_wrap_ibv_wc_read_invalidated_rkey(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_invalidated_rkey)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_qp_num, ibv_wc_read_qp_num);
uint32_t rdma_wrap_ibv_wc_read_qp_num(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_qp_num)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_src_qp, ibv_wc_read_src_qp);
uint32_t rdma_wrap_ibv_wc_read_src_qp(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_src_qp)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_wc_flags, ibv_wc_read_wc_flags);
unsigned int rdma_wrap_ibv_wc_read_wc_flags(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_wc_flags)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_slid, ibv_wc_read_slid);
uint32_t rdma_wrap_ibv_wc_read_slid(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_slid)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_sl, ibv_wc_read_sl);
uint8_t rdma_wrap_ibv_wc_read_sl(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_sl)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_dlid_path_bits, ibv_wc_read_dlid_path_bits);
uint8_t rdma_wrap_ibv_wc_read_dlid_path_bits(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_dlid_path_bits)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_completion_ts, ibv_wc_read_completion_ts);
uint64_t rdma_wrap_ibv_wc_read_completion_ts(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_completion_ts)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_completion_wallclock_ns, ibv_wc_read_completion_wallclock_ns);
uint64_t rdma_wrap_ibv_wc_read_completion_wallclock_ns(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_completion_wallclock_ns)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_cvlan, ibv_wc_read_cvlan);
uint16_t rdma_wrap_ibv_wc_read_cvlan(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_cvlan)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_flow_tag, ibv_wc_read_flow_tag);
uint32_t rdma_wrap_ibv_wc_read_flow_tag(struct ibv_cq_ex *cq)
{
    return (ibv_wc_read_flow_tag)(cq);
}

SAME_TYPE(rdma_wrap_ibv_wc_read_tm_info, ibv_wc_read_tm_info);
void rdma_wrap_ibv_wc_read_tm_info(struct ibv_cq_ex *cq, struct ibv_wc_tm_info *tm_info)
{
    (ibv_wc_read_tm_info)(cq, tm_info);
}

SAME_TYPE(rdma_wrap_ibv_post_wq_recv, ibv_post_wq_recv);
int rdma_wrap_ibv_post_wq_recv(
        struct ibv_wq *wq,
        struct ibv_recv_wr *recv_wr,
        struct ibv_recv_wr **bad_recv_wr)
{
    return (ibv_post_wq_recv)(wq, recv_wr, bad_recv_wr);
}

SAME_TYPE(rdma_wrap_verbs_get_ctx, verbs_get_ctx);
struct verbs_context *rdma_wrap_verbs_get_ctx(struct ibv_context *ctx)
{
    return (verbs_get_ctx)(ctx);
}

SAME_TYPE(rdma_wrap_ibv_query_port, ___ibv_query_port);
int rdma_wrap_ibv_query_port(
        struct ibv_context *context,
        uint8_t port_num,
        struct ibv_port_attr *port_attr)
{
    return ibv_query_port(context, port_num, port_attr);
}

SAME_TYPE(rdma_wrap____ibv_query_port, ___ibv_query_port);
int rdma_wrap____ibv_query_port(
        struct ibv_context *context,
        uint8_t port_num,
        struct ibv_port_attr *port_attr)
{
    return (___ibv_query_port)(context, port_num, port_attr);
}

#if RDMA_CORE_RELEASE >= 3200
SAME_TYPE(rdma_wrap_ibv_query_gid_ex, ibv_query_gid_ex);
int rdma_wrap_ibv_query_gid_ex(
        struct ibv_context *context,
        uint32_t port_num,
        uint32_t gid_index,
        struct ibv_gid_entry *entry,
        uint32_t flags)
{
    return (ibv_query_gid_ex)(context, port_num, gid_index, entry, flags);
}
#endif

#if RDMA_CORE_RELEASE >= 3200
SAME_TYPE(rdma_wrap_ibv_query_gid_table, ibv_query_gid_table);
ssize_t rdma_wrap_ibv_query_gid_table(
        struct ibv_context *context,
        struct ibv_gid_entry *entries,
        size_t max_entries,
        uint32_t flags)
{
    return (ibv_query_gid_table)(context, entries, max_entries, flags);
}
#endif

SAME_TYPE(rdma_wrap_ibv_create_flow, ibv_create_flow);
struct ibv_flow *rdma_wrap_ibv_create_flow(struct ibv_qp *qp, struct ibv_flow_attr *flow)
{
    return (ibv_create_flow)(qp, flow);
}

SAME_TYPE(rdma_wrap_ibv_destroy_flow, ibv_destroy_flow);
int rdma_wrap_ibv_destroy_flow(struct ibv_flow *flow_id)
{
    return (ibv_destroy_flow)(flow_id);
}

SAME_TYPE(rdma_wrap_ibv_create_flow_action_esp, ibv_create_flow_action_esp);
struct ibv_flow_action *rdma_wrap_ibv_create_flow_action_esp(
        struct ibv_context *ctx,
        struct ibv_flow_action_esp_attr *esp)
{
    return (ibv_create_flow_action_esp)(ctx, esp);
}

SAME_TYPE(rdma_wrap_ibv_modify_flow_action_esp, ibv_modify_flow_action_esp);
int rdma_wrap_ibv_modify_flow_action_esp(
        struct ibv_flow_action *action,
        struct ibv_flow_action_esp_attr *esp)
{
    return (ibv_modify_flow_action_esp)(action, esp);
}

SAME_TYPE(rdma_wrap_ibv_destroy_flow_action, ibv_destroy_flow_action);
int rdma_wrap_ibv_destroy_flow_action(struct ibv_flow_action *action)
{
    return (ibv_destroy_flow_action)(action);
}

SAME_TYPE(rdma_wrap_ibv_open_xrcd, ibv_open_xrcd);
struct ibv_xrcd *rdma_wrap_ibv_open_xrcd(
        struct ibv_context *context,
        struct ibv_xrcd_init_attr *xrcd_init_attr)
{
    return (ibv_open_xrcd)(context, xrcd_init_attr);
}

SAME_TYPE(rdma_wrap_ibv_close_xrcd, ibv_close_xrcd);
int rdma_wrap_ibv_close_xrcd(struct ibv_xrcd *xrcd)
{
    return (ibv_close_xrcd)(xrcd);
}

SAME_TYPE(rdma_wrap_ibv_reg_mr, ibv_reg_mr);
struct ibv_mr *rdma_wrap_ibv_reg_mr(struct ibv_pd *pd, void *addr, size_t length, int access)
{
    return ibv_reg_mr(pd, addr, length, access);
}

SAME_TYPE(rdma_wrap___ibv_reg_mr, __ibv_reg_mr);
struct ibv_mr *rdma_wrap___ibv_reg_mr(
        struct ibv_pd *pd,
        void *addr,
        size_t length,
        unsigned int access,
        int is_access_const)
{
    return (__ibv_reg_mr)(pd, addr, length, access, is_access_const);
}

SAME_TYPE(rdma_wrap_ibv_reg_mr_iova, ibv_reg_mr_iova);
struct ibv_mr *rdma_wrap_ibv_reg_mr_iova(
        struct ibv_pd *pd,
        void *addr,
        size_t length,
        uint64_t iova,
        int access)
{
    return ibv_reg_mr_iova(pd, addr, length, iova, access);
}

SAME_TYPE(rdma_wrap___ibv_reg_mr_iova, __ibv_reg_mr_iova);
struct ibv_mr *rdma_wrap___ibv_reg_mr_iova(
        struct ibv_pd *pd,
        void *addr,
        size_t length,
        uint64_t iova,
        unsigned int access,
        int is_access_const)
{
    return (__ibv_reg_mr_iova)(pd, addr, length, iova, access, is_access_const);
}

SAME_TYPE(rdma_wrap_ibv_alloc_mw, ibv_alloc_mw);
struct ibv_mw *rdma_wrap_ibv_alloc_mw(struct ibv_pd *pd, enum ibv_mw_type type)
{
    return (ibv_alloc_mw)(pd, type);
}

SAME_TYPE(rdma_wrap_ibv_dealloc_mw, ibv_dealloc_mw);
int rdma_wrap_ibv_dealloc_mw(struct ibv_mw *mw)
{
    return (ibv_dealloc_mw)(mw);
}

SAME_TYPE(rdma_wrap_ibv_inc_rkey, ibv_inc_rkey);
uint32_t rdma_wrap_ibv_inc_rkey(uint32_t rkey)
{
    return (ibv_inc_rkey)(rkey);
}

SAME_TYPE(rdma_wrap_ibv_bind_mw, ibv_bind_mw);
int rdma_wrap_ibv_bind_mw(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind)
{
    return (ibv_bind_mw)(qp, mw, mw_bind);
}

SAME_TYPE(rdma_wrap_ibv_advise_mr, ibv_advise_mr);
int rdma_wrap_ibv_advise_mr(
        struct ibv_pd *pd,
        enum ib_uverbs_advise_mr_advice advice,
        uint32_t flags,
        struct ibv_sge *sg_list,
        uint32_t num_sge)
{
    return (ibv_advise_mr)(pd, advice, flags, sg_list, num_sge);
}

SAME_TYPE(rdma_wrap_ibv_alloc_dm, ibv_alloc_dm);
struct ibv_dm *rdma_wrap_ibv_alloc_dm(struct ibv_context *context, struct ibv_alloc_dm_attr *attr)
{
    return (ibv_alloc_dm)(context, attr);
}

SAME_TYPE(rdma_wrap_ibv_free_dm, ibv_free_dm);
int rdma_wrap_ibv_free_dm(struct ibv_dm *dm)
{
    return (ibv_free_dm)(dm);
}

SAME_TYPE(rdma_wrap_ibv_memcpy_to_dm, ibv_memcpy_to_dm);
int rdma_wrap_ibv_memcpy_to_dm(
        struct ibv_dm *dm,
        uint64_t dm_offset,
        const void *host_addr,
        size_t length)
{
    return (ibv_memcpy_to_dm)(dm, dm_offset, host_addr, length);
}

SAME_TYPE(rdma_wrap_ibv_memcpy_from_dm, ibv_memcpy_from_dm);
int rdma_wrap_ibv_memcpy_from_dm(
        void *host_addr,
        struct ibv_dm *dm,
        uint64_t dm_offset,
        size_t length)
{
    return (ibv_memcpy_from_dm)(host_addr, dm, dm_offset, length);
}

SAME_TYPE(rdma_wrap_ibv_alloc_null_mr, ibv_alloc_null_mr);
struct ibv_mr *rdma_wrap_ibv_alloc_null_mr(struct ibv_pd *pd)
{
    return (ibv_alloc_null_mr)(pd);
}

SAME_TYPE(rdma_wrap_ibv_reg_dm_mr, ibv_reg_dm_mr);
struct ibv_mr *rdma_wrap_ibv_reg_dm_mr(
        struct ibv_pd *pd,
        struct ibv_dm *dm,
        uint64_t dm_offset,
        size_t length,
        unsigned int access)
{
    return (ibv_reg_dm_mr)(pd, dm, dm_offset, length, access);
}

SAME_TYPE(rdma_wrap_ibv_create_cq_ex, ibv_create_cq_ex);
struct ibv_cq_ex *rdma_wrap_ibv_create_cq_ex(
        struct ibv_context *context,
        struct ibv_cq_init_attr_ex *cq_attr)
{
    return (ibv_create_cq_ex)(context, cq_attr);
}

SAME_TYPE(rdma_wrap_ibv_poll_cq, ibv_poll_cq);
int rdma_wrap_ibv_poll_cq(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc)
{
    return (ibv_poll_cq)(cq, num_entries, wc);
}

SAME_TYPE(rdma_wrap_ibv_req_notify_cq, ibv_req_notify_cq);
int rdma_wrap_ibv_req_notify_cq(struct ibv_cq *cq, int solicited_only)
{
    return (ibv_req_notify_cq)(cq, solicited_only);
}

SAME_TYPE(rdma_wrap_ibv_modify_cq, ibv_modify_cq);
int rdma_wrap_ibv_modify_cq(struct ibv_cq *cq, struct ibv_modify_cq_attr *attr)
{
    return (ibv_modify_cq)(cq, attr);
}

#if RDMA_CORE_RELEASE >= 6500
SAME_TYPE(rdma_wrap_ibv_query_comp_cntr_caps, ibv_query_comp_cntr_caps);
int rdma_wrap_ibv_query_comp_cntr_caps(struct ibv_context *context, struct ibv_comp_cntr_caps *caps)
{
    return (ibv_query_comp_cntr_caps)(context, caps);
}
#endif

SAME_TYPE(rdma_wrap_ibv_create_srq_ex, ibv_create_srq_ex);
struct ibv_srq *rdma_wrap_ibv_create_srq_ex(
        struct ibv_context *context,
        struct ibv_srq_init_attr_ex *srq_init_attr_ex)
{
    return (ibv_create_srq_ex)(context, srq_init_attr_ex);
}

SAME_TYPE(rdma_wrap_ibv_get_srq_num, ibv_get_srq_num);
int rdma_wrap_ibv_get_srq_num(struct ibv_srq *srq, uint32_t *srq_num)
{
    return (ibv_get_srq_num)(srq, srq_num);
}

SAME_TYPE(rdma_wrap_ibv_post_srq_recv, ibv_post_srq_recv);
int rdma_wrap_ibv_post_srq_recv(
        struct ibv_srq *srq,
        struct ibv_recv_wr *recv_wr,
        struct ibv_recv_wr **bad_recv_wr)
{
    return (ibv_post_srq_recv)(srq, recv_wr, bad_recv_wr);
}

SAME_TYPE(rdma_wrap_ibv_post_srq_ops, ibv_post_srq_ops);
int rdma_wrap_ibv_post_srq_ops(
        struct ibv_srq *srq,
        struct ibv_ops_wr *op,
        struct ibv_ops_wr **bad_op)
{
    return (ibv_post_srq_ops)(srq, op, bad_op);
}

SAME_TYPE(rdma_wrap_ibv_create_qp_ex, ibv_create_qp_ex);
struct ibv_qp *rdma_wrap_ibv_create_qp_ex(
        struct ibv_context *context,
        struct ibv_qp_init_attr_ex *qp_init_attr_ex)
{
    return (ibv_create_qp_ex)(context, qp_init_attr_ex);
}

SAME_TYPE(rdma_wrap_ibv_alloc_td, ibv_alloc_td);
struct ibv_td *rdma_wrap_ibv_alloc_td(
        struct ibv_context *context,
        struct ibv_td_init_attr *init_attr)
{
    return (ibv_alloc_td)(context, init_attr);
}

SAME_TYPE(rdma_wrap_ibv_dealloc_td, ibv_dealloc_td);
int rdma_wrap_ibv_dealloc_td(struct ibv_td *td)
{
    return (ibv_dealloc_td)(td);
}

SAME_TYPE(rdma_wrap_ibv_alloc_parent_domain, ibv_alloc_parent_domain);
struct ibv_pd *rdma_wrap_ibv_alloc_parent_domain(
        struct ibv_context *context,
        struct ibv_parent_domain_init_attr *attr)
{
    return (ibv_alloc_parent_domain)(context, attr);
}

SAME_TYPE(rdma_wrap_ibv_query_rt_values_ex, ibv_query_rt_values_ex);
int rdma_wrap_ibv_query_rt_values_ex(struct ibv_context *context, struct ibv_values_ex *values)
{
    return (ibv_query_rt_values_ex)(context, values);
}

SAME_TYPE(rdma_wrap_ibv_query_device_ex, ibv_query_device_ex);
int rdma_wrap_ibv_query_device_ex(
        struct ibv_context *context,
        const struct ibv_query_device_ex_input *input,
        struct ibv_device_attr_ex *attr)
{
    return (ibv_query_device_ex)(context, input, attr);
}

SAME_TYPE(rdma_wrap_ibv_open_qp, ibv_open_qp);
struct ibv_qp *rdma_wrap_ibv_open_qp(
        struct ibv_context *context,
        struct ibv_qp_open_attr *qp_open_attr)
{
    return (ibv_open_qp)(context, qp_open_attr);
}

SAME_TYPE(rdma_wrap_ibv_modify_qp_rate_limit, ibv_modify_qp_rate_limit);
int rdma_wrap_ibv_modify_qp_rate_limit(struct ibv_qp *qp, struct ibv_qp_rate_limit_attr *attr)
{
    return (ibv_modify_qp_rate_limit)(qp, attr);
}

SAME_TYPE(rdma_wrap_ibv_create_wq, ibv_create_wq);
struct ibv_wq *rdma_wrap_ibv_create_wq(
        struct ibv_context *context,
        struct ibv_wq_init_attr *wq_init_attr)
{
    return (ibv_create_wq)(context, wq_init_attr);
}

SAME_TYPE(rdma_wrap_ibv_modify_wq, ibv_modify_wq);
int rdma_wrap_ibv_modify_wq(struct ibv_wq *wq, struct ibv_wq_attr *wq_attr)
{
    return (ibv_modify_wq)(wq, wq_attr);
}

SAME_TYPE(rdma_wrap_ibv_destroy_wq, ibv_destroy_wq);
int rdma_wrap_ibv_destroy_wq(struct ibv_wq *wq)
{
    return (ibv_destroy_wq)(wq);
}

SAME_TYPE(rdma_wrap_ibv_create_rwq_ind_table, ibv_create_rwq_ind_table);
struct ibv_rwq_ind_table *rdma_wrap_ibv_create_rwq_ind_table(
        struct ibv_context *context,
        struct ibv_rwq_ind_table_init_attr *init_attr)
{
    return (ibv_create_rwq_ind_table)(context, init_attr);
}

SAME_TYPE(rdma_wrap_ibv_destroy_rwq_ind_table, ibv_destroy_rwq_ind_table);
int rdma_wrap_ibv_destroy_rwq_ind_table(struct ibv_rwq_ind_table *rwq_ind_table)
{
    return (ibv_destroy_rwq_ind_table)(rwq_ind_table);
}

SAME_TYPE(rdma_wrap_ibv_post_send, ibv_post_send);
int rdma_wrap_ibv_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)
{
    return (ibv_post_send)(qp, wr, bad_wr);
}

SAME_TYPE(rdma_wrap_ibv_post_recv, ibv_post_recv);
int rdma_wrap_ibv_post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr)
{
    return (ibv_post_recv)(qp, wr, bad_wr);
}

SAME_TYPE(rdma_wrap_ibv_is_qpt_supported, ibv_is_qpt_supported);
int rdma_wrap_ibv_is_qpt_supported(uint32_t caps, enum ibv_qp_type qpt)
{
    return (ibv_is_qpt_supported)(caps, qpt);
}

SAME_TYPE(rdma_wrap_ibv_create_counters, ibv_create_counters);
struct ibv_counters *rdma_wrap_ibv_create_counters(
        struct ibv_context *context,
        struct ibv_counters_init_attr *init_attr)
{
    return (ibv_create_counters)(context, init_attr);
}

SAME_TYPE(rdma_wrap_ibv_destroy_counters, ibv_destroy_counters);
int rdma_wrap_ibv_destroy_counters(struct ibv_counters *counters)
{
    return (ibv_destroy_counters)(counters);
}

SAME_TYPE(rdma_wrap_ibv_attach_counters_point_flow, ibv_attach_counters_point_flow);
int rdma_wrap_ibv_attach_counters_point_flow(
        struct ibv_counters *counters,
        struct ibv_counter_attach_attr *attr,
        struct ibv_flow *flow)
{
    return (ibv_attach_counters_point_flow)(counters, attr, flow);
}

SAME_TYPE(rdma_wrap_ibv_read_counters, ibv_read_counters);
int rdma_wrap_ibv_read_counters(
        struct ibv_counters *counters,
        uint64_t *counters_value,
        uint32_t ncounters,
        uint32_t flags)
{
    return (ibv_read_counters)(counters, counters_value, ncounters, flags);
}

#if RDMA_CORE_RELEASE >= 2900
SAME_TYPE(rdma_wrap_ibv_flow_label_to_udp_sport, ibv_flow_label_to_udp_sport);
uint16_t rdma_wrap_ibv_flow_label_to_udp_sport(uint32_t fl)
{
    return (ibv_flow_label_to_udp_sport)(fl);
}
#endif

/* rdma/rdma_cma.h */
SAME_TYPE(rdma_wrap_rdma_get_local_addr, rdma_get_local_addr);
struct sockaddr *rdma_wrap_rdma_get_local_addr(struct rdma_cm_id *id)
{
    return (rdma_get_local_addr)(id);
}

SAME_TYPE(rdma_wrap_rdma_get_peer_addr, rdma_get_peer_addr);
struct sockaddr *rdma_wrap_rdma_get_peer_addr(struct rdma_cm_id *id)
{
    return (rdma_get_peer_addr)(id);
}

/* rdma/rdma_verbs.h */
SAME_TYPE(rdma_wrap_rdma_seterrno, rdma_seterrno);
int rdma_wrap_rdma_seterrno(int ret)
{
    return (rdma_seterrno)(ret);
}

SAME_TYPE(rdma_wrap_rdma_reg_msgs, rdma_reg_msgs);
struct ibv_mr *rdma_wrap_rdma_reg_msgs(struct rdma_cm_id *id, void *addr, size_t length)
{
    return (rdma_reg_msgs)(id, addr, length);
}

SAME_TYPE(rdma_wrap_rdma_reg_read, rdma_reg_read);
struct ibv_mr *rdma_wrap_rdma_reg_read(struct rdma_cm_id *id, void *addr, size_t length)
{
    return (rdma_reg_read)(id, addr, length);
}

SAME_TYPE(rdma_wrap_rdma_reg_write, rdma_reg_write);
struct ibv_mr *rdma_wrap_rdma_reg_write(struct rdma_cm_id *id, void *addr, size_t length)
{
    return (rdma_reg_write)(id, addr, length);
}

SAME_TYPE(rdma_wrap_rdma_dereg_mr, rdma_dereg_mr);
int rdma_wrap_rdma_dereg_mr(struct ibv_mr *mr)
{
    return (rdma_dereg_mr)(mr);
}

SAME_TYPE(rdma_wrap_rdma_post_recvv, rdma_post_recvv);
int rdma_wrap_rdma_post_recvv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge)
{
    return (rdma_post_recvv)(id, context, sgl, nsge);
}

SAME_TYPE(rdma_wrap_rdma_post_sendv, rdma_post_sendv);
int rdma_wrap_rdma_post_sendv(
        struct rdma_cm_id *id,
        void *context,
        struct ibv_sge *sgl,
        int nsge,
        int flags)
{
    return (rdma_post_sendv)(id, context, sgl, nsge, flags);
}

SAME_TYPE(rdma_wrap_rdma_post_readv, rdma_post_readv);
int rdma_wrap_rdma_post_readv(
        struct rdma_cm_id *id,
        void *context,
        struct ibv_sge *sgl,
        int nsge,
        int flags,
        uint64_t remote_addr,
        uint32_t rkey)
{
    return (rdma_post_readv)(id, context, sgl, nsge, flags, remote_addr, rkey);
}

SAME_TYPE(rdma_wrap_rdma_post_writev, rdma_post_writev);
int rdma_wrap_rdma_post_writev(
        struct rdma_cm_id *id,
        void *context,
        struct ibv_sge *sgl,
        int nsge,
        int flags,
        uint64_t remote_addr,
        uint32_t rkey)
{
    return (rdma_post_writev)(id, context, sgl, nsge, flags, remote_addr, rkey);
}

SAME_TYPE(rdma_wrap_rdma_post_recv, rdma_post_recv);
int rdma_wrap_rdma_post_recv(
        struct rdma_cm_id *id,
        void *context,
        void *addr,
        size_t length,
        struct ibv_mr *mr)
{
    return (rdma_post_recv)(id, context, addr, length, mr);
}

SAME_TYPE(rdma_wrap_rdma_post_send, rdma_post_send);
int rdma_wrap_rdma_post_send(
        struct rdma_cm_id *id,
        void *context,
        void *addr,
        size_t length,
        struct ibv_mr *mr,
        int flags)
{
    return (rdma_post_send)(id, context, addr, length, mr, flags);
}

SAME_TYPE(rdma_wrap_rdma_post_read, rdma_post_read);
int rdma_wrap_rdma_post_read(
        struct rdma_cm_id *id,
        void *context,
        void *addr,
        size_t length,
        struct ibv_mr *mr,
        int flags,
        uint64_t remote_addr,
        uint32_t rkey)
{
    return (rdma_post_read)(id, context, addr, length, mr, flags, remote_addr, rkey);
}

SAME_TYPE(rdma_wrap_rdma_post_write, rdma_post_write);
int rdma_wrap_rdma_post_write(
        struct rdma_cm_id *id,
        void *context,
        void *addr,
        size_t length,
        struct ibv_mr *mr,
        int flags,
        uint64_t remote_addr,
        uint32_t rkey)
{
    return (rdma_post_write)(id, context, addr, length, mr, flags, remote_addr, rkey);
}

SAME_TYPE(rdma_wrap_rdma_post_ud_send, rdma_post_ud_send);
int rdma_wrap_rdma_post_ud_send(
        struct rdma_cm_id *id,
        void *context,
        void *addr,
        size_t length,
        struct ibv_mr *mr,
        int flags,
        struct ibv_ah *ah,
        uint32_t remote_qpn)
{
    return (rdma_post_ud_send)(id, context, addr, length, mr, flags, ah, remote_qpn);
}

SAME_TYPE(rdma_wrap_rdma_get_send_comp, rdma_get_send_comp);
int rdma_wrap_rdma_get_send_comp(struct rdma_cm_id *id, struct ibv_wc *wc)
{
    return (rdma_get_send_comp)(id, wc);
}

SAME_TYPE(rdma_wrap_rdma_get_recv_comp, rdma_get_recv_comp);
int rdma_wrap_rdma_get_recv_comp(struct rdma_cm_id *id, struct ibv_wc *wc)
{
    return (rdma_get_recv_comp)(id, wc);
}

/* rdma-sys/wrapper/sequences.h */
SAME_TYPE(rdma_wrap_rdma_seq_wr_send, rdma_seq_wr_send);
int rdma_wrap_rdma_seq_wr_send(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        const struct ibv_sge *sge)
{
    return (rdma_seq_wr_send)(qp, wr_id, wr_flags, sge);
}

SAME_TYPE(rdma_wrap_rdma_seq_wr_send_imm, rdma_seq_wr_send_imm);
int rdma_wrap_rdma_seq_wr_send_imm(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        __be32 imm_data,
        const struct ibv_sge *sge)
{
    return (rdma_seq_wr_send_imm)(qp, wr_id, wr_flags, imm_data, sge);
}

SAME_TYPE(rdma_wrap_rdma_seq_wr_rdma_write, rdma_seq_wr_rdma_write);
int rdma_wrap_rdma_seq_wr_rdma_write(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        const struct ibv_sge *sge)
{
    return (rdma_seq_wr_rdma_write)(qp, wr_id, wr_flags, rkey, remote_addr, sge);
}

SAME_TYPE(rdma_wrap_rdma_seq_wr_rdma_write_imm, rdma_seq_wr_rdma_write_imm);
int rdma_wrap_rdma_seq_wr_rdma_write_imm(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        __be32 imm_data,
        const struct ibv_sge *sge)
{
    return (rdma_seq_wr_rdma_write_imm)(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge);
}

SAME_TYPE(rdma_wrap_rdma_seq_wr_rdma_read, rdma_seq_wr_rdma_read);
int rdma_wrap_rdma_seq_wr_rdma_read(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        const struct ibv_sge *sge)
{
    return (rdma_seq_wr_rdma_read)(qp, wr_id, wr_flags, rkey, remote_addr, sge);
}

SAME_TYPE(rdma_wrap_rdma_seq_drain_cq_ex, rdma_seq_drain_cq_ex);
int rdma_wrap_rdma_seq_drain_cq_ex(
        struct ibv_cq_ex *cq,
        struct ibv_poll_cq_attr *attr,
        uint64_t flags,
        int num_entries,
        struct ibv_wc *wc,
        int *result)
{
    return (rdma_seq_drain_cq_ex)(cq, attr, flags, num_entries, wc, result);
}

SAME_TYPE(rdma_wrap_rdma_seq_drain_cq_ex_times, rdma_seq_drain_cq_ex_times);
int rdma_wrap_rdma_seq_drain_cq_ex_times(
        struct ibv_cq_ex *cq,
        struct ibv_poll_cq_attr *attr,
        uint64_t flags,
        int num_entries,
        struct ibv_wc *wc,
        uint64_t *times)
{
    return (rdma_seq_drain_cq_ex_times)(cq, attr, flags, num_entries, wc, times);
}

SAME_TYPE(rdma_wrap_rdma_seq_wait_cq, rdma_seq_wait_cq);
int rdma_wrap_rdma_seq_wait_cq(
        struct ibv_comp_channel *channel,
        int milliseconds,
        int solicited_only,
        int num_entries,
        struct ibv_wc *wc,
        struct ibv_cq **cq)
{
    return (rdma_seq_wait_cq)(channel, milliseconds, solicited_only, num_entries, wc, cq);
}

/* Guards: if the library lacks the function, the call fails as if the device did not support it. */
#if RDMA_CORE_RELEASE >= 4900
extern __typeof__(ibv_wr_opcode_str) exported_ibv_wr_opcode_str __asm__("ibv_wr_opcode_str") __attribute__((weak));
const char *(ibv_wr_opcode_str)(enum ibv_wr_opcode opcode)
{
    if (exported_ibv_wr_opcode_str)
        return exported_ibv_wr_opcode_str(opcode);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3000
extern __typeof__(ibv_get_device_index) exported_ibv_get_device_index __asm__("ibv_get_device_index") __attribute__((weak));
int (ibv_get_device_index)(struct ibv_device *device)
{
    if (exported_ibv_get_device_index)
        return exported_ibv_get_device_index(device);
    errno = EOPNOTSUPP;
    return -1;
}
#endif
#if RDMA_CORE_RELEASE >= 3100
extern __typeof__(ibv_import_device) exported_ibv_import_device __asm__("ibv_import_device") __attribute__((weak));
struct ibv_context *(ibv_import_device)(int cmd_fd)
{
    if (exported_ibv_import_device)
        return exported_ibv_import_device(cmd_fd);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3100
extern __typeof__(ibv_import_pd) exported_ibv_import_pd __asm__("ibv_import_pd") __attribute__((weak));
struct ibv_pd *(ibv_import_pd)(struct ibv_context *context, uint32_t pd_handle)
{
    if (exported_ibv_import_pd)
        return exported_ibv_import_pd(context, pd_handle);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3100
extern __typeof__(ibv_unimport_pd) exported_ibv_unimport_pd __asm__("ibv_unimport_pd") __attribute__((weak));
void (ibv_unimport_pd)(struct ibv_pd *pd)
{
    if (exported_ibv_unimport_pd) {
        exported_ibv_unimport_pd(pd);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3100
extern __typeof__(ibv_import_mr) exported_ibv_import_mr __asm__("ibv_import_mr") __attribute__((weak));
struct ibv_mr *(ibv_import_mr)(struct ibv_pd *pd, uint32_t mr_handle)
{
    if (exported_ibv_import_mr)
        return exported_ibv_import_mr(pd, mr_handle);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3100
extern __typeof__(ibv_unimport_mr) exported_ibv_unimport_mr __asm__("ibv_unimport_mr") __attribute__((weak));
void (ibv_unimport_mr)(struct ibv_mr *mr)
{
    if (exported_ibv_unimport_mr) {
        exported_ibv_unimport_mr(mr);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3500
extern __typeof__(ibv_import_dm) exported_ibv_import_dm __asm__("ibv_import_dm") __attribute__((weak));
struct ibv_dm *(ibv_import_dm)(struct ibv_context *context, uint32_t dm_handle)
{
    if (exported_ibv_import_dm)
        return exported_ibv_import_dm(context, dm_handle);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 3500
extern __typeof__(ibv_unimport_dm) exported_ibv_unimport_dm __asm__("ibv_unimport_dm") __attribute__((weak));
void (ibv_unimport_dm)(struct ibv_dm *dm)
{
    if (exported_ibv_unimport_dm) {
        exported_ibv_unimport_dm(dm);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6200
extern __typeof__(ibv_query_port_speed) exported_ibv_query_port_speed __asm__("ibv_query_port_speed") __attribute__((weak));
int (ibv_query_port_speed)(struct ibv_context *context, uint32_t port_num, uint64_t *port_speed)
{
    if (exported_ibv_query_port_speed)
        return exported_ibv_query_port_speed(context, port_num, port_speed);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3200
extern __typeof__(_ibv_query_gid_ex) exported__ibv_query_gid_ex __asm__("_ibv_query_gid_ex") __attribute__((weak));
int (_ibv_query_gid_ex)(struct ibv_context *context, uint32_t port_num, uint32_t gid_index, struct ibv_gid_entry *entry, uint32_t flags, size_t entry_size)
{
    if (exported__ibv_query_gid_ex)
        return exported__ibv_query_gid_ex(context, port_num, gid_index, entry, flags, entry_size);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3200
extern __typeof__(_ibv_query_gid_table) exported__ibv_query_gid_table __asm__("_ibv_query_gid_table") __attribute__((weak));
ssize_t (_ibv_query_gid_table)(struct ibv_context *context, struct ibv_gid_entry *entries, size_t max_entries, uint32_t flags, size_t entry_size)
{
    if (exported__ibv_query_gid_table)
        return exported__ibv_query_gid_table(context, entries, max_entries, flags, entry_size);
    errno = EOPNOTSUPP;
    return -EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3400
extern __typeof__(ibv_reg_dmabuf_mr) exported_ibv_reg_dmabuf_mr __asm__("ibv_reg_dmabuf_mr") __attribute__((weak));
struct ibv_mr *(ibv_reg_dmabuf_mr)(struct ibv_pd *pd, uint64_t offset, size_t length, uint64_t iova, int fd, int access)
{
    if (exported_ibv_reg_dmabuf_mr)
        return exported_ibv_reg_dmabuf_mr(pd, offset, length, iova, fd, access);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 5900
extern __typeof__(ibv_reg_mr_ex) exported_ibv_reg_mr_ex __asm__("ibv_reg_mr_ex") __attribute__((weak));
struct ibv_mr *(ibv_reg_mr_ex)(struct ibv_pd *pd, struct ibv_mr_init_attr *mr_init_attr)
{
    if (exported_ibv_reg_mr_ex)
        return exported_ibv_reg_mr_ex(pd, mr_init_attr);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6200
extern __typeof__(ibv_dm_export_dmabuf_fd) exported_ibv_dm_export_dmabuf_fd __asm__("ibv_dm_export_dmabuf_fd") __attribute__((weak));
int (ibv_dm_export_dmabuf_fd)(struct ibv_dm *dm)
{
    if (exported_ibv_dm_export_dmabuf_fd)
        return exported_ibv_dm_export_dmabuf_fd(dm);
    errno = EOPNOTSUPP;
    return -1;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(_ibv_query_comp_cntr_caps) exported__ibv_query_comp_cntr_caps __asm__("_ibv_query_comp_cntr_caps") __attribute__((weak));
int (_ibv_query_comp_cntr_caps)(struct ibv_context *context, struct ibv_comp_cntr_caps *caps, size_t caps_size)
{
    if (exported__ibv_query_comp_cntr_caps)
        return exported__ibv_query_comp_cntr_caps(context, caps, caps_size);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_create_comp_cntr) exported_ibv_create_comp_cntr __asm__("ibv_create_comp_cntr") __attribute__((weak));
struct ibv_comp_cntr *(ibv_create_comp_cntr)(struct ibv_context *context, struct ibv_comp_cntr_init_attr *cc_attr)
{
    if (exported_ibv_create_comp_cntr)
        return exported_ibv_create_comp_cntr(context, cc_attr);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_destroy_comp_cntr) exported_ibv_destroy_comp_cntr __asm__("ibv_destroy_comp_cntr") __attribute__((weak));
int (ibv_destroy_comp_cntr)(struct ibv_comp_cntr *comp_cntr)
{
    if (exported_ibv_destroy_comp_cntr)
        return exported_ibv_destroy_comp_cntr(comp_cntr);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_set_comp_cntr) exported_ibv_set_comp_cntr __asm__("ibv_set_comp_cntr") __attribute__((weak));
int (ibv_set_comp_cntr)(struct ibv_comp_cntr *comp_cntr, uint64_t value)
{
    if (exported_ibv_set_comp_cntr)
        return exported_ibv_set_comp_cntr(comp_cntr, value);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_set_err_comp_cntr) exported_ibv_set_err_comp_cntr __asm__("ibv_set_err_comp_cntr") __attribute__((weak));
int (ibv_set_err_comp_cntr)(struct ibv_comp_cntr *comp_cntr, uint64_t value)
{
    if (exported_ibv_set_err_comp_cntr)
        return exported_ibv_set_err_comp_cntr(comp_cntr, value);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_inc_comp_cntr) exported_ibv_inc_comp_cntr __asm__("ibv_inc_comp_cntr") __attribute__((weak));
int (ibv_inc_comp_cntr)(struct ibv_comp_cntr *comp_cntr, uint64_t amount)
{
    if (exported_ibv_inc_comp_cntr)
        return exported_ibv_inc_comp_cntr(comp_cntr, amount);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_inc_err_comp_cntr) exported_ibv_inc_err_comp_cntr __asm__("ibv_inc_err_comp_cntr") __attribute__((weak));
int (ibv_inc_err_comp_cntr)(struct ibv_comp_cntr *comp_cntr, uint64_t amount)
{
    if (exported_ibv_inc_err_comp_cntr)
        return exported_ibv_inc_err_comp_cntr(comp_cntr, amount);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_read_comp_cntr) exported_ibv_read_comp_cntr __asm__("ibv_read_comp_cntr") __attribute__((weak));
int (ibv_read_comp_cntr)(struct ibv_comp_cntr *comp_cntr, uint64_t *value)
{
    if (exported_ibv_read_comp_cntr)
        return exported_ibv_read_comp_cntr(comp_cntr, value);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_read_err_comp_cntr) exported_ibv_read_err_comp_cntr __asm__("ibv_read_err_comp_cntr") __attribute__((weak));
int (ibv_read_err_comp_cntr)(struct ibv_comp_cntr *comp_cntr, uint64_t *value)
{
    if (exported_ibv_read_err_comp_cntr)
        return exported_ibv_read_err_comp_cntr(comp_cntr, value);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6400
extern __typeof__(ibv_alloc_buf) exported_ibv_alloc_buf __asm__("ibv_alloc_buf") __attribute__((weak));
void *(ibv_alloc_buf)(struct ibv_pd *pd, size_t size, struct ibv_buf **buf)
{
    if (exported_ibv_alloc_buf)
        return exported_ibv_alloc_buf(pd, size, buf);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_export_buf_dmabuf_fd) exported_ibv_export_buf_dmabuf_fd __asm__("ibv_export_buf_dmabuf_fd") __attribute__((weak));
int (ibv_export_buf_dmabuf_fd)(struct ibv_buf *buf)
{
    if (exported_ibv_export_buf_dmabuf_fd)
        return exported_ibv_export_buf_dmabuf_fd(buf);
    errno = EOPNOTSUPP;
    return -1;
}
#endif
#if RDMA_CORE_RELEASE >= 6400
extern __typeof__(ibv_free_buf) exported_ibv_free_buf __asm__("ibv_free_buf") __attribute__((weak));
void (ibv_free_buf)(struct ibv_buf *buf)
{
    if (exported_ibv_free_buf) {
        exported_ibv_free_buf(buf);
        return;
    }
    errno = EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6400
extern __typeof__(ibv_reg_buf_mr) exported_ibv_reg_buf_mr __asm__("ibv_reg_buf_mr") __attribute__((weak));
struct ibv_mr *(ibv_reg_buf_mr)(struct ibv_pd *pd, struct ibv_buf *buf, void *addr, size_t length, int access)
{
    if (exported_ibv_reg_buf_mr)
        return exported_ibv_reg_buf_mr(pd, buf, addr, length, access);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 5900
extern __typeof__(ibv_alloc_dmah) exported_ibv_alloc_dmah __asm__("ibv_alloc_dmah") __attribute__((weak));
struct ibv_dmah *(ibv_alloc_dmah)(struct ibv_context *context, struct ibv_dmah_init_attr *attr)
{
    if (exported_ibv_alloc_dmah)
        return exported_ibv_alloc_dmah(context, attr);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 5900
extern __typeof__(ibv_dealloc_dmah) exported_ibv_dealloc_dmah __asm__("ibv_dealloc_dmah") __attribute__((weak));
int (ibv_dealloc_dmah)(struct ibv_dmah *dmah)
{
    if (exported_ibv_dealloc_dmah)
        return exported_ibv_dealloc_dmah(dmah);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(ibv_qp_attach_comp_cntr) exported_ibv_qp_attach_comp_cntr __asm__("ibv_qp_attach_comp_cntr") __attribute__((weak));
int (ibv_qp_attach_comp_cntr)(struct ibv_qp *qp, struct ibv_comp_cntr *comp_cntr, struct ibv_qp_attach_comp_cntr_attr *attr)
{
    if (exported_ibv_qp_attach_comp_cntr)
        return exported_ibv_qp_attach_comp_cntr(qp, comp_cntr, attr);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3600
extern __typeof__(ibv_query_qp_data_in_order) exported_ibv_query_qp_data_in_order __asm__("ibv_query_qp_data_in_order") __attribute__((weak));
int (ibv_query_qp_data_in_order)(struct ibv_qp *qp, enum ibv_wr_opcode op, uint32_t flags)
{
    if (exported_ibv_query_qp_data_in_order)
        return exported_ibv_query_qp_data_in_order(qp, op, flags);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3500
extern __typeof__(ibv_is_fork_initialized) exported_ibv_is_fork_initialized __asm__("ibv_is_fork_initialized") __attribute__((weak));
enum ibv_fork_status (ibv_is_fork_initialized)(void)
{
    if (exported_ibv_is_fork_initialized)
        return exported_ibv_is_fork_initialized();
    errno = EOPNOTSUPP;
    return (enum ibv_fork_status){0};
}
#endif
#if RDMA_CORE_RELEASE >= 3100
extern __typeof__(ibv_set_ece) exported_ibv_set_ece __asm__("ibv_set_ece") __attribute__((weak));
int (ibv_set_ece)(struct ibv_qp *qp, struct ibv_ece *ece)
{
    if (exported_ibv_set_ece)
        return exported_ibv_set_ece(qp, ece);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 3100
extern __typeof__(ibv_query_ece) exported_ibv_query_ece __asm__("ibv_query_ece") __attribute__((weak));
int (ibv_query_ece)(struct ibv_qp *qp, struct ibv_ece *ece)
{
    if (exported_ibv_query_ece)
        return exported_ibv_query_ece(qp, ece);
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
SIZE(16, union ibv_gid);
OFFSET(0, union ibv_gid, raw);
OFFSET(0, union ibv_gid, global);
OFFSET(0, union ibv_gid, global.subnet_prefix);
OFFSET(8, union ibv_gid, global.interface_id);
#if RDMA_CORE_RELEASE >= 3200
SIZE(32, struct ibv_gid_entry);
OFFSET(0, struct ibv_gid_entry, gid);
OFFSET(16, struct ibv_gid_entry, gid_index);
OFFSET(20, struct ibv_gid_entry, port_num);
OFFSET(24, struct ibv_gid_entry, gid_type);
OFFSET(28, struct ibv_gid_entry, ndev_ifindex);
#endif
SIZE(16, struct ibv_alloc_dm_attr);
OFFSET(0, struct ibv_alloc_dm_attr, length);
OFFSET(8, struct ibv_alloc_dm_attr, log_align_req);
OFFSET(12, struct ibv_alloc_dm_attr, comp_mask);
OFFSET(0, struct ibv_dm, context);
OFFSET(8, struct ibv_dm, memcpy_to_dm);
OFFSET(16, struct ibv_dm, memcpy_from_dm);
OFFSET(24, struct ibv_dm, comp_mask);
#if RDMA_CORE_RELEASE >= 3500
OFFSET(28, struct ibv_dm, handle);
#endif
SIZE(232, struct ibv_device_attr);
OFFSET(0, struct ibv_device_attr, fw_ver);
OFFSET(64, struct ibv_device_attr, node_guid);
OFFSET(72, struct ibv_device_attr, sys_image_guid);
OFFSET(80, struct ibv_device_attr, max_mr_size);
OFFSET(88, struct ibv_device_attr, page_size_cap);
OFFSET(96, struct ibv_device_attr, vendor_id);
OFFSET(100, struct ibv_device_attr, vendor_part_id);
OFFSET(104, struct ibv_device_attr, hw_ver);
OFFSET(108, struct ibv_device_attr, max_qp);
OFFSET(112, struct ibv_device_attr, max_qp_wr);
OFFSET(116, struct ibv_device_attr, device_cap_flags);
OFFSET(120, struct ibv_device_attr, max_sge);
OFFSET(124, struct ibv_device_attr, max_sge_rd);
OFFSET(128, struct ibv_device_attr, max_cq);
OFFSET(132, struct ibv_device_attr, max_cqe);
OFFSET(136, struct ibv_device_attr, max_mr);
OFFSET(140, struct ibv_device_attr, max_pd);
OFFSET(144, struct ibv_device_attr, max_qp_rd_atom);
OFFSET(148, struct ibv_device_attr, max_ee_rd_atom);
OFFSET(152, struct ibv_device_attr, max_res_rd_atom);
OFFSET(156, struct ibv_device_attr, max_qp_init_rd_atom);
OFFSET(160, struct ibv_device_attr, max_ee_init_rd_atom);
OFFSET(164, struct ibv_device_attr, atomic_cap);
OFFSET(168, struct ibv_device_attr, max_ee);
OFFSET(172, struct ibv_device_attr, max_rdd);
OFFSET(176, struct ibv_device_attr, max_mw);
OFFSET(180, struct ibv_device_attr, max_raw_ipv6_qp);
OFFSET(184, struct ibv_device_attr, max_raw_ethy_qp);
OFFSET(188, struct ibv_device_attr, max_mcast_grp);
OFFSET(192, struct ibv_device_attr, max_mcast_qp_attach);
OFFSET(196, struct ibv_device_attr, max_total_mcast_qp_attach);
OFFSET(200, struct ibv_device_attr, max_ah);
OFFSET(204, struct ibv_device_attr, max_fmr);
OFFSET(208, struct ibv_device_attr, max_map_per_fmr);
OFFSET(212, struct ibv_device_attr, max_srq);
OFFSET(216, struct ibv_device_attr, max_srq_wr);
OFFSET(220, struct ibv_device_attr, max_srq_sge);
OFFSET(224, struct ibv_device_attr, max_pkeys);
OFFSET(226, struct ibv_device_attr, local_ca_ack_delay);
OFFSET(227, struct ibv_device_attr, phys_port_cnt);
SIZE(4, struct ibv_query_device_ex_input);
OFFSET(0, struct ibv_query_device_ex_input, comp_mask);
SIZE(24, struct ibv_odp_caps);
OFFSET(0, struct ibv_odp_caps, general_caps);
OFFSET(8, struct ibv_odp_caps, per_transport_caps);
OFFSET(8, struct ibv_odp_caps, per_transport_caps.rc_odp_caps);
OFFSET(12, struct ibv_odp_caps, per_transport_caps.uc_odp_caps);
OFFSET(16, struct ibv_odp_caps, per_transport_caps.ud_odp_caps);
SIZE(8, struct ibv_tso_caps);
OFFSET(0, struct ibv_tso_caps, max_tso);
OFFSET(4, struct ibv_tso_caps, supported_qpts);
SIZE(32, struct ibv_rss_caps);
OFFSET(0, struct ibv_rss_caps, supported_qpts);
OFFSET(4, struct ibv_rss_caps, max_rwq_indirection_tables);
OFFSET(8, struct ibv_rss_caps, max_rwq_indirection_table_size);
OFFSET(16, struct ibv_rss_caps, rx_hash_fields_mask);
OFFSET(24, struct ibv_rss_caps, rx_hash_function);
SIZE(12, struct ibv_packet_pacing_caps);
OFFSET(0, struct ibv_packet_pacing_caps, qp_rate_limit_min);
OFFSET(4, struct ibv_packet_pacing_caps, qp_rate_limit_max);
OFFSET(8, struct ibv_packet_pacing_caps, supported_qpts);
SIZE(20, struct ibv_tm_caps);
OFFSET(0, struct ibv_tm_caps, max_rndv_hdr_size);
OFFSET(4, struct ibv_tm_caps, max_num_tags);
OFFSET(8, struct ibv_tm_caps, flags);
OFFSET(12, struct ibv_tm_caps, max_ops);
OFFSET(16, struct ibv_tm_caps, max_sge);
SIZE(4, struct ibv_cq_moderation_caps);
OFFSET(0, struct ibv_cq_moderation_caps, max_cq_count);
OFFSET(2, struct ibv_cq_moderation_caps, max_cq_period);
SIZE(6, struct ibv_pci_atomic_caps);
OFFSET(0, struct ibv_pci_atomic_caps, fetch_add);
OFFSET(2, struct ibv_pci_atomic_caps, swap);
OFFSET(4, struct ibv_pci_atomic_caps, compare_swap);
SIZE(400, struct ibv_device_attr_ex);
OFFSET(0, struct ibv_device_attr_ex, orig_attr);
OFFSET(232, struct ibv_device_attr_ex, comp_mask);
OFFSET(240, struct ibv_device_attr_ex, odp_caps);
OFFSET(264, struct ibv_device_attr_ex, completion_timestamp_mask);
OFFSET(272, struct ibv_device_attr_ex, hca_core_clock);
OFFSET(280, struct ibv_device_attr_ex, device_cap_flags_ex);
OFFSET(288, struct ibv_device_attr_ex, tso_caps);
OFFSET(296, struct ibv_device_attr_ex, rss_caps);
OFFSET(328, struct ibv_device_attr_ex, max_wq_type_rq);
OFFSET(332, struct ibv_device_attr_ex, packet_pacing_caps);
OFFSET(344, struct ibv_device_attr_ex, raw_packet_caps);
OFFSET(348, struct ibv_device_attr_ex, tm_caps);
OFFSET(368, struct ibv_device_attr_ex, cq_mod_caps);
OFFSET(376, struct ibv_device_attr_ex, max_dm_size);
OFFSET(384, struct ibv_device_attr_ex, pci_atomic_caps);
OFFSET(392, struct ibv_device_attr_ex, xrc_odp_caps);
#if RDMA_CORE_RELEASE >= 3500
OFFSET(396, struct ibv_device_attr_ex, phys_port_cnt_ex);
#endif
SIZE(56, struct ibv_port_attr);
OFFSET(0, struct ibv_port_attr, state);
OFFSET(4, struct ibv_port_attr, max_mtu);
OFFSET(8, struct ibv_port_attr, active_mtu);
OFFSET(12, struct ibv_port_attr, gid_tbl_len);
OFFSET(16, struct ibv_port_attr, port_cap_flags);
OFFSET(20, struct ibv_port_attr, max_msg_sz);
OFFSET(24, struct ibv_port_attr, bad_pkey_cntr);
OFFSET(28, struct ibv_port_attr, qkey_viol_cntr);
OFFSET(32, struct ibv_port_attr, pkey_tbl_len);
OFFSET(34, struct ibv_port_attr, lid);
OFFSET(36, struct ibv_port_attr, sm_lid);
OFFSET(38, struct ibv_port_attr, lmc);
OFFSET(39, struct ibv_port_attr, max_vl_num);
OFFSET(40, struct ibv_port_attr, sm_sl);
OFFSET(41, struct ibv_port_attr, subnet_timeout);
OFFSET(42, struct ibv_port_attr, init_type_reply);
OFFSET(43, struct ibv_port_attr, active_width);
OFFSET(44, struct ibv_port_attr, active_speed);
OFFSET(45, struct ibv_port_attr, phys_state);
OFFSET(46, struct ibv_port_attr, link_layer);
OFFSET(47, struct ibv_port_attr, flags);
OFFSET(48, struct ibv_port_attr, port_cap_flags2);
#if RDMA_CORE_RELEASE >= 4900
OFFSET(52, struct ibv_port_attr, active_speed_ex);
#endif
SIZE(16, struct ibv_async_event);
OFFSET(0, struct ibv_async_event, element);
OFFSET(0, struct ibv_async_event, element.cq);
OFFSET(0, struct ibv_async_event, element.qp);
OFFSET(0, struct ibv_async_event, element.srq);
OFFSET(0, struct ibv_async_event, element.wq);
OFFSET(0, struct ibv_async_event, element.port_num);
OFFSET(8, struct ibv_async_event, event_type);
SIZE(48, struct ibv_wc);
OFFSET(0, struct ibv_wc, wr_id);
OFFSET(8, struct ibv_wc, status);
OFFSET(12, struct ibv_wc, opcode);
OFFSET(16, struct ibv_wc, vendor_err);
OFFSET(20, struct ibv_wc, byte_len);
OFFSET(24, struct ibv_wc, imm_data);
OFFSET(24, struct ibv_wc, invalidated_rkey);
OFFSET(28, struct ibv_wc, qp_num);
OFFSET(32, struct ibv_wc, src_qp);
OFFSET(36, struct ibv_wc, wc_flags);
OFFSET(40, struct ibv_wc, pkey_index);
OFFSET(42, struct ibv_wc, slid);
OFFSET(44, struct ibv_wc, sl);
OFFSET(45, struct ibv_wc, dlid_path_bits);
SIZE(32, struct ibv_mw_bind_info);
OFFSET(0, struct ibv_mw_bind_info, mr);
OFFSET(8, struct ibv_mw_bind_info, addr);
OFFSET(16, struct ibv_mw_bind_info, length);
OFFSET(24, struct ibv_mw_bind_info, mw_access_flags);
#if RDMA_CORE_RELEASE >= 5900
OFFSET(0, struct ibv_dmah, context);
#endif
OFFSET(0, struct ibv_pd, context);
OFFSET(8, struct ibv_pd, handle);
SIZE(4, struct ibv_td_init_attr);
OFFSET(0, struct ibv_td_init_attr, comp_mask);
OFFSET(0, struct ibv_td, context);
SIZE(12, struct ibv_xrcd_init_attr);
OFFSET(0, struct ibv_xrcd_init_attr, comp_mask);
OFFSET(4, struct ibv_xrcd_init_attr, fd);
OFFSET(8, struct ibv_xrcd_init_attr, oflags);
OFFSET(0, struct ibv_xrcd, context);
OFFSET(0, struct ibv_mr, context);
OFFSET(8, struct ibv_mr, pd);
OFFSET(16, struct ibv_mr, addr);
OFFSET(24, struct ibv_mr, length);
OFFSET(32, struct ibv_mr, handle);
OFFSET(36, struct ibv_mr, lkey);
OFFSET(40, struct ibv_mr, rkey);
#if RDMA_CORE_RELEASE >= 5900
SIZE(72, struct ibv_mr_init_attr);
OFFSET(0, struct ibv_mr_init_attr, length);
OFFSET(8, struct ibv_mr_init_attr, access);
OFFSET(16, struct ibv_mr_init_attr, comp_mask);
OFFSET(24, struct ibv_mr_init_attr, iova);
OFFSET(32, struct ibv_mr_init_attr, addr);
OFFSET(40, struct ibv_mr_init_attr, fd);
OFFSET(48, struct ibv_mr_init_attr, fd_offset);
OFFSET(56, struct ibv_mr_init_attr, dmah);
OFFSET(64, struct ibv_mr_init_attr, buf);
#endif
OFFSET(0, struct ibv_mw, context);
OFFSET(8, struct ibv_mw, pd);
OFFSET(16, struct ibv_mw, rkey);
OFFSET(20, struct ibv_mw, handle);
OFFSET(24, struct ibv_mw, type);
SIZE(24, struct ibv_global_route);
OFFSET(0, struct ibv_global_route, dgid);
OFFSET(16, struct ibv_global_route, flow_label);
OFFSET(20, struct ibv_global_route, sgid_index);
OFFSET(21, struct ibv_global_route, hop_limit);
OFFSET(22, struct ibv_global_route, traffic_class);
SIZE(40, struct ibv_grh);
OFFSET(0, struct ibv_grh, version_tclass_flow);
OFFSET(4, struct ibv_grh, paylen);
OFFSET(6, struct ibv_grh, next_hdr);
OFFSET(7, struct ibv_grh, hop_limit);
OFFSET(8, struct ibv_grh, sgid);
OFFSET(24, struct ibv_grh, dgid);
SIZE(32, struct ibv_ah_attr);
OFFSET(0, struct ibv_ah_attr, grh);
OFFSET(24, struct ibv_ah_attr, dlid);
OFFSET(26, struct ibv_ah_attr, sl);
OFFSET(27, struct ibv_ah_attr, src_path_bits);
OFFSET(28, struct ibv_ah_attr, static_rate);
OFFSET(29, struct ibv_ah_attr, is_global);
OFFSET(30, struct ibv_ah_attr, port_num);
SIZE(12, struct ibv_srq_attr);
OFFSET(0, struct ibv_srq_attr, max_wr);
OFFSET(4, struct ibv_srq_attr, max_sge);
OFFSET(8, struct ibv_srq_attr, srq_limit);
SIZE(24, struct ibv_srq_init_attr);
OFFSET(0, struct ibv_srq_init_attr, srq_context);
OFFSET(8, struct ibv_srq_init_attr, attr);
SIZE(8, struct ibv_tm_cap);
OFFSET(0, struct ibv_tm_cap, max_num_tags);
OFFSET(4, struct ibv_tm_cap, max_ops);
SIZE(64, struct ibv_srq_init_attr_ex);
OFFSET(0, struct ibv_srq_init_attr_ex, srq_context);
OFFSET(8, struct ibv_srq_init_attr_ex, attr);
OFFSET(20, struct ibv_srq_init_attr_ex, comp_mask);
OFFSET(24, struct ibv_srq_init_attr_ex, srq_type);
OFFSET(32, struct ibv_srq_init_attr_ex, pd);
OFFSET(40, struct ibv_srq_init_attr_ex, xrcd);
OFFSET(48, struct ibv_srq_init_attr_ex, cq);
OFFSET(56, struct ibv_srq_init_attr_ex, tm_cap);
SIZE(48, struct ibv_wq_init_attr);
OFFSET(0, struct ibv_wq_init_attr, wq_context);
OFFSET(8, struct ibv_wq_init_attr, wq_type);
OFFSET(12, struct ibv_wq_init_attr, max_wr);
OFFSET(16, struct ibv_wq_init_attr, max_sge);
OFFSET(24, struct ibv_wq_init_attr, pd);
OFFSET(32, struct ibv_wq_init_attr, cq);
OFFSET(40, struct ibv_wq_init_attr, comp_mask);
OFFSET(44, struct ibv_wq_init_attr, create_flags);
SIZE(20, struct ibv_wq_attr);
OFFSET(0, struct ibv_wq_attr, attr_mask);
OFFSET(4, struct ibv_wq_attr, wq_state);
OFFSET(8, struct ibv_wq_attr, curr_wq_state);
OFFSET(12, struct ibv_wq_attr, flags);
OFFSET(16, struct ibv_wq_attr, flags_mask);
OFFSET(0, struct ibv_rwq_ind_table, context);
OFFSET(8, struct ibv_rwq_ind_table, ind_tbl_handle);
OFFSET(12, struct ibv_rwq_ind_table, ind_tbl_num);
OFFSET(16, struct ibv_rwq_ind_table, comp_mask);
SIZE(24, struct ibv_rwq_ind_table_init_attr);
OFFSET(0, struct ibv_rwq_ind_table_init_attr, log_ind_tbl_size);
OFFSET(8, struct ibv_rwq_ind_table_init_attr, ind_tbl);
OFFSET(16, struct ibv_rwq_ind_table_init_attr, comp_mask);
SIZE(20, struct ibv_qp_cap);
OFFSET(0, struct ibv_qp_cap, max_send_wr);
OFFSET(4, struct ibv_qp_cap, max_recv_wr);
OFFSET(8, struct ibv_qp_cap, max_send_sge);
OFFSET(12, struct ibv_qp_cap, max_recv_sge);
OFFSET(16, struct ibv_qp_cap, max_inline_data);
SIZE(64, struct ibv_qp_init_attr);
OFFSET(0, struct ibv_qp_init_attr, qp_context);
OFFSET(8, struct ibv_qp_init_attr, send_cq);
OFFSET(16, struct ibv_qp_init_attr, recv_cq);
OFFSET(24, struct ibv_qp_init_attr, srq);
OFFSET(32, struct ibv_qp_init_attr, cap);
OFFSET(52, struct ibv_qp_init_attr, qp_type);
OFFSET(56, struct ibv_qp_init_attr, sq_sig_all);
SIZE(24, struct ibv_rx_hash_conf);
OFFSET(0, struct ibv_rx_hash_conf, rx_hash_function);
OFFSET(1, struct ibv_rx_hash_conf, rx_hash_key_len);
OFFSET(8, struct ibv_rx_hash_conf, rx_hash_key);
OFFSET(16, struct ibv_rx_hash_conf, rx_hash_fields_mask);
SIZE(136, struct ibv_qp_init_attr_ex);
OFFSET(0, struct ibv_qp_init_attr_ex, qp_context);
OFFSET(8, struct ibv_qp_init_attr_ex, send_cq);
OFFSET(16, struct ibv_qp_init_attr_ex, recv_cq);
OFFSET(24, struct ibv_qp_init_attr_ex, srq);
OFFSET(32, struct ibv_qp_init_attr_ex, cap);
OFFSET(52, struct ibv_qp_init_attr_ex, qp_type);
OFFSET(56, struct ibv_qp_init_attr_ex, sq_sig_all);
OFFSET(60, struct ibv_qp_init_attr_ex, comp_mask);
OFFSET(64, struct ibv_qp_init_attr_ex, pd);
OFFSET(72, struct ibv_qp_init_attr_ex, xrcd);
OFFSET(80, struct ibv_qp_init_attr_ex, create_flags);
OFFSET(84, struct ibv_qp_init_attr_ex, max_tso_header);
OFFSET(88, struct ibv_qp_init_attr_ex, rwq_ind_tbl);
OFFSET(96, struct ibv_qp_init_attr_ex, rx_hash_conf);
OFFSET(120, struct ibv_qp_init_attr_ex, source_qpn);
OFFSET(128, struct ibv_qp_init_attr_ex, send_ops_flags);
SIZE(32, struct ibv_qp_open_attr);
OFFSET(0, struct ibv_qp_open_attr, comp_mask);
OFFSET(4, struct ibv_qp_open_attr, qp_num);
OFFSET(8, struct ibv_qp_open_attr, xrcd);
OFFSET(16, struct ibv_qp_open_attr, qp_context);
OFFSET(24, struct ibv_qp_open_attr, qp_type);
SIZE(144, struct ibv_qp_attr);
OFFSET(0, struct ibv_qp_attr, qp_state);
OFFSET(4, struct ibv_qp_attr, cur_qp_state);
OFFSET(8, struct ibv_qp_attr, path_mtu);
OFFSET(12, struct ibv_qp_attr, path_mig_state);
OFFSET(16, struct ibv_qp_attr, qkey);
OFFSET(20, struct ibv_qp_attr, rq_psn);
OFFSET(24, struct ibv_qp_attr, sq_psn);
OFFSET(28, struct ibv_qp_attr, dest_qp_num);
OFFSET(32, struct ibv_qp_attr, qp_access_flags);
OFFSET(36, struct ibv_qp_attr, cap);
OFFSET(56, struct ibv_qp_attr, ah_attr);
OFFSET(88, struct ibv_qp_attr, alt_ah_attr);
OFFSET(120, struct ibv_qp_attr, pkey_index);
OFFSET(122, struct ibv_qp_attr, alt_pkey_index);
OFFSET(124, struct ibv_qp_attr, en_sqd_async_notify);
OFFSET(125, struct ibv_qp_attr, sq_draining);
OFFSET(126, struct ibv_qp_attr, max_rd_atomic);
OFFSET(127, struct ibv_qp_attr, max_dest_rd_atomic);
OFFSET(128, struct ibv_qp_attr, min_rnr_timer);
OFFSET(129, struct ibv_qp_attr, port_num);
OFFSET(130, struct ibv_qp_attr, timeout);
OFFSET(131, struct ibv_qp_attr, retry_cnt);
OFFSET(132, struct ibv_qp_attr, rnr_retry);
OFFSET(133, struct ibv_qp_attr, alt_port_num);
OFFSET(134, struct ibv_qp_attr, alt_timeout);
OFFSET(136, struct ibv_qp_attr, rate_limit);
SIZE(16, struct ibv_qp_rate_limit_attr);
OFFSET(0, struct ibv_qp_rate_limit_attr, rate_limit);
OFFSET(4, struct ibv_qp_rate_limit_attr, max_burst_sz);
OFFSET(8, struct ibv_qp_rate_limit_attr, typical_pkt_sz);
OFFSET(12, struct ibv_qp_rate_limit_attr, comp_mask);
SIZE(16, struct ibv_data_buf);
OFFSET(0, struct ibv_data_buf, addr);
OFFSET(8, struct ibv_data_buf, length);
SIZE(16, struct ibv_sge);
OFFSET(0, struct ibv_sge, addr);
OFFSET(8, struct ibv_sge, length);
OFFSET(12, struct ibv_sge, lkey);
#if RDMA_CORE_RELEASE >= 5700
SIZE(16, struct ibv_fd_arr);
OFFSET(0, struct ibv_fd_arr, arr);
OFFSET(8, struct ibv_fd_arr, count);
#endif
SIZE(128, struct ibv_send_wr);
OFFSET(0, struct ibv_send_wr, wr_id);
OFFSET(8, struct ibv_send_wr, next);
OFFSET(16, struct ibv_send_wr, sg_list);
OFFSET(24, struct ibv_send_wr, num_sge);
OFFSET(28, struct ibv_send_wr, opcode);
OFFSET(32, struct ibv_send_wr, send_flags);
OFFSET(36, struct ibv_send_wr, imm_data);
OFFSET(36, struct ibv_send_wr, invalidate_rkey);
OFFSET(40, struct ibv_send_wr, wr);
OFFSET(40, struct ibv_send_wr, wr.rdma);
OFFSET(40, struct ibv_send_wr, wr.rdma.remote_addr);
OFFSET(48, struct ibv_send_wr, wr.rdma.rkey);
OFFSET(40, struct ibv_send_wr, wr.atomic);
OFFSET(40, struct ibv_send_wr, wr.atomic.remote_addr);
OFFSET(48, struct ibv_send_wr, wr.atomic.compare_add);
OFFSET(56, struct ibv_send_wr, wr.atomic.swap);
OFFSET(64, struct ibv_send_wr, wr.atomic.rkey);
OFFSET(40, struct ibv_send_wr, wr.ud);
OFFSET(40, struct ibv_send_wr, wr.ud.ah);
OFFSET(48, struct ibv_send_wr, wr.ud.remote_qpn);
OFFSET(52, struct ibv_send_wr, wr.ud.remote_qkey);
OFFSET(72, struct ibv_send_wr, qp_type);
OFFSET(72, struct ibv_send_wr, qp_type.xrc);
OFFSET(72, struct ibv_send_wr, qp_type.xrc.remote_srqn);
OFFSET(80, struct ibv_send_wr, bind_mw);
OFFSET(80, struct ibv_send_wr, bind_mw.mw);
OFFSET(88, struct ibv_send_wr, bind_mw.rkey);
OFFSET(96, struct ibv_send_wr, bind_mw.bind_info);
OFFSET(80, struct ibv_send_wr, tso);
OFFSET(80, struct ibv_send_wr, tso.hdr);
OFFSET(88, struct ibv_send_wr, tso.hdr_sz);
OFFSET(90, struct ibv_send_wr, tso.mss);
SIZE(32, struct ibv_recv_wr);
OFFSET(0, struct ibv_recv_wr, wr_id);
OFFSET(8, struct ibv_recv_wr, next);
OFFSET(16, struct ibv_recv_wr, sg_list);
OFFSET(24, struct ibv_recv_wr, num_sge);
SIZE(72, struct ibv_ops_wr);
OFFSET(0, struct ibv_ops_wr, wr_id);
OFFSET(8, struct ibv_ops_wr, next);
OFFSET(16, struct ibv_ops_wr, opcode);
OFFSET(20, struct ibv_ops_wr, flags);
OFFSET(24, struct ibv_ops_wr, tm);
OFFSET(24, struct ibv_ops_wr, tm.unexpected_cnt);
OFFSET(28, struct ibv_ops_wr, tm.handle);
OFFSET(32, struct ibv_ops_wr, tm.add);
OFFSET(32, struct ibv_ops_wr, tm.add.recv_wr_id);
OFFSET(40, struct ibv_ops_wr, tm.add.sg_list);
OFFSET(48, struct ibv_ops_wr, tm.add.num_sge);
OFFSET(56, struct ibv_ops_wr, tm.add.tag);
OFFSET(64, struct ibv_ops_wr, tm.add.mask);
SIZE(48, struct ibv_mw_bind);
OFFSET(0, struct ibv_mw_bind, wr_id);
OFFSET(8, struct ibv_mw_bind, send_flags);
OFFSET(16, struct ibv_mw_bind, bind_info);
OFFSET(0, struct ibv_srq, context);
OFFSET(8, struct ibv_srq, srq_context);
OFFSET(16, struct ibv_srq, pd);
OFFSET(24, struct ibv_srq, handle);
OFFSET(32, struct ibv_srq, mutex);
OFFSET(BY_TARGET(72, 80, 72), struct ibv_srq, cond);
OFFSET(BY_TARGET(120, 128, 120), struct ibv_srq, events_completed);
OFFSET(0, struct ibv_wq, context);
OFFSET(8, struct ibv_wq, wq_context);
OFFSET(16, struct ibv_wq, pd);
OFFSET(24, struct ibv_wq, cq);
OFFSET(32, struct ibv_wq, wq_num);
OFFSET(36, struct ibv_wq, handle);
OFFSET(40, struct ibv_wq, state);
OFFSET(44, struct ibv_wq, wq_type);
OFFSET(48, struct ibv_wq, post_recv);
OFFSET(56, struct ibv_wq, mutex);
OFFSET(BY_TARGET(96, 104, 96), struct ibv_wq, cond);
OFFSET(BY_TARGET(144, 152, 144), struct ibv_wq, events_completed);
OFFSET(BY_TARGET(148, 156, 148), struct ibv_wq, comp_mask);
OFFSET(0, struct ibv_qp, context);
OFFSET(8, struct ibv_qp, qp_context);
OFFSET(16, struct ibv_qp, pd);
OFFSET(24, struct ibv_qp, send_cq);
OFFSET(32, struct ibv_qp, recv_cq);
OFFSET(40, struct ibv_qp, srq);
OFFSET(48, struct ibv_qp, handle);
OFFSET(52, struct ibv_qp, qp_num);
OFFSET(56, struct ibv_qp, state);
OFFSET(60, struct ibv_qp, qp_type);
OFFSET(64, struct ibv_qp, mutex);
OFFSET(BY_TARGET(104, 112, 104), struct ibv_qp, cond);
OFFSET(BY_TARGET(152, 160, 152), struct ibv_qp, events_completed);
OFFSET(0, struct ibv_qp_ex, qp_base);
OFFSET(BY_TARGET(160, 168, 160), struct ibv_qp_ex, comp_mask);
OFFSET(BY_TARGET(168, 176, 168), struct ibv_qp_ex, wr_id);
OFFSET(BY_TARGET(176, 184, 176), struct ibv_qp_ex, wr_flags);
OFFSET(BY_TARGET(184, 192, 184), struct ibv_qp_ex, wr_atomic_cmp_swp);
OFFSET(BY_TARGET(192, 200, 192), struct ibv_qp_ex, wr_atomic_fetch_add);
OFFSET(BY_TARGET(200, 208, 200), struct ibv_qp_ex, wr_bind_mw);
OFFSET(BY_TARGET(208, 216, 208), struct ibv_qp_ex, wr_local_inv);
OFFSET(BY_TARGET(216, 224, 216), struct ibv_qp_ex, wr_rdma_read);
OFFSET(BY_TARGET(224, 232, 224), struct ibv_qp_ex, wr_rdma_write);
OFFSET(BY_TARGET(232, 240, 232), struct ibv_qp_ex, wr_rdma_write_imm);
OFFSET(BY_TARGET(240, 248, 240), struct ibv_qp_ex, wr_send);
OFFSET(BY_TARGET(248, 256, 248), struct ibv_qp_ex, wr_send_imm);
OFFSET(BY_TARGET(256, 264, 256), struct ibv_qp_ex, wr_send_inv);
OFFSET(BY_TARGET(264, 272, 264), struct ibv_qp_ex, wr_send_tso);
OFFSET(BY_TARGET(272, 280, 272), struct ibv_qp_ex, wr_set_ud_addr);
OFFSET(BY_TARGET(280, 288, 280), struct ibv_qp_ex, wr_set_xrc_srqn);
OFFSET(BY_TARGET(288, 296, 288), struct ibv_qp_ex, wr_set_inline_data);
OFFSET(BY_TARGET(296, 304, 296), struct ibv_qp_ex, wr_set_inline_data_list);
OFFSET(BY_TARGET(304, 312, 304), struct ibv_qp_ex, wr_set_sge);
OFFSET(BY_TARGET(312, 320, 312), struct ibv_qp_ex, wr_set_sge_list);
OFFSET(BY_TARGET(320, 328, 320), struct ibv_qp_ex, wr_start);
OFFSET(BY_TARGET(328, 336, 328), struct ibv_qp_ex, wr_complete);
OFFSET(BY_TARGET(336, 344, 336), struct ibv_qp_ex, wr_abort);
#if RDMA_CORE_RELEASE >= 4400
OFFSET(BY_TARGET(344, 352, 344), struct ibv_qp_ex, wr_atomic_write);
#endif
#if RDMA_CORE_RELEASE >= 4500
OFFSET(BY_TARGET(352, 360, 352), struct ibv_qp_ex, wr_flush);
#endif
#if RDMA_CORE_RELEASE >= 3100
SIZE(12, struct ibv_ece);
OFFSET(0, struct ibv_ece, vendor_id);
OFFSET(4, struct ibv_ece, options);
OFFSET(8, struct ibv_ece, comp_mask);
#endif
OFFSET(0, struct ibv_comp_channel, context);
OFFSET(8, struct ibv_comp_channel, fd);
OFFSET(12, struct ibv_comp_channel, refcnt);
OFFSET(0, struct ibv_cq, context);
OFFSET(8, struct ibv_cq, channel);
OFFSET(16, struct ibv_cq, cq_context);
OFFSET(24, struct ibv_cq, handle);
OFFSET(28, struct ibv_cq, cqe);
OFFSET(32, struct ibv_cq, mutex);
OFFSET(BY_TARGET(72, 80, 72), struct ibv_cq, cond);
OFFSET(BY_TARGET(120, 128, 120), struct ibv_cq, comp_events_completed);
OFFSET(BY_TARGET(124, 132, 124), struct ibv_cq, async_events_completed);
SIZE(4, struct ibv_poll_cq_attr);
OFFSET(0, struct ibv_poll_cq_attr, comp_mask);
SIZE(16, struct ibv_wc_tm_info);
OFFSET(0, struct ibv_wc_tm_info, tag);
OFFSET(8, struct ibv_wc_tm_info, priv);
OFFSET(0, struct ibv_cq_ex, context);
OFFSET(8, struct ibv_cq_ex, channel);
OFFSET(16, struct ibv_cq_ex, cq_context);
OFFSET(24, struct ibv_cq_ex, handle);
OFFSET(28, struct ibv_cq_ex, cqe);
OFFSET(32, struct ibv_cq_ex, mutex);
OFFSET(BY_TARGET(72, 80, 72), struct ibv_cq_ex, cond);
OFFSET(BY_TARGET(120, 128, 120), struct ibv_cq_ex, comp_events_completed);
OFFSET(BY_TARGET(124, 132, 124), struct ibv_cq_ex, async_events_completed);
OFFSET(BY_TARGET(128, 136, 128), struct ibv_cq_ex, comp_mask);
OFFSET(BY_TARGET(132, 140, 132), struct ibv_cq_ex, status);
OFFSET(BY_TARGET(136, 144, 136), struct ibv_cq_ex, wr_id);
OFFSET(BY_TARGET(144, 152, 144), struct ibv_cq_ex, start_poll);
OFFSET(BY_TARGET(152, 160, 152), struct ibv_cq_ex, next_poll);
OFFSET(BY_TARGET(160, 168, 160), struct ibv_cq_ex, end_poll);
OFFSET(BY_TARGET(168, 176, 168), struct ibv_cq_ex, read_opcode);
OFFSET(BY_TARGET(176, 184, 176), struct ibv_cq_ex, read_vendor_err);
OFFSET(BY_TARGET(184, 192, 184), struct ibv_cq_ex, read_byte_len);
OFFSET(BY_TARGET(192, 200, 192), struct ibv_cq_ex, read_imm_data);
OFFSET(BY_TARGET(200, 208, 200), struct ibv_cq_ex, read_qp_num);
OFFSET(BY_TARGET(208, 216, 208), struct ibv_cq_ex, read_src_qp);
OFFSET(BY_TARGET(216, 224, 216), struct ibv_cq_ex, read_wc_flags);
OFFSET(BY_TARGET(224, 232, 224), struct ibv_cq_ex, read_slid);
OFFSET(BY_TARGET(232, 240, 232), struct ibv_cq_ex, read_sl);
OFFSET(BY_TARGET(240, 248, 240), struct ibv_cq_ex, read_dlid_path_bits);
OFFSET(BY_TARGET(248, 256, 248), struct ibv_cq_ex, read_completion_ts);
OFFSET(BY_TARGET(256, 264, 256), struct ibv_cq_ex, read_cvlan);
OFFSET(BY_TARGET(264, 272, 264), struct ibv_cq_ex, read_flow_tag);
OFFSET(BY_TARGET(272, 280, 272), struct ibv_cq_ex, read_tm_info);
OFFSET(BY_TARGET(280, 288, 280), struct ibv_cq_ex, read_completion_wallclock_ns);
SIZE(4, struct ibv_moderate_cq);
OFFSET(0, struct ibv_moderate_cq, cq_count);
OFFSET(2, struct ibv_moderate_cq, cq_period);
SIZE(8, struct ibv_modify_cq_attr);
OFFSET(0, struct ibv_modify_cq_attr, attr_mask);
OFFSET(4, struct ibv_modify_cq_attr, moderate);
OFFSET(0, struct ibv_ah, context);
OFFSET(8, struct ibv_ah, pd);
OFFSET(16, struct ibv_ah, handle);
SIZE(16, struct ibv_flow_eth_filter);
OFFSET(0, struct ibv_flow_eth_filter, dst_mac);
OFFSET(6, struct ibv_flow_eth_filter, src_mac);
OFFSET(12, struct ibv_flow_eth_filter, ether_type);
OFFSET(14, struct ibv_flow_eth_filter, vlan_tag);
SIZE(40, struct ibv_flow_spec_eth);
OFFSET(0, struct ibv_flow_spec_eth, type);
OFFSET(4, struct ibv_flow_spec_eth, size);
OFFSET(6, struct ibv_flow_spec_eth, val);
OFFSET(22, struct ibv_flow_spec_eth, mask);
SIZE(8, struct ibv_flow_ipv4_filter);
OFFSET(0, struct ibv_flow_ipv4_filter, src_ip);
OFFSET(4, struct ibv_flow_ipv4_filter, dst_ip);
SIZE(24, struct ibv_flow_spec_ipv4);
OFFSET(0, struct ibv_flow_spec_ipv4, type);
OFFSET(4, struct ibv_flow_spec_ipv4, size);
OFFSET(8, struct ibv_flow_spec_ipv4, val);
OFFSET(16, struct ibv_flow_spec_ipv4, mask);
SIZE(12, struct ibv_flow_ipv4_ext_filter);
OFFSET(0, struct ibv_flow_ipv4_ext_filter, src_ip);
OFFSET(4, struct ibv_flow_ipv4_ext_filter, dst_ip);
OFFSET(8, struct ibv_flow_ipv4_ext_filter, proto);
OFFSET(9, struct ibv_flow_ipv4_ext_filter, tos);
OFFSET(10, struct ibv_flow_ipv4_ext_filter, ttl);
OFFSET(11, struct ibv_flow_ipv4_ext_filter, flags);
SIZE(32, struct ibv_flow_spec_ipv4_ext);
OFFSET(0, struct ibv_flow_spec_ipv4_ext, type);
OFFSET(4, struct ibv_flow_spec_ipv4_ext, size);
OFFSET(8, struct ibv_flow_spec_ipv4_ext, val);
OFFSET(20, struct ibv_flow_spec_ipv4_ext, mask);
SIZE(40, struct ibv_flow_ipv6_filter);
OFFSET(0, struct ibv_flow_ipv6_filter, src_ip);
OFFSET(16, struct ibv_flow_ipv6_filter, dst_ip);
OFFSET(32, struct ibv_flow_ipv6_filter, flow_label);
OFFSET(36, struct ibv_flow_ipv6_filter, next_hdr);
OFFSET(37, struct ibv_flow_ipv6_filter, traffic_class);
OFFSET(38, struct ibv_flow_ipv6_filter, hop_limit);
SIZE(88, struct ibv_flow_spec_ipv6);
OFFSET(0, struct ibv_flow_spec_ipv6, type);
OFFSET(4, struct ibv_flow_spec_ipv6, size);
OFFSET(8, struct ibv_flow_spec_ipv6, val);
OFFSET(48, struct ibv_flow_spec_ipv6, mask);
SIZE(8, struct ibv_flow_esp_filter);
OFFSET(0, struct ibv_flow_esp_filter, spi);
OFFSET(4, struct ibv_flow_esp_filter, seq);
SIZE(24, struct ibv_flow_spec_esp);
OFFSET(0, struct ibv_flow_spec_esp, type);
OFFSET(4, struct ibv_flow_spec_esp, size);
OFFSET(8, struct ibv_flow_spec_esp, val);
OFFSET(16, struct ibv_flow_spec_esp, mask);
SIZE(4, struct ibv_flow_tcp_udp_filter);
OFFSET(0, struct ibv_flow_tcp_udp_filter, dst_port);
OFFSET(2, struct ibv_flow_tcp_udp_filter, src_port);
SIZE(16, struct ibv_flow_spec_tcp_udp);
OFFSET(0, struct ibv_flow_spec_tcp_udp, type);
OFFSET(4, struct ibv_flow_spec_tcp_udp, size);
OFFSET(6, struct ibv_flow_spec_tcp_udp, val);
OFFSET(10, struct ibv_flow_spec_tcp_udp, mask);
SIZE(8, struct ibv_flow_gre_filter);
OFFSET(0, struct ibv_flow_gre_filter, c_ks_res0_ver);
OFFSET(2, struct ibv_flow_gre_filter, protocol);
OFFSET(4, struct ibv_flow_gre_filter, key);
SIZE(24, struct ibv_flow_spec_gre);
OFFSET(0, struct ibv_flow_spec_gre, type);
OFFSET(4, struct ibv_flow_spec_gre, size);
OFFSET(8, struct ibv_flow_spec_gre, val);
OFFSET(16, struct ibv_flow_spec_gre, mask);
SIZE(4, struct ibv_flow_mpls_filter);
OFFSET(0, struct ibv_flow_mpls_filter, label);
SIZE(16, struct ibv_flow_spec_mpls);
OFFSET(0, struct ibv_flow_spec_mpls, type);
OFFSET(4, struct ibv_flow_spec_mpls, size);
OFFSET(8, struct ibv_flow_spec_mpls, val);
OFFSET(12, struct ibv_flow_spec_mpls, mask);
SIZE(4, struct ibv_flow_tunnel_filter);
OFFSET(0, struct ibv_flow_tunnel_filter, tunnel_id);
SIZE(16, struct ibv_flow_spec_tunnel);
OFFSET(0, struct ibv_flow_spec_tunnel, type);
OFFSET(4, struct ibv_flow_spec_tunnel, size);
OFFSET(8, struct ibv_flow_spec_tunnel, val);
OFFSET(12, struct ibv_flow_spec_tunnel, mask);
SIZE(12, struct ibv_flow_spec_action_tag);
OFFSET(0, struct ibv_flow_spec_action_tag, type);
OFFSET(4, struct ibv_flow_spec_action_tag, size);
OFFSET(8, struct ibv_flow_spec_action_tag, tag_id);
SIZE(8, struct ibv_flow_spec_action_drop);
OFFSET(0, struct ibv_flow_spec_action_drop, type);
OFFSET(4, struct ibv_flow_spec_action_drop, size);
SIZE(16, struct ibv_flow_spec_action_handle);
OFFSET(0, struct ibv_flow_spec_action_handle, type);
OFFSET(4, struct ibv_flow_spec_action_handle, size);
OFFSET(8, struct ibv_flow_spec_action_handle, action);
SIZE(16, struct ibv_flow_spec_counter_action);
OFFSET(0, struct ibv_flow_spec_counter_action, type);
OFFSET(4, struct ibv_flow_spec_counter_action, size);
OFFSET(8, struct ibv_flow_spec_counter_action, counters);
SIZE(88, struct ibv_flow_spec);
OFFSET(0, struct ibv_flow_spec, hdr);
OFFSET(0, struct ibv_flow_spec, hdr.type);
OFFSET(4, struct ibv_flow_spec, hdr.size);
OFFSET(0, struct ibv_flow_spec, eth);
OFFSET(0, struct ibv_flow_spec, ipv4);
OFFSET(0, struct ibv_flow_spec, tcp_udp);
OFFSET(0, struct ibv_flow_spec, ipv4_ext);
OFFSET(0, struct ibv_flow_spec, ipv6);
OFFSET(0, struct ibv_flow_spec, esp);
OFFSET(0, struct ibv_flow_spec, tunnel);
OFFSET(0, struct ibv_flow_spec, gre);
OFFSET(0, struct ibv_flow_spec, mpls);
OFFSET(0, struct ibv_flow_spec, flow_tag);
OFFSET(0, struct ibv_flow_spec, drop);
OFFSET(0, struct ibv_flow_spec, handle);
OFFSET(0, struct ibv_flow_spec, flow_count);
SIZE(20, struct ibv_flow_attr);
OFFSET(0, struct ibv_flow_attr, comp_mask);
OFFSET(4, struct ibv_flow_attr, type);
OFFSET(8, struct ibv_flow_attr, size);
OFFSET(10, struct ibv_flow_attr, priority);
OFFSET(12, struct ibv_flow_attr, num_of_specs);
OFFSET(13, struct ibv_flow_attr, port);
OFFSET(16, struct ibv_flow_attr, flags);
OFFSET(0, struct ibv_flow, comp_mask);
OFFSET(8, struct ibv_flow, context);
OFFSET(16, struct ibv_flow, handle);
OFFSET(0, struct ibv_flow_action, context);
SIZE(56, struct ibv_flow_action_esp_attr);
OFFSET(0, struct ibv_flow_action_esp_attr, esp_attr);
OFFSET(8, struct ibv_flow_action_esp_attr, keymat_proto);
OFFSET(12, struct ibv_flow_action_esp_attr, keymat_len);
OFFSET(16, struct ibv_flow_action_esp_attr, keymat_ptr);
OFFSET(24, struct ibv_flow_action_esp_attr, replay_proto);
OFFSET(28, struct ibv_flow_action_esp_attr, replay_len);
OFFSET(32, struct ibv_flow_action_esp_attr, replay_ptr);
OFFSET(40, struct ibv_flow_action_esp_attr, esp_encap);
OFFSET(48, struct ibv_flow_action_esp_attr, comp_mask);
OFFSET(52, struct ibv_flow_action_esp_attr, esn);
OFFSET(0, struct _ibv_device_ops, _dummy1);
OFFSET(8, struct _ibv_device_ops, _dummy2);
OFFSET(0, struct ibv_device, _ops);
OFFSET(16, struct ibv_device, node_type);
OFFSET(20, struct ibv_device, transport_type);
OFFSET(24, struct ibv_device, name);
OFFSET(88, struct ibv_device, dev_name);
OFFSET(152, struct ibv_device, dev_path);
OFFSET(408, struct ibv_device, ibdev_path);
OFFSET(8, struct ibv_context_ops, _compat_query_port);
OFFSET(16, struct ibv_context_ops, _compat_alloc_pd);
OFFSET(24, struct ibv_context_ops, _compat_dealloc_pd);
OFFSET(32, struct ibv_context_ops, _compat_reg_mr);
OFFSET(40, struct ibv_context_ops, _compat_rereg_mr);
OFFSET(48, struct ibv_context_ops, _compat_dereg_mr);
OFFSET(56, struct ibv_context_ops, alloc_mw);
OFFSET(64, struct ibv_context_ops, bind_mw);
OFFSET(72, struct ibv_context_ops, dealloc_mw);
OFFSET(80, struct ibv_context_ops, _compat_create_cq);
OFFSET(88, struct ibv_context_ops, poll_cq);
OFFSET(96, struct ibv_context_ops, req_notify_cq);
OFFSET(104, struct ibv_context_ops, _compat_cq_event);
OFFSET(112, struct ibv_context_ops, _compat_resize_cq);
OFFSET(120, struct ibv_context_ops, _compat_destroy_cq);
OFFSET(128, struct ibv_context_ops, _compat_create_srq);
OFFSET(136, struct ibv_context_ops, _compat_modify_srq);
OFFSET(144, struct ibv_context_ops, _compat_query_srq);
OFFSET(152, struct ibv_context_ops, _compat_destroy_srq);
OFFSET(160, struct ibv_context_ops, post_srq_recv);
OFFSET(168, struct ibv_context_ops, _compat_create_qp);
OFFSET(176, struct ibv_context_ops, _compat_query_qp);
OFFSET(184, struct ibv_context_ops, _compat_modify_qp);
OFFSET(192, struct ibv_context_ops, _compat_destroy_qp);
OFFSET(200, struct ibv_context_ops, post_send);
OFFSET(208, struct ibv_context_ops, post_recv);
OFFSET(216, struct ibv_context_ops, _compat_create_ah);
OFFSET(224, struct ibv_context_ops, _compat_destroy_ah);
OFFSET(232, struct ibv_context_ops, _compat_attach_mcast);
OFFSET(240, struct ibv_context_ops, _compat_detach_mcast);
OFFSET(248, struct ibv_context_ops, _compat_async_event);
OFFSET(0, struct ibv_context, device);
OFFSET(8, struct ibv_context, ops);
OFFSET(264, struct ibv_context, cmd_fd);
OFFSET(268, struct ibv_context, async_fd);
OFFSET(272, struct ibv_context, num_comp_vectors);
OFFSET(280, struct ibv_context, mutex);
OFFSET(BY_TARGET(320, 328, 320), struct ibv_context, abi_compat);
SIZE(56, struct ibv_cq_init_attr_ex);
OFFSET(0, struct ibv_cq_init_attr_ex, cqe);
OFFSET(8, struct ibv_cq_init_attr_ex, cq_context);
OFFSET(16, struct ibv_cq_init_attr_ex, channel);
OFFSET(24, struct ibv_cq_init_attr_ex, comp_vector);
OFFSET(32, struct ibv_cq_init_attr_ex, wc_flags);
OFFSET(40, struct ibv_cq_init_attr_ex, comp_mask);
OFFSET(44, struct ibv_cq_init_attr_ex, flags);
#if RDMA_CORE_RELEASE >= 2900
OFFSET(48, struct ibv_cq_init_attr_ex, parent_domain);
#endif
#if RDMA_CORE_RELEASE >= 6500
SIZE(16, struct ibv_comp_cntr_caps);
OFFSET(0, struct ibv_comp_cntr_caps, max_value);
OFFSET(8, struct ibv_comp_cntr_caps, max_counters);
OFFSET(12, struct ibv_comp_cntr_caps, supported_qp_attach_ops);
OFFSET(0, struct ibv_comp_cntr, context);
OFFSET(8, struct ibv_comp_cntr, handle);
SIZE(12, struct ibv_comp_cntr_init_attr);
OFFSET(0, struct ibv_comp_cntr_init_attr, comp_mask);
OFFSET(4, struct ibv_comp_cntr_init_attr, type);
OFFSET(8, struct ibv_comp_cntr_init_attr, flags);
SIZE(8, struct ibv_qp_attach_comp_cntr_attr);
OFFSET(0, struct ibv_qp_attach_comp_cntr_attr, comp_mask);
OFFSET(4, struct ibv_qp_attach_comp_cntr_attr, op_mask);
#endif
SIZE(48, struct ibv_parent_domain_init_attr);
OFFSET(0, struct ibv_parent_domain_init_attr, pd);
OFFSET(8, struct ibv_parent_domain_init_attr, td);
OFFSET(16, struct ibv_parent_domain_init_attr, comp_mask);
OFFSET(24, struct ibv_parent_domain_init_attr, alloc);
OFFSET(32, struct ibv_parent_domain_init_attr, free);
OFFSET(40, struct ibv_parent_domain_init_attr, pd_context);
#if RDMA_CORE_RELEASE >= 5900
SIZE(12, struct ibv_dmah_init_attr);
OFFSET(0, struct ibv_dmah_init_attr, comp_mask);
OFFSET(4, struct ibv_dmah_init_attr, cpu_id);
OFFSET(8, struct ibv_dmah_init_attr, ph);
OFFSET(9, struct ibv_dmah_init_attr, tph_mem_type);
#endif
SIZE(4, struct ibv_counters_init_attr);
OFFSET(0, struct ibv_counters_init_attr, comp_mask);
OFFSET(0, struct ibv_counters, context);
SIZE(12, struct ibv_counter_attach_attr);
OFFSET(0, struct ibv_counter_attach_attr, counter_desc);
OFFSET(4, struct ibv_counter_attach_attr, index);
OFFSET(8, struct ibv_counter_attach_attr, comp_mask);
SIZE(24, struct ibv_values_ex);
OFFSET(0, struct ibv_values_ex, comp_mask);
OFFSET(8, struct ibv_values_ex, raw_clock);
#if RDMA_CORE_RELEASE >= 6400
BEFORE(368, struct verbs_context, context, free_buf);
BEFORE(360, struct verbs_context, context, alloc_buf);
#endif
#if RDMA_CORE_RELEASE >= 6200
BEFORE(352, struct verbs_context, context, dm_export_dmabuf_fd);
#endif
#if RDMA_CORE_RELEASE >= 5900
BEFORE(344, struct verbs_context, context, reg_mr_ex);
BEFORE(336, struct verbs_context, context, dealloc_dmah);
BEFORE(328, struct verbs_context, context, alloc_dmah);
#endif
BEFORE(320, struct verbs_context, context, query_port);
BEFORE(312, struct verbs_context, context, advise_mr);
BEFORE(304, struct verbs_context, context, alloc_null_mr);
BEFORE(296, struct verbs_context, context, read_counters);
BEFORE(288, struct verbs_context, context, attach_counters_point_flow);
BEFORE(280, struct verbs_context, context, create_counters);
BEFORE(272, struct verbs_context, context, destroy_counters);
BEFORE(264, struct verbs_context, context, reg_dm_mr);
BEFORE(256, struct verbs_context, context, alloc_dm);
BEFORE(248, struct verbs_context, context, free_dm);
BEFORE(240, struct verbs_context, context, modify_flow_action_esp);
BEFORE(232, struct verbs_context, context, destroy_flow_action);
BEFORE(224, struct verbs_context, context, create_flow_action_esp);
BEFORE(216, struct verbs_context, context, modify_qp_rate_limit);
BEFORE(208, struct verbs_context, context, alloc_parent_domain);
BEFORE(200, struct verbs_context, context, dealloc_td);
BEFORE(192, struct verbs_context, context, alloc_td);
BEFORE(184, struct verbs_context, context, modify_cq);
BEFORE(176, struct verbs_context, context, post_srq_ops);
BEFORE(168, struct verbs_context, context, destroy_rwq_ind_table);
BEFORE(160, struct verbs_context, context, create_rwq_ind_table);
BEFORE(152, struct verbs_context, context, destroy_wq);
BEFORE(144, struct verbs_context, context, modify_wq);
BEFORE(136, struct verbs_context, context, create_wq);
BEFORE(128, struct verbs_context, context, query_rt_values);
BEFORE(120, struct verbs_context, context, create_cq_ex);
BEFORE(112, struct verbs_context, context, priv);
BEFORE(104, struct verbs_context, context, query_device_ex);
BEFORE(96, struct verbs_context, context, ibv_destroy_flow);
BEFORE(88, struct verbs_context, context, ABI_placeholder2);
BEFORE(80, struct verbs_context, context, ibv_create_flow);
BEFORE(72, struct verbs_context, context, ABI_placeholder1);
BEFORE(64, struct verbs_context, context, open_qp);
BEFORE(56, struct verbs_context, context, create_qp_ex);
BEFORE(48, struct verbs_context, context, get_srq_num);
BEFORE(40, struct verbs_context, context, create_srq_ex);
BEFORE(32, struct verbs_context, context, open_xrcd);
BEFORE(24, struct verbs_context, context, close_xrcd);
BEFORE(16, struct verbs_context, context, _ABI_placeholder3);
BEFORE(8, struct verbs_context, context, sz);
SIZE(56, struct ib_uverbs_flow_action_esp_keymat_aes_gcm);
OFFSET(0, struct ib_uverbs_flow_action_esp_keymat_aes_gcm, iv);
OFFSET(8, struct ib_uverbs_flow_action_esp_keymat_aes_gcm, iv_algo);
OFFSET(12, struct ib_uverbs_flow_action_esp_keymat_aes_gcm, salt);
OFFSET(16, struct ib_uverbs_flow_action_esp_keymat_aes_gcm, icv_len);
OFFSET(20, struct ib_uverbs_flow_action_esp_keymat_aes_gcm, key_len);
OFFSET(24, struct ib_uverbs_flow_action_esp_keymat_aes_gcm, aes_key);
SIZE(4, struct ib_uverbs_flow_action_esp_replay_bmp);
OFFSET(0, struct ib_uverbs_flow_action_esp_replay_bmp, size);
SIZE(24, struct ib_uverbs_flow_action_esp_encap);
OFFSET(0, struct ib_uverbs_flow_action_esp_encap, val_ptr);
OFFSET(0, struct ib_uverbs_flow_action_esp_encap, val_ptr_data_u64);
OFFSET(8, struct ib_uverbs_flow_action_esp_encap, next_ptr);
OFFSET(8, struct ib_uverbs_flow_action_esp_encap, next_ptr_data_u64);
OFFSET(16, struct ib_uverbs_flow_action_esp_encap, len);
OFFSET(18, struct ib_uverbs_flow_action_esp_encap, type);
SIZE(24, struct ib_uverbs_flow_action_esp);
OFFSET(0, struct ib_uverbs_flow_action_esp, spi);
OFFSET(4, struct ib_uverbs_flow_action_esp, seq);
OFFSET(8, struct ib_uverbs_flow_action_esp, tfc_pad);
OFFSET(12, struct ib_uverbs_flow_action_esp, flags);
OFFSET(16, struct ib_uverbs_flow_action_esp, hard_limit_pkts);
SIZE(48, struct ib_uverbs_query_port_resp_ex);
OFFSET(0, struct ib_uverbs_query_port_resp_ex, legacy_resp);
OFFSET(40, struct ib_uverbs_query_port_resp_ex, port_cap_flags2);
#if RDMA_CORE_RELEASE >= 5000
OFFSET(44, struct ib_uverbs_query_port_resp_ex, active_speed_ex);
#endif
#if RDMA_CORE_RELEASE >= 3000
SIZE(20, struct ib_uverbs_qp_cap);
OFFSET(0, struct ib_uverbs_qp_cap, max_send_wr);
OFFSET(4, struct ib_uverbs_qp_cap, max_recv_wr);
OFFSET(8, struct ib_uverbs_qp_cap, max_send_sge);
OFFSET(12, struct ib_uverbs_qp_cap, max_recv_sge);
OFFSET(16, struct ib_uverbs_qp_cap, max_inline_data);
#endif
#if RDMA_CORE_RELEASE >= 3200
SIZE(32, struct ib_uverbs_gid_entry);
OFFSET(0, struct ib_uverbs_gid_entry, gid);
OFFSET(16, struct ib_uverbs_gid_entry, gid_index);
OFFSET(20, struct ib_uverbs_gid_entry, port_num);
OFFSET(24, struct ib_uverbs_gid_entry, gid_type);
OFFSET(28, struct ib_uverbs_gid_entry, netdev_ifindex);
#endif
#if RDMA_CORE_RELEASE >= 6500
SIZE(32, struct ib_uverbs_buffer_desc);
OFFSET(0, struct ib_uverbs_buffer_desc, type);
OFFSET(4, struct ib_uverbs_buffer_desc, fd);
OFFSET(8, struct ib_uverbs_buffer_desc, flags);
OFFSET(12, struct ib_uverbs_buffer_desc, optional_flags);
OFFSET(16, struct ib_uverbs_buffer_desc, addr);
OFFSET(24, struct ib_uverbs_buffer_desc, length);
#endif
SIZE(16, struct ib_uverbs_async_event_desc);
OFFSET(0, struct ib_uverbs_async_event_desc, element);
OFFSET(8, struct ib_uverbs_async_event_desc, event_type);
OFFSET(12, struct ib_uverbs_async_event_desc, reserved);
SIZE(8, struct ib_uverbs_comp_event_desc);
OFFSET(0, struct ib_uverbs_comp_event_desc, cq_handle);
SIZE(8, struct ib_uverbs_cq_moderation_caps);
OFFSET(0, struct ib_uverbs_cq_moderation_caps, max_cq_moderation_count);
OFFSET(2, struct ib_uverbs_cq_moderation_caps, max_cq_moderation_period);
OFFSET(4, struct ib_uverbs_cq_moderation_caps, reserved);
SIZE(8, struct ib_uverbs_cmd_hdr);
OFFSET(0, struct ib_uverbs_cmd_hdr, command);
OFFSET(4, struct ib_uverbs_cmd_hdr, in_words);
OFFSET(6, struct ib_uverbs_cmd_hdr, out_words);
SIZE(16, struct ib_uverbs_ex_cmd_hdr);
OFFSET(0, struct ib_uverbs_ex_cmd_hdr, response);
OFFSET(8, struct ib_uverbs_ex_cmd_hdr, provider_in_words);
OFFSET(10, struct ib_uverbs_ex_cmd_hdr, provider_out_words);
OFFSET(12, struct ib_uverbs_ex_cmd_hdr, cmd_hdr_reserved);
SIZE(8, struct ib_uverbs_get_context);
OFFSET(0, struct ib_uverbs_get_context, response);
OFFSET(8, struct ib_uverbs_get_context, driver_data);
SIZE(8, struct ib_uverbs_get_context_resp);
OFFSET(0, struct ib_uverbs_get_context_resp, async_fd);
OFFSET(4, struct ib_uverbs_get_context_resp, num_comp_vectors);
OFFSET(8, struct ib_uverbs_get_context_resp, driver_data);
SIZE(8, struct ib_uverbs_query_device);
OFFSET(0, struct ib_uverbs_query_device, response);
OFFSET(8, struct ib_uverbs_query_device, driver_data);
SIZE(176, struct ib_uverbs_query_device_resp);
OFFSET(0, struct ib_uverbs_query_device_resp, fw_ver);
OFFSET(8, struct ib_uverbs_query_device_resp, node_guid);
OFFSET(16, struct ib_uverbs_query_device_resp, sys_image_guid);
OFFSET(24, struct ib_uverbs_query_device_resp, max_mr_size);
OFFSET(32, struct ib_uverbs_query_device_resp, page_size_cap);
OFFSET(40, struct ib_uverbs_query_device_resp, vendor_id);
OFFSET(44, struct ib_uverbs_query_device_resp, vendor_part_id);
OFFSET(48, struct ib_uverbs_query_device_resp, hw_ver);
OFFSET(52, struct ib_uverbs_query_device_resp, max_qp);
OFFSET(56, struct ib_uverbs_query_device_resp, max_qp_wr);
OFFSET(60, struct ib_uverbs_query_device_resp, device_cap_flags);
OFFSET(64, struct ib_uverbs_query_device_resp, max_sge);
OFFSET(68, struct ib_uverbs_query_device_resp, max_sge_rd);
OFFSET(72, struct ib_uverbs_query_device_resp, max_cq);
OFFSET(76, struct ib_uverbs_query_device_resp, max_cqe);
OFFSET(80, struct ib_uverbs_query_device_resp, max_mr);
OFFSET(84, struct ib_uverbs_query_device_resp, max_pd);
OFFSET(88, struct ib_uverbs_query_device_resp, max_qp_rd_atom);
OFFSET(92, struct ib_uverbs_query_device_resp, max_ee_rd_atom);
OFFSET(96, struct ib_uverbs_query_device_resp, max_res_rd_atom);
OFFSET(100, struct ib_uverbs_query_device_resp, max_qp_init_rd_atom);
OFFSET(104, struct ib_uverbs_query_device_resp, max_ee_init_rd_atom);
OFFSET(108, struct ib_uverbs_query_device_resp, atomic_cap);
OFFSET(112, struct ib_uverbs_query_device_resp, max_ee);
OFFSET(116, struct ib_uverbs_query_device_resp, max_rdd);
OFFSET(120, struct ib_uverbs_query_device_resp, max_mw);
OFFSET(124, struct ib_uverbs_query_device_resp, max_raw_ipv6_qp);
OFFSET(128, struct ib_uverbs_query_device_resp, max_raw_ethy_qp);
OFFSET(132, struct ib_uverbs_query_device_resp, max_mcast_grp);
OFFSET(136, struct ib_uverbs_query_device_resp, max_mcast_qp_attach);
OFFSET(140, struct ib_uverbs_query_device_resp, max_total_mcast_qp_attach);
OFFSET(144, struct ib_uverbs_query_device_resp, max_ah);
OFFSET(148, struct ib_uverbs_query_device_resp, max_fmr);
OFFSET(152, struct ib_uverbs_query_device_resp, max_map_per_fmr);
OFFSET(156, struct ib_uverbs_query_device_resp, max_srq);
OFFSET(160, struct ib_uverbs_query_device_resp, max_srq_wr);
OFFSET(164, struct ib_uverbs_query_device_resp, max_srq_sge);
OFFSET(168, struct ib_uverbs_query_device_resp, max_pkeys);
OFFSET(170, struct ib_uverbs_query_device_resp, local_ca_ack_delay);
OFFSET(171, struct ib_uverbs_query_device_resp, phys_port_cnt);
OFFSET(172, struct ib_uverbs_query_device_resp, reserved);
SIZE(8, struct ib_uverbs_ex_query_device);
OFFSET(0, struct ib_uverbs_ex_query_device, comp_mask);
OFFSET(4, struct ib_uverbs_ex_query_device, reserved);
SIZE(24, struct ib_uverbs_odp_caps);
OFFSET(0, struct ib_uverbs_odp_caps, general_caps);
OFFSET(8, struct ib_uverbs_odp_caps, per_transport_caps);
OFFSET(8, struct ib_uverbs_odp_caps, per_transport_caps.rc_odp_caps);
OFFSET(12, struct ib_uverbs_odp_caps, per_transport_caps.uc_odp_caps);
OFFSET(16, struct ib_uverbs_odp_caps, per_transport_caps.ud_odp_caps);
OFFSET(20, struct ib_uverbs_odp_caps, reserved);
SIZE(16, struct ib_uverbs_rss_caps);
OFFSET(0, struct ib_uverbs_rss_caps, supported_qpts);
OFFSET(4, struct ib_uverbs_rss_caps, max_rwq_indirection_tables);
OFFSET(8, struct ib_uverbs_rss_caps, max_rwq_indirection_table_size);
OFFSET(12, struct ib_uverbs_rss_caps, reserved);
SIZE(24, struct ib_uverbs_tm_caps);
OFFSET(0, struct ib_uverbs_tm_caps, max_rndv_hdr_size);
OFFSET(4, struct ib_uverbs_tm_caps, max_num_tags);
OFFSET(8, struct ib_uverbs_tm_caps, flags);
OFFSET(12, struct ib_uverbs_tm_caps, max_ops);
OFFSET(16, struct ib_uverbs_tm_caps, max_sge);
OFFSET(20, struct ib_uverbs_tm_caps, reserved);
SIZE(304, struct ib_uverbs_ex_query_device_resp);
OFFSET(0, struct ib_uverbs_ex_query_device_resp, base);
OFFSET(176, struct ib_uverbs_ex_query_device_resp, comp_mask);
OFFSET(180, struct ib_uverbs_ex_query_device_resp, response_length);
OFFSET(184, struct ib_uverbs_ex_query_device_resp, odp_caps);
OFFSET(208, struct ib_uverbs_ex_query_device_resp, timestamp_mask);
OFFSET(216, struct ib_uverbs_ex_query_device_resp, hca_core_clock);
OFFSET(224, struct ib_uverbs_ex_query_device_resp, device_cap_flags_ex);
OFFSET(232, struct ib_uverbs_ex_query_device_resp, rss_caps);
OFFSET(248, struct ib_uverbs_ex_query_device_resp, max_wq_type_rq);
OFFSET(252, struct ib_uverbs_ex_query_device_resp, raw_packet_caps);
OFFSET(256, struct ib_uverbs_ex_query_device_resp, tm_caps);
OFFSET(280, struct ib_uverbs_ex_query_device_resp, cq_moderation_caps);
OFFSET(288, struct ib_uverbs_ex_query_device_resp, max_dm_size);
OFFSET(296, struct ib_uverbs_ex_query_device_resp, xrc_odp_caps);
OFFSET(300, struct ib_uverbs_ex_query_device_resp, reserved);
SIZE(16, struct ib_uverbs_query_port);
OFFSET(0, struct ib_uverbs_query_port, response);
OFFSET(8, struct ib_uverbs_query_port, port_num);
OFFSET(9, struct ib_uverbs_query_port, reserved);
OFFSET(16, struct ib_uverbs_query_port, driver_data);
SIZE(40, struct ib_uverbs_query_port_resp);
OFFSET(0, struct ib_uverbs_query_port_resp, port_cap_flags);
OFFSET(4, struct ib_uverbs_query_port_resp, max_msg_sz);
OFFSET(8, struct ib_uverbs_query_port_resp, bad_pkey_cntr);
OFFSET(12, struct ib_uverbs_query_port_resp, qkey_viol_cntr);
OFFSET(16, struct ib_uverbs_query_port_resp, gid_tbl_len);
OFFSET(20, struct ib_uverbs_query_port_resp, pkey_tbl_len);
OFFSET(22, struct ib_uverbs_query_port_resp, lid);
OFFSET(24, struct ib_uverbs_query_port_resp, sm_lid);
OFFSET(26, struct ib_uverbs_query_port_resp, state);
OFFSET(27, struct ib_uverbs_query_port_resp, max_mtu);
OFFSET(28, struct ib_uverbs_query_port_resp, active_mtu);
OFFSET(29, struct ib_uverbs_query_port_resp, lmc);
OFFSET(30, struct ib_uverbs_query_port_resp, max_vl_num);
OFFSET(31, struct ib_uverbs_query_port_resp, sm_sl);
OFFSET(32, struct ib_uverbs_query_port_resp, subnet_timeout);
OFFSET(33, struct ib_uverbs_query_port_resp, init_type_reply);
OFFSET(34, struct ib_uverbs_query_port_resp, active_width);
OFFSET(35, struct ib_uverbs_query_port_resp, active_speed);
OFFSET(36, struct ib_uverbs_query_port_resp, phys_state);
OFFSET(37, struct ib_uverbs_query_port_resp, link_layer);
OFFSET(38, struct ib_uverbs_query_port_resp, flags);
OFFSET(39, struct ib_uverbs_query_port_resp, reserved);
SIZE(8, struct ib_uverbs_alloc_pd);
OFFSET(0, struct ib_uverbs_alloc_pd, response);
OFFSET(8, struct ib_uverbs_alloc_pd, driver_data);
SIZE(4, struct ib_uverbs_alloc_pd_resp);
OFFSET(0, struct ib_uverbs_alloc_pd_resp, pd_handle);
OFFSET(4, struct ib_uverbs_alloc_pd_resp, driver_data);
SIZE(4, struct ib_uverbs_dealloc_pd);
OFFSET(0, struct ib_uverbs_dealloc_pd, pd_handle);
SIZE(16, struct ib_uverbs_open_xrcd);
OFFSET(0, struct ib_uverbs_open_xrcd, response);
OFFSET(8, struct ib_uverbs_open_xrcd, fd);
OFFSET(12, struct ib_uverbs_open_xrcd, oflags);
OFFSET(16, struct ib_uverbs_open_xrcd, driver_data);
SIZE(4, struct ib_uverbs_open_xrcd_resp);
OFFSET(0, struct ib_uverbs_open_xrcd_resp, xrcd_handle);
OFFSET(4, struct ib_uverbs_open_xrcd_resp, driver_data);
SIZE(4, struct ib_uverbs_close_xrcd);
OFFSET(0, struct ib_uverbs_close_xrcd, xrcd_handle);
SIZE(40, struct ib_uverbs_reg_mr);
OFFSET(0, struct ib_uverbs_reg_mr, response);
OFFSET(8, struct ib_uverbs_reg_mr, start);
OFFSET(16, struct ib_uverbs_reg_mr, length);
OFFSET(24, struct ib_uverbs_reg_mr, hca_va);
OFFSET(32, struct ib_uverbs_reg_mr, pd_handle);
OFFSET(36, struct ib_uverbs_reg_mr, access_flags);
OFFSET(40, struct ib_uverbs_reg_mr, driver_data);
SIZE(12, struct ib_uverbs_reg_mr_resp);
OFFSET(0, struct ib_uverbs_reg_mr_resp, mr_handle);
OFFSET(4, struct ib_uverbs_reg_mr_resp, lkey);
OFFSET(8, struct ib_uverbs_reg_mr_resp, rkey);
OFFSET(12, struct ib_uverbs_reg_mr_resp, driver_data);
SIZE(48, struct ib_uverbs_rereg_mr);
OFFSET(0, struct ib_uverbs_rereg_mr, response);
OFFSET(8, struct ib_uverbs_rereg_mr, mr_handle);
OFFSET(12, struct ib_uverbs_rereg_mr, flags);
OFFSET(16, struct ib_uverbs_rereg_mr, start);
OFFSET(24, struct ib_uverbs_rereg_mr, length);
OFFSET(32, struct ib_uverbs_rereg_mr, hca_va);
OFFSET(40, struct ib_uverbs_rereg_mr, pd_handle);
OFFSET(44, struct ib_uverbs_rereg_mr, access_flags);
OFFSET(48, struct ib_uverbs_rereg_mr, driver_data);
SIZE(8, struct ib_uverbs_rereg_mr_resp);
OFFSET(0, struct ib_uverbs_rereg_mr_resp, lkey);
OFFSET(4, struct ib_uverbs_rereg_mr_resp, rkey);
OFFSET(8, struct ib_uverbs_rereg_mr_resp, driver_data);
SIZE(4, struct ib_uverbs_dereg_mr);
OFFSET(0, struct ib_uverbs_dereg_mr, mr_handle);
SIZE(16, struct ib_uverbs_alloc_mw);
OFFSET(0, struct ib_uverbs_alloc_mw, response);
OFFSET(8, struct ib_uverbs_alloc_mw, pd_handle);
OFFSET(12, struct ib_uverbs_alloc_mw, mw_type);
OFFSET(13, struct ib_uverbs_alloc_mw, reserved);
OFFSET(16, struct ib_uverbs_alloc_mw, driver_data);
SIZE(8, struct ib_uverbs_alloc_mw_resp);
OFFSET(0, struct ib_uverbs_alloc_mw_resp, mw_handle);
OFFSET(4, struct ib_uverbs_alloc_mw_resp, rkey);
OFFSET(8, struct ib_uverbs_alloc_mw_resp, driver_data);
SIZE(4, struct ib_uverbs_dealloc_mw);
OFFSET(0, struct ib_uverbs_dealloc_mw, mw_handle);
SIZE(8, struct ib_uverbs_create_comp_channel);
OFFSET(0, struct ib_uverbs_create_comp_channel, response);
SIZE(4, struct ib_uverbs_create_comp_channel_resp);
OFFSET(0, struct ib_uverbs_create_comp_channel_resp, fd);
SIZE(32, struct ib_uverbs_create_cq);
OFFSET(0, struct ib_uverbs_create_cq, response);
OFFSET(8, struct ib_uverbs_create_cq, user_handle);
OFFSET(16, struct ib_uverbs_create_cq, cqe);
OFFSET(20, struct ib_uverbs_create_cq, comp_vector);
OFFSET(24, struct ib_uverbs_create_cq, comp_channel);
OFFSET(28, struct ib_uverbs_create_cq, reserved);
OFFSET(32, struct ib_uverbs_create_cq, driver_data);
SIZE(32, struct ib_uverbs_ex_create_cq);
OFFSET(0, struct ib_uverbs_ex_create_cq, user_handle);
OFFSET(8, struct ib_uverbs_ex_create_cq, cqe);
OFFSET(12, struct ib_uverbs_ex_create_cq, comp_vector);
OFFSET(16, struct ib_uverbs_ex_create_cq, comp_channel);
OFFSET(20, struct ib_uverbs_ex_create_cq, comp_mask);
OFFSET(24, struct ib_uverbs_ex_create_cq, flags);
OFFSET(28, struct ib_uverbs_ex_create_cq, reserved);
SIZE(8, struct ib_uverbs_create_cq_resp);
OFFSET(0, struct ib_uverbs_create_cq_resp, cq_handle);
OFFSET(4, struct ib_uverbs_create_cq_resp, cqe);
OFFSET(8, struct ib_uverbs_create_cq_resp, driver_data);
SIZE(16, struct ib_uverbs_ex_create_cq_resp);
OFFSET(0, struct ib_uverbs_ex_create_cq_resp, base);
OFFSET(8, struct ib_uverbs_ex_create_cq_resp, comp_mask);
OFFSET(12, struct ib_uverbs_ex_create_cq_resp, response_length);
SIZE(16, struct ib_uverbs_resize_cq);
OFFSET(0, struct ib_uverbs_resize_cq, response);
OFFSET(8, struct ib_uverbs_resize_cq, cq_handle);
OFFSET(12, struct ib_uverbs_resize_cq, cqe);
OFFSET(16, struct ib_uverbs_resize_cq, driver_data);
SIZE(8, struct ib_uverbs_resize_cq_resp);
OFFSET(0, struct ib_uverbs_resize_cq_resp, cqe);
OFFSET(4, struct ib_uverbs_resize_cq_resp, reserved);
OFFSET(8, struct ib_uverbs_resize_cq_resp, driver_data);
SIZE(16, struct ib_uverbs_poll_cq);
OFFSET(0, struct ib_uverbs_poll_cq, response);
OFFSET(8, struct ib_uverbs_poll_cq, cq_handle);
OFFSET(12, struct ib_uverbs_poll_cq, ne);
SIZE(48, struct ib_uverbs_wc);
OFFSET(0, struct ib_uverbs_wc, wr_id);
OFFSET(8, struct ib_uverbs_wc, status);
OFFSET(12, struct ib_uverbs_wc, opcode);
OFFSET(16, struct ib_uverbs_wc, vendor_err);
OFFSET(20, struct ib_uverbs_wc, byte_len);
OFFSET(24, struct ib_uverbs_wc, ex);
OFFSET(24, struct ib_uverbs_wc, ex.imm_data);
OFFSET(24, struct ib_uverbs_wc, ex.invalidate_rkey);
OFFSET(28, struct ib_uverbs_wc, qp_num);
OFFSET(32, struct ib_uverbs_wc, src_qp);
OFFSET(36, struct ib_uverbs_wc, wc_flags);
OFFSET(40, struct ib_uverbs_wc, pkey_index);
OFFSET(42, struct ib_uverbs_wc, slid);
OFFSET(44, struct ib_uverbs_wc, sl);
OFFSET(45, struct ib_uverbs_wc, dlid_path_bits);
OFFSET(46, struct ib_uverbs_wc, port_num);
OFFSET(47, struct ib_uverbs_wc, reserved);
SIZE(8, struct ib_uverbs_poll_cq_resp);
OFFSET(0, struct ib_uverbs_poll_cq_resp, count);
OFFSET(4, struct ib_uverbs_poll_cq_resp, reserved);
OFFSET(8, struct ib_uverbs_poll_cq_resp, wc);
SIZE(8, struct ib_uverbs_req_notify_cq);
OFFSET(0, struct ib_uverbs_req_notify_cq, cq_handle);
OFFSET(4, struct ib_uverbs_req_notify_cq, solicited_only);
SIZE(16, struct ib_uverbs_destroy_cq);
OFFSET(0, struct ib_uverbs_destroy_cq, response);
OFFSET(8, struct ib_uverbs_destroy_cq, cq_handle);
OFFSET(12, struct ib_uverbs_destroy_cq, reserved);
SIZE(8, struct ib_uverbs_destroy_cq_resp);
OFFSET(0, struct ib_uverbs_destroy_cq_resp, comp_events_reported);
OFFSET(4, struct ib_uverbs_destroy_cq_resp, async_events_reported);
SIZE(24, struct ib_uverbs_global_route);
OFFSET(0, struct ib_uverbs_global_route, dgid);
OFFSET(16, struct ib_uverbs_global_route, flow_label);
OFFSET(20, struct ib_uverbs_global_route, sgid_index);
OFFSET(21, struct ib_uverbs_global_route, hop_limit);
OFFSET(22, struct ib_uverbs_global_route, traffic_class);
OFFSET(23, struct ib_uverbs_global_route, reserved);
SIZE(32, struct ib_uverbs_ah_attr);
OFFSET(0, struct ib_uverbs_ah_attr, grh);
OFFSET(24, struct ib_uverbs_ah_attr, dlid);
OFFSET(26, struct ib_uverbs_ah_attr, sl);
OFFSET(27, struct ib_uverbs_ah_attr, src_path_bits);
OFFSET(28, struct ib_uverbs_ah_attr, static_rate);
OFFSET(29, struct ib_uverbs_ah_attr, is_global);
OFFSET(30, struct ib_uverbs_ah_attr, port_num);
OFFSET(31, struct ib_uverbs_ah_attr, reserved);
SIZE(144, struct ib_uverbs_qp_attr);
OFFSET(0, struct ib_uverbs_qp_attr, qp_attr_mask);
OFFSET(4, struct ib_uverbs_qp_attr, qp_state);
OFFSET(8, struct ib_uverbs_qp_attr, cur_qp_state);
OFFSET(12, struct ib_uverbs_qp_attr, path_mtu);
OFFSET(16, struct ib_uverbs_qp_attr, path_mig_state);
OFFSET(20, struct ib_uverbs_qp_attr, qkey);
OFFSET(24, struct ib_uverbs_qp_attr, rq_psn);
OFFSET(28, struct ib_uverbs_qp_attr, sq_psn);
OFFSET(32, struct ib_uverbs_qp_attr, dest_qp_num);
OFFSET(36, struct ib_uverbs_qp_attr, qp_access_flags);
OFFSET(40, struct ib_uverbs_qp_attr, ah_attr);
OFFSET(72, struct ib_uverbs_qp_attr, alt_ah_attr);
OFFSET(104, struct ib_uverbs_qp_attr, max_send_wr);
OFFSET(108, struct ib_uverbs_qp_attr, max_recv_wr);
OFFSET(112, struct ib_uverbs_qp_attr, max_send_sge);
OFFSET(116, struct ib_uverbs_qp_attr, max_recv_sge);
OFFSET(120, struct ib_uverbs_qp_attr, max_inline_data);
OFFSET(124, struct ib_uverbs_qp_attr, pkey_index);
OFFSET(126, struct ib_uverbs_qp_attr, alt_pkey_index);
OFFSET(128, struct ib_uverbs_qp_attr, en_sqd_async_notify);
OFFSET(129, struct ib_uverbs_qp_attr, sq_draining);
OFFSET(130, struct ib_uverbs_qp_attr, max_rd_atomic);
OFFSET(131, struct ib_uverbs_qp_attr, max_dest_rd_atomic);
OFFSET(132, struct ib_uverbs_qp_attr, min_rnr_timer);
OFFSET(133, struct ib_uverbs_qp_attr, port_num);
OFFSET(134, struct ib_uverbs_qp_attr, timeout);
OFFSET(135, struct ib_uverbs_qp_attr, retry_cnt);
OFFSET(136, struct ib_uverbs_qp_attr, rnr_retry);
OFFSET(137, struct ib_uverbs_qp_attr, alt_port_num);
OFFSET(138, struct ib_uverbs_qp_attr, alt_timeout);
OFFSET(139, struct ib_uverbs_qp_attr, reserved);
SIZE(56, struct ib_uverbs_create_qp);
OFFSET(0, struct ib_uverbs_create_qp, response);
OFFSET(8, struct ib_uverbs_create_qp, user_handle);
OFFSET(16, struct ib_uverbs_create_qp, pd_handle);
OFFSET(20, struct ib_uverbs_create_qp, send_cq_handle);
OFFSET(24, struct ib_uverbs_create_qp, recv_cq_handle);
OFFSET(28, struct ib_uverbs_create_qp, srq_handle);
OFFSET(32, struct ib_uverbs_create_qp, max_send_wr);
OFFSET(36, struct ib_uverbs_create_qp, max_recv_wr);
OFFSET(40, struct ib_uverbs_create_qp, max_send_sge);
OFFSET(44, struct ib_uverbs_create_qp, max_recv_sge);
OFFSET(48, struct ib_uverbs_create_qp, max_inline_data);
OFFSET(52, struct ib_uverbs_create_qp, sq_sig_all);
OFFSET(53, struct ib_uverbs_create_qp, qp_type);
OFFSET(54, struct ib_uverbs_create_qp, is_srq);
OFFSET(55, struct ib_uverbs_create_qp, reserved);
OFFSET(56, struct ib_uverbs_create_qp, driver_data);
SIZE(64, struct ib_uverbs_ex_create_qp);
OFFSET(0, struct ib_uverbs_ex_create_qp, user_handle);
OFFSET(8, struct ib_uverbs_ex_create_qp, pd_handle);
OFFSET(12, struct ib_uverbs_ex_create_qp, send_cq_handle);
OFFSET(16, struct ib_uverbs_ex_create_qp, recv_cq_handle);
OFFSET(20, struct ib_uverbs_ex_create_qp, srq_handle);
OFFSET(24, struct ib_uverbs_ex_create_qp, max_send_wr);
OFFSET(28, struct ib_uverbs_ex_create_qp, max_recv_wr);
OFFSET(32, struct ib_uverbs_ex_create_qp, max_send_sge);
OFFSET(36, struct ib_uverbs_ex_create_qp, max_recv_sge);
OFFSET(40, struct ib_uverbs_ex_create_qp, max_inline_data);
OFFSET(44, struct ib_uverbs_ex_create_qp, sq_sig_all);
OFFSET(45, struct ib_uverbs_ex_create_qp, qp_type);
OFFSET(46, struct ib_uverbs_ex_create_qp, is_srq);
OFFSET(47, struct ib_uverbs_ex_create_qp, reserved);
OFFSET(48, struct ib_uverbs_ex_create_qp, comp_mask);
OFFSET(52, struct ib_uverbs_ex_create_qp, create_flags);
OFFSET(56, struct ib_uverbs_ex_create_qp, rwq_ind_tbl_handle);
OFFSET(60, struct ib_uverbs_ex_create_qp, source_qpn);
SIZE(32, struct ib_uverbs_open_qp);
OFFSET(0, struct ib_uverbs_open_qp, response);
OFFSET(8, struct ib_uverbs_open_qp, user_handle);
OFFSET(16, struct ib_uverbs_open_qp, pd_handle);
OFFSET(20, struct ib_uverbs_open_qp, qpn);
OFFSET(24, struct ib_uverbs_open_qp, qp_type);
OFFSET(25, struct ib_uverbs_open_qp, reserved);
OFFSET(32, struct ib_uverbs_open_qp, driver_data);
SIZE(32, struct ib_uverbs_create_qp_resp);
OFFSET(0, struct ib_uverbs_create_qp_resp, qp_handle);
OFFSET(4, struct ib_uverbs_create_qp_resp, qpn);
OFFSET(8, struct ib_uverbs_create_qp_resp, max_send_wr);
OFFSET(12, struct ib_uverbs_create_qp_resp, max_recv_wr);
OFFSET(16, struct ib_uverbs_create_qp_resp, max_send_sge);
OFFSET(20, struct ib_uverbs_create_qp_resp, max_recv_sge);
OFFSET(24, struct ib_uverbs_create_qp_resp, max_inline_data);
OFFSET(28, struct ib_uverbs_create_qp_resp, reserved);
OFFSET(32, struct ib_uverbs_create_qp_resp, driver_data);
SIZE(40, struct ib_uverbs_ex_create_qp_resp);
OFFSET(0, struct ib_uverbs_ex_create_qp_resp, base);
OFFSET(32, struct ib_uverbs_ex_create_qp_resp, comp_mask);
OFFSET(36, struct ib_uverbs_ex_create_qp_resp, response_length);
SIZE(32, struct ib_uverbs_qp_dest);
OFFSET(0, struct ib_uverbs_qp_dest, dgid);
OFFSET(16, struct ib_uverbs_qp_dest, flow_label);
OFFSET(20, struct ib_uverbs_qp_dest, dlid);
OFFSET(22, struct ib_uverbs_qp_dest, reserved);
OFFSET(24, struct ib_uverbs_qp_dest, sgid_index);
OFFSET(25, struct ib_uverbs_qp_dest, hop_limit);
OFFSET(26, struct ib_uverbs_qp_dest, traffic_class);
OFFSET(27, struct ib_uverbs_qp_dest, sl);
OFFSET(28, struct ib_uverbs_qp_dest, src_path_bits);
OFFSET(29, struct ib_uverbs_qp_dest, static_rate);
OFFSET(30, struct ib_uverbs_qp_dest, is_global);
OFFSET(31, struct ib_uverbs_qp_dest, port_num);
SIZE(16, struct ib_uverbs_query_qp);
OFFSET(0, struct ib_uverbs_query_qp, response);
OFFSET(8, struct ib_uverbs_query_qp, qp_handle);
OFFSET(12, struct ib_uverbs_query_qp, attr_mask);
OFFSET(16, struct ib_uverbs_query_qp, driver_data);
SIZE(128, struct ib_uverbs_query_qp_resp);
OFFSET(0, struct ib_uverbs_query_qp_resp, dest);
OFFSET(32, struct ib_uverbs_query_qp_resp, alt_dest);
OFFSET(64, struct ib_uverbs_query_qp_resp, max_send_wr);
OFFSET(68, struct ib_uverbs_query_qp_resp, max_recv_wr);
OFFSET(72, struct ib_uverbs_query_qp_resp, max_send_sge);
OFFSET(76, struct ib_uverbs_query_qp_resp, max_recv_sge);
OFFSET(80, struct ib_uverbs_query_qp_resp, max_inline_data);
OFFSET(84, struct ib_uverbs_query_qp_resp, qkey);
OFFSET(88, struct ib_uverbs_query_qp_resp, rq_psn);
OFFSET(92, struct ib_uverbs_query_qp_resp, sq_psn);
OFFSET(96, struct ib_uverbs_query_qp_resp, dest_qp_num);
OFFSET(100, struct ib_uverbs_query_qp_resp, qp_access_flags);
OFFSET(104, struct ib_uverbs_query_qp_resp, pkey_index);
OFFSET(106, struct ib_uverbs_query_qp_resp, alt_pkey_index);
OFFSET(108, struct ib_uverbs_query_qp_resp, qp_state);
OFFSET(109, struct ib_uverbs_query_qp_resp, cur_qp_state);
OFFSET(110, struct ib_uverbs_query_qp_resp, path_mtu);
OFFSET(111, struct ib_uverbs_query_qp_resp, path_mig_state);
OFFSET(112, struct ib_uverbs_query_qp_resp, sq_draining);
OFFSET(113, struct ib_uverbs_query_qp_resp, max_rd_atomic);
OFFSET(114, struct ib_uverbs_query_qp_resp, max_dest_rd_atomic);
OFFSET(115, struct ib_uverbs_query_qp_resp, min_rnr_timer);
OFFSET(116, struct ib_uverbs_query_qp_resp, port_num);
OFFSET(117, struct ib_uverbs_query_qp_resp, timeout);
OFFSET(118, struct ib_uverbs_query_qp_resp, retry_cnt);
OFFSET(119, struct ib_uverbs_query_qp_resp, rnr_retry);
OFFSET(120, struct ib_uverbs_query_qp_resp, alt_port_num);
OFFSET(121, struct ib_uverbs_query_qp_resp, alt_timeout);
OFFSET(122, struct ib_uverbs_query_qp_resp, sq_sig_all);
OFFSET(123, struct ib_uverbs_query_qp_resp, reserved);
OFFSET(128, struct ib_uverbs_query_qp_resp, driver_data);
SIZE(112, struct ib_uverbs_modify_qp);
OFFSET(0, struct ib_uverbs_modify_qp, dest);
OFFSET(32, struct ib_uverbs_modify_qp, alt_dest);
OFFSET(64, struct ib_uverbs_modify_qp, qp_handle);
OFFSET(68, struct ib_uverbs_modify_qp, attr_mask);
OFFSET(72, struct ib_uverbs_modify_qp, qkey);
OFFSET(76, struct ib_uverbs_modify_qp, rq_psn);
OFFSET(80, struct ib_uverbs_modify_qp, sq_psn);
OFFSET(84, struct ib_uverbs_modify_qp, dest_qp_num);
OFFSET(88, struct ib_uverbs_modify_qp, qp_access_flags);
OFFSET(92, struct ib_uverbs_modify_qp, pkey_index);
OFFSET(94, struct ib_uverbs_modify_qp, alt_pkey_index);
OFFSET(96, struct ib_uverbs_modify_qp, qp_state);
OFFSET(97, struct ib_uverbs_modify_qp, cur_qp_state);
OFFSET(98, struct ib_uverbs_modify_qp, path_mtu);
OFFSET(99, struct ib_uverbs_modify_qp, path_mig_state);
OFFSET(100, struct ib_uverbs_modify_qp, en_sqd_async_notify);
OFFSET(101, struct ib_uverbs_modify_qp, max_rd_atomic);
OFFSET(102, struct ib_uverbs_modify_qp, max_dest_rd_atomic);
OFFSET(103, struct ib_uverbs_modify_qp, min_rnr_timer);
OFFSET(104, struct ib_uverbs_modify_qp, port_num);
OFFSET(105, struct ib_uverbs_modify_qp, timeout);
OFFSET(106, struct ib_uverbs_modify_qp, retry_cnt);
OFFSET(107, struct ib_uverbs_modify_qp, rnr_retry);
OFFSET(108, struct ib_uverbs_modify_qp, alt_port_num);
OFFSET(109, struct ib_uverbs_modify_qp, alt_timeout);
OFFSET(110, struct ib_uverbs_modify_qp, reserved);
OFFSET(112, struct ib_uverbs_modify_qp, driver_data);
SIZE(120, struct ib_uverbs_ex_modify_qp);
OFFSET(0, struct ib_uverbs_ex_modify_qp, base);
OFFSET(112, struct ib_uverbs_ex_modify_qp, rate_limit);
OFFSET(116, struct ib_uverbs_ex_modify_qp, reserved);
SIZE(8, struct ib_uverbs_ex_modify_qp_resp);
OFFSET(0, struct ib_uverbs_ex_modify_qp_resp, comp_mask);
OFFSET(4, struct ib_uverbs_ex_modify_qp_resp, response_length);
SIZE(16, struct ib_uverbs_destroy_qp);
OFFSET(0, struct ib_uverbs_destroy_qp, response);
OFFSET(8, struct ib_uverbs_destroy_qp, qp_handle);
OFFSET(12, struct ib_uverbs_destroy_qp, reserved);
SIZE(4, struct ib_uverbs_destroy_qp_resp);
OFFSET(0, struct ib_uverbs_destroy_qp_resp, events_reported);
SIZE(16, struct ib_uverbs_sge);
OFFSET(0, struct ib_uverbs_sge, addr);
OFFSET(8, struct ib_uverbs_sge, length);
OFFSET(12, struct ib_uverbs_sge, lkey);
SIZE(56, struct ib_uverbs_send_wr);
OFFSET(0, struct ib_uverbs_send_wr, wr_id);
OFFSET(8, struct ib_uverbs_send_wr, num_sge);
OFFSET(12, struct ib_uverbs_send_wr, opcode);
OFFSET(16, struct ib_uverbs_send_wr, send_flags);
OFFSET(20, struct ib_uverbs_send_wr, ex);
OFFSET(20, struct ib_uverbs_send_wr, ex.imm_data);
OFFSET(20, struct ib_uverbs_send_wr, ex.invalidate_rkey);
OFFSET(24, struct ib_uverbs_send_wr, wr);
OFFSET(24, struct ib_uverbs_send_wr, wr.rdma);
OFFSET(24, struct ib_uverbs_send_wr, wr.rdma.remote_addr);
OFFSET(32, struct ib_uverbs_send_wr, wr.rdma.rkey);
OFFSET(36, struct ib_uverbs_send_wr, wr.rdma.reserved);
OFFSET(24, struct ib_uverbs_send_wr, wr.atomic);
OFFSET(24, struct ib_uverbs_send_wr, wr.atomic.remote_addr);
OFFSET(32, struct ib_uverbs_send_wr, wr.atomic.compare_add);
OFFSET(40, struct ib_uverbs_send_wr, wr.atomic.swap);
OFFSET(48, struct ib_uverbs_send_wr, wr.atomic.rkey);
OFFSET(52, struct ib_uverbs_send_wr, wr.atomic.reserved);
OFFSET(24, struct ib_uverbs_send_wr, wr.ud);
OFFSET(24, struct ib_uverbs_send_wr, wr.ud.ah);
OFFSET(28, struct ib_uverbs_send_wr, wr.ud.remote_qpn);
OFFSET(32, struct ib_uverbs_send_wr, wr.ud.remote_qkey);
OFFSET(36, struct ib_uverbs_send_wr, wr.ud.reserved);
SIZE(24, struct ib_uverbs_post_send);
OFFSET(0, struct ib_uverbs_post_send, response);
OFFSET(8, struct ib_uverbs_post_send, qp_handle);
OFFSET(12, struct ib_uverbs_post_send, wr_count);
OFFSET(16, struct ib_uverbs_post_send, sge_count);
OFFSET(20, struct ib_uverbs_post_send, wqe_size);
OFFSET(24, struct ib_uverbs_post_send, send_wr);
SIZE(4, struct ib_uverbs_post_send_resp);
OFFSET(0, struct ib_uverbs_post_send_resp, bad_wr);
SIZE(16, struct ib_uverbs_recv_wr);
OFFSET(0, struct ib_uverbs_recv_wr, wr_id);
OFFSET(8, struct ib_uverbs_recv_wr, num_sge);
OFFSET(12, struct ib_uverbs_recv_wr, reserved);
SIZE(24, struct ib_uverbs_post_recv);
OFFSET(0, struct ib_uverbs_post_recv, response);
OFFSET(8, struct ib_uverbs_post_recv, qp_handle);
OFFSET(12, struct ib_uverbs_post_recv, wr_count);
OFFSET(16, struct ib_uverbs_post_recv, sge_count);
OFFSET(20, struct ib_uverbs_post_recv, wqe_size);
OFFSET(24, struct ib_uverbs_post_recv, recv_wr);
SIZE(4, struct ib_uverbs_post_recv_resp);
OFFSET(0, struct ib_uverbs_post_recv_resp, bad_wr);
SIZE(24, struct ib_uverbs_post_srq_recv);
OFFSET(0, struct ib_uverbs_post_srq_recv, response);
OFFSET(8, struct ib_uverbs_post_srq_recv, srq_handle);
OFFSET(12, struct ib_uverbs_post_srq_recv, wr_count);
OFFSET(16, struct ib_uverbs_post_srq_recv, sge_count);
OFFSET(20, struct ib_uverbs_post_srq_recv, wqe_size);
OFFSET(24, struct ib_uverbs_post_srq_recv, recv);
SIZE(4, struct ib_uverbs_post_srq_recv_resp);
OFFSET(0, struct ib_uverbs_post_srq_recv_resp, bad_wr);
SIZE(56, struct ib_uverbs_create_ah);
OFFSET(0, struct ib_uverbs_create_ah, response);
OFFSET(8, struct ib_uverbs_create_ah, user_handle);
OFFSET(16, struct ib_uverbs_create_ah, pd_handle);
OFFSET(20, struct ib_uverbs_create_ah, reserved);
OFFSET(24, struct ib_uverbs_create_ah, attr);
OFFSET(56, struct ib_uverbs_create_ah, driver_data);
SIZE(4, struct ib_uverbs_create_ah_resp);
OFFSET(0, struct ib_uverbs_create_ah_resp, ah_handle);
OFFSET(4, struct ib_uverbs_create_ah_resp, driver_data);
SIZE(4, struct ib_uverbs_destroy_ah);
OFFSET(0, struct ib_uverbs_destroy_ah, ah_handle);
SIZE(24, struct ib_uverbs_attach_mcast);
OFFSET(0, struct ib_uverbs_attach_mcast, gid);
OFFSET(16, struct ib_uverbs_attach_mcast, qp_handle);
OFFSET(20, struct ib_uverbs_attach_mcast, mlid);
OFFSET(22, struct ib_uverbs_attach_mcast, reserved);
OFFSET(24, struct ib_uverbs_attach_mcast, driver_data);
SIZE(24, struct ib_uverbs_detach_mcast);
OFFSET(0, struct ib_uverbs_detach_mcast, gid);
OFFSET(16, struct ib_uverbs_detach_mcast, qp_handle);
OFFSET(20, struct ib_uverbs_detach_mcast, mlid);
OFFSET(22, struct ib_uverbs_detach_mcast, reserved);
OFFSET(24, struct ib_uverbs_detach_mcast, driver_data);
SIZE(8, struct ib_uverbs_flow_spec_hdr);
OFFSET(0, struct ib_uverbs_flow_spec_hdr, type);
OFFSET(4, struct ib_uverbs_flow_spec_hdr, size);
OFFSET(6, struct ib_uverbs_flow_spec_hdr, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_hdr, flow_spec_data);
SIZE(16, struct ib_uverbs_flow_eth_filter);
OFFSET(0, struct ib_uverbs_flow_eth_filter, dst_mac);
OFFSET(6, struct ib_uverbs_flow_eth_filter, src_mac);
OFFSET(12, struct ib_uverbs_flow_eth_filter, ether_type);
OFFSET(14, struct ib_uverbs_flow_eth_filter, vlan_tag);
SIZE(40, struct ib_uverbs_flow_spec_eth);
OFFSET(0, struct ib_uverbs_flow_spec_eth, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_eth, type);
OFFSET(4, struct ib_uverbs_flow_spec_eth, size);
OFFSET(6, struct ib_uverbs_flow_spec_eth, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_eth, val);
OFFSET(24, struct ib_uverbs_flow_spec_eth, mask);
SIZE(12, struct ib_uverbs_flow_ipv4_filter);
OFFSET(0, struct ib_uverbs_flow_ipv4_filter, src_ip);
OFFSET(4, struct ib_uverbs_flow_ipv4_filter, dst_ip);
OFFSET(8, struct ib_uverbs_flow_ipv4_filter, proto);
OFFSET(9, struct ib_uverbs_flow_ipv4_filter, tos);
OFFSET(10, struct ib_uverbs_flow_ipv4_filter, ttl);
OFFSET(11, struct ib_uverbs_flow_ipv4_filter, flags);
SIZE(32, struct ib_uverbs_flow_spec_ipv4);
OFFSET(0, struct ib_uverbs_flow_spec_ipv4, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_ipv4, type);
OFFSET(4, struct ib_uverbs_flow_spec_ipv4, size);
OFFSET(6, struct ib_uverbs_flow_spec_ipv4, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_ipv4, val);
OFFSET(20, struct ib_uverbs_flow_spec_ipv4, mask);
SIZE(4, struct ib_uverbs_flow_tcp_udp_filter);
OFFSET(0, struct ib_uverbs_flow_tcp_udp_filter, dst_port);
OFFSET(2, struct ib_uverbs_flow_tcp_udp_filter, src_port);
SIZE(16, struct ib_uverbs_flow_spec_tcp_udp);
OFFSET(0, struct ib_uverbs_flow_spec_tcp_udp, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_tcp_udp, type);
OFFSET(4, struct ib_uverbs_flow_spec_tcp_udp, size);
OFFSET(6, struct ib_uverbs_flow_spec_tcp_udp, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_tcp_udp, val);
OFFSET(12, struct ib_uverbs_flow_spec_tcp_udp, mask);
SIZE(40, struct ib_uverbs_flow_ipv6_filter);
OFFSET(0, struct ib_uverbs_flow_ipv6_filter, src_ip);
OFFSET(16, struct ib_uverbs_flow_ipv6_filter, dst_ip);
OFFSET(32, struct ib_uverbs_flow_ipv6_filter, flow_label);
OFFSET(36, struct ib_uverbs_flow_ipv6_filter, next_hdr);
OFFSET(37, struct ib_uverbs_flow_ipv6_filter, traffic_class);
OFFSET(38, struct ib_uverbs_flow_ipv6_filter, hop_limit);
OFFSET(39, struct ib_uverbs_flow_ipv6_filter, reserved);
SIZE(88, struct ib_uverbs_flow_spec_ipv6);
OFFSET(0, struct ib_uverbs_flow_spec_ipv6, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_ipv6, type);
OFFSET(4, struct ib_uverbs_flow_spec_ipv6, size);
OFFSET(6, struct ib_uverbs_flow_spec_ipv6, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_ipv6, val);
OFFSET(48, struct ib_uverbs_flow_spec_ipv6, mask);
SIZE(16, struct ib_uverbs_flow_spec_action_tag);
OFFSET(0, struct ib_uverbs_flow_spec_action_tag, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_action_tag, type);
OFFSET(4, struct ib_uverbs_flow_spec_action_tag, size);
OFFSET(6, struct ib_uverbs_flow_spec_action_tag, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_action_tag, tag_id);
OFFSET(12, struct ib_uverbs_flow_spec_action_tag, reserved1);
SIZE(8, struct ib_uverbs_flow_spec_action_drop);
OFFSET(0, struct ib_uverbs_flow_spec_action_drop, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_action_drop, type);
OFFSET(4, struct ib_uverbs_flow_spec_action_drop, size);
OFFSET(6, struct ib_uverbs_flow_spec_action_drop, reserved);
SIZE(16, struct ib_uverbs_flow_spec_action_handle);
OFFSET(0, struct ib_uverbs_flow_spec_action_handle, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_action_handle, type);
OFFSET(4, struct ib_uverbs_flow_spec_action_handle, size);
OFFSET(6, struct ib_uverbs_flow_spec_action_handle, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_action_handle, handle);
OFFSET(12, struct ib_uverbs_flow_spec_action_handle, reserved1);
SIZE(16, struct ib_uverbs_flow_spec_action_count);
OFFSET(0, struct ib_uverbs_flow_spec_action_count, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_action_count, type);
OFFSET(4, struct ib_uverbs_flow_spec_action_count, size);
OFFSET(6, struct ib_uverbs_flow_spec_action_count, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_action_count, handle);
OFFSET(12, struct ib_uverbs_flow_spec_action_count, reserved1);
SIZE(4, struct ib_uverbs_flow_tunnel_filter);
OFFSET(0, struct ib_uverbs_flow_tunnel_filter, tunnel_id);
SIZE(16, struct ib_uverbs_flow_spec_tunnel);
OFFSET(0, struct ib_uverbs_flow_spec_tunnel, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_tunnel, type);
OFFSET(4, struct ib_uverbs_flow_spec_tunnel, size);
OFFSET(6, struct ib_uverbs_flow_spec_tunnel, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_tunnel, val);
OFFSET(12, struct ib_uverbs_flow_spec_tunnel, mask);
SIZE(8, struct ib_uverbs_flow_spec_esp_filter);
OFFSET(0, struct ib_uverbs_flow_spec_esp_filter, spi);
OFFSET(4, struct ib_uverbs_flow_spec_esp_filter, seq);
SIZE(24, struct ib_uverbs_flow_spec_esp);
OFFSET(0, struct ib_uverbs_flow_spec_esp, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_esp, type);
OFFSET(4, struct ib_uverbs_flow_spec_esp, size);
OFFSET(6, struct ib_uverbs_flow_spec_esp, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_esp, val);
OFFSET(16, struct ib_uverbs_flow_spec_esp, mask);
SIZE(8, struct ib_uverbs_flow_gre_filter);
OFFSET(0, struct ib_uverbs_flow_gre_filter, c_ks_res0_ver);
OFFSET(2, struct ib_uverbs_flow_gre_filter, protocol);
OFFSET(4, struct ib_uverbs_flow_gre_filter, key);
SIZE(24, struct ib_uverbs_flow_spec_gre);
OFFSET(0, struct ib_uverbs_flow_spec_gre, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_gre, type);
OFFSET(4, struct ib_uverbs_flow_spec_gre, size);
OFFSET(6, struct ib_uverbs_flow_spec_gre, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_gre, val);
OFFSET(16, struct ib_uverbs_flow_spec_gre, mask);
SIZE(4, struct ib_uverbs_flow_mpls_filter);
OFFSET(0, struct ib_uverbs_flow_mpls_filter, label);
SIZE(16, struct ib_uverbs_flow_spec_mpls);
OFFSET(0, struct ib_uverbs_flow_spec_mpls, hdr);
OFFSET(0, struct ib_uverbs_flow_spec_mpls, type);
OFFSET(4, struct ib_uverbs_flow_spec_mpls, size);
OFFSET(6, struct ib_uverbs_flow_spec_mpls, reserved);
OFFSET(8, struct ib_uverbs_flow_spec_mpls, val);
OFFSET(12, struct ib_uverbs_flow_spec_mpls, mask);
SIZE(16, struct ib_uverbs_flow_attr);
OFFSET(0, struct ib_uverbs_flow_attr, type);
OFFSET(4, struct ib_uverbs_flow_attr, size);
OFFSET(6, struct ib_uverbs_flow_attr, priority);
OFFSET(8, struct ib_uverbs_flow_attr, num_of_specs);
OFFSET(9, struct ib_uverbs_flow_attr, reserved);
OFFSET(11, struct ib_uverbs_flow_attr, port);
OFFSET(12, struct ib_uverbs_flow_attr, flags);
OFFSET(16, struct ib_uverbs_flow_attr, flow_specs);
SIZE(24, struct ib_uverbs_create_flow);
OFFSET(0, struct ib_uverbs_create_flow, comp_mask);
OFFSET(4, struct ib_uverbs_create_flow, qp_handle);
OFFSET(8, struct ib_uverbs_create_flow, flow_attr);
SIZE(8, struct ib_uverbs_create_flow_resp);
OFFSET(0, struct ib_uverbs_create_flow_resp, comp_mask);
OFFSET(4, struct ib_uverbs_create_flow_resp, flow_handle);
SIZE(8, struct ib_uverbs_destroy_flow);
OFFSET(0, struct ib_uverbs_destroy_flow, comp_mask);
OFFSET(4, struct ib_uverbs_destroy_flow, flow_handle);
SIZE(32, struct ib_uverbs_create_srq);
OFFSET(0, struct ib_uverbs_create_srq, response);
OFFSET(8, struct ib_uverbs_create_srq, user_handle);
OFFSET(16, struct ib_uverbs_create_srq, pd_handle);
OFFSET(20, struct ib_uverbs_create_srq, max_wr);
OFFSET(24, struct ib_uverbs_create_srq, max_sge);
OFFSET(28, struct ib_uverbs_create_srq, srq_limit);
OFFSET(32, struct ib_uverbs_create_srq, driver_data);
SIZE(48, struct ib_uverbs_create_xsrq);
OFFSET(0, struct ib_uverbs_create_xsrq, response);
OFFSET(8, struct ib_uverbs_create_xsrq, user_handle);
OFFSET(16, struct ib_uverbs_create_xsrq, srq_type);
OFFSET(20, struct ib_uverbs_create_xsrq, pd_handle);
OFFSET(24, struct ib_uverbs_create_xsrq, max_wr);
OFFSET(28, struct ib_uverbs_create_xsrq, max_sge);
OFFSET(32, struct ib_uverbs_create_xsrq, srq_limit);
OFFSET(36, struct ib_uverbs_create_xsrq, max_num_tags);
OFFSET(40, struct ib_uverbs_create_xsrq, xrcd_handle);
OFFSET(44, struct ib_uverbs_create_xsrq, cq_handle);
OFFSET(48, struct ib_uverbs_create_xsrq, driver_data);
SIZE(16, struct ib_uverbs_create_srq_resp);
OFFSET(0, struct ib_uverbs_create_srq_resp, srq_handle);
OFFSET(4, struct ib_uverbs_create_srq_resp, max_wr);
OFFSET(8, struct ib_uverbs_create_srq_resp, max_sge);
OFFSET(12, struct ib_uverbs_create_srq_resp, srqn);
OFFSET(16, struct ib_uverbs_create_srq_resp, driver_data);
SIZE(16, struct ib_uverbs_modify_srq);
OFFSET(0, struct ib_uverbs_modify_srq, srq_handle);
OFFSET(4, struct ib_uverbs_modify_srq, attr_mask);
OFFSET(8, struct ib_uverbs_modify_srq, max_wr);
OFFSET(12, struct ib_uverbs_modify_srq, srq_limit);
OFFSET(16, struct ib_uverbs_modify_srq, driver_data);
SIZE(16, struct ib_uverbs_query_srq);
OFFSET(0, struct ib_uverbs_query_srq, response);
OFFSET(8, struct ib_uverbs_query_srq, srq_handle);
OFFSET(12, struct ib_uverbs_query_srq, reserved);
OFFSET(16, struct ib_uverbs_query_srq, driver_data);
SIZE(16, struct ib_uverbs_query_srq_resp);
OFFSET(0, struct ib_uverbs_query_srq_resp, max_wr);
OFFSET(4, struct ib_uverbs_query_srq_resp, max_sge);
OFFSET(8, struct ib_uverbs_query_srq_resp, srq_limit);
OFFSET(12, struct ib_uverbs_query_srq_resp, reserved);
SIZE(16, struct ib_uverbs_destroy_srq);
OFFSET(0, struct ib_uverbs_destroy_srq, response);
OFFSET(8, struct ib_uverbs_destroy_srq, srq_handle);
OFFSET(12, struct ib_uverbs_destroy_srq, reserved);
SIZE(4, struct ib_uverbs_destroy_srq_resp);
OFFSET(0, struct ib_uverbs_destroy_srq_resp, events_reported);
SIZE(40, struct ib_uverbs_ex_create_wq);
OFFSET(0, struct ib_uverbs_ex_create_wq, comp_mask);
OFFSET(4, struct ib_uverbs_ex_create_wq, wq_type);
OFFSET(8, struct ib_uverbs_ex_create_wq, user_handle);
OFFSET(16, struct ib_uverbs_ex_create_wq, pd_handle);
OFFSET(20, struct ib_uverbs_ex_create_wq, cq_handle);
OFFSET(24, struct ib_uverbs_ex_create_wq, max_wr);
OFFSET(28, struct ib_uverbs_ex_create_wq, max_sge);
OFFSET(32, struct ib_uverbs_ex_create_wq, create_flags);
OFFSET(36, struct ib_uverbs_ex_create_wq, reserved);
SIZE(24, struct ib_uverbs_ex_create_wq_resp);
OFFSET(0, struct ib_uverbs_ex_create_wq_resp, comp_mask);
OFFSET(4, struct ib_uverbs_ex_create_wq_resp, response_length);
OFFSET(8, struct ib_uverbs_ex_create_wq_resp, wq_handle);
OFFSET(12, struct ib_uverbs_ex_create_wq_resp, max_wr);
OFFSET(16, struct ib_uverbs_ex_create_wq_resp, max_sge);
OFFSET(20, struct ib_uverbs_ex_create_wq_resp, wqn);
SIZE(8, struct ib_uverbs_ex_destroy_wq);
OFFSET(0, struct ib_uverbs_ex_destroy_wq, comp_mask);
OFFSET(4, struct ib_uverbs_ex_destroy_wq, wq_handle);
SIZE(16, struct ib_uverbs_ex_destroy_wq_resp);
OFFSET(0, struct ib_uverbs_ex_destroy_wq_resp, comp_mask);
OFFSET(4, struct ib_uverbs_ex_destroy_wq_resp, response_length);
OFFSET(8, struct ib_uverbs_ex_destroy_wq_resp, events_reported);
OFFSET(12, struct ib_uverbs_ex_destroy_wq_resp, reserved);
SIZE(24, struct ib_uverbs_ex_modify_wq);
OFFSET(0, struct ib_uverbs_ex_modify_wq, attr_mask);
OFFSET(4, struct ib_uverbs_ex_modify_wq, wq_handle);
OFFSET(8, struct ib_uverbs_ex_modify_wq, wq_state);
OFFSET(12, struct ib_uverbs_ex_modify_wq, curr_wq_state);
OFFSET(16, struct ib_uverbs_ex_modify_wq, flags);
OFFSET(20, struct ib_uverbs_ex_modify_wq, flags_mask);
SIZE(8, struct ib_uverbs_ex_create_rwq_ind_table);
OFFSET(0, struct ib_uverbs_ex_create_rwq_ind_table, comp_mask);
OFFSET(4, struct ib_uverbs_ex_create_rwq_ind_table, log_ind_tbl_size);
OFFSET(8, struct ib_uverbs_ex_create_rwq_ind_table, wq_handles);
SIZE(16, struct ib_uverbs_ex_create_rwq_ind_table_resp);
OFFSET(0, struct ib_uverbs_ex_create_rwq_ind_table_resp, comp_mask);
OFFSET(4, struct ib_uverbs_ex_create_rwq_ind_table_resp, response_length);
OFFSET(8, struct ib_uverbs_ex_create_rwq_ind_table_resp, ind_tbl_handle);
OFFSET(12, struct ib_uverbs_ex_create_rwq_ind_table_resp, ind_tbl_num);
SIZE(8, struct ib_uverbs_ex_destroy_rwq_ind_table);
OFFSET(0, struct ib_uverbs_ex_destroy_rwq_ind_table, comp_mask);
OFFSET(4, struct ib_uverbs_ex_destroy_rwq_ind_table, ind_tbl_handle);
SIZE(4, struct ib_uverbs_cq_moderation);
OFFSET(0, struct ib_uverbs_cq_moderation, cq_count);
OFFSET(2, struct ib_uverbs_cq_moderation, cq_period);
SIZE(16, struct ib_uverbs_ex_modify_cq);
OFFSET(0, struct ib_uverbs_ex_modify_cq, cq_handle);
OFFSET(4, struct ib_uverbs_ex_modify_cq, attr_mask);
OFFSET(8, struct ib_uverbs_ex_modify_cq, attr);
OFFSET(12, struct ib_uverbs_ex_modify_cq, reserved);
OFFSET(0, struct rdma_ib_addr, sgid);
OFFSET(16, struct rdma_ib_addr, dgid);
OFFSET(32, struct rdma_ib_addr, pkey);
OFFSET(0, struct rdma_addr, src_addr);
OFFSET(0, struct rdma_addr, src_sin);
OFFSET(0, struct rdma_addr, src_sin6);
OFFSET(0, struct rdma_addr, src_storage);
OFFSET(128, struct rdma_addr, dst_addr);
OFFSET(128, struct rdma_addr, dst_sin);
OFFSET(128, struct rdma_addr, dst_sin6);
OFFSET(128, struct rdma_addr, dst_storage);
OFFSET(256, struct rdma_addr, addr);
OFFSET(256, struct rdma_addr, addr.ibaddr);
OFFSET(0, struct rdma_route, addr);
OFFSET(296, struct rdma_route, path_rec);
OFFSET(304, struct rdma_route, num_paths);
OFFSET(0, struct rdma_event_channel, fd);
OFFSET(0, struct rdma_cm_id, verbs);
OFFSET(8, struct rdma_cm_id, channel);
OFFSET(16, struct rdma_cm_id, context);
OFFSET(24, struct rdma_cm_id, qp);
OFFSET(32, struct rdma_cm_id, route);
OFFSET(344, struct rdma_cm_id, ps);
OFFSET(348, struct rdma_cm_id, port_num);
OFFSET(352, struct rdma_cm_id, event);
OFFSET(360, struct rdma_cm_id, send_cq_channel);
OFFSET(368, struct rdma_cm_id, send_cq);
OFFSET(376, struct rdma_cm_id, recv_cq_channel);
OFFSET(384, struct rdma_cm_id, recv_cq);
OFFSET(392, struct rdma_cm_id, srq);
OFFSET(400, struct rdma_cm_id, pd);
OFFSET(408, struct rdma_cm_id, qp_type);
SIZE(24, struct rdma_conn_param);
OFFSET(0, struct rdma_conn_param, private_data);
OFFSET(8, struct rdma_conn_param, private_data_len);
OFFSET(9, struct rdma_conn_param, responder_resources);
OFFSET(10, struct rdma_conn_param, initiator_depth);
OFFSET(11, struct rdma_conn_param, flow_control);
OFFSET(12, struct rdma_conn_param, retry_count);
OFFSET(13, struct rdma_conn_param, rnr_retry_count);
OFFSET(14, struct rdma_conn_param, srq);
OFFSET(16, struct rdma_conn_param, qp_num);
SIZE(56, struct rdma_ud_param);
OFFSET(0, struct rdma_ud_param, private_data);
OFFSET(8, struct rdma_ud_param, private_data_len);
OFFSET(16, struct rdma_ud_param, ah_attr);
OFFSET(48, struct rdma_ud_param, qp_num);
OFFSET(52, struct rdma_ud_param, qkey);
OFFSET(0, struct rdma_cm_event, id);
OFFSET(8, struct rdma_cm_event, listen_id);
OFFSET(16, struct rdma_cm_event, event);
OFFSET(20, struct rdma_cm_event, status);
OFFSET(24, struct rdma_cm_event, param);
OFFSET(24, struct rdma_cm_event, param.conn);
OFFSET(24, struct rdma_cm_event, param.ud);
#if RDMA_CORE_RELEASE >= 6000
OFFSET(24, struct rdma_cm_event, param.arg);
#endif
SIZE(96, struct rdma_addrinfo);
OFFSET(0, struct rdma_addrinfo, ai_flags);
OFFSET(4, struct rdma_addrinfo, ai_family);
OFFSET(8, struct rdma_addrinfo, ai_qp_type);
OFFSET(12, struct rdma_addrinfo, ai_port_space);
OFFSET(16, struct rdma_addrinfo, ai_src_len);
OFFSET(20, struct rdma_addrinfo, ai_dst_len);
OFFSET(24, struct rdma_addrinfo, ai_src_addr);
OFFSET(32, struct rdma_addrinfo, ai_dst_addr);
OFFSET(40, struct rdma_addrinfo, ai_src_canonname);
OFFSET(48, struct rdma_addrinfo, ai_dst_canonname);
OFFSET(56, struct rdma_addrinfo, ai_route_len);
OFFSET(64, struct rdma_addrinfo, ai_route);
OFFSET(72, struct rdma_addrinfo, ai_connect_len);
OFFSET(80, struct rdma_addrinfo, ai_connect);
OFFSET(88, struct rdma_addrinfo, ai_next);
SIZE(16, struct rdma_cm_join_mc_attr_ex);
OFFSET(0, struct rdma_cm_join_mc_attr_ex, comp_mask);
OFFSET(4, struct rdma_cm_join_mc_attr_ex, join_flags);
OFFSET(8, struct rdma_cm_join_mc_attr_ex, addr);
SIZE(64, struct ibv_sa_path_rec);
OFFSET(0, struct ibv_sa_path_rec, dgid);
OFFSET(16, struct ibv_sa_path_rec, sgid);
OFFSET(32, struct ibv_sa_path_rec, dlid);
OFFSET(34, struct ibv_sa_path_rec, slid);
OFFSET(36, struct ibv_sa_path_rec, raw_traffic);
OFFSET(40, struct ibv_sa_path_rec, flow_label);
OFFSET(44, struct ibv_sa_path_rec, hop_limit);
OFFSET(45, struct ibv_sa_path_rec, traffic_class);
OFFSET(48, struct ibv_sa_path_rec, reversible);
OFFSET(52, struct ibv_sa_path_rec, numb_path);
OFFSET(54, struct ibv_sa_path_rec, pkey);
OFFSET(56, struct ibv_sa_path_rec, sl);
OFFSET(57, struct ibv_sa_path_rec, mtu_selector);
OFFSET(58, struct ibv_sa_path_rec, mtu);
OFFSET(59, struct ibv_sa_path_rec, rate_selector);
OFFSET(60, struct ibv_sa_path_rec, rate);
OFFSET(61, struct ibv_sa_path_rec, packet_life_time_selector);
OFFSET(62, struct ibv_sa_path_rec, packet_life_time);
OFFSET(63, struct ibv_sa_path_rec, preference);
SIZE(64, struct ibv_sa_mcmember_rec);
OFFSET(0, struct ibv_sa_mcmember_rec, mgid);
OFFSET(16, struct ibv_sa_mcmember_rec, port_gid);
OFFSET(32, struct ibv_sa_mcmember_rec, qkey);
OFFSET(36, struct ibv_sa_mcmember_rec, mlid);
OFFSET(38, struct ibv_sa_mcmember_rec, mtu_selector);
OFFSET(39, struct ibv_sa_mcmember_rec, mtu);
OFFSET(40, struct ibv_sa_mcmember_rec, traffic_class);
OFFSET(42, struct ibv_sa_mcmember_rec, pkey);
OFFSET(44, struct ibv_sa_mcmember_rec, rate_selector);
OFFSET(45, struct ibv_sa_mcmember_rec, rate);
OFFSET(46, struct ibv_sa_mcmember_rec, packet_life_time_selector);
OFFSET(47, struct ibv_sa_mcmember_rec, packet_life_time);
OFFSET(48, struct ibv_sa_mcmember_rec, sl);
OFFSET(52, struct ibv_sa_mcmember_rec, flow_label);
OFFSET(56, struct ibv_sa_mcmember_rec, hop_limit);
OFFSET(57, struct ibv_sa_mcmember_rec, scope);
OFFSET(58, struct ibv_sa_mcmember_rec, join_state);
OFFSET(60, struct ibv_sa_mcmember_rec, proxy_join);
SIZE(176, struct ibv_sa_service_rec);
OFFSET(0, struct ibv_sa_service_rec, id);
OFFSET(8, struct ibv_sa_service_rec, gid);
OFFSET(24, struct ibv_sa_service_rec, pkey);
OFFSET(28, struct ibv_sa_service_rec, lease);
OFFSET(32, struct ibv_sa_service_rec, key);
OFFSET(48, struct ibv_sa_service_rec, name);
OFFSET(112, struct ibv_sa_service_rec, data8);
OFFSET(128, struct ibv_sa_service_rec, data16);
OFFSET(144, struct ibv_sa_service_rec, data32);
OFFSET(160, struct ibv_sa_service_rec, data64);
SIZE(64, struct ibv_path_record);
OFFSET(0, struct ibv_path_record, service_id);
OFFSET(8, struct ibv_path_record, dgid);
OFFSET(24, struct ibv_path_record, sgid);
OFFSET(40, struct ibv_path_record, dlid);
OFFSET(42, struct ibv_path_record, slid);
OFFSET(44, struct ibv_path_record, flowlabel_hoplimit);
OFFSET(48, struct ibv_path_record, tclass);
OFFSET(49, struct ibv_path_record, reversible_numpath);
OFFSET(50, struct ibv_path_record, pkey);
OFFSET(52, struct ibv_path_record, qosclass_sl);
OFFSET(54, struct ibv_path_record, mtu);
OFFSET(55, struct ibv_path_record, rate);
OFFSET(56, struct ibv_path_record, packetlifetime);
OFFSET(57, struct ibv_path_record, preference);
OFFSET(58, struct ibv_path_record, reserved);
SIZE(72, struct ibv_path_data);
OFFSET(0, struct ibv_path_data, flags);
OFFSET(4, struct ibv_path_data, reserved);
OFFSET(8, struct ibv_path_data, path);

/* The offset of the last member of a record that grows at the front, in these headers. */
extern const uint32_t rdma_wrap_offset_verbs_context_context;
__attribute__((visibility("default"))) const uint32_t rdma_wrap_offset_verbs_context_context = __builtin_offsetof(struct verbs_context, context);

/* Identifies the bindings that were emitted with this source. */
extern const uint32_t rdma_wrap_build_5dc3641de548e8ba;
__attribute__((visibility("default"))) const uint32_t rdma_wrap_build_5dc3641de548e8ba = 1;
