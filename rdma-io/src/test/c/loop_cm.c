/*
 * Stand-in for librdmacm whose connections join queue pairs of the loop devices within one process. Linked into the
 * same library as loop_verbs.c; -Dorg.rdma4j.rdmacm.path must name that library.
 *
 * Identifiers of loop0, the default, connect as on InfiniBand and RoCE: the active side gets CONNECT_RESPONSE, moves
 * its queue pair to RTS and calls rdma_establish, which creates ESTABLISHED at the passive side. rdma_disconnect
 * creates DISCONNECTED at the peer; the caller gets DISCONNECTED when the peer disconnects or destroys its identifier
 * as well. Identifiers of loop1 connect as on iWARP: rdma_accept connects the queue pairs and creates ESTABLISHED at
 * both sides; rdma_disconnect moves both queue pairs to the error state and creates DISCONNECTED at both sides.
 *
 * All addresses are local, except those of 192.0.2.0/24, whose resolution ends with ADDR_ERROR. Datagram services and
 * multicast groups are not supported.
 *
 * The functions loop_cm_* are for tests: they create and hold events, and let a peer vanish. Destroying an identifier
 * overwrites its memory, so that a later access to it fails.
 */
#define _GNU_SOURCE
#include "loop.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <rdma/rdma_cma.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

/* Sizes of the private data that InfiniBand's messages carry, and iWARP's maximum. Shorter data is padded with zeros. */
enum { REQUEST_DATA = 56, RESPONSE_DATA = 196, REJECTION_DATA = 148, IWARP_DATA = 255 };

/* Reasons for a rejection: enum ib_cm_rej_reason. */
enum { REJ_TIMEOUT = 4, REJ_INVALID_SERVICE = 8, REJ_CONSUMER_DEFINED = 28 };

enum { FIRST_PORT = 32768, LAST_PORT = 65535, ACK_TIMEOUT = 14 };

/* States of an identifier. */
enum state {
    IDLE,
    BOUND,
    LISTENING,
    RESOLVED,
    ROUTED,
    CONNECTING,    /* active: the request has been sent */
    RESPONDED,     /* active: the response has arrived */
    REQUESTED,     /* passive: the request is unanswered */
    ACCEPTED,      /* passive: the response has been sent */
    CONNECTED,
    DISCONNECTING, /* this side has disconnected, the peer has not */
    ENDED
};

struct event {
    struct rdma_cm_event event; /* must be the first member */
    struct event *next;
    uint8_t data[IWARP_DATA];
};

struct channel {
    struct rdma_event_channel channel; /* must be the first member; the descriptor is an eventfd that counts the events */
    struct event *first, **end;
};

struct id {
    struct rdma_cm_id id; /* must be the first member */
    struct id *next;      /* in the list of all identifiers */
    struct id *peer;      /* NULL if there is none or it has been destroyed */
    struct id *listener;  /* listener of a request that no program has read, otherwise NULL */
    enum state state;
    struct rdma_conn_param own;            /* parameters of rdma_connect or rdma_accept */
    uint8_t responder, initiator, retries; /* values for the queue pair */
    uint8_t rnr_retries;                   /* value chosen by the peer */
    uint32_t queue_pair, peer_queue_pair;
    int backlog, reuse_address, v6only;
    int killed; /* loop_cm_kill: the identifier neither sends nor receives anything */
    int lost;   /* the peer has been killed and DISCONNECTED has not been created yet */
    unsigned int reported, acknowledged;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct id *ids, *last;
static struct event *held;
static uint32_t held_types;
static int device, source_family = AF_INET, last_port = FIRST_PORT;

static int fail(int error) {
    errno = error;
    return -1;
}

/* Releases the lock and returns as C functions do: 0, or -1 with errno set. */
static int unlocked(int error) {
    pthread_mutex_unlock(&lock);
    return error ? fail(error) : 0;
}

static int is_iwarp(struct id *id) {
    return id->id.verbs && id->id.verbs->device->transport_type == IBV_TRANSPORT_IWARP;
}

/* -- Events */

/* Returns the identifier on which an event is reported and whose destruction waits for the acknowledgement. */
static struct id *owner(struct event *e) {
    return (struct id *)(e->event.listen_id ? e->event.listen_id : e->event.id);
}

static void append(struct event *e) {
    struct channel *channel = (struct channel *)owner(e)->id.channel;
    e->next = NULL;
    *channel->end = e;
    channel->end = &e->next;
    if (eventfd_write(channel->channel.fd, 1)) {
        abort();
    }
}

static struct event *create_event(struct id *id, enum rdma_cm_event_type type, int status) {
    struct event *e = calloc(1, sizeof *e);
    e->event.id = &id->id;
    e->event.event = type;
    e->event.status = status;
    return e;
}

/* Reports an event that a call of the program has created, unless its identifier has been killed. */
static void publish(struct event *e) {
    if (((struct id *)e->event.id)->killed) {
        free(e);
    } else if (held_types & 1U << e->event.event) {
        struct event **at = &held;
        while (*at) {
            at = &(*at)->next;
        }
        *at = e;
    } else {
        append(e);
    }
}

static void report(struct id *id, enum rdma_cm_event_type type, int status) {
    publish(create_event(id, type, status));
}

/* Adds private data to an event, padded with zeros to the given size on InfiniBand. */
static void add_data(struct event *e, const void *data, size_t length, size_t padded, int iwarp) {
    if (length) {
        memcpy(e->data, data, length);
    }
    e->event.param.conn.private_data = e->data;
    e->event.param.conn.private_data_len = (uint8_t)(iwarp ? length : padded);
}

/* Adds the parameters of the peer's request or response. The numbers of reads change their roles. */
static void add_parameters(struct event *e, struct id *from, size_t padded) {
    struct rdma_conn_param *to = &e->event.param.conn;
    add_data(e, from->own.private_data, from->own.private_data_len, padded, is_iwarp(from));
    to->responder_resources = from->own.initiator_depth;
    to->initiator_depth = from->own.responder_resources;
    to->flow_control = from->own.flow_control;
    to->retry_count = from->own.retry_count;
    to->rnr_retry_count = from->own.rnr_retry_count;
    to->srq = from->own.srq;
    to->qp_num = from->own.qp_num;
}

/* Removes the first event of a channel. */
static struct event *take(struct channel *channel) {
    struct event *e = channel->first;
    eventfd_t one;
    if (e) {
        channel->first = e->next;
        if (!channel->first) {
            channel->end = &channel->first;
        }
        if (eventfd_read(channel->channel.fd, &one)) {
            abort();
        }
    }
    return e;
}

API struct rdma_event_channel *rdma_create_event_channel(void) {
    int fd = eventfd(0, EFD_SEMAPHORE | EFD_CLOEXEC);
    if (fd < 0) {
        return NULL;
    }
    struct channel *channel = calloc(1, sizeof *channel);
    channel->channel.fd = fd;
    channel->end = &channel->first;
    return &channel->channel;
}

API void rdma_destroy_event_channel(struct rdma_event_channel *public) {
    struct channel *channel = (struct channel *)public;
    pthread_mutex_lock(&lock);
    for (struct event *e = take(channel); e; e = take(channel)) {
        free(e);
    }
    pthread_mutex_unlock(&lock);
    close(channel->channel.fd);
    free(channel);
}

API int rdma_get_cm_event(struct rdma_event_channel *public, struct rdma_cm_event **out) {
    struct channel *channel = (struct channel *)public;
    while (1) {
        pthread_mutex_lock(&lock);
        struct event *e = take(channel);
        if (e) {
            *out = &e->event;
            owner(e)->reported++;
            if (e->event.listen_id) {
                owner(e)->backlog++;
                ((struct id *)e->event.id)->listener = NULL;
            }
            return unlocked(0);
        }
        pthread_mutex_unlock(&lock);
        if (fcntl(public->fd, F_GETFL) & O_NONBLOCK) {
            return fail(EAGAIN);
        }
        struct pollfd poll_in = {.fd = public->fd, .events = POLLIN};
        if (poll(&poll_in, 1, -1) < 0) {
            return -1;
        }
    }
}

API int rdma_ack_cm_event(struct rdma_cm_event *event) {
    pthread_mutex_lock(&lock);
    owner((struct event *)event)->acknowledged++;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    free(event);
    return 0;
}

/* -- Identifiers */

static struct id *create_id(struct rdma_event_channel *channel, void *user, enum rdma_port_space space) {
    /* Not calloc: malloc reuses the memory of the identifier destroyed last. */
    struct id *id = memset(malloc(sizeof *id), 0, sizeof *id);
    id->id.channel = channel;
    id->id.context = user;
    id->id.ps = space;
    id->next = ids;
    ids = id;
    return id;
}

API int rdma_create_id(struct rdma_event_channel *channel, struct rdma_cm_id **out, void *user,
                       enum rdma_port_space space) {
    pthread_mutex_lock(&lock);
    last = create_id(channel, user, space);
    *out = &last->id;
    return unlocked(0);
}

static void forget_data(struct id *id) {
    free((void *)id->own.private_data);
    id->own.private_data = NULL;
}

/* Copies the parameters of rdma_connect or rdma_accept. */
static void keep_parameters(struct id *id, const struct rdma_conn_param *param) {
    forget_data(id);
    id->own = *param;
    if (param->private_data_len) {
        id->own.private_data = memcpy(malloc(param->private_data_len), param->private_data, param->private_data_len);
    } else {
        id->own.private_data = NULL;
    }
    id->queue_pair = id->id.qp ? id->id.qp->qp_num : param->qp_num;
    id->responder = param->responder_resources;
    id->initiator = param->initiator_depth;
}

static void end(struct id *id, enum rdma_cm_event_type type, int status) {
    id->state = ENDED;
    report(id, type, status);
}

static void reject(struct id *id, int reason, const void *data, size_t length) {
    struct id *peer = id->peer;
    id->state = ENDED;
    if (peer && !id->killed && peer->state != ENDED) {
        struct event *e = create_event(peer, RDMA_CM_EVENT_REJECTED, reason);
        add_data(e, data, length, REJECTION_DATA, is_iwarp(id));
        peer->state = ENDED;
        publish(e);
    }
}

/* Notifies the peer of a disconnection. Returns 1 if this side must wait until the peer disconnects as well. */
static int disconnect_peer(struct id *id) {
    struct id *peer = id->peer;
    if (id->lost) {
        return 1;
    }
    if (!peer || id->killed) {
        return 0;
    }
    if (peer->state == CONNECTED || peer->state == DISCONNECTING) {
        int waits = peer->state == CONNECTED;
        end(peer, RDMA_CM_EVENT_DISCONNECTED, 0);
        if (is_iwarp(id)) {
            loop_fail(id->queue_pair);
            loop_fail(peer->queue_pair);
            return 0;
        }
        return waits;
    }
    return 0;
}

/* Cancels the operations of an identifier that is being destroyed, and notifies its peer. */
static void leave(struct id *id) {
    switch (id->state) {
    case CONNECTING: reject(id, REJ_TIMEOUT, NULL, 0); break;
    case RESPONDED:
    case REQUESTED:
    case ACCEPTED: reject(id, REJ_CONSUMER_DEFINED, NULL, 0); break;
    case CONNECTED: disconnect_peer(id); break;
    case ENDED:
        /* The peer that disconnected first waits for this side. */
        if (id->peer && id->peer->state == DISCONNECTING) {
            disconnect_peer(id);
        }
        break;
    default: break;
    }
    if (id->peer) {
        id->peer->peer = NULL;
    }
    id->peer = NULL;
    id->state = ENDED;
    for (struct id **at = &ids; *at; at = &(*at)->next) {
        if (*at == id) {
            *at = id->next;
            break;
        }
    }
}

static void release(struct id *id) {
    forget_data(id);
    memset(id, 0x5a, sizeof *id);
    free(id);
}

/* Returns 1 if an event is reported on this identifier, or on a request of this listener that no program has read. */
static int belongs(struct event *e, struct id *id) {
    return owner(e) == id || ((struct id *)e->event.id)->listener == id;
}

/* Moves an identifier's events from one list to the end of another. Returns their number. */
static int move_events(struct id *id, struct event **from, struct event **to) {
    int count = 0;
    while (*to) {
        to = &(*to)->next;
    }
    while (*from) {
        struct event *e = *from;
        if (belongs(e, id)) {
            *from = e->next;
            e->next = NULL;
            *to = e;
            to = &e->next;
            count++;
        } else {
            from = &e->next;
        }
    }
    return count;
}

/* Removes an identifier's events from its channel and returns them as a list. */
static struct event *withdraw(struct id *id) {
    struct channel *channel = (struct channel *)id->id.channel;
    struct event *events = NULL;
    eventfd_t one;
    for (int count = move_events(id, &channel->first, &events); count > 0; count--) {
        if (eventfd_read(channel->channel.fd, &one)) {
            abort();
        }
    }
    channel->end = &channel->first;
    while (*channel->end) {
        channel->end = &(*channel->end)->next;
    }
    return events;
}

static void await_acknowledgements(struct id *id) {
    while (id->acknowledged < id->reported) {
        pthread_cond_wait(&changed, &lock);
    }
}

API int rdma_destroy_id(struct rdma_cm_id *public) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    leave(id);
    struct event *events = withdraw(id);
    move_events(id, &held, &events);
    while (events) {
        struct event *e = events;
        struct id *request = e->event.listen_id ? (struct id *)e->event.id : NULL;
        events = e->next;
        free(e);
        if (request) {
            leave(request);
            release(request);
        }
    }
    await_acknowledgements(id);
    release(id);
    return unlocked(0);
}

API int rdma_migrate_id(struct rdma_cm_id *public, struct rdma_event_channel *to) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    struct event *events = withdraw(id);
    public->channel = to;
    for (struct id *each = ids; each; each = each->next) {
        if (each->listener == id) {
            each->id.channel = to;
        }
    }
    while (events) {
        struct event *e = events;
        events = e->next;
        append(e);
    }
    await_acknowledgements(id);
    return unlocked(0);
}

API int rdma_set_option(struct rdma_cm_id *public, int level, int name, void *value, size_t length) {
    struct id *id = (struct id *)public;
    if (level == RDMA_OPTION_ID && name == RDMA_OPTION_ID_REUSEADDR && length == sizeof(int)) {
        id->reuse_address = *(int *)value;
    } else if (level == RDMA_OPTION_ID && name == RDMA_OPTION_ID_AFONLY && length == sizeof(int)) {
        id->v6only = *(int *)value;
    }
    return 0;
}

/* -- Addresses */

static size_t size_of(const struct sockaddr *address) {
    return address->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
}

static int is_any(const struct sockaddr *address) {
    return address->sa_family == AF_INET6
        ? IN6_IS_ADDR_UNSPECIFIED(&((const struct sockaddr_in6 *)address)->sin6_addr)
        : ((const struct sockaddr_in *)address)->sin_addr.s_addr == INADDR_ANY;
}

static int same_host(const struct sockaddr *one, const struct sockaddr *other) {
    if (one->sa_family != other->sa_family) {
        return 0;
    }
    return one->sa_family == AF_INET6
        ? IN6_ARE_ADDR_EQUAL(&((const struct sockaddr_in6 *)one)->sin6_addr, &((const struct sockaddr_in6 *)other)->sin6_addr)
        : ((const struct sockaddr_in *)one)->sin_addr.s_addr == ((const struct sockaddr_in *)other)->sin_addr.s_addr;
}

/* The port is at the same offset in both kinds of address. */
static __be16 *port_of(struct sockaddr *address) {
    return &((struct sockaddr_in *)address)->sin_port;
}

/* Returns 1 if a packet to the address reaches an identifier that is bound to another address. */
static int covers(struct id *bound, const struct sockaddr *address) {
    const struct sockaddr *local = &bound->id.route.addr.src_addr;
    if (is_any(local)) {
        return local->sa_family == address->sa_family || (local->sa_family == AF_INET6 && !bound->v6only);
    }
    return same_host(local, address);
}

/* Returns 1 if another identifier listens at the address. Several identifiers can be bound to it. */
static int in_use(struct id *id, struct sockaddr *address) {
    for (struct id *other = ids; other; other = other->next) {
        struct sockaddr *local = &other->id.route.addr.src_addr;
        if (other != id && other->state == LISTENING && other->id.ps == id->id.ps
            && *port_of(local) == *port_of(address) && (covers(other, address) || (is_any(address) && !is_any(local)))
            && !(other->reuse_address && id->reuse_address)) {
            return 1;
        }
    }
    return 0;
}

static void choose_port(struct id *id, struct sockaddr *address) {
    do {
        last_port = last_port < LAST_PORT ? last_port + 1 : FIRST_PORT;
        *port_of(address) = htons((uint16_t)last_port);
    } while (in_use(id, address));
}

static int bind_to(struct id *id, const struct sockaddr *address) {
    struct sockaddr *local = &id->id.route.addr.src_addr;
    if (id->state != IDLE) {
        return EINVAL;
    }
    memcpy(local, address, size_of(address));
    if (*port_of(local) == 0) {
        choose_port(id, local);
    } else if (in_use(id, local)) {
        memset(local, 0, sizeof id->id.route.addr.src_storage);
        return EADDRINUSE;
    }
    id->id.verbs = is_any(local) ? NULL : loop_context(device);
    id->id.port_num = id->id.verbs ? 1 : 0;
    id->state = BOUND;
    return 0;
}

API int rdma_bind_addr(struct rdma_cm_id *public, struct sockaddr *address) {
    pthread_mutex_lock(&lock);
    return unlocked(bind_to((struct id *)public, address));
}

API int rdma_resolve_addr(struct rdma_cm_id *public, struct sockaddr *from, struct sockaddr *to, int timeout) {
    struct id *id = (struct id *)public;
    struct sockaddr *local = &public->route.addr.src_addr;
    (void)timeout;
    pthread_mutex_lock(&lock);
    int error = from && id->state == IDLE ? bind_to(id, from) : id->state == IDLE || id->state == BOUND ? 0 : EINVAL;
    if (error) {
        return unlocked(error);
    }
    memcpy(&public->route.addr.dst_addr, to, size_of(to));
    if (to->sa_family == AF_INET && ntohl(((struct sockaddr_in *)to)->sin_addr.s_addr) >> 8 == 0xc00002) {
        report(id, RDMA_CM_EVENT_ADDR_ERROR, -EHOSTUNREACH);
        return unlocked(0);
    }
    if (id->state == IDLE || is_any(local)) {
        __be16 port = *port_of(local);
        memcpy(local, to, size_of(to));
        *port_of(local) = port;
        if (port == 0) {
            choose_port(id, local);
        }
    }
    if (source_family != AF_INET) {
        local->sa_family = (sa_family_t)source_family;
    }
    public->verbs = loop_context(device);
    public->port_num = 1;
    id->state = RESOLVED;
    report(id, RDMA_CM_EVENT_ADDR_RESOLVED, 0);
    return unlocked(0);
}

API int rdma_resolve_route(struct rdma_cm_id *public, int timeout) {
    struct id *id = (struct id *)public;
    (void)timeout;
    pthread_mutex_lock(&lock);
    if (id->state != RESOLVED) {
        return unlocked(EINVAL);
    }
    id->state = ROUTED;
    report(id, RDMA_CM_EVENT_ROUTE_RESOLVED, 0);
    return unlocked(0);
}

API int rdma_listen(struct rdma_cm_id *public, int backlog) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    if (id->state == IDLE) {
        struct sockaddr_in any = {.sin_family = AF_INET};
        bind_to(id, (struct sockaddr *)&any);
    }
    if (id->state != BOUND) {
        return unlocked(EINVAL);
    }
    if (in_use(id, &public->route.addr.src_addr)) {
        return unlocked(EADDRINUSE);
    }
    id->backlog = backlog > 0 ? backlog : 1;
    id->state = LISTENING;
    return unlocked(0);
}

/* -- Connections */

static struct id *listener_at(struct sockaddr *address, enum rdma_port_space space) {
    for (struct id *id = ids; id; id = id->next) {
        if (id->state == LISTENING && id->id.ps == space && *port_of(&id->id.route.addr.src_addr) == *port_of(address)
            && covers(id, address)) {
            return id;
        }
    }
    return NULL;
}

static void request(struct id *active, struct id *listener) {
    struct id *passive = create_id(listener->id.channel, listener->id.context, listener->id.ps);
    passive->id.verbs = active->id.verbs;
    passive->id.port_num = 1;
    passive->id.route.addr.src_storage = active->id.route.addr.dst_storage;
    passive->id.route.addr.dst_storage = active->id.route.addr.src_storage;
    passive->state = REQUESTED;
    passive->peer_queue_pair = active->queue_pair;
    passive->responder = active->own.initiator_depth;
    passive->initiator = active->own.responder_resources;
    passive->retries = active->own.retry_count;
    passive->rnr_retries = active->own.rnr_retry_count;
    passive->peer = active;
    passive->listener = listener;
    active->peer = passive;
    active->retries = active->own.retry_count;
    listener->backlog--;
    struct event *e = create_event(passive, RDMA_CM_EVENT_CONNECT_REQUEST, 0);
    e->event.listen_id = &listener->id;
    add_parameters(e, active, REQUEST_DATA);
    publish(e);
}

API int rdma_connect(struct rdma_cm_id *public, struct rdma_conn_param *param) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    if (public->ps != RDMA_PS_TCP) {
        return unlocked(ENOSYS);
    }
    if (id->state != ROUTED || param->private_data_len > (is_iwarp(id) ? IWARP_DATA : REQUEST_DATA)) {
        return unlocked(EINVAL);
    }
    keep_parameters(id, param);
    struct id *listener = listener_at(&public->route.addr.dst_addr, public->ps);
    if (listener && listener->backlog > 0) {
        id->state = CONNECTING;
        request(id, listener);
        return unlocked(0);
    }
    if (is_iwarp(id)) {
        id->state = ENDED;
        return unlocked(ECONNREFUSED);
    }
    end(id, RDMA_CM_EVENT_REJECTED, listener ? REJ_CONSUMER_DEFINED : REJ_INVALID_SERVICE);
    return unlocked(0);
}

API int rdma_accept(struct rdma_cm_id *public, struct rdma_conn_param *param) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    struct id *active = id->peer;
    if (id->state != REQUESTED || !active || param->private_data_len > (is_iwarp(id) ? IWARP_DATA : RESPONSE_DATA)) {
        return unlocked(EINVAL);
    }
    keep_parameters(id, param);
    active->peer_queue_pair = id->queue_pair;
    active->responder = id->own.initiator_depth;
    active->initiator = id->own.responder_resources;
    active->rnr_retries = id->own.rnr_retry_count;
    int iwarp = is_iwarp(id);
    struct event *e = create_event(active, iwarp ? RDMA_CM_EVENT_ESTABLISHED : RDMA_CM_EVENT_CONNECT_RESPONSE, 0);
    add_parameters(e, id, RESPONSE_DATA);
    if (iwarp) {
        loop_connect((int)id->queue_pair, (int)active->queue_pair);
        id->state = active->state = CONNECTED;
        report(id, RDMA_CM_EVENT_ESTABLISHED, 0);
    } else {
        id->state = ACCEPTED;
        active->state = RESPONDED;
    }
    publish(e);
    return unlocked(0);
}

API int rdma_reject(struct rdma_cm_id *public, const void *data, uint8_t length) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    if ((id->state != REQUESTED && id->state != RESPONDED) || !id->peer
        || length > (is_iwarp(id) ? IWARP_DATA : REJECTION_DATA)) {
        return unlocked(EINVAL);
    }
    reject(id, REJ_CONSUMER_DEFINED, data, length);
    return unlocked(0);
}

API int rdma_establish(struct rdma_cm_id *public) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    if (id->state != RESPONDED) {
        return unlocked(EINVAL);
    }
    id->state = CONNECTED;
    if (id->peer && id->peer->state == ACCEPTED) {
        id->peer->state = CONNECTED;
        report(id->peer, RDMA_CM_EVENT_ESTABLISHED, 0);
    }
    return unlocked(0);
}

API int rdma_disconnect(struct rdma_cm_id *public) {
    struct id *id = (struct id *)public;
    pthread_mutex_lock(&lock);
    if (id->state < CONNECTING) {
        return unlocked(EINVAL);
    }
    if (id->state == CONNECTED) {
        if (disconnect_peer(id)) {
            id->state = DISCONNECTING;
        } else {
            /* Even if this side has been killed, so that its program need not wait. */
            id->state = ENDED;
            append(create_event(id, RDMA_CM_EVENT_DISCONNECTED, 0));
        }
    } else if (id->state == ENDED && id->peer && id->peer->state == DISCONNECTING) {
        disconnect_peer(id);
    }
    return unlocked(0);
}

static void init_address(struct ibv_qp_attr *attr) {
    memset(&attr->ah_attr, 0, sizeof attr->ah_attr);
    attr->ah_attr.is_global = 1;
    attr->ah_attr.port_num = 1;
    attr->ah_attr.grh.dgid = loop_gid();
    attr->ah_attr.grh.hop_limit = 64;
}

API int rdma_init_qp_attr(struct rdma_cm_id *public, struct ibv_qp_attr *attr, int *mask) {
    struct id *id = (struct id *)public;
    if (public->ps != RDMA_PS_TCP) {
        attr->port_num = 1;
        attr->qkey = RDMA_UDP_QKEY;
        *mask = IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_QKEY;
        return 0;
    }
    pthread_mutex_lock(&lock);
    switch (attr->qp_state) {
    case IBV_QPS_INIT:
        attr->pkey_index = 0;
        attr->port_num = 1;
        attr->qp_access_flags = 0;
        *mask = IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS;
        return unlocked(0);
    case IBV_QPS_RTR:
        if (id->state != RESPONDED && id->state != REQUESTED && id->state != ACCEPTED && id->state != CONNECTED) {
            return unlocked(EINVAL);
        }
        init_address(attr);
        attr->path_mtu = IBV_MTU_4096;
        attr->dest_qp_num = id->peer_queue_pair;
        attr->rq_psn = id->peer_queue_pair;
        attr->max_dest_rd_atomic = id->responder;
        attr->min_rnr_timer = 0;
        *mask = IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN | IBV_QP_MAX_DEST_RD_ATOMIC
            | IBV_QP_MIN_RNR_TIMER;
        return unlocked(0);
    case IBV_QPS_RTS:
        if (id->state != RESPONDED && id->state != REQUESTED && id->state != ACCEPTED && id->state != CONNECTED) {
            return unlocked(EINVAL);
        }
        attr->timeout = ACK_TIMEOUT;
        attr->retry_cnt = id->retries;
        attr->rnr_retry = id->rnr_retries;
        attr->sq_psn = id->queue_pair;
        attr->max_rd_atomic = id->initiator;
        *mask = IBV_QP_STATE | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT | IBV_QP_RNR_RETRY | IBV_QP_SQ_PSN
            | IBV_QP_MAX_QP_RD_ATOMIC;
        return unlocked(0);
    default:
        return unlocked(EINVAL);
    }
}

/* -- For tests */

/* Sets the device of identifiers that are bound or resolved later: 0 for loop0 (the default), 1 for loop1. */
API void loop_cm_device(int index) {
    device = index;
}

/* Sets the address family of the local addresses of identifiers resolved later. */
API void loop_cm_source(int family) {
    source_family = family;
}

/* Returns the identifier that rdma_create_id created last. */
API struct rdma_cm_id *loop_cm_last(void) {
    return &last->id;
}

/* Returns the number of identifiers that exist, including those of requests that no program has read. */
API int loop_cm_identifiers(void) {
    int count = 0;
    pthread_mutex_lock(&lock);
    for (struct id *id = ids; id; id = id->next) {
        count++;
    }
    pthread_mutex_unlock(&lock);
    return count;
}

/* Number of calls of rdma_get_devices. */
static int device_queries;

/* Returns an empty list. */
API struct ibv_context **rdma_get_devices(int *count) {
    pthread_mutex_lock(&lock);
    device_queries++;
    pthread_mutex_unlock(&lock);
    if (count) {
        *count = 0;
    }
    return calloc(1, sizeof(struct ibv_context *));
}

API void rdma_free_devices(struct ibv_context **list) {
    free(list);
}

/* Returns the number of calls of rdma_get_devices. */
API int loop_cm_device_queries(void) {
    pthread_mutex_lock(&lock);
    int count = device_queries;
    pthread_mutex_unlock(&lock);
    return count;
}

/* Creates an event for an identifier. The state of the identifier remains unchanged. */
API void loop_cm_event(struct rdma_cm_id *id, int type, int status) {
    pthread_mutex_lock(&lock);
    append(create_event((struct id *)id, type, status));
    pthread_mutex_unlock(&lock);
}

static void report_held(uint32_t types) {
    for (struct event **at = &held; *at;) {
        struct event *e = *at;
        if (types & 1U << e->event.event) {
            *at = e->next;
            append(e);
        } else {
            at = &e->next;
        }
    }
}

/* While on, events of a type that calls of the program create are not reported. Turning it off reports them. */
API void loop_cm_hold(int type, int on) {
    pthread_mutex_lock(&lock);
    if (on) {
        held_types |= 1U << type;
    } else {
        held_types &= ~(1U << type);
        report_held(1U << type);
    }
    pthread_mutex_unlock(&lock);
}

/*
 * Lets the side of a connection that has this queue pair vanish, as if its machine had lost power: requests to it end
 * with IBV_WC_RETRY_EXC_ERR, its own requests never complete, and its connection manager no longer sends or receives
 * anything. The peer gets DISCONNECTED with loop_cm_end_lost. The killed side's own rdma_disconnect succeeds at once.
 */
API void loop_cm_kill(int queue_pair) {
    pthread_mutex_lock(&lock);
    for (struct id *id = ids; id; id = id->next) {
        if (id->queue_pair == (uint32_t)queue_pair && id->state >= CONNECTING && id->state < ENDED) {
            id->killed = 1;
            if (id->peer) {
                id->peer->lost = 1;
            }
        }
    }
    loop_kill(queue_pair);
    pthread_mutex_unlock(&lock);
}

/* Creates DISCONNECTED for each identifier whose peer has been killed, or UNREACHABLE if it is not connected yet. */
API void loop_cm_end_lost(void) {
    pthread_mutex_lock(&lock);
    for (struct id *id = ids; id; id = id->next) {
        if (id->lost) {
            id->lost = 0;
            if (id->state == CONNECTED || id->state == DISCONNECTING) {
                end(id, RDMA_CM_EVENT_DISCONNECTED, 0);
            } else if (id->state != ENDED) {
                end(id, RDMA_CM_EVENT_UNREACHABLE, -ETIMEDOUT);
            }
        }
    }
    pthread_mutex_unlock(&lock);
}

/* Restores the defaults and reports the events that are held. */
API void loop_cm_reset(void) {
    pthread_mutex_lock(&lock);
    device = 0;
    source_family = AF_INET;
    held_types = 0;
    report_held(UINT32_MAX);
    pthread_mutex_unlock(&lock);
}

/* Reports the removal of the device to all identifiers that use it, and ends them. The device itself remains. */
API void loop_cm_remove_device(void) {
    pthread_mutex_lock(&lock);
    for (struct id *id = ids; id; id = id->next) {
        if (id->id.verbs == loop_context(device) && id->id.channel) {
            end(id, RDMA_CM_EVENT_DEVICE_REMOVAL, 0);
        }
    }
    pthread_mutex_unlock(&lock);
}
