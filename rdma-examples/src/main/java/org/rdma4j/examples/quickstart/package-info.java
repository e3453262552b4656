/**
 * First programs, one screen each: a request and its answer, a message on queue pairs, a read of a peer's memory, and a
 * list of the devices.
 */
@NullMarked
package org.rdma4j.examples.quickstart;

import org.jspecify.annotations.NullMarked;
