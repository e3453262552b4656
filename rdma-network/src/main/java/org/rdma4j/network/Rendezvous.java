package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;

/**
 * The nodes of a network find each other over TCP, before there is RDMA between them, and exchange bytes: each gives a
 * payload, and gets those of all.
 *
 * {@snippet lang=java :
 * try (Rendezvous rendezvous = Rendezvous.of(config, rank)) {
 *     List<byte[]> endpoints = rendezvous.exchange(mine, limit);
 *     // Connect to them.
 *     rendezvous.exchange(new byte[0], limit); // All have connected when this returns.
 * }
 * }
 *
 * <p><b>Who connects.</b> Every node but the first listens at its port of the configuration, from {@link #of} until the
 * first exchange is over; each connects to the nodes of higher rank, again and again until the deadline. Nodes may start in
 * any order, and a node that ends during the first exchange may be started again.
 *
 * <p><b>Who is let in.</b> A connection that does not belong to the network costs that connection and nothing else: one
 * without the cluster token, with other hosts in its configuration, another world size or protocol version, of a rank that
 * is there already, with bytes that make no sense, or with none. It is closed at once, one that stays silent or sends too
 * slowly after {@link RendezvousOptions#greetingLimit}. The token itself is not sent: each side proves with an HMAC of fresh
 * random numbers that it knows it, and seals what it sends. Who listens on the wire can read the payloads, and try to guess
 * a token; choose a long random one.
 *
 * <p><b>How it ends.</b> {@link #exchange} returns at a node once all nodes have said that they have everything; until then
 * none returns. A node whose deadline passes, or that loses another later than in the first exchange, tells the others, and
 * its exception names those that are missing. So either all nodes return or none, with one exception that no protocol can
 * rule out: when a node, or the network between two, fails in the moment in which they tell each other that they have
 * everything, one may have heard it and returned while another has not, and throws.
 *
 * <p>No thread is left behind, and none works here between two calls. Names of hosts are looked up on virtual threads, which
 * end when the system's resolver does. One thread at a time uses an instance; all methods throw a {@link
 * WrongThreadException} at another. Interrupt a thread to end its exchange.
 */
public final class Rendezvous implements Closeable {
    /** How long the reason for a failure may be that one node tells another, in bytes. */
    static final int MOST_TEXT = 1000;

    private static final Duration LONGEST_RESERVE = Duration.ofSeconds(1);
    private static final Duration LONGEST_FAREWELL = Duration.ofMillis(500);

    private final Peers peers;
    private final ReentrantLock use = new ReentrantLock();
    private int round;
    private boolean over;

    private Rendezvous(Peers peers) {
        this.peers = peers;
    }

    /**
     * A node's part of it, which listens from now on.
     *
     * @param rank of this node
     * @throws IllegalArgumentException if the network has no such rank
     * @throws RendezvousException if it cannot listen at its port
     */
    public static Rendezvous of(NetworkConfig config, int rank) throws RendezvousException {
        return of(config, rank, RendezvousOptions.DEFAULT);
    }

    /** The same in detail. */
    public static Rendezvous of(NetworkConfig config, int rank, RendezvousOptions options) throws RendezvousException {
        NodeConfig host = config.host(rank);
        Selector selector = null;
        ServerSocketChannel listener = null;
        try {
            selector = Selector.open();
            if (rank > 0) {
                listener = ServerSocketChannel.open();
                listener.bind(where(host), Peers.MOST_STRANGERS + config.worldSize());
            }
            return new Rendezvous(new Peers(config, rank, options, selector, listener));
        } catch (IOException | RuntimeException e) {
            Peers.close(listener);
            Peers.close(selector);
            throw new RendezvousException(
                    host.name() + " cannot listen at its port: " + e.getMessage()
                            + "; is another process of this rank running?",
                    e);
        }
    }

    private static InetSocketAddress where(NodeConfig host) {
        try {
            return new InetSocketAddress(InetAddress.ofLiteral(host.hostname()), host.port());
        } catch (IllegalArgumentException e) {
            // A name: that of its own machine is often that of the loopback address.
            return new InetSocketAddress(host.port());
        }
    }

    /**
     * One exchange, and nothing after it.
     *
     * @param rank of this node
     * @param payload of this node
     * @return the payloads of all nodes, by rank
     * @throws IllegalArgumentException if the network has no such rank, or the payload is too long
     * @throws RendezvousException as for {@link #exchange(byte[], Duration)}
     */
    public static List<byte[]> exchange(NetworkConfig config, int rank, byte[] payload, Duration limit)
            throws RendezvousException {
        try (Rendezvous rendezvous = of(config, rank)) {
            return rendezvous.exchange(payload, limit);
        }
    }

    /**
     * Gives all nodes this node's payload, and waits for theirs, and until all have all.
     *
     * @param payload of this node, which the caller leaves alone meanwhile
     * @param limit for all of it; nodes that are not there within nine tenths of it (all but a second of a long one) are
     *     missing
     * @return the payloads of all nodes, by rank
     * @throws IllegalArgumentException if the payload is longer than {@link RendezvousOptions#mostBytes}
     * @throws IllegalStateException if it is closed, or an exchange has failed before
     * @throws RendezvousException if nodes are missing when the limit passes, if one gives up or is lost after the first
     *     exchange, or if this thread is interrupted
     */
    public List<byte[]> exchange(byte[] payload, Duration limit) throws RendezvousException {
        peers.checkLength(payload);
        enter();
        try {
            return exchangeAlone(payload, limit);
        } finally {
            use.unlock();
        }
    }

    private void enter() {
        if (!use.tryLock()) {
            throw new WrongThreadException("the rendezvous of " + peers.self().name()
                    + " is used by another thread; interrupt that one to end its exchange");
        }
    }

    private List<byte[]> exchangeAlone(byte[] payload, Duration limit) throws RendezvousException {
        if (over) {
            throw new IllegalStateException("this rendezvous is over");
        }
        long nanos = Deadlines.nanos(limit);
        long start = System.nanoTime();
        long end = start + nanos;
        long gathered = end - Math.min(nanos / 10, LONGEST_RESERVE.toNanos());
        round++;
        boolean done = false;
        try {
            peers.begin(round, payload);
            peers.run(gathered, () -> missing(Peer::hasData).isEmpty());
            failIfMissing(missing(Peer::hasData), start, end, "has nothing of");
            peers.sayReady();
            peers.run(end, () -> peers.isCommitted() || missing(Peer::isReady).isEmpty());
            if (!peers.isCommitted()) {
                failIfMissing(missing(Peer::isReady), start, end, "has not heard that all is there from");
            }
            peers.sayCommitted();
            done = true;
            return peers.payloads();
        } catch (Peers.Failure e) {
            throw fail(e.getMessage(), end, List.of());
        } finally {
            if (!done) {
                over = true;
                peers.close();
            }
        }
    }

    private interface Test {
        boolean of(Peer peer, int round);
    }

    private List<Peer> missing(Test there) {
        List<Peer> missing = new ArrayList<>();
        for (Peer peer : peers.others()) {
            if (!there.of(peer, round)) {
                missing.add(peer);
            }
        }
        return missing;
    }

    private void failIfMissing(List<Peer> missing, long start, long end, String what) throws RendezvousException {
        if (!missing.isEmpty()) {
            String names = missing.stream().map(Peer::description).collect(Collectors.joining("; "));
            double seconds = (System.nanoTime() - start) / 1e9;
            throw fail(
                    String.format(Locale.ROOT, "after %.1f s it %s %s%s", seconds, what, names, peers.strangers()),
                    end,
                    missing.stream().map(peer -> peer.host.rank()).toList());
        }
    }

    private RendezvousException fail(String why, long end, List<Integer> missing) {
        peers.giveUp(why, Math.min(end, farewell()));
        return new RendezvousException(peers.self().name() + ": " + why, missing);
    }

    /**
     * Ends it because this node cannot go on: the others' next exchange fails with this reason, at once. Idempotent, and
     * nothing where an exchange has failed already.
     */
    public void giveUp(String why) {
        end(until -> peers.giveUp(why, until));
    }

    private void end(LongConsumer how) {
        enter();
        try {
            if (!over) {
                over = true;
                how.accept(farewell());
            }
        } finally {
            use.unlock();
        }
    }

    private static long farewell() {
        return System.nanoTime() + LONGEST_FAREWELL.toNanos();
    }

    /**
     * Ends it: connections and the port are closed. Waits for half a second at most, for what was sent to arrive.
     * Idempotent.
     */
    @Override
    public void close() {
        end(peers::farewell);
    }
}
