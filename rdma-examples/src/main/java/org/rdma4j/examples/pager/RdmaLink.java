package org.rdma4j.examples.pager;

import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.Channel;
import org.rdma4j.verbs.SendRequest;

/** RDMA READs over a channel: a ring of requests that were prepared once. */
final class RdmaLink implements PageLink {
    private static final int MASK = WINDOW - 1;

    private final PublishedNode node;
    private final Channel channel;
    private final SendRequest[] ring = new SendRequest[WINDOW];
    /** Where each of them reads to. */
    private final Frames.@Nullable Frame[] into = new Frames.Frame[WINDOW];

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

    private SendRequest next(int page, Frames.Frame frame) {
        int at = (int) posted & MASK;
        SendRequest read = ring[at];
        if (into[at] != frame) {
            // Not each time: a request whose buffer has changed is looked at once more when it is posted.
            read.range(frame.offset(), PageTransport.PAGE);
            into[at] = frame;
        }
        return read.remoteOffset((long) page * PageTransport.PAGE);
    }

    @Override
    public void post(int page, Frames.Frame frame) throws IOException {
        next(page, frame).post();
        posted++;
    }

    @Override
    public void fetch(int page, Frames.Frame frame, Deadline end) throws IOException {
        next(page, frame).complete(end.leftOfAnswer());
    }

    @Override
    public void await(Deadline end) throws IOException {
        SendRequest oldest = ring[(int) arrived & MASK];
        oldest.await(oldest.isInFlight() ? end.leftOfAnswer() : Duration.ZERO);
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
