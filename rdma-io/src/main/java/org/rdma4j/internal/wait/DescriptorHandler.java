package org.rdma4j.internal.wait;

/** Handles the events of a descriptor that a {@link Reactor} watches. */
@FunctionalInterface
public interface DescriptorHandler {
    /**
     * Handles pending events of a descriptor that is readable or has failed, without waiting. May be called spuriously,
     * when no event is pending. If events remain pending, the handler is called again.
     *
     * @param limit maximum number of items to handle
     * @return the number of items handled; {@code limit} means that more may be pending
     */
    int readable(int limit);
}
