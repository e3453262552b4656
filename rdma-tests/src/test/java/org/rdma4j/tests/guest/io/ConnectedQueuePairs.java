package org.rdma4j.tests.guest.io;

import java.io.Closeable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.VerbsException;

/** Two queue pairs on soft-RoCE, connected to each other without the connection manager. */
final class ConnectedQueuePairs implements Closeable {
    static final Duration LIMIT = Duration.ofSeconds(20);
    static final Access[] ALL = {Access.REMOTE_WRITE, Access.REMOTE_READ, Access.REMOTE_ATOMIC};

    final Context context;
    final ProtectionDomain domain;
    final CompletionQueue leftQueue;
    final CompletionQueue rightQueue;
    final QueuePair left;
    final QueuePair right;

    ConnectedQueuePairs() throws VerbsException {
        this(QueuePairType.RC, builder -> builder);
    }

    ConnectedQueuePairs(QueuePairType type, UnaryOperator<QueuePairBuilder> options) throws VerbsException {
        this(type, options, false);
    }

    ConnectedQueuePairs(QueuePairType type, UnaryOperator<QueuePairBuilder> options, boolean events)
            throws VerbsException {
        context = Device.named("rxe0").open();
        domain = ProtectionDomain.allocate(context);
        leftQueue = events ? CompletionQueue.createWithEvents(context, 256) : CompletionQueue.create(context, 256);
        rightQueue = events ? CompletionQueue.createWithEvents(context, 256) : CompletionQueue.create(context, 256);
        Access[] remote = type == QueuePairType.UC ? new Access[] {Access.REMOTE_WRITE} : ALL;
        left = options.apply(QueuePair.builder(domain, type).completions(leftQueue))
                .create()
                .init(remote);
        right = options.apply(QueuePair.builder(domain, type).completions(rightQueue))
                .create()
                .init(remote);
        left.connect(right.endpoint());
        right.connect(left.endpoint());
    }

    /** Connects two queue pairs that are in the state RESET. */
    static void connect(QueuePair left, QueuePair right) throws VerbsException {
        left.init(ALL);
        right.init(ALL);
        left.connect(right.endpoint());
        right.connect(left.endpoint());
    }

    MemoryRegion region(long bytes) throws VerbsException {
        return MemoryRegion.allocate(domain, bytes, ALL);
    }

    /** Waits until a file descriptor is readable. Returns {@code false} if the time is up. */
    static boolean isReadable(int descriptor, Duration limit) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment entry = pollfd.allocate(arena);
            pollfd.fd(entry, descriptor);
            pollfd.events(entry, (short) Posix.POLLIN);
            return Posix.pollChecked(entry, 1, (int) limit.toMillis()) == 1;
        }
    }

    @Override
    public void close() throws VerbsException {
        left.close();
        right.close();
        leftQueue.close();
        rightQueue.close();
        domain.close();
        context.close();
    }
}
