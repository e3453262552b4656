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

/**
 * A channel, and a multi-channel with several peers, on queue pairs that are connected to nonexistent peers. They are
 * never closed.
 */
final class ChannelFixture {
    static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int COUNT = 16;
    private static final int BYTES = 64;

    final Channel channel;
    final SendRequest[] sends = new SendRequest[COUNT];
    final LocalMemory[] buffers = new LocalMemory[COUNT];
    final MultiChannel peers;
    final SendRequest[] toPeers = new SendRequest[COUNT];
    final List<SendRequest> scattered;

    ChannelFixture() {
        try {
            Context context = Device.named("null0").open();
            ProtectionDomain domain = ProtectionDomain.allocate(context);
            // One completion queue for all channels, because the device has only one.
            CompletionQueue completions = CompletionQueue.create(context, 1024);
            channel = Channel.of(IoFixture.connected(domain, completions, 64));
            MemoryRegion memory = MemoryRegion.allocate(domain, COUNT * BYTES);
            List<Channel> channels = new ArrayList<>();
            for (int i = 0; i < COUNT; i++) {
                buffers[i] = memory.slice(i * BYTES, BYTES);
                sends[i] = channel.prepareSend(buffers[i]);
                channels.add(Channel.of(IoFixture.connected(domain, completions, COUNT)));
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

    /** Lets another thread use the channels: each measurement may run on a different thread. */
    void release() {
        channel.release();
        for (int i = 0; i < COUNT; i++) {
            peers.channel(i).queuePair().release();
        }
    }
}
