package org.rdma4j.examples.guide;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.ChannelBuilder;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkScope;

/**
 * The tasks of docs/guide/many-peers.md: {@code ChannelRecipes ADDRESS}, where ADDRESS is an address of this machine on
 * an InfiniBand or RoCE network.
 */
public final class ChannelRecipes {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int PEERS = 3;
    private static final int PART = 64;
    private static final int RECEIVES = 16;

    private ChannelRecipes() {}

    public static void main(String[] arguments) throws Exception {
        InetSocketAddress address = new InetSocketAddress(arguments[0], 0);
        managed(address, System.out);
        exchanged(Device.towards(address.getAddress()).name(), System.out);
    }

    /** Connects to peers that listen. Each peer sends back the message that it receives. */
    public static void managed(InetSocketAddress address, PrintStream out) throws Exception {
        List<FutureTask<Void>> peers = new ArrayList<>();
        try (Listener listener = Listener.on(address)) {
            for (int i = 0; i < PEERS; i++) {
                FutureTask<Void> peer = new FutureTask<>(() -> {
                    sendBack(listener);
                    return null;
                });
                Thread.ofPlatform().daemon().start(peer);
                peers.add(peer);
            }
            try (Context context = Device.towards(address.getAddress()).open();
                    ProtectionDomain domain = ProtectionDomain.allocate(context);
                    MultiChannel channels = connect(domain, Collections.nCopies(PEERS, listener.address()))) {
                MemoryRegion memory = channels.allocate(2L * PEERS * PART);
                out.println(scatterAndGather(channels, memory) + " answers");
            }
            for (FutureTask<Void> peer : peers) {
                peer.get();
            }
        }
    }

    private static MultiChannel connect(ProtectionDomain domain, List<InetSocketAddress> peers) throws IOException {
        ConnectionOptions options = new ConnectionOptions().withDomain(domain);
        List<Channel> channels = new ArrayList<>();
        for (InetSocketAddress peer : peers) {
            channels.add(Channel.of(Connection.to(peer, options, TIMEOUT)));
        }
        for (Channel channel : channels) {
            channel.establish(TIMEOUT);
        }
        return MultiChannel.of(channels);
    }

    private static void sendBack(Listener listener) throws IOException {
        try (Channel channel = Channel.of(listener.next(TIMEOUT))) {
            MemoryRegion buffer = channel.allocate(PART);
            ReceiveRequest message = channel.prepareReceive(buffer).post();
            channel.establish(TIMEOUT);
            message.await(TIMEOUT);
            channel.send(buffer.slice(0, message.length()), TIMEOUT);
            channel.connection().orElseThrow().awaitEnd(TIMEOUT);
        }
    }

    private static int scatterAndGather(MultiChannel channels, MemoryRegion memory) throws IOException {
        List<SendRequest> parts = new ArrayList<>();
        List<ReceiveRequest> answers = new ArrayList<>();
        for (int peer = 0; peer < channels.peers(); peer++) {
            LocalMemory part = memory.slice((long) peer * PART, PART);
            LocalMemory answer = memory.slice((long) (channels.peers() + peer) * PART, PART);
            parts.add(channels.channel(peer).prepareSend(part));
            answers.add(channels.channel(peer).prepareReceive(answer));
        }
        try (WorkScope scope = channels.scope(TIMEOUT)) {
            scope.postAll(answers);
            scope.postAll(parts);
        } catch (PeersException e) {
            parts.removeIf(part -> e.failures().containsKey(channels.peerOf(part)));
            answers.removeIf(answer -> e.failures().containsKey(channels.peerOf(answer)));
        }
        return answers.size();
    }

    /** Exchanges endpoints. Each channel is connected to itself. */
    public static void exchanged(String device, PrintStream out) throws IOException {
        try (Context context = Device.named(device).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            try (MultiChannel channels = MultiChannel.builder(domain)
                    .peers(PEERS)
                    .sharedReceives(RECEIVES)
                    .create()) {
                channels.connect(channels.endpoints());
                sharedReceives(channels, out);
            }
            try (Channel channel = patient(domain)) {
                channel.connect(channel.endpoint());
                futures(channel, out);
            }
        }
    }

    private static Channel patient(ProtectionDomain domain) throws IOException {
        return Channel.builder(domain)
                .retries(ChannelBuilder.RETRIES
                        .ackTimeout(AckTimeout.atLeast(Duration.ofMillis(500)))
                        .rnrRetries(RetryPolicy.FOREVER))
                .create();
    }

    private static void sharedReceives(MultiChannel channels, PrintStream out) throws IOException {
        MemoryRegion inbox = channels.allocate(RECEIVES * PART);
        SharedReceiveQueue receives = channels.sharedReceives().orElseThrow();
        for (int i = 0; i < RECEIVES; i++) {
            receives.prepareReceive(inbox.slice(i * PART, PART)).post();
        }
        channels.sendToPeers(channels.allocate(PART), TIMEOUT);
        CompletionQueue completions = channels.completions().orElseThrow();
        for (int received = 0; received < PEERS; ) {
            Completions done = completions.poll(TIMEOUT);
            while (done.next()) {
                ReceiveRequest message = (ReceiveRequest) done.request();
                out.println(message.length() + " bytes from peer " + channels.peerOf(message));
                message.post();
                received++;
            }
        }
    }

    private static void futures(Channel channel, PrintStream out) throws IOException {
        MemoryRegion memory = channel.allocate(2 * PART);
        ReceiveRequest receive = channel.prepareReceive(memory.slice(0, PART));
        SendRequest send = channel.prepareSend(memory.slice(PART, PART));
        channel.release();
        try (EventLoop loop = EventLoop.start()) {
            loop.register(channel.completions(), request -> {});
            CompletableFuture<ReceiveRequest> received = loop.submit(receive);
            loop.submit(send, TIMEOUT);
            out.println(loop.await(received, TIMEOUT).length() + " bytes in a future");
            loop.await(loop.unregister(channel.completions()), TIMEOUT);
        }
    }
}
