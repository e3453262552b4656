package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;

/** Headers that have what the metadata lacks. */
class MissingTest {

    @TempDir
    Path folder;

    static Stream<Arguments> deletions() {
        return Stream.of(
                arguments(Altered.withRecordList(Altered.without(2)), "struct lab_tight"),
                arguments(Altered.withRecordList(Altered.without(0)), "struct lab_pair"),
                arguments(Altered.withFields("lab_item", Altered.without(0)), "field lab_item.tag"),
                arguments(Altered.withFields("lab_item", Altered.without(2)), "field lab_item.first"),
                arguments(Altered.withFields("lab_item", Altered.without(4)), "field lab_item.half.low"),
                arguments(
                        Altered.choice(r -> new RecordDecl(
                                r.kind(),
                                "",
                                false,
                                r.packing(),
                                8,
                                8,
                                List.of(r.fields().get(1)),
                                r.header())),
                        "field lab_item.id"),
                arguments(Altered.withFields("lab_item", Altered.without(6)), "enumerator LAB_INNER"),
                arguments(Altered.withEnums(Altered.without(1)), "enum lab_wide"),
                arguments(Altered.withEnums(Altered.without(2)), "enumerator LAB_LOOSE"),
                arguments(
                        Altered.withEnums(Altered.with(
                                0,
                                Sample.enumeration(
                                        "lab_mode", ScalarType.UNSIGNED_INT, Sample.enumerator("LAB_OFF", 0)))),
                        "enumerator LAB_ON"),
                arguments(Altered.withFunctions(Altered.without(0)), "function lab_open"),
                arguments(Altered.withFunctions(Altered.without(2)), "function lab_close"),
                arguments(Altered.withFunctions(Altered.without(4)), "function lab_signal"),
                arguments(Altered.withTypedefs(Altered.without(0)), "typedef lab_word"),
                arguments(Altered.withConstants(Altered.without(3)), "macro LAB_DEFAULT"),
                arguments(
                        Altered.withNames(
                                List.of(),
                                Sample.partition().opaques(),
                                Sample.partition().skipped()),
                        "macro lab_old_mode"),
                arguments(
                        Altered.withNames(
                                Sample.partition().aliases(), Sample.partition().opaques(), List.of()),
                        "macro LAB_ATTRIBUTE"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("deletions")
    void whatTheMetadataLacksIsFound(Partition partition, String finding) {
        VerifyReport report = Sample.verify(folder, partition);
        assertThat(report.missing()).isNotEmpty();
        assertThat(report.render())
                .contains("missing: " + finding + " is neither in the metadata nor skipped (lab/lab.h:");
    }

    @Test
    void aDeletedOpaqueTagLeavesADanglingReference() {
        VerifyReport report = Sample.verify(
                folder,
                Altered.withNames(
                        Sample.partition().aliases(),
                        List.of(),
                        Sample.partition().skipped()));
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
        Metadata metadata = Sample.metadata(Altered.withFunctions(functions -> List.of(functions.get(0))));
        assertThat(Verifier.verify(metadata, Sample.options(folder, "lab_open", "LAB_*"))
                        .render())
                .contains(", 0 missing");
        assertThat(Verifier.verify(metadata, Sample.options(folder, "lab_o*", "lab_s*"))
                        .render())
                .contains("missing: function lab_signal")
                .doesNotContain("lab_count is");
    }

    @Test
    void skippedNamesOfTheMetadataCount() {
        Partition partition = Altered.withFunctions(Altered.without(4));
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
        assertThat(Sample.verify(folder, skipping).holds()).isTrue();
    }
}
