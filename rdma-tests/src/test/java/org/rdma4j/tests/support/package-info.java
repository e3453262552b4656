/** Runs other programs for the tests: the C compiler and its output, binutils and child JVMs. */
@NullMarked
package org.rdma4j.tests.support;

import org.jspecify.annotations.NullMarked;
