/**
 * Interoperability with the programs of rdma-core, with each side as client and as server. The Java side runs the
 * programs of {@code org.rdma4j.examples.rdmacore} in this JVM; the C programs run as processes. The output of the C programs is
 * in the test report and in the folder {@code interop} of the guest's output.
 */
@NullMarked
package org.rdma4j.tests.guest.interop;

import org.jspecify.annotations.NullMarked;
