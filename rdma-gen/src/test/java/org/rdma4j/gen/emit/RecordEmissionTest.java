package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.bits;
import static org.rdma4j.gen.emit.EmitFixture.constant;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.packed;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;
import static org.rdma4j.gen.emit.EmitFixture.union;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * The Java for records equals the reviewed source, compiles without warnings, and accesses values at the offsets of C.
 */
class RecordEmissionTest {

    /** Returns a simplified work request: nested unnamed unions, big-endian numbers, and a pointer to its own type. */
    private static EmitFixture withUnions() {
        EmitFixture fixture = new EmitFixture().withKernelTypes();
        UnnamedRecord immediate = new UnnamedRecord(union(
                "", 4, 4, field("imm_data", type("__be32"), 0, 4), field("invalidate_rkey", type("uint32_t"), 0, 4)));
        UnnamedRecord rdma = new UnnamedRecord(
                struct("", 16, 8, field("remote_addr", type("uint64_t"), 0, 8), field("rkey", type("uint32_t"), 8, 4)));
        UnnamedRecord wr =
                new UnnamedRecord(union("", 16, 8, field("rdma", rdma, 0, 16), field("port", type("__be16"), 0, 2)));
        fixture.records.add(struct(
                "order",
                48,
                8,
                field("next", pointer(type("struct order")), 0, 8),
                field("kind", type("uint8_t"), 8, 1),
                field("count", type("uint16_t"), 10, 2),
                field("", immediate, 12, 4),
                field("wr", wr, 16, 16),
                field("place", type("struct place"), 32, 16)));
        fixture.records.add(struct(
                "place", 16, 8, field("address", type("uint64_t"), 0, 8), field("length", type("uint32_t"), 8, 4)));
        return fixture;
    }

    @Test
    void recordWithUnionsEqualsTheReviewedSource() {
        ExpectedSources.assertReviewed("order", withUnions().emit().get("org/example/shop/order.java"));
    }

    @Test
    void packageInfoExplainsTheNamesOfAccessors() {
        ExpectedSources.assertReviewed("package-info", withUnions().emit().get("org/example/shop/package-info.java"));
    }

    @Test
    void valuesAreAtTheOffsetsOfC() {
        String driver = """
                import static java.lang.foreign.ValueLayout.*;
                import java.lang.foreign.*;
                import org.example.shop.*;
                public final class Driver {
                    private Driver() {}
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                            MemorySegment orders = order.allocateArray(2, arena);
                            MemorySegment second = order.ofAddress(order.asSlice(orders, 1).address());
                            order.kind(second, 255);
                            order.count(second, 65535);
                            order.imm_data(second, 0x01020304);
                            order.wr_port(second, 0xfffe);
                            String text = order.kind(second) + " " + order.count(second) + " " + second.get(JAVA_BYTE, 12)
                                    + " " + order.imm_data(second) + " " + order.wr_port(second) + " "
                                    + (second.get(JAVA_BYTE, 17) & 0xff);
                            order.next(orders, second);
                            text += " " + order.next(orders).byteSize() + " " + order.next(second).equals(MemorySegment.NULL);
                            MemorySegment where = place.allocate(arena);
                            place.address(where, -1L);
                            order.place(second, where);
                            return text + " " + place.address(order.place(second)) + " " + order.place$offset()
                                    + " " + order.layout().byteSize();
                        }
                    }
                }
                """;
        assertThat(run(withUnions(), driver)).isEqualTo("255 65535 1 16909060 65534 254 48 true -1 32 48");
    }

    @Test
    void fieldsOfEveryKindAreDocumented() {
        EmitFixture fixture = new EmitFixture();
        fixture.records.add(struct(
                "kinds",
                12,
                4,
                bits("bit", ScalarType.UNSIGNED_INT, 0, 3),
                field("number", ScalarType.INT, 4, 4),
                field("array", array(ScalarType.SHORT, 2), 8, 4),
                field("rest", array(ScalarType.INT, 0), 12, 0)));
        fixture.documentation = Map.of(
                "kinds.bit", "Three bits.",
                "kinds.number", "A number.",
                "kinds.array", "Two of them.",
                "kinds.rest", "All others.");
        assertThat(fixture.emit().get("org/example/shop/kinds.java")).contains(fixture.documentation.values());
    }

    @Test
    void bitFieldsDoNotChangeTheirNeighbours() {
        EmitFixture fixture = new EmitFixture();
        fixture.records.add(struct(
                "flags",
                16,
                8,
                bits("low", ScalarType.UNSIGNED_INT, 0, 3),
                bits("sign", ScalarType.INT, 3, 5),
                bits("across", ScalarType.UNSIGNED_INT, 8, 13),
                bits("on", ScalarType.BOOL, 21, 1),
                bits("wide", ScalarType.UNSIGNED_LONG, 64, 60)));
        // The 64 bits of the second member extend over nine bytes.
        fixture.records.add(
                packed("tight", 9, bits("first", ScalarType.UNSIGNED_INT, 0, 5), bits("far", ScalarType.LONG, 5, 64)));
        String driver = """
                import java.lang.foreign.*;
                import org.example.shop.*;
                public final class Driver {
                    private Driver() {}
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                            MemorySegment f = flags.allocate(arena);
                            f.fill((byte) 0xff);
                            flags.sign(f, -16);
                            flags.across(f, 0x1234);
                            flags.on(f, false);
                            flags.wide(f, 1L);
                            String text = flags.low(f) + " " + flags.sign(f) + " " + flags.across(f) + " " + flags.on(f)
                                    + " " + flags.wide(f) + " " + (f.get(ValueLayout.JAVA_BYTE, 15) & 0xff)
                                    + " " + (f.get(ValueLayout.JAVA_BYTE, 2) & 0xff);
                            MemorySegment array = tight.allocateArray(2, arena);
                            MemorySegment t = tight.asSlice(array, 1);
                            tight.first(t, 31);
                            tight.far(t, Long.MIN_VALUE + 5);
                            return text + " " + tight.first(t) + " " + (tight.far(t) == Long.MIN_VALUE + 5)
                                    + " " + tight.far(array);
                        }
                    }
                }
                """;
        assertThat(run(fixture, driver)).isEqualTo("7 -16 4660 false 1 240 210 31 true 0");
    }

    @Test
    void accessesArraysTextsCallbacksAndMisalignedMembers() {
        EmitFixture fixture = new EmitFixture().withKernelTypes();
        UnnamedRecord slot = new UnnamedRecord(
                struct("", 4, 2, field("key", type("__be16"), 0, 2), field("n", type("uint8_t"), 2, 1)));
        fixture.records.add(struct(
                "shelf",
                88,
                8,
                field("label", array(ScalarType.CHAR, 8), 0, 8),
                field("title", pointer(constant(ScalarType.CHAR)), 8, 8),
                field("grid", array(array(type("uint16_t"), 3), 2), 16, 12),
                field("slots", array(slot, 3), 28, 12),
                field("price", pointer(functionType(ScalarType.UNSIGNED_SHORT, type("__be32"), "id")), 40, 8),
                field("places", array(type("struct place"), 2), 48, 32),
                field("tail", array(ScalarType.INT, ArrayType.FLEXIBLE), 80, 0)));
        fixture.records.add(struct("place", 16, 8, field("address", type("uint64_t"), 0, 8)));
        fixture.records.add(
                packed("event", 20, field("n", type("uint32_t"), 0, 4), field("at", type("struct place"), 4, 16)));
        String driver = """
                import java.lang.foreign.*;
                import org.example.shop.*;
                public final class Driver {
                    private Driver() {}
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                            MemorySegment s = arena.allocate(shelf.sizeof() + 8, 8);
                            shelf.labelString(s, "abc");
                            shelf.title(s, arena.allocateFrom("title"));
                            shelf.grid(s, 1, 2, 65535);
                            shelf.slots.key(shelf.slots(s, 2), 258);
                            shelf.tail(s, 1, 7);
                            shelf.places(s, 1, place.allocate(arena).fill((byte) 1));
                            shelf.price(s, shelf.price.allocate(id -> id + 65000, arena));
                            String text = shelf.labelString(s) + " " + shelf.titleString(s) + " " + shelf.grid(s, 1, 2)
                                    + " " + shelf.slots.key(shelf.slots(s, 2)) + " " + s.get(ValueLayout.JAVA_BYTE, 37)
                                    + " " + shelf.tail(s, 1) + " " + shelf.tail(s).byteSize()
                                    + " " + place.address(shelf.places(s, 1))
                                    + " " + shelf.price.invoke(shelf.price(s), 500);
                            MemorySegment e = event.allocateArray(3, arena);
                            MemorySegment second = event.asSlice(e, 1);
                            place.address(event.at(second), 9L);
                            text += " " + place.address(event.at(second)) + " " + event.layout().byteAlignment();
                            try {
                                shelf.grid(s, 0, 3);
                            } catch (IndexOutOfBoundsException expected) {
                                text += " bounds";
                            }
                            return text;
                        }
                    }
                }
                """;
        assertThat(run(fixture, driver)).isEqualTo("abc title 65535 258 2 7 16 72340172838076673 65500 9 1 bounds");
    }

    /** An aligned access is slower, and would fail for records inside packed ones. */
    @Test
    void accessorsRequireNoAlignment() {
        String driver = """
                import java.lang.foreign.*;
                import org.example.shop.*;
                public final class Driver {
                    private Driver() {}
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                            MemorySegment o = arena.allocate(order.sizeof() + 1, 8).asSlice(1);
                            order.next(o, MemorySegment.ofAddress(77));
                            order.count(o, 65535);
                            order.imm_data(o, 5);
                            place.address(order.place(o), 6);
                            return order.next(o).address() + " " + order.count(o) + " " + order.imm_data(o)
                                    + " " + place.address(order.place(order.ofAddress(o.address())));
                        }
                    }
                }
                """;
        assertThat(run(withUnions(), driver)).isEqualTo("77 65535 5 6");
    }

    @Test
    void renamesReservedAndCollidingNames() {
        EmitFixture fixture = new EmitFixture();
        fixture.records.add(struct(
                "record",
                12,
                4,
                field("native", ScalarType.INT, 0, 4),
                field("layout", ScalarType.INT, 4, 4),
                field("reinterpret", ScalarType.INT, 8, 4)));
        fixture.records.add(struct("Shop", 4, 4, field("x", ScalarType.INT, 0, 4)));
        fixture.records.add(struct("SHOP", 4, 4, field("x", ScalarType.INT, 0, 4)));
        // A nested class and a parameter with the name of a record whose size is used.
        fixture.records.add(struct(
                "owner",
                16,
                8,
                field("Shop", pointer(functionType(pointer(type("struct Shop")), ScalarType.INT, "n")), 0, 8),
                field("of", pointer(type("struct Shop")), 8, 8)));
        fixture.functions.add(
                EmitFixture.function("first", functionType(pointer(type("struct Shop")), ScalarType.INT, "Shop_")));
        fixture.enums.add(EmitFixture.enumeration("local", ScalarType.INT, "value", 1, "rest", 2));
        fixture.enums.add(EmitFixture.enumeration("flag", ScalarType.INT, "names", 1, "rest_", 2, "null_", 0));
        fixture.flags.add("flag");
        fixture.functions.add(EmitFixture.function("wait", functionType(VOID)));
        fixture.functions.add(
                EmitFixture.function("get", functionType(VOID, ScalarType.INT, "class", ScalarType.INT, "")));
        fixture.functions.add(EmitFixture.function("Get", functionType(VOID)));
        Map<String, String> files = fixture.emit();
        assertThat(files.keySet())
                .contains(
                        "org/example/shop/record_.java",
                        "org/example/shop/Shop.java",
                        "org/example/shop/Shop_.java",
                        "org/example/shop/SHOP__.java");
        assertThat(files.get("org/example/shop/record_.java"))
                .contains("int native_(MemorySegment segment)", "layout_(", "reinterpret_(");
        assertThat(files.get("org/example/shop/Shop.java"))
                .contains("void wait_()", "void get(int class_, int arg1)", "ShopHandles.Get_.HANDLE");
        new CompiledBindings(files);
    }

    @Test
    void convertsFieldsConfiguredAsBigEndian() {
        EmitFixture fixture = new EmitFixture();
        UnnamedRecord inner = new UnnamedRecord(struct("", 4, 4, field("addr", ScalarType.UNSIGNED_INT, 0, 4)));
        fixture.records.add(struct(
                "peer", 8, 4, field("at", inner, 0, 4), field("ports", array(ScalarType.UNSIGNED_SHORT, 2), 4, 4)));
        fixture.bigEndian.add("peer.at.addr");
        fixture.bigEndian.add("peer.ports");
        String driver = """
                import static java.lang.foreign.ValueLayout.*;
                import java.lang.foreign.*;
                import org.example.shop.*;
                public final class Driver {
                    private Driver() {}
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                            MemorySegment p = peer.allocate(arena);
                            peer.at_addr(p, 0x7f000001);
                            peer.ports(p, 1, 443);
                            var addr = peer.layout().varHandle(
                                    MemoryLayout.PathElement.groupElement("at"), MemoryLayout.PathElement.groupElement("addr"));
                            return p.get(JAVA_BYTE, 0) + " " + p.get(JAVA_BYTE, 6) + " " + peer.ports(p, 1) + " "
                                    + (int) addr.get(p, 0L);
                        }
                    }
                }
                """;
        assertThat(run(fixture, driver)).isEqualTo("127 1 443 2130706433");
    }

    @Test
    void referencesToASkippedRecordCompile() {
        EmitFixture fixture = new EmitFixture();
        fixture.records.add(struct("odd", 16, 16, field("n", ScalarType.LONG, 0, 8)));
        fixture.records.add(struct(
                "holder",
                32,
                16,
                field("odd", type("struct odd"), 0, 16),
                field("at", pointer(type("struct odd")), 16, 8)));
        fixture.skip.put("odd", "not wanted");
        Map<String, String> files = fixture.emit();
        assertThat(files).doesNotContainKey("org/example/shop/odd.java");
        new CompiledBindings(files);
    }

    @Test
    void renamesAMember() {
        EmitFixture fixture = new EmitFixture();
        UnnamedRecord inner = new UnnamedRecord(struct("", 4, 4, field("b", ScalarType.INT, 0, 4)));
        fixture.records.add(struct("pair", 8, 4, field("a", inner, 0, 4), field("a_b", ScalarType.INT, 4, 4)));
        fixture.rename.put("pair.a_b", "other");
        assertThat(fixture.emit().get("org/example/shop/pair.java"))
                .contains("int a_b(MemorySegment segment)", "int other(MemorySegment segment)");
    }

    static String run(EmitFixture fixture, String driver) {
        Map<String, String> sources = new TreeMap<>(fixture.emit());
        sources.put("Driver.java", driver);
        return (String) new CompiledBindings(sources).call("Driver", "run");
    }
}
