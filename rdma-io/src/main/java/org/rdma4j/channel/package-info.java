/**
 * Channels: reliable connections to one or more peers.
 *
 * <p>A {@link org.rdma4j.channel.Channel} combines a connected queue pair, its completion queue and its memory.
 * Channels suit programs that wait for individual messages and transfers, or for groups of them. Use {@link
 * org.rdma4j.verbs} directly for other types of queue pairs, or to handle completions from many connections on one
 * thread. A {@link org.rdma4j.channel.MultiChannel} groups channels to several peers in one protection domain.
 *
 * <h2>Life cycle</h2>
 *
 * A program creates a channel, posts its first receives, connects the channel, and finally closes it. There are two
 * ways to connect a channel.
 *
 * <p>{@link org.rdma4j.channel.Channel#to} and {@link org.rdma4j.channel.Channel#from} connect through the connection
 * manager, which works on all networks. {@link org.rdma4j.channel.Channel#of(org.rdma4j.cm.Connection)} creates a
 * channel before its connection is established, so that receives can be posted first.
 *
 * <p>On InfiniBand and RoCE, programs that can already communicate, for example over TCP, can exchange endpoints
 * instead:
 *
 * <ol>
 *   <li>Each side creates a channel with {@link org.rdma4j.channel.Channel#builder}, allocates memory, and posts its
 *       first receives.
 *   <li>Each side transmits {@code channel.endpoint()} to the other.
 *   <li>Each side connects its channel to the peer's endpoint: {@code channel.connect(endpoint)}.
 *   <li>Each side notifies the other that it is connected. Only then may the other side send: by default, a channel
 *       retries for only a few milliseconds, and the peer may take longer to connect.
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
 *     try (WorkScope scope = channel.scope(TIMEOUT)) {
 *         scope.send(memory.slice(0, 4));
 *         receive.await(TIMEOUT);
 *     }
 *     // The send and the receive have completed, and the memory may be used again.
 * }
 * }
 *
 * <h2>Posting a receive before each message</h2>
 *
 * Each message requires a receive that was posted before the message arrives. If no receive is posted on InfiniBand or
 * RoCE, the sender retries for a limited time (by default, 15 ms for channels that exchange endpoints, which is shorter
 * than many garbage collection pauses), and then its channel fails. On iWARP, the connection ends immediately. Receives
 * are posted in the body of a scope and awaited when the scope closes, so no receive is outstanding between scopes. If
 * the peer sends unsolicited messages, post receives outside of scopes and wait for each of them individually. If the
 * two sides take turns sending, two receives suffice:
 *
 * {@snippet lang=java :
 * Channel channel = Channel.of(connection);
 * ReceiveRequest[] receives = { // Posted before establish() or connect().
 *     channel.prepareReceive(memory.slice(0, 64)).post(),
 *     channel.prepareReceive(memory.slice(64, 64)).post()
 * };
 * channel.establish(TIMEOUT);
 * for (int i = 0; i < rounds; i++) {
 *     ReceiveRequest receive = receives[i % 2];
 *     channel.send(request, TIMEOUT);
 *     receive.await(TIMEOUT);
 *     handle(receive.message());
 *     receive.post();
 * }
 * }
 *
 * {@code Channel.to} and {@code Channel.from} connect before a receive can be posted. On iWARP, use them only for
 * writes and reads, or if the peer is known to have posted a receive. Programs with more messages in flight need a
 * credit scheme; see {@link org.rdma4j.cm}.
 *
 * <h2>Levels</h2>
 *
 * <ul>
 *   <li>Blocking, {@code channel.send(buffer, limit)}: one operation at a time. The simplest level.
 *   <li>Scoped, {@code channel.scope(limit)}: several operations at a time, all of which have completed when the {@link
 *       org.rdma4j.verbs.WorkScope} is closed. Recommended for most programs.
 *   <li>Prepared requests, {@code channel.prepareSend(buffer)} and {@code post()}: for programs that post the same
 *       request repeatedly, or that poll for completions themselves.
 *   <li>Futures, {@link org.rdma4j.event.EventLoop#submit(org.rdma4j.verbs.Work, java.time.Duration) EventLoop.submit}:
 *       for programs built on {@link java.util.concurrent.CompletableFuture}.
 * </ul>
 *
 * If a blocking operation, a scope or a future exceeds its time limit, the channel is aborted: the device no longer
 * accesses any buffer, and the channel can only be closed.
 *
 * <h2>Failed peers</h2>
 *
 * If the peer is gone, a send, write or read fails after the last retry. On a channel that exchanged endpoints, a
 * receive waits until its time limit expires, because nothing indicates that the peer has closed its channel or has
 * terminated. On a channel that uses the connection manager, receives fail when the disconnection is detected. While a
 * program waits for several peers, it sends nothing to any of them. The peers therefore need longer time limits than
 * this program; otherwise, one failed peer causes the others to fail.
 *
 * @see "docs/guide/many-peers.md"
 */
@NullMarked
package org.rdma4j.channel;

import org.jspecify.annotations.NullMarked;
