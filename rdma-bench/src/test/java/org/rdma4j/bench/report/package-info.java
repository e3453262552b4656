/** Tests the output of results. */
@NullMarked
package org.rdma4j.bench.report;

import org.jspecify.annotations.NullMarked;
