package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Stream;
import org.rdma4j.internal.SoftDevices;
import org.rdma4j.internal.ring.SharedQueues;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_device_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_gid_entry;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_values_ex;
import org.rdma4j.sys.ibverbs.ibv_values_mask;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.timespec;

/**
 * An open device: {@code struct ibv_context}. A context is created by {@link Device#open}. Protection domains,
 * completion queues and device memory are created from a context and must be closed before it.
 *
 * {@snippet lang=java :
 * try (Context context = Device.towards(peer).open()) {
 *     System.out.println("Port 1: " + context.port(1));
 *     System.out.println("GID: " + context.gidTowards(peer).gid());
 *     System.out.println("At most " + context.attributes().maxQueuePairs() + " queue pairs");
 * }
 * }
 *
 * <p>Any thread may use a context.
 *
 * @see "docs/concepts.md"
 */
public final class Context extends Resource {
    /** Maximum number of entries read from the GID tables of a device. */
    private static final int MAX_GIDS = 1024;
    /** Bits of a P_Key that are 0 in an unused table entry. The remaining bit indicates the membership. */
    private static final int PKEY_NUMBER = 0x7fff;

    private final Device device;
    /** The device attributes, which do not change. Set by {@link #opened}. */
    private DeviceAttributes attributes;
    /** The number of completion vectors. Set by {@link #opened}. */
    private int completionVectors;

    private final DeviceEvents events;

    /**
     * The shared receive queues of this context. Their type is {@code WorkQueue}, on which this class does not depend.
     */
    final SharedQueues<Object> sharedQueues = new SharedQueues<>();

    private Context(Device device) {
        super("device " + device.name(), device::openNative);
        this.device = device;
        this.events = new DeviceEvents(this);
    }

    static Context of(Device device) throws VerbsException {
        return open(new Context(device));
    }

    @Override
    void opened(MemorySegment context) {
        MemorySegment attr = ibv_device_attr_ex.allocate(Arena.ofAuto());
        Ibverbs.ibv_query_device_exChecked(context, MemorySegment.NULL, attr);
        attributes = new DeviceAttributes(attr);
        completionVectors = ibv_context.num_comp_vectors(ibv_context.reinterpret(context));
    }

    @Override
    void closing() {
        events.wake();
    }

    @Override
    void closed() {
        events.close();
    }

    @Override
    void destroy(MemorySegment context) {
        Check.zero("ibv_close_device", Ibverbs.ibv_close_device(context));
    }

    /**
     * Returns {@code true} if the kernel rejects a query that it would answer without the driver: it does so only if
     * the device has been removed, and destroys all objects of the device in this case.
     */
    @Override
    boolean isRemovedDevice() {
        try (Arena arena = Arena.ofConfined()) {
            return Ibverbs.ibv_query_device(handle(), ibv_device_attr.allocate(arena)) == Errno.EIO;
        }
    }

    /** Returns the name of the device, such as {@code rxe0}. */
    String name() {
        return device.name();
    }

    /** Returns the device that was opened. */
    public Device device() {
        return device;
    }

    /**
     * Returns the capabilities and limits of the device, as reported by {@code ibv_query_device_ex} when the device was
     * opened.
     */
    public DeviceAttributes attributes() {
        return attributes;
    }

    /**
     * Returns the completion flags that indicate that a received message has invalidated a memory window. soft-RoCE
     * reports the kernel's value of this flag, which libibverbs defines as {@code IBV_WC_IP_CSUM_OK}.
     */
    int invalidationFlags() {
        return ibv_wc_flags.IBV_WC_WITH_INV
                | (attributes.vendorId() == SoftDevices.SOFT_ROCE ? ibv_wc_flags.IBV_WC_IP_CSUM_OK : 0);
    }

    /**
     * Replaces the error number of an earlier call of this thread, before a queue is created. Otherwise, a failure of
     * soft-iWARP for which {@link #explained} has an explanation could be mistaken for one with that error number.
     */
    void clearErrno() {
        if (attributes.vendorId() == SoftDevices.SOFT_IWARP) {
            // Sets EBADF, which drivers do not report.
            Posix.close(-1);
        }
    }

    /**
     * Returns the exception for a failure to create a queue, with an explanation if the position of the queue may have
     * caused soft-iWARP to fail. libsiw mistakes the file offset 0x90000 (page 144, with pages of 4 KiB) for the
     * invalid offset {@code SIW_INVAL_UOBJ_KEY}. In this case, it returns NULL without setting {@code errno}.
     */
    VerbsException explained(VerbsException failure) {
        int errno = failure.errno();
        boolean fromDriver = errno == Errno.ENOMEM || errno == Errno.EINVAL || errno == Errno.EOPNOTSUPP;
        if (fromDriver
                || !failure.function().startsWith("ibv_create_")
                || attributes.vendorId() != SoftDevices.SOFT_IWARP) {
            return failure;
        }
        return failure.explained("soft-iWARP cannot create a queue that begins at page 144 of its context's memory,"
                + " and does not set errno: create larger queues first, close other queues, or use"
                + " a different context");
    }

    /**
     * Returns the current time of the device's clock, in the ticks that completion timestamps use:
     * {@code ibv_query_rt_values_ex}. See {@link DeviceAttributes#clockKilohertz}.
     *
     * @throws VerbsException if the device has no readable clock, as with soft-RoCE and soft-iWARP
     */
    public long clock() throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment values = ibv_values_ex.allocate(arena);
            ibv_values_ex.comp_mask(values, ibv_values_mask.IBV_VALUES_MASK_RAW_CLOCK);
            run(context -> Ibverbs.ibv_query_rt_values_exChecked(context, values));
            MemorySegment clock = ibv_values_ex.raw_clock(values);
            return timespec.tv_sec(clock) * 1_000_000_000 + timespec.tv_nsec(clock);
        }
    }

    /**
     * Returns the number of completion vectors, that is, of interrupts across which completion queues can be
     * distributed. See {@link CompletionQueueBuilder#vector}.
     */
    public int completionVectors() {
        handle();
        return completionVectors;
    }

    /** Returns the asynchronous events of this device, such as link changes and queue failures. */
    public DeviceEvents events() {
        return events;
    }

    /**
     * Returns the current attributes of the given port: {@code ibv_query_port}.
     *
     * @param number the port number, starting at 1
     * @throws IndexOutOfBoundsException if the device has no such port
     * @throws VerbsException if the driver rejects the call
     */
    public Port port(int number) throws VerbsException {
        Objects.checkIndex(number - 1, attributes.ports());
        MemorySegment attr = ibv_port_attr.allocate(Arena.ofAuto());
        run(context -> Ibverbs.ibv_query_portChecked(context, number, attr));
        return new Port(number, attr);
    }

    /**
     * Returns the current GIDs of all ports, without the unused table entries. If network namespaces share the device,
     * the result includes the GIDs of interfaces in other namespaces.
     *
     * @throws UnsupportedOperationException if the installed version of rdma-core is older than 32.0
     * @throws VerbsException if the driver rejects the call
     */
    public List<GidEntry> gids() throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment entries = ibv_gid_entry.allocateArray(MAX_GIDS, arena);
            long count = call(context -> Ibverbs.ibv_query_gid_tableChecked(context, entries, MAX_GIDS, 0));
            List<GidEntry> gids = new ArrayList<>();
            for (long i = 0; i < count; i++) {
                MemorySegment entry = ibv_gid_entry.asSlice(entries, i);
                gids.add(new GidEntry(
                        Gid.of(ibv_gid_entry.gid(entry)),
                        ibv_gid_entry.gid_index(entry),
                        ibv_gid_entry.port_num(entry),
                        GidEntry.Type.of(ibv_gid_entry.gid_type(entry)),
                        ibv_gid_entry.ndev_ifindex(entry)));
            }
            return List.copyOf(gids);
        }
    }

    /**
     * Returns the P_Keys of the given port, without the unused table entries.
     *
     * @param port the port number, starting at 1
     * @throws IndexOutOfBoundsException if the device has no such port
     * @throws VerbsException if the driver rejects the call
     */
    public List<Integer> pkeys(int port) throws VerbsException {
        int entries = port(port).pkeyTableLength();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pkey = arena.allocate(JAVA_SHORT);
            List<Integer> pkeys = new ArrayList<>();
            for (int i = 0; i < entries; i++) {
                int index = i;
                run(context -> Ibverbs.ibv_query_pkeyChecked(context, port, index, pkey));
                int value = Short.toUnsignedInt(Short.reverseBytes(pkey.get(JAVA_SHORT, 0)));
                if ((value & PKEY_NUMBER) != 0) {
                    pkeys.add(value);
                }
            }
            return List.copyOf(pkeys);
        }
    }

    /**
     * Returns the preferred GID of the given port for peers that are not yet known. RoCE v2 is preferred to RoCE v1.
     * Within the same version, an IPv4 address is preferred to a global IPv6 address, and a global address to a
     * link-local address. The GIDs of network interfaces in other network namespaces are ignored.
     *
     * @param port the port number, starting at 1
     * @throws NoSuchElementException if the port has no GID in the network namespace of this process
     * @throws VerbsException if the driver rejects the call
     */
    public GidEntry gid(int port) throws VerbsException {
        return usableGids()
                .filter(gid -> gid.port() == port)
                .max(Comparator.comparing(GidEntry::type)
                        .thenComparing(gid -> reach(gid.address()))
                        .thenComparing(Comparator.comparing(GidEntry::index).reversed()))
                .orElseThrow(() -> new NoSuchElementException(this + " has no GID on port " + port
                        + ": assign an address to its network interface, in the network namespace of this process"));
    }

    /**
     * Returns the GID of the local address from which packets to the given peer are routed. RoCE v2 is preferred to
     * RoCE v1.
     *
     * @param peer the IP address of the peer
     * @throws NoSuchElementException if the route to the peer does not use a network interface of this device
     * @throws IOException if there is no route to the peer
     */
    public GidEntry gidTowards(InetAddress peer) throws IOException {
        InetAddress local = Device.localAddressTowards(peer);
        return usableGids()
                .filter(gid -> gid.address().equals(local))
                .max(Comparator.comparing(GidEntry::type))
                .orElseThrow(() -> new NoSuchElementException("Packets to " + peer.getHostAddress() + " leave from "
                        + local.getHostAddress() + ", which is not an address of " + this));
    }

    /**
     * Returns the preferred GID of the given port for the given peer. The GID has the peer's address family, IPv4 or
     * IPv6. Within the same RoCE version, a GID in the peer's subnet is preferred. All other preferences are as for
     * {@link #gid}.
     */
    GidEntry gidLike(int port, Gid peer) throws VerbsException {
        return usableGids()
                .filter(gid -> gid.port() == port && gid.gid().isIpv4() == peer.isIpv4())
                .max(Comparator.comparing(GidEntry::type)
                        .thenComparing(gid -> gid.gid().subnetPrefix() == peer.subnetPrefix())
                        .thenComparing(gid -> reach(gid.address()))
                        .thenComparing(Comparator.comparing(GidEntry::index).reversed()))
                .orElseThrow(() -> new NoSuchElementException(
                        this + " has no GID on port " + port + " from which " + peer + " can be reached"));
    }

    /** Returns the GIDs that this process can use as source addresses. */
    private Stream<GidEntry> usableGids() throws VerbsException {
        return gids().stream().filter(gid -> gid.isInThisNamespace(device.name()));
    }

    /**
     * Returns the rank of the given address by its scope: 0 for a link-local address, 1 for any other IPv6 address, and
     * 2 for an IPv4 address.
     */
    private static int reach(InetAddress address) {
        return address instanceof Inet4Address ? 2 : address.isLinkLocalAddress() ? 0 : 1;
    }
}
