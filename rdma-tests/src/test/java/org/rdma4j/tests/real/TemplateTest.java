package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The project in template/ names the current versions. scripts/consumer builds and runs it with Maven; its build file for
 * Gradle is only compared with its POM.
 */
class TemplateTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final String FLAG = "--enable-native-access=ALL-UNNAMED";

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    /** Returns the text of the first element with a name. */
    private static String element(String xml, String name) {
        return Pattern.compile("<" + name + ">(.*?)</" + name + ">")
                .matcher(xml)
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError("no <" + name + ">"))
                .group(1);
    }

    @Test
    void versionsAreThoseOfTheBuild() throws IOException {
        String parent = read("pom.xml");
        String template = read("template/pom.xml");
        assertThat(element(template, "rdma4j.version")).isEqualTo(element(parent, "revision"));
        assertThat(element(template, "maven.compiler.release")).isEqualTo(element(parent, "maven.compiler.release"));
        assertThat(template).contains("<version>" + element(parent, "junit.version") + "</version>");
        for (String plugin : List.of("compiler", "jar", "resources", "surefire", "toolchains")) {
            assertThat(version(template, plugin)).as(plugin).isEqualTo(version(parent, plugin));
        }
    }

    /** Returns the version of a plugin of Maven. */
    private static String version(String pom, String plugin) {
        return element(pom.substring(pom.indexOf("<artifactId>maven-" + plugin + "-plugin</artifactId>")), "version");
    }

    @Test
    void gradleHasTheSameDependenciesAndFlags() throws IOException {
        String template = read("template/pom.xml");
        String gradle = read("template/build.gradle.kts");
        assertThat(gradle).contains("\"org.rdma4j:rdma-io:" + element(template, "rdma4j.version") + "\"");
        Set<String> versions = new TreeSet<>();
        Pattern.compile("junit-jupiter(?:</artifactId>\\s*<version>|:)([\\d.]+)")
                .matcher(template + gradle)
                .results()
                .forEach(match -> versions.add(match.group(1)));
        assertThat(versions).as("versions of junit-jupiter").hasSize(1);
        assertThat(gradle)
                .contains("applicationDefaultJvmArgs = listOf(\"" + FLAG + "\")", "jvmArgs(\"" + FLAG + "\")");
        assertThat(gradle).contains("options.release = " + element(template, "maven.compiler.release"));
        assertThat(gradle).contains("mainClass = \"" + element(template, "mainClass") + "\"");
    }
}
