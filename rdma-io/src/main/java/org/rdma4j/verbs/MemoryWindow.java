package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.sys.ibverbs.ibv_mw_type;

/**
 * A memory window, {@code struct ibv_mw}: remote access to a part of a region that work requests grant and revoke, much
 * faster than registering memory. Created by {@link #allocate} and bound by {@link QueuePair#prepareBind
 * QueuePair.prepareBind}. The access ends with {@link QueuePair#prepareInvalidate QueuePair.prepareInvalidate}, with a message
 * of the peer ({@link SendRequest#invalidate}), or when the window is closed.
 *
 * <p>The region needs {@link Access#MW_BIND} and cannot be closed while a window is bound to it. The key changes with each
 * bind. When a queue pair is destroyed, the windows of type 2 that were bound through it become unusable and can only be
 * closed.
 *
 * <p>Any thread may query and close a window. Its requests are posted by the thread that owns the queue pair.
 */
public final class MemoryWindow extends Resource {
    /** Type of a memory window: {@code enum ibv_mw_type}. */
    public enum Type {
        /** Peers use the window through any queue pair of the domain. A bind may directly replace an earlier one. */
        TYPE_1(ibv_mw_type.IBV_MW_TYPE_1),
        /** Peers use the window only through the queue pair that bound it. It must be invalidated before the next bind. */
        TYPE_2(ibv_mw_type.IBV_MW_TYPE_2);

        private final int value;

        Type(int value) {
            this.value = value;
        }
    }

    /** The methods that the protection domain calls. Not part of the public class, as they are not for programs. */
    private final class DomainView implements ProtectionDomain.Window {
        @Override
        public boolean isBoundTo(Resource region) {
            synchronized (MemoryWindow.this) {
                settle();
                return range != null && range.region() == region;
            }
        }

        @Override
        public void invalidated(int key) {
            synchronized (MemoryWindow.this) {
                settle();
                // The key of a destroyed window cannot be read, and such a window has no range.
                if (range != null && rkey() == key) {
                    range = null;
                }
            }
        }

        @Override
        public void destroyWith(Resource queuePair) {
            synchronized (MemoryWindow.this) {
                settle();
                if (type == Type.TYPE_2 && range != null && binder == queuePair) {
                    destroyNative();
                    range = null;
                }
            }
        }

        @Override
        public String toString() {
            return MemoryWindow.this.toString();
        }
    }

    private final ProtectionDomain domain;
    private final Type type;
    private final DomainView domainView = new DomainView();
    /** The native window with the size of its structure; NULL before {@link #opened}. */
    private MemorySegment segment = MemorySegment.NULL;

    /** The memory that the window is bound to, or is being bound to; null if it is not bound. */
    private @Nullable LocalMemory range;
    /** Whether peers address the range from 0. */
    private boolean zeroBased;
    /** The queue pair that {@link #range} was bound through. */
    private @Nullable Resource binder;

    /** The last posted change, until its completion has been seen. */
    private @Nullable Work<?> pending;
    /** Whether {@link #pending} is an invalidation. */
    private boolean invalidating;

    private MemoryWindow(ProtectionDomain domain, Type type) {
        super(
                "memory window of " + type + " of " + domain.context(),
                () -> Ibverbs.ibv_alloc_mwChecked(domain.handle(), type.value),
                domain);
        this.domain = domain;
        this.type = type;
    }

    /**
     * Allocates a memory window that is not bound: {@code ibv_alloc_mw}.
     *
     * @param domain the protection domain, which must not be closed before the window
     * @throws VerbsException if the driver rejects the request: few drivers have both types, and those of iWARP have none
     */
    public static MemoryWindow allocate(ProtectionDomain domain, Type type) throws VerbsException {
        return open(new MemoryWindow(domain, type));
    }

    @Override
    void opened(MemorySegment mw) {
        segment = ibv_mw.reinterpret(mw);
        rename("memory window " + ibv_mw.handle(segment) + " of " + type + " of "
                + domain.context().name());
        domain.add(domainView);
    }

    @Override
    void checkUnused() {
        domain.checkUnused(this);
    }

    @Override
    void checkStillUnused() {
        domain.checkUnused(this);
    }

    @Override
    void destroy(MemorySegment mw) {
        Ibverbs.ibv_dealloc_mwChecked(mw);
    }

    @Override
    void closed() {
        domain.remove(domainView);
        domain.recheckUsersOf(this);
    }

    /** Returns the protection domain that the window belongs to. */
    public ProtectionDomain domain() {
        return domain;
    }

    /** Returns the type of the window. */
    public Type type() {
        return type;
    }

    MemorySegment segment() {
        handle();
        return segment;
    }

    int rkey() {
        return ibv_mw.rkey(segment);
    }

    /** Applies the result of the last change if that is no longer in flight. */
    private void settle() {
        Work<?> change = pending;
        if (change != null && !change.isInFlight()) {
            if (invalidating && change.hasSucceeded()) {
                range = null;
            }
            pending = null;
        }
    }

    /**
     * Returns {@code true} if the window is bound, so that peers may access the memory. That is so from the post of a bind
     * until the completion of an invalidation.
     */
    public synchronized boolean isBound() {
        settle();
        return range != null;
    }

    /**
     * Returns the address, length and key that a peer needs to access the bound memory.
     *
     * @throws IllegalStateException if the window is closed or not bound, or if a bind or an invalidation is in flight
     */
    public synchronized RemoteMemory remoteMemory() {
        handle();
        settle();
        LocalMemory bound = range;
        if (bound == null) {
            throw new IllegalStateException(this + " is not bound: bind it with QueuePair.prepareBind() first");
        }
        checkSettled();
        return new RemoteMemory(zeroBased ? 0 : bound.region().address() + bound.offset(), bound.length(), rkey());
    }

    synchronized void checkCanBind() {
        settle();
        checkSettled();
        if (range != null && type == Type.TYPE_2) {
            throw new IllegalStateException(
                    this + " is bound: invalidate it first, because a window of type 2 cannot be bound twice");
        }
    }

    synchronized void checkCanInvalidate() {
        settle();
        checkSettled();
        if (range == null) {
            throw new IllegalStateException(this + " cannot be invalidated: it is not bound");
        }
    }

    private void checkSettled() {
        handle();
        if (pending != null) {
            throw new IllegalStateException(this + " is being bound or invalidated: " + pending
                    + " is in flight; wait for its completion first");
        }
    }

    /** Records that a request was posted which binds the window to a part of a region, with this key. */
    synchronized void binding(Work<?> request, Resource queuePair, LocalMemory to, boolean fromZero, int key) {
        ibv_mw.rkey(segment, key);
        range = to;
        binder = queuePair;
        zeroBased = fromZero;
        pending = request;
        invalidating = false;
    }

    /** Records that a request was posted which invalidates the window. */
    synchronized void invalidating(Work<?> request) {
        pending = request;
        invalidating = true;
    }

    private void destroyNative() {
        try {
            destroyEarly();
        } catch (VerbsException e) {
            throw (ErrnoException) e.getCause();
        }
    }
}
