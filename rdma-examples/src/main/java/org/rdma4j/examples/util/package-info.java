/**
 * Utilities of the examples: command lines, the loop and the endpoint exchange of the ping-pong programs, and loopback
 * connections for the guide, on rdma-io and on rdma-sys.
 */
@NullMarked
package org.rdma4j.examples.util;

import org.jspecify.annotations.NullMarked;
