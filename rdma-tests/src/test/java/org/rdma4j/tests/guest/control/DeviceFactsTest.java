package org.rdma4j.tests.guest.control;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_cq_moderation_caps;
import org.rdma4j.sys.ibverbs.ibv_device;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_device_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_gid_entry;
import org.rdma4j.sys.ibverbs.ibv_odp_caps;
import org.rdma4j.sys.ibverbs.ibv_packet_pacing_caps;
import org.rdma4j.sys.ibverbs.ibv_pci_atomic_caps;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_rss_caps;
import org.rdma4j.sys.ibverbs.ibv_tm_caps;
import org.rdma4j.sys.ibverbs.ibv_tso_caps;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * The attributes of a device and its port are equal, field by field, to those that {@code control_facts.c} reads in the
 * same boot.
 */
@InGuest
@Timeout(60)
class DeviceFactsTest {
    /** Fields of newer releases, which the headers of this machine may lack. */
    private static final Set<String> NEWER = Set.of("active_speed_ex", "phys_port_cnt_ex");

    private static Map<String, String> inC(Device device) {
        Map<String, String> facts = new LinkedHashMap<>();
        for (String line : CPrograms.lines("control_facts", device.verbsName())) {
            String[] columns = line.split("\t", -1);
            facts.put(columns[0], columns[1]);
        }
        return facts;
    }

    /**
     * Compares all scalar fields of a record with the output of C. Fields may be missing on one side only if they are
     * in {@link #NEWER}.
     */
    private static void compare(Map<String, String> c, String prefix, Class<?> record, MemorySegment segment) {
        Map<String, String> expected = new LinkedHashMap<>();
        c.forEach((name, value) -> {
            if (name.startsWith(prefix + ".")) {
                expected.put(name.substring(prefix.length() + 1), value);
            }
        });
        Map<String, String> fields = RecordFields.of(record, segment);
        Set<String> more = new TreeSet<>(fields.keySet());
        more.removeAll(expected.keySet());
        assertThat(NEWER).as(prefix).containsAll(more);
        fields.keySet().removeAll(more);
        assertThat(fields).as(prefix).containsExactlyInAnyOrderEntriesOf(expected);
    }

    @OnDevices
    void deviceInTheList(Device device) {
        Map<String, String> c = inC(device);
        try (Node node = Node.open(device)) {
            MemorySegment itself = ibv_device.reinterpret(ibv_context.device(node.context()));
            assertThat(c)
                    .containsEntry("guid", Long.toUnsignedString(Ibverbs.ibv_get_device_guid(itself)))
                    .containsEntry("index", Integer.toString(Ibverbs.ibv_get_device_index(itself)))
                    .containsEntry("node_type", Integer.toString(ibv_device.node_type(itself)))
                    .containsEntry("transport_type", Integer.toString(ibv_device.transport_type(itself)))
                    .containsEntry("comp_vectors", Integer.toString(ibv_context.num_comp_vectors(node.context())));
            MemorySegment count = node.arena().allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_list(count);
            assertThat(c).containsEntry("devices", Integer.toString(count.get(JAVA_INT, 0)));
            // The list ends with NULL.
            int devices = count.get(JAVA_INT, 0);
            assertThat(list.reinterpret((devices + 1L) * ADDRESS.byteSize()).getAtIndex(ADDRESS, devices))
                    .isEqualTo(MemorySegment.NULL);
            Ibverbs.ibv_free_device_list(list);
            assertThat(Ibverbs.verbs_get_ctx(node.context())).isNotEqualTo(MemorySegment.NULL);
        }
    }

    @OnDevices
    void deviceAttributes(Device device) {
        Map<String, String> c = inC(device);
        try (Node node = Node.open(device)) {
            MemorySegment attributes = ibv_device_attr.allocate(node.arena());
            Call.ok("ibv_query_device", Ibverbs.ibv_query_device(node.context(), attributes));
            compare(c, "ibv_device_attr", ibv_device_attr.class, attributes);
        }
    }

    @OnDevices
    void extendedDeviceAttributes(Device device) {
        Map<String, String> c = inC(device);
        try (Node node = Node.open(device)) {
            MemorySegment all = ibv_device_attr_ex.allocate(node.arena());
            Call.ok("ibv_query_device_ex", Ibverbs.ibv_query_device_ex(node.context(), MemorySegment.NULL, all));
            compare(c, "orig", ibv_device_attr.class, ibv_device_attr_ex.orig_attr(all));
            compare(c, "ibv_device_attr_ex", ibv_device_attr_ex.class, all);
            compare(c, "ibv_odp_caps", ibv_odp_caps.class, ibv_device_attr_ex.odp_caps(all));
            compare(c, "ibv_tso_caps", ibv_tso_caps.class, ibv_device_attr_ex.tso_caps(all));
            compare(c, "ibv_rss_caps", ibv_rss_caps.class, ibv_device_attr_ex.rss_caps(all));
            compare(
                    c,
                    "ibv_packet_pacing_caps",
                    ibv_packet_pacing_caps.class,
                    ibv_device_attr_ex.packet_pacing_caps(all));
            compare(c, "ibv_tm_caps", ibv_tm_caps.class, ibv_device_attr_ex.tm_caps(all));
            compare(c, "ibv_cq_moderation_caps", ibv_cq_moderation_caps.class, ibv_device_attr_ex.cq_mod_caps(all));
            compare(c, "ibv_pci_atomic_caps", ibv_pci_atomic_caps.class, ibv_device_attr_ex.pci_atomic_caps(all));
        }
    }

    @OnDevices
    void portAttributes(Device device) {
        Map<String, String> c = inC(device);
        try (Node node = Node.open(device)) {
            compare(c, "ibv_port_attr", ibv_port_attr.class, node.port());
            // A C macro hides the function with this name. The function fills the same record, up to the size that it
            // knows.
            MemorySegment port = ibv_port_attr.allocate(node.arena());
            Call.ok("___ibv_query_port", Ibverbs.___ibv_query_port(node.context(), 1, port));
            compare(c, "ibv_port_attr", ibv_port_attr.class, port);
        }
    }

    @OnDevices
    void gidTable(Device device) {
        Map<String, String> c = inC(device);
        try (Node node = Node.open(device)) {
            MemorySegment gid = ibv_gid.allocate(node.arena());
            for (int i = 0; c.containsKey("gid." + i); i++) {
                int result = Ibverbs.ibv_query_gid(node.context(), 1, i, gid);
                assertThat(result + " " + shown(gid)).as("GID %d", i).isEqualTo(c.get("gid." + i));
            }
            MemorySegment table = ibv_gid_entry.allocateArray(64, node.arena());
            long entries = Ibverbs.ibv_query_gid_table(node.context(), table, 64, 0);
            assertThat(entries).isPositive().isEqualTo(Long.parseLong(c.get("gid_table")));
            assertThat(Ibverbs._ibv_query_gid_table(node.context(), table, 64, 0, ibv_gid_entry.sizeof()))
                    .isEqualTo(entries);
            for (int i = 0; i < entries; i++) {
                MemorySegment entry = ibv_gid_entry.asSlice(table, i);
                assertThat(shown(entry, ibv_gid_entry.gid(entry))).isEqualTo(c.get("gid_table." + i));
                MemorySegment single = ibv_gid_entry.allocate(node.arena());
                int index = ibv_gid_entry.gid_index(entry);
                Call.ok("ibv_query_gid_ex", Ibverbs.ibv_query_gid_ex(node.context(), 1, index, single, 0));
                assertThat(single.mismatch(entry))
                        .as("entry %d read individually", i)
                        .isEqualTo(-1);
                Call.ok(
                        "_ibv_query_gid_ex",
                        Ibverbs._ibv_query_gid_ex(node.context(), 1, index, single, 0, ibv_gid_entry.sizeof()));
                assertThat(single.mismatch(entry))
                        .as("entry %d read individually", i)
                        .isEqualTo(-1);
            }
        }
    }

    private static String shown(MemorySegment gid) {
        return "%016x %016x".formatted(ibv_gid.global_subnet_prefix(gid), ibv_gid.global_interface_id(gid));
    }

    private static String shown(MemorySegment entry, MemorySegment gid) {
        return "%s %d %d %d %d"
                .formatted(
                        shown(gid),
                        ibv_gid_entry.gid_index(entry),
                        ibv_gid_entry.port_num(entry),
                        ibv_gid_entry.gid_type(entry),
                        ibv_gid_entry.ndev_ifindex(entry));
    }

    @OnDevices
    void partitionKeys(Device device) {
        Map<String, String> c = inC(device);
        try (Node node = Node.open(device)) {
            MemorySegment key = node.arena().allocate(JAVA_SHORT);
            int keys = ibv_port_attr.pkey_tbl_len(node.port());
            assertThat(c).containsEntry("ibv_port_attr.pkey_tbl_len", Integer.toString(keys));
            for (int i = 0; i < keys; i++) {
                int result = Ibverbs.ibv_query_pkey(node.context(), 1, i, key);
                int value = DeviceCalls.unsignedShort(key);
                assertThat(result + " " + value).isEqualTo(c.get("pkey." + i));
                // The parameter is passed in network byte order, so the key is found at its own index.
                assertThat(Ibverbs.ibv_get_pkey_index(node.context(), 1, value)).isEqualTo(i);
            }
        }
    }
}
