/**
 * The connection manager over soft-RoCE and soft-iWARP. In: a device with an IPv4 address. Out: connections made, used,
 * refused, lost and ended, and the events that tell of it.
 */
@NullMarked
package org.rdma4j.tests.guest.cm;

import org.jspecify.annotations.NullMarked;
