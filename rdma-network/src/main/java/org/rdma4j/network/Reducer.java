package org.rdma4j.network;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Combines the elements of two segments. The elements are copied to arrays that fit into the first-level cache,
 * combined there, and copied back. The JIT compiler always vectorizes loops over arrays, but vectorizes loops over
 * segments only if all segments at the call site are of the same kind, heap or native. Used by one thread at a time.
 */
abstract class Reducer {
    /** Number of elements that are combined at a time. */
    static final int BATCH = 1024;

    private final ElementType type;

    private Reducer(ElementType type) {
        this.type = type;
    }

    /** Creates a reducer. */
    static Reducer of(ElementType type, Reduction reduction) {
        return switch (type) {
            case INT -> new OfInt(reduction);
            case LONG -> new OfLong(reduction);
            case FLOAT -> new OfFloat(reduction);
            case DOUBLE -> new OfDouble(reduction);
        };
    }

    /** Returns the size of an element in bytes. */
    final int elementBytes() {
        return type.byteSize();
    }

    /**
     * Combines each element of {@code left} with the element of {@code right} at the same index. The segments have the
     * same size; {@code result} may be one of the operands.
     */
    final void reduce(MemorySegment left, MemorySegment right, MemorySegment result) {
        long batchBytes = (long) BATCH * elementBytes();
        for (long offset = 0; offset < result.byteSize(); offset += batchBytes) {
            int count = (int) (Math.min(batchBytes, result.byteSize() - offset) / elementBytes());
            reduce(left, right, result, offset, count);
        }
    }

    /** Combines {@code count} elements, starting at an offset in bytes. */
    abstract void reduce(MemorySegment left, MemorySegment right, MemorySegment result, long offset, int count);

    private static final class OfInt extends Reducer {
        private final Reduction reduction;
        private final int[] a = new int[BATCH];
        private final int[] b = new int[BATCH];

        OfInt(Reduction reduction) {
            super(ElementType.INT);
            this.reduction = reduction;
        }

        @Override
        void reduce(MemorySegment left, MemorySegment right, MemorySegment result, long offset, int count) {
            MemorySegment.copy(left, ValueLayout.JAVA_INT_UNALIGNED, offset, a, 0, count);
            MemorySegment.copy(right, ValueLayout.JAVA_INT_UNALIGNED, offset, b, 0, count);
            switch (reduction) {
                case SUM -> sum(a, b, count);
                case MIN -> min(a, b, count);
                case MAX -> max(a, b, count);
            }
            MemorySegment.copy(a, 0, result, ValueLayout.JAVA_INT_UNALIGNED, offset, count);
        }

        private static void sum(int[] a, int[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] += b[i];
            }
        }

        private static void min(int[] a, int[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.min(a[i], b[i]);
            }
        }

        private static void max(int[] a, int[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.max(a[i], b[i]);
            }
        }
    }

    private static final class OfLong extends Reducer {
        private final Reduction reduction;
        private final long[] a = new long[BATCH];
        private final long[] b = new long[BATCH];

        OfLong(Reduction reduction) {
            super(ElementType.LONG);
            this.reduction = reduction;
        }

        @Override
        void reduce(MemorySegment left, MemorySegment right, MemorySegment result, long offset, int count) {
            MemorySegment.copy(left, ValueLayout.JAVA_LONG_UNALIGNED, offset, a, 0, count);
            MemorySegment.copy(right, ValueLayout.JAVA_LONG_UNALIGNED, offset, b, 0, count);
            switch (reduction) {
                case SUM -> sum(a, b, count);
                case MIN -> min(a, b, count);
                case MAX -> max(a, b, count);
            }
            MemorySegment.copy(a, 0, result, ValueLayout.JAVA_LONG_UNALIGNED, offset, count);
        }

        private static void sum(long[] a, long[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] += b[i];
            }
        }

        private static void min(long[] a, long[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.min(a[i], b[i]);
            }
        }

        private static void max(long[] a, long[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.max(a[i], b[i]);
            }
        }
    }

    private static final class OfFloat extends Reducer {
        private final Reduction reduction;
        private final float[] a = new float[BATCH];
        private final float[] b = new float[BATCH];

        OfFloat(Reduction reduction) {
            super(ElementType.FLOAT);
            this.reduction = reduction;
        }

        @Override
        void reduce(MemorySegment left, MemorySegment right, MemorySegment result, long offset, int count) {
            MemorySegment.copy(left, ValueLayout.JAVA_FLOAT_UNALIGNED, offset, a, 0, count);
            MemorySegment.copy(right, ValueLayout.JAVA_FLOAT_UNALIGNED, offset, b, 0, count);
            switch (reduction) {
                case SUM -> sum(a, b, count);
                case MIN -> min(a, b, count);
                case MAX -> max(a, b, count);
            }
            MemorySegment.copy(a, 0, result, ValueLayout.JAVA_FLOAT_UNALIGNED, offset, count);
        }

        private static void sum(float[] a, float[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] += b[i];
            }
        }

        private static void min(float[] a, float[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.min(a[i], b[i]);
            }
        }

        private static void max(float[] a, float[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.max(a[i], b[i]);
            }
        }
    }

    private static final class OfDouble extends Reducer {
        private final Reduction reduction;
        private final double[] a = new double[BATCH];
        private final double[] b = new double[BATCH];

        OfDouble(Reduction reduction) {
            super(ElementType.DOUBLE);
            this.reduction = reduction;
        }

        @Override
        void reduce(MemorySegment left, MemorySegment right, MemorySegment result, long offset, int count) {
            MemorySegment.copy(left, ValueLayout.JAVA_DOUBLE_UNALIGNED, offset, a, 0, count);
            MemorySegment.copy(right, ValueLayout.JAVA_DOUBLE_UNALIGNED, offset, b, 0, count);
            switch (reduction) {
                case SUM -> sum(a, b, count);
                case MIN -> min(a, b, count);
                case MAX -> max(a, b, count);
            }
            MemorySegment.copy(a, 0, result, ValueLayout.JAVA_DOUBLE_UNALIGNED, offset, count);
        }

        private static void sum(double[] a, double[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] += b[i];
            }
        }

        private static void min(double[] a, double[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.min(a[i], b[i]);
            }
        }

        private static void max(double[] a, double[] b, int count) {
            for (int i = 0; i < count; i++) {
                a[i] = Math.max(a[i], b[i]);
            }
        }
    }
}
