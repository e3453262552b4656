// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_mtu}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Maximum payload of a packet. The constants are codes: the size in bytes is 128 shifted left by the
 * code.
 */
public final class ibv_mtu {
    /**
     * 256 bytes.
     */
    public static final int IBV_MTU_256 = 1;

    /**
     * 512 bytes.
     */
    public static final int IBV_MTU_512 = 2;

    /**
     * 1,024 bytes.
     */
    public static final int IBV_MTU_1024 = 3;

    /**
     * 2,048 bytes.
     */
    public static final int IBV_MTU_2048 = 4;

    /**
     * 4,096 bytes.
     */
    public static final int IBV_MTU_4096 = 5;

    private ibv_mtu() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_MTU_256: return "IBV_MTU_256";
            case IBV_MTU_512: return "IBV_MTU_512";
            case IBV_MTU_1024: return "IBV_MTU_1024";
            case IBV_MTU_2048: return "IBV_MTU_2048";
            case IBV_MTU_4096: return "IBV_MTU_4096";
            default: return Integer.toUnsignedString(value);
        }
    }
}
