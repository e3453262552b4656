/*
 * Requests and answers over rsocket of librdmacm: a peer of ExchangeProgram, with the same commands.
 *
 *   rsocket_exchange client|server ADDRESS PORT
 *
 * A server prints "ready" when a client can connect, a client when it is connected. Then the program reads lines of the
 * form "BYTES COUNT" from standard input, exchanges as many requests of that size, with answers of 64 bytes, and prints
 * "done" after each line. It ends with 1 and a line on standard error if a call fails.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <rdma/rsocket.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { ANSWER_BYTES = 64, MAX_REQUEST_BYTES = 1 << 20 };

static char request[MAX_REQUEST_BYTES], answer[ANSWER_BYTES];

static void require(bool success, const char *function) {
    if (!success) {
        fprintf(stderr, "rsocket_exchange: %s: %s\n", function, strerror(errno));
        exit(1);
    }
}

static void say(const char *line) {
    puts(line);
    fflush(stdout);
}

static void send_all(int socket, const char *buffer, size_t bytes) {
    while (bytes > 0) {
        ssize_t sent = rsend(socket, buffer, bytes, 0);
        require(sent > 0, "rsend");
        buffer += sent;
        bytes -= (size_t)sent;
    }
}

static void receive_all(int socket, char *buffer, size_t bytes) {
    while (bytes > 0) {
        ssize_t received = rrecv(socket, buffer, bytes, 0);
        require(received > 0, "rrecv");
        buffer += received;
        bytes -= (size_t)received;
    }
}

static int open_socket(bool server, const struct sockaddr_in *address) {
    int on = 1, socket = rsocket(AF_INET, SOCK_STREAM, 0);
    require(socket >= 0, "rsocket");
    if (server) {
        int listener = socket;
        require(rbind(listener, (const struct sockaddr *)address, sizeof *address) == 0, "rbind");
        require(rlisten(listener, 1) == 0, "rlisten");
        say("ready");
        socket = raccept(listener, NULL, NULL);
        require(socket >= 0, "raccept");
        rclose(listener);
    } else {
        require(rconnect(socket, (const struct sockaddr *)address, sizeof *address) == 0, "rconnect");
    }
    require(rsetsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) == 0, "rsetsockopt");
    return socket;
}

int main(int count, char **arguments) {
    if (count != 4) {
        fprintf(stderr, "usage: rsocket_exchange client|server ADDRESS PORT\n");
        return 2;
    }
    bool server = strcmp(arguments[1], "server") == 0;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(arguments[3]))};
    require(inet_pton(AF_INET, arguments[2], &address.sin_addr) == 1, "inet_pton");
    int socket = open_socket(server, &address);
    if (!server) {
        say("ready");
    }
    size_t bytes;
    int exchanges;
    while (scanf("%zu %d", &bytes, &exchanges) == 2) {
        for (int i = 0; i < exchanges; i++) {
            if (server) {
                receive_all(socket, request, bytes);
                send_all(socket, answer, ANSWER_BYTES);
            } else {
                send_all(socket, request, bytes);
                receive_all(socket, answer, ANSWER_BYTES);
            }
        }
        say("done");
    }
    rclose(socket);
    return 0;
}
