/** Measures messages that pass a real kernel, in the virtual machine: C and Java programs in interleaved rounds. */
@NullMarked
package org.rdma4j.bench.vm;

import org.jspecify.annotations.NullMarked;
