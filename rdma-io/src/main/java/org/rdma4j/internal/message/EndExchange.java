package org.rdma4j.internal.message;

/**
 * The exchange of END messages. A side sends END with id 1 if it has already received END from the peer, otherwise with
 * id 0. If the ENDs with id 0 of both sides cross, each side sends another END, with id 1. A side that closes the
 * connection after it has sent END with id 0, but before it has received END, sends END with id 0 again, with the flag
 * CLOSE.
 */
final class EndExchange {
    /** Bit mask of the ids of the ENDs sent: bit 0 for id 0, bit 1 for id 1. */
    private int sent;

    /** Bit mask of the ids of the ENDs received: bit 0 for id 0, bit 1 for id 1. */
    private int received;

    /** Whether the next END has the flag CLOSE. */
    private boolean closing;

    /** Whether an END sent by this side had the flag CLOSE. */
    private boolean closeSent;

    /** Whether an END received from the peer had the flag CLOSE. */
    private boolean closeReceived;

    boolean isSent() {
        return sent != 0;
    }

    boolean isReceived() {
        return received != 0;
    }

    /** Returns {@code true} if END with id 1 has been sent. Only PONG may be sent after it. */
    boolean isLastSent() {
        return (sent & 2) != 0;
    }

    /** Returns {@code true} if END with id 1 has been received. */
    boolean isFinished() {
        return (received & 2) != 0;
    }

    /** Returns {@code true} if no message is lost even if the peer disconnects now. */
    boolean isClean() {
        return isFinished() || sent == 2;
    }

    /** Sets the flag CLOSE in the ENDs that are sent from now on. */
    void close() {
        closing = true;
    }

    /** Returns {@code true} if the next END has the flag CLOSE. */
    boolean isClosing() {
        return closing;
    }

    /**
     * Returns {@code true} if this side must send another END: ENDs with id 0 have crossed, or the END that was sent did
     * not state that this side closes the connection.
     */
    boolean isAnotherDue() {
        return sent == 1 && (received & 1) != 0 || isCloseDue();
    }

    private boolean isCloseDue() {
        return closing && !closeSent && sent == 1 && received == 0;
    }

    /** Returns the id of the next END. */
    int nextId() {
        return received == 0 ? 0 : 1;
    }

    /** Records an END sent by this side. */
    void sent(long id) {
        if (id != nextId() || sent != 0 && !isAnotherDue()) {
            throw new IllegalStateException("END with id " + id + " was sent out of turn: " + this);
        }
        sent |= 1 << id;
        closeSent |= closing;
    }

    /** Throws an exception if the peer sends a data message after END. */
    void checkData(int type) throws ProtocolException {
        if (received != 0) {
            throw ProtocolException.violation("The peer sent " + MessageHeader.name(type) + " after END");
        }
    }

    /** Throws an exception if an END received from the peer is out of turn. */
    void checkReceived(long id, boolean close) throws ProtocolException {
        if (id != 0 && id != 1) {
            throw ProtocolException.violation(
                    "The peer sent END with id " + Long.toUnsignedString(id) + ", not 0 or 1");
        }
        if ((received >>> id & 1) != 0 && (id == 1 || closeReceived || !close)) {
            throw ProtocolException.violation("The peer sent END with id " + id + " twice");
        }
        if (id == 0 && received > 1) {
            throw ProtocolException.violation("The peer sent END with id 0 after END with id 1");
        }
        if (id == 1 && sent == 0) {
            throw ProtocolException.violation("The peer sent END with id 1, but this side has not sent END");
        }
    }

    /** Records an END received from the peer. The caller must first call {@link #checkReceived}. */
    void received(long id, boolean close) {
        received |= 1 << id;
        closeReceived |= close;
    }

    /**
     * Returns {@code true} if the peer has closed the connection. The peer then discards further data messages, except
     * for answers.
     */
    boolean isCloseReceived() {
        return closeReceived;
    }

    private static String ids(int mask) {
        return switch (mask) {
            case 0 -> "none";
            case 1 -> "0";
            case 2 -> "1";
            default -> "0 and 1";
        };
    }

    @Override
    public String toString() {
        return "END sent " + ids(sent) + ", received " + ids(received);
    }
}
