package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.sys.ibverbs.ibv_mw_type;

/**
 * A memory window: {@code struct ibv_mw}. A window grants peers access to a part of a region. Work requests bind and
 * invalidate windows, which is much faster than registering memory. A window is created by {@link #allocate} and bound
 * by {@link QueuePair#prepareBind QueuePair.prepareBind}. The access ends when the window is closed, or when it is
 * invalidated by {@link QueuePair#prepareInvalidate QueuePair.prepareInvalidate} or by a message from the peer ({@link
 * SendRequest#invalidate}).
 *
 * {@snippet lang=java :
 * try (MemoryWindow window = MemoryWindow.allocate(pages.domain(), MemoryWindow.Type.TYPE_2)) {
 *     queuePair
 *             .prepareBind(window, pages.slice(1024, 64), Access.REMOTE_WRITE)
 *             .complete(TIMEOUT);
 *     window.remoteMemory().copyTo(key); // For the peer, which may now write to the 64 bytes.
 *     queuePair.prepareInvalidate(window).complete(TIMEOUT); // Ends the access.
 * }
 * }
 *
 * <p>The region must have {@link Access#MW_BIND}, and cannot be closed while a window is bound to it. Each bind changes
 * the key. When a queue pair is destroyed, the windows of type 2 that were bound through it become unusable and can
 * only be closed.
 *
 * <p>Any thread may query and close a window. Only the thread that owns the queue pair may post requests that bind or
 * invalidate it.
 *
 * @see "docs/guide/one-sided.md"
 */
public final class MemoryWindow extends Resource {
    /** The type of a memory window: {@code enum ibv_mw_type}. */
    public enum Type {
        /**
         * Peers may use the window through any queue pair in the protection domain. A bind may directly replace an
         * earlier bind.
         */
        TYPE_1(ibv_mw_type.IBV_MW_TYPE_1),
        /**
         * Peers may use the window only through the queue pair that bound it. The window must be invalidated before the
         * next bind.
         */
        TYPE_2(ibv_mw_type.IBV_MW_TYPE_2);

        private final int value;

        Type(int value) {
            this.value = value;
        }
    }

    /**
     * The methods called by the protection domain. They are in a separate class because they are not part of the public
     * API.
     */
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
                if (range != null && rkey == key) {
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
    /** The native window, a {@code struct ibv_mw}; NULL until {@link #opened} is called. */
    private MemorySegment segment = MemorySegment.NULL;
    /**
     * The key after the last post. The key in the native structure may be older: a post writes it before its native call,
     * because another thread may close the window afterwards.
     */
    private int rkey;

    /** The memory to which the window is bound or being bound; {@code null} if the window is not bound. */
    private @Nullable LocalMemory range;
    /** Whether peers address the range from 0. */
    private boolean zeroBased;
    /** The queue pair through which the window was bound to {@link #range}. */
    private @Nullable Resource binder;

    /** The last posted change; {@code null} after its completion has been observed. */
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
     * @param type the type of the window
     * @throws VerbsException if the driver rejects the call; few drivers support both types, and iWARP drivers support
     *     none
     */
    public static MemoryWindow allocate(ProtectionDomain domain, Type type) throws VerbsException {
        return open(new MemoryWindow(domain, type));
    }

    @Override
    void opened(MemorySegment mw) {
        segment = ibv_mw.reinterpret(mw);
        rkey = ibv_mw.rkey(segment);
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

    /** Returns the protection domain of this window. */
    public ProtectionDomain domain() {
        return domain;
    }

    /** Returns the type of this window. */
    public Type type() {
        return type;
    }

    MemorySegment segment() {
        handle();
        return segment;
    }

    /** Returns the key after the last post. */
    synchronized int rkey() {
        return rkey;
    }

    /** Writes the key to the native structure for a native call, and returns it. */
    synchronized int writeKey() {
        ibv_mw.rkey(segment, rkey);
        return rkey;
    }

    /**
     * Binds a window of type 1: {@code ibv_bind_mw}, which changes the key. The window cannot be closed during the call.
     *
     * @param queuePair address of the {@code struct ibv_qp}
     * @param bind the {@code struct ibv_mw_bind}
     * @return an error number; 0 if the request was posted
     */
    int bind(long queuePair, MemorySegment bind) {
        try {
            return call(mw -> {
                int error = Ibverbs.ibv_bind_mw(queuePair, mw.address(), bind.address());
                readKey();
                return error;
            });
        } catch (VerbsException e) {
            throw (ErrnoException) e.getCause();
        }
    }

    private synchronized void readKey() {
        rkey = ibv_mw.rkey(segment);
    }

    /** Applies the outcome of the last change if it is no longer in flight. */
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
     * Returns {@code true} if this window is bound, so that peers may access the memory. A window is bound from the
     * post of a bind request until the completion of an invalidation.
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
        return new RemoteMemory(zeroBased ? 0 : bound.region().address() + bound.offset(), bound.length(), rkey);
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

    /**
     * Records the post of a request that binds the window.
     *
     * @param request the request
     * @param queuePair the queue pair to which the request was posted
     * @param to the memory to which the request binds the window
     * @param fromZero whether peers address the memory from 0
     * @param key the new key
     */
    synchronized void binding(Work<?> request, Resource queuePair, LocalMemory to, boolean fromZero, int key) {
        rkey = key;
        range = to;
        binder = queuePair;
        zeroBased = fromZero;
        pending = request;
        invalidating = false;
    }

    /** Records the post of a request that invalidates the window. */
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
