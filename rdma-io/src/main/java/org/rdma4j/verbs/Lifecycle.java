package org.rdma4j.verbs;

import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;

/**
 * State of a {@link Resource}: open, closing or closed, its parents and children, and the calls in progress. It is separate
 * from the resource because parents refer to the states of their children, and a resource that the program has dropped must
 * become unreachable for its leak to be reported.
 *
 * <p>Fields are guarded by {@link #LOCK}; volatile fields may also be read without it.
 */
final class Lifecycle implements Runnable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");
    private static final @Nullable Cleaner LEAKS = Boolean.getBoolean("org.rdma4j.leaks") ? Cleaner.create() : null;
    private static final Object LOCK = new Object();
    /** Whether a resource has ever been abandoned. Until then, closing allocates nothing. */
    private static volatile boolean anyAbandoned;

    private enum State {
        OPEN,
        CLOSING,
        CLOSED
    }

    private volatile String name;
    private final List<Lifecycle> parents;
    private final Set<Lifecycle> children = new LinkedHashSet<>();
    /** Stack trace of the code that created the resource; null unless leaks are reported. */
    private final @Nullable Throwable origin;

    private volatile State state = State.OPEN;
    /** Whether the native object has been destroyed: calls are rejected, and only closing is possible. */
    private volatile boolean destroyed;
    /** Whether the parents no longer have the resource as a child. */
    private volatile boolean detached;
    /** Number of native calls in progress, for which closing waits. */
    private int calls;
    /** The resource, if it has been abandoned; otherwise null, so that the resource can become unreachable. */
    private volatile @Nullable Resource abandoned;

    Lifecycle(String name, List<Lifecycle> parents) {
        this.name = name;
        this.parents = parents;
        this.origin = LEAKS == null ? null : new Throwable(name + " was created here");
    }

    String name() {
        return name;
    }

    void rename(String to) {
        name = to;
    }

    boolean isOpen() {
        return state == State.OPEN;
    }

    boolean isDestroyed() {
        return destroyed;
    }

    boolean isDetached() {
        return detached;
    }

    /** Reports a leak when the resource becomes unreachable without having been closed, if leaks are to be reported. */
    void watch(Resource resource) {
        if (LEAKS != null) {
            LEAKS.register(resource, this);
        }
    }

    /** Adds the resource to the children of its parents, which cannot be closed before it from then on. */
    void attach() {
        synchronized (LOCK) {
            parents.forEach(Lifecycle::checkUsable);
            parents.forEach(parent -> parent.children.add(this));
        }
    }

    /** Removes the resource from the children of its parents: the native object is gone. Allocates nothing. */
    void detach() {
        synchronized (LOCK) {
            destroyed = true;
            detached = true;
            for (int i = 0; i < parents.size(); i++) {
                parents.get(i).children.remove(this);
            }
        }
    }

    void addParent(Lifecycle parent) {
        synchronized (LOCK) {
            parent.checkUsable();
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

    void removeParent(Lifecycle parent) {
        synchronized (LOCK) {
            parents.remove(parent);
            parent.children.remove(this);
        }
    }

    /**
     * Delegates the close of the resource to its parents, which close it before they are closed themselves. Allocates no
     * memory.
     */
    void abandon(Resource resource) {
        abandoned = resource;
        anyAbandoned = true;
    }

    List<Resource> abandonedChildren() {
        if (!anyAbandoned) {
            return List.of();
        }
        List<Resource> all = new ArrayList<>();
        synchronized (LOCK) {
            for (Lifecycle child : children) {
                Resource resource = child.abandoned;
                if (resource != null) {
                    all.add(resource);
                }
            }
        }
        return all;
    }

    /** Throws if the resource is closed or being closed. */
    void checkNotClosed() {
        if (state != State.OPEN) {
            throw new IllegalStateException(name + " is closed");
        }
    }

    /** Throws if the resource is closed or being closed, or its native object has been destroyed. */
    void checkUsable() {
        checkNotClosed();
        if (destroyed) {
            throw new IllegalStateException(name + " was aborted, or closed in part, and can only be closed");
        }
    }

    /** Begins a native call, during which the native object is not destroyed. */
    void beginCall() {
        synchronized (LOCK) {
            checkUsable();
            calls++;
        }
    }

    void endCall() {
        synchronized (LOCK) {
            calls--;
            LOCK.notifyAll();
        }
    }

    /** Waits for the calls in progress. New calls have been excluded, and those of other threads are short. */
    private void awaitCalls() {
        boolean interrupted = false;
        while (calls > 0) {
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

    /** Marks the native object destroyed while the resource stays open, and waits for calls in progress. */
    void beginDestroy() {
        synchronized (LOCK) {
            checkUsable();
            destroyed = true;
            awaitCalls();
        }
    }

    /** Undoes {@link #beginDestroy}: the native object could not be destroyed. */
    void undoDestroy() {
        destroyed = false;
    }

    /**
     * Changes the state to closing and waits for calls in progress. Returns {@code false} if the resource is closed or being
     * closed already.
     *
     * @throws IllegalStateException if the resource has open children
     */
    boolean beginClose(Resource closing) {
        synchronized (LOCK) {
            if (state != State.OPEN) {
                return false;
            }
            if (!children.isEmpty()) {
                throw new IllegalStateException(name + " has open children, close them first: "
                        + children.stream().map(child -> child.name).collect(Collectors.joining(", ")));
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

    /** @param closed whether everything was released; otherwise the resource is open again */
    void endClose(boolean closed) {
        synchronized (LOCK) {
            state = closed ? State.CLOSED : State.OPEN;
        }
    }

    /** Reports a leak: the resource has become unreachable. */
    @Override
    public void run() {
        if (state == State.OPEN) {
            LOG.log(System.Logger.Level.WARNING, name + " was never closed", origin);
            FlightEvents.Leak event = new FlightEvents.Leak();
            event.object = name;
            event.madeAt = Arrays.toString(origin == null ? new Object[0] : origin.getStackTrace());
            event.commit();
        }
    }
}
