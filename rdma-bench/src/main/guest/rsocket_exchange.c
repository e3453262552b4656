/*
 * Exchanges requests and answers over rsocket of librdmacm. Has the commands of ExchangeProgram, and can be its peer.
 *
 *   rsocket_exchange client|server ADDRESS
 *
 * Reads commands from standard input, a line each. "open WAY PORT" opens one end of a connection; a server prints
 * "listening" when the client may connect, and both print "opened". "exchange WAY BYTES COUNT" exchanges COUNT requests
 * of BYTES bytes, with answers of 64 bytes, and prints "done". Ends with 1 and a line on standard error if a call
 * fails.
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
        say("listening");
        socket = raccept(listener, NULL, NULL);
        require(socket >= 0, "raccept");
        rclose(listener);
    } else {
        require(rconnect(socket, (const struct sockaddr *)address, sizeof *address) == 0, "rconnect");
    }
    require(rsetsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) == 0, "rsetsockopt");
    return socket;
}

static void exchange(int socket, bool server, size_t bytes) {
    if (server) {
        receive_all(socket, request, bytes);
        send_all(socket, answer, ANSWER_BYTES);
    } else {
        send_all(socket, request, bytes);
        receive_all(socket, answer, ANSWER_BYTES);
    }
}

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "usage: rsocket_exchange client|server ADDRESS\n");
        return 2;
    }
    bool server = strcmp(arguments[1], "server") == 0;
    struct sockaddr_in address = {.sin_family = AF_INET};
    require(inet_pton(AF_INET, arguments[2], &address.sin_addr) == 1, "inet_pton");
    int socket = -1;
    char command[16];
    size_t value;
    while (scanf("%15s %*s %zu", command, &value) == 2) {
        if (strcmp(command, "open") == 0) {
            address.sin_port = htons((uint16_t)value);
            socket = open_socket(server, &address);
            say("opened");
        } else {
            int exchanges;
            require(scanf("%d", &exchanges) == 1 && value <= MAX_REQUEST_BYTES, "scanf");
            for (int i = 0; i < exchanges; i++) {
                exchange(socket, server, value);
            }
            say("done");
        }
    }
    if (socket >= 0) {
        rclose(socket);
    }
    return 0;
}
