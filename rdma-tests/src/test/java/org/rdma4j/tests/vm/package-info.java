/**
 * Host side of the tests in the virtual machine: starts guests and converts their reports to tests of this build.
 *
 * <p>{@code Vm} runs {@code scripts/vm}, {@code GuestReport} reads the JUnit XML files of the guest, and {@code Guest}
 * combines them. {@code GuestTests} runs the tests that need one virtual machine, {@code FaultTests} those that need
 * two. {@code BrokenOffsetTest} verifies that they can fail.
 */
@NullMarked
package org.rdma4j.tests.vm;

import org.jspecify.annotations.NullMarked;
