package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.Set;
import org.rdma4j.sys.Guid;
import org.rdma4j.sys.ibverbs.ibv_cq_moderation_caps;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_device_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_odp_caps;
import org.rdma4j.sys.ibverbs.ibv_odp_general_caps;
import org.rdma4j.sys.ibverbs.ibv_packet_pacing_caps;
import org.rdma4j.sys.ibverbs.ibv_pci_atomic_caps;
import org.rdma4j.sys.ibverbs.ibv_rss_caps;
import org.rdma4j.sys.ibverbs.ibv_tm_caps;
import org.rdma4j.sys.ibverbs.ibv_tso_caps;

/**
 * What a device can, and how much of it: {@code struct ibv_device_attr_ex}, as {@code ibv_query_device_ex} gives it. Values
 * that never change while it is open. Drivers leave at 0 what they do not know.
 */
public final class DeviceAttributes {
    private final MemorySegment all;
    private final MemorySegment attr;

    DeviceAttributes(MemorySegment all) {
        this.all = all;
        this.attr = ibv_device_attr_ex.orig_attr(all);
    }

    /** The firmware's version, as its maker writes it; empty where it has none. */
    public String firmware() {
        return ibv_device_attr.fw_ver(attr).getString(0);
    }

    /** The system's number, which the ports of one machine may share. */
    public Guid systemImageGuid() {
        return new Guid(ibv_device_attr.sys_image_guid(attr));
    }

    /** The longest memory region, in bytes; -1 for 2^64 - 1. */
    public long maxRegionSize() {
        return ibv_device_attr.max_mr_size(attr);
    }

    /** Which atomic operations it has. */
    public Atomics atomics() {
        return Atomics.values()[ibv_device_attr.atomic_cap(attr)];
    }

    /** {@code enum ibv_atomic_cap}, in its order. */
    public enum Atomics {
        /** None. */
        NONE,
        /** Atomic among the operations of this device. */
        HCA,
        /** Atomic among this device, the processors and other devices. */
        GLOB
    }

    /** The capability flags, of {@code enum ibv_device_cap_flags}. */
    public int flags() {
        return ibv_device_attr.device_cap_flags(attr);
    }

    /** How many queue pairs it has; {@code max_qp}. */
    public int maxQueuePairs() {
        return ibv_device_attr.max_qp(attr);
    }

    /** How many requests one queue of a queue pair holds; {@code max_qp_wr}. */
    public int maxWorkRequests() {
        return ibv_device_attr.max_qp_wr(attr);
    }

    /** How many scatter/gather elements a request has; {@code max_sge}. */
    public int maxElements() {
        return ibv_device_attr.max_sge(attr);
    }

    /** How many elements a read has; {@code max_sge_rd}. */
    public int maxReadElements() {
        return ibv_device_attr.max_sge_rd(attr);
    }

    /** How many completion queues it has; {@code max_cq}. */
    public int maxCompletionQueues() {
        return ibv_device_attr.max_cq(attr);
    }

    /** How many completions one queue holds; {@code max_cqe}. */
    public int maxCompletions() {
        return ibv_device_attr.max_cqe(attr);
    }

    /** How many memory regions it has; {@code max_mr}. */
    public int maxRegions() {
        return ibv_device_attr.max_mr(attr);
    }

    /** How many protection domains it has; {@code max_pd}. */
    public int maxDomains() {
        return ibv_device_attr.max_pd(attr);
    }

    /** How many reads and atomic operations of its peer a queue pair serves at a time; {@code max_qp_rd_atom}. */
    public int maxReadsAsTarget() {
        return ibv_device_attr.max_qp_rd_atom(attr);
    }

    /** How many reads and atomic operations a queue pair has in flight; {@code max_qp_init_rd_atom}. */
    public int maxReadsAsInitiator() {
        return ibv_device_attr.max_qp_init_rd_atom(attr);
    }

    /** How many memory windows it has; {@code max_mw}. */
    public int maxWindows() {
        return ibv_device_attr.max_mw(attr);
    }

    /** How many multicast groups it joins; {@code max_mcast_grp}. */
    public int maxMulticastGroups() {
        return ibv_device_attr.max_mcast_grp(attr);
    }

    /** How many address handles it has; {@code max_ah}. */
    public int maxAddressHandles() {
        return ibv_device_attr.max_ah(attr);
    }

    /** How many shared receive queues it has; {@code max_srq}. */
    public int maxSharedReceiveQueues() {
        return ibv_device_attr.max_srq(attr);
    }

    /** How many requests a shared receive queue holds; {@code max_srq_wr}. */
    public int maxSharedReceiveRequests() {
        return ibv_device_attr.max_srq_wr(attr);
    }

    /** How many elements a request of a shared receive queue has; {@code max_srq_sge}. */
    public int maxSharedReceiveElements() {
        return ibv_device_attr.max_srq_sge(attr);
    }

    /** Its maker, an IEEE number; {@code vendor_id}. */
    public int vendorId() {
        return ibv_device_attr.vendor_id(attr);
    }

    /** The part, by its maker's number; {@code vendor_part_id}. */
    public int vendorPartId() {
        return ibv_device_attr.vendor_part_id(attr);
    }

    /** The hardware's version; {@code hw_ver}. */
    public int hardwareVersion() {
        return ibv_device_attr.hw_ver(attr);
    }

    /** How many ports it has; they are numbered from 1; {@code phys_port_cnt}. */
    public int ports() {
        return ibv_device_attr.phys_port_cnt(attr);
    }

    // What only the extended query tells.

    /** All capability flags: those of {@link #flags} and, above them, further ones; {@code device_cap_flags_ex}. */
    public long extendedFlags() {
        return ibv_device_attr_ex.device_cap_flags_ex(all);
    }

    /** What a device can do with memory that is not pinned: {@code enum ibv_odp_transport_cap_bits}, in its order. */
    public enum OnDemand {
        SEND,
        RECEIVE,
        WRITE,
        READ,
        ATOMIC,
        /** Receives of a shared queue. */
        SHARED_RECEIVE,
        FLUSH,
        ATOMIC_WRITE
    }

    /** Whether it takes page faults, so that {@link Access#ON_DEMAND} works; {@code IBV_ODP_SUPPORT}. */
    public boolean hasOnDemandPaging() {
        return hasGeneral(ibv_odp_general_caps.IBV_ODP_SUPPORT);
    }

    /** Whether one region can be the whole address space; {@code IBV_ODP_SUPPORT_IMPLICIT}. */
    public boolean hasImplicitOnDemandPaging() {
        return hasGeneral(ibv_odp_general_caps.IBV_ODP_SUPPORT_IMPLICIT);
    }

    private boolean hasGeneral(int flag) {
        return (ibv_odp_caps.general_caps(ibv_device_attr_ex.odp_caps(all)) & flag) != 0;
    }

    /** Which work of queue pairs of this type may use memory with {@link Access#ON_DEMAND}; {@code per_transport_caps}. */
    public Set<OnDemand> onDemand(QueuePairType type) {
        MemorySegment caps = ibv_device_attr_ex.odp_caps(all);
        int flags = switch (type) {
            case RC -> ibv_odp_caps.per_transport_caps_rc_odp_caps(caps);
            case UC -> ibv_odp_caps.per_transport_caps_uc_odp_caps(caps);
            case UD -> ibv_odp_caps.per_transport_caps_ud_odp_caps(caps);
        };
        Set<OnDemand> can = EnumSet.noneOf(OnDemand.class);
        for (OnDemand each : OnDemand.values()) {
            if ((flags & 1 << each.ordinal()) != 0) {
                can.add(each);
            }
        }
        return can;
    }

    /** The bits that time stamps of completions have; 0 if it has none. See {@link CompletionQueueBuilder#timestamps}. */
    public long timestampMask() {
        return ibv_device_attr_ex.completion_timestamp_mask(all);
    }

    /** How fast the clock of the time stamps runs, in kHz; 0 if unknown. See {@link Context#clock}. */
    public long clockKilohertz() {
        return ibv_device_attr_ex.hca_core_clock(all);
    }

    /** How much memory of its own it gives to {@link Context#deviceMemory}, in bytes; {@code max_dm_size}. */
    public long maxDeviceMemory() {
        return ibv_device_attr_ex.max_dm_size(all);
    }

    /**
     * Which atomic operations on memory of other devices it has: {@code struct ibv_pci_atomic_caps}. Each number has bit n
     * set for operands of 2^(n+2) bytes: bit 0 for 4, bit 1 for 8, bit 2 for 16.
     */
    public record PciAtomics(int fetchAndAdd, int swap, int compareAndSwap) {}

    /** Its atomic operations over PCI; all 0 if it has none. */
    public PciAtomics pciAtomics() {
        MemorySegment caps = ibv_device_attr_ex.pci_atomic_caps(all);
        return new PciAtomics(
                ibv_pci_atomic_caps.fetch_add(caps),
                ibv_pci_atomic_caps.swap(caps),
                ibv_pci_atomic_caps.compare_swap(caps));
    }

    /**
     * How it gathers completions before it tells of them: {@code struct ibv_cq_moderation_caps}.
     *
     * @param maxCount how many at most
     * @param maxMicroseconds for how long at most
     */
    public record Moderation(int maxCount, int maxMicroseconds) {}

    /** How it can gather completions; all 0 if it cannot. */
    public Moderation moderation() {
        MemorySegment caps = ibv_device_attr_ex.cq_mod_caps(all);
        return new Moderation(ibv_cq_moderation_caps.max_cq_count(caps), ibv_cq_moderation_caps.max_cq_period(caps));
    }

    /**
     * How it limits the rate of a queue pair: {@code struct ibv_packet_pacing_caps}.
     *
     * @param minKilobits per second
     * @param maxKilobits per second
     * @param types of queue pairs, a bit for each value of {@code enum ibv_qp_type}
     */
    public record PacketPacing(int minKilobits, int maxKilobits, int types) {}

    /** How it limits rates; all 0 if it cannot. */
    public PacketPacing packetPacing() {
        MemorySegment caps = ibv_device_attr_ex.packet_pacing_caps(all);
        return new PacketPacing(
                ibv_packet_pacing_caps.qp_rate_limit_min(caps),
                ibv_packet_pacing_caps.qp_rate_limit_max(caps),
                ibv_packet_pacing_caps.supported_qpts(caps));
    }

    /**
     * How it matches messages to buffers by a tag: {@code struct ibv_tm_caps}.
     *
     * @param maxHeader bytes of a rendezvous request's header
     * @param maxTags buffers of a list
     * @param flags of {@code enum ibv_tm_cap_flags}
     * @param maxOperations on a list, outstanding
     * @param maxElements of a buffer
     */
    public record TagMatching(int maxHeader, int maxTags, int flags, int maxOperations, int maxElements) {}

    /** How it matches tags; all 0 if it does not. */
    public TagMatching tagMatching() {
        MemorySegment caps = ibv_device_attr_ex.tm_caps(all);
        return new TagMatching(
                ibv_tm_caps.max_rndv_hdr_size(caps),
                ibv_tm_caps.max_num_tags(caps),
                ibv_tm_caps.flags(caps),
                ibv_tm_caps.max_ops(caps),
                ibv_tm_caps.max_sge(caps));
    }

    /**
     * How it cuts a long message into packets: {@code struct ibv_tso_caps}.
     *
     * @param maxBytes of a message
     * @param types of queue pairs, a bit for each value of {@code enum ibv_qp_type}
     */
    public record Segmentation(int maxBytes, int types) {}

    /** How it cuts messages; all 0 if it does not. */
    public Segmentation segmentation() {
        MemorySegment caps = ibv_device_attr_ex.tso_caps(all);
        return new Segmentation(ibv_tso_caps.max_tso(caps), ibv_tso_caps.supported_qpts(caps));
    }

    /**
     * How it spreads what arrives over several queues: {@code struct ibv_rss_caps}.
     *
     * @param types of queue pairs, a bit for each value of {@code enum ibv_qp_type}
     * @param maxTables how many tables of queues it has
     * @param maxTableSize how many queues one has
     * @param hashFields of {@code enum ibv_rx_hash_fields}: what of a packet it looks at
     * @param hashFunctions of {@code enum ibv_rx_hash_function_flags}
     */
    public record ReceiveSpreading(int types, int maxTables, int maxTableSize, long hashFields, int hashFunctions) {}

    /** How it spreads what arrives; all 0 if it does not. */
    public ReceiveSpreading receiveSpreading() {
        MemorySegment caps = ibv_device_attr_ex.rss_caps(all);
        return new ReceiveSpreading(
                ibv_rss_caps.supported_qpts(caps),
                ibv_rss_caps.max_rwq_indirection_tables(caps),
                ibv_rss_caps.max_rwq_indirection_table_size(caps),
                ibv_rss_caps.rx_hash_fields_mask(caps),
                ibv_rss_caps.rx_hash_function(caps));
    }

    /** What it can do with raw packets, of {@code enum ibv_raw_packet_caps}. */
    public int rawPacketFlags() {
        return ibv_device_attr_ex.raw_packet_caps(all);
    }

    /** How many work queues for receives it has; {@code max_wq_type_rq}. */
    public int maxReceiveWorkQueues() {
        return ibv_device_attr_ex.max_wq_type_rq(all);
    }
}
