package org.rdma4j.verbs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A scope that waits at its end for all work posted in it, even if its body throws an exception. After the scope, the
 * device no longer accesses the buffers of that work.
 *
 * {@snippet lang=java :
 * try (WorkScope scope = new WorkScope(TIMEOUT, queuePair)) {
 *     scope.send(header);
 *     scope.send(body);
 *     scope.read(remote, page);
 * }
 * // Both messages have been sent, and the page has been read.
 * }
 *
 * <p>There are three kinds of scopes, which differ in the queue pairs whose work they accept:
 *
 * <ul>
 *   <li>A scope <em>for any queue pairs</em>, {@link #WorkScope(Duration)}, accepts work prepared by any queue
 *       pair that the thread owns: {@link #post} and {@link #postAll}.
 *   <li>A scope <em>for one queue pair</em>, {@link #WorkScope(Duration, QueuePair)}, also prepares work itself: {@link
 *       #send(LocalMemory)}, {@link #read(RemoteMemory, LocalMemory)}, and so on.
 *   <li>A scope <em>over peers</em>, {@link #overPeers}, does so for several queue pairs. Their index, from 0, is the
 *       first argument: {@link #send(int, LocalMemory)}. If work fails, {@link #close} throws a {@link PeersException},
 *       which identifies the failed peers. The work of the other peers has then completed.
 * </ul>
 *
 * {@snippet lang=java :
 * try (WorkScope scope = channels.scope(TIMEOUT)) { // MultiChannel.scope: a scope over peers
 *     for (int peer = 0; peer < channels.peers(); peer++) {
 *         scope.write(peer, replicas.get(peer), page);
 *     }
 * }
 * // Every peer has the page.
 * }
 *
 * <p>Each method that posts work waits for capacity in the queue. A method that prepares work returns it, so that the
 * body can wait for it by {@link Work#await}. The scope reuses that work after its end, so retain neither the work nor,
 * for a receive, its message. All these methods throw:
 *
 * <ul>
 *   <li>{@link IllegalStateException} if the scope has ended, or for the reasons of {@link Work#post()};
 *   <li>{@link RdmaTimeoutException} if the queue had no capacity within the limit; the work was not posted;
 *   <li>{@link WorkException} or {@link VerbsException} for the reasons of {@link Work#post()};
 *   <li>{@link IndexOutOfBoundsException} if there is no peer with that index.
 * </ul>
 *
 * <p>The scope consumes the completions of its work. Completions of other work that it finds while waiting are returned
 * by the next {@link CompletionQueue#poll()}.
 *
 * <p>A scope is used by the thread that opened it, which must also own the queue pairs; any other thread gets a {@link
 * WrongThreadException}. A scope can be opened again after its end: {@link #begin}. A loop that does so allocates no
 * memory.
 *
 * @see "docs/guide/many-peers.md"
 */
public final class WorkScope extends ScopeOperations implements AutoCloseable {
    /**
     * Work that did not succeed.
     *
     * @param work the work
     * @param cause a {@link WorkException} or {@link RdmaTimeoutException}, or another exception thrown while posting
     *     or waiting
     */
    public record Failure(Work<?> work, Exception cause) {}

    /** Whether this is a scope over peers, so that {@link #close} throws a {@link PeersException}. */
    private final boolean overPeers;

    private final PostedWork posted = new PostedWork(this::checkAccepted);

    /** Work that {@link #postAll} could not post. */
    private final List<Failure> rejected = new ArrayList<>();

    private final BiConsumer<Work<?>, Exception> rejection = (work, cause) -> rejected.add(new Failure(work, cause));

    /** Failed work. Used only while {@link #awaitAll} runs. */
    private final List<Failure> failed = new ArrayList<>();

    private final BiConsumer<Work<?>, Exception> failure = (work, cause) -> failed.add(new Failure(work, cause));

    /** The thread that opened this scope; null while the scope is not open. */
    private @Nullable Thread opener;

    /** Whether the scope is manual: its body waits for all work. */
    private boolean manual;

    private WorkScope(boolean overPeers, QueuePair... queuePairs) {
        super(queuePairs);
        this.overPeers = overPeers;
    }

    /** Creates a scope for any queue pairs. Call {@link #begin} to open it. */
    public WorkScope() {
        this(false);
    }

    /**
     * Creates and opens a scope for any queue pairs.
     *
     * @param limit maximum duration of all waits of the scope together, measured from the start of the first wait
     */
    public WorkScope(Duration limit) {
        this(false);
        begin(limit);
    }

    /** Creates a scope for one queue pair. Call {@link #begin} to open it. */
    public WorkScope(QueuePair queuePair) {
        this(false, queuePair);
    }

    /**
     * Creates and opens a scope for one queue pair.
     *
     * @param limit as in {@link #begin}
     */
    public WorkScope(Duration limit, QueuePair queuePair) {
        this(false, queuePair);
        begin(limit);
    }

    /**
     * Returns a new scope over peers. Call {@link #begin} to open it.
     *
     * @param queuePairs the queue pairs to the peers; the position in the list is the index of the peer
     * @throws IllegalArgumentException if the list is empty
     */
    public static WorkScope overPeers(List<QueuePair> queuePairs) {
        if (queuePairs.isEmpty()) {
            throw new IllegalArgumentException("The list of queue pairs is empty; pass one queue pair for each peer");
        }
        return new WorkScope(true, queuePairs.toArray(new QueuePair[0]));
    }

    /**
     * Opens this scope.
     *
     * @param limit maximum duration of all waits of the scope together, measured from the start of the first wait
     * @return this scope
     * @throws IllegalStateException if the scope is open
     */
    public WorkScope begin(Duration limit) {
        return begin(limit, false);
    }

    /**
     * Opens this scope as a <em>manual</em> scope, whose body waits for all work itself. If work is in flight at the
     * end, {@link #close} waits for it, and then throws an {@link IllegalStateException}.
     *
     * @param limit maximum duration of all waits of the scope together, measured from the start of the first wait
     * @return this scope
     * @throws IllegalStateException if the scope is open
     */
    public WorkScope beginManual(Duration limit) {
        return begin(limit, true);
    }

    // Synchronized: only one of several threads opens the scope.
    private synchronized WorkScope begin(Duration limit, boolean isManual) {
        if (opener != null) {
            throw new IllegalStateException("The scope is already open; close it before you reopen it");
        }
        posted.begin(limit);
        manual = isManual;
        opener = Thread.currentThread();
        return this;
    }

    /** Returns {@code true} if this scope has begun and has not ended. May be called by any thread. */
    public boolean isOpen() {
        return opener != null;
    }

    @Override
    void checkOpen() {
        if (opener != Thread.currentThread()) {
            if (opener == null) {
                throw new IllegalStateException("The scope is not open: call begin(), or open another scope");
            }
            throw wrongThread();
        }
    }

    /** Throws if another thread has opened this scope. A scope that has ended can be closed again. */
    private void checkThread() {
        if (opener != Thread.currentThread() && opener != null) {
            throw wrongThread();
        }
    }

    private WrongThreadException wrongThread() {
        return new WrongThreadException("The scope was opened by " + opener + "; use a scope for each thread");
    }

    /**
     * Posts prepared work.
     *
     * @return the work
     * @throws IllegalArgumentException if this scope does not contain the queue pair of the work
     * @throws IllegalStateException if the work has no completion of its own (for a chain: its last request)
     * @throws UnsupportedOperationException if the work is a receive for a shared receive queue, and this is a scope
     *     for any queue pairs: no thread can wait for an individual shared receive
     */
    public <T extends Work<T>> T post(T work) throws RdmaException {
        checkOpen();
        posted.post(work);
        return work;
    }

    /**
     * Posts the given prepared work in order. If an element cannot be posted, later elements for the same queue are not
     * posted either, because they would overtake it. Later elements for other queues are still posted. The scope
     * reports such failures when it ends.
     *
     * @throws IllegalArgumentException if this scope does not contain the queue pair of an element; nothing was posted
     * @throws IllegalStateException if an element has no completion of its own, in which case nothing was posted; or if
     *     the queue pair of an element is closed or not connected, in which case neither that element nor any later one
     *     was posted
     * @throws UnsupportedOperationException as in {@link #post}; nothing was posted
     */
    public void postAll(List<? extends Work<?>> work) {
        checkOpen();
        posted.postAll(work, rejection);
    }

    private void checkAccepted(Work<?> work) {
        if (!acceptsAll() && indexOf(work) < 0) {
            throw new IllegalArgumentException(
                    "Cannot post the " + work + ": its queue pair does not belong to this scope. Post a"
                            + " shared receive outside of the scope, and poll its completion queue.");
        }
    }

    @Override
    <T extends Work<T>> T postPrepared(T request) throws RdmaException {
        posted.post(request);
        return request;
    }

    /**
     * Sends a message to several peers. If a send cannot be posted, the message is still sent to the remaining peers,
     * and the scope reports the failure when it ends.
     *
     * @param from buffer of the message
     * @param peers indices of the peers; the message is sent once for each element (default all peers)
     * @throws IndexOutOfBoundsException if there is no such peer; nothing was sent
     * @throws IllegalStateException if the queue pair of a peer is closed; nothing was sent
     */
    public void sendToPeers(LocalMemory from, int... peers) {
        checkOpen();
        int count = peers.length == 0 ? peerCount() : peers.length;
        // Check all peers before the first send.
        for (int i = 0; i < count; i++) {
            pool(peers.length == 0 ? i : peers[i]);
        }
        for (int i = 0; i < count; i++) {
            SendRequest request = pool(peers.length == 0 ? i : peers[i]).send(from);
            try {
                posted.post(request);
            } catch (RdmaException e) {
                rejection.accept(request, e);
            }
        }
    }

    /** Returns {@code true} if no work of this scope is in flight, without polling. */
    public boolean isDone() {
        checkThread();
        return posted.isDone();
    }

    /**
     * Waits for all work posted in this scope, and ends the scope. If the limit expires, the queue pairs whose work has
     * not completed are aborted: {@link QueuePair#abort}. No work of this scope is in flight afterwards.
     *
     * @return the work that did not succeed, in the order in which it was posted, followed by the work that {@link
     *     #postAll} or {@link #sendToPeers} could not post; empty if all work succeeded
     * @throws WrongThreadException if a queue pair belongs to another thread, or another thread has opened this scope;
     *     the scope is still open
     */
    public List<Failure> awaitAll() {
        checkThread();
        List<Failure> failures = List.of();
        if (!posted.haveAllSucceeded()) {
            failures = awaitEach();
        }
        posted.clear();
        opener = null;
        reusePools();
        if (!rejected.isEmpty()) {
            failures = new ArrayList<>(failures);
            failures.addAll(rejected);
            rejected.clear();
        }
        return failures;
    }

    private List<Failure> awaitEach() {
        // Discards what a call that threw a WrongThreadException has added.
        failed.clear();
        posted.awaitAll(failure);
        return failed.isEmpty() ? List.of() : List.copyOf(failed);
    }

    /**
     * Waits for all work posted in this scope, and ends the scope.
     *
     * @throws PeersException if this is a scope over peers, and work for at least one peer failed
     * @throws WorkException if work failed, and this is not a scope over peers. The exception reports the first failure
     *     that is not merely the consequence of another failure ({@link WorkStatus#WR_FLUSH_ERR}). The other failures
     *     are added as suppressed exceptions
     * @throws RdmaTimeoutException if work did not complete within the limit, and this is not a scope over peers. The
     *     queue pair of that work has been aborted: {@link QueuePair#abort}
     * @throws IllegalStateException if this scope is manual, and work was in flight when this method was called. That
     *     work is no longer in flight
     * @throws WrongThreadException if a queue pair belongs to another thread, or another thread has opened this scope;
     *     the scope is still open
     */
    @Override
    public void close() throws RdmaException {
        boolean unfinished = manual && !isDone();
        List<Failure> failures = awaitAll();
        if (!failures.isEmpty()) {
            if (overPeers) {
                throw peersException(failures);
            }
            throwFirst(failures);
        }
        if (unfinished) {
            throw new IllegalStateException("A manual scope was closed while work was in flight; await each request"
                    + " in its body, or use a scope that is not manual");
        }
    }

    private PeersException peersException(List<Failure> failures) {
        SortedMap<Integer, Exception> byPeer = new TreeMap<>();
        for (Failure each : failures) {
            PeersException.add(byPeer, indexOf(each.work()), each.cause());
        }
        return new PeersException(byPeer, peerCount());
    }

    private static void throwFirst(List<Failure> failures) throws RdmaException {
        Exception first = failures.stream()
                .map(Failure::cause)
                .filter(cause -> !PeersException.isFlush(cause))
                .findFirst()
                .orElse(failures.get(0).cause());
        for (Failure other : failures) {
            if (other.cause() != first) {
                first.addSuppressed(other.cause());
            }
        }
        if (first instanceof RdmaException e) {
            throw e;
        }
        throw (RuntimeException) first;
    }
}
