package org.rdma4j.internal;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Operations on queue pairs that only the connection manager may perform. The package of queue pairs provides the implementation;
 * this interface keeps the operations out of the public API.
 *
 * @param <Q> type of queue pairs
 * @param <E> type of the exceptions that describe a lost connection
 */
public interface QueuePairControl<Q, E> {
    /** Holds the only implementation. */
    final class Holder {
        private static volatile @Nullable QueuePairControl<?, ?> control;

        private Holder() {}

        /** Sets the implementation. Called once, by the initializer of the class of queue pairs. */
        public static void set(QueuePairControl<?, ?> implementation) {
            control = implementation;
        }

        /** Returns the implementation. The class of queue pairs must have been initialized. */
        @SuppressWarnings("unchecked")
        public static <Q, E> QueuePairControl<Q, E> get() {
            return (QueuePairControl<Q, E>) Objects.requireNonNull(control);
        }
    }

    /**
     * Records that the kernel has changed the state of a queue pair.
     *
     * @param state the new state, of {@code enum ibv_qp_state}
     */
    void entered(Q queuePair, int state);

    /**
     * Changes a queue pair to the error state because its connection has ended.
     *
     * @param reason the exception with which posted work ends
     */
    void disconnected(Q queuePair, E reason);
}
