/** Tests of the runtime of the bindings with libc, small C libraries and the real rdma-core, without emitted code. */
@NullMarked
package org.rdma4j.tests.runtime;

import org.jspecify.annotations.NullMarked;
