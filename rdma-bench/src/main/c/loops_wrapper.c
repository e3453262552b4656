/* The benchmarks in C with the functions of librdma_wrapper.so, which Java calls. */
#include "null_provider.h"
#include "wrapped.h"

#include <endian.h>

#define LOOP(name) wrapper_##name
#define CALL(name) wrapped.name
#include "loops.h"

/* Sequences of verbs of the wrapper library, called from C. */

BENCH_API uint64_t wrapper_extended_send_one_call(struct ibv_qp_ex *qp, struct ibv_sge *sge, int times) {
    uint64_t sum = 0;
    for (int n = 0; n < times; n++) {
        sge->lkey = 0x1234;
        sge->addr = 0x10000;
        sge->length = 4096;
        sum += wrapped.rdma_seq_wr_rdma_write(qp, n, IBV_SEND_SIGNALED, 0x5678, 0x20000, sge);
    }
    return sum;
}

BENCH_API uint64_t wrapper_extended_poll_one_call(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr,
                                                  struct ibv_wc *wc, int *result, int room, int times) {
    uint64_t sum = 0;
    uint64_t flags = IBV_WC_EX_WITH_BYTE_LEN | IBV_WC_EX_WITH_IMM | IBV_WC_EX_WITH_QP_NUM;
    for (int n = 0; n < times; n++) {
        int found = wrapped.rdma_seq_drain_cq_ex(cq, attr, flags, room, wc, result);
        for (int i = 0; i < found; i++) {
            sum += wc[i].wr_id + wc[i].status + wc[i].opcode + wc[i].byte_len + be32toh(wc[i].imm_data) + wc[i].qp_num
                   + wc[i].wc_flags;
        }
    }
    return sum;
}
