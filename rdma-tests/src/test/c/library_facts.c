/*
 * Prints results of rdma-core in C, on hosts with or without a device: a result per line, in columns that are separated
 * by tabs. LibraryFacts.java prints the same results from Java.
 */
#include <errno.h>
#include <infiniband/verbs.h>
#include <rdma/rdma_cma.h>
#include <rdma/rdma_verbs.h>
#include <stdio.h>

static void strings(void) {
    int i;

    for (i = 0; i <= 30; i++) {
        printf("ibv_wc_status_str\t%d\t%s\n", i, ibv_wc_status_str((enum ibv_wc_status)i));
    }
    for (i = -1; i <= 10; i++) {
        printf("ibv_node_type_str\t%d\t%s\n", i, ibv_node_type_str((enum ibv_node_type)i));
    }
    for (i = 0; i <= 10; i++) {
        printf("ibv_port_state_str\t%d\t%s\n", i, ibv_port_state_str((enum ibv_port_state)i));
    }
    for (i = 0; i <= 30; i++) {
        printf("ibv_event_type_str\t%d\t%s\n", i, ibv_event_type_str((enum ibv_event_type)i));
    }
    for (i = 0; i <= 20; i++) {
        printf("rdma_event_str\t%d\t%s\n", i, rdma_event_str((enum rdma_cm_event_type)i));
    }
}

static void rates(void) {
    int i;

    for (i = 0; i <= 30; i++) {
        printf("ibv_rate_to_mult\t%d\t%d\n", i, ibv_rate_to_mult((enum ibv_rate)i));
        printf("ibv_rate_to_mbps\t%d\t%d\n", i, ibv_rate_to_mbps((enum ibv_rate)i));
    }
    for (i = 0; i <= 250; i++) {
        printf("mult_to_ibv_rate\t%d\t%d\n", i, (int)mult_to_ibv_rate(i));
        printf("mbps_to_ibv_rate\t%d\t%d\n", i * 500, (int)mbps_to_ibv_rate(i * 500));
    }
}

/* Inline functions that need no device. */
static void inlines(void) {
    uint32_t label;
    int type;

    for (label = 0; label < 0x100000; label += 0xfff) {
        printf("ibv_flow_label_to_udp_sport\t%u\t%u\n", label, ibv_flow_label_to_udp_sport(label));
    }
    for (type = 2; type <= 10; type++) {
        printf("ibv_is_qpt_supported\t%d\t%d\n", type, ibv_is_qpt_supported(0x55, (enum ibv_qp_type)type));
    }
    printf("rdma_seterrno\t%d\t%d\n", 0, rdma_seterrno(0));
    type = rdma_seterrno(EBUSY);
    printf("rdma_seterrno\t%d\t%d\t%d\n", EBUSY, type, errno);
}

static void devices(void) {
    int count = -7;
    int i;
    struct ibv_device **list;
    struct ibv_context **contexts;

    errno = 0;
    list = ibv_get_device_list(&count);
    printf("ibv_get_device_list\t%s\t%d\t%d\n", list ? "list" : "NULL", count, list ? 0 : errno);
    for (i = 0; list && list[i]; i++) {
        printf("device\t%s\t%s\t%d\t%016llx\n", ibv_get_device_name(list[i]),
               ibv_node_type_str(list[i]->node_type), ibv_get_device_index(list[i]),
               (unsigned long long)be64toh(ibv_get_device_guid(list[i])));
    }
    if (list) {
        ibv_free_device_list(list);
    }

    errno = 0;
    count = -7;
    contexts = rdma_get_devices(&count);
    printf("rdma_get_devices\t%s\t%d\t%d\n", contexts ? "list" : "NULL", contexts ? count : 0,
           contexts ? 0 : errno);
    if (contexts) {
        rdma_free_devices(contexts);
    }
}

static void connection_manager(void) {
    struct rdma_event_channel *channel;
    struct rdma_addrinfo *info = NULL;
    struct rdma_cm_id *id = NULL;
    int result;

    errno = 0;
    channel = rdma_create_event_channel();
    printf("rdma_create_event_channel\t%s\t%d\n", channel ? "channel" : "NULL", channel ? 0 : errno);
    if (channel) {
        rdma_destroy_event_channel(channel);
    }
    errno = 0;
    result = rdma_create_id(NULL, &id, NULL, RDMA_PS_TCP);
    printf("rdma_create_id\t%d\t%d\n", result, result ? errno : 0);
    if (!result) {
        rdma_destroy_id(id);
    }
    errno = 0;
    result = rdma_getaddrinfo("127.0.0.1", "7471", NULL, &info);
    printf("rdma_getaddrinfo\t%d\t%d\n", result, result == -1 ? errno : 0);
    if (!result) {
        printf("rdma_getaddrinfo\tfamily %d port_space %d dst_len %u\n", info->ai_family, info->ai_port_space,
               (unsigned)info->ai_dst_len);
        rdma_freeaddrinfo(info);
    }
}

static void fork_support(void) {
    printf("ibv_is_fork_initialized\t%d\n", (int)ibv_is_fork_initialized());
    printf("ibv_fork_init\t%d\n", ibv_fork_init());
    printf("ibv_is_fork_initialized\t%d\n", (int)ibv_is_fork_initialized());
}

int main(void) {
    strings();
    rates();
    inlines();
    devices();
    connection_manager();
    fork_support();
    return 0;
}
