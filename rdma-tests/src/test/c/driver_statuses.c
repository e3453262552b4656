/* Provokes faults of reliable and unreliable connections between two queue pairs, and prints a line for each fault: its
 * name, and the status of the first completion of each side, -1 if there was none within three seconds. The statuses
 * depend on the kernel. Argument: the device, which must support connections without the connection manager. */
#include "by_hand.h"

#define NO_KEY 0x7FFFFF55

/* Parameters of a faulty work request. A key or length of 0 stands for that of the region. */
struct fault {
	const char *name;
	enum ibv_wr_opcode opcode;
	unsigned lkey, rkey, length;
	/* Length of the receive that the right side posts before; -1 for none. */
	int receive;
	unsigned receive_lkey;
	/* Changes of the region of the right side. */
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

static int happen(const struct fault *fault)
{
	enum ibv_qp_type type = fault->how == UNRELIABLE ? IBV_QPT_UC : IBV_QPT_RC;
	static const struct patience patience = {.timeout = 14, .retries = 3, .rnr_timer = 12, .rnr_retries = 3};
	static struct side left, right;
	struct ibv_pd *other = NULL;

	memset(&left, 0, sizeof(left));
	memset(&right, 0, sizeof(right));
	if (make(&left, type) || make(&right, type) || connect_to(&left, &right, ALL, patience)
		|| connect_to(&right, &left, fault->how == CLOSED ? 0 : ALL, patience))
		return 1;
	if (fault->how == OTHER_DOMAIN)
		MUST(other = ibv_alloc_pd(ctx));
	MUST(left.mr = ibv_reg_mr(pd, left.memory, BYTES, ALL));
	/* Only half of the memory, for requests that exceed the region. */
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
	ZERO(open_device(argv[1]));
	for (size_t i = 0; i < sizeof(faults) / sizeof(*faults); i++)
		if (happen(&faults[i]))
			return 1;
	return 0;
}
