package org.rdma4j.message;

import java.io.IOException;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;

/**
 * Counts the messages that cannot be sent immediately. If a flight recording has enabled the events, also records how
 * long each message waits, and how long messages wait because the connection has no credits. Not used for messages that
 * are sent immediately. Confined to the thread that drives the loop.
 */
final class SendWaits {
    private final Link link;
    private final MessageFlow flow;

    /**
     * Event of the current period without credits; {@code null} if there is no such period or the event is not enabled.
     */
    private FlightEvents.@Nullable CreditsExhausted exhausted;

    /**
     * The message that has left its queue and has not been sent, the first of a list by {@link Outgoing#outer}. A message whose
     * send an Error has interrupted remains in the list.
     */
    private @Nullable Outgoing sending;

    /** Number of messages withdrawn since {@link #withdrawn} last returned {@code true}. */
    private int withdrawn;

    SendWaits(Link link, MessageFlow flow) {
        this.link = link;
        this.flow = flow;
    }

    /** Records that a message of the given type cannot be sent immediately. */
    void blocked(int type) {
        link.counters().blocked();
        stillWaits(type);
        FlightEvents.CreditsExhausted period = exhausted;
        if (period != null && needsCredit(type)) {
            period.blocked++;
        }
    }

    private static boolean needsCredit(int type) {
        return type < MessageHeader.ANSWER;
    }

    /** Begins a period without credits, if a message of the given type needs a credit and none is available. */
    void stillWaits(int type) {
        if (exhausted == null && needsCredit(type) && flow.availableCredits() == 0) {
            FlightEvents.CreditsExhausted begun = new FlightEvents.CreditsExhausted();
            if (begun.isEnabled()) {
                begun.begin();
                exhausted = begun;
            }
        }
    }

    /**
     * Records that a message begins to wait.
     *
     * @param isFirst whether no earlier message is waiting
     */
    void begin(Outgoing message, boolean isFirst) {
        blocked(message.type);
        FlightEvents.MessageWait wait = new FlightEvents.MessageWait();
        if (wait.isEnabled()) {
            wait.begin();
            wait.what = missing(message, isFirst);
            message.wait = wait;
        }
    }

    private String missing(Outgoing message, boolean isFirst) {
        if (needsCredit(message.type) && flow.availableCredits() == 0) {
            return "credits";
        } else if (!isFirst) {
            return "earlier messages";
        } else if (message.type == MessageHeader.REQUEST && !flow.canRequest()) {
            return "answers to earlier requests";
        } else {
            return message.length() > flow.maxEager() ? "transfer of earlier large messages" : "send slots";
        }
    }

    /** Removes the first message of a queue, in order to send it. */
    void beginSend(Outgoing message, Queue<Outgoing> queue) {
        message.outer = sending;
        sending = message;
        queue.remove();
        checkCredits();
    }

    /** Records that a message could not be sent, and is in its queue again. */
    void stillWaits(Outgoing message) {
        endSend(message);
        stillWaits(message.type);
    }

    private void endSend(Outgoing message) {
        if (sending == message) {
            sending = message.outer;
        }
    }

    /** Fails the messages whose sends an Error has interrupted. */
    void fail(IOException cause) {
        for (Outgoing each = sending; each != null; each = each.outer) {
            each.fail(cause);
        }
    }

    /** Records that a message no longer waits: it has been sent, has failed or has been withdrawn. */
    void end(Outgoing message) {
        endSend(message);
        FlightEvents.MessageWait wait = message.wait;
        if (wait != null) {
            message.wait = null;
            wait.end();
            if (wait.shouldCommit()) {
                wait.peer = link.peerName();
                wait.messageType = MessageHeader.name(message.type);
                wait.size = message.length();
                wait.sent = message.isSent();
                wait.commit();
            }
        }
    }

    /**
     * Records that the caller has withdrawn a message.
     *
     * @param waiting number of waiting messages, including withdrawn ones
     * @return {@code true} if the withdrawn messages are the majority; the caller must then remove them
     */
    boolean withdrawn(Outgoing message, int waiting) {
        end(message);
        if (++withdrawn * 2 <= waiting) {
            return false;
        }
        withdrawn = 0;
        return true;
    }

    /** Ends the period without credits, if the peer has returned credits. */
    void checkCredits() {
        if (exhausted != null && flow.availableCredits() > 0) {
            endPeriod();
        }
    }

    /** Ends the period without credits, if there is one, because no message is waiting or the connection has ended. */
    void endPeriod() {
        FlightEvents.CreditsExhausted period = exhausted;
        if (period != null) {
            exhausted = null;
            period.end();
            if (period.shouldCommit()) {
                period.peer = link.peerName();
                period.commit();
            }
        }
    }
}
