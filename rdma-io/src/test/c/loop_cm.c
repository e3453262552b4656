/*
 * The part of librdmacm that event loops and identifiers use, for tests without a kernel with RDMA. A test makes the events
 * itself: loop_cm_event. -Dorg.rdma4j.rdmacm.path names the library that also has loop_verbs.c.
 *
 * The memory of a destroyed identifier is overwritten, so that whoever still reads it notices.
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

/* struct rdma_event_channel, and the end of its pipe to which events are written. */
struct channel {
    int fd, in;
};

/* struct rdma_cm_id, of which this file knows the beginning and the size. */
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
    /* Not calloc, so that the memory of the last identifier that was destroyed is used again. */
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

/* Sets the address family of the local address of identifiers that are resolved from now on. */
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

/* Gives the identifier that was created last. */
API struct id *loop_cm_last(void) {
    return last;
}

/* Has an event arrive for an identifier. */
API void loop_cm_event(struct id *id, int type, int status) {
    struct event *event = calloc(1, sizeof *event);
    event->id = id;
    event->type = type;
    event->status = status;
    if (write(id->channel->in, &event, sizeof event) != sizeof event) {
        abort();
    }
}
