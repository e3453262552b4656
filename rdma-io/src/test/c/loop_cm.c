/*
 * Stand-in for the functions of librdmacm that event loops, identifiers and datagram endpoints call. A test creates the
 * events with loop_cm_event. Linked into the same library as loop_verbs.c; -Dorg.rdma4j.rdmacm.path must name that library.
 *
 * Destroying an identifier overwrites its memory, so that a later access to it fails.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <infiniband/verbs.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define API __attribute__((visibility("default")))

/* struct rdma_event_channel, and the write end of the pipe that holds its events. */
struct channel {
    int fd, in;
};

/* The first members of struct rdma_cm_id, padding up to its size, and the number of events. */
struct id {
    struct ibv_context *verbs;
    struct channel *channel;
    void *context;
    struct ibv_qp *qp;
    struct sockaddr_in6 source;
    char rest[416 - 32 - sizeof(struct sockaddr_in6)];
    int reported, acknowledged;
};

/* struct rdma_cm_event. */
struct event {
    struct id *id, *listener;
    int type, status;
    char param[128];
};

enum { PS = 344 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct ibv_device device = {.name = "loop0"};
static struct ibv_context context = {.device = &device};
static struct id *last;

API struct channel *rdma_create_event_channel(void) {
    struct channel *channel = malloc(sizeof *channel);
    int ends[2];
    if (pipe(ends)) {
        free(channel);
        return NULL;
    }
    channel->fd = ends[0];
    channel->in = ends[1];
    return channel;
}

API void rdma_destroy_event_channel(struct channel *channel) {
    close(channel->fd);
    close(channel->in);
    free(channel);
}

API int rdma_create_id(struct channel *channel, struct id **out, void *user, int space) {
    /* Not calloc: malloc reuses the memory of the identifier destroyed last. */
    struct id *id = memset(malloc(sizeof *id), 0, sizeof *id);
    id->channel = channel;
    id->context = user;
    memcpy((char *) id + PS, &space, sizeof space);
    last = *out = id;
    return 0;
}

API int rdma_destroy_id(struct id *id) {
    pthread_mutex_lock(&lock);
    while (id->acknowledged < id->reported) {
        pthread_cond_wait(&changed, &lock);
    }
    pthread_mutex_unlock(&lock);
    memset(id, 0x5a, sizeof *id);
    free(id);
    return 0;
}

API int rdma_bind_addr(struct id *id, struct sockaddr *address) {
    memcpy(&id->source, address, sizeof(struct sockaddr_in));
    id->verbs = &context;
    return 0;
}

static int source_family = AF_INET;

/* Sets the address family of the local addresses of identifiers resolved later. */
API void loop_cm_source(int family) {
    source_family = family;
}

API void loop_cm_event(struct id *id, int type, int status);

API int rdma_resolve_addr(struct id *id, struct sockaddr *from, struct sockaddr *to, int timeout) {
    (void) from, (void) timeout;
    memcpy(&id->source, to, sizeof(struct sockaddr_in));
    id->source.sin6_family = source_family;
    id->verbs = &context;
    loop_cm_event(id, 0, 0);
    return 0;
}

API int rdma_init_qp_attr(struct id *id, struct ibv_qp_attr *attr, int *mask) {
    (void) id;
    attr->port_num = 1;
    attr->qkey = 0x1234567;
    *mask = IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_QKEY;
    return 0;
}

API int rdma_get_cm_event(struct channel *channel, struct event **out) {
    if (read(channel->fd, out, sizeof *out) != sizeof *out) {
        return -1;
    }
    pthread_mutex_lock(&lock);
    (*out)->id->reported++;
    pthread_mutex_unlock(&lock);
    return 0;
}

API int rdma_ack_cm_event(struct event *event) {
    pthread_mutex_lock(&lock);
    event->id->acknowledged++;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    free(event);
    return 0;
}

/* Returns the identifier created last. */
API struct id *loop_cm_last(void) {
    return last;
}

/* Creates an event for an identifier. */
API void loop_cm_event(struct id *id, int type, int status) {
    struct event *event = calloc(1, sizeof *event);
    event->id = id;
    event->type = type;
    event->status = status;
    if (write(id->channel->in, &event, sizeof event) != sizeof event) {
        abort();
    }
}
