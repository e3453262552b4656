/** Programs whose startup time is measured. Each runs in a JVM of its own. */
@NullMarked
package org.rdma4j.bench.startup.program;

import org.jspecify.annotations.NullMarked;
