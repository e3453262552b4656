// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_gid_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 32.0.
 */
public final class ib_uverbs_gid_type {
    public static final int IB_UVERBS_GID_TYPE_IB = 0;

    public static final int IB_UVERBS_GID_TYPE_ROCE_V1 = 1;

    public static final int IB_UVERBS_GID_TYPE_ROCE_V2 = 2;

    private ib_uverbs_gid_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_GID_TYPE_IB: return "IB_UVERBS_GID_TYPE_IB";
            case IB_UVERBS_GID_TYPE_ROCE_V1: return "IB_UVERBS_GID_TYPE_ROCE_V1";
            case IB_UVERBS_GID_TYPE_ROCE_V2: return "IB_UVERBS_GID_TYPE_ROCE_V2";
            default: return Integer.toUnsignedString(value);
        }
    }
}
