/**
 * Bookkeeping of queues in plain Java: knows numbers, and no type of the verbs API, so that it is tested without a device.
 */
@NullMarked
package org.rdma4j.internal.ring;

import org.jspecify.annotations.NullMarked;
