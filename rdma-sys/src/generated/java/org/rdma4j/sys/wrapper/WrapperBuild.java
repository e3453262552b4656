// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.wrapper;

import org.rdma4j.sys.runtime.loading.Library;

/**
 * The wrapper library of these bindings.
 */
public final class WrapperBuild {
    /**
     * The library, which is loaded by the first call.
     */
    public static final Library LIBRARY = Library.of("rdma_wrapper", "librdma_wrapper.so").builtFrom("5dc3641de548e8ba", WrapperBuild.class);

    private WrapperBuild() {
    }
}
