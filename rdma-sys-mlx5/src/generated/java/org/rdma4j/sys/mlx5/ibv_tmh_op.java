// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum ibv_tmh_op}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/tm_types.h}.
 */
public final class ibv_tmh_op {
    public static final int IBV_TMH_NO_TAG = 0;

    public static final int IBV_TMH_RNDV = 1;

    public static final int IBV_TMH_FIN = 2;

    public static final int IBV_TMH_EAGER = 3;

    private ibv_tmh_op() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_TMH_NO_TAG: return "IBV_TMH_NO_TAG";
            case IBV_TMH_RNDV: return "IBV_TMH_RNDV";
            case IBV_TMH_FIN: return "IBV_TMH_FIN";
            case IBV_TMH_EAGER: return "IBV_TMH_EAGER";
            default: return Integer.toUnsignedString(value);
        }
    }
}
