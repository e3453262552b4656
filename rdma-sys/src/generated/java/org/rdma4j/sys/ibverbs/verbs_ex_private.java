// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The incomplete C type {@code struct verbs_ex_private}. Programs only use pointers to it.
 *
 * <p>Mentioned in {@code infiniband/verbs.h}.
 */
public final class verbs_ex_private {
    private verbs_ex_private() {
    }
}
