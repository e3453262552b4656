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

/** Transport in the modes RDMA and TCP. Always serves its pages over TCP too, for nodes without a device. */
final class ConnectedTransport implements PageTransport {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");
    private static final Duration HEARTBEAT_INTERVAL = Duration.ofSeconds(1);

    /** Minimum time between two heartbeats, even if the coordinator answers immediately. */
    private static final Duration MIN_HEARTBEAT_PAUSE = Duration.ofMillis(10);

    /** Timeout for the notification of the coordinator that this node leaves. */
    private static final Duration DEREGISTRATION_TIMEOUT = Duration.ofSeconds(2);

    private final Builder builder;
    private final Duration answerLimit;
    private final String path;

    /** Resources to close, the last one first. */
    private final Deque<Closeable> owned = new ArrayDeque<>();

    private final CoordinatorClient coordinator;
    private final TcpServer tcp;
    private final @Nullable RdmaDevice device;
    private final @Nullable EndpointExchangeServer exchangeServer;
    private final String reason;
    private final FramePool frames;
    private final Map<String, RemoteNode> nodes = new ConcurrentHashMap<>();
    private final LatencyHistogram latencies = new LatencyHistogram();
    private final Thread heartbeatThread;

    /** Held while a description is sent, so that the coordinator receives the latest one last. */
    private final Object publishing = new Object();

    /** Memory region of the registered pages; null if there are none, or no device. */
    private @Nullable MemoryRegion region;

    private volatile PublishedNode published;
    private volatile boolean closed;

    static PageTransport open(Builder builder) throws PagerException {
        try {
            return new ConnectedTransport(builder);
        } catch (PagerException e) {
            throw e;
        } catch (IOException e) {
            throw PagerException.permanent("node '" + builder.node + "' cannot be opened: " + e.getMessage(), e);
        }
    }

    private ConnectedTransport(Builder builder) throws IOException {
        this.builder = builder;
        answerLimit = Deadline.answerLimit(builder.timeout);
        path = "/nodes/" + builder.node + "/rdma/endpoint";
        boolean opened = false;
        try {
            coordinator = own(new CoordinatorClient(builder.coordinator));
            InetAddress local = builder.address == null ? localAddressTowards(builder.coordinator) : builder.address;
            String missing = "the mode TCP was selected";
            RdmaDevice found = null;
            if (builder.mode != Mode.TCP) {
                try {
                    found = own(RdmaDevice.open(builder.device, local));
                } catch (PagerException e) {
                    if (builder.mode == Mode.RDMA) {
                        throw e;
                    }
                    missing = e.getMessage();
                }
            }
            device = found;
            reason = found == null ? missing : found.name() + " is usable";
            tcp = own(new TcpServer(
                    found == null ? local : found.address(), TcpLink.identity(builder.node, builder.incarnation)));
            frames = own(new FramePool(builder.frames, found == null ? null : found.domain()));
            exchangeServer = found != null && found.usesEndpointExchange()
                    ? own(new EndpointExchangeServer(builder.node, found))
                    : null;
            String rdma = found == null
                    ? PublishedNode.NONE
                    : exchangeServer != null
                            ? PublishedNode.ENDPOINT_EXCHANGE
                            : NodeNames.text(own(new CmServer(found)).address());
            published = new PublishedNode(builder.incarnation, 0, NodeNames.text(tcp.address()), rdma, 0, 0);
            publish();
            heartbeatThread = Thread.ofPlatform()
                    .daemon()
                    .name("pager, heartbeat of " + builder.node)
                    .unstarted(this::runHeartbeats);
            heartbeatThread.start();
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

    private static InetAddress localAddressTowards(URI coordinator) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(new InetSocketAddress(InetAddress.getByName(coordinator.getHost()), 9));
            return socket.getLocalAddress();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void publish() throws PagerException {
        synchronized (publishing) {
            coordinator.request("POST", path, published.toString(), Deadline.in(builder.timeout));
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

    @Override
    public MemorySegment registerPages(int count, Consumer<MemorySegment> fill) throws PagerException {
        if (count < 1) {
            throw new IllegalArgumentException("the number of pages must be at least 1, but is " + count);
        }
        checkOpen();
        MemorySegment memory = FramePool.allocate(count);
        // Before the registered pages are withdrawn, which remain if this throws.
        fill.accept(memory);
        replacePages(count, memory);
        return memory;
    }

    private synchronized void replacePages(int count, MemorySegment memory) throws PagerException {
        checkOpen();
        boolean done = false;
        try {
            withdraw();
            RemoteMemory remote = new RemoteMemory(0, 0, 0);
            if (device != null) {
                region = MemoryRegion.register(device.domain(), memory, Access.REMOTE_READ);
                remote = region.remoteMemory();
            }
            tcp.serve(memory);
            publishPages(count, remote);
            done = true;
        } catch (VerbsException e) {
            throw PagerException.permanent("cannot register " + count + " pages: " + e.getMessage(), e);
        } finally {
            if (!done) {
                withdrawQuietly();
            }
        }
    }

    @Override
    public synchronized void withdrawPages() throws PagerException {
        checkOpen();
        try {
            withdraw();
        } catch (VerbsException e) {
            throw PagerException.permanent("cannot withdraw the pages: " + e.getMessage(), e);
        }
        publish();
    }

    private void publishPages(int count, RemoteMemory memory) throws PagerException {
        PublishedNode previous = published;
        published = new PublishedNode(
                previous.incarnation(), count, previous.tcp(), previous.rdma(), memory.address(), memory.rkey());
        publish();
    }

    private void withdraw() throws VerbsException {
        PublishedNode previous = published;
        published = new PublishedNode(previous.incarnation(), 0, previous.tcp(), previous.rdma(), 0, 0);
        tcp.serve(null);
        if (region != null) {
            region.close();
            region = null;
        }
    }

    private void withdrawQuietly() {
        try {
            withdraw();
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.WARNING, "the pages of node '" + builder.node + "' remain registered", e);
        }
    }

    /**
     * Sends a heartbeat to the coordinator once a second. The response contains the calls of nodes that want to
     * connect.
     */
    private void runHeartbeats() {
        String known = "-1";
        while (!closed) {
            try {
                Deadline deadline = Deadline.in(HEARTBEAT_INTERVAL.multipliedBy(3));
                String calls = coordinator.requestOnce(
                        "GET",
                        "/nodes/" + builder.node + "/rdma/calls?incarnation=" + builder.incarnation + "&known=" + known
                                + "&wait=" + HEARTBEAT_INTERVAL.toMillis(),
                        "",
                        deadline);
                known = calls.isEmpty() ? known : answer(calls, deadline);
                if (!calls.isEmpty()) {
                    CoordinatorClient.pause(Deadline.in(MIN_HEARTBEAT_PAUSE));
                } else if (deadline.remaining()
                                .compareTo(HEARTBEAT_INTERVAL.multipliedBy(5).dividedBy(2))
                        > 0) {
                    // The coordinator answered immediately instead of waiting for a call.
                    CoordinatorClient.pause();
                }
            } catch (CoordinatorClient.StatusException e) {
                known = "-1";
                publishAgain(e);
            } catch (IOException | RuntimeException e) {
                LOG.log(System.Logger.Level.DEBUG, "a heartbeat of node '" + builder.node + "' failed", e);
                CoordinatorClient.pause();
            }
        }
    }

    /** Answers calls, and returns the version of the list of calls. */
    private String answer(String calls, Deadline deadline) throws IOException {
        List<String> offers = new ArrayList<>(FlatJson.objects(calls));
        // A number, because it becomes part of the next request.
        long version =
                Long.parseLong(String.valueOf(FlatJson.parse(offers.remove(0)).get("version")));
        if (exchangeServer != null) {
            exchangeServer.update(offers.stream().map(FlatJson::parse).toList(), offers, coordinator, deadline);
        }
        return Long.toString(version);
    }

    /** Publishes this node again: the coordinator has restarted, or considers this node dead. */
    private void publishAgain(CoordinatorClient.StatusException why) {
        try {
            if (why.status != CoordinatorClient.NOT_FOUND) {
                throw why;
            }
            synchronized (publishing) {
                coordinator.requestOnce(
                        "POST", path, published.toString(), Deadline.in(HEARTBEAT_INTERVAL.multipliedBy(3)));
            }
            CoordinatorClient.pause(Deadline.in(MIN_HEARTBEAT_PAUSE));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "node '" + builder.node + "' is not published: " + e.getMessage());
            CoordinatorClient.pause();
        }
    }

    @Override
    public Page fetchRemotePage(String node, int page) throws PagerException {
        if (page < 0) {
            throw new IndexOutOfBoundsException(
                    "page " + page + " of node '" + node + "': the number must not be negative");
        }
        Deadline deadline = Deadline.in(builder.timeout, answerLimit);
        Page here = node(node).fetch(page, deadline);
        latencies.add(deadline.elapsed());
        return here;
    }

    @Override
    public List<Page> fetchRemotePages(String node, int... pages) throws PagerException {
        for (int page : pages) {
            if (page < 0) {
                throw new IndexOutOfBoundsException(
                        "page " + page + " of node '" + node + "': the number must not be negative");
            }
        }
        return node(node).fetch(pages.clone(), Deadline.in(builder.timeout, answerLimit));
    }

    @Override
    public LatencyHistogram latencies() {
        return latencies;
    }

    private RemoteNode node(String name) {
        checkOpen();
        RemoteNode known = nodes.get(name);
        if (known != null) {
            return known;
        }
        NodeNames.checked(name);
        if (name.equals(builder.node)) {
            throw new IllegalArgumentException("'" + name + "' is this node itself: its pages are in local memory");
        }
        RemoteNode created =
                nodes.computeIfAbsent(name, each -> new RemoteNode(each, connectorTo(each), frames, builder.readAhead));
        if (closed) {
            created.close();
            checkOpen();
        }
        return created;
    }

    private RemoteNode.Connector connectorTo(String node) {
        return new RemoteNode.Connector() {
            @Override
            public PublishedNode published(Deadline deadline) throws IOException {
                String answer = coordinator.request("GET", "/nodes/" + node + "/rdma/endpoint", "", deadline);
                return coordinator.parse(answer, PublishedNode::parse);
            }

            @Override
            public PageLink connect(PublishedNode to, ReentrantLock lock, Deadline deadline) throws IOException {
                try {
                    return linkTo(to, lock, deadline);
                } catch (IllegalArgumentException e) {
                    throw PagerException.permanent(
                            "node '" + node + "' has published an invalid description: " + e.getMessage(), e);
                }
            }

            private PageLink linkTo(PublishedNode to, ReentrantLock lock, Deadline deadline) throws IOException {
                if (device != null && to.hasRdma() && to.usesEndpointExchange() == device.usesEndpointExchange()) {
                    Channel channel = to.usesEndpointExchange()
                            ? connectByExchange(device, node, to, deadline)
                            : connectByManager(device, to, deadline);
                    return link(to, channel, lock);
                }
                if (builder.mode == Mode.RDMA) {
                    throw new PagerException("node '" + node + "' cannot be read by RDMA from this node ("
                            + (to.hasRdma() ? "its device connects in a different way" : "it has no device")
                            + "); open this node in the mode AUTO or TCP");
                }
                return new TcpLink(node, to, deadline);
            }

            @Override
            public void releasePrefetched(Deadline deadline) {
                nodes.values().forEach(each -> each.discardPrefetched(deadline));
            }
        };
    }

    /** Creates a channel, and exchanges endpoints with the other node through the coordinator. */
    private Channel connectByExchange(RdmaDevice on, String node, PublishedNode to, Deadline deadline)
            throws IOException {
        Channel channel = on.createChannel(PageLink.WINDOW);
        boolean connected = false;
        try {
            String call = Long.toHexString(ThreadLocalRandom.current().nextLong());
            String offer = channel.endpoint().toString();
            coordinator.request("POST", EndpointExchangeServer.path(builder.node, node, call), offer, deadline);
            long waitMillis = Math.max(0, deadline.remainingMillis() - HEARTBEAT_INTERVAL.toMillis() / 10);
            String path = EndpointExchangeServer.path(node, builder.node, call) + "&wait=" + waitMillis;
            String answer = coordinator.request("GET", path, "", deadline);
            String error = coordinator.parse(answer, FlatJson::parse).get("error");
            if (error != null) {
                throw PagerException.transientFailure(
                        "node '" + node + "' cannot connect: " + PrintableText.shortened(error), null);
            }
            channel.connect(coordinator.parse(answer, Endpoint::parse));
            connected = true;
            return channel;
        } finally {
            if (!connected) {
                channel.close();
            }
        }
    }

    private Channel connectByManager(RdmaDevice on, PublishedNode to, Deadline deadline) throws IOException {
        Channel channel = Channel.of(
                Connection.to(to.listener().orElseThrow(), on.options(PageLink.WINDOW), deadline.remaining()));
        boolean connected = false;
        try {
            ReceiveRequest ready = channel.prepareReceive(channel.allocate(1)).post();
            channel.establish(deadline.remaining());
            // The other side sends first: see CmServer.
            ready.await(deadline.answerTimeout());
            connected = true;
        } finally {
            if (!connected) {
                channel.close();
            }
        }
        return channel;
    }

    private PageLink link(PublishedNode to, Channel channel, ReentrantLock lock) throws IOException {
        boolean created = false;
        try {
            PageLink link = new RdmaLink(to, frames, channel, lock);
            created = true;
            return link;
        } finally {
            if (!created) {
                channel.close();
            }
        }
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("the transport of node '" + builder.node + "' is closed");
        }
    }

    @Override
    public synchronized void close() throws IOException {
        // An interrupt must not prevent the following requests and waits.
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
        heartbeatThread.interrupt();
        CmServer.join(heartbeatThread);
        nodes.values().forEach(RemoteNode::close);
        if (!owned.isEmpty()) {
            try {
                coordinator.requestOnce(
                        "DELETE",
                        path + "?incarnation=" + builder.incarnation,
                        "",
                        Deadline.in(DEREGISTRATION_TIMEOUT));
            } catch (IOException e) {
                LOG.log(
                        System.Logger.Level.DEBUG,
                        "cannot notify the coordinator that node '" + builder.node + "' has closed",
                        e);
            }
        }
        withdraw();
        closeOwned();
    }

    /** Closes the resources, the last one first. A resource that cannot be closed is closed again by the next call. */
    private void closeOwned() throws IOException {
        while (!owned.isEmpty()) {
            owned.peek().close();
            owned.pop();
        }
    }
}
