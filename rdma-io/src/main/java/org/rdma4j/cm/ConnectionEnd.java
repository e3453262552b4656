package org.rdma4j.cm;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The end of a connection, and the consumer that is notified of it. */
final class ConnectionEnd {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");

    // Guarded by the lock of this object.

    /** Notified once; {@code null} before it is set and after it has been notified. */
    private @Nullable Consumer<ConnectionException> consumer;

    /** The reason, or {@code null} if the connection has not ended. */
    private @Nullable ConnectionException reason;

    /** Whether the consumer must not be notified, because this side has closed the connection. */
    private boolean closed;

    /** Sets the consumer, and notifies it immediately if the connection has ended. */
    void notify(Consumer<ConnectionException> newConsumer) {
        synchronized (this) {
            consumer = newConsumer;
        }
        notifyIfEnded();
    }

    /** Ends the connection, and notifies the consumer. Only the first reason counts. */
    void set(ConnectionException newReason) {
        synchronized (this) {
            if (reason == null) {
                reason = newReason;
            }
        }
        notifyIfEnded();
    }

    /** Returns {@code true} if the connection has ended. */
    synchronized boolean isSet() {
        return reason != null;
    }

    /** Removes the consumer. A notification in progress continues. */
    synchronized void close() {
        closed = true;
        consumer = null;
    }

    private void notifyIfEnded() {
        Consumer<ConnectionException> notified;
        ConnectionException ended;
        synchronized (this) {
            notified = consumer;
            ended = reason;
            if (notified == null || ended == null || closed) {
                return;
            }
            consumer = null;
        }
        try {
            notified.accept(ended);
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, "The callback for the end of a connection threw an exception", e);
        }
    }
}
