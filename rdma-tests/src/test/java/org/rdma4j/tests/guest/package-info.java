/**
 * Tests that need a device, and so run in the virtual machine, all in one JVM.
 *
 * <p>{@code GuestMain} is that JVM's main class; {@code Reports} writes what became of each test. {@code GuestTests} in
 * package {@code vm}, on the host, starts it and reads that. A class ending in {@code Test} here is found by itself; it
 * is annotated {@link org.rdma4j.tests.guest.InGuest} and, as a rule, runs once for each device, which its name tells.
 * {@code support} opens devices and makes what tests need; the other packages test, one area each.
 */
@NullMarked
package org.rdma4j.tests.guest;

import org.jspecify.annotations.NullMarked;
