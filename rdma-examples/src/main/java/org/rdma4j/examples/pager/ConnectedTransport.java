package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.Channel;
import org.rdma4j.cm.Connection;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.VerbsException;

/** A node with a device, or without one. It serves its pages over TCP in both cases, for nodes that have none. */
final class ConnectedTransport implements PageTransport {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");
    private static final Duration BEAT = Duration.ofSeconds(1);
    /** Minimum time between two questions for the calls to this node, however fast the coordinator answers. */
    private static final Duration BEAT_PAUSE = Duration.ofMillis(10);

    private static final Duration FAREWELL = Duration.ofMillis(500);

    private final Builder with;
    private final Duration halfOfLimit;
    private final String path;
    private final Deque<Closeable> owned = new ArrayDeque<>();
    private final CoordinatorClient coordinator;
    private final TcpServer tcp;
    private final @Nullable RdmaDevice device;
    private final @Nullable HandServer hand;
    private final String reason;
    private final Frames frames;
    private final Map<String, RemoteNode> nodes = new ConcurrentHashMap<>();
    private final Latencies latencies = new Latencies();
    private final Thread heart;
    /** Held while the coordinator is told, so that what was published last is what it knows. */
    private final Object publishing = new Object();

    private @Nullable MemoryRegion region;
    private volatile PublishedNode published;
    private volatile boolean closed;

    static PageTransport open(Builder with) throws PagerException {
        try {
            return new ConnectedTransport(with);
        } catch (PagerException e) {
            throw e;
        } catch (IOException e) {
            throw PagerException.of("node '" + with.node + "' cannot be opened: " + e.getMessage(), e);
        }
    }

    private ConnectedTransport(Builder with) throws IOException {
        this.with = with;
        halfOfLimit = Deadline.half(with.limit);
        path = "/nodes/" + with.node + "/rdma/endpoint";
        boolean opened = false;
        try {
            coordinator = own(new CoordinatorClient(with.coordinator));
            InetAddress local = with.address == null ? towards(with.coordinator) : with.address;
            String missing = "the mode TCP was asked for";
            RdmaDevice found = null;
            if (with.mode != Mode.TCP) {
                try {
                    found = own(RdmaDevice.open(with.device, local));
                } catch (PagerException e) {
                    if (with.mode == Mode.RDMA) {
                        throw e;
                    }
                    missing = e.getMessage();
                }
            }
            device = found;
            reason = found == null ? missing : found.name() + " works";
            tcp = own(new TcpServer(
                    found == null ? local : found.address(), TcpLink.identity(with.node, with.incarnation)));
            frames = own(new Frames(with.frames, found == null ? null : found.domain()));
            hand = found != null && found.connectsByHand() ? own(new HandServer(with.node, found)) : null;
            String rdma = found == null
                    ? PublishedNode.NONE
                    : hand != null
                            ? PublishedNode.BY_HAND
                            : Names.text(own(new ManagedServer(found)).address());
            published = new PublishedNode(with.incarnation, 0, Names.text(tcp.address()), rdma, 0, 0);
            publish();
            heart = Thread.ofPlatform()
                    .daemon()
                    .name("pager, heart of " + with.node)
                    .unstarted(this::live);
            heart.start();
            opened = true;
        } finally {
            if (!opened) {
                closeOwned();
            }
        }
    }

    private <T extends Closeable> T own(T resource) {
        owned.push(resource);
        return resource;
    }

    private static InetAddress towards(URI coordinator) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(new InetSocketAddress(InetAddress.getByName(coordinator.getHost()), 9));
            return socket.getLocalAddress();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void publish() throws PagerException {
        synchronized (publishing) {
            coordinator.ask("POST", path, published.toString(), Deadline.in(with.limit));
        }
    }

    @Override
    public Mode mode() {
        return device == null ? Mode.TCP : Mode.RDMA;
    }

    @Override
    public String reason() {
        return reason;
    }

    // Pages of this node.

    @Override
    public MemorySegment registerPages(int count, Consumer<MemorySegment> fill) throws PagerException {
        if (count < 1) {
            throw new IllegalArgumentException(count + " pages; there can be 1 or more");
        }
        checkOpen();
        MemorySegment memory = Frames.allocate(count);
        // What it throws leaves those that are registered as they are.
        fill.accept(memory);
        offer(count, memory);
        return memory;
    }

    private synchronized void offer(int count, MemorySegment memory) throws PagerException {
        checkOpen();
        boolean done = false;
        try {
            takeBack();
            RemoteMemory remote = new RemoteMemory(0, 0, 0);
            if (device != null) {
                region = MemoryRegion.register(device.domain(), memory, Access.REMOTE_READ);
                remote = region.remoteMemory();
            }
            tcp.serve(memory);
            publishPages(count, remote);
            done = true;
        } catch (VerbsException e) {
            throw PagerException.of(count + " pages cannot be registered: " + e.getMessage(), e);
        } finally {
            if (!done) {
                takeBackQuietly();
            }
        }
    }

    @Override
    public synchronized void withdrawPages() throws PagerException {
        checkOpen();
        try {
            takeBack();
        } catch (VerbsException e) {
            throw PagerException.of("the pages cannot be withdrawn: " + e.getMessage(), e);
        }
        publish();
    }

    private void publishPages(int count, RemoteMemory memory) throws PagerException {
        PublishedNode was = published;
        published = new PublishedNode(was.incarnation(), count, was.tcp(), was.rdma(), memory.address(), memory.rkey());
        publish();
    }

    private void takeBack() throws VerbsException {
        PublishedNode was = published;
        published = new PublishedNode(was.incarnation(), 0, was.tcp(), was.rdma(), 0, 0);
        tcp.serve(null);
        if (region != null) {
            region.close();
            region = null;
        }
    }

    private void takeBackQuietly() {
        try {
            takeBack();
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.WARNING, "the pages of node '" + with.node + "' stay registered", e);
        }
    }

    /** Tells the coordinator once a second that this node lives, and hears who wants to be connected. */
    private void live() {
        String known = "-1";
        while (!closed) {
            try {
                Deadline end = Deadline.in(BEAT.multipliedBy(3));
                String calls = coordinator.once(
                        "GET",
                        "/nodes/" + with.node + "/rdma/calls?incarnation=" + with.incarnation + "&known=" + known
                                + "&wait=" + BEAT.toMillis(),
                        "",
                        end);
                known = calls.isEmpty() ? known : answer(calls, end);
                if (!calls.isEmpty()) {
                    CoordinatorClient.pause(Deadline.in(BEAT_PAUSE));
                } else if (end.left().compareTo(BEAT.multipliedBy(5).dividedBy(2)) > 0) {
                    // It did not wait, as it was asked to.
                    CoordinatorClient.pause();
                }
            } catch (CoordinatorClient.StatusException e) {
                known = "-1";
                publishAgain(e);
            } catch (IOException | RuntimeException e) {
                LOG.log(System.Logger.Level.DEBUG, "node '" + with.node + "' was not heard", e);
                CoordinatorClient.pause();
            }
        }
    }

    /** Gives the version of what was answered. */
    private String answer(String calls, Deadline end) throws IOException {
        List<String> offers = new ArrayList<>(FlatJson.objects(calls));
        // A number, since it becomes part of the next question.
        long version =
                Long.parseLong(String.valueOf(FlatJson.parse(offers.remove(0)).get("version")));
        if (hand != null) {
            hand.calls(offers.stream().map(FlatJson::parse).toList(), offers, coordinator, end);
        }
        return Long.toString(version);
    }

    /** The coordinator has lost its memory, or takes this node for dead. */
    private void publishAgain(CoordinatorClient.StatusException why) {
        try {
            if (why.status != CoordinatorClient.NOT_FOUND) {
                throw why;
            }
            synchronized (publishing) {
                coordinator.once("POST", path, published.toString(), Deadline.in(BEAT.multipliedBy(3)));
            }
            CoordinatorClient.pause(Deadline.in(BEAT_PAUSE));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "node '" + with.node + "' is not published: " + e.getMessage());
            CoordinatorClient.pause();
        }
    }

    // Pages of other nodes.

    @Override
    public Page fetchRemotePage(String node, int page) throws PagerException {
        if (page < 0) {
            throw new IndexOutOfBoundsException("page " + page + " of node '" + node + "'; they are counted from 0");
        }
        Deadline end = Deadline.in(with.limit, halfOfLimit);
        Page here = node(node).fetch(page, end);
        latencies.add(end.elapsed());
        return here;
    }

    @Override
    public List<Page> fetchRemotePages(String node, int... pages) throws PagerException {
        for (int page : pages) {
            if (page < 0) {
                throw new IndexOutOfBoundsException(
                        "page " + page + " of node '" + node + "'; they are counted from 0");
            }
        }
        return node(node).fetch(pages.clone(), Deadline.in(with.limit, halfOfLimit));
    }

    @Override
    public Latencies latencies() {
        return latencies;
    }

    private RemoteNode node(String name) {
        checkOpen();
        RemoteNode known = nodes.get(name);
        if (known != null) {
            return known;
        }
        Names.checked(name);
        if (name.equals(with.node)) {
            throw new IllegalArgumentException("'" + name + "' is this node itself; its pages are here");
        }
        RemoteNode made =
                nodes.computeIfAbsent(name, each -> new RemoteNode(each, connectorTo(each), frames, with.readAhead));
        if (closed) {
            made.close();
            checkOpen();
        }
        return made;
    }

    private RemoteNode.Connector connectorTo(String node) {
        return new RemoteNode.Connector() {
            @Override
            public PublishedNode published(Deadline end) throws IOException {
                String answer = coordinator.ask("GET", "/nodes/" + node + "/rdma/endpoint", "", end);
                return coordinator.read(answer, PublishedNode::parse);
            }

            @Override
            public PageLink connect(PublishedNode to, ReentrantLock guard, Deadline end) throws IOException {
                try {
                    return linkTo(to, guard, end);
                } catch (IllegalArgumentException e) {
                    throw PagerException.of("node '" + node + "' has published what cannot be: " + e.getMessage(), e);
                }
            }

            private PageLink linkTo(PublishedNode to, ReentrantLock guard, Deadline end) throws IOException {
                if (device != null && to.hasRdma() && to.isByHand() == device.connectsByHand()) {
                    Channel channel = to.isByHand() ? byHand(device, node, to, end) : managed(device, to, end);
                    return link(to, channel, guard);
                }
                if (with.mode == Mode.RDMA) {
                    throw new PagerException("node '" + node + "' cannot be read by RDMA from here ("
                            + (to.hasRdma() ? "its device connects in another way" : "it has no device")
                            + "); open this node with AUTO or TCP");
                }
                return new TcpLink(node, to, end);
            }

            @Override
            public void shortage(Deadline end) {
                nodes.values().forEach(each -> each.forgetAhead(end));
            }
        };
    }

    /** Both sides prepare a channel, and find the endpoint of the other at the coordinator. */
    private Channel byHand(RdmaDevice on, String node, PublishedNode to, Deadline end) throws IOException {
        Channel channel = on.createChannel(PageLink.WINDOW);
        boolean connected = false;
        try {
            String call = Long.toHexString(ThreadLocalRandom.current().nextLong());
            String offer = channel.endpoint().toString();
            coordinator.ask("POST", HandServer.path(with.node, node, call), offer, end);
            long patience = Math.max(0, end.leftMillis() - BEAT.toMillis() / 10);
            String path = HandServer.path(node, with.node, call) + "&wait=" + patience;
            String answer = coordinator.ask("GET", path, "", end);
            String error = coordinator.read(answer, FlatJson::parse).get("error");
            if (error != null) {
                throw PagerException.passing(
                        "node '" + node + "' cannot be connected to: " + PrintableText.shortened(error), null);
            }
            channel.connect(coordinator.read(answer, Endpoint::parse));
            connected = true;
            return channel;
        } finally {
            if (!connected) {
                channel.close();
            }
        }
    }

    private Channel managed(RdmaDevice on, PublishedNode to, Deadline end) throws IOException {
        Channel channel =
                Channel.of(Connection.to(to.listener().orElseThrow(), on.options(PageLink.WINDOW), end.left()));
        boolean connected = false;
        try {
            ReceiveRequest word = channel.prepareReceive(channel.allocate(1)).post();
            channel.establish(end.left());
            // The other side begins; see its ManagedServer.
            word.await(end.leftOfAnswer());
            connected = true;
        } finally {
            if (!connected) {
                channel.close();
            }
        }
        return channel;
    }

    private PageLink link(PublishedNode to, Channel channel, ReentrantLock guard) throws IOException {
        boolean made = false;
        try {
            PageLink link = new RdmaLink(to, frames, channel, guard);
            made = true;
            return link;
        } finally {
            if (!made) {
                channel.close();
            }
        }
    }

    // The end.

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("the transport of node '" + with.node + "' is closed");
        }
    }

    @Override
    public synchronized void close() throws IOException {
        // Also a thread that was interrupted says farewell, and waits for what is to end.
        boolean interrupted = Thread.interrupted();
        try {
            closeAll();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void closeAll() throws IOException {
        closed = true;
        heart.interrupt();
        ManagedServer.join(heart);
        nodes.values().forEach(RemoteNode::close);
        if (!owned.isEmpty()) {
            try {
                coordinator.once("DELETE", path + "?incarnation=" + with.incarnation, "", Deadline.in(FAREWELL));
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "node '" + with.node + "' left without a word", e);
            }
        }
        takeBack();
        closeOwned();
    }

    /** The last first; what fails is closed again the next time. */
    private void closeOwned() throws IOException {
        while (!owned.isEmpty()) {
            owned.peek().close();
            owned.pop();
        }
    }
}
