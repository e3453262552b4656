package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/**
 * Complete reports on metadata with many errors: a single run of gcc finds all of the errors that other tests check one
 * by one.
 */
class WholeReportTest {

    private static final CType VOID = new VoidType();

    @TempDir
    private Path folder;

    @BeforeEach
    void assumeGcc() {
        VerifierTest.assumeCompiler("gcc");
    }

    private VerifyReport verify(String header, Metadata metadata, String... bind) {
        SampleHeader.write(folder, header);
        VerifyOptions options = SampleHeader.options(folder, bind)
                .withCompiler(List.of("gcc"))
                .withSkip(Map.of(
                        "LAB_SKIPPED", "of no use", "lab_skipped", "of no use", "lab_known.skipped", "of no use"));
        return Verifier.verify(metadata, options);
    }

    /** Returns the report without the compiler's messages, which depend on its version. */
    private String report(String header, Metadata metadata, String... bind) {
        return verify(header, metadata, bind).render().replaceAll("error: .* \\(lab", "error (lab");
    }

    private static Metadata metadata(Target target, List<ForeignType> foreign, Partition... partitions) {
        return new Metadata("lab", "1", target, new TreeMap<>(), List.of(partitions), foreign);
    }

    private static Partition partition(
            List<RecordDecl> records,
            List<EnumDecl> enums,
            List<FunctionDecl> functions,
            List<TypedefDecl> typedefs,
            List<ConstantDecl> constants,
            List<AliasDecl> aliases,
            List<OpaqueDecl> opaques,
            List<Skipped> skipped) {
        return new Partition(
                "lab",
                "",
                "",
                List.of("lab/lab.h"),
                records,
                enums,
                functions,
                typedefs,
                constants,
                aliases,
                opaques,
                skipped);
    }

    @Test
    void reportsNoMismatchInCorrectMetadata() {
        assertThat(report(SampleHeader.HEADER, SampleHeader.metadata())).isEqualTo("""
                148 facts compared (size 11, alignment 10, field 23, type 20, enum 9, enumerator 5, function 5, \
                linkage 5, typedef 2, constant 5, constant type 5, alias 1, opaque 2, foreign type 12, header 20, \
                reference 10, target 3): 0 mismatches, 0 missing; not compared: types of bit-fields, except sign \
                and width (2)
                """);
    }

    private static RecordDecl like(RecordDecl r, Packing packing, long size, long alignment, List<FieldDecl> fields) {
        return new RecordDecl(r.kind(), r.name(), r.typedefNamed(), packing, size, alignment, fields, r.header());
    }

    private static List<RecordDecl> wrongRecords() {
        List<RecordDecl> all = SampleHeader.partition().records();
        RecordDecl pair = all.get(0);
        RecordDecl item = all.get(1);
        RecordDecl tight = all.get(2);
        RecordDecl pragma = all.get(3);
        List<FieldDecl> fields = new ArrayList<>(item.fields());
        fields.set(0, SampleRecords.field("tag", ScalarType.SIGNED_CHAR, 0, 8));
        fields.set(1, SampleRecords.field("mode", ScalarType.UNSIGNED_INT, 64, 32));
        fields.set(2, SampleRecords.bits("first", ScalarType.UNSIGNED_INT, 3, 65));
        fields.set(3, SampleRecords.bits("second", ScalarType.UNSIGNED_INT, 4, 67));
        RecordDecl choice = ((UnnamedRecord) fields.get(4).type()).record();
        List<FieldDecl> members = new ArrayList<>(choice.fields());
        members.set(0, SampleRecords.field("id", SampleHeader.U64, 32, 64));
        fields.set(4, SampleRecords.field("", new UnnamedRecord(like(choice, Packing.NONE, 16, 4, members)), 128, 32));
        fields.set(
                6,
                SampleRecords.field(
                        "kind",
                        new UnnamedEnum(
                                SampleHeader.enumeration("", ScalarType.INT, SampleHeader.enumerator("LAB_INNER", 3))),
                        224,
                        32));
        fields.set(7, SampleRecords.field("names", new ArrayType(new PointerType(ScalarType.CHAR), 2), 256, 128));
        fields.set(8, SampleRecords.field("handler", NamedType.parse("lab_handler"), 384, 32));
        fields.set(10, SampleRecords.field("none", new ArrayType(SampleHeader.U16, ArrayType.FLEXIBLE), 464, 0));
        fields.set(11, SampleRecords.field("rest", new ArrayType(ScalarType.INT, 0), 480, 0));
        return List.of(
                new RecordDecl(pair.kind(), pair.name(), true, pair.packing(), 4, 1, pair.fields(), "lab/other.h"),
                like(item, new Packing(false, 16, 0), 72, 8, fields),
                like(tight, Packing.NONE, 5, 1, tight.fields()),
                like(pragma, new Packing(false, 0, 4), 8, 2, pragma.fields()));
    }

    private static Partition wrong() {
        CType item = new PointerType(NamedType.parse("struct lab_item"));
        return partition(
                wrongRecords(),
                List.of(
                        SampleHeader.enumeration(
                                "lab_mode",
                                ScalarType.LONG,
                                SampleHeader.enumerator("LAB_OFF", 0),
                                SampleHeader.enumerator("LAB_ON", 8)),
                        new EnumDecl(
                                "lab_wide",
                                false,
                                false,
                                ScalarType.UNSIGNED_LONG,
                                List.of(SampleHeader.enumerator("LAB_HIGH", 1)),
                                "lab/other.h"),
                        SampleHeader.enumeration("", ScalarType.INT, SampleHeader.enumerator("LAB_LOOSE", 3))),
                List.of(
                        new FunctionDecl(
                                "lab_open",
                                SampleHeader.partition().functions().get(0).type(),
                                Linkage.INLINE,
                                Optional.empty(),
                                "lab/other.h"),
                        SampleHeader.function(
                                "lab_count", Linkage.EXTERN, ScalarType.UNSIGNED_INT, item, SampleHeader.MODE),
                        SampleHeader.function("lab_close", Linkage.EXTERN, ScalarType.INT, item),
                        SampleHeader.function("lab_query", Linkage.EXTERN, ScalarType.INT, ScalarType.INT),
                        SampleHeader.function("lab_signal", Linkage.SHADOWED, VOID, ScalarType.INT),
                        SampleHeader.function("other_call", Linkage.EXTERN, VOID)),
                List.of(
                        new TypedefDecl("lab_word", SampleHeader.U64, 8, "lab/other.h"),
                        new TypedefDecl("lab_handler", new PointerType(VOID), 0, "lab/lab.h")),
                List.of(
                        SampleHeader.constant(
                                "LAB_MAX",
                                ScalarType.LONG,
                                new ConstantDecl.IntegerValue(BigInteger.valueOf(4294967295L))),
                        new ConstantDecl(
                                "LAB_MIN",
                                ScalarType.INT,
                                new ConstantDecl.IntegerValue(BigInteger.valueOf(-6)),
                                "lab/other.h"),
                        SampleHeader.constant("LAB_NAME", ScalarType.INT, new ConstantDecl.StringValue("lab")),
                        SampleHeader.constant(
                                "LAB_DEFAULT",
                                new PointerType(ScalarType.CHAR),
                                new ConstantDecl.PointerValue(BigInteger.TEN)),
                        SampleHeader.constant("LAB_RATIO", ScalarType.FLOAT, new ConstantDecl.FloatingValue(0.25))),
                List.of(new AliasDecl("lab_old_mode", NamedType.parse("enum lab_wide"), "lab/lab.h")),
                List.of(new OpaqueDecl("lab_tight", NamedType.Tag.STRUCT, "lab/lab.h")),
                List.of());
    }

    @Test
    void reportsEveryMismatch() {
        List<ForeignType> foreign = List.of(
                new ForeignType(NamedType.parse("uint8_t"), Optional.of("posix"), Optional.of(ScalarType.CHAR), 1, 2),
                new ForeignType(
                        NamedType.parse("uint64_t"), Optional.empty(), Optional.of(ScalarType.UNSIGNED_LONG), 4, 8),
                new ForeignType(NamedType.parse("struct other"), Optional.of("posix"), Optional.empty(), 8, 4));
        assertThat(report(SampleHeader.HEADER, metadata(Target.AARCH64, foreign, wrong())))
                .isEqualTo("""
                mismatch: target machine: metadata aarch64-linux-gnu, compiler something else (the compiler)
                mismatch: target plain char: metadata unsigned, compiler something else (the compiler)
                mismatch: size lab_pair: metadata 4, compiler 2 (lab/other.h)
                mismatch: alignment lab_pair: metadata 1, compiler 2 (lab/other.h)
                mismatch: size lab_pair as described: metadata 4, compiler 2 (lab/other.h)
                mismatch: size lab_item: metadata 72, compiler 64 (lab/lab.h)
                mismatch: type lab_item.tag: metadata signed char, compiler uint8_t (lab/lab.h)
                mismatch: field lab_item.mode: metadata 64+32, compiler 32+32 (lab/lab.h)
                mismatch: type lab_item.mode: metadata unsigned int, compiler enum lab_mode (lab/lab.h)
                mismatch: field lab_item.first: metadata 65+3, compiler 64+3 (lab/lab.h)
                mismatch: field lab_item.second: metadata 67+4, compiler 67+5 (lab/lab.h)
                mismatch: type lab_item.second signed: metadata 0, compiler 1 (lab/lab.h)
                mismatch: size lab_item.(union): metadata 16, compiler 8 (lab/lab.h)
                mismatch: alignment lab_item.(union): metadata 4, compiler 8 (lab/lab.h)
                mismatch: field lab_item.(union) width: metadata 32, compiler 64 (lab/lab.h)
                mismatch: field lab_item.id: metadata 160+64, compiler 128+64 (lab/lab.h)
                mismatch: enum lab_item.kind sign: metadata signed, compiler something else (lab/lab.h)
                mismatch: enum lab_item.kind integer: metadata int, compiler something else (lab/lab.h)
                mismatch: enumerator LAB_INNER: metadata 3, compiler 2 (lab/lab.h)
                mismatch: type lab_item.names: metadata char *[2], compiler const char * [2] (lab/lab.h)
                mismatch: field lab_item.handler: metadata 384+32, compiler 384+64 (lab/lab.h)
                mismatch: type lab_item.none size: metadata none, compiler something else (lab/lab.h)
                mismatch: field lab_item.rest: metadata 480+0, compiler error (lab/lab.h)
                mismatch: size lab_item as described: metadata 72, compiler error (lab/lab.h)
                mismatch: alignment lab_item as described: metadata 8, compiler error (lab/lab.h)
                mismatch: field lab_tight.c: metadata 0+8, compiler error (lab/lab.h)
                mismatch: type lab_tight.c: metadata char, compiler error (lab/lab.h)
                mismatch: field lab_tight.u: metadata 8+32, compiler error (lab/lab.h)
                mismatch: type lab_tight.u: metadata uint32_t, compiler error (lab/lab.h)
                mismatch: size lab_tight as described: metadata 5, compiler 8 (lab/lab.h)
                mismatch: alignment lab_tight as described: metadata 1, compiler 4 (lab/lab.h)
                mismatch: size lab_pragma as described: metadata 8, compiler 12 (lab/lab.h)
                mismatch: alignment lab_pragma as described: metadata 2, compiler 4 (lab/lab.h)
                mismatch: enum lab_mode size: metadata 8, compiler 4 (lab/lab.h)
                mismatch: enum lab_mode sign: metadata signed, compiler something else (lab/lab.h)
                mismatch: enum lab_mode integer: metadata long, compiler something else (lab/lab.h)
                mismatch: enumerator LAB_ON: metadata 8, compiler 7 (lab/lab.h)
                mismatch: enumerator LAB_HIGH: metadata 1, compiler 9223372036854775808 (lab/other.h)
                mismatch: enumerator LAB_LOOSE: metadata 3, compiler -3 (lab/lab.h)
                mismatch: function lab_close: metadata int (struct lab_item *), compiler void (struct lab_item *) \
                (lab/lab.h)
                mismatch: function lab_signal: metadata void (int), compiler void (* (int,  void (*)(int)))(int) \
                (lab/lab.h)
                mismatch: typedef lab_word: metadata uint64_t, compiler lab_word (lab/other.h)
                mismatch: typedef lab_word alignment: metadata 8, compiler 4 (lab/other.h)
                mismatch: typedef lab_handler: metadata void *, compiler void (*)(struct lab_hidden *, int) \
                (lab/lab.h)
                mismatch: constant type LAB_MAX: metadata long, compiler something else (lab/lab.h)
                mismatch: constant LAB_MIN: metadata -6, compiler -5 (lab/other.h)
                mismatch: constant LAB_NAME: metadata 6c6162, compiler 6c616280 (lab/lab.h)
                mismatch: constant type LAB_NAME: metadata int, compiler something else (lab/lab.h)
                mismatch: constant LAB_DEFAULT: metadata 10, compiler 18446744073709551615 (lab/lab.h)
                mismatch: constant type LAB_DEFAULT: metadata char *, compiler something else (lab/lab.h)
                mismatch: constant LAB_RATIO: metadata 0x1.0p-2, compiler 0x1.0p-1 (lab/lab.h)
                mismatch: constant type LAB_RATIO: metadata float, compiler something else (lab/lab.h)
                mismatch: alias lab_old_mode: metadata enum lab_wide, compiler something else (lab/lab.h)
                mismatch: opaque lab_tight: metadata 1, compiler error (lab/lab.h)
                mismatch: foreign type uint64_t size: metadata 4, compiler 8 (a foreign type)
                mismatch: foreign type uint8_t alignment: metadata 2, compiler 1 (posix)
                mismatch: foreign type uint8_t meaning: metadata char, compiler something else (posix)
                mismatch: foreign type struct other size: metadata 8, compiler 4 (posix)
                mismatch: header lab_pair: metadata lab/other.h, compiler lab/lab.h (lab/other.h)
                mismatch: header lab_wide: metadata lab/other.h, compiler lab/lab.h (lab/other.h)
                mismatch: header lab_word: metadata lab/other.h, compiler lab/lab.h (lab/other.h)
                mismatch: header lab_open: metadata lab/other.h, compiler lab/lab.h (lab/other.h)
                mismatch: header LAB_MIN: metadata lab/other.h, compiler lab/lab.h (lab/other.h)
                mismatch: linkage lab_open: metadata static inline, compiler extern (lab/other.h)
                mismatch: linkage lab_close: metadata extern, compiler static inline (lab/lab.h)
                mismatch: linkage lab_query: metadata extern, compiler extern behind a macro (lab/lab.h)
                mismatch: linkage lab_signal: metadata extern behind a macro, compiler extern (lab/lab.h)
                mismatch: linkage other_call: metadata extern, compiler not in the traversed headers (lab/lab.h)
                mismatch: reference uint32_t: metadata used but not described, compiler described (lab)
                mismatch: reference uint16_t: metadata used but not described, compiler described (lab)
                missing: macro LAB_ATTRIBUTE is neither in the metadata nor skipped (lab/lab.h:5, lab)
                145 facts compared (size 11, alignment 10, field 23, type 20, enum 9, enumerator 5, function 6, \
                linkage 6, typedef 3, constant 5, constant type 5, alias 1, opaque 2, foreign type 8, header 20, \
                reference 8, target 3): 70 mismatches, 1 missing; not compared: types of bit-fields, except sign \
                and width (2)
                """);
    }

    @Test
    void reportsNonexistentDeclarations() {
        Partition right = SampleHeader.partition();
        List<RecordDecl> records = new ArrayList<>(AlteredSample.withFields(
                        "lab_item", AlteredSample.plus(SampleRecords.field("ghost", SampleHeader.U32, 480, 32)))
                .records());
        records.add(SampleRecords.struct("lab_ghost", 8, 4, SampleRecords.field("a", SampleHeader.U32, 0, 32)));
        Partition ghosts = partition(
                records,
                AlteredSample.plus(SampleHeader.enumeration(
                                "lab_spook", ScalarType.UNSIGNED_INT, SampleHeader.enumerator("LAB_GHOST", 1)))
                        .apply(right.enums()),
                AlteredSample.plus(SampleHeader.function("lab_ghost", Linkage.EXTERN, ScalarType.INT, ScalarType.INT))
                        .apply(right.functions()),
                AlteredSample.plus(new TypedefDecl("lab_ghost_type", ScalarType.INT, 0, "lab/lab.h"))
                        .apply(right.typedefs()),
                AlteredSample.plus(SampleHeader.constant(
                                "LAB_NOTHING", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.ONE)))
                        .apply(right.constants()),
                AlteredSample.plus(new AliasDecl("lab_alias", NamedType.parse("struct lab_item"), "lab/lab.h"))
                        .apply(right.aliases()),
                List.of(right.opaques().get(0), new OpaqueDecl("lab_phantom", NamedType.Tag.ENUM, "lab/lab.h")),
                right.skipped());
        assertThat(report(
                        SampleHeader.HEADER,
                        metadata(Target.X86_64, SampleHeader.metadata().foreign(), ghosts)))
                .isEqualTo("""
                mismatch: field lab_item.ghost: metadata 480+32, compiler error (lab/lab.h)
                mismatch: type lab_item.ghost: metadata uint32_t, compiler error (lab/lab.h)
                mismatch: size lab_item as described: metadata 64, compiler error (lab/lab.h)
                mismatch: alignment lab_item as described: metadata 8, compiler error (lab/lab.h)
                mismatch: size lab_ghost: metadata 8, compiler error (lab/lab.h)
                mismatch: enum lab_spook size: metadata 4, compiler error (lab/lab.h)
                mismatch: enumerator LAB_GHOST: metadata 1, compiler error (lab/lab.h)
                mismatch: function lab_ghost: metadata int (int), compiler error (lab/lab.h)
                mismatch: typedef lab_ghost_type: metadata int, compiler error (lab/lab.h)
                mismatch: constant LAB_NOTHING: metadata 1, compiler error (lab/lab.h)
                mismatch: constant type LAB_NOTHING: metadata int, compiler error (lab/lab.h)
                mismatch: alias lab_alias: metadata struct lab_item, compiler something else (lab/lab.h)
                mismatch: linkage lab_ghost: metadata extern, compiler not in the traversed headers (lab/lab.h)
                mismatch: opaque lab_phantom mentioned: metadata enum, compiler not in the headers (lab/lab.h)
                161 facts compared (size 12, alignment 10, field 24, type 21, enum 10, enumerator 6, function 6, \
                linkage 6, typedef 3, constant 6, constant type 6, alias 2, opaque 4, foreign type 12, header 20, \
                reference 10, target 3): 14 mismatches, 0 missing; not compared: types of bit-fields, except sign \
                and width (2)
                """);
    }

    private static final String DECLARATIONS = """
            #include "lab/other.h"
            struct lab_forward;
            struct lab_hidden;
            struct other;
            enum lab_later;
            struct lab_known { int a; struct { int b; } *c; int skipped; union { int d; struct lab_known *e; }; };
            struct lab_tagged { int a; };
            union lab_either { int a; };
            typedef struct { int a; } lab_named;
            typedef struct { int a; } lab_owned;
            struct lab_owned_tag { int a; };
            enum lab_kind { LAB_ONE, LAB_TWO };
            enum lab_set { LAB_THREE };
            typedef enum { LAB_FOUR } lab_chosen;
            enum { LAB_LOOSE, LAB_SKIPPED };
            typedef int lab_number;
            typedef int lab_foreign;
            extern int lab_variable, lab_skipped;
            struct lab_get;
            struct lab_known *lab_get(void);
            int lab_known_call(void);
            int lab_shadowed(int), lab_old(int);
            static inline int lab_body(void) { extern int lab_within(void); return lab_within(); }
            #define lab_get lab_get
            #define lab_shadowed(x) x
            #define lab_old lab_shadowed
            #define lab_self lab_self
            #define LAB_GUARD
            #define LAB_CALL(x) 1
            #define LAB_VALUE 1
            #define LAB_KNOWN 2
            #define LAB_SKIPPED LAB_SKIPPED
            #define LAB_LOOSE (0)
            #define lab_number lab_foreign
            """;

    private static Metadata described() {
        RecordDecl known = SampleRecords.struct("lab_known", 32, 8, SampleRecords.field("a", ScalarType.INT, 0, 32));
        List<ForeignType> foreign = List.of(
                new ForeignType(NamedType.parse("lab_foreign"), Optional.empty(), Optional.of(ScalarType.INT), 4, 4),
                new ForeignType(NamedType.parse("lab_owned"), Optional.empty(), Optional.empty(), 4, 4),
                new ForeignType(NamedType.parse("struct lab_owned_tag"), Optional.empty(), Optional.empty(), 4, 4));
        Partition lab = partition(
                List.of(known),
                List.of(SampleHeader.enumeration(
                        "lab_kind", ScalarType.UNSIGNED_INT, SampleHeader.enumerator("LAB_ONE", 0))),
                List.of(SampleHeader.function("lab_known_call", Linkage.EXTERN, ScalarType.INT)),
                List.of(),
                List.of(SampleHeader.constant(
                        "LAB_KNOWN", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.TWO))),
                List.of(),
                List.of(new OpaqueDecl("lab_hidden", NamedType.Tag.STRUCT, "lab/lab.h")),
                List.of());
        return metadata(Target.X86_64, foreign, lab);
    }

    @Test
    void reportsMissingDeclarations() {
        assertThat(report(DECLARATIONS, described())).isEqualTo("""
                mismatch: size lab_known as described: metadata 32, compiler 4 (lab/lab.h)
                mismatch: alignment lab_known as described: metadata 8, compiler 4 (lab/lab.h)
                missing: field lab_known.c is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: field lab_known.c.b is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: field lab_known.d is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: field lab_known.e is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: struct lab_tagged is neither in the metadata nor skipped (lab/lab.h:7, lab)
                missing: union lab_either is neither in the metadata nor skipped (lab/lab.h:8, lab)
                missing: struct lab_named is neither in the metadata nor skipped (lab/lab.h:9, lab)
                missing: enumerator LAB_TWO is neither in the metadata nor skipped (lab/lab.h:12, lab)
                missing: enum lab_set is neither in the metadata nor skipped (lab/lab.h:13, lab)
                missing: enumerator LAB_FOUR is neither in the metadata nor skipped (lab/lab.h:14, lab)
                missing: enum lab_chosen is neither in the metadata nor skipped (lab/lab.h:14, lab)
                missing: enumerator LAB_LOOSE is neither in the metadata nor skipped (lab/lab.h:15, lab)
                missing: typedef lab_number is neither in the metadata nor skipped (lab/lab.h:16, lab)
                missing: variable lab_variable is neither in the metadata nor skipped (lab/lab.h:18, lab)
                missing: function lab_get is neither in the metadata nor skipped (lab/lab.h:20, lab)
                missing: function lab_shadowed is neither in the metadata nor skipped (lab/lab.h:22, lab)
                missing: function lab_old is neither in the metadata nor skipped (lab/lab.h:22, lab)
                missing: function lab_body is neither in the metadata nor skipped (lab/lab.h:23, lab)
                missing: struct lab_forward is neither in the metadata nor skipped (lab/lab.h:2, lab)
                missing: enum lab_later is neither in the metadata nor skipped (lab/lab.h:5, lab)
                missing: struct lab_get is neither in the metadata nor skipped (lab/lab.h:19, lab)
                missing: macro LAB_VALUE is neither in the metadata nor skipped (lab/lab.h:30, lab)
                missing: macro LAB_LOOSE is neither in the metadata nor skipped (lab/lab.h:33, lab)
                missing: macro lab_number is neither in the metadata nor skipped (lab/lab.h:34, lab)
                31 facts compared (size 2, alignment 2, field 1, type 1, enum 3, enumerator 1, function 1, linkage \
                1, constant 1, constant type 1, opaque 2, foreign type 7, header 5, target 3): 2 mismatches, 24 \
                missing
                """);
    }

    @Test
    void reportsOnlyNamesToBind() {
        assertThat(report(DECLARATIONS, described(), "lab_f*", "lab_k*", "LAB_L*"))
                .isEqualTo("""
                mismatch: size lab_known as described: metadata 32, compiler 4 (lab/lab.h)
                mismatch: alignment lab_known as described: metadata 8, compiler 4 (lab/lab.h)
                missing: field lab_known.c is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: field lab_known.c.b is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: field lab_known.d is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: field lab_known.e is neither in the metadata nor skipped (lab/lab.h:6, lab)
                missing: enumerator LAB_TWO is neither in the metadata nor skipped (lab/lab.h:12, lab)
                missing: enumerator LAB_LOOSE is neither in the metadata nor skipped (lab/lab.h:15, lab)
                missing: struct lab_forward is neither in the metadata nor skipped (lab/lab.h:2, lab)
                missing: macro LAB_LOOSE is neither in the metadata nor skipped (lab/lab.h:33, lab)
                31 facts compared (size 2, alignment 2, field 1, type 1, enum 3, enumerator 1, function 1, linkage \
                1, constant 1, constant type 1, opaque 2, foreign type 7, header 5, target 3): 2 mismatches, 8 \
                missing
                """);
    }

    /** Members that a macro hides, bit-fields, and members of unnamed types. */
    @Test
    void verifiesUnusualMembers() {
        String header = """
                struct lab_shapes {
                    unsigned low : 3;
                    unsigned : 2;
                    enum { LAB_BIT_OFF, LAB_BIT_ON } flag : 2;
                    unsigned odd : 4;
                    union { int lab_pid; } lab_fields;
                    struct { short pointed; } *pointer;
                    int (*call)(struct { int x; } *);
                    int (*with)(struct lab_only_in_member *);
                };
                #define low 5
                #define lab_pid lab_fields.lab_pid
                typedef __builtin_va_list lab_list;
                typedef struct { int x; } *lab_unnamed;
                int lab_first(struct lab_only_here *);
                int lab_second(union lab_only_here_too *);
                """;
        CType bit = new UnnamedEnum(SampleHeader.enumeration(
                "",
                ScalarType.UNSIGNED_INT,
                SampleHeader.enumerator("LAB_BIT_OFF", 0),
                SampleHeader.enumerator("LAB_BIT_ON", 1)));
        RecordDecl fields = new RecordDecl(
                RecordDecl.Kind.UNION,
                "",
                false,
                Packing.NONE,
                4,
                4,
                List.of(SampleRecords.field("lab_pid", ScalarType.INT, 0, 32)),
                "lab/lab.h");
        RecordDecl pointed = SampleRecords.struct("", 2, 2, SampleRecords.field("pointed", ScalarType.SHORT, 0, 16));
        CType x = new PointerType(
                new UnnamedRecord(SampleRecords.struct("", 4, 4, SampleRecords.field("x", ScalarType.INT, 0, 32))));
        RecordDecl shapes = SampleRecords.struct(
                "lab_shapes",
                32,
                8,
                SampleRecords.bits("low", ScalarType.UNSIGNED_INT, 3, 0),
                SampleRecords.bits("", ScalarType.UNSIGNED_INT, 2, 3),
                SampleRecords.bits("flag", bit, 2, 5),
                SampleRecords.bits("odd", NamedType.parse("lab_nowhere"), 4, 7),
                SampleRecords.field("lab_fields", new UnnamedRecord(fields), 32, 32),
                SampleRecords.field("pointer", new PointerType(new UnnamedRecord(pointed)), 64, 64),
                SampleRecords.field("call", function(ScalarType.INT, x), 128, 64),
                SampleRecords.field(
                        "with",
                        function(ScalarType.INT, new PointerType(NamedType.parse("struct lab_only_in_member"))),
                        192,
                        64));
        RecordDecl list =
                new RecordDecl(RecordDecl.Kind.STRUCT, "lab_list", true, Packing.NONE, 24, 8, List.of(), "lab/lab.h");
        Partition partition = partition(
                List.of(shapes, list),
                List.of(),
                List.of(
                        SampleHeader.function(
                                "lab_first",
                                Linkage.EXTERN,
                                ScalarType.INT,
                                new PointerType(NamedType.parse("struct lab_only_here"))),
                        SampleHeader.function(
                                "lab_second",
                                Linkage.EXTERN,
                                ScalarType.INT,
                                new PointerType(NamedType.parse("union lab_only_here_too")))),
                List.of(new TypedefDecl("lab_unnamed", x, 0, "lab/lab.h")),
                List.of(SampleHeader.constant(
                        "low", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.valueOf(5)))),
                List.of(),
                List.of(
                        new OpaqueDecl("lab_only_in_member", NamedType.Tag.STRUCT, "lab/lab.h"),
                        new OpaqueDecl("lab_only_here", NamedType.Tag.STRUCT, "lab/lab.h"),
                        new OpaqueDecl("lab_only_here_too", NamedType.Tag.UNION, "lab/lab.h")),
                List.of(new Skipped("lab_pid", "a member")));
        assertThat(report(header, metadata(Target.X86_64, List.of(), partition)))
                .isEqualTo("""
                mismatch: size lab_shapes as described: metadata 32, compiler error (lab/lab.h)
                mismatch: alignment lab_shapes as described: metadata 8, compiler error (lab/lab.h)
                mismatch: reference lab_nowhere: metadata used but not described, compiler described (lab)
                50 facts compared (size 5, alignment 5, field 9, type 6, function 2, linkage 2, constant 1, \
                constant type 1, opaque 6, header 6, reference 4, target 3): 3 mismatches, 0 missing; not \
                compared: types of bit-fields, except sign and width (3), types with an unnamed type inside (2), \
                unnamed bit-fields (1)
                """);
    }

    private static CType function(CType result, CType... parameters) {
        List<Parameter> list = new ArrayList<>();
        for (CType parameter : parameters) {
            list.add(new Parameter("", parameter));
        }
        return new PointerType(new FunctionType(result, list, false));
    }

    /** Function attributes are not part of a type; the rest of the type is compared. */
    @Test
    void verifiesTypesWithFunctionAttributes() {
        String header = """
                enum lab_mode { LAB_OFF, LAB_ON };
                struct lab_calls {
                    void (*a)(int) __attribute__((noreturn));
                    void (*b)(int) __attribute__((noreturn));
                    void (*c)(unsigned) __attribute__((noreturn));
                    void (*d)(unsigned) __attribute__((noreturn));
                    void (*e)(enum lab_mode) __attribute__((noreturn));
                    void (*f)(enum lab_mode) __attribute__((noreturn));
                    int (*g)(int) __attribute__((const));
                    int (*h)(int) __attribute__((const));
                    void (*const i)(void);
                    void (*j)(void (*)(int) __attribute__((noreturn))) __attribute__((noreturn));
                    void (*k)(void (*)(int) __attribute__((const)), void (*)(long) __attribute__((noreturn)));
                    void (*l)(void (*)(int) __attribute__((noreturn)), int);
                    enum lab_mode (*m)(unsigned (*)[2]);
                    enum lab_mode (*n[2])(long, unsigned long, ...);
                    unsigned (*o)(void);
                    unsigned p[4];
                    unsigned *const q;
                    unsigned (*r)(void);
                };
                """;
        CType unsigned = ScalarType.UNSIGNED_INT;
        List<CType> types = List.of(
                function(VOID, ScalarType.INT),
                function(VOID, ScalarType.LONG),
                function(VOID, unsigned),
                function(VOID, SampleHeader.MODE),
                function(VOID, SampleHeader.MODE),
                function(VOID, unsigned),
                function(ScalarType.INT, ScalarType.INT),
                function(ScalarType.LONG, ScalarType.INT),
                function(VOID),
                function(VOID, function(VOID, ScalarType.INT)),
                function(VOID, function(VOID, ScalarType.INT), function(VOID, ScalarType.LONG)),
                function(VOID, function(VOID, unsigned), ScalarType.INT),
                function(SampleHeader.MODE, new PointerType(new ArrayType(unsigned, 2))),
                new ArrayType(
                        new PointerType(new FunctionType(
                                SampleHeader.MODE,
                                List.of(
                                        new Parameter("", ScalarType.LONG),
                                        new Parameter("", ScalarType.UNSIGNED_LONG)),
                                true)),
                        2),
                new QualifiedType(function(SampleHeader.MODE), true, false, false),
                new ArrayType(SampleHeader.MODE, 4),
                new QualifiedType(new PointerType(SampleHeader.MODE), true, false, false),
                function(SampleHeader.MODE));
        List<FieldDecl> fields = new ArrayList<>();
        long offset = 0;
        for (CType type : types) {
            long width = type instanceof ArrayType ? 128 : 64;
            fields.add(SampleRecords.field(String.valueOf((char) ('a' + fields.size())), type, offset, width));
            offset += width;
        }
        Partition partition = partition(
                List.of(SampleRecords.struct("lab_calls", offset / 8, 8, fields.toArray(FieldDecl[]::new))),
                List.of(SampleHeader.enumeration(
                        "lab_mode",
                        ScalarType.UNSIGNED_INT,
                        SampleHeader.enumerator("LAB_OFF", 0),
                        SampleHeader.enumerator("LAB_ON", 1))),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        assertThat(verify(header, metadata(Target.X86_64, List.of(), partition)).mismatches())
                .extracting(Mismatch::name)
                .containsExactly(
                        "lab_calls.b",
                        "lab_calls.d",
                        "lab_calls.f",
                        "lab_calls.h",
                        "lab_calls.i",
                        "lab_calls.l",
                        "lab_calls.o",
                        "lab_calls.p",
                        "lab_calls.q",
                        "lab_calls.r");
    }
}
