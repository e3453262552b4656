/** The generator is measured on all that a checkout has. */
@NullMarked
package org.rdma4j.bench.generator;

import org.jspecify.annotations.NullMarked;
