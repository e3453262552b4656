package org.rdma4j.event;

/**
 * Counters of an {@link EventLoop} since it was created. The counters are read one after the other while the loop runs,
 * so they do not form a consistent snapshot.
 *
 * @param connections current number of connections that have not been closed, including those that are being
 *     established
 * @param completions number of completions that have been delivered to handlers and futures
 * @param iterations number of iterations; in each iteration, the loop handles at most one batch of events from each
 *     source
 * @param sleeps number of times that the loop slept because nothing was left to do
 * @param wakeups number of times that a thread woke up the sleeping loop, which takes a system call: by submitting a
 *     task, by calling {@link EventLoop#wakeup}, or by interrupting the driver
 * @see "docs/guide/event-loops.md"
 */
public record EventLoopStatistics(int connections, long completions, long iterations, long sleeps, long wakeups) {}
