/**
 * Networks of nodes that are all connected to each other by RDMA: ranks, exchange of endpoints, channels and barriers.
 *
 * <h2>Joining a network</h2>
 *
 * All nodes are started with the same {@link org.rdma4j.network.NetworkConfig}, a JSON file that lists the hosts, and
 * each with its own rank. {@link org.rdma4j.network.Node#join} opens the device, exchanges the endpoints over TCP, and
 * connects the queue pairs. This complete program sends the rank of each node to its right neighbor:
 *
 * {@snippet lang=java :
 * final class Ring {
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
 *                 node.barrier(TIMEOUT);    // All nodes have posted their receives.
 *                 scope.send((rank + 1) % nodes, memory.slice(0, 4));
 *             }                             // Both requests have completed.
 *             System.out.println("received " + memory.memory().get(ValueLayout.JAVA_INT, 4));
 *             node.barrier(TIMEOUT);        // All nodes have completed their work and may close.
 *         }
 *     }
 * }
 * }
 *
 * {@link org.rdma4j.network.Node.Builder#join} does the same with a device opened by the program, and with options for
 * the channels and the barriers. By default, a channel fails if packets are not acknowledged
 * within some milliseconds ({@link org.rdma4j.channel.ChannelBuilder#RETRIES}); busy machines and networks that may be
 * interrupted need longer times.
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
 *   <li>A second exchange ensures that all nodes have connected. Only then may they send. Its payloads can carry
 *       application data, such as remote memory.
 *   <li>{@link org.rdma4j.network.Node#close} closes the channels and the memory. Call {@link
 *       org.rdma4j.network.Node#barrier} before, so that no node closes while others still work.
 * </ol>
 *
 * {@snippet lang=java :
 * try (PreparedNode prepared = Node.builder(domain).rank(rank).worldSize(config.worldSize()).prepare();
 *         Rendezvous rendezvous = Rendezvous.of(config, rank)) {
 *     List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), TIMEOUT);
 *     try (Node node = prepared.handshake(NodeEndpoint.all(endpoints))) {
 *         MemoryRegion memory = node.allocate(4096, Access.REMOTE_WRITE);
 *         ByteBuffer own = ByteBuffer.allocate(RemoteMemory.BYTES);
 *         memory.remoteMemory().copyTo(own);
 *         List<byte[]> memories = rendezvous.exchange(own.array(), TIMEOUT);
 *         // Write to RemoteMemory.from(ByteBuffer.wrap(memories.get(peer))). The peer sees the data after
 *         node.barrier(TIMEOUT);
 *     }
 * }
 * }
 *
 * <h2>Exchanging remote memory</h2>
 *
 * A node created by {@code join} has no rendezvous. It exchanges remote memory over its channels:
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
 *     node.barrier(TIMEOUT);                                       // All nodes have posted their receives.
 *     scope.sendToPeers(own);
 * }
 * ByteBuffer bytes = all.memory().asByteBuffer();                  // RemoteMemory.from(bytes), once for each peer.
 * }
 *
 * <h2>Barriers</h2>
 *
 * {@link org.rdma4j.network.Node#barrier} waits for all nodes, or for a group of them. {@link
 * org.rdma4j.network.BarrierAlgorithm} selects the algorithm, which must be identical on all nodes. If a barrier fails
 * on one node, the barriers are <i>poisoned</i>: they fail on all nodes, and each {@link
 * org.rdma4j.network.BarrierException} names the node that failed first.
 *
 * <h2>Errors</h2>
 *
 * An invalid configuration causes an {@link java.lang.IllegalArgumentException} with line and column. If nodes are
 * missing when the deadline passes, a {@link org.rdma4j.network.RendezvousException} names them. All other errors are
 * described in {@link org.rdma4j.channel}.
 */
@NullMarked
package org.rdma4j.network;

import org.jspecify.annotations.NullMarked;
