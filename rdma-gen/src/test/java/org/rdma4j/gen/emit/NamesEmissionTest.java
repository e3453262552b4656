package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.constant;
import static org.rdma4j.gen.emit.EmitFixture.enumeration;
import static org.rdma4j.gen.emit.EmitFixture.fails;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** C names with a meaning in Java, used for every kind of declaration: all of the Java compiles. */
class NamesEmissionTest {

    private static final List<String> LANG = words("String Object Integer Long Short Byte Double Boolean Math Throwable"
            + " Override Deprecated SuppressWarnings FunctionalInterface AutoCloseable Runnable Record Enum Class"
            + " IllegalArgumentException UnsupportedOperationException Iterable Process Module Void");

    private static final List<String> USED = words("MemorySegment Arena FunctionDescriptor GroupLayout Linker"
            + " MemoryLayout SegmentAllocator ValueLayout MethodHandle MethodHandles ByteOrder Consumer Objects Optional"
            + " StringJoiner Library Linking Call ErrnoCapture CStrings Segments FrontGrowth FunctionTable HostRelease"
            + " RecordText EnumNames Target Errno Check ErrnoException");

    private static final List<String> EMITTED = words("Layout Function Invoke Start Table Shop ShopHandles"
            + " ShopEnumNames WrapperBuild SIZE ALIGNMENT LAYOUT HANDLE TABLE SHIFT LIBRARY ALL BUILD");

    private static final List<String> LOCAL = words("segment array index value count allocator arena cleanup address"
            + " pointer bits capture result failure handle function declared names rest text target");

    private static final List<String> METHODS =
            words("layout sizeof allocate allocateArray asSlice ofAddress reinterpret"
                    + " toString hashCode equals getClass wait notify notifyAll clone finalize name apply invoke upcall descriptor"
                    + " isAvailable problem fromC toC a_offset offset");

    private static final List<String> WORDS =
            words("class new package import this super public final abstract try throw"
                    + " interface native synchronized boolean byte null true false record sealed permits var yield when module"
                    + " exports instanceof assert strictfp transient throws");

    private static final List<String> PACKAGES = words("org java javax example rdma4j lang util sys runtime shop demo");

    private static final List<String> DOLLAR = words("a$b a$offset a$set $ $a SIZE$ Layout$x");

    private static final List<String> ALL = Stream.of(LANG, USED, EMITTED, LOCAL, METHODS, WORDS, PACKAGES, DOLLAR)
            .flatMap(List::stream)
            .distinct()
            .toList();

    private final SortedMap<String, String> sources = new TreeMap<>();

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }

    private static EmitFixture fixture(String namespace) {
        EmitFixture fixture = new EmitFixture().withKernelTypes();
        fixture.namespace = namespace;
        return fixture;
    }

    private void compile(EmitFixture... fixtures) {
        for (EmitFixture fixture : fixtures) {
            sources.putAll(fixture.emit());
        }
        CompiledBindings bindings = new CompiledBindings(sources);
        for (String path : sources.keySet()) {
            String name = path.substring(0, path.length() - ".java".length()).replace('/', '.');
            if (!name.endsWith("package-info")) {
                assertThat(loaded(bindings, name)).as(name).isNotNull();
            }
        }
    }

    private static Class<?> loaded(CompiledBindings bindings, String name) {
        try {
            return Class.forName(name, false, bindings);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Records with the name, and declarations of every kind that use them. */
    @Test
    void compilesRecords() {
        EmitFixture fixture = fixture("demo.shop");
        for (String name : ALL) {
            CType own = type("struct " + name);
            fixture.records.add(struct(
                    name, 16, 8, field("a", ScalarType.UNSIGNED_SHORT, 0, 2), field("next", pointer(own), 8, 8)));
            fixture.records.add(struct(
                    "holder_" + name,
                    56,
                    8,
                    field("by_value", own, 0, 16),
                    field("behind", pointer(own), 16, 8),
                    field("some", array(own, 2), 24, 32)));
            fixture.functions.add(function(
                    "get_" + name, functionType(pointer(own), pointer(own), "x", own, "y", ScalarType.INT, "z")));
            fixture.functions.add(function("make_" + name, functionType(own)));
            fixture.facts.put("get_" + name, fails(Failure.NULL));
            fixture.typedefs.add(callback("callback_" + name, functionType(pointer(own), pointer(own), "x", own, "y")));
        }
        compile(fixture);
    }

    /** Members with the name: numbers, text, arrays, pointers to functions, arrays of unnamed types. */
    @Test
    void compilesMembers() {
        EmitFixture fixture = fixture("demo.shop");
        FunctionType function = functionType(ScalarType.INT, ScalarType.INT, "x");
        for (String name : ALL) {
            // A member whose name is that of another member's accessor is refused.
            fixture.records.add(struct("n_" + name, 4, 4, field(name, ScalarType.UNSIGNED_SHORT, 0, 2)));
            fixture.records.add(struct("r_" + name, 8, 8, field(name, pointer(type("struct n_" + name)), 0, 8)));
            fixture.records.add(struct("p_" + name, 8, 8, field(name, pointer(function), 0, 8)));
            RecordDecl inner = struct("", 4, 4, field(name, ScalarType.INT, 0, 4));
            fixture.records.add(struct("u_" + name, 8, 4, field(name, array(new UnnamedRecord(inner), 2), 0, 8)));
            if (!name.equals("to")) {
                fixture.records.add(struct("c_" + name, 8, 1, field(name, array(ScalarType.CHAR, 8), 0, 8)));
            }
        }
        compile(fixture);
    }

    /** Functions with the name, with results of each kind. */
    @Test
    void compilesFunctions() {
        EmitFixture numbers = fixture("demo.shop");
        EmitFixture texts = fixture("demo.texts");
        for (String name : ALL) {
            numbers.functions.add(function(name, functionType(ScalarType.INT, ScalarType.INT, "x")));
            numbers.facts.put(name, fails(Failure.CODE));
            texts.functions.add(function(name, functionType(pointer(constant(ScalarType.CHAR)))));
            texts.facts.put(name, fails(Failure.NULL));
        }
        compile(numbers, texts);
    }

    /** Parameters with the name, of each kind of type. */
    @Test
    void compilesParameters() {
        EmitFixture fixture = fixture("demo.shop");
        fixture.records.add(struct("item", 8, 8, field("n", ScalarType.LONG, 0, 8)));
        CType item = type("struct item");
        List<CType> types = List.of(
                ScalarType.UNSIGNED_CHAR,
                ScalarType.UNSIGNED_SHORT,
                type("__be16"),
                type("__be32"),
                type("__be64"),
                pointer(item),
                item,
                ScalarType.DOUBLE);
        for (int i = 0; i < ALL.size(); i++) {
            List<Object> parameters = new ArrayList<>();
            for (CType type : types) {
                parameters.add(type);
                parameters.add(ALL.get((i + parameters.size() / 2) % ALL.size()));
            }
            FunctionType function = functionType(pointer(item), parameters.toArray());
            fixture.functions.add(function("f" + i, function));
            fixture.facts.put("f" + i, fails(i % 2 == 0 ? Failure.NULL : Failure.MINUS_ONE));
            fixture.functions.add(function("v" + i, functionType(item, parameters.toArray())));
            fixture.functions.add(function("w" + i, functionType(type("__be32"), parameters.toArray())));
            fixture.typedefs.add(callback("c" + i, function));
        }
        compile(fixture);
    }

    /** Macros and enumerators of unnamed enums, next to functions whose bodies use classes. */
    @Test
    void compilesConstants() {
        EmitFixture fixture = fixture("demo.shop");
        fixture.records.add(struct("item", 8, 8, field("n", ScalarType.LONG, 0, 8)));
        CType item = type("struct item");
        for (int i = 0; i < ALL.size(); i++) {
            fixture.constants.add(new ConstantDecl(
                    ALL.get(i),
                    ScalarType.INT,
                    new ConstantDecl.IntegerValue(BigInteger.valueOf(i)),
                    EmitFixture.HEADER));
        }
        fixture.constants.add(new ConstantDecl(
                "item", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.ONE), EmitFixture.HEADER));
        fixture.constants.add(new ConstantDecl(
                "ANY", pointer(VOID), new ConstantDecl.PointerValue(BigInteger.ONE), EmitFixture.HEADER));
        fixture.functions.add(function(
                "f",
                functionType(pointer(item), ScalarType.UNSIGNED_SHORT, "a", type("__be32"), "b", type("__be64"), "c")));
        fixture.facts.put("f", fails(Failure.NULL));
        fixture.functions.add(function("g", functionType(pointer(constant(ScalarType.CHAR)), pointer(item), "x")));
        fixture.functions.add(function("h", functionType(type("__be16"), ScalarType.UNSIGNED_CHAR, "x")));
        compile(fixture);
    }

    /** Enums and enumerators with the name. */
    @Test
    void compilesEnumerators() {
        EmitFixture fixture = fixture("demo.shop");
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < ALL.size(); i++) {
            values.add(ALL.get(i));
            values.add(i);
        }
        fixture.enums.add(enumeration("unsigned_values", ScalarType.UNSIGNED_INT, values.toArray()));
        fixture.enums.add(enumeration("signed_values", ScalarType.INT, values.toArray()));
        fixture.enums.add(enumeration("long_values", ScalarType.UNSIGNED_LONG, values.toArray()));
        fixture.enums.add(enumeration("flag_values", ScalarType.UNSIGNED_INT, values.toArray()));
        fixture.enums.add(enumeration("long_flags", ScalarType.UNSIGNED_LONG, values.toArray()));
        fixture.flags.add("flag_values");
        fixture.flags.add("long_flags");
        EmitFixture named = fixture("demo.named");
        for (String name : ALL) {
            named.enums.add(enumeration(name, ScalarType.UNSIGNED_INT, "E_" + name, 1));
            named.records.add(struct("has_" + name, 4, 4, field("e", type("enum " + name), 0, 4)));
        }
        compile(fixture, named);
    }

    /** Callback types, including those declared in parameters, and opaque types with the name. */
    @Test
    void compilesCallbacksAndOpaqueTypes() {
        EmitFixture callbacks = fixture("demo.shop");
        EmitFixture opaques = fixture("demo.opaques");
        FunctionType function = functionType(ScalarType.UNSIGNED_SHORT, ScalarType.UNSIGNED_SHORT, "x");
        for (String name : ALL) {
            callbacks.typedefs.add(callback(name, function));
            callbacks.records.add(struct("has_" + name, 8, 8, field("c", type(name), 0, 8)));
            callbacks.functions.add(function("takes_" + name, functionType(VOID, type(name), "c")));
            callbacks.functions.add(function("in_" + name, functionType(VOID, pointer(function), name)));
            opaques.opaques.add(new OpaqueDecl(name, NamedType.Tag.STRUCT, EmitFixture.HEADER));
            opaques.functions.add(
                    function("use_" + name, functionType(pointer(type("struct " + name)), ScalarType.INT, name)));
        }
        compile(callbacks, opaques);
    }

    /** A struct, a function and a member with the same name, and names that differ only in case. */
    @Test
    void compilesTheSameNameForSeveralKinds() {
        EmitFixture fixture = fixture("demo.shop");
        for (String name : words("stat STAT Stat sTat")) {
            fixture.records.add(struct(name, 4, 4, field(name, ScalarType.INT, 0, 4)));
            fixture.functions.add(function(name, functionType(pointer(type("struct " + name)), pointer(VOID), name)));
        }
        List<FieldDecl> members = new ArrayList<>();
        for (String name : words("class class_x CLASS Class")) {
            members.add(field(name, ScalarType.INT, 4L * members.size(), 4));
        }
        fixture.records.add(struct("cases", 16, 4, members.toArray(FieldDecl[]::new)));
        fixture.enums.add(enumeration("two", ScalarType.INT, "class", 0, "class_", 1, "CLASS", 2));
        fixture.constants.add(new ConstantDecl(
                "new", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.ONE), EmitFixture.HEADER));
        fixture.constants.add(new ConstantDecl(
                "new_", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.TWO), EmitFixture.HEADER));
        compile(fixture);
        assertThat(sources.get("org/example/shop/Shop.java"))
                .contains("int new_ = 1;")
                .contains("int new__ = 2;");
    }

    private static TypedefDecl callback(String name, FunctionType type) {
        return new TypedefDecl(name, pointer(type), 0, EmitFixture.HEADER);
    }
}
