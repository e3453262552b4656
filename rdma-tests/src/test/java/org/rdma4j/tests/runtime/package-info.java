/** Tests of what the bindings run on, with libc, small C libraries and the real rdma-core; no emitted code. */
@NullMarked
package org.rdma4j.tests.runtime;

import org.jspecify.annotations.NullMarked;
