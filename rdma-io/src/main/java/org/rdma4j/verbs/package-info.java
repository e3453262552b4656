/**
 * RDMA devices, memory, queues and work requests: a safe interface to libibverbs.
 *
 * <h2>Objects and their life cycle</h2>
 *
 * <table>
 * <caption>Objects, in the order of their creation</caption>
 * <tr><th>Object</th><th>Created by</th><th>Purpose</th></tr>
 * <tr><td>{@link org.rdma4j.verbs.Device}</td><td>{@code Device.list()}, {@code Device.named(name)}</td>
 *     <td>describes a device; holds no native resources</td></tr>
 * <tr><td>{@link org.rdma4j.verbs.Context}</td><td>{@code device.open()}</td><td>an open device</td></tr>
 * <tr><td>{@link org.rdma4j.verbs.ProtectionDomain}</td><td>{@code ProtectionDomain.allocate(context)}</td>
 *     <td>groups objects that may be used together</td></tr>
 * <tr><td>{@link org.rdma4j.verbs.CompletionQueue}</td><td>{@code CompletionQueue.create(context, entries)}</td>
 *     <td>reports completed work</td></tr>
 * <tr><td>{@link org.rdma4j.verbs.MemoryRegion}</td>
 *     <td>{@code MemoryRegion.allocate(domain, bytes)}, {@code register}</td>
 *     <td>memory that the device can access</td></tr>
 * <tr><td>{@link org.rdma4j.verbs.QueuePair}</td><td>{@code QueuePair.builder(domain, type)}</td>
 *     <td>sends and receives</td></tr>
 * </table>
 *
 * <p>Every object except the device is an {@link java.lang.AutoCloseable} with one owner. The owner must close an
 * object before the objects from which it was created, as a try-with-resources statement does. Closing an object on
 * which other objects still depend throws an {@link java.lang.IllegalStateException} and releases nothing.
 *
 * <p>Programs that connect by IP address and port obtain connected queue pairs from {@code org.rdma4j.cm} instead.
 *
 * <h2>Example</h2>
 *
 * <p>The peer runs the same program. The method {@code exchange} sends the local endpoint to the peer over a separate
 * channel, such as a TCP connection, and returns the peer's endpoint.
 *
 * {@snippet lang=java :
 * try (Context context = Device.named("rxe0").open();
 *         ProtectionDomain domain = ProtectionDomain.allocate(context);
 *         CompletionQueue completions = CompletionQueue.create(context, 32);
 *         MemoryRegion buffer = MemoryRegion.allocate(domain, 4096);
 *         QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
 *                 .completions(completions)
 *                 .create()) {
 *     queuePair.init(Access.REMOTE_WRITE);
 *     ReceiveRequest receive =
 *             queuePair.prepareReceive(buffer.slice(0, 2048)).post();
 *     queuePair.connect(exchange(queuePair.endpoint()));
 *     queuePair.prepareSend(buffer.slice(2048, 100)).complete(TIMEOUT);
 *     receive.await(TIMEOUT);
 *     System.out.println("received " + receive.length() + " bytes");
 * }
 * }
 *
 * <h2>Choosing a level</h2>
 *
 * <p>A {@link org.rdma4j.verbs.SendRequest} or {@link org.rdma4j.verbs.ReceiveRequest} is prepared once and can be
 * posted any number of times. A posted request is in flight until its completion has been polled.
 *
 * <table>
 * <caption>Ways to post and wait</caption>
 * <tr><th>Call</th><th>Use</th></tr>
 * <tr><td>{@code request.complete(timeout)}</td><td>one request at a time; the simplest way</td></tr>
 * <tr><td>{@code request.post()}, later {@code request.await(timeout)}</td><td>several requests in flight</td></tr>
 * <tr><td>{@code scope.post(request)}</td>
 *     <td>all requests have completed when the {@link org.rdma4j.verbs.WorkScope} is closed</td></tr>
 * <tr><td>{@code loop.submit(request)}</td>
 *     <td>asynchronous: an {@link org.rdma4j.event.EventLoop} completes a future</td></tr>
 * <tr><td>{@code request.post()}, with a loop over {@link org.rdma4j.verbs.CompletionQueue#poll()}</td>
 *     <td>one loop for all requests; the fastest way</td></tr>
 * </table>
 *
 * <p>Requests that are posted together to one queue can be linked into a {@link org.rdma4j.verbs.WorkChain}, so that a
 * single driver call posts them all.
 *
 * <h2>Further objects</h2>
 *
 * <ul>
 *   <li>Datagrams to any number of peers and to multicast groups: {@link org.rdma4j.verbs.QueuePair#startDatagrams},
 *       {@link org.rdma4j.verbs.AddressHandle}, {@link org.rdma4j.verbs.MulticastGroup}.
 *   <li>Receives shared by several queue pairs: {@link org.rdma4j.verbs.SharedReceiveQueue}.
 *   <li>Buffers that any thread can lease from a pool: {@link org.rdma4j.verbs.BufferPool}.
 *   <li>Remote access that is granted and revoked quickly: {@link org.rdma4j.verbs.MemoryWindow}.
 *   <li>Completion queues with events, timestamps or a file descriptor for an event loop:
 *       {@link org.rdma4j.verbs.CompletionQueue#builder}.
 *   <li>Link changes and queue failures: {@link org.rdma4j.verbs.DeviceEvents}.
 * </ul>
 *
 * <h2>Threads</h2>
 *
 * <p>A queue pair, a shared receive queue and a completion queue each have an owner: the first thread that uses the
 * object, until that thread calls {@code release} or terminates, or the thread that holds the lock passed to {@code
 * guardedBy}. Other threads get a {@link java.lang.WrongThreadException}. The requests, chains and scopes of a queue
 * belong to the owner of the queue. Any thread may use contexts, protection domains, memory regions, memory windows,
 * address handles, pools and leases.
 *
 * <table>
 * <caption>Owners that a call requires</caption>
 * <tr><th>Call</th><th>Thread</th></tr>
 * <tr><td>prepare, change, post</td><td>owner of the queue pair</td></tr>
 * <tr><td>wait for work</td>
 *     <td>owner of the queue pair; also becomes the owner of the completion queue if it has none</td></tr>
 * <tr><td>{@code poll}, {@code Completions.next}</td><td>owner of the completion queue</td></tr>
 * <tr><td>{@code abort} and {@code close} of a queue pair</td><td>owner of the queue pair</td></tr>
 * <tr><td>{@code close} of a completion queue</td><td>owner of the completion queue</td></tr>
 * <tr><td>{@code close} of a connection</td>
 *     <td>owner of the queue pair and of the completion queue created by the connection</td></tr>
 * <tr><td>{@code init}, {@code connect}, {@code Connection.establish}</td><td>any; ownership does not change</td></tr>
 * <tr><td>{@code wakeup}, {@code Connection.isConnected}, {@code awaitEnd}</td><td>any</td></tr>
 * </table>
 *
 * <p>A queue pair and its completion queue may have different owners: one thread posts, and another polls. A thread
 * that waits for work while another thread owns the completion queue waits without sleeping until that thread has
 * polled the completion. To post under a lock and poll without the lock, guard only the queue pair: call {@code
 * QueuePair.guardedBy}, not {@code Connection.guardedBy}.
 *
 * <p>Actions of a thread before it posts work <i>happen-before</i> actions of another thread after {@link
 * org.rdma4j.verbs.Completions#next} has returned that work. The owner of the queue pair sees the outcome of its work
 * as soon as {@link org.rdma4j.verbs.Work#isInFlight} returns {@code false}.
 *
 * <p>A thread becomes the owner when it prepares or posts a request. A thread that accepts connections therefore
 * releases each connection before passing the connection to the thread that serves it:
 *
 * {@snippet lang=java :
 * // Thread that accepts
 * Connection connection = listener.next(TIMEOUT);
 * ReceiveRequest receive =
 *         connection.prepareReceive(connection.allocate(64)).post();
 * connection.release(); // Before or after establish.
 * executor.execute(() -> serve(connection, receive));
 * }
 *
 * {@snippet lang=java :
 * // Thread that serves
 * connection.establish(TIMEOUT);
 * receive.await(TIMEOUT); // This thread owns the queues from here on.
 * }
 *
 * <p>A virtual thread that waits for work or polls with a timeout does not pin its carrier. If the completion queue has
 * events, the thread polls for some microseconds and then parks; otherwise, it yields after each poll and remains
 * runnable. {@code establish}, {@code awaitEnd} and the waits of a listener park the thread. Native calls pin the
 * carrier until they return, including {@code establish} on the connecting side of soft-iWARP.
 *
 * <h2>Exceptions</h2>
 *
 * <p>Misuse throws an unchecked exception before the device is involved. Failures are reported by subclasses of
 * {@link org.rdma4j.verbs.RdmaException}: {@link org.rdma4j.verbs.VerbsException} for a failed native call,
 * {@link org.rdma4j.verbs.WorkException} for a failed request, and {@link org.rdma4j.verbs.RdmaTimeoutException} for a
 * timeout.
 *
 * <p>Every wait has a timeout. When a wait for work times out, the queue pair is aborted before the exception is
 * thrown, so that the device no longer uses any buffer. By contrast, {@link org.rdma4j.verbs.Work#tryAwait} only stops
 * waiting and leaves the work in flight, and {@link org.rdma4j.verbs.CompletionQueue#poll(java.time.Duration)} returns
 * an empty result. Interrupts do not end a wait, except that {@code poll} returns early.
 *
 * @see "docs/concepts.md"
 */
@NullMarked
package org.rdma4j.verbs;

import org.jspecify.annotations.NullMarked;
