/** Tests of the benchmarks of messages. */
@NullMarked
package org.rdma4j.bench.message;

import org.jspecify.annotations.NullMarked;
