package org.rdma4j.verbs;

import java.io.Closeable;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.HeapReserve;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;

/**
 * A native object with one owner, which must close it. A resource is a child of the resources that it was created from and
 * must be closed before them: closing a resource with open children throws an {@link IllegalStateException} that names the
 * children, and releases nothing. Closing a resource again has no effect.
 *
 * <p>The garbage collector does not release native objects. With {@code -Dorg.rdma4j.leaks=true}, each resource that becomes
 * unreachable without having been closed is reported in the log, with the stack trace of the code that created it.
 *
 * <p>A resource is created in two steps. The constructor allocates Java objects only. {@link #open(Resource)} then creates
 * the native object and registers it with its parents; if it fails, it undoes what it has done.
 *
 * <p>Any thread may create, query and close resources, except that queues have an owner thread: see {@link QueuePair} and
 * {@link CompletionQueue}.
 *
 * @see "docs/reference/memory-and-lifetime.md"
 */
public abstract sealed class Resource implements Closeable
        permits AddressHandle,
                BufferPool,
                CompletionChannel,
                CompletionQueue,
                Context,
                DeviceMemory,
                ExternalResource,
                MemoryRegion,
                MemoryWindow,
                MulticastGroup,
                ProtectionDomain,
                QueueOwner,
                SharedReceiveQueue {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");

    private final Lifecycle life;
    /** The resource that has no parents and from which this one was created, directly or indirectly. */
    private final Resource root;
    /** Creates the native object; null after {@link #open()} has called it. */
    private @Nullable Supplier<MemorySegment> create;

    private MemorySegment handle = MemorySegment.NULL;
    /** Whether the native object exists, so that {@link #close} destroys it. */
    private boolean exists;

    /**
     * Prepares a resource for {@link #open(Resource)}. Registers nothing, so that a constructor that throws leaves nothing
     * behind.
     *
     * @param name name of the resource in messages
     * @param create creates the native object, or throws an {@link ErrnoException}
     * @param parents resources that cannot be closed before this one
     */
    Resource(String name, Supplier<MemorySegment> create, Resource... parents) {
        List<Lifecycle> lives = new ArrayList<>();
        for (Resource parent : parents) {
            lives.add(parent.life);
        }
        this.life = new Lifecycle(name, lives);
        this.root = parents.length == 0 ? this : parents[0].root;
        this.create = create;
    }

    /**
     * Creates the native object of a newly constructed resource, and returns the resource. If this throws anything, the
     * native object is destroyed again; if that fails too, the parents destroy it when they are closed.
     *
     * @throws VerbsException if the driver rejects the request
     * @throws IllegalStateException if a parent is closed
     * @hidden
     */
    protected static <R extends Resource> R open(R resource) throws VerbsException {
        Resource opened = resource;
        opened.open();
        return resource;
    }

    private void open() throws VerbsException {
        Supplier<MemorySegment> creator = Objects.requireNonNull(create, "The resource was already opened");
        StackReserve.check();
        HeapReserve.check();
        create = null;
        boolean opened = false;
        try {
            life.attach();
            handle = creator.get();
            exists = true;
            opened(handle);
            life.watch(this);
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
     * Completes the resource after its native object has been created, and registers it where other threads find it. If this
     * throws, {@link #destroy} and {@link #closed} are called, which must tolerate a resource that is completed in part.
     */
    void opened(MemorySegment handle) throws VerbsException {}

    /**
     * Replaces the name of the resource in messages, when its number or its peer has become known. May be called by any
     * thread.
     */
    final void rename(String name) {
        life.rename(name);
    }

    /**
     * Closes the resource after a failure that its owner is about to report. If that fails, for example for lack of memory,
     * the parents close it when they are closed.
     */
    final void abandon() {
        leaveToParents();
        try {
            close(false);
        } catch (VerbsException | RuntimeException | Error e) {
            LOG.log(System.Logger.Level.DEBUG, "Cannot close " + this + " now; it will be closed with its parents", e);
        }
    }

    /**
     * Delegates closing the resource to its parents, which close it before they are closed themselves. Allocates no
     * memory.
     */
    final void leaveToParents() {
        life.abandon(this);
    }

    /**
     * Adds a parent, which cannot be closed before this resource from now on.
     *
     * @hidden
     */
    protected final void addParent(Resource parent) {
        life.addParent(parent.life);
    }

    /**
     * Removes a parent, which can be closed before this resource from now on.
     *
     * @hidden
     */
    protected final void removeParent(Resource parent) {
        life.removeParent(parent.life);
    }

    /** Destroys the native object. Called when no native call on it is in progress. */
    abstract void destroy(MemorySegment handle);

    /**
     * Returns {@code true} if this is a device that has been removed. The kernel has destroyed its objects. Calls that
     * destroy them again may fail with {@code EIO}, unless {@code RDMAV_ALLOW_DISASSOC_DESTROY} is set in
     * the environment; {@code ibv_detach_mcast} always fails.
     */
    boolean isRemovedDevice() {
        return false;
    }

    /** Returns {@code true} if this resource belongs to a device that has been removed. */
    final boolean isOfRemovedDevice() {
        return root.isRemovedDevice();
    }

    /**
     * Releases what {@link #destroy} would have released, after it has failed because the device has been removed. The
     * library of the driver does not free its memory of the native object.
     */
    void destroyedWithDevice(MemorySegment handle) {}

    private void destroyUnlessRemoved() {
        try {
            destroy(handle);
        } catch (ErrnoException e) {
            if (e.errno() != Errno.EIO || !isOfRemovedDevice()) {
                throw e;
            }
            destroyedWithDevice(handle);
        }
    }

    /** Destroys the native object before the resource is closed. Afterwards the resource can only be closed. */
    final void destroyEarly() throws VerbsException {
        StackReserve.check();
        life.beginDestroy();
        boolean done = false;
        try {
            destroyUnlessRemoved();
            done = true;
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            if (!done) {
                life.undoDestroy();
            }
        }
    }

    /** Returns {@code true} if the native object has been destroyed and the resource is not closed yet. */
    final boolean isLost() {
        return isOpen() && life.isDestroyed();
    }

    /**
     * Throws an {@link IllegalStateException} if the resource is in use other than by children and calls. Called before the
     * state changes to closing.
     */
    void checkUnused() {}

    /**
     * Throws an {@link IllegalStateException} if posted work uses the resource. Called after the state has changed to closing,
     * when new posts are rejected: a post that overlapped with the change is in flight by now. See {@link
     * org.rdma4j.internal.life}.
     */
    void checkStillUnused() {}

    /** Wakes up calls that wait, because closing waits for them. */
    void closing() {}

    /**
     * Returns the native object. The caller must not be able to run concurrently with {@link #close}; otherwise use {@link
     * #call}.
     *
     * @throws IllegalStateException if the resource is closed, or its native object has been destroyed
     * @hidden
     */
    protected final MemorySegment handle() {
        life.checkUsable();
        return handle;
    }

    /** Throws if the resource is closed. Unlike {@link #handle}, accepts a destroyed native object. */
    final void checkNotClosed() {
        life.checkNotClosed();
    }

    /**
     * Makes a native call and returns its result. The resource cannot be closed during the call.
     *
     * @throws VerbsException if the call throws an {@link ErrnoException}
     * @throws IllegalStateException if the resource is closed, or its native object has been destroyed
     * @hidden
     */
    protected final <T> T call(Function<MemorySegment, T> call) throws VerbsException {
        // Before the call is counted: closing waits for the count to be decremented, which must not fail.
        StackReserve.check();
        life.beginCall();
        try {
            return call.apply(handle);
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            life.endCall();
        }
    }

    /**
     * Makes a native call that returns no result. The resource cannot be closed during the call.
     *
     * @throws VerbsException if the call throws an {@link ErrnoException}
     * @throws IllegalStateException if the resource is closed, or its native object has been destroyed
     * @hidden
     */
    protected final void run(Consumer<MemorySegment> call) throws VerbsException {
        call(handle -> {
            call.accept(handle);
            return true;
        });
    }

    /** Returns {@code true} if the resource has not been closed. */
    public final boolean isOpen() {
        return life.isOpen();
    }

    /**
     * Destroys the native object and releases what belongs to it. Has no effect if the resource is closed.
     *
     * @throws IllegalStateException if the resource has open children or is in use; nothing is released
     * @throws VerbsException if the driver rejects the request. In that case {@link #isOpen} remains {@code true}, and a
     *     further call releases what could not be released
     */
    @Override
    public final void close() throws VerbsException {
        if (!isOpen()) {
            return;
        }
        StackReserve.check();
        if (!life.isDetached()) {
            checkUnused();
        }
        close(true);
    }

    /** @param checked whether to call {@link #checkStillUnused} */
    private void close(boolean checked) throws VerbsException {
        for (Resource abandoned : life.abandonedChildren()) {
            abandoned.close(false);
        }
        if (!life.beginClose(this)) {
            return;
        }
        boolean closed = false;
        try {
            if (exists && !life.isDestroyed()) {
                if (checked) {
                    checkStillUnused();
                }
                destroyUnlessRemoved();
                // Without a call, which could throw an Error: a further close must not destroy the object again.
                exists = false;
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
     * Releases what belongs to the resource, after its native object has been destroyed.
     *
     * @throws VerbsException if the release fails; the next {@link #close} then calls this method again
     */
    void closed() throws VerbsException {}

    /** Returns the name of the resource in messages, such as {@code RC queue pair 54 of rxe0}. */
    @Override
    public final String toString() {
        return life.name();
    }
}
