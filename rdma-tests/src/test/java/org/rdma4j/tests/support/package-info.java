/** Runs other programs for the tests: the C compiler and what it makes, binutils, other JVMs. */
@NullMarked
package org.rdma4j.tests.support;

import org.jspecify.annotations.NullMarked;
