package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Programs that use collective operations. */
@Timeout(60)
class CollectiveProgramsTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private static <T> List<T> run(int nodes, SimulatedNodes.Program<T> program) throws Exception {
        return new SimulatedNodes(nodes, 1 << 16, CollectiveAlgorithms.DEFAULT).run(program);
    }

    private static double dotProduct(Collectives collectives, double[] x, double[] y) throws IOException {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        return collectives.allReduce(sum, Reduction.SUM, TIMEOUT);
    }

    /** Each node has a part of two vectors. */
    @Test
    void dotProduct() throws Exception {
        List<Double> results = run(5, collectives -> {
            double[] x = new double[1000];
            double[] y = new double[1000];
            Arrays.fill(x, collectives.rank() + 1);
            Arrays.fill(y, 0.5);
            return dotProduct(collectives, x, y);
        });
        assertThat(results).hasSize(5).containsOnly(500.0 * (1 + 2 + 3 + 4 + 5));
    }

    /** Moves the parameters towards the mean of a node's samples. */
    private static void trainLocally(float[] parameters, float[] samples) {
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] += 0.5f * (samples[i] - parameters[i]);
        }
    }

    private static void train(Collectives collectives, float[] parameters, float[] samples) throws IOException {
        collectives.broadcast(MemorySegment.ofArray(parameters), 0, TIMEOUT); // All start with the model of rank 0.
        for (int round = 0; round < 30; round++) {
            trainLocally(parameters, samples);
            collectives.allReduce(parameters, Reduction.SUM, TIMEOUT);
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] /= collectives.worldSize();
            }
        }
    }

    /** Each node trains a model on its own samples; the parameters are averaged after each round. */
    @Test
    void parameterAveraging() throws Exception {
        int size = 20_000;
        List<float[]> models = run(4, collectives -> {
            Random random = new Random(collectives.rank());
            float[] parameters = new float[size];
            float[] samples = new float[size];
            for (int i = 0; i < size; i++) {
                parameters[i] = random.nextFloat();
                samples[i] = i + collectives.rank();
            }
            train(collectives, parameters, samples);
            return parameters;
        });
        for (float[] model : models) {
            assertThat(Arrays.equals(model, models.getFirst())).isTrue();
            assertThat(model[5]).isBetween(6.49f, 6.51f);
        }
    }

    /** Distributes keys to the nodes by their remainder. Each block contains a count and that many keys. */
    private static List<Integer> shuffle(Collectives collectives, int[] keys, int blockBytes) throws IOException {
        int nodes = collectives.worldSize();
        List<Integer> received = new ArrayList<>();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment outgoing = arena.allocate((long) nodes * blockBytes, Integer.BYTES);
            MemorySegment incoming = arena.allocate((long) nodes * blockBytes, Integer.BYTES);
            for (int key : keys) {
                MemorySegment block = outgoing.asSlice((long) key % nodes * blockBytes, blockBytes);
                int count = block.get(ValueLayout.JAVA_INT, 0) + 1;
                block.set(ValueLayout.JAVA_INT, 0, count);
                block.setAtIndex(ValueLayout.JAVA_INT, count, key);
            }
            collectives.allToAll(outgoing, incoming, TIMEOUT);
            for (int rank = 0; rank < nodes; rank++) {
                MemorySegment block = incoming.asSlice((long) rank * blockBytes, blockBytes);
                int count = block.get(ValueLayout.JAVA_INT, 0);
                for (int i = 1; i <= count; i++) {
                    received.add(block.getAtIndex(ValueLayout.JAVA_INT, i));
                }
            }
        }
        return received;
    }

    @Test
    void shuffle() throws Exception {
        int nodes = 6;
        int keysPerNode = 500;
        List<List<Integer>> results = run(nodes, collectives -> {
            int[] keys = new Random(collectives.rank())
                    .ints(keysPerNode, 0, 1_000_000)
                    .toArray();
            return shuffle(collectives, keys, (keysPerNode + 1) * Integer.BYTES);
        });
        assertThat(results.stream().mapToInt(List::size).sum()).isEqualTo(nodes * keysPerNode);
        for (int rank = 0; rank < nodes; rank++) {
            int owner = rank;
            assertThat(results.get(rank)).allMatch(key -> key % nodes == owner);
        }
    }
}
