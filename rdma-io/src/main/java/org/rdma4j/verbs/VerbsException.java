package org.rdma4j.verbs;

import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;

/** A call of libibverbs, librdmacm or the C library failed. */
public class VerbsException extends RdmaException {
    private static final long serialVersionUID = 1L;

    /** A number of the kernel's own, which no C library has a name for. */
    private static final int KERNEL_ENOTSUPP = 524;

    private final String function;
    private final int errno;

    VerbsException(ErrnoException cause, String explanation) {
        super(explanation.isEmpty() ? cause.getMessage() : cause.getMessage() + "; " + explanation, cause);
        this.function = cause.function();
        this.errno = cause.errno();
    }

    /** The exception for a call that failed, with what this error number means where it is commonly met. */
    public static VerbsException of(ErrnoException cause) {
        return new VerbsException(cause, explanation(cause));
    }

    /**
     * The same, explained by the caller.
     *
     * @param explanation what caused it and what to do
     */
    public static VerbsException of(ErrnoException cause, String explanation) {
        return new VerbsException(cause, explanation);
    }

    /** The same failure, explained by who knows more. */
    VerbsException explained(String explanation) {
        return new VerbsException((ErrnoException) getCause(), explanation);
    }

    private static String explanation(ErrnoException cause) {
        int errno = cause.errno();
        boolean registers = cause.function().startsWith("ibv_reg");
        if (cause.function().equals("rdma_create_event_channel")) {
            return "the connection manager cannot be reached: load the kernel's module rdma_ucm, and see who may open"
                    + " /dev/infiniband/rdma_cm";
        }
        if (cause.function().equals("rdma_connect") && errno == Errno.EADDRINUSE) {
            return "a socket of this machine has the connection's port: make another connection, which gets another port,"
                    + " or choose another";
        }
        if (cause.function().startsWith("rdma_") && errno == Errno.EADDRINUSE) {
            return "the port is taken: choose another, or 0 for any";
        }
        if (cause.function().startsWith("rdma_") && errno == Errno.EADDRNOTAVAIL) {
            return "the port is taken by a listener on all addresses, or this machine does not have the address";
        }
        if (cause.function().startsWith("rdma_") && errno == Errno.ENODEV) {
            return "no RDMA device is on the network interface with that address";
        }
        if (cause.function().startsWith("rdma_join_multicast") && errno == KERNEL_ENOTSUPP) {
            return "RoCE v2 has IPv4 groups only";
        }
        if (cause.function().equals("rdma_set_option") && errno == Errno.EINVAL) {
            return "an identifier takes this option before it has an address or listens, or not at all";
        }
        if (errno == Errno.EOPNOTSUPP || errno == Errno.ENOSYS) {
            return "the device or its driver does not have this";
        }
        if (errno == Errno.ENOMEM && registers) {
            return "the memory cannot be pinned: raise the limit of locked memory (ulimit -l), or register less";
        }
        if (errno == Errno.ENOMEM) {
            return "the device has no more of these, or not as large as asked for: see Context.attributes()";
        }
        if (errno == Errno.EFAULT && registers) {
            return "the memory is not mapped for this access: remote and local writes need writable memory";
        }
        if (errno == Errno.EACCES || errno == Errno.EPERM) {
            return "this user may not: see who may open /dev/infiniband/uverbs*";
        }
        if (errno == Errno.EBUSY) {
            return "something else still uses it";
        }
        return "";
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
