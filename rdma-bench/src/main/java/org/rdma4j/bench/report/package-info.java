/** Prints results as a table, as JSON, and as a page with charts. */
@NullMarked
package org.rdma4j.bench.report;

import org.jspecify.annotations.NullMarked;
