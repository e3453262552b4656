package org.rdma4j.verbs;

import org.rdma4j.internal.DescriptorLimit;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;

/**
 * Thrown when a function of libibverbs, librdmacm or the C library fails.
 *
 * {@snippet lang=java :
 * try (MemoryRegion region = MemoryRegion.allocate(domain, 1L << 40)) {
 *     System.out.println(region);
 * } catch (VerbsException e) {
 *     System.err.println(e.function() + " failed with " + e.errnoName());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
 */
public class VerbsException extends RdmaException {
    private static final long serialVersionUID = 1L;

    /** Error number ENOTSUPP of the kernel, which is not defined in C libraries. */
    private static final int KERNEL_ENOTSUPP = 524;

    private final String function;
    private final int errno;

    VerbsException(ErrnoException cause, String explanation) {
        super(message(cause, explanation), cause);
        this.function = cause.function();
        this.errno = cause.errno();
    }

    /** Returns an exception for a failed call, with an explanation of common combinations of function and error number. */
    public static VerbsException of(ErrnoException cause) {
        return new VerbsException(cause, explanation(cause));
    }

    /**
     * Returns an exception for a failed call, with an explanation of the caller.
     *
     * @param explanation the cause and what to do; empty for no explanation
     */
    public static VerbsException of(ErrnoException cause, String explanation) {
        return new VerbsException(cause, explanation);
    }

    /** Returns an exception for the same failed call, with another explanation. */
    VerbsException explained(String explanation) {
        return new VerbsException((ErrnoException) getCause(), explanation);
    }

    private static String message(ErrnoException cause, String explanation) {
        String known = opensDescriptors(cause) && DescriptorLimit.isReached()
                ? "this process has reached its limit of open file descriptors: raise the limit (ulimit -n), or close"
                        + " descriptors"
                : explanation;
        return known.isEmpty() ? cause.getMessage() : cause.getMessage() + "; " + known;
    }

    /** Returns {@code false} for calls that fail in the normal course of work, for which the check would take too long. */
    private static boolean opensDescriptors(ErrnoException cause) {
        String function = cause.function();
        return !function.startsWith("ibv_post") && !function.startsWith("ibv_poll");
    }

    private static String explanation(ErrnoException cause) {
        int errno = cause.errno();
        boolean registers = cause.function().startsWith("ibv_reg");
        if (cause.function().equals("rdma_create_event_channel")) {
            return "the connection manager is not available: load the kernel module rdma_ucm, and check the permissions of"
                    + " /dev/infiniband/rdma_cm";
        }
        if (cause.function().equals("rdma_connect") && errno == Errno.EADDRINUSE) {
            return "the port of the connection is in use by a socket of this machine: create another connection, which gets"
                    + " another port, or choose a port";
        }
        if (cause.function().startsWith("rdma_") && errno == Errno.EADDRINUSE) {
            return "the port is in use: choose another, or 0 for any";
        }
        if (cause.function().startsWith("rdma_") && errno == Errno.EADDRNOTAVAIL) {
            return "the port is in use by a listener on all addresses, or the address is not assigned to this machine";
        }
        if (cause.function().startsWith("rdma_") && errno == Errno.ENODEV) {
            return "there is no RDMA device on the network interface with that address";
        }
        if (cause.function().startsWith("rdma_join_multicast") && errno == KERNEL_ENOTSUPP) {
            return "RoCE v2 supports only IPv4 multicast groups";
        }
        if (cause.function().equals("rdma_set_option") && errno == Errno.EINVAL) {
            return "this option must be set before the identifier is bound or listens, or is not supported";
        }
        if (errno == Errno.EOPNOTSUPP || errno == Errno.ENOSYS) {
            return "the device or its driver does not support this operation";
        }
        if (errno == Errno.ENOMEM && registers) {
            return "the memory cannot be pinned: raise the limit of locked memory (ulimit -l), or register less";
        }
        if (errno == Errno.ENOMEM) {
            return "the device is out of objects of this kind, or does not support this size: see Context.attributes()";
        }
        if (errno == Errno.EFAULT && registers) {
            return "the memory is not mapped with this access: local and remote writes require writable memory";
        }
        if (errno == Errno.EACCES || errno == Errno.EPERM) {
            return "permission denied: check the permissions of /dev/infiniband/uverbs*";
        }
        if (errno == Errno.EIO) {
            return "the device has been removed or has failed: close all of its objects";
        }
        if (errno == Errno.EBUSY) {
            return "the object is still in use";
        }
        return "";
    }

    /** Returns the C name of the function that failed. */
    public String function() {
        return function;
    }

    /** Returns the error number, a constant of {@link Errno}; 0 if the function has set none. */
    public int errno() {
        return errno;
    }

    /** Returns the name of the error number, such as {@code ENOMEM}. */
    public String errnoName() {
        return Errno.name(errno);
    }
}
