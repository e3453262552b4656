package org.rdma4j.verbs;

import java.util.Optional;

/**
 * An asynchronous event that a device reports, as opposed to a completion: {@code struct ibv_async_event}. Events are
 * returned by {@link DeviceEvents#next}.
 *
 * @param type the type of the event
 * @param source the {@link QueuePair}, {@link CompletionQueue} or {@link SharedReceiveQueue} that the event concerns,
 *     or empty if the event concerns a different kind of object or a closed object
 * @param port the number of the port that the event concerns, starting at 1, or 0 if the event concerns a different
 *     kind of object
 * @see "docs/reference/threads.md"
 */
public record DeviceEvent(DeviceEventType type, Optional<Resource> source, int port) {
    @Override
    public String toString() {
        return type
                + source.map(from -> " on " + from).orElse(port == 0 ? "" : " on port " + port)
                + ": "
                + type.meaning();
    }
}
