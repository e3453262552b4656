package org.rdma4j.gen.metadata;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.RecordDecl.Kind;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/**
 * A release with one declaration of every kind in the model, which represents these C declarations:
 *
 * <pre>{@code
 * typedef unsigned char u8;  typedef u8 *bytes __attribute__((aligned(16)));  typedef int (*handler)(struct node *, ...);
 * typedef struct { u8 a; } plain_t;
 * union word { uint32_t whole; u8 parts[4]; };
 * struct bits { int a:3; unsigned b:5; int :0; uint64_t c:40; };
 * struct node {
 *     struct node *next;
 *     union { struct { uint16_t low, high; }; uint32_t both; };
 *     struct { enum { RED, BLUE = -5 } colour; union { int i; u8 b[3][2]; } value; } named;
 *     handler on_event;  const char *const restrict text;  struct hidden *hidden;  enum wide wide;
 *     struct pthread by_value;  char tail[];
 * };
 * }</pre>
 */
public final class RichMetadata {

    private static final String H = "rich/rich.h";
    private static final NamedType U8 = typedef("u8");
    private static final NamedType UINT32 = typedef("uint32_t");
    private static final NamedType NODE = new NamedType(Tag.STRUCT, "node");

    private RichMetadata() {}

    public static Metadata metadata() {
        SortedMap<String, String> versions = new TreeMap<>();
        versions.put("linux", "6.1");
        versions.put("compiler", "gcc 12");
        return new Metadata(
                "rich",
                "44.0",
                Target.X86_64,
                versions,
                List.of(main(), empty()),
                List.of(
                        new ForeignType(
                                new NamedType(Tag.ENUM, "far"),
                                Optional.of("posix"),
                                Optional.of(ScalarType.UNSIGNED_INT),
                                4,
                                4),
                        new ForeignType(
                                new NamedType(Tag.STRUCT, "pthread"), Optional.of("posix"), Optional.empty(), 40, 8),
                        new ForeignType(
                                new NamedType(Tag.STRUCT, "sockaddr"), Optional.of("posix"), Optional.empty(), 0, 0),
                        foreignTypedef("uint16_t", ScalarType.UNSIGNED_SHORT, 2),
                        foreignTypedef("uint32_t", ScalarType.UNSIGNED_INT, 4),
                        foreignTypedef("uint64_t", ScalarType.UNSIGNED_LONG, 8)));
    }

    private static Partition main() {
        return new Partition(
                "a.rich",
                "rich",
                "librich.so.1",
                List.of(H, "rich/more.h"),
                List.of(plain(), word(), bits(), node(), packed()),
                enums(),
                functions(),
                List.of(
                        new TypedefDecl("u8", ScalarType.UNSIGNED_CHAR, 0, H),
                        new TypedefDecl("bytes", pointer(U8), 16, H),
                        new TypedefDecl("handler", pointer(handler()), 0, H)),
                constants(),
                List.of(new AliasDecl("node_alias", NODE, H)),
                List.of(
                        new OpaqueDecl("hidden", Tag.STRUCT, H),
                        new OpaqueDecl("veiled", Tag.UNION, H),
                        new OpaqueDecl("unseen", Tag.ENUM, H)),
                List.of(
                        new Skipped("__attribute_x", "an attribute, \"not\" a value\twith a tab"),
                        new Skipped("y", "")));
    }

    private static Partition empty() {
        List<Skipped> none = List.of();
        return new Partition(
                "a.empty",
                "",
                "",
                List.of("e.h"),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                none);
    }

    private static FunctionType handler() {
        return new FunctionType(ScalarType.INT, List.of(new Parameter("", pointer(NODE))), true);
    }

    private static RecordDecl plain() {
        return new RecordDecl(Kind.STRUCT, "plain_t", true, Packing.NONE, 1, 1, List.of(field("a", U8, 0, 8)), H);
    }

    private static RecordDecl word() {
        return struct(
                Kind.UNION, "word", 4, 4, field("whole", UINT32, 0, 32), field("parts", new ArrayType(U8, 4), 0, 32));
    }

    private static RecordDecl bits() {
        return struct(
                Kind.STRUCT,
                "bits",
                8,
                8,
                bitField("a", ScalarType.INT, 3, 0),
                bitField("b", ScalarType.UNSIGNED_INT, 5, 3),
                bitField("", ScalarType.INT, 0, 32),
                bitField("c", typedef("uint64_t"), 40, 8));
    }

    private static RecordDecl node() {
        RecordDecl halves = struct(
                Kind.STRUCT,
                "",
                4,
                2,
                field("low", typedef("uint16_t"), 0, 16),
                field("high", typedef("uint16_t"), 16, 16));
        RecordDecl both =
                struct(Kind.UNION, "", 4, 4, field("", new UnnamedRecord(halves), 0, 32), field("both", UINT32, 0, 32));
        EnumDecl colour = new EnumDecl(
                "", false, false, ScalarType.INT, List.of(enumerator("RED", "0"), enumerator("BLUE", "-5")), H);
        RecordDecl value = struct(
                Kind.UNION,
                "",
                8,
                4,
                field("i", ScalarType.INT, 0, 32),
                field("b", new ArrayType(new ArrayType(U8, 2), 3), 0, 48));
        RecordDecl named = struct(
                Kind.STRUCT,
                "",
                12,
                4,
                field("colour", new UnnamedEnum(colour), 0, 32),
                field("value", new UnnamedRecord(value), 32, 64));
        CType text =
                new QualifiedType(pointer(new QualifiedType(ScalarType.CHAR, true, false, false)), true, false, true);
        return struct(
                Kind.STRUCT,
                "node",
                104,
                8,
                field("next", pointer(NODE), 0, 64),
                field("", new UnnamedRecord(both), 64, 32),
                field("named", new UnnamedRecord(named), 96, 96),
                field("on_event", typedef("handler"), 192, 64),
                field("text", text, 256, 64),
                field("hidden", pointer(new NamedType(Tag.STRUCT, "hidden")), 320, 64),
                field("wide", new NamedType(Tag.ENUM, "wide"), 384, 64),
                field("by_value", new NamedType(Tag.STRUCT, "pthread"), 448, 320),
                new FieldDecl(
                        "spin",
                        new QualifiedType(ScalarType.INT, false, true, false),
                        FieldDecl.NOT_A_BIT_FIELD,
                        new Packing(false, 8, 0),
                        768,
                        32),
                field("none", new ArrayType(ScalarType.LONG, 0), 832, 0),
                field("tail", new ArrayType(ScalarType.CHAR, ArrayType.FLEXIBLE), 832, 0));
    }

    private static RecordDecl packed() {
        FieldDecl field = new FieldDecl("p", UINT32, FieldDecl.NOT_A_BIT_FIELD, new Packing(true, 0, 0), 8, 32);
        return new RecordDecl(
                Kind.STRUCT,
                "packed",
                false,
                new Packing(true, 2, 1),
                6,
                2,
                List.of(field("c", ScalarType.CHAR, 0, 8), field),
                H);
    }

    private static List<EnumDecl> enums() {
        return List.of(
                new EnumDecl(
                        "wide",
                        false,
                        false,
                        ScalarType.UNSIGNED_LONG,
                        List.of(enumerator("WIDE_TOP", "18446744073709551615"), enumerator("WIDE_ONE", "1")),
                        H),
                new EnumDecl("small_t", true, true, ScalarType.SIGNED_CHAR, List.of(enumerator("SMALL", "-128")), H),
                new EnumDecl(
                        "narrow", false, false, true, ScalarType.UNSIGNED_CHAR, List.of(enumerator("NARROW", "1")), H),
                new EnumDecl("", false, false, ScalarType.UNSIGNED_INT, List.of(enumerator("LOOSE", "2147483648")), H));
    }

    private static List<FunctionDecl> functions() {
        List<Parameter> every = Arrays.stream(ScalarType.values())
                .map(s -> new Parameter(s.name().toLowerCase(Locale.ROOT), s))
                .toList();
        return List.of(
                function("all_scalars", new VoidType(), every, Linkage.EXTERN, Optional.of("RICH_1.1")),
                function(
                        "pick",
                        typedef("plain_t"),
                        List.of(
                                new Parameter("w", new NamedType(Tag.UNION, "word")),
                                new Parameter("wide", new NamedType(Tag.ENUM, "wide")),
                                new Parameter("far", new NamedType(Tag.ENUM, "far")),
                                new Parameter("array", new ArrayType(U8, 16)),
                                new Parameter("handler", handler()),
                                new Parameter("b", typedef("bytes"))),
                        Linkage.INLINE,
                        Optional.empty()),
                new FunctionDecl(
                        "log_it",
                        new FunctionType(
                                pointer(new NamedType(Tag.STRUCT, "sockaddr")),
                                List.of(new Parameter("", pointer(new VoidType()))),
                                true),
                        Linkage.SHADOWED,
                        Optional.empty(),
                        H));
    }

    private static FunctionDecl function(
            String name, CType result, List<Parameter> parameters, Linkage linkage, Optional<String> version) {
        return new FunctionDecl(name, new FunctionType(result, parameters, false), linkage, version, H);
    }

    private static List<ConstantDecl> constants() {
        return List.of(
                integer("SMALL_ONE", ScalarType.INT, "-1"),
                integer("TOP", ScalarType.UNSIGNED_LONG, "18446744073709551615"),
                integer("BEYOND", ScalarType.UNSIGNED_INT128, "340282366920938463463374607431768211455"),
                new ConstantDecl(
                        "TEXT",
                        new ArrayType(ScalarType.CHAR, 12),
                        new ConstantDecl.StringValue("q\"b\\n\n\t\r\u0000\u0001\u007f\u00e9\u00ff"),
                        H),
                new ConstantDecl(
                        "NOWHERE",
                        pointer(new VoidType()),
                        new ConstantDecl.PointerValue(new BigInteger("18446744073709551615")),
                        H),
                floating("TENTH", 0.1),
                floating("TINY", Double.MIN_VALUE),
                floating("HUGE", Double.MAX_VALUE),
                floating("EDGE", 2e-44),
                floating("WHOLE", 3.0),
                floating("NEGATIVE_ZERO", -0.0),
                floating("ZERO", 0.0),
                floating("NOT_A_NUMBER", Double.NaN),
                floating("ENDLESS", Double.NEGATIVE_INFINITY));
    }

    private static ConstantDecl integer(String name, CType type, String value) {
        return new ConstantDecl(name, type, new ConstantDecl.IntegerValue(new BigInteger(value)), H);
    }

    private static ConstantDecl floating(String name, double value) {
        return new ConstantDecl(name, ScalarType.DOUBLE, new ConstantDecl.FloatingValue(value), H);
    }

    private static ForeignType foreignTypedef(String name, ScalarType scalar, int size) {
        return new ForeignType(typedef(name), Optional.empty(), Optional.of(scalar), size, size);
    }

    private static RecordDecl struct(Kind kind, String name, long size, long alignment, FieldDecl... fields) {
        return new RecordDecl(kind, name, false, Packing.NONE, size, alignment, List.of(fields), H);
    }

    private static FieldDecl field(String name, CType type, long offset, long width) {
        return new FieldDecl(name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, offset, width);
    }

    private static FieldDecl bitField(String name, CType type, int bits, long offset) {
        return new FieldDecl(name, type, bits, Packing.NONE, offset, bits);
    }

    private static Enumerator enumerator(String name, String value) {
        return new Enumerator(name, new BigInteger(value));
    }

    private static NamedType typedef(String name) {
        return new NamedType(Tag.TYPEDEF, name);
    }

    private static PointerType pointer(CType pointee) {
        return new PointerType(pointee);
    }
}
