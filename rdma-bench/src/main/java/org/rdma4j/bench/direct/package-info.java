/**
 * Faster ways than the emitted ones, tried out: addresses as {@code long}, and the operations' pointers themselves.
 */
@NullMarked
package org.rdma4j.bench.direct;

import org.jspecify.annotations.NullMarked;
