package org.rdma4j.network;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Collectives of simulated nodes: threads of this process, connected by a {@link SimulatedTransport}. */
final class SimulatedNodes {
    /** Thresholds that select the algorithms for small data at every size. */
    static final CollectiveAlgorithms SMALL =
            new CollectiveAlgorithms(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, 1 << 10);

    /** Thresholds that select the algorithms for large data at every size. */
    static final CollectiveAlgorithms LARGE = new CollectiveAlgorithms(0, 0, 0, 0, 1 << 10);

    /** Actions of one node. */
    interface Program<T> {
        T run(Collectives collectives) throws Exception;
    }

    final SimulatedTransport.Network network;
    final List<Collectives> collectives = new ArrayList<>();

    SimulatedNodes(int size, int capacity, CollectiveAlgorithms algorithms) {
        network = new SimulatedTransport.Network(size, capacity);
        network.transports.forEach(transport -> collectives.add(new Collectives(transport, algorithms)));
    }

    /** Runs a program on all nodes. Returns the results, in the order of the ranks. */
    <T> List<T> run(Program<T> program) throws Exception {
        List<T> results = new ArrayList<>();
        for (FutureTask<T> task : start(program)) {
            results.add(task.get());
        }
        return results;
    }

    /** Starts a program on all nodes. */
    <T> List<FutureTask<T>> start(Program<T> program) {
        return collectives.stream()
                .map(node -> Nodes.start(() -> program.run(node)))
                .toList();
    }

    /** Returns the exception thrown by a program, or {@code null} if the program succeeded. */
    static Throwable failure(FutureTask<?> task) throws InterruptedException {
        try {
            task.get();
            return null;
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }
}
