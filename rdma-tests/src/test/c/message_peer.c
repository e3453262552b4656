/*
 * A peer of docs/reference/message-protocol.md, written from that page alone.
 *
 *   message_peer server ADDRESS PORT [OPTION]...
 *   message_peer client ADDRESS PORT COUNT SEED [OPTION]...
 *
 * The server returns each MESSAGE, answers each REQUEST with its bytes reversed, and an empty REQUEST with the FAILURE
 * "empty". It serves one connection after another and prints one line for each; port 0 selects a free port. The client
 * sends COUNT messages and requests whose sizes and bytes derive from SEED, verifies what returns, sends END, waits for
 * the end and prints its counts. Exit codes: 0 success; 1 a deviation, described on stderr; 2 usage.
 *
 *   --slot BYTES       slot size (4096)
 *   --window N         window (32)
 *   --offers N         maximum number of offers from the peer (8)
 *   --outgoing N       maximum number of outstanding offers to the peer (8)
 *   --requests N       maximum number of unanswered requests in each direction (16)
 *   --max BYTES        maximum message size in both directions (1048576)
 *   --timeout SECONDS  maximum time without progress (30)
 *   --reserved         fills with ones what a receiver ignores: reserved fields, and the id of a MESSAGE
 *   --connections N    server: exits after N connections (no limit; with --violate 1)
 *   --end-after N      server: sends END after it has returned N messages, without waiting for the client's
 *   --until-close      server: sends END only after the client has closed the connection
 *   --close            client: closes the connection after everything has returned, in case the server sends no END
 *   --violate NAME     violates the protocol (see message_violations.h) and prints how the connection ended; the exit
 *                      code is 0 if it did
 *
 * Link with -lrdmacm -libverbs.
 */
#include "message_violations.h"
#include <netdb.h>

enum { MAX_QUEUED = 16 }; /* messages that wait to be sent; the peer's messages stay unconsumed meanwhile */

static uint64_t end_after = UINT64_MAX;
static bool until_close, closes;
static uint64_t max_connections = UINT64_MAX;

static void print_counts(const struct connection *c)
{
	const struct counts *const both[] = {&c->out, &c->in};

	for (int i = 0; i < 2; i++) {
		const uint64_t *n = both[i]->by_type;
		printf("%s %" PRIu64 " messages %" PRIu64 " requests %" PRIu64 " answers %" PRIu64 " failures %" PRIu64
			" offers %" PRIu64 " bytes %" PRIu64 " starts %" PRIu64 " credits %" PRIu64 " dones %" PRIu64
			" pings %" PRIu64 " pongs %" PRIu64 " ends%s", i ? " received" : "sent", n[MESSAGE], n[REQUEST],
			n[ANSWER], n[FAILURE], both[i]->offers, both[i]->bytes, n[START], n[CREDIT], n[DONE], n[PING], n[PONG],
			n[END], i ? "\n" : ",");
	}
}

static bool fits_eagerly(const struct connection *c, uint64_t length)
{
	return length + HEADER <= c->peer.slot && length <= c->peer.max;
}

static bool can_offer(const struct connection *c, uint64_t length)
{
	return c->outgoing_offers && length && length <= c->peer.max;
}

/* Parameters for rdma_connect or rdma_accept, with private data of DESCRIPTION bytes. */
static void set_parameters(struct connection *c, struct rdma_conn_param *to, const struct rdma_conn_param *asked,
	unsigned char *data)
{
	struct ibv_device_attr attributes;

	zero(ibv_query_device(c->id->verbs, &attributes), "ibv_query_device");
	*to = (struct rdma_conn_param){.responder_resources = min(attributes.max_qp_rd_atom, 4),
		.initiator_depth = min(attributes.max_qp_init_rd_atom, 4), .retry_count = 6, .rnr_retry_count = 7,
		.private_data = data, .private_data_len = DESCRIPTION};
	if (asked && asked->responder_resources)
		to->responder_resources = min(to->responder_resources, asked->responder_resources);
	if (asked && asked->initiator_depth)
		to->initiator_depth = min(to->initiator_depth, asked->initiator_depth);
	describe(data);
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

/* Returns a message to its sender. */
static void answer(struct connection *c, const struct incoming *m, const unsigned char *bytes)
{
	bool eager = fits_eagerly(c, m->length), possible = eager || can_offer(c, m->length);
	struct outgoing *out;

	if (m->type == MESSAGE && possible) {
		out = enqueue(c, MESSAGE, fill_reserved ? UINT64_MAX : 0, m->length, !eager);
		memcpy(payload(out), bytes, m->length);
	} else if (m->type == MESSAGE) {
		fail(c, "cannot return a message of %u bytes: it exceeds the peer's limits", m->length);
	} else if (possible && m->length) {
		out = enqueue(c, ANSWER, m->id, m->length, !eager);
		for (uint32_t i = 0; i < m->length; i++)
			payload(out)[i] = bytes[m->length - 1 - i];
	} else {
		const char *reason = m->length ? "too large" : "empty";
		out = enqueue(c, FAILURE, m->id, min(strlen(reason), c->peer.max), false);
		memcpy(payload(out), reason, out->length);
	}
}

static void echo(struct connection *c)
{
	const unsigned char *bytes;
	struct incoming *m;

	while (c->queued_count < MAX_QUEUED && !c->failed && (m = first(c, &bytes))) {
		/* After END nothing can be returned; messages are discarded, and their credits returned. */
		if (!c->end_wanted || (m->type == REQUEST && !has_ended(c)))
			answer(c, m, bytes);
		consume(c);
		c->end_wanted |= ++returned >= end_after;
	}
	if ((until_close ? c->peer_closed : c->end_received[0]) && !c->inbox)
		c->end_wanted = true;
}

static void reject(struct connection *c, int reason)
{
	unsigned char data[REJECTION] = {0};

	put(data, 4, MAGIC);
	put(data + 4, 1, VERSION);
	put(data + 5, 1, reason);
	rdma_reject(c->id, data, violates("reject") ? 0 : REJECTION);
	fail(c, "rejected a request, reason %d", reason);
}

static void accept_request(struct connection *c, struct rdma_cm_event *event)
{
	struct rdma_conn_param parameters, asked = event->param.conn;
	unsigned char data[DESCRIPTION];
	struct limits peer;
	int reason = parse(asked.private_data, asked.private_data_len, &peer);

	rdma_ack_cm_event(event);
	c->id->context = c;
	if (violation && !strncmp(violation, "reject", 6))
		reason = violates("reject-closing") ? SHUTTING_DOWN : TOO_MANY;
	if (reason) {
		reject(c, reason);
		return;
	}
	prepare(c);
	set_peer(c, &peer);
	set_parameters(c, &parameters, &asked, data);
	violate_private_data(&parameters, data);
	/* Later events of this connection arrive on a channel of its own. */
	zero(rdma_migrate_id(c->id, c->events), "rdma_migrate_id");
	if (rdma_accept(c->id, &parameters))
		fail(c, "rdma_accept: %s", strerror(errno));
}

/* Serves a connection; returns whether it ended as it should. */
static bool serve(struct connection *c, struct rdma_cm_event *event, uint64_t number)
{
	accept_request(c, event);
	if (violation && c->failed) {
		printf("violation %s: %s\n", violation, c->failure);
		return !strncmp(violation, "reject", 6);
	}
	if (violation)
		return violate_and_wait(c);
	returned = 0;
	if (!c->failed)
		run(c, echo);
	if (c->failed)
		fprintf(stderr, "message_peer: connection %" PRIu64 ": %s\n", number, c->failure);
	printf("connection %" PRIu64 " %s: ", number, c->failed ? "failed" : "ended");
	print_counts(c);
	return !c->failed;
}

static int serve_connections(const char *address, const char *port)
{
	struct rdma_addrinfo *where = resolve(address, port, RAI_PASSIVE);
	struct rdma_event_channel *channel = must(rdma_create_event_channel(), "rdma_create_event_channel");
	struct rdma_cm_id *listener;
	int result = 0;

	zero(rdma_create_id(channel, &listener, NULL, RDMA_PS_TCP), "rdma_create_id");
	zero(rdma_bind_addr(listener, where->ai_src_addr), "rdma_bind_addr");
	zero(rdma_listen(listener, 8), "rdma_listen");
	rdma_freeaddrinfo(where);
	printf("listening on %s port %d\n", address, ntohs(rdma_get_src_port(listener)));
	fflush(stdout);

	for (uint64_t number = 1; number <= max_connections;) {
		struct rdma_cm_event *event = next_event(channel, timeout_ms);

		if (!event)
			die("no connection for %" PRId64 " ms", timeout_ms);
		if (event->event == RDMA_CM_EVENT_CONNECT_REQUEST) {
			struct connection c = {.id = event->id,
				.events = must(rdma_create_event_channel(), "rdma_create_event_channel")};
			if (!serve(&c, event, number++))
				result = 1;
			fflush(stdout);
			release(&c);
		} else {
			rdma_ack_cm_event(event);
		}
	}
	rdma_destroy_id(listener);
	rdma_destroy_event_channel(channel);
	return result;
}

/* The client */

struct item {
	bool request;
	bool offer;
	uint32_t length;
	uint64_t seed;
};

static struct {
	uint64_t count, seed;
	struct item *items;
	uint64_t *messages, *requests; /* positions in items, in order */
	uint64_t message_count, request_count;
	uint64_t sent, requests_sent, messages_returned, requests_answered;
} client;

static uint64_t random_bits(uint64_t a, uint64_t b)
{
	uint64_t x = a * UINT64_C(0x9E3779B97F4A7C15) + b + UINT64_C(0xD1B54A32D192ED03);

	x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
	return x ^ x >> 31;
}

static uint64_t random_length(uint64_t r, uint64_t eager_max, uint64_t largest)
{
	uint64_t length;

	switch (r >> 1 & 15) {
	case 0:
		return 0;
	case 1:
	case 2:
		return min(eager_max + (r >> 8) % 3 - 1, largest);
	case 3:
		return (r >> 8 & 3) ? min(1, largest) : largest;
	default:
		length = (r >> 16) & ((UINT64_C(1) << (r >> 8) % 31) - 1);
		while (length > largest)
			length >>= 4;
		return length;
	}
}

/* Chooses the kind, size and transfer of each message. */
static void plan(const struct connection *c)
{
	uint64_t answer_max = own.offers ? own.max : min(own.max, own.slot - HEADER);
	uint64_t eager_max = c->peer.slot - HEADER;
	uint64_t largest = min(answer_max, c->outgoing_offers ? c->peer.max : min(c->peer.max, eager_max));

	client.items = must(calloc(client.count + 1, sizeof(*client.items)), "calloc");
	client.messages = must(calloc(client.count + 1, sizeof(*client.messages)), "calloc");
	client.requests = must(calloc(client.count + 1, sizeof(*client.requests)), "calloc");
	for (uint64_t i = 0; i < client.count; i++) {
		struct item *item = &client.items[i];
		uint64_t r = random_bits(client.seed, i);

		item->seed = r;
		item->request = r & 1 && c->outgoing_requests;
		item->length = random_length(r, eager_max, largest);
		item->offer = !fits_eagerly(c, item->length) || ((r >> 5 & 3) == 0 && can_offer(c, item->length));
		if (item->request)
			client.requests[client.request_count++] = i;
		else
			client.messages[client.message_count++] = i;
	}
}

static void fill(unsigned char *to, const struct item *item)
{
	for (uint32_t i = 0; i < item->length; i += 8) {
		uint64_t bits = random_bits(item->seed, i);
		memcpy(to + i, &bits, min(8, item->length - i));
	}
}

static void check(struct connection *c, const struct incoming *m, const unsigned char *bytes)
{
	const struct item *item;
	unsigned char *expected;
	uint32_t at = 0;
	uint64_t index;

	if (m->type == REQUEST || (m->type == MESSAGE && client.messages_returned == client.message_count)) {
		fail(c, "unexpected %s", name(m->type));
		return;
	}
	index = m->type == MESSAGE ? client.messages[client.messages_returned++] : client.requests[m->id];
	item = &client.items[index];
	client.requests_answered += is_answer(m->type);
	if (index >= client.sent) {
		fail(c, "MESSAGE before its original was sent");
	} else if (item->request && !item->length) {
		if (m->type != FAILURE || m->length != min(5, own.max) || memcmp(bytes, "empty", m->length))
			fail(c, "item %" PRIu64 ": %s of %u bytes instead of the FAILURE \"empty\"", index, name(m->type),
				m->length);
	} else if (m->type == FAILURE) {
		fail(c, "item %" PRIu64 ": FAILURE: %.*s", index, (int)min(m->length, 100), (const char *)bytes);
	} else if (m->length != item->length) {
		fail(c, "item %" PRIu64 ": %s of %u bytes instead of %u", index, name(m->type), m->length, item->length);
	} else {
		expected = allocate(item->length + 1);
		fill(expected, item);
		while (at < m->length && bytes[at] == expected[item->request ? m->length - 1 - at : at])
			at++;
		free(expected);
		if (at < m->length)
			fail(c, "item %" PRIu64 ": %s of %u bytes differs at byte %u", index, name(m->type), m->length, at);
	}
}

static void exchange(struct connection *c)
{
	const unsigned char *bytes;
	struct incoming *m;

	while (!c->failed && (m = first(c, &bytes))) {
		check(c, m, bytes);
		consume(c);
	}
	if (!c->starts_in)
		return;
	while (client.sent < client.count && c->queued_count < 4 && !peer_has_ended(c)) {
		const struct item *item = &client.items[client.sent++];
		uint64_t id = item->request ? client.requests_sent++ : fill_reserved ? UINT64_MAX : 0;

		fill(payload(enqueue(c, item->request ? REQUEST : MESSAGE, id, item->length, item->offer)), item);
		if (client.sent % 16 == 0 && !c->ping_pending && !c->ping_due) {
			c->ping_due = true;
			c->ping_id = random_bits(client.seed, ~client.sent);
		}
	}
	c->end_wanted = client.sent == client.count || peer_has_ended(c);
	c->close_wanted = closes && client.messages_returned == client.message_count
		&& client.requests_answered == client.request_count;
}

/* Waits for an event of the connection's start. The caller acknowledges it. */
static struct rdma_cm_event *expect(struct connection *c, enum rdma_cm_event_type type)
{
	struct rdma_cm_event *event = next_event(c->events, timeout_ms);

	if (!event)
		die("no %s for %" PRId64 " ms", rdma_event_str(type), timeout_ms);
	if (event->event == RDMA_CM_EVENT_REJECTED) {
		const unsigned char *data = event->param.conn.private_data;
		if (!data || event->param.conn.private_data_len < REJECTION || get(data, 4) != MAGIC)
			die("rejected with status %d without a reason", event->status);
		if (!violation)
			die("rejected, version %u, reason %u", data[4], data[5]);
		printf("violation %s: rejected, version %u, reason %u\n", violation, data[4], data[5]);
		exit(0);
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
	prepare(c);
	set_parameters(c, &parameters, NULL, data);
	violate_private_data(&parameters, data);
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
	struct connection c = {.connecting = true, .starts_due = 1};
	int result;

	connect_to(&c, address, port);
	if (violation) {
		result = !violate_and_wait(&c);
		release(&c);
		return result;
	}
	plan(&c);
	run(&c, exchange);
	if (client.messages_returned < client.message_count || client.requests_answered < client.request_count)
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
		"options: --slot BYTES --window N --offers N --outgoing N --requests N --max BYTES --timeout SECONDS\n"
		"         --reserved --violate NAME; server: --connections N --end-after N --until-close; client: --close\n"
		"violations:");
	for (size_t i = 0; violation_name(i); i++)
		fprintf(stderr, " %s", violation_name(i));
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
		preferred_offers = number(value, 0, 1024);
	else if (!strcmp(option, "--requests"))
		own.requests = number(value, 0, 32767);
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
		} else if (!strcmp(argv[at], server ? "--until-close" : "--close")) {
			until_close = closes = true;
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
		while (violation_name(i) && !violates(violation_name(i)))
			i++;
		if (!violation_name(i) || (!server && !strncmp(violation, "reject", 6)))
			usage();
		if (max_connections == UINT64_MAX)
			max_connections = 1;
	}
	if (server)
		return serve_connections(argv[2], argv[3]);
	client.count = number(argv[4], 0, 1000000000);
	client.seed = number(argv[5], 0, UINT64_MAX);
	return run_client(argv[2], argv[3]);
}
