package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Optional;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_event_channel;
import org.rdma4j.tests.guest.support.Readable;

/** An event channel of the connection manager. Each event is copied and acknowledged immediately. */
final class EventChannel implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment channel = Rdmacm.rdma_create_event_channelChecked();
    private final MemorySegment slot = arena.allocate(ADDRESS);

    /**
     * An event.
     *
     * @param type one of {@code rdma_cm_event_type}
     * @param status negative for an error, positive for the reason given by the remote side
     * @param id identifier of the event; a new identifier for a connect request
     * @param listener listening identifier; NULL except for connect requests
     * @param raw copy of the {@code struct rdma_cm_event}; its pointers are dangling
     * @param privateData private data from the remote side, padded with zeros by some transports
     */
    public record Event(
            int type, int status, MemorySegment id, MemorySegment listener, MemorySegment raw, byte[] privateData) {
        @Override
        public String toString() {
            return rdma_cm_event_type.toString(type) + ", status " + status;
        }
    }

    public MemorySegment channel() {
        return channel;
    }

    /** Returns a file descriptor that is readable while an event is available. */
    public int fd() {
        return rdma_event_channel.fd(channel);
    }

    /**
     * Creates an identifier that reports its events to this channel.
     *
     * @param portSpace one of {@code rdma_port_space}
     */
    public MemorySegment createId(int portSpace) {
        Rdmacm.rdma_create_idChecked(channel, slot, MemorySegment.NULL, portSpace);
        return rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
    }

    /**
     * Waits for the next event.
     *
     * @throws IllegalStateException if the time is up
     */
    public Event next(Duration patience) {
        return poll(patience).orElseThrow(() -> new IllegalStateException("no event within " + patience));
    }

    /** Waits for the next event. Empty if the time is up. */
    public Optional<Event> poll(Duration patience) {
        return Readable.within(fd(), patience) ? Optional.of(take()) : Optional.empty();
    }

    /**
     * Waits for the next event, which must have the given type.
     *
     * @throws IllegalStateException if the event has another type, or if the time is up
     */
    public Event expect(int type, Duration patience) {
        Event event = next(patience);
        if (event.type() != type) {
            throw new IllegalStateException("expected " + rdma_cm_event_type.toString(type) + ", but got " + event);
        }
        return event;
    }

    private Event take() {
        Rdmacm.rdma_get_cm_eventChecked(channel, slot);
        MemorySegment event = rdma_cm_event.reinterpret(slot.get(ADDRESS, 0));
        // The parameters of connections and datagrams both start with the private data.
        MemorySegment param = rdma_cm_event.param_conn(event);
        byte[] privateData = rdma_conn_param
                .private_data(param)
                .reinterpret(rdma_conn_param.private_data_len(param))
                .toArray(JAVA_BYTE);
        MemorySegment raw = rdma_cm_event.allocate(Arena.ofAuto()).copyFrom(event);
        Event copy = new Event(
                rdma_cm_event.event(event),
                rdma_cm_event.status(event),
                rdma_cm_event.id(event),
                rdma_cm_event.listen_id(event),
                raw,
                privateData);
        Rdmacm.rdma_ack_cm_eventChecked(event);
        return copy;
    }

    /** Closes the channel. Its identifiers must have been destroyed. */
    @Override
    public void close() {
        Rdmacm.rdma_destroy_event_channel(channel);
        arena.close();
    }
}
