package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.verify.SampleRecords.field;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnnamedEnum;

/** Verification of enums whose integer type does not follow from the enumerators in the metadata. */
class FixedEnumFactsTest {

    @TempDir
    Path folder;

    private static EnumDecl fixed(String name, boolean packed, ScalarType type, Enumerator... enumerators) {
        return new EnumDecl(name, false, packed, true, type, Arrays.asList(enumerators), "lab/lab.h");
    }

    private static Metadata metadata(EnumDecl named, CType inner, List<Skipped> skipped) {
        long size = named.underlying().size();
        return new Metadata(
                "lab",
                "1",
                Target.X86_64,
                new TreeMap<>(),
                List.of(new Partition(
                        "lab",
                        "",
                        "",
                        List.of("lab/lab.h"),
                        List.of(SampleRecords.struct(
                                "lab_box",
                                2 * size,
                                size,
                                field("named", named.type(), 0, 8 * size),
                                field("inner", inner, 8 * size, 8 * size))),
                        List.of(named),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        skipped)),
                List.of());
    }

    private String verified(Metadata metadata, String header, String compiler) {
        SampleHeader.write(folder, header);
        VerifyReport report =
                Verifier.verify(metadata, SampleHeader.options(folder).withCompiler(List.of(compiler)));
        assertThat(report.missing()).isEmpty();
        return report.holds() ? "holds" : report.render();
    }

    /** The only negative enumerator of each enum is skipped. */
    @Test
    void verifiesTheTypeWithSkippedEnumerators() {
        String header = """
                enum lab_left { LAB_A = 1, LAB_B = -1 };
                struct lab_box { enum lab_left named; enum { LAB_C = 1, LAB_D = -1 } inner; };
                #define LAB_B LAB_CALL(LAB_B)
                #define LAB_D LAB_CALL(LAB_D)
                """;
        List<Skipped> skipped = List.of(new Skipped("LAB_B", "hidden"), new Skipped("LAB_D", "hidden"));
        EnumDecl left = fixed("lab_left", false, ScalarType.INT, SampleHeader.enumerator("LAB_A", 1));
        EnumDecl inner = fixed("", false, ScalarType.INT, SampleHeader.enumerator("LAB_C", 1));
        assertThat(verified(metadata(left, new UnnamedEnum(inner), skipped), header, "cc"))
                .isEqualTo("holds");
        EnumDecl wrong = left.withFixed(ScalarType.UNSIGNED_INT);
        assertThat(verified(metadata(wrong, new UnnamedEnum(inner), skipped), header, "cc"))
                .contains("enum lab_left sign: metadata unsigned");
    }

    @Test
    void verifiesAPackedTypeWithSkippedEnumerators() {
        String header = """
                enum __attribute__((packed)) lab_left { LAB_A = 1, LAB_B = 300 };
                struct lab_box { enum lab_left named; enum __attribute__((packed)) { LAB_C = 1, LAB_D = 300 } inner; };
                #define LAB_B LAB_CALL(LAB_B)
                #define LAB_D LAB_CALL(LAB_D)
                """;
        List<Skipped> skipped = List.of(new Skipped("LAB_B", "hidden"), new Skipped("LAB_D", "hidden"));
        EnumDecl left = fixed("lab_left", true, ScalarType.UNSIGNED_SHORT, SampleHeader.enumerator("LAB_A", 1));
        EnumDecl inner = fixed("", true, ScalarType.UNSIGNED_SHORT, SampleHeader.enumerator("LAB_C", 1));
        assertThat(verified(metadata(left, new UnnamedEnum(inner), skipped), header, "cc"))
                .isEqualTo("holds");
    }

    /** Only clang supports this syntax in C; gcc, which lists the names, is given a header without it. */
    @Test
    @Tag("slow")
    void verifiesADeclaredType() {
        VerifierTest.assumeCompiler("clang");
        String header = """
                #ifdef __clang__
                #define LAB_TYPE : unsigned char
                #else
                #define LAB_TYPE
                #endif
                enum lab_narrow LAB_TYPE { LAB_A = 1 };
                struct lab_box { enum lab_narrow named; enum LAB_TYPE { LAB_C = 1 } inner; };
                """;
        EnumDecl narrow = fixed("lab_narrow", false, ScalarType.UNSIGNED_CHAR, SampleHeader.enumerator("LAB_A", 1));
        EnumDecl inner = fixed("", false, ScalarType.UNSIGNED_CHAR, SampleHeader.enumerator("LAB_C", 1));
        List<Skipped> skipped = List.of(new Skipped("LAB_TYPE", "no constant"));
        assertThat(verified(metadata(narrow, new UnnamedEnum(inner), skipped), header, "clang"))
                .isEqualTo("holds");
        assertThat(verified(
                        metadata(narrow.withFixed(ScalarType.SIGNED_CHAR), new UnnamedEnum(inner), skipped),
                        header,
                        "clang"))
                .contains("enum lab_narrow sign: metadata signed");
    }
}
