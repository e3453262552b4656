/*
 * A peer of docs/message-protocol.md, written from that page alone.
 *
 *   message_peer server ADDRESS PORT [OPTION]...
 *   message_peer client ADDRESS PORT COUNT SEED [OPTION]...
 *
 * The server returns each MESSAGE, answers each REQUEST with its bytes reversed, and an empty REQUEST with the FAILURE
 * "empty". It serves one connection after another and prints one line for each; port 0 selects a free port. The client
 * sends COUNT messages and requests whose sizes and bytes derive from SEED, verifies the messages that return, sends
 * END, waits for the end and prints its counts. Exit codes: 0 success; 1 a deviation, described on stderr; 2 usage.
 *
 *   --slot BYTES       slot size (4096)
 *   --window N         window (32)
 *   --offers N         maximum number of offers from the peer (8)
 *   --outgoing N       maximum number of outstanding offers to the peer (8)
 *   --max BYTES        maximum message size in both directions (1048576)
 *   --timeout SECONDS  maximum time without progress (30)
 *   --connections N    server: exits after N connections
 *   --end-after N      server: sends END after it has returned N messages, without waiting for the client's
 *   --reserved         client: fills reserved fields with ones, which a receiver ignores
 *   --violate NAME     client: violates the protocol, and prints how the connection ended (see `violations`)
 *
 * Link with -lrdmacm -libverbs.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <netdb.h>
#include <poll.h>
#include <rdma/rdma_cma.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))

enum {
	MAGIC = 0x52344A4D,
	VERSION = 1,
	DESCRIPTION = 32, /* size of the private data of a request and of a response */
	REJECTION = 8,
	HEADER = 16,
	OFFER = 32,
	OFFER_FLAG = 1,
	SPARE_RECEIVES = 10,
	MAX_STARTS = 4,
	START_INTERVAL = 200, /* milliseconds */
	MAX_SENDS = 64,
	CONTROL_BUFFERS = 16,
	MAX_QUEUED = 16,      /* data messages that wait for credits; the peer's messages stay unconsumed meanwhile */
	READ_SIZE = 1 << 20,
};

enum type {
	MESSAGE = 1, REQUEST = 2, ANSWER = 3, FAILURE = 4,
	START = 16, CREDIT = 17, DONE = 18, PING = 19, PONG = 20, END = 21,
};

enum reason { UNKNOWN_VERSION = 1, OUT_OF_RANGE = 2 };

/* Low bits of a wr_id; the rest is an index or a pointer. */
enum { RECEIVE, CONTROL, DATA, READ, KIND_MASK = 7 };

struct limits {
	uint32_t slot;
	uint32_t window;
	uint32_t offers;
	uint64_t max;
};

/* A data message to the peer: memory for a header of OFFER bytes, then the payload. */
struct outgoing {
	struct outgoing *next;
	enum type type;
	bool offer;
	bool completed; /* whether the send has completed */
	bool confirmed; /* whether the peer has confirmed the offer */
	uint64_t id;
	uint32_t length;
	unsigned char *memory;
	struct ibv_mr *mr;
};

/* A data message from the peer that has not been consumed. An eager one occupies its slot. */
struct incoming {
	struct incoming *next;
	enum type type;
	bool offer;
	uint64_t id;
	uint32_t length;
	uint32_t slot;
	uint64_t address;
	uint32_t key;
	uint32_t read;         /* bytes of the offer that have been read */
	unsigned char *memory; /* the payload of an offer */
	struct ibv_mr *mr;
};

struct counts {
	uint64_t by_type[32];
	uint64_t offers;
	uint64_t bytes;
};

struct connection {
	struct rdma_cm_id *id;
	struct rdma_event_channel *events;
	struct ibv_pd *pd;
	struct ibv_comp_channel *completions;
	struct ibv_cq *cq;
	bool connecting; /* whether this is the connecting side */
	bool iwarp;

	struct limits peer;
	uint32_t outgoing_limit; /* maximum number of outstanding offers to the peer */

	uint32_t receives;
	unsigned char *slots;
	struct ibv_mr *slots_mr;
	unsigned char *controls;
	struct ibv_mr *controls_mr;
	uint32_t free_controls[CONTROL_BUFFERS];
	uint32_t free_control_count;
	uint32_t sends; /* posted sends that have not completed */

	uint32_t credits;      /* data messages that this side may send */
	uint32_t peer_credits; /* data messages that the peer may send */
	uint32_t owed;         /* credits to return */
	uint32_t outstanding;  /* own offers without a DONE */
	uint32_t unconfirmed;  /* the peer's offers without a DONE */
	uint32_t done_due;     /* offers to confirm */
	bool start_due, pong_due, ping_due;
	uint64_t pong_id;
	bool ping_pending;
	uint64_t ping_id;
	int64_t ping_time;

	uint32_t starts_in, starts_out;
	bool end_wanted;
	bool end_sent[2], end_received[2]; /* by id */
	bool disconnecting, disconnected;

	struct outgoing *queued, **queued_tail; /* not yet sent */
	uint32_t queued_count;
	struct outgoing *sent, **sent_tail; /* not completed or not confirmed */
	struct incoming *inbox, **inbox_tail;
	struct incoming *reading;

	int64_t start_time, receive_time, progress_time;
	struct counts in, out;
	bool hostile; /* whether received messages are ignored */
	bool failed;
	char failure[256];
};

static struct limits own = {.slot = 4096, .window = 32, .offers = 8, .max = 1 << 20};
static uint32_t own_outgoing = 8;
static int64_t timeout_ms = 30000;
static uint64_t end_after = UINT64_MAX;
static uint64_t max_connections = UINT64_MAX;
static bool fill_reserved;
static const char *violation;

static _Noreturn void die(const char *format, ...)
{
	va_list arguments;

	fflush(stdout);
	fprintf(stderr, "message_peer: ");
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fprintf(stderr, "\n");
	exit(1);
}

static void *must(void *pointer, const char *what)
{
	if (!pointer)
		die("%s: %s", what, strerror(errno));
	return pointer;
}

static void zero(int result, const char *what)
{
	if (result)
		die("%s: %s", what, strerror(result > 0 ? result : errno));
}

static int64_t now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * INT64_C(1000) + t.tv_nsec / 1000000;
}

static void put(unsigned char *at, int size, uint64_t value)
{
	for (int i = size; i-- > 0; value >>= 8)
		at[i] = value & 0xFF;
}

static uint64_t get(const unsigned char *at, int size)
{
	uint64_t value = 0;

	for (int i = 0; i < size; i++)
		value = value << 8 | at[i];
	return value;
}

static uint64_t min(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* Half of a window, rounded up: the fewest credits of a CREDIT. */
static uint32_t half(uint32_t window)
{
	return (window + 1) / 2;
}

static const char *name(unsigned type)
{
	static const char *const names[] = {[MESSAGE] = "MESSAGE", [REQUEST] = "REQUEST", [ANSWER] = "ANSWER",
		[FAILURE] = "FAILURE", [START] = "START", [CREDIT] = "CREDIT", [DONE] = "DONE", [PING] = "PING",
		[PONG] = "PONG", [END] = "END"};

	return type < ARRAY_SIZE(names) && names[type] ? names[type] : "message of an unknown type";
}

/* Records the first failure of the connection, which then ends. */
__attribute__((format(printf, 2, 3)))
static void fail(struct connection *c, const char *format, ...)
{
	va_list arguments;

	if (c->failed)
		return;
	c->failed = true;
	va_start(arguments, format);
	vsnprintf(c->failure, sizeof(c->failure), format, arguments);
	va_end(arguments);
}

/* Private data */

static void describe(unsigned char *to)
{
	memset(to, 0, DESCRIPTION);
	if (fill_reserved)
		memset(to, 0xFF, DESCRIPTION);
	put(to, 4, MAGIC);
	put(to + 4, 1, VERSION);
	put(to + 8, 4, own.slot);
	put(to + 12, 2, own.window);
	put(to + 14, 2, own.offers);
	put(to + 16, 8, own.max);
}

/* Returns 0, or the reason for a rejection. */
static int parse(const unsigned char *from, uint32_t size, struct limits *to)
{
	if (!from || size < DESCRIPTION || get(from, 4) != MAGIC || from[4] != VERSION)
		return UNKNOWN_VERSION;
	to->slot = get(from + 8, 4);
	to->window = get(from + 12, 2);
	to->offers = get(from + 14, 2);
	to->max = get(from + 16, 8);
	if (to->slot < 64 || to->slot > 16777216 || to->window < 1 || to->window > 32767 || to->offers > 1024 ||
	    to->max > 2147483647)
		return OUT_OF_RANGE;
	return 0;
}

/* Resources */

static void post_receive(struct connection *c, uint32_t slot)
{
	struct ibv_sge sge = {(uintptr_t)(c->slots + (size_t)slot * own.slot), own.slot, c->slots_mr->lkey};
	struct ibv_recv_wr wr = {.wr_id = (uint64_t)slot << 3 | RECEIVE, .sg_list = &sge, .num_sge = 1}, *bad;
	int error = ibv_post_recv(c->id->qp, &wr, &bad);

	if (error && !c->disconnected)
		fail(c, "cannot post a receive: %s", strerror(error));
}

/* Creates the queue pair and posts all receives. */
static void prepare(struct connection *c, uint32_t outgoing)
{
	struct ibv_context *verbs = c->id->verbs;
	struct ibv_qp_init_attr init;

	c->iwarp = verbs->device->transport_type == IBV_TRANSPORT_IWARP;
	c->receives = own.window + outgoing + SPARE_RECEIVES;
	c->pd = must(ibv_alloc_pd(verbs), "ibv_alloc_pd");
	c->completions = must(ibv_create_comp_channel(verbs), "ibv_create_comp_channel");
	fcntl(c->completions->fd, F_SETFL, O_NONBLOCK);
	c->cq = must(ibv_create_cq(verbs, c->receives + MAX_SENDS + 2, NULL, c->completions, 0), "ibv_create_cq");
	init = (struct ibv_qp_init_attr){.send_cq = c->cq, .recv_cq = c->cq, .qp_type = IBV_QPT_RC, .sq_sig_all = 1,
		.cap = {.max_send_wr = MAX_SENDS + 1, .max_recv_wr = c->receives, .max_send_sge = 1, .max_recv_sge = 1}};
	zero(rdma_create_qp(c->id, c->pd, &init), "rdma_create_qp");
	c->slots = must(calloc(c->receives, own.slot), "calloc");
	c->slots_mr = must(ibv_reg_mr(c->pd, c->slots, (size_t)c->receives * own.slot, IBV_ACCESS_LOCAL_WRITE),
		"ibv_reg_mr");
	c->controls = must(calloc(CONTROL_BUFFERS, OFFER), "calloc");
	c->controls_mr = must(ibv_reg_mr(c->pd, c->controls, CONTROL_BUFFERS * OFFER, 0), "ibv_reg_mr");
	for (uint32_t i = 0; i < CONTROL_BUFFERS; i++)
		c->free_controls[c->free_control_count++] = i;
	for (uint32_t i = 0; i < c->receives; i++)
		post_receive(c, i);
	c->queued_tail = &c->queued;
	c->sent_tail = &c->sent;
	c->inbox_tail = &c->inbox;
	c->peer_credits = own.window;
}

static void set_peer(struct connection *c, const struct limits *peer)
{
	c->peer = *peer;
	c->credits = peer->window;
	c->outgoing_limit = min(own_outgoing, peer->offers);
	c->start_time = c->receive_time = c->progress_time = now();
}

static void free_outgoing(struct outgoing *m)
{
	ibv_dereg_mr(m->mr);
	free(m->memory);
	free(m);
}

static void free_incoming(struct incoming *m)
{
	if (m->mr)
		ibv_dereg_mr(m->mr);
	free(m->memory);
	free(m);
}

static void release(struct connection *c)
{
	if (c->id->qp)
		rdma_destroy_qp(c->id);
	while (c->queued) {
		struct outgoing *m = c->queued;
		c->queued = m->next;
		free_outgoing(m);
	}
	while (c->sent) {
		struct outgoing *m = c->sent;
		c->sent = m->next;
		free_outgoing(m);
	}
	while (c->inbox) {
		struct incoming *m = c->inbox;
		c->inbox = m->next;
		free_incoming(m);
	}
	if (c->cq) {
		ibv_dereg_mr(c->slots_mr);
		ibv_dereg_mr(c->controls_mr);
		free(c->slots);
		free(c->controls);
		ibv_destroy_cq(c->cq);
		ibv_destroy_comp_channel(c->completions);
		ibv_dealloc_pd(c->pd);
	}
	rdma_destroy_id(c->id);
	rdma_destroy_event_channel(c->events);
}

/* Sending */

static void write_header(unsigned char *to, unsigned type, unsigned flags, uint32_t credits, uint32_t length,
	uint64_t id)
{
	put(to, 1, type);
	put(to + 1, 1, flags);
	put(to + 2, 2, credits);
	put(to + 4, 4, length);
	put(to + 8, 8, id);
}

static bool post(struct connection *c, uint64_t wr_id, const void *memory, uint32_t size, uint32_t key)
{
	struct ibv_sge sge = {(uintptr_t)memory, size, key};
	struct ibv_send_wr wr = {.wr_id = wr_id, .sg_list = &sge, .num_sge = 1, .opcode = IBV_WR_SEND}, *bad;
	int error = ibv_post_send(c->id->qp, &wr, &bad);

	if (error) {
		fail(c, "cannot post a send: %s", strerror(error));
		return false;
	}
	c->sends++;
	return true;
}

/* Returns the credits to put into the next header, which then count as returned. */
static uint32_t take_credits(struct connection *c)
{
	uint32_t credits = c->owed;

	c->owed = 0;
	c->peer_credits += credits;
	return credits;
}

/* Returns a buffer of OFFER bytes, or NULL if all are in use. */
static unsigned char *control_buffer(struct connection *c, uint64_t *wr_id)
{
	uint32_t index;

	if (!c->free_control_count || c->sends >= MAX_SENDS)
		return NULL;
	index = c->free_controls[--c->free_control_count];
	*wr_id = (uint64_t)index << 3 | CONTROL;
	return c->controls + (size_t)index * OFFER;
}

/* Sends a control message; returns false if it has to wait. */
static bool send_control(struct connection *c, enum type type, uint32_t length, uint64_t id)
{
	uint64_t wr_id;
	unsigned char *buffer = control_buffer(c, &wr_id);

	if (!buffer)
		return false;
	write_header(buffer, type, 0, take_credits(c), length, id);
	c->out.by_type[type]++;
	return post(c, wr_id, buffer, HEADER, c->controls_mr->lkey);
}

/* Returns a data message whose payload the caller fills in before the next flush. */
static struct outgoing *enqueue(struct connection *c, enum type type, uint64_t id, uint32_t length, bool offer)
{
	struct outgoing *m = must(calloc(1, sizeof(*m)), "calloc");

	m->type = type;
	m->id = id;
	m->length = length;
	m->offer = offer;
	/* soft-iWARP (6.1) may send wrong bytes if a send, or a read by the peer, of at most 32 bytes crosses a page: its
	 * siw_try_1seg splits them wrongly. Aligned memory avoids that for the header and for the payload. */
	m->memory = must(aligned_alloc(64, ((size_t)OFFER + length + 63) & ~(size_t)63), "aligned_alloc");
	m->mr = must(ibv_reg_mr(c->pd, m->memory, (size_t)OFFER + length,
		IBV_ACCESS_LOCAL_WRITE | (offer ? IBV_ACCESS_REMOTE_READ : 0)), "ibv_reg_mr");
	*c->queued_tail = m;
	c->queued_tail = &m->next;
	c->queued_count++;
	return m;
}

static unsigned char *payload(struct outgoing *m)
{
	return m->memory + OFFER;
}

static bool send_data(struct connection *c, struct outgoing *m)
{
	unsigned char *header = m->offer ? m->memory : payload(m) - HEADER;

	write_header(header, m->type, m->offer ? OFFER_FLAG : 0, take_credits(c), m->length, m->id);
	if (m->offer) {
		put(header + 16, 8, (uintptr_t)payload(m));
		put(header + 24, 4, m->mr->rkey);
		put(header + 28, 4, fill_reserved ? UINT32_MAX : 0);
		c->outstanding++;
		c->out.offers++;
	}
	c->credits--;
	c->out.by_type[m->type]++;
	c->out.bytes += m->length;
	c->progress_time = now();
	return post(c, (uintptr_t)m | DATA, header, m->offer ? OFFER : HEADER + m->length, m->mr->lkey);
}

/* Releases sent messages whose memory neither side needs any more. */
static void sweep(struct connection *c)
{
	struct outgoing **at = &c->sent;

	while (*at) {
		struct outgoing *m = *at;
		if (m->completed && (!m->offer || m->confirmed)) {
			*at = m->next;
			free_outgoing(m);
		} else {
			at = &m->next;
		}
	}
	c->sent_tail = at;
}

/* Whether the end of the connection is no failure: this side knows that it is complete. */
static bool is_complete(const struct connection *c)
{
	return c->end_received[1] || c->end_sent[1];
}

static void flush_end(struct connection *c)
{
	if (c->queued || c->outstanding)
		return;
	if (c->end_wanted && !c->end_sent[0] && !c->end_sent[1]) {
		int id = c->end_received[0] || c->end_received[1];
		c->end_sent[id] = send_control(c, END, 0, id);
	}
	if (c->end_sent[0] && c->end_received[0] && !c->end_sent[1])
		c->end_sent[1] = send_control(c, END, 0, 1);
}

/* Sends what is due, as far as credits, offers and buffers permit. */
static void flush(struct connection *c)
{
	if (c->disconnecting || c->disconnected || c->failed)
		return;
	if (c->start_due && send_control(c, START, 0, 0)) {
		c->start_due = false;
		c->starts_out++;
		c->start_time = now();
	}
	if (!c->starts_in || !c->starts_out)
		return;
	if (c->pong_due && send_control(c, PONG, 0, c->pong_id))
		c->pong_due = false;
	if (c->done_due && c->free_control_count && c->sends < MAX_SENDS) {
		uint32_t done = c->done_due;
		c->done_due = 0;
		c->unconfirmed -= done;
		send_control(c, DONE, done, 0);
	}
	if (c->ping_due && !c->ping_pending && send_control(c, PING, 0, c->ping_id)) {
		c->ping_due = false;
		c->ping_pending = true;
		c->ping_time = now();
	}
	while (c->queued && c->credits && c->sends < MAX_SENDS && !c->failed) {
		struct outgoing *m = c->queued;
		if (m->offer && c->outstanding >= c->outgoing_limit)
			break;
		c->queued = m->next;
		if (!c->queued)
			c->queued_tail = &c->queued;
		c->queued_count--;
		m->next = NULL;
		*c->sent_tail = m;
		c->sent_tail = &m->next;
		send_data(c, m);
	}
	flush_end(c);
	if (c->owed >= half(own.window) && !is_complete(c))
		send_control(c, CREDIT, 0, 0);
}

/* Receiving */

/* Starts the read of the next part of the oldest offer that has not been read. */
static void read_next(struct connection *c)
{
	struct incoming *m = c->inbox;
	struct ibv_sge sge;
	struct ibv_send_wr wr = {.sg_list = &sge, .num_sge = 1, .opcode = IBV_WR_RDMA_READ}, *bad;
	int error;

	while (m && (!m->offer || m->read == m->length))
		m = m->next;
	if (!m || c->reading)
		return;
	if (!m->memory) {
		/* iWARP requires remote write access to the destination of a read. */
		m->memory = must(malloc(m->length), "malloc");
		m->mr = must(ibv_reg_mr(c->pd, m->memory, m->length,
			IBV_ACCESS_LOCAL_WRITE | (c->iwarp ? IBV_ACCESS_REMOTE_WRITE : 0)), "ibv_reg_mr");
	}
	sge = (struct ibv_sge){(uintptr_t)(m->memory + m->read), min(READ_SIZE, m->length - m->read), m->mr->lkey};
	wr.wr_id = (uintptr_t)m | READ;
	wr.wr.rdma.remote_addr = m->address + m->read;
	wr.wr.rdma.rkey = m->key;
	error = ibv_post_send(c->id->qp, &wr, &bad);
	if (error)
		fail(c, "cannot post a read: %s", strerror(error));
	else
		c->reading = m;
}

static void read_completed(struct connection *c)
{
	struct incoming *m = c->reading;

	c->reading = NULL;
	m->read += min(READ_SIZE, m->length - m->read);
	if (m->read == m->length)
		c->done_due++;
	c->progress_time = now();
	read_next(c);
}

static void received_credits(struct connection *c, unsigned type, uint32_t credits)
{
	if (credits > c->peer.window - c->credits)
		fail(c, "violation: %s returns %u credits, but only %u have been spent", name(type), credits,
			c->peer.window - c->credits);
	c->credits += credits;
}

static void received_done(struct connection *c, uint32_t count)
{
	if (count == 0 || count > c->outstanding) {
		fail(c, "violation: DONE confirms %u offers of %u", count, c->outstanding);
		return;
	}
	c->outstanding -= count;
	for (struct outgoing *m = c->sent; m && count; m = m->next)
		if (m->offer && !m->confirmed) {
			m->confirmed = true;
			count--;
		}
	sweep(c);
	c->progress_time = now();
}

static void received_end(struct connection *c, uint64_t id)
{
	if (c->end_received[id])
		fail(c, "violation: a second END with id %" PRIu64, id);
	else if (id == 0 && c->end_received[1])
		fail(c, "violation: END with id 0 after END with id 1");
	else if (id == 1 && !c->end_sent[0] && !c->end_sent[1])
		fail(c, "violation: END with id 1 before this side has sent END");
	else if (c->unconfirmed)
		fail(c, "violation: END while %u offers are outstanding", c->unconfirmed);
	c->end_received[id] = true;
	c->progress_time = now();
}

static void received_control(struct connection *c, unsigned type, uint32_t credits, uint32_t length, uint64_t id)
{
	switch (type) {
	case START:
		if (++c->starts_in > MAX_STARTS)
			fail(c, "violation: more than %d STARTs", MAX_STARTS);
		else if (c->starts_in == 1 && !c->connecting)
			c->start_due = true;
		break;
	case CREDIT:
		if (credits < half(c->peer.window))
			fail(c, "violation: CREDIT returns %u credits, less than half of the window of %u", credits,
				c->peer.window);
		break;
	case DONE:
		received_done(c, length);
		break;
	case PING:
		if (c->pong_due)
			fail(c, "violation: a second PING before the answer to the first");
		c->pong_due = true;
		c->pong_id = id;
		break;
	case PONG:
		if (!c->ping_pending)
			fail(c, "violation: PONG without a PING");
		else if (id != c->ping_id)
			fail(c, "violation: PONG with id %" PRIu64 " instead of %" PRIu64, id, c->ping_id);
		c->ping_pending = false;
		break;
	case END:
		received_end(c, id);
		break;
	}
}

static bool unanswered(struct connection *c, uint64_t id)
{
	for (struct incoming *m = c->inbox; m; m = m->next)
		if (m->type == REQUEST && m->id == id)
			return true;
	for (struct outgoing *m = c->queued; m; m = m->next)
		if ((m->type == ANSWER || m->type == FAILURE) && m->id == id)
			return true;
	return false;
}

static bool request_is_open(uint64_t id);
static void request_answered(uint64_t id);

/* Validates a data message and appends it to the inbox. */
static void received_data(struct connection *c, uint32_t slot, const unsigned char *header, uint32_t size)
{
	unsigned type = header[0];
	bool offer = header[1] & OFFER_FLAG;
	uint32_t length = get(header + 4, 4);
	uint64_t id = get(header + 8, 8);
	struct incoming *m;

	if (c->end_received[0] || c->end_received[1])
		fail(c, "violation: %s after END", name(type));
	else if (!c->peer_credits)
		fail(c, "violation: %s without a credit", name(type));
	else if (offer ? size != OFFER : size != (uint64_t)HEADER + length)
		fail(c, "violation: %s%s of length %u in %u bytes", offer ? "offered " : "", name(type), length, size);
	else if (offer && !length)
		fail(c, "violation: empty offer");
	else if (length > own.max)
		fail(c, "violation: %s%s of length %u exceeds the maximum of %" PRIu64, offer ? "offered " : "", name(type),
			length, own.max);
	else if (offer && c->unconfirmed >= own.offers)
		fail(c, "violation: more than %u offers", own.offers);
	else if (type == MESSAGE && id)
		fail(c, "violation: MESSAGE with id %" PRIu64, id);
	else if (type == REQUEST && unanswered(c, id))
		fail(c, "violation: REQUEST with id %" PRIu64 ", which is unanswered", id);
	else if ((type == ANSWER || type == FAILURE) && !request_is_open(id))
		fail(c, "violation: %s to request %" PRIu64 ", which is not open", name(type), id);
	if (c->failed)
		return;
	if (type == ANSWER || type == FAILURE)
		request_answered(id);

	m = must(calloc(1, sizeof(*m)), "calloc");
	*m = (struct incoming){.type = type, .offer = offer, .id = id, .length = length, .slot = slot};
	c->peer_credits--;
	c->in.by_type[type]++;
	c->in.bytes += length;
	c->progress_time = now();
	*c->inbox_tail = m;
	c->inbox_tail = &m->next;
	if (offer) {
		m->address = get(header + 16, 8);
		m->key = get(header + 24, 4);
		c->unconfirmed++;
		c->in.offers++;
		post_receive(c, slot);
		read_next(c);
	}
}

static void received(struct connection *c, uint32_t slot, const struct ibv_wc *wc)
{
	const unsigned char *header = c->slots + (size_t)slot * own.slot;
	uint32_t size = wc->byte_len;
	unsigned type, flags;
	uint32_t credits, length;
	uint64_t id;
	bool control;

	c->receive_time = now();
	if (size < HEADER || wc->wc_flags & IBV_WC_WITH_IMM) {
		fail(c, "violation: a message of %u bytes%s", size,
			wc->wc_flags & IBV_WC_WITH_IMM ? " with immediate data" : "");
		return;
	}
	type = header[0];
	flags = header[1];
	credits = get(header + 2, 2);
	length = get(header + 4, 4);
	id = get(header + 8, 8);
	control = type >= START && type <= END;

	if (!control && (type < MESSAGE || type > FAILURE))
		fail(c, "violation: unknown type %u", type);
	else if (control ? flags : flags & ~OFFER_FLAG)
		fail(c, "violation: %s with flags %u", name(type), flags);
	else if (type != START && !c->starts_in)
		fail(c, "violation: %s before START", name(type));
	else if (control && size != HEADER)
		fail(c, "violation: %s of %u bytes", name(type), size);
	else if (control && type != DONE && length)
		fail(c, "violation: %s with length %u", name(type), length);
	else if (control && type != PING && type != PONG && id > (type == END))
		fail(c, "violation: %s with id %" PRIu64, name(type), id);
	else
		received_credits(c, type, credits);
	if (c->failed)
		return;
	if (control) {
		received_control(c, type, credits, length, id);
		c->in.by_type[type]++;
		post_receive(c, slot);
	} else {
		received_data(c, slot, header, size);
	}
}

/* Returns the oldest message if its payload is complete, otherwise NULL. */
static struct incoming *first(struct connection *c, const unsigned char **payload_at)
{
	struct incoming *m = c->inbox;

	if (!m || (m->offer && m->read < m->length))
		return NULL;
	*payload_at = m->offer ? m->memory : c->slots + (size_t)m->slot * own.slot + HEADER;
	return m;
}

/* Removes the oldest message, makes its slot available again and then owes the credit. */
static void consume(struct connection *c)
{
	struct incoming *m = c->inbox;

	c->inbox = m->next;
	if (!c->inbox)
		c->inbox_tail = &c->inbox;
	if (!m->offer)
		post_receive(c, m->slot);
	c->owed++;
	free_incoming(m);
}

/* Events */

static void completed(struct connection *c, const struct ibv_wc *wc)
{
	unsigned kind = wc->wr_id & KIND_MASK;
	uint64_t value = wc->wr_id & ~(uint64_t)KIND_MASK;

	if (wc->status != IBV_WC_SUCCESS) {
		static const char *const kinds[] = {"receive", "control message", "data message", "read"};
		if (!c->disconnecting && !c->disconnected && !is_complete(c))
			fail(c, "connection lost: a %s completed with: %s", kinds[kind], ibv_wc_status_str(wc->status));
		else
			c->disconnected = true;
		return;
	}
	if (kind == CONTROL) {
		c->free_controls[c->free_control_count++] = value >> 3;
		c->sends--;
	} else if (kind == DATA) {
		((struct outgoing *)(uintptr_t)value)->completed = true;
		c->sends--;
		sweep(c);
	}
	if (c->failed)
		return;
	if (kind == RECEIVE && c->hostile)
		post_receive(c, value >> 3);
	else if (kind == RECEIVE)
		received(c, value >> 3, wc);
	else if (kind == READ)
		read_completed(c);
}

/* Processes the completions that are available; returns whether there were any. */
static bool poll_completions(struct connection *c)
{
	struct ibv_wc wc[16];
	int n = ibv_poll_cq(c->cq, ARRAY_SIZE(wc), wc);

	if (n < 0)
		die("ibv_poll_cq failed");
	for (int i = 0; i < n; i++)
		completed(c, &wc[i]);
	return n > 0;
}

/* Returns the next event of a channel, or NULL if none arrives in time. */
static struct rdma_cm_event *next_event(struct rdma_event_channel *channel, int64_t milliseconds)
{
	struct pollfd fd = {.fd = channel->fd, .events = POLLIN};
	struct rdma_cm_event *event;

	if (poll(&fd, 1, milliseconds) <= 0)
		return NULL;
	if (rdma_get_cm_event(channel, &event))
		die("rdma_get_cm_event: %s", strerror(errno));
	return event;
}

static void poll_events(struct connection *c)
{
	struct rdma_cm_event *event;

	while ((event = next_event(c->events, 0))) {
		if (event->event == RDMA_CM_EVENT_DISCONNECTED) {
			/* Messages that arrived before the end come first. */
			while (!c->disconnected && poll_completions(c))
				continue;
			c->disconnected = true;
		} else if (event->event != RDMA_CM_EVENT_ESTABLISHED && event->event != RDMA_CM_EVENT_TIMEWAIT_EXIT) {
			fail(c, "event %s", rdma_event_str(event->event));
		}
		rdma_ack_cm_event(event);
	}
}

/* Processes completions and events; sleeps if there are none. */
static void wait_for_events(struct connection *c, int64_t milliseconds)
{
	struct pollfd fds[2] = {{.fd = c->completions->fd, .events = POLLIN}, {.fd = c->events->fd, .events = POLLIN}};
	struct ibv_cq *cq;
	void *context;

	if (poll_completions(c))
		return;
	zero(ibv_req_notify_cq(c->cq, 0), "ibv_req_notify_cq");
	if (poll_completions(c))
		return;
	poll(fds, 2, milliseconds);
	if (fds[0].revents && !ibv_get_cq_event(c->completions, &cq, &context))
		ibv_ack_cq_events(cq, 1);
	if (fds[1].revents)
		poll_events(c);
}

/* Repeats START, and ends the connection if the peer is silent for too long. */
static void check_time(struct connection *c)
{
	int64_t t = now();

	if (c->connecting && !c->starts_in && c->starts_out < MAX_STARTS && t - c->start_time >= START_INTERVAL)
		c->start_due = true;
	if (!c->starts_in && t - c->progress_time >= timeout_ms)
		fail(c, "no START for %" PRId64 " ms", timeout_ms);
	else if (c->connecting && t - c->progress_time >= timeout_ms)
		fail(c, "no progress for %" PRId64 " ms", timeout_ms);
	else if (c->ping_pending && t - (c->ping_time > c->receive_time ? c->ping_time : c->receive_time) >= timeout_ms / 2)
		fail(c, "the peer is silent: no message for %" PRId64 " ms after a PING", timeout_ms / 2);
	else if (c->end_sent[1] && t - c->progress_time >= timeout_ms)
		fail(c, "the peer did not disconnect for %" PRId64 " ms", timeout_ms);
	else if (c->starts_in && !c->ping_pending && t - c->receive_time >= timeout_ms / 2) {
		c->ping_due = true;
		c->ping_id++;
	}
}

/* Exchanges messages until the connection ends. `serve` consumes messages and produces others. */
static void run(struct connection *c, void (*serve)(struct connection *))
{
	int64_t disconnect_time = 0;

	while (!c->disconnected && !c->failed) {
		serve(c);
		flush(c);
		if (c->end_received[1] && !c->sends && !c->disconnecting) {
			c->disconnecting = true;
			disconnect_time = now();
			rdma_disconnect(c->id);
		}
		if (c->disconnecting && now() - disconnect_time > 2000)
			break;
		if (!c->failed)
			wait_for_events(c, c->starts_in ? 500 : 50);
		if (!c->disconnecting)
			check_time(c);
	}
	if (!c->failed)
		serve(c);
	if (!is_complete(c))
		fail(c, "the connection ended without END");
	if (!c->disconnecting)
		rdma_disconnect(c->id);
}

static void print_counts(const struct connection *c)
{
	const struct counts *const both[] = {&c->out, &c->in};

	for (int i = 0; i < 2; i++) {
		const uint64_t *n = both[i]->by_type;
		printf("%s %" PRIu64 " messages %" PRIu64 " requests %" PRIu64 " answers %" PRIu64 " failures %" PRIu64
			" offers %" PRIu64 " bytes %" PRIu64 " starts %" PRIu64 " credits %" PRIu64 " dones %" PRIu64
			" pings %" PRIu64 " pongs %" PRIu64 " ends%s", i ? " received" : "sent", n[MESSAGE], n[REQUEST],
			n[ANSWER], n[FAILURE],
			both[i]->offers, both[i]->bytes, n[START], n[CREDIT], n[DONE], n[PING], n[PONG], n[END], i ? "\n" : ",");
	}
}

static bool fits_eagerly(const struct connection *c, uint64_t length)
{
	return length + HEADER <= c->peer.slot && length <= c->peer.max;
}

static bool can_offer(const struct connection *c, uint64_t length)
{
	return c->outgoing_limit && length && length <= c->peer.max;
}

static void connection_parameters(struct connection *c, struct rdma_conn_param *to, const struct rdma_conn_param *asked)
{
	struct ibv_device_attr attributes;

	zero(ibv_query_device(c->id->verbs, &attributes), "ibv_query_device");
	memset(to, 0, sizeof(*to));
	to->responder_resources = min(attributes.max_qp_rd_atom, 4);
	to->initiator_depth = min(attributes.max_qp_init_rd_atom, 4);
	if (asked && asked->responder_resources)
		to->responder_resources = min(to->responder_resources, asked->responder_resources);
	if (asked && asked->initiator_depth)
		to->initiator_depth = min(to->initiator_depth, asked->initiator_depth);
	to->retry_count = 6;
	to->rnr_retry_count = 7;
}

static struct rdma_addrinfo *resolve(const char *address, const char *port, int flags)
{
	struct rdma_addrinfo hints = {.ai_flags = flags, .ai_port_space = RDMA_PS_TCP}, *result;

	if (rdma_getaddrinfo(address, port, &hints, &result))
		die("cannot resolve %s port %s", address, port);
	return result;
}

/* The server */

static uint64_t returned;

static void echo(struct connection *c)
{
	const unsigned char *bytes;
	struct incoming *m;

	while (c->queued_count < MAX_QUEUED && !c->end_wanted && !c->failed && (m = first(c, &bytes))) {
		enum type type = m->type == MESSAGE ? MESSAGE : ANSWER;
		bool eager = fits_eagerly(c, m->length);
		const char *failure = NULL;
		struct outgoing *answer;

		if (!eager && !can_offer(c, m->length)) {
			failure = "too large";
			if (type == MESSAGE) {
				fail(c, "cannot return a message of %u bytes: it exceeds the peer's limits", m->length);
				return;
			}
		} else if (type == ANSWER && !m->length) {
			failure = "empty";
		}
		if (failure) {
			answer = enqueue(c, FAILURE, m->id, min(strlen(failure), c->peer.max), false);
			memcpy(payload(answer), failure, answer->length);
		} else {
			answer = enqueue(c, type, m->id, m->length, !eager);
			if (type == MESSAGE)
				memcpy(payload(answer), bytes, m->length);
			else
				for (uint32_t i = 0; i < m->length; i++)
					payload(answer)[i] = bytes[m->length - 1 - i];
		}
		consume(c);
		c->end_wanted = ++returned >= end_after;
	}
	if (c->end_received[0] && !c->inbox)
		c->end_wanted = true;
}

static bool accept_request(struct connection *c, struct rdma_cm_event *event)
{
	struct rdma_conn_param parameters;
	struct limits peer;
	unsigned char data[DESCRIPTION] = {0};
	int reason = parse(event->param.conn.private_data, event->param.conn.private_data_len, &peer);

	c->id = event->id;
	c->id->context = c;
	if (reason) {
		put(data, 4, MAGIC);
		put(data + 4, 1, VERSION);
		put(data + 5, 1, reason);
		rdma_reject(c->id, data, REJECTION);
		fail(c, "rejected a request, reason %d", reason);
		rdma_ack_cm_event(event);
		return false;
	}
	prepare(c, min(own_outgoing, peer.offers));
	set_peer(c, &peer);
	connection_parameters(c, &parameters, &event->param.conn);
	rdma_ack_cm_event(event);
	describe(data);
	parameters.private_data = data;
	parameters.private_data_len = sizeof(data);
	/* Later events of this connection arrive on a channel of its own. */
	zero(rdma_migrate_id(c->id, c->events), "rdma_migrate_id");
	if (rdma_accept(c->id, &parameters)) {
		fail(c, "rdma_accept: %s", strerror(errno));
		return false;
	}
	return true;
}

static int serve_connections(const char *address, const char *port)
{
	struct rdma_addrinfo *where = resolve(address, port, RAI_PASSIVE);
	struct rdma_event_channel *channel = must(rdma_create_event_channel(), "rdma_create_event_channel");
	struct rdma_cm_id *listener;
	struct rdma_cm_event *event;
	int result = 0;

	zero(rdma_create_id(channel, &listener, NULL, RDMA_PS_TCP), "rdma_create_id");
	zero(rdma_bind_addr(listener, where->ai_src_addr), "rdma_bind_addr");
	zero(rdma_listen(listener, 8), "rdma_listen");
	rdma_freeaddrinfo(where);
	printf("listening on %s port %d\n", address, ntohs(rdma_get_src_port(listener)));
	fflush(stdout);

	for (uint64_t i = 1; i <= max_connections; i++) {
		struct connection c = {.events = must(rdma_create_event_channel(), "rdma_create_event_channel")};

		event = next_event(channel, timeout_ms);
		if (!event)
			die("no connection for %" PRId64 " ms", timeout_ms);
		if (event->event != RDMA_CM_EVENT_CONNECT_REQUEST) {
			rdma_ack_cm_event(event);
			rdma_destroy_event_channel(c.events);
			i--;
			continue;
		}
		returned = 0;
		if (accept_request(&c, event))
			run(&c, echo);
		if (c.failed) {
			result = 1;
			fprintf(stderr, "message_peer: connection %" PRIu64 ": %s\n", i, c.failure);
		}
		printf("connection %" PRIu64 " %s: ", i, c.failed ? "failed" : "ended");
		print_counts(&c);
		fflush(stdout);
		release(&c);
	}
	rdma_destroy_id(listener);
	rdma_destroy_event_channel(channel);
	return result;
}

/* The client */

static uint64_t random_bits(uint64_t a, uint64_t b)
{
	uint64_t x = a * UINT64_C(0x9E3779B97F4A7C15) + b + UINT64_C(0xD1B54A32D192ED03);

	x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
	return x ^ x >> 31;
}

struct item {
	bool request;
	bool offer;
	bool open; /* whether the answer is missing */
	uint32_t length;
	uint64_t seed;
};

static struct {
	uint64_t count, seed, largest;
	uint64_t sent, messages_returned, requests_answered;
	struct item *items;
	uint64_t *messages, *requests; /* indexes into items, in order */
	uint64_t message_count, request_count, requests_sent;
} client;

static bool request_is_open(uint64_t id)
{
	return id < client.requests_sent && client.items[client.requests[id]].open;
}

static void request_answered(uint64_t id)
{
	client.items[client.requests[id]].open = false;
}

/* Chooses the kind, size and transfer of each message. */
static void plan(const struct connection *c)
{
	uint64_t answer_max = own.offers ? own.max : min(own.max, own.slot - HEADER);
	uint64_t eager_max = c->peer.slot - HEADER;

	client.largest = min(answer_max, c->outgoing_limit ? c->peer.max : min(c->peer.max, eager_max));
	client.items = must(calloc(client.count + 1, sizeof(*client.items)), "calloc");
	client.messages = must(calloc(client.count + 1, sizeof(*client.messages)), "calloc");
	client.requests = must(calloc(client.count + 1, sizeof(*client.requests)), "calloc");
	for (uint64_t i = 0; i < client.count; i++) {
		struct item *item = &client.items[i];
		uint64_t r = random_bits(client.seed, i);
		uint64_t length;

		item->seed = r;
		item->request = r & 1;
		switch (r >> 1 & 15) {
		case 0:
			length = 0;
			break;
		case 1:
		case 2:
			length = eager_max + (r >> 8) % 3 - 1;
			break;
		case 3:
			length = (r >> 8 & 3) ? 1 : client.largest;
			break;
		default:
			length = (r >> 16) & ((UINT64_C(1) << (r >> 8) % 31) - 1);
			while (length > client.largest)
				length >>= 4;
		}
		item->length = min(length, client.largest);
		item->offer = !fits_eagerly(c, item->length) || ((r >> 5 & 3) == 0 && can_offer(c, item->length));
		if (item->request)
			client.requests[client.request_count++] = i;
		else
			client.messages[client.message_count++] = i;
	}
}

static void fill(unsigned char *to, const struct item *item)
{
	uint64_t bits;

	for (uint32_t i = 0; i < item->length; i += 8) {
		bits = random_bits(item->seed, i);
		memcpy(to + i, &bits, min(8, item->length - i));
	}
}

static void check(struct connection *c, const struct incoming *m, const unsigned char *bytes)
{
	struct item *item;
	unsigned char *expected;
	uint32_t at = 0;
	uint64_t index;

	if (m->type == REQUEST || (m->type == MESSAGE && client.messages_returned == client.message_count)) {
		fail(c, "unexpected %s", name(m->type));
		return;
	}
	index = m->type == MESSAGE ? client.messages[client.messages_returned++] : client.requests[m->id];
	item = &client.items[index];
	if (m->type != MESSAGE)
		client.requests_answered++;
	if (index >= client.sent) {
		fail(c, "MESSAGE before its original was sent");
		return;
	}
	if (item->request && !item->length) {
		if (m->type != FAILURE || m->length != 5 || memcmp(bytes, "empty", 5))
			fail(c, "item %" PRIu64 ": %s of %u bytes instead of the FAILURE \"empty\"", index,
				name(m->type), m->length);
		return;
	}
	if (m->type == FAILURE) {
		fail(c, "item %" PRIu64 ": FAILURE: %.*s", index, (int)min(m->length, 100), (const char *)bytes);
		return;
	}
	if (m->length != item->length) {
		fail(c, "item %" PRIu64 ": %s of %u bytes instead of %u", index, name(m->type), m->length, item->length);
		return;
	}
	expected = must(malloc(item->length + 1), "malloc");
	fill(expected, item);
	while (at < m->length && bytes[at] == expected[item->request ? m->length - 1 - at : at])
		at++;
	free(expected);
	if (at < m->length)
		fail(c, "item %" PRIu64 ": %s of %u bytes differs at byte %u", index, name(m->type), m->length, at);
}

static void exchange(struct connection *c)
{
	const unsigned char *bytes;
	struct incoming *m;

	while (!c->failed && (m = first(c, &bytes))) {
		check(c, m, bytes);
		consume(c);
	}
	while (c->starts_in && client.sent < client.count && c->queued_count < 4 && !c->end_received[0]) {
		struct item *item = &client.items[client.sent];
		struct outgoing *out = enqueue(c, item->request ? REQUEST : MESSAGE,
			item->request ? client.requests_sent : 0, item->length, item->offer);
		fill(payload(out), item);
		if (item->request) {
			item->open = true;
			client.requests_sent++;
		}
		client.sent++;
		if (client.sent % 16 == 0 && !c->ping_pending && !c->ping_due) {
			c->ping_due = true;
			c->ping_id = random_bits(client.seed, ~client.sent);
		}
	}
	if (c->starts_in && (client.sent == client.count || c->end_received[0]))
		c->end_wanted = true;
}

/* Violations */

/* Names for --violate. The first group replaces private data, the others send messages. */
static const char *const violations[] = {
	"magic", "version", "no-data", "short-data", "slot-small", "slot-large", "window-zero", "window-large",
	"offers-large", "max-large",
	"first",          /* a MESSAGE before START */
	"starts",         /* five STARTs */
	"short",          /* a message shorter than a header */
	"long",           /* a message larger than the slot size */
	"length",         /* a MESSAGE with a length that does not match its size */
	"type",           /* an unknown type */
	"flag",           /* an unknown flag */
	"message-id",     /* a MESSAGE with an id */
	"max",            /* an eager message of more than the maximum message size; needs one below the slot size */
	"control-offer",  /* a PING with the offer flag */
	"control-size",   /* a PING followed by a byte */
	"control-length", /* a PING with a length */
	"control-id",     /* a second START, with an id */
	"credits",        /* a CREDIT for messages that were never sent */
	"credit-small",   /* a CREDIT without credits */
	"done",           /* a DONE without an offer */
	"done-zero",      /* a DONE for no offers */
	"pong",           /* a PONG without a PING */
	"ping",           /* two PINGs at once; legal if the first has been answered when the second arrives */
	"answer",         /* an ANSWER to an id that was never used */
	"failure",        /* a FAILURE for an id that was never used */
	"request-twice",  /* two REQUESTs with one id; legal if the first has been answered */
	"offer-size",     /* an offer of 16 bytes */
	"offer-empty",    /* an offer of length 0 */
	"offer-large",    /* an offer of more than the maximum message size */
	"offer-many",     /* more offers than the limit; legal if some have been confirmed */
	"offer-key",      /* a wrong remote key */
	"offer-address",  /* an address outside the memory of the key */
	"end-one",        /* an END with id 1 first */
	"end-two",        /* an END with id 2 */
	"end-twice",      /* two ENDs with id 0 */
	"end-offer",      /* an END while an offer is outstanding; legal if it has been confirmed */
	"end-message",    /* a MESSAGE after END */
	"flood",          /* messages without credits, until the connection ends */
	"silent",         /* uses all credits for requests, and reads nothing */
	"half",           /* requests and an offer, then disconnects */
	"vanish",         /* requests and an offer, then exits */
};

static bool violates(const char *name)
{
	return violation && strcmp(violation, name) == 0;
}

struct raw {
	unsigned type, flags;
	uint32_t credits, length;
	uint64_t id;
	uint64_t step;
	uint32_t size;
	uint64_t address;
	uint32_t key;
};

/* Posts copies of a message in one list, so that the receiver has all before it reacts. The ids ascend by `step`. */
static void send_raws(struct connection *c, uint32_t count, struct raw raw)
{
	uint32_t size = raw.size ? raw.size : raw.flags & OFFER_FLAG ? OFFER : HEADER;
	size_t capacity = size < OFFER ? OFFER : size;
	struct ibv_sge sges[MAX_SENDS];
	struct ibv_send_wr wrs[MAX_SENDS] = {0}, *bad;
	int error;

	for (uint32_t i = 0; i < count; i++) {
		struct outgoing *m = must(calloc(1, sizeof(*m)), "calloc");
		m->memory = must(aligned_alloc(64, (capacity + 63) & ~(size_t)63), "aligned_alloc");
		memset(m->memory, 0, capacity);
		m->mr = must(ibv_reg_mr(c->pd, m->memory, capacity, 0), "ibv_reg_mr");
		write_header(m->memory, raw.type, raw.flags, raw.credits, raw.length, raw.id);
		if (size >= OFFER && raw.flags & OFFER_FLAG) {
			put(m->memory + 16, 8, raw.address);
			put(m->memory + 24, 4, raw.key);
		}
		*c->sent_tail = m;
		c->sent_tail = &m->next;
		sges[i] = (struct ibv_sge){(uintptr_t)m->memory, size, m->mr->lkey};
		wrs[i] = (struct ibv_send_wr){.wr_id = (uintptr_t)m | DATA, .sg_list = &sges[i], .num_sge = 1,
			.opcode = IBV_WR_SEND, .next = i + 1 < count ? &wrs[i + 1] : NULL};
		c->sends++;
		raw.id += raw.step;
	}
	error = ibv_post_send(c->id->qp, wrs, &bad);
	if (error)
		fail(c, "cannot post a send: %s", strerror(error));
}

#define SEND_RAWS(c, count, ...) send_raws(c, count, (struct raw){__VA_ARGS__})
#define SEND_RAW(c, ...) SEND_RAWS(c, 1, __VA_ARGS__)

static void violate_private_data(unsigned char *data, struct rdma_conn_param *parameters)
{
	static const struct {
		const char *name;
		int offset, size;
		uint64_t value;
	} changes[] = {{"magic", 0, 4, 0x52344A4E}, {"version", 4, 1, 2}, {"slot-small", 8, 4, 63},
		{"slot-large", 8, 4, 16777217}, {"window-zero", 12, 2, 0}, {"window-large", 12, 2, 32768},
		{"offers-large", 14, 2, 1025}, {"max-large", 16, 8, UINT64_C(1) << 31}};

	for (size_t i = 0; i < ARRAY_SIZE(changes); i++)
		if (violates(changes[i].name))
			put(data + changes[i].offset, changes[i].size, changes[i].value);
	if (violates("no-data"))
		parameters->private_data = NULL;
	if (violates("no-data") || violates("short-data"))
		parameters->private_data_len = violates("no-data") ? 0 : 16;
}

static void offer_raw(struct connection *c, uint32_t count, uint64_t length, uint64_t address, uint32_t key)
{
	SEND_RAWS(c, count, .type = MESSAGE, .flags = OFFER_FLAG, .length = length, .address = address, .key = key);
}

static void violate_offers(struct connection *c, const unsigned char *memory, uint32_t length, uint32_t key)
{
	uintptr_t address = (uintptr_t)memory;

	if (violates("offer-size"))
		SEND_RAW(c, .type = MESSAGE, .flags = OFFER_FLAG, .length = 1, .size = HEADER);
	if (violates("offer-empty"))
		offer_raw(c, 1, 0, address, key);
	if (violates("offer-large"))
		offer_raw(c, 1, c->peer.max + 1, address, key);
	if (violates("offer-many")) {
		if (c->peer.offers >= min(c->peer.window, MAX_SENDS))
			die("cannot exceed the limit of %u offers with a window of %u", c->peer.offers, c->peer.window);
		offer_raw(c, c->peer.offers + 1, length, address, key);
	}
	if (violates("offer-key"))
		offer_raw(c, 1, length, address, key ^ 0x80);
	if (violates("offer-address"))
		offer_raw(c, 1, length, address + (UINT64_C(1) << 32), key);
	if (violates("end-offer")) {
		offer_raw(c, 1, length, address, key);
		SEND_RAW(c, .type = END);
	}
	if (violates("half") || violates("vanish") || violates("silent")) {
		bool leaves = !violates("silent");
		SEND_RAWS(c, leaves ? 2 : min(c->peer.window, MAX_SENDS), .type = REQUEST, .length = 40, .size = 56, .step = 1);
		if (leaves)
			offer_raw(c, 1, length, address, key);
	}
}

static void violate(struct connection *c)
{
	if (violates("first"))
		SEND_RAW(c, .type = MESSAGE);
	if (violates("starts"))
		SEND_RAWS(c, 5, .type = START);
	if (violates("short"))
		SEND_RAW(c, .type = MESSAGE, .size = HEADER - 1);
	if (violates("long"))
		SEND_RAW(c, .type = MESSAGE, .length = c->peer.slot + 1 - HEADER, .size = c->peer.slot + 1);
	if (violates("length"))
		SEND_RAW(c, .type = MESSAGE, .length = 7, .size = HEADER + 6);
	if (violates("type"))
		SEND_RAW(c, .type = 99);
	if (violates("flag"))
		SEND_RAW(c, .type = MESSAGE, .flags = 2);
	if (violates("message-id"))
		SEND_RAW(c, .type = MESSAGE, .id = 5);
	if (violates("max")) {
		if (c->peer.max >= c->peer.slot - HEADER)
			die("the maximum message size of the peer does not fit into a slot");
		SEND_RAW(c, .type = MESSAGE, .length = c->peer.max + 1, .size = HEADER + c->peer.max + 1);
	}
	if (violates("control-offer"))
		SEND_RAW(c, .type = PING, .flags = OFFER_FLAG, .size = HEADER);
	if (violates("control-size"))
		SEND_RAW(c, .type = PING, .size = HEADER + 1);
	if (violates("control-length"))
		SEND_RAW(c, .type = PING, .length = 1);
	if (violates("control-id"))
		SEND_RAW(c, .type = START, .id = 1);
	if (violates("credits"))
		SEND_RAW(c, .type = CREDIT, .credits = own.window);
	if (violates("credit-small"))
		SEND_RAW(c, .type = CREDIT);
	if (violates("done"))
		SEND_RAW(c, .type = DONE, .length = 1);
	if (violates("done-zero"))
		SEND_RAW(c, .type = DONE);
	if (violates("pong"))
		SEND_RAW(c, .type = PONG, .id = 3);
	if (violates("ping"))
		SEND_RAWS(c, 2, .type = PING, .step = 1);
	if (violates("answer"))
		SEND_RAW(c, .type = ANSWER, .id = 7);
	if (violates("failure"))
		SEND_RAW(c, .type = FAILURE, .id = 7);
	if (violates("request-twice"))
		SEND_RAWS(c, 2, .type = REQUEST, .id = 4);
	if (violates("end-one"))
		SEND_RAW(c, .type = END, .id = 1);
	if (violates("end-two"))
		SEND_RAW(c, .type = END, .id = 2);
	if (violates("end-twice"))
		SEND_RAWS(c, 2, .type = END);
	if (violates("end-message")) {
		SEND_RAW(c, .type = END);
		SEND_RAW(c, .type = MESSAGE);
	}
}

/* Violates the protocol after the start, and prints how the connection ends. */
static void violate_and_wait(struct connection *c)
{
	uint32_t length = min(c->peer.max, 1 << 20);
	unsigned char *memory = must(calloc(1, length + 1), "calloc");
	struct ibv_mr *mr = must(ibv_reg_mr(c->pd, memory, length + 1, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ),
		"ibv_reg_mr");
	int64_t end = now() + timeout_ms;
	uint64_t flood = violates("flood") ? UINT64_MAX : 0;

	c->hostile = true;
	violate(c);
	violate_offers(c, memory, length, mr->rkey);
	if (violates("half")) {
		rdma_disconnect(c->id);
	} else if (violates("vanish")) {
		usleep(20000);
		printf("violation vanish: exited\n");
		fflush(stdout);
		_exit(0);
	}
	while (!c->disconnected && now() < end) {
		for (; flood && !c->failed && c->sends < MAX_SENDS; flood--)
			SEND_RAW(c, .type = MESSAGE, .length = 1, .size = HEADER + 1);
		/* The event of the end follows an error soon, or never. */
		if (c->failed)
			end = min(end, now() + 2000);
		if (violates("silent") || c->failed) {
			usleep(20000);
			poll_events(c);
		} else {
			wait_for_events(c, 100);
			/* Completed as flushed: the event says why. */
			poll_events(c);
		}
	}
	printf("violation %s: ", violation);
	if (c->disconnected)
		printf("disconnected%s%s\n", c->failed ? ", " : "", c->failure);
	else if (c->failed)
		printf("%s\n", c->failure);
	else
		printf("still connected after %" PRId64 " ms\n", timeout_ms);
	rdma_disconnect(c->id);
	ibv_dereg_mr(mr);
	free(memory);
}

static void wait_for_start(struct connection *c)
{
	while (!c->starts_in && !c->failed && !c->disconnected) {
		flush(c);
		wait_for_events(c, 50);
		check_time(c);
	}
	if (!c->failed && c->disconnected)
		fail(c, "the connection ended before START");
}

/* Waits for an event of the connection's start. The caller acknowledges it. */
static struct rdma_cm_event *expect(struct connection *c, enum rdma_cm_event_type type)
{
	struct rdma_cm_event *event = next_event(c->events, timeout_ms);

	if (!event)
		die("no %s for %" PRId64 " ms", rdma_event_str(type), timeout_ms);
	if (event->event == RDMA_CM_EVENT_REJECTED) {
		const unsigned char *data = event->param.conn.private_data;
		bool known = data && event->param.conn.private_data_len >= REJECTION && get(data, 4) == MAGIC;
		if (known && violation) {
			printf("violation %s: rejected, version %u, reason %u\n", violation, data[4], data[5]);
			exit(0);
		}
		if (known)
			die("rejected, version %u, reason %u", data[4], data[5]);
		die("rejected with status %d without a reason", event->status);
	}
	if (event->event != type)
		die("%s with status %d instead of %s", rdma_event_str(event->event), event->status, rdma_event_str(type));
	return event;
}

static void connect_to(struct connection *c, const char *address, const char *port)
{
	struct rdma_addrinfo *where = resolve(address, port, 0);
	struct rdma_conn_param parameters;
	struct rdma_cm_event *event;
	unsigned char data[DESCRIPTION];
	struct limits peer;
	int reason;

	c->events = must(rdma_create_event_channel(), "rdma_create_event_channel");
	zero(rdma_create_id(c->events, &c->id, c, RDMA_PS_TCP), "rdma_create_id");
	zero(rdma_resolve_addr(c->id, NULL, where->ai_dst_addr, timeout_ms), "rdma_resolve_addr");
	rdma_ack_cm_event(expect(c, RDMA_CM_EVENT_ADDR_RESOLVED));
	zero(rdma_resolve_route(c->id, timeout_ms), "rdma_resolve_route");
	rdma_ack_cm_event(expect(c, RDMA_CM_EVENT_ROUTE_RESOLVED));
	rdma_freeaddrinfo(where);
	prepare(c, own_outgoing);
	connection_parameters(c, &parameters, NULL);
	describe(data);
	parameters.private_data = data;
	parameters.private_data_len = sizeof(data);
	violate_private_data(data, &parameters);
	zero(rdma_connect(c->id, &parameters), "rdma_connect");
	event = expect(c, RDMA_CM_EVENT_ESTABLISHED);
	reason = parse(event->param.conn.private_data, event->param.conn.private_data_len, &peer);
	rdma_ack_cm_event(event);
	if (reason) {
		rdma_disconnect(c->id);
		die("the response is unacceptable, reason %d", reason);
	}
	set_peer(c, &peer);
}

static int run_client(const char *address, const char *port)
{
	struct connection c = {.connecting = true};
	bool complete;

	connect_to(&c, address, port);
	plan(&c);
	if (violation) {
		if (!violates("first") && !violates("starts")) {
			c.start_due = true;
			wait_for_start(&c);
		}
		if (!c.failed)
			violate_and_wait(&c);
		else
			die("%s", c.failure);
		release(&c);
		return 0;
	}
	c.start_due = true;
	run(&c, exchange);
	complete = client.sent == client.count && client.messages_returned == client.message_count &&
		client.requests_answered == client.request_count;
	if (!complete)
		fail(&c, "the connection ended after %" PRIu64 " of %" PRIu64 " messages and %" PRIu64 " of %" PRIu64
			" answers", client.messages_returned, client.message_count, client.requests_answered, client.request_count);
	if (c.failed)
		fprintf(stderr, "message_peer: %s\n", c.failure);
	else
		print_counts(&c);
	release(&c);
	free(client.items);
	free(client.messages);
	free(client.requests);
	return c.failed;
}

/* The command line */

static _Noreturn void usage(void)
{
	fprintf(stderr, "usage: message_peer server ADDRESS PORT [OPTION]...\n"
		"       message_peer client ADDRESS PORT COUNT SEED [OPTION]...\n"
		"options: --slot BYTES --window N --offers N --outgoing N --max BYTES --timeout SECONDS\n"
		"         server: --connections N --end-after N; client: --reserved --violate NAME\n"
		"violations:");
	for (size_t i = 0; i < ARRAY_SIZE(violations); i++)
		fprintf(stderr, " %s", violations[i]);
	fprintf(stderr, "\n");
	exit(2);
}

static uint64_t number(const char *text, uint64_t least, uint64_t most)
{
	char *end;
	unsigned long long value;

	errno = 0;
	value = strtoull(text, &end, 10);
	if (errno || *end || end == text || *text == '-' || value < least || value > most) {
		fprintf(stderr, "message_peer: %s is not a number from %" PRIu64 " to %" PRIu64 "\n", text, least, most);
		exit(2);
	}
	return value;
}

static void parse_option(const char *option, const char *value)
{
	if (!strcmp(option, "--slot"))
		own.slot = number(value, 64, 16777216);
	else if (!strcmp(option, "--window"))
		own.window = number(value, 1, 32767);
	else if (!strcmp(option, "--offers"))
		own.offers = number(value, 0, 1024);
	else if (!strcmp(option, "--outgoing"))
		own_outgoing = number(value, 0, 1024);
	else if (!strcmp(option, "--max"))
		own.max = number(value, 0, 2147483647);
	else if (!strcmp(option, "--timeout"))
		timeout_ms = number(value, 1, 86400) * 1000;
	else if (!strcmp(option, "--connections"))
		max_connections = number(value, 1, UINT64_MAX);
	else if (!strcmp(option, "--end-after"))
		end_after = number(value, 1, UINT64_MAX);
	else if (!strcmp(option, "--violate"))
		violation = value;
	else
		usage();
}

int main(int argc, char **argv)
{
	bool server = argc >= 4 && !strcmp(argv[1], "server");
	int at = server ? 4 : 6;

	if (!server && (argc < 6 || strcmp(argv[1], "client")))
		usage();
	while (at < argc) {
		if (!strcmp(argv[at], "--reserved")) {
			fill_reserved = true;
			at++;
		} else if (at + 1 < argc) {
			parse_option(argv[at], argv[at + 1]);
			at += 2;
		} else {
			usage();
		}
	}
	if (violation) {
		size_t i = 0;
		while (i < ARRAY_SIZE(violations) && !violates(violations[i]))
			i++;
		if (i == ARRAY_SIZE(violations))
			usage();
	}
	if (server)
		return serve_connections(argv[2], argv[3]);
	client.count = number(argv[4], 0, 1000000000);
	client.seed = number(argv[5], 0, UINT64_MAX);
	return run_client(argv[2], argv[3]);
}
