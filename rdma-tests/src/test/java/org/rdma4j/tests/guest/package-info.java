/**
 * Tests that need RDMA devices, which run in one JVM in the virtual machine.
 *
 * <p>{@code GuestMain} is the main class of that JVM, and {@code XmlReportWriter} writes the results. {@code
 * GuestTests} in package {@code vm} starts the JVM from the host and reads the results. Classes with a name that ends
 * in {@code Test} are discovered automatically. They are annotated with {@link org.rdma4j.tests.guest.InGuest} and
 * usually run once for each device. Package {@code support} opens devices and creates common objects; each other
 * package tests one area.
 */
@NullMarked
package org.rdma4j.tests.guest;

import org.jspecify.annotations.NullMarked;
