/* Written by rdma-gen from the headers below. Do not edit: change efa.toml or the generator, then run
 * ./dev generate */

/* Functions that the oldest release lacks are called through guards, which are defined below. */
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname efadv_get_max_sq_depth guarded_efadv_get_max_sq_depth
#endif
#if RDMA_CORE_RELEASE >= 6300
#pragma redefine_extname efadv_get_max_rq_depth guarded_efadv_get_max_rq_depth
#endif
#if RDMA_CORE_RELEASE >= 5900
#pragma redefine_extname efadv_query_qp_wqs guarded_efadv_query_qp_wqs
#endif
#if RDMA_CORE_RELEASE >= 6400
#pragma redefine_extname efadv_qp_from_ibv_qp_ex guarded_efadv_qp_from_ibv_qp_ex
#endif
#if RDMA_CORE_RELEASE >= 4300
#pragma redefine_extname efadv_create_cq guarded_efadv_create_cq
#endif
#if RDMA_CORE_RELEASE >= 5900
#pragma redefine_extname efadv_query_cq guarded_efadv_query_cq
#endif
#if RDMA_CORE_RELEASE >= 4300
#pragma redefine_extname efadv_cq_from_ibv_cq_ex guarded_efadv_cq_from_ibv_cq_ex
#endif
#if RDMA_CORE_RELEASE >= 6500
#pragma redefine_extname efadv_create_comp_cntr guarded_efadv_create_comp_cntr
#endif
#if RDMA_CORE_RELEASE >= 5000
#pragma redefine_extname efadv_query_mr guarded_efadv_query_mr
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

/* infiniband/efadv.h */
#if RDMA_CORE_RELEASE >= 6400
SAME_TYPE(rdma_wrap_efadv_wr_set_processing_hints, efadv_wr_set_processing_hints);
void rdma_wrap_efadv_wr_set_processing_hints(struct efadv_qp *efadv_qp, uint32_t hints)
{
    (efadv_wr_set_processing_hints)(efadv_qp, hints);
}
#endif

#if RDMA_CORE_RELEASE >= 4300
SAME_TYPE(rdma_wrap_efadv_wc_read_sgid, efadv_wc_read_sgid);
int rdma_wrap_efadv_wc_read_sgid(struct efadv_cq *efadv_cq, union ibv_gid *sgid)
{
    return (efadv_wc_read_sgid)(efadv_cq, sgid);
}
#endif

#if RDMA_CORE_RELEASE >= 5200
SAME_TYPE(rdma_wrap_efadv_wc_is_unsolicited, efadv_wc_is_unsolicited);
_Bool rdma_wrap_efadv_wc_is_unsolicited(struct efadv_cq *efadv_cq)
{
    return (efadv_wc_is_unsolicited)(efadv_cq);
}
#endif

/* Guards: if the library lacks the function, the call fails as if the device did not support it. */
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(efadv_get_max_sq_depth) exported_efadv_get_max_sq_depth __asm__("efadv_get_max_sq_depth") __attribute__((weak));
int (efadv_get_max_sq_depth)(struct ibv_context *ibvctx, struct efadv_sq_depth_attr *attr, uint32_t inlen)
{
    if (exported_efadv_get_max_sq_depth)
        return exported_efadv_get_max_sq_depth(ibvctx, attr, inlen);
    errno = EOPNOTSUPP;
    return -EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6300
extern __typeof__(efadv_get_max_rq_depth) exported_efadv_get_max_rq_depth __asm__("efadv_get_max_rq_depth") __attribute__((weak));
int (efadv_get_max_rq_depth)(struct ibv_context *ibvctx, struct efadv_rq_depth_attr *attr, uint32_t inlen)
{
    if (exported_efadv_get_max_rq_depth)
        return exported_efadv_get_max_rq_depth(ibvctx, attr, inlen);
    errno = EOPNOTSUPP;
    return -EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 5900
extern __typeof__(efadv_query_qp_wqs) exported_efadv_query_qp_wqs __asm__("efadv_query_qp_wqs") __attribute__((weak));
int (efadv_query_qp_wqs)(struct ibv_qp *ibvqp, struct efadv_wq_attr *sq_attr, struct efadv_wq_attr *rq_attr, uint32_t inlen)
{
    if (exported_efadv_query_qp_wqs)
        return exported_efadv_query_qp_wqs(ibvqp, sq_attr, rq_attr, inlen);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 6400
extern __typeof__(efadv_qp_from_ibv_qp_ex) exported_efadv_qp_from_ibv_qp_ex __asm__("efadv_qp_from_ibv_qp_ex") __attribute__((weak));
struct efadv_qp *(efadv_qp_from_ibv_qp_ex)(struct ibv_qp_ex *ibvqpx)
{
    if (exported_efadv_qp_from_ibv_qp_ex)
        return exported_efadv_qp_from_ibv_qp_ex(ibvqpx);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 4300
extern __typeof__(efadv_create_cq) exported_efadv_create_cq __asm__("efadv_create_cq") __attribute__((weak));
struct ibv_cq_ex *(efadv_create_cq)(struct ibv_context *ibvctx, struct ibv_cq_init_attr_ex *attr_ex, struct efadv_cq_init_attr *efa_attr, uint32_t inlen)
{
    if (exported_efadv_create_cq)
        return exported_efadv_create_cq(ibvctx, attr_ex, efa_attr, inlen);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 5900
extern __typeof__(efadv_query_cq) exported_efadv_query_cq __asm__("efadv_query_cq") __attribute__((weak));
int (efadv_query_cq)(struct ibv_cq *ibvcq, struct efadv_cq_attr *attr, uint32_t inlen)
{
    if (exported_efadv_query_cq)
        return exported_efadv_query_cq(ibvcq, attr, inlen);
    errno = EOPNOTSUPP;
    return EOPNOTSUPP;
}
#endif
#if RDMA_CORE_RELEASE >= 4300
extern __typeof__(efadv_cq_from_ibv_cq_ex) exported_efadv_cq_from_ibv_cq_ex __asm__("efadv_cq_from_ibv_cq_ex") __attribute__((weak));
struct efadv_cq *(efadv_cq_from_ibv_cq_ex)(struct ibv_cq_ex *ibvcqx)
{
    if (exported_efadv_cq_from_ibv_cq_ex)
        return exported_efadv_cq_from_ibv_cq_ex(ibvcqx);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 6500
extern __typeof__(efadv_create_comp_cntr) exported_efadv_create_comp_cntr __asm__("efadv_create_comp_cntr") __attribute__((weak));
struct ibv_comp_cntr *(efadv_create_comp_cntr)(struct ibv_context *ibvctx, struct ibv_comp_cntr_init_attr *attr, struct efadv_comp_cntr_init_attr *efa_attr, uint32_t inlen)
{
    if (exported_efadv_create_comp_cntr)
        return exported_efadv_create_comp_cntr(ibvctx, attr, efa_attr, inlen);
    errno = EOPNOTSUPP;
    return 0;
}
#endif
#if RDMA_CORE_RELEASE >= 5000
extern __typeof__(efadv_query_mr) exported_efadv_query_mr __asm__("efadv_query_mr") __attribute__((weak));
int (efadv_query_mr)(struct ibv_mr *ibvmr, struct efadv_mr_attr *attr, uint32_t inlen)
{
    if (exported_efadv_query_mr)
        return exported_efadv_query_mr(ibvmr, attr, inlen);
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
SIZE(32, struct efadv_device_attr);
OFFSET(0, struct efadv_device_attr, comp_mask);
OFFSET(8, struct efadv_device_attr, max_sq_wr);
OFFSET(12, struct efadv_device_attr, max_rq_wr);
OFFSET(16, struct efadv_device_attr, max_sq_sge);
OFFSET(18, struct efadv_device_attr, max_rq_sge);
OFFSET(20, struct efadv_device_attr, inline_buf_size);
#if RDMA_CORE_RELEASE >= 6500
OFFSET(22, struct efadv_device_attr, inline_buf_size_ex);
#endif
OFFSET(24, struct efadv_device_attr, device_caps);
OFFSET(28, struct efadv_device_attr, max_rdma_size);
SIZE(16, struct efadv_ah_attr);
OFFSET(0, struct efadv_ah_attr, comp_mask);
OFFSET(8, struct efadv_ah_attr, ahn);
OFFSET(10, struct efadv_ah_attr, reserved);
#if RDMA_CORE_RELEASE >= 6300
SIZE(24, struct efadv_sq_depth_attr);
OFFSET(0, struct efadv_sq_depth_attr, comp_mask);
OFFSET(8, struct efadv_sq_depth_attr, flags);
OFFSET(12, struct efadv_sq_depth_attr, max_send_sge);
OFFSET(16, struct efadv_sq_depth_attr, max_rdma_sge);
OFFSET(20, struct efadv_sq_depth_attr, max_inline_data);
SIZE(16, struct efadv_rq_depth_attr);
OFFSET(0, struct efadv_rq_depth_attr, comp_mask);
OFFSET(8, struct efadv_rq_depth_attr, max_recv_sge);
#endif
SIZE(24, struct efadv_qp_init_attr);
OFFSET(0, struct efadv_qp_init_attr, comp_mask);
OFFSET(8, struct efadv_qp_init_attr, driver_qp_type);
#if RDMA_CORE_RELEASE >= 5601
OFFSET(12, struct efadv_qp_init_attr, flags);
OFFSET(14, struct efadv_qp_init_attr, sl);
#endif
#if RDMA_CORE_RELEASE >= 6500
OFFSET(16, struct efadv_qp_init_attr, wr_flags);
#endif
#if RDMA_CORE_RELEASE >= 5900
SIZE(40, struct efadv_wq_attr);
OFFSET(0, struct efadv_wq_attr, comp_mask);
OFFSET(8, struct efadv_wq_attr, buffer);
OFFSET(16, struct efadv_wq_attr, entry_size);
OFFSET(20, struct efadv_wq_attr, num_entries);
OFFSET(24, struct efadv_wq_attr, doorbell);
OFFSET(32, struct efadv_wq_attr, max_batch);
OFFSET(36, struct efadv_wq_attr, caps);
OFFSET(38, struct efadv_wq_attr, reserved);
#endif
#if RDMA_CORE_RELEASE >= 6400
OFFSET(0, struct efadv_qp, comp_mask);
OFFSET(8, struct efadv_qp, wr_set_processing_hints);
#endif
#if RDMA_CORE_RELEASE >= 4300
SIZE(56, struct efadv_cq_init_attr);
OFFSET(0, struct efadv_cq_init_attr, comp_mask);
OFFSET(8, struct efadv_cq_init_attr, wc_flags);
#endif
#if RDMA_CORE_RELEASE >= 6500
OFFSET(16, struct efadv_cq_init_attr, flags);
OFFSET(24, struct efadv_cq_init_attr, ext_mem_dmabuf);
OFFSET(24, struct efadv_cq_init_attr, ext_mem_dmabuf.buffer);
OFFSET(32, struct efadv_cq_init_attr, ext_mem_dmabuf.length);
OFFSET(40, struct efadv_cq_init_attr, ext_mem_dmabuf.offset);
OFFSET(48, struct efadv_cq_init_attr, ext_mem_dmabuf.fd);
OFFSET(52, struct efadv_cq_init_attr, ext_mem_dmabuf.reserved);
#endif
#if RDMA_CORE_RELEASE >= 5900
SIZE(32, struct efadv_cq_attr);
OFFSET(0, struct efadv_cq_attr, comp_mask);
OFFSET(8, struct efadv_cq_attr, buffer);
OFFSET(16, struct efadv_cq_attr, entry_size);
OFFSET(20, struct efadv_cq_attr, num_entries);
OFFSET(24, struct efadv_cq_attr, doorbell);
#endif
#if RDMA_CORE_RELEASE >= 4300
OFFSET(0, struct efadv_cq, comp_mask);
OFFSET(8, struct efadv_cq, wc_read_sgid);
#endif
#if RDMA_CORE_RELEASE >= 5200
OFFSET(16, struct efadv_cq, wc_is_unsolicited);
#endif
#if RDMA_CORE_RELEASE >= 6500
SIZE(32, struct efadv_memory_location);
OFFSET(0, struct efadv_memory_location, ptr);
OFFSET(8, struct efadv_memory_location, dmabuf);
OFFSET(8, struct efadv_memory_location, dmabuf.offset);
OFFSET(16, struct efadv_memory_location, dmabuf.fd);
OFFSET(20, struct efadv_memory_location, dmabuf.reserved);
OFFSET(24, struct efadv_memory_location, type);
OFFSET(25, struct efadv_memory_location, reserved);
SIZE(80, struct efadv_comp_cntr_init_attr);
OFFSET(0, struct efadv_comp_cntr_init_attr, comp_mask);
OFFSET(8, struct efadv_comp_cntr_init_attr, flags);
OFFSET(12, struct efadv_comp_cntr_init_attr, reserved);
OFFSET(16, struct efadv_comp_cntr_init_attr, comp_cntr_ext_mem);
OFFSET(48, struct efadv_comp_cntr_init_attr, err_cntr_ext_mem);
#endif
#if RDMA_CORE_RELEASE >= 5000
SIZE(16, struct efadv_mr_attr);
OFFSET(0, struct efadv_mr_attr, comp_mask);
OFFSET(8, struct efadv_mr_attr, ic_id_validity);
OFFSET(10, struct efadv_mr_attr, recv_ic_id);
OFFSET(12, struct efadv_mr_attr, rdma_read_ic_id);
OFFSET(14, struct efadv_mr_attr, rdma_recv_ic_id);
#endif

/* Identifies the bindings that were emitted with this source. */
extern const uint32_t rdma_wrap_build_546aaf326a70efeb;
__attribute__((visibility("default"))) const uint32_t rdma_wrap_build_546aaf326a70efeb = 1;
