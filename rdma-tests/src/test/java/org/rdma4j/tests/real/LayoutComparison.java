package org.rdma4j.tests.real;

import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.PaddingLayout;
import java.lang.foreign.StructLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * Compares the layouts, sizes and offsets of the emitted classes with the metadata, for the architecture in {@code
 * os.arch}. Makes no native calls, so that a JVM with another value of {@code os.arch} can run it.
 */
final class LayoutComparison {

    /** A member in the metadata. The offset is in bits, from the start of the enclosing named record. */
    record Described(long offset, JsonNode field) {}

    /** A member of a layout. The offset is in bytes. */
    private record LaidOut(long offset, MemoryLayout layout) {}

    private final List<String> differences = new ArrayList<>();
    private int records;
    private int members;
    private int offsets;

    /** Returns a number of the metadata for this target. */
    static long number(JsonNode node) {
        return EmittedBindings.here(node).asLong();
    }

    /** Prints each difference, and then a summary. The argument is a metadata file of rdma-core. */
    public static void main(String[] file) throws ReflectiveOperationException {
        LayoutComparison comparison = new LayoutComparison();
        comparison.run(Path.of(file[0]));
        comparison.differences.forEach(System.out::println);
        System.out.println(comparison.records + " records, " + comparison.members + " members, " + comparison.offsets
                + " offsets, " + comparison.differences.size() + " differences, wr_id at "
                + org.rdma4j.sys.ibverbs.ibv_qp_ex.wr_id$offset());
    }

    private void run(Path rdmaCore) throws ReflectiveOperationException {
        for (JsonNode partition : EmittedBindings.partitions(rdmaCore)) {
            for (JsonNode record : partition.path("records")) {
                String name = record.path(kind(record)).asString();
                Class<?> type = Class.forName("org.rdma4j.sys." + EmittedBindings.packageName(partition) + "." + name);
                GroupLayout layout = (GroupLayout) type.getMethod("layout").invoke(null);
                expect(name + " name", name, layout.name().orElse(""));
                compare(name, kind(record), record, layout);
                expect(
                        name + " sizeof",
                        number(record.path("size")),
                        type.getMethod("sizeof").invoke(null));
                compareOffsets(name, type, record);
                records++;
            }
        }
    }

    private void compareOffsets(String name, Class<?> type, JsonNode record) throws ReflectiveOperationException {
        for (JsonNode field : record.path("fields")) {
            if (field.has("name") && !field.has("bits")) {
                String method = field.path("name").asString() + "$offset";
                expect(
                        name + "." + method,
                        number(field.path("offset")) / Byte.SIZE,
                        type.getMethod(method).invoke(null));
                offsets++;
            }
        }
    }

    static String kind(JsonNode type) {
        return type.has("struct") ? "struct" : "union";
    }

    /** Compares the size, alignment and members of a record, including members of members without a type name. */
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
            differences.add(what + ": " + metadata + " in the metadata, " + layout + " in the emitted class");
        }
    }

    /** Collects the named members by name, including those of unnamed members. */
    static void describe(JsonNode record, long base, Map<String, Described> members) {
        for (JsonNode field : record.path("fields")) {
            long offset = base + number(field.path("offset"));
            if (field.has("name")) {
                members.put(field.path("name").asString(), new Described(offset, field));
            } else {
                describe(field.path("type").path(kind(field.path("type"))), offset, members);
            }
        }
    }

    /** Collects the named members of a layout. */
    private void layOut(String path, GroupLayout layout, long base, Map<String, LaidOut> members) {
        long offset = base;
        for (MemoryLayout member : layout.memberLayouts()) {
            if (member.name().isPresent()) {
                members.put(member.name().get(), new LaidOut(offset, member));
            } else if (member instanceof GroupLayout group) {
                layOut(path, group, offset, members);
            } else {
                expect("a member of " + path + " without a name", true, member instanceof PaddingLayout);
            }
            if (layout instanceof StructLayout) {
                offset += member.byteSize();
            }
        }
    }
}
