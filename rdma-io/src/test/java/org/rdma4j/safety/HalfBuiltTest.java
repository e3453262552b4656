package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceMemory;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.MulticastGroup;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;

/** Tests that all objects can still be closed after an Error has interrupted a create, close or post operation. */
class HalfBuiltTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    /** Default difference between successive stack depths, in calls. */
    private static final int STEP = 11;

    /** Objects from which the tested objects are created. Opened and closed with sufficient stack. */
    private static final class Base implements Closeable {
        private final Context context;
        private final ProtectionDomain domain;
        private final CompletionQueue completions;
        private final QueuePair datagrams;
        private final MemorySegment memory;

        private Base(MemorySegment memory) throws IOException {
            this.memory = memory;
            context = Device.named("loop0").open();
            domain = ProtectionDomain.allocate(context);
            completions = CompletionQueue.create(context, 64);
            datagrams = QueuePair.builder(domain, QueuePairType.UD)
                    .completions(completions)
                    .create();
        }

        @Override
        public void close() throws IOException {
            datagrams.close();
            completions.close();
            domain.close();
            context.close();
        }
    }

    /** Kinds of objects to create. */
    enum Kind {
        CONTEXT {
            @Override
            Closeable create(Base base) throws IOException {
                return base.context.device().open();
            }
        },
        DOMAIN {
            @Override
            Closeable create(Base base) throws IOException {
                return ProtectionDomain.allocate(base.context);
            }
        },
        DEVICE_MEMORY {
            @Override
            Closeable create(Base base) throws IOException {
                return DeviceMemory.allocate(base.context, 64, 0);
            }
        },
        COMPLETION_QUEUE {
            @Override
            Closeable create(Base base) throws IOException {
                return CompletionQueue.create(base.context, 8);
            }
        },
        COMPLETION_QUEUE_WITH_EVENTS {
            @Override
            Closeable create(Base base) throws IOException {
                return CompletionQueue.createWithEvents(base.context, 8);
            }
        },
        ALLOCATED_REGION {
            @Override
            Closeable create(Base base) throws IOException {
                return MemoryRegion.allocate(base.domain, 64, Access.REMOTE_WRITE);
            }
        },
        REGISTERED_REGION {
            @Override
            Closeable create(Base base) throws IOException {
                return MemoryRegion.register(base.domain, base.memory);
            }
        },
        POOL {
            @Override
            Closeable create(Base base) throws IOException {
                return BufferPool.create(base.domain, 64, 4, 2);
            }
        },
        WINDOW {
            @Override
            Closeable create(Base base) throws IOException {
                return MemoryWindow.allocate(base.domain, MemoryWindow.Type.TYPE_2);
            }
        },
        SHARED_RECEIVES {
            @Override
            Closeable create(Base base) throws IOException {
                return SharedReceiveQueue.create(base.domain, 8, 1);
            }
        },
        QUEUE_PAIR {
            @Override
            Closeable create(Base base) throws IOException {
                return QueuePair.builder(base.domain, QueuePairType.RC)
                        .completions(base.completions)
                        .create();
            }
        },
        ADDRESS_HANDLE {
            @Override
            Closeable create(Base base) throws IOException {
                return AddressHandle.create(base.domain, new Endpoint(1, new Gid(0, 0), 1, 0, Mtu.MTU_256));
            }
        },
        MULTICAST {
            @Override
            Closeable create(Base base) throws IOException {
                return MulticastGroup.join(base.datagrams, GROUP, 0);
            }
        };

        private static final Gid GROUP = new Gid(0xff0eL << 48, 1);

        abstract Closeable create(Base base) throws IOException;
    }

    /**
     * Runs a check on a thread with a small stack, at increasing stack depths. A binary search finds a depth at which
     * the action starts to end in a StackOverflowError. The checks begin slightly above that depth and continue to the
     * maximum depth of the stack.
     *
     * @param step difference between successive depths, in calls
     */
    private static void atEachDepth(int step, Depth check) throws Exception {
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        int deepest = DeepStack.deepest();
                        int first = firstOverflow(check, Math.max(deepest - 1200, 0), deepest);
                        int overflows = 0;
                        for (int calls = first - 4 * STEP; calls <= deepest; calls += step) {
                            overflows += check.at(Math.max(calls, 0)) ? 1 : 0;
                        }
                        System.out.println("overflows: " + overflows);
                    } catch (Throwable e) {
                        failure[0] = e;
                    }
                },
                "shallow",
                512 << 10);
        thread.start();
        thread.join();
        if (failure[0] != null) {
            failure[0].printStackTrace(System.out);
        }
    }

    /**
     * Returns a depth in the given range at which the action overflows the stack, although it succeeds at most {@link
     * #STEP} calls higher up.
     */
    private static int firstOverflow(Depth check, int shallow, int deep) throws Exception {
        int succeeds = shallow;
        int overflows = deep;
        while (overflows - succeeds > STEP) {
            int middle = (succeeds + overflows) >>> 1;
            if (check.at(middle)) {
                overflows = middle;
            } else {
                succeeds = middle;
            }
        }
        return overflows;
    }

    private interface Depth {
        /** Runs the action at a stack depth. Returns {@code true} if it ended in a StackOverflowError. */
        boolean at(int calls) throws Exception;
    }

    /**
     * Overflows the stack at different depths. Runs in a separate JVM that interprets all or most code, so that each
     * depth interrupts the action at a different point.
     */
    public static final class Overflows {
        private Overflows() {}

        public static void main(String[] arguments) throws Exception {
            MemorySegment memory = Arena.ofAuto().allocate(64);
            if (arguments[0].equals("POST")) {
                atEachDepth(STEP, calls -> post(calls));
            } else if (arguments[0].equals("LEASE")) {
                compileLeases();
                atEachDepth(1, calls -> lease(calls));
            } else {
                Kind kind = Kind.valueOf(arguments[0]);
                // Loads and links all classes.
                create(kind, memory, 0);
                atEachDepth(STEP, calls -> create(kind, memory, calls));
            }
            System.out.println("end");
        }

        private static boolean create(Kind kind, MemorySegment memory, int calls) throws IOException {
            boolean overflow = false;
            @Nullable Closeable[] made = new Closeable[1];
            try (Base base = new Base(memory)) {
                try {
                    DeepStack.dive(calls, () -> made[0] = kind.create(base));
                    DeepStack.dive(calls, () -> made[0].close());
                } catch (StackOverflowError e) {
                    overflow = true;
                }
                if (made[0] != null) {
                    made[0].close();
                }
            } catch (IllegalStateException e) {
                System.out.println(calls + " calls: " + e.getMessage());
                throw e;
            }
            if (LoopControl.objects() != 0) {
                throw new IllegalStateException(LoopControl.objects() + " native objects are left");
            }
            return overflow;
        }

        /** Leases buffers until the JVM has compiled the methods that its options allow it to compile. */
        private static void compileLeases() throws IOException {
            try (LoopDevice device = LoopDevice.open()) {
                BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 1, 1));
                for (int i = 0; i < 50_000; i++) {
                    pool.lease(LIMIT).close();
                }
            }
        }

        private static boolean lease(int calls) throws IOException {
            boolean overflow = false;
            Lease[] lease = new Lease[1];
            try (LoopDevice device = LoopDevice.open()) {
                BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 1, 1));
                try {
                    DeepStack.dive(calls, () -> lease[0] = pool.lease(LIMIT));
                    DeepStack.dive(calls, () -> {
                        lease[0].close();
                        lease[0] = null;
                    });
                } catch (StackOverflowError e) {
                    overflow = true;
                }
                if (lease[0] != null) {
                    lease[0].close();
                }
            }
            return overflow;
        }

        private static boolean post(int calls) throws IOException {
            boolean overflow = false;
            try (LoopDevice device = LoopDevice.open()) {
                BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 1, 1));
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.pair(completions, completions);
                pair[1].prepareReceive(device.memory(64)).post();
                Lease lease = pool.lease(LIMIT);
                SendRequest send = pair[0].prepareSend(lease);
                try {
                    DeepStack.dive(calls, send::post);
                } catch (StackOverflowError e) {
                    overflow = true;
                }
                pair[0].close();
                pair[1].close();
                lease.close();
            }
            if (LoopControl.objects() != 0) {
                throw new IllegalStateException(LoopControl.objects() + " native objects are left");
            }
            return overflow;
        }
    }

    /** Creates and closes an object repeatedly, each time with slightly more free heap. Runs in a separate JVM. */
    public static final class Exhaustion {
        private static final int LARGE = 1 << 14;
        private static final int SMALL = 8;
        private static final int MOST_STEPS = 200;
        private static Object @Nullable [] ballast;
        private static @Nullable Closeable made;

        private Exhaustion() {}

        public static void main(String[] arguments) throws Exception {
            Kind kind = Kind.valueOf(arguments[0]);
            MemorySegment memory = Arena.ofAuto().allocate(64);
            Overflows.create(kind, memory, 0);
            System.out.println("resolved: " + OutOfMemoryError.class);
            int errors = 0;
            int successes = 0;
            for (int steps = 0; steps < MOST_STEPS && successes < 3; steps++) {
                try (Base base = new Base(memory)) {
                    if (create(kind, base, steps)) {
                        successes++;
                    } else {
                        errors++;
                    }
                    if (made != null) {
                        made.close();
                        made = null;
                    }
                }
            }
            // The bindings allocate a segment for each object that the driver creates: see HeapReserve.
            System.out.println("lost by the bindings: " + LoopControl.objects());
            System.out.println("errors: " + errors);
            long lost = LoopControl.objects();
            int unclosed = 0;
            for (int steps = 0; steps < MOST_STEPS; steps++) {
                try (Base base = new Base(memory)) {
                    made = kind.create(base);
                    unclosed += close(steps) ? 0 : 1;
                    made.close();
                    made = null;
                }
            }
            System.out.println("not closed at once: " + unclosed);
            System.out.println("lost by a close: " + (LoopControl.objects() - lost));
            System.out.println("end");
        }

        private static boolean close(int steps) {
            exhaust(steps);
            try {
                made.close();
                return true;
            } catch (Throwable e) {
                return false;
            } finally {
                ballast = null;
            }
        }

        /** Fills the heap, except for space for {@code steps} small objects. */
        private static void exhaust(int steps) {
            fill(LARGE);
            ballast = (Object[]) ballast[0];
            fill(SMALL);
            for (int i = 0; i < steps; i++) {
                ballast = (Object[]) ballast[0];
            }
        }

        private static boolean create(Kind kind, Base base, int steps) throws IOException {
            exhaust(steps);
            try {
                made = kind.create(base);
                return true;
            } catch (Throwable e) {
                // May be an IllegalArgumentException: the code that javac generates for try-with-resources may add an
                // OutOfMemoryError to itself as a suppressed exception, which addSuppressed rejects.
                return false;
            } finally {
                ballast = null;
            }
        }

        private static void fill(int words) {
            try {
                while (true) {
                    @Nullable Object[] next = new Object[words];
                    next[0] = ballast;
                    ballast = next;
                }
            } catch (OutOfMemoryError e) {
                // The heap is full.
            }
        }
    }

    /** Creates a pool that does not fit into the heap. Runs in a separate JVM. */
    public static final class OutOfMemory {
        private OutOfMemory() {}

        public static void main(String[] arguments) throws Exception {
            int perSlab = Integer.parseInt(arguments[0]);
            int slabs = Integer.parseInt(arguments[1]);
            try (LoopDevice device = LoopDevice.open()) {
                try {
                    BufferPool.create(device.domain(), 1, perSlab, slabs);
                } catch (OutOfMemoryError e) {
                    System.out.println("OutOfMemoryError");
                }
            }
            System.out.println("objects: " + LoopControl.objects());
        }
    }

    /** Checks that a pool remains usable after it could not grow for lack of memory. Runs in a separate JVM. */
    public static final class GrowsOutOfMemory {
        private static @Nullable Object ballast;

        private GrowsOutOfMemory() {}

        public static void main(String[] arguments) throws Exception {
            int perSlab = 200_000;
            try (LoopDevice device = LoopDevice.open()) {
                BufferPool pool = BufferPool.create(device.domain(), 1, perSlab, 2);
                Lease[] leases = new Lease[perSlab];
                for (int i = 0; i < perSlab; i++) {
                    leases[i] = pool.lease(LIMIT);
                }
                fill();
                try {
                    pool.tryLease();
                } catch (OutOfMemoryError e) {
                    ballast = null;
                    System.out.println("OutOfMemoryError");
                }
                ballast = null;
                System.out.println("leased: "
                        + pool.tryLease().map(GrowsOutOfMemory::closed).isPresent());
                for (Lease lease : leases) {
                    lease.close();
                }
                pool.close();
            }
            System.out.println("objects: " + LoopControl.objects());
        }

        private static Lease closed(Lease lease) {
            lease.close();
            return lease;
        }

        /** Fills the heap, except for a few megabytes. */
        private static void fill() {
            Object @Nullable [] chain = null;
            try {
                while (true) {
                    chain = new Object[] {chain, new byte[1 << 20]};
                }
            } catch (OutOfMemoryError e) {
                for (int i = 0; i < 6 && chain != null; i++) {
                    chain = (Object[]) chain[0];
                }
                ballast = chain;
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void anOverflowOfTheStackLeavesAllCloseable(Kind kind) throws IOException {
        assertOverflows(kind.name());
    }

    @ParameterizedTest
    @EnumSource(names = {"COMPLETION_QUEUE_WITH_EVENTS", "REGISTERED_REGION", "POOL", "SHARED_RECEIVES", "QUEUE_PAIR"})
    void exhaustedMemoryLeavesAllCloseable(Kind kind) throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Exhaustion.class, List.of("-Xmx8m", "-XX:+UseSerialGC"), kind.name());
        assertThat(child.output())
                .endsWith("end\n")
                .containsPattern("errors: [1-9]")
                .contains("lost by the bindings: 0\n", "lost by a close: 0\n");
        assertThat(child.exit()).isZero();
    }

    @Test
    void anOverflowOfTheStackInAPostLeavesItsLeaseCloseable() throws IOException {
        assertOverflows("POST");
    }

    @Test
    void anOverflowOfTheStackLosesNoBufferOfAPool() throws IOException {
        // Lease.close() is compiled and needs less stack than the interpreted methods that it calls.
        assertOverflows(
                "LEASE",
                "-Xbatch",
                "-XX:TieredStopAtLevel=1",
                "-XX:CompileCommand=quiet",
                "-XX:CompileCommand=compileonly,org.rdma4j.verbs.Lease::close",
                "-XX:CompileCommand=dontinline,org.rdma4j.verbs.BufferPool::release");
    }

    private static void assertOverflows(String argument) throws IOException {
        assertOverflows(argument, "-Xint");
    }

    private static void assertOverflows(String argument, String... options) throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Overflows.class, List.of(options), argument);
        assertThat(child.output()).endsWith("end\n").doesNotContain("Exception", "Error");
        assertThat(child.output()).containsPattern("overflows: [1-9]");
        assertThat(child.exit()).isZero();
    }

    @Test
    void aPoolThatDoesNotFitTheHeapLeavesItsDomainCloseable() throws IOException {
        // Too large for the heap: first the array of all buffers, then the buffers of the first slab.
        for (String[] sizes : new String[][] {{"1000000", "200"}, {"4000000", "1"}}) {
            ChildJvm.Ended child = ChildJvm.run(OutOfMemory.class, List.of("-Xmx96m"), sizes);
            assertThat(child.output())
                    .contains("OutOfMemoryError", "objects: 0")
                    .doesNotContain("Exception");
        }
    }

    @Test
    void aPoolThatCannotGrowIsStillAPool() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(GrowsOutOfMemory.class, List.of("-Xmx96m"));
        assertThat(child.output())
                .contains("OutOfMemoryError", "leased: true", "objects: 0")
                .doesNotContain("Exception");
    }
}
