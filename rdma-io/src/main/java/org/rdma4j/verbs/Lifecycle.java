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
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * The state of a {@link Resource}: whether it is open, closing or closed, its parents and children, and the calls in
 * progress. This object is separate from the resource, so that a parent refers only to the lifecycles of its children.
 * A leaked resource can therefore become unreachable while its parents are in use, and only then is the leak detected.
 *
 * <p>Fields are guarded by {@link #LOCK}. Volatile fields may also be read without holding it.
 */
final class Lifecycle implements Runnable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");
    private static final @Nullable Cleaner LEAKS = Boolean.getBoolean("org.rdma4j.leaks") ? Cleaner.create() : null;
    private static final Object LOCK = new Object();
    /** Whether any resource has been abandoned. Until then, closing a resource allocates nothing. */
    private static volatile boolean anyAbandoned;

    private enum State {
        OPEN,
        CLOSING,
        CLOSED
    }

    private volatile String name;
    private final List<Lifecycle> parents;
    private final Set<Lifecycle> children = new LinkedHashSet<>();
    /** Stack trace of the code that created the resource; {@code null} unless leaks are reported. */
    private final @Nullable Throwable origin;

    private volatile State state = State.OPEN;
    /**
     * Whether the native object has been destroyed. In that case, calls are rejected and the resource can only be
     * closed.
     */
    private volatile boolean destroyed;
    /** Whether the resource has been removed from the children of its parents. */
    private volatile boolean detached;
    /** Number of native calls in progress. Closing waits until there are none. */
    private int calls;
    /** The resource if it has been abandoned; otherwise {@code null}, so that the resource can become unreachable. */
    private volatile @Nullable Resource abandoned;

    Lifecycle(String name, List<Lifecycle> parents) {
        this.name = PrintableText.of(name);
        this.parents = parents;
        this.origin = LEAKS == null ? null : new Throwable(this.name + " was created here");
    }

    String name() {
        return name;
    }

    void rename(String to) {
        name = PrintableText.of(to);
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

    /**
     * Watches the given resource if leak detection is enabled ({@code -Dorg.rdma4j.leaks=true}). A leak is reported if
     * the resource becomes unreachable without being closed.
     */
    void watch(Resource resource) {
        if (LEAKS != null) {
            LEAKS.register(resource, this);
        }
    }

    /**
     * Adds the resource to the children of its parents. From then on, the parents cannot be closed before the resource.
     */
    void attach() {
        synchronized (LOCK) {
            parents.forEach(Lifecycle::checkUsable);
            parents.forEach(parent -> parent.children.add(this));
        }
    }

    /**
     * Removes the resource from the children of its parents, after its native object has been destroyed. Allocates
     * nothing.
     */
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
     * Leaves the given resource to its parents, which close it before they are closed themselves. Allocates no memory.
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

    /** Checks that the resource is neither closed nor being closed. */
    void checkNotClosed() {
        if (state != State.OPEN) {
            throw new IllegalStateException(name + " is closed");
        }
    }

    /**
     * Checks that the resource is neither closed nor being closed, and that its native object has not been destroyed.
     */
    void checkUsable() {
        checkNotClosed();
        if (destroyed) {
            throw new IllegalStateException(name + " was aborted or partly closed, and can only be closed");
        }
    }

    /** Begins a native call. The native object is not destroyed before the call ends. */
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

    /**
     * Waits until no calls are in progress. New calls are already rejected, and the calls in progress on other threads
     * are short.
     */
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

    /** Marks the native object as destroyed while the resource stays open, and waits until no calls are in progress. */
    void beginDestroy() {
        synchronized (LOCK) {
            checkUsable();
            destroyed = true;
            awaitCalls();
        }
    }

    /** Reverts {@link #beginDestroy} because the native object could not be destroyed. */
    void undoDestroy() {
        destroyed = false;
    }

    /**
     * Changes the state to closing, and waits until no calls are in progress.
     *
     * @return {@code false} if the resource is already closed or being closed
     * @throws IllegalStateException if the resource has open children
     */
    boolean beginClose(Resource closing) {
        synchronized (LOCK) {
            if (state != State.OPEN) {
                return false;
            }
            if (!children.isEmpty()) {
                throw new IllegalStateException(name + " has open children; close them first: "
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

    /**
     * Ends the close.
     *
     * @param closed whether everything was released; if {@code false}, the resource is open again
     */
    void endClose(boolean closed) {
        synchronized (LOCK) {
            state = closed ? State.CLOSED : State.OPEN;
        }
    }

    /** Reports a leak if the resource is still open. Called when the resource has become unreachable. */
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
