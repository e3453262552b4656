/**
 * Tests of invalid use of devices, memory, queues and work: each call is rejected with an exception that names the remedy,
 * nothing reaches the device, and memory does not change.
 *
 * <p>Each row of {@link org.rdma4j.misuse.MisuseRows} runs on a {@link org.rdma4j.misuse.MisuseBench} of its own, on the loop
 * device. Rows whose outcome a kernel decides are in {@code rdma-tests}, class {@code DriverRejectionTest}.
 */
@NullMarked
package org.rdma4j.misuse;

import org.jspecify.annotations.NullMarked;
