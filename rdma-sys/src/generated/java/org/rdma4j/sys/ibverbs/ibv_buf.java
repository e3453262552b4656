// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code struct ibv_buf}: no header defines it, so it has no size, and is only pointed to.
 *
 * <p>Mentioned in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 64.0.
 */
public final class ibv_buf {
    private ibv_buf() {
    }
}
