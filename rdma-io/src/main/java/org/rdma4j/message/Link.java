package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.event.EventLoop;
import org.rdma4j.verbs.LocalMemory;

/** A message connection, as its parts use it. Confined to the loop, except where noted. */
interface Link {
    System.Logger LOG = System.getLogger("org.rdma4j.message");

    /** For any thread. */
    EventLoop loop();

    /** For any thread. */
    MessageOptions options();

    /** Returns the options for the underlying connection. For any thread. */
    ConnectionOptions connectionOptions();

    /** Returns the name of the peer in messages. For any thread. */
    String peerName();

    MessageCounters counters();

    /** Runs an action on the loop. For any thread. */
    default void runInLoop(Runnable action) {
        loop().runInLoop(action);
    }

    /** Returns {@code true} if nothing can be posted any more, because the connection has ended. */
    boolean isEnding();

    /** Returns {@code true} if this side has closed the connection and takes no further messages. */
    boolean isClosing();

    /** Returns {@code true} if this side ends the connection because of a failure. */
    boolean isFailed();

    /** Ends the connection because of a failure. */
    void fail(IOException cause);

    /** Delivers and sends what has become possible. Ends the connection if that fails. */
    void progressOrFail();

    /**
     * Handles the completion of a send.
     *
     * @param full whether all send slots were in use before
     */
    void sendCompleted(boolean full);

    /** Handles the release of memory for a large message. */
    void largeMemoryReleased();

    /** Disconnects if both sides have received everything. */
    void checkFinished();

    /** Answers requests. For any thread. */
    interface Answers {
        /** Checks that registered memory can be sent, and its size. */
        void checkRegistered(LocalMemory message);

        /** Checks the size of a message. */
        void checkSize(long bytes);

        /**
         * Returns the bytes of an answer for {@link #answer(int, long, MemorySegment)}, as a copy unless the current thread
         * is the driver.
         *
         * @throws IllegalStateException if the memory is closed
         * @throws WrongThreadException if the memory is confined to another thread
         */
        MemorySegment readable(MemorySegment answer);

        /** Sends an answer or a failure, which is copied if it has to wait. Other threads than the driver pass a copy. */
        void answer(int type, long id, MemorySegment answer);

        /** Sends an answer from registered memory. */
        CompletableFuture<Void> answer(int type, long id, LocalMemory answer);

        /** Returns as much of an explanation as fits into a slot of the peer. */
        MemorySegment truncated(byte[] explanation);
    }

    /** Takes received messages. */
    interface Receiver {
        /** Returns {@code true} if messages go to a handler, and {@code false} if threads receive them. */
        boolean exists();

        void message(Message message);

        void request(Request request);
    }

    /** Is told of the life of a message connection, on the loop. */
    interface Facade {
        /** Returns the name of the peer in messages. */
        String peerName();

        /** Called when the underlying connection has been created. */
        void created(Connection connection);

        /** Called when messages can be sent, before the handler. */
        void started();

        /** Called when messages can be sent, after the handler. */
        void opened();

        /** Called when the connection has ended, before anything is failed because of that. */
        void ended();

        /**
         * Called when the resources of the connection have been freed.
         *
         * @param reason why messages may have been lost
         * @param cause why nothing can be sent any more
         */
        void closed(Optional<IOException> reason, IOException cause);
    }
}
