// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efawrapper;

import org.rdma4j.sys.runtime.loading.Library;

/**
 * The wrapper library of these bindings.
 */
public final class WrapperBuild {
    /**
     * The library, which is loaded by the first call.
     */
    public static final Library LIBRARY = Library.of("rdma_efa_wrapper", "librdma_efa_wrapper.so").builtFrom("546aaf326a70efeb", WrapperBuild.class);

    private WrapperBuild() {
    }
}
