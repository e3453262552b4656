/**
 * Small programs to start from, each with a {@code main} of its own: the ping-pongs of rdma-core, {@code rping},
 * {@code rdma_client} and {@code rdma_server}, {@code ucmatose}, which speak with the C programs of those names over
 * the wire, and the {@code Guide…} programs, one for each step of an introduction to verbs.
 */
@NullMarked
package org.rdma4j.examples;

import org.jspecify.annotations.NullMarked;
