package org.rdma4j.message;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The state of a message connection, from its creation to its end. Confined to the loop. */
final class LinkState {
    /** An action that may fail. */
    interface Action {
        void run() throws IOException;
    }

    final MessageCounters counters = new MessageCounters();

    /** Whether this side has connected. */
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

    /** Why this side ends the connection; {@code null} if it does not. */
    private @Nullable IOException failure;

    /** Messages that arrived before the connection was open. */
    private final List<Action> early = new ArrayList<>();

    /** Returns an object that exists since the connection was created or opened. */
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

    /** Returns {@code true} if this side has closed the connection, which may not have ended yet. */
    boolean isClosing() {
        return closing;
    }

    void close() {
        closing = true;
    }

    /** Returns {@code true} if the end of the peer's messages had not been delivered before. */
    boolean end() {
        boolean first = !ended;
        ended = true;
        return first;
    }

    /** Returns {@code true} if the handler has not been told of the end of the connection before. */
    boolean tellClose() {
        boolean first = !closeTold;
        closeTold = true;
        return first;
    }

    /** Returns {@code true} for the first call. */
    boolean awaitEnd() {
        boolean first = !awaitingEnd;
        awaitingEnd = true;
        return first;
    }

    /** Returns the reason for which this side ends the connection; {@code null} if it does not. */
    @Nullable
    IOException failure() {
        return failure;
    }

    /** Records the reason for which this side ends the connection, unless there is one. */
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
