/** Bookkeeping of queues in plain Java, without types of the verbs API, so that it can be tested without a device. */
@NullMarked
package org.rdma4j.internal.ring;

import org.jspecify.annotations.NullMarked;
