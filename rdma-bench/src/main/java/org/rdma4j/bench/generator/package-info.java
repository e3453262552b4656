/** What the generator costs: time and memory, for one release and for all, and as headers grow. */
@NullMarked
package org.rdma4j.bench.generator;

import org.jspecify.annotations.NullMarked;
