package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;

class VerifierTest {

    @TempDir
    Path folder;

    private VerifyReport verify(Partition partition) {
        Sample.write(folder, Sample.HEADER);
        return Verifier.verify(Sample.metadata(partition), Sample.options(folder));
    }

    private static void assumeCompiler(String compiler) {
        assumeThat(Command.run(List.of("sh", "-c", "command -v " + compiler)).succeeded())
                .as("%s is on this machine", compiler)
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cc", "gcc", "clang"})
    void rightMetadataHolds(String compiler) {
        assumeCompiler(compiler);
        Sample.write(folder, Sample.HEADER);
        VerifyReport report =
                Verifier.verify(Sample.metadata(), Sample.options(folder).withCompiler(List.of(compiler)));
        assertThat(report.mismatches()).isEmpty();
        assertThat(report.missing()).isEmpty();
        assertThat(report.holds()).isTrue();
        assertThat(report.render()).startsWith("147 facts compared (size 11, alignment 10, field 23, type 20, enum 9,");
    }

    private static RecordDecl sized(RecordDecl r, long size, long alignment) {
        return new RecordDecl(
                r.kind(), r.name(), r.typedefNamed(), r.packing(), size, alignment, r.fields(), r.header());
    }

    private static Partition field(int index, FieldDecl field) {
        return Sample.withFields("lab_item", Sample.with(index, field));
    }

    /** Changes the unnamed union in the middle of lab_item. */
    private static Partition choice(UnaryOperator<RecordDecl> change) {
        return Sample.withFields("lab_item", fields -> {
            List<FieldDecl> changed = new ArrayList<>(fields);
            FieldDecl old = fields.get(4);
            RecordDecl record = change.apply(((UnnamedRecord) old.type()).record());
            changed.set(4, Sample.field("", new UnnamedRecord(record), old.offset(), old.width()));
            return changed;
        });
    }

    private static ConstantDecl integer(String name, CType type, long value) {
        return Sample.constant(name, type, new ConstantDecl.IntegerValue(BigInteger.valueOf(value)));
    }

    static Stream<Arguments> wrongNumbers() {
        CType text = new PointerType(ScalarType.CHAR);
        return Stream.of(
                arguments(
                        Sample.withRecords(r -> r.name().equals("lab_tight") ? sized(r, 8, 1) : r),
                        "size lab_tight: metadata 8, compiler 5"),
                arguments(
                        Sample.withRecords(r -> r.name().equals("lab_pair") ? sized(r, 2, 4) : r),
                        "alignment lab_pair: metadata 4, compiler 2"),
                arguments(
                        field(1, Sample.field("mode", Sample.MODE, 64, 32)),
                        "field lab_item.mode: metadata 64+32, compiler 32+32"),
                arguments(
                        field(8, Sample.field("handler", NamedType.parse("lab_handler"), 384, 32)),
                        "field lab_item.handler: metadata 384+32, compiler 384+64"),
                arguments(
                        field(2, Sample.bits("first", ScalarType.UNSIGNED_INT, 3, 65)),
                        "field lab_item.first: metadata 65+3, compiler 64+3"),
                arguments(
                        field(3, Sample.bits("second", ScalarType.INT, 4, 67)),
                        "field lab_item.second: metadata 67+4, compiler 67+5"),
                arguments(
                        field(3, Sample.bits("second", ScalarType.UNSIGNED_INT, 5, 67)),
                        "type lab_item.second signed: metadata 0, compiler 1"),
                arguments(choice(r -> sized(r, 16, 8)), "size lab_item.(union): metadata 16, compiler 8"),
                arguments(
                        Sample.withFields(
                                "lab_item",
                                fields -> Sample.<FieldDecl>with(
                                                4,
                                                Sample.field("", fields.get(4).type(), 128, 32))
                                        .apply(fields)),
                        "field lab_item.(union) width: metadata 32, compiler 64"),
                arguments(choice(r -> sized(r, 8, 4)), "alignment lab_item.(union): metadata 4, compiler 8"),
                arguments(
                        choice(r -> new RecordDecl(
                                r.kind(),
                                "",
                                false,
                                r.packing(),
                                8,
                                8,
                                List.of(
                                        Sample.field("id", Sample.U64, 32, 64),
                                        r.fields().get(1)),
                                r.header())),
                        "field lab_item.id: metadata 160+64, compiler 128+64"),
                arguments(
                        Sample.withEnums(Sample.with(
                                0,
                                Sample.enumeration(
                                        "lab_mode",
                                        ScalarType.UNSIGNED_LONG,
                                        Sample.enumerator("LAB_OFF", 0),
                                        Sample.enumerator("LAB_ON", 7)))),
                        "enum lab_mode size: metadata 8, compiler 4"),
                arguments(
                        Sample.withEnums(Sample.with(
                                0,
                                Sample.enumeration(
                                        "lab_mode",
                                        ScalarType.INT,
                                        Sample.enumerator("LAB_OFF", 0),
                                        Sample.enumerator("LAB_ON", 7)))),
                        "enum lab_mode sign: metadata signed, compiler something else"),
                arguments(
                        Sample.withEnums(Sample.with(
                                2, Sample.enumeration("", ScalarType.INT, Sample.enumerator("LAB_LOOSE", 3)))),
                        "enumerator LAB_LOOSE: metadata 3, compiler -3"),
                arguments(
                        Sample.withConstants(Sample.with(1, integer("LAB_MIN", ScalarType.INT, -6))),
                        "constant LAB_MIN: metadata -6, compiler -5"),
                arguments(
                        Sample.withConstants(Sample.with(0, integer("LAB_MAX", ScalarType.LONG, 4294967295L))),
                        "constant type LAB_MAX: metadata long, compiler something else"),
                arguments(
                        Sample.withConstants(
                                Sample.with(2, Sample.constant("LAB_NAME", text, new ConstantDecl.StringValue("lab")))),
                        "constant LAB_NAME: metadata 6c6162, compiler 6c616280"),
                arguments(
                        Sample.withConstants(Sample.with(
                                3,
                                Sample.constant(
                                        "LAB_DEFAULT",
                                        new PointerType(new VoidType()),
                                        new ConstantDecl.PointerValue(BigInteger.TEN)))),
                        "constant LAB_DEFAULT: metadata 10, compiler 18446744073709551615"),
                arguments(
                        Sample.withConstants(Sample.with(
                                4,
                                Sample.constant("LAB_RATIO", ScalarType.DOUBLE, new ConstantDecl.FloatingValue(0.25)))),
                        "constant LAB_RATIO: metadata 0x1.0p-2, compiler 0x1p-1"));
    }

    static Stream<Arguments> wrongHeaders() {
        FunctionDecl open = Sample.partition().functions().get(0);
        RecordDecl pair = Sample.partition().records().get(0);
        return Stream.of(
                arguments(
                        Sample.withFunctions(Sample.with(
                                0,
                                new FunctionDecl(
                                        open.name(),
                                        open.type(),
                                        open.linkage(),
                                        open.symbolVersion(),
                                        "lab/other.h"))),
                        "header lab_open: metadata lab/other.h, compiler lab/lab.h"),
                arguments(
                        Sample.withRecordList(Sample.with(
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

    private static Partition packed(String name, Packing packing) {
        return Sample.withRecords(r -> r.name().equals(name)
                ? new RecordDecl(
                        r.kind(), r.name(), r.typedefNamed(), packing, r.size(), r.alignment(), r.fields(), r.header())
                : r);
    }

    static Stream<Arguments> wrongAttributes() {
        return Stream.of(
                arguments(packed("lab_tight", Packing.NONE), "size lab_tight as described: metadata 5, compiler 8"),
                arguments(packed("lab_pragma", Packing.NONE), "size lab_pragma as described: metadata 8, compiler 16"),
                arguments(
                        packed("lab_pragma", new Packing(false, 0, 4)),
                        "alignment lab_pragma as described: metadata 2, compiler 4"),
                arguments(
                        packed("lab_item", new Packing(false, 16, 0)),
                        "alignment lab_item as described: metadata 8, compiler 16"));
    }

    static Stream<Arguments> wrongTypes() {
        CType item = new PointerType(NamedType.parse("struct lab_item"));
        CType word = NamedType.parse("lab_word");
        CType names = new ArrayType(new PointerType(ScalarType.CHAR), 2);
        return Stream.of(
                arguments(
                        field(0, Sample.field("tag", ScalarType.SIGNED_CHAR, 0, 8)),
                        "type lab_item.tag: metadata signed char, compiler uint8_t"),
                arguments(field(1, Sample.field("mode", Sample.U32, 32, 32)), null),
                arguments(
                        field(1, Sample.field("mode", ScalarType.UNSIGNED_INT, 32, 32)),
                        "type lab_item.mode: metadata unsigned int, compiler enum lab_mode"),
                arguments(
                        field(7, Sample.field("names", names, 256, 128)),
                        "type lab_item.names: metadata char *[2], compiler const char * [2]"),
                arguments(
                        field(10, Sample.field("none", new ArrayType(Sample.U16, ArrayType.FLEXIBLE), 464, 0)),
                        "type lab_item.none size: metadata none, compiler something else"),
                arguments(
                        field(11, Sample.field("rest", new ArrayType(ScalarType.INT, 0), 480, 0)),
                        "field lab_item.rest: metadata 480+0, compiler error: "),
                arguments(
                        Sample.withFunctions(Sample.with(
                                1, Sample.function("lab_count", Linkage.EXTERN, ScalarType.INT, item, word))),
                        "function lab_count: metadata int (struct lab_item *, lab_word), compiler unsigned int (struct"),
                arguments(
                        Sample.withFunctions(Sample.with(
                                1,
                                Sample.function(
                                        "lab_count", Linkage.EXTERN, ScalarType.UNSIGNED_INT, item, Sample.MODE))),
                        "function lab_count: metadata unsigned int (struct lab_item *, enum lab_mode), compiler"),
                arguments(
                        Sample.withFunctions(
                                Sample.with(2, Sample.function("lab_close", Linkage.EXTERN, new VoidType(), item))),
                        "linkage lab_close: metadata extern, compiler static inline"),
                arguments(
                        Sample.withFunctions(Sample.with(
                                3, Sample.function("lab_query", Linkage.EXTERN, ScalarType.INT, ScalarType.INT))),
                        "linkage lab_query: metadata extern, compiler extern behind a macro"),
                arguments(
                        Sample.withTypedefs(Sample.with(0, new TypedefDecl("lab_word", Sample.U64, 0, "lab/lab.h"))),
                        "typedef lab_word: metadata uint64_t, compiler lab_word"),
                arguments(
                        Sample.withTypedefs(Sample.with(
                                0,
                                new TypedefDecl(
                                        "lab_word",
                                        new QualifiedType(Sample.U32, true, false, false),
                                        0,
                                        "lab/lab.h"))),
                        "typedef lab_word: metadata const uint32_t, compiler lab_word"),
                arguments(
                        Sample.withNames(
                                List.of(new AliasDecl("lab_old_mode", NamedType.parse("enum lab_wide"), "lab/lab.h")),
                                Sample.partition().opaques(),
                                Sample.partition().skipped()),
                        "alias lab_old_mode: metadata enum lab_wide, compiler something else"),
                arguments(
                        Sample.withNames(
                                Sample.partition().aliases(),
                                List.of(
                                        Sample.partition().opaques().get(0),
                                        new OpaqueDecl("lab_tight", NamedType.Tag.STRUCT, "lab/lab.h")),
                                Sample.partition().skipped()),
                        "opaque lab_tight: metadata 1, compiler error: redefinition of 'struct lab_tight'"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource({"wrongNumbers", "wrongAttributes", "wrongHeaders", "wrongTypes"})
    void whatIsWrongIsFound(Partition partition, String finding) {
        VerifyReport report = verify(partition);
        assertThat(report.missing()).isEmpty();
        if (finding == null) {
            // A typedef of others for an enum: this metadata does not say what is behind it.
            assertThat(report.holds()).isTrue();
        } else {
            assertThat(report.render()).contains("mismatch: " + finding);
        }
    }

    static Stream<Arguments> phantoms() {
        return Stream.of(
                arguments(
                        Sample.withFields("lab_item", fields -> {
                            List<FieldDecl> more = new ArrayList<>(fields);
                            more.add(fields.size() - 1, Sample.field("ghost", Sample.U32, 480, 32));
                            return more;
                        }),
                        "field lab_item.ghost: metadata 480+32, compiler error: "),
                arguments(
                        Sample.withRecordList(Sample.plus(Sample.struct(
                                "lab_ghost",
                                8,
                                4,
                                Sample.field("a", Sample.U32, 0, 32),
                                Sample.field("b", Sample.U32, 32, 32)))),
                        "size lab_ghost: metadata 8, compiler error: "),
                arguments(
                        Sample.withEnums(Sample.plus(
                                Sample.enumeration("", ScalarType.UNSIGNED_INT, Sample.enumerator("LAB_GHOST", 1)))),
                        "enumerator LAB_GHOST: metadata 1, compiler error: 'LAB_GHOST' undeclared"),
                arguments(
                        Sample.withFunctions(Sample.plus(
                                Sample.function("lab_ghost", Linkage.EXTERN, ScalarType.INT, ScalarType.INT))),
                        "function lab_ghost: metadata int (int), compiler error: 'lab_ghost' undeclared"),
                arguments(
                        Sample.withTypedefs(Sample.plus(new TypedefDecl("lab_ghost", ScalarType.INT, 0, "lab/lab.h"))),
                        "typedef lab_ghost: metadata int, compiler error: "),
                arguments(
                        Sample.withConstants(Sample.plus(integer("LAB_GHOST", ScalarType.INT, 1))),
                        "constant LAB_GHOST: metadata 1, compiler error: 'LAB_GHOST' undeclared"),
                arguments(
                        Sample.withNames(
                                List.of(
                                        Sample.partition().aliases().get(0),
                                        new AliasDecl("lab_ghost", NamedType.parse("struct lab_item"), "lab/lab.h")),
                                Sample.partition().opaques(),
                                Sample.partition().skipped()),
                        "alias lab_ghost: metadata struct lab_item, compiler something else"),
                arguments(
                        Sample.withNames(
                                Sample.partition().aliases(),
                                List.of(
                                        Sample.partition().opaques().get(0),
                                        new OpaqueDecl("lab_ghost", NamedType.Tag.STRUCT, "lab/lab.h")),
                                Sample.partition().skipped()),
                        "opaque lab_ghost mentioned: metadata struct, compiler not in the headers"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("phantoms")
    void whatTheHeadersLackIsFoundAndTheRestStillCompared(Partition partition, String finding) {
        VerifyReport report = verify(partition);
        assertThat(report.render()).contains("mismatch: " + finding);
        assertThat(report.mismatches())
                .allMatch(mismatch ->
                        mismatch.name().contains("ghost") || mismatch.name().contains("GHOST"));
        assertThat(report.total()).isGreaterThanOrEqualTo(148);
    }

    @Test
    void clangFindsPhantomsToo() {
        assumeCompiler("clang");
        Sample.write(folder, Sample.HEADER);
        for (Arguments phantom : phantoms().toList()) {
            Metadata metadata = Sample.metadata((Partition) phantom.get()[0]);
            VerifyReport report =
                    Verifier.verify(metadata, Sample.options(folder).withCompiler(List.of("clang")));
            assertThat(report.mismatches())
                    .isNotEmpty()
                    .allMatch(mismatch ->
                            mismatch.name().toLowerCase(java.util.Locale.ROOT).contains("ghost"));
        }
    }

    static Stream<Arguments> deletions() {
        return Stream.of(
                arguments(Sample.withRecordList(Sample.without(2)), "struct lab_tight"),
                arguments(Sample.withRecordList(Sample.without(0)), "struct lab_pair"),
                arguments(Sample.withFields("lab_item", Sample.without(0)), "field lab_item.tag"),
                arguments(Sample.withFields("lab_item", Sample.without(2)), "field lab_item.first"),
                arguments(Sample.withFields("lab_item", Sample.without(4)), "field lab_item.half.low"),
                arguments(
                        choice(r -> new RecordDecl(
                                r.kind(),
                                "",
                                false,
                                r.packing(),
                                8,
                                8,
                                List.of(r.fields().get(1)),
                                r.header())),
                        "field lab_item.id"),
                arguments(Sample.withFields("lab_item", Sample.without(6)), "enumerator LAB_INNER"),
                arguments(Sample.withEnums(Sample.without(1)), "enum lab_wide"),
                arguments(Sample.withEnums(Sample.without(2)), "enumerator LAB_LOOSE"),
                arguments(
                        Sample.withEnums(Sample.with(
                                0,
                                Sample.enumeration(
                                        "lab_mode", ScalarType.UNSIGNED_INT, Sample.enumerator("LAB_OFF", 0)))),
                        "enumerator LAB_ON"),
                arguments(Sample.withFunctions(Sample.without(0)), "function lab_open"),
                arguments(Sample.withFunctions(Sample.without(2)), "function lab_close"),
                arguments(Sample.withFunctions(Sample.without(4)), "function lab_signal"),
                arguments(Sample.withTypedefs(Sample.without(0)), "typedef lab_word"),
                arguments(Sample.withConstants(Sample.without(3)), "macro LAB_DEFAULT"),
                arguments(
                        Sample.withNames(
                                List.of(),
                                Sample.partition().opaques(),
                                Sample.partition().skipped()),
                        "macro lab_old_mode"),
                arguments(
                        Sample.withNames(
                                Sample.partition().aliases(), Sample.partition().opaques(), List.of()),
                        "macro LAB_ATTRIBUTE"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("deletions")
    void whatTheMetadataLacksIsFound(Partition partition, String finding) {
        VerifyReport report = verify(partition);
        assertThat(report.missing()).isNotEmpty();
        assertThat(report.render())
                .contains("missing: " + finding + " is neither in the metadata nor skipped (lab/lab.h:");
    }

    @Test
    void aDeletedOpaqueTagLeavesADanglingReference() {
        VerifyReport report = verify(Sample.withNames(
                Sample.partition().aliases(), List.of(), Sample.partition().skipped()));
        assertThat(report.render()).contains("mismatch: reference struct lab_hidden: metadata used but not described");
    }

    @Test
    void aVariableIsMissingUnlessSkipped() {
        Sample.write(folder, Sample.HEADER.replace("#endif\n", "extern int lab_variable;\n#endif\n"));
        VerifyOptions options = Sample.options(folder);
        assertThat(Verifier.verify(Sample.metadata(), options).render()).contains("missing: variable lab_variable");
        assertThat(Verifier.verify(Sample.metadata(), options.withSkip(Map.of("lab_variable", "a variable")))
                        .holds())
                .isTrue();
    }

    @Test
    void aListOfNamesToBindLimitsWhatIsMissing() {
        Sample.write(folder, Sample.HEADER);
        Metadata metadata = Sample.metadata(Sample.withFunctions(functions -> List.of(functions.get(0))));
        assertThat(Verifier.verify(metadata, Sample.options(folder, "lab_open", "LAB_*"))
                        .render())
                .contains(", 0 missing");
        assertThat(Verifier.verify(metadata, Sample.options(folder, "lab_o*", "lab_s*"))
                        .render())
                .contains("missing: function lab_signal")
                .doesNotContain("lab_count is");
    }

    @Test
    void foreignTypesAndTheTargetAreCompared() {
        Sample.write(folder, Sample.HEADER);
        Metadata right = Sample.metadata();
        List<ForeignType> foreign = new ArrayList<>(right.foreign());
        foreign.set(
                1, new ForeignType(NamedType.parse("uint32_t"), Optional.empty(), Optional.of(ScalarType.INT), 8, 2));
        Metadata wrong = new Metadata("lab", "1", Target.AARCH64, new TreeMap<>(), right.partitions(), foreign);
        String text = Verifier.verify(wrong, Sample.options(folder)).render();
        assertThat(text)
                .contains("foreign type uint32_t size: metadata 8, compiler 4")
                .contains("foreign type uint32_t alignment: metadata 2, compiler 4")
                .contains("foreign type uint32_t meaning: metadata int, compiler something else")
                .contains("target machine: metadata aarch64-linux-gnu")
                .contains("target plain char: metadata unsigned");
    }

    @Test
    void theTemporaryFolderIsGoneAfterwards() throws IOException {
        // Other runs on this machine have folders of their own.
        Set<Path> before = temporaryFolders();
        verify(Sample.partition());
        assertThat(temporaryFolders()).isSubsetOf(before);
    }

    private static Set<Path> temporaryFolders() throws IOException {
        try (Stream<Path> all = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return all.filter(path -> path.getFileName().toString().startsWith("rdma-gen-verify"))
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void aRunPrefixStandsBeforeTheProbe() {
        Sample.write(folder, Sample.HEADER);
        VerifyOptions o = Sample.options(folder);
        VerifyOptions through = new VerifyOptions(
                o.compiler(),
                o.includePaths(),
                o.cflags(),
                o.partitions(),
                List.of(),
                Set.of(),
                Map.of(),
                List.of("env", "LAB=1"));
        assertThat(Verifier.verify(Sample.metadata(), through).holds()).isTrue();
        VerifyOptions broken = new VerifyOptions(
                o.compiler(),
                o.includePaths(),
                o.cflags(),
                o.partitions(),
                List.of(),
                Set.of(),
                Map.of(),
                List.of("false"));
        assertThatThrownBy(() -> Verifier.verify(Sample.metadata(), broken))
                .isInstanceOf(ProblemException.class)
                .hasMessageStartingWith("the probe does not run");
    }

    @Test
    void whatIsMissingOnTheMachineIsNamed() {
        VerifyOptions options = Sample.options(folder);
        assertThatThrownBy(() -> Verifier.verify(Sample.metadata(), options))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("lab/lab.h");
        Sample.write(folder, "#error no\n");
        assertThatThrownBy(() -> Verifier.verify(Sample.metadata(), options))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("the C compiler rejects the headers");
        assertThatThrownBy(() -> Verifier.verify(Sample.metadata(), options.withCompiler(List.of("/nowhere/gcc"))))
                .isInstanceOf(ProblemException.class)
                .hasMessageEndingWith("install the package gcc");
    }

    @Test
    void skippedNamesOfTheMetadataCount() {
        Partition partition = Sample.withFunctions(Sample.without(4));
        Partition skipping = new Partition(
                partition.namespace(),
                "",
                "",
                partition.headers(),
                partition.records(),
                partition.enums(),
                partition.functions(),
                partition.typedefs(),
                partition.constants(),
                partition.aliases(),
                partition.opaques(),
                List.of(new Skipped("LAB_ATTRIBUTE", "an attribute"), new Skipped("lab_signal", "not wanted")));
        assertThat(verify(skipping).holds()).isTrue();
    }
}
