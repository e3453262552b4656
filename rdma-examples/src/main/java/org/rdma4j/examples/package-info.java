/**
 * Small example programs, each with a {@code main} method.
 *
 * <ul>
 * <li>Ports of rdma-core programs to rdma-io: the ping-pong programs, {@code rping}, {@code rdma_client}, {@code
 * rdma_server} and {@code ucmatose}. They interoperate with the C programs of the same names.
 * <li>The {@code Guide…} programs, one for each step of an introduction to verbs. Each has two versions: {@code raw}
 * uses rdma-sys and makes the same calls as a C program; {@code safe} uses rdma-io.
 * <li>Ports of the ibverbs-rs examples for a network of nodes: {@link org.rdma4j.examples.Network}, {@link
 * org.rdma4j.examples.NetworkBarrierTest} and {@link org.rdma4j.examples.NetworkBarrierTestRandom}.
 * <li>Servers: {@link org.rdma4j.examples.EchoServer} answers the requests of clients such as {@link
 * org.rdma4j.examples.EchoClient}. {@link org.rdma4j.examples.EventLoopServer} posts its own requests on an event loop.
 * {@link org.rdma4j.examples.SharedReceiveServer} uses a shared receive queue, without an event loop.
 * </ul>
 */
@NullMarked
package org.rdma4j.examples;

import org.jspecify.annotations.NullMarked;
