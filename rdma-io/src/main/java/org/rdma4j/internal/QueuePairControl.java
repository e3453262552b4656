package org.rdma4j.internal;

import java.net.InetSocketAddress;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Access of the connection manager to queue pairs, for operations that are not part of the public API. The class of queue
 * pairs provides the implementation when it is initialized.
 *
 * @param <Q> class of queue pairs
 * @param <E> class of the exceptions that report the end of a connection
 */
public interface QueuePairControl<Q, E> {
    /** Holder of the implementation. */
    final class Holder {
        private static volatile @Nullable QueuePairControl<?, ?> control;

        private Holder() {}

        /** Sets the implementation. Called once, by the class of queue pairs. */
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
     * Records a change of state that the kernel has made on its own.
     *
     * @param state value of {@code enum ibv_qp_state}
     */
    void entered(Q queuePair, int state);

    /** Adds the address of the peer to the name of the queue pair. */
    void connected(Q queuePair, InetSocketAddress peer);

    /**
     * Moves the queue pair to the error state because its connection has ended. Work in flight is flushed, and later posts
     * report the reason.
     */
    void disconnected(Q queuePair, E reason);
}
