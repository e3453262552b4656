/*
 * One end of a message connection of docs/reference/message-protocol.md: the private data, the messages, their order and limits,
 * and every check of a receiver. A program appends messages with `enqueue`, takes the received ones with `first` and
 * `consume`, and lets `run` call it until the connection ends.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <rdma/rdma_cma.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))

enum {
	MAGIC = 0x52344A4D,
	VERSION = 1,
	DESCRIPTION = 32, /* size of the private data of a request and of a response */
	REJECTION = 8,
	HEADER = 16,
	OFFER = 32,
	OFFER_FLAG = 1,
	CLOSE_FLAG = 2,
	SPARE_RECEIVES = 10,
	MAX_STARTS = 4,
	START_INTERVAL = 200, /* milliseconds */
	MAX_SENDS = 64,
	SPARE_SENDS = 4, /* for a read, and for violations */
	READ_SIZE = 1 << 20,
	ALIGNMENT = 64,
};

enum type {
	MESSAGE = 1, REQUEST = 2, ANSWER = 3, FAILURE = 4,
	START = 16, CREDIT = 17, DONE = 18, PING = 19, PONG = 20, END = 21,
};

enum reason { UNKNOWN_VERSION = 1, OUT_OF_RANGE = 2, TOO_MANY = 3, SHUTTING_DOWN = 4 };

/* Low bits of a wr_id; the rest is an index or a pointer. */
enum { RECEIVE, SEND, READ, KIND_MASK = 7 };

struct limits {
	uint32_t slot;
	uint32_t window;
	uint32_t offers;
	uint64_t max;
	uint32_t requests;
};

/* A message to the peer: memory for a header of OFFER bytes, then the payload. */
struct outgoing {
	struct outgoing *next;
	enum type type;
	bool offer;
	bool completed;   /* whether the send has completed */
	bool unconfirmed; /* whether this is an offer that the peer has not confirmed */
	bool unanswered;  /* whether this is a REQUEST that the peer has not answered */
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
	uint32_t outgoing_offers, outgoing_requests;

	unsigned char *slots;
	struct ibv_mr *slots_mr;
	uint32_t sends; /* posted sends and reads that have not completed */

	uint32_t credits;      /* MESSAGEs and REQUESTs that this side may send */
	uint32_t peer_credits; /* MESSAGEs and REQUESTs that the peer may send */
	uint32_t owed;         /* credits to return */
	uint32_t requests;     /* own REQUESTs whose answer occupies a receive, or will */
	uint64_t *unanswered;  /* ids of the peer's REQUESTs that this side has not answered */
	uint32_t unanswered_count;
	uint32_t outstanding; /* own offers without a DONE */
	uint32_t unconfirmed; /* the peer's offers without a DONE */
	uint32_t dones_due;   /* offers to confirm */
	uint32_t starts_due;
	bool pong_due, ping_due;
	uint64_t pong_id;
	bool ping_pending;
	uint64_t ping_id;
	int64_t ping_time;

	uint32_t starts_in, starts_out;
	bool end_wanted;
	bool close_wanted, close_sent; /* whether END is repeated with CLOSE_FLAG, if the peer does not send END before */
	bool peer_closed; /* the peer discards messages and requests */
	bool end_sent[2], end_received[2]; /* by id */
	bool disconnecting, disconnected;

	struct outgoing *queued, **queued_tail; /* not yet sent */
	uint32_t queued_count;
	struct outgoing *sent, **sent_tail; /* not completed, not confirmed or not answered */
	struct incoming *inbox, **inbox_tail;
	struct incoming *reading;

	int64_t start_time, receive_time, progress_time;
	struct counts in, out;
	void (*hostile)(struct connection *, const unsigned char *header); /* replaces the processing of messages */
	bool failed;
	char failure[256];
};

static struct limits own = {.slot = 4096, .window = 32, .offers = 8, .max = 1 << 20, .requests = 16};
static uint32_t preferred_offers = 8; /* outgoing offers, if the peer accepts as many */
static int64_t timeout_ms = 30000;
static bool fill_reserved;

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

static size_t align(size_t size)
{
	return (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
}

/* soft-iWARP sends wrong bytes if a send, or a read by the peer, of at most 32 bytes crosses a page. Aligned memory
 * avoids that for headers and payloads. */
static unsigned char *allocate(size_t size)
{
	return memset(must(aligned_alloc(ALIGNMENT, align(size)), "aligned_alloc"), 0, align(size));
}

/* Half of a window, rounded up: the fewest credits of a CREDIT. */
static uint32_t half(uint32_t window)
{
	return (window + 1) / 2;
}

static bool is_answer(unsigned type)
{
	return type == ANSWER || type == FAILURE;
}

static const char *name(unsigned type)
{
	static const char *const names[] = {[MESSAGE] = "MESSAGE", [REQUEST] = "REQUEST", [ANSWER] = "ANSWER",
		[FAILURE] = "FAILURE", [START] = "START", [CREDIT] = "CREDIT", [DONE] = "DONE", [PING] = "PING",
		[PONG] = "PONG", [END] = "END"};

	return names[type];
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

#define VIOLATION(c, ...) fail(c, "violation: " __VA_ARGS__)

/* Private data */

static void describe(unsigned char *to)
{
	memset(to, fill_reserved ? 0xFF : 0, DESCRIPTION);
	put(to, 4, MAGIC);
	put(to + 4, 1, VERSION);
	put(to + 8, 4, own.slot);
	put(to + 12, 2, own.window);
	put(to + 14, 2, own.offers);
	put(to + 16, 8, own.max);
	put(to + 24, 2, own.requests);
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
	to->requests = get(from + 24, 2);
	if (to->slot < 64 || to->slot > 16777216 || to->window < 1 || to->window > 32767 || to->offers > 1024 ||
	    to->max > 2147483647 || to->requests > 32767)
		return OUT_OF_RANGE;
	return 0;
}

/* Resources */

static unsigned char *slot_memory(const struct connection *c, uint32_t slot)
{
	return c->slots + slot * align(own.slot);
}

static void post_receive(struct connection *c, uint32_t slot)
{
	struct ibv_sge sge = {(uintptr_t)slot_memory(c, slot), own.slot, c->slots_mr->lkey};
	struct ibv_recv_wr wr = {.wr_id = (uint64_t)slot << 3 | RECEIVE, .sg_list = &sge, .num_sge = 1}, *bad;
	int error = ibv_post_recv(c->id->qp, &wr, &bad);

	if (error && !c->disconnected)
		fail(c, "cannot post a receive: %s", strerror(error));
}

/* Creates the queue pair and posts all receives. */
static void prepare(struct connection *c)
{
	struct ibv_context *verbs = c->id->verbs;
	uint32_t receives = own.window + own.requests + preferred_offers + SPARE_RECEIVES;
	size_t slots_size = receives * align(own.slot);
	struct ibv_qp_init_attr init;

	c->iwarp = verbs->device->transport_type == IBV_TRANSPORT_IWARP;
	c->pd = must(ibv_alloc_pd(verbs), "ibv_alloc_pd");
	c->completions = must(ibv_create_comp_channel(verbs), "ibv_create_comp_channel");
	fcntl(c->completions->fd, F_SETFL, O_NONBLOCK);
	c->cq = must(ibv_create_cq(verbs, receives + MAX_SENDS + SPARE_SENDS, NULL, c->completions, 0), "ibv_create_cq");
	init = (struct ibv_qp_init_attr){.send_cq = c->cq, .recv_cq = c->cq, .qp_type = IBV_QPT_RC, .sq_sig_all = 1,
		.cap = {.max_send_wr = MAX_SENDS + SPARE_SENDS, .max_recv_wr = receives, .max_send_sge = 1, .max_recv_sge = 1}};
	zero(rdma_create_qp(c->id, c->pd, &init), "rdma_create_qp");
	c->slots = allocate(slots_size);
	c->slots_mr = must(ibv_reg_mr(c->pd, c->slots, slots_size, IBV_ACCESS_LOCAL_WRITE), "ibv_reg_mr");
	for (uint32_t i = 0; i < receives; i++)
		post_receive(c, i);
	c->unanswered = must(calloc(own.requests + 1, sizeof(*c->unanswered)), "calloc");
	c->queued_tail = &c->queued;
	c->sent_tail = &c->sent;
	c->inbox_tail = &c->inbox;
	c->peer_credits = own.window;
}

static void set_peer(struct connection *c, const struct limits *peer)
{
	c->peer = *peer;
	c->credits = peer->window;
	c->outgoing_offers = min(preferred_offers, peer->offers);
	c->outgoing_requests = min(own.requests, peer->requests);
	c->start_time = c->receive_time = c->progress_time = now();
}

static void free_outgoing(struct outgoing *m)
{
	ibv_dereg_mr(m->mr);
	free(m->memory);
	free(m);
}

static void free_all_outgoing(struct outgoing *m)
{
	for (struct outgoing *next; m; m = next) {
		next = m->next;
		free_outgoing(m);
	}
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
	free_all_outgoing(c->queued);
	free_all_outgoing(c->sent);
	for (struct incoming *m = c->inbox, *next; m; m = next) {
		next = m->next;
		free_incoming(m);
	}
	if (c->cq) {
		ibv_dereg_mr(c->slots_mr);
		free(c->slots);
		free(c->unanswered);
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

static void post_list(struct connection *c, struct ibv_send_wr *wrs)
{
	struct ibv_send_wr *bad;
	int error = ibv_post_send(c->id->qp, wrs, &bad);

	if (error)
		fail(c, "cannot post a send or a read: %s", strerror(error));
	for (; wrs; wrs = wrs->next)
		c->sends++;
}

static void post(struct connection *c, struct ibv_send_wr wr, const void *memory, uint32_t size, uint32_t key)
{
	struct ibv_sge sge = {(uintptr_t)memory, size, key};

	wr.sg_list = &sge;
	wr.num_sge = 1;
	post_list(c, &wr);
}

/* Returns a message with memory for a header and `size` bytes more. */
static struct outgoing *create(struct connection *c, struct outgoing fields, size_t size)
{
	struct outgoing *m = must(malloc(sizeof(*m)), "malloc");

	*m = fields;
	m->memory = allocate(OFFER + size);
	m->mr = must(ibv_reg_mr(c->pd, m->memory, OFFER + size, IBV_ACCESS_LOCAL_WRITE |
		(m->offer ? IBV_ACCESS_REMOTE_READ : 0)), "ibv_reg_mr");
	return m;
}

static void add_sent(struct connection *c, struct outgoing *m)
{
	m->next = NULL;
	*c->sent_tail = m;
	c->sent_tail = &m->next;
}

static void post_message(struct connection *c, struct outgoing *m, const unsigned char *header, uint32_t size)
{
	add_sent(c, m);
	c->out.by_type[m->type]++;
	post(c, (struct ibv_send_wr){.wr_id = (uintptr_t)m | SEND, .opcode = IBV_WR_SEND}, header, size, m->mr->lkey);
}

/* Returns the credits to put into the next header, which then count as returned. */
static uint32_t take_credits(struct connection *c)
{
	uint32_t credits = c->owed;

	c->owed = 0;
	c->peer_credits += credits;
	return credits;
}

/* Sends a control message; returns false if it has to wait. */
static bool send_control(struct connection *c, enum type type, uint32_t length, uint64_t id)
{
	struct outgoing *m;
	unsigned flags = type == END && c->end_sent[0] && id == 0 ? CLOSE_FLAG : 0;

	if (c->sends >= MAX_SENDS)
		return false;
	m = create(c, (struct outgoing){.type = type}, 0);
	write_header(m->memory, type, flags, take_credits(c), length, id);
	post_message(c, m, m->memory, HEADER);
	return true;
}

/* Returns a data message whose payload the caller fills in before the next flush. */
static struct outgoing *enqueue(struct connection *c, enum type type, uint64_t id, uint32_t length, bool offer)
{
	struct outgoing *m = create(c, (struct outgoing){.type = type, .id = id, .length = length, .offer = offer,
		.unconfirmed = offer, .unanswered = type == REQUEST}, length);

	*c->queued_tail = m;
	c->queued_tail = &m->next;
	c->queued_count++;
	return m;
}

static unsigned char *payload(struct outgoing *m)
{
	return m->memory + OFFER;
}

/* Returns the position of an id in `unanswered`, or `unanswered_count`. */
static uint32_t find_unanswered(const struct connection *c, uint64_t id)
{
	uint32_t i = 0;

	while (i < c->unanswered_count && c->unanswered[i] != id)
		i++;
	return i;
}

static void send_data(struct connection *c, struct outgoing *m)
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
	if (is_answer(m->type))
		c->unanswered[find_unanswered(c, m->id)] = c->unanswered[--c->unanswered_count];
	else
		c->credits--;
	if (m->type == REQUEST)
		c->requests++;
	c->out.bytes += m->length;
	c->progress_time = now();
	post_message(c, m, header, m->offer ? OFFER : HEADER + m->length);
}

/* Releases sent messages whose memory neither side needs any more. */
static void sweep(struct connection *c)
{
	struct outgoing **at = &c->sent;

	while (*at) {
		struct outgoing *m = *at;
		if (m->completed && !m->unconfirmed && !m->unanswered) {
			*at = m->next;
			free_outgoing(m);
		} else {
			at = &m->next;
		}
	}
	c->sent_tail = at;
}

static bool peer_has_ended(const struct connection *c)
{
	return c->end_received[0] || c->end_received[1];
}

/* Whether the end of the connection is no failure: this side knows that it is complete. */
static bool is_complete(const struct connection *c)
{
	return c->end_received[1] || c->end_sent[1];
}

/* Returns true if this side has sent END. */
static bool has_ended(const struct connection *c)
{
	return c->end_sent[0] || c->end_sent[1];
}

static bool may_send(const struct connection *c, const struct outgoing *m)
{
	if (m->offer && c->outstanding >= c->outgoing_offers)
		return false;
	return is_answer(m->type) || (c->credits && (m->type != REQUEST || c->requests < c->outgoing_requests));
}

/* Sends queued messages. Answers overtake a MESSAGE or a REQUEST that waits: a side can always answer. */
static void flush_data(struct connection *c)
{
	struct outgoing **at = &c->queued;
	bool waits = false; /* whether a MESSAGE or a REQUEST waits, and with it those that follow */

	while (*at && c->sends < MAX_SENDS && !c->failed) {
		struct outgoing *m = *at;
		/* The peer will not answer it, or discards it. */
		bool dropped = (m->type == REQUEST && peer_has_ended(c)) || (c->peer_closed && !is_answer(m->type));
		if (!dropped && ((waits && !is_answer(m->type)) || !may_send(c, m))) {
			waits |= !is_answer(m->type);
			at = &m->next;
			continue;
		}
		*at = m->next;
		c->queued_count--;
		if (!*at)
			c->queued_tail = at;
		if (dropped)
			free_outgoing(m);
		else
			send_data(c, m);
	}
}

/* Returns true if a request has been received that is to be answered before END. */
static bool has_request(const struct connection *c)
{
	for (const struct incoming *m = c->inbox; m; m = m->next)
		if (m->type == REQUEST)
			return true;
	return false;
}

static void flush_end(struct connection *c)
{
	if (c->queued || c->outstanding)
		return;
	if (c->end_wanted && !has_ended(c) && !has_request(c)) {
		int id = peer_has_ended(c);
		c->end_sent[id] = send_control(c, END, 0, id);
	}
	if (c->close_wanted && !c->close_sent && c->end_sent[0] && !peer_has_ended(c))
		c->close_sent = send_control(c, END, 0, 0);
	if (c->end_sent[0] && c->end_received[0] && !c->end_sent[1])
		c->end_sent[1] = send_control(c, END, 0, 1);
}

/* Sends what is due, as far as credits, limits and buffers permit. */
static void flush(struct connection *c)
{
	if (c->disconnecting || c->disconnected || c->failed)
		return;
	while (c->starts_due && send_control(c, START, 0, 0)) {
		c->starts_due--;
		c->starts_out++;
		c->start_time = now();
	}
	if (!c->starts_in || !c->starts_out)
		return;
	if (c->pong_due && send_control(c, PONG, 0, c->pong_id))
		c->pong_due = false;
	if (c->dones_due && send_control(c, DONE, c->dones_due, 0)) {
		c->unconfirmed -= c->dones_due;
		c->dones_due = 0;
	}
	/* After END with id 1, nothing but PONG follows. */
	if (is_complete(c))
		return;
	if (c->ping_due && !c->ping_pending && send_control(c, PING, 0, c->ping_id)) {
		c->ping_due = false;
		c->ping_pending = true;
		c->ping_time = now();
	}
	flush_data(c);
	flush_end(c);
	if (c->owed >= half(own.window) && !is_complete(c))
		send_control(c, CREDIT, 0, 0);
}

/* Receiving */

/* Starts the read of the next part of the oldest offer that has not been read. */
static void read_next(struct connection *c)
{
	struct incoming *m = c->inbox;

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
	c->reading = m;
	post(c, (struct ibv_send_wr){.wr_id = (uintptr_t)m | READ, .opcode = IBV_WR_RDMA_READ,
		.wr.rdma = {.remote_addr = m->address + m->read, .rkey = m->key}},
		m->memory + m->read, min(READ_SIZE, m->length - m->read), m->mr->lkey);
}

static void read_completed(struct connection *c)
{
	struct incoming *m = c->reading;

	c->reading = NULL;
	m->read += min(READ_SIZE, m->length - m->read);
	if (m->read == m->length)
		c->dones_due++;
	c->progress_time = now();
	read_next(c);
}

static void received_credits(struct connection *c, unsigned type, uint32_t credits)
{
	uint32_t spent = c->peer.window - c->credits;

	if (credits > spent)
		VIOLATION(c, "%s returns %u credits, but only %u have been spent", name(type), credits, spent);
	c->credits += credits;
}

static void received_done(struct connection *c, uint32_t count)
{
	if (count == 0 || count > c->outstanding) {
		VIOLATION(c, "DONE confirms %u offers of %u", count, c->outstanding);
		return;
	}
	c->outstanding -= count;
	for (struct outgoing *m = c->sent; m && count; m = m->next)
		if (m->unconfirmed) {
			m->unconfirmed = false;
			count--;
		}
	sweep(c);
	c->progress_time = now();
}

static void received_end(struct connection *c, uint64_t id, bool close)
{
	bool closes = id == 0 && close && !c->peer_closed; /* END may be repeated once, to close the connection */

	if (c->end_received[id] && !closes)
		VIOLATION(c, "a second END with id %" PRIu64, id);
	else if (id == 0 && c->end_received[1])
		VIOLATION(c, "END with id 0 after END with id 1");
	else if (id == 1 && !c->end_sent[0] && !c->end_sent[1])
		VIOLATION(c, "END with id 1 before this side has sent END");
	else if (c->unconfirmed)
		VIOLATION(c, "END while %u offers are outstanding", c->unconfirmed);
	c->end_received[id] = true;
	c->progress_time = now();
}

static void received_control(struct connection *c, unsigned type, unsigned flags, uint32_t credits, uint32_t length,
	uint64_t id)
{
	switch (type) {
	case START:
		if (++c->starts_in > MAX_STARTS)
			VIOLATION(c, "more than %d STARTs", MAX_STARTS);
		c->starts_due += !c->connecting;
		break;
	case CREDIT:
		if (credits < half(c->peer.window))
			VIOLATION(c, "CREDIT returns %u credits, less than half of the window of %u", credits, c->peer.window);
		break;
	case DONE:
		received_done(c, length);
		break;
	case PING:
		if (c->pong_due)
			VIOLATION(c, "a second PING before the answer to the first");
		c->pong_due = true;
		c->pong_id = id;
		break;
	case PONG:
		if (!c->ping_pending)
			VIOLATION(c, "PONG without a PING");
		else if (id != c->ping_id)
			VIOLATION(c, "PONG with id %" PRIu64 " instead of %" PRIu64, id, c->ping_id);
		c->ping_pending = false;
		break;
	case END:
		received_end(c, id, flags & CLOSE_FLAG);
		if (flags & CLOSE_FLAG)
			c->peer_closed = true;
		break;
	}
}

/* Marks a sent REQUEST as answered; returns false if none with this id waits for an answer. */
static bool received_answer(struct connection *c, uint64_t id)
{
	for (struct outgoing *m = c->sent; m; m = m->next)
		if (m->unanswered && m->id == id) {
			m->unanswered = false;
			sweep(c);
			return true;
		}
	return false;
}

/* Validates a data message and appends it to the inbox. */
static void received_data(struct connection *c, uint32_t slot, const unsigned char *header, uint32_t size)
{
	unsigned type = header[0];
	bool offer = header[1] & OFFER_FLAG;
	const char *offered = offer ? "offered " : "";
	uint32_t length = get(header + 4, 4);
	uint64_t id = get(header + 8, 8);
	struct incoming *m;

	if (peer_has_ended(c))
		VIOLATION(c, "%s after END", name(type));
	else if (!is_answer(type) && !c->peer_credits)
		VIOLATION(c, "%s without a credit", name(type));
	else if (offer ? size != OFFER : size != (uint64_t)HEADER + length)
		VIOLATION(c, "%s%s of length %u in %u bytes", offered, name(type), length, size);
	else if (offer && !length)
		VIOLATION(c, "empty offer");
	else if (length > own.max)
		VIOLATION(c, "%s%s of length %u exceeds the maximum of %" PRIu64, offered, name(type), length, own.max);
	else if (offer && c->unconfirmed >= own.offers)
		VIOLATION(c, "more than %u offers", own.offers);
	else if (type == REQUEST && find_unanswered(c, id) < c->unanswered_count)
		VIOLATION(c, "REQUEST with id %" PRIu64 ", which is unanswered", id);
	else if (type == REQUEST && c->unanswered_count >= own.requests)
		VIOLATION(c, "more than %u unanswered requests", own.requests);
	else if (is_answer(type) && !received_answer(c, id))
		VIOLATION(c, "%s to request %" PRIu64 ", which is not unanswered", name(type), id);
	if (c->failed)
		return;

	m = must(calloc(1, sizeof(*m)), "calloc");
	*m = (struct incoming){.type = type, .offer = offer, .id = id, .length = length, .slot = slot};
	if (type == REQUEST)
		c->unanswered[c->unanswered_count++] = id;
	c->peer_credits -= !is_answer(type);
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
		c->requests -= is_answer(type);
		read_next(c);
	}
}

static void received(struct connection *c, uint32_t slot, const struct ibv_wc *wc)
{
	const unsigned char *header = slot_memory(c, slot);
	uint32_t size = wc->byte_len;
	unsigned type, flags;
	uint32_t credits, length;
	uint64_t id;
	bool control;

	c->receive_time = now();
	if (size < HEADER || wc->wc_flags & IBV_WC_WITH_IMM) {
		VIOLATION(c, "a message of %u bytes%s", size, wc->wc_flags & IBV_WC_WITH_IMM ? " with immediate data" : "");
		return;
	}
	type = header[0];
	flags = header[1];
	credits = get(header + 2, 2);
	length = get(header + 4, 4);
	id = get(header + 8, 8);
	control = type >= START && type <= END;

	if (!control && (type < MESSAGE || type > FAILURE))
		VIOLATION(c, "unknown type %u", type);
	else if (flags & ~(type == END ? CLOSE_FLAG : control ? 0 : OFFER_FLAG))
		VIOLATION(c, "%s with flags %u", name(type), flags);
	else if (type != START && (!c->starts_in || !c->starts_out))
		VIOLATION(c, "%s before both STARTs", name(type));
	else if (control && size != HEADER)
		VIOLATION(c, "%s of %u bytes", name(type), size);
	else if (control && type != DONE && length)
		VIOLATION(c, "%s with length %u", name(type), length);
	else if (control && type != PING && type != PONG && id > (type == END))
		VIOLATION(c, "%s with id %" PRIu64, name(type), id);
	else
		received_credits(c, type, credits);
	if (c->failed)
		return;
	if (control) {
		received_control(c, type, flags, credits, length, id);
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
	*payload_at = m->offer ? m->memory : slot_memory(c, m->slot) + HEADER;
	return m;
}

/* Removes the oldest message, makes its slot available again, and then owes the credit or may send another REQUEST. */
static void consume(struct connection *c)
{
	struct incoming *m = c->inbox;

	c->inbox = m->next;
	if (!c->inbox)
		c->inbox_tail = &c->inbox;
	if (!m->offer) {
		post_receive(c, m->slot);
		c->requests -= is_answer(m->type);
	}
	c->owed += !is_answer(m->type);
	free_incoming(m);
}

/* Events */

static void completed(struct connection *c, const struct ibv_wc *wc)
{
	unsigned kind = wc->wr_id & KIND_MASK;
	uint64_t value = wc->wr_id & ~(uint64_t)KIND_MASK;

	if (wc->status != IBV_WC_SUCCESS) {
		static const char *const kinds[] = {"receive", "send", "read"};
		if (!c->disconnecting && !c->disconnected && !is_complete(c))
			fail(c, "connection lost: a %s completed with: %s", kinds[kind], ibv_wc_status_str(wc->status));
		else
			c->disconnected = true;
		return;
	}
	c->sends -= kind != RECEIVE;
	if (kind == SEND) {
		((struct outgoing *)(uintptr_t)value)->completed = true;
		sweep(c);
	}
	if (c->failed)
		return;
	if (kind == RECEIVE && c->hostile) {
		c->hostile(c, slot_memory(c, value >> 3));
		post_receive(c, value >> 3);
	} else if (kind == RECEIVE) {
		received(c, value >> 3, wc);
	} else if (kind == READ) {
		read_completed(c);
	}
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
		c->starts_due = 1;
	if ((c->connecting || !c->starts_in || c->end_sent[1]) && t - c->progress_time >= timeout_ms)
		fail(c, "no %s for %" PRId64 " ms", !c->starts_in ? "START" : c->end_sent[1] ? "disconnection" : "progress",
			timeout_ms);
	else if (c->ping_pending && t - (c->ping_time > c->receive_time ? c->ping_time : c->receive_time) >= timeout_ms / 2)
		fail(c, "the peer is silent: no message for %" PRId64 " ms after a PING", timeout_ms / 2);
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

/* Exchanges STARTs; with `answer` false, only waits for the peer's. */
static void exchange_starts(struct connection *c, bool answer)
{
	while (!c->failed && !c->disconnected) {
		if (answer)
			flush(c);
		if (c->starts_in && (c->starts_out || !answer))
			return;
		wait_for_events(c, 50);
		check_time(c);
	}
	fail(c, "the connection ended before START");
}
