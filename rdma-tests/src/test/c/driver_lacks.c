/* Tests features that some drivers lack. Prints a line for each feature: its name, and 0 if it is supported, otherwise
 * the error number of the call. The name is that of the function, or one of the following, whose error number is
 * ENOTSUP:
 *   rnr_timer            a sender whose peer has no receive retries for the time and the number of retries that were set
 *                        (otherwise: it fails in less than half of that time)
 *   flush_after_error    a send that is posted in the error state is flushed
 *   reset_refuses        a queue pair in RESET rejects receives
 *   listen_of_each_kind  a port can have a listener for IPv6 only and a listener for IPv4
 * Argument: the device. */
#include "by_hand.h"
#include <arpa/inet.h>
#include <errno.h>
#include <rdma/rdma_cma.h>

static void tell(const char *call, const void *made)
{
	printf("%s %d\n", call, made ? 0 : errno);
}

/* Connects two reliable queue pairs. The left one sends. */
static int connected(struct side *left, struct side *right, struct patience patience)
{
	if (make(left, IBV_QPT_RC) || make(right, IBV_QPT_RC) || connect_to(left, right, ALL, patience)
		|| connect_to(right, left, ALL, patience))
		return 1;
	MUST(left->mr = ibv_reg_mr(pd, left->memory, BYTES, ALL));
	return 0;
}

/* Six retries after 2.56 ms each, and an acknowledge timeout of 65 us. */
static int rnr_timer(void)
{
	static const struct patience patience = {.timeout = 4, .retries = 6, .rnr_timer = 16, .rnr_retries = 6};
	static struct side left, right;

	ZERO(connected(&left, &right, patience));
	struct ibv_sge sge = {(uintptr_t)left.memory, BYTES, left.mr->lkey};
	struct ibv_send_wr wr = {.opcode = IBV_WR_SEND, .send_flags = IBV_SEND_SIGNALED, .sg_list = &sge, .num_sge = 1}, *bad;
	double start = seconds();
	ZERO(ibv_post_send(left.qp, &wr, &bad));
	MUST(status(&left, 10) == IBV_WC_RNR_RETRY_EXC_ERR);
	printf("rnr_timer %d\n", seconds() - start < 6 * 0.00256 / 2 ? ENOTSUP : 0);
	return 0;
}

static int flush_after_error(void)
{
	static const struct patience patience = {.timeout = 14, .retries = 3, .rnr_timer = 12, .rnr_retries = 3};
	static struct side left, right;

	ZERO(connected(&left, &right, patience));
	struct ibv_sge sge = {(uintptr_t)left.memory, BYTES, left.mr->lkey};
	/* An invalid key. */
	struct ibv_send_wr wr = {.opcode = IBV_WR_RDMA_READ, .send_flags = IBV_SEND_SIGNALED, .sg_list = &sge, .num_sge = 1,
		.wr.rdma = {.remote_addr = (uintptr_t)right.memory, .rkey = 0x7FFFFF55}}, *bad;
	ZERO(ibv_post_send(left.qp, &wr, &bad));
	MUST(status(&left, 10) > IBV_WC_SUCCESS);
	ZERO(ibv_post_send(left.qp, &wr, &bad));
	printf("flush_after_error %d\n", status(&left, 2) == IBV_WC_WR_FLUSH_ERR ? 0 : ENOTSUP);
	return 0;
}

static int reset_refuses(struct ibv_qp *qp)
{
	struct ibv_recv_wr wr = {0}, *bad;

	printf("reset_refuses %d\n", ibv_post_recv(qp, &wr, &bad) ? 0 : ENOTSUP);
	return 0;
}

static int listen_of_each_kind(void)
{
	struct rdma_cm_id *six, *four;
	struct sockaddr_in6 any6 = {.sin6_family = AF_INET6};
	struct sockaddr_in any4 = {.sin_family = AF_INET};
	int yes = 1;

	ZERO(rdma_create_id(NULL, &six, NULL, RDMA_PS_TCP));
	ZERO(rdma_create_id(NULL, &four, NULL, RDMA_PS_TCP));
	ZERO(rdma_set_option(six, RDMA_OPTION_ID, RDMA_OPTION_ID_AFONLY, &yes, sizeof(yes)));
	ZERO(rdma_bind_addr(six, (struct sockaddr *)&any6));
	ZERO(rdma_listen(six, 1));
	any4.sin_port = rdma_get_src_port(six);
	printf("listen_of_each_kind %d\n",
		rdma_bind_addr(four, (struct sockaddr *)&any4) || rdma_listen(four, 1) ? ENOTSUP : 0);
	return 0;
}

int main(int argc, char **argv)
{
	struct ibv_cq *cq;

	MUST(argc == 2);
	ZERO(open_device(argv[1]));
	MUST(cq = ibv_create_cq(ctx, 4, NULL, NULL, 0));
	struct ibv_cq_init_attr_ex of_queue = {.cqe = 4, .wc_flags = IBV_WC_STANDARD_FLAGS};
	tell("ibv_create_cq_ex", ibv_create_cq_ex(ctx, &of_queue));
	struct ibv_qp_init_attr_ex of_pair = {.send_cq = cq, .recv_cq = cq, .qp_type = IBV_QPT_RC,
		.cap = {.max_send_wr = 2, .max_recv_wr = 2, .max_send_sge = 1, .max_recv_sge = 1},
		.comp_mask = IBV_QP_INIT_ATTR_PD | IBV_QP_INIT_ATTR_SEND_OPS_FLAGS, .pd = pd,
		.send_ops_flags = IBV_QP_EX_WITH_SEND};
	tell("ibv_create_qp_ex", ibv_create_qp_ex(ctx, &of_pair));
	tell("ibv_alloc_mw", ibv_alloc_mw(pd, IBV_MW_TYPE_1));
	struct ibv_qp_init_attr of_reset = {.send_cq = cq, .recv_cq = cq, .qp_type = IBV_QPT_RC,
		.cap = {.max_send_wr = 2, .max_recv_wr = 2, .max_send_sge = 1, .max_recv_sge = 1}};
	struct ibv_qp *qp;
	MUST(qp = ibv_create_qp(pd, &of_reset));
	ZERO(reset_refuses(qp));
	ZERO(listen_of_each_kind());
	/* iWARP has no RNR timer, and requires the connection manager. */
	return ctx->device->transport_type == IBV_TRANSPORT_IB ? rnr_timer() || flush_after_error() : 0;
}
