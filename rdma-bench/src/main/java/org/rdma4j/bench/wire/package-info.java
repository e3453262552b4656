/** The cost of messages compared to the verbs that they need, on devices that transfer messages within the process. */
@NullMarked
package org.rdma4j.bench.wire;

import org.jspecify.annotations.NullMarked;
