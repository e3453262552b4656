/* Written by rdma-gen from the headers below. Do not edit: change rdma.toml or the generator, then run
 * ./dev generate */
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

SAME_TYPE(rdma_wrap_ibv_wr_atomic_write, ibv_wr_atomic_write);
void rdma_wrap_ibv_wr_atomic_write(
        struct ibv_qp_ex *qp,
        uint32_t rkey,
        uint64_t remote_addr,
        const void *atomic_wr)
{
    (ibv_wr_atomic_write)(qp, rkey, remote_addr, atomic_wr);
}

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
