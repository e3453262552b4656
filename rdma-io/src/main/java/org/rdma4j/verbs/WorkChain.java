package org.rdma4j.verbs;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Requests of one queue that are posted together: linked once, and given to the driver in one call each time, which costs
 * less than a call for each. The requests stay what they are: their fields are changed between two posts, their completions
 * are polled and waited for one by one or all together.
 *
 * {@snippet lang=java :
 * SendRequest page = queuePair.prepareWrite(pages, buffer).signaled(false);
 * SendRequest count = queuePair.prepareWrite(counter, pagesWritten);
 * WorkChain<SendRequest> both = WorkChain.of(page, count);
 * for (int i = 0; fill(buffer); i++) {
 *     page.remoteOffset(i * PAGE);
 *     both.complete(LIMIT);                   // one call; count's completion tells of page, too
 * }
 *
 * WorkChain<SendRequest> batch = WorkChain.of(sends);
 * for (int many = fill(batch); many > 0; many = fill(batch)) {
 *     batch.limit(many).complete(LIMIT);      // the first of them only
 * }
 *
 * WorkChain<ReceiveRequest> receives = WorkChain.of(prepared).post();
 * }
 *
 * <p>If the queue has no room for all of it, nothing is posted; each request counts as one. If the driver refuses one,
 * those before it are in flight and a {@link ChainException} says which it was. A request is in one chain at most, stays in
 * it, and is not posted by itself; its place in the chain is its place in the queue. Binds and invalidations of memory
 * windows cannot be in a chain.
 *
 * @param <T> {@link SendRequest} or {@link ReceiveRequest}
 */
public final class WorkChain<T extends WorkRequest<T>> extends Work<WorkChain<T>> {
    /** What no count of failures is: each request has to be asked. */
    private static final long ANY = -1;

    private final List<T> list;
    final WorkRequest<?>[] requests;
    /** Whether one of its requests brings data: {@link WorkRequest#bringsData}. */
    final boolean bringsData;

    private int limit;
    /** How many of them the last post has posted, and the one before. */
    private int posted;

    private int postedBefore;

    /**
     * How many, from the first on, are posted with nothing but the call: the last post that looked at them found them checked
     * and plain, and they have not changed since. Any thread that closes what they use sets it to 0.
     */
    int ready;
    /** Whether the completions of the last post that looked at its requests belong to a wait or a scope. */
    boolean awaited;
    /** Whether the owner is waiting for the whole chain. */
    boolean isAwaited;
    /** How often it was posted since its requests were told of it, and where the first stood the last time. */
    long rounds;

    private long at;
    /** How many requests of the queue had failed before its last post. */
    private long failures;

    private WorkChain(List<T> list) {
        super(list.get(0).queue);
        this.list = list;
        this.requests = list.toArray(new WorkRequest<?>[0]);
        this.limit = requests.length;
        this.bringsData = list.stream().anyMatch(WorkRequest::bringsData);
    }

    /**
     * Links requests.
     *
     * @param requests in the order in which they are posted
     * @throws IllegalArgumentException if there is none, one is of another queue or in a chain already, or they are more
     *     than the queue holds
     * @throws IllegalStateException if one is in flight, or its queue pair is closed
     * @throws UnsupportedOperationException if one is of a memory window
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // The array is read, and not kept.
    public static <T extends WorkRequest<T>> WorkChain<T> of(T... requests) {
        return of(List.of(requests));
    }

    /** The same with a list, of which later changes are not seen. */
    public static <T extends WorkRequest<T>> WorkChain<T> of(List<T> requests) {
        List<T> list = List.copyOf(requests);
        if (list.isEmpty()) {
            throw new IllegalArgumentException("a chain of no requests; give at least one");
        }
        WorkQueue queue = list.get(0).queue;
        queue.checkChain(list.size());
        Set<T> seen = new HashSet<>();
        for (T request : list) {
            if (request.queue != queue) {
                throw new IllegalArgumentException(
                        request + " is of another queue than " + list.get(0) + "; a chain is posted to one queue");
            }
            if (!seen.add(request)) {
                throw new IllegalArgumentException(request + " is in the chain twice; prepare a second one");
            }
            request.checkCanChain();
        }
        WorkChain<T> chain = new WorkChain<>(list);
        for (int i = 0; i < list.size(); i++) {
            list.get(i).chain(chain, i);
            list.get(i).next(i + 1 < list.size() ? list.get(i + 1).address : 0);
        }
        return chain;
    }

    @Override
    WorkChain<T> self() {
        return this;
    }

    /** How many requests it has. */
    public int size() {
        return requests.length;
    }

    /** One of its requests, counted from 0. */
    public T get(int index) {
        return list.get(index);
    }

    /**
     * How many of its requests later posts post, counted from the first; all of them if this was never called. May be
     * changed while the chain is in flight. If an earlier post was longer, {@link #await} waits for those requests, too, but
     * throws only for requests of the last post: what became of the others, their {@link WorkRequest#status} tells. For
     * {@link #complete} the request at {@code count - 1} has to have a completion of its own.
     *
     * @param count 1 to {@link #size}
     * @throws IllegalArgumentException if it is another number
     * @throws IllegalStateException if its queue pair is closed
     */
    public WorkChain<T> limit(int count) {
        if (count < 1 || count > requests.length) {
            throw new IllegalArgumentException(
                    "a limit of " + count + "; " + this + " can have 1 to " + requests.length);
        }
        requests[0].checkOpen();
        settle();
        if (limit < requests.length) {
            requests[limit - 1].next(requests[limit].address);
        }
        if (count < requests.length) {
            requests[count - 1].next(0);
        }
        limit = count;
        return this;
    }

    /** How many of its requests the next post posts. */
    public int limit() {
        return limit;
    }

    /** Throws if one of its requests is in flight, or has an undelivered completion. */
    void checkDelivered() {
        int last = lastInFlight();
        if (last >= 0 || queue.hasUndelivered()) {
            for (WorkRequest<?> request : requests) {
                if (request.bringsData()) {
                    request.checkDelivered();
                }
            }
        }
    }

    /** Its requests were told of a post. */
    void placed(int count, boolean again, boolean asAwaited) {
        postedBefore = posted;
        posted = count;
        failures = queue.failures();
        ready = again ? count : 0;
        awaited = asAwaited;
    }

    /** The driver has refused this one of what was placed; if that is the first, the post before is still the last. */
    void refusedAt(int place) {
        posted = place == 0 ? postedBefore : place;
        failures = ANY;
        ready = 0;
    }

    /** It is posted once more, which its requests are told when they need to know; gives where it stood before. */
    long repeat(long next) {
        long before = at;
        at = next;
        rounds++;
        postedBefore = posted;
        posted = limit;
        return before;
    }

    /** That was refused: as if its requests had been told of it. */
    void unrepeat(long before, long next) {
        at = before;
        rounds--;
        settle();
        for (int i = 0; i < limit; i++) {
            requests[i].wasPosted(next + i);
        }
    }

    /** Whether this is among the requests that are not told of all posts, and where it stood the last time. */
    boolean isAhead(WorkRequest<?> request) {
        return rounds != 0 && request.inChain < limit;
    }

    long placeOf(WorkRequest<?> request) {
        return at + request.inChain;
    }

    /** Tells its requests what they were not told. */
    void settle() {
        if (rounds != 0) {
            for (int i = 0; i < limit; i++) {
                requests[i].wasPosted(rounds, at + i);
            }
            rounds = 0;
        }
    }

    @Override
    boolean tryPost(boolean asAwaited) throws RdmaException {
        return queue.tryPost(this, asAwaited);
    }

    @Override
    public boolean isInFlight() {
        return lastInFlight() >= 0;
    }

    /** The last that is in flight; sends before it may be, too. */
    private int lastInFlight() {
        // Where work completes in the order of its posts, what a longer post before has left is over first.
        int last = (queue.completesInOrder() ? posted : requests.length) - 1;
        while (last >= 0 && !requests[last].isInFlight()) {
            last = queue.completesInOrder() ? -1 : last - 1;
        }
        return last;
    }

    @Override
    WorkRequest<?> last() {
        return requests[limit - 1];
    }

    @Override
    void checkTells() {
        last().checkTells();
    }

    @Override
    boolean look() throws RdmaException {
        int last = lastInFlight();
        return last < 0 || queue.look(requests[last]) && !isInFlight();
    }

    @Override
    void takeDelivery() {
        for (WorkRequest<?> request : requests) {
            request.takeDelivery();
        }
    }

    @Override
    void setAwaited(boolean on) {
        isAwaited = on;
    }

    @Override
    boolean await(Duration timeout, long start, boolean aborts) throws RdmaException {
        // Sends are done when the last is; of receives, each one is looked at.
        for (int last = lastInFlight(); last >= 0; last = lastInFlight()) {
            if (!requests[last].await(timeout, start, aborts)) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean hasSucceeded() {
        return !isInFlight() && failures == queue.failures();
    }

    @Override
    void checkSuccess() throws WorkException {
        if (failures != queue.failures()) {
            for (int i = 0; i < posted; i++) {
                requests[i].checkSuccess();
            }
        }
    }

    @Override
    public String toString() {
        return "chain of " + limit + " requests of " + queue.holder + " (the first: " + requests[0].name() + ")";
    }
}
