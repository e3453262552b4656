/* Client and server of the connection manager, quoted by docs/verbs/for-c-programmers.md:
 * cc cm.c -lrdmacm -libverbs; ./a.out 10.77.0.1 & sleep 1; ./a.out 10.77.0.1 hello */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <rdma/rdma_cma.h>
#include <rdma/rdma_verbs.h>
#include <stdio.h>
#include <string.h>

enum { SIZE = 64, RESOLVE_MS = 2000 };

int await(struct rdma_event_channel *channel, enum rdma_cm_event_type type)
{
    struct rdma_cm_event *event;

    if (rdma_get_cm_event(channel, &event))
        return -1;
    enum rdma_cm_event_type actual = event->event;
    printf("%s\n", rdma_event_str(actual));
    rdma_ack_cm_event(event);
    return actual == type ? 0 : -1;
}

int create_qp(struct rdma_cm_id *id)
{
    struct ibv_qp_init_attr init = {
        .qp_type = IBV_QPT_RC,
        .cap = { .max_send_wr = 1, .max_recv_wr = 1, .max_send_sge = 1, .max_recv_sge = 1 },
    };

    return rdma_create_qp(id, NULL, &init);
}

int connect_to(struct rdma_event_channel *channel, struct rdma_cm_id *id, struct sockaddr *address)
{
    struct rdma_conn_param param = {
        .initiator_depth = 1, .responder_resources = 1, .retry_count = 7 };

    if (rdma_resolve_addr(id, NULL, address, RESOLVE_MS)
        || await(channel, RDMA_CM_EVENT_ADDR_RESOLVED))
        return -1;
    if (rdma_resolve_route(id, RESOLVE_MS) || await(channel, RDMA_CM_EVENT_ROUTE_RESOLVED))
        return -1;
    if (create_qp(id))
        return -1;
    return rdma_connect(id, &param) || await(channel, RDMA_CM_EVENT_ESTABLISHED) ? -1 : 0;
}

int client(const char *host, int port, const char *text)
{
    char buffer[SIZE] = "";
    struct rdma_cm_id *id;
    struct ibv_wc wc;
    struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons(port) };
    struct rdma_event_channel *channel = rdma_create_event_channel();

    if (!channel || inet_pton(AF_INET, host, &address.sin_addr) != 1
        || rdma_create_id(channel, &id, NULL, RDMA_PS_TCP)
        || connect_to(channel, id, (struct sockaddr *)&address))
        return -1;
    strncpy(buffer, text, SIZE - 1);
    struct ibv_mr *mr = rdma_reg_msgs(id, buffer, SIZE);
    if (!mr || rdma_post_send(id, NULL, buffer, SIZE, mr, IBV_SEND_SIGNALED)
        || rdma_get_send_comp(id, &wc) != 1 || wc.status != IBV_WC_SUCCESS)
        return -1;
    rdma_disconnect(id);
    await(channel, RDMA_CM_EVENT_DISCONNECTED);
    rdma_dereg_mr(mr);
    rdma_destroy_qp(id);
    rdma_destroy_id(id);
    rdma_destroy_event_channel(channel);
    return 0;
}

int serve(struct rdma_cm_id *listener)
{
    char buffer[SIZE];
    struct rdma_cm_id *id;
    struct ibv_wc wc;

    if (rdma_listen(listener, 1) || rdma_get_request(listener, &id))
        return -1;
    struct ibv_mr *mr = rdma_reg_msgs(id, buffer, SIZE);
    /* Before the connection is accepted, because the client may then send. */
    if (!mr || rdma_post_recv(id, NULL, buffer, SIZE, mr) || rdma_accept(id, NULL)
        || rdma_get_recv_comp(id, &wc) != 1 || wc.status != IBV_WC_SUCCESS)
        return -1;
    printf("received %s\n", buffer);
    rdma_disconnect(id);
    rdma_dereg_mr(mr);
    rdma_destroy_ep(id);
    return 0;
}

int server(const char *host, const char *port)
{
    struct rdma_addrinfo hints = { .ai_flags = RAI_PASSIVE, .ai_port_space = RDMA_PS_TCP }, *found;
    struct ibv_qp_init_attr init = {
        .cap = { .max_send_wr = 32, .max_recv_wr = 32, .max_send_sge = 1, .max_recv_sge = 1 } };
    struct rdma_cm_id *listener;

    if (rdma_getaddrinfo(host, port, &hints, &found)
        || rdma_create_ep(&listener, found, NULL, &init))
        return -1;
    rdma_freeaddrinfo(found);
    int result = serve(listener);
    rdma_destroy_ep(listener);
    return result;
}

int main(int argc, char **argv)
{
    int failed = argc > 2 ? client(argv[1], 7477, argv[2]) : server(argv[1], "7477");

    if (failed)
        perror(argc > 2 ? "client" : "server");
    return failed ? 1 : 0;
}
