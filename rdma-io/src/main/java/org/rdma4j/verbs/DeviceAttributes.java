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
 * The capabilities and limits of a device: {@code struct ibv_device_attr_ex}, as returned by
 * {@code ibv_query_device_ex}. The values do not change while the device is open. Drivers report 0 for unknown values.
 *
 * @see "docs/reference/tuning.md"
 */
public final class DeviceAttributes {
    /** The {@code struct ibv_device_attr_ex}. */
    private final MemorySegment all;
    /** The {@code struct ibv_device_attr} within {@link #all}. */
    private final MemorySegment attr;

    DeviceAttributes(MemorySegment all) {
        this.all = all;
        this.attr = ibv_device_attr_ex.orig_attr(all);
    }

    /**
     * Returns the firmware version in the vendor's format, or an empty string if the device has none: {@code fw_ver}.
     */
    public String firmware() {
        return ibv_device_attr.fw_ver(attr).getString(0);
    }

    /** Returns the system image GUID, which several devices of a machine may share: {@code sys_image_guid}. */
    public Guid systemImageGuid() {
        return new Guid(ibv_device_attr.sys_image_guid(attr));
    }

    /**
     * Returns the maximum size of a memory region in bytes, as an unsigned value: {@code max_mr_size}. The value -1
     * represents 2<sup>64</sup> - 1.
     */
    public long maxRegionSize() {
        return ibv_device_attr.max_mr_size(attr);
    }

    /** Returns the scope within which atomic operations are atomic: {@code atomic_cap}. */
    public Atomics atomics() {
        return Atomics.values()[ibv_device_attr.atomic_cap(attr)];
    }

    /**
     * The scope within which atomic operations are atomic: {@code enum ibv_atomic_cap}. The constants are declared in C
     * order.
     */
    public enum Atomics {
        /** Atomic operations are not supported. */
        NONE,
        /** Operations are atomic with respect to other operations performed by the same device. */
        HCA,
        /** Operations are atomic with respect to all devices and the processors. */
        GLOB
    }

    /**
     * Returns the capability flags, a bitwise OR of {@code enum ibv_device_cap_flags} values:
     * {@code device_cap_flags}.
     */
    public int flags() {
        return ibv_device_attr.device_cap_flags(attr);
    }

    /** Returns the maximum number of queue pairs: {@code max_qp}. */
    public int maxQueuePairs() {
        return ibv_device_attr.max_qp(attr);
    }

    /** Returns the maximum capacity of a send or receive queue, in requests: {@code max_qp_wr}. */
    public int maxWorkRequests() {
        return ibv_device_attr.max_qp_wr(attr);
    }

    /** Returns the maximum number of scatter/gather elements in a request: {@code max_sge}. */
    public int maxElements() {
        return ibv_device_attr.max_sge(attr);
    }

    /** Returns the maximum number of scatter/gather elements in an RDMA read: {@code max_sge_rd}. */
    public int maxReadElements() {
        return ibv_device_attr.max_sge_rd(attr);
    }

    /** Returns the maximum number of completion queues: {@code max_cq}. */
    public int maxCompletionQueues() {
        return ibv_device_attr.max_cq(attr);
    }

    /** Returns the maximum capacity of a completion queue, in completions: {@code max_cqe}. */
    public int maxCompletions() {
        return ibv_device_attr.max_cqe(attr);
    }

    /** Returns the maximum number of memory regions: {@code max_mr}. */
    public int maxRegions() {
        return ibv_device_attr.max_mr(attr);
    }

    /** Returns the maximum number of protection domains: {@code max_pd}. */
    public int maxDomains() {
        return ibv_device_attr.max_pd(attr);
    }

    /**
     * Returns the maximum number of RDMA reads and atomic operations that a queue pair serves concurrently for its
     * peer: {@code max_qp_rd_atom}.
     */
    public int maxReadsAsTarget() {
        return ibv_device_attr.max_qp_rd_atom(attr);
    }

    /**
     * Returns the maximum number of RDMA reads and atomic operations that a queue pair may have in flight:
     * {@code max_qp_init_rd_atom}.
     */
    public int maxReadsAsInitiator() {
        return ibv_device_attr.max_qp_init_rd_atom(attr);
    }

    /** Returns the maximum number of memory windows: {@code max_mw}. */
    public int maxWindows() {
        return ibv_device_attr.max_mw(attr);
    }

    /** Returns the maximum number of multicast groups: {@code max_mcast_grp}. */
    public int maxMulticastGroups() {
        return ibv_device_attr.max_mcast_grp(attr);
    }

    /** Returns the maximum number of address handles: {@code max_ah}. */
    public int maxAddressHandles() {
        return ibv_device_attr.max_ah(attr);
    }

    /** Returns the maximum number of shared receive queues: {@code max_srq}. */
    public int maxSharedReceiveQueues() {
        return ibv_device_attr.max_srq(attr);
    }

    /** Returns the maximum capacity of a shared receive queue, in requests: {@code max_srq_wr}. */
    public int maxSharedReceiveRequests() {
        return ibv_device_attr.max_srq_wr(attr);
    }

    /** Returns the maximum number of scatter/gather elements in a shared receive: {@code max_srq_sge}. */
    public int maxSharedReceiveElements() {
        return ibv_device_attr.max_srq_sge(attr);
    }

    /** Returns the vendor's organizationally unique identifier (OUI), as assigned by the IEEE: {@code vendor_id}. */
    public int vendorId() {
        return ibv_device_attr.vendor_id(attr);
    }

    /** Returns the vendor's part number for the device: {@code vendor_part_id}. */
    public int vendorPartId() {
        return ibv_device_attr.vendor_part_id(attr);
    }

    /** Returns the hardware version: {@code hw_ver}. */
    public int hardwareVersion() {
        return ibv_device_attr.hw_ver(attr);
    }

    /** Returns the number of ports, which are numbered from 1: {@code phys_port_cnt}. */
    public int ports() {
        return ibv_device_attr.phys_port_cnt(attr);
    }

    // Attributes that only the extended query returns.

    /**
     * Returns the capability flags, which are the {@link #flags} and additional flags in the upper bits:
     * {@code device_cap_flags_ex}.
     */
    public long extendedFlags() {
        return ibv_device_attr_ex.device_cap_flags_ex(all);
    }

    /**
     * An operation on memory that is paged on demand: {@code enum ibv_odp_transport_cap_bits}. The constants are
     * declared in C order.
     */
    public enum OnDemand {
        SEND,
        RECEIVE,
        WRITE,
        READ,
        ATOMIC,
        /** A receive from a shared receive queue. */
        SHARED_RECEIVE,
        FLUSH,
        ATOMIC_WRITE
    }

    /**
     * Returns {@code true} if the device handles page faults, which {@link Access#ON_DEMAND} requires:
     * {@code IBV_ODP_SUPPORT}.
     */
    public boolean hasOnDemandPaging() {
        return hasGeneral(ibv_odp_general_caps.IBV_ODP_SUPPORT);
    }

    /** Returns {@code true} if a region can cover the whole address space: {@code IBV_ODP_SUPPORT_IMPLICIT}. */
    public boolean hasImplicitOnDemandPaging() {
        return hasGeneral(ibv_odp_general_caps.IBV_ODP_SUPPORT_IMPLICIT);
    }

    private boolean hasGeneral(int flag) {
        return (ibv_odp_caps.general_caps(ibv_device_attr_ex.odp_caps(all)) & flag) != 0;
    }

    /**
     * Returns the operations that can access memory registered with {@link Access#ON_DEMAND} through queue pairs of the
     * given type: {@code per_transport_caps}.
     */
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

    /**
     * Returns the mask of the valid bits in a completion timestamp, or 0 if the device does not support timestamps:
     * {@code completion_timestamp_mask}. See {@link CompletionQueueBuilder#timestamps}.
     */
    public long timestampMask() {
        return ibv_device_attr_ex.completion_timestamp_mask(all);
    }

    /**
     * Returns the frequency of the timestamp clock in kHz, or 0 if it is unknown: {@code hca_core_clock}. See
     * {@link Context#clock}.
     */
    public long clockKilohertz() {
        return ibv_device_attr_ex.hca_core_clock(all);
    }

    /** Returns the size of the memory available to {@link DeviceMemory#allocate}, in bytes: {@code max_dm_size}. */
    public long maxDeviceMemory() {
        return ibv_device_attr_ex.max_dm_size(all);
    }

    /**
     * The operand sizes supported for atomic operations over PCI: {@code struct ibv_pci_atomic_caps}. In each
     * component, bit 0 is set if 4-byte operands are supported, bit 1 for 8-byte operands, and bit 2 for 16-byte
     * operands.
     *
     * @param fetchAndAdd the operand sizes for fetch-and-add
     * @param swap the operand sizes for swap
     * @param compareAndSwap the operand sizes for compare-and-swap
     */
    public record PciAtomics(int fetchAndAdd, int swap, int compareAndSwap) {}

    /** Returns the operand sizes supported for atomic operations over PCI. All components are 0 if there are none. */
    public PciAtomics pciAtomics() {
        MemorySegment caps = ibv_device_attr_ex.pci_atomic_caps(all);
        return new PciAtomics(
                ibv_pci_atomic_caps.fetch_add(caps),
                ibv_pci_atomic_caps.swap(caps),
                ibv_pci_atomic_caps.compare_swap(caps));
    }

    /**
     * The limits on completion moderation, which delays an event until several completions are available:
     * {@code struct ibv_cq_moderation_caps}.
     *
     * @param maxCount the maximum number of completions per event
     * @param maxMicroseconds the maximum delay of an event, in microseconds
     */
    public record Moderation(int maxCount, int maxMicroseconds) {}

    /** Returns the limits on completion moderation. All components are 0 if it is not supported. */
    public Moderation moderation() {
        MemorySegment caps = ibv_device_attr_ex.cq_mod_caps(all);
        return new Moderation(ibv_cq_moderation_caps.max_cq_count(caps), ibv_cq_moderation_caps.max_cq_period(caps));
    }

    /**
     * The limits on packet pacing, which restricts the transmission rate of a queue pair:
     * {@code struct ibv_packet_pacing_caps}.
     *
     * @param minKilobits the minimum rate in kbit/s
     * @param maxKilobits the maximum rate in kbit/s
     * @param types the supported queue pair types, with one bit for each value of {@code enum ibv_qp_type}
     */
    public record PacketPacing(int minKilobits, int maxKilobits, int types) {}

    /** Returns the limits on packet pacing. All components are 0 if it is not supported. */
    public PacketPacing packetPacing() {
        MemorySegment caps = ibv_device_attr_ex.packet_pacing_caps(all);
        return new PacketPacing(
                ibv_packet_pacing_caps.qp_rate_limit_min(caps),
                ibv_packet_pacing_caps.qp_rate_limit_max(caps),
                ibv_packet_pacing_caps.supported_qpts(caps));
    }

    /**
     * The limits on tag matching, which assigns messages to buffers by their tags: {@code struct ibv_tm_caps}.
     *
     * @param maxHeader the maximum size of a rendezvous request header in bytes
     * @param maxTags the maximum number of buffers in a tag list
     * @param flags a bitwise OR of {@code enum ibv_tm_cap_flags} values
     * @param maxOperations the maximum number of outstanding operations on a tag list
     * @param maxElements the maximum number of scatter/gather elements in a buffer
     */
    public record TagMatching(int maxHeader, int maxTags, int flags, int maxOperations, int maxElements) {}

    /** Returns the limits on tag matching. All components are 0 if it is not supported. */
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
     * The limits on TCP segmentation offload: {@code struct ibv_tso_caps}.
     *
     * @param maxBytes the maximum length of a message in bytes
     * @param types the supported queue pair types, with one bit for each value of {@code enum ibv_qp_type}
     */
    public record Segmentation(int maxBytes, int types) {}

    /** Returns the limits on TCP segmentation offload. All components are 0 if it is not supported. */
    public Segmentation segmentation() {
        MemorySegment caps = ibv_device_attr_ex.tso_caps(all);
        return new Segmentation(ibv_tso_caps.max_tso(caps), ibv_tso_caps.supported_qpts(caps));
    }

    /**
     * The limits on receive side scaling (RSS), which distributes packets across several receive queues:
     * {@code struct ibv_rss_caps}.
     *
     * @param types the supported queue pair types, with one bit for each value of {@code enum ibv_qp_type}
     * @param maxTables the maximum number of indirection tables
     * @param maxTableSize the maximum number of queues in an indirection table
     * @param hashFields the packet fields that a hash can include: a bitwise OR of {@code enum ibv_rx_hash_fields}
     *     values
     * @param hashFunctions the supported hash functions: a bitwise OR of {@code enum ibv_rx_hash_function_flags}
     *     values
     */
    public record ReceiveSpreading(int types, int maxTables, int maxTableSize, long hashFields, int hashFunctions) {}

    /** Returns the limits on receive side scaling. All components are 0 if it is not supported. */
    public ReceiveSpreading receiveSpreading() {
        MemorySegment caps = ibv_device_attr_ex.rss_caps(all);
        return new ReceiveSpreading(
                ibv_rss_caps.supported_qpts(caps),
                ibv_rss_caps.max_rwq_indirection_tables(caps),
                ibv_rss_caps.max_rwq_indirection_table_size(caps),
                ibv_rss_caps.rx_hash_fields_mask(caps),
                ibv_rss_caps.rx_hash_function(caps));
    }

    /** Returns the capabilities for raw packets, a bitwise OR of {@code enum ibv_raw_packet_caps} values. */
    public int rawPacketFlags() {
        return ibv_device_attr_ex.raw_packet_caps(all);
    }

    /** Returns the maximum number of receive work queues: {@code max_wq_type_rq}. */
    public int maxReceiveWorkQueues() {
        return ibv_device_attr_ex.max_wq_type_rq(all);
    }
}
