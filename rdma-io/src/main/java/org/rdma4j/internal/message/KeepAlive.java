package org.rdma4j.internal.message;

/** State of the exchange of PING and PONG messages, in both directions. */
final class KeepAlive {
    /** Whether the last PING of this side is unanswered. */
    private boolean pinging;

    /** Id of the last PING of this side. */
    private long pingId;

    /** Whether the last PING of the peer is unanswered. */
    private boolean pongDue;

    /** Id of the last PING of the peer. */
    private long pongId;

    boolean isPinging() {
        return pinging;
    }

    boolean isPongDue() {
        return pongDue;
    }

    long pongId() {
        return pongId;
    }

    /** Records a PING sent by this side. */
    void pingSent(long id) {
        if (pinging) {
            throw new IllegalStateException("PING was sent before the previous one was answered");
        }
        pinging = true;
        pingId = id;
    }

    /** Records a PONG sent by this side. */
    void pongSent(long id) {
        if (!pongDue || id != pongId) {
            throw new IllegalStateException("PONG with id " + id + " was sent out of turn");
        }
        pongDue = false;
    }

    /** Throws an exception if the previous PING of the peer has not been answered. */
    void checkPing(long id) throws ProtocolException {
        if (pongDue) {
            throw ProtocolException.violation(
                    "The peer sent PING with id " + id + " before PING with id " + pongId + " was answered");
        }
    }

    /** Records a PING received from the peer. The caller must first call {@link #checkPing}. */
    void pingReceived(long id) {
        pongDue = true;
        pongId = id;
    }

    /** Throws an exception if a PONG does not answer the last PING of this side. */
    void checkPong(long id) throws ProtocolException {
        if (!pinging) {
            throw ProtocolException.violation("The peer sent PONG with id " + id + " without a PING");
        }
        if (id != pingId) {
            throw ProtocolException.violation(
                    "The peer sent PONG with id " + id + " in answer to PING with id " + pingId);
        }
    }

    /** Records a PONG received from the peer. The caller must first call {@link #checkPong}. */
    void pongReceived() {
        pinging = false;
    }
}
