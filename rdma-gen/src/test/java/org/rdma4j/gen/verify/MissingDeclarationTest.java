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

/** Headers with declarations that the metadata lacks. */
class MissingDeclarationTest {

    @TempDir
    Path folder;

    static Stream<Arguments> deletions() {
        return Stream.of(
                arguments(AlteredSample.withRecordList(AlteredSample.without(2)), "struct lab_tight"),
                arguments(AlteredSample.withRecordList(AlteredSample.without(0)), "struct lab_pair"),
                arguments(AlteredSample.withFields("lab_item", AlteredSample.without(0)), "field lab_item.tag"),
                arguments(AlteredSample.withFields("lab_item", AlteredSample.without(2)), "field lab_item.first"),
                arguments(AlteredSample.withFields("lab_item", AlteredSample.without(4)), "field lab_item.half.low"),
                arguments(
                        AlteredSample.choice(r -> new RecordDecl(
                                r.kind(),
                                "",
                                false,
                                r.packing(),
                                8,
                                8,
                                List.of(r.fields().get(1)),
                                r.header())),
                        "field lab_item.id"),
                arguments(AlteredSample.withFields("lab_item", AlteredSample.without(6)), "enumerator LAB_INNER"),
                arguments(AlteredSample.withEnums(AlteredSample.without(1)), "enum lab_wide"),
                arguments(AlteredSample.withEnums(AlteredSample.without(2)), "enumerator LAB_LOOSE"),
                arguments(
                        AlteredSample.withEnums(AlteredSample.with(
                                0,
                                SampleHeader.enumeration(
                                        "lab_mode", ScalarType.UNSIGNED_INT, SampleHeader.enumerator("LAB_OFF", 0)))),
                        "enumerator LAB_ON"),
                arguments(AlteredSample.withFunctions(AlteredSample.without(0)), "function lab_open"),
                arguments(AlteredSample.withFunctions(AlteredSample.without(2)), "function lab_close"),
                arguments(AlteredSample.withFunctions(AlteredSample.without(4)), "function lab_signal"),
                arguments(AlteredSample.withTypedefs(AlteredSample.without(0)), "typedef lab_word"),
                arguments(AlteredSample.withConstants(AlteredSample.without(3)), "macro LAB_DEFAULT"),
                arguments(
                        AlteredSample.withNames(
                                List.of(),
                                SampleHeader.partition().opaques(),
                                SampleHeader.partition().skipped()),
                        "macro lab_old_mode"),
                arguments(
                        AlteredSample.withNames(
                                SampleHeader.partition().aliases(),
                                SampleHeader.partition().opaques(),
                                List.of()),
                        "macro LAB_ATTRIBUTE"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("deletions")
    void reportsMissingDeclarations(Partition partition, String finding) {
        VerifyReport report = SampleHeader.verify(folder, partition);
        assertThat(report.missing()).isNotEmpty();
        assertThat(report.render())
                .contains("missing: " + finding + " is neither in the metadata nor skipped (lab/lab.h:");
    }

    @Test
    void reportsReferencesToAMissingTag() {
        VerifyReport report = SampleHeader.verify(
                folder,
                AlteredSample.withNames(
                        SampleHeader.partition().aliases(),
                        List.of(),
                        SampleHeader.partition().skipped()));
        assertThat(report.render()).contains("mismatch: reference struct lab_hidden: metadata used but not described");
    }

    @Test
    void reportsAVariableUnlessSkipped() {
        SampleHeader.write(folder, SampleHeader.HEADER.replace("#endif\n", "extern int lab_variable;\n#endif\n"));
        VerifyOptions options = SampleHeader.options(folder);
        assertThat(Verifier.verify(SampleHeader.metadata(), options).render())
                .contains("missing: variable lab_variable");
        assertThat(Verifier.verify(SampleHeader.metadata(), options.withSkip(Map.of("lab_variable", "a variable")))
                        .holds())
                .isTrue();
    }

    @Test
    void reportsOnlyNamesToBind() {
        SampleHeader.write(folder, SampleHeader.HEADER);
        Metadata metadata = SampleHeader.metadata(AlteredSample.withFunctions(functions -> List.of(functions.get(0))));
        assertThat(Verifier.verify(metadata, SampleHeader.options(folder, "lab_open", "LAB_*"))
                        .render())
                .contains(", 0 missing");
        assertThat(Verifier.verify(metadata, SampleHeader.options(folder, "lab_o*", "lab_s*"))
                        .render())
                .contains("missing: function lab_signal")
                .doesNotContain("lab_count is");
    }

    @Test
    void acceptsNamesSkippedInTheMetadata() {
        Partition partition = AlteredSample.withFunctions(AlteredSample.without(4));
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
        assertThat(SampleHeader.verify(folder, skipping).holds()).isTrue();
    }
}
