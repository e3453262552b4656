package org.rdma4j.internal;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Gives the connection manager and the event loop access to queue pair operations that are not part of the public API. The queue pair
 * class installs the implementation when it is initialized.
 *
 * @param <Q> the queue pair class
 * @param <E> the exception class that reports the end of a connection
 */
public interface QueuePairControl<Q, E> {
    /** Holds the implementation. */
    final class Holder {
        private static volatile @Nullable QueuePairControl<?, ?> control;

        private Holder() {}

        /** Sets the implementation. Only the queue pair class may call this method, once. */
        public static void set(QueuePairControl<?, ?> implementation) {
            control = implementation;
        }

        /** Returns the implementation. The queue pair class must have been initialized. */
        @SuppressWarnings("unchecked")
        public static <Q, E> QueuePairControl<Q, E> get() {
            return (QueuePairControl<Q, E>) Objects.requireNonNull(control);
        }
    }

    /**
     * Records a state transition made by the kernel.
     *
     * @param state the new state, a value of {@code enum ibv_qp_state}
     */
    void entered(Q queuePair, int state);

    /**
     * Adds the peer's address to the name of the queue pair.
     *
     * @param port number of the port that the queue pair uses
     */
    void connected(Q queuePair, InetSocketAddress peer, int port);

    /**
     * Watches the link of the port that the queue pair uses while threads wait for work of the queue pair.
     *
     * @param limitNanos maximum time in nanoseconds for which the link may be down
     * @param lost called at most once, by a waiting thread, with a clause that tells for how long the link has been down
     */
    void watchLink(Q queuePair, long limitNanos, Consumer<String> lost);

    /**
     * Checks the link that {@link #watchLink} watches, unless the last check is recent. Called by threads that wait for
     * the connection.
     *
     * @param now the current value of {@link System#nanoTime}
     */
    void checkLink(Q queuePair, long now);

    /** Returns the number of the port that the queue pair uses. */
    int port(Q queuePair);

    /**
     * Transitions the queue pair to the error state. Must be called when its connection has ended. Work in flight is
     * flushed.
     *
     * @param reason the cause of exceptions thrown by later posts, unless an earlier failure is known
     */
    void disconnected(Q queuePair, E reason);

    /**
     * Transitions the queue pair to the error state, so that the device flushes the work in flight, without waiting for the
     * device. The caller polls the completion queues and then calls {@link #finishAbort}.
     */
    void beginAbort(Q queuePair) throws IOException;

    /** Returns {@code true} if work is in flight: the completion queues have not been polled, or the device has it still. */
    boolean isInFlight(Q queuePair);

    /** Returns {@code true} if only unsignaled sends are in flight, which need not generate completions. */
    boolean hasOnlyUnsignaled(Q queuePair);

    /**
     * Completes an abort. If work is in flight, destroys the native queue pair, so that the device no longer uses the buffers,
     * and flushes the work without completions.
     *
     * @return {@code true} if work was in flight
     */
    boolean finishAbort(Q queuePair) throws IOException;
}
