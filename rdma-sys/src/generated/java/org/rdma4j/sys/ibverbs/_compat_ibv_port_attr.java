// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The incomplete C type {@code struct _compat_ibv_port_attr}. Programs only use pointers to it.
 *
 * <p>Mentioned in {@code infiniband/verbs.h}.
 */
public final class _compat_ibv_port_attr {
    private _compat_ibv_port_attr() {
    }
}
