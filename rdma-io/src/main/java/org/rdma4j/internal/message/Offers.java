package org.rdma4j.internal.message;

/** Outstanding offers in both directions. Offers are confirmed in the order in which they were sent. */
final class Offers {
    /** Maximum number of outstanding outgoing offers. */
    private final int outgoingLimit;

    /** Maximum number of outstanding incoming offers. */
    private final int incomingLimit;

    /** Number of outgoing offers that the peer has not confirmed. */
    private int outgoing;

    /** Number of incoming offers that have not been read. */
    private int unread;

    /** Number of incoming offers that have been read but not confirmed. */
    private int unconfirmed;

    Offers(int outgoingLimit, int incomingLimit) {
        this.outgoingLimit = outgoingLimit;
        this.incomingLimit = incomingLimit;
    }

    int outgoingLimit() {
        return outgoingLimit;
    }

    int outgoing() {
        return outgoing;
    }

    int unread() {
        return unread;
    }

    /** Returns the number of incoming offers that a DONE message confirms; 0 if none is due. */
    int unconfirmed() {
        return unconfirmed;
    }

    boolean canSend() {
        return outgoing < outgoingLimit;
    }

    /** Records an outgoing offer. */
    void sent() {
        if (outgoing >= outgoingLimit) {
            throw new IllegalStateException("An offer was sent although " + outgoing + " are outstanding");
        }
        outgoing++;
    }

    /** Throws an exception if this side sends END while one of its offers is outstanding. */
    void endSent() {
        if (outgoing != 0) {
            throw new IllegalStateException("END was sent although " + outgoing + " offers are outstanding");
        }
    }

    /** Records that a DONE message has confirmed all incoming offers that have been read. */
    void doneSent() {
        unconfirmed = 0;
    }

    /** Records that the oldest unread incoming offer has been read. */
    void read() {
        if (unread == 0) {
            throw new IllegalStateException("More offers were read than received");
        }
        unread--;
        unconfirmed++;
    }

    /** Throws an exception if one more offer from the peer exceeds the limit. */
    void checkReceived() throws ProtocolException {
        if (unread + unconfirmed >= incomingLimit) {
            throw ProtocolException.violation("The peer sent an offer although " + (unread + unconfirmed)
                    + " are outstanding; the maximum is " + incomingLimit);
        }
    }

    /** Records an incoming offer. The caller must first call {@link #checkReceived}. */
    void received() {
        unread++;
    }

    /**
     * Throws an exception if a DONE message confirms no offer, or more offers than are outstanding.
     *
     * @param count number of offers; negative if it is 2<sup>31</sup> or more
     */
    void checkDone(int count) throws ProtocolException {
        if (count < 1 || count > outgoing) {
            throw ProtocolException.violation("The peer confirmed " + Integer.toUnsignedString(count)
                    + " offers with DONE; " + outgoing + " are outstanding");
        }
    }

    /** Records a DONE received from the peer. The caller must first call {@link #checkDone}. */
    void confirmed(int count) {
        outgoing -= count;
    }

    /** Throws an exception if the peer sends END while one of its offers is outstanding. */
    void checkEnd() throws ProtocolException {
        if (unread + unconfirmed != 0) {
            throw ProtocolException.violation(
                    "The peer sent END although " + (unread + unconfirmed) + " of its offers are outstanding");
        }
    }

    @Override
    public String toString() {
        return "outgoing offers " + outgoing + "/" + outgoingLimit + ", incoming " + unread + " unread, " + unconfirmed
                + " unconfirmed";
    }
}
