package org.rdma4j.attack;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.DeviceMemory;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.Work;

/**
 * The objects that all attackers share. A slot holds an object until another object replaces it, which requires that the
 * first is closed: so the world knows all open objects. Closed objects stay in their slots for a while, to be used.
 */
final class World {
    /** Kinds of objects, in the order in which they are closed, and the number of slots. */
    enum Kind {
        COMPLETIONS(Completions.class, 6),
        WORK(Work.class, 64),
        LINK(Link.class, 4),
        QUEUE_PAIR(QueuePair.class, 24),
        LEASE(Lease.class, 24),
        WINDOW(MemoryWindow.class, 4),
        ADDRESS_HANDLE(AddressHandle.class, 4),
        SHARED_RECEIVES(SharedReceiveQueue.class, 3),
        POOL(BufferPool.class, 3),
        REGION(MemoryRegion.class, 12),
        DEVICE_MEMORY(DeviceMemory.class, 2),
        QUEUE(CompletionQueue.class, 12),
        DOMAIN(ProtectionDomain.class, 2),
        CONTEXT(Context.class, 1);

        /** All kinds; {@link #values} would allocate memory. */
        private static final Kind[] ALL = values();

        private final Class<?> type;
        private final int slots;

        Kind(Class<?> type, int slots) {
            this.type = type;
            this.slots = slots;
        }

        private static Kind of(Object object) {
            for (Kind kind : ALL) {
                if (kind.type.isInstance(object)) {
                    return kind;
                }
            }
            throw new IllegalArgumentException(object.toString());
        }
    }

    private static final long CLOSE_LIMIT_NANOS = 20_000_000_000L;

    private final Map<Kind, AtomicReferenceArray<@Nullable Object>> slots = new EnumMap<>(Kind.class);
    /** Number of slots of each kind that are kept free, because each attacker may be creating an object. */
    private final int spare;

    /** Lock that guards some queue pairs and completion queues. */
    final ReentrantLock lock = new ReentrantLock();

    World(int attackers) {
        spare = attackers;
        for (Kind kind : Kind.values()) {
            slots.put(kind, new AtomicReferenceArray<>(kind.slots + spare));
        }
    }

    /**
     * Returns a random slot, most often one of the attacker's own lane: an attacker that uses the same objects again and again
     * owns them.
     */
    private int slot(int length, int lane, RandomGenerator random) {
        int slot = random.nextInt(length);
        return random.nextInt(8) == 0 ? slot : Math.min(slot - slot % spare + lane, length - 1);
    }

    /** Returns a random object of a kind, most often an open one; null if there is none. */
    @Nullable
    Object pick(Kind kind, int lane, RandomGenerator random) {
        AtomicReferenceArray<@Nullable Object> all = slots.get(kind);
        int at = slot(all.length(), lane, random);
        boolean openOnly = random.nextInt(8) != 0;
        for (int i = 0; i < all.length(); i++) {
            Object found = all.get((at + i) % all.length());
            if (found != null && !(openOnly && found instanceof Resource resource && !resource.isOpen())) {
                return found;
            }
        }
        return null;
    }

    /** Returns {@code true} if an object of a kind may be created. */
    boolean hasRoom(Kind kind) {
        AtomicReferenceArray<@Nullable Object> all = slots.get(kind);
        int free = 0;
        for (int i = 0; i < all.length(); i++) {
            free += isReplaceable(all.get(i)) ? 1 : 0;
        }
        return free > spare;
    }

    private static boolean isReplaceable(@Nullable Object object) {
        return object == null
                || object instanceof Work<?>
                || object instanceof Completions
                || object instanceof Link link && link.isClosed()
                || object instanceof Resource resource && !resource.isOpen();
    }

    /** Adds an object, or that of an {@link Optional}. Allocates no memory. */
    void keep(Object made, int lane, RandomGenerator random) {
        Object object = made;
        if (made instanceof Optional<?> optional) {
            if (optional.isEmpty()) {
                return;
            }
            object = optional.get();
        }
        AtomicReferenceArray<@Nullable Object> all = slots.get(Kind.of(object));
        int at = slot(all.length(), lane, random);
        while (true) {
            for (int i = 0; i < all.length(); i++) {
                int slot = (at + i) % all.length();
                Object before = all.get(slot);
                if (isReplaceable(before) && all.compareAndSet(slot, before, object)) {
                    return;
                }
            }
        }
    }

    /**
     * Adds a resource again that could not be closed, if another object has taken its slot meanwhile: a resource is not open
     * while it is being closed.
     */
    void keepUnclosed(Resource resource, int lane, RandomGenerator random) {
        if (resource.isOpen() && !holds(resource)) {
            keep(resource, lane, random);
        }
    }

    private boolean holds(Resource resource) {
        AtomicReferenceArray<@Nullable Object> all = slots.get(Kind.of(resource));
        for (int i = 0; i < all.length(); i++) {
            if (all.get(i) == resource) {
                return true;
            }
        }
        return false;
    }

    /** Removes an object that is known to be closed, and is not a {@link Resource}. */
    void forget(Object closed) {
        AtomicReferenceArray<@Nullable Object> all = slots.get(Kind.of(closed));
        for (int i = 0; i < all.length(); i++) {
            all.compareAndSet(i, closed, null);
        }
    }

    /** Releases all queues that the current thread owns. */
    void release() throws Exception {
        for (Kind kind : new Kind[] {Kind.QUEUE_PAIR, Kind.QUEUE, Kind.SHARED_RECEIVES, Kind.LINK}) {
            AtomicReferenceArray<@Nullable Object> all = slots.get(kind);
            for (int i = 0; i < all.length(); i++) {
                try {
                    switch (all.get(i)) {
                        case QueuePair queuePair -> queuePair.release();
                        case CompletionQueue queue -> queue.release();
                        case SharedReceiveQueue queue -> queue.release();
                        case Link link -> link.release();
                        case null -> {}
                        default -> {}
                    }
                } catch (WrongThreadException | IllegalStateException e) {
                    // Another thread owns it, or it is closed.
                }
            }
        }
    }

    /** Drops all requests and completions, which the garbage collector may then collect. */
    void dropWork() {
        for (Kind kind : new Kind[] {Kind.WORK, Kind.COMPLETIONS}) {
            AtomicReferenceArray<@Nullable Object> all = slots.get(kind);
            for (int i = 0; i < all.length(); i++) {
                all.set(i, null);
            }
        }
    }

    /** Closes all objects, when no attacker is running. Records a find for each that cannot be closed. */
    void close(Findings findings) {
        lock.lock();
        try {
            dropWork();
            long start = System.nanoTime();
            while (true) {
                List<String> open = new ArrayList<>();
                for (Kind kind : Kind.values()) {
                    closeAll(kind, open);
                }
                if (open.isEmpty()) {
                    return;
                }
                if (System.nanoTime() - start > CLOSE_LIMIT_NANOS) {
                    open.forEach(each -> findings.find("cannot close " + each, new Throwable()));
                    return;
                }
                Thread.yield();
            }
        } finally {
            lock.unlock();
        }
    }

    private void closeAll(Kind kind, List<String> open) {
        AtomicReferenceArray<@Nullable Object> all = slots.get(kind);
        for (int i = 0; i < all.length(); i++) {
            Object object = all.get(i);
            if (object == null) {
                continue;
            }
            try {
                if (object instanceof Link link) {
                    link.abort();
                }
                if (object instanceof Closeable closeable && !isReplaceable(object)) {
                    closeable.close();
                }
                all.set(i, null);
            } catch (Exception | VirtualMachineError e) {
                if (object instanceof Lease && String.valueOf(e.getMessage()).contains("returned to its pool")) {
                    // An Error has interrupted the action that closed it.
                    all.set(i, null);
                } else {
                    open.add(object + ": " + e);
                }
            }
        }
    }
}
