package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.support.Run;

/** Output of ./dev package --compare for a library that changed since an earlier version. */
class CompareTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    private static final Map<String, String> SOURCES = Map.of(
            "module-info.java",
                    "module library { exports library; exports library.more; exports library.own to another; }",
            "library/Port.java", "package library; public final class Port { public int number() { return 1; } }",
            "library/State.java", "package library; public interface State { int code(); }",
            "library/Kind.java", "package library; public enum Kind { RC, UD }",
            "library/Memory.java",
                    "package library; public sealed interface Memory { record Region(long size) implements Memory {} }",
            "library/more/Gid.java", "package library.more; public record Gid(long high, long low) {}",
            "library/own/Table.java", "package library.own; public final class Table { public void clear() {} }",
            "library/internal/Lock.java",
                    "package library.internal; public final class Lock { public void take() {} }");

    @TempDir
    private Path folder;

    @BeforeEach
    void writeEarlierVersion() throws IOException {
        library("earlier", "", "");
    }

    /** Writes a folder like ./dev package, with a library whose sources have a text replaced. */
    private void library(String version, String text, String by) throws IOException {
        Path sources = folder.resolve("sources");
        Path classes = folder.resolve("classes-" + version);
        for (Map.Entry<String, String> source : SOURCES.entrySet()) {
            Path file = sources.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue().replace(text, by));
        }
        List<String> files;
        try (Stream<Path> all = Files.walk(sources)) {
            files = all.map(Path::toString)
                    .filter(name -> name.endsWith(".java"))
                    .toList();
        }
        run(
                "javac",
                Stream.concat(
                        Stream.of("--release", "22", "-Xlint:-module", "-d", classes.toString()), files.stream()));
        Path packages = Files.createDirectory(folder.resolve(version));
        String name = "library-" + version;
        run("jar", Stream.of("cf", packages.resolve(name + ".jar").toString(), "-C", classes.toString(), "."));
        Files.writeString(
                packages.resolve(name + ".pom"),
                "<project>\n  <artifactId>library</artifactId>\n  <version>" + version + "</version>\n</project>\n");
        sums(packages);
    }

    private static void sums(Path packages) {
        Run.ok(List.of("sh", "-c", "cd \"$0\" && sha256sum -- *.jar *.pom > SHA256SUMS", packages.toString()));
    }

    private static void run(String tool, Stream<String> arguments) {
        assertThat(ToolProvider.findFirst(tool)
                        .orElseThrow()
                        .run(System.out, System.err, arguments.toArray(String[]::new)))
                .as(tool)
                .isZero();
    }

    private Run compare() {
        Run run = Run.of(
                List.of(
                        ROOT.resolve("scripts/compare").toString(),
                        folder.resolve("earlier").toString(),
                        folder.resolve("later").toString(),
                        folder.resolve("reports").toString()),
                Map.of("NO_COLOR", "1"));
        assumeTrue(run.exit() != 3, run.err());
        return run;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"                     | \"\"",
                "public int number()      | public int another() { return 2; } public int number()",
                "public void take() {}    | \"\"",
                "public void clear() {}   | \"\"",
                "RC, UD                   | RC, UD, XRC",
                "record Region            | record Part(long size) implements Memory {} record Region",
            })
    void compatibleChangesAreAccepted(String text, String by) throws IOException {
        library("later", text, by);
        Run run = compare().expectOk();
        assertThat(run.err()).contains("library: library-later.jar is compatible with library-earlier.jar");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "public int number() { return 1; } | \"\"                                 | REMOVED METHOD: PUBLIC(-) int number()",
                "public int number() { return 1; } | public long number() { return 1; }   | PUBLIC long (<-int) number()",
                "int code();                       | int code(); String name();           | NEW METHOD: PUBLIC(+) ABSTRACT(+) java.lang.String name()",
                "long high, long low               | long high                            | Gid(long, long)",
                "exports library.more;             | \"\"                                 | no longer exported: the package library.more",
            })
    void incompatibleChangesAreReported(String text, String by, String named) throws IOException {
        library("later", text, by);
        Run run = compare();
        assertThat(run.exit()).as(run.err()).isOne();
        assertThat(run.err())
                .contains("library: library-later.jar breaks programs that were compiled against library-earlier.jar:")
                .contains(named)
                .contains("error: incompatible changes of library");
        assertThat(folder.resolve("reports/library.txt")).content().contains(named);
        assertThat(folder.resolve("reports/library.html")).isRegularFile();
    }

    @Test
    void missingLibraryIsReported() throws IOException {
        library("later", "", "");
        for (String end : List.of(".pom", ".jar")) {
            Path file = folder.resolve("later/library-later" + end);
            Files.writeString(
                    folder.resolve("later/other-later" + end),
                    end.equals(".pom") ? Files.readString(file).replace("library", "other") : "");
            Files.delete(file);
        }
        sums(folder.resolve("later"));
        Run run = compare();
        assertThat(run.exit()).isOne();
        assertThat(run.err()).contains("has no successor of library-earlier.jar");
    }

    /** Files that are missing would not be compared, so incompatibilities would go unnoticed. */
    @Test
    void incompleteFolderIsRejected() throws IOException {
        Files.createDirectory(folder.resolve("later"));
        assertThat(compare().exit()).isEqualTo(2);
        Files.delete(folder.resolve("later"));
        library("later", "", "");
        Files.delete(folder.resolve("earlier/library-earlier.pom"));
        Run run = compare();
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("earlier is not what ./dev package wrote");
    }

    @Test
    void reportFolderKeepsOtherFiles() throws IOException {
        library("later", "", "");
        Path own = Files.writeString(
                Files.createDirectory(folder.resolve("reports")).resolve("own"), "mine");
        compare().expectOk();
        compare().expectOk();
        assertThat(own).hasContent("mine");
    }
}
