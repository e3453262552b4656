/* Determines how many queues of one page a context can have, at most 300: completion queues, and queue pairs in
 * addition to larger queues. Prints the number for each layout, the number of failures of ten further attempts, and
 * errno.
 *
 * The driver assigns the first free pages of the context's file to each queue. libsiw interprets the offset 0x90000,
 * which is page 144 of 4 KiB, as SIW_INVAL_UOBJ_KEY: it destroys a queue that starts there, and does not set errno.
 * Argument: the device. */
#include <infiniband/verbs.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MUST(what) do { if (!(what)) { perror(#what); exit(1); } } while (0)
#define ZERO(what) MUST((what) == 0)
#define MOST 300

static struct ibv_context *context;
static struct ibv_pd *domain;

static struct ibv_cq *queue(int entries)
{
	return ibv_create_cq(context, entries, NULL, NULL, 0);
}

static void *queue_of_one_page(void *unused, void *unused_too)
{
	(void)unused;
	(void)unused_too;
	return queue(1);
}

/* The send queue has one page, and there is no receive queue. */
static void *pair(void *completions, void *receives)
{
	struct ibv_qp_init_attr init = {.send_cq = completions, .recv_cq = completions, .srq = receives, .qp_type = IBV_QPT_RC,
		.cap = {.max_send_wr = 8, .max_send_sge = 1}};

	return ibv_create_qp(domain, &init);
}

static void count(const char *layout, void *(*create)(void *, void *), void *completions, void *receives)
{
	void *all[MOST];
	int created = 0, refused = 0;

	errno = 0;
	while (created < MOST && (all[created] = create(completions, receives)))
		created++;
	for (int i = 0; created < MOST && i < 10; i++)
		refused += create(completions, receives) == NULL;
	printf("%s: %d, %d refused, errno %d\n", layout, created, refused, errno);
	for (int i = 0; i < created; i++)
		ZERO(create == pair ? ibv_destroy_qp(all[i]) : ibv_destroy_cq(all[i]));
}

int main(int argc, char **argv)
{
	struct ibv_device **devices = ibv_get_device_list(NULL);
	struct ibv_srq_init_attr shared = {.attr = {.max_wr = 2048, .max_sge = 1}};
	struct ibv_cq *completions, *before[3];
	struct ibv_srq *receives;

	MUST(argc == 2 && devices);
	while (*devices && strcmp(ibv_get_device_name(*devices), argv[1]))
		devices++;
	MUST(*devices && (context = ibv_open_device(*devices)) && (domain = ibv_alloc_pd(context)));

	count("completion queues", queue_of_one_page, NULL, NULL);

	/* 33 pages and 56 pages. */
	MUST(completions = queue(4096));
	MUST(receives = ibv_create_srq(domain, &shared));
	count("queue pairs", pair, completions, receives);
	ZERO(ibv_destroy_srq(receives));
	ZERO(ibv_destroy_cq(completions));

	/* 65 pages and 112 pages: the second one extends over page 144. */
	shared.attr.max_wr = 4096;
	MUST(completions = queue(8192));
	MUST(receives = ibv_create_srq(domain, &shared));
	count("queue pairs, shared queue over page 144", pair, completions, receives);
	ZERO(ibv_destroy_srq(receives));
	ZERO(ibv_destroy_cq(completions));

	/* 129, 9 and 5 pages, then pages 143 and 144. */
	shared.attr.max_wr = 2048;
	MUST((before[0] = queue(16384)) && (before[1] = queue(1024)) && (before[2] = queue(512)));
	MUST(completions = queue(128));
	for (int i = 0; i < 3; i++)
		ZERO(ibv_destroy_cq(before[i]));
	MUST(receives = ibv_create_srq(domain, &shared));
	count("queue pairs, completion queue over page 144", pair, completions, receives);
	return 0;
}
