package org.rdma4j.bench.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/**
 * Two connected queue pairs that share a completion queue, with one prepared send and one prepared receive. They are
 * never closed. A send has the size of a message of {@link MessagePair}, including its header.
 */
final class PreparedPair {
    private static final int BYTES = 16 + MessagePair.BYTES;
    private static final int QUEUE_SIZE = 16;

    private final CompletionQueue completions;
    private final SendRequest send;
    private final ReceiveRequest receive;
    private final QueuePair sender;
    private final QueuePair receiver;

    PreparedPair() {
        try {
            Context context = Device.named("loop0").open();
            ProtectionDomain domain = ProtectionDomain.allocate(context);
            completions = CompletionQueue.create(context, 4 * QUEUE_SIZE);
            sender = queuePair(domain);
            receiver = queuePair(domain);
            sender.connect(receiver.endpoint());
            receiver.connect(sender.endpoint());
            MemoryRegion memory = MemoryRegion.allocate(domain, 2 * MessagePair.SLOT_SIZE);
            send = sender.prepareSend(memory.slice(0, BYTES));
            receive = receiver.prepareReceive(memory.slice(MessagePair.SLOT_SIZE, MessagePair.SLOT_SIZE));
            receive.post();
            release();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private QueuePair queuePair(ProtectionDomain domain) throws IOException {
        return QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .sendRequests(QUEUE_SIZE)
                .receiveRequests(QUEUE_SIZE)
                .create()
                .init();
    }

    /** Posts the send, polls both completions, and posts the receive again. Returns the number of bytes received. */
    long transfer() throws IOException {
        send.post();
        for (int left = 2; left > 0; ) {
            for (Completions done = completions.poll(); done.next(); left--) {
                WorkRequest<?> request = done.request();
                request.checkSuccess();
            }
        }
        long length = receive.length();
        receive.post();
        return length;
    }

    /** Lets another thread use the queue pairs. */
    void release() {
        sender.release();
        receiver.release();
        completions.release();
    }
}
