/** Tests of channels that need no RDMA network. */
@NullMarked
package org.rdma4j.channel;

import org.jspecify.annotations.NullMarked;
