package org.rdma4j.verbs;

import java.util.Optional;

/**
 * An asynchronous event of a device, as opposed to a completion: {@code struct ibv_async_event}. Returned by {@link
 * DeviceEvents#next}.
 *
 * @param type type of the event
 * @param source the {@link QueuePair}, {@link CompletionQueue} or {@link SharedReceiveQueue} that the event concerns; empty if it
 *     concerns another object, or one that has been closed
 * @param port the number of the port that the event concerns, from 1; 0 if it concerns another object
 */
public record DeviceEvent(DeviceEventType type, Optional<Resource> source, int port) {
    @Override
    public String toString() {
        return type
                + source.map(from -> " of " + from).orElse(port == 0 ? "" : " of port " + port)
                + ": "
                + type.meaning();
    }
}
