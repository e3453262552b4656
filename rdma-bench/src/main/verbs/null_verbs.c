/*
 * A libibverbs whose only device is the checking device of the null provider. Functions that create objects return the
 * only object of each type. -Dorg.rdma4j.ibverbs.path selects this library.
 */
#include "../c/null_provider.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static struct ibv_device device = {.node_type = IBV_NODE_CA, .transport_type = IBV_TRANSPORT_IB, .name = "null0"};
static struct ibv_device *devices[] = {&device, NULL};

BENCH_API struct ibv_device **ibv_get_device_list(int *count) {
    *count = 1;
    return devices;
}

BENCH_API void ibv_free_device_list(struct ibv_device **list) {
    (void)list;
}

BENCH_API const char *ibv_get_device_name(struct ibv_device *of) {
    return of->name;
}

BENCH_API __be64 ibv_get_device_guid(struct ibv_device *of) {
    (void)of;
    return 1;
}

BENCH_API const char *ibv_node_type_str(enum ibv_node_type type) {
    (void)type;
    return "null";
}

BENCH_API struct ibv_context *ibv_open_device(struct ibv_device *of) {
    struct ibv_context *context = bench_qp(BENCH_CHECKING)->context;
    context->device = of;
    return context;
}

BENCH_API int ibv_close_device(struct ibv_context *context) {
    (void)context;
    return 0;
}

BENCH_API int ibv_query_device(struct ibv_context *context, struct ibv_device_attr *attr) {
    (void)context;
    memset(attr, 0, sizeof *attr);
    attr->max_qp_wr = attr->max_cqe = 4096;
    attr->max_srq_wr = 4096;
    attr->max_sge = attr->max_srq_sge = 16;
    attr->phys_port_cnt = 1;
    return 0;
}

BENCH_API struct ibv_pd *ibv_alloc_pd(struct ibv_context *context) {
    struct ibv_pd *pd = calloc(1, sizeof *pd);
    pd->context = context;
    return pd;
}

BENCH_API int ibv_dealloc_pd(struct ibv_pd *pd) {
    free(pd);
    return 0;
}

#undef ibv_reg_mr
BENCH_API struct ibv_mr *ibv_reg_mr_iova2(struct ibv_pd *pd, void *addr, size_t length, uint64_t iova,
                                          unsigned int access) {
    (void)iova, (void)access;
    struct ibv_mr *mr = calloc(1, sizeof *mr);
    mr->pd = pd;
    mr->context = pd->context;
    mr->addr = addr;
    mr->length = length;
    mr->lkey = 0x1234;
    mr->rkey = 0x5678;
    return mr;
}

BENCH_API struct ibv_mr *ibv_reg_mr(struct ibv_pd *pd, void *addr, size_t length, int access) {
    return ibv_reg_mr_iova2(pd, addr, length, (uintptr_t)addr, access);
}

BENCH_API int ibv_dereg_mr(struct ibv_mr *mr) {
    free(mr);
    return 0;
}

BENCH_API struct ibv_cq *ibv_create_cq(struct ibv_context *context, int cqe, void *cq_context,
                                       struct ibv_comp_channel *channel, int comp_vector) {
    (void)context, (void)cq_context, (void)channel, (void)comp_vector;
    struct ibv_cq *cq = bench_cq(BENCH_CHECKING);
    cq->cqe = cqe;
    return cq;
}

BENCH_API int ibv_destroy_cq(struct ibv_cq *cq) {
    (void)cq;
    return 0;
}

BENCH_API struct ibv_qp *ibv_create_qp(struct ibv_pd *pd, struct ibv_qp_init_attr *attr) {
    (void)pd;
    struct ibv_qp *qp = bench_qp(BENCH_CHECKING);
    qp->qp_type = attr->qp_type;
    return qp;
}

static int refuses;

/* For tests: makes the device reject transitions to the error state. */
BENCH_API void null_refuse(int on) {
    refuses = on;
}

BENCH_API int ibv_modify_qp(struct ibv_qp *qp, struct ibv_qp_attr *attr, int mask) {
    (void)qp;
    return refuses && (mask & IBV_QP_STATE) && attr->qp_state == IBV_QPS_ERR ? EINVAL : 0;
}

BENCH_API int ibv_destroy_qp(struct ibv_qp *qp) {
    (void)qp;
    return 0;
}

BENCH_API struct ibv_srq *ibv_create_srq(struct ibv_pd *pd, struct ibv_srq_init_attr *attr) {
    (void)pd, (void)attr;
    return bench_srq(BENCH_CHECKING);
}

BENCH_API int ibv_destroy_srq(struct ibv_srq *srq) {
    (void)srq;
    return 0;
}

static int (*poll_cq)(struct ibv_cq *cq, int room, struct ibv_wc *wc);
static int status_of_all;

static int poll_failing(struct ibv_cq *cq, int room, struct ibv_wc *wc) {
    int found = poll_cq(cq, room, wc);
    for (int i = 0; i < found; i++) {
        wc[i].status = status_of_all;
    }
    return found;
}

/* For tests: makes all requests fail. */
BENCH_API void null_fail(enum ibv_wc_status status) {
    struct ibv_context_ops *ops = &bench_qp(BENCH_CHECKING)->context->ops;
    status_of_all = status;
    poll_cq = ops->poll_cq;
    ops->poll_cq = poll_failing;
}

/* Symbols that the wrapper library requires to be loaded. They are never called. */
#define ALIAS(symbol) __asm__(".globl " #symbol "\n.set " #symbol ", null_not_called");
__attribute__((noreturn, used)) static void null_not_called(void) {
    abort();
}

ALIAS(ibv_get_cq_event)
ALIAS(ibv_ack_cq_events)
ALIAS(_ibv_query_gid_ex)
ALIAS(ibv_query_port)
ALIAS(_ibv_query_gid_table)
ALIAS(ibv_reg_mr_iova)
