/** Tests of {@code diff}: completeness against {@code dump}, verdicts case by case, and the formats of the reports. */
@NullMarked
package org.rdma4j.gen.diff;

import org.jspecify.annotations.NullMarked;
