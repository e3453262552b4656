/**
 * Channels to one peer and to many: reliable connections, with work at three levels and as futures.
 *
 * <h2>Connecting</h2>
 *
 * {@link org.rdma4j.channel.Channel#to} and {@link org.rdma4j.channel.Channel#from} connect through the connection manager,
 * on every network, in one step. By hand, where the program has a way of its own to tell peers of each other:
 *
 * <ol>
 *   <li>{@link org.rdma4j.channel.Channel#builder}, its parameters, and {@code prepare()} give a {@link
 *       org.rdma4j.channel.PreparedChannel}, which has an endpoint and takes the first receives.
 *   <li>The endpoints change sides.
 *   <li>{@code handshake()} with the peer's gives the {@link org.rdma4j.channel.Channel}.
 * </ol>
 *
 * {@link org.rdma4j.channel.MultiChannel} is the same for several peers, in one protection domain.
 *
 * {@snippet lang=java :
 * try (Context context = Device.named("rxe0").open();
 *         ProtectionDomain domain = context.protectionDomain();
 *         PreparedChannel prepared = Channel.builder(domain).prepare();
 *         Channel channel = prepared.handshake(exchange(prepared.endpoint()))) {
 *     MemoryRegion memory = channel.allocate(8);
 *     try (ChannelScope scope = channel.scope(Duration.ofSeconds(5))) {
 *         scope.receive(memory.slice(4, 4));
 *         scope.send(memory.slice(0, 4));
 *     }
 *     // Both are over here, and the memory may be used again.
 * }
 * }
 *
 * <h2>Which level</h2>
 *
 * <ul>
 *   <li>Blocking, {@code channel.send(buffer, limit)}: one piece of work at a time, the simplest.
 *   <li>Scoped, {@link org.rdma4j.channel.ChannelScope} and {@link org.rdma4j.channel.PeerScope}: several at a time, all of
 *       which are over when the scope is. The form to begin with.
 *   <li>Unpolled, {@code channel.prepareSend(buffer)} and {@code post()}: for who reads completions as they come.
 *   <li>Futures, {@link org.rdma4j.channel.Channel#reader}: for programs that are made of them.
 * </ul>
 *
 * At all levels a wait that is not over in its time ends the channel, and with it the device's use of every buffer.
 */
@NullMarked
package org.rdma4j.channel;

import org.jspecify.annotations.NullMarked;
