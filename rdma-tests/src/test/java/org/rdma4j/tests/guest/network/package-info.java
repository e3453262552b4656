/**
 * {@code org.rdma4j.network} on the devices of the guest, with nodes in threads of this JVM and in processes that are
 * killed.
 */
@NullMarked
package org.rdma4j.tests.guest.network;

import org.jspecify.annotations.NullMarked;
