// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_qp_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 30.0.
 */
public final class ib_uverbs_qp_type {
    public static final int IB_UVERBS_QPT_RC = 2;

    public static final int IB_UVERBS_QPT_UC = 3;

    public static final int IB_UVERBS_QPT_UD = 4;

    public static final int IB_UVERBS_QPT_RAW_PACKET = 8;

    public static final int IB_UVERBS_QPT_XRC_INI = 9;

    public static final int IB_UVERBS_QPT_XRC_TGT = 10;

    public static final int IB_UVERBS_QPT_DRIVER = 255;

    private ib_uverbs_qp_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_QPT_RC: return "IB_UVERBS_QPT_RC";
            case IB_UVERBS_QPT_UC: return "IB_UVERBS_QPT_UC";
            case IB_UVERBS_QPT_UD: return "IB_UVERBS_QPT_UD";
            case IB_UVERBS_QPT_RAW_PACKET: return "IB_UVERBS_QPT_RAW_PACKET";
            case IB_UVERBS_QPT_XRC_INI: return "IB_UVERBS_QPT_XRC_INI";
            case IB_UVERBS_QPT_XRC_TGT: return "IB_UVERBS_QPT_XRC_TGT";
            case IB_UVERBS_QPT_DRIVER: return "IB_UVERBS_QPT_DRIVER";
            default: return Integer.toUnsignedString(value);
        }
    }
}
