package org.rdma4j.internal.message;

import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Bookkeeping of one side of a message connection: credits, offers, requests, keep-alive, start and end. The caller
 * checks whether a message may be sent, posts it, and then calls {@link #dataSent} or {@link #controlSent}. The caller
 * passes each received SEND to {@link #received}, which checks the SEND against the protocol.
 *
 * <p>To post a message, the caller calls {@link #takeCredits}, writes the header and posts the slot. If the post fails,
 * the caller calls {@link #restoreCredits}. The caller reposts the slot of a control message immediately after {@link
 * #received}, and the slot of a data message before it calls {@link #consumed} or, for an ANSWER or a FAILURE, {@link
 * #answerConsumed}.
 *
 * <p>A MESSAGE or a REQUEST requires a credit. An ANSWER or a FAILURE does not, because the side that sent the request
 * has reserved a receive for it. The caller must send answers and failures before messages that wait for a credit or
 * for {@link #canRequest}; otherwise, two sides that send requests to each other could deadlock.
 *
 * <p>A method that records an event throws an {@link IllegalStateException} if the protocol did not permit it.
 *
 * <p>Not thread-safe. After a {@link ProtocolException}, the connection must be ended.
 */
public final class MessageFlow {
    /** Result of {@link #dueControl}: no control message is due. */
    public static final int NONE = 0;

    /** Number of receives for control messages other than DONE: the largest number that can be unprocessed at a time. */
    private static final int CONTROL_RECEIVES = 10;

    /** Maximum size in bytes of a payload that this side accepts. */
    private final long maxPayload;

    private final int maxEager;
    final Credits credits;
    final Offers offers;
    final OutgoingRequests requests;
    final IncomingRequests incomingRequests;
    private final ControlMessages control;

    /**
     * Creates the bookkeeping of a new connection.
     *
     * @param connecting {@code true} for the connecting side, {@code false} for the accepting side
     * @param local limits of this side
     * @param remote limits of the peer
     * @param outgoingRequests preferred maximum number of unanswered outgoing requests; the limit of the peer applies if
     *     it is lower
     * @param outgoingOffers preferred maximum number of outstanding outgoing offers; the limit of the peer applies if it
     *     is lower
     */
    public MessageFlow(
            boolean connecting, Parameters local, Parameters remote, int outgoingRequests, int outgoingOffers) {
        if (outgoingRequests < 0) {
            throw new IllegalArgumentException("Negative number of outgoing requests: " + outgoingRequests);
        }
        if (outgoingOffers < 0) {
            throw new IllegalArgumentException("Negative number of outgoing offers: " + outgoingOffers);
        }
        maxPayload = local.maxMessageSize();
        maxEager = (int) Math.min(remote.slotSize() - MessageHeader.SIZE, remote.maxMessageSize());
        credits = new Credits(local.window(), remote.window());
        offers = new Offers(Math.min(outgoingOffers, remote.offers()), local.offers());
        requests = new OutgoingRequests(Math.min(outgoingRequests, remote.requests()));
        incomingRequests = new IncomingRequests(local.requests());
        control = new ControlMessages(connecting, credits, offers);
    }

    /**
     * Returns the number of receives to post before the connection is established, and to keep posted.
     *
     * @param window window of this side
     * @param outgoingRequests maximum number of unanswered outgoing requests
     * @param outgoingOffers maximum number of outstanding outgoing offers
     */
    public static int receives(int window, int outgoingRequests, int outgoingOffers) {
        return window + outgoingRequests + outgoingOffers + CONTROL_RECEIVES;
    }

    // Sending.

    /** Returns {@code true} if messages other than START may be sent. */
    public boolean isStarted() {
        return control.isStarted();
    }

    /** Returns the maximum number of unanswered outgoing requests. */
    public int outgoingRequests() {
        return requests.limit();
    }

    /** Returns the number of credits that may be spent now. It is 0 before the start and after END. */
    public int availableCredits() {
        return control.isOpen() ? credits.available() : 0;
    }

    /** Returns {@code true} if a MESSAGE may be sent now as an offer. A REQUEST also requires {@link #canRequest}. */
    public boolean canOffer() {
        return availableCredits() > 0 && offers.canSend();
    }

    /**
     * Returns {@code true} if a REQUEST may be sent now: a credit and a receive for the answer are available. A
     * canceled request occupies its receive until its answer has been {@linkplain #answerConsumed consumed}. Returns
     * {@code false} after the peer has sent END, because the peer would discard the request; the caller must fail the
     * request instead.
     */
    public boolean canRequest() {
        return availableCredits() > 0 && requests.canSend() && !control.end().isReceived();
    }

    /** Returns {@code true} if an ANSWER or a FAILURE may be sent now: after the start and before END. */
    public boolean canAnswer() {
        return control.isOpen();
    }

    /** Returns {@code true} if an ANSWER or a FAILURE may be sent now as an offer. */
    public boolean canOfferAnswer() {
        return control.isOpen() && offers.canSend();
    }

    /** Returns the maximum size in bytes of the payload of an eager message to the peer. */
    public int maxEager() {
        return maxEager;
    }

    /**
     * Returns the number of credits to write into the next header, and counts them as returned. Must be called only for
     * a header that will be posted.
     */
    public int takeCredits() {
        return credits.take();
    }

    /** Reverts a call to {@link #takeCredits} that returned the given number, after a failed post. */
    public void restoreCredits(int count) {
        credits.restore(count);
    }

    /**
     * Records that a data message has been posted. If the message is a REQUEST, the request becomes outstanding. If it
     * is an ANSWER or a FAILURE, the request of the peer becomes answered.
     *
     * @param id id in the header; for a REQUEST, an id returned by {@link #nextRequestId}
     * @throws IllegalStateException if the protocol does not permit the message now, or if it is an ANSWER or a FAILURE
     *     and the peer has no unanswered request with this id
     */
    public void dataSent(int type, long id, boolean offer) {
        if (!control.isOpen()) {
            throw new IllegalStateException(MessageHeader.name(type) + " was sent before the start or after END");
        }
        if (type >= MessageHeader.ANSWER) {
            incomingRequests.answered(id);
        } else {
            credits.spend(type);
            if (type == MessageHeader.REQUEST) {
                requests.add(id);
            }
        }
        if (offer) {
            offers.sent();
        }
    }

    /** Records that a control message with the given id has been posted. */
    public void controlSent(int type, long id) {
        control.sent(type, id);
    }

    /**
     * Returns the type of the control message that must be sent now, or {@link #NONE}. CREDIT may become unnecessary if
     * a data message is sent first. After END with id 1 has been sent, only PONG is due.
     *
     * @return START, PONG, DONE, CREDIT, END (not the first one) or {@code NONE}
     */
    public int dueControl() {
        return control.due();
    }

    /** Returns the length to write into a DONE: the number of offers that have been read but not confirmed. */
    public int dueDoneCount() {
        return offers.unconfirmed();
    }

    /** Returns the id to write into a PONG: the id of the last PING of the peer. */
    public long pongId() {
        return control.keepAlive().pongId();
    }

    /** Returns {@code true} if this connecting side may repeat START: at most 3 times, before it receives a START. */
    public boolean mayRepeatStart() {
        return control.start().mayRepeat();
    }

    /** Returns {@code true} if a PING may be sent. */
    public boolean canPing() {
        return control.canPing();
    }

    /** Returns {@code true} if the last PING of this side has not been answered. */
    public boolean isPingUnanswered() {
        return control.keepAlive().isPinging();
    }

    // Receiving.

    /**
     * Checks a received SEND and records its effects. The caller must first check that the SEND has no immediate data.
     * An ANSWER or a FAILURE changes its request from unanswered to answered, unless the request was canceled.
     *
     * @param offset offset of the header in the slot
     * @param size size of the SEND in bytes, as reported by the completion
     * @return the type
     * @throws ProtocolException if the peer has violated the protocol
     */
    public int received(MemorySegment slot, long offset, int size) throws ProtocolException {
        if (size < MessageHeader.SIZE) {
            throw HeaderChecks.shorterThanHeader(size);
        }
        long word = MessageHeader.firstWord(slot, offset);
        int type = MessageHeader.typeOf(word);
        int returned = MessageHeader.creditsOf(word);
        if (!control.isStarted()) {
            control.start().check(type);
        }
        credits.checkReturned(type, returned);
        if (type >= MessageHeader.MESSAGE && type <= MessageHeader.FAILURE) {
            HeaderChecks.checkData(word, size, maxPayload);
            receiveData(slot, offset, type, MessageHeader.flagsOf(word) == MessageHeader.OFFER);
        } else {
            long id = MessageHeader.id(slot, offset);
            HeaderChecks.checkControl(word, size, id);
            control.received(type, MessageHeader.flagsOf(word), returned, (int) MessageHeader.lengthOf(word), id);
        }
        credits.returned(returned);
        return type;
    }

    private void receiveData(MemorySegment slot, long offset, int type, boolean offer) throws ProtocolException {
        control.end().checkData(type);
        boolean answer = type >= MessageHeader.ANSWER;
        if (!answer) {
            credits.checkGranted(type);
        }
        if (offer) {
            offers.checkReceived();
        }
        if (answer) {
            requests.answered(requests.checkAnswer(type, MessageHeader.id(slot, offset)));
        } else {
            if (type == MessageHeader.REQUEST) {
                long id = MessageHeader.id(slot, offset);
                incomingRequests.checkReceived(id);
                incomingRequests.received(id);
            }
            credits.received();
        }
        if (offer) {
            offers.received();
        }
    }

    /** Records that the slot of a MESSAGE or a REQUEST has been reposted, so that one more credit can be returned. */
    public void consumed() {
        credits.consumed();
    }

    /** Records that the slot of an ANSWER or a FAILURE has been reposted, so that one more request may be sent. */
    public void answerConsumed() {
        requests.answerConsumed();
    }

    /** Records that the oldest unread offer of the peer has been read. A DONE is then due. */
    public void offerRead() {
        offers.read();
    }

    // Requests.

    /** Returns a request id that differs from all ids returned before. */
    public long nextRequestId() {
        return requests.nextId();
    }

    /**
     * Returns {@code true} if a request has been sent and was not canceled, and its attachment has not been taken. After
     * an answer has been received, {@code false} means that the answer must be discarded.
     */
    public boolean isOutstanding(long id) {
        return requests.isOutstanding(id);
    }

    /** Returns the number of requests that are neither answered nor canceled. */
    public int outstandingRequests() {
        return requests.unanswered();
    }

    /**
     * Associates an object with an outstanding request, to be returned by {@link #take}.
     *
     * @throws IllegalStateException if the request is not outstanding
     */
    public void attach(long id, Object attachment) {
        requests.attach(id, attachment);
    }

    /**
     * Removes a request whose answer has been received, and returns its attachment. Must be called once for each answer
     * that is not discarded. Returns {@code null} if the request was canceled or has no attachment.
     */
    public @Nullable Object take(long id) {
        return requests.take(id);
    }

    /**
     * Cancels a request. If the answer has not been received yet, the receive for the answer remains reserved, and the
     * caller must discard the answer when it arrives. Has no effect if the request is not outstanding.
     */
    public void cancel(long id) {
        requests.cancel(id);
    }

    /** Cancels all unanswered requests, and passes their attachments to an action. */
    public void cancelAll(Consumer<Object> action) {
        requests.cancelAll(action);
    }

    /**
     * Cancels all requests because the connection has ended, and passes the attachments that have not been {@linkplain
     * #take taken} to an action.
     */
    public void endRequests(Consumer<Object> action) {
        requests.end(action);
    }

    // Closing.

    /**
     * Records that this side closes the connection and will discard further messages, except for answers. If END has
     * already been sent, another one may be {@linkplain #dueControl due}.
     */
    public void close() {
        control.end().close();
    }

    /** Returns {@code true} if this side has sent END. */
    public boolean endSent() {
        return control.end().isSent();
    }

    /** Returns {@code true} if the peer has sent END. */
    public boolean endReceived() {
        return control.end().isReceived();
    }

    /** Returns {@code true} if the peer has closed the connection and discards further messages, except for answers. */
    public boolean closeReceived() {
        return control.end().isCloseReceived();
    }

    /** Returns {@code true} if the first END may be sent: all requests of the peer have been answered. */
    public boolean canEnd() {
        return control.canEnd() && incomingRequests.size() == 0;
    }

    /** Returns the flags of the END to be sent: {@code CLOSE} after {@link #close}, otherwise 0. */
    public int endFlags() {
        return control.end().isClosing() ? MessageHeader.CLOSE : 0;
    }

    /** Returns the id of the END to be sent: 1 if the peer has sent END, otherwise 0. */
    public long endId() {
        return control.end().nextId();
    }

    /**
     * Returns {@code true} if END with id 1 has been received: each side has received all data messages. The caller
     * then sends another END if one is {@linkplain #dueControl due}, waits until its sends have completed, and
     * disconnects.
     */
    public boolean isFinished() {
        return control.end().isFinished();
    }

    /**
     * Returns {@code true} if the peer may now disconnect: END with id 1 has been received, or is the only END sent.
     * Returns {@code false} while ENDs with id 0 have crossed and END with id 1 has not been received.
     */
    public boolean isClean() {
        return control.end().isClean();
    }

    /** Returns the state, for exception messages and logs. */
    @Override
    public String toString() {
        return credits + "; " + offers + "; " + requests + "; " + incomingRequests + "; " + control;
    }
}
