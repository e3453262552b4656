package org.rdma4j.examples.pager;

import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.Channel;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.SendRequest;

/** RDMA READs over a channel: a request for each frame, which is prepared once. */
final class RdmaLink implements PageLink {
    private static final int MASK = WINDOW - 1;

    private final PublishedNode node;
    private final Channel channel;
    private final MemoryRegion region;
    /** By the number of the frame; null until it is used. */
    private final @Nullable SendRequest[] reads;
    /** Those that are on their way. */
    private final @Nullable SendRequest[] ring = new SendRequest[WINDOW];

    private long posted;
    private long arrived;

    /** @param guard who uses the link holds it; also who closes it */
    RdmaLink(PublishedNode node, Frames frames, Channel channel, ReentrantLock guard) {
        this.node = node;
        this.channel = channel;
        channel.guardedBy(guard);
        region = frames.region();
        reads = new SendRequest[frames.count()];
    }

    @Override
    public PublishedNode node() {
        return node;
    }

    private SendRequest read(Page page) {
        Frames.Frame frame = page.frame();
        SendRequest read = reads[frame.number()];
        if (read == null) {
            read = channel.prepareRead(node.memory(), region.slice(frame.offset(), PageTransport.PAGE));
            reads[frame.number()] = read;
        }
        return read.remoteOffset((long) page.number() * PageTransport.PAGE);
    }

    @Override
    public void post(Page page) throws IOException {
        ring[(int) posted & MASK] = read(page).post();
        posted++;
    }

    @Override
    public void fetch(Page page, Deadline end) throws IOException {
        read(page).complete(end.leftOfAnswer());
    }

    @Override
    public void await(Deadline end) throws IOException {
        int at = (int) arrived & MASK;
        SendRequest oldest = Objects.requireNonNull(ring[at], "none is on its way");
        oldest.await(oldest.isInFlight() ? end.leftOfAnswer() : Duration.ZERO);
        ring[at] = null;
        arrived++;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
