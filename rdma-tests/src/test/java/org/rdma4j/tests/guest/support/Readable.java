package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.posix.EPOLL_EVENTS;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.epoll_event;

/** Waits with epoll until a file descriptor is readable, for channels whose own calls would block without a limit. */
public final class Readable {
    private Readable() {}

    /** Waits until a file descriptor is readable. Returns {@code false} if the time is up. */
    public static boolean within(int fd, Duration time) {
        try (Arena arena = Arena.ofConfined()) {
            int epoll = Posix.epoll_create1(0);
            if (epoll < 0) {
                throw new CallFailedException("epoll_create1", Errno.last());
            }
            try {
                return wait(arena, epoll, fd, time);
            } finally {
                Posix.close(epoll);
            }
        }
    }

    /**
     * @throws AssertionError if the descriptor does not become readable within {@link Completions#PATIENCE}
     */
    public static void await(int fd, String what) {
        if (!within(fd, Completions.PATIENCE)) {
            throw new AssertionError("no " + what + " within " + Completions.PATIENCE.toSeconds() + " s");
        }
    }

    private static boolean wait(Arena arena, int epoll, int fd, Duration time) {
        MemorySegment event = epoll_event.allocate(arena);
        epoll_event.events(event, EPOLL_EVENTS.EPOLLIN);
        if (Posix.epoll_ctl(epoll, Posix.EPOLL_CTL_ADD, fd, event) != 0) {
            throw new CallFailedException("epoll_ctl", Errno.last());
        }
        long deadline = System.nanoTime() + time.toNanos();
        while (true) {
            long left = Math.max(0, (deadline - System.nanoTime()) / 1_000_000);
            int ready = Posix.epoll_wait(epoll, event, 1, (int) left);
            if (ready >= 0) {
                return ready == 1;
            }
            // Signals of the JVM itself interrupt the wait.
            if (Errno.last() != Errno.EINTR) {
                throw new CallFailedException("epoll_wait", Errno.last());
            }
        }
    }
}
