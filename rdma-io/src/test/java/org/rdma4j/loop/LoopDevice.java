package org.rdma4j.loop;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;

/** An open loop device with a protection domain. Closing it closes what was created through it, in reverse order. */
public final class LoopDevice implements Closeable {
    private final Deque<Closeable> owned = new ArrayDeque<>();
    private final Context context;
    private final ProtectionDomain domain;
    private final boolean iwarp;

    private LoopDevice(String name) throws IOException {
        iwarp = name.equals("loop1");
        context = own(Device.named(name).open());
        domain = own(ProtectionDomain.allocate(context));
    }

    /** Opens the device that behaves like RoCE. */
    public static LoopDevice open() throws IOException {
        return new LoopDevice("loop0");
    }

    /** Opens the device that behaves like soft-iWARP. */
    public static LoopDevice openIwarp() throws IOException {
        return new LoopDevice("loop1");
    }

    /** Has an object closed with this device, before those that exist already. */
    public <T extends Closeable> T own(T object) {
        owned.push(object);
        return object;
    }

    public Context context() {
        return context;
    }

    public ProtectionDomain domain() {
        return domain;
    }

    public CompletionQueue completions(int entries) throws IOException {
        return own(CompletionQueue.create(context, entries));
    }

    public MemoryRegion memory(int bytes, Access... remote) throws IOException {
        return own(MemoryRegion.allocate(domain, bytes, remote));
    }

    /** Returns a builder of a queue pair with room for 16 requests in each direction, and 64 bytes of inline data. */
    public QueuePairBuilder queuePair(CompletionQueue completions) {
        return QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .inline(64);
    }

    /** Creates two queue pairs that report to these completion queues, and connects them. */
    public QueuePair[] pair(CompletionQueue one, CompletionQueue other) throws IOException {
        return connect(own(queuePair(one).create()), own(queuePair(other).create()));
    }

    /** Connects two queue pairs. */
    public QueuePair[] connect(QueuePair one, QueuePair other) throws IOException {
        if (iwarp) {
            // Soft-iWARP's connection manager has taken them to this state.
            for (QueuePair each : new QueuePair[] {one, other}) {
                each.modify(new QueuePairAttributes().state(QueuePairState.RTS));
            }
            LoopControl.connect(one, other);
        } else {
            Access[] all = {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC};
            one.init(all);
            other.init(all);
            one.connect(other.endpoint());
            other.connect(one.endpoint());
        }
        return new QueuePair[] {one, other};
    }

    @Override
    public void close() throws IOException {
        LoopControl.reset();
        while (!owned.isEmpty()) {
            owned.peek().close();
            owned.pop();
        }
    }
}
