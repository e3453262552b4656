package org.rdma4j.verbs;

import java.util.EnumSet;
import java.util.Set;
import org.rdma4j.sys.ibverbs.ibv_access_flags;

/** What may be done with memory, or through a queue pair: {@code enum ibv_access_flags}. */
public enum Access {
    /** The device may write to it for this program: receives, reads and the results of atomic operations. */
    LOCAL_WRITE(ibv_access_flags.IBV_ACCESS_LOCAL_WRITE),
    /** Peers may write to it. It needs {@link #LOCAL_WRITE}, which is added. */
    REMOTE_WRITE(ibv_access_flags.IBV_ACCESS_REMOTE_WRITE),
    /** Peers may read it. */
    REMOTE_READ(ibv_access_flags.IBV_ACCESS_REMOTE_READ),
    /** Peers may use atomic operations on it. It needs {@link #LOCAL_WRITE}, which is added. */
    REMOTE_ATOMIC(ibv_access_flags.IBV_ACCESS_REMOTE_ATOMIC),
    /** Memory windows may be bound to it. */
    MW_BIND(ibv_access_flags.IBV_ACCESS_MW_BIND),
    /** Peers address it from 0, not from its virtual address. */
    ZERO_BASED(ibv_access_flags.IBV_ACCESS_ZERO_BASED),
    /** It is not pinned; the device takes page faults. Few devices can. */
    ON_DEMAND(ibv_access_flags.IBV_ACCESS_ON_DEMAND),
    /** It is known to lie in huge pages. */
    HUGETLB(ibv_access_flags.IBV_ACCESS_HUGETLB),
    /** The device may write in another order than the requests have; a hint. */
    RELAXED_ORDERING(ibv_access_flags.IBV_ACCESS_RELAXED_ORDERING);

    private final int flag;

    Access(int flag) {
        this.flag = flag;
    }

    /** The flags of these, with what they need. */
    static int flags(Access... accesses) {
        int flags = remoteFlags(accesses);
        if ((flags & (REMOTE_WRITE.flag | REMOTE_ATOMIC.flag)) != 0) {
            flags |= LOCAL_WRITE.flag;
        }
        return flags;
    }

    /** The same with more of them. */
    static int flags(Access[] accesses, Access... more) {
        return flags(accesses) | flags(more);
    }

    /** The flags of these alone: what a window or a peer may do. */
    static int remoteFlags(Access... accesses) {
        int flags = 0;
        for (Access access : accesses) {
            flags |= access.flag;
        }
        return flags;
    }

    /** Those that these flags have. */
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
