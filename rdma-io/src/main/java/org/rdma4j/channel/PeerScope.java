package org.rdma4j.channel;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;
import org.rdma4j.verbs.WorkStatus;

/**
 * All work that is posted in it, at whichever peer, is over when it ends, also when its body throws or a peer fails: see
 * {@link MultiChannel#scope}. Belongs to the thread that opened it, which holds the lock to its end where one guards the
 * channels; a peer that is late keeps it for the whole limit.
 *
 * <p>A peer that takes no work any more does not keep the others from theirs: that is told at the end, by a {@link
 * PeersException}.
 */
public final class PeerScope implements AutoCloseable {
    private final MultiChannel channels;
    private final WorkScope work = new WorkScope();
    private final Peer[] peers;
    /** What could not be posted; the first at each peer. */
    private final SortedMap<Integer, Exception> failed = new TreeMap<>();

    private final BiConsumer<Work<?>, RdmaException> refused = (request, why) -> note(failed, peerOf(request), why);
    private final Listed<SendRequest> listedSends = new Listed<>(new SendRequest[16]);
    private final Listed<ReceiveRequest> listedReceives = new Listed<>(new ReceiveRequest[16]);
    private boolean manual;
    /** Whether one has posted what is to be used again. */
    private boolean used;

    /** Whether a list cannot change. */
    private enum Fixed {
        UNKNOWN,
        YES,
        NO
    }

    /** The work of one peer in the scope. */
    public final class Peer extends ScopedWork {
        private Peer(Channel channel, WorkScope work) {
            super(channel, work);
        }

        @Override
        void willReuse() {
            used = true;
        }
    }

    /**
     * What is posted by lists. All of a list is looked at before the first is posted: what is read between two calls of the
     * driver is read anew for each.
     */
    private final class Listed<R extends WorkRequest<R>> {
        /** In the order of the posts; behind that what earlier scopes have left, for a loop posts the same again. */
        private PeerWorkRequest<?>[] listed;

        private R[] work;
        private int count;
        /** The last list, and where it began; nothing else is there since. */
        private @Nullable List<?> last;

        private int lastFrom;
        /** Whether that one cannot change, which is known once it has come twice. */
        private Fixed fixed = Fixed.UNKNOWN;

        Listed(R[] empty) {
            work = empty;
            listed = new PeerWorkRequest<?>[empty.length];
        }

        void post(List<? extends PeerWorkRequest<R>> requests) {
            int from = count;
            int end = from + requests.size();
            if (requests != last || from != lastFrom) {
                // A look that ends with an exception has left some of another list there.
                last = null;
                look(requests, from, end);
                last = requests;
                lastFrom = from;
                fixed = Fixed.UNKNOWN;
            } else if (fixed != Fixed.YES) {
                look(requests, from, end);
                if (fixed == Fixed.UNKNOWN) {
                    fixed = List.copyOf(requests) == requests ? Fixed.YES : Fixed.NO;
                }
            }
            PeerScope.this.work.postAll(work, from, end, refused);
            count = end;
        }

        private void look(List<? extends PeerWorkRequest<R>> requests, int from, int end) {
            if (end > work.length) {
                listed = Arrays.copyOf(listed, 2 * end);
                work = Arrays.copyOf(work, 2 * end);
            }
            // Only what is new is looked at: also for the class that the list says its elements have.
            List<?> unknown = requests;
            for (int i = from; i < end; i++) {
                if (listed[i] != unknown.get(i - from)) {
                    take(i, requests.get(i - from));
                }
            }
        }

        private void take(int at, PeerWorkRequest<R> request) {
            check(request);
            // Known only once its request is there: a list of another kind, cast, has none.
            work[at] = request.request();
            listed[at] = request;
        }
    }

    PeerScope(MultiChannel channels) {
        this.channels = channels;
        peers = new Peer[channels.peers()];
        for (int i = 0; i < peers.length; i++) {
            peers[i] = new Peer(channels.channel(i), work);
        }
    }

    PeerScope begin(Duration limit, boolean isManual) {
        work.begin(limit);
        listedSends.count = 0;
        listedReceives.count = 0;
        manual = isManual;
        return this;
    }

    boolean isOpen() {
        return work.isOpen();
    }

    /** For work at one peer; what cannot be posted is told at once there. */
    public Peer peer(int peer) {
        return peers[channels.check(peer)];
    }

    /**
     * Posts work that was prepared for one peer, after waiting for room in its queue.
     *
     * @throws IllegalArgumentException if it was prepared by another multi-channel
     * @throws IllegalStateException if the scope has ended, or the work has no completion of its own
     */
    public void post(PeerWorkRequest<?> request) {
        check(request);
        try {
            request.post(work);
        } catch (RdmaException e) {
            note(failed, request.peer(), e);
        }
    }

    private void check(PeerWorkRequest<?> request) {
        if (request.channels != channels) {
            throw new IllegalArgumentException(request + " was prepared by another multi-channel");
        }
    }

    /** Posts messages to any peers. */
    public void scatterSend(List<PeerSendWorkRequest> sends) {
        listedSends.post(sends);
    }

    /** Posts writes to the memory of any peers. */
    public void scatterWrite(List<PeerWriteWorkRequest> writes) {
        listedSends.post(writes);
    }

    /** Posts receives for messages of any peers. */
    public void gatherReceive(List<PeerReceiveWorkRequest> receives) {
        listedReceives.post(receives);
    }

    /** Posts reads of the memory of any peers. */
    public void gatherRead(List<PeerReadWorkRequest> reads) {
        listedSends.post(reads);
    }

    /**
     * Sends one message to several peers.
     *
     * @param peers who get it, as often as they are named; all if none is
     * @throws IndexOutOfBoundsException if there is no such peer; it is sent to nobody then
     */
    public void multicastSend(LocalMemory from, int... peers) {
        for (int peer : peers) {
            channels.check(peer);
        }
        int count = peers.length == 0 ? channels.peers() : peers.length;
        for (int i = 0; i < count; i++) {
            int peer = peers.length == 0 ? i : peers[i];
            try {
                peer(peer).send(from);
            } catch (RdmaException e) {
                note(failed, peer, e);
            }
        }
    }

    /**
     * Waits for all of it.
     *
     * @throws PeersException if some of it failed, could not be posted, or was not done in time
     * @throws IllegalStateException of a manual scope, if some of it was in flight still; it is over now
     * @throws WrongThreadException if another thread uses a channel of it; the scope has not ended then
     */
    @Override
    public void close() throws PeersException {
        boolean left = manual && !work.isDone();
        List<WorkScope.Failure> failures = work.awaitAll();
        if (used) {
            used = false;
            for (Peer peer : peers) {
                peer.reuse();
            }
        }
        if (!failures.isEmpty() || !failed.isEmpty()) {
            // What was posted was so before anything was refused, and often is why.
            SortedMap<Integer, Exception> all = new TreeMap<>();
            for (WorkScope.Failure failure : failures) {
                note(all, peerOf(failure.work()), failure.cause());
            }
            failed.forEach((peer, failure) -> note(all, peer, failure));
            failed.clear();
            throw new PeersException(all, peers.length);
        }
        if (left) {
            throw ChannelScope.leftInFlight();
        }
    }

    /** The first at each peer, and why: that work was flushed is no reason. */
    private static void note(SortedMap<Integer, Exception> failures, int peer, Exception failure) {
        Exception why = isFlush(failure) && failure.getCause() instanceof RdmaException cause ? cause : failure;
        failures.merge(peer, why, (before, later) -> {
            Exception first = isFlush(before) ? later : before;
            if (before != later) {
                first.addSuppressed(first == before ? later : before);
            }
            return first;
        });
    }

    private static boolean isFlush(Exception failure) {
        return failure instanceof WorkException work && work.status() == WorkStatus.WR_FLUSH_ERR;
    }

    private int peerOf(Work<?> work) {
        WorkRequest<?> request = work instanceof WorkChain<?> chain ? chain.get(0) : (WorkRequest<?>) work;
        return channels.peerOf(request);
    }
}
