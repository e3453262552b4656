/**
 * Connections by IP address on InfiniBand, RoCE and iWARP, established through the connection manager (librdmacm). Most
 * programs use {@link org.rdma4j.cm.Listener} and {@link org.rdma4j.cm.Connection}, or {@link
 * org.rdma4j.cm.DatagramEndpoint} for datagrams. These classes are built on {@link
 * org.rdma4j.cm.CommunicationIdentifier} and its events.
 *
 * {@snippet lang=java :
 * // Server
 * try (Listener listener = Listener.on(address);
 *         Connection client = listener.next(TIMEOUT)) {
 *     MemoryRegion buffer = client.allocate(64);
 *     ReceiveRequest request = client.prepareReceive(buffer).post();
 *     client.establish(TIMEOUT);
 *     client.send(buffer.slice(0, request.await(TIMEOUT).length()), TIMEOUT);
 * }
 * }
 *
 * {@snippet lang=java :
 * // Client
 * try (Connection server = Connection.to(address, TIMEOUT)) {
 *     MemoryRegion buffer = server.allocate(64);
 *     ReceiveRequest response =
 *             server.prepareReceive(buffer.slice(32, 32)).post();
 *     server.establish(TIMEOUT);
 *     buffer.memory().setString(0, "hello");
 *     server.send(buffer.slice(0, 6), TIMEOUT);
 *     System.out.println(response.await(TIMEOUT).message().getString(0));
 *     server.awaitEnd(TIMEOUT);
 * }
 * }
 *
 * <h2>Life cycle of a connection</h2>
 *
 * <ol>
 *   <li>{@code Connection.to} resolves the device and the route, then creates a queue pair. {@code Listener.next} waits
 *       for a peer's connection request, then creates a queue pair. From then on, both sides can post receives.
 *   <li>Both sides call {@code establish}.
 *   <li>Both sides post work until one of them closes its connection. The other side's outstanding work then fails with
 *       an exception whose cause contains the event, and that side closes its connection as well.
 * </ol>
 *
 * <p>Post receives before the connection is established. A message that finds no posted receive is retransmitted for a
 * limited time on InfiniBand and RoCE, but ends the connection on iWARP. On iWARP, the connecting side must send the
 * first message; for soft-iWARP, see {@link org.rdma4j.cm.Connection#establish}.
 *
 * <p>The side that receives the last message should close its connection last: a device may deliver a message before
 * acknowledging it, and if the receiver closes the connection in between, the sender's request fails.
 *
 * <p>After the peer has closed its connection, posts fail even though messages from the peer may still be unread. A
 * stream of messages should therefore end with a message that the other side answers: the receiver processes all
 * messages, reposts a receive only while it expects another message, and sends its answer last.
 *
 * <p>No event reports that the peer's machine loses power or that the network fails: receives stay in flight. A send
 * then fails after its retries; on iWARP, the connection ends after the TCP timeouts. A program that must notice the
 * loss of an idle peer therefore sends it a message at regular intervals.
 *
 * <p>A wait for an event of a particular type ends with an exception if a different event arrives, such as an event
 * that reports the removal of the device or an event that is unknown to {@link org.rdma4j.cm.EventType}. The exception
 * message names the event and the address.
 *
 * <h2>Flow control</h2>
 *
 * Programs must ensure that each message finds a posted receive. The usual technique is a credit scheme: before
 * establishing the connection, each side posts {@code n} receives, each large enough for the longest message, and each
 * side may then send {@code n} messages. Every receive that has been processed and reposted is a credit. Credits are
 * returned to the sender with the next message in the opposite direction or, after {@code n / 2} receives, in a
 * separate message. These separate messages need receives as well: if {@code n} is even, each side needs two additional
 * receives, and one more for each message that ends the conversation. On iWARP, where the connecting side must send
 * first, the accepting side begins without credits, and the connecting side grants them. A program with one stream of
 * messages can wait for the requests of a ring in order, as in the example below. A program with several streams polls
 * {@link org.rdma4j.cm.Connection#completions} for both sends and receives ({@link
 * org.rdma4j.verbs.CompletionQueue#poll(java.time.Duration)}). {@link org.rdma4j.cm.ConnectionOptions#withQueuePair}
 * sets the capacity of the send and receive queues, from which the capacity of the completion queue is derived.
 *
 * <p>In the following example, the connecting side sends one stream of messages. The first byte of a message is 1 if
 * the message is the last one. The receiver returns credits for 8 messages at a time in a message of one byte, and
 * finally sends an answer of one byte. After sending its last message, the sender posts no receive: such a post could
 * fail because the receiver may already have closed its connection.
 *
 * {@snippet lang=java :
 * // Sender, connected by Connection.to
 * MemoryRegion memory = connection.allocate(16 * SIZE + 1);
 * SendRequest[] sends = new SendRequest[16];
 * for (int i = 0; i < 16; i++) {
 *     sends[i] = connection.queuePair().prepareSend(memory.slice(i * SIZE, SIZE));
 * }
 * ReceiveRequest[] credits = new ReceiveRequest[3]; // Two credits and the answer.
 * for (int i = 0; i < 3; i++) {
 *     credits[i] = connection.prepareReceive(memory.slice(16 * SIZE, 1)).post();
 * }
 * connection.establish(TIMEOUT);
 * int sent = 0;
 * int awaited = 0;
 * boolean last;
 * do {
 *     if (sent >= 16 && sent % 8 == 0) {
 *         credits[awaited++ % 3].await(TIMEOUT).post();
 *     }
 *     SendRequest send = sends[sent % 16].await(TIMEOUT); // Its buffer is free.
 *     last = fill(memory.memory().asSlice(sent % 16 * SIZE, SIZE));
 *     send.post();
 *     sent++;
 * } while (!last);
 * while (awaited <= (sent - 1) / 8) {
 *     credits[awaited++ % 3].await(TIMEOUT); // The last one is the answer.
 * }
 * connection.awaitEnd(TIMEOUT);
 * connection.close();
 * }
 *
 * {@snippet lang=java :
 * // Receiver, accepted by a Listener
 * MemoryRegion memory = connection.allocate(16 * SIZE + 1);
 * ReceiveRequest[] receives = new ReceiveRequest[16];
 * for (int i = 0; i < 16; i++) {
 *     receives[i] =
 *             connection.prepareReceive(memory.slice(i * SIZE, SIZE)).post();
 * }
 * LocalMemory credit = memory.slice(16 * SIZE, 1);
 * connection.establish(TIMEOUT);
 * int received = 0;
 * boolean last;
 * do {
 *     ReceiveRequest receive = receives[received++ % 16].await(TIMEOUT);
 *     last = process(receive.message());
 *     receive.post();
 *     if (last || received % 8 == 0) {
 *         connection.send(credit, TIMEOUT);
 *     }
 * } while (!last);
 * connection.close();
 * }
 *
 * <h2>Examining connection requests</h2>
 *
 * {@code Listener.next} accepts every request with the listener's options. {@link org.rdma4j.cm.Listener#nextRequest}
 * returns the request itself, which provides the peer's address, its private data, and its limits on concurrent reads.
 * The program then either accepts the request with suitable options or rejects it with a reason.
 *
 * {@snippet lang=java :
 * // The client announces the number of its messages.
 * byte[] count = ByteBuffer.allocate(4).putInt(messages).array();
 * Connection server = Connection.to(address, new ConnectionOptions().withPrivateData(count), TIMEOUT);
 * }
 *
 * {@snippet lang=java :
 * // The server chooses the capacity of its receive queue.
 * try (ConnectionRequest request = listener.nextRequest(TIMEOUT)) {
 *     int messages = ByteBuffer.wrap(request.peerData()).getInt();
 *     if (messages > 1000) {
 *         request.reject("too many messages".getBytes(UTF_8));
 *     } else {
 *         serve(request.accept(new ConnectionOptions().withQueuePair(pair -> pair.receiveRequests(messages))));
 *     }
 * }
 * }
 *
 * <h2>Remote memory</h2>
 *
 * <p>The private data of a connection can publish memory to the peer. Such memory must be registered in a protection
 * domain that the program has created before accepting the connection. Memory that is allocated later can be published
 * in a message.
 *
 * {@snippet lang=java :
 * // Server
 * try (Listener listener = Listener.on(address);
 *         Context context = Device.named(listener.deviceName()).open();
 *         ProtectionDomain domain = ProtectionDomain.allocate(context);
 *         MemoryRegion region = MemoryRegion.allocate(domain, 4096, Access.REMOTE_READ)) {
 *     ByteBuffer key = ByteBuffer.allocate(RemoteMemory.BYTES);
 *     region.remoteMemory().copyTo(key);
 *     ConnectionOptions options =
 *             new ConnectionOptions().withDomain(domain).withPrivateData(key.array());
 *     try (ConnectionRequest request = listener.nextRequest(TIMEOUT);
 *             Connection client = request.accept(options)) {
 *         client.establish(TIMEOUT);
 *         client.awaitEnd(TIMEOUT);
 *     }
 * }
 * }
 *
 * {@snippet lang=java :
 * // Client
 * try (Connection server = Connection.to(address, TIMEOUT)) {
 *     server.establish(TIMEOUT);
 *     RemoteMemory remote = RemoteMemory.from(ByteBuffer.wrap(server.peerData()));
 *     MemoryRegion copy = server.allocate(remote.length());
 *     server.queuePair().prepareRead(remote, copy).complete(TIMEOUT);
 * }
 * }
 *
 * <h2>Many connections, one completion queue</h2>
 *
 * Connections on the same device can share a completion queue and, if they have the same protection domain, a shared
 * receive queue. The program creates these objects from a context of the device, sets them in the {@link
 * org.rdma4j.cm.ConnectionOptions options} of each connection, and closes them after the connections. {@link
 * org.rdma4j.cm.Listener} shows an example of a server. The following client connects to two servers:
 *
 * {@snippet lang=java :
 * try (Context context = Device.towards(host).open();
 *         CompletionQueue completions = CompletionQueue.createWithEvents(context, 256)) {
 *     ConnectionOptions options = new ConnectionOptions().withCompletionQueue(completions);
 *     try (Connection first = Connection.to(new InetSocketAddress(host, 7471), options, TIMEOUT);
 *             Connection second = Connection.to(new InetSocketAddress(host, 7472), options, TIMEOUT)) {
 *         first.establish(TIMEOUT);
 *         second.establish(TIMEOUT);
 *     }
 * }
 * }
 *
 * <h2>Datagrams</h2>
 *
 * A {@link org.rdma4j.cm.DatagramEndpoint} uses a single queue pair for any number of peers. A peer is found by the
 * address of its service. There is no connection, and neither side is notified when the other terminates. Datagrams are
 * not supported on iWARP.
 *
 * {@snippet lang=java :
 * // Server
 * try (DatagramEndpoint endpoint = DatagramEndpoint.on(local);
 *         DatagramListener service = endpoint.listen(7471)) {
 *     ReceiveRequest request =
 *             endpoint.queuePair().prepareReceive(endpoint.allocate(100)).post();
 *     service.next(TIMEOUT).accept();
 *     System.out.println(request.await(TIMEOUT).message().getString(0));
 * }
 * }
 *
 * {@snippet lang=java :
 * // Client
 * try (DatagramEndpoint endpoint = DatagramEndpoint.towards(host, TIMEOUT);
 *         DatagramPeer peer = endpoint.find(new InetSocketAddress(host, 7471), TIMEOUT)) {
 *     MemoryRegion buffer = endpoint.allocate(60);
 *     buffer.memory().setString(0, "hello");
 *     endpoint.queuePair().prepareSend(buffer).to(peer.recipient()).complete(TIMEOUT);
 * }
 * }
 *
 * {@snippet lang=java :
 * // Member of a multicast group
 * try (DatagramEndpoint endpoint = DatagramEndpoint.on(local);
 *         Membership group = endpoint.join(InetAddress.getByName("239.7.7.7"), TIMEOUT)) {
 *     ReceiveRequest news =
 *             endpoint.queuePair().prepareReceive(endpoint.allocate(100)).post();
 *     endpoint.queuePair()
 *             .prepareSend(endpoint.allocate(60))
 *             .to(group.recipient())
 *             .complete(TIMEOUT);
 *     news.await(TIMEOUT);
 * }
 * }
 *
 * <h2>Connections in an event loop</h2>
 *
 * A program with an event loop must not wait in {@code to}, {@code next} and {@code establish}. It opens an {@link
 * org.rdma4j.cm.EventChannel}, watches the channel's descriptor, and uses the methods that return a future or call a
 * handler. The thread that calls {@code takeEvents} completes the futures and calls the handlers:
 *
 * {@snippet lang=java :
 * EventChannel channel = EventChannel.open();
 * // Watch channel.descriptor(). Whenever it is readable: channel.takeEvents(32)
 *
 * // Server
 * Listener listener = Listener.on(channel, address, options);
 * listener.onRequest(request -> {
 *     try {
 *         Connection client = request.accept();
 *         clients.add(client); // Post receives, too.
 *         client.onEnd(reason -> clients.remove(client));
 *         client.establishAsync().whenComplete((established, failure) -> log(client, failure));
 *     } catch (IOException e) {
 *         throw new UncheckedIOException(e); // Rejects the request.
 *     }
 * });
 * }
 *
 * {@snippet lang=java :
 * // Client
 * Connection.resolve(channel, address, options, TIMEOUT).thenCompose(route -> {
 *     try (route) {
 *         Connection server = route.create(options);
 *         servers.add(server);
 *         return server.establishAsync();
 *     } catch (IOException e) {
 *         return CompletableFuture.failedFuture(e);
 *     }
 * });
 * }
 *
 * <p>To end a connection without waiting, call {@link org.rdma4j.cm.Connection#disconnect}, and {@code close} when the
 * consumer set by {@link org.rdma4j.cm.Connection#onEnd} is notified or a timer expires.
 *
 * <h2>Communication identifiers</h2>
 *
 * An {@link org.rdma4j.cm.EventChannel} creates each {@link org.rdma4j.cm.CommunicationIdentifier}, for connections or for
 * datagrams. A client calls {@code resolveAddress}, {@code resolveRoute} and {@code connect}, waits for the event that
 * follows each call, and finally calls {@code disconnect}. A server calls {@code bind}, {@code listen} and {@code
 * request}, and then calls {@code accept} or {@code reject} on the identifier that {@code request} returns. A member
 * of multicast groups calls {@code bind}, {@code joinMulticast} and {@code leaveMulticast}. Options must be set before the
 * calls that they affect. An identifier may be closed at any time; closing it ends its connection. All identifiers must be closed
 * before their event channel. The queue pair belongs to the caller.
 *
 * @see "docs/guide/connection-manager.md"
 */
@NullMarked
package org.rdma4j.cm;

import org.jspecify.annotations.NullMarked;
