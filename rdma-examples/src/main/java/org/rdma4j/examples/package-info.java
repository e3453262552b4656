/**
 * Small programs to start from, each with a {@code main} of its own. The ping-pongs of rdma-core, {@code rping}, {@code
 * rdma_client} and {@code rdma_server}, and {@code ucmatose} are written on rdma-io, and speak with the C programs of those
 * names over the wire. The {@code Guide…} programs are one for each step of an introduction to verbs, in two forms beside
 * each other: {@code raw} on rdma-sys, call by call as in C, and {@code safe} on rdma-io. {@link org.rdma4j.examples.Network},
 * {@link org.rdma4j.examples.NetworkBarrierTest} and {@link org.rdma4j.examples.NetworkBarrierTestRandom} are ibverbs-rs's
 * examples of a network of nodes. {@link org.rdma4j.examples.EchoServer} answers the requests of many clients, such as {@link
 * org.rdma4j.examples.EchoClient}; {@link org.rdma4j.examples.EventLoopServer} serves many clients with work that it posts
 * itself, on one thread, and {@link org.rdma4j.examples.SharedReceiveServer} does so by hand, with a shared receive queue.
 */
@NullMarked
package org.rdma4j.examples;

import org.jspecify.annotations.NullMarked;
