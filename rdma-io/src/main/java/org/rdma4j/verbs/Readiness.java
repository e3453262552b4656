package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.EPOLL_EVENTS;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.epoll_data;
import org.rdma4j.sys.posix.epoll_event;

/**
 * Where virtual threads wait for file descriptors: they park, and one platform thread waits for all of them. A virtual
 * thread that waited in poll(2) itself would keep its carrier from all others.
 */
final class Readiness {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");
    private static final int BATCH = 64;
    /** Put before epoll_ctl(2), and asked for after epoll_wait(2): the kernel's locks order the two. */
    private static final Map<Integer, Thread> WAITING = new ConcurrentHashMap<>();

    private Readiness() {}

    /** Made, with its thread, when the first virtual thread waits. */
    private static final class Loop {
        private static final int EPOLL = start();

        private static int start() {
            int epoll = Posix.epoll_create1Checked(Posix.EPOLL_CLOEXEC);
            Thread.ofPlatform()
                    .daemon()
                    .name("rdma4j completions of virtual threads")
                    .start(() -> run(epoll));
            return epoll;
        }

        private static void run(int epoll) {
            MemorySegment events = epoll_event.allocateArray(BATCH, Arena.global());
            while (true) {
                int ready = Posix.epoll_wait(epoll, events, BATCH, -1);
                if (ready < 0 && Errno.last() != Errno.EINTR) {
                    LOG.log(
                            System.Logger.Level.ERROR,
                            "virtual threads are woken no more: " + Errno.message(Errno.last()));
                    return;
                }
                for (int i = 0; i < ready; i++) {
                    LockSupport.unpark(WAITING.get(epoll_data.fd(epoll_event.data(epoll_event.asSlice(events, i)))));
                }
            }
        }
    }

    /**
     * Parks the current thread until a descriptor is readable, or the time is up. May return earlier.
     *
     * @throws ErrnoException if the descriptor cannot be waited for
     */
    static void await(int descriptor, long nanos) {
        WAITING.put(descriptor, Thread.currentThread());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment event = epoll_event.allocate(arena);
            epoll_event.events(event, EPOLL_EVENTS.EPOLLIN | EPOLL_EVENTS.EPOLLONESHOT);
            epoll_data.fd(epoll_event.data(event), descriptor);
            Posix.epoll_ctlChecked(Loop.EPOLL, Posix.EPOLL_CTL_ADD, descriptor, event);
            LockSupport.parkNanos(nanos);
            if (Thread.currentThread().isInterrupted()) {
                // It cannot park any more.
                Thread.yield();
            }
            Posix.epoll_ctlChecked(Loop.EPOLL, Posix.EPOLL_CTL_DEL, descriptor, event);
        } finally {
            WAITING.remove(descriptor);
        }
    }
}
