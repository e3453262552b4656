package org.rdma4j.internal.message;

/**
 * The exchange of START messages. The accepting side answers each START, so that a repeated START recovers from a START
 * that remains unread on either side.
 */
final class StartExchange {
    /** Maximum number of STARTs from one side: one, repeated at most 3 times. */
    private static final int MAX_STARTS = 4;

    private final boolean connecting;
    private int sent;
    private int received;

    StartExchange(boolean connecting) {
        this.connecting = connecting;
    }

    /** Returns {@code true} if each side has sent a START and the START of the peer has been received. */
    boolean isComplete() {
        return sent > 0 && received > 0;
    }

    /** Returns {@code true} if this side must send a START, either as its first message or as the answer to a START. */
    boolean isDue() {
        return connecting ? sent == 0 : sent < received;
    }

    boolean mayRepeat() {
        return connecting && received == 0 && sent > 0 && sent < MAX_STARTS;
    }

    /** Records a START sent by this side. */
    void sent() {
        if (!isDue() && !mayRepeat()) {
            throw new IllegalStateException("START was sent out of turn: " + this);
        }
        sent++;
    }

    /** Throws an exception if a message other than START arrives before the exchange is complete. */
    void check(int type) throws ProtocolException {
        if (type != MessageHeader.START && !isComplete()) {
            throw ProtocolException.violation("The peer sent " + MessageHeader.name(type) + " before the exchange of"
                    + " START messages; sent " + sent + ", received " + received);
        }
    }

    /** Throws an exception if the peer has already sent the maximum number of STARTs. */
    void checkReceived() throws ProtocolException {
        if (received == MAX_STARTS) {
            throw ProtocolException.violation("The peer sent more than " + MAX_STARTS + " START messages");
        }
    }

    /** Records a START received from the peer. The caller must first call {@link #checkReceived}. */
    void received() {
        received++;
    }

    @Override
    public String toString() {
        return "START sent " + sent + ", received " + received;
    }
}
