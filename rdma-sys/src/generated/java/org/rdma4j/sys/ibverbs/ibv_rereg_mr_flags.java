// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_rereg_mr_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_rereg_mr_flags {
    public static final int IBV_REREG_MR_CHANGE_TRANSLATION = 0x1;

    public static final int IBV_REREG_MR_CHANGE_PD = 0x2;

    public static final int IBV_REREG_MR_CHANGE_ACCESS = 0x4;

    /**
     * {@code 15} in older releases of rdma-core.
     */
    public static final int IBV_REREG_MR_FLAGS_SUPPORTED = 0x7;

    /**
     * @deprecated Last contained in rdma-core 28.0; not in 33.2.
     */
    @Deprecated
    public static final int IBV_REREG_MR_KEEP_VALID = 0x8;

    private ibv_rereg_mr_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_REREG_MR_CHANGE_TRANSLATION) == IBV_REREG_MR_CHANGE_TRANSLATION) {
            names.add("IBV_REREG_MR_CHANGE_TRANSLATION");
            rest &= ~IBV_REREG_MR_CHANGE_TRANSLATION;
        }
        if ((rest & IBV_REREG_MR_CHANGE_PD) == IBV_REREG_MR_CHANGE_PD) {
            names.add("IBV_REREG_MR_CHANGE_PD");
            rest &= ~IBV_REREG_MR_CHANGE_PD;
        }
        if ((rest & IBV_REREG_MR_CHANGE_ACCESS) == IBV_REREG_MR_CHANGE_ACCESS) {
            names.add("IBV_REREG_MR_CHANGE_ACCESS");
            rest &= ~IBV_REREG_MR_CHANGE_ACCESS;
        }
        if ((rest & IBV_REREG_MR_FLAGS_SUPPORTED) == IBV_REREG_MR_FLAGS_SUPPORTED) {
            names.add("IBV_REREG_MR_FLAGS_SUPPORTED");
            rest &= ~IBV_REREG_MR_FLAGS_SUPPORTED;
        }
        if ((rest & IBV_REREG_MR_KEEP_VALID) == IBV_REREG_MR_KEEP_VALID) {
            names.add("IBV_REREG_MR_KEEP_VALID");
            rest &= ~IBV_REREG_MR_KEEP_VALID;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
