package org.rdma4j.internal;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the connection manager does to a queue pair that programs cannot.
 *
 * @param <Q> the queue pair's class, which sets this up
 * @param <E> why it failed
 */
public interface QueuePairControl<Q, E> {
    /** The one that there is. */
    final class Holder {
        private static volatile @Nullable QueuePairControl<?, ?> control;

        private Holder() {}

        /** Called once, by the class that is controlled. */
        public static void set(QueuePairControl<?, ?> theOne) {
            control = theOne;
        }

        /** The class that is controlled has been initialized. */
        @SuppressWarnings("unchecked")
        public static <Q, E> QueuePairControl<Q, E> get() {
            return (QueuePairControl<Q, E>) Objects.requireNonNull(control);
        }
    }

    /** The kernel has taken it to a state by itself, of {@code enum ibv_qp_state}. */
    void entered(Q queuePair, int state);

    /** The connection is over: the queue pair goes to the error state, and what is posted ends for this reason. */
    void disconnected(Q queuePair, E reason);
}
