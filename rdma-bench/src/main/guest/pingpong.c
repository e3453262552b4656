/*
 * The ping-pong benchmark RawPingPong in C: calls the same verbs in the same order, and prints the processor time of
 * each thousand messages, which ibv_rc_pingpong does not.
 *
 *   pingpong [-d DEVICE] [-g GID_INDEX] [-p TCP_PORT] [-s SIZE] [-n MESSAGES] [-e] [SERVER]
 *
 * With -e, the program sleeps until completion events; otherwise it polls, and yields the processor if there are no
 * completions. The peer must be the same program. Exits with 1 and prints a line to standard error after a failure.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <infiniband/verbs.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { RECEIVE = 1, SEND = 2, RECEIVES = 500, PORT = 1, MOST = 2, WATCHED = 1000 };

struct options {
    const char *device, *server;
    int gid_index, tcp_port, size, messages;
    bool events;
};

/* Endpoint of a side, in the byte order of the host, on which both sides run. */
struct address {
    uint32_t number, first_packet;
    union ibv_gid gid;
};

struct exchange {
    const struct options *options;
    struct ibv_comp_channel *channel;
    struct ibv_cq *cq;
    struct ibv_qp *qp;
    struct ibv_sge sge;
    struct ibv_send_wr send;
    struct ibv_recv_wr receive;
    int outstanding, sent, received, pending;
    unsigned events;
};

struct times {
    struct timespec wall;
    /* Total and user mode. */
    struct timespec process[2], thread[2];
};

static void require(bool fine, const char *what) {
    if (!fine) {
        fprintf(stderr, "pingpong: %s: %s\n", what, strerror(errno));
        exit(1);
    }
}

/* For functions that return an errno value. */
static void succeeded(int code, const char *what) {
    errno = code;
    require(code == 0, what);
}

/*
 * Clock ids of the kernel for this process and this thread, for total and user mode time. getrusage is less exact: it
 * divides the total time according to the ratio of samples since the start of the process.
 */
enum { PROCESS = -8, PROCESS_USER = -7, THREAD = -4, THREAD_USER = -3 };

static void look(struct times *times) {
    require(clock_gettime(CLOCK_MONOTONIC, &times->wall) == 0 && clock_gettime(PROCESS, &times->process[0]) == 0
                && clock_gettime(PROCESS_USER, &times->process[1]) == 0
                && clock_gettime(THREAD, &times->thread[0]) == 0
                && clock_gettime(THREAD_USER, &times->thread[1]) == 0,
            "clock_gettime");
}

static double seconds(struct timespec time) {
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double user(const struct timespec time[2]) {
    return seconds(time[1]);
}

static double kernel(const struct timespec time[2]) {
    return seconds(time[0]) - seconds(time[1]);
}

static void report(const struct times *times, int count) {
    for (int i = 0; i < count; i++) {
        const struct times *at = &times[i];
        printf("at %d %.6f process %.6f %.6f thread %.6f %.6f\n", i * WATCHED, seconds(at->wall),
               user(at->process), kernel(at->process), user(at->thread), kernel(at->thread));
    }
}

static void post_receives(struct exchange *exchange, int count) {
    struct ibv_recv_wr *bad;
    for (int i = 0; i < count; i++) {
        succeeded(ibv_post_recv(exchange->qp, &exchange->receive, &bad), "ibv_post_recv");
    }
}

static void post_send(struct exchange *exchange) {
    struct ibv_send_wr *bad;
    succeeded(ibv_post_send(exchange->qp, &exchange->send, &bad), "ibv_post_send");
    exchange->pending = RECEIVE | SEND;
}

static void arm(struct exchange *exchange) {
    if (exchange->channel) {
        succeeded(ibv_req_notify_cq(exchange->cq, 0), "ibv_req_notify_cq");
    }
}

/* Waits for completions. The queue must have been armed. */
static int next(struct exchange *exchange, struct ibv_wc *wc) {
    int count;
    if (exchange->channel) {
        struct ibv_cq *cq;
        void *context;
        require(ibv_get_cq_event(exchange->channel, &cq, &context) == 0, "ibv_get_cq_event");
        exchange->events++;
        arm(exchange);
        count = ibv_poll_cq(exchange->cq, MOST, wc);
    } else {
        while ((count = ibv_poll_cq(exchange->cq, MOST, wc)) == 0) {
            sched_yield();
        }
    }
    require(count >= 0, "ibv_poll_cq");
    return count;
}

static void completed(struct exchange *exchange, const struct ibv_wc *wc, struct times *times) {
    const struct options *options = exchange->options;
    if (wc->status != IBV_WC_SUCCESS) {
        fprintf(stderr, "pingpong: work request %d: %s\n", (int)wc->wr_id, ibv_wc_status_str(wc->status));
        exit(1);
    }
    if (wc->wr_id == SEND) {
        exchange->sent++;
    } else {
        if (--exchange->outstanding <= 1) {
            post_receives(exchange, RECEIVES - exchange->outstanding);
            exchange->outstanding = RECEIVES;
        }
        if (++exchange->received % WATCHED == 0) {
            look(&times[exchange->received / WATCHED]);
        }
    }
    exchange->pending &= ~(int)wc->wr_id;
    if (exchange->sent < options->messages && exchange->pending == 0) {
        post_send(exchange);
    }
}

static void run(struct exchange *exchange) {
    const struct options *options = exchange->options;
    struct ibv_wc wc[MOST];
    int count = options->messages / WATCHED + 1;
    struct times *times = calloc((size_t)count, sizeof *times);
    require(times != NULL, "calloc");
    exchange->outstanding = RECEIVES;
    exchange->pending = RECEIVE;
    if (options->server) {
        post_send(exchange);
    }
    look(&times[0]);
    while (exchange->received < options->messages || exchange->sent < options->messages) {
        int complete = next(exchange, wc);
        for (int i = 0; i < complete; i++) {
            completed(exchange, &wc[i], times);
        }
    }
    report(times, count);
    free(times);
    ibv_ack_cq_events(exchange->cq, exchange->events);
}

static void to_init(struct ibv_qp *qp) {
    struct ibv_qp_attr attr = {.qp_state = IBV_QPS_INIT, .port_num = PORT};
    succeeded(ibv_modify_qp(qp, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS), "to INIT");
}

static void connect_qp(struct ibv_qp *qp, const struct options *options, uint32_t first_packet,
                       const struct address *remote) {
    struct ibv_qp_attr attr = {
        .qp_state = IBV_QPS_RTR,
        .path_mtu = IBV_MTU_1024,
        .dest_qp_num = remote->number,
        .rq_psn = remote->first_packet,
        .max_dest_rd_atomic = 1,
        .min_rnr_timer = 12,
        .ah_attr = {.is_global = 1,
                    .port_num = PORT,
                    .grh = {.hop_limit = 1, .dgid = remote->gid, .sgid_index = (uint8_t)options->gid_index}},
    };
    succeeded(ibv_modify_qp(qp, &attr,
                            IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN |
                                IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER),
              "to RTR");
    attr = (struct ibv_qp_attr){.qp_state = IBV_QPS_RTS,
                                .timeout = 14,
                                .retry_cnt = 7,
                                .rnr_retry = 7,
                                .sq_psn = first_packet,
                                .max_rd_atomic = 1};
    succeeded(ibv_modify_qp(qp, &attr,
                            IBV_QP_STATE | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT | IBV_QP_RNR_RETRY | IBV_QP_SQ_PSN |
                                IBV_QP_MAX_QP_RD_ATOMIC),
              "to RTS");
}

/* Connection over which the sides exchange their endpoints. */
static int meet(const struct options *options) {
    int one = 1, fd = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in name = {.sin_family = AF_INET, .sin_port = htons((uint16_t)options->tcp_port)};
    require(fd >= 0, "socket");
    if (options->server) {
        require(inet_pton(AF_INET, options->server, &name.sin_addr) == 1, options->server);
        require(connect(fd, (struct sockaddr *)&name, sizeof name) == 0, "connect");
        return fd;
    }
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    require(bind(fd, (struct sockaddr *)&name, sizeof name) == 0, "bind");
    require(listen(fd, 1) == 0, "listen");
    int peer = accept(fd, NULL, NULL);
    require(peer >= 0, "accept");
    close(fd);
    return peer;
}

static void tell(int fd, const void *data, size_t size) {
    require(send(fd, data, size, MSG_NOSIGNAL) == (ssize_t)size, "send");
}

static void hear(int fd, void *data, size_t size) {
    require(recv(fd, data, size, MSG_WAITALL) == (ssize_t)size, "recv");
}

static void introduce(struct exchange *exchange, struct ibv_context *context) {
    const struct options *options = exchange->options;
    struct address own = {.number = exchange->qp->qp_num, .first_packet = (uint32_t)getpid() & 0xffffff}, remote;
    char ready = 1;
    succeeded(ibv_query_gid(context, PORT, options->gid_index, &own.gid), "ibv_query_gid");
    int fd = meet(options);
    tell(fd, &own, sizeof own);
    hear(fd, &remote, sizeof remote);
    connect_qp(exchange->qp, options, own.first_packet, &remote);
    /* Neither side may send before both can receive. */
    tell(fd, &ready, sizeof ready);
    hear(fd, &ready, sizeof ready);
    close(fd);
}

static struct ibv_context *open_device(const char *name) {
    int count;
    struct ibv_device **list = ibv_get_device_list(&count);
    struct ibv_context *context = NULL;
    require(list != NULL, "ibv_get_device_list");
    for (int i = 0; i < count && !context; i++) {
        if (!*name || strcmp(ibv_get_device_name(list[i]), name) == 0) {
            context = ibv_open_device(list[i]);
        }
    }
    require(context != NULL, "no such device");
    ibv_free_device_list(list);
    return context;
}

static struct options parse(int argc, char **argv) {
    struct options options = {.device = "", .tcp_port = 18515, .size = 4096, .messages = 1000};
    int letter;
    while ((letter = getopt(argc, argv, "d:g:p:s:n:e")) != -1) {
        switch (letter) {
        case 'd': options.device = optarg; break;
        case 'g': options.gid_index = atoi(optarg); break;
        case 'p': options.tcp_port = atoi(optarg); break;
        case 's': options.size = atoi(optarg); break;
        case 'n': options.messages = atoi(optarg); break;
        case 'e': options.events = true; break;
        default: exit(1);
        }
    }
    if (optind < argc) {
        options.server = argv[optind];
    }
    return options;
}

int main(int argc, char **argv) {
    struct options options = parse(argc, argv);
    struct ibv_context *context = open_device(options.device);
    struct ibv_pd *pd = ibv_alloc_pd(context);
    require(pd != NULL, "ibv_alloc_pd");
    void *memory = aligned_alloc(4096, ((size_t)options.size + 4095) / 4096 * 4096);
    require(memory != NULL, "aligned_alloc");
    memset(memory, 0, (size_t)options.size);
    struct ibv_mr *mr = ibv_reg_mr(pd, memory, (size_t)options.size, IBV_ACCESS_LOCAL_WRITE);
    require(mr != NULL, "ibv_reg_mr");

    struct exchange exchange = {.options = &options};
    if (options.events) {
        exchange.channel = ibv_create_comp_channel(context);
        require(exchange.channel != NULL, "ibv_create_comp_channel");
    }
    exchange.cq = ibv_create_cq(context, RECEIVES + 1, NULL, exchange.channel, 0);
    require(exchange.cq != NULL, "ibv_create_cq");
    struct ibv_qp_init_attr init = {
        .send_cq = exchange.cq,
        .recv_cq = exchange.cq,
        .cap = {.max_send_wr = 1, .max_recv_wr = RECEIVES, .max_send_sge = 1, .max_recv_sge = 1},
        .qp_type = IBV_QPT_RC,
    };
    exchange.qp = ibv_create_qp(pd, &init);
    require(exchange.qp != NULL, "ibv_create_qp");
    exchange.sge =
        (struct ibv_sge){.addr = (uintptr_t)memory, .length = (uint32_t)options.size, .lkey = mr->lkey};
    exchange.receive = (struct ibv_recv_wr){.wr_id = RECEIVE, .sg_list = &exchange.sge, .num_sge = 1};
    exchange.send = (struct ibv_send_wr){.wr_id = SEND,
                                         .sg_list = &exchange.sge,
                                         .num_sge = 1,
                                         .opcode = IBV_WR_SEND,
                                         .send_flags = IBV_SEND_SIGNALED};
    to_init(exchange.qp);
    post_receives(&exchange, RECEIVES);
    arm(&exchange);
    introduce(&exchange, context);
    run(&exchange);

    succeeded(ibv_destroy_qp(exchange.qp), "ibv_destroy_qp");
    succeeded(ibv_destroy_cq(exchange.cq), "ibv_destroy_cq");
    if (exchange.channel) {
        succeeded(ibv_destroy_comp_channel(exchange.channel), "ibv_destroy_comp_channel");
    }
    succeeded(ibv_dereg_mr(mr), "ibv_dereg_mr");
    succeeded(ibv_dealloc_pd(pd), "ibv_dealloc_pd");
    require(ibv_close_device(context) == 0, "ibv_close_device");
    free(memory);
    return 0;
}
