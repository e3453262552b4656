/* What the driver tells of faults of reliable and unreliable connections: makes each happen between two queue pairs of its
 * own and prints a line for it: its name, and for either side the status of its first completion, -1 if none came within
 * three seconds. Kernels differ in this. Argument: the device, one that is connected by hand. */
#include <infiniband/verbs.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define MUST(what) do { if (!(what)) { perror(#what); return 1; } } while (0)
#define ZERO(what) MUST((what) == 0)
#define ALL (IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_ATOMIC)
#define NO_KEY 0x7FFFFF55

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

/* What differs from one work request to another; a key or length of 0 is that of the region. */
struct fault {
	const char *name;
	enum ibv_wr_opcode opcode;
	unsigned lkey, rkey, length;
	/* Of the receive that the right side posts first; -1: none. */
	int receive;
	unsigned receive_lkey;
	/* How the right side's region is otherwise. */
	enum { SAME, OTHER_DOMAIN, GONE, NO_WRITE, NO_ATOMIC, CLOSED, UNRELIABLE } how;
};

static const struct fault faults[] = {
	{"send_of_no_region", IBV_WR_SEND, .lkey = NO_KEY, .receive = BYTES},
	{"receive_too_short", IBV_WR_SEND, .receive = BYTES - 1},
	{"receive_of_no_region", IBV_WR_SEND, .receive = BYTES, .receive_lkey = NO_KEY},
	{"read_into_no_region", IBV_WR_RDMA_READ, .lkey = NO_KEY, .receive = -1},
	{"read_with_a_key_of_nothing", IBV_WR_RDMA_READ, .rkey = NO_KEY, .receive = -1},
	{"read_beyond_the_region", IBV_WR_RDMA_READ, .length = BYTES / 2, .receive = -1},
	{"read_of_another_domain", IBV_WR_RDMA_READ, .receive = -1, .how = OTHER_DOMAIN},
	{"read_of_a_region_gone", IBV_WR_RDMA_READ, .receive = -1, .how = GONE},
	{"write_with_a_key_of_nothing", IBV_WR_RDMA_WRITE, .rkey = NO_KEY, .receive = -1},
	{"write_not_allowed", IBV_WR_RDMA_WRITE, .receive = -1, .how = NO_WRITE},
	{"write_to_a_closed_queue_pair", IBV_WR_RDMA_WRITE, .receive = -1, .how = CLOSED},
	{"atomic_with_a_key_of_nothing", IBV_WR_ATOMIC_FETCH_AND_ADD, .rkey = NO_KEY, .receive = -1},
	{"atomic_not_allowed", IBV_WR_ATOMIC_FETCH_AND_ADD, .receive = -1, .how = NO_ATOMIC},
	{"invalidation_of_nothing", IBV_WR_LOCAL_INV, .receive = -1},
	{"read_without_a_reliable_connection", IBV_WR_RDMA_READ, .receive = -1, .how = UNRELIABLE},
};

static struct ibv_context *open_device(const char *name)
{
	struct ibv_device **list = ibv_get_device_list(NULL);

	for (int i = 0; list && list[i]; i++)
		if (!strcmp(ibv_get_device_name(list[i]), name))
			return ibv_open_device(list[i]);
	return NULL;
}

static int make(struct side *side, enum ibv_qp_type type)
{
	MUST(side->cq = ibv_create_cq(ctx, 8, NULL, NULL, 0));
	struct ibv_qp_init_attr init = {.send_cq = side->cq, .recv_cq = side->cq, .qp_type = type,
		.cap = {.max_send_wr = 2, .max_recv_wr = 2, .max_send_sge = 1, .max_recv_sge = 1}};
	MUST(side->qp = ibv_create_qp(pd, &init));
	return 0;
}

static int connect_to(struct side *side, const struct side *peer, int access)
{
	int reliable = side->qp->qp_type == IBV_QPT_RC;
	struct ibv_qp_attr attr = {.qp_state = IBV_QPS_INIT, .port_num = 1, .qp_access_flags = access};

	ZERO(ibv_modify_qp(side->qp, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS));
	attr = (struct ibv_qp_attr){.qp_state = IBV_QPS_RTR, .path_mtu = port.active_mtu, .dest_qp_num = peer->qp->qp_num,
		.max_dest_rd_atomic = 4, .min_rnr_timer = 12,
		.ah_attr = {.is_global = 1, .port_num = 1, .grh = {.dgid = gid, .hop_limit = 1}}};
	ZERO(ibv_modify_qp(side->qp, &attr, IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN
		| (reliable ? IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER : 0)));
	attr = (struct ibv_qp_attr){.qp_state = IBV_QPS_RTS, .timeout = 14, .retry_cnt = 3, .rnr_retry = 3,
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

/* The status of the first completion. */
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

static int happen(const struct fault *fault)
{
	enum ibv_qp_type type = fault->how == UNRELIABLE ? IBV_QPT_UC : IBV_QPT_RC;
	static struct side left, right;
	struct ibv_pd *other = NULL;

	memset(&left, 0, sizeof(left));
	memset(&right, 0, sizeof(right));
	if (make(&left, type) || make(&right, type) || connect_to(&left, &right, ALL)
		|| connect_to(&right, &left, fault->how == CLOSED ? 0 : ALL))
		return 1;
	if (fault->how == OTHER_DOMAIN)
		MUST(other = ibv_alloc_pd(ctx));
	MUST(left.mr = ibv_reg_mr(pd, left.memory, BYTES, ALL));
	/* Half of it where more shall be asked for. */
	int access = fault->how == NO_WRITE ? IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ
		: fault->how == NO_ATOMIC ? ALL & ~IBV_ACCESS_REMOTE_ATOMIC : ALL;
	MUST(right.mr = ibv_reg_mr(other ? other : pd, right.memory, fault->length ? fault->length : BYTES, access));
	unsigned rkey = fault->rkey ? fault->rkey : right.mr->rkey;
	if (fault->how == GONE) {
		ZERO(ibv_dereg_mr(right.mr));
		right.mr = NULL;
	}
	if (fault->receive >= 0) {
		struct ibv_sge sge = {(uintptr_t)right.memory, fault->receive,
			fault->receive_lkey ? fault->receive_lkey : right.mr->lkey};
		struct ibv_recv_wr wr = {.sg_list = &sge, .num_sge = 1}, *bad;
		ZERO(ibv_post_recv(right.qp, &wr, &bad));
	}
	struct ibv_sge sge = {(uintptr_t)left.memory, BYTES, fault->lkey ? fault->lkey : left.mr->lkey};
	struct ibv_send_wr wr = {.opcode = fault->opcode, .send_flags = IBV_SEND_SIGNALED}, *bad;
	if (fault->opcode == IBV_WR_LOCAL_INV) {
		wr.invalidate_rkey = NO_KEY;
	} else if (fault->opcode == IBV_WR_ATOMIC_FETCH_AND_ADD) {
		sge.length = 8;
		wr.sg_list = &sge;
		wr.num_sge = 1;
		wr.wr.atomic.remote_addr = (uintptr_t)right.memory;
		wr.wr.atomic.rkey = rkey;
	} else {
		wr.sg_list = &sge;
		wr.num_sge = 1;
		wr.wr.rdma.remote_addr = (uintptr_t)right.memory;
		wr.wr.rdma.rkey = rkey;
	}
	ZERO(ibv_post_send(left.qp, &wr, &bad));
	int of_left = status(&left, 3), of_right = status(&right, 0.1);
	printf("%s %d %d\n", fault->name, of_left, of_right);
	ibv_destroy_qp(left.qp);
	ibv_destroy_qp(right.qp);
	ibv_destroy_cq(left.cq);
	ibv_destroy_cq(right.cq);
	ibv_dereg_mr(left.mr);
	if (right.mr)
		ibv_dereg_mr(right.mr);
	if (other)
		ibv_dealloc_pd(other);
	return 0;
}

int main(int argc, char **argv)
{
	MUST(argc == 2);
	MUST(ctx = open_device(argv[1]));
	MUST(pd = ibv_alloc_pd(ctx));
	ZERO(ibv_query_port(ctx, 1, &port));
	ZERO(ibv_query_gid(ctx, 1, 0, &gid));
	for (size_t i = 0; i < sizeof(faults) / sizeof(*faults); i++)
		if (happen(&faults[i]))
			return 1;
	return 0;
}
