/** Cost of messages beside the verbs that they need, on devices that carry messages within one process. */
@NullMarked
package org.rdma4j.bench.wire;

import org.jspecify.annotations.NullMarked;
