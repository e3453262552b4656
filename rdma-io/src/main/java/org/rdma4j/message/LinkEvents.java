package org.rdma4j.message;

import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.message.Parameters;

/**
 * Records the opening and the end of a message connection in a flight recording. Confined to the thread that drives the
 * loop.
 */
final class LinkEvents {
    private final LinkState state;

    /** Value of {@link System#nanoTime} when the connection was opened. Valid only if the connection has started. */
    private long openedAt;

    LinkEvents(LinkState state) {
        this.state = state;
    }

    /** Records that the connection has been opened. */
    void opened(Connection connection, Parameters peer) {
        openedAt = System.nanoTime();
        FlightEvents.MessageConnectionOpened event = new FlightEvents.MessageConnectionOpened();
        if (event.shouldCommit()) {
            event.local = connection.localAddress().toString();
            event.peer = connection.peerAddress().toString();
            event.active = state.connecting;
            event.peerWindow = peer.window();
            event.peerSlotSize = peer.slotSize();
            event.commit();
        }
    }

    /** Records that the connection has ended. */
    void closed(@Nullable Connection connection, Optional<IOException> reason) {
        FlightEvents.MessageConnectionClosed event = new FlightEvents.MessageConnectionClosed();
        if (connection != null && event.shouldCommit()) {
            MessageStatistics counters = state.counters.snapshot();
            event.local = connection.localAddress().toString();
            event.peer = connection.peerAddress().toString();
            event.reason = reason.map(IOException::getMessage).orElse(null);
            event.openTime = state.isStarted() ? System.nanoTime() - openedAt : 0;
            event.sentMessages = counters.sentMessages();
            event.receivedMessages = counters.receivedMessages();
            event.blocked = counters.blocked();
            event.commit();
        }
    }
}
