/*
 * A libibverbs whose devices transfer messages within a process, for tests without RDMA support in the kernel.
 *
 * loop0 behaves like RoCE: requests of a queue pair execute and complete in order. loop1 behaves like soft-iWARP:
 * requests that are posted after a read may complete before the read. RC and UC queue pairs are connected by number; UD
 * queue pairs address a number. As on soft-RoCE, completions of a destroyed queue pair remain in its completion queue.
 *
 * Memory is protected as by hardware: each access is checked against the table of registrations. As with a real device,
 * the posting thread reads inline data and address handles. The page of an address handle is unmapped when it is
 * destroyed.
 *
 * The functions loop_* are for tests: they delay requests, make them fail and count objects. -Dorg.rdma4j.ibverbs.path
 * selects this library.
 */
#define _GNU_SOURCE
#include "loop.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <infiniband/verbs.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { MAX_SGE = 16, MAX_QUEUE_PAIRS = 1 << 14, FIRST_NUMBER = 0x11, GRH = 40, PORT_MTU = 4096, PAGE = 4096, MAX_READS = 16 };

/* Objects that refer to others count as their users. A kernel refuses to destroy an object that has users. */
struct pd {
    struct ibv_pd pd;
    atomic_int users;
};

/* The descriptor is an eventfd that counts the events. */
struct channel {
    struct ibv_comp_channel channel; /* refcnt: the completion queues */
    struct event *first, **end;
    struct channel *next;
};

/* A completion event. */
struct event {
    struct event *next;
    struct ibv_cq *cq;
};

struct entry {
    struct ibv_wc wc;
    uint32_t frees; /* send queue slots that polling this completion frees */
    struct qp *qp;
};

struct cq {
    struct ibv_cq cq;
    struct entry *entries;
    unsigned int size, head, count;
    int armed, solicited_only, overrun;
    unsigned int reported, acknowledged; /* completion events */
    atomic_int users;
};

struct receive {
    struct receive *next;
    uint64_t id;
    int count;
    struct ibv_sge sge[MAX_SGE];
};

struct receives {
    struct receive *first, **end;
    unsigned int count, size;
    int elements; /* maximum of a receive */
};

struct srq {
    struct ibv_srq srq;
    struct receives queue;
    atomic_int users;
};

struct work {
    struct work *next;
    struct ibv_send_wr wr;
    struct ibv_sge sge[MAX_SGE];
    uint8_t *inlined;
    uint32_t inline_length, number; /* number: destination of a datagram */
    int done;
};

struct qp {
    struct ibv_qp qp;
    struct work *first, **end;
    unsigned int outstanding, size, unsignaled;
    int all_signaled;
    struct receives receives;
    uint32_t peer, qkey;
    unsigned int access; /* operations that the peer may perform */
    int reads_as_initiator, reads_as_target;
    int killed; /* see loop_kill */
    struct ibv_qp_init_attr init;
};

struct region {
    struct ibv_mr mr;
    int access;
    struct region *next;
};

/* The context is the last member of struct verbs_context. */
struct device {
    struct ibv_device device;
    union {
        struct verbs_context verbs;
        struct {
            char before[offsetof(struct verbs_context, context)];
            struct ibv_context context;
        };
    };
};

struct dm {
    struct ibv_dm dm;
    uint8_t *bytes;
    uint64_t length;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t acknowledged = PTHREAD_COND_INITIALIZER;
static struct qp *qps[MAX_QUEUE_PAIRS];
static uint32_t last_number = FIRST_NUMBER - 1, end_number = FIRST_NUMBER;
static atomic_uint next_key = 0x100;
static struct region *regions;
static struct channel *channels;
static int held, reads_held, fail_next, refuse_at = -1, refuse_error_state, refuse_all, fail_rereg, fail_without_receive,
    flushes_withheld, destroy_millis;
static atomic_int refuse_creation = -1;
static atomic_long objects, violations;
static long polls, event_reads, posts;
static struct device loop[2];

/* See loop_remove and loop_refuse_destroys. */
static atomic_int removed[2], refuse_destroys, links_down;
static struct orphan *orphans;

static void run_all(void);

/* -- Removed devices */

/* An object that has been destroyed with its device, and whose memory is leaked. */
struct orphan {
    struct orphan *next;
    const void *object;
};

static int is_removed(struct ibv_context *context) {
    return removed[context == &loop[1].context];
}

/* Whether an object cannot be destroyed, because of EIO. Destroying an object of a removed device again is a violation. */
static int refuses_destroy(struct ibv_context *context, const void *object) {
    if (!refuse_destroys) {
        return 0;
    }
    if (is_removed(context)) {
        pthread_mutex_lock(&lock);
        int again = 0;
        for (struct orphan *o = orphans; o; o = o->next) {
            again |= o->object == object;
        }
        if (again) {
            violations++;
        } else {
            struct orphan *o = malloc(sizeof *o);
            o->object = object;
            o->next = orphans;
            orphans = o;
            objects--;
        }
        pthread_mutex_unlock(&lock);
    }
    return 1;
}

/* -- Users */

/* Returns whether the creation of an object must fail: with ENOMEM, or with EIO if the device has been removed. */
static int refused(struct ibv_context *context) {
    if (is_removed(context)) {
        errno = EIO;
        return 1;
    }
    if (refuse_creation < 0 || atomic_fetch_sub(&refuse_creation, 1) != 0) {
        return 0;
    }
    errno = ENOMEM;
    return 1;
}

static void use_pd(struct ibv_pd *pd, int change) {
    ((struct pd *)pd)->users += change;
}

/* Counts an object that a program destroys although it has users, which a kernel would reject. */
static void check_unused(int users) {
    if (users != 0) {
        violations++;
    }
}

/* -- Memory */

static struct region *find(uint32_t key, int remote) {
    for (struct region *r = regions; r; r = r->next) {
        if ((remote ? r->mr.rkey : r->mr.lkey) == key) {
            return r;
        }
    }
    return NULL;
}

static int inside(struct region *r, uint64_t at, uint64_t length) {
    return at >= (uintptr_t)r->mr.addr && length <= r->mr.length && at - (uintptr_t)r->mr.addr <= r->mr.length - length;
}

static int local_ok(struct ibv_pd *pd, const struct ibv_sge *sge, int count, int write) {
    for (int i = 0; i < count; i++) {
        struct region *r = find(sge[i].lkey, 0);
        if (sge[i].length == 0) {
            continue;
        }
        if (!r || r->mr.pd != pd || !inside(r, sge[i].addr, sge[i].length)
            || (write && !(r->access & IBV_ACCESS_LOCAL_WRITE))) {
            return 0;
        }
    }
    return 1;
}

static uint64_t total(const struct ibv_sge *sge, int count) {
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) {
        sum += sge[i].length;
    }
    return sum;
}

/* Copies between a list, starting at an offset, and a range. */
static void copy(const struct ibv_sge *sge, int count, uint64_t skip, uint8_t *flat, uint64_t length, int to_list) {
    for (int i = 0; i < count && length > 0; i++) {
        if (skip >= sge[i].length) {
            skip -= sge[i].length;
            continue;
        }
        uint64_t part = sge[i].length - skip < length ? sge[i].length - skip : length;
        uint8_t *at = (uint8_t *)(uintptr_t)sge[i].addr + skip;
        memcpy(to_list ? at : flat, to_list ? flat : at, part);
        flat += part;
        length -= part;
        skip = 0;
    }
}

/* -- Completions */

static void add_event(struct channel *channel, struct ibv_cq *cq) {
    struct event *e = calloc(1, sizeof *e);
    e->cq = cq;
    *channel->end = e;
    channel->end = &e->next;
    if (eventfd_write(channel->channel.fd, 1)) {
        abort();
    }
}

/* Removes the event that a link of a channel's list refers to. */
static void remove_event(struct channel *channel, struct event **at) {
    struct event *e = *at;
    eventfd_t one;
    *at = e->next;
    if (!e->next) {
        channel->end = at;
    }
    free(e);
    if (eventfd_read(channel->channel.fd, &one)) {
        abort();
    }
}

static void push(struct cq *cq, const struct ibv_wc *wc, struct qp *qp, uint32_t frees, int solicited) {
    if (cq->count == cq->size) {
        cq->overrun = 1;
        return;
    }
    struct entry *e = &cq->entries[(cq->head + cq->count++) % cq->size];
    e->wc = *wc;
    e->qp = qp;
    e->frees = frees;
    if (cq->armed && (!cq->solicited_only || solicited || wc->status != IBV_WC_SUCCESS) && cq->cq.channel) {
        cq->armed = 0;
        add_event((struct channel *)cq->cq.channel, &cq->cq);
    }
}

static enum ibv_wc_opcode opcode_of(enum ibv_wr_opcode op) {
    switch (op) {
    case IBV_WR_RDMA_WRITE:
    case IBV_WR_RDMA_WRITE_WITH_IMM: return IBV_WC_RDMA_WRITE;
    case IBV_WR_RDMA_READ: return IBV_WC_RDMA_READ;
    case IBV_WR_ATOMIC_CMP_AND_SWP: return IBV_WC_COMP_SWAP;
    case IBV_WR_ATOMIC_FETCH_AND_ADD: return IBV_WC_FETCH_ADD;
    case IBV_WR_BIND_MW: return IBV_WC_BIND_MW;
    case IBV_WR_LOCAL_INV: return IBV_WC_LOCAL_INV;
    default: return IBV_WC_SEND;
    }
}

static void complete_send(struct qp *qp, struct work *w, enum ibv_wc_status status) {
    w->done = 1;
    qp->unsignaled++;
    if (status == IBV_WC_SUCCESS && !(w->wr.send_flags & IBV_SEND_SIGNALED) && !qp->all_signaled) {
        return;
    }
    struct ibv_wc wc = {.wr_id = w->wr.wr_id, .status = status, .opcode = opcode_of(w->wr.opcode),
                        .byte_len = w->wr.opcode == IBV_WR_RDMA_READ ? (uint32_t)total(w->sge, w->wr.num_sge) : 0,
                        .qp_num = qp->qp.qp_num, .vendor_err = status ? 0x77 : 0};
    push((struct cq *)qp->qp.send_cq, &wc, qp, qp->unsignaled, 0);
    qp->unsignaled = 0;
}

static void flush_receive(struct qp *qp, struct receive *r) {
    struct ibv_wc wc = {.wr_id = r->id, .status = IBV_WC_WR_FLUSH_ERR, .opcode = IBV_WC_RECV, .qp_num = qp->qp.qp_num};
    push((struct cq *)qp->qp.recv_cq, &wc, qp, 0, 0);
    free(r);
}

static void drop_work(struct work *w) {
    free(w->inlined);
    free(w);
}

static void unlink_done(struct qp *qp) {
    struct work **at = &qp->first;
    while (*at) {
        struct work *w = *at;
        if (w->done) {
            *at = w->next;
            drop_work(w);
        } else {
            at = &w->next;
        }
    }
    qp->end = at;
}

static struct receive *take(struct receives *from) {
    struct receive *r = from->first;
    if (r) {
        from->first = r->next;
        if (!from->first) {
            from->end = &from->first;
        }
        from->count--;
    }
    return r;
}

static struct receives *receives_of(struct qp *qp) {
    return qp->qp.srq ? &((struct srq *)qp->qp.srq)->queue : &qp->receives;
}

static void to_error(struct qp *qp) {
    qp->qp.state = IBV_QPS_ERR;
    if (flushes_withheld) {
        return;
    }
    for (struct work *w = qp->first; w; w = w->next) {
        if (!w->done) {
            complete_send(qp, w, IBV_WC_WR_FLUSH_ERR);
        }
    }
    unlink_done(qp);
    if (!qp->qp.srq) {
        for (struct receive *r = take(&qp->receives); r; r = take(&qp->receives)) {
            flush_receive(qp, r);
        }
    }
}

/* -- Execution */

/* A queue pair may be its own peer: the request that is being executed must not be freed here. The caller completes it
 * with an error. */
static void fail_peer(struct qp *qp, struct qp *peer) {
    if (peer != qp) {
        to_error(peer);
    }
}

/* Returns the data of a message: the list of the request, or its inline data. */
static uint64_t gather(struct work *w, uint8_t **data) {
    uint64_t length = w->inlined ? w->inline_length : total(w->sge, w->wr.num_sge);
    uint8_t *flat = malloc(length ? length : 1);
    if (w->inlined) {
        memcpy(flat, w->inlined, length);
    } else {
        copy(w->sge, w->wr.num_sge, 0, flat, length, 0);
    }
    *data = flat;
    return length;
}

enum { DONE, WAIT };

/* Handles a message for which the peer has posted no receive: see loop_fail_without_receive. */
static int without_receive(struct qp *qp, struct qp *peer, enum ibv_wc_status *status) {
    if (!fail_without_receive) {
        return WAIT;
    }
    *status = IBV_WC_RNR_RETRY_EXC_ERR;
    if (qp->qp.context == &loop[1].context) {
        fail_peer(qp, peer);
    }
    return DONE;
}

static int deliver(struct qp *qp, struct work *w, struct qp *peer, int data_too, enum ibv_wc_status *status) {
    struct receives *from = receives_of(peer);
    int datagram = qp->qp.qp_type == IBV_QPT_UD;
    struct receive *r = from->first;
    if (!r) {
        return qp->qp.qp_type == IBV_QPT_RC ? without_receive(qp, peer, status) : DONE;
    }
    uint8_t *data = NULL;
    uint64_t length = data_too ? gather(w, &data) : total(w->sge, w->wr.num_sge);
    struct ibv_wc wc = {.wr_id = r->id, .opcode = data_too ? IBV_WC_RECV : IBV_WC_RECV_RDMA_WITH_IMM,
                        .byte_len = (uint32_t)length + (datagram ? GRH : 0), .qp_num = peer->qp.qp_num,
                        .src_qp = datagram ? qp->qp.qp_num : 0, .wc_flags = datagram ? IBV_WC_GRH : 0};
    if (w->wr.opcode == IBV_WR_SEND_WITH_IMM || w->wr.opcode == IBV_WR_RDMA_WRITE_WITH_IMM) {
        wc.imm_data = w->wr.imm_data;
        wc.wc_flags |= IBV_WC_WITH_IMM;
    }
    take(from);
    int fits = !data_too
        || (total(r->sge, r->count) >= length + (datagram ? GRH : 0) && local_ok(peer->qp.pd, r->sge, r->count, 1));
    if (fits && data_too) {
        copy(r->sge, r->count, datagram ? GRH : 0, data, length, 1);
    } else if (!fits) {
        wc.status = IBV_WC_LOC_LEN_ERR;
        *status = IBV_WC_REM_INV_REQ_ERR;
    }
    push((struct cq *)peer->qp.recv_cq, &wc, peer, 0, !!(w->wr.send_flags & IBV_SEND_SOLICITED));
    free(r);
    free(data);
    if (!fits && !datagram) {
        fail_peer(qp, peer);
    }
    return DONE;
}

static enum ibv_wc_status remote_access(struct qp *qp, struct work *w, struct qp *peer) {
    int atomic = w->wr.opcode == IBV_WR_ATOMIC_CMP_AND_SWP || w->wr.opcode == IBV_WR_ATOMIC_FETCH_AND_ADD;
    int read = w->wr.opcode == IBV_WR_RDMA_READ;
    uint64_t at = atomic ? w->wr.wr.atomic.remote_addr : w->wr.wr.rdma.remote_addr;
    uint64_t length = w->inlined ? w->inline_length : total(w->sge, w->wr.num_sge);
    struct region *r = find(atomic ? w->wr.wr.atomic.rkey : w->wr.wr.rdma.rkey, 1);
    int needs = atomic ? IBV_ACCESS_REMOTE_ATOMIC : read ? IBV_ACCESS_REMOTE_READ : IBV_ACCESS_REMOTE_WRITE;
    if (length == 0) {
        return IBV_WC_SUCCESS;
    }
    if (read && qp->reads_as_initiator == 0) {
        return IBV_WC_LOC_QP_OP_ERR;
    }
    if (read && peer->reads_as_target == 0) {
        fail_peer(qp, peer);
        return IBV_WC_REM_INV_REQ_ERR;
    }
    if (!r || r->mr.pd != peer->qp.pd || !(r->access & (int)peer->access & needs) || !inside(r, at, length)) {
        fail_peer(qp, peer);
        return IBV_WC_REM_ACCESS_ERR;
    }
    if (!w->inlined && !local_ok(qp->qp.pd, w->sge, w->wr.num_sge, read || atomic)) {
        return IBV_WC_LOC_PROT_ERR;
    }
    uint8_t *there = (uint8_t *)(uintptr_t)at;
    if (atomic) {
        uint64_t before = *(uint64_t *)there;
        if (w->wr.opcode == IBV_WR_ATOMIC_FETCH_AND_ADD) {
            *(uint64_t *)there = before + w->wr.wr.atomic.compare_add;
        } else if (before == w->wr.wr.atomic.compare_add) {
            *(uint64_t *)there = w->wr.wr.atomic.swap;
        }
        copy(w->sge, w->wr.num_sge, 0, (uint8_t *)&before, sizeof before, 1);
    } else if (read) {
        copy(w->sge, w->wr.num_sge, 0, there, length, 1);
    } else if (w->inlined) {
        memcpy(there, w->inlined, length);
    } else {
        copy(w->sge, w->wr.num_sge, 0, there, length, 0);
    }
    return IBV_WC_SUCCESS;
}

static int execute(struct qp *qp, struct work *w) {
    int sends = w->wr.opcode == IBV_WR_SEND || w->wr.opcode == IBV_WR_SEND_WITH_IMM || w->wr.opcode == IBV_WR_SEND_WITH_INV;
    uint32_t number = qp->qp.qp_type == IBV_QPT_UD ? w->number : qp->peer;
    struct qp *peer = number < MAX_QUEUE_PAIRS ? qps[number] : NULL;
    enum ibv_wc_status status = IBV_WC_SUCCESS;
    if (w->wr.opcode == IBV_WR_RDMA_READ && reads_held) {
        return WAIT;
    }
    if (fail_next) {
        status = fail_next;
        fail_next = 0;
    } else if (!w->inlined && !local_ok(qp->qp.pd, w->sge, w->wr.num_sge, 0)) {
        status = IBV_WC_LOC_PROT_ERR;
    } else if (!peer || peer->killed || peer->qp.state < IBV_QPS_RTR || peer->qp.state > IBV_QPS_SQE) {
        status = qp->qp.qp_type == IBV_QPT_RC ? IBV_WC_RETRY_EXC_ERR : IBV_WC_SUCCESS;
    } else if (sends) {
        if (deliver(qp, w, peer, 1, &status) == WAIT) {
            return WAIT;
        }
    } else {
        int lacks_receive = w->wr.opcode == IBV_WR_RDMA_WRITE_WITH_IMM && !receives_of(peer)->first;
        if (lacks_receive && without_receive(qp, peer, &status) == WAIT) {
            return WAIT;
        }
        if (!lacks_receive) {
            status = remote_access(qp, w, peer);
        }
        if (status == IBV_WC_SUCCESS && w->wr.opcode == IBV_WR_RDMA_WRITE_WITH_IMM) {
            deliver(qp, w, peer, 0, &status);
        }
    }
    complete_send(qp, w, status);
    if (status != IBV_WC_SUCCESS) {
        to_error(qp);
    }
    return DONE;
}

static int run_one(struct qp *qp, int *budget) {
    int overtakes = qp->qp.context == &loop[1].context;
    int moved = 0;
    if (qp->killed || is_removed(qp->qp.context)) {
        return 0;
    }
    for (struct work *w = qp->first; w && *budget != 0 && qp->qp.state == IBV_QPS_RTS; w = w->next) {
        if (w->done) {
            continue;
        }
        int waits = execute(qp, w) == WAIT;
        if (qp->qp.state == IBV_QPS_ERR) {
            return 1; /* to_error has freed the list */
        }
        if (!waits) {
            (*budget)--;
            moved = 1;
        } else if (!(overtakes && w->wr.opcode == IBV_WR_RDMA_READ)) {
            break;
        }
    }
    unlink_done(qp);
    return moved;
}

static void run(int budget) {
    int moved;
    do {
        moved = 0;
        for (uint32_t n = FIRST_NUMBER; n < end_number; n++) {
            if (qps[n]) {
                moved |= run_one(qps[n], &budget);
            }
        }
    } while (moved && budget != 0);
}

static void run_all(void) {
    if (!held) {
        run(-1);
    }
}

static void run_of(struct qp *qp) {
    int budget = -1;
    if (!held) {
        run_one(qp, &budget);
    }
}

/* Executes the requests of the connected peer that wait for a change of the state of a queue pair. */
static void run_peer(struct qp *qp) {
    if (qp->qp.qp_type == IBV_QPT_RC && qp->peer < MAX_QUEUE_PAIRS && qps[qp->peer]) {
        run_of(qps[qp->peer]);
    }
}

/* -- Posting and polling */

static int post_send(struct ibv_qp *ibv, struct ibv_send_wr *wr, struct ibv_send_wr **bad) {
    struct qp *qp = (struct qp *)ibv;
    int result = 0;
    for (int i = 0; wr; wr = wr->next, i++) {
        struct work *w = calloc(1, sizeof *w);
        w->wr = *wr;
        if (ibv->qp_type == IBV_QPT_UD) {
            /* The posting thread reads the handle, as in drivers. */
            w->number = wr->wr.ud.remote_qpn + (wr->wr.ud.ah->handle & 0);
        }
        if (wr->send_flags & IBV_SEND_INLINE) {
            w->inline_length = (uint32_t)total(wr->sg_list, wr->num_sge);
            w->inlined = malloc(w->inline_length + 1);
            copy(wr->sg_list, wr->num_sge, 0, w->inlined, w->inline_length, 0);
        }
        pthread_mutex_lock(&lock);
        posts++;
        if (refuse_all || (refuse_at >= 0 && refuse_at-- == 0)) {
            result = ENOMEM;
        } else if (ibv->state != IBV_QPS_RTS && ibv->state != IBV_QPS_ERR) {
            result = EINVAL;
        } else if (qp->outstanding == qp->size) {
            result = ENOMEM;
        } else if (wr->num_sge > (int)qp->init.cap.max_send_sge || w->inline_length > qp->init.cap.max_inline_data) {
            result = EINVAL;
        }
        if (result) {
            pthread_mutex_unlock(&lock);
            drop_work(w);
            *bad = wr;
            break;
        }
        memcpy(w->sge, wr->sg_list, sizeof *w->sge * wr->num_sge);
        *qp->end = w;
        qp->end = &w->next;
        qp->outstanding++;
        if (ibv->state == IBV_QPS_ERR) {
            to_error(qp);
        } else {
            run_of(qp);
        }
        pthread_mutex_unlock(&lock);
    }
    return result;
}

static int add_receives(struct receives *to, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad) {
    for (; wr; wr = wr->next) {
        posts++;
        if (to->count == to->size || refuse_all || (refuse_at >= 0 && refuse_at-- == 0)) {
            *bad = wr;
            return ENOMEM;
        }
        if (wr->num_sge > to->elements) {
            *bad = wr;
            return EINVAL;
        }
        struct receive *r = calloc(1, sizeof *r);
        r->id = wr->wr_id;
        r->count = wr->num_sge;
        memcpy(r->sge, wr->sg_list, sizeof *r->sge * wr->num_sge);
        *to->end = r;
        to->end = &r->next;
        to->count++;
    }
    return 0;
}

static int post_recv(struct ibv_qp *ibv, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad) {
    struct qp *qp = (struct qp *)ibv;
    pthread_mutex_lock(&lock);
    /* On iWARP, the connection manager moves the queue pair out of this state. */
    int reset = ibv->state == IBV_QPS_RESET && ibv->context == &loop[0].context;
    int result = reset ? (*bad = wr, EINVAL) : add_receives(&qp->receives, wr, bad);
    if (ibv->state == IBV_QPS_ERR) {
        to_error(qp);
    } else {
        struct qp *peer = ibv->qp_type != IBV_QPT_UD && qp->peer < MAX_QUEUE_PAIRS ? qps[qp->peer] : NULL;
        if (peer) {
            run_of(peer);
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

static int post_srq_recv(struct ibv_srq *ibv, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad) {
    pthread_mutex_lock(&lock);
    int result = add_receives(&((struct srq *)ibv)->queue, wr, bad);
    run_all();
    pthread_mutex_unlock(&lock);
    return result;
}

static int poll_cq(struct ibv_cq *ibv, int room, struct ibv_wc *wc) {
    struct cq *cq = (struct cq *)ibv;
    int found = 0;
    pthread_mutex_lock(&lock);
    polls++;
    while (found < room && cq->count > 0) {
        struct entry *e = &cq->entries[cq->head];
        cq->head = (cq->head + 1) % cq->size;
        cq->count--;
        if (e->qp && qps[e->wc.qp_num] == e->qp) {
            e->qp->outstanding -= e->frees;
        }
        wc[found++] = e->wc;
    }
    if (found == 0 && cq->overrun) {
        found = -1;
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static int req_notify_cq(struct ibv_cq *ibv, int solicited_only) {
    struct cq *cq = (struct cq *)ibv;
    pthread_mutex_lock(&lock);
    if (!cq->armed || !solicited_only) {
        cq->solicited_only = solicited_only;
    }
    cq->armed = 1;
    pthread_mutex_unlock(&lock);
    return 0;
}

/* -- Memory windows and device memory: objects without access for peers */

static struct ibv_mw *alloc_mw(struct ibv_pd *pd, enum ibv_mw_type type) {
    if (refused(pd->context)) {
        return NULL;
    }
    struct ibv_mw *mw = calloc(1, sizeof *mw);
    mw->context = pd->context;
    mw->pd = pd;
    mw->type = type;
    mw->rkey = next_key++;
    use_pd(pd, 1);
    objects++;
    return mw;
}

static int bind_mw(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *bind) {
    struct ibv_send_wr wr = {.wr_id = bind->wr_id, .opcode = IBV_WR_BIND_MW, .send_flags = bind->send_flags}, *bad;
    (void)mw;
    return post_send(qp, &wr, &bad);
}

static int dealloc_mw(struct ibv_mw *mw) {
    if (refuses_destroy(mw->context, mw)) {
        return EIO;
    }
    use_pd(mw->pd, -1);
    free(mw);
    objects--;
    return 0;
}

static int memcpy_to_dm(struct ibv_dm *ibv, uint64_t offset, const void *from, size_t length) {
    struct dm *dm = (struct dm *)ibv;
    if (offset > dm->length || length > dm->length - offset) {
        return EINVAL;
    }
    memcpy(dm->bytes + offset, from, length);
    return 0;
}

static int memcpy_from_dm(void *to, struct ibv_dm *ibv, uint64_t offset, size_t length) {
    struct dm *dm = (struct dm *)ibv;
    if (offset > dm->length || length > dm->length - offset) {
        return EINVAL;
    }
    memcpy(to, dm->bytes + offset, length);
    return 0;
}

static struct ibv_dm *alloc_dm(struct ibv_context *context, struct ibv_alloc_dm_attr *attr) {
    if (refused(context)) {
        return NULL;
    }
    struct dm *dm = calloc(1, sizeof *dm);
    dm->dm.context = context;
    dm->dm.memcpy_to_dm = memcpy_to_dm;
    dm->dm.memcpy_from_dm = memcpy_from_dm;
    dm->bytes = calloc(1, attr->length);
    dm->length = attr->length;
    objects++;
    return &dm->dm;
}

static int free_dm(struct ibv_dm *ibv) {
    if (refuses_destroy(ibv->context, ibv)) {
        return EIO;
    }
    free(((struct dm *)ibv)->bytes);
    free(ibv);
    objects--;
    return 0;
}

/* -- Devices */

static struct ibv_device *devices[] = {&loop[0].device, &loop[1].device, NULL};

__attribute__((constructor)) static void set_up(void) {
    for (int i = 0; i < 2; i++) {
        struct ibv_device *d = &loop[i].device;
        d->node_type = i == 0 ? IBV_NODE_CA : IBV_NODE_RNIC;
        d->transport_type = i == 0 ? IBV_TRANSPORT_IB : IBV_TRANSPORT_IWARP;
        strcpy(d->name, i == 0 ? "loop0" : "loop1");
        struct ibv_context *c = &loop[i].context;
        c->device = d;
        c->num_comp_vectors = 1;
        c->ops.post_send = post_send;
        c->ops.post_recv = post_recv;
        c->ops.post_srq_recv = post_srq_recv;
        c->ops.poll_cq = poll_cq;
        c->ops.req_notify_cq = req_notify_cq;
        c->ops.alloc_mw = alloc_mw;
        c->ops.dealloc_mw = dealloc_mw;
        c->ops.bind_mw = bind_mw;
        c->abi_compat = __VERBS_ABI_IS_EXTENDED;
        struct verbs_context *v = &loop[i].verbs;
        v->sz = sizeof *v;
        v->alloc_dm = alloc_dm;
        v->free_dm = free_dm;
        pthread_mutex_init(&c->mutex, NULL);
    }
}

API struct ibv_device **ibv_get_device_list(int *count) {
    if (count) {
        *count = 2;
    }
    return devices;
}

API void ibv_free_device_list(struct ibv_device **list) {
    (void)list;
}

API const char *ibv_get_device_name(struct ibv_device *of) {
    return of->name;
}

API __be64 ibv_get_device_guid(struct ibv_device *of) {
    return of == &loop[0].device ? 1 : 2;
}

API const char *ibv_node_type_str(enum ibv_node_type type) {
    (void)type;
    return "loop";
}

/* Both ends of a pipe: fd[0] is read by the program. */
static int pipes(int fd[2]) {
    return pipe2(fd, O_CLOEXEC);
}

static int opened[2];
static int async_write[2];

API struct ibv_context *ibv_open_device(struct ibv_device *of) {
    int i = of == &loop[1].device;
    int fd[2];
    if (refused(&loop[i].context)) {
        return NULL;
    }
    pthread_mutex_lock(&lock);
    if (opened[i]++ == 0) {
        if (pipes(fd)) {
            abort();
        }
        loop[i].context.async_fd = fd[0];
        async_write[i] = fd[1];
    }
    objects++;
    pthread_mutex_unlock(&lock);
    return &loop[i].context;
}

API int ibv_close_device(struct ibv_context *context) {
    int i = context == &loop[1].context;
    pthread_mutex_lock(&lock);
    if (--opened[i] == 0) {
        close(context->async_fd);
        close(async_write[i]);
    }
    objects--;
    pthread_mutex_unlock(&lock);
    return 0;
}

API int ibv_get_async_event(struct ibv_context *context, struct ibv_async_event *event) {
    return read(context->async_fd, event, sizeof *event) == sizeof *event ? 0 : -1;
}

API void ibv_ack_async_event(struct ibv_async_event *event) {
    (void)event;
}

API int ibv_query_device(struct ibv_context *context, struct ibv_device_attr *attr) {
    if (is_removed(context)) {
        return EIO;
    }
    memset(attr, 0, sizeof *attr);
    strcpy(attr->fw_ver, "loop");
    attr->max_mr_size = UINT64_MAX;
    attr->max_qp = MAX_QUEUE_PAIRS;
    attr->max_qp_wr = 16384;
    attr->max_sge = attr->max_srq_sge = attr->max_sge_rd = MAX_SGE;
    attr->max_cq = 65536;
    attr->max_cqe = 1 << 20;
    attr->max_mr = attr->max_pd = attr->max_mw = attr->max_ah = 65536;
    attr->max_qp_rd_atom = attr->max_qp_init_rd_atom = MAX_READS;
    attr->atomic_cap = IBV_ATOMIC_HCA;
    attr->max_srq = 1024;
    attr->max_srq_wr = 16384;
    attr->phys_port_cnt = 1;
    return 0;
}

#undef ibv_query_port
API int ibv_query_port(struct ibv_context *context, uint8_t number, struct _compat_ibv_port_attr *compat) {
    struct ibv_port_attr *attr = (struct ibv_port_attr *)compat;
    (void)number;
    if (is_removed(context)) {
        return EIO;
    }
    attr->state = links_down ? IBV_PORT_DOWN : IBV_PORT_ACTIVE;
    attr->max_mtu = attr->active_mtu = IBV_MTU_4096;
    attr->gid_tbl_len = 1;
    attr->max_msg_sz = 1U << 31;
    attr->pkey_tbl_len = 1;
    attr->active_width = 2;
    attr->active_speed = 32;
    attr->phys_state = 5;
    attr->link_layer = IBV_LINK_LAYER_ETHERNET;
    return 0;
}

API int ibv_query_pkey(struct ibv_context *context, uint8_t port, int index, __be16 *pkey) {
    (void)context, (void)port;
    *pkey = htons(0xffff);
    return index == 0 ? 0 : -1;
}

static void fill_gid(struct ibv_gid_entry *entry) {
    memset(entry, 0, sizeof *entry);
    entry->gid.raw[10] = entry->gid.raw[11] = 0xff;
    entry->gid.raw[12] = 127;
    entry->gid.raw[15] = 1;
    entry->port_num = 1;
    entry->gid_type = IBV_GID_TYPE_ROCE_V2;
    entry->ndev_ifindex = 1;
}

API ssize_t _ibv_query_gid_table(struct ibv_context *context, struct ibv_gid_entry *entries, size_t max, uint32_t flags,
                                 size_t size) {
    (void)context, (void)flags, (void)size;
    if (max < 1) {
        return -ENOSPC;
    }
    fill_gid(entries);
    return 1;
}

API int _ibv_query_gid_ex(struct ibv_context *context, uint32_t port, uint32_t index, struct ibv_gid_entry *entry,
                          uint32_t flags, size_t size) {
    (void)context, (void)port, (void)flags, (void)size;
    fill_gid(entry);
    return index == 0 ? 0 : ENODATA;
}

/* -- Objects */

API struct ibv_pd *ibv_alloc_pd(struct ibv_context *context) {
    if (refused(context)) {
        return NULL;
    }
    struct pd *pd = calloc(1, sizeof *pd);
    pd->pd.context = context;
    objects++;
    return &pd->pd;
}

API int ibv_dealloc_pd(struct ibv_pd *pd) {
    if (refuses_destroy(pd->context, pd)) {
        return EIO;
    }
    check_unused(((struct pd *)pd)->users);
    free(pd);
    objects--;
    return 0;
}

#undef ibv_reg_mr
API struct ibv_mr *ibv_reg_mr_iova2(struct ibv_pd *pd, void *addr, size_t length, uint64_t iova, unsigned int access) {
    (void)iova;
    if (refused(pd->context)) {
        return NULL;
    }
    struct region *r = calloc(1, sizeof *r);
    use_pd(pd, 1);
    pthread_mutex_lock(&lock);
    r->mr.pd = pd;
    r->mr.context = pd->context;
    r->mr.addr = addr;
    r->mr.length = length;
    r->mr.lkey = next_key++;
    r->mr.rkey = next_key++;
    r->access = (int)access;
    r->next = regions;
    regions = r;
    objects++;
    pthread_mutex_unlock(&lock);
    return &r->mr;
}

API struct ibv_mr *ibv_reg_mr(struct ibv_pd *pd, void *addr, size_t length, int access) {
    return ibv_reg_mr_iova2(pd, addr, length, (uintptr_t)addr, access);
}

API int ibv_dereg_mr(struct ibv_mr *mr) {
    if (refuses_destroy(mr->context, mr)) {
        return EIO;
    }
    pthread_mutex_lock(&lock);
    for (struct region **at = &regions; *at; at = &(*at)->next) {
        if (&(*at)->mr == mr) {
            *at = (*at)->next;
            break;
        }
    }
    objects--;
    pthread_mutex_unlock(&lock);
    use_pd(mr->pd, -1);
    free(mr);
    return 0;
}

API int ibv_rereg_mr(struct ibv_mr *mr, int flags, struct ibv_pd *pd, void *addr, size_t length, int access) {
    struct region *r = (struct region *)mr;
    (void)pd;
    if (fail_rereg) {
        int failed = fail_rereg;
        fail_rereg = 0;
        errno = EIO;
        return failed;
    }
    pthread_mutex_lock(&lock);
    if (flags & IBV_REREG_MR_CHANGE_TRANSLATION) {
        mr->addr = addr;
        mr->length = length;
    }
    if (flags & IBV_REREG_MR_CHANGE_ACCESS) {
        r->access = access;
    }
    mr->lkey = next_key++;
    mr->rkey = next_key++;
    pthread_mutex_unlock(&lock);
    return 0;
}

API struct ibv_comp_channel *ibv_create_comp_channel(struct ibv_context *context) {
    int fd;
    if (refused(context) || (fd = eventfd(0, EFD_SEMAPHORE | EFD_CLOEXEC)) < 0) {
        return NULL;
    }
    struct channel *channel = calloc(1, sizeof *channel);
    channel->channel.context = context;
    channel->channel.fd = fd;
    channel->end = &channel->first;
    pthread_mutex_lock(&lock);
    channel->next = channels;
    channels = channel;
    pthread_mutex_unlock(&lock);
    objects++;
    return &channel->channel;
}

API int ibv_destroy_comp_channel(struct ibv_comp_channel *channel) {
    check_unused(is_removed(channel->context) ? 0 : channel->refcnt);
    if (channel->refcnt) {
        return EBUSY;
    }
    pthread_mutex_lock(&lock);
    for (struct channel **at = &channels; *at; at = &(*at)->next) {
        if (&(*at)->channel == channel) {
            *at = (*at)->next;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    close(channel->fd);
    free(channel);
    objects--;
    return 0;
}

API int ibv_get_cq_event(struct ibv_comp_channel *ibv, struct ibv_cq **cq, void **cq_context) {
    struct channel *channel = (struct channel *)ibv;
    while (1) {
        pthread_mutex_lock(&lock);
        event_reads++;
        if (is_removed(ibv->context)) {
            pthread_mutex_unlock(&lock);
            errno = EIO;
            return -1;
        }
        if (channel->first) {
            *cq = channel->first->cq;
            *cq_context = (*cq)->cq_context;
            ((struct cq *)*cq)->reported++;
            remove_event(channel, &channel->first);
            pthread_mutex_unlock(&lock);
            return 0;
        }
        pthread_mutex_unlock(&lock);
        if (fcntl(ibv->fd, F_GETFL) & O_NONBLOCK) {
            errno = EAGAIN;
            return -1;
        }
        struct pollfd poll_in = {.fd = ibv->fd, .events = POLLIN};
        if (poll(&poll_in, 1, -1) < 0) {
            return -1;
        }
    }
}

API void ibv_ack_cq_events(struct ibv_cq *cq, unsigned int count) {
    pthread_mutex_lock(&lock);
    ((struct cq *)cq)->acknowledged += count;
    pthread_cond_broadcast(&acknowledged);
    pthread_mutex_unlock(&lock);
}

API struct ibv_cq *ibv_create_cq(struct ibv_context *context, int cqe, void *cq_context, struct ibv_comp_channel *channel,
                                 int vector) {
    (void)vector;
    if (refused(context)) {
        return NULL;
    }
    struct cq *cq = calloc(1, sizeof *cq);
    if (channel) {
        pthread_mutex_lock(&lock);
        channel->refcnt++;
        pthread_mutex_unlock(&lock);
    }
    cq->cq.context = context;
    cq->cq.channel = channel;
    cq->cq.cq_context = cq_context;
    cq->cq.cqe = cqe;
    cq->size = (unsigned int)cqe;
    cq->entries = calloc(cq->size, sizeof *cq->entries);
    objects++;
    return &cq->cq;
}

API int ibv_resize_cq(struct ibv_cq *ibv, int cqe) {
    struct cq *cq = (struct cq *)ibv;
    if (ibv->context == &loop[1].context) {
        return EOPNOTSUPP; /* as soft-iWARP, whose driver cannot resize a queue */
    }
    pthread_mutex_lock(&lock);
    if ((unsigned int)cqe < cq->count) {
        pthread_mutex_unlock(&lock);
        return EINVAL;
    }
    struct entry *entries = calloc((size_t)cqe, sizeof *entries);
    for (unsigned int i = 0; i < cq->count; i++) {
        entries[i] = cq->entries[(cq->head + i) % cq->size];
    }
    free(cq->entries);
    cq->entries = entries;
    cq->head = 0;
    cq->size = (unsigned int)cqe;
    ibv->cqe = cqe;
    cq->armed = 0; /* no manual page specifies that it remains armed */
    pthread_mutex_unlock(&lock);
    return 0;
}

API int ibv_destroy_cq(struct ibv_cq *ibv) {
    struct cq *cq = (struct cq *)ibv;
    if (refuses_destroy(ibv->context, ibv)) {
        return EIO;
    }
    check_unused(cq->users);
    pthread_mutex_lock(&lock);
    if (ibv->channel) {
        struct channel *channel = (struct channel *)ibv->channel;
        for (struct event **at = &channel->first; *at;) {
            if ((*at)->cq == ibv) {
                remove_event(channel, at);
            } else {
                at = &(*at)->next;
            }
        }
        ibv->channel->refcnt--;
    }
    while (cq->acknowledged < cq->reported) {
        pthread_cond_wait(&acknowledged, &lock);
    }
    pthread_mutex_unlock(&lock);
    free(cq->entries);
    free(cq);
    objects--;
    return 0;
}

static void clear(struct receives *queue, unsigned int size, unsigned int elements) {
    queue->first = NULL;
    queue->end = &queue->first;
    queue->count = 0;
    queue->size = size;
    queue->elements = (int)elements;
}

/* Numbers are reused as late as possible. */
static uint32_t unused_number(void) {
    do {
        last_number = last_number + 1 < MAX_QUEUE_PAIRS ? last_number + 1 : FIRST_NUMBER;
    } while (qps[last_number]);
    end_number = last_number < end_number ? end_number : last_number + 1;
    return last_number;
}

static void use_of(struct qp *qp, int change) {
    use_pd(qp->qp.pd, change);
    ((struct cq *)qp->qp.send_cq)->users += change;
    ((struct cq *)qp->qp.recv_cq)->users += change;
    if (qp->qp.srq) {
        ((struct srq *)qp->qp.srq)->users += change;
    }
}

API struct ibv_qp *ibv_create_qp(struct ibv_pd *pd, struct ibv_qp_init_attr *attr) {
    if (refused(pd->context)) {
        return NULL;
    }
    struct qp *qp = calloc(1, sizeof *qp);
    pthread_mutex_lock(&lock);
    qp->qp.context = pd->context;
    qp->qp.pd = pd;
    qp->qp.qp_type = attr->qp_type;
    qp->qp.send_cq = attr->send_cq;
    qp->qp.recv_cq = attr->recv_cq;
    qp->qp.srq = attr->srq;
    qp->qp.qp_num = unused_number();
    use_of(qp, 1);
    qp->size = attr->cap.max_send_wr;
    qp->all_signaled = attr->sq_sig_all;
    qp->init = *attr;
    /* On iWARP, no attributes limit the peer. */
    qp->access = IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_ATOMIC;
    qp->reads_as_initiator = qp->reads_as_target = MAX_READS;
    qp->end = &qp->first;
    clear(&qp->receives, attr->cap.max_recv_wr, attr->cap.max_recv_sge);
    qps[qp->qp.qp_num] = qp;
    objects++;
    pthread_mutex_unlock(&lock);
    return &qp->qp;
}

static void drop_all(struct qp *qp) {
    for (struct work *w = qp->first; w; ) {
        struct work *next = w->next;
        drop_work(w);
        w = next;
    }
    qp->first = NULL;
    qp->end = &qp->first;
    qp->outstanding = qp->unsignaled = 0;
    for (struct receive *r = take(&qp->receives); r; r = take(&qp->receives)) {
        free(r);
    }
}

static void forget_in(struct cq *cq, struct qp *qp) {
    for (unsigned int i = 0; i < cq->count; i++) {
        struct entry *e = &cq->entries[(cq->head + i) % cq->size];
        if (e->qp == qp) {
            e->qp = NULL;
        }
    }
}

API int ibv_modify_qp(struct ibv_qp *ibv, struct ibv_qp_attr *attr, int mask) {
    struct qp *qp = (struct qp *)ibv;
    int result = 0;
    if (is_removed(ibv->context)) {
        return EIO;
    }
    pthread_mutex_lock(&lock);
    if (mask & IBV_QP_DEST_QPN) {
        qp->peer = attr->dest_qp_num;
    }
    if (mask & IBV_QP_QKEY) {
        qp->qkey = attr->qkey;
    }
    if (mask & IBV_QP_ACCESS_FLAGS) {
        qp->access = attr->qp_access_flags;
    }
    if (mask & IBV_QP_MAX_QP_RD_ATOMIC) {
        qp->reads_as_initiator = attr->max_rd_atomic;
    }
    if (mask & IBV_QP_MAX_DEST_RD_ATOMIC) {
        qp->reads_as_target = attr->max_dest_rd_atomic;
    }
    if (mask & IBV_QP_STATE) {
        if (attr->qp_state == IBV_QPS_ERR && refuse_error_state) {
            result = EINVAL;
        } else if (attr->qp_state == IBV_QPS_RESET) {
            drop_all(qp);
            forget_in((struct cq *)ibv->send_cq, qp);
            forget_in((struct cq *)ibv->recv_cq, qp);
            ibv->state = IBV_QPS_RESET;
        } else if (attr->qp_state == IBV_QPS_ERR) {
            to_error(qp);
            run_peer(qp);
        } else {
            ibv->state = attr->qp_state;
            run_all();
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

API int ibv_query_qp(struct ibv_qp *ibv, struct ibv_qp_attr *attr, int mask, struct ibv_qp_init_attr *init) {
    struct qp *qp = (struct qp *)ibv;
    (void)mask;
    if (is_removed(ibv->context)) {
        return EIO;
    }
    memset(attr, 0, sizeof *attr);
    attr->qp_state = attr->cur_qp_state = ibv->state;
    attr->cap = qp->init.cap;
    attr->dest_qp_num = qp->peer;
    attr->port_num = 1;
    *init = qp->init;
    return 0;
}

API int ibv_destroy_qp(struct ibv_qp *ibv) {
    struct qp *qp = (struct qp *)ibv;
    if (refuses_destroy(ibv->context, ibv)) {
        return EIO;
    }
    if (destroy_millis > 0) {
        nanosleep(&(struct timespec){destroy_millis / 1000, destroy_millis % 1000 * 1000000L}, NULL);
    }
    pthread_mutex_lock(&lock);
    drop_all(qp);
    forget_in((struct cq *)ibv->send_cq, qp);
    forget_in((struct cq *)ibv->recv_cq, qp);
    qps[ibv->qp_num] = NULL;
    run_peer(qp);
    use_of(qp, -1);
    free(qp);
    objects--;
    pthread_mutex_unlock(&lock);
    return 0;
}

API struct ibv_srq *ibv_create_srq(struct ibv_pd *pd, struct ibv_srq_init_attr *attr) {
    if (refused(pd->context)) {
        return NULL;
    }
    struct srq *srq = calloc(1, sizeof *srq);
    srq->srq.context = pd->context;
    srq->srq.pd = pd;
    clear(&srq->queue, attr->attr.max_wr, attr->attr.max_sge);
    use_pd(pd, 1);
    objects++;
    return &srq->srq;
}

API int ibv_modify_srq(struct ibv_srq *ibv, struct ibv_srq_attr *attr, int mask) {
    if (mask & IBV_SRQ_MAX_WR) {
        ((struct srq *)ibv)->queue.size = attr->max_wr;
    }
    return 0;
}

API int ibv_query_srq(struct ibv_srq *ibv, struct ibv_srq_attr *attr) {
    memset(attr, 0, sizeof *attr);
    attr->max_wr = ((struct srq *)ibv)->queue.size;
    return 0;
}

API int ibv_destroy_srq(struct ibv_srq *ibv) {
    struct srq *srq = (struct srq *)ibv;
    if (refuses_destroy(ibv->context, ibv)) {
        return EIO;
    }
    check_unused(srq->users);
    use_pd(ibv->pd, -1);
    for (struct receive *r = take(&srq->queue); r; r = take(&srq->queue)) {
        free(r);
    }
    free(srq);
    objects--;
    return 0;
}

API struct ibv_ah *ibv_create_ah(struct ibv_pd *pd, struct ibv_ah_attr *attr) {
    if (refused(pd->context)) {
        return NULL;
    }
    struct ibv_ah *ah = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    (void)attr;
    ah->context = pd->context;
    ah->pd = pd;
    use_pd(pd, 1);
    objects++;
    return ah;
}

API int ibv_init_ah_from_wc(struct ibv_context *context, uint8_t port, struct ibv_wc *wc, struct ibv_grh *grh,
                            struct ibv_ah_attr *attr) {
    struct ibv_gid_entry entry;
    (void)context, (void)wc;
    /* The calling thread reads the header, as in libibverbs. */
    (void)*(volatile uint8_t *)grh;
    memset(attr, 0, sizeof *attr);
    fill_gid(&entry);
    attr->is_global = 1;
    attr->port_num = port;
    attr->grh.dgid = entry.gid;
    return 0;
}

API struct ibv_ah *ibv_create_ah_from_wc(struct ibv_pd *pd, struct ibv_wc *wc, struct ibv_grh *grh, uint8_t port) {
    struct ibv_ah_attr attr;
    ibv_init_ah_from_wc(pd->context, port, wc, grh, &attr);
    return ibv_create_ah(pd, &attr);
}

API int ibv_destroy_ah(struct ibv_ah *ah) {
    if (refuses_destroy(ah->context, ah)) {
        return EIO;
    }
    use_pd(ah->pd, -1);
    munmap(ah, PAGE);
    objects--;
    return 0;
}

API int ibv_attach_mcast(struct ibv_qp *qp, const union ibv_gid *gid, uint16_t lid) {
    (void)qp, (void)gid, (void)lid;
    objects++;
    return 0;
}

API int ibv_detach_mcast(struct ibv_qp *qp, const union ibv_gid *gid, uint16_t lid) {
    (void)gid, (void)lid;
    int gone = is_removed(qp->context);
    if (!gone && refuse_destroys) {
        return EIO;
    }
    objects--;
    return gone ? EIO : 0; /* the kernel does not count it as destroying an object */
}

/* -- For tests */

/* Makes the next ibv_rereg_mr fail with EIO and a value of enum ibv_rereg_mr_err_code, without changes. */
API void loop_fail_rereg(int result) {
    fail_rereg = result;
}

/* While on, posted requests are not executed. */
API void loop_hold(int on) {
    pthread_mutex_lock(&lock);
    held = on;
    run_all();
    pthread_mutex_unlock(&lock);
}

/* Executes at most the given number of waiting requests, even while they are held. */
API void loop_step(int count) {
    pthread_mutex_lock(&lock);
    run(count);
    pthread_mutex_unlock(&lock);
}

/* While on, no read is answered. */
API void loop_hold_reads(int on) {
    pthread_mutex_lock(&lock);
    reads_held = on;
    run_all();
    pthread_mutex_unlock(&lock);
}

/* Makes the next request that is executed fail with a status. */
API void loop_fail_next(int status) {
    fail_next = status;
}

/* Rejects a request with ENOMEM after the given number of others have been posted; -1 rejects none. */
API void loop_refuse_post(int after) {
    refuse_at = after;
}

/* While on, rejects all posted requests. */
API void loop_refuse_posts(int on) {
    refuse_all = on;
}

/* Makes the creation of an object fail with ENOMEM after the given number of others; -1 for none. */
API void loop_refuse_creation(int after) {
    refuse_creation = after;
}

/* While on, transitions of queue pairs to the error state have no effect. */
API void loop_refuse_error_state(int on) {
    refuse_error_state = on;
}

/* While on, outstanding requests of a queue pair in the error state never complete. */
API void loop_withhold_flushes(int on) {
    flushes_withheld = on;
}

/* While on, every call that destroys an object fails with EIO. */
API void loop_refuse_destroys(int on) {
    refuse_destroys = on;
}

static void report_removal(int index) {
    struct ibv_async_event event = {.event_type = IBV_EVENT_DEVICE_FATAL};
    for (int i = 0; i < opened[index]; i++) {
        if (write(async_write[index], &event, sizeof event) != sizeof event) {
            abort();
        }
    }
    for (struct channel *c = channels; c; c = c->next) {
        if (c->channel.context == &loop[index].context && eventfd_write(c->channel.fd, 1)) {
            abort();
        }
    }
}

/*
 * Removes a device, as the drivers of most adapters do: although programs use it, the kernel destroys all objects. Work in
 * flight never completes, and all later calls fail with EIO, except those that destroy objects: these succeed, because the
 * library frees its memory. With loop_refuse_destroys, they fail with EIO as well and leak that memory, as on older kernels.
 */
API void loop_remove(int index) {
    pthread_mutex_lock(&lock);
    removed[index] = 1;
    report_removal(index);
    pthread_mutex_unlock(&lock);
}

/* Ends the removal of all devices, and drops the events that no program has taken. */
API void loop_restore(void) {
    removed[0] = removed[1] = 0;
    pthread_mutex_lock(&lock);
    for (struct orphan *o = orphans; o;) {
        struct orphan *next = o->next;
        free(o);
        o = next;
    }
    orphans = NULL;
    for (int i = 0; i < 2; i++) {
        struct pollfd events = {.fd = opened[i] ? loop[i].context.async_fd : -1, .events = POLLIN};
        struct ibv_async_event event;
        while (poll(&events, 1, 0) > 0 && read(events.fd, &event, sizeof event) == sizeof event) {
        }
    }
    pthread_mutex_unlock(&lock);
}

/* Sets the state that all ports report. No event reports the change, and messages still arrive. */
API void loop_link(int up) {
    links_down = !up;
}

/* Delays the destruction of queue pairs by a number of milliseconds. */
API void loop_slow_destroy(int millis) {
    destroy_millis = millis;
}

/*
 * While on, a message for which no receive is posted fails its sender with IBV_WC_RNR_RETRY_EXC_ERR immediately,
 * regardless of the number of retries. Otherwise, it waits for a receive. On loop1, the receiver fails as well.
 */
API void loop_fail_without_receive(int on) {
    pthread_mutex_lock(&lock);
    fail_without_receive = on;
    pthread_mutex_unlock(&lock);
}

/*
 * Makes a queue pair unreachable, as if its machine had lost power: requests to it end with IBV_WC_RETRY_EXC_ERR, and
 * its own requests are never executed. The program can still modify and destroy it.
 */
API void loop_kill(int number) {
    pthread_mutex_lock(&lock);
    if (qps[number]) {
        qps[number]->killed = 1;
        run_peer(qps[number]);
    }
    pthread_mutex_unlock(&lock);
}

void loop_fail(uint32_t number) {
    pthread_mutex_lock(&lock);
    if (number < MAX_QUEUE_PAIRS && qps[number]) {
        to_error(qps[number]);
        run_peer(qps[number]);
    }
    pthread_mutex_unlock(&lock);
}

struct ibv_context *loop_context(int index) {
    return &loop[index].context;
}

union ibv_gid loop_gid(void) {
    struct ibv_gid_entry entry;
    fill_gid(&entry);
    return entry.gid;
}

/* Connects two queue pairs by number, and changes their states to RTS. For loop1, whose queue pairs only the connection
 * manager connects. Has no effect if one has been destroyed. */
API void loop_connect(int one, int other) {
    pthread_mutex_lock(&lock);
    if (qps[one] && qps[other]) {
        qps[one]->peer = (uint32_t)other;
        qps[other]->peer = (uint32_t)one;
        qps[one]->qp.state = qps[other]->qp.state = IBV_QPS_RTS;
        run_all();
    }
    pthread_mutex_unlock(&lock);
}

/* Reports an asynchronous event that concerns a queue pair, its receive completion queue, or its device. */
static int event_port = 1;

API void loop_async_event(int number, int type);

/* Reports an event that concerns a port. */
API void loop_port_event(int number, int type, int port) {
    event_port = port;
    loop_async_event(number, type);
    event_port = 1;
}

API void loop_async_event(int number, int type) {
    pthread_mutex_lock(&lock);
    struct qp *qp = qps[number];
    if (qp) {
        struct ibv_async_event event = {.event_type = type};
        if (type == IBV_EVENT_CQ_ERR) {
            event.element.cq = qp->qp.recv_cq;
        } else if (type == IBV_EVENT_PORT_ERR || type == IBV_EVENT_PORT_ACTIVE) {
            event.element.port_num = event_port;
        } else if (type != IBV_EVENT_DEVICE_FATAL) {
            event.element.qp = &qp->qp;
        }
        int device = qp->qp.context == &loop[1].context;
        if (write(async_write[device], &event, sizeof event) != sizeof event) {
            abort();
        }
    }
    pthread_mutex_unlock(&lock);
}

/* Makes all later polls of the receive completion queue of a queue pair fail, as after an overrun. */
API void loop_overrun(int number) {
    pthread_mutex_lock(&lock);
    if (qps[number]) {
        struct cq *cq = (struct cq *)qps[number]->qp.recv_cq;
        cq->overrun = 1;
        if (cq->armed && cq->cq.channel) {
            cq->armed = 0;
            add_event((struct channel *)cq->cq.channel, &cq->cq);
        }
    }
    pthread_mutex_unlock(&lock);
}

/* Returns the number of native objects. */
API long loop_objects(void) {
    return objects;
}

/* Returns the number of attempts to destroy an object that has users. */
API long loop_violations(void) {
    return violations;
}

/* Returns the number of calls of ibv_poll_cq. */
API long loop_polls(void) {
    return polls;
}

/* Returns the number of attempts to read an event of a completion queue, which are system calls on a real device. */
API long loop_event_reads(void) {
    return event_reads;
}

/* Returns whether a registration with remote access covers the memory. */
API int loop_reachable(uint64_t address, uint64_t length) {
    int found = 0;
    pthread_mutex_lock(&lock);
    for (struct region *r = regions; r; r = r->next) {
        uint64_t begin = (uintptr_t)r->mr.addr;
        found |= address < begin + r->mr.length && begin < address + length;
    }
    pthread_mutex_unlock(&lock);
    return found;
}

/* Symbols that the wrapper library requires to be loaded. They are never called. */
#define ALIAS(symbol) __asm__(".globl " #symbol "\n.set " #symbol ", loop_not_called");
__attribute__((noreturn, used)) static void loop_not_called(void) {
    abort();
}

ALIAS(ibv_reg_mr_iova)
