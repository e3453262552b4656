/**
 * Java at one end of the wire, rdma-core's own programs at the other, each pair in both directions. In: the examples of
 * {@code org.rdma4j.examples}, run in this JVM, and the C programs, run as processes. Out: what both said; the C
 * program's words are in the report and in the folder {@code interop} of the guest's output.
 */
@NullMarked
package org.rdma4j.tests.guest.interop;

import org.jspecify.annotations.NullMarked;
