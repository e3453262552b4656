/**
 * What the examples share: failures as exceptions, a device, memory, a completion queue, the ping-pongs' words on the
 * wire, the connection manager's events. In: C's objects, as segments. Out: the same, with a life that
 * try-with-resources ends. Small on purpose; a program may copy what it needs.
 */
@NullMarked
package org.rdma4j.examples.util;

import org.jspecify.annotations.NullMarked;
