/* The steps of a verbs program, quoted by docs/verbs/for-c-programmers.md: cc steps.c -libverbs; ./a.out rxe0 1 */
#include <infiniband/verbs.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 4096 };

struct ibv_context *open_device(const char *name)
{
    int count;
    struct ibv_device **devices = ibv_get_device_list(&count);
    struct ibv_context *context = NULL;

    if (!devices)
        return NULL;
    for (int i = 0; i < count && !context; i++)
        if (!strcmp(name, ibv_get_device_name(devices[i])))
            context = ibv_open_device(devices[i]);
    ibv_free_device_list(devices);
    return context;
}

struct ibv_mr *register_buffer(struct ibv_pd *pd, void *buffer)
{
    int access = IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ;
    struct ibv_mr *mr = ibv_reg_mr(pd, buffer, SIZE, access);

    return mr;
}

struct ibv_mr *register_counter(struct ibv_pd *pd, uint64_t *counter)
{
    return ibv_reg_mr(pd, counter, sizeof *counter, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_ATOMIC);
}

struct ibv_qp *create_qp(struct ibv_pd *pd, struct ibv_cq *cq)
{
    struct ibv_qp_init_attr init = {
        .send_cq = cq,
        .recv_cq = cq,
        .qp_type = IBV_QPT_RC,
        .cap = {
            .max_send_wr = 128,
            .max_recv_wr = 128,
            .max_send_sge = 1,
            .max_recv_sge = 1,
            .max_inline_data = 64,
        },
    };
    struct ibv_qp *qp = ibv_create_qp(pd, &init);

    return qp;
}

int to_init(struct ibv_qp *qp)
{
    struct ibv_qp_attr attr = {
        .qp_state = IBV_QPS_INIT,
        .pkey_index = 0,
        .port_num = 1,
        .qp_access_flags = IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_ATOMIC,
    };

    return ibv_modify_qp(qp, &attr,
                         IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS);
}

int to_ready_to_receive(struct ibv_qp *qp, uint32_t remote_qpn, const union ibv_gid *gid, int gid_index)
{
    struct ibv_qp_attr attr = {
        .qp_state = IBV_QPS_RTR,
        .path_mtu = IBV_MTU_1024,
        .dest_qp_num = remote_qpn,
        .rq_psn = 0,
        .max_dest_rd_atomic = 1,
        .min_rnr_timer = 12,
        .ah_attr = {
            .port_num = 1,
            .is_global = 1,
            .grh = { .dgid = *gid, .sgid_index = gid_index, .hop_limit = 1 },
        },
    };

    return ibv_modify_qp(qp, &attr,
                         IBV_QP_STATE | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN
                                 | IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER | IBV_QP_AV);
}

int to_ready_to_send(struct ibv_qp *qp)
{
    struct ibv_qp_attr attr = {
        .qp_state = IBV_QPS_RTS,
        .sq_psn = 0,
        .timeout = 14,
        .retry_cnt = 7,
        .rnr_retry = 7,
        .max_rd_atomic = 1,
    };

    return ibv_modify_qp(qp, &attr,
                         IBV_QP_STATE | IBV_QP_SQ_PSN | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT
                                 | IBV_QP_RNR_RETRY | IBV_QP_MAX_QP_RD_ATOMIC);
}

int post_receive(struct ibv_qp *qp, struct ibv_mr *mr, void *buffer, uint32_t length)
{
    struct ibv_sge sge = { .addr = (uintptr_t)buffer, .length = length, .lkey = mr->lkey };
    struct ibv_recv_wr wr = { .wr_id = 7, .sg_list = &sge, .num_sge = 1 };
    struct ibv_recv_wr *bad;

    return ibv_post_recv(qp, &wr, &bad);
}

int post_send(struct ibv_qp *qp, struct ibv_mr *mr, void *buffer, uint32_t length)
{
    struct ibv_sge sge = { .addr = (uintptr_t)buffer, .length = length, .lkey = mr->lkey };
    struct ibv_send_wr wr = {
        .wr_id = 8,
        .sg_list = &sge,
        .num_sge = 1,
        .opcode = IBV_WR_SEND_WITH_IMM,
        .send_flags = IBV_SEND_SIGNALED,
        .imm_data = htobe32(0x01020304),
    };
    struct ibv_send_wr *bad;

    return ibv_post_send(qp, &wr, &bad);
}

int poll_one(struct ibv_cq *cq, struct ibv_wc *wc)
{
    int n;

    do
        n = ibv_poll_cq(cq, 1, wc);
    while (n == 0);
    if (n < 0 || wc->status != IBV_WC_SUCCESS) {
        fprintf(stderr, "work request %llu: %s\n", (unsigned long long)wc->wr_id,
                n < 0 ? "poll failed" : ibv_wc_status_str(wc->status));
        return -1;
    }
    return 0;
}

int post_write(struct ibv_qp *qp, struct ibv_mr *mr, void *local, uint64_t remote, uint32_t rkey)
{
    struct ibv_sge sge = { .addr = (uintptr_t)local, .length = SIZE, .lkey = mr->lkey };
    struct ibv_send_wr wr = {
        .wr_id = 0x123456789abc,
        .sg_list = &sge,
        .num_sge = 1,
        .opcode = IBV_WR_RDMA_WRITE,
        .send_flags = IBV_SEND_SIGNALED,
        .wr.rdma = { .remote_addr = remote, .rkey = rkey },
    };
    struct ibv_send_wr *bad;

    return ibv_post_send(qp, &wr, &bad);
}

int post_fetch_and_add(struct ibv_qp *qp, struct ibv_sge *before, uint64_t remote, uint32_t rkey)
{
    struct ibv_send_wr wr = {
        .sg_list = before,
        .num_sge = 1,
        .opcode = IBV_WR_ATOMIC_FETCH_AND_ADD,
        .send_flags = IBV_SEND_SIGNALED,
        .wr.atomic = { .remote_addr = remote, .rkey = rkey, .compare_add = 5 },
    };
    struct ibv_send_wr *bad;

    return ibv_post_send(qp, &wr, &bad);
}

static void check(int failed, const char *what)
{
    if (failed) {
        perror(what);
        exit(1);
    }
}

/* Connects a queue pair of the device to another one of the same device, and performs each operation once. */
int main(int argc, char **argv)
{
    static char local[SIZE], remote[SIZE];
    static uint64_t counter = 40, before;
    int gid_index = argc > 2 ? atoi(argv[2]) : 0;
    struct ibv_context *context = open_device(argc > 1 ? argv[1] : "rxe0");
    check(!context, "open_device");
    struct ibv_pd *pd = ibv_alloc_pd(context);
    struct ibv_cq *cq = ibv_create_cq(context, 256, NULL, NULL, 0);
    struct ibv_mr *local_mr = register_buffer(pd, local), *remote_mr = register_buffer(pd, remote);
    struct ibv_mr *counter_mr = register_counter(pd, &counter), *before_mr = register_counter(pd, &before);
    struct ibv_qp *left = create_qp(pd, cq), *right = create_qp(pd, cq);
    union ibv_gid gid;
    struct ibv_wc wc;
    check(!left || !right || !local_mr || !remote_mr || !counter_mr || !before_mr, "create");
    check(ibv_query_gid(context, 1, gid_index, &gid), "ibv_query_gid");
    check(to_init(left) || to_init(right), "INIT");
    check(to_ready_to_receive(left, right->qp_num, &gid, gid_index), "RTR");
    check(to_ready_to_receive(right, left->qp_num, &gid, gid_index), "RTR");
    check(to_ready_to_send(left) || to_ready_to_send(right), "RTS");

    check(post_receive(right, remote_mr, remote, 64) || post_send(left, local_mr, local, 32), "post");
    for (int i = 0; i < 2; i++) {
        check(poll_one(cq, &wc), "poll");
        if (wc.opcode == IBV_WC_RECV)
            printf("received %u bytes, immediate 0x%08x\n", wc.byte_len, be32toh(wc.imm_data));
    }
    strcpy(local, "written from afar");
    check(post_write(left, local_mr, local, (uintptr_t)remote, remote_mr->rkey) || poll_one(cq, &wc), "write");
    printf("%s\n", remote);
    struct ibv_sge sge = { .addr = (uintptr_t)&before, .length = 8, .lkey = before_mr->lkey };
    check(post_fetch_and_add(left, &sge, (uintptr_t)&counter, counter_mr->rkey) || poll_one(cq, &wc), "add");
    printf("%llu, then %llu\n", (unsigned long long)before, (unsigned long long)counter);

    check(ibv_destroy_qp(right) || ibv_destroy_qp(left), "ibv_destroy_qp");
    check(ibv_dereg_mr(before_mr) || ibv_dereg_mr(counter_mr), "ibv_dereg_mr");
    check(ibv_dereg_mr(remote_mr) || ibv_dereg_mr(local_mr), "ibv_dereg_mr");
    check(ibv_destroy_cq(cq) || ibv_dealloc_pd(pd) || ibv_close_device(context), "close");
    return 0;
}
