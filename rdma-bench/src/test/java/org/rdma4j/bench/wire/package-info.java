/** Tests the benchmarks of messages. */
@NullMarked
package org.rdma4j.bench.wire;

import org.jspecify.annotations.NullMarked;
