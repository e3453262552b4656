/**
 * Records the functions of the bindings that a test run called, on which device, and with which outcome.
 *
 * <p>In the guest, the Java agent {@link org.rdma4j.tests.coverage.CallAgent} instruments the emitted functions so that
 * each return is reported to {@link org.rdma4j.tests.coverage.CallRecorder}. The product code is unchanged. {@link
 * org.rdma4j.tests.coverage.DeviceListener} sets the device of the running test. The result is a file of raw outcomes.
 *
 * <p>On the host, {@link org.rdma4j.tests.coverage.VerbCoverage} combines these files with the functions that a C
 * program found unsupported, the metadata, and the failure rules of rdma.toml, and writes a table of all functions.
 */
@NullMarked
package org.rdma4j.tests.coverage;

import org.jspecify.annotations.NullMarked;
