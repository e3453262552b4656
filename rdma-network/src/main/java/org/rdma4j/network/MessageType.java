package org.rdma4j.network;

/**
 * Type of a message between two nodes of a {@link Rendezvous}, sent as its ordinal in one byte. The body of {@link
 * #DATA}, {@link #READY} and {@link #COMMIT} starts with a round number of 4 bytes.
 */
enum MessageType {
    /** First message in each direction, without a body. Its MAC proves that the sender knows the cluster token. */
    PROOF,
    /** Round number and the payload of the sender for that round. */
    DATA,
    /** Round number. The sender has received all payloads of the round. */
    READY,
    /** Round number. The sender knows that every node has received all payloads of the round. */
    COMMIT,
    /** Reason as text. The sender aborts the exchange. */
    ABORT,
    /** Reason as text. The sender rejects the connection. */
    REJECT,
    /** Empty body, ignored by the receiver. Sent only to detect a broken connection. */
    PROBE
}
