package org.rdma4j.internal.message;

import static org.rdma4j.internal.message.MessageHeader.ANSWER;
import static org.rdma4j.internal.message.MessageHeader.FAILURE;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;

/** Checks of the state of a {@link ModelEnd}. */
final class ModelChecks {
    private ModelChecks() {}

    private static void require(boolean holds, String what, ModelEnd end) {
        if (!holds) {
            throw new AssertionError(end.name + ": " + what + ": " + end);
        }
    }

    /** Checks what holds after each action. */
    static void check(ModelEnd end) {
        MessageFlow flow = end.flow;
        Credits credits = flow.credits;
        Offers offers = flow.offers;
        Parameters local = end.parameters;
        int window = end.peer.parameters.window();
        require(credits.available() >= 0 && credits.available() <= window, "available", end);
        require(credits.granted() >= 0 && credits.returnable() >= 0, "granted", end);
        require(credits.granted() + credits.returnable() <= local.window(), "returnable", end);
        require(offers.outgoing() >= 0 && offers.outgoing() <= flow.offers.outgoingLimit(), "outgoing offers", end);
        require(offers.unread() >= 0 && offers.unconfirmed() >= 0, "incoming offers", end);
        require(offers.unread() + offers.unconfirmed() <= local.offers(), "incoming offers", end);
        OutgoingRequests requests = flow.requests;
        int unanswered = requests.unanswered() + requests.canceled();
        require(requests.unanswered() >= 0 && requests.canceled() >= 0 && requests.held() >= 0, "requests", end);
        require(unanswered + requests.held() <= flow.outgoingRequests(), "outgoing requests", end);
        require(flow.incomingRequests.size() <= local.requests(), "incoming requests", end);
        if (end.hostile) {
            return;
        }
        int[] unprocessed = end.unprocessed;
        ModelEnd peer = end.peer;
        require(
                credits.available()
                        == peer.flow.credits.granted()
                                - peer.unprocessed[MESSAGE]
                                - peer.unprocessed[REQUEST]
                                - end.unprocessedCredits,
                "credits are not conserved",
                end);
        require(
                unanswered
                        == peer.unprocessed[REQUEST]
                                + peer.flow.incomingRequests.size()
                                + unprocessed[ANSWER]
                                + unprocessed[FAILURE],
                "requests are not conserved",
                end);
        require(offers.outgoing() == end.pinned.size(), "pinned", end);
    }

    /** Checks that nothing is left to do while both ends are open. */
    static void checkQuiescent(ModelEnd end) {
        MessageFlow flow = end.flow;
        require(end.user.isIdle(), "work is left", end);
        require(end.wire.isEmpty() && end.arrived.isEmpty(), "messages are left", end);
        require(end.pinned.isEmpty() && end.offersConfirmed == end.peer.offersRead, "offers are left", end);
        require(end.user.delivered() == end.peer.sent, "messages are lost", end);
        require(flow.outstandingRequests() == 0, "answers are missing", end);
        require(flow.requests.size() == 0 && flow.requests.held() == 0, "requests are left", end);
        require(flow.incomingRequests.size() == 0, "requests are not answered", end);
        require(flow.isStarted() && !flow.isPingUnanswered(), "PING is unanswered", end);
        require(end.posted == end.receives(), "receives are missing: " + end.posted, end);
    }

    /** Checks that the connection has ended without a loss. */
    static void checkClosed(ModelEnd end) {
        MessageFlow flow = end.flow;
        require(end.disconnected && flow.isClean() && flow.endSent() && flow.endReceived(), "not closed", end);
        require(end.user.delivered() == end.peer.sent && end.user.queue.isEmpty(), "messages are lost", end);
        require(end.pinned.isEmpty(), "offers are left", end);
    }
}
