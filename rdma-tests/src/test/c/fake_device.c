/*
 * A simulated device: the operations that the inline functions of rdma-core call through pointers, for tests on hosts
 * without a device.
 */
#include <errno.h>
#include <infiniband/verbs.h>
#include <string.h>

static struct ibv_context context;
static struct ibv_cq cq;
static struct ibv_qp qp;
static struct ibv_wc completion;

struct ibv_qp *fake_qp(void);
struct ibv_cq *fake_cq(void);

/* Completes sends immediately. Rejects a request whose identifier is 0, and those that follow it. */
static int post_send(struct ibv_qp *to, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr) {
    for (; wr; wr = wr->next) {
        if (wr->wr_id == 0) {
            *bad_wr = wr;
            return ENOMEM;
        }
        memset(&completion, 0, sizeof completion);
        completion.wr_id = wr->wr_id;
        completion.status = IBV_WC_SUCCESS;
        completion.opcode = wr->opcode == IBV_WR_RDMA_WRITE ? IBV_WC_RDMA_WRITE : IBV_WC_SEND;
        completion.byte_len = wr->num_sge ? wr->sg_list[wr->num_sge - 1].length : 0;
        completion.imm_data = wr->imm_data;
        completion.qp_num = to->qp_num;
        completion.slid = 65535;
        completion.sl = 255;
    }
    return 0;
}

static int poll_cq(struct ibv_cq *from, int room, struct ibv_wc *wc) {
    if (room < 0)
        return -EIO;
    if (from != &cq || room < 1 || !completion.wr_id) {
        return 0;
    }
    *wc = completion;
    completion.wr_id = 0;
    return 1;
}

static int req_notify_cq(struct ibv_cq *from, int solicited_only) {
    return from == &cq && solicited_only ? EINVAL : 0;
}

static void connect(void) {
    context.ops.post_send = post_send;
    context.ops.poll_cq = poll_cq;
    context.ops.req_notify_cq = req_notify_cq;
    cq.context = &context;
    qp.context = &context;
    qp.qp_num = 0xfedcba;
}

struct ibv_qp *fake_qp(void) {
    connect();
    return &qp;
}

struct ibv_cq *fake_cq(void) {
    connect();
    return &cq;
}
