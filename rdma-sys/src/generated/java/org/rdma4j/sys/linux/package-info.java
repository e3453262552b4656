// Generated; do not edit. Change linux.toml and run: ./dev generate
/**
 * C's declarations of linux/types.h, under their C names.
 */
package org.rdma4j.sys.linux;
