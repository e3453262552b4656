/**
 * Connections by address: librdmacm, safely. {@link org.rdma4j.cm.Listener} and {@link org.rdma4j.cm.Connection} do what
 * most programs need, on InfiniBand, RoCE and iWARP alike; {@link org.rdma4j.cm.CommunicationIdentifier} and its events are what they
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
 *     server.awaitEnd(limit);
 * }
 * }</pre>
 *
 * The side that has received last ends last: a device may tell of a message before it acknowledges it, and whoever closes the
 * connection then may have the sender told that its message was flushed.
 *
 * <p>Receives are posted before a connection is established: a message that finds none is asked for again on InfiniBand and
 * RoCE, for a while, and ends the connection on iWARP. There the side that has asked is also the one that sends first;
 * on soft-iWARP better the other, see {@link org.rdma4j.cm.Connection#establish}.
 *
 * <h2>Many messages: credits</h2>
 *
 * Nothing but the two programs sees to it that each message finds a receive. The usual way: both sides post {@code n}
 * receives, of the longest message there is, before they establish the connection, and each may then send {@code n}
 * messages. A receive that was read and posted again is a credit, which goes back in the next message the other way, or
 * after {@code n / 2} of them in a message of its own. These need receives, too: two more than an even {@code n}, on each side.
 * Neither side waits for a single request here; one loop over {@link org.rdma4j.cm.Connection#completions} takes sends and
 * receives as they complete ({@link org.rdma4j.verbs.CompletionQueue#poll(java.time.Duration)}). The queue pair is made for
 * as many requests with {@link org.rdma4j.cm.ConnectionOptions#withQueuePair}, and its completion queue with it.
 *
 * <h2>Who asks, and for what</h2>
 *
 * {@code Listener.next} accepts whoever comes, with the options of the listener. {@link org.rdma4j.cm.Listener#nextRequest}
 * gives the request itself: the peer's address, what it sent along, and how many reads it wants. The program then accepts it
 * with options that suit, or rejects it with a reason.
 *
 * <pre>{@code
 * // The client says how many messages it will send.
 * byte[] count = ByteBuffer.allocate(4).putInt(messages).array();
 * Connection.to(address, options.withPrivateData(count), limit);
 *
 * // The server makes room for them.
 * try (ConnectionRequest request = listener.nextRequest(limit)) {
 *     int messages = ByteBuffer.wrap(request.peerData()).getInt();
 *     if (messages > 1000) {
 *         request.reject("too many messages".getBytes(UTF_8));
 *     } else {
 *         serve(request.accept(options.withQueuePair(pair -> pair.receiveRequests(messages))));
 *     }
 * }
 * }</pre>
 *
 * <h2>The life of a connection</h2>
 *
 * <ol>
 *   <li>{@code Connection.to} finds the device and the route, and makes a queue pair; {@code Listener.next} does with a
 *       peer's request. Both can post receives from then on.
 *   <li>{@code establish} on both sides.
 *   <li>Work, until one side closes. Posted work of the other ends with the event as its cause; then it closes, too.
 * </ol>
 *
 * Whatever event is not the expected one wakes who waits, with its name in the message: failures, a device that is taken
 * away, and events newer than {@link org.rdma4j.cm.EventType}. Requests wait at a listener, as many as its backlog; further
 * ones are refused.
 *
 * <h2>Datagrams</h2>
 *
 * A {@link org.rdma4j.cm.DatagramEndpoint} is one queue pair for any number of peers; not on iWARP. Peers are found at an address
 * where one serves, and know of each other no longer than that takes.
 *
 * <pre>{@code
 * // The server.
 * try (DatagramEndpoint here = DatagramEndpoint.on(local);
 *         DatagramListener service = here.listen(7471)) {
 *     ReceiveRequest question = here.queuePair().prepareReceive(here.allocate(100)).post();
 *     service.next(limit).accept();
 *     String asked = question.await(limit).message().getString(0);
 * }
 *
 * // The client.
 * try (DatagramEndpoint here = DatagramEndpoint.towards(host, limit);
 *         DatagramPeer peer = here.find(new InetSocketAddress(host, 7471), limit)) {
 *     MemoryRegion buffer = here.allocate(60);
 *     buffer.memory().setString(0, "hello");
 *     here.queuePair().prepareSend(buffer).to(peer.recipient()).complete(limit);
 * }
 *
 * // A member of a group.
 * try (DatagramEndpoint here = DatagramEndpoint.on(local);
 *         Membership group = here.join(InetAddress.getByName("239.7.7.7"), limit)) {
 *     ReceiveRequest news = here.queuePair().prepareReceive(here.allocate(100)).post();
 *     here.queuePair().prepareSend(here.allocate(60)).to(group.recipient()).complete(limit);
 *     news.await(limit);
 * }
 * }</pre>
 *
 * <h2>Identifiers</h2>
 *
 * An {@link org.rdma4j.cm.CommunicationIdentifier} is made by an {@link org.rdma4j.cm.EventLoop}, for connections or datagrams. To
 * connect: {@code resolveAddress}, {@code resolveRoute}, {@code connect}, each with the event that follows awaited, and {@code
 * disconnect}. To listen: {@code bind}, {@code listen}, {@code request}; the identifier that this gives is accepted or
 * rejected. To join groups: {@code bind}, {@code joinMulticast}, {@code leaveMulticast}. Options come before what they are
 * for. It is closed at any point, which ends what it was used for, and before its loop; queue pairs are the caller's.
 */
@NullMarked
package org.rdma4j.cm;

import org.jspecify.annotations.NullMarked;
