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
 *   <li>Each side tells the other that it has done so, the way the endpoints went. Only then does it send: the retries of
 *       a channel by hand are over after some milliseconds, and the peer may take longer to get here.
 * </ol>
 *
 * {@link org.rdma4j.channel.MultiChannel} is the same for several peers, in one protection domain.
 *
 * {@snippet lang=java :
 * try (Context context = Device.named("rxe0").open();
 *         ProtectionDomain domain = context.protectionDomain();
 *         PreparedChannel prepared = Channel.builder(domain).prepare()) {
 *     MemoryRegion memory = prepared.allocate(8);
 *     ReceiveRequest receive = prepared.prepareReceive(memory.slice(4, 4)).post();
 *     try (Channel channel = prepared.handshake(exchange(prepared.endpoint()))) {
 *         exchange("connected");
 *         try (ChannelScope scope = channel.scope(LIMIT)) {
 *             scope.send(memory.slice(0, 4));
 *             receive.await(LIMIT);
 *         }
 *         // Both are over here, and the memory may be used again.
 *     }
 * }
 * }
 *
 * <h2>A receive before each message</h2>
 *
 * A message needs a receive that is posted when it arrives. A scope posts its receives when the program gets there, and
 * waits for them at its end, so between two scopes there is none. On InfiniBand and RoCE the sender asks again for a while
 * (by hand some 15 ms by default, less than many a pause of the garbage collector), and then its channel is at an end; on
 * iWARP the connection ends at once. Where the peer does not wait to be asked, keep receives posted that no scope waits
 * for, and await each by itself. Two of them serve peers that take turns:
 *
 * {@snippet lang=java :
 * ReceiveRequest[] receives = {                        // Posted before handshake() or establish().
 *     channel.prepareReceive(memory.slice(0, 64)).post(), channel.prepareReceive(memory.slice(64, 64)).post()
 * };
 * channel.establish(LIMIT);                            // Of Channel.of(connection).
 * for (int i = 0; i < rounds; i++) {
 *     ReceiveRequest receive = receives[i % 2];
 *     try (ChannelScope scope = channel.scope(LIMIT)) {
 *         scope.send(question);
 *         receive.await(LIMIT);
 *     }
 *     use(receive.message());
 *     receive.post();
 * }
 * }
 *
 * {@code Channel.to} and {@code from} have connected before a receive can be posted: on iWARP they are for work that takes
 * none (writes, reads), or for who knows in another way that the peer has posted one. More in flight needs credits: see
 * {@link org.rdma4j.cm}.
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
 *
 * <h2>A peer that is gone</h2>
 *
 * A send, write or read to it fails when the retries are over. A receive waits for its limit on a channel by hand: nothing
 * tells this side that the peer closed its channel or was killed. On a channel of the connection manager receives end when
 * the disconnection is noticed. Who waits for several peers is silent to all of them meanwhile: give the peers longer limits
 * than the one that waits for them has, or one peer that is gone takes the others along.
 */
@NullMarked
package org.rdma4j.channel;

import org.jspecify.annotations.NullMarked;
