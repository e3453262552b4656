package org.rdma4j.tests.guest.channel;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.ProtectionDomain;

/** Channels to several peers and the channels of these peers, all used by the thread that created them. */
final class ChannelStar implements Closeable {
    private final Deque<Closeable> under = new ArrayDeque<>();
    final MultiChannel hub;
    final List<Channel> peers = new ArrayList<>();

    private ChannelStar(Device device, int count, UnaryOperator<MultiChannel.Builder> with) throws IOException {
        Context context = own(org.rdma4j.verbs.Device.named(device.verbsName()).open());
        ProtectionDomain domain = own(ProtectionDomain.allocate(context));
        // The peers have a context of their own, as in another process.
        Context others = own(org.rdma4j.verbs.Device.named(device.verbsName()).open());
        ProtectionDomain theirs = own(ProtectionDomain.allocate(others));
        hub = device == Device.RXE ? byHand(domain, theirs, count, with) : managed(device, domain, theirs, count);
    }

    static ChannelStar byHand(int count) throws IOException {
        return byHand(count, with -> with);
    }

    static ChannelStar byHand(int count, UnaryOperator<MultiChannel.Builder> with) throws IOException {
        return new ChannelStar(Device.RXE, count, with);
    }

    static ChannelStar of(Device device, int count) throws IOException {
        return new ChannelStar(device, count, with -> with);
    }

    private <T extends Closeable> T own(T resource) {
        under.push(resource);
        return resource;
    }

    private MultiChannel byHand(
            ProtectionDomain domain, ProtectionDomain theirs, int count, UnaryOperator<MultiChannel.Builder> with)
            throws IOException {
        MultiChannel channels = with.apply(
                        MultiChannel.builder(domain).access(ChannelPair.ALL).retries(ChannelPair.PATIENT))
                .peers(count)
                .create();
        List<Endpoint> remote = new ArrayList<>();
        for (Endpoint endpoint : channels.endpoints()) {
            Channel peer = Channel.builder(theirs)
                    .access(ChannelPair.ALL)
                    .retries(ChannelPair.PATIENT)
                    .create();
            remote.add(peer.endpoint());
            peers.add(peer.connect(endpoint));
        }
        return channels.connect(remote);
    }

    private MultiChannel managed(Device device, ProtectionDomain domain, ProtectionDomain theirs, int count)
            throws IOException {
        List<Channel> channels = new ArrayList<>();
        try (Listener listener =
                Listener.on(new InetSocketAddress(device.address(), 0), new ConnectionOptions().withDomain(theirs))) {
            for (int i = 0; i < count; i++) {
                Connection asking = Connection.to(
                        listener.address(), new ConnectionOptions().withDomain(domain), ChannelPair.LIMIT);
                Thread accepting = new Thread(() -> {
                    try {
                        Channel peer = Channel.from(listener, ChannelPair.LIMIT);
                        peer.release();
                        peers.add(peer);
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                });
                accepting.start();
                channels.add(Channel.of(asking).establish(ChannelPair.LIMIT));
                accepting.join();
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        return MultiChannel.of(channels);
    }

    @Override
    public void close() throws IOException {
        hub.close();
        for (Channel peer : peers) {
            peer.close();
        }
        while (!under.isEmpty()) {
            under.pop().close();
        }
    }
}
