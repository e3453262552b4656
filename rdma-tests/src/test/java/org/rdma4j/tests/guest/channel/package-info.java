/**
 * {@code org.rdma4j.channel} on soft-RoCE, and on soft-iWARP through the connection manager: channels to one peer and to
 * many, in this JVM and in others that are killed.
 */
@NullMarked
package org.rdma4j.tests.guest.channel;

import org.jspecify.annotations.NullMarked;
