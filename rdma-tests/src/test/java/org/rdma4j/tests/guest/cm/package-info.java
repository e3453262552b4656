/**
 * The connection manager on soft-RoCE and soft-iWARP. The tests establish, use, reject, lose and close connections to
 * an IPv4 address of the device, and check the events that report it.
 */
@NullMarked
package org.rdma4j.tests.guest.cm;

import org.jspecify.annotations.NullMarked;
