package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The connections of a {@link Rendezvous}, all served by one selector on the thread that waits. Nothing blocks: a
 * connection that is slow or silent delays none of the others.
 */
final class Peers implements Link.Listener {
    /** How many connections may be open whose other side has not proven itself; the oldest makes room. */
    static final int MOST_STRANGERS = 128;

    private static final int MOST_REASONS = 8;
    private static final System.Logger LOGGER = System.getLogger("org.rdma4j.network");

    /** A node has given up, or is lost when it cannot come back any more. */
    static final class Failure extends IOException {
        private static final long serialVersionUID = 1L;

        Failure(String message) {
            super(message);
        }

        @Override
        public String getMessage() {
            return Objects.requireNonNull(super.getMessage());
        }
    }

    private final NetworkConfig config;
    private final int rank;
    private final RendezvousOptions options;
    private final Selector selector;
    private final @Nullable ServerSocketChannel listener;
    private final @Nullable Peer[] peers;
    private final List<Peer> others = new ArrayList<>();
    private final Set<Link> strangers = new LinkedHashSet<>();
    private final Map<String, Integer> refused = new LinkedHashMap<>();
    private final Queue<Runnable> lookups = new ConcurrentLinkedQueue<>();
    private byte[] payload = {};
    private int round;
    private int committed;
    /** Nodes may come and go: nobody has been told that all is there. */
    private boolean gathering;

    Peers(
            NetworkConfig config,
            int rank,
            RendezvousOptions options,
            Selector selector,
            @Nullable ServerSocketChannel listener)
            throws IOException {
        this.config = config;
        this.rank = rank;
        this.options = options;
        this.selector = selector;
        this.listener = listener;
        this.peers = new Peer[config.worldSize()];
        long now = System.nanoTime();
        for (NodeConfig host : config.hosts()) {
            if (host.rank() != rank) {
                Peer peer = new Peer(host, host.rank() < rank ? "has not connected" : "was not reached", now);
                peers[host.rank()] = peer;
                others.add(peer);
            }
        }
        if (listener != null) {
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
        }
    }

    NodeConfig self() {
        return config.host(rank);
    }

    List<Peer> others() {
        return others;
    }

    void checkLength(byte[] bytes) {
        if (bytes.length > options.mostBytes()) {
            throw new IllegalArgumentException(
                    "a payload of " + bytes.length + " bytes; this rendezvous takes " + options.mostBytes());
        }
    }

    // The steps of an exchange.

    void begin(int number, byte[] mine) throws Failure {
        round = number;
        payload = mine;
        gathering = number == 1;
        for (Peer peer : others) {
            if (!gathering && peer.link == null) {
                throw new Failure(peer.description());
            }
            peer.data.remove(number - 1);
            say(peer, Link.Kind.DATA, mine);
        }
    }

    void sayReady() {
        gathering = false;
        closeListener();
        for (Peer peer : others) {
            say(peer, Link.Kind.READY, new byte[0]);
        }
    }

    boolean isCommitted() {
        return committed >= round;
    }

    void sayCommitted() {
        committed = round;
        for (Peer peer : others) {
            say(peer, Link.Kind.COMMIT, new byte[0]);
        }
    }

    List<byte[]> payloads() {
        List<byte[]> all = new ArrayList<>();
        for (Peer peer : peers) {
            all.add(peer == null ? payload : Objects.requireNonNull(peer.data.get(round)));
        }
        return all;
    }

    private void say(Peer peer, Link.Kind kind, byte[] body) {
        Link link = peer.link;
        if (link != null) {
            try {
                link.send(kind, round, body);
            } catch (IOException e) {
                // It is gone. Why, it may have said before; that is still to be read.
            }
        }
    }

    /** Serves all connections until the condition holds or the time has come. */
    void run(long until, BooleanSupplier condition) throws Failure {
        while (!condition.getAsBoolean()) {
            long now = System.nanoTime();
            if (now - until >= 0) {
                return;
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new Failure("interrupted");
            }
            serve(Math.min(until, startAttempts(now)) - now);
            expire(System.nanoTime());
        }
    }

    private void serve(long nanos) throws Failure {
        try {
            selector.select(Math.max(1, nanos / 1_000_000));
        } catch (IOException e) {
            throw new Failure("the system's selector failed: " + text(e));
        }
        for (Runnable lookup = lookups.poll(); lookup != null; lookup = lookups.poll()) {
            lookup.run();
        }
        List<SelectionKey> keys = List.copyOf(selector.selectedKeys());
        selector.selectedKeys().clear();
        for (SelectionKey key : keys) {
            if (key.isValid() && key.attachment() instanceof Link link) {
                try {
                    link.ready(this);
                } catch (Failure e) {
                    throw e;
                } catch (IOException e) {
                    lost(link, text(e));
                }
            } else if (key.isValid()) {
                accept();
            }
        }
    }

    private static String text(IOException e) {
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }

    // Connections that are made.

    /** Tries who is due; when the next is. */
    private long startAttempts(long now) {
        long next = now + Deadlines.nanos(options.retryDelay());
        for (Peer peer : others) {
            if (gathering && peer.host.rank() > rank && peer.link == null && peer.attempt == null && !peer.isLookedUp) {
                if (peer.tryAt - now <= 0) {
                    attempt(peer, now);
                } else {
                    next = Math.min(next, peer.tryAt);
                }
            }
        }
        return next;
    }

    private void attempt(Peer peer, long now) {
        try {
            connect(peer, now, InetAddress.ofLiteral(peer.host.hostname()));
        } catch (IllegalArgumentException e) {
            if (peer.attempts < peer.addresses.length) {
                connect(peer, now, peer.addresses[peer.attempts]);
            } else {
                lookUp(peer);
            }
        }
    }

    /** Asks the system anew each time all addresses were tried: the node may get its address when it starts. */
    private void lookUp(Peer peer) {
        peer.isLookedUp = true;
        Thread.ofVirtual().name("rdma4j-rendezvous-lookup").start(() -> {
            InetAddress[] found = {};
            String problem = "";
            try {
                found = InetAddress.getAllByName(peer.host.hostname());
            } catch (UnknownHostException e) {
                problem = "its name is not known: " + e.getMessage();
            }
            InetAddress[] addresses = found;
            String why = problem;
            lookups.add(() -> {
                peer.isLookedUp = false;
                peer.attempts = 0;
                peer.addresses = addresses;
                if (addresses.length == 0) {
                    again(peer, why);
                }
            });
            selector.wakeup();
        });
    }

    private void connect(Peer peer, long now, InetAddress address) {
        peer.attempts++;
        SocketChannel channel = null;
        try {
            channel = SocketChannel.open();
            prepare(channel);
            channel.connect(new InetSocketAddress(address, peer.host.port()));
            Greeting greeting = Greeting.of(config, rank, peer.host.rank());
            peer.attempt = link(channel, greeting, peer.host.name(), now);
        } catch (IOException | RuntimeException e) {
            close(channel);
            again(peer, "cannot be reached: " + e.getMessage());
        }
    }

    private void again(Peer peer, String why) {
        peer.note = why;
        peer.tryAt = System.nanoTime() + Deadlines.nanos(options.retryDelay());
    }

    private static void prepare(SocketChannel channel) throws IOException {
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel.setOption(StandardSocketOptions.SO_KEEPALIVE, true);
    }

    private Link link(SocketChannel channel, @Nullable Greeting greeting, String name, long now) throws IOException {
        return new Link(
                channel,
                selector,
                config.token(),
                Math.max(options.mostBytes(), Rendezvous.MOST_TEXT) + Integer.BYTES,
                greeting,
                name,
                now + Deadlines.nanos(options.greetingLimit()));
    }

    // Connections that are taken.

    private void accept() {
        SocketChannel channel = null;
        try {
            channel = Objects.requireNonNull(listener).accept();
            if (channel == null) {
                return;
            }
            prepare(channel);
            strangers.add(link(channel, null, String.valueOf(channel.getRemoteAddress()), System.nanoTime()));
            if (strangers.size() > MOST_STRANGERS) {
                drop(strangers.iterator().next(), "made room for others");
            }
        } catch (IOException e) {
            // It was gone before it was here; or there are too many open files, which may pass.
            close(channel);
        }
    }

    /** Closes those that have not said in time who they are. */
    private void expire(long now) throws Failure {
        for (Link link : List.copyOf(strangers)) {
            if (link.greetUntil - now <= 0) {
                drop(link, "did not say in time who it is");
            }
        }
        for (Peer peer : others) {
            Link attempt = peer.attempt;
            if (attempt != null && attempt.greetUntil - now <= 0) {
                lost(attempt, "has not answered in time");
            }
        }
    }

    private void drop(Link link, String why) {
        link.close();
        if (strangers.remove(link) && !link.isEnding()) {
            refuse(link, why);
        }
    }

    private void refuse(Link link, String why) {
        String from = link.name.replaceFirst(":\\d+$", "").replaceFirst("^/", "");
        String reason = from + (link.rank < 0 ? "" : " as rank " + link.rank) + " " + why;
        if (link.rank >= 0 && link.rank < rank) {
            Peer peer = Objects.requireNonNull(peers[link.rank]);
            if (peer.link == null) {
                peer.note = "a connection from " + from + " " + why;
            }
        }
        if (refused.size() < MOST_REASONS || refused.containsKey(reason)) {
            if (refused.merge(reason, 1, Integer::sum) == 1) {
                LOGGER.log(System.Logger.Level.INFO, "{0} refuses a connection: {1}", self().name(), reason);
            }
        }
    }

    /** For a message: what was refused. */
    String strangers() {
        if (refused.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder(". Connections that were refused:");
        refused.forEach((reason, times) ->
                text.append(' ').append(reason).append(times == 1 ? ";" : " (" + times + " times);"));
        text.setLength(text.length() - 1);
        return text.toString();
    }

    // What connections tell.

    @Override
    public Greeting answer(Link link, Greeting other) {
        link.rank = other.from() < rank ? other.from() : -1;
        return Greeting.of(config, rank, other.from());
    }

    @Override
    public void proven(Link link) throws IOException {
        if (link.rank < 0) {
            throw new IOException("says that it is a rank that does not connect to this one");
        }
        Peer peer = peer(link);
        Link present = peer.link;
        if (present != null) {
            // It stays among the strangers until it closes. Should the other one be dead, this finds out.
            present.send(Link.Kind.PROBE, new byte[0]);
            link.send(Link.Kind.REFUSED, "rank " + link.rank + " is there already, from " + present.name);
            refuse(link, "is there already, from " + present.name);
            link.end();
            return;
        }
        strangers.remove(link);
        peer.attempt = null;
        peer.link = link;
        peer.note = "is connected, and has sent nothing";
        link.send(Link.Kind.DATA, round, payload);
    }

    private Peer peer(Link link) {
        return Objects.requireNonNull(peers[link.rank]);
    }

    @Override
    public void said(Link link, Link.Kind kind, ByteBuffer body) throws IOException {
        Peer peer = peer(link);
        switch (kind) {
            case DATA -> {
                int number = number(kind, body, round + 1);
                if (number < round || peer.hasData(number)) {
                    throw new IOException("sent data of round " + number + " out of turn");
                }
                byte[] bytes = new byte[body.remaining()];
                body.get(bytes);
                peer.data.put(number, bytes);
                peer.note = "has not said that it has everything";
            }
            case READY -> peer.ready = number(kind, body, round);
            case COMMIT -> {
                int number = number(kind, body, gathering ? round - 1 : round);
                committed = Math.max(committed, number);
            }
            case GAVE_UP -> {
                String why = "gave up: " + text(body);
                if (!gathering && !isCommitted()) {
                    throw new Failure(peer.host.name() + " " + why);
                }
                throw new IOException(why);
            }
            case REFUSED -> throw new IOException("refuses this node: " + text(body));
            case PROBE -> {
                // It is for TCP to answer.
            }
            case PROOF -> throw new IOException("sent a second proof");
            default -> throw new AssertionError(kind);
        }
    }

    private static int number(Link.Kind kind, ByteBuffer body, int most) throws IOException {
        int number = body.remaining() < Integer.BYTES ? 0 : body.getInt();
        if (number < 1 || number > most) {
            throw new IOException("sent " + kind + " of round " + number + " out of turn");
        }
        return number;
    }

    /** Of a peer, for a message: no control characters, and not too long. */
    private static String text(ByteBuffer body) {
        byte[] bytes = new byte[Math.min(body.remaining(), Rendezvous.MOST_TEXT)];
        body.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", "?");
    }

    /** A connection is over, for whatever reason. */
    private void lost(Link link, String why) throws Failure {
        link.close();
        if (strangers.remove(link)) {
            if (!link.isEnding()) {
                refuse(link, why);
            }
            return;
        }
        Peer peer = peer(link);
        if (peer.attempt == link) {
            peer.attempt = null;
            again(peer, why);
        } else if (peer.link == link) {
            peer.link = null;
            again(peer, why);
            if (gathering) {
                peer.forget();
            } else if (!isCommitted() && !peer.isReady(round)) {
                throw new Failure(peer.host.name() + " " + why + " before it had everything");
            }
        }
    }

    // The end.

    /** Tells all why, and ends. */
    void giveUp(String why, long until) {
        boolean interrupted = Thread.interrupted();
        for (Peer peer : others) {
            Link link = peer.link;
            if (link != null) {
                try {
                    link.send(Link.Kind.GAVE_UP, why);
                } catch (IOException e) {
                    link.close();
                }
            }
        }
        farewell(until);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Ends all connections so that what was sent last arrives: closed with something unread, a socket takes back what it
     * has sent.
     *
     * @param until when it waits no longer for the other sides to close too, of {@link System#nanoTime}
     */
    void farewell(long until) {
        boolean interrupted = Thread.interrupted();
        closeListener();
        List<Link> links = new ArrayList<>();
        for (Peer peer : others) {
            Link link = peer.link;
            if (link != null) {
                links.add(link);
            }
        }
        links.forEach(Link::end);
        try {
            while (links.stream().anyMatch(Link::isOpen) && until - System.nanoTime() > 0) {
                selector.select(
                        key -> {
                            if (key.attachment() instanceof Link link) {
                                try {
                                    link.ready(this);
                                } catch (IOException e) {
                                    link.close();
                                }
                            }
                        },
                        Math.max(1, (until - System.nanoTime()) / 1_000_000));
            }
        } catch (IOException e) {
            // They are closed without it.
        }
        close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void closeListener() {
        close(listener);
        List.copyOf(strangers).forEach(link -> drop(link, "came too late"));
        for (Peer peer : others) {
            Link attempt = peer.attempt;
            if (attempt != null) {
                attempt.close();
                peer.attempt = null;
            }
        }
    }

    /** Closes all that is open. */
    void close() {
        if (selector.isOpen()) {
            selector.keys().forEach(key -> close(key.channel()));
        }
        // What was closed is freed with its key.
        close(selector);
    }

    static void close(@Nullable Closeable what) {
        try {
            if (what != null) {
                what.close();
            }
        } catch (IOException e) {
            // It is gone either way.
        }
    }
}
