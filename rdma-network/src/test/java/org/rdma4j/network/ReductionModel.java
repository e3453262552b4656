package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/** Sequential computation of the results of allReduce, in the order of the algorithms. */
final class ReductionModel {
    private final int nodes;
    private final int count;
    private final CollectiveAlgorithms algorithms;

    /** Results by type and reduction. All nodes share them. */
    private final Map<List<Enum<?>>, MemorySegment> results = new ConcurrentHashMap<>();

    ReductionModel(int nodes, int count, CollectiveAlgorithms algorithms) {
        this.nodes = nodes;
        this.count = count;
        this.algorithms = algorithms;
    }

    /** Checks the results of a node for all types and reductions. */
    void checkAll(Collectives node, Duration timeout) throws IOException {
        for (ElementType type : ElementType.values()) {
            for (Reduction reduction : Reduction.values()) {
                check(node, type, reduction, timeout);
            }
        }
    }

    void check(Collectives node, ElementType type, Reduction reduction, Duration timeout) throws IOException {
        MemorySegment values = segment(type);
        double[] own = values(node.rank());
        for (int i = 0; i < count; i++) {
            set(values, type, i, own[i]);
        }
        MemorySegment expected = results.computeIfAbsent(List.of(type, reduction), key -> expected(type, reduction));
        node.allReduce(values, type, reduction, timeout);
        assertThat(values.mismatch(expected))
                .as("%s, %s, %d elements, %d nodes", type, reduction, count, nodes)
                .isEqualTo(-1);
    }

    private MemorySegment segment(ElementType type) {
        return MemorySegment.ofArray(new byte[count * type.byteSize()]);
    }

    /** Returns the elements of a node. Sums of these values depend on the order. */
    private double[] values(int rank) {
        Random random = new Random(count + 7L * rank);
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] = switch (i % 7) {
                case 3 -> random.nextBoolean() ? 0.0 : -0.0;
                case 5 -> i % 5 == 0 && random.nextInt(4) == 0 ? Double.NaN : random.nextGaussian() * 1e6;
                default -> random.nextGaussian() * Math.scalb(1.0, random.nextInt(40));
            };
        }
        return values;
    }

    private MemorySegment expected(ElementType type, Reduction reduction) {
        double[][] all = new double[nodes][];
        for (int rank = 0; rank < nodes; rank++) {
            all[rank] = values(rank);
        }
        MemorySegment expected = segment(type);
        boolean ring = (long) count * type.byteSize() / nodes >= algorithms.allReduceRing();
        for (int i = 0; i < count; i++) {
            Number[] operands = new Number[nodes];
            for (int rank = 0; rank < nodes; rank++) {
                operands[rank] = element(type, all[rank][i]);
            }
            Number result = ring ? ringOrder(operands, reduction, i) : treeOrder(operands, reduction);
            set(expected, type, i, result);
        }
        return expected;
    }

    /** Combines from left to right, beginning with the rank of the chunk that contains the element. */
    private Number ringOrder(Number[] operands, Reduction reduction, int element) {
        int chunk = 0;
        int end = count / nodes + (count % nodes > 0 ? 1 : 0);
        while (element >= end) {
            chunk++;
            end += count / nodes + (chunk < count % nodes ? 1 : 0);
        }
        Number result = operands[chunk];
        for (int i = 1; i < nodes; i++) {
            result = combine(result, operands[(chunk + i) % nodes], reduction);
        }
        return result;
    }

    /** Combines adjacent pairs, first of the ranks in excess of a power of two. */
    private static Number treeOrder(Number[] operands, Reduction reduction) {
        List<Number> remaining = new ArrayList<>(Arrays.asList(operands));
        int excess = remaining.size() - Integer.highestOneBit(remaining.size());
        for (int i = 0; i < excess; i++) {
            remaining.set(i, combine(remaining.get(i), remaining.remove(i + 1), reduction));
        }
        while (remaining.size() > 1) {
            for (int i = 0; i < remaining.size(); i++) {
                remaining.set(i, combine(remaining.get(i), remaining.remove(i + 1), reduction));
            }
        }
        return remaining.getFirst();
    }

    private static Number element(ElementType type, double value) {
        return switch (type) {
            case INT -> Integer.valueOf((int) value);
            case LONG -> Long.valueOf((long) value);
            case FLOAT -> Float.valueOf((float) value);
            case DOUBLE -> Double.valueOf(value);
        };
    }

    private static Number combine(Number left, Number right, Reduction reduction) {
        return switch (left) {
            case Integer a ->
                switch (reduction) {
                    case SUM -> Integer.valueOf(a + (Integer) right);
                    case MIN -> Integer.valueOf(Math.min(a, (Integer) right));
                    case MAX -> Integer.valueOf(Math.max(a, (Integer) right));
                };
            case Long a ->
                switch (reduction) {
                    case SUM -> Long.valueOf(a + (Long) right);
                    case MIN -> Long.valueOf(Math.min(a, (Long) right));
                    case MAX -> Long.valueOf(Math.max(a, (Long) right));
                };
            case Float a ->
                switch (reduction) {
                    case SUM -> Float.valueOf(a + (Float) right);
                    case MIN -> Float.valueOf(Math.min(a, (Float) right));
                    case MAX -> Float.valueOf(Math.max(a, (Float) right));
                };
            case Double a ->
                switch (reduction) {
                    case SUM -> Double.valueOf(a + (Double) right);
                    case MIN -> Double.valueOf(Math.min(a, (Double) right));
                    case MAX -> Double.valueOf(Math.max(a, (Double) right));
                };
            default -> throw new AssertionError(left);
        };
    }

    private static void set(MemorySegment segment, ElementType type, long index, double value) {
        set(segment, type, index, element(type, value));
    }

    private static void set(MemorySegment segment, ElementType type, long index, Number value) {
        long offset = index * type.byteSize();
        switch (type) {
            case INT -> segment.set(ValueLayout.JAVA_INT_UNALIGNED, offset, value.intValue());
            case LONG -> segment.set(ValueLayout.JAVA_LONG_UNALIGNED, offset, value.longValue());
            case FLOAT -> segment.set(ValueLayout.JAVA_FLOAT_UNALIGNED, offset, value.floatValue());
            case DOUBLE -> segment.set(ValueLayout.JAVA_DOUBLE_UNALIGNED, offset, value.doubleValue());
        }
    }
}
