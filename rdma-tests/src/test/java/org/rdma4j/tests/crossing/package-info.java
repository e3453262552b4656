/**
 * Values that cross between Java and C both ways, through what the generator emits. The headers and the C behind them are
 * in {@code src/test/values}; the build makes a library of the one and {@code org.rdma4j.tests.values} of the other. In
 * each test one side writes and the other side tells what it reads.
 */
@NullMarked
package org.rdma4j.tests.crossing;

import org.jspecify.annotations.NullMarked;
