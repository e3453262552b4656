package org.rdma4j.tests.guest.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_async_event;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.sys.posix.Posix;

/** Asynchronous events of an open device. */
public final class AsyncEvents {
    private final Node node;

    public AsyncEvents(Node node) {
        this.node = node;
    }

    /**
     * Returns the next event of the given type, an {@code ibv_event_type}. The event has been acknowledged; its type
     * and the address of its object remain readable.
     */
    public MemorySegment next(int type) {
        MemorySegment event = unacknowledged(type, node.arena());
        Ibverbs.ibv_ack_async_event(event);
        return event;
    }

    /**
     * Returns the next event of the given type, which the caller must acknowledge. Earlier events of other types are
     * skipped: contexts of the connection manager live as long as the JVM and have received events caused by other
     * tests.
     */
    public MemorySegment unacknowledged(int type, Arena arena) {
        long deadline = System.nanoTime() + Completions.PATIENCE.toNanos();
        StringBuilder passed = new StringBuilder();
        while (System.nanoTime() < deadline) {
            Readable.await(node.asyncFd(), ibv_event_type.toString(type) + " but " + passed);
            MemorySegment event = ibv_async_event.allocate(arena);
            Call.ok("ibv_get_async_event", Ibverbs.ibv_get_async_event(node.context(), event));
            if (ibv_async_event.event_type(event) == type) {
                return event;
            }
            passed.append(ibv_event_type.toString(ibv_async_event.event_type(event)))
                    .append(' ');
            Ibverbs.ibv_ack_async_event(event);
        }
        throw new AssertionError("no " + ibv_event_type.toString(type) + " but " + passed);
    }

    /**
     * Returns the names of the pending events and of those that arrive until an event with the given name arrives or
     * the given time elapses.
     */
    public List<String> until(String name, Duration time) {
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

    /** Discards events caused by earlier tests. */
    public void discardPending() {
        MemorySegment event = ibv_async_event.allocate(node.arena());
        while (Readable.within(node.asyncFd(), Duration.ZERO)) {
            Call.ok("ibv_get_async_event", Ibverbs.ibv_get_async_event(node.context(), event));
            Ibverbs.ibv_ack_async_event(event);
        }
    }

    /** Asserts that no event is available: a non-blocking call fails with EAGAIN. */
    public void expectNone() {
        int fd = node.asyncFd();
        int flags = Posix.fcntl(fd, Posix.F_GETFL);
        assertThat(Posix.fcntl(fd, Posix.F_SETFL, flags | Posix.O_NONBLOCK)).isZero();
        MemorySegment event = ibv_async_event.allocate(node.arena());
        assertThat(Ibverbs.ibv_get_async_event(node.context(), event)).isEqualTo(-1);
        assertThat(Errno.name(Errno.last())).isEqualTo("EAGAIN");
        assertThat(Posix.fcntl(fd, Posix.F_SETFL, flags)).isZero();
        assertThat(Readable.within(fd, Duration.ZERO)).isFalse();
    }
}
