/** Attacks by public API alone: on the memory of the JVM, and on memory that a device may use. */
@NullMarked
package org.rdma4j.safety;

import org.jspecify.annotations.NullMarked;
