/**
 * How posting and closing agree. Two threads may run at the same time: one posts work that uses a region, an address handle or
 * a memory window, the other closes that object.
 *
 * <p><b>What the device uses.</b> The device reaches memory through keys. A region is deregistered before its memory is
 * freed, and the driver returns from that when the device no longer uses it. A post that comes too late carries a key which
 * the device does not know any more, and its work fails. No freed memory is reached, whatever the order.
 *
 * <p><b>What the processor reads.</b> Within the native call that posts, the driver reads three things which deregistration
 * does not protect:
 *
 * <ul>
 *   <li><i>Inline data.</i> Each post copies it, by checked accesses of the region's segment, to memory that belongs to the
 *       request and lives as long as its queue. The driver reads the copy.
 *   <li><i>Address handles</i> of datagrams, and <i>regions and windows</i> of bind requests: native structures that {@code
 *       close()} frees. Post and close agree as follows.
 * </ul>
 *
 * <pre>
 *     post                                        close
 *     P1  count the request as in flight          C1  state = CLOSING
 *     P2  full fence                              C2  full fence
 *     P3  state != OPEN: take P1 back, throw      C3  a request that uses it is in flight: state = OPEN, throw
 *     P4  native call                             C4  free
 * </pre>
 *
 * <p>Proof: assume that P4 reads what C4 has freed. Then P3 has read OPEN, so it came before C1 in the order of the state's
 * accesses; C3 has not seen P1. Of the two fences one comes first. If P2 does, P1 is visible to C3; if C2 does, C1 is visible
 * to P3: a contradiction. Where both are seen, both sides throw, and neither has done anything.
 *
 * <p>A request that was posted with success is posted again without these checks, unless it {@code readsInCall}. Its close
 * clears the field that allows this; a post whose check overlaps with the close looks at the state again, behind a fence,
 * after it has set the field.
 *
 * <p>A queue pair and a completion queue need none of this: one thread owns each, and only that thread posts, polls and
 * closes.
 */
@NullMarked
package org.rdma4j.internal.life;

import org.jspecify.annotations.NullMarked;
