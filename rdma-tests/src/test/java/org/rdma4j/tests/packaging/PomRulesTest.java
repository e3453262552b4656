package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The POMs that others get, against what a public repository asks; and that the rules can say no. */
class PomRulesTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    @TempDir
    Path folder;

    private static String built(String library) throws IOException {
        return Files.readString(ROOT.resolve(library).resolve("target/flattened-pom.xml"));
    }

    private List<String> faults(String pom, boolean release) throws IOException {
        Path file = folder.resolve("a.pom");
        Files.writeString(file, pom);
        return PomRules.faults(file, release);
    }

    private String asRelease(String library) throws IOException {
        for (String end : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            Files.writeString(folder.resolve(library + "-1.2.3" + end), "");
        }
        return built(library)
                .replaceAll("<version>[^<]*-SNAPSHOT</version>", "<version>1.2.3</version>")
                .replace("https://rdma4j.invalid", "https://forge.org/rdma4j");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rdma-sys", "rdma-sys-mlx5", "rdma-sys-efa", "rdma-io", "rdma-network"})
    void theBuiltOneKeepsThem(String library) throws IOException {
        assertThat(faults(built(library), false)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rdma-sys", "rdma-sys-mlx5", "rdma-sys-efa", "rdma-io", "rdma-network"})
    void theBuiltOneWithWhatAReleaseSetsKeepsThemAll(String library) throws IOException {
        assertThat(faults(asRelease(library), true)).isEmpty();
    }

    @Test
    void ofItsOwnBuildItMayNeedTheSameVersionOnly() throws IOException {
        String snapshot = built("rdma-io");
        int dependencies = snapshot.indexOf("<dependencies>");
        String older = snapshot.substring(0, dependencies)
                + snapshot.substring(dependencies).replaceAll("<version>[^<]*-SNAPSHOT", "<version>0.0.9-SNAPSHOT");
        assertThat(faults(older, false))
                .containsExactly(
                        "dependency org.rdma4j:rdma-sys has version 0.0.9-SNAPSHOT, which is not one for good");
    }

    @Test
    void aSnapshotIsNoRelease() throws IOException {
        assertThat(faults(built("rdma-sys"), true))
                .anyMatch(fault -> fault.contains("which is a snapshot"))
                .contains("has url https://rdma4j.invalid, where nobody finds anything")
                .anyMatch(fault -> fault.endsWith("-javadoc.jar beside it"));
    }

    @ParameterizedTest
    @CsvSource({
        "(?s)<licenses>.*</licenses>, '', lacks licenses/license/name",
        "(?s)<developers>.*</developers>, '', lacks developers/developer/name",
        "<name>rdma-sys</name>, '', lacks name",
        "<description>[^<]*</description>, '', lacks description",
        "<connection>[^<]*</connection>, <connection/>, lacks scm/connection",
        "<modelVersion>, <parent></parent><modelVersion>, has parent",
        "<modelVersion>, <repositories></repositories><modelVersion>, has repositories",
        "<version>1.0.1</version>, '', dependency org.jspecify:jspecify has no version",
        "<version>1.0.1</version>, <version>1.0.2-SNAPSHOT</version>, 'dependency org.jspecify:jspecify has version 1.0.2-SNAPSHOT, which is not one for good'",
        "rdma-sys</name>, '${project.name}</name>', 'has ${project.name} without its value'",
    })
    void whatBreaksThemIsNamed(String pattern, String replacement, String fault) throws IOException {
        String broken = asRelease("rdma-sys").replaceFirst(pattern, replacement.replace("$", "\\$"));
        assertThat(broken).isNotEqualTo(asRelease("rdma-sys"));
        assertThat(faults(broken, true)).contains(fault);
    }
}
