/** rdma-io on the devices of the guest. */
@NullMarked
package org.rdma4j.tests.guest.io;

import org.jspecify.annotations.NullMarked;
