/*
 * A libibverbs and a librdmacm whose devices transfer messages within a process with minimal overhead: the loop devices
 * of the tests of rdma-io with other functions for posting and polling. A send of one element to a queue pair that has
 * a receive is executed here, without locks and allocations; all other operations are those of loop_verbs.c.
 *
 * Only for single-threaded programs. -Dorg.rdma4j.ibverbs.path and -Dorg.rdma4j.rdmacm.path select this library.
 */
#include "../../../../rdma-io/src/test/c/loop_verbs.c"

/* Free list of receives, linked by next. */
static struct receive *spare;

static struct receive *new_receive(void) {
    struct receive *r = spare;
    if (!r) {
        return calloc(1, sizeof *r);
    }
    spare = r->next;
    r->next = NULL;
    return r;
}

/* Fast path: executes a send immediately. Returns 0 if the general implementation is required. */
static int wire_send(struct qp *qp, const struct ibv_send_wr *wr) {
    if (wr->opcode != IBV_WR_SEND || wr->num_sge != 1 || qp->first || qp->qp.state != IBV_QPS_RTS
        || qp->qp.qp_type != IBV_QPT_RC || qp->peer >= MAX_QUEUE_PAIRS || qp->outstanding == qp->size) {
        return 0;
    }
    struct qp *peer = qps[qp->peer];
    struct receive *r = peer && !peer->qp.srq && peer->qp.state == IBV_QPS_RTS ? peer->receives.first : NULL;
    if (!r || r->count != 1 || r->sge[0].length < wr->sg_list[0].length) {
        return 0;
    }
    memcpy((void *)(uintptr_t)r->sge[0].addr, (void *)(uintptr_t)wr->sg_list[0].addr, wr->sg_list[0].length);
    struct ibv_wc received = {.wr_id = r->id, .opcode = IBV_WC_RECV, .byte_len = wr->sg_list[0].length,
                              .qp_num = peer->qp.qp_num};
    take(&peer->receives);
    r->next = spare;
    spare = r;
    push((struct cq *)peer->qp.recv_cq, &received, peer, 0, 0);
    qp->outstanding++;
    qp->unsignaled++;
    if ((wr->send_flags & IBV_SEND_SIGNALED) || qp->all_signaled) {
        struct ibv_wc sent = {.wr_id = wr->wr_id, .opcode = IBV_WC_SEND, .qp_num = qp->qp.qp_num};
        push((struct cq *)qp->qp.send_cq, &sent, qp, qp->unsignaled, 0);
        qp->unsignaled = 0;
    }
    posts++;
    return 1;
}

static int wire_post_send(struct ibv_qp *ibv, struct ibv_send_wr *wr, struct ibv_send_wr **bad) {
    while (wr && wire_send((struct qp *)ibv, wr)) {
        wr = wr->next;
    }
    return wr ? post_send(ibv, wr, bad) : 0;
}

static int wire_post_recv(struct ibv_qp *ibv, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad) {
    struct qp *qp = (struct qp *)ibv;
    struct qp *peer = qp->peer < MAX_QUEUE_PAIRS ? qps[qp->peer] : NULL;
    struct receives *to = &qp->receives;
    while (wr && ibv->state == IBV_QPS_RTS && wr->num_sge == 1 && !(peer && peer->first) && to->count < to->size) {
        struct receive *r = new_receive();
        r->id = wr->wr_id;
        r->count = 1;
        r->sge[0] = wr->sg_list[0];
        *to->end = r;
        to->end = &r->next;
        to->count++;
        posts++;
        wr = wr->next;
    }
    return wr ? post_recv(ibv, wr, bad) : 0;
}

static int wire_poll_cq(struct ibv_cq *ibv, int room, struct ibv_wc *wc) {
    struct cq *cq = (struct cq *)ibv;
    int found = 0;
    polls++;
    while (found < room && cq->count > 0) {
        struct entry *e = &cq->entries[cq->head];
        cq->head = cq->head + 1 == cq->size ? 0 : cq->head + 1;
        cq->count--;
        if (e->qp) {
            e->qp->outstanding -= e->frees;
        }
        wc[found++] = e->wc;
    }
    return found == 0 && cq->overrun ? -1 : found;
}

/* Runs after the constructor of loop_verbs.c, which has no priority of its own. */
__attribute__((constructor)) static void use_wire(void) {
    for (int i = 0; i < 2; i++) {
        struct ibv_context_ops *ops = &loop[i].context.ops;
        ops->post_send = wire_post_send;
        ops->post_recv = wire_post_recv;
        ops->poll_cq = wire_poll_cq;
    }
}

/* Returns the number of requests that have been posted. */
API long loop_posts(void) {
    return posts;
}
