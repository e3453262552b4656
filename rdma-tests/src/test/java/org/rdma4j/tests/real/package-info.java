/** The emitted bindings against the real libraries, on any machine with rdma-core and a C compiler, device or not. */
@NullMarked
package org.rdma4j.tests.real;

import org.jspecify.annotations.NullMarked;
