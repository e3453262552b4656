package org.rdma4j.tests.docs;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.ChainException;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceEvent;
import org.rdma4j.verbs.DeviceMemory;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.MulticastGroup;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttribute;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;

/** The examples in the Javadoc of the package org.rdma4j.verbs. */
final class VerbsExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);
    private static final int PAGE = 4096;
    private static final int QKEY = 0x1234;

    private VerbsExamples() {}

    /** Stands for a program that exchanges endpoints with its peer: connects each queue pair to itself. */
    private static Endpoint exchange(Endpoint own) {
        return own;
    }

    static void overview() throws IOException {
        try (Context context = Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.create(context, 32);
                MemoryRegion buffer = MemoryRegion.allocate(domain, 4096);
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .create()) {
            queuePair.init(Access.REMOTE_WRITE);
            ReceiveRequest receive =
                    queuePair.prepareReceive(buffer.slice(0, 2048)).post();
            queuePair.connect(exchange(queuePair.endpoint()));
            queuePair.prepareSend(buffer.slice(2048, 100)).complete(TIMEOUT);
            receive.await(TIMEOUT);
            System.out.println("received " + receive.length() + " bytes");
        }
    }

    static void handOver(Listener listener, Executor executor) throws IOException {
        // Thread that accepts
        Connection connection = listener.next(TIMEOUT);
        ReceiveRequest receive =
                connection.prepareReceive(connection.allocate(64)).post();
        connection.release(); // Before or after establish.
        executor.execute(() -> serve(connection, receive));
    }

    private static void serve(Connection connection, ReceiveRequest receive) {
        try {
            // Thread that serves
            connection.establish(TIMEOUT);
            receive.await(TIMEOUT); // This thread owns the queues from here on.
        } catch (RdmaException e) {
            throw new IllegalStateException(e);
        }
    }

    static void device() throws IOException {
        for (Device device : Device.list()) {
            System.out.println(device.name() + ": " + device.transport() + ", GUID " + device.guid());
        }
        try (Context context = Device.named("mlx5_0").open()) {
            System.out.println(context.port(1).state());
        }
    }

    static void context(InetAddress peer) throws IOException {
        try (Context context = Device.towards(peer).open()) {
            System.out.println("Port 1: " + context.port(1));
            System.out.println("GID: " + context.gidTowards(peer).gid());
            System.out.println("At most " + context.attributes().maxQueuePairs() + " queue pairs");
        }
    }

    static void domain(Context context) throws IOException {
        try (ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion buffer = MemoryRegion.allocate(domain, 4096)) {
            System.out.println(buffer + " belongs to " + domain);
        } // Closes the region, then the domain.
    }

    static void events(Context context, BooleanSupplier running) throws IOException {
        while (running.getAsBoolean()) {
            Optional<DeviceEvent> event = context.events().next(TIMEOUT);
            if (event.isPresent()) {
                System.err.println(event.get());
            }
        }
    }

    static void memory(ProtectionDomain domain) throws IOException {
        try (MemoryRegion region = MemoryRegion.allocate(domain, 4096, Access.REMOTE_READ)) {
            region.memory().setString(0, "peers may read this");
            ByteBuffer key = ByteBuffer.allocate(RemoteMemory.BYTES);
            region.remoteMemory().copyTo(key); // For a peer, which calls RemoteMemory.from.
        }
    }

    static void local(QueuePair queuePair, MemoryRegion region) throws IOException {
        LocalMemory header = region.slice(0, 64);
        LocalMemory body = region.slice(4096, 512);
        body.memory().setString(0, "body");
        queuePair.prepareSend(header, body).complete(TIMEOUT); // One message of 576 bytes.
    }

    static void remote(Connection server) throws IOException {
        RemoteMemory remote = RemoteMemory.from(ByteBuffer.wrap(server.peerData()));
        MemoryRegion copy = server.allocate(64);
        server.queuePair().prepareRead(remote.slice(0, 64), copy).complete(TIMEOUT);
    }

    static void window(QueuePair queuePair, MemoryRegion pages, ByteBuffer key) throws IOException {
        try (MemoryWindow window = MemoryWindow.allocate(pages.domain(), MemoryWindow.Type.TYPE_2)) {
            queuePair
                    .prepareBind(window, pages.slice(1024, 64), Access.REMOTE_WRITE)
                    .complete(TIMEOUT);
            window.remoteMemory().copyTo(key); // For the peer, which may now write to the 64 bytes.
            queuePair.prepareInvalidate(window).complete(TIMEOUT); // Ends the access.
        }
    }

    static void deviceMemory(Context context, ProtectionDomain domain) throws IOException {
        try (DeviceMemory memory = DeviceMemory.allocate(context, 4096, 6); // Aligned to 64 bytes.
                MemoryRegion region = MemoryRegion.register(domain, memory, Access.REMOTE_READ)) {
            memory.write(0, MemorySegment.ofArray(new byte[64]));
            System.out.println("peers may read " + region.remoteMemory());
        }
    }

    static void pool(ProtectionDomain domain, QueuePair queuePair) throws IOException {
        try (BufferPool pool = BufferPool.create(domain, 4096, 64, 16)) { // At most 16 slabs of 64 buffers of 4 KiB.
            try (Lease buffer = pool.lease(TIMEOUT)) {
                buffer.memory().setString(0, "hello");
                queuePair.send(buffer.slice(0, 6), TIMEOUT);
            }
        }
    }

    static void lease(BufferPool pool, QueuePair queuePair, RemoteMemory record) throws IOException {
        Optional<Lease> free = pool.tryLease();
        if (free.isPresent()) {
            try (Lease buffer = free.get()) {
                queuePair.prepareRead(record, buffer.slice(0, record.length())).complete(TIMEOUT);
                System.out.println(buffer.memory().getString(0));
            }
        }
    }

    static void completionQueue(Context context) throws IOException {
        CompletionQueue completions = CompletionQueue.builder(context, 1024)
                .events()
                .vector(1)
                .timestamps()
                .create();
        completions.close();
    }

    static void completions(CompletionQueue completions) throws IOException {
        Completions done = completions.poll(TIMEOUT);
        while (done.next()) {
            done.request().checkSuccess();
            if (done.request() instanceof ReceiveRequest message) {
                System.out.println(message.length() + " bytes");
                message.post();
            }
        }
    }

    static void poll(CompletionQueue queue) throws IOException {
        for (Completions done = queue.poll(); done.next(); ) {
            handle(done.request());
        }
    }

    static void external(CompletionQueue queue) throws IOException {
        while (true) {
            queue.arm();
            for (Completions done = queue.poll(); !done.isEmpty(); done = queue.poll()) {
                while (done.next()) {
                    handle(done.request());
                }
            }
            waitUntilReadable(queue.eventDescriptor()); // epoll_wait: the descriptor, among others
        }
    }

    private static void waitUntilReadable(int descriptor) throws IOException {
        throw new AsynchronousCloseException();
    }

    private static void handle(WorkRequest<?> request) throws WorkException {
        request.checkSuccess();
    }

    static void builder(ProtectionDomain domain, CompletionQueue completionQueue) throws IOException {
        QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                .completions(completionQueue)
                .sendRequests(64)
                .receiveRequests(64)
                .create();
        queuePair.close();
    }

    static void queuePair(QueuePair queuePair, LocalMemory question, LocalMemory answer, Endpoint peer)
            throws IOException {
        queuePair.init();
        ReceiveRequest receive = queuePair.prepareReceive(answer).post(); // Before the peer can send.
        queuePair.connect(peer);
        queuePair.prepareSend(question).complete(TIMEOUT);
        int length = receive.await(TIMEOUT).length();
        System.out.println(length);
    }

    static void modify(QueuePair queuePair) throws IOException {
        int mtu = queuePair.query(QueuePairAttribute.PATH_MTU).pathMtu().bytes();
        queuePair.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        System.out.println(mtu);
    }

    static void retries(QueuePair queuePair, Endpoint peer) throws IOException {
        RetryPolicy patient = RetryPolicy.DEFAULT
                .ackTimeout(AckTimeout.atLeast(Duration.ofMillis(500)))
                .rnrRetries(RetryPolicy.FOREVER);
        queuePair.connect(peer, patient, Mtu.MTU_4096);
    }

    static void send(QueuePair queuePair, LocalMemory buffer, RemoteMemory remote, List<String> texts)
            throws IOException {
        SendRequest write = queuePair.prepareWrite(remote, buffer);
        for (String text : texts) {
            buffer.memory().setString(0, text);
            write.complete(TIMEOUT);
        }
    }

    static void receive(QueuePair queuePair, LocalMemory buffer, BooleanSupplier running) throws IOException {
        ReceiveRequest receive = queuePair.prepareReceive(buffer).post();
        while (running.getAsBoolean()) {
            System.out.println(receive.await(TIMEOUT).message().getString(0));
            receive.post(); // The buffer is free for the next message.
        }
    }

    static void work(QueuePair queuePair, LocalMemory message, LocalMemory buffer) throws IOException {
        SendRequest send = queuePair.prepareSend(message).post();
        ReceiveRequest receive = queuePair.prepareReceive(buffer).post();
        send.await(TIMEOUT); // Aborts the queue pair if the timeout expires.
        while (!receive.tryAwait(TIMEOUT)) { // Leaves the receive in flight.
            System.out.println("no message yet");
        }
    }

    static void request(QueuePair queuePair, LocalMemory buffer) throws IOException {
        SendRequest send = queuePair.prepareSend(buffer).attach("first message").post();
        send.await(TIMEOUT);
        System.out.println(send.attachment() + ": " + send.status());
    }

    static void chain(QueuePair queuePair, RemoteMemory pages, RemoteMemory counter, MemoryRegion buffer)
            throws IOException {
        LocalMemory pagesWritten = buffer.slice(PAGE, 8);
        SendRequest page = queuePair.prepareWrite(pages, buffer).signaled(false);
        SendRequest count = queuePair.prepareWrite(counter, pagesWritten);
        WorkChain<SendRequest> both = WorkChain.of(page, count);
        for (int i = 0; fill(buffer); i++) {
            page.remoteOffset(i * PAGE);
            both.complete(TIMEOUT); // One native call. The completion of count implies that of page.
        }
    }

    private static boolean fill(MemoryRegion buffer) {
        return buffer.memory().get(ValueLayout.JAVA_BYTE, 0) == 0;
    }

    private static int fill(WorkChain<SendRequest> batch) {
        return batch.size();
    }

    static void batch(List<SendRequest> sends, List<ReceiveRequest> prepared) throws IOException {
        WorkChain<SendRequest> batch = WorkChain.of(sends);
        for (int n = fill(batch); n > 0; n = fill(batch)) {
            batch.limit(n).complete(TIMEOUT); // Posts the first n requests.
        }

        WorkChain<ReceiveRequest> receives = WorkChain.of(prepared).post();
        System.out.println(receives);
    }

    static void chainFailure(WorkChain<SendRequest> chain) throws IOException {
        try {
            chain.post();
        } catch (ChainException e) {
            System.err.println(e.posted() + " requests are in flight; rejected: " + e.request());
        }
    }

    static void scope(QueuePair queuePair, LocalMemory header, LocalMemory body, RemoteMemory remote, LocalMemory page)
            throws IOException {
        try (WorkScope scope = new WorkScope(TIMEOUT, queuePair)) {
            scope.send(header);
            scope.send(body);
            scope.read(remote, page);
        }
        // Both messages have been sent, and the page has been read.
    }

    static void peers(MultiChannel channels, List<RemoteMemory> replicas, LocalMemory page) throws IOException {
        try (WorkScope scope = channels.scope(TIMEOUT)) { // MultiChannel.scope: a scope over peers
            for (int peer = 0; peer < channels.peers(); peer++) {
                scope.write(peer, replicas.get(peer), page);
            }
        }
        // Every peer has the page.
    }

    static void failedPeers(MultiChannel channels, LocalMemory news) throws IOException {
        try (WorkScope scope = channels.scope(TIMEOUT)) {
            scope.sendToPeers(news);
        } catch (PeersException e) {
            e.failures().forEach((peer, failure) -> System.err.println("peer " + peer + ": " + failure.getMessage()));
        }
    }

    static void workFailure(SendRequest send) throws IOException {
        try {
            send.complete(TIMEOUT);
        } catch (WorkException e) {
            System.err.println(e.status() + ": " + e.status().hint());
        }
    }

    static void verbsFailure(ProtectionDomain domain) throws IOException {
        try (MemoryRegion region = MemoryRegion.allocate(domain, 1L << 40)) {
            System.out.println(region);
        } catch (VerbsException e) {
            System.err.println(e.function() + " failed with " + e.errnoName());
        }
    }

    static void timeout(ReceiveRequest receive, Connection connection) throws IOException {
        try {
            receive.await(TIMEOUT);
        } catch (RdmaTimeoutException e) {
            connection.close(); // The queue pair has been aborted.
        }
    }

    static void shared(ProtectionDomain domain, CompletionQueue completions, MemoryRegion buffers) throws IOException {
        SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 256, 1);
        QueuePairBuilder builder = QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .receives(receives);
        for (int i = 0; i < 256; i++) {
            receives.prepareReceive(buffers.slice(i * 64, 64)).post();
        }
        builder.create().close();
    }

    static void datagram(QueuePair queuePair, Endpoint peer, LocalMemory text) throws IOException {
        try (AddressHandle path = AddressHandle.create(queuePair.domain(), peer)) {
            queuePair.prepareSend(text).to(path, peer.queuePair(), QKEY).complete(TIMEOUT);
        }
    }

    static void group(QueuePair queuePair, ReceiveRequest receive) throws IOException {
        queuePair.startDatagrams(QKEY);
        receive.post();
        try (MulticastGroup group = MulticastGroup.join(queuePair, Gid.of(InetAddress.getByName("239.7.7.7")))) {
            System.out.println(receive.await(TIMEOUT).messageLength() + " bytes for " + group.gid());
        }
    }
}
