/** The device of the tests on the host: {@code src/test/c/loop_verbs.c} carries messages within this process. */
@NullMarked
package org.rdma4j.loop;

import org.jspecify.annotations.NullMarked;
