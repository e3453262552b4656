package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.merge.Merger;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.pipeline.CheckedInMetadata;
import org.rdma4j.gen.pipeline.Emission;
import org.rdma4j.gen.pipeline.FileOrigins;
import org.rdma4j.gen.pipeline.ImportedMetadata;

/** The configuration covers all checked-in releases, and a subset of them can be emitted with it. */
class ReleaseSubsetTest {

    private static final Config CONFIG = ConfigReader.read(Path.of("..", "rdma.toml"));

    static Stream<Path> releases() {
        return CheckedInMetadata.files(CONFIG).stream();
    }

    /** Returns pairs of consecutive releases. */
    static Stream<List<Path>> neighbours() {
        List<Path> files = CheckedInMetadata.files(CONFIG);
        List<List<Path>> pairs = new ArrayList<>();
        for (int i = 1; i < files.size(); i++) {
            pairs.add(files.subList(i - 1, i + 1));
        }
        return pairs.stream();
    }

    @ParameterizedTest
    @MethodSource("releases")
    void emitsEachRelease(Path file) {
        assertEmitted(List.of(file));
    }

    @ParameterizedTest
    @MethodSource("neighbours")
    void emitsConsecutiveReleases(List<Path> files) {
        assertEmitted(files);
    }

    /** A name that is in no checked-in release is rejected even if only some of the releases are emitted. */
    @ParameterizedTest
    @MethodSource("releases")
    void rejectsANameThatNoReleaseHas(Path file) {
        List<Path> files = List.of(file);
        FileOrigins origins = FileOrigins.of(CONFIG, files, CheckedInMetadata.read(files));
        assertThat(origins.isElsewhere("ib_uverbs_device_cap_flags")).isTrue();
        assertThat(origins.isElsewhere("ibv_qp_ex.wr_flush")).isTrue();
        assertThat(origins.isElsewhere("ib_uverbs_device_cap_flag")).isFalse();
    }

    private static void assertEmitted(List<Path> files) {
        List<Metadata> releases = CheckedInMetadata.read(files);
        Set<Path> made = new TreeSet<>();
        FileOrigins origins = FileOrigins.of(CONFIG, files, releases);
        Emission.run(
                CONFIG,
                Merger.merge(releases, CONFIG),
                ImportedMetadata.readAll(CONFIG),
                origins,
                (file, text) -> made.add(file));
        assertThat(made).extracting(p -> p.getFileName().toString()).contains("Ibverbs.java", "wrapper.c");
    }
}
