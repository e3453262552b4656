package org.rdma4j.examples.pager;

import java.io.IOException;
import java.time.Duration;
import org.rdma4j.channel.Channel;
import org.rdma4j.verbs.SendRequest;

/** RDMA READs over a channel: a ring of requests that were prepared once. */
final class RdmaLink implements PageLink {
    private static final int MASK = WINDOW - 1;

    private final PublishedNode node;
    private final Channel channel;
    private final SendRequest[] ring = new SendRequest[WINDOW];
    private long posted;
    private long arrived;

    RdmaLink(PublishedNode node, Frames frames, Channel channel) {
        this.node = node;
        this.channel = channel;
        for (int i = 0; i < WINDOW; i++) {
            ring[i] = channel.prepareRead(node.memory(), frames.region());
        }
    }

    @Override
    public PublishedNode node() {
        return node;
    }

    private SendRequest next(int page, Frames.Frame into) {
        return ring[(int) posted & MASK]
                .range(into.offset(), PageTransport.PAGE)
                .remoteOffset((long) page * PageTransport.PAGE);
    }

    @Override
    public void post(int page, Frames.Frame into) throws IOException {
        next(page, into).post();
        posted++;
    }

    @Override
    public void fetch(int page, Frames.Frame into, Deadline end) throws IOException {
        next(page, into).complete(end.left());
    }

    @Override
    public void await(Deadline end) throws IOException {
        SendRequest oldest = ring[(int) arrived & MASK];
        oldest.await(oldest.isInFlight() ? end.left() : Duration.ZERO);
        arrived++;
    }

    @Override
    public void release() {
        channel.release();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
