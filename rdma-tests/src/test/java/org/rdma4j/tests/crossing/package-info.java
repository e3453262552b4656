/**
 * Values that cross between Java and C in both directions, through emitted code. The headers and C sources are in
 * {@code src/test/values}. The build compiles the sources to a library and generates {@code org.rdma4j.tests.values}
 * from the headers. In each test one side writes a value and the other side reports what it read.
 */
@NullMarked
package org.rdma4j.tests.crossing;

import org.jspecify.annotations.NullMarked;
