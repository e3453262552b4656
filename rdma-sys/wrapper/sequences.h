/*
 * Sequences of verbs in one call. A call from Java costs more than these verbs: an extended send of one element
 * requires four calls, an extended poll of four completions about 26. Each function is equivalent to the sequence of
 * verbs that its documentation lists. rdma-gen processes these functions like those of verbs.h.
 */
#ifndef RDMA_SEQUENCES_H
#define RDMA_SEQUENCES_H

#include <errno.h>
#include <infiniband/verbs.h>
#include <poll.h>
#include <stdint.h>

/*
 * Posts one request with one element. The element is passed by a pointer: six arguments fit into registers, and each
 * further argument costs as much as the three loads through the pointer.
 */

static inline int rdma_seq_wr_send(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        const struct ibv_sge *sge)
{
    ibv_wr_start(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    ibv_wr_send(qp);
    ibv_wr_set_sge(qp, sge->lkey, sge->addr, sge->length);
    return ibv_wr_complete(qp);
}

static inline int rdma_seq_wr_send_imm(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        __be32 imm_data,
        const struct ibv_sge *sge)
{
    ibv_wr_start(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    ibv_wr_send_imm(qp, imm_data);
    ibv_wr_set_sge(qp, sge->lkey, sge->addr, sge->length);
    return ibv_wr_complete(qp);
}

static inline int rdma_seq_wr_rdma_write(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        const struct ibv_sge *sge)
{
    ibv_wr_start(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    ibv_wr_rdma_write(qp, rkey, remote_addr);
    ibv_wr_set_sge(qp, sge->lkey, sge->addr, sge->length);
    return ibv_wr_complete(qp);
}

static inline int rdma_seq_wr_rdma_write_imm(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        __be32 imm_data,
        const struct ibv_sge *sge)
{
    ibv_wr_start(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    ibv_wr_rdma_write_imm(qp, rkey, remote_addr, imm_data);
    ibv_wr_set_sge(qp, sge->lkey, sge->addr, sge->length);
    return ibv_wr_complete(qp);
}

static inline int rdma_seq_wr_rdma_read(
        struct ibv_qp_ex *qp,
        uint64_t wr_id,
        unsigned int wr_flags,
        uint32_t rkey,
        uint64_t remote_addr,
        const struct ibv_sge *sge)
{
    ibv_wr_start(qp);
    qp->wr_id = wr_id;
    qp->wr_flags = wr_flags;
    ibv_wr_rdma_read(qp, rkey, remote_addr);
    ibv_wr_set_sge(qp, sge->lkey, sge->addr, sge->length);
    return ibv_wr_complete(qp);
}

/*
 * Reads the current completion. According to ibv_poll_cq(3), only wr_id, status, qp_num and vendor_err of a failed
 * completion are valid. flags must be a subset of the queue's wc_flags: other fields have no reader function.
 */
#define RDMA_SEQ_READ(flag, field)                                                                                     \
    do {                                                                                                               \
        if (flags & (flag))                                                                                            \
            wc->field = ibv_wc_read_##field(cq);                                                                       \
    } while (0)

#define RDMA_SEQ_READ_WC                                                                                               \
    do {                                                                                                               \
        wc->wr_id = cq->wr_id;                                                                                         \
        wc->status = cq->status;                                                                                       \
        RDMA_SEQ_READ(IBV_WC_EX_WITH_QP_NUM, qp_num);                                                                  \
        if (wc->status == IBV_WC_SUCCESS) {                                                                            \
            wc->opcode = ibv_wc_read_opcode(cq);                                                                       \
            wc->wc_flags = ibv_wc_read_wc_flags(cq);                                                                   \
            RDMA_SEQ_READ(IBV_WC_EX_WITH_BYTE_LEN, byte_len);                                                          \
            RDMA_SEQ_READ(IBV_WC_EX_WITH_IMM, imm_data);                                                               \
            RDMA_SEQ_READ(IBV_WC_EX_WITH_SRC_QP, src_qp);                                                              \
            RDMA_SEQ_READ(IBV_WC_EX_WITH_SLID, slid);                                                                  \
            RDMA_SEQ_READ(IBV_WC_EX_WITH_SL, sl);                                                                      \
            RDMA_SEQ_READ(IBV_WC_EX_WITH_DLID_PATH_BITS, dlid_path_bits);                                              \
        } else {                                                                                                       \
            wc->vendor_err = ibv_wc_read_vendor_err(cq);                                                               \
        }                                                                                                              \
    } while (0)

/* Polls at most num_entries completions. *result receives the result of the last ibv_start_poll or ibv_next_poll. */
static inline int rdma_seq_drain_cq_ex(
        struct ibv_cq_ex *cq,
        struct ibv_poll_cq_attr *attr,
        uint64_t flags,
        int num_entries,
        struct ibv_wc *wc,
        int *result)
{
    int found = 0;

    *result = num_entries > 0 ? ibv_start_poll(cq, attr) : 0;
    if (num_entries <= 0 || *result)
        return 0;
    do {
        RDMA_SEQ_READ_WC;
        wc++;
        found++;
    } while (found < num_entries && !(*result = ibv_next_poll(cq)));
    ibv_end_poll(cq);
    return found;
}

/*
 * Polls completions with their timestamps, for which struct ibv_wc has no fields: the device timestamp and the
 * wall-clock time of each completion. Reports failures of ibv_start_poll only; a failure of ibv_next_poll recurs in the
 * next poll.
 */
static inline int rdma_seq_drain_cq_ex_times(
        struct ibv_cq_ex *cq,
        struct ibv_poll_cq_attr *attr,
        uint64_t flags,
        int num_entries,
        struct ibv_wc *wc,
        uint64_t *times)
{
    int found = 0;
    int result = num_entries > 0 ? ibv_start_poll(cq, attr) : ENOENT;

    if (result)
        return result == ENOENT ? 0 : -result;
    do {
        RDMA_SEQ_READ_WC;
        times[0] = wc->status == IBV_WC_SUCCESS && (flags & IBV_WC_EX_WITH_COMPLETION_TIMESTAMP)
                ? ibv_wc_read_completion_ts(cq)
                : 0;
        times[1] = wc->status == IBV_WC_SUCCESS && (flags & IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK)
                ? ibv_wc_read_completion_wallclock_ns(cq)
                : 0;
        wc++;
        times += 2;
        found++;
    } while (found < num_entries && !ibv_next_poll(cq));
    ibv_end_poll(cq);
    return found;
}

#undef RDMA_SEQ_READ_WC
#undef RDMA_SEQ_READ

/*
 * Waits for an event of the channel, reads it, arms its queue for the next event, and then polls at most num_entries
 * completions, so that later completions generate an event. *cq is the queue of the event, which must be acknowledged
 * even if a subsequent call fails; NULL if no event was read.
 */
static inline int rdma_seq_wait_cq(
        struct ibv_comp_channel *channel,
        int milliseconds,
        int solicited_only,
        int num_entries,
        struct ibv_wc *wc,
        struct ibv_cq **cq)
{
    struct pollfd readable = {.fd = channel->fd, .events = POLLIN};
    void *context;
    int result;

    *cq = NULL;
    result = poll(&readable, 1, milliseconds);
    if (result <= 0)
        return result ? -errno : 0;
    if (ibv_get_cq_event(channel, cq, &context))
        return -errno;
    result = ibv_req_notify_cq(*cq, solicited_only);
    if (result)
        return result > 0 ? -result : result;
    return num_entries > 0 ? ibv_poll_cq(*cq, num_entries, wc) : 0;
}

#endif
