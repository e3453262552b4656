package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.VoidType;

/** Attributes that gcc treats as part of a function's type do not hide other errors in the type. */
class FunctionAttributesTest {

    private static final CType VOID = new VoidType();
    private static final CType MODE = NamedType.parse("enum mode");

    @TempDir
    private Path folder;

    private static CType pointer(CType result, CType... parameters) {
        return new PointerType(new FunctionType(
                result, Stream.of(parameters).map(p -> new Parameter("", p)).toList(), false));
    }

    static Stream<Arguments> types() {
        CType qualified = new QualifiedType(VOID, true, false, false);
        return Stream.of(
                        Arguments.of("void (*f)(int) __attribute__((noreturn))", pointer(VOID, ScalarType.INT), true),
                        Arguments.of("void (*f)(int) __attribute__((noreturn))", pointer(VOID, ScalarType.LONG), false),
                        Arguments.of("void (*f)(int) __attribute__((noreturn))", pointer(VOID), false),
                        Arguments.of("void (*f)(int) __attribute__((noreturn))", pointer(VOID, MODE), false),
                        Arguments.of(
                                "void (*f)(unsigned) __attribute__((noreturn))",
                                pointer(VOID, ScalarType.UNSIGNED_INT),
                                true),
                        Arguments.of("void (*f)(unsigned) __attribute__((noreturn))", pointer(VOID, MODE), false),
                        Arguments.of("void (*f)(enum mode) __attribute__((noreturn))", pointer(VOID, MODE), true),
                        Arguments.of(
                                "void (*f)(enum mode) __attribute__((noreturn))",
                                pointer(VOID, ScalarType.UNSIGNED_INT),
                                false),
                        Arguments.of(
                                "int (*f)(int) __attribute__((const))", pointer(ScalarType.INT, ScalarType.INT), true),
                        Arguments.of(
                                "int (*f)(int) __attribute__((const))",
                                pointer(ScalarType.LONG, ScalarType.INT),
                                false),
                        Arguments.of("void (*f)(void *)", pointer(VOID, new PointerType(qualified)), false),
                        Arguments.of("void (*const f)(void)", pointer(VOID), false),
                        Arguments.of(
                                "void (*f)(void (*)(int) __attribute__((noreturn))) __attribute__((noreturn))",
                                pointer(VOID, pointer(VOID, ScalarType.INT)),
                                true),
                        Arguments.of(
                                "void (*f)(void (*)(int) __attribute__((noreturn))) __attribute__((noreturn))",
                                pointer(VOID, pointer(VOID, ScalarType.UNSIGNED_INT)),
                                false))
                .flatMap(a -> Stream.of("gcc", "clang")
                        .map(compiler -> Arguments.of(compiler, a.get()[0], a.get()[1], a.get()[2])));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource("types")
    void ignoresOnlyTheAttribute(String compiler, String member, CType described, boolean right) {
        VerifierTest.assumeCompiler(compiler);
        SampleHeader.write(folder, "enum mode { OFF, ON };\nstruct holder { " + member + "; };\n");
        Partition partition = new Partition(
                "lab",
                "",
                "",
                List.of("lab/lab.h"),
                List.of(SampleRecords.struct("holder", 8, 8, SampleRecords.field("f", described, 0, 64))),
                List.of(SampleHeader.enumeration(
                        "mode",
                        ScalarType.UNSIGNED_INT,
                        SampleHeader.enumerator("OFF", 0),
                        SampleHeader.enumerator("ON", 1))),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        Metadata metadata = new Metadata("lab", "1", Target.X86_64, new TreeMap<>(), List.of(partition), List.of());
        VerifyReport report =
                Verifier.verify(metadata, SampleHeader.options(folder).withCompiler(List.of(compiler)));
        if (right) {
            assertThat(report.holds()).as(report.render()).isTrue();
        } else {
            assertThat(report.mismatches()).extracting(Mismatch::name).containsExactly("holder.f");
        }
    }
}
