// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code struct verbs_ex_private}: no header defines it, so it has no size, and is only pointed to.
 *
 * <p>Mentioned in {@code infiniband/verbs.h}.
 */
public final class verbs_ex_private {
    private verbs_ex_private() {
    }
}
