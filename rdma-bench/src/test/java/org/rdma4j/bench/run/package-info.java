/** The parts run, each by itself, and what fails is named. */
@NullMarked
package org.rdma4j.bench.run;

import org.jspecify.annotations.NullMarked;
