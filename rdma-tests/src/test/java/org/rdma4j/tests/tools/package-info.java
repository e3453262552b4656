/** Tests of rdma-tools that need no device: arguments, computations and output. */
@NullMarked
package org.rdma4j.tests.tools;

import org.jspecify.annotations.NullMarked;
