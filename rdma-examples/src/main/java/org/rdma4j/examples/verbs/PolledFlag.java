package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import org.rdma4j.examples.util.Loopback;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RemoteMemory;

/**
 * Polls a flag in memory that the peer writes. The peer writes the data first and the flag afterwards, through the same
 * queue pair; no completion at this side reports the writes.
 *
 * <p>{@code PolledFlag 10.77.0.1}
 */
public final class PolledFlag {
    private static final VarHandle WORD = JAVA_LONG.varHandle();
    private static final long DATA = 0;
    private static final long FLAG = 64;
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private PolledFlag() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(run(arguments[0]));
    }

    /** Writes to the peer, and returns the data that the peer reads after it has seen the flag. */
    public static long run(String address) throws IOException {
        try (Loopback pair = Loopback.on(address)) {
            MemoryRegion shared = pair.right().allocate(72, Access.REMOTE_WRITE);
            MemoryRegion source = pair.left().allocate(16);
            source.memory().set(JAVA_LONG, 0, 42);
            source.memory().set(JAVA_LONG, 8, 1);
            RemoteMemory remote = shared.remoteMemory();
            var queuePair = pair.left().queuePair();
            queuePair.prepareWrite(remote.slice(DATA, 8), source.slice(0, 8)).post();
            queuePair.prepareWrite(remote.slice(FLAG, 8), source.slice(8, 8)).complete(TIMEOUT);
            return awaitData(shared.memory(), 1);
        }
    }

    private static long awaitData(MemorySegment shared, long expected) {
        while ((long) WORD.getAcquire(shared, FLAG) != expected) {
            Thread.onSpinWait();
        }
        // The peer's write of the data precedes that of the flag, and is visible from here on.
        return shared.get(JAVA_LONG, DATA);
    }
}
