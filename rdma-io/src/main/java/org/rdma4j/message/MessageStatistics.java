package org.rdma4j.message;

/**
 * Counters of a {@link MessageConnection} since it was opened.
 *
 * @param sentMessages number of messages, requests and answers that have been passed to the device
 * @param sentBytes total size of the sent messages in bytes
 * @param receivedMessages number of messages, requests and answers that have arrived, including large messages that are
 *     still being read
 * @param receivedBytes total size of the received messages in bytes
 * @param largeMessages number of sent and received messages that did not fit into a slot
 * @param blocked number of times that a message could not be sent immediately, because the peer was not ready or all
 *     send slots were in use
 * @see "docs/guide/messages.md"
 */
public record MessageStatistics(
        long sentMessages,
        long sentBytes,
        long receivedMessages,
        long receivedBytes,
        long largeMessages,
        long blocked) {}
