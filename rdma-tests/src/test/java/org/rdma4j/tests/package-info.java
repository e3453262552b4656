/**
 * Tests of the bindings with the real libraries, the C compiler and, in a virtual machine, a real kernel.
 *
 * <p>{@code support} runs other programs, {@code runtime} tests the runtime of the bindings, {@code real} the bindings
 * on a machine without a device, and {@code guest} the bindings on the devices of a virtual machine, which {@code vm}
 * starts.
 */
@NullMarked
package org.rdma4j.tests;

import org.jspecify.annotations.NullMarked;
