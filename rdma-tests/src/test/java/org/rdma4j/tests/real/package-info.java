/**
 * The emitted bindings with the real libraries, on any machine with rdma-core and a C compiler, with or without a
 * device.
 */
@NullMarked
package org.rdma4j.tests.real;

import org.jspecify.annotations.NullMarked;
