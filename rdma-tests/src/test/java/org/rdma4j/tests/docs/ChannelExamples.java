package org.rdma4j.tests.docs;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.cm.Connection;
import org.rdma4j.event.CompletionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkScope;

/** The examples in the Javadoc of the package org.rdma4j.channel. */
final class ChannelExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);
    private static final int PART = 64;

    private ChannelExamples() {}

    /** Stands for a program that exchanges endpoints with its peer: connects each queue pair to itself. */
    private static Endpoint exchange(Endpoint own) {
        return own;
    }

    private static void exchange(String message) {
        System.out.println(message);
    }

    static void overview() throws IOException {
        try (Context context = Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                Channel channel = Channel.builder(domain).create()) {
            MemoryRegion memory = channel.allocate(8);
            ReceiveRequest receive = channel.prepareReceive(memory.slice(4, 4)).post();
            channel.connect(exchange(channel.endpoint()));
            exchange("connected");
            try (WorkScope scope = channel.scope(TIMEOUT)) {
                scope.send(memory.slice(0, 4));
                receive.await(TIMEOUT);
            }
            // The send and the receive have completed, and the memory may be used again.
        }
    }

    static void twoReceives(Connection connection, MemoryRegion memory, LocalMemory request, int rounds)
            throws IOException {
        Channel channel = Channel.of(connection);
        ReceiveRequest[] receives = { // Posted before establish() or connect().
            channel.prepareReceive(memory.slice(0, 64)).post(),
            channel.prepareReceive(memory.slice(64, 64)).post()
        };
        channel.establish(TIMEOUT);
        for (int i = 0; i < rounds; i++) {
            ReceiveRequest receive = receives[i % 2];
            channel.send(request, TIMEOUT);
            receive.await(TIMEOUT);
            handle(receive.message());
            receive.post();
        }
    }

    private static void handle(MemorySegment message) {
        System.out.println(message.get(ValueLayout.JAVA_BYTE, 0));
    }

    static void levels(
            Channel channel,
            EventLoop loop,
            CompletionHandler handler,
            LocalMemory buffer,
            LocalMemory page,
            RemoteMemory remote)
            throws IOException {
        channel.send(buffer, TIMEOUT); // Blocking: one operation at a time.

        try (WorkScope scope = channel.scope(TIMEOUT)) { // Scoped: waits for all operations at the end.
            scope.write(remote, page);
            scope.send(buffer);
        }

        SendRequest send = channel.prepareSend(buffer); // Prepared request: prepare once, post any number of times.
        send.post();
        send.await(TIMEOUT);

        channel.release();
        loop.register(channel.completions(), handler); // Futures: completed by an event loop.
        loop.submit(send, TIMEOUT).thenRun(() -> System.out.println("sent"));
    }

    static void builder(ProtectionDomain domain) throws IOException {
        Channel channel = Channel.builder(domain)
                .sendRequests(64)
                .receiveRequests(64)
                .access(Access.REMOTE_WRITE)
                .retries(RetryPolicy.DEFAULT)
                .create();
        channel.close();
    }

    static void peers(MultiChannel channels, List<RemoteMemory> replicas, MemoryRegion buffer, LocalMemory page)
            throws IOException {
        try (WorkScope scope = channels.scope(TIMEOUT)) {
            for (int peer = 0; peer < channels.peers(); peer++) {
                scope.write(peer, replicas.get(peer), page);
            }
        }

        List<SendRequest> parts = new ArrayList<>();
        for (int peer = 0; peer < channels.peers(); peer++) {
            parts.add(channels.channel(peer).prepareSend(buffer.slice(peer * PART, PART)));
        }
        channels.completeAll(parts, TIMEOUT);
    }

    static void failures(MultiChannel channels, List<SendRequest> parts) throws IOException {
        try {
            channels.completeAll(parts, TIMEOUT);
        } catch (PeersException e) {
            parts.removeIf(part -> e.failures().containsKey(channels.peerOf(part)));
        }
    }

    static void guard(Channel channel, ReentrantLock lock, MemoryRegion buffer) throws IOException {
        lock.lock();
        try {
            channel.guardedBy(lock); // Call this only once.
        } finally {
            lock.unlock();
        }
        // Later, on any thread:
        lock.lock();
        try {
            channel.receive(buffer, TIMEOUT);
            handle(buffer.memory()); // Before another thread can receive.
        } finally {
            lock.unlock();
        }
    }
}
