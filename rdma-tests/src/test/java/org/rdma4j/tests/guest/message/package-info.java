/** Message connections on the guest's devices. */
@NullMarked
package org.rdma4j.tests.guest.message;

import org.jspecify.annotations.NullMarked;
