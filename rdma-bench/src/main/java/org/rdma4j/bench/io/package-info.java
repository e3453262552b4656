/** The cost of rdma-io compared to the bindings and to C, on the checking device of the null provider. */
@NullMarked
package org.rdma4j.bench.io;

import org.jspecify.annotations.NullMarked;
