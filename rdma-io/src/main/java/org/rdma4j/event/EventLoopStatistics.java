package org.rdma4j.event;

/**
 * Counters of an {@link EventLoop} since it was created. They are read one after the other while the loop runs, so that they
 * may be of slightly different moments.
 *
 * @param connections number of connections that have not been closed, including those that are being established; not a
 *     total
 * @param completions number of completions of work that have been passed to handlers and futures
 * @param rounds number of rounds, in each of which the loop handles a batch of each source
 * @param sleeps number of times that the loop slept because nothing was left to do
 * @param wakeups number of times that a thread ended a sleep, each with a system call: by a task, {@link EventLoop#wakeup}, or
 *     an interrupt of the driver
 */
public record EventLoopStatistics(int connections, long completions, long rounds, long sleeps, long wakeups) {}
