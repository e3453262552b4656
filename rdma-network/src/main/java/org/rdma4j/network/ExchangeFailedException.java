package org.rdma4j.network;

import java.io.IOException;
import java.util.Objects;

/**
 * Thrown when an exchange cannot succeed. {@link Rendezvous} converts this exception to a {@link RendezvousException}.
 * Any other {@link IOException} ends only a single connection.
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
