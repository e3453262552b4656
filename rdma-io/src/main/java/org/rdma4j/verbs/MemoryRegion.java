package org.rdma4j.verbs;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * Memory registered with a device: {@code struct ibv_mr}. {@link #allocate} creates a region that owns its memory and
 * frees it when the region is closed. {@link #register} and its variants register existing memory. Local work may always
 * read and write a region. The {@link Access} constants given at registration determine how peers may access it; by
 * default, peers have no access.
 *
 * {@snippet lang=java :
 * try (MemoryRegion region = MemoryRegion.allocate(domain, 4096, Access.REMOTE_READ)) {
 *     region.memory().setString(0, "peers may read this");
 *     ByteBuffer key = ByteBuffer.allocate(RemoteMemory.BYTES);
 *     region.remoteMemory().copyTo(key); // For a peer, which calls RemoteMemory.from.
 * }
 * }
 *
 * <p>Any thread may use a region. A region cannot be closed while a request in flight references it or a memory window
 * is bound to it. A prepared request that references a closed region can no longer be posted. The program cannot close
 * the region of a {@link Lease}.
 *
 * @see "docs/reference/memory-and-lifetime.md"
 */
public final class MemoryRegion extends Resource implements LocalMemory {
    private final Registration registration;

    /** The {@link BufferPool} whose slab this region is; null if there is none, or while it is being closed. */
    private @Nullable Resource pool;

    private MemoryRegion(
            ProtectionDomain domain,
            RegisteredMemory memory,
            int access,
            String description,
            Supplier<MemorySegment> create,
            Resource... parents) {
        super("memory region of " + description, create, parents);
        registration = new Registration(domain, memory, access);
        registration.begin(this);
    }

    private static MemoryRegion of(ProtectionDomain domain, RegisteredMemory memory, int access) {
        MemorySegment segment = memory.segment();
        return new MemoryRegion(
                domain,
                memory,
                access,
                memory.length() + " bytes at 0x" + Long.toHexString(memory.address()),
                () -> Ibverbs.ibv_reg_mrChecked(domain.handle(), segment, memory.length(), access),
                domain);
    }

    /**
     * Allocates and registers memory. The memory is zeroed and page-aligned. It is freed when the region is closed, and
     * its segment can then no longer be accessed. The {@link #length} of the region is exactly {@code bytes}.
     *
     * @param domain the protection domain, which must not be closed before the region
     * @param bytes the size in bytes, at least 1
     * @param remote the access rights granted to peers (default none)
     * @throws IllegalArgumentException if {@code bytes} is less than 1
     * @throws VerbsException if the memory exceeds {@code -XX:MaxDirectMemorySize} or the limit on locked memory
     */
    public static MemoryRegion allocate(ProtectionDomain domain, long bytes, Access... remote) throws VerbsException {
        RegisteredMemory.checkLength(bytes);
        return MemoryRegion.<VerbsException>owning(
                domain, arena -> RegisteredMemory.allocatePages(arena, bytes), remote);
    }

    /**
     * Allocates and registers memory in huge pages, for which a device needs fewer translations: {@code mmap} with
     * {@code MAP_HUGETLB}. The allocation is rounded up to whole huge pages, which come from a pool reserved by the
     * system. On systems without such a pool, use {@link #allocate}. The memory is zeroed, and freed when the region is
     * closed.
     *
     * @param domain the protection domain, which must not be closed before the region
     * @param bytes the size of the region in bytes, at least 1
     * @param remote the access rights granted to peers (default none)
     * @throws IllegalArgumentException if {@code bytes} is less than 1
     * @throws VerbsException if there are too few free huge pages (see {@code /proc/sys/vm/nr_hugepages}), or the
     *     memory cannot be registered
     */
    public static MemoryRegion allocateHuge(ProtectionDomain domain, long bytes, Access... remote)
            throws VerbsException {
        RegisteredMemory.checkLength(bytes);
        return MemoryRegion.<VerbsException>owning(domain, arena -> HugePages.map(bytes, arena), remote);
    }

    /**
     * Maps part of a file into memory and registers the memory. Data written by the device reaches the file when the
     * system writes the pages back. To write them back immediately, call {@link MemorySegment#force()} on
     * {@link #memory}.
     *
     * <p>The file is unmapped when the region is closed. If the channel is not implemented by the JDK, the garbage
     * collector unmaps the file at some later time. The channel may be closed before the region.
     *
     * <p>If the pages of the file system cannot be pinned, {@link #allocate} memory instead, and copy the file to the
     * memory and back.
     *
     * @param domain the protection domain, which must not be closed before the region
     * @param file a channel that is open for reading and writing, on a file system with pinnable pages, such as tmpfs
     * @param offset the offset of the first byte in the file
     * @param bytes the size in bytes, at least 1; a shorter file is extended
     * @param remote the access rights granted to peers (default none)
     * @throws VerbsException if the memory cannot be registered; recent kernels reject most file systems
     * @throws IllegalArgumentException if {@code bytes} is less than 1, or the channel does not map the memory into the
     *     arena passed to it
     * @throws IOException if the file cannot be mapped
     */
    public static MemoryRegion map(ProtectionDomain domain, FileChannel file, long offset, long bytes, Access... remote)
            throws IOException {
        RegisteredMemory.checkLength(bytes);
        if (file.getClass().getModule() == FileChannel.class.getModule()) {
            return owning(domain, arena -> file.map(FileChannel.MapMode.READ_WRITE, offset, bytes, arena), remote);
        }
        // Other channels may return any segment and retain the arena, so use an arena that cannot be closed.
        Arena arena = Arena.ofAuto();
        MemorySegment mapped = file.map(FileChannel.MapMode.READ_WRITE, offset, bytes, arena);
        if (!mapped.scope().equals(arena.scope()) || mapped.byteSize() != bytes) {
            throw new IllegalArgumentException("Cannot register the mapping of " + file
                    + ": its map method did not map " + bytes + " bytes into the arena that was passed to it");
        }
        return register(domain, mapped, remote);
    }

    private static <X extends IOException> MemoryRegion owning(
            ProtectionDomain domain, RegisteredMemory.Allocator<X> allocator, Access... remote)
            throws VerbsException, X {
        int access = localAnd(remote);
        RegisteredMemory memory = RegisteredMemory.allocate(allocator);
        MemoryRegion region;
        boolean owned = false;
        try {
            region = of(domain, memory, access);
            owned = true;
        } finally {
            if (!owned) {
                memory.free();
            }
        }
        // From here on, the region frees the memory after it has deregistered it.
        return open(region);
    }

    private static int localAnd(Access... remote) {
        return Access.flags(remote, Access.LOCAL_WRITE);
    }

    /**
     * Registers memory that cannot be freed while the region is open: a segment of {@link Arena#global()} or of an
     * automatic arena ({@link Arena#ofAuto()}), including a file mapped into one of these arenas. The region keeps the
     * memory reachable.
     *
     * @param domain the protection domain, which must not be closed before the region
     * @param memory a native, writable segment of at least 1 byte
     * @param remote the access rights granted to peers (default none)
     * @throws IllegalArgumentException if the segment is on the heap, empty or read-only, or if its arena can be closed
     * @throws VerbsException if the memory cannot be registered
     */
    public static MemoryRegion register(ProtectionDomain domain, MemorySegment memory, Access... remote)
            throws VerbsException {
        RegisteredMemory.checkNotCloseable(memory);
        return registerUnchecked(domain, memory, remote);
    }

    /**
     * Registers memory that belongs to any arena. The caller must keep the arena open until the region is closed. If
     * the arena is closed earlier, later posts fail, but work already in flight may read and write memory that has been
     * reused for other purposes.
     *
     * @param domain the protection domain, which must not be closed before the region
     * @param memory a native, writable segment of at least 1 byte
     * @param remote the access rights granted to peers (default none)
     * @throws IllegalArgumentException if the segment is on the heap, empty or read-only
     * @throws VerbsException if the memory cannot be registered
     * @see #register(ProtectionDomain, MemorySegment, Access...)
     */
    public static MemoryRegion registerUnchecked(ProtectionDomain domain, MemorySegment memory, Access... remote)
            throws VerbsException {
        return open(of(domain, RegisteredMemory.of(memory), localAnd(remote)));
    }

    /**
     * Registers a dma-buf, such as GPU memory: {@code ibv_reg_dmabuf_mr}. Java code cannot access the {@link #memory}
     * of the region.
     *
     * @param domain the protection domain, which must not be closed before the region
     * @param fd the file descriptor of the dma-buf. The caller keeps ownership of the descriptor and may close it after
     *     this call
     * @param offset the offset of the first byte in the dma-buf
     * @param length the size in bytes, at least 1
     * @param remote the access rights granted to peers (default none)
     * @throws IllegalArgumentException if {@code offset} is negative or {@code length} is less than 1
     * @throws VerbsException if the driver rejects the call; few drivers support dma-bufs
     */
    public static MemoryRegion registerDmabuf(
            ProtectionDomain domain, int fd, long offset, long length, Access... remote) throws VerbsException {
        if (offset < 0) {
            throw new IllegalArgumentException("The offset in the dma-buf is " + offset + ", but must be at least 0");
        }
        RegisteredMemory memory = RegisteredMemory.inaccessible(offset, length);
        int access = localAnd(remote);
        return open(new MemoryRegion(
                domain,
                memory,
                access,
                length + " bytes of the dma-buf " + fd,
                () -> Ibverbs.ibv_reg_dmabuf_mrChecked(domain.handle(), offset, length, offset, fd, access),
                domain));
    }

    /**
     * Registers device memory: {@code ibv_reg_dm_mr}. Requests and peers address the region from 0. Java code accesses
     * the bytes with {@link DeviceMemory#read} and {@link DeviceMemory#write}.
     *
     * @param domain the protection domain, which must not be closed before the region
     * @param memory the device memory, which must not be closed before the region
     * @param remote the access rights granted to peers (default none)
     * @throws IllegalArgumentException if the memory and the domain belong to different contexts
     * @throws VerbsException if the driver rejects the call
     */
    public static MemoryRegion register(ProtectionDomain domain, DeviceMemory memory, Access... remote)
            throws VerbsException {
        if (memory.context() != domain.context()) {
            throw new IllegalArgumentException(
                    "Cannot register " + memory + " in " + domain + ": they belong to different contexts");
        }
        int access = Access.flags(remote, Access.LOCAL_WRITE, Access.ZERO_BASED);
        return open(new MemoryRegion(
                domain,
                RegisteredMemory.inaccessible(0, memory.length()),
                access,
                memory.toString(),
                () -> Ibverbs.ibv_reg_dm_mrChecked(domain.handle(), memory.handle(), 0, memory.length(), access),
                domain,
                memory));
    }

    @Override
    void opened(MemorySegment mr) {
        registration.completed(mr);
        rename(this + " (lkey 0x" + Integer.toHexString(lkey()) + ")");
    }

    /** Sets the {@link BufferPool} whose slab this region is; null if the pool is being closed. */
    void setPool(@Nullable Resource newPool) {
        pool = newPool;
    }

    /** Returns {@code true} if this region is a slab of a {@link BufferPool}, whose memory work uses by way of leases. */
    boolean isSlab() {
        return pool != null;
    }

    private void checkNotSlab() {
        if (pool != null) {
            throw new IllegalStateException("Cannot close or reregister " + this + ": it belongs to the " + pool);
        }
    }

    @Override
    void checkUnused() {
        checkNotSlab();
        registration.checkUnused(this);
    }

    @Override
    void checkStillUnused() {
        registration.checkUnused(this);
    }

    @Override
    void destroy(MemorySegment mr) {
        registration.memory().deregister(mr);
    }

    @Override
    void destroyedWithDevice(MemorySegment mr) {
        registration.memory().deregistered(mr);
    }

    @Override
    void closed() {
        domain().recheckUsersOf(this);
        registration.memory().free();
        registration.recordEvent();
    }

    /** Returns {@code true} if the application can free the memory while the region is open. */
    boolean isUnchecked() {
        return registration.memory().isUnchecked();
    }

    boolean allows(Access wanted) {
        return registration.allows(wanted);
    }

    /** Checks that work can use the region. */
    void checkUsable() {
        registration.checkUsable(this);
    }

    /** Returns the protection domain of this region. */
    public ProtectionDomain domain() {
        return registration.domain();
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
        return registration.memory().length();
    }

    /**
     * {@inheritDoc}
     *
     * @throws UnsupportedOperationException if the region is a dma-buf or device memory
     */
    @Override
    public MemorySegment memory() {
        handle();
        return registration.segment(this);
    }

    /**
     * Changes the access rights of peers by re-registering the region: {@code ibv_rereg_mr}. The keys may change.
     *
     * @param remote the access rights granted to peers (default none)
     * @throws IllegalStateException if a request in flight references the region, a memory window is bound to it, or it
     *     belongs to a {@link BufferPool}
     * @throws VerbsException if the driver rejects the call, as most drivers do; see {@link #isUsable}
     */
    public void changeAccess(Access... remote) throws VerbsException {
        checkNotSlab();
        registration.changeAccess(this, localAnd(remote));
    }

    /**
     * Replaces the memory of the region by re-registering it with the same access rights: {@code ibv_rereg_mr}. Prepared
     * requests must not reference the region; see {@link WorkRequest#local WorkRequest.local}.
     *
     * @param to the new memory, as for {@link #register(ProtectionDomain, MemorySegment, Access...)}
     * @throws IllegalArgumentException if the segment cannot be registered
     * @throws IllegalStateException if a prepared request references the region, a memory window is bound to it, or the
     *     region owns its memory
     * @throws VerbsException if the driver rejects the call, as most drivers do; see {@link #isUsable}
     */
    public void changeMemory(MemorySegment to) throws VerbsException {
        registration.changeMemory(this, to);
    }

    /** Returns {@code true} if the region is open, and no failed re-registration has left it unusable. */
    public boolean isUsable() {
        return isOpen() && !registration.isBroken();
    }

    @Override
    public LocalMemory slice(long offset, long length) {
        return new RegionSlice(this, offset, length);
    }

    MemorySegment segment() {
        return handle();
    }

    long address() {
        return registration.memory().address();
    }

    /** Returns the key with which local work references the region: {@code lkey}. */
    public int lkey() {
        return registration.lkey();
    }

    /**
     * Returns the address, length and key that a peer needs to access the region.
     *
     * @throws IllegalStateException if the region was registered without remote access rights, or is closed
     */
    @Override
    public RemoteMemory remoteMemory() {
        handle();
        return registration.remoteMemory(this);
    }
}
