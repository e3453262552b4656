/** Each error that a device can report, made to happen and read: completion statuses and error numbers. */
@NullMarked
package org.rdma4j.tests.guest.errors;

import org.jspecify.annotations.NullMarked;
