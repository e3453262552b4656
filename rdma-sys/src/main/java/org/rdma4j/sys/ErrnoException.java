package org.rdma4j.sys;

/**
 * A C function failed, and this is the error number that it gave. The message names all three: {@code ibv_open_device:
 * EACCES, Permission denied}.
 *
 * <p>Thrown by {@link Check} and by the {@code …Checked} forms of the bindings' functions; the functions under their own
 * names never throw it.
 */
public final class ErrnoException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String function;
    private final int errno;

    /**
     * An exception whose message has the function, the number's name and the C library's words for it.
     *
     * @param function by its C name
     * @param errno such as {@link Errno#ENOMEM}; 0 where the function failed and left no number
     */
    public ErrnoException(String function, int errno) {
        super(function + ": " + describe(errno));
        this.function = function;
        this.errno = errno;
    }

    /** For a failure that C has words for and no error number. */
    ErrnoException(String function, String words) {
        super(function + ": " + words);
        this.function = function;
        this.errno = 0;
    }

    private static String describe(int errno) {
        return errno == 0 ? "failed, and left no error number" : Errno.name(errno) + ", " + Errno.message(errno);
    }

    /** The C name of the function that failed. */
    public String function() {
        return function;
    }

    /** The error number, one of {@link Errno}'s; 0 where the function left none. */
    public int errno() {
        return errno;
    }

    /** The error number's name, such as {@code ENOMEM}. */
    public String errnoName() {
        return Errno.name(errno);
    }
}
