/** Tests the results from the output of the guest. */
@NullMarked
package org.rdma4j.bench.vm;

import org.jspecify.annotations.NullMarked;
