/**
 * Channels: reliable connections to one peer or to several peers.
 *
 * <p>A {@link org.rdma4j.channel.Channel} combines a connected queue pair, its completion queue and its memory. Use it for
 * programs that wait for each message or transfer, or for a group of them. Use {@link org.rdma4j.verbs} directly for other
 * types of queue pairs, or to handle the completions of many connections on one thread. A {@link
 * org.rdma4j.channel.MultiChannel} groups channels to several peers in one protection domain.
 *
 * <h2>Life cycle</h2>
 *
 * A channel is created, its first receives are posted, it is connected, and it is closed. There are two ways to connect it.
 *
 * <p>{@link org.rdma4j.channel.Channel#to} and {@link org.rdma4j.channel.Channel#from} connect through the connection manager,
 * on every network. {@link org.rdma4j.channel.Channel#of(org.rdma4j.cm.Connection)} creates the channel before its connection
 * is established, so that receives can be posted first.
 *
 * <p>On InfiniBand and RoCE, programs that can already communicate, for example over TCP, can exchange endpoints instead:
 *
 * <ol>
 *   <li>{@link org.rdma4j.channel.Channel#builder} creates the channel. Memory is allocated, and the first receives are
 *       posted.
 *   <li>Each side transmits {@code channel.endpoint()} to the other.
 *   <li>{@code channel.connect(endpoint)} connects the channel to the endpoint of the peer.
 *   <li>Each side notifies the other that it is connected. Only then may the other side send: by default, a channel retries
 *       for some milliseconds only, and the peer may take longer to connect.
 * </ol>
 *
 * {@snippet lang=java :
 * try (Context context = Device.named("rxe0").open();
 *         ProtectionDomain domain = ProtectionDomain.allocate(context);
 *         Channel channel = Channel.builder(domain).create()) {
 *     MemoryRegion memory = channel.allocate(8);
 *     ReceiveRequest receive = channel.prepareReceive(memory.slice(4, 4)).post();
 *     channel.connect(exchange(channel.endpoint()));
 *     exchange("connected");
 *     try (WorkScope scope = channel.scope(LIMIT)) {
 *         scope.send(memory.slice(0, 4));
 *         receive.await(LIMIT);
 *     }
 *     // The send and the receive have completed, and the memory may be used again.
 * }
 * }
 *
 * <h2>A receive before each message</h2>
 *
 * Each message requires a receive that was posted before the message arrives. A scope posts its receives in its body and waits
 * for them at its end, so no receive is posted between two scopes. On InfiniBand and RoCE, the sender retries for a limited
 * time (by default 15 ms for channels that exchange endpoints, which is less than many pauses of the garbage collector), and
 * then its channel fails. On iWARP, the connection ends immediately. If the peer sends without being asked, post receives
 * outside of scopes, and wait for each of them. Two receives are sufficient for peers that send alternately:
 *
 * {@snippet lang=java :
 * Channel channel = Channel.of(connection);
 * ReceiveRequest[] receives = {                        // Posted before establish() or connect().
 *     channel.prepareReceive(memory.slice(0, 64)).post(), channel.prepareReceive(memory.slice(64, 64)).post()
 * };
 * channel.establish(LIMIT);
 * for (int i = 0; i < rounds; i++) {
 *     ReceiveRequest receive = receives[i % 2];
 *     channel.send(request, LIMIT);
 *     receive.await(LIMIT);
 *     handle(receive.message());
 *     receive.post();
 * }
 * }
 *
 * {@code Channel.to} and {@code Channel.from} connect before a receive can be posted. On iWARP, use them only for writes and
 * reads, or if the peer is known to have posted a receive. Programs with more messages in flight need credits: {@link
 * org.rdma4j.cm}.
 *
 * <h2>Levels</h2>
 *
 * <ul>
 *   <li>Blocking, {@code channel.send(buffer, limit)}: one operation at a time. The simplest level.
 *   <li>Scoped, {@code channel.scope(limit)}: several operations at a time, all of which have completed at the end of the
 *       {@link org.rdma4j.verbs.WorkScope}. Recommended for most programs.
 *   <li>Unpolled, {@code channel.prepareSend(buffer)} and {@code post()}: for programs that poll completions themselves.
 *   <li>Futures, {@link org.rdma4j.channel.Channel#reader}: for programs based on {@link
 *       java.util.concurrent.CompletableFuture}.
 * </ul>
 *
 * If a wait exceeds its time limit, the channel is aborted. The device then no longer accesses any buffer, and the channel can
 * only be closed.
 *
 * <h2>Failed peers</h2>
 *
 * A send, write or read fails after the last retry if the peer is gone. A receive on a channel that exchanged endpoints waits
 * until its time limit expires, because nothing indicates that the peer has closed its channel or has terminated. On a channel
 * of the connection manager, receives fail when the disconnection is detected. A program that waits for several peers sends
 * nothing to any of them meanwhile. The peers therefore need longer time limits than that program; otherwise one failed peer
 * causes the others to fail.
 */
@NullMarked
package org.rdma4j.channel;

import org.jspecify.annotations.NullMarked;
