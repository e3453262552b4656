#include "null_provider.h"

#include <errno.h>
#include <string.h>

/* Capacity of the checking device in completions. Older completions are overwritten, for benchmarks that never poll. */
enum { RING = 256 };

static struct ibv_context contexts[BENCH_DEVICES];
static struct ibv_qp_ex qps[BENCH_DEVICES];
static struct ibv_cq_ex cqs[BENCH_DEVICES];
static struct ibv_srq srqs[BENCH_DEVICES];

static struct bench_counts counts;
static uint64_t sequence;
static uint64_t ring[RING];
static unsigned int posted, polled;
static int left_in_poll;

static void check_sge(const struct ibv_sge *sge) {
    counts.checksum += sge->addr + sge->length + sge->lkey;
}

static void complete(uint64_t wr_id) {
    ring[posted % RING] = wr_id;
    /* Another thread may poll. */
    __atomic_store_n(&posted, posted + 1, __ATOMIC_RELEASE);
    counts.requests++;
    counts.checksum += wr_id;
}

/* -- Operations of the queue pair and the shared receive queue */

static int count_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr) {
    (void)qp, (void)wr, (void)bad_wr;
    counts.posts++;
    return 0;
}

static int count_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr) {
    (void)qp, (void)wr, (void)bad_wr;
    counts.posts++;
    return 0;
}

static int count_srq_recv(struct ibv_srq *srq, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr) {
    (void)srq, (void)wr, (void)bad_wr;
    counts.posts++;
    return 0;
}

static int check_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr) {
    (void)qp, (void)bad_wr;
    counts.posts++;
    for (; wr; wr = wr->next) {
        complete(wr->wr_id);
        counts.checksum += wr->opcode + wr->send_flags + wr->wr.rdma.remote_addr + wr->wr.rdma.rkey;
        for (int i = 0; i < wr->num_sge; i++) {
            check_sge(&wr->sg_list[i]);
        }
    }
    return 0;
}

static void check_receives(struct ibv_recv_wr *wr) {
    counts.posts++;
    for (; wr; wr = wr->next) {
        complete(wr->wr_id);
        for (int i = 0; i < wr->num_sge; i++) {
            check_sge(&wr->sg_list[i]);
        }
    }
}

static int check_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr) {
    (void)qp, (void)bad_wr;
    check_receives(wr);
    return 0;
}

static int check_srq_recv(struct ibv_srq *srq, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr) {
    (void)srq, (void)bad_wr;
    check_receives(wr);
    return 0;
}

/* -- Extended posting */

static void start(struct ibv_qp_ex *qp) {
    (void)qp;
}

static void rdma_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr) {
    (void)qp, (void)rkey, (void)remote_addr;
}

static void set_sge(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length) {
    (void)qp, (void)lkey, (void)addr, (void)length;
}

static int end_post(struct ibv_qp_ex *qp) {
    (void)qp;
    counts.posts++;
    return 0;
}

static void check_send_ex(struct ibv_qp_ex *qp) {
    complete(qp->wr_id);
    counts.checksum += qp->wr_flags;
}

static void check_rdma_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr) {
    check_send_ex(qp);
    counts.checksum += rkey + remote_addr;
}

static void check_set_sge(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length) {
    (void)qp;
    counts.checksum += lkey + addr + length;
}

/* -- Polling */

static int poll_empty(struct ibv_cq *cq, int room, struct ibv_wc *wc) {
    (void)cq, (void)room, (void)wc;
    counts.polls++;
    return 0;
}

static void fill(struct ibv_wc *wc, uint64_t id) {
    wc->wr_id = id;
    wc->status = IBV_WC_SUCCESS;
    wc->opcode = IBV_WC_RECV;
    wc->vendor_err = 7;
    wc->byte_len = (uint32_t)id + 64;
    wc->imm_data = (__be32)(uint32_t)(id * 3);
    wc->qp_num = 0xfedcba;
    wc->src_qp = 0xabcdef;
    wc->wc_flags = IBV_WC_WITH_IMM;
    wc->pkey_index = 65535;
    wc->slid = 65534;
    wc->sl = 255;
    wc->dlid_path_bits = 254;
}

static int poll_full(struct ibv_cq *cq, int room, struct ibv_wc *wc) {
    (void)cq;
    counts.polls++;
    counts.completions += room;
    for (int i = 0; i < room; i++) {
        fill(&wc[i], sequence++);
    }
    return room;
}

static int poll_posted(struct ibv_cq *cq, int room, struct ibv_wc *wc) {
    int found = 0;
    (void)cq;
    counts.polls++;
    while (found < room && polled != __atomic_load_n(&posted, __ATOMIC_ACQUIRE)) {
        fill(&wc[found++], ring[polled++ % RING]);
    }
    counts.completions += found;
    return found;
}

/* -- Extended polling */

static void next_completion(struct ibv_cq_ex *cq) {
    cq->wr_id = sequence++;
    cq->status = IBV_WC_SUCCESS;
    counts.completions++;
}

static int start_poll(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr) {
    (void)attr;
    counts.polls++;
    left_in_poll = BENCH_EXTENDED_COMPLETIONS - 1;
    next_completion(cq);
    return 0;
}

static int next_poll(struct ibv_cq_ex *cq) {
    if (left_in_poll-- == 0) {
        return ENOENT;
    }
    next_completion(cq);
    return 0;
}

static void end_poll(struct ibv_cq_ex *cq) {
    (void)cq;
}

static enum ibv_wc_opcode read_opcode(struct ibv_cq_ex *cq) {
    (void)cq;
    return IBV_WC_RECV;
}

static uint32_t read_byte_len(struct ibv_cq_ex *cq) {
    return (uint32_t)cq->wr_id + 64;
}

static __be32 read_imm_data(struct ibv_cq_ex *cq) {
    return (__be32)(uint32_t)(cq->wr_id * 3);
}

static uint32_t read_qp_num(struct ibv_cq_ex *cq) {
    (void)cq;
    return 0xfedcba;
}

static unsigned int read_wc_flags(struct ibv_cq_ex *cq) {
    (void)cq;
    return IBV_WC_WITH_IMM;
}

/* -- Creation of devices */

static void connect_qp(enum bench_device device) {
    int checking = device == BENCH_CHECKING;
    struct ibv_qp_ex *qp = &qps[device];
    qp->qp_base.context = &contexts[device];
    qp->qp_base.qp_num = 0xfedcba;
    qp->wr_start = start;
    qp->wr_send = checking ? check_send_ex : start;
    qp->wr_rdma_write = checking ? check_rdma_write : rdma_write;
    qp->wr_set_sge = checking ? check_set_sge : set_sge;
    qp->wr_complete = end_post;
}

static void connect_cq(enum bench_device device) {
    struct ibv_cq_ex *cq = &cqs[device];
    cq->context = &contexts[device];
    cq->start_poll = start_poll;
    cq->next_poll = next_poll;
    cq->end_poll = end_poll;
    cq->read_opcode = read_opcode;
    cq->read_byte_len = read_byte_len;
    cq->read_imm_data = read_imm_data;
    cq->read_qp_num = read_qp_num;
    cq->read_wc_flags = read_wc_flags;
}

__attribute__((constructor)) static void connect_devices(void) {
    for (int device = 0; device < BENCH_DEVICES; device++) {
        int checking = device == BENCH_CHECKING;
        struct ibv_context_ops *ops = &contexts[device].ops;
        ops->post_send = checking ? check_send : count_send;
        ops->post_recv = checking ? check_recv : count_recv;
        ops->post_srq_recv = checking ? check_srq_recv : count_srq_recv;
        ops->poll_cq = checking ? poll_posted : device == BENCH_FULL ? poll_full : poll_empty;
        srqs[device].context = &contexts[device];
        connect_qp(device);
        connect_cq(device);
    }
}

struct ibv_qp *bench_qp(int device) {
    return &qps[device].qp_base;
}

struct ibv_cq *bench_cq(int device) {
    return ibv_cq_ex_to_cq(&cqs[device]);
}

struct ibv_srq *bench_srq(int device) {
    return &srqs[device];
}

struct bench_counts *bench_counts(void) {
    return &counts;
}

void bench_reset(void) {
    memset(&counts, 0, sizeof counts);
    sequence = 0;
    posted = polled = 0;
}
