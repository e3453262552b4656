/**
 * RDMA devices, memory, queues and work: libibverbs, safely.
 *
 * <h2>What is made from what</h2>
 *
 * {@link org.rdma4j.verbs.Device} (a description) opens as a {@link org.rdma4j.verbs.Context}. From that come {@link
 * org.rdma4j.verbs.CompletionQueue}s and {@link org.rdma4j.verbs.ProtectionDomain}s, and from a domain {@link
 * org.rdma4j.verbs.MemoryRegion}s and {@link org.rdma4j.verbs.QueuePair}s. Each is closed by who made it, before what it
 * was made from; try-with-resources does that by itself. Programs that connect by address get all of them from {@code
 * org.rdma4j.cm}.
 *
 * <h2>Work</h2>
 *
 * {@link org.rdma4j.verbs.SendRequest} and {@link org.rdma4j.verbs.ReceiveRequest} are prepared once and posted as often
 * as wanted. What is posted is in flight until its completion was read. The ways to get there:
 *
 * <ul>
 *   <li>{@code request.complete(limit)} posts and waits: one request at a time, the simplest.
 *   <li>{@code request.post()}, other work, then {@code request.await(limit)}: several at a time.
 *   <li>{@code scope.post(request)}: all of it is over when the {@link org.rdma4j.verbs.WorkScope} ends.
 *   <li>{@code reader.submit(request, limit)}: a future, of a {@link org.rdma4j.verbs.CompletionReader}.
 *   <li>{@code request.post()}, and one loop over {@link org.rdma4j.verbs.CompletionQueue#poll()} for all: the fastest.
 * </ul>
 *
 * Requests that go to one queue together are linked once, as a {@link org.rdma4j.verbs.WorkChain}, and then posted in one
 * call of the driver.
 *
 * {@snippet lang=java :
 * try (Context context = Device.named("rxe0").open();
 *         ProtectionDomain domain = context.protectionDomain();
 *         CompletionQueue completions = context.completionQueue(32);
 *         MemoryRegion buffer = domain.allocate(4096);
 *         QueuePair queuePair = domain.queuePair(QueuePairType.RC).completions(completions).create()) {
 *     queuePair.init(Access.REMOTE_WRITE);
 *     ReceiveRequest receive = queuePair.prepareReceive(buffer).post();
 *     queuePair.connect(exchange(queuePair.endpoint()));
 *     queuePair.prepareSend(buffer.slice(0, 100)).complete(Duration.ofSeconds(5));
 *     receive.await(Duration.ofSeconds(5));
 * }
 * }
 *
 * <h2>Beyond connections and regions</h2>
 *
 * <ul>
 *   <li>Datagrams, to any number of peers and to multicast groups: {@link org.rdma4j.verbs.QueuePair#startDatagrams}, {@link
 *       org.rdma4j.verbs.AddressHandle}.
 *   <li>Receives that many queue pairs share: {@link org.rdma4j.verbs.SharedReceiveQueue}.
 *   <li>Buffers that are leased and given back, for any thread: {@link org.rdma4j.verbs.BufferPool}.
 *   <li>Remote access that is given and taken back quickly: {@link org.rdma4j.verbs.MemoryWindow}.
 *   <li>Completion queues for an event loop of the program's own, by interrupt, or with times: {@link
 *       org.rdma4j.verbs.Context#completionQueueBuilder}.
 *   <li>Links that go down, queues that run low: {@link org.rdma4j.verbs.DeviceEvents}.
 * </ul>
 *
 * <h2>What goes wrong</h2>
 *
 * Misuse is an unchecked exception, and reaches no device. What fails is an {@link org.rdma4j.verbs.RdmaException}: a call
 * ({@link org.rdma4j.verbs.VerbsException}), a request ({@link org.rdma4j.verbs.WorkException}), a deadline ({@link
 * org.rdma4j.verbs.RdmaTimeoutException}). Every wait has a deadline; when that of a wait for work passes, the queue pair is
 * aborted first, so that no buffer is in use any more. {@link org.rdma4j.verbs.Work#tryAwait} gives up waiting only: the work
 * stays in flight. {@link org.rdma4j.verbs.CompletionQueue#poll(java.time.Duration)} comes
 * back empty instead, and aborts nothing. An interrupt ends {@link
 * org.rdma4j.verbs.CompletionQueue#poll(java.time.Duration)}, and no other wait.
 */
@NullMarked
package org.rdma4j.verbs;

import org.jspecify.annotations.NullMarked;
