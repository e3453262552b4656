package org.rdma4j.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Rendezvous}'s attempts to connect to peers of higher rank. A failed attempt is repeated after the retry
 * delay, with the next address of the host.
 */
final class OutgoingConnections {
    private final ExchangeState exchange;
    private final ConnectionFactory factory;
    private final long retryNanos;
    private final List<Target> targets = new ArrayList<>();

    /** Results of host name lookups. Virtual threads add them; the thread that performs the exchange runs them. */
    private final Queue<Runnable> lookupResults = new ConcurrentLinkedQueue<>();

    /** A peer to which this node connects. */
    private static final class Target {
        private final Peer peer;

        /** Connection whose handshake is not complete, or {@code null} if there is none. */
        private @Nullable PeerConnection attempt;

        /** Whether a host name lookup is in progress. */
        private boolean resolving;

        /** Addresses found by the last host name lookup. */
        private InetAddress[] addresses = {};

        /** Index of the next address to try. */
        private int nextAddress;

        /** Time of the next attempt, as a value of {@link System#nanoTime}. */
        private long retryTime;

        Target(Peer peer, long retryTime) {
            this.peer = peer;
            this.retryTime = retryTime;
        }

        boolean isIdle() {
            return peer.connection == null && attempt == null && !resolving;
        }
    }

    OutgoingConnections(ExchangeState exchange, ConnectionFactory factory, long retryNanos) {
        this.exchange = exchange;
        this.factory = factory;
        this.retryNanos = retryNanos;
        long now = System.nanoTime();
        for (Peer peer : exchange.peers()) {
            if (peer.host.rank() > exchange.rank()) {
                targets.add(new Target(peer, now));
            }
        }
    }

    /** Starts all attempts that are due. Returns the time until the next attempt, in nanoseconds. */
    long startAttempts(long now) {
        long nextNanos = retryNanos;
        for (Target target : targets) {
            if (exchange.isAccepting() && target.isIdle()) {
                long waitNanos = target.retryTime - now;
                if (waitNanos <= 0) {
                    start(target);
                } else {
                    nextNanos = Math.min(nextNanos, waitNanos);
                }
            }
        }
        return nextNanos;
    }

    private void start(Target target) {
        try {
            connect(target, InetAddress.ofLiteral(target.peer.host.hostname()));
        } catch (IllegalArgumentException e) {
            // The host is specified by name rather than by an address literal.
            if (target.nextAddress < target.addresses.length) {
                connect(target, target.addresses[target.nextAddress++]);
            } else {
                resolve(target);
            }
        }
    }

    /**
     * Looks up a peer's host name on a virtual thread. The lookup is repeated after all addresses have been tried,
     * because the host may not get its address until it starts.
     */
    private void resolve(Target target) {
        target.resolving = true;
        String hostname = target.peer.host.hostname();
        Thread.ofVirtual().name("rdma4j-rendezvous-lookup").start(() -> {
            Runnable result;
            try {
                InetAddress[] addresses = InetAddress.getAllByName(hostname);
                result = () -> resolved(target, addresses);
            } catch (UnknownHostException e) {
                String reason = "cannot be resolved: unknown host " + e.getMessage();
                result = () -> {
                    resolved(target, new InetAddress[0]);
                    retryLater(target, reason);
                };
            }
            lookupResults.add(result);
            factory.selector().wakeup();
        });
    }

    private static void resolved(Target target, InetAddress[] addresses) {
        target.resolving = false;
        target.nextAddress = 0;
        target.addresses = addresses;
    }

    /** Processes the results of host name lookups. */
    void processLookups() {
        for (Runnable result = lookupResults.poll(); result != null; result = lookupResults.poll()) {
            result.run();
        }
    }

    private void connect(Target target, InetAddress address) {
        NodeConfig host = target.peer.host;
        try {
            Greeting greeting = Greeting.of(exchange.config(), exchange.rank(), host.rank());
            target.attempt = factory.connect(new InetSocketAddress(address, host.port()), greeting, host.name());
        } catch (IOException | RuntimeException e) {
            retryLater(target, "cannot be reached: " + e.getMessage());
        }
    }

    private void retryLater(Target target, String reason) {
        target.peer.status = reason;
        target.retryTime = System.nanoTime() + retryNanos;
    }

    /** Handles the authentication of a connection. Has no effect if the connection was not initiated by this node. */
    void authenticated(PeerConnection connection) {
        for (Target target : targets) {
            if (target.attempt == connection) {
                target.attempt = null;
            }
        }
    }

    /**
     * Handles the loss of a connection by scheduling the next attempt.
     *
     * @return {@code true} if the connection was an attempt whose handshake was not complete
     */
    boolean disconnected(PeerConnection connection, String reason) {
        for (Target target : targets) {
            if (target.attempt == connection) {
                target.attempt = null;
                retryLater(target, reason);
                return true;
            }
            if (target.peer.connection == connection) {
                target.retryTime = System.nanoTime() + retryNanos;
            }
        }
        return false;
    }

    /** Returns the attempts whose handshake deadline has passed. */
    List<PeerConnection> expired(long now) {
        List<PeerConnection> expired = new ArrayList<>();
        for (Target target : targets) {
            PeerConnection attempt = target.attempt;
            if (attempt != null && attempt.handshakeDeadline - now <= 0) {
                expired.add(attempt);
            }
        }
        return expired;
    }

    /** Closes all connections whose handshakes are not complete. */
    void close() {
        for (Target target : targets) {
            PeerConnection attempt = target.attempt;
            if (attempt != null) {
                attempt.close();
                target.attempt = null;
            }
        }
    }
}
