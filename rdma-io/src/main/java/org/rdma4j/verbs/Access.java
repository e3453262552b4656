package org.rdma4j.verbs;

import java.util.EnumSet;
import java.util.Set;
import org.rdma4j.sys.ibverbs.ibv_access_flags;

/**
 * An access right to a memory region or a memory window, or through a queue pair: {@code enum ibv_access_flags}.
 *
 * @see "docs/guide/one-sided.md"
 */
public enum Access {
    /**
     * The local device may write to the memory. Required for receives, RDMA reads and the results of atomic operations.
     */
    LOCAL_WRITE(ibv_access_flags.IBV_ACCESS_LOCAL_WRITE),
    /** Peers may write to the memory. Implies {@link #LOCAL_WRITE}. */
    REMOTE_WRITE(ibv_access_flags.IBV_ACCESS_REMOTE_WRITE),
    /** Peers may read the memory. */
    REMOTE_READ(ibv_access_flags.IBV_ACCESS_REMOTE_READ),
    /** Peers may perform atomic operations on the memory. Implies {@link #LOCAL_WRITE}. */
    REMOTE_ATOMIC(ibv_access_flags.IBV_ACCESS_REMOTE_ATOMIC),
    /** Memory windows may be bound to the region. */
    MW_BIND(ibv_access_flags.IBV_ACCESS_MW_BIND),
    /** Peers address the memory by offsets from 0 instead of virtual addresses. */
    ZERO_BASED(ibv_access_flags.IBV_ACCESS_ZERO_BASED),
    /** The memory is not pinned, and the device handles page faults. Few devices support this. */
    ON_DEMAND(ibv_access_flags.IBV_ACCESS_ON_DEMAND),
    /** The memory is backed by huge pages. */
    HUGETLB(ibv_access_flags.IBV_ACCESS_HUGETLB),
    /** Hint: the device may reorder its writes to the memory. */
    RELAXED_ORDERING(ibv_access_flags.IBV_ACCESS_RELAXED_ORDERING);

    private final int flag;

    Access(int flag) {
        this.flag = flag;
    }

    /** Returns the flags for the given access rights, including the rights that they imply. */
    static int flags(Access... accesses) {
        int flags = remoteFlags(accesses);
        if ((flags & (REMOTE_WRITE.flag | REMOTE_ATOMIC.flag)) != 0) {
            flags |= LOCAL_WRITE.flag;
        }
        return flags;
    }

    /** Returns the flags for two groups of access rights, including the rights that they imply. */
    static int flags(Access[] accesses, Access... more) {
        return flags(accesses) | flags(more);
    }

    /** Returns the flags for the given access rights, excluding the rights that they imply. Used for memory windows. */
    static int remoteFlags(Access... accesses) {
        int flags = 0;
        for (Access access : accesses) {
            flags |= access.flag;
        }
        return flags;
    }

    /** Returns the access rights whose flags are set in the given value. */
    static Set<Access> of(int flags) {
        Set<Access> all = EnumSet.noneOf(Access.class);
        for (Access access : values()) {
            if (access.isIn(flags)) {
                all.add(access);
            }
        }
        return all;
    }

    boolean isIn(int flags) {
        return (flags & flag) != 0;
    }
}
