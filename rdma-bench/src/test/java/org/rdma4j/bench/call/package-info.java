/** Each measured method does what C does. */
@NullMarked
package org.rdma4j.bench.call;

import org.jspecify.annotations.NullMarked;
