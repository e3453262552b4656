/** What rdma-tools can be tested for without a device: what it takes, reckons and prints. */
@NullMarked
package org.rdma4j.tests.tools;

import org.jspecify.annotations.NullMarked;
