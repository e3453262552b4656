/** Footprint of the process and the kernel before and after many cycles on a device. */
@NullMarked
package org.rdma4j.tests.guest.soak;

import org.jspecify.annotations.NullMarked;
