package org.rdma4j.channel;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SendRequest.Operation;
import org.rdma4j.verbs.WorkRequest;

/**
 * Requests of one queue pair for who has none prepared: used with other buffers each time. What is taken is given back once
 * it is not in flight any more.
 */
final class RequestPool {
    private final QueuePair queuePair;
    private final Deque<ReceiveRequest> receives = new ArrayDeque<>();
    /** By operation; those with a list of buffers among them. */
    private final Deque<SendRequest>[] sends;

    RequestPool(QueuePair queuePair) {
        this.queuePair = queuePair;
        @SuppressWarnings({"unchecked", "rawtypes"})
        Deque<SendRequest>[] deques = new Deque[Operation.values().length];
        for (int i = 0; i < deques.length; i++) {
            deques[i] = new ArrayDeque<>();
        }
        sends = deques;
    }

    ReceiveRequest receive(LocalMemory into) {
        ReceiveRequest idle = receives.peek();
        if (idle == null) {
            return queuePair.prepareReceive(into);
        }
        idle.local(into);
        return receives.pop();
    }

    ReceiveRequest receive(LocalMemory... into) {
        ReceiveRequest idle = receives.peek();
        if (idle == null) {
            return queuePair.prepareReceive(into);
        }
        idle.local(into);
        return receives.pop();
    }

    /** @param remote null for a send */
    SendRequest send(Operation operation, @Nullable RemoteMemory remote, LocalMemory local) {
        SendRequest idle = sends[operation.ordinal()].peek();
        if (idle == null) {
            return prepare(operation, remote, local);
        }
        idle.local(local);
        return again(idle, remote);
    }

    SendRequest send(Operation operation, @Nullable RemoteMemory remote, LocalMemory... local) {
        SendRequest idle = sends[operation.ordinal()].peek();
        if (idle == null) {
            return prepare(operation, remote, local);
        }
        idle.local(local);
        return again(idle, remote);
    }

    private SendRequest again(SendRequest idle, @Nullable RemoteMemory remote) {
        if (remote != null) {
            idle.remote(remote);
        }
        idle.withoutImmediate();
        return sends[idle.operation().ordinal()].pop();
    }

    private SendRequest prepare(Operation operation, @Nullable RemoteMemory remote, LocalMemory... local) {
        if (operation == Operation.SEND || remote == null) {
            return queuePair.prepareSend(local);
        }
        switch (operation) {
            case WRITE:
                return queuePair.prepareWrite(remote, local);
            case READ:
                return queuePair.prepareRead(remote, local);
            case FETCH_AND_ADD:
                return queuePair.prepareFetchAndAdd(remote, local[0], 0);
            case COMPARE_AND_SWAP:
                return queuePair.prepareCompareAndSwap(remote, local[0], 0, 0);
            default:
                throw new IllegalArgumentException(operation + " has no remote memory");
        }
    }

    void giveBack(WorkRequest<?> request) {
        if (request instanceof SendRequest send) {
            sends[send.operation().ordinal()].push(send);
        } else {
            receives.push((ReceiveRequest) request);
        }
    }
}
