@NullMarked
package org.rdma4j.bench.io;

import org.jspecify.annotations.NullMarked;
