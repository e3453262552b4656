/** Remote pages over RDMA: the suite of package {@code org.rdma4j.tests.pager}, and tests that need a device. */
@NullMarked
package org.rdma4j.tests.guest.pager;

import org.jspecify.annotations.NullMarked;
