/**
 * Faults between two machines: what becomes of a transfer whose link, peer, receiver or key fails.
 *
 * <p>{@code FaultsInPair} runs on machine a and is the side that connects and sends; {@code Peer}, a program, runs on
 * machine b, does what a tells it through {@code Control}, and is killed and started again. Both ends of a connection
 * are a {@code Link}; {@code Transfer} posts numbered messages and keeps account of what became of each;
 * {@code Slots} is where they arrive, and outlives the peer's process.
 */
@NullMarked
package org.rdma4j.tests.guest.pair;

import org.jspecify.annotations.NullMarked;
