package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_rereg_mr_err_code;
import org.rdma4j.sys.ibverbs.ibv_rereg_mr_flags;
import org.rdma4j.sys.runtime.calling.Roots;

/**
 * Memory that the device may use: {@code struct ibv_mr}. Made by {@link ProtectionDomain#allocate} (memory of its own,
 * freed with it) and {@link ProtectionDomain#register} (memory that exists).
 *
 * <p>A region with work in flight cannot be closed. Work that was prepared for it and is not in flight can no longer be
 * posted afterwards. Nor can one that a memory window is bound to.
 */
public final class MemoryRegion extends Resource implements LocalMemory {
    /**
     * Memory of automatic arenas and direct buffers that a device may use. A region that the program forgets is still
     * registered, so its memory must not be freed with the last Java object that refers to it, nor when the class loader
     * of this class is unloaded. Memory that a region owns is of a shared arena, which is freed only by being closed.
     */
    private static final class Kept {
        /** By the addresses of the native regions. All classes are the JDK's: an entry keeps no other class loader. */
        static final Map<Long, MemorySegment[]> MEMORY = new ConcurrentHashMap<>();

        static {
            Roots.keep(MEMORY);
        }

        private Kept() {}
    }

    private final ProtectionDomain domain;
    private final @Nullable Arena owned;
    /** Null of memory that this program cannot reach. */
    private @Nullable MemorySegment memory;

    private long address;
    private long length;
    private int access;
    private int lkey;
    private int rkey;
    private boolean broken;
    /** The event of its registration, until that has ended. */
    private FlightEvents.@Nullable MemoryRegistration registration;

    /** Whether {@link Kept} has its memory. */
    private boolean kept;

    /** Of this program's memory. */
    MemoryRegion(ProtectionDomain domain, MemorySegment memory, int access, @Nullable Arena owned) {
        this(
                domain,
                "memory region of " + memory.byteSize() + " bytes at 0x" + Long.toHexString(memory.address()),
                () -> Ibverbs.ibv_reg_mrChecked(domain.handle(), memory, memory.byteSize(), access),
                memory.address(),
                memory.byteSize(),
                access,
                owned,
                domain);
        this.memory = memory;
    }

    private MemoryRegion(
            ProtectionDomain domain,
            String description,
            Supplier<MemorySegment> make,
            long address,
            long length,
            int access,
            @Nullable Arena owned,
            Resource... parents) {
        super(description, make, parents);
        this.domain = domain;
        this.address = address;
        this.length = length;
        this.access = access;
        this.owned = owned;
        FlightEvents.MemoryRegistration event = new FlightEvents.MemoryRegistration();
        event.memory = description;
        event.size = length;
        event.access = access;
        registration = event;
        event.begin();
    }

    @Override
    protected void opened(MemorySegment mr) {
        keep(mr, memory);
        takeKeys();
        endRegistration();
    }

    /** Records the registration, also if it failed. */
    private void endRegistration() {
        FlightEvents.MemoryRegistration event = registration;
        if (event != null) {
            registration = null;
            event.commit();
        }
    }

    /** Keeps memory, in place of any that was kept, until the region is deregistered. */
    private void keep(MemorySegment mr, @Nullable MemorySegment... memories) {
        if (owned == null && memory != null) {
            Kept.MEMORY.put(mr.address(), memories);
            kept = true;
        }
    }

    /** Of a dma-buf, which work addresses from its offset. */
    static MemoryRegion ofDmabuf(ProtectionDomain domain, int fd, long offset, long length, int access)
            throws VerbsException {
        return open(new MemoryRegion(
                domain,
                "memory region of " + length + " bytes of the dma-buf " + fd,
                () -> Ibverbs.ibv_reg_dmabuf_mrChecked(domain.handle(), offset, length, offset, fd, access),
                offset,
                length,
                access,
                null,
                domain));
    }

    /** Of memory on the device, which work addresses from 0. */
    static MemoryRegion of(ProtectionDomain domain, DeviceMemory memory, int access) throws VerbsException {
        return open(new MemoryRegion(
                domain,
                "memory region of " + memory,
                () -> Ibverbs.ibv_reg_dm_mrChecked(domain.handle(), memory.handle(), 0, memory.length(), access),
                0,
                memory.length(),
                access,
                null,
                domain,
                memory));
    }

    private void takeKeys() {
        MemorySegment mr = ibv_mr.reinterpret(handle());
        lkey = ibv_mr.lkey(mr);
        rkey = ibv_mr.rkey(mr);
    }

    @Override
    protected void checkUnused() {
        domain.checkUnused(this);
        domain.checkUnbound(this);
    }

    @Override
    protected void checkStillUnused() {
        domain.checkUnused(this);
    }

    @Override
    protected void destroy(MemorySegment mr) {
        // Its address may be another region's as soon as it is free.
        MemorySegment[] memories = kept ? Kept.MEMORY.remove(mr.address()) : null;
        boolean freed = false;
        try {
            Ibverbs.ibv_dereg_mrChecked(mr);
            freed = true;
        } finally {
            if (!freed && memories != null) {
                Kept.MEMORY.put(mr.address(), memories);
            }
        }
        Reference.reachabilityFence(memories);
    }

    @Override
    protected void closed() {
        domain.recheckUsersOf(this);
        if (owned != null && owned.scope().isAlive()) {
            owned.close();
        }
        endRegistration();
    }

    /** Whether its memory can be freed while it is open. */
    boolean isUnchecked() {
        MemorySegment of = memory;
        return owned == null && of != null && ProtectionDomain.canBeClosed(of);
    }

    boolean allows(Access wanted) {
        return wanted.isIn(access);
    }

    /** The protection domain that it belongs to. */
    public ProtectionDomain domain() {
        return domain;
    }

    @Override
    public MemoryRegion region() {
        return this;
    }

    @Override
    public long offset() {
        return 0;
    }

    @Override
    public long length() {
        return length;
    }

    /**
     * {@inheritDoc}
     *
     * @throws UnsupportedOperationException if it is a dma-buf's, or the device's own
     */
    @Override
    public MemorySegment memory() {
        handle();
        MemorySegment mine = memory;
        if (mine == null) {
            throw new UnsupportedOperationException(this + " is no memory of this program");
        }
        return mine;
    }

    /** Refuses to be used by work. */
    void checkUsable() {
        handle();
        MemorySegment mine = memory;
        if (broken) {
            throw new IllegalStateException(this + " was lost when it was registered again; close it");
        }
        if (mine != null && !mine.scope().isAlive()) {
            throw new IllegalStateException(this + ": its arena is closed");
        }
    }

    /**
     * Changes what peers may do with it, without registering it anew: {@code ibv_rereg_mr}. Keys may change.
     *
     * @param remote what peers may do; nothing without
     * @throws IllegalStateException if work in flight uses it, or a window is bound to it
     * @throws VerbsException if the driver refuses, as most do; see {@link #isUsable}
     */
    public void changeAccess(Access... remote) throws VerbsException {
        int wanted = Access.flags(remote, Access.LOCAL_WRITE);
        reregister(ibv_rereg_mr_flags.IBV_REREG_MR_CHANGE_ACCESS, MemorySegment.NULL, wanted);
        access = wanted | access & Access.flags(Access.ZERO_BASED);
    }

    /**
     * Has it be other memory, with the same access: {@code ibv_rereg_mr}. No prepared request may name it: give those
     * other buffers first ({@link WorkRequest#local}).
     *
     * @param to as for {@link ProtectionDomain#register}
     * @throws IllegalStateException if a request names it, a window is bound to it, or it owns its memory
     * @throws VerbsException if the driver refuses, as most do; see {@link #isUsable}
     */
    public void changeMemory(MemorySegment to) throws VerbsException {
        ProtectionDomain.checkCannotBeClosed(to);
        ProtectionDomain.checkMemory(to);
        if (owned != null || memory == null) {
            throw new IllegalStateException(this + " has memory of its own; only what was registered can be changed");
        }
        domain.checkUnnamed(this);
        checkUsable();
        checkUnused();
        MemorySegment before = memory;
        // Until it is certain which of the two the device uses.
        keep(handle(), before, to);
        try {
            reregister(ibv_rereg_mr_flags.IBV_REREG_MR_CHANGE_TRANSLATION, to, 0);
            memory = to;
            address = to.address();
            length = to.byteSize();
            keep(handle(), to);
        } catch (VerbsException e) {
            if (!broken) {
                keep(handle(), before);
            }
            throw e;
        }
    }

    /** What a flag does not change may not be given: NULL, and no access. */
    private void reregister(int flags, MemorySegment to, int wanted) throws VerbsException {
        checkUsable();
        checkUnused();
        int result = call(mr -> Ibverbs.ibv_rereg_mr(mr, flags, MemorySegment.NULL, to, to.byteSize(), wanted));
        if (result != 0 && result != ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_DO_FORK_OLD) {
            ErrnoException refusal = new ErrnoException("ibv_rereg_mr", Errno.last());
            // A driver that does not have this leaves the region as it was, whatever the result says.
            broken = result != ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_INPUT
                    && result != ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_DONT_FORK_NEW
                    && refusal.errno() != Errno.EOPNOTSUPP;
            if (broken) {
                domain.recheckUsersOf(this);
            }
            throw VerbsException.of(refusal);
        }
        takeKeys();
        domain.rewriteUsersOf(this);
    }

    /** Whether work may use it: not after a change that failed half-way, or when it is closed. */
    public boolean isUsable() {
        return isOpen() && !broken;
    }

    @Override
    public LocalMemory slice(long offset, long length) {
        return new RegionSlice(this, offset, length);
    }

    MemorySegment segment() {
        return handle();
    }

    long address() {
        return address;
    }

    /** The key that local work names it by; {@code lkey}. */
    public int lkey() {
        return lkey;
    }

    /**
     * What a peer needs to use it. Publishing it is what gives a peer access: until then nobody knows the key.
     *
     * @throws IllegalStateException if it was registered without any remote access
     */
    @Override
    public RemoteMemory remoteMemory() {
        handle();
        if (!allows(Access.REMOTE_READ) && !allows(Access.REMOTE_WRITE) && !allows(Access.REMOTE_ATOMIC)) {
            throw new IllegalStateException(this + " is for local use only: register it with Access.REMOTE_READ,"
                    + " REMOTE_WRITE or REMOTE_ATOMIC");
        }
        return new RemoteMemory(allows(Access.ZERO_BASED) ? 0 : address, length(), rkey);
    }
}
