// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_advise_mr_advice}, in C an {@code unsigned int}.
 *
 * <p>Alternative names in C: {@code ibv_advise_mr_advice}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_advise_mr_advice {
    public static final int IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH = 0;

    public static final int IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_WRITE = 1;

    /**
     * Since rdma-core 32.0.
     */
    public static final int IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT = 2;

    private ib_uverbs_advise_mr_advice() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH: return "IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH";
            case IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_WRITE: return "IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_WRITE";
            case IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT: return "IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT";
            default: return Integer.toUnsignedString(value);
        }
    }
}
