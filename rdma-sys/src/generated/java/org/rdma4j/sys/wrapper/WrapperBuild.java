// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.wrapper;

/**
 * The C text that the wrapper library of these bindings is compiled from.
 */
final class WrapperBuild {
    static final String BUILD = "386466b91a951c74";

    private WrapperBuild() {
    }
}
