package org.rdma4j.internal.message;

/**
 * Checks and records the control messages of both sides, and determines which control message is due. The control
 * messages also determine when the connection has started and when it has ended.
 */
final class ControlMessages {
    private final Credits credits;
    private final Offers offers;
    private final StartExchange start;
    private final EndExchange end = new EndExchange();
    private final KeepAlive keepAlive = new KeepAlive();

    /** Whether the exchange of START messages is complete. */
    private boolean started;

    /** Whether data messages may be sent: the connection has started, and this side has not sent END. */
    private boolean open;

    ControlMessages(boolean connecting, Credits credits, Offers offers) {
        this.credits = credits;
        this.offers = offers;
        start = new StartExchange(connecting);
    }

    boolean isStarted() {
        return started;
    }

    boolean isOpen() {
        return open;
    }

    StartExchange start() {
        return start;
    }

    EndExchange end() {
        return end;
    }

    KeepAlive keepAlive() {
        return keepAlive;
    }

    /** Returns {@code true} if a PING may be sent. */
    boolean canPing() {
        return started && !keepAlive.isPinging() && !end.isFinished() && !end.isLastSent();
    }

    /** Returns {@code true} if the first END may be sent. */
    boolean canEnd() {
        return open && offers.outgoing() == 0;
    }

    /** Returns the type of the control message that must be sent now, or {@link MessageFlow#NONE}. */
    int due() {
        if (end.isLastSent()) {
            return keepAlive.isPongDue() && !end.isFinished() ? MessageHeader.PONG : MessageFlow.NONE;
        }
        if (start.isDue()) {
            return MessageHeader.START;
        }
        if (!end.isFinished()) {
            if (keepAlive.isPongDue()) {
                return MessageHeader.PONG;
            }
            if (offers.unconfirmed() != 0) {
                return MessageHeader.DONE;
            }
            if (credits.isCreditDue() && !end.isReceived()) {
                return MessageHeader.CREDIT;
            }
        }
        return end.isAnotherDue() ? MessageHeader.END : MessageFlow.NONE;
    }

    /** Records a control message sent by this side. */
    void sent(int type, long id) {
        if (!started && type != MessageHeader.START) {
            throw new IllegalStateException(MessageHeader.name(type) + " was sent before the start");
        }
        if (end.isLastSent() && type != MessageHeader.PONG) {
            throw new IllegalStateException(MessageHeader.name(type) + " was sent after END with id 1");
        }
        switch (type) {
            case MessageHeader.START -> {
                start.sent();
                startChanged();
            }
            case MessageHeader.CREDIT -> {
                // The credits were recorded when they were written into the header.
            }
            case MessageHeader.DONE -> offers.doneSent();
            case MessageHeader.PING -> keepAlive.pingSent(id);
            case MessageHeader.PONG -> keepAlive.pongSent(id);
            case MessageHeader.END -> {
                offers.endSent();
                end.sent(id);
                open = false;
            }
            default -> throw new IllegalArgumentException("Not a control message: " + MessageHeader.name(type));
        }
    }

    private void startChanged() {
        if (!started && start.isComplete()) {
            started = true;
            open = true;
        }
    }

    /** Checks a control message from the peer and records its effects, except for the credits that it returns. */
    void received(int type, int flags, int returned, int length, long id) throws ProtocolException {
        switch (type) {
            case MessageHeader.START -> {
                start.checkReceived();
                start.received();
                startChanged();
            }
            case MessageHeader.CREDIT -> credits.checkCreditMessage(returned);
            case MessageHeader.DONE -> {
                offers.checkDone(length);
                offers.confirmed(length);
            }
            case MessageHeader.PING -> {
                keepAlive.checkPing(id);
                keepAlive.pingReceived(id);
            }
            case MessageHeader.PONG -> {
                keepAlive.checkPong(id);
                keepAlive.pongReceived();
            }
            default -> {
                boolean close = flags == MessageHeader.CLOSE;
                end.checkReceived(id, close);
                offers.checkEnd();
                end.received(id, close);
            }
        }
    }

    @Override
    public String toString() {
        return start + "; " + end + (keepAlive.isPinging() ? "; PING unanswered" : "");
    }
}
