/** Runs the benchmarks: the command line, the JVMs in which calls are measured, and processes that are timed. */
@NullMarked
package org.rdma4j.bench.run;

import org.jspecify.annotations.NullMarked;
