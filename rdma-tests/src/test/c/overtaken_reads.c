/* Counts writes that complete before a read that was posted before them, and how often the data of the read was then
 * not yet in memory. Prints both counts, and the number of attempts. Arguments: the address, a port, the number of
 * attempts. */
#include <rdma/rdma_cma.h>
#include <rdma/rdma_verbs.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MUST(what) do { if (!(what)) { perror(#what); exit(1); } } while (0)
#define ZERO(what) MUST((what) == 0)
#define LENGTH (1 << 18)

static const struct ibv_qp_init_attr wanted = {.cap = {.max_send_wr = 2, .max_recv_wr = 2, .max_send_sge = 1, .max_recv_sge = 1},
	.sq_sig_all = 1, .qp_type = IBV_QPT_RC};
static struct rdma_conn_param parameters = {.responder_resources = 4, .initiator_depth = 4};
static char theirs[LENGTH], mine[LENGTH];
static struct rdma_cm_id *listener;
static uint32_t rkey;
static sem_t stands, done;

static void *serve(void *unused)
{
	struct rdma_cm_id *id;
	struct ibv_mr *mr;

	ZERO(rdma_get_request(listener, &id));
	MUST(mr = ibv_reg_mr(id->pd, theirs, LENGTH, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_WRITE));
	rkey = mr->rkey;
	ZERO(rdma_accept(id, &parameters));
	ZERO(sem_post(&stands));
	ZERO(sem_wait(&done));
	rdma_disconnect(id);
	rdma_dereg_mr(mr);
	rdma_destroy_ep(id);
	return unused;
}

static struct ibv_send_wr work(uint64_t wr_id, enum ibv_wr_opcode opcode, struct ibv_sge *element)
{
	return (struct ibv_send_wr) {.wr_id = wr_id, .sg_list = element, .num_sge = 1, .opcode = opcode,
		.wr.rdma = {.remote_addr = (uintptr_t)theirs, .rkey = rkey}};
}

int main(int argc, char **argv)
{
	struct rdma_addrinfo hints = {.ai_port_space = RDMA_PS_TCP, .ai_flags = RAI_PASSIVE}, *address;
	struct ibv_qp_init_attr init = wanted;
	struct rdma_cm_id *id;
	struct ibv_mr *mr;
	pthread_t server;
	int overtaken = 0, unread = 0;

	MUST(argc == 4);
	ZERO(rdma_getaddrinfo(argv[1], argv[2], &hints, &address));
	ZERO(rdma_create_ep(&listener, address, NULL, &init));
	ZERO(rdma_listen(listener, 1));
	ZERO(sem_init(&stands, 0, 0));
	ZERO(sem_init(&done, 0, 0));
	ZERO(pthread_create(&server, NULL, serve, NULL));
	hints.ai_flags = 0;
	ZERO(rdma_getaddrinfo(argv[1], argv[2], &hints, &address));
	init = wanted;
	ZERO(rdma_create_ep(&id, address, NULL, &init));
	ZERO(rdma_connect(id, &parameters));
	ZERO(sem_wait(&stands));
	MUST(mr = ibv_reg_mr(id->pd, mine, LENGTH, IBV_ACCESS_LOCAL_WRITE));

	for (int i = 0; i < atoi(argv[3]); i++) {
		char mark = (char)(i % 100 + 1);
		struct ibv_sge all = {(uintptr_t)mine, LENGTH, mr->lkey}, some = {(uintptr_t)mine, 8, mr->lkey};
		struct ibv_send_wr write = work(2, IBV_WR_RDMA_WRITE, &some), read = work(1, IBV_WR_RDMA_READ, &all), *bad;
		struct ibv_wc wc;

		memset(theirs, mark, LENGTH);
		memset(mine, 0, LENGTH);
		read.next = &write;
		ZERO(ibv_post_send(id->qp, &read, &bad));
		for (int completed = 0; completed < 2; completed++) {
			MUST(rdma_get_send_comp(id, &wc) == 1 && wc.status == IBV_WC_SUCCESS);
			if (completed == 0 && wc.wr_id == 2) {
				overtaken++;
				unread += mine[LENGTH - 1] != mark;
			}
		}
	}
	printf("overtaken %d, unread %d of %s\n", overtaken, unread, argv[3]);
	ZERO(sem_post(&done));
	/* The disconnection of each side waits for that of the other. */
	rdma_disconnect(id);
	ZERO(pthread_join(server, NULL));
	rdma_dereg_mr(mr);
	rdma_destroy_ep(id);
	rdma_destroy_ep(listener);
	return 0;
}
