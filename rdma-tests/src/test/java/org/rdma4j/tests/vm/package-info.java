/**
 * The host's side of the tests in the virtual machine: starts it and turns what it reports into tests of this build.
 *
 * <p>{@code Vm} runs {@code scripts/vm}, {@code GuestReport} reads the guest's JUnit XML, {@code Guest} joins them.
 * {@code GuestTests} is what needs one machine, {@code FaultTests} what needs two; {@code BrokenOffsetTest} sees them
 * fail.
 */
@NullMarked
package org.rdma4j.tests.vm;

import org.jspecify.annotations.NullMarked;
