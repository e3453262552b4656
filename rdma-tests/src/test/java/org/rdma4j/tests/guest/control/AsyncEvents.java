package org.rdma4j.tests.guest.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_async_event;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.Readable;

/** The asynchronous events of an open device. */
final class AsyncEvents {
    private final Node node;

    AsyncEvents(Node node) {
        this.node = node;
    }

    /** The next event, once it has come; acknowledged, for only its kind and its object's address are looked at. */
    MemorySegment next() {
        Readable.await(node.asyncFd(), "asynchronous event");
        MemorySegment event = ibv_async_event.allocate(node.arena());
        Call.ok("ibv_get_async_event", Ibverbs.ibv_get_async_event(node.context(), event));
        Ibverbs.ibv_ack_async_event(event);
        return event;
    }

    /** The next event of this type of {@code ibv_event_type}; others before it are passed over. */
    MemorySegment next(int type) {
        long deadline = System.nanoTime() + Completions.PATIENCE.toNanos();
        StringBuilder passed = new StringBuilder();
        while (System.nanoTime() < deadline) {
            MemorySegment event = next();
            if (ibv_async_event.event_type(event) == type) {
                return event;
            }
            passed.append(ibv_event_type.toString(ibv_async_event.event_type(event))).append(' ');
        }
        throw new AssertionError("no " + ibv_event_type.toString(type) + " but " + passed);
    }

    /** That there is none: a call that does not wait says EAGAIN. */
    void expectNone() {
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
