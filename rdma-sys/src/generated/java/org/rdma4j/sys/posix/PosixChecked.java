// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Check;

/**
 * {@link Posix}'s functions that report failure by an error number, in forms that throw it. A success costs
 * nothing more. What is not here cannot fail, or tells in a way of its own: see its Javadoc there.
 */
public final class PosixChecked {
    private PosixChecked() {
    }

    /**
     * {@link Posix#fcntl(int, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int fcntl(int __fd, int __cmd) {
        return Check.notMinusOne("fcntl", Posix.fcntl(__fd, __cmd));
    }

    /**
     * {@link Posix#fcntl(int, int, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int fcntl(int __fd, int __cmd, int arg2) {
        return Check.notMinusOne("fcntl", Posix.fcntl(__fd, __cmd, arg2));
    }

    /**
     * {@link Posix#close(int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int close(int __fd) {
        return Check.notMinusOne("close", Posix.close(__fd));
    }

    /**
     * {@link Posix#read(int, MemorySegment, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static long read(int __fd, MemorySegment __buf, long __nbytes) {
        return Check.notMinusOne("read", Posix.read(__fd, __buf, __nbytes));
    }

    /**
     * {@link Posix#write(int, MemorySegment, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static long write(int __fd, MemorySegment __buf, long __n) {
        return Check.notMinusOne("write", Posix.write(__fd, __buf, __n));
    }

    /**
     * {@link Posix#poll(MemorySegment, long, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int poll(MemorySegment __fds, long __nfds, int __timeout) {
        return Check.notMinusOne("poll", Posix.poll(__fds, __nfds, __timeout));
    }

    /**
     * {@link Posix#epoll_create1(int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int epoll_create1(int __flags) {
        return Check.notMinusOne("epoll_create1", Posix.epoll_create1(__flags));
    }

    /**
     * {@link Posix#epoll_ctl(int, int, int, MemorySegment)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int epoll_ctl(int __epfd, int __op, int __fd, MemorySegment __event) {
        return Check.notMinusOne("epoll_ctl", Posix.epoll_ctl(__epfd, __op, __fd, __event));
    }

    /**
     * {@link Posix#epoll_wait(int, MemorySegment, int, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int epoll_wait(int __epfd, MemorySegment __events, int __maxevents,
            int __timeout) {
        return Check.notMinusOne("epoll_wait", Posix.epoll_wait(__epfd, __events, __maxevents, __timeout));
    }

    /**
     * {@link Posix#eventfd(int, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int eventfd(int __count, int __flags) {
        return Check.notMinusOne("eventfd", Posix.eventfd(__count, __flags));
    }

    /**
     * {@link Posix#mmap(MemorySegment, long, int, int, int, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static MemorySegment mmap(MemorySegment __addr, long __len, int __prot, int __flags,
            int __fd, long __offset) {
        return Check.notMinusOne("mmap", Posix.mmap(__addr, __len, __prot, __flags, __fd, __offset));
    }

    /**
     * {@link Posix#munmap(MemorySegment, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int munmap(MemorySegment __addr, long __len) {
        return Check.notMinusOne("munmap", Posix.munmap(__addr, __len));
    }

    /**
     * {@link Posix#madvise(MemorySegment, long, int)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int madvise(MemorySegment __addr, long __len, int __advice) {
        return Check.notMinusOne("madvise", Posix.madvise(__addr, __len, __advice));
    }

    /**
     * {@link Posix#mlock(MemorySegment, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int mlock(MemorySegment __addr, long __len) {
        return Check.notMinusOne("mlock", Posix.mlock(__addr, __len));
    }

    /**
     * {@link Posix#munlock(MemorySegment, long)}, checked.
     *
     * @return what that returns
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int munlock(MemorySegment __addr, long __len) {
        return Check.notMinusOne("munlock", Posix.munlock(__addr, __len));
    }

    /**
     * {@link Posix#inet_pton(int, MemorySegment, MemorySegment)}, checked.
     *
     * @return 1; 0 for text that is no address
     * @throws org.rdma4j.sys.ErrnoException where it is -1
     */
    public static int inet_pton(int __af, MemorySegment __cp, MemorySegment __buf) {
        return Check.notMinusOne("inet_pton", Posix.inet_pton(__af, __cp, __buf));
    }

    /**
     * {@link Posix#inet_ntop(int, MemorySegment, MemorySegment, int)}, checked.
     *
     * @return what that returns, never NULL
     * @throws org.rdma4j.sys.ErrnoException where it is NULL
     */
    public static MemorySegment inet_ntop(int __af, MemorySegment __cp, MemorySegment __buf,
            int __len) {
        return Check.notNull("inet_ntop", Posix.inet_ntop(__af, __cp, __buf, __len));
    }

    /**
     * {@link Posix#getaddrinfo(MemorySegment, MemorySegment, MemorySegment, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void getaddrinfo(MemorySegment __name, MemorySegment __service,
            MemorySegment __req, MemorySegment __pai) {
        Check.addressInfo("getaddrinfo", Posix.getaddrinfo(__name, __service, __req, __pai));
    }
}
