package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;

/** A network whose nodes signal each other through arrays, with simulated faults. */
final class SimulatedNetwork {
    final int worldSize;

    /** Barriers of the nodes by rank. */
    final List<Barrier> barriers = new ArrayList<>();

    /** Memory of the nodes by rank: one epoch for each peer, then the poison. */
    final List<AtomicLongArray> memories = new ArrayList<>();

    /** Total number of signals sent. */
    final AtomicInteger messages = new AtomicInteger();

    /** Rank to which no signal is delivered; negative for none. */
    final AtomicInteger lost = new AtomicInteger(-1);

    /** Rank that was probed last; negative for none. */
    final AtomicInteger probed = new AtomicInteger(-1);

    /** Whether epochs are written one byte at a time in random order. */
    volatile boolean byteByByte;

    /** Elements of a matrix of sender and receiver; 1 if signals between them fail. */
    private final AtomicIntegerArray cut;

    /** Rank and signal index of the next signal to reject; negative for none. */
    private final AtomicInteger rejected = new AtomicInteger(-1);

    SimulatedNetwork(BarrierAlgorithm algorithm, int worldSize) {
        this.worldSize = worldSize;
        cut = new AtomicIntegerArray(worldSize * worldSize);
        for (int i = 0; i < worldSize; i++) {
            memories.add(new AtomicLongArray(worldSize + 1));
            barriers.add(new Barrier(algorithm, i, worldSize, new ArraySignals(i)));
        }
    }

    /** Rejects one signal of a node as misuse: the one that it sends after {@code sent} others at the same barrier. */
    void reject(int rank, int sent) {
        rejected.set(rank << 8 | sent);
    }

    /** Lets all later signals from one node to another fail. */
    void cut(int from, int to) {
        cut.set(from * worldSize + to, 1);
    }

    private boolean isCut(int from, int to) {
        return cut.get(from * worldSize + to) != 0;
    }

    /** Signals of one node. */
    private final class ArraySignals implements Signals {
        private final int rank;

        /** Number of signals sent at the current barrier. */
        private int sent;

        ArraySignals(int rank) {
            this.rank = rank;
        }

        @Override
        public void begin() {
            sent = 0;
        }

        @Override
        public void send(int peer, long epoch, long deadline) throws IOException {
            if (rejected.compareAndSet(rank << 8 | sent++, -1)) {
                throw new WrongThreadException("in use by another thread");
            }
            if (isCut(rank, peer)) {
                throw new IOException("no route to " + peer);
            }
            AtomicLongArray memory = memories.get(peer);
            assertThat(memory.get(rank)).isEqualTo(epoch - 1);
            if (byteByByte) {
                writeByteByByte(memory, epoch);
            }
            memory.set(rank, epoch);
            messages.incrementAndGet();
        }

        private void writeByteByByte(AtomicLongArray memory, long epoch) {
            int first = new Random().nextInt(Long.BYTES);
            for (int i = 0; i < Long.BYTES; i++) {
                long mask = 0xffL << Byte.SIZE * ((i + first) % Long.BYTES);
                memory.set(rank, memory.get(rank) & ~mask | epoch & mask);
                if ((epoch & 0xff) == 0) {
                    Thread.yield();
                }
            }
        }

        @Override
        public long epoch(int peer) {
            return memories.get(rank).getAcquire(peer);
        }

        @Override
        public void check(int peer) throws IOException {
            if (lost.get() == peer && (messages.get() > 0 || probed.get() == peer)) {
                throw new IOException("signal not delivered");
            }
        }

        @Override
        public void probe(int peer) {
            probed.set(peer);
        }

        @Override
        public void awaitDelivery(long deadline) {}

        @Override
        public long poison() {
            return memories.get(rank).getAcquire(worldSize);
        }

        @Override
        public void sendPoison(long poison) {
            for (int peer = 0; peer < worldSize; peer++) {
                if (peer != rank && !isCut(rank, peer)) {
                    memories.get(peer).set(worldSize, poison);
                }
            }
        }
    }
}
