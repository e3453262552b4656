// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_buffer_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 65.0 or a release before it (not in 56.1).
 */
public final class ib_uverbs_buffer_type {
    public static final int IB_UVERBS_BUFFER_TYPE_DMABUF = 0;

    public static final int IB_UVERBS_BUFFER_TYPE_VA = 1;

    private ib_uverbs_buffer_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_BUFFER_TYPE_DMABUF: return "IB_UVERBS_BUFFER_TYPE_DMABUF";
            case IB_UVERBS_BUFFER_TYPE_VA: return "IB_UVERBS_BUFFER_TYPE_VA";
            default: return Integer.toUnsignedString(value);
        }
    }
}
