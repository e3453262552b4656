/** What is printed is what was measured. */
@NullMarked
package org.rdma4j.bench.report;

import org.jspecify.annotations.NullMarked;
