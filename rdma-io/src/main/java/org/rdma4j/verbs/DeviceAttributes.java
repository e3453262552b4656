package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Guid;
import org.rdma4j.sys.ibverbs.ibv_device_attr;

/** What a device can, and how much of it: {@code struct ibv_device_attr}. Values that never change while it is open. */
public final class DeviceAttributes {
    private final MemorySegment attr;

    DeviceAttributes(MemorySegment attr) {
        this.attr = attr;
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
}
