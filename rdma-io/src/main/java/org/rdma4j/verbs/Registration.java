package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_rereg_mr_err_code;
import org.rdma4j.sys.ibverbs.ibv_rereg_mr_flags;

/** The registration of a memory region with its device: the memory, the access rights and the keys, and their changes. */
final class Registration {
    private final ProtectionDomain domain;
    private RegisteredMemory memory;
    /** Access rights, as flags of {@code enum ibv_access_flags}. */
    private int access;

    private int lkey;
    private int rkey;
    /** Whether a failed {@code ibv_rereg_mr} has left the region unusable. */
    private boolean broken;
    /** The event of the registration; null after it has been recorded. */
    private FlightEvents.@Nullable MemoryRegistration event;

    Registration(ProtectionDomain domain, RegisteredMemory memory, int access) {
        this.domain = domain;
        this.memory = memory;
        this.access = access;
    }

    /** Begins the event of the registration, whose native call follows. */
    void begin(Resource region) {
        FlightEvents.MemoryRegistration begun = new FlightEvents.MemoryRegistration();
        begun.memory = region.toString();
        begun.size = memory.length();
        begun.access = access;
        begun.begin();
        event = begun;
    }

    /** Completes the registration after its native call has returned. */
    void completed(MemorySegment mr) {
        memory.keepReachable(mr);
        readKeys(mr);
        recordEvent();
    }

    /** Records the event of the registration, whether that has succeeded or failed. */
    void recordEvent() {
        FlightEvents.MemoryRegistration begun = event;
        if (begun != null) {
            event = null;
            begun.commit();
        }
    }

    private void readKeys(MemorySegment mr) {
        MemorySegment fields = ibv_mr.reinterpret(mr);
        lkey = ibv_mr.lkey(fields);
        rkey = ibv_mr.rkey(fields);
    }

    ProtectionDomain domain() {
        return domain;
    }

    RegisteredMemory memory() {
        return memory;
    }

    boolean allows(Access wanted) {
        return wanted.isIn(access);
    }

    int lkey() {
        return lkey;
    }

    /** Returns the memory of the region. Throws if Java code cannot access it. */
    MemorySegment segment(Resource region) {
        MemorySegment segment = memory.segment();
        if (segment == null) {
            throw new UnsupportedOperationException(region + " cannot be accessed from Java");
        }
        return segment;
    }

    /** Returns the address, length and key for peers. Throws if the region has no remote access rights. */
    RemoteMemory remoteMemory(Resource region) {
        if (!allows(Access.REMOTE_READ) && !allows(Access.REMOTE_WRITE) && !allows(Access.REMOTE_ATOMIC)) {
            throw new IllegalStateException(region + " allows no remote access: register it with Access.REMOTE_READ,"
                    + " REMOTE_WRITE or REMOTE_ATOMIC");
        }
        return new RemoteMemory(allows(Access.ZERO_BASED) ? 0 : memory.address(), memory.length(), rkey);
    }

    boolean isBroken() {
        return broken;
    }

    /** Throws if work cannot use the region. */
    void checkUsable(Resource region) {
        region.handle();
        if (broken) {
            throw new IllegalStateException(
                    region + " is unusable because a change of its registration failed: close it");
        }
        if (!memory.isAlive()) {
            throw new IllegalStateException("Cannot use " + region + ": its arena is closed");
        }
    }

    /** Throws if a request in flight or a memory window uses the region. */
    void checkUnused(Resource region) {
        domain.checkUnused(region);
        domain.checkUnbound(region);
    }

    /** @param wanted the new access rights, as flags */
    synchronized void changeAccess(Resource region, int wanted) throws VerbsException {
        reregister(region, ibv_rereg_mr_flags.IBV_REREG_MR_CHANGE_ACCESS, null, wanted);
        access = wanted | access & Access.flags(Access.ZERO_BASED);
    }

    synchronized void changeMemory(Resource region, MemorySegment to) throws VerbsException {
        RegisteredMemory.checkNotCloseable(to);
        RegisteredMemory replacement = RegisteredMemory.of(to);
        if (!memory.isOfProgram()) {
            throw new IllegalStateException("Cannot change the memory of " + region
                    + ": this is possible only for regions that were created by register()");
        }
        domain.checkUnreferenced(region);
        reregister(region, ibv_rereg_mr_flags.IBV_REREG_MR_CHANGE_TRANSLATION, replacement, 0);
    }

    /**
     * Calls {@code ibv_rereg_mr}. Holds the monitor, and keeps the region open meanwhile: otherwise another change, or a close,
     * could leave the device with memory that is not kept reachable.
     *
     * @param replacement the new memory; null to keep the present one
     * @param wanted the new access rights; 0 to keep the present ones
     */
    private void reregister(Resource region, int flags, @Nullable RegisteredMemory replacement, int wanted)
            throws VerbsException {
        checkUsable(region);
        checkUnused(region);
        try {
            region.run(mr -> reregister(mr, flags, replacement, wanted));
        } finally {
            if (broken) {
                domain.recheckUsersOf(region);
            }
        }
        domain.rewriteKeys(region);
    }

    private void reregister(MemorySegment mr, int flags, @Nullable RegisteredMemory replacement, int wanted) {
        // The function requires NULL and 0 for the properties that the flags do not change.
        MemorySegment to = replacement == null ? MemorySegment.NULL : replacement.segment();
        if (replacement != null) {
            // Both, until it is known which of them the device uses.
            memory.keepReachable(mr, to);
        }
        int result = Ibverbs.ibv_rereg_mr(mr, flags, MemorySegment.NULL, to, to.byteSize(), wanted);
        if (result != 0 && result != ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_DO_FORK_OLD) {
            ErrnoException refusal = new ErrnoException("ibv_rereg_mr", Errno.last());
            // A driver without this function leaves the region unchanged, whichever result it returns.
            broken = result != ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_INPUT
                    && result != ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_DONT_FORK_NEW
                    && refusal.errno() != Errno.EOPNOTSUPP;
            if (!broken) {
                memory.keepReachable(mr);
            }
            throw refusal;
        }
        if (replacement != null) {
            memory = replacement;
            memory.keepReachable(mr);
        }
        readKeys(mr);
    }
}
