// Generated; do not edit. Change linux.toml and run: ./dev generate
/**
 * Bindings of linux/types.h, with the names of C.
 */
package org.rdma4j.sys.linux;
