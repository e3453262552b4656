package org.rdma4j.network;

import java.io.IOException;
import java.util.Objects;

/**
 * Thrown when the exchange of a {@link Rendezvous} cannot succeed. {@link Rendezvous} converts it to a {@link
 * RendezvousException}. Any other {@link IOException} ends a single connection only.
 */
final class ExchangeFailedException extends IOException {
    private static final long serialVersionUID = 1L;

    ExchangeFailedException(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
