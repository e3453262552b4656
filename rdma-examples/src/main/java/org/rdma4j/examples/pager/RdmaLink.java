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
 * Reads pages by RDMA READ over a channel. The requests are prepared once. Several pages are posted as a chain, with
 * one native call.
 */
final class RdmaLink implements PageLink {
    private static final int WINDOW_MASK = WINDOW - 1;

    private final PublishedNode node;
    private final Channel channel;
    /**
     * Requests that are posted individually. Page number {@code n} in posting order uses the one at {@code n % WINDOW}.
     */
    private final List<SendRequest> singleReads;

    /** Chains, used in turn. */
    private final List<WorkChain<SendRequest>> chains;

    /**
     * For each chain, the value of {@link #posted} after its last post. The chain may be posted again when {@link
     * #completed} has reached that value.
     */
    private final long[] chainEnds = new long[WINDOW / GROUP];

    /** Pages to request with the next post. */
    private final Page[] added = new Page[GROUP];

    /** Number of {@link #added}. */
    private int count;

    /** Requests in flight. Page number {@code n} in posting order is at {@code n % WINDOW}. */
    private final @Nullable SendRequest[] inFlight = new SendRequest[WINDOW];

    /** Number of pages that have been requested. */
    private long posted;

    /** Number of pages that have arrived. */
    private long completed;

    /** Index of the next chain. */
    private int nextChain;

    /** @param lock lock that every caller of this link holds */
    RdmaLink(PublishedNode node, FramePool frames, Channel channel, ReentrantLock lock) {
        this.node = node;
        this.channel = channel;
        channel.guardedBy(lock);
        MemoryRegion region = frames.region();
        singleReads = requests(WINDOW, region);
        chains = IntStream.range(0, chainEnds.length)
                .mapToObj(chain -> WorkChain.of(requests(GROUP, region)))
                .toList();
    }

    private List<SendRequest> requests(int number, MemoryRegion frames) {
        return Stream.generate(() -> channel.prepareRead(node.memory(), frames))
                .limit(number)
                .toList();
    }

    @Override
    public PublishedNode node() {
        return node;
    }

    /** Sets the local and remote range of a request. */
    private static SendRequest target(Page page, SendRequest read) {
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
        if (group > 1 && completed >= chainEnds[nextChain]) {
            WorkChain<SendRequest> chain = chains.get(nextChain);
            for (int i = 0; i < group; i++) {
                inFlight[(int) posted++ & WINDOW_MASK] = target(added[i], chain.get(i));
            }
            if (chain.limit() != group) {
                chain.limit(group);
            }
            chain.post();
            chainEnds[nextChain] = posted;
            nextChain = (nextChain + 1) % chains.size();
            return;
        }
        for (int i = 0; i < group; i++) {
            int index = (int) posted++ & WINDOW_MASK;
            inFlight[index] = target(added[i], singleReads.get(index)).post();
        }
    }

    @Override
    public void fetch(Page page, Deadline deadline) throws IOException {
        target(page, singleReads.get(0)).complete(deadline.answerTimeout());
    }

    @Override
    public void await(Deadline deadline) throws IOException {
        int index = (int) completed & WINDOW_MASK;
        SendRequest oldest = Objects.requireNonNull(inFlight[index], "no page is in flight");
        oldest.await(oldest.isInFlight() ? deadline.answerTimeout() : Duration.ZERO);
        inFlight[index] = null;
        completed++;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
