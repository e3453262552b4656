package org.rdma4j.bench.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.SendRequest;

/** A channel, and channels to peers, that believe themselves connected, for the life of the JVM. */
final class ChannelWork {
    static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int COUNT = 16;
    private static final int BYTES = 64;

    final Channel channel;
    final SendRequest[] sends = new SendRequest[COUNT];
    final LocalMemory[] buffers = new LocalMemory[COUNT];
    final MultiChannel peers;
    final SendRequest[] toPeers = new SendRequest[COUNT];
    final List<SendRequest> scattered;

    ChannelWork() {
        try {
            Context context = Device.named("null0").open();
            ProtectionDomain domain = ProtectionDomain.allocate(context);
            // One queue for all, because the device has no more than one.
            CompletionQueue completions = CompletionQueue.create(context, 1024);
            channel = Channel.of(IoWork.connected(domain, completions, 64));
            MemoryRegion memory = MemoryRegion.allocate(domain, COUNT * BYTES);
            List<Channel> channels = new ArrayList<>();
            for (int i = 0; i < COUNT; i++) {
                buffers[i] = memory.slice(i * BYTES, BYTES);
                sends[i] = channel.prepareSend(buffers[i]);
                channels.add(Channel.of(IoWork.connected(domain, completions, COUNT)));
            }
            peers = MultiChannel.of(channels);
            for (int i = 0; i < COUNT; i++) {
                toPeers[i] = peers.channel(i).prepareSend(buffers[i]);
            }
            scattered = List.of(toPeers);
            release();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The next measurement has another thread. */
    void release() {
        channel.release();
        for (int i = 0; i < COUNT; i++) {
            peers.channel(i).queuePair().release();
        }
    }
}
