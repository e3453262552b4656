package org.rdma4j.network;

/**
 * The type of a message between two nodes of a {@link Rendezvous}, encoded as a single byte that contains the ordinal.
 * The bodies of {@link #DATA}, {@link #READY} and {@link #COMMIT} start with a 4-byte round number.
 */
enum MessageType {
    /** First message in each direction; has no body. Its MAC proves that the sender knows the cluster token. */
    PROOF,
    /** Contains a round number and the sender's payload for that round. */
    DATA,
    /** Contains a round number. The sender has received all payloads for the round. */
    READY,
    /** Contains a round number. The sender knows that every node has received all payloads for the round. */
    COMMIT,
    /** Contains a reason as text. The sender aborts the exchange. */
    ABORT,
    /** Contains a reason as text. The sender rejects the connection. */
    REJECT,
    /** Has no body and is ignored by the receiver. Sent only to detect a broken connection. */
    PROBE
}
