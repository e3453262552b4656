package org.rdma4j.verbs;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * What may be used together: {@code struct ibv_pd}. Queue pairs use memory regions of their own domain only. Made by
 * {@link Context#protectionDomain}.
 */
public final class ProtectionDomain extends Resource {
    private static final long PAGE = 4096;
    private static final Class<?> GLOBAL = Arena.global().scope().getClass();
    private static final Class<?> AUTOMATIC = Arena.ofAuto().scope().getClass();

    private final Context context;
    private final Set<WorkQueue> queues = ConcurrentHashMap.newKeySet();
    private final Set<MemoryWindow> windows = ConcurrentHashMap.newKeySet();

    ProtectionDomain(Context context) {
        super("protection domain of " + context, () -> Ibverbs.ibv_alloc_pdChecked(context.handle()), context);
        this.context = context;
    }

    @Override
    protected void destroy(MemorySegment pd) {
        Ibverbs.ibv_dealloc_pdChecked(pd);
    }

    void add(WorkQueue queue) {
        queues.add(queue);
    }

    void remove(WorkQueue queue) {
        queues.remove(queue);
    }

    void add(MemoryWindow window) {
        windows.add(window);
    }

    void remove(MemoryWindow window) {
        windows.remove(window);
    }

    /** A peer has shut a window of this key. */
    void invalidated(int key) {
        windows.forEach(window -> window.invalidated(key));
    }

    /** Frees the windows that are of use through this queue pair only, which is about to be destroyed. */
    void freeWindowsOf(QueuePair queuePair) {
        for (MemoryWindow window : windows) {
            window.freeWith(queuePair);
        }
    }

    void checkUnbound(MemoryRegion region) {
        for (MemoryWindow window : windows) {
            if (window.isBoundTo(region)) {
                throw new IllegalStateException(
                        region + " has a window bound to it: invalidate or close the " + window + " first");
            }
        }
    }

    private List<WorkRequest<?>> usersOf(Resource what) {
        List<WorkRequest<?>> users = new ArrayList<>();
        queues.forEach(queue -> queue.collect(request -> request.uses(what), users));
        return users;
    }

    /** Throws if posted work uses an object. */
    void checkUnused(Resource what) {
        // Pairs with the fence of a post: see the package internal.life.
        VarHandle.fullFence();
        if (queues.isEmpty()) {
            return;
        }
        for (WorkRequest<?> user : usersOf(what)) {
            if (user.isInFlight()) {
                throw new IllegalStateException(
                        what + " is in use by the device: " + user + " is in flight; wait for its completion first");
            }
        }
    }

    /** Refuses what prepared work names. */
    void checkUnnamed(MemoryRegion region) {
        for (WorkRequest<?> user : usersOf(region)) {
            throw new IllegalStateException(user + " names " + region + "; give it other buffers first");
        }
    }

    void rewriteUsersOf(MemoryRegion region) {
        usersOf(region).forEach(WorkRequest::rewriteKeys);
    }

    /** It is closed: prepared work that uses it cannot be posted any more. */
    void recheckUsersOf(Resource what) {
        usersOf(what).forEach(WorkRequest::recheck);
    }

    /** The open device that it is on. */
    public Context context() {
        return context;
    }

    /**
     * Allocates and registers memory, of zeros, at the beginning of a page. It is freed when the region is closed; its
     * segment cannot be used any more then.
     *
     * @param bytes at least 1
     * @param remote what peers may do with it; nothing without. Local work may always read and write it
     * @throws VerbsException if it cannot be registered, such as for the limit of locked memory
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        checkBytes(bytes);
        return this.<VerbsException>owning(arena -> arena.allocate(bytes, PAGE), flags(remote));
    }

    /**
     * The same in huge pages, of which a device needs fewer translations: {@code mmap} with {@code MAP_HUGETLB}. Whole
     * pages are taken, of the size and from the number that the system has set aside; without one, take {@link
     * #allocate}.
     *
     * @throws VerbsException if there are too few huge pages, see {@code /proc/sys/vm/nr_hugepages}; or as for {@link
     *     #allocate}
     */
    public MemoryRegion allocateHuge(long bytes, Access... remote) throws VerbsException {
        checkBytes(bytes);
        return this.<VerbsException>owning(arena -> HugePages.map(bytes, arena), flags(remote));
    }

    /**
     * Maps a part of a file into memory, and registers that: what peers and receives write goes to the file, at the
     * system's leisure ({@link MemorySegment#force()} of {@link MemoryRegion#memory} hurries it). Unmapped when the
     * region is closed, or by the garbage collector afterwards if the channel is no class of the JDK; the channel may be
     * closed before.
     *
     * @param file open for reading and writing, on a file system whose pages can be pinned, such as tmpfs
     * @param offset of the first byte in the file
     * @param bytes at least 1; the file grows where it is shorter
     * @throws VerbsException if it cannot be registered: newer kernels refuse most file systems
     * @throws IllegalArgumentException if the channel gives other memory than it was asked for
     * @throws IOException if it cannot be mapped
     */
    public MemoryRegion map(FileChannel file, long offset, long bytes, Access... remote) throws IOException {
        checkBytes(bytes);
        if (file.getClass().getModule() == FileChannel.class.getModule()) {
            return owning(arena -> file.map(FileChannel.MapMode.READ_WRITE, offset, bytes, arena), flags(remote));
        }
        // A channel of the program may give any memory, and keep the arena: of an automatic one nobody can free it.
        Arena arena = Arena.ofAuto();
        MemorySegment mapped = file.map(FileChannel.MapMode.READ_WRITE, offset, bytes, arena);
        if (!mapped.scope().equals(arena.scope()) || mapped.byteSize() != bytes) {
            throw new IllegalArgumentException(
                    file + " has not mapped " + bytes + " bytes into the arena that it was given");
        }
        return register(mapped, remote);
    }

    private static void checkBytes(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("a region of " + bytes + " bytes; at least 1 is needed");
        }
    }

    /** Gives memory of an arena. */
    private interface Source<X extends IOException> {
        MemorySegment allocate(Arena arena) throws X;
    }

    private <X extends IOException> MemoryRegion owning(Source<X> source, int access) throws VerbsException, X {
        StackReserve.check();
        Arena arena = Arena.ofShared();
        MemoryRegion region;
        boolean owned = false;
        try {
            region = new MemoryRegion(this, source.allocate(arena), access, arena);
            owned = true;
        } finally {
            if (!owned) {
                arena.close();
            }
        }
        // From here on the region frees it: not before the device has let go of it.
        return open(region);
    }

    /**
     * Registers memory that nobody can free while the region is open: of {@link Arena#global()}, of an automatic arena
     * ({@link Arena#ofAuto()}), or a file mapped into one of them. Local work may always read and write it.
     *
     * @param memory native, at least 1 byte
     * @param remote what peers may do with it; nothing without
     * @throws IllegalArgumentException if it is on the heap, empty, read-only, or of an arena that can be closed
     * @throws VerbsException if it cannot be registered
     */
    public MemoryRegion register(MemorySegment memory, Access... remote) throws VerbsException {
        checkCannotBeClosed(memory);
        return registerUnchecked(memory, remote);
    }

    static void checkCannotBeClosed(MemorySegment memory) {
        if (memory.isNative() && canBeClosed(memory)) {
            throw new IllegalArgumentException("this memory's arena can be closed while the device uses it; take"
                    + " allocate(), memory of Arena.ofAuto() or Arena.global(), or registerUnchecked()");
        }
    }

    static boolean canBeClosed(MemorySegment memory) {
        Class<?> scope = memory.scope().getClass();
        return scope != GLOBAL && scope != AUTOMATIC;
    }

    static void checkMemory(MemorySegment memory) {
        if (!memory.isNative()) {
            throw new IllegalArgumentException("a device cannot use memory of Java's heap; allocate it in an Arena");
        }
        if (memory.isReadOnly()) {
            throw new IllegalArgumentException("this memory is read-only, and a device may write to it");
        }
        if (memory.byteSize() == 0) {
            throw new IllegalArgumentException("a region of 0 bytes; at least 1 is needed");
        }
    }

    /**
     * Registers memory of any arena. The caller sees to it that the arena stays open until the region is closed: when it
     * is closed earlier, posting fails, but work in flight reads and writes memory that is somebody else's by then.
     *
     * @throws IllegalArgumentException if it is on the heap, empty or read-only
     * @throws VerbsException if it cannot be registered
     * @see #register
     */
    public MemoryRegion registerUnchecked(MemorySegment memory, Access... remote) throws VerbsException {
        checkMemory(memory);
        return open(new MemoryRegion(this, memory, flags(remote), null));
    }

    /**
     * Registers a dma-buf, such as memory of a GPU. Java cannot reach its bytes.
     *
     * @param fd of the dma-buf, which stays the caller's and may be closed afterwards
     * @param offset of the region's first byte in it
     * @param length in bytes, at least 1
     * @param remote what peers may do with it; nothing without
     * @throws VerbsException if the driver refuses: few have this
     */
    public MemoryRegion registerDmabuf(int fd, long offset, long length, Access... remote) throws VerbsException {
        if (offset < 0 || length < 1) {
            throw new IllegalArgumentException(
                    length + " bytes at offset " + offset + "; at least 1 byte at 0 or more");
        }
        return MemoryRegion.ofDmabuf(this, fd, offset, length, flags(remote));
    }

    /**
     * Registers memory on the device, which peers and requests address from 0. Java reaches its bytes with {@link
     * DeviceMemory#read} and {@link DeviceMemory#write} only.
     *
     * @param remote what peers may do with it; nothing without
     */
    public MemoryRegion register(DeviceMemory memory, Access... remote) throws VerbsException {
        if (memory.context() != context) {
            throw new IllegalArgumentException(memory + " is of another context than " + this);
        }
        return MemoryRegion.of(this, memory, Access.flags(remote, Access.LOCAL_WRITE, Access.ZERO_BASED));
    }

    /**
     * A handle for datagrams to a peer, at port 1, with the GID that {@link Context#gid} chooses among those of the
     * peer's kind (IPv4 or IPv6).
     *
     * @param peer as it published itself, or as {@link ReceiveRequest#sender} found it; its queue pair is not part of the
     *     handle
     * @throws VerbsException if the driver refuses, as iWARP's do
     */
    public AddressHandle addressHandle(Endpoint peer) throws VerbsException {
        return addressHandle(1, peer);
    }

    /** The same at another port. */
    public AddressHandle addressHandle(int port, Endpoint peer) throws VerbsException {
        int gidIndex =
                peer.route().isEmpty() ? 0 : context.gidLike(port, peer.gid()).index();
        return AddressHandle.to(this, port, gidIndex, peer);
    }

    /**
     * A handle for datagrams to a GID: a peer's, or a multicast group's.
     *
     * @param from the GID that they leave with, and by its port; see {@link Context#gid} and {@link Context#gidTowards}
     * @param to where they go
     * @throws VerbsException if the driver refuses, as iWARP's do
     */
    public AddressHandle addressHandle(GidEntry from, Gid to) throws VerbsException {
        return AddressHandle.to(this, from.port(), from.index(), new Endpoint(0, to, 0, 0, Mtu.MTU_256));
    }

    /**
     * A handle with attributes that are written already, such as the connection manager gives.
     *
     * @param path native memory of a {@code struct ibv_ah_attr}, which is copied
     * @throws IllegalArgumentException if the segment is of Java's heap
     * @throws IndexOutOfBoundsException if it is shorter than the structure, such as a pointer from C without a size
     * @throws IllegalStateException if its arena is closed
     * @throws WrongThreadException if it is confined to another thread
     * @throws VerbsException if the driver refuses, as iWARP's do
     */
    public AddressHandle addressHandle(MemorySegment path) throws VerbsException {
        return AddressHandle.by(this, path);
    }

    /**
     * A handle for answers to who sent a datagram: {@code ibv_create_ah_from_wc}. The buffer has to be as it arrived.
     *
     * @throws UnsupportedOperationException if it is no datagram
     * @throws IllegalStateException if none has arrived, or its first buffer has not all of the route header
     */
    public AddressHandle addressHandle(ReceiveRequest datagram) throws VerbsException {
        return AddressHandle.toSenderOf(this, datagram);
    }

    private static int flags(Access... remote) {
        return Access.flags(remote, Access.LOCAL_WRITE);
    }

    /**
     * A pool of registered buffers.
     *
     * @param bufferBytes of each buffer
     * @param perSlab how many buffers are registered at a time
     * @param mostSlabs how many times at most; the first is registered at once
     * @param remote what peers may do with them; nothing without
     */
    public BufferPool bufferPool(int bufferBytes, int perSlab, int mostSlabs, Access... remote) throws VerbsException {
        return BufferPool.of(this, bufferBytes, perSlab, mostSlabs, remote);
    }

    /**
     * A memory window, bound to nothing.
     *
     * @throws VerbsException if the driver refuses: few have both types, iWARP's none
     */
    public MemoryWindow memoryWindow(MemoryWindow.Type type) throws VerbsException {
        return open(new MemoryWindow(this, type));
    }

    /**
     * Receives that many queue pairs take from.
     *
     * @param requests how many it holds
     * @param elements how many buffers each has at most
     * @throws IllegalArgumentException if the device does not have as many
     */
    public SharedReceiveQueue sharedReceiveQueue(int requests, int elements) throws VerbsException {
        checkSharedRequests(requests);
        int most = context.attributes().maxSharedReceiveElements();
        if (elements < 1 || elements > most) {
            throw new IllegalArgumentException(
                    "receives of " + elements + " buffers; " + context + " can have 1 to " + most);
        }
        return open(new SharedReceiveQueue(this, requests, elements));
    }

    void checkSharedRequests(int requests) {
        int most = context.attributes().maxSharedReceiveRequests();
        if (requests < 1 || requests > most) {
            throw new IllegalArgumentException(
                    "a shared receive queue of " + requests + "; " + context + " can have 1 to " + most);
        }
    }

    /**
     * A queue pair that is about to be made.
     *
     * @param type which service it gives
     */
    public QueuePairBuilder queuePair(QueuePairType type) {
        return QueuePair.builder(this, type);
    }
}
