package org.rdma4j.message;

/**
 * Thrown if a message exceeds the maximum size that the peer accepts. A type of its own, because the peer chooses that
 * size: a handler that throws this exception has no fault that must be logged as an error.
 */
final class MessageTooLargeException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    MessageTooLargeException(String message) {
        super(message);
    }
}
