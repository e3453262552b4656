package org.rdma4j.network;

/**
 * The type of a message between two nodes of a {@link Rendezvous}, encoded as a single byte that contains the ordinal.
 * The bodies of {@link #DATA}, {@link #READY} and {@link #COMMIT} start with a 4-byte round number.
 */
enum MessageType {
    /** First message in each direction; has no body. Its MAC proves that the sender knows the cluster token. */
    PROOF,
    /** The sender's payload for a round. The body contains the round number and the payload. */
    DATA,
    /** The sender has received all payloads for a round. The body contains the round number. */
    READY,
    /** Every node has received all payloads for a round. The body contains the round number. */
    COMMIT,
    /** The sender aborts the exchange. The body contains the reason as text. */
    ABORT,
    /** The sender rejects the connection. The body contains the reason as text. */
    REJECT,
    /** Sent only to detect a broken connection; has no body. The receiver ignores it. */
    PROBE
}
