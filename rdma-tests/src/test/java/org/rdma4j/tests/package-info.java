/**
 * The bindings against the real libraries, the C compiler and, elsewhere, a real kernel.
 *
 * <p>{@code support} runs other programs, {@code runtime} tests what the bindings run on, {@code real} the bindings
 * themselves on a machine without a device.
 */
@NullMarked
package org.rdma4j.tests;

import org.jspecify.annotations.NullMarked;
