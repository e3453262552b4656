/** Tests of the benchmark of waiting, and of the system calls of a wake-up. */
@NullMarked
package org.rdma4j.bench.waiting;

import org.jspecify.annotations.NullMarked;
