package org.rdma4j.tests.guest.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.tests.guest.support.Device;

/** A listener on a device, and a channel for those who connect to it from the same process. */
final class CmLoopback implements AutoCloseable {
    /** The longest that any event takes here. */
    static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final int DEPTH = 16;

    private final Arena arena = Arena.ofConfined();
    private final EventChannel serverEvents = new EventChannel();
    private final EventChannel clientEvents = new EventChannel();
    private final MemorySegment listener;
    private final MemorySegment address;

    CmLoopback(Device device, int backlog) {
        MemorySegment any = SocketAddress.of(device.address(), 0, arena);
        listener = Connection.listen(serverEvents, any, backlog);
        address = SocketAddress.of(device.address(), Rdmacm.rdma_get_src_port(listener), arena);
    }

    EventChannel serverEvents() {
        return serverEvents;
    }

    EventChannel clientEvents() {
        return clientEvents;
    }

    MemorySegment listener() {
        return listener;
    }

    /** The listener's. */
    MemorySegment address() {
        return address;
    }

    /** A client's end, resolved and with a queue pair, not connected. */
    Connection client() {
        return new Connection(Connection.resolve(clientEvents, address, PATIENCE), DEPTH);
    }

    /** The request that a client's connect makes. */
    EventChannel.Event request() {
        return serverEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST, PATIENCE);
    }

    /** The server's end for a request, with a queue pair, not accepted. */
    Connection server(EventChannel.Event request) {
        return new Connection(request.id(), DEPTH);
    }

    /** Connects both ends, with nothing to tell each other. */
    Connection connect(Connection client) {
        client.connect(new byte[0]);
        Connection server = server(request());
        server.accept(new byte[0]);
        established();
        return server;
    }

    /** Waits for both ends' events. */
    void established() {
        clientEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, PATIENCE);
        serverEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, PATIENCE);
    }

    /**
     * Ends a connection. The other end is told, and has to answer: with InfiniBand's messages the first one gets its
     * event no sooner.
     */
    void part(Connection first, Connection second) {
        first.disconnect();
        disconnected(second);
        second.disconnect();
        disconnected(first);
    }

    private void disconnected(Connection end) {
        EventChannel events = rdma_cm_id.channel(end.id()).equals(clientEvents.channel()) ? clientEvents : serverEvents;
        EventChannel.Event event = events.next(PATIENCE);
        while (event.type() == rdma_cm_event_type.RDMA_CM_EVENT_TIMEWAIT_EXIT) {
            // One that ended before is over now: on a slow machine before all have ended.
            event = events.next(PATIENCE);
        }
        assertThat(rdma_cm_event_type.toString(event.type())).isEqualTo("RDMA_CM_EVENT_DISCONNECTED");
        if (event.id().address() != end.id().address()) {
            throw new AssertionError("another connection ended");
        }
    }

    /** The identifiers that were made here have to be destroyed before. */
    @Override
    public void close() {
        Rdmacm.rdma_destroy_idChecked(listener);
        clientEvents.close();
        serverEvents.close();
        arena.close();
    }
}
