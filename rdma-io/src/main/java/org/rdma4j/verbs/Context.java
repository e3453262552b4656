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
import org.rdma4j.sys.Check;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_device_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_gid_entry;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_values_ex;
import org.rdma4j.sys.ibverbs.ibv_values_mask;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.posix.timespec;

/**
 * An open device: {@code struct ibv_context}. Made by {@link Device#open}; protection domains and completion queues are
 * made from it.
 */
public final class Context extends Resource {
    private static final int MOST_GIDS = 1024;
    private static final int SOFT_ROCE = 0xffffff;

    private final Device device;
    private DeviceAttributes attributes;
    private final DeviceEvents events;

    private Context(Device device) {
        super("device " + device.name(), device::openNative);
        this.device = device;
        this.events = new DeviceEvents(this);
    }

    static Context of(Device device) throws VerbsException {
        return open(new Context(device));
    }

    @Override
    protected void opened(MemorySegment context) {
        MemorySegment attr = ibv_device_attr_ex.allocate(Arena.ofAuto());
        Ibverbs.ibv_query_device_exChecked(context, MemorySegment.NULL, attr);
        attributes = new DeviceAttributes(attr);
    }

    @Override
    protected void closing() {
        events.wake();
    }

    @Override
    protected void closed() {
        events.close();
    }

    @Override
    protected void destroy(MemorySegment context) {
        Check.zero("ibv_close_device", Ibverbs.ibv_close_device(context));
    }

    /** Which device it is. */
    public Device device() {
        return device;
    }

    /** What the device can, and how much of it, as {@code ibv_query_device_ex} gave it when it was opened. */
    public DeviceAttributes attributes() {
        return attributes;
    }

    /**
     * The flags of a receive that say that it shut a memory window. soft-RoCE passes on the kernel's number for that,
     * which programs know as {@code IBV_WC_IP_CSUM_OK}.
     */
    int invalidationFlags() {
        return ibv_wc_flags.IBV_WC_WITH_INV | (attributes.vendorId() == SOFT_ROCE ? ibv_wc_flags.IBV_WC_IP_CSUM_OK : 0);
    }

    /**
     * Its clock as it is now, in the ticks of the time stamps: {@code ibv_query_rt_values_ex}. See {@link
     * DeviceAttributes#clockKilohertz}.
     *
     * @throws VerbsException if it has none that can be read, as soft-RoCE and soft-iWARP have not
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
     * How many completion vectors it has: interrupts, and so processors, that completion queues are spread over. See
     * {@link CompletionQueueBuilder#vector}.
     */
    public int completionVectors() {
        return ibv_context.num_comp_vectors(ibv_context.reinterpret(handle()));
    }

    /** What happens to it, other than completions: links that go down, queues that fail or run low. */
    public DeviceEvents events() {
        return events;
    }

    /** A port as it is now. */
    public Port port(int number) throws VerbsException {
        Objects.checkIndex(number - 1, attributes.ports());
        MemorySegment attr = ibv_port_attr.allocate(Arena.ofAuto());
        run(context -> Ibverbs.ibv_query_portChecked(context, number, attr));
        return new Port(number, attr);
    }

    /**
     * The GIDs of all ports, as they are now. Rows without an address are left out.
     *
     * @throws UnsupportedOperationException before rdma-core 32.0
     */
    public List<GidEntry> gids() throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment entries = ibv_gid_entry.allocateArray(MOST_GIDS, arena);
            long count = call(context -> Ibverbs.ibv_query_gid_tableChecked(context, entries, MOST_GIDS, 0));
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

    /** A port's P_Keys, those of the rows that have none left out. */
    public List<Integer> pkeys(int port) throws VerbsException {
        int rows = port(port).pkeyTableLength();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pkey = arena.allocate(JAVA_SHORT);
            List<Integer> pkeys = new ArrayList<>();
            for (int i = 0; i < rows; i++) {
                int index = i;
                run(context -> Ibverbs.ibv_query_pkeyChecked(context, port, index, pkey));
                int value = Short.toUnsignedInt(Short.reverseBytes(pkey.get(JAVA_SHORT, 0)));
                if ((value & 0x7fff) != 0) {
                    pkeys.add(value);
                }
            }
            return List.copyOf(pkeys);
        }
    }

    /**
     * The GID of a port that a connection by hand is best made with, when nothing is known of the peer: RoCE v2 before
     * v1, an IPv4 address before a global IPv6 one, both before a link-local one.
     *
     * @throws NoSuchElementException if the port has no GID
     */
    public GidEntry gid(int port) throws VerbsException {
        return gids().stream()
                .filter(gid -> gid.port() == port)
                .max(Comparator.comparing(GidEntry::type)
                        .thenComparing(gid -> reach(gid.address()))
                        .thenComparing(Comparator.comparing(GidEntry::index).reversed()))
                .orElseThrow(() -> new NoSuchElementException(
                        this + " has no GID at port " + port + "; its network interface needs an address"));
    }

    /**
     * The GID of the address that packets to a peer leave with, RoCE v2 before v1.
     *
     * @throws NoSuchElementException if the route to the peer leaves by no interface of this device
     * @throws IOException if there is no route
     */
    public GidEntry gidTowards(InetAddress peer) throws IOException {
        InetAddress local = Device.localAddressTowards(peer);
        return gids().stream()
                .filter(gid -> gid.address().equals(local))
                .max(Comparator.comparing(GidEntry::type))
                .orElseThrow(() -> new NoSuchElementException("packets to " + peer.getHostAddress() + " leave with "
                        + local.getHostAddress() + ", which is no address of " + this));
    }

    /** The GID of a port that suits a peer's: of the same kind, IPv4 or IPv6, and then as {@link #gid} chooses. */
    GidEntry gidLike(int port, Gid peer) throws VerbsException {
        return gids().stream()
                .filter(gid -> gid.port() == port && gid.gid().isIpv4() == peer.isIpv4())
                .max(Comparator.comparing(GidEntry::type)
                        .thenComparing(gid -> gid.gid().subnetPrefix() == peer.subnetPrefix())
                        .thenComparing(gid -> reach(gid.address()))
                        .thenComparing(Comparator.comparing(GidEntry::index).reversed()))
                .orElseThrow(() -> new NoSuchElementException(
                        this + " has no GID at port " + port + " from which " + peer + " can be reached"));
    }

    private static int reach(InetAddress address) {
        return address instanceof Inet4Address ? 2 : address.isLinkLocalAddress() ? 0 : 1;
    }

    /**
     * Memory on the device itself.
     *
     * @param bytes at least 1
     * @param alignment as a power of 2: 6 is 64 bytes
     * @throws VerbsException if the driver refuses: few devices have any
     */
    public DeviceMemory deviceMemory(long bytes, int alignment) throws VerbsException {
        return open(new DeviceMemory(this, bytes, alignment));
    }

    /** A protection domain. */
    public ProtectionDomain protectionDomain() throws VerbsException {
        return open(new ProtectionDomain(this));
    }

    /**
     * A completion queue that is polled.
     *
     * @param entries how many completions it holds at least; the device may give more. It needs room for the requests of
     *     all queue pairs that report to it, {@link QueuePair.Builder#requests} of each: 32 unless asked otherwise
     */
    public CompletionQueue completionQueue(int entries) throws VerbsException {
        return completionQueueBuilder(entries).create();
    }

    /**
     * A completion queue with a channel of its own, whose waits sleep until there is an event.
     *
     * @param entries how many completions it holds at least, as for {@link #completionQueue}
     */
    public CompletionQueue completionQueueWithEvents(int entries) throws VerbsException {
        return completionQueueBuilder(entries).events().create();
    }

    /**
     * A completion queue that is about to be made, for what else it can have.
     *
     * @param entries how many completions it holds at least, as for {@link #completionQueue}
     */
    public CompletionQueueBuilder completionQueueBuilder(int entries) {
        return new CompletionQueueBuilder(this, entries);
    }
}
