package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.event.EventLoop;
import org.rdma4j.verbs.LocalMemory;

/**
 * The view of a message connection that its components use. Confined to the thread that drives the loop, except where
 * noted.
 */
interface Link {
    System.Logger LOG = System.getLogger("org.rdma4j.message");

    /** Returns the event loop of the connection. May be called by any thread. */
    EventLoop loop();

    /** Returns the options of the connection. May be called by any thread. */
    MessageOptions options();

    /** Returns the options for the underlying connection. May be called by any thread. */
    ConnectionOptions connectionOptions();

    /** Returns the name of the peer for exception messages. May be called by any thread. */
    String peerName();

    MessageCounters counters();

    /** Runs an action on the loop. May be called by any thread. */
    default void runInLoop(Runnable action) {
        loop().runInLoop(action);
    }

    /** Returns {@code true} if the connection has ended or is ending, so that nothing can be posted. */
    boolean isEnding();

    /** Returns {@code true} if this side has closed the connection and discards further messages. */
    boolean isClosing();

    /** Returns {@code true} if this side ends the connection because of a failure. */
    boolean isFailed();

    /**
     * Returns the exception for an operation on a closed connection.
     *
     * @param cause the reason why messages may have been lost; {@code null} if no message has been lost
     */
    static IOException closed(String peerName, @Nullable IOException cause) {
        String reason = cause == null ? "" : ": " + (cause.getMessage() == null ? cause : cause.getMessage());
        return new IOException("The connection to " + peerName + " is closed" + reason, cause);
    }

    /** Ends the connection because of a failure. */
    void fail(IOException cause);

    /**
     * Delivers and sends all messages that can now be delivered or sent. Ends the connection if an exception occurs.
     */
    void progressOrFail();

    /**
     * Handles the completion of a send.
     *
     * @param full whether all send slots were in use before this completion
     */
    void sendCompleted(boolean full);

    /** Handles the release of memory for a large message. */
    void largeMemoryReleased();

    /** Disconnects if both sides have received all messages. */
    void checkFinished();

    /** Sends answers to requests. All methods may be called by any thread. */
    interface Answers {
        /**
         * Throws an exception if the memory is not registered in the domain of the connection, or is larger than the
         * peer accepts.
         */
        void checkRegistered(LocalMemory message);

        /** Throws an exception if a message of the given size is larger than the peer accepts. */
        void checkSize(long bytes);

        /**
         * Returns the bytes of an answer for {@link #answer(int, long, MemorySegment)}, as a copy unless the current
         * thread is the driver.
         *
         * @throws IllegalStateException if the memory is closed
         * @throws WrongThreadException if the memory is confined to another thread
         */
        MemorySegment readable(MemorySegment answer);

        /**
         * Sends an answer or a failure. The bytes are copied if they cannot be sent immediately. Threads other than the
         * driver must pass a copy.
         */
        void answer(int type, long id, MemorySegment answer);

        /** Sends an answer from registered memory. */
        CompletableFuture<Void> answer(int type, long id, LocalMemory answer);

        /** Returns as much of an explanation as fits into a slot of the peer. */
        MemorySegment truncated(byte[] explanation);
    }

    /** Receives the messages and requests of a connection. */
    interface Receiver {
        /** Returns {@code true} if messages are passed to a handler, and {@code false} if the program takes them. */
        boolean exists();

        void message(Message message);

        void request(Request request);
    }

    /** Is notified when a message connection opens and ends. Called on the thread that drives the loop. */
    interface Facade {
        /** Returns the name of the peer for exception messages. */
        String peerName();

        /** Called when the underlying connection has been created. */
        void created(Connection connection);

        /** Called when messages can be sent, before the handler is called. */
        void started();

        /** Called when messages can be sent, after the handler has been called. */
        void opened();

        /** Called when the connection has ended, before the outstanding operations fail. */
        void ended();

        /**
         * Called when the resources of the connection have been freed.
         *
         * @param reason the reason why messages may have been lost; empty if no message has been lost
         * @param cause the exception for operations that fail because the connection has ended
         */
        void closed(Optional<IOException> reason, IOException cause);
    }
}
