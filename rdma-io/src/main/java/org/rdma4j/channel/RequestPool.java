package org.rdma4j.channel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/**
 * Requests of one queue pair for who has none prepared: taken one after the other, and all of them again, with other
 * buffers, after {@link #reuse}.
 */
final class RequestPool {
    private final QueuePair queuePair;
    private final Taken<SendRequest> sends = new Taken<>(new SendRequest[1]);
    private final Taken<SendRequest> immediateSends = new Taken<>(new SendRequest[1]);
    private final Taken<SendRequest> writes = new Taken<>(new SendRequest[1]);
    private final Taken<SendRequest> immediateWrites = new Taken<>(new SendRequest[1]);
    private final Taken<SendRequest> reads = new Taken<>(new SendRequest[1]);
    private final Taken<SendRequest> adds = new Taken<>(new SendRequest[1]);
    private final Taken<SendRequest> swaps = new Taken<>(new SendRequest[1]);
    private final Taken<ReceiveRequest> receives = new Taken<>(new ReceiveRequest[1]);

    /** Requests of one kind, so that only their memory and values are another each time. */
    private static final class Taken<T extends WorkRequest<T>> {
        /** There is room behind the last. */
        private @Nullable T[] all;

        private int count;

        Taken(@Nullable T[] room) {
            all = room;
        }

        @Nullable
        T next() {
            T again = all[count];
            if (again != null) {
                count++;
            }
            return again;
        }

        T add(T request) {
            all[count++] = request;
            if (count == all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            return request;
        }
    }

    RequestPool(QueuePair queuePair) {
        this.queuePair = queuePair;
    }

    /** None of them is in flight. */
    void reuse() {
        sends.count = 0;
        immediateSends.count = 0;
        writes.count = 0;
        immediateWrites.count = 0;
        reads.count = 0;
        adds.count = 0;
        swaps.count = 0;
        receives.count = 0;
    }

    ReceiveRequest receive(LocalMemory into) {
        ReceiveRequest again = receives.next();
        return again == null ? receives.add(queuePair.prepareReceive(into)) : again.local(into);
    }

    ReceiveRequest receive(LocalMemory... into) {
        ReceiveRequest again = receives.next();
        return again == null ? receives.add(queuePair.prepareReceive(into)) : again.local(into);
    }

    SendRequest send(LocalMemory from) {
        return send(sends, from);
    }

    SendRequest send(LocalMemory... from) {
        SendRequest again = sends.next();
        return again == null ? sends.add(queuePair.prepareSend(from)) : again.local(from);
    }

    SendRequest send(LocalMemory from, int immediate) {
        return send(immediateSends, from).immediate(immediate);
    }

    private SendRequest send(Taken<SendRequest> of, LocalMemory from) {
        SendRequest again = of.next();
        return again == null ? of.add(queuePair.prepareSend(from)) : again.local(from);
    }

    SendRequest write(RemoteMemory to, LocalMemory from) {
        return write(writes, to, from);
    }

    SendRequest write(RemoteMemory to, LocalMemory... from) {
        SendRequest again = writes.next();
        return again == null
                ? writes.add(queuePair.prepareWrite(to, from))
                : again.local(from).remote(to);
    }

    SendRequest write(RemoteMemory to, LocalMemory from, int immediate) {
        return write(immediateWrites, to, from).immediate(immediate);
    }

    private SendRequest write(Taken<SendRequest> of, RemoteMemory to, LocalMemory from) {
        SendRequest again = of.next();
        return again == null
                ? of.add(queuePair.prepareWrite(to, from))
                : again.local(from).remote(to);
    }

    SendRequest read(RemoteMemory from, LocalMemory to) {
        SendRequest again = reads.next();
        return again == null
                ? reads.add(queuePair.prepareRead(from, to))
                : again.local(to).remote(from);
    }

    SendRequest read(RemoteMemory from, LocalMemory... to) {
        SendRequest again = reads.next();
        return again == null
                ? reads.add(queuePair.prepareRead(from, to))
                : again.local(to).remote(from);
    }

    SendRequest fetchAndAdd(RemoteMemory at, LocalMemory before, long value) {
        SendRequest again = adds.next();
        return again == null
                ? adds.add(queuePair.prepareFetchAndAdd(at, before, value))
                : again.local(before).remote(at).add(value);
    }

    SendRequest compareAndSwap(RemoteMemory at, LocalMemory before, long expected, long replacement) {
        SendRequest again = swaps.next();
        return again == null
                ? swaps.add(queuePair.prepareCompareAndSwap(at, before, expected, replacement))
                : again.local(before).remote(at).compareAndSwap(expected, replacement);
    }
}
