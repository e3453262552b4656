/**
 * A network of nodes that are all connected to each other by RDMA: ranks, the exchange of endpoints, channels, barriers.
 *
 * <h2>From a file to a network</h2>
 *
 * Every node is started with the same {@link org.rdma4j.network.NetworkConfig}, a file in JSON that names the hosts, and with
 * its own rank. {@link org.rdma4j.network.Node#join} does the rest:
 *
 * {@snippet lang=java :
 * NetworkConfig config = NetworkConfig.load(Path.of("network.json"));
 * try (Node node = Node.join(config, rank)) {
 *     MemoryRegion sum = node.allocate(8);
 *     // Work with node.channel(peer) or node.channels(), and between its steps:
 *     node.barrier(LIMIT);
 * }
 * }
 *
 * {@link org.rdma4j.network.Node.Builder#join} does the same on a device that the program opened, with other channels or
 * another kind of barrier.
 *
 * <h2>Step by step</h2>
 *
 * A program that has its own device, or its own way to tell nodes of each other, takes the steps itself:
 *
 * <ol>
 *   <li>{@link org.rdma4j.network.Node#builder}, its parameters, and {@code prepare()} give a {@link
 *       org.rdma4j.network.PreparedNode}.
 *   <li>Its {@link org.rdma4j.network.NodeEndpoint} goes to all others: {@link org.rdma4j.network.Rendezvous#exchange}.
 *   <li>{@code handshake()} with those of all gives the {@link org.rdma4j.network.Node}.
 *   <li>A second exchange tells that all have done so: now they may send. It also carries what each node publishes, such as
 *       memory that the others write to.
 * </ol>
 *
 * {@snippet lang=java :
 * try (PreparedNode prepared = Node.builder(domain).rank(rank).worldSize(config.worldSize()).prepare();
 *         Rendezvous rendezvous = Rendezvous.of(config, rank)) {
 *     List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), LIMIT);
 *     try (Node node = prepared.handshake(NodeEndpoint.all(endpoints))) {
 *         MemoryRegion memory = node.allocate(4096, Access.REMOTE_WRITE);
 *         ByteBuffer mine = ByteBuffer.allocate(RemoteMemory.BYTES);
 *         memory.remoteMemory().copyTo(mine);
 *         List<byte[]> memories = rendezvous.exchange(mine.array(), LIMIT);
 *         // Write to RemoteMemory.from(ByteBuffer.wrap(memories.get(peer))); what was written is there after
 *         node.barrier(LIMIT);
 *     }
 * }
 * }
 *
 * After {@link org.rdma4j.network.Node#join} there is no rendezvous any more. What nodes publish then goes over the channels, to
 * all others and to the node itself:
 *
 * {@snippet lang=java :
 * MemoryRegion memory = node.allocate(4096, Access.REMOTE_WRITE);
 * MemoryRegion mine = node.allocate(RemoteMemory.BYTES);
 * MemoryRegion all = node.allocate((long) node.worldSize() * RemoteMemory.BYTES);
 * memory.remoteMemory().copyTo(mine.memory().asByteBuffer());
 * try (WorkScope scope = node.channels().scope(LIMIT)) {
 *     for (int peer = 0; peer < node.worldSize(); peer++) {
 *         scope.receive(peer, all.slice((long) peer * RemoteMemory.BYTES, RemoteMemory.BYTES));
 *     }
 *     node.barrier(LIMIT);                                         // all have posted their receives
 *     scope.sendToPeers(mine);
 * }
 * ByteBuffer bytes = all.memory().asByteBuffer();                  // RemoteMemory.from(bytes) of each peer, in turn
 * }
 *
 * <h2>Barriers</h2>
 *
 * {@link org.rdma4j.network.Node#barrier} waits until all nodes, or all of a group, are there. {@link
 * org.rdma4j.network.BarrierAlgorithm} says how; all nodes take the same. A node that gives up poisons all barriers of the
 * network, and every other node's {@link org.rdma4j.network.BarrierException} says which it was.
 *
 * <h2>What goes wrong</h2>
 *
 * A configuration that is wrong is an {@link java.lang.IllegalArgumentException} with the line and column. Nodes that are
 * missing are named by a {@link org.rdma4j.network.RendezvousException}, at the deadline. Everything else is as in {@link
 * org.rdma4j.channel}.
 */
@NullMarked
package org.rdma4j.network;

import org.jspecify.annotations.NullMarked;
