package org.rdma4j.gen.verify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.VoidType;

/** A header with one declaration of each kind, and the metadata that describes it, written by hand. */
final class SampleHeader {

    static final String HEADER = """
            #ifndef LAB_H
            #define LAB_H
            #include <stdint.h>
            #include "lab/other.h"
            #define LAB_ATTRIBUTE __attribute__((unused))
            #define LAB_CALL(x) (x)
            #define LAB_MAX 4294967295U
            #define LAB_MIN (-5)
            #define LAB_NAME "lab\\x80"
            #define LAB_DEFAULT ((void *)-1)
            #define LAB_RATIO 0.5
            #define lab_old_mode lab_mode
            struct lab_hidden;
            enum lab_mode { LAB_OFF, LAB_ON = 7 };
            enum lab_wide { LAB_HIGH = 1ULL << 63 };
            enum { LAB_LOOSE = -3 };
            typedef uint32_t lab_word;
            typedef struct { short s; } lab_pair;
            typedef void (*lab_handler)(struct lab_hidden *hidden, int);
            struct lab_item {
                uint8_t tag;
                enum lab_mode mode;
                unsigned first : 3;
                int second : 5;
                union {
                    uint64_t id;
                    struct { uint32_t low, high; } half;
                };
                struct { char c; } cells[3];
                enum { LAB_INNER = 2 } kind;
                const char *names[2];
                lab_handler handler;
                lab_pair pair;
                uint16_t none[0];
                int rest[];
            };
            #pragma pack(push, 2)
            struct lab_pragma { char c; uint32_t u; char d __attribute__((aligned(8))); };
            #pragma pack(pop)
            struct __attribute__((packed)) lab_tight { char c; uint32_t u; };
            int lab_open(const char *name, enum lab_mode mode);
            unsigned int lab_count(struct lab_item *items, lab_word n);
            static inline void lab_close(struct lab_item *item) { item->tag = 0; }
            int lab_query(int old);
            #define lab_query(x) lab_count(0, x)
            void (*lab_signal(int number, void (*handler)(int)))(int);
            #endif
            """;

    private static final String OTHER = "#define OTHER_VALUE 3\nstruct other { int x; };\nvoid other_call(void);\n";

    static final CType U8 = NamedType.parse("uint8_t");
    static final CType U16 = NamedType.parse("uint16_t");
    static final CType U32 = NamedType.parse("uint32_t");
    static final CType U64 = NamedType.parse("uint64_t");
    static final CType MODE = NamedType.parse("enum lab_mode");

    private SampleHeader() {}

    /** Writes the header to a subfolder of {@code folder}. */
    static void write(Path folder, String header) {
        try {
            Files.createDirectories(folder.resolve("lab"));
            Files.writeString(folder.resolve("lab/lab.h"), header);
            Files.writeString(folder.resolve("lab/other.h"), OTHER);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static VerifyOptions options(Path folder, String... bind) {
        List<String> header = List.of("lab/lab.h");
        return VerifyOptions.of(List.of(new PartitionConfig("lab", "", header, header, List.of(bind), List.of())))
                .withIncludePaths(List.of(folder));
    }

    /** Verifies a partition that replaces the correct one. */
    static VerifyReport verify(Path folder, Partition partition) {
        write(folder, HEADER);
        return Verifier.verify(metadata(partition), options(folder));
    }

    static Metadata metadata() {
        return metadata(partition());
    }

    static Metadata metadata(Partition partition) {
        List<ForeignType> foreign = List.of(
                new ForeignType(NamedType.parse("uint16_t"), posix(), Optional.of(ScalarType.UNSIGNED_SHORT), 2, 2),
                new ForeignType(NamedType.parse("uint32_t"), posix(), Optional.of(ScalarType.UNSIGNED_INT), 4, 4),
                new ForeignType(NamedType.parse("uint64_t"), posix(), Optional.of(ScalarType.UNSIGNED_LONG), 8, 8),
                new ForeignType(NamedType.parse("uint8_t"), posix(), Optional.of(ScalarType.UNSIGNED_CHAR), 1, 1));
        return new Metadata("lab", "1", Target.X86_64, new TreeMap<>(), List.of(partition), foreign);
    }

    private static Optional<String> posix() {
        return Optional.of("posix");
    }

    static Partition partition() {
        return new Partition(
                "lab",
                "",
                "",
                List.of("lab/lab.h"),
                SampleRecords.all(),
                enums(),
                functions(),
                typedefs(),
                constants(),
                List.of(new AliasDecl("lab_old_mode", new NamedType(NamedType.Tag.ENUM, "lab_mode"), "lab/lab.h")),
                List.of(new OpaqueDecl("lab_hidden", NamedType.Tag.STRUCT, "lab/lab.h")),
                List.of(new Skipped("LAB_ATTRIBUTE", "an attribute")));
    }

    static EnumDecl enumeration(String name, ScalarType underlying, Enumerator... enumerators) {
        return new EnumDecl(name, false, false, underlying, List.of(enumerators), "lab/lab.h");
    }

    static Enumerator enumerator(String name, long value) {
        return new Enumerator(name, BigInteger.valueOf(value));
    }

    private static List<EnumDecl> enums() {
        return List.of(
                enumeration("lab_mode", ScalarType.UNSIGNED_INT, enumerator("LAB_OFF", 0), enumerator("LAB_ON", 7)),
                enumeration(
                        "lab_wide", ScalarType.UNSIGNED_LONG, new Enumerator("LAB_HIGH", BigInteger.ONE.shiftLeft(63))),
                enumeration("", ScalarType.INT, enumerator("LAB_LOOSE", -3)));
    }

    static FunctionDecl function(String name, Linkage linkage, CType result, CType... parameters) {
        List<Parameter> list = new ArrayList<>();
        for (CType parameter : parameters) {
            list.add(new Parameter("", parameter));
        }
        return new FunctionDecl(name, new FunctionType(result, list, false), linkage, Optional.empty(), "lab/lab.h");
    }

    private static List<FunctionDecl> functions() {
        CType text = new PointerType(new QualifiedType(ScalarType.CHAR, true, false, false));
        CType item = new PointerType(NamedType.parse("struct lab_item"));
        CType handler =
                new PointerType(new FunctionType(new VoidType(), List.of(new Parameter("", ScalarType.INT)), false));
        return List.of(
                function("lab_open", Linkage.EXTERN, ScalarType.INT, text, MODE),
                function("lab_count", Linkage.EXTERN, ScalarType.UNSIGNED_INT, item, NamedType.parse("lab_word")),
                function("lab_close", Linkage.INLINE, new VoidType(), item),
                function("lab_query", Linkage.SHADOWED, ScalarType.INT, ScalarType.INT),
                function("lab_signal", Linkage.EXTERN, handler, ScalarType.INT, handler));
    }

    private static List<TypedefDecl> typedefs() {
        CType hidden = new PointerType(NamedType.parse("struct lab_hidden"));
        CType handler = new PointerType(new FunctionType(
                new VoidType(), List.of(new Parameter("hidden", hidden), new Parameter("", ScalarType.INT)), false));
        return List.of(
                new TypedefDecl("lab_word", U32, 0, "lab/lab.h"),
                new TypedefDecl("lab_handler", handler, 0, "lab/lab.h"));
    }

    static ConstantDecl constant(String name, CType type, ConstantDecl.Value value) {
        return new ConstantDecl(name, type, value, "lab/lab.h");
    }

    private static List<ConstantDecl> constants() {
        return List.of(
                constant(
                        "LAB_MAX",
                        ScalarType.UNSIGNED_INT,
                        new ConstantDecl.IntegerValue(new BigInteger("4294967295"))),
                constant("LAB_MIN", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.valueOf(-5))),
                constant("LAB_NAME", new ArrayType(ScalarType.CHAR, 5), new ConstantDecl.StringValue("lab\u0080")),
                constant(
                        "LAB_DEFAULT",
                        new PointerType(new VoidType()),
                        new ConstantDecl.PointerValue(
                                BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE))),
                constant("LAB_RATIO", ScalarType.DOUBLE, new ConstantDecl.FloatingValue(0.5)));
    }
}
