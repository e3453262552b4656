package org.rdma4j.tests.guest.pair;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Optional;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.sockaddr_in;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_event_channel;
import org.rdma4j.sys.rdmacm.rdma_port_space;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Readable;
import org.rdma4j.tests.guest.support.ResourceScope;

/** An event channel of the connection manager, which is closed together with its identifiers. */
final class CmEventChannel implements AutoCloseable {
    /** An event, which has been acknowledged. */
    record Event(int type, int status, MemorySegment id) {
        @Override
        public String toString() {
            String name = rdma_cm_event_type.toString(type).replace("RDMA_CM_EVENT_", "");
            return status == 0 ? name : name + "(" + status + ")";
        }
    }

    private final ResourceScope scope = new ResourceScope();
    private final MemorySegment channel;

    CmEventChannel() {
        MemorySegment made = Call.made("rdma_create_event_channel", Rdmacm.rdma_create_event_channel());
        channel = scope.keep(made, "rdma_destroy_event_channel", () -> {
            Rdmacm.rdma_destroy_event_channel(made);
            return 0;
        });
    }

    Arena arena() {
        return scope.arena();
    }

    MemorySegment id() {
        MemorySegment place = arena().allocate(ADDRESS);
        Call.ok(
                "rdma_create_id",
                Rdmacm.rdma_create_id(channel, place, MemorySegment.NULL, rdma_port_space.RDMA_PS_TCP));
        return keep(rdma_cm_id.reinterpret(place.get(ADDRESS, 0)));
    }

    /** Destroys an identifier, for example that of a connection request, when this channel is closed. */
    MemorySegment keep(MemorySegment id) {
        return scope.keep(id, "rdma_destroy_id", () -> Rdmacm.rdma_destroy_id(id));
    }

    MemorySegment address(String ip, int port) {
        MemorySegment address = sockaddr_in.allocate(arena());
        sockaddr_in.sin_family(address, Posix.AF_INET);
        // The port of an identifier is in network byte order already.
        sockaddr_in.sin_port(address, port);
        MemorySegment text = arena().allocateFrom(ip);
        if (Posix.inet_pton(Posix.AF_INET, text, sockaddr_in.sin_addr(address)) != 1) {
            throw new IllegalArgumentException("invalid IPv4 address: " + ip);
        }
        return address;
    }

    /** Waits for the next event. Empty if the time is up. */
    Optional<Event> next(Duration time) {
        if (!Readable.within(rdma_event_channel.fd(channel), time)) {
            return Optional.empty();
        }
        try (Arena once = Arena.ofConfined()) {
            MemorySegment place = once.allocate(ADDRESS);
            Call.ok("rdma_get_cm_event", Rdmacm.rdma_get_cm_event(channel, place));
            MemorySegment event = rdma_cm_event.reinterpret(place.get(ADDRESS, 0));
            Event copy = new Event(rdma_cm_event.event(event), rdma_cm_event.status(event), rdma_cm_event.id(event));
            Call.ok("rdma_ack_cm_event", Rdmacm.rdma_ack_cm_event(event));
            return Optional.of(copy);
        }
    }

    /** Waits for the next event, which must have the given type. */
    Event expect(int type) {
        Event event = next(Completions.PATIENCE)
                .orElseThrow(() -> new AssertionError("no " + rdma_cm_event_type.toString(type) + " came"));
        if (event.type != type || event.status != 0) {
            throw new AssertionError(event + " arrived instead of " + rdma_cm_event_type.toString(type));
        }
        return event;
    }

    @Override
    public void close() {
        scope.close();
    }
}
