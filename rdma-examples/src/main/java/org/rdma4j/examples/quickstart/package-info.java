/**
 * First programs: each sends a message, reads memory of a peer, or lists the devices, in one screen.
 */
@NullMarked
package org.rdma4j.examples.quickstart;

import org.jspecify.annotations.NullMarked;
