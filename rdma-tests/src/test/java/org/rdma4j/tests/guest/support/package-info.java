/**
 * Utilities of the guest tests: devices by name, objects that are destroyed in reverse order, connected pairs.
 *
 * <p>A {@link org.rdma4j.tests.guest.support.Node} opens a {@link org.rdma4j.tests.guest.support.Device} and creates
 * protection domains, queues and memory regions. A {@link org.rdma4j.tests.guest.support.Pair} consists of two
 * connected queue pairs. {@link org.rdma4j.tests.guest.support.SendWork} and {@link
 * org.rdma4j.tests.guest.support.RecvWork} are work requests, and {@link org.rdma4j.tests.guest.support.Completions}
 * waits for their completions. Failures are thrown as {@link org.rdma4j.tests.guest.support.CallFailedException}, with
 * the call and the name of errno. All waits have a time limit.
 */
@NullMarked
package org.rdma4j.tests.guest.support;

import org.jspecify.annotations.NullMarked;
