/**
 * Compares {@code org.rdma4j.message} to other implementations of the exchange of requests and answers: in the virtual
 * machine, over soft-RoCE.
 *
 * <p>{@link org.rdma4j.bench.message.MessageBenchmark} runs on the host and starts the virtual machine. {@link
 * org.rdma4j.bench.message.ExchangeDriver} runs in the guest. It starts servers and clients, lets one variant at a time
 * exchange requests, and reads the processor times of both processes. {@link org.rdma4j.bench.message.ExchangeProgram}
 * is the program of the Java variants; {@code rsocket_exchange.c} is its counterpart in C.
 */
@NullMarked
package org.rdma4j.bench.message;

import org.jspecify.annotations.NullMarked;
