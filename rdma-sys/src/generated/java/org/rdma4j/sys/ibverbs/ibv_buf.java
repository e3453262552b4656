// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The incomplete C type {@code struct ibv_buf}. Programs only use pointers to it.
 *
 * <p>Mentioned in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 64.0.
 */
public final class ibv_buf {
    private ibv_buf() {
    }
}
