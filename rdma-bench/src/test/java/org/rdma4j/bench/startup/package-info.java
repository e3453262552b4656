/** The programs that are compared are what they claim to be. */
@NullMarked
package org.rdma4j.bench.startup;

import org.jspecify.annotations.NullMarked;
