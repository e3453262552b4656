/** Tests that each part runs, and that failures are reported. */
@NullMarked
package org.rdma4j.bench.run;

import org.jspecify.annotations.NullMarked;
