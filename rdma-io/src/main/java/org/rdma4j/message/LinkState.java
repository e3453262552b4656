package org.rdma4j.message;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The state of a message connection, from its creation to its end. Confined to the thread that drives the loop. */
final class LinkState {
    /** An action that may fail. */
    interface Action {
        void run() throws IOException;
    }

    final MessageCounters counters = new MessageCounters();

    /** Whether this is the connecting side. */
    boolean connecting;

    /** Whether the peer has sent anything since the last keep-alive check. */
    boolean heard;

    private boolean started;
    private boolean closing;
    private boolean ended;
    private boolean closed;
    private boolean awaitingEnd;
    private boolean closeTold;
    private @Nullable IOException cause;

    /** Failure that made this side end the connection; {@code null} if there is none. */
    private @Nullable IOException failure;

    /** Messages that arrived before the connection was open. */
    private final List<Action> early = new ArrayList<>();

    /**
     * Returns the given object, which is set when the connection is created or opened. Throws an exception if it is
     * {@code null}.
     */
    <T> T opened(@Nullable T object) {
        return Objects.requireNonNull(object, "not open");
    }

    void early(Action received) {
        early.add(received);
    }

    /** Removes and returns the messages that arrived before the connection was open. */
    List<Action> takeEarly() {
        List<Action> taken = List.copyOf(early);
        early.clear();
        return taken;
    }

    boolean isStarted() {
        return started;
    }

    void start() {
        started = true;
    }

    /**
     * Returns {@code true} if the program has closed the connection on this side. The connection may not have ended
     * yet.
     */
    boolean isClosing() {
        return closing;
    }

    void close() {
        closing = true;
    }

    /**
     * Records that the end of the peer's messages has been delivered to the program. Returns {@code true} on the first
     * call.
     */
    boolean end() {
        boolean first = !ended;
        ended = true;
        return first;
    }

    /**
     * Records that the end of the connection has been reported to the handler. Returns {@code true} on the first call.
     */
    boolean tellClose() {
        boolean first = !closeTold;
        closeTold = true;
        return first;
    }

    /** Records that this side waits for the peer to end the connection. Returns {@code true} on the first call. */
    boolean awaitEnd() {
        boolean first = !awaitingEnd;
        awaitingEnd = true;
        return first;
    }

    /** Returns the failure that made this side end the connection; {@code null} if there is none. */
    @Nullable
    IOException failure() {
        return failure;
    }

    /**
     * Records the failure that makes this side end the connection. Has no effect if a failure has already been
     * recorded.
     */
    void fail(IOException reason) {
        if (failure == null) {
            failure = reason;
        }
    }

    boolean isClosed() {
        return closed;
    }

    void closed(Optional<IOException> reason) {
        closed = true;
        cause = reason.orElse(null);
    }

    @Nullable
    IOException cause() {
        return cause;
    }
}
