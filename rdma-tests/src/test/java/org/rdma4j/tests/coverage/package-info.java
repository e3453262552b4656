/**
 * Which functions of the bindings a run has really called, on which device, and with what outcome.
 *
 * <p>In the guest: {@link org.rdma4j.tests.coverage.CallAgent} (a Java agent, given to the JVM of the tests) has the
 * emitted functions report to {@link org.rdma4j.tests.coverage.CallRecorder} as they return; nothing of the product is
 * changed. {@link org.rdma4j.tests.coverage.DeviceListener} says which device the running test is about. A file of raw
 * outcomes comes out.
 *
 * <p>On the host: {@link org.rdma4j.tests.coverage.VerbCoverage} reads these files, what a C program found that the devices
 * cannot do, the metadata's functions and rdma.toml's facts of how each fails, and writes the table, verb by verb.
 */
@NullMarked
package org.rdma4j.tests.coverage;

import org.jspecify.annotations.NullMarked;
