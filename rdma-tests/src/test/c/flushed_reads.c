/* Counts reads that are reported as flushed twice when the peer disconnects, while one read is in flight and others
 * wait for it. "client ADDRESS PORT CYCLES" connects CYCLES times, reads until each connection ends, and prints the
 * number of reads that were reported twice and the number of all reads. "server ADDRESS PORT CYCLES" disconnects some
 * milliseconds after a connection has been established, or some hundred for one connection in twenty. The private data
 * of its response is a struct memory, which describes the readable memory; all bytes of the memory are 1. */
#include <rdma/rdma_cma.h>
#include <rdma/rdma_verbs.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MUST(what) do { if (!(what)) { perror(#what); exit(1); } } while (0)
#define ZERO(what) MUST((what) == 0)
#define LENGTH 4096
#define WINDOW 16
/* Maximum number of reads of a connection, which ends after some thousand. */
#define MOST 65536

struct memory {
	uint64_t address;
	uint32_t rkey;
};

static const struct ibv_qp_init_attr wanted = {.cap = {.max_send_wr = WINDOW, .max_recv_wr = 1, .max_send_sge = 1, .max_recv_sge = 1},
	.sq_sig_all = 1, .qp_type = IBV_QPT_RC};
static char bytes[LENGTH];
static struct rdma_addrinfo *address;

static void serve(int cycles)
{
	struct ibv_qp_attr error = {.qp_state = IBV_QPS_ERR};
	struct ibv_qp_init_attr init = wanted;
	struct rdma_cm_id *listener, *id;

	memset(bytes, 1, sizeof bytes);
	ZERO(rdma_create_ep(&listener, address, NULL, &init));
	ZERO(rdma_listen(listener, 8));
	printf("serving\n");
	fflush(stdout);
	for (int i = 0; i < cycles; i++) {
		struct memory memory = {.address = (uintptr_t)bytes};
		struct rdma_conn_param parameters = {.private_data = &memory, .private_data_len = sizeof memory,
			.responder_resources = 1, .initiator_depth = 1};
		struct ibv_mr *mr;

		ZERO(rdma_get_request(listener, &id));
		MUST(mr = ibv_reg_mr(id->pd, bytes, LENGTH, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ));
		memory.rkey = mr->rkey;
		ZERO(rdma_accept(id, &parameters));
		/* In some cycles, even a client that is slow to connect can read before the end. */
		usleep((i % 20 ? 5000 : 300000) + rand() % 10000);
		ZERO(ibv_modify_qp(id->qp, &error, IBV_QP_STATE));
		usleep(20000);
		rdma_dereg_mr(mr);
		rdma_destroy_ep(id);
	}
	rdma_destroy_ep(listener);
}

/* Reads until an error is reported, then polls until no completion arrives for some milliseconds. Returns the number of
 * posted reads. */
static int read_to_the_end(struct rdma_cm_id *id, struct memory from, int *told_twice)
{
	static int told[MOST];
	struct ibv_mr *mr;
	struct ibv_wc wc;
	int posted = 0, done = 0, over = 0;

	memset(told, 0, sizeof told);
	MUST(mr = ibv_reg_mr(id->pd, bytes, LENGTH, IBV_ACCESS_LOCAL_WRITE));
	for (int looks = 0; looks < 20000; looks++) {
		while (!over && posted - done < WINDOW && posted < MOST) {
			struct ibv_sge element = {(uintptr_t)bytes, LENGTH, mr->lkey};
			struct ibv_send_wr read = {.wr_id = posted, .sg_list = &element, .num_sge = 1, .opcode = IBV_WR_RDMA_READ,
				.wr.rdma = {.remote_addr = from.address, .rkey = from.rkey}}, *bad;

			over = ibv_post_send(id->qp, &read, &bad) != 0;
			posted += !over;
		}
		if (ibv_poll_cq(id->send_cq, 1, &wc) != 1)
			continue;
		looks = 0;
		if (told[wc.wr_id]++ == 0)
			done++;
		else
			++*told_twice;
		over |= wc.status != IBV_WC_SUCCESS;
	}
	rdma_dereg_mr(mr);
	return posted;
}

static void read_from(int cycles)
{
	int posted = 0, told_twice = 0;

	for (int i = 0; i < cycles; i++) {
		struct rdma_conn_param parameters = {.responder_resources = 1, .initiator_depth = 1};
		struct ibv_qp_init_attr init = wanted;
		struct memory memory;
		struct rdma_cm_id *id;

		ZERO(rdma_create_ep(&id, address, NULL, &init));
		ZERO(rdma_connect(id, &parameters));
		memcpy(&memory, id->event->param.conn.private_data, sizeof memory);
		posted += read_to_the_end(id, memory, &told_twice);
		rdma_disconnect(id);
		rdma_destroy_ep(id);
	}
	printf("told twice %d of %d\n", told_twice, posted);
}

int main(int argc, char **argv)
{
	struct rdma_addrinfo hints = {.ai_port_space = RDMA_PS_TCP};
	int is_server;

	MUST(argc == 5);
	is_server = strcmp(argv[1], "server") == 0;
	hints.ai_flags = is_server ? RAI_PASSIVE : 0;
	ZERO(rdma_getaddrinfo(argv[2], argv[3], &hints, &address));
	(is_server ? serve : read_from)(atoi(argv[4]));
	return 0;
}
