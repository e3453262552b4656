package org.rdma4j.tests.guest.support;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_cq_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_device_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_odp_caps;
import org.rdma4j.sys.ibverbs.ibv_odp_general_caps;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;

/** An open device and the objects created on it. {@link #close} destroys them all in reverse order. */
public final class Node extends ResourceScope {
    /** All access rights that do not require memory windows. */
    public static final int ALL_ACCESS = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_READ
            | ibv_access_flags.IBV_ACCESS_REMOTE_ATOMIC;

    /** The subset of {@link #ALL_ACCESS} that iWARP supports. */
    public static final int PLAIN_ACCESS = ALL_ACCESS & ~ibv_access_flags.IBV_ACCESS_REMOTE_ATOMIC;

    private static final int IPV4_GID_PREFIX = 0xffff;

    private final Device device;
    private final MemorySegment context;
    private MemorySegment pd = MemorySegment.NULL;

    private Node(Device device, MemorySegment context) {
        this.device = device;
        this.context = context;
    }

    /** Opens a device, which must exist. */
    public static Node open(Device device) {
        MemorySegment context = openContext(device);
        Node node = new Node(device, context);
        node.keep(context, "ibv_close_device", () -> Ibverbs.ibv_close_device(context));
        return node;
    }

    /** Creates objects on a context that is closed elsewhere, for example that of the connection manager. */
    public static Node on(Device device, MemorySegment context) {
        return new Node(device, context);
    }

    private static MemorySegment openContext(Device device) {
        try (ResourceScope scope = new ResourceScope()) {
            MemorySegment count = scope.arena().allocate(JAVA_INT);
            MemorySegment list = Call.made("ibv_get_device_list", Ibverbs.ibv_get_device_list(count));
            scope.keep(list, "ibv_free_device_list", () -> {
                Ibverbs.ibv_free_device_list(list);
                return 0;
            });
            int devices = count.get(JAVA_INT, 0);
            MemorySegment array = list.reinterpret(devices * ADDRESS.byteSize());
            for (int i = 0; i < devices; i++) {
                MemorySegment candidate = array.getAtIndex(ADDRESS, i);
                if (Ibverbs.ibv_get_device_nameString(candidate).equals(device.verbsName())) {
                    return Call.made("ibv_open_device", Ibverbs.ibv_open_device(candidate));
                }
            }
            throw new IllegalStateException(device + " is not among the " + devices + " devices of this machine");
        }
    }

    public Device device() {
        return device;
    }

    public MemorySegment context() {
        return context;
    }

    /** Returns {@code true} if the device supports on-demand paging, as newer versions of soft-RoCE do. */
    public boolean pagesOnDemand() {
        MemorySegment all = ibv_device_attr_ex.allocate(arena());
        Call.ok("ibv_query_device_ex", Ibverbs.ibv_query_device_ex(context, MemorySegment.NULL, all));
        long capabilities = ibv_odp_caps.general_caps(ibv_device_attr_ex.odp_caps(all));
        return (capabilities & ibv_odp_general_caps.IBV_ODP_SUPPORT) != 0;
    }

    /** Returns the protection domain used by the other methods, created by the first call. */
    public MemorySegment pd() {
        if (pd.equals(MemorySegment.NULL)) {
            pd = newPd();
        }
        return pd;
    }

    /** Creates another protection domain. */
    public MemorySegment newPd() {
        MemorySegment made = Call.made("ibv_alloc_pd", Ibverbs.ibv_alloc_pd(context));
        return keep(made, "ibv_dealloc_pd", () -> Ibverbs.ibv_dealloc_pd(made));
    }

    /** Creates a completion channel. */
    public MemorySegment channel() {
        MemorySegment made = Call.made("ibv_create_comp_channel", Ibverbs.ibv_create_comp_channel(context));
        return keep(made, "ibv_destroy_comp_channel", () -> Ibverbs.ibv_destroy_comp_channel(made));
    }

    /** Creates a completion queue without a channel. */
    public MemorySegment cq(int entries) {
        return cq(entries, MemorySegment.NULL);
    }

    /** Creates a completion queue. */
    public MemorySegment cq(int entries, MemorySegment channel) {
        MemorySegment made =
                Call.made("ibv_create_cq", Ibverbs.ibv_create_cq(context, entries, MemorySegment.NULL, channel, 0));
        return keep(made, "ibv_destroy_cq", () -> Ibverbs.ibv_destroy_cq(made));
    }

    /** Creates an extended completion queue, an {@code ibv_cq_ex}. */
    public MemorySegment cqEx(int entries, long wcFlags) {
        MemorySegment attributes = ibv_cq_init_attr_ex.allocate(arena());
        ibv_cq_init_attr_ex.cqe(attributes, entries);
        ibv_cq_init_attr_ex.wc_flags(attributes, wcFlags);
        MemorySegment made =
                DriverSupport.created(device, "ibv_create_cq_ex", Ibverbs.ibv_create_cq_ex(context, attributes));
        return keep(made, "ibv_destroy_cq", () -> Ibverbs.ibv_destroy_cq(Ibverbs.ibv_cq_ex_to_cq(made)));
    }

    /** Creates a shared receive queue. */
    public MemorySegment srq(int maxWr, int maxSge) {
        MemorySegment attributes = ibv_srq_init_attr.allocate(arena());
        MemorySegment attr = ibv_srq_init_attr.attr(attributes);
        ibv_srq_attr.max_wr(attr, maxWr);
        ibv_srq_attr.max_sge(attr, maxSge);
        MemorySegment made = Call.made("ibv_create_srq", Ibverbs.ibv_create_srq(pd(), attributes));
        return keep(made, "ibv_destroy_srq", () -> Ibverbs.ibv_destroy_srq(made));
    }

    /** Creates a queue pair in the state RESET. */
    public MemorySegment qp(QpSpec spec) {
        MemorySegment made = spec.create(this);
        return keep(made, "ibv_destroy_qp", () -> Ibverbs.ibv_destroy_qp(made));
    }

    /** Allocates memory and registers it with all access rights that the device supports. */
    public Region region(long length) {
        // An allocation of zero bytes has no distinct address.
        return region(arena().allocate(Math.max(length, 1), 64).asSlice(0, length), access());
    }

    /** Registers memory provided by the caller. */
    public Region region(MemorySegment memory, int access) {
        return region(pd(), memory, access);
    }

    /** Registers memory provided by the caller in the given protection domain. */
    public Region region(MemorySegment domain, MemorySegment memory, int access) {
        MemorySegment mr =
                Call.made("ibv_reg_mr", Ibverbs.ibv_reg_mr(domain, memory, Math.max(memory.byteSize(), 1), access));
        keep(mr, "ibv_dereg_mr", () -> Ibverbs.ibv_dereg_mr(mr));
        return new Region(mr, memory);
    }

    /** Returns all access rights that the device supports. */
    public int access() {
        return device == Device.SIW ? PLAIN_ACCESS : ALL_ACCESS;
    }

    /** Allocates a memory window of a type of {@code ibv_mw_type}. */
    public MemorySegment mw(int type) {
        MemorySegment made = DriverSupport.created(device, "ibv_alloc_mw", Ibverbs.ibv_alloc_mw(pd(), type));
        return keep(made, "ibv_dealloc_mw", () -> Ibverbs.ibv_dealloc_mw(made));
    }

    /** Creates an address handle for the device itself. */
    public MemorySegment ownAh() {
        MemorySegment attributes = ibv_ah_attr.allocate(arena());
        fillOwnAddress(attributes);
        MemorySegment made = Call.made("ibv_create_ah", Ibverbs.ibv_create_ah(pd(), attributes));
        return keep(made, "ibv_destroy_ah", () -> Ibverbs.ibv_destroy_ah(made));
    }

    /** Writes the address of this device to an {@code ibv_ah_attr}. */
    public void fillOwnAddress(MemorySegment attributes) {
        int index = gidIndex();
        MemorySegment route = ibv_ah_attr.grh(attributes);
        ibv_global_route.dgid(route, gid(index));
        ibv_global_route.sgid_index(route, index);
        ibv_global_route.hop_limit(route, 64);
        ibv_ah_attr.is_global(attributes, 1);
        ibv_ah_attr.port_num(attributes, 1);
    }

    /** Returns the index of the GID that corresponds to the IPv4 address. */
    public int gidIndex() {
        int length = ibv_port_attr.gid_tbl_len(port());
        for (int i = 0; i < length; i++) {
            MemorySegment gid = gid(i);
            if (ibv_gid.global_subnet_prefix(gid) == 0 && ibv_gid.global_interface_id(gid) >>> 32 == IPV4_GID_PREFIX) {
                return i;
            }
        }
        throw new IllegalStateException(device + " has no GID of an IPv4 address");
    }

    /** Returns a GID of port 1. */
    public MemorySegment gid(int index) {
        MemorySegment gid = ibv_gid.allocate(arena());
        Call.ok("ibv_query_gid", Ibverbs.ibv_query_gid(context, 1, index, gid));
        return gid;
    }

    /** Returns the {@code ibv_port_attr} of port 1. */
    public MemorySegment port() {
        MemorySegment attributes = ibv_port_attr.allocate(arena());
        Call.ok("ibv_query_port", Ibverbs.ibv_query_port(context, 1, attributes));
        return attributes;
    }

    /** Returns the maximum payload of a packet in bytes. */
    public int mtu() {
        return 128 << ibv_port_attr.active_mtu(port());
    }

    /** Returns the file descriptor for asynchronous events. */
    public int asyncFd() {
        return ibv_context.async_fd(context);
    }
}
