// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_rereg_mr_err_code}, in C an {@code int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_rereg_mr_err_code {
    public static final int IBV_REREG_MR_ERR_INPUT = -1;

    public static final int IBV_REREG_MR_ERR_DONT_FORK_NEW = -2;

    public static final int IBV_REREG_MR_ERR_DO_FORK_OLD = -3;

    public static final int IBV_REREG_MR_ERR_CMD = -4;

    public static final int IBV_REREG_MR_ERR_CMD_AND_DO_FORK_NEW = -5;

    private ibv_rereg_mr_err_code() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_REREG_MR_ERR_INPUT: return "IBV_REREG_MR_ERR_INPUT";
            case IBV_REREG_MR_ERR_DONT_FORK_NEW: return "IBV_REREG_MR_ERR_DONT_FORK_NEW";
            case IBV_REREG_MR_ERR_DO_FORK_OLD: return "IBV_REREG_MR_ERR_DO_FORK_OLD";
            case IBV_REREG_MR_ERR_CMD: return "IBV_REREG_MR_ERR_CMD";
            case IBV_REREG_MR_ERR_CMD_AND_DO_FORK_NEW: return "IBV_REREG_MR_ERR_CMD_AND_DO_FORK_NEW";
            default: return Integer.toString(value);
        }
    }
}
