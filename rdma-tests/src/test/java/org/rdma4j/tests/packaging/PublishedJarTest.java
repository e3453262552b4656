package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;

/** The jar that the build made. */
class PublishedJarTest {
    private Path jar = Path.of("");

    @BeforeEach
    void find() throws URISyntaxException {
        jar = Path.of(
                Errno.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        assumeTrue(Files.isRegularFile(jar), "this build ends before it makes jars; mvn verify makes them");
    }

    private Set<String> entries() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(Object::toString).collect(Collectors.toSet());
        }
    }

    @Test
    void itCarriesTheWrapperTheLicenseAndWhatNativeImageReads() throws IOException {
        assertThat(entries())
                .anyMatch(name -> name.matches("META-INF/native/librdma_wrapper-linux-[a-z0-9_]+[.]so"))
                .contains(
                        "META-INF/LICENSE",
                        "META-INF/native-image/org.rdma4j/rdma-sys/reachability-metadata.json",
                        "META-INF/maven/org.rdma4j/rdma-sys/pom.xml",
                        "module-info.class");
    }

    @Test
    void itCarriesNothingElse() throws IOException {
        assertThat(entries())
                .allMatch(name -> name.endsWith("/")
                        || name.matches("org/rdma4j/sys/.*[.]class|module-info[.]class")
                        || name.matches("META-INF/(MANIFEST[.]MF|LICENSE)")
                        || name.matches("META-INF/native/[^/]*[.]so")
                        || name.equals("META-INF/native/librdma_wrapper.layout")
                        || name.matches("META-INF/native-image/org[.]rdma4j/.*[.]json")
                        || name.matches("META-INF/maven/.*/pom[.](xml|properties)"));
    }

    /** Who built it and when must not change a byte. The two JDKs do; the jar plugin says which Java they were of. */
    @Test
    void itsManifestSaysWhatItIsAndNothingOfTheMachine() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            Attributes attributes = file.getManifest().getMainAttributes();
            assertThat(attributes.getValue("Implementation-Title")).isEqualTo("rdma-sys");
            assertThat(attributes.getValue("Implementation-Version")).isNotBlank();
            assertThat(attributes.getValue("Enable-Native-Access")).isEqualTo("ALL-UNNAMED");
            assertThat(attributes.keySet().stream().map(Object::toString))
                    .doesNotContain("Build-Jdk", "Built-By", "Build-Time");
            assertThat(attributes.getValue("Created-By")).isEqualTo("Apache Maven");
        }
    }

    @Test
    void thePomInItIsTheOneThatOthersGet() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            String inside = new String(
                    file.getInputStream(file.getEntry("META-INF/maven/org.rdma4j/rdma-sys/pom.xml"))
                            .readAllBytes(),
                    java.nio.charset.StandardCharsets.UTF_8);
            assertThat(inside).isEqualTo(Files.readString(jar.resolveSibling("flattened-pom.xml")));
        }
    }
}
