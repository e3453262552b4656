package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Waits for peers that ask for the queue pair of a {@link DatagramEndpoint}, which made it. Any number of threads may take requests
 * from it. Requests that arrive meanwhile wait, as many as {@link ConnectionOptions#withBacklog}; further ones are refused.
 *
 * <p>Peers are answered, not connected: nothing tells when one has gone. One whose answer was lost asks again.
 */
public final class DatagramListener implements Closeable {
    private final DatagramEndpoint datagrams;
    private final CommunicationIdentifier identifier;

    DatagramListener(DatagramEndpoint datagrams, CommunicationIdentifier identifier) {
        this.datagrams = datagrams;
        this.identifier = identifier;
    }

    /** Someone who asks for the queue pair: accepted, rejected, or closed, which is a rejection, too. */
    public final class Request implements Closeable {
        private final CommunicationIdentifier asking;
        private final Event event;

        private Request(CommunicationIdentifier asking, Event event) {
            this.asking = asking;
            this.event = event;
        }

        /** What the peer sent along. Zeros may have been added behind it. */
        public byte[] peerData() {
            return event.privateData().clone();
        }

        /** The address of the peer. */
        public InetSocketAddress peerAddress() {
            return asking.peerAddress();
        }

        /** Tells the peer the queue pair's number and {@link DatagramEndpoint#QKEY}. */
        public void accept() throws VerbsException {
            accept(new byte[0]);
        }

        /**
         * The same, with a word to the peer.
         *
         * @param privateData what it gets, 136 bytes at most
         * @throws IllegalStateException if it was answered already, or the queue pair is closed
         */
        public void accept(byte[] privateData) throws VerbsException {
            checkOpen();
            if (!datagrams.queuePair().isOpen()) {
                throw new IllegalStateException(datagrams + " is closed, and cannot be offered to anybody");
            }
            asking.answer(datagrams.queuePair(), privateData);
            asking.close();
        }

        /**
         * Refuses.
         *
         * @param privateData what the peer gets as the reason, 136 bytes at most
         * @throws IllegalStateException if it was answered already
         */
        public void reject(byte[] privateData) throws VerbsException {
            checkOpen();
            asking.reject(privateData);
            asking.close();
        }

        private void checkOpen() {
            if (!asking.isOpen()) {
                throw new IllegalStateException("the request was answered already, or is closed");
            }
        }

        /** Refuses, unless it was answered. Does nothing the second time. */
        @Override
        public void close() throws VerbsException {
            asking.close();
        }
    }

    /** The address that it listens on. */
    public InetSocketAddress address() {
        return identifier.localAddress();
    }

    /**
     * Waits for a peer that asks, whom the caller then answers.
     *
     * @throws ConnectionException if no more will come, as when the device is taken away
     * @throws org.rdma4j.verbs.RdmaTimeoutException if none comes in time
     * @throws IllegalStateException if this is closed meanwhile
     */
    public Request next(Duration timeout) throws RdmaException {
        CommunicationIdentifier asking = identifier.request(Objects.requireNonNull(timeout));
        try {
            return new Request(asking, asking.await(EventType.CONNECT_REQUEST, Duration.ZERO));
        } catch (Throwable e) {
            Closing.after(e, asking);
            throw e;
        }
    }

    /** Stops listening. Requests that nobody took are refused; who was answered goes on. */
    @Override
    public void close() throws VerbsException {
        identifier.close();
    }
}
