package org.rdma4j.internal.wait;

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
 * Parks virtual threads until file descriptors are readable. An epoll(7) instance contains all descriptors; the thread of
 * the {@link SharedReactor} watches that instance and unparks the virtual threads. A virtual thread that waited in poll(2)
 * itself would block its carrier.
 */
public final class Readiness {
    private static final int NONE = -1;

    /** Maximum number of events per epoll_wait(2). */
    private static final int MAX_EVENTS = 64;

    /**
     * The thread that waits for each descriptor. An entry is written before epoll_ctl(2) and read after epoll_wait(2);
     * the locks of the kernel order these accesses.
     */
    private static final Map<Integer, Thread> WAITING = new ConcurrentHashMap<>();

    /** Output buffer of epoll_wait(2). Used by the thread of the shared reactor. */
    private static final MemorySegment EVENTS = epoll_event.allocateArray(MAX_EVENTS, Arena.global());

    /** The epoll instance; {@link #NONE} until the first thread waits. */
    private static volatile int epoll = NONE;

    private Readiness() {}

    private static int epoll() {
        int existing = epoll;
        return existing == NONE ? open() : existing;
    }

    private static synchronized int open() {
        if (epoll == NONE) {
            int created = Posix.epoll_create1Checked(Posix.EPOLL_CLOEXEC);
            boolean watched = false;
            try {
                SharedReactor.watch(created, limit -> unparkReady(created));
                watched = true;
            } finally {
                if (!watched) {
                    Posix.close(created);
                }
            }
            epoll = created;
        }
        return epoll;
    }

    /** Unparks the threads whose descriptors are readable. Returns their number. */
    private static int unparkReady(int from) {
        int ready = Posix.epoll_wait(from, EVENTS, MAX_EVENTS, 0);
        if (ready < 0) {
            int errno = Errno.last();
            if (errno == Errno.EINTR) {
                return 0;
            }
            throw new ErrnoException("epoll_wait", errno);
        }
        try {
            for (int i = 0; i < ready; i++) {
                LockSupport.unpark(WAITING.get(epoll_data.fd(epoll_event.data(epoll_event.asSlice(EVENTS, i)))));
            }
        } catch (OutOfMemoryError e) {
            unparkAll();
        }
        return ready;
    }

    /** Unparks all waiting threads, because events have been lost. Unparking a thread without an event is harmless. */
    private static void unparkAll() {
        boolean complete = false;
        while (!complete) {
            try {
                WAITING.values().forEach(LockSupport::unpark);
                complete = true;
            } catch (OutOfMemoryError e) {
                Thread.yield();
            }
        }
    }

    /**
     * Parks the current thread until a descriptor is readable, another thread unparks it, it is interrupted, or the timeout
     * expires. May return earlier.
     *
     * <p>A descriptor remains registered until it is closed, so that each further wait takes a single system call. The
     * caller must be the only thread that waits for the descriptor.
     *
     * @param registered whether an earlier call has registered the descriptor
     * @param nanos the timeout in nanoseconds
     * @throws ErrnoException if epoll(7) does not support the descriptor, or the limit on watched descriptors has been reached
     */
    public static void await(int descriptor, boolean registered, long nanos) {
        int instance = epoll();
        WAITING.put(descriptor, Thread.currentThread());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment event = epoll_event.allocate(arena);
            epoll_event.events(event, EPOLL_EVENTS.EPOLLIN | EPOLL_EVENTS.EPOLLONESHOT);
            epoll_data.fd(epoll_event.data(event), descriptor);
            Posix.epoll_ctlChecked(instance, registered ? Posix.EPOLL_CTL_MOD : Posix.EPOLL_CTL_ADD, descriptor, event);
            LockSupport.parkNanos(nanos);
            if (Thread.currentThread().isInterrupted()) {
                // A thread whose interrupt status is set does not park. Yield, so that other virtual threads can run.
                Thread.yield();
            }
        } finally {
            WAITING.remove(descriptor);
        }
    }
}
