/**
 * A randomized attack on the objects of {@code org.rdma4j.verbs}. {@link org.rdma4j.attack.Attack} runs rounds on a {@link
 * org.rdma4j.attack.Target}, a device. In a round, attackers run random {@link org.rdma4j.attack.Action}s on the objects of
 * a {@link org.rdma4j.attack.World} without regard for their owners, bookkeepers count the completions of work that nobody
 * else touches, and a saboteur disturbs the device. Each round ends with a judgment; a <em>find</em> is a
 * violation of a contract.
 *
 * <p>{@link org.rdma4j.attack.MessageAttack} does the same with {@code org.rdma4j.event} and {@code org.rdma4j.message}. Each
 * message is numbered: a lost, doubled, changed or reordered one is a find, as are a future that is never done, a call of a
 * handler that is missing or out of order, and an object that remains.
 *
 * <p>{@link org.rdma4j.attack.WireAttack} attacks a message server with hostile clients, which send anything on queue pairs of
 * their own, while an honest client is served.
 */
@NullMarked
package org.rdma4j.attack;

import org.jspecify.annotations.NullMarked;
