/**
 * Faults between two machines: what becomes of a transfer, of remote pages and of a network whose wire, peer, receiver or key
 * fails.
 *
 * <p>{@code FaultsInPair} runs on machine a and is the side that connects and sends; {@code Peer}, a program, runs on
 * machine b, does what a tells it through {@code Control}, and is killed and started again. Both ends of a connection
 * are a {@code Link}; {@code Transfer} posts numbered messages and keeps account of what became of each;
 * {@code Slots} is where they arrive, and outlives the peer's process.
 * {@code PagesInPair} and {@code NetworkInPair} do the same to what is built upon connections, with a {@code WiredNode} for
 * each node of the network.
 */
@NullMarked
package org.rdma4j.tests.guest.pair;

import org.jspecify.annotations.NullMarked;
