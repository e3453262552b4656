// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5wrapper;

import org.rdma4j.sys.runtime.loading.Library;

/**
 * The wrapper library of these bindings.
 */
public final class WrapperBuild {
    /**
     * The library, which is loaded by the first call.
     */
    public static final Library LIBRARY = Library.of("rdma_mlx5_wrapper", "librdma_mlx5_wrapper.so").builtFrom("be6092d5a2e4fc30", WrapperBuild.class);

    private WrapperBuild() {
    }
}
