/**
 * Connections by address: librdmacm, safely. {@link org.rdma4j.cm.Listener} and {@link org.rdma4j.cm.Connection} do what
 * most programs need, on InfiniBand, RoCE and iWARP alike; {@link org.rdma4j.cm.Identifier} and its events are what they
 * are made of.
 *
 * <pre>{@code
 * // The server.
 * try (Listener listener = Listener.on(address);
 *         Connection client = listener.next(limit)) {
 *     MemoryRegion buffer = client.allocate(64);
 *     ReceiveRequest question = client.prepareReceive(buffer).post();
 *     client.establish(limit);
 *     client.send(buffer.slice(0, question.await(limit).length()), limit);
 * }
 *
 * // The client.
 * try (Connection server = Connection.to(address, limit)) {
 *     MemoryRegion buffer = server.allocate(64);
 *     ReceiveRequest answer = server.prepareReceive(buffer.slice(32, 32)).post();
 *     server.establish(limit);
 *     buffer.memory().setString(0, "hello");
 *     server.send(buffer.slice(0, 6), limit);
 *     String said = answer.await(limit).message().getString(0);
 * }
 * }</pre>
 *
 * Receives are posted before a connection is established: a message that finds none is asked for again on InfiniBand and
 * RoCE, for a while, and ends the connection on iWARP.
 */
@NullMarked
package org.rdma4j.cm;

import org.jspecify.annotations.NullMarked;
