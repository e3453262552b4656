// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.util.StringJoiner;

/**
 * The C type {@code enum EPOLL_EVENTS}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code sys/epoll.h}.
 */
public final class EPOLL_EVENTS {
    public static final int EPOLLIN = 0x1;

    public static final int EPOLLPRI = 0x2;

    public static final int EPOLLOUT = 0x4;

    public static final int EPOLLRDNORM = 0x40;

    public static final int EPOLLRDBAND = 0x80;

    public static final int EPOLLWRNORM = 0x100;

    public static final int EPOLLWRBAND = 0x200;

    public static final int EPOLLMSG = 0x400;

    public static final int EPOLLERR = 0x8;

    public static final int EPOLLHUP = 0x10;

    public static final int EPOLLRDHUP = 0x2000;

    public static final int EPOLLEXCLUSIVE = 0x10000000;

    public static final int EPOLLWAKEUP = 0x20000000;

    public static final int EPOLLONESHOT = 0x40000000;

    /**
     * As an unsigned number: {@code 2147483648}.
     */
    public static final int EPOLLET = 0x80000000;

    private EPOLL_EVENTS() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & EPOLLIN) == EPOLLIN) {
            names.add("EPOLLIN");
            rest &= ~EPOLLIN;
        }
        if ((rest & EPOLLPRI) == EPOLLPRI) {
            names.add("EPOLLPRI");
            rest &= ~EPOLLPRI;
        }
        if ((rest & EPOLLOUT) == EPOLLOUT) {
            names.add("EPOLLOUT");
            rest &= ~EPOLLOUT;
        }
        if ((rest & EPOLLRDNORM) == EPOLLRDNORM) {
            names.add("EPOLLRDNORM");
            rest &= ~EPOLLRDNORM;
        }
        if ((rest & EPOLLRDBAND) == EPOLLRDBAND) {
            names.add("EPOLLRDBAND");
            rest &= ~EPOLLRDBAND;
        }
        if ((rest & EPOLLWRNORM) == EPOLLWRNORM) {
            names.add("EPOLLWRNORM");
            rest &= ~EPOLLWRNORM;
        }
        if ((rest & EPOLLWRBAND) == EPOLLWRBAND) {
            names.add("EPOLLWRBAND");
            rest &= ~EPOLLWRBAND;
        }
        if ((rest & EPOLLMSG) == EPOLLMSG) {
            names.add("EPOLLMSG");
            rest &= ~EPOLLMSG;
        }
        if ((rest & EPOLLERR) == EPOLLERR) {
            names.add("EPOLLERR");
            rest &= ~EPOLLERR;
        }
        if ((rest & EPOLLHUP) == EPOLLHUP) {
            names.add("EPOLLHUP");
            rest &= ~EPOLLHUP;
        }
        if ((rest & EPOLLRDHUP) == EPOLLRDHUP) {
            names.add("EPOLLRDHUP");
            rest &= ~EPOLLRDHUP;
        }
        if ((rest & EPOLLEXCLUSIVE) == EPOLLEXCLUSIVE) {
            names.add("EPOLLEXCLUSIVE");
            rest &= ~EPOLLEXCLUSIVE;
        }
        if ((rest & EPOLLWAKEUP) == EPOLLWAKEUP) {
            names.add("EPOLLWAKEUP");
            rest &= ~EPOLLWAKEUP;
        }
        if ((rest & EPOLLONESHOT) == EPOLLONESHOT) {
            names.add("EPOLLONESHOT");
            rest &= ~EPOLLONESHOT;
        }
        if ((rest & EPOLLET) == EPOLLET) {
            names.add("EPOLLET");
            rest &= ~EPOLLET;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
