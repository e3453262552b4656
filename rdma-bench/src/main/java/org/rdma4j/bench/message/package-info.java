/**
 * Compares {@code org.rdma4j.message} with other ways to exchange requests and answers: in the virtual machine, over
 * soft-RoCE.
 *
 * <p>{@link org.rdma4j.bench.message.MessageComparison} runs on the host and starts the machine. {@link
 * org.rdma4j.bench.message.ExchangeDriver} runs in the guest. It starts servers and clients, lets the ways
 * work in turn and reads the processor times of both processes. {@link org.rdma4j.bench.message.ExchangeProgram} is the
 * program of the ways in Java; {@code rsocket_exchange.c} is a program of the same form in C.
 */
@NullMarked
package org.rdma4j.bench.message;

import org.jspecify.annotations.NullMarked;
