package org.rdma4j.verbs;

import java.io.Closeable;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.sys.ErrnoException;

/**
 * A native object with one owner, who closes it. What was made from it has to be closed first: {@link #close} refuses
 * otherwise, names what is still open, and frees nothing. Closing twice does nothing.
 *
 * <p>Nothing is freed by the garbage collector. With {@code -Dorg.rdma4j.leaks=true} each object that becomes
 * unreachable without having been closed is reported in the log, with the place that made it.
 *
 * <p>Threads: any thread may make and query objects, and close those that have no owner. Posting and polling have
 * one, see {@link QueuePair} and {@link CompletionQueue}.
 */
public abstract class Resource implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");
    private static final @Nullable Cleaner LEAKS = Boolean.getBoolean("org.rdma4j.leaks") ? Cleaner.create() : null;

    private final Life life;
    private MemorySegment handle = MemorySegment.NULL;

    /** What a leak's report needs and the object's parents know: not the object itself, which may become unreachable. */
    private static final class Life implements Runnable {
        private static final Object LOCK = new Object();

        private enum State {
            OPEN,
            CLOSING,
            CLOSED
        }

        private final String description;
        private final List<Life> parents;
        private final Set<Life> children = new LinkedHashSet<>();
        private final @Nullable Throwable origin;
        private volatile State state = State.OPEN;
        /** The native object is gone. */
        private volatile boolean destroyed;

        /** Only what belongs to it may still be there. */
        private volatile boolean detached;

        private int users;

        private Life(String description, List<Life> parents) {
            this.description = description;
            this.parents = new ArrayList<>(parents);
            this.origin = LEAKS == null ? null : new Throwable(description + " was made here");
            synchronized (LOCK) {
                parents.forEach(Life::checkOpen);
                parents.forEach(parent -> parent.children.add(this));
            }
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
                parent.children.add(this);
            }
        }

        private void removeParent(Life parent) {
            synchronized (LOCK) {
                parents.remove(parent);
                parent.children.remove(this);
            }
        }

        private boolean beginClose(Runnable closing) {
            synchronized (LOCK) {
                if (state != State.OPEN) {
                    return false;
                }
                if (!children.isEmpty()) {
                    throw new IllegalStateException(description + " has open children, close them first: "
                            + children.stream().map(child -> child.description).collect(Collectors.joining(", ")));
                }
                state = State.CLOSING;
                closing.run();
                awaitCalls();
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
                parents.forEach(parent -> parent.children.remove(this));
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
     * Makes the object.
     *
     * @param description how messages name it
     * @param make gives the native object, or throws
     * @param parents that may not be closed before it
     */
    // The cleaner keeps it for a subclass's fields to be read by nobody: it only wants to know when it is unreachable.
    @SuppressWarnings("this-escape")
    protected Resource(String description, Supplier<MemorySegment> make, Resource... parents) throws VerbsException {
        List<Life> lives = new ArrayList<>();
        for (Resource parent : parents) {
            lives.add(parent.life);
        }
        life = new Life(description, lives);
        boolean made = false;
        try {
            handle = make.get();
            made = true;
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            if (!made) {
                life.detach();
                life.endClose(true);
            }
        }
        if (LEAKS != null) {
            LEAKS.register(this, life);
        }
    }

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
        life.beginDestroy();
        try {
            destroy(handle);
        } catch (ErrnoException e) {
            life.destroyed = false;
            throw VerbsException.of(e);
        }
    }

    /** Whether its native object was freed before its time, and it was not closed yet. */
    final boolean isLost() {
        return isOpen() && life.destroyed;
    }

    /** Refuses to be closed while it is in use in another way than by children and calls. */
    protected void checkUnused() {}

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
        if (!life.detached) {
            checkUnused();
        }
        if (!life.beginClose(this::closing)) {
            return;
        }
        boolean closed = false;
        try {
            if (!life.destroyed) {
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

    /** Closes it because of a failure, which is told what goes wrong meanwhile. */
    protected final void closeAfter(Throwable failure) {
        Closing.after(failure, this);
    }

    /** How messages name it. */
    @Override
    public final String toString() {
        return life.description;
    }
}
