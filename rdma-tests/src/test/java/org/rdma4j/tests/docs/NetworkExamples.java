package org.rdma4j.tests.docs;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.rdma4j.network.BarrierException;
import org.rdma4j.network.CollectiveEndpoint;
import org.rdma4j.network.CollectiveException;
import org.rdma4j.network.Collectives;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.network.NodeConfig;
import org.rdma4j.network.NodeEndpoint;
import org.rdma4j.network.PreparedNode;
import org.rdma4j.network.Reduction;
import org.rdma4j.network.Rendezvous;
import org.rdma4j.network.RendezvousException;
import org.rdma4j.network.RendezvousOptions;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.WorkScope;

/** The examples in the Javadoc of the package org.rdma4j.network. */
final class NetworkExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int ROUNDS = 100;
    private static final int BLOCK = 4096;

    private final Collectives collectives;

    NetworkExamples(Collectives collectives) {
        this.collectives = collectives;
    }

    static final class Ring {
        private static final Duration TIMEOUT = Duration.ofSeconds(10);

        public static void main(String[] args) throws IOException {
            NetworkConfig config = NetworkConfig.load(Path.of(args[0]));
            int rank = Integer.parseInt(args[1]);
            try (Node node = Node.join(config, rank)) {
                int nodes = node.worldSize();
                MemoryRegion memory = node.allocate(8);
                memory.memory().set(ValueLayout.JAVA_INT, 0, rank);
                try (WorkScope scope = node.channels().scope(TIMEOUT)) {
                    scope.receive((rank + nodes - 1) % nodes, memory.slice(4, 4));
                    node.barrier(TIMEOUT); // All nodes have posted their receives.
                    scope.send((rank + 1) % nodes, memory.slice(0, 4));
                } // Both requests have completed.
                System.out.println("received " + memory.memory().get(ValueLayout.JAVA_INT, 4));
                node.barrier(TIMEOUT); // All nodes have completed their work and may close.
            }
        }
    }

    static void steps(ProtectionDomain domain, NetworkConfig config, int rank) throws IOException {
        try (PreparedNode prepared = Node.builder(domain)
                        .rank(rank)
                        .worldSize(config.worldSize())
                        .prepare();
                Rendezvous rendezvous = Rendezvous.of(config, rank)) {
            List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), TIMEOUT);
            try (Node node = prepared.handshake(NodeEndpoint.all(endpoints))) {
                MemoryRegion memory = node.allocate(4096, Access.REMOTE_WRITE);
                ByteBuffer own = ByteBuffer.allocate(RemoteMemory.BYTES);
                memory.remoteMemory().copyTo(own);
                List<byte[]> memories = rendezvous.exchange(own.array(), TIMEOUT);
                write(RemoteMemory.from(ByteBuffer.wrap(memories.get((rank + 1) % node.worldSize()))));
                node.barrier(TIMEOUT); // The data is now visible to the peers.
            }
        }
    }

    private static void write(RemoteMemory memory) {
        System.out.println(memory);
    }

    static void exchange(Node node) throws IOException {
        MemoryRegion memory = node.allocate(4096, Access.REMOTE_WRITE);
        MemoryRegion own = node.allocate(RemoteMemory.BYTES);
        MemoryRegion all = node.allocate((long) node.worldSize() * RemoteMemory.BYTES);
        memory.remoteMemory().copyTo(own.memory().asByteBuffer());
        try (WorkScope scope = node.channels().scope(TIMEOUT)) {
            for (int peer = 0; peer < node.worldSize(); peer++) {
                scope.receive(peer, all.slice((long) peer * RemoteMemory.BYTES, RemoteMemory.BYTES));
            }
            node.barrier(TIMEOUT); // All nodes have posted their receives.
            scope.sendToPeers(own);
        }
        ByteBuffer bytes = all.memory().asByteBuffer(); // Call RemoteMemory.from(bytes) once per peer.
        System.out.println(RemoteMemory.from(bytes));
    }

    static double sum(Node node, double local) throws IOException {
        double total = node.collectives().allReduce(local, Reduction.SUM, TIMEOUT);
        return total;
    }

    static double collectives(NetworkConfig config, int rank, double local) throws IOException {
        try (Collectives collectives = Collectives.join(config, rank, TIMEOUT)) {
            return collectives.allReduce(local, Reduction.SUM, TIMEOUT);
        }
    }

    double dotProduct(double[] x, double[] y) throws IOException {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        return collectives.allReduce(sum, Reduction.SUM, TIMEOUT);
    }

    void train(float[] parameters) throws IOException {
        collectives.broadcast(MemorySegment.ofArray(parameters), 0, TIMEOUT); // All start with the model of rank 0.
        for (int round = 0; round < ROUNDS; round++) {
            trainLocally(parameters);
            collectives.allReduce(parameters, Reduction.SUM, TIMEOUT);
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] /= collectives.worldSize();
            }
        }
    }

    void shuffle(MemorySegment outgoing, MemorySegment incoming) throws IOException {
        for (int rank = 0; rank < collectives.worldSize(); rank++) {
            selectRecords(rank, outgoing.asSlice(rank * BLOCK, BLOCK));
        }
        collectives.allToAll(outgoing, incoming, TIMEOUT);
        process(incoming);
    }

    private static void trainLocally(float[] parameters) {
        parameters[0]++;
    }

    private static void selectRecords(int rank, MemorySegment block) {
        block.set(ValueLayout.JAVA_BYTE, 0, (byte) rank);
    }

    private static void process(MemorySegment blocks) {
        System.out.println(blocks.byteSize());
    }

    static void node(int rank) throws IOException {
        NetworkConfig config = NetworkConfig.load(Path.of("network.json"));
        try (Node node = Node.join(config, rank)) {
            int nodes = node.worldSize();
            MemoryRegion memory = node.allocate(8);
            try (WorkScope scope = node.channels().scope(TIMEOUT)) {
                scope.receive((rank + nodes - 1) % nodes, memory.slice(4, 4));
                node.barrier(TIMEOUT); // All nodes have posted their receives; otherwise, a send may fail.
                scope.send((rank + 1) % nodes, memory.slice(0, 4));
            }
            node.barrier(TIMEOUT); // All nodes have completed their work and may close.
        }
    }

    static NetworkConfig config() {
        NodeConfig first = NodeConfig.of(0, "node1", 10_000, "mlx5_0");
        NodeConfig second = NodeConfig.of(1, "node2", 10_000, "mlx5_0").withGid(Gid.parse("::ffff:10.0.0.2"));
        NetworkConfig config = NetworkConfig.builder().add(first).add(second).build();
        return config;
    }

    static void prepared(PreparedNode prepared, Rendezvous rendezvous) throws IOException {
        List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), TIMEOUT);
        try (Node node = prepared.handshake(NodeEndpoint.all(endpoints))) {
            rendezvous.exchange(new byte[0], TIMEOUT); // Returns after all nodes have connected.
            node.barrier(TIMEOUT);
        }
    }

    static List<NodeEndpoint> endpoints(List<byte[]> bytes) {
        for (NodeEndpoint node : NodeEndpoint.all(bytes)) {
            CollectiveEndpoint endpoint = node.collectives();
            System.out.println(
                    endpoint.address().isPresent() ? endpoint.address().get() : endpoint.reason());
        }
        return NodeEndpoint.all(bytes);
    }

    static void rendezvous(NetworkConfig config, int rank, byte[] ownEndpoint) throws IOException {
        try (Rendezvous rendezvous = Rendezvous.of(config, rank)) {
            List<byte[]> endpoints = rendezvous.exchange(ownEndpoint, TIMEOUT);
            connect(endpoints);
            rendezvous.exchange(new byte[0], TIMEOUT); // Returns after all nodes have connected.
        }
    }

    private static void connect(List<byte[]> endpoints) {
        System.out.println(endpoints.size());
    }

    static void options(NetworkConfig config, int rank) throws IOException {
        RendezvousOptions options = new RendezvousOptions(Duration.ofMillis(20), Duration.ofSeconds(2), 4096);
        Rendezvous rendezvous = Rendezvous.of(config, rank, options);
        rendezvous.close();
    }

    static void missing(NetworkConfig config, int rank) throws IOException {
        try (Node node = Node.join(config, rank)) {
            node.barrier(TIMEOUT);
        } catch (RendezvousException e) {
            System.err.println("Start the nodes " + e.missing());
        }
    }

    static void barrier(Node node) {
        try {
            node.barrier(TIMEOUT);
        } catch (BarrierException e) {
            System.err.println("rank " + e.origin() + " failed first: " + e.getMessage());
        }
    }

    static void failed(Collectives collectives, long value) {
        try {
            System.out.println(collectives.allReduce(value, Reduction.MAX, TIMEOUT));
        } catch (CollectiveException e) {
            System.err.println("rank " + e.origin() + " failed: " + e.getMessage());
        }
    }
}
