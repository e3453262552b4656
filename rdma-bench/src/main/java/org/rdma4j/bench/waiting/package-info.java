/** Wake-ups of event loops: latency, system calls, and processor time of idle connections. */
@NullMarked
package org.rdma4j.bench.waiting;

import org.jspecify.annotations.NullMarked;
