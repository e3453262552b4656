package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Offers the queue pair of a {@link DatagramEndpoint} as a datagram service at a port and receives peers' requests for
 * the service. Created by {@link DatagramEndpoint#listen}. Requests are queued in order of arrival, up to the limit set
 * by {@link ConnectionOptions#withBacklog}; further requests are rejected. Methods may be called from any thread.
 *
 * {@snippet lang=java :
 * try (DatagramListener.Request request = service.next(TIMEOUT)) {
 *     if (admitted.contains(request.peerAddress().getAddress())) {
 *         request.accept(); // The peer may send datagrams to the queue pair.
 *     }
 * } // Rejects the request unless it has been accepted.
 * }
 *
 * <p>A peer learns the queue pair's address but is not connected to it, so the listener is not notified when a peer
 * terminates. A peer that does not receive the response repeats its request.
 *
 * <p>The caller closes the listener before its endpoint. Pending requests are then rejected.
 *
 * @see "docs/guide/datagrams.md"
 */
public final class DatagramListener implements Closeable {
    private final QueuePair queuePair;
    private final CommunicationIdentifier identifier;

    DatagramListener(QueuePair queuePair, CommunicationIdentifier identifier) {
        this.queuePair = queuePair;
        this.identifier = identifier;
    }

    /**
     * A peer's request for the datagram service. A program answers a request by accepting, rejecting or closing it;
     * closing an unanswered request rejects it.
     */
    public final class Request implements Closeable {
        private final CommunicationIdentifier request;
        private final Event event;

        private Request(CommunicationIdentifier request, Event event) {
            this.request = request;
            this.event = event;
        }

        /** Returns the private data that the peer sent with the request. The transport may append zeros. */
        public byte[] peerData() {
            return event.privateData().clone();
        }

        /** Returns the peer's address. */
        public InetSocketAddress peerAddress() {
            return request.peerAddress();
        }

        /** Accepts the request without sending private data. See {@link #accept(byte[])}. */
        public void accept() throws VerbsException {
            accept(new byte[0]);
        }

        /**
         * Accepts the request: sends the queue pair number and the Q_Key ({@link DatagramEndpoint#QKEY}) to the peer.
         *
         * @param privateData data sent to the peer with the response, at most 136 bytes
         * @throws IllegalStateException if the request has already been answered, or the queue pair is closed
         */
        public void accept(byte[] privateData) throws VerbsException {
            checkUnanswered();
            if (!queuePair.isOpen()) {
                throw new IllegalStateException(
                        "Cannot accept the request from " + request.address() + ": " + queuePair + " is closed");
            }
            request.answer(queuePair, privateData);
            request.close();
        }

        /**
         * Rejects the request.
         *
         * @param privateData data sent to the peer as the reason, at most 136 bytes
         * @throws IllegalStateException if the request has already been answered
         */
        public void reject(byte[] privateData) throws VerbsException {
            checkUnanswered();
            request.reject(privateData);
            request.close();
        }

        private void checkUnanswered() {
            if (!request.isOpen()) {
                throw new IllegalStateException(
                        "The request from " + request.address() + " has already been answered or closed");
            }
        }

        /** Rejects the request unless it has been answered. Idempotent. */
        @Override
        public void close() throws VerbsException {
            request.close();
        }
    }

    /** Returns the listener's local address. */
    public InetSocketAddress address() {
        return identifier.localAddress();
    }

    /**
     * Retrieves and removes the next request, waiting up to the given timeout if necessary for one to arrive. The
     * caller must answer the request.
     *
     * @throws ConnectionException if no more requests can arrive, for example because the device was removed
     * @throws org.rdma4j.verbs.RdmaTimeoutException if no request arrives within the timeout
     * @throws IllegalStateException if this listener is closed, or is closed during the wait
     */
    public Request next(Duration timeout) throws RdmaException {
        CommunicationIdentifier request = identifier.request(Objects.requireNonNull(timeout));
        try {
            return new Request(request, request.await(EventType.CONNECT_REQUEST, Duration.ZERO));
        } catch (Throwable e) {
            Closing.after(e, request);
            throw e;
        }
    }

    /** Stops listening and rejects the pending requests. Peers whose requests were accepted can still send. */
    @Override
    public void close() throws VerbsException {
        identifier.close();
    }
}
