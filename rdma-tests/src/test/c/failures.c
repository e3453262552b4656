/*
 * Calls that fail, at least one for each convention of reporting failures, on hosts with or without RDMA. Prints the
 * function, its result, the error number and the error message.
 */
#include <errno.h>
#include <infiniband/verbs.h>
#include <locale.h>
#include <netdb.h>
#include <rdma/rdma_cma.h>
#include <rdma/rdma_verbs.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ROOM 65536

static void print(const char *name, long result, int error) {
    printf("%s\t%ld\t%d\t%s\n", name, result, error, error ? strerror(error) : "");
}

static void with_errno(const char *name, long result, int failed) {
    int error = errno;

    print(name, result, failed ? error : 0);
}

/* Context of a device with an invalid descriptor, so that system calls fail. */
static struct ibv_context *context(void) {
    struct verbs_context *verbs = calloc(1, ROOM);

    verbs->sz = sizeof *verbs;
    verbs->priv = calloc(1, ROOM);
    verbs->context.abi_compat = __VERBS_ABI_IS_EXTENDED;
    verbs->context.cmd_fd = -1;
    verbs->context.async_fd = -1;
    return &verbs->context;
}

int main(void) {
    struct ibv_context *none = context();
    struct ibv_values_ex values = {.comp_mask = 0};
    struct ibv_gid_entry entry;
    struct ibv_td_init_attr td = {0};
    struct ibv_mr *mr = (struct ibv_mr *)((char *)calloc(1, ROOM) + ROOM / 2);
    struct rdma_cm_id *id = NULL;
    struct addrinfo hints = {.ai_flags = AI_NUMERICHOST};
    struct addrinfo *found;
    struct ibv_device **devices;
    struct rdma_event_channel *channel;
    struct ibv_td *domain;
    int result;

    /* Sets the locale like the JVM. */
    setlocale(LC_ALL, "");

    devices = ibv_get_device_list(NULL);
    with_errno("ibv_get_device_list", devices != NULL, devices == NULL);
    domain = ibv_alloc_td(none, &td);
    with_errno("ibv_alloc_td", domain != NULL, domain == NULL);
    channel = rdma_create_event_channel();
    with_errno("rdma_create_event_channel", channel != NULL, channel == NULL);

    result = rdma_create_id(NULL, &id, NULL, RDMA_PS_TCP);
    with_errno("rdma_create_id", result, result == -1);
    result = rdma_seterrno(EBUSY);
    with_errno("rdma_seterrno", result, result == -1);
    result = close(-1);
    with_errno("close", result, result == -1);

    result = ibv_query_rt_values_ex(none, &values);
    print("ibv_query_rt_values_ex", result, result);
    result = _ibv_query_gid_ex(none, 1, 0, &entry, 0, sizeof entry);
    print("_ibv_query_gid_ex", result, result);

    result = (int)ibv_query_gid_table(none, &entry, 1, 0);
    print("ibv_query_gid_table", result, -result);

    result = ibv_rereg_mr(mr, 1 << 30, NULL, NULL, 0, 0);
    with_errno("ibv_rereg_mr", result, result != 0);

    result = getaddrinfo("no such host", NULL, &hints, &found);
    printf("getaddrinfo\t%d\t0\t%s\n", result, gai_strerror(result));
    return 0;
}
