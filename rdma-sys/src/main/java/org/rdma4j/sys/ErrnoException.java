package org.rdma4j.sys;

/**
 * Thrown when a C function has failed. The message contains the name of the function, and the name and description of
 * the error number: {@code ibv_open_device: EACCES, Permission denied}.
 *
 * <p>{@link Check} and the {@code …Checked} forms of the bindings throw this exception. The functions under their C
 * names never throw it.
 *
 * @see "docs/reference/exceptions.md"
 */
public final class ErrnoException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String function;
    private final int errno;

    /**
     * Creates an exception whose message contains the function, and the name and description of the error number.
     *
     * @param function the C name of the function
     * @param errno an error number, such as {@link Errno#ENOMEM}, or 0 if the function failed without an error number
     */
    public ErrnoException(String function, int errno) {
        super(function + ": " + describe(errno));
        this.function = function;
        this.errno = errno;
    }

    /** Creates an exception for a failure without an error number. */
    ErrnoException(String function, String description) {
        super(function + ": " + description);
        this.function = function;
        this.errno = 0;
    }

    private static String describe(int errno) {
        return errno == 0 ? "failed without an error number" : Errno.name(errno) + ", " + Errno.message(errno);
    }

    /** Returns the C name of the function that failed. */
    public String function() {
        return function;
    }

    /**
     * Returns the error number, one of the constants of {@link Errno}, or 0 if the function failed without an error
     * number.
     */
    public int errno() {
        return errno;
    }

    /** Returns the name of the error number, such as {@code ENOMEM}. */
    public String errnoName() {
        return Errno.name(errno);
    }
}
