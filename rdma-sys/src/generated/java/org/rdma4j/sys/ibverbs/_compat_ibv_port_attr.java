// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code struct _compat_ibv_port_attr}: no header defines it, so it has no size, and is only pointed to.
 *
 * <p>Mentioned in {@code infiniband/verbs.h}.
 */
public final class _compat_ibv_port_attr {
    private _compat_ibv_port_attr() {
    }
}
