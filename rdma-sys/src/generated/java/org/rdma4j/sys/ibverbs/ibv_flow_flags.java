// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_flow_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_flow_flags {
    public static final int IBV_FLOW_ATTR_FLAGS_DONT_TRAP = 0x2;

    public static final int IBV_FLOW_ATTR_FLAGS_EGRESS = 0x4;

    /**
     * @deprecated Last contained in rdma-core 28.0; not in 33.2.
     */
    @Deprecated
    public static final int IBV_FLOW_ATTR_FLAGS_ALLOW_LOOP_BACK = 0x1;

    private ibv_flow_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_FLOW_ATTR_FLAGS_DONT_TRAP) == IBV_FLOW_ATTR_FLAGS_DONT_TRAP) {
            names.add("IBV_FLOW_ATTR_FLAGS_DONT_TRAP");
            rest &= ~IBV_FLOW_ATTR_FLAGS_DONT_TRAP;
        }
        if ((rest & IBV_FLOW_ATTR_FLAGS_EGRESS) == IBV_FLOW_ATTR_FLAGS_EGRESS) {
            names.add("IBV_FLOW_ATTR_FLAGS_EGRESS");
            rest &= ~IBV_FLOW_ATTR_FLAGS_EGRESS;
        }
        if ((rest & IBV_FLOW_ATTR_FLAGS_ALLOW_LOOP_BACK) == IBV_FLOW_ATTR_FLAGS_ALLOW_LOOP_BACK) {
            names.add("IBV_FLOW_ATTR_FLAGS_ALLOW_LOOP_BACK");
            rest &= ~IBV_FLOW_ATTR_FLAGS_ALLOW_LOOP_BACK;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
