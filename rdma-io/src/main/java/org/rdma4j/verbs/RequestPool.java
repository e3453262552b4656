package org.rdma4j.verbs;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Requests of one queue pair that a scope prepares itself. Each method takes the next unused request of its kind, or
 * prepares another one, and sets its buffers. After {@link #reuse}, all requests count as unused.
 */
final class RequestPool {
    private final QueuePair queuePair;
    private final Requests<SendRequest> sends = new Requests<>(new SendRequest[1]);
    private final Requests<SendRequest> immediateSends = new Requests<>(new SendRequest[1]);
    private final Requests<SendRequest> writes = new Requests<>(new SendRequest[1]);
    private final Requests<SendRequest> immediateWrites = new Requests<>(new SendRequest[1]);
    private final Requests<SendRequest> reads = new Requests<>(new SendRequest[1]);
    private final Requests<SendRequest> additions = new Requests<>(new SendRequest[1]);
    private final Requests<SendRequest> swaps = new Requests<>(new SendRequest[1]);
    private final Requests<ReceiveRequest> receives = new Requests<>(new ReceiveRequest[1]);

    /** Requests of one kind, which differ only in their buffers and values. */
    private static final class Requests<T extends WorkRequest<T>> {
        /** Used requests, followed by unused ones. The last element is null. */
        private @Nullable T[] requests;

        private int used;

        Requests(@Nullable T[] empty) {
            requests = empty;
        }

        /** Returns the next unused request, or null if there is none. */
        @Nullable
        T next() {
            T request = requests[used];
            if (request != null) {
                used++;
            }
            return request;
        }

        /** Adds a request, which counts as used. */
        T add(T request) {
            requests[used++] = request;
            if (used == requests.length) {
                requests = Arrays.copyOf(requests, 2 * used);
            }
            return request;
        }
    }

    RequestPool(QueuePair queuePair) {
        this.queuePair = queuePair;
    }

    /** Makes all requests available again. None of them may be in flight. */
    void reuse() {
        sends.used = 0;
        immediateSends.used = 0;
        writes.used = 0;
        immediateWrites.used = 0;
        reads.used = 0;
        additions.used = 0;
        swaps.used = 0;
        receives.used = 0;
    }

    ReceiveRequest receive(LocalMemory into) {
        ReceiveRequest next = receives.next();
        return next == null ? receives.add(queuePair.prepareReceive(into)) : next.local(into);
    }

    ReceiveRequest receive(LocalMemory... into) {
        ReceiveRequest next = receives.next();
        return next == null ? receives.add(queuePair.prepareReceive(into)) : next.local(into);
    }

    SendRequest send(LocalMemory from) {
        return send(sends, from);
    }

    SendRequest send(LocalMemory... from) {
        SendRequest next = sends.next();
        return next == null ? sends.add(queuePair.prepareSend(from)) : next.local(from);
    }

    SendRequest send(LocalMemory from, int immediate) {
        return send(immediateSends, from).immediate(immediate);
    }

    private SendRequest send(Requests<SendRequest> kind, LocalMemory from) {
        SendRequest next = kind.next();
        return next == null ? kind.add(queuePair.prepareSend(from)) : next.local(from);
    }

    SendRequest write(RemoteMemory to, LocalMemory from) {
        return write(writes, to, from);
    }

    SendRequest write(RemoteMemory to, LocalMemory... from) {
        SendRequest next = writes.next();
        return next == null
                ? writes.add(queuePair.prepareWrite(to, from))
                : next.local(from).remote(to);
    }

    SendRequest write(RemoteMemory to, LocalMemory from, int immediate) {
        return write(immediateWrites, to, from).immediate(immediate);
    }

    private SendRequest write(Requests<SendRequest> kind, RemoteMemory to, LocalMemory from) {
        SendRequest next = kind.next();
        return next == null
                ? kind.add(queuePair.prepareWrite(to, from))
                : next.local(from).remote(to);
    }

    SendRequest read(RemoteMemory from, LocalMemory to) {
        SendRequest next = reads.next();
        return next == null
                ? reads.add(queuePair.prepareRead(from, to))
                : next.local(to).remote(from);
    }

    SendRequest read(RemoteMemory from, LocalMemory... to) {
        SendRequest next = reads.next();
        return next == null
                ? reads.add(queuePair.prepareRead(from, to))
                : next.local(to).remote(from);
    }

    SendRequest fetchAndAdd(RemoteMemory at, LocalMemory previous, long value) {
        SendRequest next = additions.next();
        return next == null
                ? additions.add(queuePair.prepareFetchAndAdd(at, previous, value))
                : next.local(previous).remote(at).add(value);
    }

    SendRequest compareAndSwap(RemoteMemory at, LocalMemory previous, long expected, long replacement) {
        SendRequest next = swaps.next();
        return next == null
                ? swaps.add(queuePair.prepareCompareAndSwap(at, previous, expected, replacement))
                : next.local(previous).remote(at).compareAndSwap(expected, replacement);
    }
}
