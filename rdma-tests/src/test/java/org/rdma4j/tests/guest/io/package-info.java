/** rdma-io on the guest's devices. */
@NullMarked
package org.rdma4j.tests.guest.io;

import org.jspecify.annotations.NullMarked;
