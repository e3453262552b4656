package org.rdma4j.tests.guest.pair;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_async_event;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.Readable;

/** Asynchronous events of a device. */
final class AsyncEvents {
    private AsyncEvents() {}

    /**
     * Returns the names of pending events, and waits for further ones until an event with the given name or until the
     * time is up.
     */
    static List<String> until(Node node, String name, Duration time) {
        List<String> names = new ArrayList<>();
        long deadline = System.nanoTime() + time.toNanos();
        while (!names.contains(name)
                && Readable.within(node.asyncFd(), Duration.ofNanos(Math.max(0, deadline - System.nanoTime())))) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment event = ibv_async_event.allocate(arena);
                Call.ok("ibv_get_async_event", Ibverbs.ibv_get_async_event(node.context(), event));
                names.add(ibv_event_type.toString(ibv_async_event.event_type(event)));
                Ibverbs.ibv_ack_async_event(event);
            }
        }
        return names;
    }
}
