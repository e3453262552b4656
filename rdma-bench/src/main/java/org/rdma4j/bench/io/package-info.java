/** What rdma-io costs beside the bindings and C, on the null provider's checking device. */
@NullMarked
package org.rdma4j.bench.io;

import org.jspecify.annotations.NullMarked;
