package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.tests.packaging.PomRules.Level;

/** The published POMs comply with the rules of a public repository, and the rules detect violations. */
class PomRulesTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    /** Minimum content of each jar of a release. */
    private static final Map<String, String> JARS =
            Map.of(".jar", "a/A.class", "-sources.jar", "a/A.java", "-javadoc.jar", "index.html");

    @TempDir
    Path folder;

    private static String built(String library) throws IOException {
        return Files.readString(ROOT.resolve(library).resolve("target/flattened-pom.xml"));
    }

    private List<String> faults(String pom, String name, Level level) throws IOException {
        Path file = folder.resolve(name + ".pom");
        Files.writeString(file, pom);
        return PomRules.faults(file, level);
    }

    /** Returns the POM of a library as in a release, after creating its jars in the folder. */
    private String asRelease(String library) throws IOException {
        for (Map.Entry<String, String> jar : JARS.entrySet()) {
            jar(library + "-1.2.3" + jar.getKey(), jar.getValue());
        }
        return built(library)
                .replaceAll("<version>[^<]*-SNAPSHOT</version>", "<version>1.2.3</version>")
                .replace("https://rdma4j.invalid", "https://forge.org/rdma4j");
    }

    private void jar(String name, String entry) throws IOException {
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(folder.resolve(name)))) {
            jar.putNextEntry(new ZipEntry(entry));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rdma-sys", "rdma-sys-mlx5", "rdma-sys-efa", "rdma-io", "rdma-network"})
    void builtPomComplies(String library) throws IOException {
        assertThat(faults(built(library), "a", Level.SNAPSHOT)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rdma-sys", "rdma-sys-mlx5", "rdma-sys-efa", "rdma-io", "rdma-network"})
    void builtPomCompliesAsARelease(String library) throws IOException {
        assertThat(faults(asRelease(library), library + "-1.2.3", Level.RELEASE))
                .isEmpty();
    }

    @Test
    void dependenciesOnTheSameBuildHaveTheSameVersion() throws IOException {
        String snapshot = built("rdma-io");
        int dependencies = snapshot.indexOf("<dependencies>");
        String older = snapshot.substring(0, dependencies)
                + snapshot.substring(dependencies).replaceAll("<version>[^<]*-SNAPSHOT", "<version>0.0.9-SNAPSHOT");
        assertThat(faults(older, "a", Level.SNAPSHOT))
                .containsExactly(
                        "dependency org.rdma4j:rdma-sys has version 0.0.9-SNAPSHOT, which is not a final version");
        String version = built("rdma-sys").replaceAll("(?s).*?<version>([^<]*)<.*", "$1");
        assertThat(faults(built("rdma-sys").replace(">1.0.1<", ">" + version + "<"), "a", Level.SNAPSHOT))
                .containsExactly(
                        "dependency org.jspecify:jspecify has version " + version + ", which is not a final version");
    }

    @Test
    void snapshotIsNoRelease() throws IOException {
        assertThat(faults(built("rdma-sys"), "a", Level.RELEASE))
                .anyMatch(fault -> fault.contains("which is a snapshot"))
                .contains("has url https://rdma4j.invalid, which is not a public https address")
                .anyMatch(fault -> fault.endsWith("-javadoc.jar next to it"));
    }

    @ParameterizedTest
    @CsvSource({
        "(?s)<licenses>.*</licenses>, '', lacks licenses/license/name",
        "(?s)<developers>.*</developers>, '', lacks developers/developer/name",
        "(?s)<scm.*</scm>, '', lacks scm/url",
        "<name>rdma-sys</name>, '', lacks name",
        "<description>[^<]*</description>, '', lacks description",
        "<url>[^<]*</url>, '', lacks url",
        "<connection>[^<]*</connection>, <connection/>, lacks scm/connection",
        "<groupId>org.rdma4j</groupId>, '', lacks groupId",
        "<groupId>org.rdma4j<, <groupId>org/rdma4j<, 'has groupId ''org/rdma4j'', which cannot be part of a file''s name'",
        "<artifactId>rdma-sys<, <artifactId>rdma sys<, 'has artifactId ''rdma sys'', which cannot be part of a file''s name'",
        "<version>1.2.3<, <version>1.2.4<, is not named rdma-sys-1.2.4.pom",
        "<version>1.2.3<, <version>1.2.3-SNAPSHOT<, 'has version 1.2.3-SNAPSHOT, which is a snapshot'",
        "<modelVersion>, <packaging>pom</packaging><modelVersion>, 'has packaging pom instead of jar'",
        "<modelVersion>, <parent></parent><modelVersion>, has parent",
        "<modelVersion>, <repositories></repositories><modelVersion>, has repositories",
        "<version>1.0.1</version>, '', dependency org.jspecify:jspecify has no version",
        "<version>1.0.1</version>, <version>1.0.2-SNAPSHOT</version>, 'dependency org.jspecify:jspecify has version 1.0.2-SNAPSHOT, which is not a final version'",
        "<version>1.0.1</version>, '<version>[1.0,2)</version>', 'dependency org.jspecify:jspecify has version [1.0,2), which is not a final version'",
        "rdma-sys</name>, '${project.name}</name>', 'has ${project.name} without a value'",
        "<url>https://www.apache[^<]*</url>, '', lacks licenses/license/url",
        "<organization>[^<]*</organization>, '', lacks developers/developer/organization",
        "<developerConnection>[^<]*</developerConnection>, '', lacks scm/developerConnection",
        "<version>1.2.3<, <version>1 2<, 'has version ''1 2'', which cannot be part of a file''s name'",
        "<modelVersion>, <pluginRepositories></pluginRepositories><modelVersion>, has pluginRepositories",
        "<modelVersion>, <build></build><modelVersion>, has build",
        "<modelVersion>, <profiles></profiles><modelVersion>, has profiles",
        "<modelVersion>, <modules></modules><modelVersion>, has modules",
        "<scope>compile<, <scope>system<, dependency org.jspecify:jspecify has scope system",
        "<url>[^<]*<, <url>http://forge.org<, 'has url http://forge.org, which is not a public https address'",
        "<url>[^<]*<, <url>https://localhost/a<, 'has url https://localhost/a, which is not a public https address'",
        "<connection>[^<]*<, <connection>scm:git:https://forge.test/a<, 'has scm/connection scm:git:https://forge.test/a, which is not a public https address'",
        "<developerConnection>[^<]*<, <developerConnection>scm:git:https://forge.example<, 'has scm/developerConnection scm:git:https://forge.example, which is not a public https address'",
        "(?s)(?<=</developerConnection>)\\s*<url>[^<]*<, <url>https://forge.invalid<, 'has scm/url https://forge.invalid, which is not a public https address'",
    })
    void violationsAreReported(String pattern, String replacement, String fault) throws IOException {
        String broken = asRelease("rdma-sys").replaceFirst(pattern, replacement.replace("$", "\\$"));
        assertThat(broken).isNotEqualTo(asRelease("rdma-sys"));
        assertThat(faults(broken, "rdma-sys-1.2.3", Level.RELEASE)).contains(fault);
    }

    @ParameterizedTest
    @CsvSource({
        "-sources.jar, META-INF/MANIFEST.MF, 'has a rdma-sys-1.2.3-sources.jar without .*[.]java'",
        "-javadoc.jar, a/package-summary.html, 'has a rdma-sys-1.2.3-javadoc.jar without index[.]html'",
        ".jar, META-INF/MANIFEST.MF, 'has a rdma-sys-1.2.3.jar without .*[.]class'",
    })
    void aJarHasWhatOneLooksIntoItFor(String end, String only, String fault) throws IOException {
        String pom = asRelease("rdma-sys");
        jar("rdma-sys-1.2.3" + end, only);
        assertThat(faults(pom, "rdma-sys-1.2.3", Level.RELEASE)).containsExactly(fault);
    }

    @ParameterizedTest
    @ValueSource(strings = {".jar", "-sources.jar", "-javadoc.jar"})
    void eachJarExistsAndIsValid(String end) throws IOException {
        String pom = asRelease("rdma-sys");
        Path jar = folder.resolve("rdma-sys-1.2.3" + end);
        Files.writeString(jar, "no jar");
        assertThat(faults(pom, "rdma-sys-1.2.3", Level.RELEASE))
                .singleElement()
                .asString()
                .startsWith("has a rdma-sys-1.2.3" + end + " that is not a jar: ");
        Files.delete(jar);
        assertThat(faults(pom, "rdma-sys-1.2.3", Level.RELEASE))
                .containsExactly("has no rdma-sys-1.2.3" + end + " next to it");
    }

    @Test
    void eachUnsignedFileIsReported() throws IOException {
        assertThat(faults(asRelease("rdma-sys"), "rdma-sys-1.2.3", Level.SIGNED))
                .hasSize(4 * 3)
                .contains(
                        "has no rdma-sys-1.2.3.pom.asc next to it",
                        "has no rdma-sys-1.2.3.jar.md5 next to it",
                        "has no rdma-sys-1.2.3-sources.jar.sha1 next to it",
                        "has no rdma-sys-1.2.3-javadoc.jar.asc next to it");
    }
}
