/**
 * Effect of faults between two machines on transfers, remote pages and networks: the link, the peer or the receiver
 * fails, or a key is wrong.
 *
 * <p>{@code FaultsInPair} runs on machine a, which connects and sends. The program {@code Peer} runs on machine b,
 * executes commands sent through {@code Control}, and is killed and restarted. Each endpoint of a connection is a
 * {@code Link}. {@code Transfer} posts numbered messages and records their outcome; {@code Slots} is the memory in
 * which they arrive, which outlives the process of the peer. {@code PagesInPair} and {@code NetworkInPair} test
 * features built on connections, with a {@code WiredNode} for each node of the network.
 */
@NullMarked
package org.rdma4j.tests.guest.pair;

import org.jspecify.annotations.NullMarked;
