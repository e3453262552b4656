package org.rdma4j.examples.util;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;

/** Waiting for file descriptors: completion channels and event channels are both read through one. */
public final class Fds {
    private Fds() {}

    /**
     * Waits until one of them can be read.
     *
     * @param patience the longest to wait
     * @param fds the descriptors
     * @return the index of the first that can be read
     * @throws IllegalStateException if none can within that time
     */
    public static int await(Duration patience, int... fds) {
        int ready = first(patience, fds);
        if (ready < 0) {
            throw new IllegalStateException("nothing came within " + patience.toMillis() + " ms");
        }
        return ready;
    }

    /**
     * Waits until one of them can be read, or the time is up.
     *
     * @return the index of the first that can be read; -1 if none can
     */
    public static int first(Duration patience, int... fds) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment list = pollfd.allocateArray(fds.length, arena);
            for (int i = 0; i < fds.length; i++) {
                MemorySegment one = pollfd.asSlice(list, i);
                pollfd.fd(one, fds[i]);
                pollfd.events(one, (short) Posix.POLLIN);
            }
            long end = System.nanoTime() + patience.toNanos();
            int count = Posix.poll(list, fds.length, (int) patience.toMillis());
            while (count < 0 && Errno.last() == Errno.EINTR) {
                count = Posix.poll(list, fds.length, (int) Math.max(0, (end - System.nanoTime()) / 1_000_000));
            }
            if (count < 0) {
                throw new ErrnoException("poll", Errno.last());
            }
            for (int i = 0; i < fds.length; i++) {
                if (pollfd.revents(pollfd.asSlice(list, i)) != 0) {
                    return i;
                }
            }
            return -1;
        }
    }
}
