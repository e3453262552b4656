/** Message connections on the devices of the guest. */
@NullMarked
package org.rdma4j.tests.guest.message;

import org.jspecify.annotations.NullMarked;
