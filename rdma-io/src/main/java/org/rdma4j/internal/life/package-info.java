/**
 * The protocol between posting and closing. One thread may post work that uses a region, an address handle or a memory
 * window while another thread closes that object. The protocol ensures that neither the device nor the driver accesses
 * freed memory.
 *
 * <h2>Memory accessed by the device</h2>
 *
 * <p>The device accesses memory by key. A region is deregistered before its memory is freed, and deregistration returns
 * only when the device no longer uses the memory. Work posted after the deregistration carries an invalid key and
 * fails. No protocol is needed: in either order, the device does not access freed memory.
 *
 * <h2>Memory accessed by the processor</h2>
 *
 * <p>During the native call that posts a request, the driver reads two kinds of data that deregistration does not
 * protect:
 *
 * <ul>
 *   <li><em>Inline data.</em> Each post copies the data, through bounds-checked accesses to the region's segment, to
 *       memory that belongs to the request and is freed with the request's queue. The driver reads the copy.
 *   <li><em>Native structures freed by {@code close()}</em>: the address handle of a datagram, and the region and the
 *       window of a bind request. Posting and closing these objects follow the protocol below.
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
 * <p>Assume that P4 reads memory that C4 has freed. Then neither P3 nor C3 threw an exception: P3 read {@code OPEN},
 * and C3 did not see P1. Full fences are totally ordered, so there are two cases:
 *
 * <ul>
 *   <li>P2 precedes C2. Then P1 is visible to C3, a contradiction.
 *   <li>C2 precedes P2. Then C1 is visible to P3, a contradiction.
 * </ul>
 *
 * <p>If each side sees the other, both throw an exception, and neither has any effect.
 *
 * <h2>Fast path</h2>
 *
 * <p>A request that has been posted successfully is posted again without these checks, unless {@code readsInCall}
 * returns {@code true}, that is, unless the driver reads either kind of data above. A flag in the request records that
 * the checks may be skipped. Closing an object clears this flag in each request that uses the object. A post whose
 * checks overlap with the close may set the flag too late for the close to clear it; after setting the flag, the post
 * therefore executes a full fence and reads the state again.
 *
 * <h2>Queues</h2>
 *
 * <p>Queue pairs and completion queues do not need the protocol: each queue has one owner thread, and only the owner
 * may post to it, poll it or close it.
 */
@NullMarked
package org.rdma4j.internal.life;

import org.jspecify.annotations.NullMarked;
