/** Tests the parts of the message benchmark that run on the host. */
@NullMarked
package org.rdma4j.bench.message;

import org.jspecify.annotations.NullMarked;
