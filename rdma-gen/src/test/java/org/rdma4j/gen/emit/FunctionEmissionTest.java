package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.constant;
import static org.rdma4j.gen.emit.EmitFixture.enumeration;
import static org.rdma4j.gen.emit.EmitFixture.fails;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.inline;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;
import static org.rdma4j.gen.emit.EmitFixture.variadic;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;

/** The Java for functions, constants, enums and callbacks. */
class FunctionEmissionTest {

    static EmitFixture shop() {
        EmitFixture fixture = new EmitFixture().withKernelTypes();
        fixture.records.add(struct("stock", 8, 8, field("n", type("uint64_t"), 0, 8)));
        fixture.enums.add(enumeration(
                "shop_flags", ScalarType.UNSIGNED_INT, "SHOP_OPEN", 1, "SHOP_BUSY", 2, "SHOP_LAST", "2147483648"));
        fixture.flags.add("shop_flags");
        fixture.enums.add(enumeration("shop_state", ScalarType.INT, "SHOP_ERR", -1, "SHOP_UP", 1, "SHOP_ON", 1));
        fixture.enums.add(enumeration("shop_wide", ScalarType.UNSIGNED_LONG, "SHOP_TOP", "9223372036854775808"));
        fixture.enums.add(enumeration("", ScalarType.UNSIGNED_INT, "SHOP_UNNAMED", 5));
        fixture.opaques.add(new OpaqueDecl("till", NamedType.Tag.STRUCT, EmitFixture.HEADER));
        fixture.aliases.add(new AliasDecl("shop_stock", type("struct stock"), EmitFixture.HEADER));
        fixture.typedefs.add(new TypedefDecl(
                "shop_cb",
                pointer(functionType(VOID, pointer(type("struct stock")), "stock", type("__be16"), "port")),
                0,
                EmitFixture.HEADER));
        fixture.constants.add(new ConstantDecl(
                "SHOP_MAX",
                ScalarType.UNSIGNED_INT,
                new ConstantDecl.IntegerValue(new BigInteger("4294967295")),
                "shop.h"));
        fixture.constants.add(new ConstantDecl(
                "SHOP_NAME", pointer(ScalarType.CHAR), new ConstantDecl.StringValue("a \"b\" $L"), "shop.h"));
        fixture.constants.add(new ConstantDecl(
                "SHOP_NONE",
                pointer(VOID),
                new ConstantDecl.PointerValue(new BigInteger("18446744073709551615")),
                "shop.h"));
        fixture.functions.add(function(
                "shop_open", functionType(pointer(type("struct stock")), pointer(constant(ScalarType.CHAR)), "name")));
        fixture.functions.add(
                function("shop_close", functionType(ScalarType.INT, pointer(type("struct stock")), "stock")));
        fixture.functions.add(function(
                "shop_str", functionType(pointer(constant(ScalarType.CHAR)), type("enum shop_state"), "state")));
        fixture.functions.add(
                inline("shop_poll", functionType(ScalarType.INT, type("uint8_t"), "port", type("__be32"), "id")));
        fixture.functions.add(inline(
                "shop_post",
                functionType(
                        ScalarType.INT,
                        pointer(type("struct stock")),
                        "to",
                        pointer(constant(type("struct stock"))),
                        "list",
                        type("__be32"),
                        "id")));
        fixture.functions.add(function("shop_copy", functionType(type("struct stock"), type("struct stock"), "from")));
        fixture.functions.add(variadic("shop_ctl", ScalarType.INT, ScalarType.INT, "result", ScalarType.INT, "cmd"));
        fixture.functions.add(function(
                "shop_each", functionType(VOID, pointer(functionType(ScalarType.INT, ScalarType.INT, "i")), "visit")));
        fixture.wrappers.add(function(
                "wrap_shop_poll", functionType(ScalarType.INT, type("uint8_t"), "port", type("__be32"), "id")));
        fixture.wrappers.add(function(
                "wrap_shop_post",
                functionType(
                        ScalarType.INT,
                        pointer(type("struct stock")),
                        "to",
                        pointer(constant(type("struct stock"))),
                        "list",
                        type("__be32"),
                        "id")));
        fixture.facts.put(
                "shop_post",
                new FunctionFact(
                        Optional.of(Failure.CODE),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        true,
                        false,
                        true,
                        List.of(),
                        Optional.empty(),
                        ""));
        fixture.facts.put(
                "shop_open",
                new FunctionFact(
                        Optional.of(Failure.NULL),
                        Optional.empty(),
                        true,
                        Optional.of("shop_close"),
                        false,
                        false,
                        false,
                        List.of(),
                        Optional.empty(),
                        "shop_open(3)"));
        fixture.facts.put("shop_close", fails(Failure.ERRNO));
        fixture.facts.put(
                "shop_str",
                new FunctionFact(
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        Optional.of("the library: a constant string"),
                        false,
                        false,
                        false,
                        List.of(),
                        Optional.empty(),
                        ""));
        fixture.facts.put(
                "shop_poll",
                new FunctionFact(
                        Optional.of(Failure.NEGATIVE_CODE),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        true,
                        false,
                        false,
                        List.of(),
                        Optional.empty(),
                        ""));
        fixture.facts.put(
                "shop_ctl",
                new FunctionFact(
                        Optional.of(Failure.MINUS_ONE),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        false,
                        false,
                        false,
                        List.of(List.of(), List.of("unsigned long"), List.of("const struct stock *")),
                        Optional.empty(),
                        ""));
        return fixture;
    }

    @Test
    void functionsAndHandlesEqualTheReviewedSources() {
        Map<String, String> files = shop().emit();
        ExpectedSources.assertReviewed("Shop", files.get("org/example/shop/Shop.java"));
        ExpectedSources.assertReviewed("ShopHandles", files.get("org/example/shop/ShopHandles.java"));
        ExpectedSources.assertReviewed("WrapperHandles", files.get("org/example/wrapper/WrapperHandles.java"));
        ExpectedSources.assertReviewed("Wrapper", files.get("org/example/wrapper/Wrapper.java"));
        ExpectedSources.assertReviewed("shop_cb", files.get("org/example/shop/shop_cb.java"));
    }

    @Test
    void enumOfFlagsEqualsTheReviewedSource() {
        ExpectedSources.assertReviewed("shop_flags", shop().emit().get("org/example/shop/shop_flags.java"));
    }

    @Test
    void worksWithoutTheLibraryExceptForItsFunctions() {
        String driver = """
                import java.lang.foreign.*;
                import org.example.shop.*;
                public final class Driver {
                    private Driver() {}
                    public static String run() {
                        String text = shop_flags.toString(0x80000003) + ", " + shop_flags.toString(12) + ", "
                                + shop_flags.toString(0) + ", " + shop_state.toString(1) + ", " + shop_state.toString(-7)
                                + ", " + shop_wide.toString(Long.MIN_VALUE) + ", " + shop_wide.toString(-1L) + ", "
                                + Shop.SHOP_MAX + ", " + Shop.SHOP_NAME + ", " + Shop.SHOP_NONE.address() + ", "
                                + Shop.SHOP_UNNAMED;
                        try (Arena arena = Arena.ofConfined()) {
                            MemorySegment one = stock.allocate(arena);
                            long[] seen = new long[2];
                            MemorySegment cb = shop_cb.allocate((s, port) -> {
                                seen[0] = s.byteSize();
                                seen[1] = port;
                            }, arena);
                            shop_cb.invoke(cb, one, 65534);
                            text += ", " + seen[0] + ", " + seen[1];
                            Shop.shop_open(one);
                        } catch (UnsatisfiedLinkError expected) {
                            return text + ", no library";
                        }
                        return text;
                    }
                }
                """;
        assertThat(RecordEmissionTest.run(shop(), driver))
                .isEqualTo("SHOP_OPEN | SHOP_BUSY | SHOP_LAST, 0xc, 0, SHOP_UP, -7, SHOP_TOP, 18446744073709551615, -1,"
                        + " a \"b\" $L, -1, 5, 8, 65534, no library");
    }

    @Test
    void referencesAnImportedTypeWithoutEmittingIt() {
        EmitFixture other = new EmitFixture();
        other.namespace = "base";
        other.records.add(struct("address", 16, 8, field("n", ScalarType.LONG, 0, 8)));
        EmitFixture fixture = new EmitFixture();
        fixture.imports.add(new org.rdma4j.gen.config.TypeImport(
                java.nio.file.Path.of("/etc/base.json"), "base", "org.other.base", Optional.empty()));
        fixture.foreign.add(new org.rdma4j.gen.model.ForeignType(
                type("struct address"), Optional.of("base"), Optional.empty(), 16, 8));
        fixture.records.add(struct(
                "parcel",
                24,
                8,
                field("to", type("struct address"), 0, 16),
                field("from", pointer(type("struct address")), 16, 8)));
        Map<String, String> files = fixture.emit(other.metadata());
        assertThat(files.keySet())
                .containsExactly("org/example/shop/package-info.java", "org/example/shop/parcel.java");
        assertThat(files.get("org/example/shop/parcel.java"))
                .contains(
                        "import org.other.base.address;",
                        "address.layout().withName(\"to\")",
                        "Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), address.sizeof())");
    }

    @Test
    void outputIsReproducible() {
        assertThat(shop().emit()).isEqualTo(shop().emit());
    }
}
