// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_access_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_access_flags {
    public static final int IB_UVERBS_ACCESS_LOCAL_WRITE = 0x1;

    public static final int IB_UVERBS_ACCESS_REMOTE_WRITE = 0x2;

    public static final int IB_UVERBS_ACCESS_REMOTE_READ = 0x4;

    public static final int IB_UVERBS_ACCESS_REMOTE_ATOMIC = 0x8;

    public static final int IB_UVERBS_ACCESS_MW_BIND = 0x10;

    public static final int IB_UVERBS_ACCESS_ZERO_BASED = 0x20;

    public static final int IB_UVERBS_ACCESS_ON_DEMAND = 0x40;

    public static final int IB_UVERBS_ACCESS_HUGETLB = 0x80;

    /**
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IB_UVERBS_ACCESS_FLUSH_GLOBAL = 0x100;

    /**
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IB_UVERBS_ACCESS_FLUSH_PERSISTENT = 0x200;

    public static final int IB_UVERBS_ACCESS_RELAXED_ORDERING = 0x100000;

    public static final int IB_UVERBS_ACCESS_OPTIONAL_RANGE = 0x3ff00000;

    private ib_uverbs_access_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_ACCESS_LOCAL_WRITE) == IB_UVERBS_ACCESS_LOCAL_WRITE) {
            names.add("IB_UVERBS_ACCESS_LOCAL_WRITE");
            rest &= ~IB_UVERBS_ACCESS_LOCAL_WRITE;
        }
        if ((rest & IB_UVERBS_ACCESS_REMOTE_WRITE) == IB_UVERBS_ACCESS_REMOTE_WRITE) {
            names.add("IB_UVERBS_ACCESS_REMOTE_WRITE");
            rest &= ~IB_UVERBS_ACCESS_REMOTE_WRITE;
        }
        if ((rest & IB_UVERBS_ACCESS_REMOTE_READ) == IB_UVERBS_ACCESS_REMOTE_READ) {
            names.add("IB_UVERBS_ACCESS_REMOTE_READ");
            rest &= ~IB_UVERBS_ACCESS_REMOTE_READ;
        }
        if ((rest & IB_UVERBS_ACCESS_REMOTE_ATOMIC) == IB_UVERBS_ACCESS_REMOTE_ATOMIC) {
            names.add("IB_UVERBS_ACCESS_REMOTE_ATOMIC");
            rest &= ~IB_UVERBS_ACCESS_REMOTE_ATOMIC;
        }
        if ((rest & IB_UVERBS_ACCESS_MW_BIND) == IB_UVERBS_ACCESS_MW_BIND) {
            names.add("IB_UVERBS_ACCESS_MW_BIND");
            rest &= ~IB_UVERBS_ACCESS_MW_BIND;
        }
        if ((rest & IB_UVERBS_ACCESS_ZERO_BASED) == IB_UVERBS_ACCESS_ZERO_BASED) {
            names.add("IB_UVERBS_ACCESS_ZERO_BASED");
            rest &= ~IB_UVERBS_ACCESS_ZERO_BASED;
        }
        if ((rest & IB_UVERBS_ACCESS_ON_DEMAND) == IB_UVERBS_ACCESS_ON_DEMAND) {
            names.add("IB_UVERBS_ACCESS_ON_DEMAND");
            rest &= ~IB_UVERBS_ACCESS_ON_DEMAND;
        }
        if ((rest & IB_UVERBS_ACCESS_HUGETLB) == IB_UVERBS_ACCESS_HUGETLB) {
            names.add("IB_UVERBS_ACCESS_HUGETLB");
            rest &= ~IB_UVERBS_ACCESS_HUGETLB;
        }
        if ((rest & IB_UVERBS_ACCESS_FLUSH_GLOBAL) == IB_UVERBS_ACCESS_FLUSH_GLOBAL) {
            names.add("IB_UVERBS_ACCESS_FLUSH_GLOBAL");
            rest &= ~IB_UVERBS_ACCESS_FLUSH_GLOBAL;
        }
        if ((rest & IB_UVERBS_ACCESS_FLUSH_PERSISTENT) == IB_UVERBS_ACCESS_FLUSH_PERSISTENT) {
            names.add("IB_UVERBS_ACCESS_FLUSH_PERSISTENT");
            rest &= ~IB_UVERBS_ACCESS_FLUSH_PERSISTENT;
        }
        if ((rest & IB_UVERBS_ACCESS_RELAXED_ORDERING) == IB_UVERBS_ACCESS_RELAXED_ORDERING) {
            names.add("IB_UVERBS_ACCESS_RELAXED_ORDERING");
            rest &= ~IB_UVERBS_ACCESS_RELAXED_ORDERING;
        }
        if ((rest & IB_UVERBS_ACCESS_OPTIONAL_RANGE) == IB_UVERBS_ACCESS_OPTIONAL_RANGE) {
            names.add("IB_UVERBS_ACCESS_OPTIONAL_RANGE");
            rest &= ~IB_UVERBS_ACCESS_OPTIONAL_RANGE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
