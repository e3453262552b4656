/*
 * Violations of docs/reference/message-protocol.md, each with a name for --violate. After the violation, this end ignores what it
 * receives, waits until the connection ends, and prints how it ended.
 */
#include "message_connection.h"
#include <unistd.h>

static const char *violation;
static bool private_data_is_wrong;

static bool violates(const char *name)
{
	return violation && strcmp(violation, name) == 0;
}

/* Fields of the private data with wrong values. */
static const struct {
	const char *name;
	int offset, size;
	uint64_t value;
} wrong_fields[] = {{"magic", 0, 4, 0x52344A4E}, {"version", 4, 1, 2}, {"slot-small", 8, 4, 63},
	{"slot-large", 8, 4, 16777217}, {"window-zero", 12, 2, 0}, {"window-large", 12, 2, 32768},
	{"offers-large", 14, 2, 1025}, {"max-large", 16, 8, UINT64_C(1) << 31}, {"requests-large", 24, 2, 32768}};

/* A SEND of `size` bytes; 0 stands for those of a header or of an offer. */
struct raw {
	unsigned type, flags;
	uint32_t credits, length;
	uint64_t id;
	uint32_t size;
	bool immediate;
	uint64_t address;
	uint32_t key;
};

/* Messages that are wrong whatever the peer's limits: `count` copies in one list, with ids that ascend by `step`. */
static const struct {
	const char *name;
	uint32_t count, step;
	struct raw raw;
} wrong_messages[] = {
	{"first", 2, 0, {.type = MESSAGE}}, /* before START */
	{"starts", 5, 0, {.type = START}},
	{"short", 1, 0, {.type = MESSAGE, .size = HEADER - 1}},
	{"length", 1, 0, {.type = MESSAGE, .length = 7, .size = HEADER + 6}},
	{"immediate", 1, 0, {.type = MESSAGE, .immediate = true}}, /* not on iWARP, which has no immediate data */
	{"type", 1, 0, {.type = 99}},
	{"flag", 1, 0, {.type = MESSAGE, .flags = 2}},
	{"control-offer", 1, 0, {.type = PING, .flags = OFFER_FLAG, .size = HEADER}},
	{"control-size", 1, 0, {.type = PING, .size = HEADER + 1}},
	{"control-length", 1, 0, {.type = PING, .length = 1}},
	{"control-id", 1, 0, {.type = START, .id = 1}},
	{"credits", 1, 0, {.type = CREDIT, .credits = 32767}}, /* for messages that were never sent */
	{"credit-small", 1, 0, {.type = CREDIT}},
	{"done", 1, 0, {.type = DONE, .length = UINT32_MAX}}, /* of more offers than are outstanding */
	{"done-zero", 1, 0, {.type = DONE}},
	{"pong", 1, 0, {.type = PONG, .id = 3}},   /* without a PING */
	{"ping", 2, 1, {.type = PING}},            /* legal if the first has been answered when the second arrives */
	{"answer", 1, 0, {.type = ANSWER, .id = UINT64_MAX}}, /* to an id that was never used */
	{"failure", 1, 0, {.type = FAILURE, .id = UINT64_MAX}},
	{"offer-size", 1, 0, {.type = MESSAGE, .flags = OFFER_FLAG, .length = 1, .size = HEADER}},
	{"end-one", 1, 0, {.type = END, .id = 1}}, /* without an END of the peer */
	{"end-two", 1, 0, {.type = END, .id = 2}},
	{"end-twice", 2, 0, {.type = END}},
	{"close-twice", 2, 0, {.type = END, .flags = CLOSE_FLAG}},
};

static const char *const other_violations[] = {
	"no-data", "short-data", /* of the private data */
	"no-start",              /* sends nothing */
	"long",                  /* a message larger than the slot size */
	"max",                   /* an eager message above the maximum message size, which must be below the slot size */
	"requests",              /* more REQUESTs than the limit; legal if some have been answered */
	"request-twice",         /* two REQUESTs with one id; legal if the first has been answered */
	"answer-twice",          /* waits for a REQUEST and answers it twice */
	"pong-id",               /* waits for a PING and answers with another id */
	"offer-empty", "offer-large",
	"offer-many",            /* more offers than the limit; legal if some have been confirmed */
	"offer-key",             /* a wrong remote key */
	"offer-address",         /* an address outside the memory of the key */
	"end-offer",             /* an END while an offer is outstanding; legal if it has been confirmed */
	"end-message",           /* a MESSAGE after END */
	"flood",                 /* messages without credits, until the connection ends */
	"silent",                /* processes nothing that arrives; a client uses its credits for REQUESTs before */
	/* Disconnects or exits: a client after REQUESTs and an offer, a server after a data message has arrived. */
	"half", "vanish",
	/* Only as a server, and no violations: rejects a request without a reason, or with reason 3 or 4. */
	"reject", "reject-full", "reject-closing",
};

/* Returns the name of a violation, or NULL if there are no more. */
static const char *violation_name(size_t index)
{
	if (index < ARRAY_SIZE(wrong_fields))
		return wrong_fields[index].name;
	index -= ARRAY_SIZE(wrong_fields);
	if (index < ARRAY_SIZE(wrong_messages))
		return wrong_messages[index].name;
	index -= ARRAY_SIZE(wrong_messages);
	return index < ARRAY_SIZE(other_violations) ? other_violations[index] : NULL;
}

static void violate_private_data(struct rdma_conn_param *parameters, unsigned char *data)
{
	private_data_is_wrong = violates("no-data") || violates("short-data");
	if (violates("no-data"))
		parameters->private_data = NULL;
	if (private_data_is_wrong) /* Padded with zeros, 12 bytes are a window of 0. */
		parameters->private_data_len = violates("no-data") ? 0 : 12;
	for (size_t i = 0; i < ARRAY_SIZE(wrong_fields); i++)
		if (violates(wrong_fields[i].name)) {
			private_data_is_wrong = true;
			put(data + wrong_fields[i].offset, wrong_fields[i].size, wrong_fields[i].value);
		}
}

/* Posts copies of a message in one list, so that the receiver has all before it reacts. */
static void send_raws(struct connection *c, uint32_t count, uint32_t step, struct raw raw)
{
	uint32_t size = raw.size ? raw.size : raw.flags & OFFER_FLAG ? OFFER : HEADER;
	struct ibv_sge sges[MAX_SENDS];
	struct ibv_send_wr wrs[MAX_SENDS] = {0};

	if (!count)
		return;
	for (uint32_t i = 0; i < count; i++) {
		struct outgoing *m = create(c, (struct outgoing){.type = raw.type}, size);
		write_header(m->memory, raw.type, raw.flags, raw.credits, raw.length, raw.id);
		put(m->memory + 16, 8, raw.address);
		put(m->memory + 24, 4, raw.key);
		add_sent(c, m);
		sges[i] = (struct ibv_sge){(uintptr_t)m->memory, size, m->mr->lkey};
		wrs[i] = (struct ibv_send_wr){.wr_id = (uintptr_t)m | SEND, .sg_list = &sges[i], .num_sge = 1,
			.opcode = raw.immediate ? IBV_WR_SEND_WITH_IMM : IBV_WR_SEND,
			.next = i + 1 < count ? &wrs[i + 1] : NULL};
		raw.id += step;
	}
	post_list(c, wrs);
}

#define SEND_RAW(c, ...) send_raws(c, 1, 0, (struct raw){__VA_ARGS__})

static void send_requests(struct connection *c, uint32_t count, uint32_t step)
{
	send_raws(c, count, step, (struct raw){.type = REQUEST, .length = 40, .size = HEADER + 40});
}

/* The memory of all offers. */
static struct ibv_mr *offered;

static void send_offers(struct connection *c, uint32_t count, struct raw raw)
{
	raw.type = MESSAGE;
	raw.flags = OFFER_FLAG;
	raw.address += (uintptr_t)offered->addr;
	raw.key ^= offered->rkey;
	send_raws(c, count, 0, raw);
}

static void violate_offers(struct connection *c, struct raw legal)
{
	struct raw wrong = legal;

	if (violates("offer-empty"))
		wrong.length = 0;
	else if (violates("offer-large"))
		wrong.length = c->peer.max + 1;
	else if (violates("offer-key"))
		wrong.key = 0x80;
	else if (violates("offer-address"))
		wrong.address = UINT64_C(1) << 32;
	else if (!violates("offer-many") && !violates("end-offer"))
		return;
	if (violates("offer-many") && c->peer.offers >= min(c->peer.window, MAX_SENDS))
		die("cannot exceed the limit of %u offers with a window of %u", c->peer.offers, c->peer.window);
	send_offers(c, violates("offer-many") ? c->peer.offers + 1 : 1, wrong);
	if (violates("end-offer"))
		SEND_RAW(c, .type = END);
}

/* Ends the connection, or the program, without END. */
static void leave(struct connection *c)
{
	if (violates("half")) {
		rdma_disconnect(c->id);
	} else if (violates("vanish")) {
		usleep(20000);
		printf("violation vanish: exited\n");
		fflush(stdout);
		_exit(0);
	}
}

static void violate_requests(struct connection *c, struct raw legal)
{
	uint32_t offers = min(c->peer.offers, 1), credits = min(c->peer.window, MAX_SENDS - 1) - offers;

	if (violates("silent") && c->connecting) {
		send_requests(c, min(credits, c->peer.requests), 1);
	} else if ((violates("half") || violates("vanish")) && c->connecting) {
		send_requests(c, min(min(credits, c->peer.requests), 2), 1);
		send_offers(c, offers, legal);
		leave(c);
	} else if (violates("requests") || violates("request-twice")) {
		uint32_t count = violates("requests") ? c->peer.requests + 1 : 2;
		if (count > credits)
			die("cannot send %u requests with a window of %u", count, c->peer.window);
		/* Until the offer has been read, no REQUEST can be delivered. */
		send_offers(c, offers, legal);
		send_requests(c, count, violates("requests"));
	}
}

static void answer_twice(struct connection *c, uint64_t id)
{
	send_raws(c, 2, 0, (struct raw){.type = ANSWER, .id = id});
}

static void violate(struct connection *c)
{
	struct raw legal = {.length = offered->length - 1};

	if (violates("immediate") && c->iwarp)
		die("iWARP has no immediate data");
	for (size_t i = 0; i < ARRAY_SIZE(wrong_messages); i++)
		if (violates(wrong_messages[i].name))
			send_raws(c, wrong_messages[i].count, wrong_messages[i].step, wrong_messages[i].raw);
	if (violates("long"))
		SEND_RAW(c, .type = MESSAGE, .length = c->peer.slot + 1 - HEADER, .size = c->peer.slot + 1);
	if (violates("max")) {
		if (c->peer.max >= c->peer.slot - HEADER)
			die("the maximum message size of the peer does not fit into a slot");
		SEND_RAW(c, .type = MESSAGE, .length = c->peer.max + 1, .size = HEADER + c->peer.max + 1);
	}
	if (violates("end-message")) {
		SEND_RAW(c, .type = END);
		SEND_RAW(c, .type = MESSAGE);
	}
	/* A REQUEST may have arrived together with START. */
	for (const struct incoming *m = c->inbox; m && violates("answer-twice"); m = m->next)
		if (m->type == REQUEST)
			answer_twice(c, m->id);
	violate_offers(c, legal);
	violate_requests(c, legal);
}

/* Processes a message of the peer during a violation. */
static void answer_wrongly(struct connection *c, const unsigned char *header)
{
	uint64_t id = get(header + 8, 8);

	if (header[0] <= FAILURE)
		leave(c);
	if (c->sends + 2 > MAX_SENDS)
		return;
	if (violates("answer-twice") && header[0] == REQUEST)
		answer_twice(c, id);
	if (violates("pong-id") && header[0] == PING)
		SEND_RAW(c, .type = PONG, .id = id + 1);
}

/* Exchanges STARTs, violates the protocol, prints how the connection ends, and returns whether it ended. */
static bool violate_and_wait(struct connection *c)
{
	uint32_t length = min(c->peer.max, 1 << 20) + 1;
	unsigned char *memory;
	bool early = violates("first") || violates("starts");
	int64_t end;

	if (!private_data_is_wrong && !violates("no-start") && !(early && c->connecting))
		exchange_starts(c, !early);
	if (c->failed) {
		fprintf(stderr, "message_peer: %s\n", c->failure);
		return false;
	}
	end = now() + timeout_ms;
	memory = allocate(length);
	offered = must(ibv_reg_mr(c->pd, memory, length, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ), "ibv_reg_mr");
	c->hostile = answer_wrongly;
	violate(c);
	while (!c->disconnected && now() < end) {
		while (violates("flood") && !c->failed && c->sends < MAX_SENDS)
			SEND_RAW(c, .type = MESSAGE, .length = 1, .size = HEADER + 1);
		/* The event of the end follows an error, but may be missing after a message that is too long. */
		if (c->failed)
			end = min(end, now() + (violates("long") ? 2000 : 20000));
		if (violates("silent") || c->failed)
			usleep(20000);
		else
			wait_for_events(c, 100);
		poll_events(c);
	}
	printf("violation %s: ", violation);
	if (c->disconnected)
		printf("disconnected%s%s\n", c->failed ? ", " : "", c->failure);
	else if (c->failed)
		printf("%s\n", c->failure);
	else
		printf("still connected after %" PRId64 " ms\n", timeout_ms);
	fflush(stdout);
	rdma_disconnect(c->id);
	ibv_dereg_mr(offered);
	free(memory);
	return c->disconnected || c->failed;
}
