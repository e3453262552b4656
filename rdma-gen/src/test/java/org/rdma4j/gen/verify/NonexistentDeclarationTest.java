package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;

/** Metadata with declarations that the headers lack. */
class NonexistentDeclarationTest {

    @TempDir
    Path folder;

    static Stream<Arguments> phantoms() {
        return Stream.of(
                arguments(
                        AlteredSample.withFields("lab_item", fields -> {
                            List<FieldDecl> more = new ArrayList<>(fields);
                            more.add(fields.size() - 1, SampleRecords.field("ghost", SampleHeader.U32, 480, 32));
                            return more;
                        }),
                        "field lab_item.ghost: metadata 480+32, compiler error: "),
                arguments(
                        AlteredSample.withRecordList(AlteredSample.plus(SampleRecords.struct(
                                "lab_ghost",
                                8,
                                4,
                                SampleRecords.field("a", SampleHeader.U32, 0, 32),
                                SampleRecords.field("b", SampleHeader.U32, 32, 32)))),
                        "size lab_ghost: metadata 8, compiler error: "),
                arguments(
                        AlteredSample.withEnums(AlteredSample.plus(SampleHeader.enumeration(
                                "", ScalarType.UNSIGNED_INT, SampleHeader.enumerator("LAB_GHOST", 1)))),
                        "enumerator LAB_GHOST: metadata 1, compiler error: 'LAB_GHOST' undeclared"),
                arguments(
                        AlteredSample.withFunctions(AlteredSample.plus(
                                SampleHeader.function("lab_ghost", Linkage.EXTERN, ScalarType.INT, ScalarType.INT))),
                        "function lab_ghost: metadata int (int), compiler error: 'lab_ghost' undeclared"),
                arguments(
                        AlteredSample.withTypedefs(
                                AlteredSample.plus(new TypedefDecl("lab_ghost", ScalarType.INT, 0, "lab/lab.h"))),
                        "typedef lab_ghost: metadata int, compiler error: "),
                arguments(
                        AlteredSample.withConstants(AlteredSample.plus(SampleHeader.constant(
                                "LAB_GHOST", ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.ONE)))),
                        "constant LAB_GHOST: metadata 1, compiler error: 'LAB_GHOST' undeclared"),
                arguments(
                        AlteredSample.withNames(
                                List.of(
                                        SampleHeader.partition().aliases().get(0),
                                        new AliasDecl("lab_ghost", NamedType.parse("struct lab_item"), "lab/lab.h")),
                                SampleHeader.partition().opaques(),
                                SampleHeader.partition().skipped()),
                        "alias lab_ghost: metadata struct lab_item, compiler something else"),
                arguments(
                        AlteredSample.withNames(
                                SampleHeader.partition().aliases(),
                                List.of(
                                        SampleHeader.partition().opaques().get(0),
                                        new OpaqueDecl("lab_ghost", NamedType.Tag.STRUCT, "lab/lab.h")),
                                SampleHeader.partition().skipped()),
                        "opaque lab_ghost mentioned: metadata struct, compiler not in the headers"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("phantoms")
    void reportsNonexistentDeclarationsAndComparesTheOthers(Partition partition, String finding) {
        VerifyReport report = SampleHeader.verify(folder, partition);
        assertThat(report.render()).contains("mismatch: " + finding);
        assertThat(report.mismatches())
                .allMatch(mismatch ->
                        mismatch.name().contains("ghost") || mismatch.name().contains("GHOST"));
        assertThat(report.total()).isGreaterThanOrEqualTo(148);
    }

    @Test
    void reportsNonexistentDeclarationsWithClang() {
        VerifierTest.assumeCompiler("clang");
        SampleHeader.write(folder, SampleHeader.HEADER);
        for (Arguments phantom : phantoms().toList()) {
            Metadata metadata = SampleHeader.metadata((Partition) phantom.get()[0]);
            VerifyReport report =
                    Verifier.verify(metadata, SampleHeader.options(folder).withCompiler(List.of("clang")));
            assertThat(report.mismatches())
                    .isNotEmpty()
                    .allMatch(mismatch ->
                            mismatch.name().toLowerCase(java.util.Locale.ROOT).contains("ghost"));
        }
    }
}
