package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.VoidType;

/** Enums, constants, functions, typedefs, aliases and header names that differ from C. */
class WrongNamesTest {

    @TempDir
    Path folder;

    private static ConstantDecl integer(String name, CType type, long value) {
        return SampleHeader.constant(name, type, new ConstantDecl.IntegerValue(BigInteger.valueOf(value)));
    }

    static Stream<Arguments> wrongValues() {
        CType text = new PointerType(ScalarType.CHAR);
        return Stream.of(
                arguments(
                        AlteredSample.withEnums(AlteredSample.with(
                                0,
                                SampleHeader.enumeration(
                                        "lab_mode",
                                        ScalarType.UNSIGNED_LONG,
                                        SampleHeader.enumerator("LAB_OFF", 0),
                                        SampleHeader.enumerator("LAB_ON", 7)))),
                        "enum lab_mode size: metadata 8, compiler 4"),
                arguments(
                        AlteredSample.withEnums(AlteredSample.with(
                                0,
                                SampleHeader.enumeration(
                                        "lab_mode",
                                        ScalarType.INT,
                                        SampleHeader.enumerator("LAB_OFF", 0),
                                        SampleHeader.enumerator("LAB_ON", 7)))),
                        "enum lab_mode sign: metadata signed, compiler something else"),
                arguments(
                        AlteredSample.withEnums(AlteredSample.with(
                                2,
                                SampleHeader.enumeration("", ScalarType.INT, SampleHeader.enumerator("LAB_LOOSE", 3)))),
                        "enumerator LAB_LOOSE: metadata 3, compiler -3"),
                arguments(
                        AlteredSample.withConstants(AlteredSample.with(1, integer("LAB_MIN", ScalarType.INT, -6))),
                        "constant LAB_MIN: metadata -6, compiler -5"),
                arguments(
                        AlteredSample.withConstants(
                                AlteredSample.with(0, integer("LAB_MAX", ScalarType.LONG, 4294967295L))),
                        "constant type LAB_MAX: metadata long, compiler something else"),
                arguments(
                        AlteredSample.withConstants(AlteredSample.with(
                                2, SampleHeader.constant("LAB_NAME", text, new ConstantDecl.StringValue("lab")))),
                        "constant LAB_NAME: metadata 6c6162, compiler 6c616280"),
                arguments(
                        AlteredSample.withConstants(AlteredSample.with(
                                3,
                                SampleHeader.constant(
                                        "LAB_DEFAULT",
                                        new PointerType(new VoidType()),
                                        new ConstantDecl.PointerValue(BigInteger.TEN)))),
                        "constant LAB_DEFAULT: metadata 10, compiler 18446744073709551615"),
                arguments(
                        AlteredSample.withConstants(AlteredSample.with(
                                4,
                                SampleHeader.constant(
                                        "LAB_RATIO", ScalarType.DOUBLE, new ConstantDecl.FloatingValue(0.25)))),
                        "constant LAB_RATIO: metadata 0x1.0p-2, compiler 0x1.0p-1"));
    }

    static Stream<Arguments> wrongTypes() {
        CType item = new PointerType(NamedType.parse("struct lab_item"));
        CType word = NamedType.parse("lab_word");
        return Stream.of(
                arguments(
                        AlteredSample.withFunctions(AlteredSample.with(
                                1, SampleHeader.function("lab_count", Linkage.EXTERN, ScalarType.INT, item, word))),
                        "function lab_count: metadata int (struct lab_item *, lab_word), compiler unsigned int (struct"),
                arguments(
                        AlteredSample.withFunctions(AlteredSample.with(
                                1,
                                SampleHeader.function(
                                        "lab_count",
                                        Linkage.EXTERN,
                                        ScalarType.UNSIGNED_INT,
                                        item,
                                        SampleHeader.MODE))),
                        "function lab_count: metadata unsigned int (struct lab_item *, enum lab_mode), compiler"),
                arguments(
                        AlteredSample.withFunctions(AlteredSample.with(
                                2, SampleHeader.function("lab_close", Linkage.EXTERN, new VoidType(), item))),
                        "linkage lab_close: metadata extern, compiler static inline"),
                arguments(
                        AlteredSample.withFunctions(AlteredSample.with(
                                3, SampleHeader.function("lab_query", Linkage.EXTERN, ScalarType.INT, ScalarType.INT))),
                        "linkage lab_query: metadata extern, compiler extern behind a macro"),
                arguments(
                        AlteredSample.withTypedefs(
                                AlteredSample.with(0, new TypedefDecl("lab_word", SampleHeader.U64, 0, "lab/lab.h"))),
                        "typedef lab_word: metadata uint64_t, compiler lab_word"),
                arguments(
                        AlteredSample.withTypedefs(AlteredSample.with(
                                0,
                                new TypedefDecl(
                                        "lab_word",
                                        new QualifiedType(SampleHeader.U32, true, false, false),
                                        0,
                                        "lab/lab.h"))),
                        "typedef lab_word: metadata const uint32_t, compiler lab_word"),
                arguments(
                        AlteredSample.withNames(
                                List.of(new AliasDecl("lab_old_mode", NamedType.parse("enum lab_wide"), "lab/lab.h")),
                                SampleHeader.partition().opaques(),
                                SampleHeader.partition().skipped()),
                        "alias lab_old_mode: metadata enum lab_wide, compiler something else"),
                arguments(
                        AlteredSample.withNames(
                                SampleHeader.partition().aliases(),
                                List.of(
                                        SampleHeader.partition().opaques().get(0),
                                        new OpaqueDecl("lab_tight", NamedType.Tag.STRUCT, "lab/lab.h")),
                                SampleHeader.partition().skipped()),
                        "opaque lab_tight: metadata 1, compiler error: redefinition of 'struct lab_tight'"));
    }

    static Stream<Arguments> wrongHeaders() {
        FunctionDecl open = SampleHeader.partition().functions().get(0);
        RecordDecl pair = SampleHeader.partition().records().get(0);
        return Stream.of(
                arguments(
                        AlteredSample.withFunctions(AlteredSample.with(
                                0,
                                new FunctionDecl(
                                        open.name(),
                                        open.type(),
                                        open.linkage(),
                                        open.symbolVersion(),
                                        "lab/other.h"))),
                        "header lab_open: metadata lab/other.h, compiler lab/lab.h"),
                arguments(
                        AlteredSample.withRecordList(AlteredSample.with(
                                0,
                                new RecordDecl(
                                        pair.kind(),
                                        pair.name(),
                                        true,
                                        pair.packing(),
                                        2,
                                        2,
                                        pair.fields(),
                                        "lab/other.h"))),
                        "header lab_pair: metadata lab/other.h, compiler lab/lab.h"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource({"wrongValues", "wrongTypes", "wrongHeaders"})
    void reportsTheMismatch(Partition partition, String finding) {
        VerifyReport report = SampleHeader.verify(folder, partition);
        assertThat(report.missing()).isEmpty();
        assertThat(report.render()).contains("mismatch: " + finding);
    }
}
