/* Connects two queue pairs of a device without the connection manager, for programs that test the behaviour of drivers. */
#include <infiniband/verbs.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define MUST(what) do { if (!(what)) { perror(#what); return 1; } } while (0)
#define ZERO(what) MUST((what) == 0)
#define ALL (IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_ATOMIC)

enum { BYTES = 64 };

struct side {
	struct ibv_cq *cq;
	struct ibv_qp *qp;
	struct ibv_mr *mr;
	_Alignas(8) char memory[BYTES];
};

static struct ibv_context *ctx;
static struct ibv_pd *pd;
static struct ibv_port_attr port;
static union ibv_gid gid;

static struct ibv_context *find_device(const char *name)
{
	struct ibv_device **list = ibv_get_device_list(NULL);

	for (int i = 0; list && list[i]; i++)
		if (!strcmp(ibv_get_device_name(list[i]), name))
			return ibv_open_device(list[i]);
	return NULL;
}

/* Opens a device, its protection domain, port and first GID. Returns 0 on success. */
static int open_device(const char *name)
{
	MUST(ctx = find_device(name));
	MUST(pd = ibv_alloc_pd(ctx));
	ZERO(ibv_query_port(ctx, 1, &port));
	ZERO(ibv_query_gid(ctx, 1, 0, &gid));
	return 0;
}

static int make(struct side *side, enum ibv_qp_type type)
{
	MUST(side->cq = ibv_create_cq(ctx, 8, NULL, NULL, 0));
	struct ibv_qp_init_attr init = {.send_cq = side->cq, .recv_cq = side->cq, .qp_type = type,
		.cap = {.max_send_wr = 2, .max_recv_wr = 2, .max_send_sge = 1, .max_recv_sge = 1}};
	MUST(side->qp = ibv_create_qp(pd, &init));
	return 0;
}

/* Timeouts of a reliable connection, as codes of ibv_modify_qp. */
struct patience {
	int timeout, retries, rnr_timer, rnr_retries;
};

static int connect_to(struct side *side, const struct side *peer, int access, struct patience patience)
{
	int reliable = side->qp->qp_type == IBV_QPT_RC;
	struct ibv_qp_attr attr = {.qp_state = IBV_QPS_INIT, .port_num = 1, .qp_access_flags = access};

	ZERO(ibv_modify_qp(side->qp, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS));
	attr = (struct ibv_qp_attr){.qp_state = IBV_QPS_RTR, .path_mtu = port.active_mtu, .dest_qp_num = peer->qp->qp_num,
		.max_dest_rd_atomic = 4, .min_rnr_timer = patience.rnr_timer,
		.ah_attr = {.is_global = 1, .port_num = 1, .grh = {.dgid = gid, .hop_limit = 1}}};
	ZERO(ibv_modify_qp(side->qp, &attr, IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN
		| (reliable ? IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER : 0)));
	attr = (struct ibv_qp_attr){.qp_state = IBV_QPS_RTS, .timeout = patience.timeout,
		.retry_cnt = patience.retries, .rnr_retry = patience.rnr_retries,
		.max_rd_atomic = 4};
	ZERO(ibv_modify_qp(side->qp, &attr, IBV_QP_STATE | IBV_QP_SQ_PSN
		| (reliable ? IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT | IBV_QP_RNR_RETRY | IBV_QP_MAX_QP_RD_ATOMIC : 0)));
	return 0;
}

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}

/* Returns the status of the first completion. */
static int status(struct side *side, double limit)
{
	struct ibv_wc wc;
	double end = seconds() + limit;

	do {
		if (ibv_poll_cq(side->cq, 1, &wc) > 0)
			return wc.status;
	} while (seconds() < end);
	return -1;
}
