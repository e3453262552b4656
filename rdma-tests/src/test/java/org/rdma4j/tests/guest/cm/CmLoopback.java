package org.rdma4j.tests.guest.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.tests.guest.support.Device;

/** A listener on a device and an event channel for clients that connect to it from the same process. */
final class CmLoopback implements AutoCloseable {
    /** Time limit for each event. */
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

    /** Returns the address of the listener. */
    MemorySegment address() {
        return address;
    }

    /** Returns a client endpoint with a resolved route and a queue pair, not yet connected. */
    Connection client() {
        return new Connection(Connection.resolve(clientEvents, address, PATIENCE), DEPTH);
    }

    /** Waits for the connect request of a client. */
    EventChannel.Event request() {
        return serverEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST, PATIENCE);
    }

    /** Returns the server endpoint for a request, with a queue pair, not yet accepted. */
    Connection server(EventChannel.Event request) {
        return new Connection(request.id(), DEPTH);
    }

    /** Connects both endpoints without private data. */
    Connection connect(Connection client) {
        client.connect(new byte[0]);
        Connection server = server(request());
        server.accept(new byte[0]);
        established();
        return server;
    }

    /** Waits until both endpoints have received the event ESTABLISHED. */
    void established() {
        clientEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, PATIENCE);
        serverEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, PATIENCE);
    }

    /**
     * Disconnects both endpoints. Both have to disconnect: on InfiniBand transports the first one receives its event
     * only after the second has answered.
     */
    void disconnect(Connection first, Connection second) {
        first.disconnect();
        disconnected(second);
        second.disconnect();
        disconnected(first);
    }

    private void disconnected(Connection end) {
        EventChannel events = rdma_cm_id.channel(end.id()).equals(clientEvents.channel()) ? clientEvents : serverEvents;
        EventChannel.Event event = events.next(PATIENCE);
        while (event.type() == rdma_cm_event_type.RDMA_CM_EVENT_TIMEWAIT_EXIT) {
            // TIMEWAIT_EXIT of an earlier connection. On a slow machine it arrives before all connections have ended.
            event = events.next(PATIENCE);
        }
        assertThat(rdma_cm_event_type.toString(event.type())).isEqualTo("RDMA_CM_EVENT_DISCONNECTED");
        if (event.id().address() != end.id().address()) {
            throw new AssertionError("another connection was disconnected");
        }
    }

    /** Closes the listener and both channels. All identifiers created from them must have been destroyed. */
    @Override
    public void close() {
        Rdmacm.rdma_destroy_idChecked(listener);
        clientEvents.close();
        serverEvents.close();
        arena.close();
    }
}
