/** Tests that each measured method does the same work as C code. */
@NullMarked
package org.rdma4j.bench.call;

import org.jspecify.annotations.NullMarked;
