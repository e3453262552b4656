/** Tests the programs whose start is compared. */
@NullMarked
package org.rdma4j.bench.startup;

import org.jspecify.annotations.NullMarked;
