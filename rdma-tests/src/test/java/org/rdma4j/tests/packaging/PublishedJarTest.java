package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.efa.Efa;
import org.rdma4j.sys.mlx5.Mlx5;
import org.rdma4j.verbs.Device;

/** Content and manifests of the jars that the build made. */
class PublishedJarTest {
    private enum Library {
        SYS("rdma-sys", Errno.class),
        MLX5("rdma-sys-mlx5", Mlx5.class),
        EFA("rdma-sys-efa", Efa.class),
        IO("rdma-io", Device.class),
        NETWORK("rdma-network", NetworkConfig.class);

        private final String artifact;
        private final Class<?> one;

        Library(String artifact, Class<?> one) {
            this.artifact = artifact;
            this.one = one;
        }

        private Path jar() throws URISyntaxException {
            Path jar = Path.of(
                    one.getProtectionDomain().getCodeSource().getLocation().toURI());
            assumeTrue(Files.isRegularFile(jar), "this build phase makes no jars; run mvn verify");
            return jar;
        }

        private Set<String> entries() throws IOException, URISyntaxException {
            try (JarFile file = new JarFile(jar().toFile())) {
                return file.stream().map(Object::toString).collect(Collectors.toSet());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void containsLicensePomAndModule(Library library) throws IOException, URISyntaxException {
        assertThat(library.entries())
                .contains(
                        "META-INF/LICENSE",
                        "META-INF/maven/org.rdma4j/" + library.artifact + "/pom.xml",
                        "module-info.class");
    }

    @Test
    void bindingsContainWrapperAndNativeImageMetadata() throws IOException, URISyntaxException {
        assertThat(Library.SYS.entries())
                .anyMatch(name -> name.matches("META-INF/native/librdma_wrapper-linux-[a-z0-9_]+[.]so"))
                .contains("META-INF/native-image/org.rdma4j/rdma-sys/reachability-metadata.json");
    }

    @Test
    void bindingsContainNothingElse() throws IOException, URISyntaxException {
        assertThat(Library.SYS.entries())
                .allMatch(name -> name.endsWith("/")
                        || name.matches("org/rdma4j/sys/.*[.]class|module-info[.]class")
                        || name.matches("META-INF/(MANIFEST[.]MF|LICENSE)")
                        || name.matches("META-INF/native/[^/]*[.]so")
                        || name.equals("META-INF/native/librdma_wrapper.layout")
                        || name.matches("META-INF/native-image/org[.]rdma4j/.*[.]json")
                        || name.matches("META-INF/maven/.*/pom[.](xml|properties)"));
    }

    @ParameterizedTest
    @EnumSource(names = {"MLX5", "EFA"})
    void providerContainsWrapperAndNativeImageMetadataOnly(Library library) throws IOException, URISyntaxException {
        String provider = library.name().toLowerCase(Locale.ROOT);
        assertThat(library.entries())
                .anyMatch(
                        name -> name.matches("META-INF/native/librdma_" + provider + "_wrapper-linux-[a-z0-9_]+[.]so"))
                .contains("META-INF/native-image/org.rdma4j/" + library.artifact + "/reachability-metadata.json")
                .allMatch(name -> name.endsWith("/")
                        || name.matches("org/rdma4j/sys/" + provider + "(wrapper)?/[^/]*[.]class|module-info[.]class")
                        || name.matches("META-INF/(MANIFEST[.]MF|LICENSE)")
                        || name.matches("META-INF/native/librdma_" + provider + "_wrapper-[^/]*[.]so")
                        || name.matches("META-INF/native-image/org[.]rdma4j/" + library.artifact + "/[^/]*[.]json")
                        || name.matches("META-INF/maven/.*/pom[.](xml|properties)"));
    }

    @Test
    void higherModulesContainClassesOnly() throws IOException, URISyntaxException {
        assertThat(Library.NETWORK.entries())
                .allMatch(name -> name.endsWith("/")
                        || name.matches("org/rdma4j/network/[^/]*[.]class|module-info[.]class")
                        || name.matches("META-INF/(MANIFEST[.]MF|LICENSE)")
                        || name.matches("META-INF/maven/.*/pom[.](xml|properties)"));
        assertThat(Library.IO.entries())
                .allMatch(name -> name.endsWith("/")
                        || name.matches(
                                "org/rdma4j/(channel|cm|event|internal(/life|/message|/ring|/wait)?|message|verbs)/[^/]*[.]class|module-info[.]class")
                        || name.matches("META-INF/(MANIFEST[.]MF|LICENSE)")
                        || name.matches("META-INF/maven/.*/pom[.](xml|properties)"));
    }

    /**
     * The manifest must not depend on the machine or the time of the build. The JDK that the jar plugin ran with is
     * omitted.
     */
    @ParameterizedTest
    @EnumSource
    void manifestIsIndependentOfTheMachine(Library library) throws IOException, URISyntaxException {
        try (JarFile file = new JarFile(library.jar().toFile())) {
            Attributes attributes = file.getManifest().getMainAttributes();
            assertThat(attributes.getValue("Implementation-Title")).isEqualTo(library.artifact);
            assertThat(attributes.getValue("Implementation-Version")).isNotBlank();
            // Only for a jar that can be started with java -jar.
            assertThat(attributes.getValue("Enable-Native-Access"))
                    .isEqualTo(library == Library.SYS ? "ALL-UNNAMED" : null);
            assertThat(attributes.keySet().stream().map(Object::toString))
                    .doesNotContain("Build-Jdk", "Built-By", "Build-Time");
            assertThat(attributes.getValue("Created-By")).isEqualTo("Apache Maven");
        }
    }

    @ParameterizedTest
    @EnumSource
    void embeddedPomIsThePublishedOne(Library library) throws IOException, URISyntaxException {
        Path jar = library.jar();
        try (JarFile file = new JarFile(jar.toFile())) {
            String inside = new String(
                    file.getInputStream(file.getEntry("META-INF/maven/org.rdma4j/" + library.artifact + "/pom.xml"))
                            .readAllBytes(),
                    StandardCharsets.UTF_8);
            assertThat(inside).isEqualTo(Files.readString(jar.resolveSibling("flattened-pom.xml")));
        }
    }
}
