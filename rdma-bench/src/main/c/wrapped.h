/*
 * Functions of librdma_wrapper.so that the benchmarks call like those of any shared library: through an address that
 * the loader has resolved. Each has the type of the inline function that it wraps.
 */
#ifndef RDMA_BENCH_WRAPPED_H
#define RDMA_BENCH_WRAPPED_H

#include <infiniband/verbs.h>

/* List of wrapped functions of verbs.h. */
#define BENCH_WRAPPED(each) \
    each(ibv_poll_cq) each(ibv_post_send) each(ibv_post_recv) \
    each(ibv_wr_start) each(ibv_wr_rdma_write) each(ibv_wr_set_sge) each(ibv_wr_complete) \
    each(ibv_start_poll) each(ibv_next_poll) each(ibv_end_poll) \
    each(ibv_wc_read_opcode) each(ibv_wc_read_byte_len) each(ibv_wc_read_imm_data) \
    each(ibv_wc_read_qp_num) each(ibv_wc_read_wc_flags)

/* List of wrapped functions of sequences.h. */
#define BENCH_OWN(each) \
    each(rdma_seq_wr_rdma_write) each(rdma_seq_drain_cq_ex)

int rdma_seq_wr_rdma_write(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr,
                           const struct ibv_sge *sge);
int rdma_seq_drain_cq_ex(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries,
                         struct ibv_wc *wc, int *result);

#define BENCH_MEMBER(name) __typeof__(name) *name;
struct wrapped {
    BENCH_WRAPPED(BENCH_MEMBER)
    BENCH_OWN(BENCH_MEMBER)
};

#pragma GCC visibility push(hidden)
extern struct wrapped wrapped;
#pragma GCC visibility pop

/* Resolves the functions. Returns NULL, or the error message of the loader. */
__attribute__((visibility("default"))) const char *bench_bind(const char *wrapper_library);

#endif
