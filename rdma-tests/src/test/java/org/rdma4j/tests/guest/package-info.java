/**
 * Tests that run in the virtual machine, on a real kernel's soft-RoCE and soft-iWARP devices.
 *
 * <p>Every class here has the tag {@code guest}, which a build on a machine without those devices leaves out; every test
 * names the device it ran on. {@code support} opens devices and makes what tests need; the other packages test, one area
 * each.
 */
@NullMarked
package org.rdma4j.tests.guest;

import org.jspecify.annotations.NullMarked;
