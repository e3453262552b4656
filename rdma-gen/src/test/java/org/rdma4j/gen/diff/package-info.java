/** Tests of {@code diff}: completeness against {@code dump}, verdicts case by case, and what the reports look like. */
@NullMarked
package org.rdma4j.gen.diff;

import org.jspecify.annotations.NullMarked;
