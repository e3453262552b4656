/** Each error that a device can report, triggered on purpose: completion statuses and error numbers. */
@NullMarked
package org.rdma4j.tests.guest.errors;

import org.jspecify.annotations.NullMarked;
