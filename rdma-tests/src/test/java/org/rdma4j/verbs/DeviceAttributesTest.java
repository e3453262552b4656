package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.ibverbs.ibv_cq_moderation_caps;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_device_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_odp_caps;
import org.rdma4j.sys.ibverbs.ibv_packet_pacing_caps;
import org.rdma4j.sys.ibverbs.ibv_pci_atomic_caps;
import org.rdma4j.sys.ibverbs.ibv_rss_caps;
import org.rdma4j.sys.ibverbs.ibv_tm_caps;
import org.rdma4j.sys.ibverbs.ibv_tso_caps;

/** Device attributes that no soft device has. Each field has a distinct value, as a driver would set it. */
class DeviceAttributesTest {
    private final MemorySegment all = ibv_device_attr_ex.allocate(Arena.ofAuto());
    private final DeviceAttributes attributes = new DeviceAttributes(all);

    @Test
    void clocksFlagsAndNumbers() {
        ibv_device_attr.max_qp(ibv_device_attr_ex.orig_attr(all), 5);
        ibv_device_attr_ex.device_cap_flags_ex(all, 1L << 40);
        ibv_device_attr_ex.completion_timestamp_mask(all, 0x7fff_ffff_ffff_ffffL);
        ibv_device_attr_ex.hca_core_clock(all, 1_000_000);
        ibv_device_attr_ex.max_dm_size(all, 1 << 17);
        ibv_device_attr_ex.raw_packet_caps(all, 6);
        ibv_device_attr_ex.max_wq_type_rq(all, 7);
        assertThat(attributes.maxQueuePairs()).isEqualTo(5);
        assertThat(attributes.extendedFlags()).isEqualTo(1L << 40);
        assertThat(attributes.timestampMask()).isEqualTo(0x7fff_ffff_ffff_ffffL);
        assertThat(attributes.clockKilohertz()).isEqualTo(1_000_000);
        assertThat(attributes.maxDeviceMemory()).isEqualTo(1 << 17);
        assertThat(attributes.rawPacketFlags()).isEqualTo(6);
        assertThat(attributes.maxReceiveWorkQueues()).isEqualTo(7);
    }

    @Test
    void onDemandPaging() {
        MemorySegment caps = ibv_device_attr_ex.odp_caps(all);
        ibv_odp_caps.general_caps(caps, 1);
        ibv_odp_caps.per_transport_caps_rc_odp_caps(caps, 0x1f);
        ibv_odp_caps.per_transport_caps_uc_odp_caps(caps, 4);
        ibv_odp_caps.per_transport_caps_ud_odp_caps(caps, 1 | 0x20);
        assertThat(attributes.hasOnDemandPaging()).isTrue();
        assertThat(attributes.hasImplicitOnDemandPaging()).isFalse();
        assertThat(attributes.onDemand(QueuePairType.RC))
                .isEqualTo(EnumSet.range(DeviceAttributes.OnDemand.SEND, DeviceAttributes.OnDemand.ATOMIC));
        assertThat(attributes.onDemand(QueuePairType.UC)).containsExactly(DeviceAttributes.OnDemand.WRITE);
        assertThat(attributes.onDemand(QueuePairType.UD))
                .containsExactly(DeviceAttributes.OnDemand.SEND, DeviceAttributes.OnDemand.SHARED_RECEIVE);
        ibv_odp_caps.general_caps(caps, 3);
        assertThat(attributes.hasImplicitOnDemandPaging()).isTrue();
    }

    @Test
    void nestedAttributes() {
        MemorySegment pci = ibv_device_attr_ex.pci_atomic_caps(all);
        ibv_pci_atomic_caps.fetch_add(pci, 1);
        ibv_pci_atomic_caps.swap(pci, 2);
        ibv_pci_atomic_caps.compare_swap(pci, 3);
        assertThat(attributes.pciAtomics()).isEqualTo(new DeviceAttributes.PciAtomics(1, 2, 3));
        MemorySegment moderation = ibv_device_attr_ex.cq_mod_caps(all);
        ibv_cq_moderation_caps.max_cq_count(moderation, 0xffff);
        ibv_cq_moderation_caps.max_cq_period(moderation, 0xfff);
        assertThat(attributes.moderation()).isEqualTo(new DeviceAttributes.Moderation(0xffff, 0xfff));
        MemorySegment pacing = ibv_device_attr_ex.packet_pacing_caps(all);
        ibv_packet_pacing_caps.qp_rate_limit_min(pacing, 1);
        ibv_packet_pacing_caps.qp_rate_limit_max(pacing, 2);
        ibv_packet_pacing_caps.supported_qpts(pacing, 4);
        assertThat(attributes.packetPacing()).isEqualTo(new DeviceAttributes.PacketPacing(1, 2, 4));
        MemorySegment tags = ibv_device_attr_ex.tm_caps(all);
        ibv_tm_caps.max_rndv_hdr_size(tags, 1);
        ibv_tm_caps.max_num_tags(tags, 2);
        ibv_tm_caps.flags(tags, 3);
        ibv_tm_caps.max_ops(tags, 4);
        ibv_tm_caps.max_sge(tags, 5);
        assertThat(attributes.tagMatching()).isEqualTo(new DeviceAttributes.TagMatching(1, 2, 3, 4, 5));
        MemorySegment segmentation = ibv_device_attr_ex.tso_caps(all);
        ibv_tso_caps.max_tso(segmentation, 1 << 18);
        ibv_tso_caps.supported_qpts(segmentation, 0x100);
        assertThat(attributes.segmentation()).isEqualTo(new DeviceAttributes.Segmentation(1 << 18, 0x100));
        MemorySegment spreading = ibv_device_attr_ex.rss_caps(all);
        ibv_rss_caps.supported_qpts(spreading, 1);
        ibv_rss_caps.max_rwq_indirection_tables(spreading, 2);
        ibv_rss_caps.max_rwq_indirection_table_size(spreading, 3);
        ibv_rss_caps.rx_hash_fields_mask(spreading, 1L << 31);
        ibv_rss_caps.rx_hash_function(spreading, 5);
        assertThat(attributes.receiveSpreading())
                .isEqualTo(new DeviceAttributes.ReceiveSpreading(1, 2, 3, 1L << 31, 5));
    }
}
