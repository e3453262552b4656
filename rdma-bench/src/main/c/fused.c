/*
 * A whole extended send, and a whole extended poll, behind one call each: no binding of verbs.h, but what crossing once
 * instead of many times would bring.
 */
#include "null_provider.h"

BENCH_API int fused_extended_send(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int flags, uint32_t rkey,
                                  uint64_t remote_addr, uint32_t lkey, uint64_t addr, uint32_t length) {
    ibv_wr_start(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = flags;
    ibv_wr_rdma_write(qp, rkey, remote_addr);
    ibv_wr_set_sge(qp, lkey, addr, length);
    return ibv_wr_complete(qp);
}
