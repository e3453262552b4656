/**
 * Experiments that are faster than the generated code: direct calls of the operations, and critical calls of functions
 * that take locks.
 */
@NullMarked
package org.rdma4j.bench.direct;

import org.jspecify.annotations.NullMarked;
