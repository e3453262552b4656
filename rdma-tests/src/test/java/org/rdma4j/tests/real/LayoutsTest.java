package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.PaddingLayout;
import java.lang.foreign.StructLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every emitted layout has the size, the alignment and the members, where they are, of the metadata. */
class LayoutsTest {
    private static final String TARGET =
            System.getProperty("os.arch").equals("aarch64") ? "aarch64-linux-gnu" : "x86_64-linux-gnu";

    /** A member in the metadata; the offset, in bits, is from the start of the record that has a name. */
    private record Described(long offset, JsonNode field) {}

    /** A member of a layout; the offset is in bytes. */
    private record LaidOut(long offset, MemoryLayout layout) {}

    private final List<String> differences = new ArrayList<>();
    private int members;

    /** A number of the metadata: one for all targets, or one for each. */
    private static long number(JsonNode node) {
        return node.isObject() ? node.path(TARGET).asLong() : node.asLong();
    }

    @Test
    void layoutsAreThoseOfTheMetadata() throws ReflectiveOperationException {
        int records = 0;
        for (JsonNode partition : Emitted.partitions()) {
            for (JsonNode record : partition.path("records")) {
                String name = record.path(kind(record)).asString();
                GroupLayout layout = layout(Emitted.packageName(partition), name);
                assertThat(layout.name()).contains(name);
                compare(name, kind(record), record, layout);
                records++;
            }
        }
        assertThat(differences).isEmpty();
        assertThat(records).isGreaterThan(230);
        assertThat(members).isGreaterThan(1200);
    }

    @Test
    void sizeofAndOffsetsAreThoseOfTheLayout() throws ReflectiveOperationException {
        int offsets = 0;
        for (JsonNode partition : Emitted.partitions()) {
            for (JsonNode record : partition.path("records")) {
                String name = record.path(kind(record)).asString();
                Class<?> type = Class.forName("org.rdma4j.sys." + Emitted.packageName(partition) + "." + name);
                assertThat(type.getMethod("sizeof").invoke(null)).as(name).isEqualTo(number(record.path("size")));
                for (JsonNode field : record.path("fields")) {
                    if (field.has("name") && !field.has("bits")) {
                        String method = field.path("name").asString() + "$offset";
                        assertThat(type.getMethod(method).invoke(null))
                                .as("%s.%s", name, method)
                                .isEqualTo(number(field.path("offset")) / Byte.SIZE);
                        offsets++;
                    }
                }
            }
        }
        assertThat(offsets).isGreaterThan(1000);
    }

    /** A record of an older release is the beginning of the newest's, or where it grew at its front, the end. */
    @Test
    void membersOfEveryReleaseAreWhereTheBindingsHaveThem() throws ReflectiveOperationException {
        Set<String> moved = new TreeSet<>();
        Set<String> grown = new TreeSet<>();
        for (List<JsonNode> release : Emitted.releases()) {
            for (JsonNode partition : release) {
                for (JsonNode record : partition.path("records")) {
                    String name = record.path(kind(record)).asString();
                    Class<?> type = Class.forName("org.rdma4j.sys." + Emitted.packageName(partition) + "." + name);
                    long size = (long) type.getMethod("sizeof").invoke(null);
                    long more = size - number(record.path("size"));
                    if (more != 0) {
                        grown.add(name);
                    }
                    assertThat(more).as(name).isNotNegative();
                    Map<String, Described> described = new TreeMap<>();
                    describe(record, 0, described);
                    for (Map.Entry<String, Described> member : described.entrySet()) {
                        if (!member.getValue().field().has("bits")) {
                            String method = member.getKey() + "$offset";
                            long offset = (long) type.getMethod(method).invoke(null);
                            if (offset != member.getValue().offset() / Byte.SIZE) {
                                moved.add(name);
                                assertThat(offset - member.getValue().offset() / Byte.SIZE)
                                        .as("%s.%s", name, member.getKey())
                                        .isEqualTo(more);
                            }
                        }
                    }
                }
            }
        }
        int releases = Emitted.releases().size();
        assertThat(moved).isEqualTo(releases == 1 ? Set.of() : Set.of("verbs_context"));
        assertThat(grown).isEqualTo(releases == 1 ? Set.of() : Set.of("verbs_context", "ibv_port_attr", "ibv_qp_ex"));
    }

    private static GroupLayout layout(String packageName, String name) throws ReflectiveOperationException {
        Class<?> type = Class.forName("org.rdma4j.sys." + packageName + "." + name);
        return (GroupLayout) type.getMethod("layout").invoke(null);
    }

    private static String kind(JsonNode type) {
        return type.has("struct") ? "struct" : "union";
    }

    /** Compares a record's size, alignment and members; a member of unnamed type is entered. */
    private void compare(String path, String kind, JsonNode record, GroupLayout layout) {
        expect(path + " kind", kind, layout instanceof StructLayout ? "struct" : "union");
        expect(path + " size", number(record.path("size")), layout.byteSize());
        expect(path + " alignment", number(record.path("align")), layout.byteAlignment());
        Map<String, Described> described = new TreeMap<>();
        describe(record, 0, described);
        Map<String, LaidOut> laidOut = new TreeMap<>();
        layOut(path, layout, 0, laidOut);
        expect(path + " members", described.keySet(), laidOut.keySet());
        described.forEach((name, field) -> {
            LaidOut member = laidOut.get(name);
            if (member != null) {
                String of = path + "." + name;
                members++;
                expect(of + " offset", field.offset(), member.offset() * Byte.SIZE);
                expect(
                        of + " width",
                        number(field.field().path("width")),
                        member.layout().byteSize() * Byte.SIZE);
                JsonNode type = field.field().path("type");
                if (type.path(kind(type)).isObject() && member.layout() instanceof GroupLayout group) {
                    compare(of, kind(type), type.path(kind(type)), group);
                }
            }
        });
    }

    private void expect(String what, Object metadata, Object layout) {
        if (!metadata.equals(layout)) {
            differences.add(what + ": " + metadata + " in the metadata, " + layout + " in the layout");
        }
    }

    /** The named members, those of unnamed members included, by name. */
    private static void describe(JsonNode record, long base, Map<String, Described> members) {
        for (JsonNode field : record.path("fields")) {
            long offset = base + number(field.path("offset"));
            if (field.has("name")) {
                members.put(field.path("name").asString(), new Described(offset, field));
            } else {
                describe(field.path("type").path(kind(field.path("type"))), offset, members);
            }
        }
    }

    /** The same of a layout. */
    private static void layOut(String path, GroupLayout layout, long base, Map<String, LaidOut> members) {
        long offset = base;
        for (MemoryLayout member : layout.memberLayouts()) {
            if (member.name().isPresent()) {
                members.put(member.name().get(), new LaidOut(offset, member));
            } else if (member instanceof GroupLayout group) {
                layOut(path, group, offset, members);
            } else {
                assertThat(member).as("a member of %s without a name", path).isInstanceOf(PaddingLayout.class);
            }
            if (layout instanceof StructLayout) {
                offset += member.byteSize();
            }
        }
    }
}
