/**
 * The control path on soft-RoCE and soft-iWARP: creation, query, modification and destruction of every kind of object,
 * device attributes, asynchronous events, and functions that a device does not support.
 *
 * <p>C programs provide the expected values: {@code answers.c} makes each call and {@code control_facts.c} reads each
 * field in the same boot, and the tests compare line by line. The output of {@code answers.c} also tells the table of
 * functions which calls a device does not support.
 */
@NullMarked
package org.rdma4j.tests.guest.control;

import org.jspecify.annotations.NullMarked;
