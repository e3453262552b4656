package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.packaging.PomRules.Level;
import org.rdma4j.tests.support.Run;

/** scripts/sign with a key created by the test, and the rules for signatures and checksums. */
class SignTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final String KEY = "nobody@rdma4j.invalid";
    private static final List<String> FILES = List.of(
            "library-1.2.3.pom",
            "library-1.2.3.jar",
            "library-1.2.3-sources.jar",
            "library-1.2.3-javadoc.jar",
            "library-1.2.3-cyclonedx.json");

    @TempDir
    private Path folder;

    private Path packages;
    private Map<String, String> environment;

    @BeforeEach
    void aReleaseAndAKey() throws IOException {
        assumeTrue(
                Run.of(List.of("sh", "-c", "command -v gpg"), Map.of()).exit() == 0,
                "gpg is missing: apt-get install gnupg");
        Path home = Files.createDirectory(
                folder.resolve("gnupg"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        environment = Map.of("GNUPGHOME", home.toString(), "NO_COLOR", "1");
        run("gpg", "--batch", "--passphrase", "", "--quick-generate-key", KEY, "ed25519", "sign", "1d")
                .expectOk();

        packages = Files.createDirectory(folder.resolve("packages"));
        jar(".jar", "a/A.class");
        jar("-sources.jar", "a/A.java");
        jar("-javadoc.jar", "index.html");
        Files.writeString(packages.resolve("library-1.2.3-cyclonedx.json"), "{}");
        Files.writeString(packages.resolve("library-1.2.3.pom"), """
                <project>
                  <groupId>org.rdma4j</groupId>
                  <artifactId>library</artifactId>
                  <version>1.2.3</version>
                  <name>library</name>
                  <description>for a test</description>
                  <url>https://forge.org/rdma4j</url>
                  <licenses><license><name>Apache-2.0</name><url>https://forge.org/license</url></license></licenses>
                  <developers><developer><name>all</name><organization>all</organization></developer></developers>
                  <scm>
                    <connection>scm:git:https://forge.org/rdma4j</connection>
                    <developerConnection>scm:git:https://forge.org/rdma4j</developerConnection>
                    <url>https://forge.org/rdma4j</url>
                  </scm>
                </project>
                """);
        run("sh", "-c", "cd \"$0\" && sha256sum -- * > ../sums && mv ../sums SHA256SUMS", packages.toString())
                .expectOk();
    }

    @AfterEach
    void noAgentStays() {
        if (environment != null) {
            run("gpgconf", "--kill", "all");
        }
    }

    private void jar(String end, String entry) throws IOException {
        try (ZipOutputStream jar =
                new ZipOutputStream(Files.newOutputStream(packages.resolve("library-1.2.3" + end)))) {
            jar.putNextEntry(new ZipEntry(entry));
        }
    }

    private Run run(String... command) {
        return Run.of(List.of(command), environment);
    }

    private Run sign(String key) {
        return run(ROOT.resolve("scripts/sign").toString(), packages.toString(), key);
    }

    private List<String> faults() throws IOException {
        return PomRules.faults(packages.resolve("library-1.2.3.pom"), Level.SIGNED);
    }

    @Test
    void bundleHasSignaturesAndChecksumsOfAllFiles() throws IOException {
        sign(KEY).expectOk();
        assertThat(faults()).isEmpty();
        List<String> all = new ArrayList<>();
        for (String file : FILES) {
            all.add(file);
            for (String end : List.of(".asc", ".md5", ".sha1")) {
                all.add(file + end);
            }
            run(
                            "gpg",
                            "--batch",
                            "--verify",
                            packages.resolve(file + ".asc").toString(),
                            packages.resolve(file).toString())
                    .expectOk();
        }
        run(
                        "gpg",
                        "--batch",
                        "--verify",
                        packages.resolve("SHA256SUMS.asc").toString(),
                        packages.resolve("SHA256SUMS").toString())
                .expectOk();
        try (ZipFile bundle = new ZipFile(packages.resolve("bundle.zip").toFile())) {
            assertThat(bundle.stream().map(ZipEntry::getName).filter(name -> !name.endsWith("/")))
                    .containsExactlyInAnyOrderElementsOf(all.stream()
                            .map(name -> "org/rdma4j/library/1.2.3/" + name)
                            .toList());
        }
    }

    @Test
    void secondBundleHasTheSameFiles() throws IOException {
        sign(KEY).expectOk();
        sign(KEY).expectOk();
        assertThat(faults()).isEmpty();
        try (Stream<Path> files = Files.list(packages)) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.contains(".asc."));
        }
    }

    @Test
    void fileChangedAfterSigningIsReported() throws IOException {
        sign(KEY).expectOk();
        Files.writeString(packages.resolve("library-1.2.3-cyclonedx.json"), "{\n}");
        Files.writeString(packages.resolve("library-1.2.3.jar.asc"), "signed, honestly");
        Files.delete(packages.resolve("library-1.2.3-sources.jar.asc"));
        assertThat(faults())
                .containsExactlyInAnyOrder(
                        "has a library-1.2.3-cyclonedx.json.md5 that does not match its file",
                        "has a library-1.2.3-cyclonedx.json.sha1 that does not match its file",
                        "has a library-1.2.3.jar.asc that is not a signature",
                        "has no library-1.2.3-sources.jar.asc next to it");
    }

    @Test
    void fileChangedAfterTheBuildIsNotSigned() throws IOException {
        Files.writeString(packages.resolve("library-1.2.3.jar"), "other");
        Run run = sign(KEY);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("is not what ./dev package wrote");
        assertThat(packages.resolve("library-1.2.3.pom.asc")).doesNotExist();
    }

    /**
     * A list with a missing line would accept any file of that name, and a file that was not built would be added to
     * the bundle.
     */
    @Test
    void unlistedFileIsNotSigned() throws IOException {
        Path sums = packages.resolve("SHA256SUMS");
        List<String> lines = Files.readAllLines(sums);
        Files.write(sums, lines.subList(1, lines.size()));
        assertThat(sign(KEY).exit()).isEqualTo(2);
        Files.write(sums, lines);
        Files.writeString(packages.resolve("library-1.2.3.other.jar"), "of nobody");
        Run run = sign(KEY);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("library-1.2.3.other.jar", "is not what ./dev package wrote");
        assertThat(packages.resolve("library-1.2.3.pom.asc")).doesNotExist();
    }

    @Test
    void missingKeyIsReported() {
        Run run = sign("somebody@rdma4j.invalid");
        assertThat(run.exit()).isOne();
        assertThat(run.err()).contains("with somebody@rdma4j.invalid: ", "No secret key");
    }
}
