/**
 * Event loops, each of which serves any number of connections on one thread.
 *
 * <p>An {@link org.rdma4j.event.EventLoop} waits for connection-manager events, completions, device events, timers and
 * tasks. Programs that exchange messages use {@link org.rdma4j.message}, which runs on event loops. Programs that post
 * work themselves implement a {@link org.rdma4j.event.ConnectionHandler} for each connection:
 *
 * {@snippet lang=java :
 * EventLoop loop = EventLoop.start();
 * Listener listener =
 *         loop.listen(address, options, request -> loop.accept(request, options, TIMEOUT, new Echo()));
 * }
 *
 * {@snippet lang=java :
 * static final class Echo implements ConnectionHandler {
 *     private MemoryRegion memory;
 *     private ReceiveRequest receive;
 *
 *     @Override
 *     public void onCreate(Connection client) throws IOException {
 *         memory = client.allocate(64);
 *         receive = client.prepareReceive(memory).post();
 *     }
 *
 *     @Override
 *     public void onCompletion(Connection client, WorkRequest<?> request) throws IOException {
 *         request.checkSuccess();
 *         if (request == receive) {
 *             client.queuePair()
 *                     .prepareSend(memory.slice(0, receive.length()))
 *                     .post();
 *         } else {
 *             receive.post();
 *         }
 *     }
 * }
 * }
 *
 * <p>Each completion is delivered to the {@link org.rdma4j.event.CompletionHandler} attached to the request, if there
 * is one; otherwise to the future of {@link org.rdma4j.event.EventLoop#submit}, if the work was submitted; otherwise to
 * the handler of the connection.
 *
 * <h2>Driving a loop</h2>
 *
 * A loop started with {@link org.rdma4j.event.EventLoop#start()} has its own thread. A loop created with {@link
 * org.rdma4j.event.EventLoop#create} is driven by the program: by a thread that calls {@link
 * org.rdma4j.event.EventLoop#run} or {@link org.rdma4j.event.EventLoop#runOnce}, or by the threads that {@linkplain
 * org.rdma4j.event.EventLoop#await wait} for its futures. If a single thread waits, no thread switch is needed
 * between a request and its answer. The loop makes no progress while no thread drives it: messages from the peer, for
 * example, remain unread.
 *
 * @see "docs/guide/event-loops.md"
 */
@org.jspecify.annotations.NullMarked
package org.rdma4j.event;
