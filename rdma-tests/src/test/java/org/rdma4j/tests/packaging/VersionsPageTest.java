package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The compatibility promises of docs/reference/versions.md match the code, and CHANGELOG.md starts with the current version. */
class VersionsPageTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final Pattern QUOTED = Pattern.compile("`(org[.]rdma4j[.][\\w.]+)`");

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    /** Returns the names of this project in the compatibility column of a row. */
    private static Set<String> promised(String row) throws IOException {
        String cell = read("docs/reference/versions.md")
                .lines()
                .filter(line -> line.startsWith("| " + row + " |"))
                .map(line -> line.split(" [|] ")[1])
                .findFirst()
                .orElseThrow();
        return all(QUOTED, cell);
    }

    private static Set<String> all(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String sources(String... modules) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String module : modules) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main"))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    text.append(Files.readString(file));
                }
            }
        }
        return text.toString();
    }

    @Test
    void packagesAreThoseExported() throws IOException {
        List<String> modules = List.of("rdma-sys", "rdma-sys-mlx5", "rdma-sys-efa", "rdma-io", "rdma-network");
        Set<String> exported = new TreeSet<>();
        for (String module : modules) {
            exported.addAll(all(
                    Pattern.compile("(?m)^    exports ([\\w.]+);$"),
                    read(module + "/src/main/module/module-info.java")));
        }
        assertThat(exported).hasSizeGreaterThan(modules.size());
        assertThat(promised("Java")).containsExactlyElementsOf(exported);
    }

    @Test
    void propertiesAreThoseRead() throws IOException {
        String text = sources("rdma-sys", "rdma-io", "rdma-network");
        Set<String> read = all(Pattern.compile("\"(org[.]rdma4j[.](?:tmpdir|critical|leaks))\""), text);
        assertThat(read).hasSize(3);
        // Property names that LibraryFacts composes from the name of a library.
        List.of("ibverbs", "rdmacm", "wrapper", "mlx5", "mlx5.wrapper", "efa", "efa.wrapper")
                .forEach(library -> read.add("org.rdma4j." + library + ".path"));
        assertThat(promised("JVM properties")).containsExactlyElementsOf(read);
    }

    @Test
    void eventsAreThoseEmitted() throws IOException {
        assertThat(promised("Java Flight Recorder"))
                .containsExactlyElementsOf(
                        all(Pattern.compile("@Name\\(\"(org[.]rdma4j[.]\\w+)\"\\)"), sources("rdma-io")));
    }

    @Test
    void changelogStartsWithTheCurrentVersion() throws IOException {
        String revision = all(Pattern.compile("<revision>([^<]*)-SNAPSHOT</revision>"), read("pom.xml"))
                .iterator()
                .next();
        assertThat(read("CHANGELOG.md")
                        .lines()
                        .filter(line -> line.startsWith("## "))
                        .findFirst())
                .hasValueSatisfying(line -> assertThat(line).startsWith("## " + revision));
    }
}
