/* Determines the completion status of a send over soft-iWARP if the peer disconnects after it has received the message,
 * or has no receive. Each cycle connects and sends one message; prints the number of cycles by status for both
 * variants. The third variant has a sender that stays connected: prints the number of messages that did not arrive
 * within half a second. In every fourth cycle, the server computes for five milliseconds before it accepts, so that the
 * scheduler runs the client before the accept is complete.
 * Arguments: the address, a port, the number of cycles. With a fourth argument, only the first variant runs, with a
 * sender that disconnects in response to the event of the peer's disconnection: over RoCE, this may precede the
 * acknowledgement. */
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <rdma/rdma_cma.h>
#include <rdma/rdma_verbs.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MUST(what) do { if (!(what)) { perror(#what); exit(1); } } while (0)
#define ZERO(what) MUST((what) == 0)

static const struct ibv_qp_init_attr wanted = {.cap = {.max_send_wr = 2, .max_recv_wr = 2, .max_send_sge = 1, .max_recv_sge = 1},
	.sq_sig_all = 1, .qp_type = IBV_QPT_RC};
static struct rdma_addrinfo hints = {.ai_port_space = RDMA_PS_TCP}, *address;
static char memory[64];

static struct rdma_cm_id *listener;
static int hears, cycles, unread, unread_of_busy;
static enum { STAYS, NO_RECEIVE, PARTS } way;
static atomic_int served;

/* Returns whether a receive completes within half a second. */
static int arrives(struct rdma_cm_id *id)
{
	struct ibv_wc wc;

	for (int i = 0; i < 500; i++) {
		if (ibv_poll_cq(id->recv_cq, 1, &wc) == 1)
			return 1;
		usleep(1000);
	}
	return 0;
}

static double processor_seconds(void)
{
	struct timespec now;

	ZERO(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now));
	return now.tv_sec + now.tv_nsec / 1e9;
}

static void compute(void)
{
	double end = processor_seconds() + 0.005;

	while (processor_seconds() < end)
		;
}

static void *serve(void *unused)
{
	for (int i = 0; i < cycles; i++) {
		struct rdma_cm_id *id;
		struct ibv_mr *mr;
		struct ibv_wc wc;

		ZERO(rdma_get_request(listener, &id));
		MUST(mr = rdma_reg_msgs(id, memory, sizeof(memory)));
		if (way != NO_RECEIVE)
			ZERO(rdma_post_recv(id, NULL, memory, sizeof(memory), mr));
		if (way == STAYS && i % 4 == 3)
			compute();
		ZERO(rdma_accept(id, NULL));
		if (way == PARTS)
			MUST(rdma_get_recv_comp(id, &wc) == 1);
		else if (way == NO_RECEIVE)
			usleep(20000);
		else
			*(i % 4 == 3 ? &unread_of_busy : &unread) += !arrives(id);
		served++;
		rdma_disconnect(id);
		rdma_dereg_mr(mr);
		rdma_destroy_ep(id);
	}
	return unused;
}

/* Waits for the event of the peer's disconnection, and disconnects. */
static void end_when_told(struct rdma_cm_id *id)
{
	struct ibv_qp_attr error = {.qp_state = IBV_QPS_ERR};
	struct pollfd event = {.fd = id->channel->fd, .events = POLLIN};

	MUST(poll(&event, 1, 5000) == 1);
	ZERO(ibv_modify_qp(id->qp, &error, IBV_QP_STATE));
}

int main(int argc, char **argv)
{
	MUST(argc == 4 || argc == 5);
	hears = argc == 5;
	cycles = atoi(argv[3]);

	for (way = PARTS + 1; way-- > (hears ? PARTS : STAYS);) {
		pthread_t server;
		int told[32] = {0};

		hints.ai_flags = RAI_PASSIVE;
		ZERO(rdma_getaddrinfo(argv[1], argv[2], &hints, &address));
		struct ibv_qp_init_attr init = wanted;
		ZERO(rdma_create_ep(&listener, address, NULL, &init));
		ZERO(rdma_listen(listener, 8));
		ZERO(pthread_create(&server, NULL, serve, NULL));
		hints.ai_flags = 0;
		ZERO(rdma_getaddrinfo(argv[1], argv[2], &hints, &address));
		for (int i = 0; i < cycles; i++) {
			struct rdma_cm_id *id;
			struct ibv_mr *mr;
			struct ibv_wc wc;

			init = wanted;
			ZERO(rdma_create_ep(&id, address, NULL, &init));
			MUST(mr = rdma_reg_msgs(id, memory, sizeof(memory)));
			ZERO(rdma_connect(id, NULL));
			ZERO(rdma_post_send(id, NULL, memory, sizeof(memory), mr, IBV_SEND_SIGNALED));
			if (way == PARTS && hears)
				end_when_told(id);
			MUST(rdma_get_send_comp(id, &wc) == 1);
			told[wc.status]++;
			while (way == STAYS && served <= i)
				usleep(1000);
			rdma_disconnect(id);
			rdma_dereg_mr(mr);
			rdma_destroy_ep(id);
		}
		ZERO(pthread_join(server, NULL));
		if (way == STAYS) {
			printf("unread %d, of a busy server %d\n", unread, unread_of_busy);
		} else {
			printf("%s", way == PARTS ? "parts" : "no_receive");
			for (int i = 0; i < 32; i++)
				if (told[i])
					printf(" %d:%d", i, told[i]);
			printf("\n");
		}
		served = 0;
		rdma_destroy_ep(listener);
	}
	return 0;
}
