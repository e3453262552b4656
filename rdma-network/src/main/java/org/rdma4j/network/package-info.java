/**
 * Networks of nodes that are fully connected by RDMA, with ranks, endpoint exchange, channels, barriers and collective
 * operations.
 *
 * <h2>Joining a network</h2>
 *
 * All nodes are started with the same {@link org.rdma4j.network.NetworkConfig}, a JSON file that lists the hosts. In
 * addition, each node is given its own rank. {@link org.rdma4j.network.Node#join} opens the device, exchanges endpoints
 * over TCP, and connects the queue pairs. In the following program, each node sends its rank to its right neighbor:
 *
 * {@snippet lang=java :
 * static final class Ring {
 *     private static final Duration TIMEOUT = Duration.ofSeconds(10);
 *
 *     public static void main(String[] args) throws IOException {
 *         NetworkConfig config = NetworkConfig.load(Path.of(args[0]));
 *         int rank = Integer.parseInt(args[1]);
 *         try (Node node = Node.join(config, rank)) {
 *             int nodes = node.worldSize();
 *             MemoryRegion memory = node.allocate(8);
 *             memory.memory().set(ValueLayout.JAVA_INT, 0, rank);
 *             try (WorkScope scope = node.channels().scope(TIMEOUT)) {
 *                 scope.receive((rank + nodes - 1) % nodes, memory.slice(4, 4));
 *                 node.barrier(TIMEOUT); // All nodes have posted their receives.
 *                 scope.send((rank + 1) % nodes, memory.slice(0, 4));
 *             } // Both requests have completed.
 *             System.out.println("received " + memory.memory().get(ValueLayout.JAVA_INT, 4));
 *             node.barrier(TIMEOUT); // All nodes have completed their work and may close.
 *         }
 *     }
 * }
 * }
 *
 * {@link org.rdma4j.network.Node.Builder#join} does the same but uses a device opened by the program and supports
 * options for the channels and barriers. By default, a channel fails if packets are not acknowledged within a few
 * milliseconds ({@link org.rdma4j.channel.ChannelBuilder#RETRIES}). Busy machines and networks that may be interrupted
 * require longer timeouts.
 *
 * <h2>Life cycle</h2>
 *
 * A program that distributes the endpoints by its own means performs the steps of {@code join} individually:
 *
 * <ol>
 *   <li>{@link org.rdma4j.network.Node.Builder#prepare} creates a {@link org.rdma4j.network.PreparedNode}, which has an
 *       endpoint but no connections.
 *   <li>All nodes exchange their {@linkplain org.rdma4j.network.PreparedNode#endpoint endpoints}, for example by {@link
 *       org.rdma4j.network.Rendezvous#exchange}.
 *   <li>{@link org.rdma4j.network.PreparedNode#handshake} connects the channels and returns the {@link
 *       org.rdma4j.network.Node}.
 *   <li>A second exchange ensures that all nodes have connected. Only then may they send. The payloads of the second
 *       exchange can carry application data, such as remote memory descriptors.
 *   <li>{@link org.rdma4j.network.Node#close} closes the channels and the memory. Call {@link
 *       org.rdma4j.network.Node#barrier} first, so that no node closes while other nodes are still working.
 * </ol>
 *
 * {@snippet lang=java :
 * try (PreparedNode prepared = Node.builder(domain)
 *                 .rank(rank)
 *                 .worldSize(config.worldSize())
 *                 .prepare();
 *         Rendezvous rendezvous = Rendezvous.of(config, rank)) {
 *     List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), TIMEOUT);
 *     try (Node node = prepared.handshake(NodeEndpoint.all(endpoints))) {
 *         MemoryRegion memory = node.allocate(4096, Access.REMOTE_WRITE);
 *         ByteBuffer own = ByteBuffer.allocate(RemoteMemory.BYTES);
 *         memory.remoteMemory().copyTo(own);
 *         List<byte[]> memories = rendezvous.exchange(own.array(), TIMEOUT);
 *         write(RemoteMemory.from(ByteBuffer.wrap(memories.get((rank + 1) % node.worldSize()))));
 *         node.barrier(TIMEOUT); // The data is now visible to the peers.
 *     }
 * }
 * }
 *
 * <h2>Exchanging remote memory</h2>
 *
 * A node created by {@code join} has no rendezvous. It can exchange remote memory descriptors over its channels:
 *
 * {@snippet lang=java :
 * MemoryRegion memory = node.allocate(4096, Access.REMOTE_WRITE);
 * MemoryRegion own = node.allocate(RemoteMemory.BYTES);
 * MemoryRegion all = node.allocate((long) node.worldSize() * RemoteMemory.BYTES);
 * memory.remoteMemory().copyTo(own.memory().asByteBuffer());
 * try (WorkScope scope = node.channels().scope(TIMEOUT)) {
 *     for (int peer = 0; peer < node.worldSize(); peer++) {
 *         scope.receive(peer, all.slice((long) peer * RemoteMemory.BYTES, RemoteMemory.BYTES));
 *     }
 *     node.barrier(TIMEOUT); // All nodes have posted their receives.
 *     scope.sendToPeers(own);
 * }
 * ByteBuffer bytes = all.memory().asByteBuffer(); // Call RemoteMemory.from(bytes) once per peer.
 * }
 *
 * <h2>Barriers</h2>
 *
 * {@link org.rdma4j.network.Node#barrier} waits for all nodes or for a group of nodes. {@link
 * org.rdma4j.network.BarrierAlgorithm} selects the algorithm, which must be identical on all nodes. If a barrier fails
 * on one node, the barriers of the network are <i>poisoned</i>: they fail on all nodes, and each {@link
 * org.rdma4j.network.BarrierException} names the node that failed first.
 *
 * <h2>Collective operations</h2>
 *
 * {@link org.rdma4j.network.Node#collectives} returns operations in which all nodes participate, such as a broadcast or
 * a sum. {@link org.rdma4j.network.Collectives#join} supports these operations without creating channels and barriers,
 * and also works on iWARP. If a node fails, all nodes that depend on it throw a {@link
 * org.rdma4j.network.CollectiveException} that names the failed node.
 *
 * {@snippet lang=java :
 * double total = node.collectives().allReduce(local, Reduction.SUM, TIMEOUT);
 * }
 *
 * <h2>Errors</h2>
 *
 * If a configuration is invalid, an {@link java.lang.IllegalArgumentException} reports the error and, where possible,
 * its line and column. If nodes are missing when the deadline passes, a {@link org.rdma4j.network.RendezvousException}
 * names the missing nodes. See {@link org.rdma4j.channel} for all other errors.
 *
 * @see "docs/guide/cluster.md"
 */
@NullMarked
package org.rdma4j.network;

import org.jspecify.annotations.NullMarked;
