package org.rdma4j.gen.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.cli.ReleaseCase;
import org.rdma4j.gen.cli.ReleasePair;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Differences between two releases that one binding can and cannot support, from C headers through the entire front
 * end.
 */
class MergeConflictTableTest {

    private static final ReleasePair RELEASES = ReleasePair.of("refusals.txt");

    /** Each release on its own is valid: the compiler accepts the headers and confirms the facts. */
    @Test
    @Tag("slow")
    void compilerConfirmsEachRelease(@TempDir Path folder) throws IOException {
        new ReleasePair(folder.toRealPath(), RELEASES.cases()).build();
    }

    static Stream<ReleaseCase> refused() {
        return RELEASES.cases().stream().filter(one -> !one.part("refusal").isEmpty());
    }

    static Stream<ReleaseCase> served() {
        return RELEASES.cases().stream().filter(one -> one.part("refusal").isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void rejectsAConflict(ReleaseCase one) {
        List<Metadata> both = RELEASES.alone(one);
        assertThatThrownBy(() -> Merger.merge(both, RELEASES.config()))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(": " + one.part("refusal").strip() + ": no binding fits both; ");
        // Each release on its own is accepted.
        both.forEach(m -> assertThat(
                        Merger.merge(List.of(m), RELEASES.config()).metadata().partitions())
                .hasSize(1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("served")
    void mergesCompatibleReleases(ReleaseCase one) {
        MergedReleases union = Merger.merge(RELEASES.alone(one), RELEASES.config());
        Partition partition = union.metadata().partitions().get(0);
        assertThat(partition.allEnums().stream()
                        .flatMap(e -> e.enumerators().stream())
                        .map(e -> e.name() + " " + e.value()))
                .containsExactlyInAnyOrderElementsOf(one.lines("enumerators"));
        assertThat(partition.constants().stream().map(c -> c.name() + " 2"))
                .containsExactlyElementsOf(one.lines("constants"));
        assertThat(union.history().spans().entrySet().stream()
                        .map(e -> e.getKey().kind() + " " + e.getKey().name()
                                + e.getValue().since().map(s -> " since " + s).orElse("")
                                + e.getValue().last().map(s -> " until " + s).orElse("")))
                .containsExactlyInAnyOrderElementsOf(one.lines("spans"));
    }
}
