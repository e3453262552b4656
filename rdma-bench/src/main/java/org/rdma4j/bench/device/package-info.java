/**
 * The null provider of src/main/c, the C side of the benchmarks, and the memory that they work on.
 */
@NullMarked
package org.rdma4j.bench.device;

import org.jspecify.annotations.NullMarked;
