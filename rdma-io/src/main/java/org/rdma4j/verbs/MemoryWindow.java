package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.sys.ibverbs.ibv_mw_type;

/**
 * Remote access to a part of a region, given and taken back by work requests, which is much quicker than registering:
 * {@code struct ibv_mw}. Made by {@link ProtectionDomain#memoryWindow}, bound by {@link QueuePair#prepareBind}, shut by
 * {@link QueuePair#prepareInvalidate}, by the peer ({@link SendRequest#invalidate}), or by closing it.
 *
 * <p>The region needs {@link Access#MW_BIND}, and cannot be closed while a window is bound to it. The key changes with
 * each binding. A window of type 2 ends with the queue pair that bound it: it can only be closed then.
 */
public final class MemoryWindow extends Resource {
    /** {@code enum ibv_mw_type}. */
    public enum Type {
        /** Usable through any queue pair of the domain; bound to another part at once. */
        TYPE_1(ibv_mw_type.IBV_MW_TYPE_1),
        /** Usable through the queue pair only that bound it; invalidated before it is bound again. */
        TYPE_2(ibv_mw_type.IBV_MW_TYPE_2);

        private final int value;

        Type(int value) {
            this.value = value;
        }
    }

    private final ProtectionDomain domain;
    private final Type type;
    private MemorySegment native_ = MemorySegment.NULL;
    /** What it is bound to, or will be when {@link #last} is done. */
    private @Nullable LocalMemory range;

    private boolean zeroBased;
    /** Through which it was bound. */
    private @Nullable Resource by;
    /** What was posted last of it, until its end was seen. */
    private @Nullable SendRequest last;

    MemoryWindow(ProtectionDomain domain, Type type) {
        super(
                "memory window of " + type + " of " + domain.context(),
                () -> Ibverbs.ibv_alloc_mwChecked(domain.handle(), type.value),
                domain);
        this.domain = domain;
        this.type = type;
    }

    @Override
    protected void opened(MemorySegment mw) {
        native_ = ibv_mw.reinterpret(mw);
        domain.add(this);
    }

    @Override
    protected void checkUnused() {
        domain.checkUnused(this);
    }

    @Override
    protected void checkStillUnused() {
        domain.checkUnused(this);
    }

    @Override
    protected void destroy(MemorySegment mw) {
        Ibverbs.ibv_dealloc_mwChecked(mw);
    }

    @Override
    protected void closed() {
        domain.remove(this);
        domain.recheckUsersOf(this);
    }

    /** The protection domain that it belongs to. */
    public ProtectionDomain domain() {
        return domain;
    }

    /** Which type it is of. */
    public Type type() {
        return type;
    }

    MemorySegment segment() {
        handle();
        return native_;
    }

    int rkey() {
        return ibv_mw.rkey(native_);
    }

    private void settle() {
        SendRequest done = last;
        if (done != null && !done.isInFlight()) {
            if (done.status() == WorkStatus.SUCCESS && done.operation() == SendRequest.Operation.INVALIDATE) {
                range = null;
            }
            last = null;
        }
    }

    /** Whether peers may have access through it: it was bound, and not invalidated since. */
    public synchronized boolean isBound() {
        settle();
        return range != null;
    }

    synchronized boolean isBoundTo(MemoryRegion region) {
        settle();
        return range != null && range.region() == region;
    }

    /**
     * What a peer needs to use it.
     *
     * @throws IllegalStateException if it is not bound, or its binding is in flight
     */
    public synchronized RemoteMemory remoteMemory() {
        handle();
        settle();
        LocalMemory bound = range;
        if (bound == null || last != null) {
            throw new IllegalStateException(
                    this + (bound == null ? " is not bound: see QueuePair.prepareBind()" : " is being bound or shut"));
        }
        return new RemoteMemory(zeroBased ? 0 : bound.region().address() + bound.offset(), bound.length(), rkey());
    }

    synchronized void checkCanBind() {
        settle();
        checkSettled();
        if (range != null && type == Type.TYPE_2) {
            throw new IllegalStateException(this + " is bound; invalidate it first, as windows of type 2 have to be");
        }
    }

    synchronized void checkCanShut() {
        settle();
        checkSettled();
        if (range == null) {
            throw new IllegalStateException(this + " is not bound");
        }
    }

    private void checkSettled() {
        handle();
        if (last != null) {
            throw new IllegalStateException(this + " is being bound or shut: " + last + " is in flight");
        }
    }

    /** A request was posted that binds it to a part of a region. */
    synchronized void binding(SendRequest request, LocalMemory to, boolean fromZero, int key) {
        ibv_mw.rkey(native_, key);
        range = to;
        by = request.queue.holder;
        zeroBased = fromZero;
        last = request;
    }

    /** A request was posted that shuts it. */
    synchronized void shutting(SendRequest request) {
        last = request;
    }

    /**
     * Frees it if it is bound through this queue pair, and usable through no other.
     *
     * @throws ErrnoException if the driver refuses
     */
    synchronized void freeWith(QueuePair queuePair) {
        settle();
        if (type == Type.TYPE_2 && range != null && by == queuePair) {
            try {
                destroyEarly();
            } catch (VerbsException e) {
                throw (ErrnoException) e.getCause();
            }
            range = null;
        }
    }

    /** The peer has shut whichever window has this key. */
    synchronized void invalidated(int key) {
        settle();
        // Its key is not there to be read once it is freed.
        if (range != null && rkey() == key) {
            range = null;
        }
    }
}
