package org.rdma4j.tests.guest.channel;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.ChannelBuilder;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.VerbsException;

/** Two connected channels, both used by the thread that created them. */
final class ChannelPair implements Closeable {
    static final Duration LIMIT = Duration.ofSeconds(20);
    static final Access[] ALL = {Access.REMOTE_WRITE, Access.REMOTE_READ, Access.REMOTE_ATOMIC};

    /**
     * Retries for tests whose threads may pause: about a second without an acknowledgement, and any time without a
     * receive.
     */
    static final RetryPolicy PATIENT = ChannelBuilder.RETRIES
            .ackTimeout(AckTimeout.atLeast(Duration.ofMillis(100)))
            .rnrRetries(RetryPolicy.FOREVER);

    private final Closeable under;
    final Channel left;
    final Channel right;

    private ChannelPair(Channel left, Channel right, Closeable under) {
        this.left = left;
        this.right = right;
        this.under = under;
    }

    /** Connects two channels on soft-RoCE without the connection manager. */
    static ChannelPair byHand(UnaryOperator<Channel.Builder> with) throws IOException {
        Context context = org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
        ProtectionDomain domain = ProtectionDomain.allocate(context);
        Channel left = with.apply(Channel.builder(domain)).create();
        Channel right = with.apply(Channel.builder(domain)).create();
        return new ChannelPair(left.connect(right.endpoint()), right.connect(left.endpoint()), () -> {
            domain.close();
            context.close();
        });
    }

    static ChannelPair byHand() throws IOException {
        return byHand(with -> with.access(ALL).retries(PATIENT));
    }

    /** Connects two channels through the connection manager. The left one is the client. */
    static ChannelPair managed(Device device) throws IOException {
        Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
        CompletableFuture<Channel> accepted = CompletableFuture.supplyAsync(
                () -> {
                    try {
                        Channel channel = Channel.from(listener, LIMIT);
                        channel.release();
                        return channel;
                    } catch (IOException e) {
                        throw new CompletionException(e);
                    }
                },
                command -> new Thread(command).start());
        Channel left = Channel.to(listener.address(), LIMIT);
        return new ChannelPair(left, accepted.join(), listener);
    }

    /** Connects two channels without the connection manager if the device allows it, otherwise through the manager. */
    static ChannelPair of(Device device) throws IOException {
        return device == Device.RXE ? byHand() : managed(device);
    }

    /** Allocates memory on the right side with all access rights for the left side. */
    MemoryRegion published(long bytes) throws VerbsException {
        return right.allocate(bytes, ALL);
    }

    @Override
    public void close() throws IOException {
        left.close();
        right.close();
        under.close();
    }
}
