/**
 * Faster ways than the emitted ones, tried out: the operations' pointers themselves, and fewer transitions.
 */
@NullMarked
package org.rdma4j.bench.direct;

import org.jspecify.annotations.NullMarked;
