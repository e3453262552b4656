/**
 * What many cycles leave behind: in come a device and a number, out come the process's and the kernel's counts before
 * and after.
 */
@NullMarked
package org.rdma4j.tests.guest.soak;

import org.jspecify.annotations.NullMarked;
