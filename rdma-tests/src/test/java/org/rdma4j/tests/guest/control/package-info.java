/**
 * The control path on soft-RoCE and soft-iWARP: every kind of object made, queried, changed and destroyed, what a device
 * says of itself, asynchronous events, and the verbs that a device does not have.
 *
 * <p>What C gives is the measure: {@code answers.c} makes each call and {@code control_facts.c} reads each field in the same
 * boot, and the tests compare line by line. {@code answers.c}'s lines are also what the table of verbs knows of the calls that
 * a device cannot do.
 */
@NullMarked
package org.rdma4j.tests.guest.control;

import org.jspecify.annotations.NullMarked;
