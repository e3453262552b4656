package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_port_state;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import tools.jackson.databind.JsonNode;

/** {@code toString} of every record contains all members, with the values that the accessors return. */
class AllRecordsToStringTest {

    @Test
    void workCompletion() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wc = ibv_wc.allocate(arena);
            ibv_wc.wr_id(wc, -1L);
            ibv_wc.status(wc, ibv_wc_status.IBV_WC_RETRY_EXC_ERR);
            ibv_wc.opcode(wc, ibv_wc_opcode.IBV_WC_RECV);
            ibv_wc.imm_data(wc, 7);
            ibv_wc.wc_flags(wc, 3);
            assertThat(ibv_wc.toString(wc))
                    .isEqualTo("ibv_wc{wr_id=18446744073709551615, status=IBV_WC_RETRY_EXC_ERR, opcode=IBV_WC_RECV,"
                            + " vendor_err=0, byte_len=0, union{imm_data=7, invalidated_rkey=117440512}, qp_num=0,"
                            + " src_qp=0, wc_flags=3, pkey_index=0, slid=0, sl=0, dlid_path_bits=0}");
        }
    }

    @Test
    void addressesStatesAndVersions() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment ah = ibv_ah_attr.allocate(arena);
            Gid.parse("fe80::5054:ff:fe12:3456").copyTo(ibv_global_route.dgid(ibv_ah_attr.grh(ah)));
            assertThat(ibv_ah_attr.toString(ah))
                    .startsWith("ibv_ah_attr{grh=ibv_global_route{dgid=fe80::5054:ff:fe12:3456, flow_label=0,");
            assertThat(ibv_gid.toString(ibv_global_route.dgid(ibv_ah_attr.grh(ah))))
                    .isEqualTo("fe80::5054:ff:fe12:3456");
            MemorySegment device = ibv_device_attr.allocate(arena);
            ibv_device_attr.fw_verString(device, "16.35.2000");
            ibv_device_attr.node_guid(device, 0x525400fffe123456L);
            assertThat(ibv_device_attr.toString(device))
                    .startsWith("ibv_device_attr{fw_ver=\"16.35.2000\", node_guid=5254:00ff:fe12:3456,");
            MemorySegment port = ibv_port_attr.allocate(arena);
            ibv_port_attr.state(port, ibv_port_state.IBV_PORT_ACTIVE);
            assertThat(ibv_port_attr.toString(port)).startsWith("ibv_port_attr{state=IBV_PORT_ACTIVE, max_mtu=");
            MemorySegment qp = ibv_qp_attr.allocate(arena);
            ibv_qp_attr.qp_state(qp, ibv_qp_state.IBV_QPS_RTS);
            assertThat(ibv_qp_attr.toString(qp)).startsWith("ibv_qp_attr{qp_state=IBV_QPS_RTS, ");
        }
    }

    @Test
    void everyMemberIsIncluded() throws ReflectiveOperationException {
        int members = 0;
        for (JsonNode partition : EmittedBindings.partitions()) {
            for (JsonNode record : partition.path("records")) {
                String name =
                        record.path(record.has("struct") ? "struct" : "union").asString();
                Class<?> type = type(partition, name);
                try (Arena arena = Arena.ofConfined()) {
                    MemorySegment zeros =
                            arena.allocate((long) type.getMethod("sizeof").invoke(null), 16);
                    String text = text(type, zeros);
                    if (name.equals("ibv_gid")) {
                        assertThat(text).isEqualTo("::");
                        continue;
                    }
                    assertThat(text).startsWith((record.has("union") ? "union " : "") + name + "{");
                    members += names(record, text);
                }
            }
        }
        assertThat(members).isGreaterThan(1200);
    }

    /**
     * Returns the number of members after checking that each is contained in the text, or counted as missing in the
     * release of this host.
     */
    private static int names(JsonNode record, String text) {
        int members = 0;
        int absent = 0;
        for (JsonNode field : record.path("fields")) {
            if (field.has("name")) {
                absent += text.contains(field.path("name").asString() + "=") ? 0 : 1;
                members++;
            }
        }
        if (absent > 0) {
            assertThat(text)
                    .endsWith(" (fields not shown: " + absent + " newer than rdma-core " + HostRelease.current() + ")");
        }
        return members;
    }

    @Test
    void locksOfTheCLibraryAreOmitted() {
        try (Arena arena = Arena.ofConfined()) {
            assertThat(ibv_cq.toString(ibv_cq.allocate(arena)))
                    .isEqualTo("ibv_cq{context=NULL, channel=NULL, cq_context=NULL, handle=0, cqe=0,"
                            + " mutex=pthread_mutex_t{…}, cond=pthread_cond_t{…}, comp_events_completed=0,"
                            + " async_events_completed=0}");
        }
    }

    private static Class<?> type(JsonNode partition, String record) throws ClassNotFoundException {
        return Class.forName("org.rdma4j.sys." + EmittedBindings.packageName(partition) + "." + record);
    }

    private static String text(Class<?> type, MemorySegment segment) throws ReflectiveOperationException {
        return (String) type.getMethod("toString", MemorySegment.class).invoke(null, segment);
    }

    @Test
    void valuesAreThoseOfTheAccessors() throws ReflectiveOperationException {
        Random random = new Random(20);
        List<String> wrong = new ArrayList<>();
        int compared = 0;
        for (JsonNode partition : EmittedBindings.partitions()) {
            for (JsonNode record : partition.path("records")) {
                String name =
                        record.path(record.has("struct") ? "struct" : "union").asString();
                Class<?> type = type(partition, name);
                try (Arena arena = Arena.ofConfined()) {
                    MemorySegment noise =
                            arena.allocate((long) type.getMethod("sizeof").invoke(null), 16);
                    for (long i = 0; i < noise.byteSize(); i++) {
                        noise.set(ValueLayout.JAVA_BYTE, i, (byte) random.nextInt(256));
                    }
                    String text = text(type, noise);
                    for (JsonNode field : record.path("fields")) {
                        compared += compare(type, field.path("name").asString(""), noise, text, wrong);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(compared).isGreaterThan(800);
    }

    private static int compare(Class<?> type, String field, MemorySegment segment, String text, List<String> wrong)
            throws ReflectiveOperationException {
        Method getter;
        try {
            getter = type.getMethod(field, MemorySegment.class);
        } catch (NoSuchMethodException e) {
            return 0;
        }
        String named = " " + text.substring(text.indexOf('{') + 1);
        Object got;
        try {
            got = getter.invoke(null, segment);
        } catch (InvocationTargetException e) {
            // A member that the release of this host does not have is not contained in the text either.
            assertThat(e.getCause()).isInstanceOf(UnsupportedOperationException.class);
            assertThat(named).doesNotContain(" " + field + "=");
            return 0;
        }
        List<String> expected = new ArrayList<>();
        if (got instanceof Integer value) {
            expected.addAll(List.of(value.toString(), Integer.toUnsignedString(value)));
        } else if (got instanceof Long value) {
            expected.addAll(List.of(value.toString(), Long.toUnsignedString(value)));
        }
        boolean found = expected.stream().anyMatch(v -> named.contains(" " + field + "=" + v));
        boolean guid = field.endsWith("guid");
        if (!expected.isEmpty() && !found && !guid && !text.contains(field + "=IB")) {
            wrong.add(type.getSimpleName() + "." + field + " is one of " + expected + " in " + text);
        }
        return expected.isEmpty() ? 0 : 1;
    }
}
