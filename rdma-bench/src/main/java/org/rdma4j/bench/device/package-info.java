/** The null provider of src/main/c, the loops in C, and the memory of the benchmarks. */
@NullMarked
package org.rdma4j.bench.device;

import org.jspecify.annotations.NullMarked;
