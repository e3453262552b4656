package org.rdma4j.verbs;

import java.io.Closeable;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.ErrnoException;

/**
 * A native object with one owner, who closes it. What was made from it has to be closed first: {@link #close} refuses
 * otherwise, names what is still open, and frees nothing. Closing twice does nothing.
 *
 * <p>Nothing is freed by the garbage collector. With {@code -Dorg.rdma4j.leaks=true} each object that becomes
 * unreachable without having been closed is reported in the log, with the place that made it.
 *
 * <p>An object is created in two steps: its constructor allocates memory of Java's heap only, and {@link #open(Resource)}
 * then creates the native object and registers it with its parents. What the second step has done when it fails is undone,
 * whatever it throws.
 *
 * <p>Threads: any thread may make and query objects, and close those that have no owner. Posting and polling have
 * one, see {@link QueuePair} and {@link CompletionQueue}.
 */
public abstract class Resource implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");
    private static final @Nullable Cleaner LEAKS = Boolean.getBoolean("org.rdma4j.leaks") ? Cleaner.create() : null;

    private final Life life;
    /** Creates the native object; null once {@link #open} has begun. */
    private @Nullable Supplier<MemorySegment> create;

    private MemorySegment handle = MemorySegment.NULL;
    /** Whether {@link #handle} is a native object, or was one. */
    private boolean created;

    /** What a leak's report needs and the object's parents know: not the object itself, which may become unreachable. */
    private static final class Life implements Runnable {
        private static final Object LOCK = new Object();
        /** Whether a resource was ever {@link #abandoned}: closing allocates nothing otherwise. */
        private static volatile boolean anyAbandoned;

        private enum State {
            OPEN,
            CLOSING,
            CLOSED
        }

        /** Name of the object in messages. Read by any thread. */
        private volatile String description;

        private final List<Life> parents;
        private final Set<Life> children = new LinkedHashSet<>();
        private final @Nullable Throwable origin;
        private volatile State state = State.OPEN;
        /** The native object is gone. */
        private volatile boolean destroyed;

        /** Only what belongs to it may still be there. */
        private volatile boolean detached;

        private int users;
        /** The object, once nobody else is going to close it: it is closed before its parents are. */
        private volatile @Nullable Resource abandoned;

        private Life(String description, List<Life> parents) {
            this.description = description;
            this.parents = parents;
            this.origin = LEAKS == null ? null : new Throwable(description + " was made here");
        }

        /** Keeps the parents from being closed. */
        private void attach() {
            synchronized (LOCK) {
                parents.forEach(Life::checkOpen);
                parents.forEach(parent -> parent.children.add(this));
            }
        }

        private List<Resource> abandonedChildren() {
            if (!anyAbandoned) {
                return List.of();
            }
            List<Resource> all = new ArrayList<>();
            synchronized (LOCK) {
                for (Life child : children) {
                    Resource each = child.abandoned;
                    if (each != null) {
                        all.add(each);
                    }
                }
            }
            return all;
        }

        private void checkNotClosed() {
            if (state != State.OPEN) {
                throw new IllegalStateException(description + " is closed");
            }
        }

        private void checkOpen() {
            checkNotClosed();
            if (destroyed) {
                throw new IllegalStateException(
                        description + " was aborted, or closed in part, and can only be closed");
            }
        }

        private void beginDestroy() {
            synchronized (LOCK) {
                checkOpen();
                destroyed = true;
                awaitCalls();
            }
        }

        private void addParent(Life parent) {
            synchronized (LOCK) {
                parent.checkOpen();
                parents.add(parent);
                boolean added = false;
                try {
                    parent.children.add(this);
                    added = true;
                } finally {
                    if (!added) {
                        parents.remove(parent);
                    }
                }
            }
        }

        private void removeParent(Life parent) {
            synchronized (LOCK) {
                parents.remove(parent);
                parent.children.remove(this);
            }
        }

        private boolean beginClose(Resource closing) {
            synchronized (LOCK) {
                if (state != State.OPEN) {
                    return false;
                }
                if (!children.isEmpty()) {
                    throw new IllegalStateException(description + " has open children, close them first: "
                            + children.stream().map(child -> child.description).collect(Collectors.joining(", ")));
                }
                state = State.CLOSING;
                boolean begun = false;
                try {
                    closing.closing();
                    awaitCalls();
                    begun = true;
                } finally {
                    if (!begun) {
                        state = State.OPEN;
                    }
                }
                return true;
            }
        }

        /** No call begins any more; those of other threads are short. */
        private void awaitCalls() {
            boolean interrupted = false;
            while (users > 0) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        /** The native object is gone: its parents may be closed. */
        private void detach() {
            synchronized (LOCK) {
                destroyed = true;
                detached = true;
                // Without an object of its own, for the case that there is no memory left.
                for (int i = 0; i < parents.size(); i++) {
                    parents.get(i).children.remove(this);
                }
            }
        }

        private void endClose(boolean closed) {
            synchronized (LOCK) {
                state = closed ? State.CLOSED : State.OPEN;
            }
        }

        private void begin() {
            synchronized (LOCK) {
                checkOpen();
                users++;
            }
        }

        private void end() {
            synchronized (LOCK) {
                users--;
                LOCK.notifyAll();
            }
        }

        /** The object has become unreachable. */
        @Override
        public void run() {
            if (state == State.OPEN) {
                LOG.log(System.Logger.Level.WARNING, description + " was never closed", origin);
                FlightEvents.Leak event = new FlightEvents.Leak();
                event.object = description;
                event.madeAt = Arrays.toString(origin == null ? new Object[0] : origin.getStackTrace());
                event.commit();
            }
        }
    }

    /**
     * Prepares an object that {@link #open(Resource)} creates. Nothing is registered anywhere yet: a constructor that
     * fails leaves nothing behind.
     *
     * @param description how messages name it
     * @param create creates the native object, or throws
     * @param parents that may not be closed before it
     */
    protected Resource(String description, Supplier<MemorySegment> create, Resource... parents) {
        List<Life> lives = new ArrayList<>();
        for (Resource parent : parents) {
            lives.add(parent.life);
        }
        this.life = new Life(description, lives);
        this.create = create;
    }

    /**
     * Creates the native object of a resource that was just constructed, and gives the resource back. On any Throwable
     * everything that this has done is undone. Should that fail as well, the parents do it when they are closed.
     *
     * @throws VerbsException if the driver refuses
     * @throws IllegalStateException if a parent is closed
     */
    protected static <R extends Resource> R open(R resource) throws VerbsException {
        Resource opened = resource;
        opened.open();
        return resource;
    }

    private void open() throws VerbsException {
        Supplier<MemorySegment> creates = Objects.requireNonNull(create, "it was opened before");
        StackReserve.check();
        create = null;
        boolean opened = false;
        try {
            life.attach();
            handle = creates.get();
            created = true;
            opened(handle);
            if (LEAKS != null) {
                LEAKS.register(this, life);
            }
            opened = true;
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            if (!opened) {
                abandon();
            }
        }
    }

    /**
     * Closes the object after a failure, of which its owner has to tell instead. Where it cannot be closed now, such as for
     * want of memory, it is closed before its parents are.
     */
    final void abandon() {
        leaveToParents();
        try {
            end(false);
        } catch (VerbsException | RuntimeException | Error e) {
            LOG.log(System.Logger.Level.DEBUG, this + " could not be closed; it is closed with its parents", e);
        }
    }

    /** Has the parents close the object before they are closed. Allocates nothing. */
    final void leaveToParents() {
        life.abandoned = this;
        Life.anyAbandoned = true;
    }

    /**
     * Completes the object once it has its native one, and registers it where others find it. Where this fails, {@link
     * #destroy} and {@link #closed} follow, which have to bear with what it has not done.
     */
    protected void opened(MemorySegment handle) throws VerbsException {}

    /** From now on this one may not be closed before it, either. */
    protected final void addParent(Resource parent) {
        life.addParent(parent.life);
    }

    /** What was its parent may be closed before it. */
    protected final void removeParent(Resource parent) {
        life.removeParent(parent.life);
    }

    /** Frees the native object; it has no children and is in no call. */
    protected abstract void destroy(MemorySegment handle);

    /** Frees the native object before its time; the object can only be closed then. */
    protected final void destroyEarly() throws VerbsException {
        StackReserve.check();
        life.beginDestroy();
        boolean done = false;
        try {
            destroy(handle);
            done = true;
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            if (!done) {
                life.destroyed = false;
            }
        }
    }

    /** Whether its native object was freed before its time, and it was not closed yet. */
    final boolean isLost() {
        return isOpen() && life.destroyed;
    }

    /** Refuses to be closed while it is in use in another way than by children and calls. */
    protected void checkUnused() {}

    /**
     * Asks once more whether posted work uses it, when it takes no new work any more: a post that did not see that is in
     * flight by now. See {@link org.rdma4j.internal.life}.
     */
    protected void checkStillUnused() {}

    /** Wakes calls that wait, for closing it waits for them. */
    protected void closing() {}

    /** The native object, for calls that cannot run beside {@link #close}. */
    protected final MemorySegment handle() {
        life.checkOpen();
        return handle;
    }

    /** For what does not need the native object, which may have been freed before its time. */
    final void checkNotClosed() {
        life.checkNotClosed();
    }

    /** Makes a native call, during which the object cannot be closed. */
    protected final <T> T call(Function<MemorySegment, T> call) throws VerbsException {
        // The end of the call is what closing waits for.
        StackReserve.check();
        life.begin();
        try {
            return call.apply(handle);
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            life.end();
        }
    }

    /** The same, for a call without a result. */
    protected final void run(Consumer<MemorySegment> call) throws VerbsException {
        call(native_ -> {
            call.accept(native_);
            return true;
        });
    }

    /** Whether it has not been closed. */
    public final boolean isOpen() {
        return life.state == Life.State.OPEN;
    }

    /**
     * Frees the native object, and what belongs to it. Does nothing when it is closed already.
     *
     * @throws IllegalStateException if something made from it is open, or it is in use; nothing is freed then
     * @throws VerbsException if the driver refuses. What could be freed is freed, and {@link #isOpen} stays true: call
     *     this again for the rest
     */
    @Override
    public final void close() throws VerbsException {
        if (!isOpen()) {
            return;
        }
        StackReserve.check();
        if (!life.detached) {
            checkUnused();
        }
        end(true);
    }

    /** @param asks whether to ask {@link #checkStillUnused} */
    private void end(boolean asks) throws VerbsException {
        for (Resource abandoned : life.abandonedChildren()) {
            abandoned.end(false);
        }
        if (!life.beginClose(this)) {
            return;
        }
        boolean closed = false;
        try {
            if (created && !life.destroyed) {
                if (asks) {
                    checkStillUnused();
                }
                destroy(handle);
            }
            life.detach();
            closed();
            closed = true;
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            life.endClose(closed);
        }
    }

    /**
     * The native object is gone: frees what belongs to it.
     *
     * @throws VerbsException if that fails; the next {@link #close} calls this again
     */
    protected void closed() throws VerbsException {}

    /** Changes the name of the object in messages. May be called by any thread. */
    final void describe(String description) {
        life.description = description;
    }

    /** How messages name it. */
    @Override
    public final String toString() {
        return life.description;
    }
}
