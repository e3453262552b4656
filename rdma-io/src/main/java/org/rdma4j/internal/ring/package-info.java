/**
 * Bookkeeping of work queues and completion queues in plain Java. It uses no types of the verbs API, so that it can be tested
 * without a device.
 *
 * <p>Each work queue has a {@link org.rdma4j.internal.ring.WorkRing}, which counts its requests, and a {@link
 * org.rdma4j.internal.ring.RequestTable}, which finds a request by its index. Each completion queue has a {@link
 * org.rdma4j.internal.ring.QueueRegistry}, which finds a work queue by its number and reserves capacity, and a {@link
 * org.rdma4j.internal.ring.CompletionLedger} of undelivered completions. {@link org.rdma4j.internal.ring.WorkId} defines the
 * layout of the {@code wr_id} that connects a completion with its queue and its request.
 * A {@link org.rdma4j.internal.ring.FreeList} holds the indices of the free buffers of a pool.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><em>poster</em>: the thread that owns a work queue; <em>reader</em>: the thread that owns a completion queue.
 *   <li><em>position</em>: sequence number of a post in its queue, from 0.
 *   <li><em>awaited</em>: the completion is delivered to a wait or a scope; all other completions are delivered to polls.
 *   <li><em>undelivered</em>: a wait has read the completion, and it is kept for the next poll.
 *   <li><em>epoch</em>: the time between two flushes of a queue.
 *   <li><em>stale</em>: the completion is of an earlier epoch or of a closed queue, and is ignored.
 * </ul>
 */
@NullMarked
package org.rdma4j.internal.ring;

import org.jspecify.annotations.NullMarked;
