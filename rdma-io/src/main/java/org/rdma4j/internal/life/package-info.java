/**
 * Protocol between posting and closing. One thread may post work that uses a region, an address handle or a memory window while
 * another thread closes that object. The protocol ensures that neither the device nor the driver accesses memory that has
 * been freed.
 *
 * <h2>Memory that the device accesses</h2>
 *
 * <p>The device accesses memory by keys. A region is deregistered before its memory is freed, and the driver returns from the
 * deregistration only when the device no longer uses the memory. A post after the deregistration contains an invalid key, so
 * its work fails. No protocol is needed: the device does not access freed memory in either order.
 *
 * <h2>Memory that the processor accesses</h2>
 *
 * <p>During the native call of a post, the driver reads three kinds of data that deregistration does not protect:
 *
 * <ul>
 *   <li><em>Inline data.</em> Each post copies the data, by bounds-checked accesses to the segment of the region, to memory that
 *       belongs to the request and is freed with its queue. The driver reads the copy.
 *   <li><em>Address handles</em> of datagrams, and <em>regions and windows</em> of bind requests. These are native structures that
 *       {@code close()} frees. Here, post and close follow the protocol below.
 * </ul>
 *
 * <pre>
 *     post                                        close
 *     P1  count the request as in flight          C1  state = CLOSING
 *     P2  full fence                              C2  full fence
 *     P3  if state != OPEN: undo P1, throw        C3  if a request in flight uses the object: state = OPEN, throw
 *     P4  native call                             C4  free the object
 * </pre>
 *
 * <h2>Proof</h2>
 *
 * <p>Assume that P4 reads memory that C4 has freed. Then neither P3 nor C3 has thrown: P3 has read {@code OPEN}, and C3 has
 * not seen P1. Full fences are totally ordered, so there are two cases:
 *
 * <ul>
 *   <li>P2 precedes C2. Then P1 is visible to C3, a contradiction.
 *   <li>C2 precedes P2. Then C1 is visible to P3, a contradiction.
 * </ul>
 *
 * <p>If each side sees the other, both throw, and neither has had an effect.
 *
 * <h2>Fast path</h2>
 *
 * <p>A request that has been posted successfully is posted again without these checks, unless it {@code readsInCall}, that is,
 * unless the driver reads data of the second kind. A flag of the request records this. Closing an object clears the flags of the
 * requests that use it. A post whose checks overlap with the close sets the flag too late to be cleared; it therefore reads the
 * state again after setting the flag, behind a full fence.
 *
 * <h2>Queues</h2>
 *
 * <p>Queue pairs and completion queues do not need the protocol: each is owned by one thread, and only that thread posts, polls and
 * closes.
 */
@NullMarked
package org.rdma4j.internal.life;

import org.jspecify.annotations.NullMarked;
