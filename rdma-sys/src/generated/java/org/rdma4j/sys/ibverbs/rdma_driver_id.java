// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum rdma_driver_id}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class rdma_driver_id {
    public static final int RDMA_DRIVER_UNKNOWN = 0;

    public static final int RDMA_DRIVER_MLX5 = 1;

    public static final int RDMA_DRIVER_MLX4 = 2;

    public static final int RDMA_DRIVER_CXGB3 = 3;

    public static final int RDMA_DRIVER_CXGB4 = 4;

    public static final int RDMA_DRIVER_MTHCA = 5;

    public static final int RDMA_DRIVER_BNXT_RE = 6;

    public static final int RDMA_DRIVER_OCRDMA = 7;

    public static final int RDMA_DRIVER_NES = 8;

    public static final int RDMA_DRIVER_I40IW = 9;

    /**
     * Since rdma-core 39.0 or a release before it (not in 33.2).
     */
    public static final int RDMA_DRIVER_IRDMA = 9;

    public static final int RDMA_DRIVER_VMW_PVRDMA = 10;

    public static final int RDMA_DRIVER_QEDR = 11;

    public static final int RDMA_DRIVER_HNS = 12;

    public static final int RDMA_DRIVER_USNIC = 13;

    public static final int RDMA_DRIVER_RXE = 14;

    public static final int RDMA_DRIVER_HFI1 = 15;

    public static final int RDMA_DRIVER_QIB = 16;

    public static final int RDMA_DRIVER_EFA = 17;

    public static final int RDMA_DRIVER_SIW = 18;

    /**
     * Since rdma-core 44.0 or a release before it (not in 39.0).
     */
    public static final int RDMA_DRIVER_ERDMA = 19;

    /**
     * Since rdma-core 44.0 or a release before it (not in 39.0).
     */
    public static final int RDMA_DRIVER_MANA = 20;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_DRIVER_IONIC = 21;

    private rdma_driver_id() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case RDMA_DRIVER_UNKNOWN: return "RDMA_DRIVER_UNKNOWN";
            case RDMA_DRIVER_MLX5: return "RDMA_DRIVER_MLX5";
            case RDMA_DRIVER_MLX4: return "RDMA_DRIVER_MLX4";
            case RDMA_DRIVER_CXGB3: return "RDMA_DRIVER_CXGB3";
            case RDMA_DRIVER_CXGB4: return "RDMA_DRIVER_CXGB4";
            case RDMA_DRIVER_MTHCA: return "RDMA_DRIVER_MTHCA";
            case RDMA_DRIVER_BNXT_RE: return "RDMA_DRIVER_BNXT_RE";
            case RDMA_DRIVER_OCRDMA: return "RDMA_DRIVER_OCRDMA";
            case RDMA_DRIVER_NES: return "RDMA_DRIVER_NES";
            case RDMA_DRIVER_I40IW: return "RDMA_DRIVER_I40IW";
            case RDMA_DRIVER_VMW_PVRDMA: return "RDMA_DRIVER_VMW_PVRDMA";
            case RDMA_DRIVER_QEDR: return "RDMA_DRIVER_QEDR";
            case RDMA_DRIVER_HNS: return "RDMA_DRIVER_HNS";
            case RDMA_DRIVER_USNIC: return "RDMA_DRIVER_USNIC";
            case RDMA_DRIVER_RXE: return "RDMA_DRIVER_RXE";
            case RDMA_DRIVER_HFI1: return "RDMA_DRIVER_HFI1";
            case RDMA_DRIVER_QIB: return "RDMA_DRIVER_QIB";
            case RDMA_DRIVER_EFA: return "RDMA_DRIVER_EFA";
            case RDMA_DRIVER_SIW: return "RDMA_DRIVER_SIW";
            case RDMA_DRIVER_ERDMA: return "RDMA_DRIVER_ERDMA";
            case RDMA_DRIVER_MANA: return "RDMA_DRIVER_MANA";
            case RDMA_DRIVER_IONIC: return "RDMA_DRIVER_IONIC";
            default: return Integer.toUnsignedString(value);
        }
    }
}
