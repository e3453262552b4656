package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.emit.EmitFixture.HEADER;
import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.bits;
import static org.rdma4j.gen.emit.EmitFixture.constant;
import static org.rdma4j.gen.emit.EmitFixture.enumeration;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;
import static org.rdma4j.gen.emit.EmitFixture.union;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.ProblemException;

/**
 * With {@code unsupported = "skip"}, no other declaration refers to the Java of a skipped one: the rest compiles and
 * works.
 */
class SkippedUnsupportedTest {

    private static final String SHOP = "org.example.shop.";

    private final EmitFixture fixture = new EmitFixture().withKernelTypes();
    private final EmittedSources emitted = new EmittedSources();

    private CompiledBindings assertSkips(String... names) {
        assertThat(fixture.emit(emitted)).containsOnlyKeys(names);
        for (String name : names) {
            assertThat(emitted.java().get("org/example/shop/package-info.java")).contains("<li>{@code " + name + "}: ");
        }
        return new CompiledBindings(emitted.java());
    }

    private boolean hasClass(String name) {
        return emitted.java().containsKey("org/example/shop/" + name + ".java");
    }

    private static EnumDecl many() {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < 23_000; i++) {
            values.add("E" + i);
            values.add(i);
        }
        return enumeration("many", ScalarType.UNSIGNED_INT, values.toArray());
    }

    @Test
    void printsASkippedEnumAsANumber() {
        CType many = type("enum many");
        UnnamedRecord inner = new UnnamedRecord(struct("", 4, 4, field("deep", many, 0, 4)));
        fixture.enums.add(many());
        fixture.enums.add(enumeration("few", ScalarType.UNSIGNED_INT, "ONE", 1));
        fixture.typedefs.add(new TypedefDecl("many_t", many, 0, HEADER));
        fixture.typedefs.add(new TypedefDecl("seen", pointer(functionType(many, type("many_t"), "m")), 0, HEADER));
        fixture.records.add(struct(
                "user",
                36,
                4,
                field("plain", many, 0, 4),
                field("named", type("many_t"), 4, 4),
                field("few", type("enum few"), 8, 4),
                field("row", array(many, 3), 12, 12),
                field("in", inner, 24, 4),
                bits("bits", many, 224, 3),
                field("last", many, 32, 4)));
        fixture.records.add(union("either", 4, 4, field("one", many, 0, 4), field("other", ScalarType.INT, 0, 4)));
        fixture.functions.add(function("take", functionType(many, type("many_t"), "m", pointer(many), "p")));
        emitted.java("org/example/shop/Driver.java", """
                package org.example.shop;

                import java.lang.foreign.*;

                public class Driver {
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                            MemorySegment one = user.allocate(arena);
                            user.plain(one, 5);
                            user.few(one, 1);
                            return user.toString(one);
                        }
                    }
                }
                """);
        CompiledBindings bindings = assertSkips("many");
        assertThat(hasClass("many")).isFalse();
        assertThat(bindings.call(SHOP + "Driver", "run").toString())
                .contains("plain=5")
                .contains("few=ONE");
    }

    /**
     * A record with too many members for a class: records that contain it embed its members, and pointers to it have
     * its size.
     */
    @Test
    void skipsARecordWithTooManyMembers() {
        FieldDecl[] members = new FieldDecl[5_000];
        for (int i = 0; i < members.length; i++) {
            members[i] = field("m" + i, ScalarType.CHAR, i, 1);
        }
        CType large = type("struct large");
        fixture.records.add(struct("before", 8, 8, field("p", pointer(large), 0, 8)));
        fixture.records.add(struct("large", 5_000, 1, members));
        fixture.typedefs.add(new TypedefDecl("large_t", large, 0, HEADER));
        fixture.typedefs.add(new TypedefDecl(
                "seen", pointer(functionType(pointer(large), pointer(type("large_t")), "l")), 0, HEADER));
        fixture.functions.add(function("find", functionType(pointer(type("large_t")), pointer(large), "l")));
        assertSkips("large");
        assertThat(hasClass("large")).isFalse();
        assertThat(emitted.java().get("org/example/shop/Shop.java")).contains("5000");
    }

    /** Requires several passes: the accessors of each record collide, and each record contains the previous one. */
    @Test
    void skipsNestedRecords() {
        CType inner = ScalarType.INT;
        long size = 4;
        for (String name : List.of("a", "b", "c")) {
            fixture.records.add(struct(
                    name,
                    size + 8,
                    4,
                    field("x", inner, 0, size),
                    field("name", array(ScalarType.CHAR, 4), size, 4),
                    field("nameString", ScalarType.INT, size + 4, 4)));
            inner = type("struct " + name);
            size += 8;
        }
        fixture.records.add(struct("whole", 56, 4, field("c", array(inner, 2), 0, 56)));
        CompiledBindings bindings = assertSkips("a", "b", "c");
        assertThat(bindings.call(SHOP + "whole", "sizeof")).isEqualTo(56L);
    }

    @Test
    void skipsACallback() {
        fixture.typedefs.add(
                new TypedefDecl("call", pointer(functionType(VOID, ScalarType.LONG_DOUBLE, "x")), 0, HEADER));
        fixture.typedefs.add(new TypedefDecl("call_t", type("call"), 0, HEADER));
        fixture.typedefs.add(
                new TypedefDecl("caller", pointer(functionType(type("call"), type("call_t"), "c")), 0, HEADER));
        fixture.records.add(struct("user", 16, 8, field("c", type("call"), 0, 8), field("d", type("call_t"), 8, 8)));
        fixture.functions.add(function("set", functionType(type("call"), type("call_t"), "c")));
        assertSkips("call");
        assertThat(hasClass("call")).isFalse();
        assertThat(String.join("", emitted.java().values())).doesNotContain("{@link org.example.shop.call ");
    }

    /** A callback keeps its class if a record with the same name is skipped. */
    @Test
    void keepsACallbackNamedLikeASkippedRecord() {
        fixture.records.add(struct(
                "both", 8, 4, field("x", array(ScalarType.CHAR, 4), 0, 4), field("xString", ScalarType.INT, 4, 4)));
        fixture.typedefs.add(new TypedefDecl("both", pointer(functionType(VOID)), 0, HEADER));
        assertSkips("both");
        assertThat(hasClass("both_")).isTrue();
    }

    @Test
    void skipsAnOpaqueTypeWithTooLongAName() {
        String name = "o".repeat(300);
        fixture.opaques.add(new OpaqueDecl(name, NamedType.Tag.STRUCT, HEADER));
        fixture.functions.add(function("open", functionType(pointer(type("struct " + name)))));
        fixture.records.add(struct("user", 8, 8, field("o", pointer(type("struct " + name)), 0, 8)));
        assertSkips(name);
        assertThat(String.join("", emitted.java().values())).doesNotContain("{@link org.example.shop." + name);
    }

    /** If every declaration is supported, none is skipped, and the Java is the same. */
    @Test
    void skipsNothingIfAllIsSupported() {
        fixture.enums.add(enumeration("few", ScalarType.UNSIGNED_INT, "ONE", 1));
        fixture.records.add(struct("user", 4, 4, field("few", type("enum few"), 0, 4)));
        Map<String, String> strict = fixture.emit();
        assertThat(fixture.emit(emitted)).isEmpty();
        assertThat(emitted.java()).isEqualTo(strict);
    }

    private static RecordDecl withoutSize(String name, FieldDecl... members) {
        return struct(name, 0, 1, members);
    }

    static Stream<Arguments> withoutSize() {
        CType empty = type("struct empty");
        return Stream.of(
                Arguments.of("no member", new FieldDecl[0]),
                Arguments.of("an empty record", new FieldDecl[] {field("e", empty, 0, 0)}),
                Arguments.of("an array of them", new FieldDecl[] {field("e", array(empty, 3), 0, 0)}),
                Arguments.of("an array of length 0", new FieldDecl[] {field("e", array(ScalarType.CHAR, 0), 0, 0)}),
                Arguments.of("a flexible array", new FieldDecl[] {
                    field("e", array(ScalarType.CHAR, ArrayType.FLEXIBLE), 0, 0)
                }),
                Arguments.of("an unnamed one", new FieldDecl[] {field("", new UnnamedRecord(withoutSize("")), 0, 0)}));
    }

    /** The linker supports no layout of size zero. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("withoutSize")
    void skipsFunctionsWithASizelessRecordByValue(String what, FieldDecl[] members) {
        CType none = type("struct none");
        fixture.records.add(withoutSize("empty"));
        fixture.records.add(withoutSize("none", members));
        fixture.records.add(struct("holder", 4, 4, field("n", none, 0, 0), field("i", ScalarType.INT, 0, 4)));
        fixture.functions.add(function("take", functionType(VOID, none, "n")));
        fixture.functions.add(function("give", functionType(none)));
        fixture.functions.add(function("hold", functionType(VOID, type("struct holder"), "h")));
        fixture.functions.add(function("point", functionType(pointer(none), pointer(none), "n")));
        fixture.typedefs.add(new TypedefDecl("call", pointer(functionType(none)), 0, HEADER));
        CompiledBindings bindings =
                assertSkips("take: parameter n", "give: result", "hold: parameter h", "call: result");
        assertThat(emitted.java().get("org/example/shop/Shop.java"))
                .contains(" point(")
                .doesNotContain(" take(", " give(", " hold(");
        assertThat(bindings.call(SHOP + "none", "sizeof")).isEqualTo(0L);
    }

    @Test
    void skipsAFunctionWithASizelessForeignRecordByValue() {
        fixture.foreign.add(new ForeignType(type("struct far"), Optional.empty(), Optional.empty(), 0, 1));
        fixture.functions.add(function("take", functionType(VOID, type("struct far"), "n")));
        assertSkips("take: parameter n");
    }

    private void addText(String name) {
        fixture.functions.add(function(name, functionType(pointer(constant(ScalarType.CHAR)))));
    }

    @Test
    void skipsAFunctionNamedLikeATextForm() {
        addText("foo");
        addText("fooString");
        addText("bar");
        CompiledBindings bindings = assertSkips("fooString");
        assertThat(emitted.java().get("org/example/shop/Shop.java"))
                .contains(" foo()", " fooString()", " bar()")
                .doesNotContain(" fooStringString()");
        assertThat(emitted.java().get("org/example/shop/ShopHandles.java")).doesNotContain("fooString");
        assertThat(bindings).isNotNull();
    }

    /** The later function is skipped with all of its methods, in whichever order the two are declared. */
    @Test
    void skipsAFunctionWhoseTextFormExists() {
        addText("fooString");
        addText("foo");
        addText("bar");
        assertSkips("foo");
        assertThat(emitted.java().get("org/example/shop/Shop.java"))
                .contains(" fooString()", " fooStringString()", " bar()")
                .doesNotContain(" foo()");
    }

    @Test
    void skipsAFunctionNamedLikeACheckedForm() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.functions.add(function("postChecked", functionType(ScalarType.INT)));
        fixture.facts.put("post", org.rdma4j.gen.emit.EmitFixture.fails(Failure.CODE));
        assertSkips("postChecked");
    }

    /** Names that are distinct in Java, and those that class files and {@code java.lang} reserve. */
    @Test
    void keepsDistinctNames() {
        addText("foo");
        fixture.functions.add(function("FOO", functionType(ScalarType.INT)));
        fixture.functions.add(function("fooString", functionType(ScalarType.INT, ScalarType.INT, "x")));
        fixture.functions.add(function("foo$long", functionType(ScalarType.INT)));
        fixture.functions.add(function("problem", functionType(VOID, pointer(constant(ScalarType.CHAR)), "p")));
        fixture.functions.add(function("isAvailable", functionType(VOID)));
        fixture.functions.add(function("Table", functionType(VOID)));
        fixture.functions.add(function("String", functionType(VOID)));
        fixture.functions.add(function("Shop", functionType(VOID)));
        fixture.records.add(struct("String", 4, 4, field("Object", ScalarType.INT, 0, 4)));
        fixture.records.add(struct("foo", 4, 4, field("x", ScalarType.INT, 0, 4)));
        fixture.enums.add(enumeration("FOO", ScalarType.UNSIGNED_INT, "foo_a", 1, "FOO_A", 2, "value", 3));
        fixture.enums.add(enumeration("", ScalarType.UNSIGNED_INT, "shop", 1, "SHOP", 2));
        assertSkips();
    }

    /** A record with two accessors of the same name is skipped. */
    @Test
    void skipsARecordWithCollidingAccessors() {
        fixture.records.add(
                struct("sizes", 16, 8, field("a", ScalarType.LONG, 0, 8), field("a$offset", ScalarType.LONG, 8, 8)));
        fixture.records.add(struct(
                "texts",
                16,
                8,
                field("a", pointer(constant(ScalarType.CHAR)), 0, 8),
                field("aString", ScalarType.LONG, 8, 8)));
        fixture.records.add(struct("good", 8, 8, field("a", ScalarType.LONG, 0, 8)));
        CompiledBindings bindings = assertSkips("texts");
        assertThat(bindings.call(SHOP + "good", "sizeof")).isEqualTo(8L);
    }

    /** Without {@code unsupported = "skip"}, the first unsupported declaration is an error. */
    @Test
    void rejectsUnsupportedDeclarationsByDefault() {
        fixture.records.add(withoutSize("none"));
        fixture.functions.add(function("take", functionType(VOID, type("struct none"), "n")));
        assertThatThrownBy(() -> fixture.emit())
                .isInstanceOf(ProblemException.class)
                .hasMessage("shop.h: take: parameter n: a record without members cannot be passed by value; list take"
                        + " under [[skip]] with a reason");
    }
}
