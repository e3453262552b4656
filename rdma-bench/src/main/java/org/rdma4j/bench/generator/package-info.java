/** Time and memory of the generator: for one release, for all releases, and for headers of increasing size. */
@NullMarked
package org.rdma4j.bench.generator;

import org.jspecify.annotations.NullMarked;
