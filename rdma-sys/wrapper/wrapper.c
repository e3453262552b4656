/* Written by rdma-gen from the headers below. Do not edit: change rdma.toml or the generator, then run
 * ./dev generate */

/* What the oldest release's library lacks is called through a guard, defined below. */
#if RDMA_CORE_RELEASE >= 4900
#pragma redefine_extname ibv_wr_opcode_str guarded_ibv_wr_opcode_str
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

#include <errno.h>
#include <stdint.h>
#include "wrapper.h"

/* All of the headers' functions are wrapped, those too that they advise against. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* A wrapper whose prototype is not that of the function behind it does not compile. */
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

SAME_TYPE(rdma_wrap_ibv_query_gid_table, ibv_query_gid_table);
ssize_t rdma_wrap_ibv_query_gid_table(
        struct ibv_context *context,
        struct ibv_gid_entry *entries,
        size_t max_entries,
        uint32_t flags)
{
    return (ibv_query_gid_table)(context, entries, max_entries, flags);
}

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

SAME_TYPE(rdma_wrap_ibv_flow_label_to_udp_sport, ibv_flow_label_to_udp_sport);
uint16_t rdma_wrap_ibv_flow_label_to_udp_sport(uint32_t fl)
{
    return (ibv_flow_label_to_udp_sport)(fl);
}

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

/* What C does in several calls, in one */
int rdma_wrap_seq_wr_send(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        const struct ibv_sge *sge)
{
    (ibv_wr_start)(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    (ibv_wr_send)(qp);
    (ibv_wr_set_sge)(qp, sge->lkey, sge->addr, sge->length);
    return (ibv_wr_complete)(qp);
}

int rdma_wrap_seq_wr_send_imm(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        __be32 imm_data,
        const struct ibv_sge *sge)
{
    (ibv_wr_start)(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    (ibv_wr_send_imm)(qp, imm_data);
    (ibv_wr_set_sge)(qp, sge->lkey, sge->addr, sge->length);
    return (ibv_wr_complete)(qp);
}

int rdma_wrap_seq_wr_rdma_write(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        const struct ibv_sge *sge)
{
    (ibv_wr_start)(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    (ibv_wr_rdma_write)(qp, rkey, remote_addr);
    (ibv_wr_set_sge)(qp, sge->lkey, sge->addr, sge->length);
    return (ibv_wr_complete)(qp);
}

int rdma_wrap_seq_wr_rdma_write_imm(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        __be32 imm_data,
        const struct ibv_sge *sge)
{
    (ibv_wr_start)(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    (ibv_wr_rdma_write_imm)(qp, rkey, remote_addr, imm_data);
    (ibv_wr_set_sge)(qp, sge->lkey, sge->addr, sge->length);
    return (ibv_wr_complete)(qp);
}

int rdma_wrap_seq_wr_rdma_read(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        const struct ibv_sge *sge)
{
    (ibv_wr_start)(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    (ibv_wr_rdma_read)(qp, rkey, remote_addr);
    (ibv_wr_set_sge)(qp, sge->lkey, sge->addr, sge->length);
    return (ibv_wr_complete)(qp);
}

int rdma_wrap_drain_cq_ex(
        struct ibv_cq_ex *cq,
        struct ibv_poll_cq_attr *attr,
        uint64_t flags,
        int num_entries,
        struct ibv_wc *wc,
        int *result)
{
    int found = 0;
    int code = num_entries > 0 ? (ibv_start_poll)(cq, attr) : 0;

    if (num_entries > 0 && !code) {
        do {
            struct ibv_wc *item = &wc[found++];

            item->wr_id = cq->wr_id;
            item->status = cq->status;
            if (flags & IBV_WC_EX_WITH_QP_NUM)
                item->qp_num = (ibv_wc_read_qp_num)(cq);
            if (item->status == IBV_WC_SUCCESS) {
                item->opcode = (ibv_wc_read_opcode)(cq);
                item->wc_flags = (ibv_wc_read_wc_flags)(cq);
                if (flags & IBV_WC_EX_WITH_BYTE_LEN)
                    item->byte_len = (ibv_wc_read_byte_len)(cq);
                if (flags & IBV_WC_EX_WITH_IMM)
                    item->imm_data = (ibv_wc_read_imm_data)(cq);
                if (flags & IBV_WC_EX_WITH_SRC_QP)
                    item->src_qp = (ibv_wc_read_src_qp)(cq);
                if (flags & IBV_WC_EX_WITH_SLID)
                    item->slid = (ibv_wc_read_slid)(cq);
                if (flags & IBV_WC_EX_WITH_SL)
                    item->sl = (ibv_wc_read_sl)(cq);
                if (flags & IBV_WC_EX_WITH_DLID_PATH_BITS)
                    item->dlid_path_bits = (ibv_wc_read_dlid_path_bits)(cq);
            }
            if (item->status != IBV_WC_SUCCESS) {
                item->vendor_err = (ibv_wc_read_vendor_err)(cq);
            }
        } while (found < num_entries && !(code = (ibv_next_poll)(cq)));
        (ibv_end_poll)(cq);
    }
    *result = code;
    return found;
}

/* The guards: a library without the export fails as if the device could not do it. */
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

/* The release of the headers that this was compiled with. */
extern const uint32_t rdma_wrap_release;
__attribute__((visibility("default"))) const uint32_t rdma_wrap_release = RDMA_CORE_RELEASE;

/* What the headers say of every record, which the bindings are compared with at load: its size and the
 * offsets of its fields in bytes; 0xFFFFFFFF for what these headers lack. Before them: the format, how
 * many there are, the fingerprint of their names. */
extern const uint32_t rdma_wrap_layout[];
__attribute__((visibility("default"))) const uint32_t rdma_wrap_layout[] = {
    1, 1807, 0xbea55a24, 0xbc0fcad1,
    sizeof(union ibv_gid),
    __builtin_offsetof(union ibv_gid, raw),
    __builtin_offsetof(union ibv_gid, global),
    __builtin_offsetof(union ibv_gid, global.subnet_prefix),
    __builtin_offsetof(union ibv_gid, global.interface_id),
    sizeof(struct ibv_gid_entry),
    __builtin_offsetof(struct ibv_gid_entry, gid),
    __builtin_offsetof(struct ibv_gid_entry, gid_index),
    __builtin_offsetof(struct ibv_gid_entry, port_num),
    __builtin_offsetof(struct ibv_gid_entry, gid_type),
    __builtin_offsetof(struct ibv_gid_entry, ndev_ifindex),
    sizeof(struct ibv_alloc_dm_attr),
    __builtin_offsetof(struct ibv_alloc_dm_attr, length),
    __builtin_offsetof(struct ibv_alloc_dm_attr, log_align_req),
    __builtin_offsetof(struct ibv_alloc_dm_attr, comp_mask),
    sizeof(struct ibv_dm),
    __builtin_offsetof(struct ibv_dm, context),
    __builtin_offsetof(struct ibv_dm, memcpy_to_dm),
    __builtin_offsetof(struct ibv_dm, memcpy_from_dm),
    __builtin_offsetof(struct ibv_dm, comp_mask),
#if RDMA_CORE_RELEASE >= 3500
    __builtin_offsetof(struct ibv_dm, handle),
#else
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_device_attr),
    __builtin_offsetof(struct ibv_device_attr, fw_ver),
    __builtin_offsetof(struct ibv_device_attr, node_guid),
    __builtin_offsetof(struct ibv_device_attr, sys_image_guid),
    __builtin_offsetof(struct ibv_device_attr, max_mr_size),
    __builtin_offsetof(struct ibv_device_attr, page_size_cap),
    __builtin_offsetof(struct ibv_device_attr, vendor_id),
    __builtin_offsetof(struct ibv_device_attr, vendor_part_id),
    __builtin_offsetof(struct ibv_device_attr, hw_ver),
    __builtin_offsetof(struct ibv_device_attr, max_qp),
    __builtin_offsetof(struct ibv_device_attr, max_qp_wr),
    __builtin_offsetof(struct ibv_device_attr, device_cap_flags),
    __builtin_offsetof(struct ibv_device_attr, max_sge),
    __builtin_offsetof(struct ibv_device_attr, max_sge_rd),
    __builtin_offsetof(struct ibv_device_attr, max_cq),
    __builtin_offsetof(struct ibv_device_attr, max_cqe),
    __builtin_offsetof(struct ibv_device_attr, max_mr),
    __builtin_offsetof(struct ibv_device_attr, max_pd),
    __builtin_offsetof(struct ibv_device_attr, max_qp_rd_atom),
    __builtin_offsetof(struct ibv_device_attr, max_ee_rd_atom),
    __builtin_offsetof(struct ibv_device_attr, max_res_rd_atom),
    __builtin_offsetof(struct ibv_device_attr, max_qp_init_rd_atom),
    __builtin_offsetof(struct ibv_device_attr, max_ee_init_rd_atom),
    __builtin_offsetof(struct ibv_device_attr, atomic_cap),
    __builtin_offsetof(struct ibv_device_attr, max_ee),
    __builtin_offsetof(struct ibv_device_attr, max_rdd),
    __builtin_offsetof(struct ibv_device_attr, max_mw),
    __builtin_offsetof(struct ibv_device_attr, max_raw_ipv6_qp),
    __builtin_offsetof(struct ibv_device_attr, max_raw_ethy_qp),
    __builtin_offsetof(struct ibv_device_attr, max_mcast_grp),
    __builtin_offsetof(struct ibv_device_attr, max_mcast_qp_attach),
    __builtin_offsetof(struct ibv_device_attr, max_total_mcast_qp_attach),
    __builtin_offsetof(struct ibv_device_attr, max_ah),
    __builtin_offsetof(struct ibv_device_attr, max_fmr),
    __builtin_offsetof(struct ibv_device_attr, max_map_per_fmr),
    __builtin_offsetof(struct ibv_device_attr, max_srq),
    __builtin_offsetof(struct ibv_device_attr, max_srq_wr),
    __builtin_offsetof(struct ibv_device_attr, max_srq_sge),
    __builtin_offsetof(struct ibv_device_attr, max_pkeys),
    __builtin_offsetof(struct ibv_device_attr, local_ca_ack_delay),
    __builtin_offsetof(struct ibv_device_attr, phys_port_cnt),
    sizeof(struct ibv_query_device_ex_input),
    __builtin_offsetof(struct ibv_query_device_ex_input, comp_mask),
    sizeof(struct ibv_odp_caps),
    __builtin_offsetof(struct ibv_odp_caps, general_caps),
    __builtin_offsetof(struct ibv_odp_caps, per_transport_caps),
    __builtin_offsetof(struct ibv_odp_caps, per_transport_caps.rc_odp_caps),
    __builtin_offsetof(struct ibv_odp_caps, per_transport_caps.uc_odp_caps),
    __builtin_offsetof(struct ibv_odp_caps, per_transport_caps.ud_odp_caps),
    sizeof(struct ibv_tso_caps),
    __builtin_offsetof(struct ibv_tso_caps, max_tso),
    __builtin_offsetof(struct ibv_tso_caps, supported_qpts),
    sizeof(struct ibv_rss_caps),
    __builtin_offsetof(struct ibv_rss_caps, supported_qpts),
    __builtin_offsetof(struct ibv_rss_caps, max_rwq_indirection_tables),
    __builtin_offsetof(struct ibv_rss_caps, max_rwq_indirection_table_size),
    __builtin_offsetof(struct ibv_rss_caps, rx_hash_fields_mask),
    __builtin_offsetof(struct ibv_rss_caps, rx_hash_function),
    sizeof(struct ibv_packet_pacing_caps),
    __builtin_offsetof(struct ibv_packet_pacing_caps, qp_rate_limit_min),
    __builtin_offsetof(struct ibv_packet_pacing_caps, qp_rate_limit_max),
    __builtin_offsetof(struct ibv_packet_pacing_caps, supported_qpts),
    sizeof(struct ibv_tm_caps),
    __builtin_offsetof(struct ibv_tm_caps, max_rndv_hdr_size),
    __builtin_offsetof(struct ibv_tm_caps, max_num_tags),
    __builtin_offsetof(struct ibv_tm_caps, flags),
    __builtin_offsetof(struct ibv_tm_caps, max_ops),
    __builtin_offsetof(struct ibv_tm_caps, max_sge),
    sizeof(struct ibv_cq_moderation_caps),
    __builtin_offsetof(struct ibv_cq_moderation_caps, max_cq_count),
    __builtin_offsetof(struct ibv_cq_moderation_caps, max_cq_period),
    sizeof(struct ibv_pci_atomic_caps),
    __builtin_offsetof(struct ibv_pci_atomic_caps, fetch_add),
    __builtin_offsetof(struct ibv_pci_atomic_caps, swap),
    __builtin_offsetof(struct ibv_pci_atomic_caps, compare_swap),
    sizeof(struct ibv_device_attr_ex),
    __builtin_offsetof(struct ibv_device_attr_ex, orig_attr),
    __builtin_offsetof(struct ibv_device_attr_ex, comp_mask),
    __builtin_offsetof(struct ibv_device_attr_ex, odp_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, completion_timestamp_mask),
    __builtin_offsetof(struct ibv_device_attr_ex, hca_core_clock),
    __builtin_offsetof(struct ibv_device_attr_ex, device_cap_flags_ex),
    __builtin_offsetof(struct ibv_device_attr_ex, tso_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, rss_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, max_wq_type_rq),
    __builtin_offsetof(struct ibv_device_attr_ex, packet_pacing_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, raw_packet_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, tm_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, cq_mod_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, max_dm_size),
    __builtin_offsetof(struct ibv_device_attr_ex, pci_atomic_caps),
    __builtin_offsetof(struct ibv_device_attr_ex, xrc_odp_caps),
#if RDMA_CORE_RELEASE >= 3500
    __builtin_offsetof(struct ibv_device_attr_ex, phys_port_cnt_ex),
#else
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_port_attr),
    __builtin_offsetof(struct ibv_port_attr, state),
    __builtin_offsetof(struct ibv_port_attr, max_mtu),
    __builtin_offsetof(struct ibv_port_attr, active_mtu),
    __builtin_offsetof(struct ibv_port_attr, gid_tbl_len),
    __builtin_offsetof(struct ibv_port_attr, port_cap_flags),
    __builtin_offsetof(struct ibv_port_attr, max_msg_sz),
    __builtin_offsetof(struct ibv_port_attr, bad_pkey_cntr),
    __builtin_offsetof(struct ibv_port_attr, qkey_viol_cntr),
    __builtin_offsetof(struct ibv_port_attr, pkey_tbl_len),
    __builtin_offsetof(struct ibv_port_attr, lid),
    __builtin_offsetof(struct ibv_port_attr, sm_lid),
    __builtin_offsetof(struct ibv_port_attr, lmc),
    __builtin_offsetof(struct ibv_port_attr, max_vl_num),
    __builtin_offsetof(struct ibv_port_attr, sm_sl),
    __builtin_offsetof(struct ibv_port_attr, subnet_timeout),
    __builtin_offsetof(struct ibv_port_attr, init_type_reply),
    __builtin_offsetof(struct ibv_port_attr, active_width),
    __builtin_offsetof(struct ibv_port_attr, active_speed),
    __builtin_offsetof(struct ibv_port_attr, phys_state),
    __builtin_offsetof(struct ibv_port_attr, link_layer),
    __builtin_offsetof(struct ibv_port_attr, flags),
    __builtin_offsetof(struct ibv_port_attr, port_cap_flags2),
#if RDMA_CORE_RELEASE >= 4900
    __builtin_offsetof(struct ibv_port_attr, active_speed_ex),
#else
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_async_event),
    __builtin_offsetof(struct ibv_async_event, element),
    __builtin_offsetof(struct ibv_async_event, element.cq),
    __builtin_offsetof(struct ibv_async_event, element.qp),
    __builtin_offsetof(struct ibv_async_event, element.srq),
    __builtin_offsetof(struct ibv_async_event, element.wq),
    __builtin_offsetof(struct ibv_async_event, element.port_num),
    __builtin_offsetof(struct ibv_async_event, event_type),
    sizeof(struct ibv_wc),
    __builtin_offsetof(struct ibv_wc, wr_id),
    __builtin_offsetof(struct ibv_wc, status),
    __builtin_offsetof(struct ibv_wc, opcode),
    __builtin_offsetof(struct ibv_wc, vendor_err),
    __builtin_offsetof(struct ibv_wc, byte_len),
    __builtin_offsetof(struct ibv_wc, imm_data),
    __builtin_offsetof(struct ibv_wc, invalidated_rkey),
    __builtin_offsetof(struct ibv_wc, qp_num),
    __builtin_offsetof(struct ibv_wc, src_qp),
    __builtin_offsetof(struct ibv_wc, wc_flags),
    __builtin_offsetof(struct ibv_wc, pkey_index),
    __builtin_offsetof(struct ibv_wc, slid),
    __builtin_offsetof(struct ibv_wc, sl),
    __builtin_offsetof(struct ibv_wc, dlid_path_bits),
    sizeof(struct ibv_mw_bind_info),
    __builtin_offsetof(struct ibv_mw_bind_info, mr),
    __builtin_offsetof(struct ibv_mw_bind_info, addr),
    __builtin_offsetof(struct ibv_mw_bind_info, length),
    __builtin_offsetof(struct ibv_mw_bind_info, mw_access_flags),
#if RDMA_CORE_RELEASE >= 5900
    sizeof(struct ibv_dmah),
    __builtin_offsetof(struct ibv_dmah, context),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_pd),
    __builtin_offsetof(struct ibv_pd, context),
    __builtin_offsetof(struct ibv_pd, handle),
    sizeof(struct ibv_td_init_attr),
    __builtin_offsetof(struct ibv_td_init_attr, comp_mask),
    sizeof(struct ibv_td),
    __builtin_offsetof(struct ibv_td, context),
    sizeof(struct ibv_xrcd_init_attr),
    __builtin_offsetof(struct ibv_xrcd_init_attr, comp_mask),
    __builtin_offsetof(struct ibv_xrcd_init_attr, fd),
    __builtin_offsetof(struct ibv_xrcd_init_attr, oflags),
    sizeof(struct ibv_xrcd),
    __builtin_offsetof(struct ibv_xrcd, context),
    sizeof(struct ibv_mr),
    __builtin_offsetof(struct ibv_mr, context),
    __builtin_offsetof(struct ibv_mr, pd),
    __builtin_offsetof(struct ibv_mr, addr),
    __builtin_offsetof(struct ibv_mr, length),
    __builtin_offsetof(struct ibv_mr, handle),
    __builtin_offsetof(struct ibv_mr, lkey),
    __builtin_offsetof(struct ibv_mr, rkey),
#if RDMA_CORE_RELEASE >= 5900
    sizeof(struct ibv_mr_init_attr),
    __builtin_offsetof(struct ibv_mr_init_attr, length),
    __builtin_offsetof(struct ibv_mr_init_attr, access),
    __builtin_offsetof(struct ibv_mr_init_attr, comp_mask),
    __builtin_offsetof(struct ibv_mr_init_attr, iova),
    __builtin_offsetof(struct ibv_mr_init_attr, addr),
    __builtin_offsetof(struct ibv_mr_init_attr, fd),
    __builtin_offsetof(struct ibv_mr_init_attr, fd_offset),
    __builtin_offsetof(struct ibv_mr_init_attr, dmah),
    __builtin_offsetof(struct ibv_mr_init_attr, buf),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_mw),
    __builtin_offsetof(struct ibv_mw, context),
    __builtin_offsetof(struct ibv_mw, pd),
    __builtin_offsetof(struct ibv_mw, rkey),
    __builtin_offsetof(struct ibv_mw, handle),
    __builtin_offsetof(struct ibv_mw, type),
    sizeof(struct ibv_global_route),
    __builtin_offsetof(struct ibv_global_route, dgid),
    __builtin_offsetof(struct ibv_global_route, flow_label),
    __builtin_offsetof(struct ibv_global_route, sgid_index),
    __builtin_offsetof(struct ibv_global_route, hop_limit),
    __builtin_offsetof(struct ibv_global_route, traffic_class),
    sizeof(struct ibv_grh),
    __builtin_offsetof(struct ibv_grh, version_tclass_flow),
    __builtin_offsetof(struct ibv_grh, paylen),
    __builtin_offsetof(struct ibv_grh, next_hdr),
    __builtin_offsetof(struct ibv_grh, hop_limit),
    __builtin_offsetof(struct ibv_grh, sgid),
    __builtin_offsetof(struct ibv_grh, dgid),
    sizeof(struct ibv_ah_attr),
    __builtin_offsetof(struct ibv_ah_attr, grh),
    __builtin_offsetof(struct ibv_ah_attr, dlid),
    __builtin_offsetof(struct ibv_ah_attr, sl),
    __builtin_offsetof(struct ibv_ah_attr, src_path_bits),
    __builtin_offsetof(struct ibv_ah_attr, static_rate),
    __builtin_offsetof(struct ibv_ah_attr, is_global),
    __builtin_offsetof(struct ibv_ah_attr, port_num),
    sizeof(struct ibv_srq_attr),
    __builtin_offsetof(struct ibv_srq_attr, max_wr),
    __builtin_offsetof(struct ibv_srq_attr, max_sge),
    __builtin_offsetof(struct ibv_srq_attr, srq_limit),
    sizeof(struct ibv_srq_init_attr),
    __builtin_offsetof(struct ibv_srq_init_attr, srq_context),
    __builtin_offsetof(struct ibv_srq_init_attr, attr),
    sizeof(struct ibv_tm_cap),
    __builtin_offsetof(struct ibv_tm_cap, max_num_tags),
    __builtin_offsetof(struct ibv_tm_cap, max_ops),
    sizeof(struct ibv_srq_init_attr_ex),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, srq_context),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, attr),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, comp_mask),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, srq_type),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, pd),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, xrcd),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, cq),
    __builtin_offsetof(struct ibv_srq_init_attr_ex, tm_cap),
    sizeof(struct ibv_wq_init_attr),
    __builtin_offsetof(struct ibv_wq_init_attr, wq_context),
    __builtin_offsetof(struct ibv_wq_init_attr, wq_type),
    __builtin_offsetof(struct ibv_wq_init_attr, max_wr),
    __builtin_offsetof(struct ibv_wq_init_attr, max_sge),
    __builtin_offsetof(struct ibv_wq_init_attr, pd),
    __builtin_offsetof(struct ibv_wq_init_attr, cq),
    __builtin_offsetof(struct ibv_wq_init_attr, comp_mask),
    __builtin_offsetof(struct ibv_wq_init_attr, create_flags),
    sizeof(struct ibv_wq_attr),
    __builtin_offsetof(struct ibv_wq_attr, attr_mask),
    __builtin_offsetof(struct ibv_wq_attr, wq_state),
    __builtin_offsetof(struct ibv_wq_attr, curr_wq_state),
    __builtin_offsetof(struct ibv_wq_attr, flags),
    __builtin_offsetof(struct ibv_wq_attr, flags_mask),
    sizeof(struct ibv_rwq_ind_table),
    __builtin_offsetof(struct ibv_rwq_ind_table, context),
    __builtin_offsetof(struct ibv_rwq_ind_table, ind_tbl_handle),
    __builtin_offsetof(struct ibv_rwq_ind_table, ind_tbl_num),
    __builtin_offsetof(struct ibv_rwq_ind_table, comp_mask),
    sizeof(struct ibv_rwq_ind_table_init_attr),
    __builtin_offsetof(struct ibv_rwq_ind_table_init_attr, log_ind_tbl_size),
    __builtin_offsetof(struct ibv_rwq_ind_table_init_attr, ind_tbl),
    __builtin_offsetof(struct ibv_rwq_ind_table_init_attr, comp_mask),
    sizeof(struct ibv_qp_cap),
    __builtin_offsetof(struct ibv_qp_cap, max_send_wr),
    __builtin_offsetof(struct ibv_qp_cap, max_recv_wr),
    __builtin_offsetof(struct ibv_qp_cap, max_send_sge),
    __builtin_offsetof(struct ibv_qp_cap, max_recv_sge),
    __builtin_offsetof(struct ibv_qp_cap, max_inline_data),
    sizeof(struct ibv_qp_init_attr),
    __builtin_offsetof(struct ibv_qp_init_attr, qp_context),
    __builtin_offsetof(struct ibv_qp_init_attr, send_cq),
    __builtin_offsetof(struct ibv_qp_init_attr, recv_cq),
    __builtin_offsetof(struct ibv_qp_init_attr, srq),
    __builtin_offsetof(struct ibv_qp_init_attr, cap),
    __builtin_offsetof(struct ibv_qp_init_attr, qp_type),
    __builtin_offsetof(struct ibv_qp_init_attr, sq_sig_all),
    sizeof(struct ibv_rx_hash_conf),
    __builtin_offsetof(struct ibv_rx_hash_conf, rx_hash_function),
    __builtin_offsetof(struct ibv_rx_hash_conf, rx_hash_key_len),
    __builtin_offsetof(struct ibv_rx_hash_conf, rx_hash_key),
    __builtin_offsetof(struct ibv_rx_hash_conf, rx_hash_fields_mask),
    sizeof(struct ibv_qp_init_attr_ex),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, qp_context),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, send_cq),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, recv_cq),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, srq),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, cap),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, qp_type),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, sq_sig_all),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, comp_mask),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, pd),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, xrcd),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, create_flags),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, max_tso_header),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, rwq_ind_tbl),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, rx_hash_conf),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, source_qpn),
    __builtin_offsetof(struct ibv_qp_init_attr_ex, send_ops_flags),
    sizeof(struct ibv_qp_open_attr),
    __builtin_offsetof(struct ibv_qp_open_attr, comp_mask),
    __builtin_offsetof(struct ibv_qp_open_attr, qp_num),
    __builtin_offsetof(struct ibv_qp_open_attr, xrcd),
    __builtin_offsetof(struct ibv_qp_open_attr, qp_context),
    __builtin_offsetof(struct ibv_qp_open_attr, qp_type),
    sizeof(struct ibv_qp_attr),
    __builtin_offsetof(struct ibv_qp_attr, qp_state),
    __builtin_offsetof(struct ibv_qp_attr, cur_qp_state),
    __builtin_offsetof(struct ibv_qp_attr, path_mtu),
    __builtin_offsetof(struct ibv_qp_attr, path_mig_state),
    __builtin_offsetof(struct ibv_qp_attr, qkey),
    __builtin_offsetof(struct ibv_qp_attr, rq_psn),
    __builtin_offsetof(struct ibv_qp_attr, sq_psn),
    __builtin_offsetof(struct ibv_qp_attr, dest_qp_num),
    __builtin_offsetof(struct ibv_qp_attr, qp_access_flags),
    __builtin_offsetof(struct ibv_qp_attr, cap),
    __builtin_offsetof(struct ibv_qp_attr, ah_attr),
    __builtin_offsetof(struct ibv_qp_attr, alt_ah_attr),
    __builtin_offsetof(struct ibv_qp_attr, pkey_index),
    __builtin_offsetof(struct ibv_qp_attr, alt_pkey_index),
    __builtin_offsetof(struct ibv_qp_attr, en_sqd_async_notify),
    __builtin_offsetof(struct ibv_qp_attr, sq_draining),
    __builtin_offsetof(struct ibv_qp_attr, max_rd_atomic),
    __builtin_offsetof(struct ibv_qp_attr, max_dest_rd_atomic),
    __builtin_offsetof(struct ibv_qp_attr, min_rnr_timer),
    __builtin_offsetof(struct ibv_qp_attr, port_num),
    __builtin_offsetof(struct ibv_qp_attr, timeout),
    __builtin_offsetof(struct ibv_qp_attr, retry_cnt),
    __builtin_offsetof(struct ibv_qp_attr, rnr_retry),
    __builtin_offsetof(struct ibv_qp_attr, alt_port_num),
    __builtin_offsetof(struct ibv_qp_attr, alt_timeout),
    __builtin_offsetof(struct ibv_qp_attr, rate_limit),
    sizeof(struct ibv_qp_rate_limit_attr),
    __builtin_offsetof(struct ibv_qp_rate_limit_attr, rate_limit),
    __builtin_offsetof(struct ibv_qp_rate_limit_attr, max_burst_sz),
    __builtin_offsetof(struct ibv_qp_rate_limit_attr, typical_pkt_sz),
    __builtin_offsetof(struct ibv_qp_rate_limit_attr, comp_mask),
    sizeof(struct ibv_data_buf),
    __builtin_offsetof(struct ibv_data_buf, addr),
    __builtin_offsetof(struct ibv_data_buf, length),
    sizeof(struct ibv_sge),
    __builtin_offsetof(struct ibv_sge, addr),
    __builtin_offsetof(struct ibv_sge, length),
    __builtin_offsetof(struct ibv_sge, lkey),
#if RDMA_CORE_RELEASE >= 5700
    sizeof(struct ibv_fd_arr),
    __builtin_offsetof(struct ibv_fd_arr, arr),
    __builtin_offsetof(struct ibv_fd_arr, count),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_send_wr),
    __builtin_offsetof(struct ibv_send_wr, wr_id),
    __builtin_offsetof(struct ibv_send_wr, next),
    __builtin_offsetof(struct ibv_send_wr, sg_list),
    __builtin_offsetof(struct ibv_send_wr, num_sge),
    __builtin_offsetof(struct ibv_send_wr, opcode),
    __builtin_offsetof(struct ibv_send_wr, send_flags),
    __builtin_offsetof(struct ibv_send_wr, imm_data),
    __builtin_offsetof(struct ibv_send_wr, invalidate_rkey),
    __builtin_offsetof(struct ibv_send_wr, wr),
    __builtin_offsetof(struct ibv_send_wr, wr.rdma),
    __builtin_offsetof(struct ibv_send_wr, wr.rdma.remote_addr),
    __builtin_offsetof(struct ibv_send_wr, wr.rdma.rkey),
    __builtin_offsetof(struct ibv_send_wr, wr.atomic),
    __builtin_offsetof(struct ibv_send_wr, wr.atomic.remote_addr),
    __builtin_offsetof(struct ibv_send_wr, wr.atomic.compare_add),
    __builtin_offsetof(struct ibv_send_wr, wr.atomic.swap),
    __builtin_offsetof(struct ibv_send_wr, wr.atomic.rkey),
    __builtin_offsetof(struct ibv_send_wr, wr.ud),
    __builtin_offsetof(struct ibv_send_wr, wr.ud.ah),
    __builtin_offsetof(struct ibv_send_wr, wr.ud.remote_qpn),
    __builtin_offsetof(struct ibv_send_wr, wr.ud.remote_qkey),
    __builtin_offsetof(struct ibv_send_wr, qp_type),
    __builtin_offsetof(struct ibv_send_wr, qp_type.xrc),
    __builtin_offsetof(struct ibv_send_wr, qp_type.xrc.remote_srqn),
    __builtin_offsetof(struct ibv_send_wr, bind_mw),
    __builtin_offsetof(struct ibv_send_wr, bind_mw.mw),
    __builtin_offsetof(struct ibv_send_wr, bind_mw.rkey),
    __builtin_offsetof(struct ibv_send_wr, bind_mw.bind_info),
    __builtin_offsetof(struct ibv_send_wr, tso),
    __builtin_offsetof(struct ibv_send_wr, tso.hdr),
    __builtin_offsetof(struct ibv_send_wr, tso.hdr_sz),
    __builtin_offsetof(struct ibv_send_wr, tso.mss),
    sizeof(struct ibv_recv_wr),
    __builtin_offsetof(struct ibv_recv_wr, wr_id),
    __builtin_offsetof(struct ibv_recv_wr, next),
    __builtin_offsetof(struct ibv_recv_wr, sg_list),
    __builtin_offsetof(struct ibv_recv_wr, num_sge),
    sizeof(struct ibv_ops_wr),
    __builtin_offsetof(struct ibv_ops_wr, wr_id),
    __builtin_offsetof(struct ibv_ops_wr, next),
    __builtin_offsetof(struct ibv_ops_wr, opcode),
    __builtin_offsetof(struct ibv_ops_wr, flags),
    __builtin_offsetof(struct ibv_ops_wr, tm),
    __builtin_offsetof(struct ibv_ops_wr, tm.unexpected_cnt),
    __builtin_offsetof(struct ibv_ops_wr, tm.handle),
    __builtin_offsetof(struct ibv_ops_wr, tm.add),
    __builtin_offsetof(struct ibv_ops_wr, tm.add.recv_wr_id),
    __builtin_offsetof(struct ibv_ops_wr, tm.add.sg_list),
    __builtin_offsetof(struct ibv_ops_wr, tm.add.num_sge),
    __builtin_offsetof(struct ibv_ops_wr, tm.add.tag),
    __builtin_offsetof(struct ibv_ops_wr, tm.add.mask),
    sizeof(struct ibv_mw_bind),
    __builtin_offsetof(struct ibv_mw_bind, wr_id),
    __builtin_offsetof(struct ibv_mw_bind, send_flags),
    __builtin_offsetof(struct ibv_mw_bind, bind_info),
    sizeof(struct ibv_srq),
    __builtin_offsetof(struct ibv_srq, context),
    __builtin_offsetof(struct ibv_srq, srq_context),
    __builtin_offsetof(struct ibv_srq, pd),
    __builtin_offsetof(struct ibv_srq, handle),
    __builtin_offsetof(struct ibv_srq, mutex),
    __builtin_offsetof(struct ibv_srq, cond),
    __builtin_offsetof(struct ibv_srq, events_completed),
    sizeof(struct ibv_wq),
    __builtin_offsetof(struct ibv_wq, context),
    __builtin_offsetof(struct ibv_wq, wq_context),
    __builtin_offsetof(struct ibv_wq, pd),
    __builtin_offsetof(struct ibv_wq, cq),
    __builtin_offsetof(struct ibv_wq, wq_num),
    __builtin_offsetof(struct ibv_wq, handle),
    __builtin_offsetof(struct ibv_wq, state),
    __builtin_offsetof(struct ibv_wq, wq_type),
    __builtin_offsetof(struct ibv_wq, post_recv),
    __builtin_offsetof(struct ibv_wq, mutex),
    __builtin_offsetof(struct ibv_wq, cond),
    __builtin_offsetof(struct ibv_wq, events_completed),
    __builtin_offsetof(struct ibv_wq, comp_mask),
    sizeof(struct ibv_qp),
    __builtin_offsetof(struct ibv_qp, context),
    __builtin_offsetof(struct ibv_qp, qp_context),
    __builtin_offsetof(struct ibv_qp, pd),
    __builtin_offsetof(struct ibv_qp, send_cq),
    __builtin_offsetof(struct ibv_qp, recv_cq),
    __builtin_offsetof(struct ibv_qp, srq),
    __builtin_offsetof(struct ibv_qp, handle),
    __builtin_offsetof(struct ibv_qp, qp_num),
    __builtin_offsetof(struct ibv_qp, state),
    __builtin_offsetof(struct ibv_qp, qp_type),
    __builtin_offsetof(struct ibv_qp, mutex),
    __builtin_offsetof(struct ibv_qp, cond),
    __builtin_offsetof(struct ibv_qp, events_completed),
    sizeof(struct ibv_qp_ex),
    __builtin_offsetof(struct ibv_qp_ex, qp_base),
    __builtin_offsetof(struct ibv_qp_ex, comp_mask),
    __builtin_offsetof(struct ibv_qp_ex, wr_id),
    __builtin_offsetof(struct ibv_qp_ex, wr_flags),
    __builtin_offsetof(struct ibv_qp_ex, wr_atomic_cmp_swp),
    __builtin_offsetof(struct ibv_qp_ex, wr_atomic_fetch_add),
    __builtin_offsetof(struct ibv_qp_ex, wr_bind_mw),
    __builtin_offsetof(struct ibv_qp_ex, wr_local_inv),
    __builtin_offsetof(struct ibv_qp_ex, wr_rdma_read),
    __builtin_offsetof(struct ibv_qp_ex, wr_rdma_write),
    __builtin_offsetof(struct ibv_qp_ex, wr_rdma_write_imm),
    __builtin_offsetof(struct ibv_qp_ex, wr_send),
    __builtin_offsetof(struct ibv_qp_ex, wr_send_imm),
    __builtin_offsetof(struct ibv_qp_ex, wr_send_inv),
    __builtin_offsetof(struct ibv_qp_ex, wr_send_tso),
    __builtin_offsetof(struct ibv_qp_ex, wr_set_ud_addr),
    __builtin_offsetof(struct ibv_qp_ex, wr_set_xrc_srqn),
    __builtin_offsetof(struct ibv_qp_ex, wr_set_inline_data),
    __builtin_offsetof(struct ibv_qp_ex, wr_set_inline_data_list),
    __builtin_offsetof(struct ibv_qp_ex, wr_set_sge),
    __builtin_offsetof(struct ibv_qp_ex, wr_set_sge_list),
    __builtin_offsetof(struct ibv_qp_ex, wr_start),
    __builtin_offsetof(struct ibv_qp_ex, wr_complete),
    __builtin_offsetof(struct ibv_qp_ex, wr_abort),
#if RDMA_CORE_RELEASE >= 4400
    __builtin_offsetof(struct ibv_qp_ex, wr_atomic_write),
#else
    0xFFFFFFFF,
#endif
#if RDMA_CORE_RELEASE >= 4500
    __builtin_offsetof(struct ibv_qp_ex, wr_flush),
#else
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_ece),
    __builtin_offsetof(struct ibv_ece, vendor_id),
    __builtin_offsetof(struct ibv_ece, options),
    __builtin_offsetof(struct ibv_ece, comp_mask),
    sizeof(struct ibv_comp_channel),
    __builtin_offsetof(struct ibv_comp_channel, context),
    __builtin_offsetof(struct ibv_comp_channel, fd),
    __builtin_offsetof(struct ibv_comp_channel, refcnt),
    sizeof(struct ibv_cq),
    __builtin_offsetof(struct ibv_cq, context),
    __builtin_offsetof(struct ibv_cq, channel),
    __builtin_offsetof(struct ibv_cq, cq_context),
    __builtin_offsetof(struct ibv_cq, handle),
    __builtin_offsetof(struct ibv_cq, cqe),
    __builtin_offsetof(struct ibv_cq, mutex),
    __builtin_offsetof(struct ibv_cq, cond),
    __builtin_offsetof(struct ibv_cq, comp_events_completed),
    __builtin_offsetof(struct ibv_cq, async_events_completed),
    sizeof(struct ibv_poll_cq_attr),
    __builtin_offsetof(struct ibv_poll_cq_attr, comp_mask),
    sizeof(struct ibv_wc_tm_info),
    __builtin_offsetof(struct ibv_wc_tm_info, tag),
    __builtin_offsetof(struct ibv_wc_tm_info, priv),
    sizeof(struct ibv_cq_ex),
    __builtin_offsetof(struct ibv_cq_ex, context),
    __builtin_offsetof(struct ibv_cq_ex, channel),
    __builtin_offsetof(struct ibv_cq_ex, cq_context),
    __builtin_offsetof(struct ibv_cq_ex, handle),
    __builtin_offsetof(struct ibv_cq_ex, cqe),
    __builtin_offsetof(struct ibv_cq_ex, mutex),
    __builtin_offsetof(struct ibv_cq_ex, cond),
    __builtin_offsetof(struct ibv_cq_ex, comp_events_completed),
    __builtin_offsetof(struct ibv_cq_ex, async_events_completed),
    __builtin_offsetof(struct ibv_cq_ex, comp_mask),
    __builtin_offsetof(struct ibv_cq_ex, status),
    __builtin_offsetof(struct ibv_cq_ex, wr_id),
    __builtin_offsetof(struct ibv_cq_ex, start_poll),
    __builtin_offsetof(struct ibv_cq_ex, next_poll),
    __builtin_offsetof(struct ibv_cq_ex, end_poll),
    __builtin_offsetof(struct ibv_cq_ex, read_opcode),
    __builtin_offsetof(struct ibv_cq_ex, read_vendor_err),
    __builtin_offsetof(struct ibv_cq_ex, read_byte_len),
    __builtin_offsetof(struct ibv_cq_ex, read_imm_data),
    __builtin_offsetof(struct ibv_cq_ex, read_qp_num),
    __builtin_offsetof(struct ibv_cq_ex, read_src_qp),
    __builtin_offsetof(struct ibv_cq_ex, read_wc_flags),
    __builtin_offsetof(struct ibv_cq_ex, read_slid),
    __builtin_offsetof(struct ibv_cq_ex, read_sl),
    __builtin_offsetof(struct ibv_cq_ex, read_dlid_path_bits),
    __builtin_offsetof(struct ibv_cq_ex, read_completion_ts),
    __builtin_offsetof(struct ibv_cq_ex, read_cvlan),
    __builtin_offsetof(struct ibv_cq_ex, read_flow_tag),
    __builtin_offsetof(struct ibv_cq_ex, read_tm_info),
    __builtin_offsetof(struct ibv_cq_ex, read_completion_wallclock_ns),
    sizeof(struct ibv_moderate_cq),
    __builtin_offsetof(struct ibv_moderate_cq, cq_count),
    __builtin_offsetof(struct ibv_moderate_cq, cq_period),
    sizeof(struct ibv_modify_cq_attr),
    __builtin_offsetof(struct ibv_modify_cq_attr, attr_mask),
    __builtin_offsetof(struct ibv_modify_cq_attr, moderate),
    sizeof(struct ibv_ah),
    __builtin_offsetof(struct ibv_ah, context),
    __builtin_offsetof(struct ibv_ah, pd),
    __builtin_offsetof(struct ibv_ah, handle),
    sizeof(struct ibv_flow_eth_filter),
    __builtin_offsetof(struct ibv_flow_eth_filter, dst_mac),
    __builtin_offsetof(struct ibv_flow_eth_filter, src_mac),
    __builtin_offsetof(struct ibv_flow_eth_filter, ether_type),
    __builtin_offsetof(struct ibv_flow_eth_filter, vlan_tag),
    sizeof(struct ibv_flow_spec_eth),
    __builtin_offsetof(struct ibv_flow_spec_eth, type),
    __builtin_offsetof(struct ibv_flow_spec_eth, size),
    __builtin_offsetof(struct ibv_flow_spec_eth, val),
    __builtin_offsetof(struct ibv_flow_spec_eth, mask),
    sizeof(struct ibv_flow_ipv4_filter),
    __builtin_offsetof(struct ibv_flow_ipv4_filter, src_ip),
    __builtin_offsetof(struct ibv_flow_ipv4_filter, dst_ip),
    sizeof(struct ibv_flow_spec_ipv4),
    __builtin_offsetof(struct ibv_flow_spec_ipv4, type),
    __builtin_offsetof(struct ibv_flow_spec_ipv4, size),
    __builtin_offsetof(struct ibv_flow_spec_ipv4, val),
    __builtin_offsetof(struct ibv_flow_spec_ipv4, mask),
    sizeof(struct ibv_flow_ipv4_ext_filter),
    __builtin_offsetof(struct ibv_flow_ipv4_ext_filter, src_ip),
    __builtin_offsetof(struct ibv_flow_ipv4_ext_filter, dst_ip),
    __builtin_offsetof(struct ibv_flow_ipv4_ext_filter, proto),
    __builtin_offsetof(struct ibv_flow_ipv4_ext_filter, tos),
    __builtin_offsetof(struct ibv_flow_ipv4_ext_filter, ttl),
    __builtin_offsetof(struct ibv_flow_ipv4_ext_filter, flags),
    sizeof(struct ibv_flow_spec_ipv4_ext),
    __builtin_offsetof(struct ibv_flow_spec_ipv4_ext, type),
    __builtin_offsetof(struct ibv_flow_spec_ipv4_ext, size),
    __builtin_offsetof(struct ibv_flow_spec_ipv4_ext, val),
    __builtin_offsetof(struct ibv_flow_spec_ipv4_ext, mask),
    sizeof(struct ibv_flow_ipv6_filter),
    __builtin_offsetof(struct ibv_flow_ipv6_filter, src_ip),
    __builtin_offsetof(struct ibv_flow_ipv6_filter, dst_ip),
    __builtin_offsetof(struct ibv_flow_ipv6_filter, flow_label),
    __builtin_offsetof(struct ibv_flow_ipv6_filter, next_hdr),
    __builtin_offsetof(struct ibv_flow_ipv6_filter, traffic_class),
    __builtin_offsetof(struct ibv_flow_ipv6_filter, hop_limit),
    sizeof(struct ibv_flow_spec_ipv6),
    __builtin_offsetof(struct ibv_flow_spec_ipv6, type),
    __builtin_offsetof(struct ibv_flow_spec_ipv6, size),
    __builtin_offsetof(struct ibv_flow_spec_ipv6, val),
    __builtin_offsetof(struct ibv_flow_spec_ipv6, mask),
    sizeof(struct ibv_flow_esp_filter),
    __builtin_offsetof(struct ibv_flow_esp_filter, spi),
    __builtin_offsetof(struct ibv_flow_esp_filter, seq),
    sizeof(struct ibv_flow_spec_esp),
    __builtin_offsetof(struct ibv_flow_spec_esp, type),
    __builtin_offsetof(struct ibv_flow_spec_esp, size),
    __builtin_offsetof(struct ibv_flow_spec_esp, val),
    __builtin_offsetof(struct ibv_flow_spec_esp, mask),
    sizeof(struct ibv_flow_tcp_udp_filter),
    __builtin_offsetof(struct ibv_flow_tcp_udp_filter, dst_port),
    __builtin_offsetof(struct ibv_flow_tcp_udp_filter, src_port),
    sizeof(struct ibv_flow_spec_tcp_udp),
    __builtin_offsetof(struct ibv_flow_spec_tcp_udp, type),
    __builtin_offsetof(struct ibv_flow_spec_tcp_udp, size),
    __builtin_offsetof(struct ibv_flow_spec_tcp_udp, val),
    __builtin_offsetof(struct ibv_flow_spec_tcp_udp, mask),
    sizeof(struct ibv_flow_gre_filter),
    __builtin_offsetof(struct ibv_flow_gre_filter, c_ks_res0_ver),
    __builtin_offsetof(struct ibv_flow_gre_filter, protocol),
    __builtin_offsetof(struct ibv_flow_gre_filter, key),
    sizeof(struct ibv_flow_spec_gre),
    __builtin_offsetof(struct ibv_flow_spec_gre, type),
    __builtin_offsetof(struct ibv_flow_spec_gre, size),
    __builtin_offsetof(struct ibv_flow_spec_gre, val),
    __builtin_offsetof(struct ibv_flow_spec_gre, mask),
    sizeof(struct ibv_flow_mpls_filter),
    __builtin_offsetof(struct ibv_flow_mpls_filter, label),
    sizeof(struct ibv_flow_spec_mpls),
    __builtin_offsetof(struct ibv_flow_spec_mpls, type),
    __builtin_offsetof(struct ibv_flow_spec_mpls, size),
    __builtin_offsetof(struct ibv_flow_spec_mpls, val),
    __builtin_offsetof(struct ibv_flow_spec_mpls, mask),
    sizeof(struct ibv_flow_tunnel_filter),
    __builtin_offsetof(struct ibv_flow_tunnel_filter, tunnel_id),
    sizeof(struct ibv_flow_spec_tunnel),
    __builtin_offsetof(struct ibv_flow_spec_tunnel, type),
    __builtin_offsetof(struct ibv_flow_spec_tunnel, size),
    __builtin_offsetof(struct ibv_flow_spec_tunnel, val),
    __builtin_offsetof(struct ibv_flow_spec_tunnel, mask),
    sizeof(struct ibv_flow_spec_action_tag),
    __builtin_offsetof(struct ibv_flow_spec_action_tag, type),
    __builtin_offsetof(struct ibv_flow_spec_action_tag, size),
    __builtin_offsetof(struct ibv_flow_spec_action_tag, tag_id),
    sizeof(struct ibv_flow_spec_action_drop),
    __builtin_offsetof(struct ibv_flow_spec_action_drop, type),
    __builtin_offsetof(struct ibv_flow_spec_action_drop, size),
    sizeof(struct ibv_flow_spec_action_handle),
    __builtin_offsetof(struct ibv_flow_spec_action_handle, type),
    __builtin_offsetof(struct ibv_flow_spec_action_handle, size),
    __builtin_offsetof(struct ibv_flow_spec_action_handle, action),
    sizeof(struct ibv_flow_spec_counter_action),
    __builtin_offsetof(struct ibv_flow_spec_counter_action, type),
    __builtin_offsetof(struct ibv_flow_spec_counter_action, size),
    __builtin_offsetof(struct ibv_flow_spec_counter_action, counters),
    sizeof(struct ibv_flow_spec),
    __builtin_offsetof(struct ibv_flow_spec, hdr),
    __builtin_offsetof(struct ibv_flow_spec, hdr.type),
    __builtin_offsetof(struct ibv_flow_spec, hdr.size),
    __builtin_offsetof(struct ibv_flow_spec, eth),
    __builtin_offsetof(struct ibv_flow_spec, ipv4),
    __builtin_offsetof(struct ibv_flow_spec, tcp_udp),
    __builtin_offsetof(struct ibv_flow_spec, ipv4_ext),
    __builtin_offsetof(struct ibv_flow_spec, ipv6),
    __builtin_offsetof(struct ibv_flow_spec, esp),
    __builtin_offsetof(struct ibv_flow_spec, tunnel),
    __builtin_offsetof(struct ibv_flow_spec, gre),
    __builtin_offsetof(struct ibv_flow_spec, mpls),
    __builtin_offsetof(struct ibv_flow_spec, flow_tag),
    __builtin_offsetof(struct ibv_flow_spec, drop),
    __builtin_offsetof(struct ibv_flow_spec, handle),
    __builtin_offsetof(struct ibv_flow_spec, flow_count),
    sizeof(struct ibv_flow_attr),
    __builtin_offsetof(struct ibv_flow_attr, comp_mask),
    __builtin_offsetof(struct ibv_flow_attr, type),
    __builtin_offsetof(struct ibv_flow_attr, size),
    __builtin_offsetof(struct ibv_flow_attr, priority),
    __builtin_offsetof(struct ibv_flow_attr, num_of_specs),
    __builtin_offsetof(struct ibv_flow_attr, port),
    __builtin_offsetof(struct ibv_flow_attr, flags),
    sizeof(struct ibv_flow),
    __builtin_offsetof(struct ibv_flow, comp_mask),
    __builtin_offsetof(struct ibv_flow, context),
    __builtin_offsetof(struct ibv_flow, handle),
    sizeof(struct ibv_flow_action),
    __builtin_offsetof(struct ibv_flow_action, context),
    sizeof(struct ibv_flow_action_esp_attr),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, esp_attr),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, keymat_proto),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, keymat_len),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, keymat_ptr),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, replay_proto),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, replay_len),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, replay_ptr),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, esp_encap),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, comp_mask),
    __builtin_offsetof(struct ibv_flow_action_esp_attr, esn),
    sizeof(struct _ibv_device_ops),
    __builtin_offsetof(struct _ibv_device_ops, _dummy1),
    __builtin_offsetof(struct _ibv_device_ops, _dummy2),
    sizeof(struct ibv_device),
    __builtin_offsetof(struct ibv_device, _ops),
    __builtin_offsetof(struct ibv_device, node_type),
    __builtin_offsetof(struct ibv_device, transport_type),
    __builtin_offsetof(struct ibv_device, name),
    __builtin_offsetof(struct ibv_device, dev_name),
    __builtin_offsetof(struct ibv_device, dev_path),
    __builtin_offsetof(struct ibv_device, ibdev_path),
    sizeof(struct ibv_context_ops),
    __builtin_offsetof(struct ibv_context_ops, _compat_query_device),
    __builtin_offsetof(struct ibv_context_ops, _compat_query_port),
    __builtin_offsetof(struct ibv_context_ops, _compat_alloc_pd),
    __builtin_offsetof(struct ibv_context_ops, _compat_dealloc_pd),
    __builtin_offsetof(struct ibv_context_ops, _compat_reg_mr),
    __builtin_offsetof(struct ibv_context_ops, _compat_rereg_mr),
    __builtin_offsetof(struct ibv_context_ops, _compat_dereg_mr),
    __builtin_offsetof(struct ibv_context_ops, alloc_mw),
    __builtin_offsetof(struct ibv_context_ops, bind_mw),
    __builtin_offsetof(struct ibv_context_ops, dealloc_mw),
    __builtin_offsetof(struct ibv_context_ops, _compat_create_cq),
    __builtin_offsetof(struct ibv_context_ops, poll_cq),
    __builtin_offsetof(struct ibv_context_ops, req_notify_cq),
    __builtin_offsetof(struct ibv_context_ops, _compat_cq_event),
    __builtin_offsetof(struct ibv_context_ops, _compat_resize_cq),
    __builtin_offsetof(struct ibv_context_ops, _compat_destroy_cq),
    __builtin_offsetof(struct ibv_context_ops, _compat_create_srq),
    __builtin_offsetof(struct ibv_context_ops, _compat_modify_srq),
    __builtin_offsetof(struct ibv_context_ops, _compat_query_srq),
    __builtin_offsetof(struct ibv_context_ops, _compat_destroy_srq),
    __builtin_offsetof(struct ibv_context_ops, post_srq_recv),
    __builtin_offsetof(struct ibv_context_ops, _compat_create_qp),
    __builtin_offsetof(struct ibv_context_ops, _compat_query_qp),
    __builtin_offsetof(struct ibv_context_ops, _compat_modify_qp),
    __builtin_offsetof(struct ibv_context_ops, _compat_destroy_qp),
    __builtin_offsetof(struct ibv_context_ops, post_send),
    __builtin_offsetof(struct ibv_context_ops, post_recv),
    __builtin_offsetof(struct ibv_context_ops, _compat_create_ah),
    __builtin_offsetof(struct ibv_context_ops, _compat_destroy_ah),
    __builtin_offsetof(struct ibv_context_ops, _compat_attach_mcast),
    __builtin_offsetof(struct ibv_context_ops, _compat_detach_mcast),
    __builtin_offsetof(struct ibv_context_ops, _compat_async_event),
    sizeof(struct ibv_context),
    __builtin_offsetof(struct ibv_context, device),
    __builtin_offsetof(struct ibv_context, ops),
    __builtin_offsetof(struct ibv_context, cmd_fd),
    __builtin_offsetof(struct ibv_context, async_fd),
    __builtin_offsetof(struct ibv_context, num_comp_vectors),
    __builtin_offsetof(struct ibv_context, mutex),
    __builtin_offsetof(struct ibv_context, abi_compat),
    sizeof(struct ibv_cq_init_attr_ex),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, cqe),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, cq_context),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, channel),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, comp_vector),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, wc_flags),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, comp_mask),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, flags),
    __builtin_offsetof(struct ibv_cq_init_attr_ex, parent_domain),
#if RDMA_CORE_RELEASE >= 6500
    sizeof(struct ibv_comp_cntr_caps),
    __builtin_offsetof(struct ibv_comp_cntr_caps, max_value),
    __builtin_offsetof(struct ibv_comp_cntr_caps, max_counters),
    __builtin_offsetof(struct ibv_comp_cntr_caps, supported_qp_attach_ops),
    sizeof(struct ibv_comp_cntr),
    __builtin_offsetof(struct ibv_comp_cntr, context),
    __builtin_offsetof(struct ibv_comp_cntr, handle),
    sizeof(struct ibv_comp_cntr_init_attr),
    __builtin_offsetof(struct ibv_comp_cntr_init_attr, comp_mask),
    __builtin_offsetof(struct ibv_comp_cntr_init_attr, type),
    __builtin_offsetof(struct ibv_comp_cntr_init_attr, flags),
    sizeof(struct ibv_qp_attach_comp_cntr_attr),
    __builtin_offsetof(struct ibv_qp_attach_comp_cntr_attr, comp_mask),
    __builtin_offsetof(struct ibv_qp_attach_comp_cntr_attr, op_mask),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_parent_domain_init_attr),
    __builtin_offsetof(struct ibv_parent_domain_init_attr, pd),
    __builtin_offsetof(struct ibv_parent_domain_init_attr, td),
    __builtin_offsetof(struct ibv_parent_domain_init_attr, comp_mask),
    __builtin_offsetof(struct ibv_parent_domain_init_attr, alloc),
    __builtin_offsetof(struct ibv_parent_domain_init_attr, free),
    __builtin_offsetof(struct ibv_parent_domain_init_attr, pd_context),
#if RDMA_CORE_RELEASE >= 5900
    sizeof(struct ibv_dmah_init_attr),
    __builtin_offsetof(struct ibv_dmah_init_attr, comp_mask),
    __builtin_offsetof(struct ibv_dmah_init_attr, cpu_id),
    __builtin_offsetof(struct ibv_dmah_init_attr, ph),
    __builtin_offsetof(struct ibv_dmah_init_attr, tph_mem_type),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
    sizeof(struct ibv_counters_init_attr),
    __builtin_offsetof(struct ibv_counters_init_attr, comp_mask),
    sizeof(struct ibv_counters),
    __builtin_offsetof(struct ibv_counters, context),
    sizeof(struct ibv_counter_attach_attr),
    __builtin_offsetof(struct ibv_counter_attach_attr, counter_desc),
    __builtin_offsetof(struct ibv_counter_attach_attr, index),
    __builtin_offsetof(struct ibv_counter_attach_attr, comp_mask),
    sizeof(struct ibv_values_ex),
    __builtin_offsetof(struct ibv_values_ex, comp_mask),
    __builtin_offsetof(struct ibv_values_ex, raw_clock),
    sizeof(struct verbs_context),
#if RDMA_CORE_RELEASE >= 6400
    __builtin_offsetof(struct verbs_context, free_buf),
    __builtin_offsetof(struct verbs_context, alloc_buf),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
#if RDMA_CORE_RELEASE >= 6200
    __builtin_offsetof(struct verbs_context, dm_export_dmabuf_fd),
#else
    0xFFFFFFFF,
#endif
#if RDMA_CORE_RELEASE >= 5900
    __builtin_offsetof(struct verbs_context, reg_mr_ex),
    __builtin_offsetof(struct verbs_context, dealloc_dmah),
    __builtin_offsetof(struct verbs_context, alloc_dmah),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
    __builtin_offsetof(struct verbs_context, query_port),
    __builtin_offsetof(struct verbs_context, advise_mr),
    __builtin_offsetof(struct verbs_context, alloc_null_mr),
    __builtin_offsetof(struct verbs_context, read_counters),
    __builtin_offsetof(struct verbs_context, attach_counters_point_flow),
    __builtin_offsetof(struct verbs_context, create_counters),
    __builtin_offsetof(struct verbs_context, destroy_counters),
    __builtin_offsetof(struct verbs_context, reg_dm_mr),
    __builtin_offsetof(struct verbs_context, alloc_dm),
    __builtin_offsetof(struct verbs_context, free_dm),
    __builtin_offsetof(struct verbs_context, modify_flow_action_esp),
    __builtin_offsetof(struct verbs_context, destroy_flow_action),
    __builtin_offsetof(struct verbs_context, create_flow_action_esp),
    __builtin_offsetof(struct verbs_context, modify_qp_rate_limit),
    __builtin_offsetof(struct verbs_context, alloc_parent_domain),
    __builtin_offsetof(struct verbs_context, dealloc_td),
    __builtin_offsetof(struct verbs_context, alloc_td),
    __builtin_offsetof(struct verbs_context, modify_cq),
    __builtin_offsetof(struct verbs_context, post_srq_ops),
    __builtin_offsetof(struct verbs_context, destroy_rwq_ind_table),
    __builtin_offsetof(struct verbs_context, create_rwq_ind_table),
    __builtin_offsetof(struct verbs_context, destroy_wq),
    __builtin_offsetof(struct verbs_context, modify_wq),
    __builtin_offsetof(struct verbs_context, create_wq),
    __builtin_offsetof(struct verbs_context, query_rt_values),
    __builtin_offsetof(struct verbs_context, create_cq_ex),
    __builtin_offsetof(struct verbs_context, priv),
    __builtin_offsetof(struct verbs_context, query_device_ex),
    __builtin_offsetof(struct verbs_context, ibv_destroy_flow),
    __builtin_offsetof(struct verbs_context, ABI_placeholder2),
    __builtin_offsetof(struct verbs_context, ibv_create_flow),
    __builtin_offsetof(struct verbs_context, ABI_placeholder1),
    __builtin_offsetof(struct verbs_context, open_qp),
    __builtin_offsetof(struct verbs_context, create_qp_ex),
    __builtin_offsetof(struct verbs_context, get_srq_num),
    __builtin_offsetof(struct verbs_context, create_srq_ex),
    __builtin_offsetof(struct verbs_context, open_xrcd),
    __builtin_offsetof(struct verbs_context, close_xrcd),
    __builtin_offsetof(struct verbs_context, _ABI_placeholder3),
    __builtin_offsetof(struct verbs_context, sz),
    __builtin_offsetof(struct verbs_context, context),
    sizeof(struct ib_uverbs_flow_action_esp_keymat_aes_gcm),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_keymat_aes_gcm, iv),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_keymat_aes_gcm, iv_algo),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_keymat_aes_gcm, salt),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_keymat_aes_gcm, icv_len),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_keymat_aes_gcm, key_len),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_keymat_aes_gcm, aes_key),
    sizeof(struct ib_uverbs_flow_action_esp_replay_bmp),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_replay_bmp, size),
    sizeof(struct ib_uverbs_flow_action_esp_encap),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_encap, val_ptr),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_encap, val_ptr_data_u64),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_encap, next_ptr),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_encap, next_ptr_data_u64),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_encap, len),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp_encap, type),
    sizeof(struct ib_uverbs_flow_action_esp),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp, spi),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp, seq),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp, tfc_pad),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp, flags),
    __builtin_offsetof(struct ib_uverbs_flow_action_esp, hard_limit_pkts),
    sizeof(struct ib_uverbs_query_port_resp_ex),
    __builtin_offsetof(struct ib_uverbs_query_port_resp_ex, legacy_resp),
    __builtin_offsetof(struct ib_uverbs_query_port_resp_ex, port_cap_flags2),
    __builtin_offsetof(struct ib_uverbs_query_port_resp_ex, reserved),
#if RDMA_CORE_RELEASE >= 5601
    __builtin_offsetof(struct ib_uverbs_query_port_resp_ex, active_speed_ex),
#else
    0xFFFFFFFF,
#endif
    sizeof(struct ib_uverbs_qp_cap),
    __builtin_offsetof(struct ib_uverbs_qp_cap, max_send_wr),
    __builtin_offsetof(struct ib_uverbs_qp_cap, max_recv_wr),
    __builtin_offsetof(struct ib_uverbs_qp_cap, max_send_sge),
    __builtin_offsetof(struct ib_uverbs_qp_cap, max_recv_sge),
    __builtin_offsetof(struct ib_uverbs_qp_cap, max_inline_data),
    sizeof(struct ib_uverbs_gid_entry),
    __builtin_offsetof(struct ib_uverbs_gid_entry, gid),
    __builtin_offsetof(struct ib_uverbs_gid_entry, gid_index),
    __builtin_offsetof(struct ib_uverbs_gid_entry, port_num),
    __builtin_offsetof(struct ib_uverbs_gid_entry, gid_type),
    __builtin_offsetof(struct ib_uverbs_gid_entry, netdev_ifindex),
#if RDMA_CORE_RELEASE >= 6500
    sizeof(struct ib_uverbs_buffer_desc),
    __builtin_offsetof(struct ib_uverbs_buffer_desc, type),
    __builtin_offsetof(struct ib_uverbs_buffer_desc, fd),
    __builtin_offsetof(struct ib_uverbs_buffer_desc, flags),
    __builtin_offsetof(struct ib_uverbs_buffer_desc, optional_flags),
    __builtin_offsetof(struct ib_uverbs_buffer_desc, addr),
    __builtin_offsetof(struct ib_uverbs_buffer_desc, length),
#else
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFFFFFFF,
#endif
    sizeof(struct ib_uverbs_async_event_desc),
    __builtin_offsetof(struct ib_uverbs_async_event_desc, element),
    __builtin_offsetof(struct ib_uverbs_async_event_desc, event_type),
    __builtin_offsetof(struct ib_uverbs_async_event_desc, reserved),
    sizeof(struct ib_uverbs_comp_event_desc),
    __builtin_offsetof(struct ib_uverbs_comp_event_desc, cq_handle),
    sizeof(struct ib_uverbs_cq_moderation_caps),
    __builtin_offsetof(struct ib_uverbs_cq_moderation_caps, max_cq_moderation_count),
    __builtin_offsetof(struct ib_uverbs_cq_moderation_caps, max_cq_moderation_period),
    __builtin_offsetof(struct ib_uverbs_cq_moderation_caps, reserved),
    sizeof(struct ib_uverbs_cmd_hdr),
    __builtin_offsetof(struct ib_uverbs_cmd_hdr, command),
    __builtin_offsetof(struct ib_uverbs_cmd_hdr, in_words),
    __builtin_offsetof(struct ib_uverbs_cmd_hdr, out_words),
    sizeof(struct ib_uverbs_ex_cmd_hdr),
    __builtin_offsetof(struct ib_uverbs_ex_cmd_hdr, response),
    __builtin_offsetof(struct ib_uverbs_ex_cmd_hdr, provider_in_words),
    __builtin_offsetof(struct ib_uverbs_ex_cmd_hdr, provider_out_words),
    __builtin_offsetof(struct ib_uverbs_ex_cmd_hdr, cmd_hdr_reserved),
    sizeof(struct ib_uverbs_get_context),
    __builtin_offsetof(struct ib_uverbs_get_context, response),
    __builtin_offsetof(struct ib_uverbs_get_context, driver_data),
    sizeof(struct ib_uverbs_get_context_resp),
    __builtin_offsetof(struct ib_uverbs_get_context_resp, async_fd),
    __builtin_offsetof(struct ib_uverbs_get_context_resp, num_comp_vectors),
    __builtin_offsetof(struct ib_uverbs_get_context_resp, driver_data),
    sizeof(struct ib_uverbs_query_device),
    __builtin_offsetof(struct ib_uverbs_query_device, response),
    __builtin_offsetof(struct ib_uverbs_query_device, driver_data),
    sizeof(struct ib_uverbs_query_device_resp),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, fw_ver),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, node_guid),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, sys_image_guid),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_mr_size),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, page_size_cap),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, vendor_id),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, vendor_part_id),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, hw_ver),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_qp),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_qp_wr),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, device_cap_flags),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_sge),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_sge_rd),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_cq),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_cqe),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_mr),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_pd),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_qp_rd_atom),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_ee_rd_atom),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_res_rd_atom),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_qp_init_rd_atom),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_ee_init_rd_atom),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, atomic_cap),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_ee),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_rdd),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_mw),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_raw_ipv6_qp),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_raw_ethy_qp),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_mcast_grp),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_mcast_qp_attach),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_total_mcast_qp_attach),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_ah),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_fmr),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_map_per_fmr),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_srq),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_srq_wr),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_srq_sge),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, max_pkeys),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, local_ca_ack_delay),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, phys_port_cnt),
    __builtin_offsetof(struct ib_uverbs_query_device_resp, reserved),
    sizeof(struct ib_uverbs_ex_query_device),
    __builtin_offsetof(struct ib_uverbs_ex_query_device, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_query_device, reserved),
    sizeof(struct ib_uverbs_odp_caps),
    __builtin_offsetof(struct ib_uverbs_odp_caps, general_caps),
    __builtin_offsetof(struct ib_uverbs_odp_caps, per_transport_caps),
    __builtin_offsetof(struct ib_uverbs_odp_caps, per_transport_caps.rc_odp_caps),
    __builtin_offsetof(struct ib_uverbs_odp_caps, per_transport_caps.uc_odp_caps),
    __builtin_offsetof(struct ib_uverbs_odp_caps, per_transport_caps.ud_odp_caps),
    __builtin_offsetof(struct ib_uverbs_odp_caps, reserved),
    sizeof(struct ib_uverbs_rss_caps),
    __builtin_offsetof(struct ib_uverbs_rss_caps, supported_qpts),
    __builtin_offsetof(struct ib_uverbs_rss_caps, max_rwq_indirection_tables),
    __builtin_offsetof(struct ib_uverbs_rss_caps, max_rwq_indirection_table_size),
    __builtin_offsetof(struct ib_uverbs_rss_caps, reserved),
    sizeof(struct ib_uverbs_tm_caps),
    __builtin_offsetof(struct ib_uverbs_tm_caps, max_rndv_hdr_size),
    __builtin_offsetof(struct ib_uverbs_tm_caps, max_num_tags),
    __builtin_offsetof(struct ib_uverbs_tm_caps, flags),
    __builtin_offsetof(struct ib_uverbs_tm_caps, max_ops),
    __builtin_offsetof(struct ib_uverbs_tm_caps, max_sge),
    __builtin_offsetof(struct ib_uverbs_tm_caps, reserved),
    sizeof(struct ib_uverbs_ex_query_device_resp),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, base),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, response_length),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, odp_caps),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, timestamp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, hca_core_clock),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, device_cap_flags_ex),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, rss_caps),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, max_wq_type_rq),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, raw_packet_caps),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, tm_caps),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, cq_moderation_caps),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, max_dm_size),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, xrc_odp_caps),
    __builtin_offsetof(struct ib_uverbs_ex_query_device_resp, reserved),
    sizeof(struct ib_uverbs_query_port),
    __builtin_offsetof(struct ib_uverbs_query_port, response),
    __builtin_offsetof(struct ib_uverbs_query_port, port_num),
    __builtin_offsetof(struct ib_uverbs_query_port, reserved),
    __builtin_offsetof(struct ib_uverbs_query_port, driver_data),
    sizeof(struct ib_uverbs_query_port_resp),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, port_cap_flags),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, max_msg_sz),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, bad_pkey_cntr),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, qkey_viol_cntr),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, gid_tbl_len),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, pkey_tbl_len),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, lid),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, sm_lid),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, state),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, max_mtu),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, active_mtu),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, lmc),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, max_vl_num),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, sm_sl),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, subnet_timeout),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, init_type_reply),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, active_width),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, active_speed),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, phys_state),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, link_layer),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, flags),
    __builtin_offsetof(struct ib_uverbs_query_port_resp, reserved),
    sizeof(struct ib_uverbs_alloc_pd),
    __builtin_offsetof(struct ib_uverbs_alloc_pd, response),
    __builtin_offsetof(struct ib_uverbs_alloc_pd, driver_data),
    sizeof(struct ib_uverbs_alloc_pd_resp),
    __builtin_offsetof(struct ib_uverbs_alloc_pd_resp, pd_handle),
    __builtin_offsetof(struct ib_uverbs_alloc_pd_resp, driver_data),
    sizeof(struct ib_uverbs_dealloc_pd),
    __builtin_offsetof(struct ib_uverbs_dealloc_pd, pd_handle),
    sizeof(struct ib_uverbs_open_xrcd),
    __builtin_offsetof(struct ib_uverbs_open_xrcd, response),
    __builtin_offsetof(struct ib_uverbs_open_xrcd, fd),
    __builtin_offsetof(struct ib_uverbs_open_xrcd, oflags),
    __builtin_offsetof(struct ib_uverbs_open_xrcd, driver_data),
    sizeof(struct ib_uverbs_open_xrcd_resp),
    __builtin_offsetof(struct ib_uverbs_open_xrcd_resp, xrcd_handle),
    __builtin_offsetof(struct ib_uverbs_open_xrcd_resp, driver_data),
    sizeof(struct ib_uverbs_close_xrcd),
    __builtin_offsetof(struct ib_uverbs_close_xrcd, xrcd_handle),
    sizeof(struct ib_uverbs_reg_mr),
    __builtin_offsetof(struct ib_uverbs_reg_mr, response),
    __builtin_offsetof(struct ib_uverbs_reg_mr, start),
    __builtin_offsetof(struct ib_uverbs_reg_mr, length),
    __builtin_offsetof(struct ib_uverbs_reg_mr, hca_va),
    __builtin_offsetof(struct ib_uverbs_reg_mr, pd_handle),
    __builtin_offsetof(struct ib_uverbs_reg_mr, access_flags),
    __builtin_offsetof(struct ib_uverbs_reg_mr, driver_data),
    sizeof(struct ib_uverbs_reg_mr_resp),
    __builtin_offsetof(struct ib_uverbs_reg_mr_resp, mr_handle),
    __builtin_offsetof(struct ib_uverbs_reg_mr_resp, lkey),
    __builtin_offsetof(struct ib_uverbs_reg_mr_resp, rkey),
    __builtin_offsetof(struct ib_uverbs_reg_mr_resp, driver_data),
    sizeof(struct ib_uverbs_rereg_mr),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, response),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, mr_handle),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, flags),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, start),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, length),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, hca_va),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, pd_handle),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, access_flags),
    __builtin_offsetof(struct ib_uverbs_rereg_mr, driver_data),
    sizeof(struct ib_uverbs_rereg_mr_resp),
    __builtin_offsetof(struct ib_uverbs_rereg_mr_resp, lkey),
    __builtin_offsetof(struct ib_uverbs_rereg_mr_resp, rkey),
    __builtin_offsetof(struct ib_uverbs_rereg_mr_resp, driver_data),
    sizeof(struct ib_uverbs_dereg_mr),
    __builtin_offsetof(struct ib_uverbs_dereg_mr, mr_handle),
    sizeof(struct ib_uverbs_alloc_mw),
    __builtin_offsetof(struct ib_uverbs_alloc_mw, response),
    __builtin_offsetof(struct ib_uverbs_alloc_mw, pd_handle),
    __builtin_offsetof(struct ib_uverbs_alloc_mw, mw_type),
    __builtin_offsetof(struct ib_uverbs_alloc_mw, reserved),
    __builtin_offsetof(struct ib_uverbs_alloc_mw, driver_data),
    sizeof(struct ib_uverbs_alloc_mw_resp),
    __builtin_offsetof(struct ib_uverbs_alloc_mw_resp, mw_handle),
    __builtin_offsetof(struct ib_uverbs_alloc_mw_resp, rkey),
    __builtin_offsetof(struct ib_uverbs_alloc_mw_resp, driver_data),
    sizeof(struct ib_uverbs_dealloc_mw),
    __builtin_offsetof(struct ib_uverbs_dealloc_mw, mw_handle),
    sizeof(struct ib_uverbs_create_comp_channel),
    __builtin_offsetof(struct ib_uverbs_create_comp_channel, response),
    sizeof(struct ib_uverbs_create_comp_channel_resp),
    __builtin_offsetof(struct ib_uverbs_create_comp_channel_resp, fd),
    sizeof(struct ib_uverbs_create_cq),
    __builtin_offsetof(struct ib_uverbs_create_cq, response),
    __builtin_offsetof(struct ib_uverbs_create_cq, user_handle),
    __builtin_offsetof(struct ib_uverbs_create_cq, cqe),
    __builtin_offsetof(struct ib_uverbs_create_cq, comp_vector),
    __builtin_offsetof(struct ib_uverbs_create_cq, comp_channel),
    __builtin_offsetof(struct ib_uverbs_create_cq, reserved),
    __builtin_offsetof(struct ib_uverbs_create_cq, driver_data),
    sizeof(struct ib_uverbs_ex_create_cq),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq, user_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq, cqe),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq, comp_vector),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq, comp_channel),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq, flags),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq, reserved),
    sizeof(struct ib_uverbs_create_cq_resp),
    __builtin_offsetof(struct ib_uverbs_create_cq_resp, cq_handle),
    __builtin_offsetof(struct ib_uverbs_create_cq_resp, cqe),
    __builtin_offsetof(struct ib_uverbs_create_cq_resp, driver_data),
    sizeof(struct ib_uverbs_ex_create_cq_resp),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq_resp, base),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_cq_resp, response_length),
    sizeof(struct ib_uverbs_resize_cq),
    __builtin_offsetof(struct ib_uverbs_resize_cq, response),
    __builtin_offsetof(struct ib_uverbs_resize_cq, cq_handle),
    __builtin_offsetof(struct ib_uverbs_resize_cq, cqe),
    __builtin_offsetof(struct ib_uverbs_resize_cq, driver_data),
    sizeof(struct ib_uverbs_resize_cq_resp),
    __builtin_offsetof(struct ib_uverbs_resize_cq_resp, cqe),
    __builtin_offsetof(struct ib_uverbs_resize_cq_resp, reserved),
    __builtin_offsetof(struct ib_uverbs_resize_cq_resp, driver_data),
    sizeof(struct ib_uverbs_poll_cq),
    __builtin_offsetof(struct ib_uverbs_poll_cq, response),
    __builtin_offsetof(struct ib_uverbs_poll_cq, cq_handle),
    __builtin_offsetof(struct ib_uverbs_poll_cq, ne),
    sizeof(struct ib_uverbs_wc),
    __builtin_offsetof(struct ib_uverbs_wc, wr_id),
    __builtin_offsetof(struct ib_uverbs_wc, status),
    __builtin_offsetof(struct ib_uverbs_wc, opcode),
    __builtin_offsetof(struct ib_uverbs_wc, vendor_err),
    __builtin_offsetof(struct ib_uverbs_wc, byte_len),
    __builtin_offsetof(struct ib_uverbs_wc, ex),
    __builtin_offsetof(struct ib_uverbs_wc, ex.imm_data),
    __builtin_offsetof(struct ib_uverbs_wc, ex.invalidate_rkey),
    __builtin_offsetof(struct ib_uverbs_wc, qp_num),
    __builtin_offsetof(struct ib_uverbs_wc, src_qp),
    __builtin_offsetof(struct ib_uverbs_wc, wc_flags),
    __builtin_offsetof(struct ib_uverbs_wc, pkey_index),
    __builtin_offsetof(struct ib_uverbs_wc, slid),
    __builtin_offsetof(struct ib_uverbs_wc, sl),
    __builtin_offsetof(struct ib_uverbs_wc, dlid_path_bits),
    __builtin_offsetof(struct ib_uverbs_wc, port_num),
    __builtin_offsetof(struct ib_uverbs_wc, reserved),
    sizeof(struct ib_uverbs_poll_cq_resp),
    __builtin_offsetof(struct ib_uverbs_poll_cq_resp, count),
    __builtin_offsetof(struct ib_uverbs_poll_cq_resp, reserved),
    __builtin_offsetof(struct ib_uverbs_poll_cq_resp, wc),
    sizeof(struct ib_uverbs_req_notify_cq),
    __builtin_offsetof(struct ib_uverbs_req_notify_cq, cq_handle),
    __builtin_offsetof(struct ib_uverbs_req_notify_cq, solicited_only),
    sizeof(struct ib_uverbs_destroy_cq),
    __builtin_offsetof(struct ib_uverbs_destroy_cq, response),
    __builtin_offsetof(struct ib_uverbs_destroy_cq, cq_handle),
    __builtin_offsetof(struct ib_uverbs_destroy_cq, reserved),
    sizeof(struct ib_uverbs_destroy_cq_resp),
    __builtin_offsetof(struct ib_uverbs_destroy_cq_resp, comp_events_reported),
    __builtin_offsetof(struct ib_uverbs_destroy_cq_resp, async_events_reported),
    sizeof(struct ib_uverbs_global_route),
    __builtin_offsetof(struct ib_uverbs_global_route, dgid),
    __builtin_offsetof(struct ib_uverbs_global_route, flow_label),
    __builtin_offsetof(struct ib_uverbs_global_route, sgid_index),
    __builtin_offsetof(struct ib_uverbs_global_route, hop_limit),
    __builtin_offsetof(struct ib_uverbs_global_route, traffic_class),
    __builtin_offsetof(struct ib_uverbs_global_route, reserved),
    sizeof(struct ib_uverbs_ah_attr),
    __builtin_offsetof(struct ib_uverbs_ah_attr, grh),
    __builtin_offsetof(struct ib_uverbs_ah_attr, dlid),
    __builtin_offsetof(struct ib_uverbs_ah_attr, sl),
    __builtin_offsetof(struct ib_uverbs_ah_attr, src_path_bits),
    __builtin_offsetof(struct ib_uverbs_ah_attr, static_rate),
    __builtin_offsetof(struct ib_uverbs_ah_attr, is_global),
    __builtin_offsetof(struct ib_uverbs_ah_attr, port_num),
    __builtin_offsetof(struct ib_uverbs_ah_attr, reserved),
    sizeof(struct ib_uverbs_qp_attr),
    __builtin_offsetof(struct ib_uverbs_qp_attr, qp_attr_mask),
    __builtin_offsetof(struct ib_uverbs_qp_attr, qp_state),
    __builtin_offsetof(struct ib_uverbs_qp_attr, cur_qp_state),
    __builtin_offsetof(struct ib_uverbs_qp_attr, path_mtu),
    __builtin_offsetof(struct ib_uverbs_qp_attr, path_mig_state),
    __builtin_offsetof(struct ib_uverbs_qp_attr, qkey),
    __builtin_offsetof(struct ib_uverbs_qp_attr, rq_psn),
    __builtin_offsetof(struct ib_uverbs_qp_attr, sq_psn),
    __builtin_offsetof(struct ib_uverbs_qp_attr, dest_qp_num),
    __builtin_offsetof(struct ib_uverbs_qp_attr, qp_access_flags),
    __builtin_offsetof(struct ib_uverbs_qp_attr, ah_attr),
    __builtin_offsetof(struct ib_uverbs_qp_attr, alt_ah_attr),
    __builtin_offsetof(struct ib_uverbs_qp_attr, max_send_wr),
    __builtin_offsetof(struct ib_uverbs_qp_attr, max_recv_wr),
    __builtin_offsetof(struct ib_uverbs_qp_attr, max_send_sge),
    __builtin_offsetof(struct ib_uverbs_qp_attr, max_recv_sge),
    __builtin_offsetof(struct ib_uverbs_qp_attr, max_inline_data),
    __builtin_offsetof(struct ib_uverbs_qp_attr, pkey_index),
    __builtin_offsetof(struct ib_uverbs_qp_attr, alt_pkey_index),
    __builtin_offsetof(struct ib_uverbs_qp_attr, en_sqd_async_notify),
    __builtin_offsetof(struct ib_uverbs_qp_attr, sq_draining),
    __builtin_offsetof(struct ib_uverbs_qp_attr, max_rd_atomic),
    __builtin_offsetof(struct ib_uverbs_qp_attr, max_dest_rd_atomic),
    __builtin_offsetof(struct ib_uverbs_qp_attr, min_rnr_timer),
    __builtin_offsetof(struct ib_uverbs_qp_attr, port_num),
    __builtin_offsetof(struct ib_uverbs_qp_attr, timeout),
    __builtin_offsetof(struct ib_uverbs_qp_attr, retry_cnt),
    __builtin_offsetof(struct ib_uverbs_qp_attr, rnr_retry),
    __builtin_offsetof(struct ib_uverbs_qp_attr, alt_port_num),
    __builtin_offsetof(struct ib_uverbs_qp_attr, alt_timeout),
    __builtin_offsetof(struct ib_uverbs_qp_attr, reserved),
    sizeof(struct ib_uverbs_create_qp),
    __builtin_offsetof(struct ib_uverbs_create_qp, response),
    __builtin_offsetof(struct ib_uverbs_create_qp, user_handle),
    __builtin_offsetof(struct ib_uverbs_create_qp, pd_handle),
    __builtin_offsetof(struct ib_uverbs_create_qp, send_cq_handle),
    __builtin_offsetof(struct ib_uverbs_create_qp, recv_cq_handle),
    __builtin_offsetof(struct ib_uverbs_create_qp, srq_handle),
    __builtin_offsetof(struct ib_uverbs_create_qp, max_send_wr),
    __builtin_offsetof(struct ib_uverbs_create_qp, max_recv_wr),
    __builtin_offsetof(struct ib_uverbs_create_qp, max_send_sge),
    __builtin_offsetof(struct ib_uverbs_create_qp, max_recv_sge),
    __builtin_offsetof(struct ib_uverbs_create_qp, max_inline_data),
    __builtin_offsetof(struct ib_uverbs_create_qp, sq_sig_all),
    __builtin_offsetof(struct ib_uverbs_create_qp, qp_type),
    __builtin_offsetof(struct ib_uverbs_create_qp, is_srq),
    __builtin_offsetof(struct ib_uverbs_create_qp, reserved),
    __builtin_offsetof(struct ib_uverbs_create_qp, driver_data),
    sizeof(struct ib_uverbs_ex_create_qp),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, user_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, pd_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, send_cq_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, recv_cq_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, srq_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, max_send_wr),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, max_recv_wr),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, max_send_sge),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, max_recv_sge),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, max_inline_data),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, sq_sig_all),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, qp_type),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, is_srq),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, reserved),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, create_flags),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, rwq_ind_tbl_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp, source_qpn),
    sizeof(struct ib_uverbs_open_qp),
    __builtin_offsetof(struct ib_uverbs_open_qp, response),
    __builtin_offsetof(struct ib_uverbs_open_qp, user_handle),
    __builtin_offsetof(struct ib_uverbs_open_qp, pd_handle),
    __builtin_offsetof(struct ib_uverbs_open_qp, qpn),
    __builtin_offsetof(struct ib_uverbs_open_qp, qp_type),
    __builtin_offsetof(struct ib_uverbs_open_qp, reserved),
    __builtin_offsetof(struct ib_uverbs_open_qp, driver_data),
    sizeof(struct ib_uverbs_create_qp_resp),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, qp_handle),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, qpn),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, max_send_wr),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, max_recv_wr),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, max_send_sge),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, max_recv_sge),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, max_inline_data),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, reserved),
    __builtin_offsetof(struct ib_uverbs_create_qp_resp, driver_data),
    sizeof(struct ib_uverbs_ex_create_qp_resp),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp_resp, base),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_qp_resp, response_length),
    sizeof(struct ib_uverbs_qp_dest),
    __builtin_offsetof(struct ib_uverbs_qp_dest, dgid),
    __builtin_offsetof(struct ib_uverbs_qp_dest, flow_label),
    __builtin_offsetof(struct ib_uverbs_qp_dest, dlid),
    __builtin_offsetof(struct ib_uverbs_qp_dest, reserved),
    __builtin_offsetof(struct ib_uverbs_qp_dest, sgid_index),
    __builtin_offsetof(struct ib_uverbs_qp_dest, hop_limit),
    __builtin_offsetof(struct ib_uverbs_qp_dest, traffic_class),
    __builtin_offsetof(struct ib_uverbs_qp_dest, sl),
    __builtin_offsetof(struct ib_uverbs_qp_dest, src_path_bits),
    __builtin_offsetof(struct ib_uverbs_qp_dest, static_rate),
    __builtin_offsetof(struct ib_uverbs_qp_dest, is_global),
    __builtin_offsetof(struct ib_uverbs_qp_dest, port_num),
    sizeof(struct ib_uverbs_query_qp),
    __builtin_offsetof(struct ib_uverbs_query_qp, response),
    __builtin_offsetof(struct ib_uverbs_query_qp, qp_handle),
    __builtin_offsetof(struct ib_uverbs_query_qp, attr_mask),
    __builtin_offsetof(struct ib_uverbs_query_qp, driver_data),
    sizeof(struct ib_uverbs_query_qp_resp),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, dest),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, alt_dest),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, max_send_wr),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, max_recv_wr),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, max_send_sge),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, max_recv_sge),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, max_inline_data),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, qkey),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, rq_psn),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, sq_psn),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, dest_qp_num),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, qp_access_flags),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, pkey_index),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, alt_pkey_index),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, qp_state),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, cur_qp_state),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, path_mtu),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, path_mig_state),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, sq_draining),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, max_rd_atomic),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, max_dest_rd_atomic),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, min_rnr_timer),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, port_num),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, timeout),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, retry_cnt),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, rnr_retry),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, alt_port_num),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, alt_timeout),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, sq_sig_all),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, reserved),
    __builtin_offsetof(struct ib_uverbs_query_qp_resp, driver_data),
    sizeof(struct ib_uverbs_modify_qp),
    __builtin_offsetof(struct ib_uverbs_modify_qp, dest),
    __builtin_offsetof(struct ib_uverbs_modify_qp, alt_dest),
    __builtin_offsetof(struct ib_uverbs_modify_qp, qp_handle),
    __builtin_offsetof(struct ib_uverbs_modify_qp, attr_mask),
    __builtin_offsetof(struct ib_uverbs_modify_qp, qkey),
    __builtin_offsetof(struct ib_uverbs_modify_qp, rq_psn),
    __builtin_offsetof(struct ib_uverbs_modify_qp, sq_psn),
    __builtin_offsetof(struct ib_uverbs_modify_qp, dest_qp_num),
    __builtin_offsetof(struct ib_uverbs_modify_qp, qp_access_flags),
    __builtin_offsetof(struct ib_uverbs_modify_qp, pkey_index),
    __builtin_offsetof(struct ib_uverbs_modify_qp, alt_pkey_index),
    __builtin_offsetof(struct ib_uverbs_modify_qp, qp_state),
    __builtin_offsetof(struct ib_uverbs_modify_qp, cur_qp_state),
    __builtin_offsetof(struct ib_uverbs_modify_qp, path_mtu),
    __builtin_offsetof(struct ib_uverbs_modify_qp, path_mig_state),
    __builtin_offsetof(struct ib_uverbs_modify_qp, en_sqd_async_notify),
    __builtin_offsetof(struct ib_uverbs_modify_qp, max_rd_atomic),
    __builtin_offsetof(struct ib_uverbs_modify_qp, max_dest_rd_atomic),
    __builtin_offsetof(struct ib_uverbs_modify_qp, min_rnr_timer),
    __builtin_offsetof(struct ib_uverbs_modify_qp, port_num),
    __builtin_offsetof(struct ib_uverbs_modify_qp, timeout),
    __builtin_offsetof(struct ib_uverbs_modify_qp, retry_cnt),
    __builtin_offsetof(struct ib_uverbs_modify_qp, rnr_retry),
    __builtin_offsetof(struct ib_uverbs_modify_qp, alt_port_num),
    __builtin_offsetof(struct ib_uverbs_modify_qp, alt_timeout),
    __builtin_offsetof(struct ib_uverbs_modify_qp, reserved),
    __builtin_offsetof(struct ib_uverbs_modify_qp, driver_data),
    sizeof(struct ib_uverbs_ex_modify_qp),
    __builtin_offsetof(struct ib_uverbs_ex_modify_qp, base),
    __builtin_offsetof(struct ib_uverbs_ex_modify_qp, rate_limit),
    __builtin_offsetof(struct ib_uverbs_ex_modify_qp, reserved),
    sizeof(struct ib_uverbs_ex_modify_qp_resp),
    __builtin_offsetof(struct ib_uverbs_ex_modify_qp_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_modify_qp_resp, response_length),
    sizeof(struct ib_uverbs_destroy_qp),
    __builtin_offsetof(struct ib_uverbs_destroy_qp, response),
    __builtin_offsetof(struct ib_uverbs_destroy_qp, qp_handle),
    __builtin_offsetof(struct ib_uverbs_destroy_qp, reserved),
    sizeof(struct ib_uverbs_destroy_qp_resp),
    __builtin_offsetof(struct ib_uverbs_destroy_qp_resp, events_reported),
    sizeof(struct ib_uverbs_sge),
    __builtin_offsetof(struct ib_uverbs_sge, addr),
    __builtin_offsetof(struct ib_uverbs_sge, length),
    __builtin_offsetof(struct ib_uverbs_sge, lkey),
    sizeof(struct ib_uverbs_send_wr),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr_id),
    __builtin_offsetof(struct ib_uverbs_send_wr, num_sge),
    __builtin_offsetof(struct ib_uverbs_send_wr, opcode),
    __builtin_offsetof(struct ib_uverbs_send_wr, send_flags),
    __builtin_offsetof(struct ib_uverbs_send_wr, ex),
    __builtin_offsetof(struct ib_uverbs_send_wr, ex.imm_data),
    __builtin_offsetof(struct ib_uverbs_send_wr, ex.invalidate_rkey),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.rdma),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.rdma.remote_addr),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.rdma.rkey),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.rdma.reserved),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.atomic),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.atomic.remote_addr),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.atomic.compare_add),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.atomic.swap),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.atomic.rkey),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.atomic.reserved),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.ud),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.ud.ah),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.ud.remote_qpn),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.ud.remote_qkey),
    __builtin_offsetof(struct ib_uverbs_send_wr, wr.ud.reserved),
    sizeof(struct ib_uverbs_post_send),
    __builtin_offsetof(struct ib_uverbs_post_send, response),
    __builtin_offsetof(struct ib_uverbs_post_send, qp_handle),
    __builtin_offsetof(struct ib_uverbs_post_send, wr_count),
    __builtin_offsetof(struct ib_uverbs_post_send, sge_count),
    __builtin_offsetof(struct ib_uverbs_post_send, wqe_size),
    __builtin_offsetof(struct ib_uverbs_post_send, send_wr),
    sizeof(struct ib_uverbs_post_send_resp),
    __builtin_offsetof(struct ib_uverbs_post_send_resp, bad_wr),
    sizeof(struct ib_uverbs_recv_wr),
    __builtin_offsetof(struct ib_uverbs_recv_wr, wr_id),
    __builtin_offsetof(struct ib_uverbs_recv_wr, num_sge),
    __builtin_offsetof(struct ib_uverbs_recv_wr, reserved),
    sizeof(struct ib_uverbs_post_recv),
    __builtin_offsetof(struct ib_uverbs_post_recv, response),
    __builtin_offsetof(struct ib_uverbs_post_recv, qp_handle),
    __builtin_offsetof(struct ib_uverbs_post_recv, wr_count),
    __builtin_offsetof(struct ib_uverbs_post_recv, sge_count),
    __builtin_offsetof(struct ib_uverbs_post_recv, wqe_size),
    __builtin_offsetof(struct ib_uverbs_post_recv, recv_wr),
    sizeof(struct ib_uverbs_post_recv_resp),
    __builtin_offsetof(struct ib_uverbs_post_recv_resp, bad_wr),
    sizeof(struct ib_uverbs_post_srq_recv),
    __builtin_offsetof(struct ib_uverbs_post_srq_recv, response),
    __builtin_offsetof(struct ib_uverbs_post_srq_recv, srq_handle),
    __builtin_offsetof(struct ib_uverbs_post_srq_recv, wr_count),
    __builtin_offsetof(struct ib_uverbs_post_srq_recv, sge_count),
    __builtin_offsetof(struct ib_uverbs_post_srq_recv, wqe_size),
    __builtin_offsetof(struct ib_uverbs_post_srq_recv, recv),
    sizeof(struct ib_uverbs_post_srq_recv_resp),
    __builtin_offsetof(struct ib_uverbs_post_srq_recv_resp, bad_wr),
    sizeof(struct ib_uverbs_create_ah),
    __builtin_offsetof(struct ib_uverbs_create_ah, response),
    __builtin_offsetof(struct ib_uverbs_create_ah, user_handle),
    __builtin_offsetof(struct ib_uverbs_create_ah, pd_handle),
    __builtin_offsetof(struct ib_uverbs_create_ah, reserved),
    __builtin_offsetof(struct ib_uverbs_create_ah, attr),
    __builtin_offsetof(struct ib_uverbs_create_ah, driver_data),
    sizeof(struct ib_uverbs_create_ah_resp),
    __builtin_offsetof(struct ib_uverbs_create_ah_resp, ah_handle),
    __builtin_offsetof(struct ib_uverbs_create_ah_resp, driver_data),
    sizeof(struct ib_uverbs_destroy_ah),
    __builtin_offsetof(struct ib_uverbs_destroy_ah, ah_handle),
    sizeof(struct ib_uverbs_attach_mcast),
    __builtin_offsetof(struct ib_uverbs_attach_mcast, gid),
    __builtin_offsetof(struct ib_uverbs_attach_mcast, qp_handle),
    __builtin_offsetof(struct ib_uverbs_attach_mcast, mlid),
    __builtin_offsetof(struct ib_uverbs_attach_mcast, reserved),
    __builtin_offsetof(struct ib_uverbs_attach_mcast, driver_data),
    sizeof(struct ib_uverbs_detach_mcast),
    __builtin_offsetof(struct ib_uverbs_detach_mcast, gid),
    __builtin_offsetof(struct ib_uverbs_detach_mcast, qp_handle),
    __builtin_offsetof(struct ib_uverbs_detach_mcast, mlid),
    __builtin_offsetof(struct ib_uverbs_detach_mcast, reserved),
    __builtin_offsetof(struct ib_uverbs_detach_mcast, driver_data),
    sizeof(struct ib_uverbs_flow_spec_hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_hdr, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_hdr, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_hdr, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_hdr, flow_spec_data),
    sizeof(struct ib_uverbs_flow_eth_filter),
    __builtin_offsetof(struct ib_uverbs_flow_eth_filter, dst_mac),
    __builtin_offsetof(struct ib_uverbs_flow_eth_filter, src_mac),
    __builtin_offsetof(struct ib_uverbs_flow_eth_filter, ether_type),
    __builtin_offsetof(struct ib_uverbs_flow_eth_filter, vlan_tag),
    sizeof(struct ib_uverbs_flow_spec_eth),
    __builtin_offsetof(struct ib_uverbs_flow_spec_eth, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_eth, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_eth, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_eth, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_eth, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_eth, mask),
    sizeof(struct ib_uverbs_flow_ipv4_filter),
    __builtin_offsetof(struct ib_uverbs_flow_ipv4_filter, src_ip),
    __builtin_offsetof(struct ib_uverbs_flow_ipv4_filter, dst_ip),
    __builtin_offsetof(struct ib_uverbs_flow_ipv4_filter, proto),
    __builtin_offsetof(struct ib_uverbs_flow_ipv4_filter, tos),
    __builtin_offsetof(struct ib_uverbs_flow_ipv4_filter, ttl),
    __builtin_offsetof(struct ib_uverbs_flow_ipv4_filter, flags),
    sizeof(struct ib_uverbs_flow_spec_ipv4),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv4, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv4, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv4, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv4, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv4, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv4, mask),
    sizeof(struct ib_uverbs_flow_tcp_udp_filter),
    __builtin_offsetof(struct ib_uverbs_flow_tcp_udp_filter, dst_port),
    __builtin_offsetof(struct ib_uverbs_flow_tcp_udp_filter, src_port),
    sizeof(struct ib_uverbs_flow_spec_tcp_udp),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tcp_udp, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tcp_udp, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tcp_udp, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tcp_udp, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tcp_udp, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tcp_udp, mask),
    sizeof(struct ib_uverbs_flow_ipv6_filter),
    __builtin_offsetof(struct ib_uverbs_flow_ipv6_filter, src_ip),
    __builtin_offsetof(struct ib_uverbs_flow_ipv6_filter, dst_ip),
    __builtin_offsetof(struct ib_uverbs_flow_ipv6_filter, flow_label),
    __builtin_offsetof(struct ib_uverbs_flow_ipv6_filter, next_hdr),
    __builtin_offsetof(struct ib_uverbs_flow_ipv6_filter, traffic_class),
    __builtin_offsetof(struct ib_uverbs_flow_ipv6_filter, hop_limit),
    __builtin_offsetof(struct ib_uverbs_flow_ipv6_filter, reserved),
    sizeof(struct ib_uverbs_flow_spec_ipv6),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv6, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv6, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv6, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv6, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv6, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_ipv6, mask),
    sizeof(struct ib_uverbs_flow_spec_action_tag),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_tag, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_tag, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_tag, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_tag, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_tag, tag_id),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_tag, reserved1),
    sizeof(struct ib_uverbs_flow_spec_action_drop),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_drop, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_drop, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_drop, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_drop, reserved),
    sizeof(struct ib_uverbs_flow_spec_action_handle),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_handle, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_handle, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_handle, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_handle, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_handle, handle),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_handle, reserved1),
    sizeof(struct ib_uverbs_flow_spec_action_count),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_count, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_count, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_count, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_count, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_count, handle),
    __builtin_offsetof(struct ib_uverbs_flow_spec_action_count, reserved1),
    sizeof(struct ib_uverbs_flow_tunnel_filter),
    __builtin_offsetof(struct ib_uverbs_flow_tunnel_filter, tunnel_id),
    sizeof(struct ib_uverbs_flow_spec_tunnel),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tunnel, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tunnel, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tunnel, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tunnel, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tunnel, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_tunnel, mask),
    sizeof(struct ib_uverbs_flow_spec_esp_filter),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp_filter, spi),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp_filter, seq),
    sizeof(struct ib_uverbs_flow_spec_esp),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_esp, mask),
    sizeof(struct ib_uverbs_flow_gre_filter),
    __builtin_offsetof(struct ib_uverbs_flow_gre_filter, c_ks_res0_ver),
    __builtin_offsetof(struct ib_uverbs_flow_gre_filter, protocol),
    __builtin_offsetof(struct ib_uverbs_flow_gre_filter, key),
    sizeof(struct ib_uverbs_flow_spec_gre),
    __builtin_offsetof(struct ib_uverbs_flow_spec_gre, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_gre, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_gre, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_gre, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_gre, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_gre, mask),
    sizeof(struct ib_uverbs_flow_mpls_filter),
    __builtin_offsetof(struct ib_uverbs_flow_mpls_filter, label),
    sizeof(struct ib_uverbs_flow_spec_mpls),
    __builtin_offsetof(struct ib_uverbs_flow_spec_mpls, hdr),
    __builtin_offsetof(struct ib_uverbs_flow_spec_mpls, type),
    __builtin_offsetof(struct ib_uverbs_flow_spec_mpls, size),
    __builtin_offsetof(struct ib_uverbs_flow_spec_mpls, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_spec_mpls, val),
    __builtin_offsetof(struct ib_uverbs_flow_spec_mpls, mask),
    sizeof(struct ib_uverbs_flow_attr),
    __builtin_offsetof(struct ib_uverbs_flow_attr, type),
    __builtin_offsetof(struct ib_uverbs_flow_attr, size),
    __builtin_offsetof(struct ib_uverbs_flow_attr, priority),
    __builtin_offsetof(struct ib_uverbs_flow_attr, num_of_specs),
    __builtin_offsetof(struct ib_uverbs_flow_attr, reserved),
    __builtin_offsetof(struct ib_uverbs_flow_attr, port),
    __builtin_offsetof(struct ib_uverbs_flow_attr, flags),
    __builtin_offsetof(struct ib_uverbs_flow_attr, flow_specs),
    sizeof(struct ib_uverbs_create_flow),
    __builtin_offsetof(struct ib_uverbs_create_flow, comp_mask),
    __builtin_offsetof(struct ib_uverbs_create_flow, qp_handle),
    __builtin_offsetof(struct ib_uverbs_create_flow, flow_attr),
    sizeof(struct ib_uverbs_create_flow_resp),
    __builtin_offsetof(struct ib_uverbs_create_flow_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_create_flow_resp, flow_handle),
    sizeof(struct ib_uverbs_destroy_flow),
    __builtin_offsetof(struct ib_uverbs_destroy_flow, comp_mask),
    __builtin_offsetof(struct ib_uverbs_destroy_flow, flow_handle),
    sizeof(struct ib_uverbs_create_srq),
    __builtin_offsetof(struct ib_uverbs_create_srq, response),
    __builtin_offsetof(struct ib_uverbs_create_srq, user_handle),
    __builtin_offsetof(struct ib_uverbs_create_srq, pd_handle),
    __builtin_offsetof(struct ib_uverbs_create_srq, max_wr),
    __builtin_offsetof(struct ib_uverbs_create_srq, max_sge),
    __builtin_offsetof(struct ib_uverbs_create_srq, srq_limit),
    __builtin_offsetof(struct ib_uverbs_create_srq, driver_data),
    sizeof(struct ib_uverbs_create_xsrq),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, response),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, user_handle),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, srq_type),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, pd_handle),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, max_wr),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, max_sge),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, srq_limit),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, max_num_tags),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, xrcd_handle),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, cq_handle),
    __builtin_offsetof(struct ib_uverbs_create_xsrq, driver_data),
    sizeof(struct ib_uverbs_create_srq_resp),
    __builtin_offsetof(struct ib_uverbs_create_srq_resp, srq_handle),
    __builtin_offsetof(struct ib_uverbs_create_srq_resp, max_wr),
    __builtin_offsetof(struct ib_uverbs_create_srq_resp, max_sge),
    __builtin_offsetof(struct ib_uverbs_create_srq_resp, srqn),
    __builtin_offsetof(struct ib_uverbs_create_srq_resp, driver_data),
    sizeof(struct ib_uverbs_modify_srq),
    __builtin_offsetof(struct ib_uverbs_modify_srq, srq_handle),
    __builtin_offsetof(struct ib_uverbs_modify_srq, attr_mask),
    __builtin_offsetof(struct ib_uverbs_modify_srq, max_wr),
    __builtin_offsetof(struct ib_uverbs_modify_srq, srq_limit),
    __builtin_offsetof(struct ib_uverbs_modify_srq, driver_data),
    sizeof(struct ib_uverbs_query_srq),
    __builtin_offsetof(struct ib_uverbs_query_srq, response),
    __builtin_offsetof(struct ib_uverbs_query_srq, srq_handle),
    __builtin_offsetof(struct ib_uverbs_query_srq, reserved),
    __builtin_offsetof(struct ib_uverbs_query_srq, driver_data),
    sizeof(struct ib_uverbs_query_srq_resp),
    __builtin_offsetof(struct ib_uverbs_query_srq_resp, max_wr),
    __builtin_offsetof(struct ib_uverbs_query_srq_resp, max_sge),
    __builtin_offsetof(struct ib_uverbs_query_srq_resp, srq_limit),
    __builtin_offsetof(struct ib_uverbs_query_srq_resp, reserved),
    sizeof(struct ib_uverbs_destroy_srq),
    __builtin_offsetof(struct ib_uverbs_destroy_srq, response),
    __builtin_offsetof(struct ib_uverbs_destroy_srq, srq_handle),
    __builtin_offsetof(struct ib_uverbs_destroy_srq, reserved),
    sizeof(struct ib_uverbs_destroy_srq_resp),
    __builtin_offsetof(struct ib_uverbs_destroy_srq_resp, events_reported),
    sizeof(struct ib_uverbs_ex_create_wq),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, wq_type),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, user_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, pd_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, cq_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, max_wr),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, max_sge),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, create_flags),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq, reserved),
    sizeof(struct ib_uverbs_ex_create_wq_resp),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq_resp, response_length),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq_resp, wq_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq_resp, max_wr),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq_resp, max_sge),
    __builtin_offsetof(struct ib_uverbs_ex_create_wq_resp, wqn),
    sizeof(struct ib_uverbs_ex_destroy_wq),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_wq, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_wq, wq_handle),
    sizeof(struct ib_uverbs_ex_destroy_wq_resp),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_wq_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_wq_resp, response_length),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_wq_resp, events_reported),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_wq_resp, reserved),
    sizeof(struct ib_uverbs_ex_modify_wq),
    __builtin_offsetof(struct ib_uverbs_ex_modify_wq, attr_mask),
    __builtin_offsetof(struct ib_uverbs_ex_modify_wq, wq_handle),
    __builtin_offsetof(struct ib_uverbs_ex_modify_wq, wq_state),
    __builtin_offsetof(struct ib_uverbs_ex_modify_wq, curr_wq_state),
    __builtin_offsetof(struct ib_uverbs_ex_modify_wq, flags),
    __builtin_offsetof(struct ib_uverbs_ex_modify_wq, flags_mask),
    sizeof(struct ib_uverbs_ex_create_rwq_ind_table),
    __builtin_offsetof(struct ib_uverbs_ex_create_rwq_ind_table, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_rwq_ind_table, log_ind_tbl_size),
    __builtin_offsetof(struct ib_uverbs_ex_create_rwq_ind_table, wq_handles),
    sizeof(struct ib_uverbs_ex_create_rwq_ind_table_resp),
    __builtin_offsetof(struct ib_uverbs_ex_create_rwq_ind_table_resp, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_create_rwq_ind_table_resp, response_length),
    __builtin_offsetof(struct ib_uverbs_ex_create_rwq_ind_table_resp, ind_tbl_handle),
    __builtin_offsetof(struct ib_uverbs_ex_create_rwq_ind_table_resp, ind_tbl_num),
    sizeof(struct ib_uverbs_ex_destroy_rwq_ind_table),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_rwq_ind_table, comp_mask),
    __builtin_offsetof(struct ib_uverbs_ex_destroy_rwq_ind_table, ind_tbl_handle),
    sizeof(struct ib_uverbs_cq_moderation),
    __builtin_offsetof(struct ib_uverbs_cq_moderation, cq_count),
    __builtin_offsetof(struct ib_uverbs_cq_moderation, cq_period),
    sizeof(struct ib_uverbs_ex_modify_cq),
    __builtin_offsetof(struct ib_uverbs_ex_modify_cq, cq_handle),
    __builtin_offsetof(struct ib_uverbs_ex_modify_cq, attr_mask),
    __builtin_offsetof(struct ib_uverbs_ex_modify_cq, attr),
    __builtin_offsetof(struct ib_uverbs_ex_modify_cq, reserved),
    sizeof(struct rdma_ib_addr),
    __builtin_offsetof(struct rdma_ib_addr, sgid),
    __builtin_offsetof(struct rdma_ib_addr, dgid),
    __builtin_offsetof(struct rdma_ib_addr, pkey),
    sizeof(struct rdma_addr),
    __builtin_offsetof(struct rdma_addr, src_addr),
    __builtin_offsetof(struct rdma_addr, src_sin),
    __builtin_offsetof(struct rdma_addr, src_sin6),
    __builtin_offsetof(struct rdma_addr, src_storage),
    __builtin_offsetof(struct rdma_addr, dst_addr),
    __builtin_offsetof(struct rdma_addr, dst_sin),
    __builtin_offsetof(struct rdma_addr, dst_sin6),
    __builtin_offsetof(struct rdma_addr, dst_storage),
    __builtin_offsetof(struct rdma_addr, addr),
    __builtin_offsetof(struct rdma_addr, addr.ibaddr),
    sizeof(struct rdma_route),
    __builtin_offsetof(struct rdma_route, addr),
    __builtin_offsetof(struct rdma_route, path_rec),
    __builtin_offsetof(struct rdma_route, num_paths),
    sizeof(struct rdma_event_channel),
    __builtin_offsetof(struct rdma_event_channel, fd),
    sizeof(struct rdma_cm_id),
    __builtin_offsetof(struct rdma_cm_id, verbs),
    __builtin_offsetof(struct rdma_cm_id, channel),
    __builtin_offsetof(struct rdma_cm_id, context),
    __builtin_offsetof(struct rdma_cm_id, qp),
    __builtin_offsetof(struct rdma_cm_id, route),
    __builtin_offsetof(struct rdma_cm_id, ps),
    __builtin_offsetof(struct rdma_cm_id, port_num),
    __builtin_offsetof(struct rdma_cm_id, event),
    __builtin_offsetof(struct rdma_cm_id, send_cq_channel),
    __builtin_offsetof(struct rdma_cm_id, send_cq),
    __builtin_offsetof(struct rdma_cm_id, recv_cq_channel),
    __builtin_offsetof(struct rdma_cm_id, recv_cq),
    __builtin_offsetof(struct rdma_cm_id, srq),
    __builtin_offsetof(struct rdma_cm_id, pd),
    __builtin_offsetof(struct rdma_cm_id, qp_type),
    sizeof(struct rdma_conn_param),
    __builtin_offsetof(struct rdma_conn_param, private_data),
    __builtin_offsetof(struct rdma_conn_param, private_data_len),
    __builtin_offsetof(struct rdma_conn_param, responder_resources),
    __builtin_offsetof(struct rdma_conn_param, initiator_depth),
    __builtin_offsetof(struct rdma_conn_param, flow_control),
    __builtin_offsetof(struct rdma_conn_param, retry_count),
    __builtin_offsetof(struct rdma_conn_param, rnr_retry_count),
    __builtin_offsetof(struct rdma_conn_param, srq),
    __builtin_offsetof(struct rdma_conn_param, qp_num),
    sizeof(struct rdma_ud_param),
    __builtin_offsetof(struct rdma_ud_param, private_data),
    __builtin_offsetof(struct rdma_ud_param, private_data_len),
    __builtin_offsetof(struct rdma_ud_param, ah_attr),
    __builtin_offsetof(struct rdma_ud_param, qp_num),
    __builtin_offsetof(struct rdma_ud_param, qkey),
    sizeof(struct rdma_cm_event),
    __builtin_offsetof(struct rdma_cm_event, id),
    __builtin_offsetof(struct rdma_cm_event, listen_id),
    __builtin_offsetof(struct rdma_cm_event, event),
    __builtin_offsetof(struct rdma_cm_event, status),
    __builtin_offsetof(struct rdma_cm_event, param),
    __builtin_offsetof(struct rdma_cm_event, param.conn),
    __builtin_offsetof(struct rdma_cm_event, param.ud),
#if RDMA_CORE_RELEASE >= 6000
    __builtin_offsetof(struct rdma_cm_event, param.arg),
#else
    0xFFFFFFFF,
#endif
    sizeof(struct rdma_addrinfo),
    __builtin_offsetof(struct rdma_addrinfo, ai_flags),
    __builtin_offsetof(struct rdma_addrinfo, ai_family),
    __builtin_offsetof(struct rdma_addrinfo, ai_qp_type),
    __builtin_offsetof(struct rdma_addrinfo, ai_port_space),
    __builtin_offsetof(struct rdma_addrinfo, ai_src_len),
    __builtin_offsetof(struct rdma_addrinfo, ai_dst_len),
    __builtin_offsetof(struct rdma_addrinfo, ai_src_addr),
    __builtin_offsetof(struct rdma_addrinfo, ai_dst_addr),
    __builtin_offsetof(struct rdma_addrinfo, ai_src_canonname),
    __builtin_offsetof(struct rdma_addrinfo, ai_dst_canonname),
    __builtin_offsetof(struct rdma_addrinfo, ai_route_len),
    __builtin_offsetof(struct rdma_addrinfo, ai_route),
    __builtin_offsetof(struct rdma_addrinfo, ai_connect_len),
    __builtin_offsetof(struct rdma_addrinfo, ai_connect),
    __builtin_offsetof(struct rdma_addrinfo, ai_next),
    sizeof(struct rdma_cm_join_mc_attr_ex),
    __builtin_offsetof(struct rdma_cm_join_mc_attr_ex, comp_mask),
    __builtin_offsetof(struct rdma_cm_join_mc_attr_ex, join_flags),
    __builtin_offsetof(struct rdma_cm_join_mc_attr_ex, addr),
    sizeof(struct ibv_sa_path_rec),
    __builtin_offsetof(struct ibv_sa_path_rec, dgid),
    __builtin_offsetof(struct ibv_sa_path_rec, sgid),
    __builtin_offsetof(struct ibv_sa_path_rec, dlid),
    __builtin_offsetof(struct ibv_sa_path_rec, slid),
    __builtin_offsetof(struct ibv_sa_path_rec, raw_traffic),
    __builtin_offsetof(struct ibv_sa_path_rec, flow_label),
    __builtin_offsetof(struct ibv_sa_path_rec, hop_limit),
    __builtin_offsetof(struct ibv_sa_path_rec, traffic_class),
    __builtin_offsetof(struct ibv_sa_path_rec, reversible),
    __builtin_offsetof(struct ibv_sa_path_rec, numb_path),
    __builtin_offsetof(struct ibv_sa_path_rec, pkey),
    __builtin_offsetof(struct ibv_sa_path_rec, sl),
    __builtin_offsetof(struct ibv_sa_path_rec, mtu_selector),
    __builtin_offsetof(struct ibv_sa_path_rec, mtu),
    __builtin_offsetof(struct ibv_sa_path_rec, rate_selector),
    __builtin_offsetof(struct ibv_sa_path_rec, rate),
    __builtin_offsetof(struct ibv_sa_path_rec, packet_life_time_selector),
    __builtin_offsetof(struct ibv_sa_path_rec, packet_life_time),
    __builtin_offsetof(struct ibv_sa_path_rec, preference),
    sizeof(struct ibv_sa_mcmember_rec),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, mgid),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, port_gid),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, qkey),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, mlid),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, mtu_selector),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, mtu),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, traffic_class),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, pkey),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, rate_selector),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, rate),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, packet_life_time_selector),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, packet_life_time),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, sl),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, flow_label),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, hop_limit),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, scope),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, join_state),
    __builtin_offsetof(struct ibv_sa_mcmember_rec, proxy_join),
    sizeof(struct ibv_sa_service_rec),
    __builtin_offsetof(struct ibv_sa_service_rec, id),
    __builtin_offsetof(struct ibv_sa_service_rec, gid),
    __builtin_offsetof(struct ibv_sa_service_rec, pkey),
    __builtin_offsetof(struct ibv_sa_service_rec, lease),
    __builtin_offsetof(struct ibv_sa_service_rec, key),
    __builtin_offsetof(struct ibv_sa_service_rec, name),
    __builtin_offsetof(struct ibv_sa_service_rec, data8),
    __builtin_offsetof(struct ibv_sa_service_rec, data16),
    __builtin_offsetof(struct ibv_sa_service_rec, data32),
    __builtin_offsetof(struct ibv_sa_service_rec, data64),
    sizeof(struct ibv_path_record),
    __builtin_offsetof(struct ibv_path_record, service_id),
    __builtin_offsetof(struct ibv_path_record, dgid),
    __builtin_offsetof(struct ibv_path_record, sgid),
    __builtin_offsetof(struct ibv_path_record, dlid),
    __builtin_offsetof(struct ibv_path_record, slid),
    __builtin_offsetof(struct ibv_path_record, flowlabel_hoplimit),
    __builtin_offsetof(struct ibv_path_record, tclass),
    __builtin_offsetof(struct ibv_path_record, reversible_numpath),
    __builtin_offsetof(struct ibv_path_record, pkey),
    __builtin_offsetof(struct ibv_path_record, qosclass_sl),
    __builtin_offsetof(struct ibv_path_record, mtu),
    __builtin_offsetof(struct ibv_path_record, rate),
    __builtin_offsetof(struct ibv_path_record, packetlifetime),
    __builtin_offsetof(struct ibv_path_record, preference),
    __builtin_offsetof(struct ibv_path_record, reserved),
    sizeof(struct ibv_path_data),
    __builtin_offsetof(struct ibv_path_data, flags),
    __builtin_offsetof(struct ibv_path_data, reserved),
    __builtin_offsetof(struct ibv_path_data, path),
};
