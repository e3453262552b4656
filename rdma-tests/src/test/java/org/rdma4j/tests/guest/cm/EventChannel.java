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

/** The connection manager's event channel. Each event is copied and acknowledged at once. */
final class EventChannel implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment channel = Rdmacm.rdma_create_event_channelChecked();
    private final MemorySegment slot = arena.allocate(ADDRESS);

    /**
     * An event.
     *
     * @param type one of {@code rdma_cm_event_type}
     * @param status what goes with it: an error below zero, the other side's reason above
     * @param id the identifier it is for; a new one in a connect request
     * @param listener the identifier that listened; NULL in all but connect requests
     * @param raw a copy of the {@code struct rdma_cm_event}, for the rest; the pointers in it are void
     * @param privateData what the other side sent along, padded with zeros by some transports
     */
    public record Event(
            int type, int status, MemorySegment id, MemorySegment listener, MemorySegment raw, byte[] privateData) {
        @Override
        public String toString() {
            return rdma_cm_event_type.toString(type) + ", status " + status;
        }
    }

    /** The {@code struct rdma_event_channel}. */
    public MemorySegment channel() {
        return channel;
    }

    /** Readable when there is an event. */
    public int fd() {
        return rdma_event_channel.fd(channel);
    }

    /** A new identifier whose events come here; of one of {@code rdma_port_space}. */
    public MemorySegment createId(int portSpace) {
        Rdmacm.rdma_create_idChecked(channel, slot, MemorySegment.NULL, portSpace);
        return rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
    }

    /**
     * Waits for the next event.
     *
     * @throws IllegalStateException if none comes in that time
     */
    public Event next(Duration patience) {
        return poll(patience).orElseThrow(() -> new IllegalStateException("no event within " + patience));
    }

    /** The next event, if one comes in that time. */
    public Optional<Event> poll(Duration patience) {
        return Readable.within(fd(), patience) ? Optional.of(take()) : Optional.empty();
    }

    /**
     * Waits for the next event, which has to be of this type.
     *
     * @throws IllegalStateException if it is another, or none comes in that time
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
        // Connections and datagrams begin their parameters alike, with the private data.
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

    /** Frees the channel; its identifiers have to be destroyed before. */
    @Override
    public void close() {
        Rdmacm.rdma_destroy_event_channel(channel);
        arena.close();
    }
}
