/**
 * What the guest's tests share: devices by name, objects that are destroyed in reverse order, connected pairs.
 *
 * <p>In comes a {@link org.rdma4j.tests.guest.support.Device}; a {@link org.rdma4j.tests.guest.support.Node} opens it
 * and makes protection domains, queues and memory regions, a {@link org.rdma4j.tests.guest.support.Pair} is two
 * connected queue pairs. {@link org.rdma4j.tests.guest.support.SendWork} and
 * {@link org.rdma4j.tests.guest.support.RecvWork} are work requests,
 * {@link org.rdma4j.tests.guest.support.Completions} waits for what becomes of them. What fails throws
 * {@link org.rdma4j.tests.guest.support.CallFailedException} with the call and the errno's name; nothing waits without
 * a deadline.
 */
@NullMarked
package org.rdma4j.tests.guest.support;

import org.jspecify.annotations.NullMarked;
