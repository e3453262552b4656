/**
 * Bookkeeping for work queues and completion queues, in plain Java. This package does not depend on the verbs API, so
 * that it can be tested without a device.
 *
 * <p>Each work queue has a {@link org.rdma4j.internal.ring.WorkRing}, which counts its requests, and a
 * {@link org.rdma4j.internal.ring.RequestTable}, which finds a request by its index. Each completion queue has a
 * {@link org.rdma4j.internal.ring.QueueRegistry}, which finds a work queue by its number and reserves capacity, and a
 * {@link org.rdma4j.internal.ring.CompletionLedger}, which holds undelivered completions.
 * {@link org.rdma4j.internal.ring.WorkId} defines the layout of the {@code wr_id}, which links a completion to its
 * queue and its request. A {@link org.rdma4j.internal.ring.FreeList} holds the indices of a pool's free buffers.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><em>poster</em>: the thread that owns a work queue.
 *   <li><em>reader</em>: the thread that owns a completion queue.
 *   <li><em>position</em>: the sequence number of a post in its queue, starting at 0.
 *   <li><em>awaited</em> completion: a completion that is delivered to a waiting thread or a scope. All other
 *       completions are delivered to polls.
 *   <li><em>undelivered</em> completion: a completion that is kept for the next poll, because a thread polled it while
 *       waiting for other work.
 *   <li><em>epoch</em>: the period between two flushes of a queue.
 *   <li><em>stale</em> completion: a completion of an earlier epoch or of a closed queue. Stale completions are
 *       ignored.
 * </ul>
 */
@NullMarked
package org.rdma4j.internal.ring;

import org.jspecify.annotations.NullMarked;
