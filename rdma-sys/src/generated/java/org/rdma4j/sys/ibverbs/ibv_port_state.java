// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_port_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_port_state {
    public static final int IBV_PORT_NOP = 0;

    public static final int IBV_PORT_DOWN = 1;

    public static final int IBV_PORT_INIT = 2;

    public static final int IBV_PORT_ARMED = 3;

    public static final int IBV_PORT_ACTIVE = 4;

    public static final int IBV_PORT_ACTIVE_DEFER = 5;

    private ibv_port_state() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_PORT_NOP: return "IBV_PORT_NOP";
            case IBV_PORT_DOWN: return "IBV_PORT_DOWN";
            case IBV_PORT_INIT: return "IBV_PORT_INIT";
            case IBV_PORT_ARMED: return "IBV_PORT_ARMED";
            case IBV_PORT_ACTIVE: return "IBV_PORT_ACTIVE";
            case IBV_PORT_ACTIVE_DEFER: return "IBV_PORT_ACTIVE_DEFER";
            default: return Integer.toUnsignedString(value);
        }
    }
}
