/**
 * Ports of rdma-core programs to rdma-io: the ping-pong programs, {@code rping}, {@code rdma_client}, {@code rdma_server}
 * and {@code ucmatose}. They interoperate with the C programs of the same names.
 */
@NullMarked
package org.rdma4j.examples.rdmacore;

import org.jspecify.annotations.NullMarked;
