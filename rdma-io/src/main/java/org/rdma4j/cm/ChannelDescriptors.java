package org.rdma4j.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicBoolean;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.wait.EventDescriptor;
import org.rdma4j.sys.posix.EPOLL_EVENTS;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.epoll_data;
import org.rdma4j.sys.posix.epoll_event;

/**
 * The descriptors of an {@link EventChannel}: an epoll(7) instance that contains the native channel's descriptor and an
 * eventfd. The instance is readable while either of the two is. The eventfd is needed because {@code rdma_migrate_id}
 * moves pending events to a channel without making its descriptor readable for threads that are already waiting.
 */
final class ChannelDescriptors {
    private final EventDescriptor wakeUp = new EventDescriptor();
    private final int epoll;

    /** Whether the eventfd is readable, or a thread is about to make it so. */
    private final AtomicBoolean signaled = new AtomicBoolean();

    /** The native channel's descriptor. */
    private final int channel;

    ChannelDescriptors(int channel) {
        this.channel = channel;
        int created = -1;
        boolean complete = false;
        try {
            created = Posix.epoll_create1Checked(Posix.EPOLL_CLOEXEC);
            epoll = created;
            watch(wakeUp.descriptor());
            watch(channel);
            complete = true;
        } finally {
            if (!complete) {
                wakeUp.close();
                if (created >= 0) {
                    Posix.close(created);
                }
            }
        }
    }

    private void watch(int descriptor) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment event = epoll_event.allocate(arena);
            epoll_event.events(event, EPOLL_EVENTS.EPOLLIN);
            epoll_data.fd(epoll_event.data(event), descriptor);
            Posix.epoll_ctlChecked(epoll, Posix.EPOLL_CTL_ADD, descriptor, event);
        }
    }

    /** Returns the descriptor of the epoll instance. */
    int descriptor() {
        return epoll;
    }

    /** Makes the epoll instance readable until {@link #reset}. May be called by any thread. */
    void signal() {
        if (!signaled.get()) {
            // Before the flag is set: a StackOverflowError between setting the flag and writing to the eventfd would
            // suppress later signals.
            StackReserve.check();
            if (!signaled.getAndSet(true)) {
                wakeUp.signal();
            }
        }
    }

    /** Undoes {@link #signal}. Returns {@code false} if the epoll instance has not been signaled. */
    boolean reset() {
        if (!signaled.get()) {
            return false;
        }
        wakeUp.reset();
        signaled.set(false);
        return true;
    }

    /** Stops watching the native channel. */
    void unwatchChannel() {
        Posix.epoll_ctl(epoll, Posix.EPOLL_CTL_DEL, channel, MemorySegment.NULL);
    }

    void close() {
        wakeUp.close();
        Posix.close(epoll);
    }
}
