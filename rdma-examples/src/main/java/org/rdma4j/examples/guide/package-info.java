/**
 * Programs of the guides in {@code docs/guide}: messages, event loops, channels, one-sided operations, datagrams, the
 * connection manager, shared receive queues, and nodes of a network. {@link org.rdma4j.examples.guide.Network} and the
 * two barrier programs are ports of the ibverbs-rs examples.
 */
@NullMarked
package org.rdma4j.examples.guide;

import org.jspecify.annotations.NullMarked;
