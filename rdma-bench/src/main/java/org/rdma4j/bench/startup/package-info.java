/** Measures the start of programs with the bindings and with plain java.lang.foreign. */
@NullMarked
package org.rdma4j.bench.startup;

import org.jspecify.annotations.NullMarked;
