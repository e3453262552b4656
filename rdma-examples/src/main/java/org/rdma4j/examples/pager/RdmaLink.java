package org.rdma4j.examples.pager;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.Channel;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/**
 * RDMA READs over a channel, prepared once: by themselves, or those that are asked for together in a chain, which takes one
 * call.
 */
final class RdmaLink implements PageLink {
    private static final int MASK = WINDOW - 1;

    private final PublishedNode node;
    private final Channel channel;
    /** By place in the order in which pages are asked for. */
    private final List<SendRequest> alone;
    /** In turn. */
    private final List<WorkChain<SendRequest>> chains;
    /** By chain: the place after its last. One that was waited for up to there may be posted again. */
    private final long[] ends = new long[WINDOW / GROUP];

    private final Page[] added = new Page[GROUP];
    private int count;
    /** By place: those that are on their way. */
    private final @Nullable SendRequest[] ring = new SendRequest[WINDOW];

    private long posted;
    private long arrived;
    private int turn;

    /** @param guard who uses the link holds it; also who closes it */
    RdmaLink(PublishedNode node, Frames frames, Channel channel, ReentrantLock guard) {
        this.node = node;
        this.channel = channel;
        channel.guardedBy(guard);
        MemoryRegion region = frames.region();
        alone = requests(WINDOW, region);
        chains = IntStream.range(0, ends.length)
                .mapToObj(chain -> WorkChain.of(requests(GROUP, region)))
                .toList();
    }

    private List<SendRequest> requests(int many, MemoryRegion frames) {
        return Stream.generate(() -> channel.prepareRead(node.memory(), frames))
                .limit(many)
                .toList();
    }

    @Override
    public PublishedNode node() {
        return node;
    }

    private static SendRequest into(Page page, SendRequest read) {
        return read.range(page.frame().offset(), PageTransport.PAGE)
                .remoteOffset((long) page.number() * PageTransport.PAGE);
    }

    @Override
    public void add(Page page) {
        added[count++] = page;
    }

    @Override
    public void post() throws IOException {
        int group = count;
        count = 0;
        if (group > 1 && arrived >= ends[turn]) {
            WorkChain<SendRequest> chain = chains.get(turn);
            for (int i = 0; i < group; i++) {
                ring[(int) posted++ & MASK] = into(added[i], chain.get(i));
            }
            if (chain.limit() != group) {
                chain.limit(group);
            }
            chain.post();
            ends[turn] = posted;
            turn = (turn + 1) % chains.size();
            return;
        }
        for (int i = 0; i < group; i++) {
            int at = (int) posted++ & MASK;
            ring[at] = into(added[i], alone.get(at)).post();
        }
    }

    @Override
    public void fetch(Page page, Deadline end) throws IOException {
        into(page, alone.get(0)).complete(end.leftOfAnswer());
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
