package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/cookbook.md lists each example program once, and each program has a summary that says what it shows. */
class CookbookTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final String SOURCES = "rdma-examples/src/main/java/org/rdma4j/examples/";

    private static List<Path> programs() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve(SOURCES))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> read(file).contains("public static void main("))
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void listsAllPrograms() throws IOException {
        List<String> rows = programs().stream()
                .map(file -> {
                    String path = ROOT.resolve(SOURCES).relativize(file).toString();
                    String name = file.getFileName().toString().replace(".java", "");
                    return "[" + name + "](../" + SOURCES + path + ")";
                })
                .toList();
        assertThat(rows).isNotEmpty();
        List<String> listed = Pattern.compile("\\[\\w+]\\(\\.\\./" + SOURCES + "[^)]*\\)")
                .matcher(read(ROOT.resolve("docs/cookbook.md")))
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(listed)
                .as("programs in docs/cookbook.md; add a row for a new one")
                .containsExactlyInAnyOrderElementsOf(rows);
    }

    @Test
    void eachProgramHasASummary() throws IOException {
        for (Path file : programs()) {
            assertThat(read(file)).as("Javadoc of %s", file).containsPattern("(?m)^/\\*\\*[ \n]");
        }
    }
}
