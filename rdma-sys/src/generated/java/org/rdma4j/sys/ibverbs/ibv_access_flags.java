// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_access_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_access_flags {
    /**
     * The device may write for requests of this side: required for receives, reads and atomic operations.
     */
    public static final int IBV_ACCESS_LOCAL_WRITE = 0x1;

    /**
     * The peer may write. Requires {@link ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE}.
     */
    public static final int IBV_ACCESS_REMOTE_WRITE = 0x2;

    /**
     * The peer may read.
     */
    public static final int IBV_ACCESS_REMOTE_READ = 0x4;

    /**
     * The peer may perform atomic operations. Requires
     * {@link ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE}.
     */
    public static final int IBV_ACCESS_REMOTE_ATOMIC = 0x8;

    /**
     * Memory windows may be bound to the region.
     */
    public static final int IBV_ACCESS_MW_BIND = 0x10;

    /**
     * Addresses in the region are offsets from its start.
     */
    public static final int IBV_ACCESS_ZERO_BASED = 0x20;

    /**
     * Pages are not locked, but loaded when the device accesses them, if the device supports it.
     */
    public static final int IBV_ACCESS_ON_DEMAND = 0x40;

    /**
     * All pages are huge pages, and remain so. With
     * {@link ibv_access_flags#IBV_ACCESS_ON_DEMAND IBV_ACCESS_ON_DEMAND}.
     */
    public static final int IBV_ACCESS_HUGETLB = 0x80;

    /**
     * The peer may flush its writes, which makes them visible to others.
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IBV_ACCESS_FLUSH_GLOBAL = 0x100;

    /**
     * The peer may flush its writes, which makes them persistent.
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IBV_ACCESS_FLUSH_PERSISTENT = 0x200;

    /**
     * Writes of the device may reach memory in any order, which is faster. All data of a request is in
     * memory when the request completes; no other order is guaranteed, so programs must not poll memory
     * for the last byte. Devices that do not support the flag ignore it.
     */
    public static final int IBV_ACCESS_RELAXED_ORDERING = 0x100000;

    private ibv_access_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_ACCESS_LOCAL_WRITE) == IBV_ACCESS_LOCAL_WRITE) {
            names.add("IBV_ACCESS_LOCAL_WRITE");
            rest &= ~IBV_ACCESS_LOCAL_WRITE;
        }
        if ((rest & IBV_ACCESS_REMOTE_WRITE) == IBV_ACCESS_REMOTE_WRITE) {
            names.add("IBV_ACCESS_REMOTE_WRITE");
            rest &= ~IBV_ACCESS_REMOTE_WRITE;
        }
        if ((rest & IBV_ACCESS_REMOTE_READ) == IBV_ACCESS_REMOTE_READ) {
            names.add("IBV_ACCESS_REMOTE_READ");
            rest &= ~IBV_ACCESS_REMOTE_READ;
        }
        if ((rest & IBV_ACCESS_REMOTE_ATOMIC) == IBV_ACCESS_REMOTE_ATOMIC) {
            names.add("IBV_ACCESS_REMOTE_ATOMIC");
            rest &= ~IBV_ACCESS_REMOTE_ATOMIC;
        }
        if ((rest & IBV_ACCESS_MW_BIND) == IBV_ACCESS_MW_BIND) {
            names.add("IBV_ACCESS_MW_BIND");
            rest &= ~IBV_ACCESS_MW_BIND;
        }
        if ((rest & IBV_ACCESS_ZERO_BASED) == IBV_ACCESS_ZERO_BASED) {
            names.add("IBV_ACCESS_ZERO_BASED");
            rest &= ~IBV_ACCESS_ZERO_BASED;
        }
        if ((rest & IBV_ACCESS_ON_DEMAND) == IBV_ACCESS_ON_DEMAND) {
            names.add("IBV_ACCESS_ON_DEMAND");
            rest &= ~IBV_ACCESS_ON_DEMAND;
        }
        if ((rest & IBV_ACCESS_HUGETLB) == IBV_ACCESS_HUGETLB) {
            names.add("IBV_ACCESS_HUGETLB");
            rest &= ~IBV_ACCESS_HUGETLB;
        }
        if ((rest & IBV_ACCESS_FLUSH_GLOBAL) == IBV_ACCESS_FLUSH_GLOBAL) {
            names.add("IBV_ACCESS_FLUSH_GLOBAL");
            rest &= ~IBV_ACCESS_FLUSH_GLOBAL;
        }
        if ((rest & IBV_ACCESS_FLUSH_PERSISTENT) == IBV_ACCESS_FLUSH_PERSISTENT) {
            names.add("IBV_ACCESS_FLUSH_PERSISTENT");
            rest &= ~IBV_ACCESS_FLUSH_PERSISTENT;
        }
        if ((rest & IBV_ACCESS_RELAXED_ORDERING) == IBV_ACCESS_RELAXED_ORDERING) {
            names.add("IBV_ACCESS_RELAXED_ORDERING");
            rest &= ~IBV_ACCESS_RELAXED_ORDERING;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
