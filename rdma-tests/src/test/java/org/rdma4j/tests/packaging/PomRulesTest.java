package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The POM that others get, against what a public repository asks; and that the rules can say no. */
class PomRulesTest {
    private static final Path BUILT =
            Path.of(System.getProperty("rdma4j.tests.root", ".."), "rdma-sys", "target", "flattened-pom.xml");

    @TempDir
    Path folder;

    private String built = "";

    @BeforeEach
    void read() throws IOException {
        built = Files.readString(BUILT);
    }

    private List<String> faults(String pom, boolean release) throws IOException {
        Path file = folder.resolve("rdma-sys-1.2.3.pom");
        Files.writeString(file, pom);
        return PomRules.faults(file, release);
    }

    private String asRelease() throws IOException {
        for (String end : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            Files.writeString(folder.resolve("rdma-sys-1.2.3" + end), "");
        }
        return built.replaceAll("<version>[^<]*-SNAPSHOT</version>", "<version>1.2.3</version>")
                .replace("https://rdma4j.invalid", "https://forge.org/rdma4j");
    }

    @Test
    void theBuiltOneKeepsThem() throws IOException {
        assertThat(faults(built, false)).isEmpty();
    }

    @Test
    void theBuiltOneWithWhatAReleaseSetsKeepsThemAll() throws IOException {
        assertThat(faults(asRelease(), true)).isEmpty();
    }

    @Test
    void aSnapshotIsNoRelease() throws IOException {
        assertThat(faults(built, true))
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
        String broken = asRelease().replaceFirst(pattern, replacement.replace("$", "\\$"));
        assertThat(broken).isNotEqualTo(asRelease());
        assertThat(faults(broken, true)).contains(fault);
    }
}
