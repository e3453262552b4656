/**
 * Support for waiting for file descriptors, timers, tasks of other threads and polled queues. This package does not
 * depend on the packages {@code verbs} and {@code cm}, so that it can be tested with pipes and eventfds.
 *
 * <p>A {@link org.rdma4j.internal.wait.Reactor} waits for all of these sources at once. One thread at a time
 * <em>drives</em> a reactor by calling {@link org.rdma4j.internal.wait.Reactor#runOnce runOnce} repeatedly. The {@link
 * org.rdma4j.internal.wait.SharedReactor} is driven by a daemon thread, and serves descriptors that belong to no other
 * reactor. {@link org.rdma4j.internal.wait.Readiness} parks virtual threads, which the thread of the shared reactor
 * unparks.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><em>driver</em>: the thread that executes {@code runOnce}.
 *   <li><em>iteration</em>: one pass over the sources of a reactor, in which it handles a limited number of items from
 *       each source.
 *   <li><em>item</em>: a task, a timer that has expired, an event of a descriptor, or a completion found by a poller.
 *   <li><em>callback</em>: code that the reactor calls: a task, the task of a timer, a descriptor's handler, a poller.
 * </ul>
 */
@NullMarked
package org.rdma4j.internal.wait;

import org.jspecify.annotations.NullMarked;
