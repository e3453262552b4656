package org.rdma4j.attack;

import static org.rdma4j.attack.World.Kind.ADDRESS_HANDLE;
import static org.rdma4j.attack.World.Kind.CONTEXT;
import static org.rdma4j.attack.World.Kind.DEVICE_MEMORY;
import static org.rdma4j.attack.World.Kind.DOMAIN;
import static org.rdma4j.attack.World.Kind.LEASE;
import static org.rdma4j.attack.World.Kind.LINK;
import static org.rdma4j.attack.World.Kind.POOL;
import static org.rdma4j.attack.World.Kind.QUEUE;
import static org.rdma4j.attack.World.Kind.QUEUE_PAIR;
import static org.rdma4j.attack.World.Kind.REGION;
import static org.rdma4j.attack.World.Kind.SHARED_RECEIVES;
import static org.rdma4j.attack.World.Kind.WINDOW;
import static org.rdma4j.attack.World.Kind.WORK;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.Work;

/** A thread that runs random actions, some of them at the end of its stack or when the heap is full. */
final class Attacker implements Runnable {
    static final int QKEY = 0x1234;

    private static final Ballast BALLAST = new Ballast();
    private static final Action[] ACTIONS = Action.weighted();
    private static final World.Kind[] CLOSEABLE = {
        WINDOW, ADDRESS_HANDLE, SHARED_RECEIVES, POOL, REGION, DEVICE_MEMORY, QUEUE, DOMAIN, CONTEXT
    };
    private static final Access[][] ACCESS = {
        {}, {Access.REMOTE_WRITE}, {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC, Access.MW_BIND}
    };
    /** Maximum number of frames between the end of the stack and an action that is to overflow it. */
    private static final int MAX_FRAMES_LEFT = 400;

    /** Maximum number of small objects for which an action has memory that is to run out of it. */
    private static final int MAX_OBJECTS = 60;

    private static final int LARGE = 256 << 10;

    /** Thrown if the world has no object of a kind, or no slot for one. */
    @SuppressWarnings("serial")
    private static final class Skipped extends Exception {
        private Skipped() {
            super(null, null, false, false);
        }
    }

    private static final Skipped SKIPPED = new Skipped();

    final World world;
    final Target target;
    final RandomGenerator random;
    private final int lane;
    private final Findings findings;
    private final BooleanSupplier ended;
    private final boolean fails;
    private final List<Thread> threads;

    /** Object that the action has created, stored without a call, which could overflow the stack. */
    private @Nullable Object made;

    /** The resource that the current action closes; null if it has been closed. */
    private @Nullable Resource closing;
    /** Whether {@link #dive} has called the action. */
    private boolean dived;

    /**
     * @param lane index of this attacker
     * @param fails whether some actions are to end in an Error
     * @param threads threads that may be interrupted
     */
    Attacker(
            World world,
            Target target,
            Findings findings,
            int lane,
            long seed,
            boolean fails,
            BooleanSupplier ended,
            List<Thread> threads) {
        this.world = world;
        this.target = target;
        this.findings = findings;
        this.lane = lane;
        this.random = new SplittableRandom(seed);
        this.fails = fails;
        this.ended = ended;
        this.threads = threads;
    }

    @Override
    public void run() {
        while (!ended.getAsBoolean()) {
            Action action = ACTIONS[random.nextInt(ACTIONS.length)];
            boolean locks = random.nextInt(8) == 0;
            if (locks) {
                world.lock.lock();
            }
            try {
                int choice = fails ? random.nextInt(128) : -1;
                if (choice == 0) {
                    starve(action);
                } else if (choice > 120) {
                    dived = false;
                    dive(action);
                } else {
                    action.run(this);
                }
                findings.succeeded(action);
                findings.tried(action);
            } catch (Skipped e) {
                // Neither counted as tried.
            } catch (Throwable e) {
                findings.tried(action);
                findings.thrown(action, e);
            } finally {
                Object object = made;
                if (object != null) {
                    made = null;
                    world.keep(object, lane, random);
                }
                Resource failed = closing;
                if (failed != null) {
                    closing = null;
                    world.keepUnclosed(failed, lane, random);
                }
                if (locks) {
                    world.lock.unlock();
                }
            }
        }
    }

    /** Runs an action while the heap is full, or nearly so. */
    private void starve(Action action) throws Exception {
        if (!BALLAST.fill(random.nextInt(MAX_OBJECTS))) {
            throw SKIPPED;
        }
        try {
            action.run(this);
        } finally {
            BALLAST.drop();
        }
    }

    /** Runs an action a random number of frames before the end of the stack. Returns the number of frames still to leave. */
    private int dive(Action action) throws Exception {
        int left;
        try {
            left = dive(action);
        } catch (StackOverflowError e) {
            if (dived) {
                throw e;
            }
            left = random.nextInt(MAX_FRAMES_LEFT);
        }
        if (left == 0) {
            dived = true;
            action.run(this);
        }
        return left - 1;
    }

    /** Closes a resource of the world. */
    void close(Resource resource) throws IOException {
        closing = resource;
        resource.close();
        closing = null;
    }

    /** Creates an object for the world, if it has a slot for it. */
    void make(World.Kind kind, Callable<@Nullable Object> creator) throws Exception {
        if (!world.hasRoom(kind)) {
            throw SKIPPED;
        }
        made = creator.call();
    }

    /** Connects two queue pairs. The world knows the link, and so what it has created, even if this throws. */
    void link() throws Exception {
        if (!world.hasRoom(LINK)) {
            throw SKIPPED;
        }
        Link link = new Link();
        made = link;
        target.connect(link);
    }

    /** Returns a random object. */
    <T> T pick(World.Kind kind, Class<T> type) throws Exception {
        Object found = world.pick(kind, lane, random);
        if (!type.isInstance(found)) {
            throw SKIPPED;
        }
        return type.cast(found);
    }

    ProtectionDomain domain() throws Exception {
        return pick(DOMAIN, ProtectionDomain.class);
    }

    QueuePair queuePair() throws Exception {
        if (random.nextInt(8) == 0) {
            Link link = pick(LINK, Link.class);
            QueuePair linked = random.nextBoolean() ? link.near : link.far;
            if (linked != null) {
                return linked;
            }
        }
        return pick(QUEUE_PAIR, QueuePair.class);
    }

    Work<?> work() throws Exception {
        return pick(WORK, Work.class);
    }

    SendRequest sendRequest() throws Exception {
        return pick(WORK, SendRequest.class);
    }

    MemoryWindow window() throws Exception {
        return pick(WINDOW, MemoryWindow.class);
    }

    AddressHandle handle() throws Exception {
        return pick(ADDRESS_HANDLE, AddressHandle.class);
    }

    /** Returns a region, a lease, or a slice of one. */
    LocalMemory memory() throws Exception {
        LocalMemory whole = random.nextBoolean() ? pick(REGION, MemoryRegion.class) : pick(LEASE, Lease.class);
        return switch (random.nextInt(4)) {
            case 0 -> whole;
            case 1 -> whole.slice(0, 8);
            default -> whole.slice(random.nextInt(64), random.nextInt(64));
        };
    }

    LocalMemory[] buffers() throws Exception {
        return random.nextInt(4) == 0 ? new LocalMemory[] {memory(), memory()} : new LocalMemory[] {memory()};
    }

    RemoteMemory remote() throws Exception {
        RemoteMemory whole = pick(REGION, MemoryRegion.class).remoteMemory();
        return random.nextInt(8) == 0 ? new RemoteMemory(whole.address() + 8, whole.length(), whole.rkey()) : whole;
    }

    /** Returns a kind of objects, all of which are closed by one action. */
    World.Kind closeable() {
        return CLOSEABLE[random.nextInt(CLOSEABLE.length)];
    }

    Access[] access() {
        return ACCESS[random.nextInt(ACCESS.length)];
    }

    /** Returns the size of a region: small, or so large that the memory is unmapped when it is freed. */
    int bytes() {
        return random.nextBoolean() ? 128 : LARGE;
    }

    Duration limit() {
        return Duration.ofMillis(random.nextInt(8) == 0 ? 20 : random.nextInt(3));
    }

    void interruptAnother() {
        threads.get(random.nextInt(threads.size())).interrupt();
    }
}
