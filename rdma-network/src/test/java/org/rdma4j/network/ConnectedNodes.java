package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.rdma4j.message.MessageConnection;

/** Collectives of nodes in this process, on message connections of the loop devices. */
final class ConnectedNodes implements Closeable {
    final List<MessageTransport> transports = new ArrayList<>();
    final List<Collectives> collectives = new ArrayList<>();

    ConnectedNodes(int size, boolean iwarp, CollectiveAlgorithms algorithms) throws IOException {
        LoopDevices.iwarp(iwarp);
        for (int rank = 0; rank < size; rank++) {
            transports.add(MessageTransport.open(iwarp ? "loop1" : "loop0", "127.0.0.1", rank, size));
        }
        List<CollectiveEndpoint> endpoints =
                transports.stream().map(MessageTransport::endpoint).toList();
        for (MessageTransport transport : transports) {
            transport.setEndpoints(endpoints);
            collectives.add(new Collectives(transport, algorithms));
        }
    }

    /** Runs a program on all nodes, each of which closes its collectives as soon as it has finished. */
    void run(SimulatedNodes.Program<?> program) throws Exception {
        List<FutureTask<Object>> tasks = start(node -> {
            try (node) {
                return program.run(node);
            }
        });
        for (FutureTask<?> task : tasks) {
            task.get();
        }
    }

    /** Starts a program on all nodes. */
    <T> List<FutureTask<T>> start(SimulatedNodes.Program<T> program) {
        return collectives.stream()
                .map(node -> Nodes.start(() -> program.run(node)))
                .toList();
    }

    /** Aborts all connections of a node at once, so that the node cannot report to a peer that it has lost another one. */
    void abort(int rank) {
        MessageTransport transport = transports.get(rank);
        List<MessageConnection> connections = new ArrayList<>();
        for (int peer = 0; peer < transports.size(); peer++) {
            TransportPeer to = transport.peer(peer);
            MessageConnection connection = to == null ? null : to.connection();
            if (connection != null) {
                connections.add(connection);
            }
        }
        connections.getFirst().loop().execute(() -> connections.forEach(MessageConnection::abort));
    }

    /** Returns {@code true} if a node has a connection to each other node. */
    boolean isConnected(int rank) {
        for (int peer = 0; peer < transports.size(); peer++) {
            TransportPeer to = transports.get(rank).peer(peer);
            if (to != null && to.connection() == null) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() throws IOException {
        List<FutureTask<Void>> tasks = start(node -> {
            node.close();
            return null;
        });
        for (FutureTask<Void> task : tasks) {
            try {
                task.get();
            } catch (Exception e) {
                throw new IOException(e);
            }
        }
        LoopDevices.iwarp(false);
    }
}
