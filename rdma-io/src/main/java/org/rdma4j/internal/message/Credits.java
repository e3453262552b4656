package org.rdma4j.internal.message;

/**
 * Credits for messages of type MESSAGE and REQUEST, in both directions. A credit of the peer is always in one of three
 * states: granted (the peer may use it), held (its message has not been consumed), or returnable. The numbers of
 * credits in the three states add up to the window of this side.
 */
final class Credits {
    private final int localWindow;
    private final int remoteWindow;

    /** Number of further messages that this side may send. */
    private int available;

    /**
     * Number of further messages that the peer may send, including those permitted by credits that are on their way to
     * the peer.
     */
    private int granted;

    /** Number of credits to return with the next header. */
    private int returnable;

    Credits(int localWindow, int remoteWindow) {
        this.localWindow = localWindow;
        this.remoteWindow = remoteWindow;
        this.available = remoteWindow;
        this.granted = localWindow;
    }

    /** Returns the minimum number of credits that a CREDIT message may return. */
    private static int minReturned(int window) {
        return (window + 1) >>> 1;
    }

    int available() {
        return available;
    }

    int granted() {
        return granted;
    }

    int returnable() {
        return returnable;
    }

    /** Spends a credit of this side. */
    void spend(int type) {
        if (available == 0) {
            throw new IllegalStateException(MessageHeader.name(type) + " was sent without a credit");
        }
        available--;
    }

    /** Returns the credits to write into a header, and counts them as returned. */
    int take() {
        int credits = returnable;
        returnable = 0;
        granted += credits;
        return credits;
    }

    /** Reverts {@link #take} because the header has not been sent. */
    void restore(int credits) {
        if (credits < 0 || credits > granted) {
            throw new IllegalArgumentException(credits + " credits cannot be restored; the peer has " + granted);
        }
        granted -= credits;
        returnable += credits;
    }

    /** Records that a message has been consumed, which makes one more credit returnable. */
    void consumed() {
        if (granted + returnable >= localWindow) {
            throw new IllegalStateException("More messages were consumed than received");
        }
        returnable++;
    }

    /** Returns {@code true} if a CREDIT message is due. */
    boolean isCreditDue() {
        return returnable >= minReturned(localWindow);
    }

    /** Throws an exception if the peer has no credit for a message. */
    void checkGranted(int type) throws ProtocolException {
        if (granted == 0) {
            throw ProtocolException.violation("The peer sent " + MessageHeader.name(type)
                    + " without a credit; the window has " + localWindow + " slots");
        }
    }

    /** Throws an exception if a header returns more credits than this side has spent. */
    void checkReturned(int type, int credits) throws ProtocolException {
        if (credits > remoteWindow - available) {
            throw ProtocolException.violation("The peer returned " + credits + " credits with "
                    + MessageHeader.name(type) + "; " + (remoteWindow - available) + " of " + remoteWindow
                    + " are spent");
        }
    }

    /** Throws an exception if a CREDIT message returns too few credits. */
    void checkCreditMessage(int credits) throws ProtocolException {
        if (credits < minReturned(remoteWindow)) {
            throw ProtocolException.violation("The peer returned " + credits + " credits with CREDIT; the minimum is "
                    + minReturned(remoteWindow) + " for a window of " + remoteWindow);
        }
    }

    /**
     * Records a message received from the peer that consumes a credit. The caller must first call {@link
     * #checkGranted}.
     */
    void received() {
        granted--;
    }

    /** Records credits returned by the peer. The caller must first call {@link #checkReturned}. */
    void returned(int credits) {
        available += credits;
    }

    @Override
    public String toString() {
        return "credits " + available + "/" + remoteWindow + ", granted " + granted + "/" + localWindow
                + ", returnable " + returnable;
    }
}
