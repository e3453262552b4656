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
 * Parks virtual threads until file descriptors are readable. One platform thread waits for all descriptors with epoll(7) and
 * unparks the virtual threads. A virtual thread that waited in poll(2) itself would block its carrier.
 */
final class Readiness {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");

    /** Maximum number of events per epoll_wait(2). */
    private static final int MAX_EVENTS = 64;

    /**
     * The thread that waits for each descriptor. Written before epoll_ctl(2) and read after epoll_wait(2): the kernel's locks
     * order the two.
     */
    private static final Map<Integer, Thread> WAITING = new ConcurrentHashMap<>();

    private Readiness() {}

    /** The epoll instance and its thread, created when the first virtual thread waits. */
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
            MemorySegment events = epoll_event.allocateArray(MAX_EVENTS, Arena.global());
            boolean running = true;
            boolean missed = false;
            while (running) {
                try {
                    if (missed) {
                        WAITING.values().forEach(LockSupport::unpark);
                        missed = false;
                    }
                    running = unparkReady(epoll, events);
                } catch (OutOfMemoryError e) {
                    // The events of the last call may be lost. A virtual thread may be unparked without an event.
                    missed = true;
                    Thread.yield();
                }
            }
        }

        /** Waits for events, and unparks their threads. Returns {@code false} if that is no longer possible. */
        private static boolean unparkReady(int epoll, MemorySegment events) {
            int ready = Posix.epoll_wait(epoll, events, MAX_EVENTS, -1);
            if (ready < 0 && Errno.last() != Errno.EINTR) {
                LOG.log(
                        System.Logger.Level.ERROR,
                        "Virtual threads that wait for completions will no longer be woken up: epoll_wait failed: "
                                + Errno.message(Errno.last()));
                return false;
            }
            for (int i = 0; i < ready; i++) {
                LockSupport.unpark(WAITING.get(epoll_data.fd(epoll_event.data(epoll_event.asSlice(events, i)))));
            }
            return true;
        }
    }

    /**
     * Parks the current thread until a descriptor is readable, another thread unparks it, it is interrupted, or the timeout
     * expires. May return earlier.
     *
     * <p>A descriptor remains registered until it is closed, so that each further wait takes one system call. The caller
     * must be the only thread that waits for the descriptor.
     *
     * @param registered whether an earlier call has registered the descriptor
     * @param nanos the timeout in nanoseconds
     * @throws ErrnoException if epoll(7) does not support the descriptor, or the limit on watched descriptors has been reached
     */
    static void await(int descriptor, boolean registered, long nanos) {
        WAITING.put(descriptor, Thread.currentThread());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment event = epoll_event.allocate(arena);
            epoll_event.events(event, EPOLL_EVENTS.EPOLLIN | EPOLL_EVENTS.EPOLLONESHOT);
            epoll_data.fd(epoll_event.data(event), descriptor);
            Posix.epoll_ctlChecked(
                    Loop.EPOLL, registered ? Posix.EPOLL_CTL_MOD : Posix.EPOLL_CTL_ADD, descriptor, event);
            LockSupport.parkNanos(nanos);
            if (Thread.currentThread().isInterrupted()) {
                // An interrupted thread does not park.
                Thread.yield();
            }
        } finally {
            WAITING.remove(descriptor);
        }
    }
}
