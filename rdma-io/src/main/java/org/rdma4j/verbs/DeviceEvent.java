package org.rdma4j.verbs;

import java.util.Optional;

/**
 * Something that happened to a device, and not to a request: {@code struct ibv_async_event}. Taken with {@link
 * DeviceEvents#next}.
 *
 * @param type what happened
 * @param source the {@link QueuePair}, {@link CompletionQueue} or {@link SharedReceiveQueue} that it happened to; empty if
 *     it is about another thing, or that object is closed
 * @param port the number of the port that it happened to, from 1; 0 if it is about another thing
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
