/**
 * The bindings against the real libraries, the C compiler and, elsewhere, a real kernel.
 *
 * <p>{@code support} runs other programs, {@code runtime} tests what the bindings run on, {@code real} the bindings
 * themselves on a machine without a device, {@code guest} on the devices of a virtual machine, which {@code vm} starts.
 */
@NullMarked
package org.rdma4j.tests;

import org.jspecify.annotations.NullMarked;
