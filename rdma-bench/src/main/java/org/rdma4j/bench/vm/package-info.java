/** Messages through a real kernel, in the virtual machine: C's programs and Java's in turns. */
@NullMarked
package org.rdma4j.bench.vm;

import org.jspecify.annotations.NullMarked;
