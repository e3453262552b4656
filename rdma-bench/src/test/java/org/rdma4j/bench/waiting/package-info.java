/** Tests the benchmark of wake-ups, and the number of system calls of a wake-up. */
@NullMarked
package org.rdma4j.bench.waiting;

import org.jspecify.annotations.NullMarked;
