/**
 * {@code org.rdma4j.channel} on soft-RoCE, and on soft-iWARP through the connection manager. The tests cover channels
 * to one peer and to many.
 */
@NullMarked
package org.rdma4j.tests.guest.channel;

import org.jspecify.annotations.NullMarked;
