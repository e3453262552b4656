// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_rate}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_rate {
    public static final int IBV_RATE_MAX = 0;

    public static final int IBV_RATE_2_5_GBPS = 2;

    public static final int IBV_RATE_5_GBPS = 5;

    public static final int IBV_RATE_10_GBPS = 3;

    public static final int IBV_RATE_20_GBPS = 6;

    public static final int IBV_RATE_30_GBPS = 4;

    public static final int IBV_RATE_40_GBPS = 7;

    public static final int IBV_RATE_60_GBPS = 8;

    public static final int IBV_RATE_80_GBPS = 9;

    public static final int IBV_RATE_120_GBPS = 10;

    public static final int IBV_RATE_14_GBPS = 11;

    public static final int IBV_RATE_56_GBPS = 12;

    public static final int IBV_RATE_112_GBPS = 13;

    public static final int IBV_RATE_168_GBPS = 14;

    public static final int IBV_RATE_25_GBPS = 15;

    public static final int IBV_RATE_100_GBPS = 16;

    public static final int IBV_RATE_200_GBPS = 17;

    public static final int IBV_RATE_300_GBPS = 18;

    public static final int IBV_RATE_28_GBPS = 19;

    public static final int IBV_RATE_50_GBPS = 20;

    public static final int IBV_RATE_400_GBPS = 21;

    public static final int IBV_RATE_600_GBPS = 22;

    /**
     * Since rdma-core 39.0 or a release before it (not in 33.2).
     */
    public static final int IBV_RATE_800_GBPS = 23;

    /**
     * Since rdma-core 39.0 or a release before it (not in 33.2).
     */
    public static final int IBV_RATE_1200_GBPS = 24;

    private ibv_rate() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_RATE_MAX: return "IBV_RATE_MAX";
            case IBV_RATE_2_5_GBPS: return "IBV_RATE_2_5_GBPS";
            case IBV_RATE_5_GBPS: return "IBV_RATE_5_GBPS";
            case IBV_RATE_10_GBPS: return "IBV_RATE_10_GBPS";
            case IBV_RATE_20_GBPS: return "IBV_RATE_20_GBPS";
            case IBV_RATE_30_GBPS: return "IBV_RATE_30_GBPS";
            case IBV_RATE_40_GBPS: return "IBV_RATE_40_GBPS";
            case IBV_RATE_60_GBPS: return "IBV_RATE_60_GBPS";
            case IBV_RATE_80_GBPS: return "IBV_RATE_80_GBPS";
            case IBV_RATE_120_GBPS: return "IBV_RATE_120_GBPS";
            case IBV_RATE_14_GBPS: return "IBV_RATE_14_GBPS";
            case IBV_RATE_56_GBPS: return "IBV_RATE_56_GBPS";
            case IBV_RATE_112_GBPS: return "IBV_RATE_112_GBPS";
            case IBV_RATE_168_GBPS: return "IBV_RATE_168_GBPS";
            case IBV_RATE_25_GBPS: return "IBV_RATE_25_GBPS";
            case IBV_RATE_100_GBPS: return "IBV_RATE_100_GBPS";
            case IBV_RATE_200_GBPS: return "IBV_RATE_200_GBPS";
            case IBV_RATE_300_GBPS: return "IBV_RATE_300_GBPS";
            case IBV_RATE_28_GBPS: return "IBV_RATE_28_GBPS";
            case IBV_RATE_50_GBPS: return "IBV_RATE_50_GBPS";
            case IBV_RATE_400_GBPS: return "IBV_RATE_400_GBPS";
            case IBV_RATE_600_GBPS: return "IBV_RATE_600_GBPS";
            case IBV_RATE_800_GBPS: return "IBV_RATE_800_GBPS";
            case IBV_RATE_1200_GBPS: return "IBV_RATE_1200_GBPS";
            default: return Integer.toUnsignedString(value);
        }
    }
}
