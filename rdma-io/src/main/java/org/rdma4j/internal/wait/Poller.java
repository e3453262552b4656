package org.rdma4j.internal.wait;

/** A source that a {@link Reactor} polls in each iteration, such as a completion queue. */
public interface Poller {
    /**
     * Handles pending items without waiting.
     *
     * @param limit maximum number of items to handle
     * @return the number of items handled
     */
    int poll(int limit);

    /**
     * Prepares for a sleep of the driver, for example by arming a completion queue. From then on, each new item must
     * make a watched descriptor readable.
     *
     * @return {@code false} if items may have arrived in the meantime; in that case, the reactor polls again instead of
     *     sleeping
     */
    boolean prepareToSleep();
}
