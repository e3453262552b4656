package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.diff.MetadataBuilder.integer;
import static org.rdma4j.gen.diff.MetadataBuilder.unnamed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.RecordDecl.Kind;
import org.rdma4j.gen.model.ScalarType;

/** Loads the history page in a browser with different addresses, and checks the resulting documents. */
class HistoryPageTest {

    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome");
    private static final long LIMIT_SECONDS = 60;

    private static final RecordAllocation FACTS = new RecordAllocation(Set.of("theirs"), Set.of(), Set.of());

    private static Path page;
    private static Path browser;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void writePage() throws IOException {
        Optional<Path> found = BROWSERS.stream()
                .flatMap(name -> Stream.of(System.getenv("PATH").split(":")).map(dir -> Path.of(dir, name)))
                .filter(Files::isExecutable)
                .findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no browser of " + BROWSERS + " is on the PATH");
        browser = found.get();
        MetadataBuilder old = new MetadataBuilder()
                .struct("theirs", 8, integer("a", 0), integer("b", 4))
                .enumeration("e", ScalarType.UNSIGNED_INT, "RED=1");
        MetadataBuilder now = new MetadataBuilder()
                .struct(
                        "theirs",
                        16,
                        integer("a", 0),
                        integer("b", 4),
                        MetadataBuilder.field("u", unnamed(Kind.UNION, 4, integer("x", 0), integer("y", 0)), 8, 4))
                .enumeration("e", ScalarType.UNSIGNED_INT, "RED=2", "BLUE=3");
        page = folder.resolve("history.html");
        Files.writeString(page, HistoryPage.page(List.of(old.release("1"), now.release("2")), FACTS));
    }

    private static String document(String state) throws Exception {
        Path out = Files.createTempFile(folder, "document", ".html");
        Process process = new ProcessBuilder(
                        browser.toString(),
                        "--headless",
                        // Containers lack user namespaces, which the sandbox requires. The page is trusted.
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--dump-dom",
                        page.toUri() + "#" + state)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(out.toFile())
                .start();
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the browser did not finish within " + LIMIT_SECONDS + " s");
        }
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    @Test
    void showsEveryChange() throws Exception {
        assertThat(document(""))
                .contains("All 4 changes are shown.")
                .contains(">theirs.u</button>")
                .contains("appended; the library allocates it")
                .contains("breaks binary");
    }

    @Test
    void filtersReduceTheChanges() throws Exception {
        assertThat(document("verdict=binary"))
                .contains("1 of 4 changes are shown.")
                .contains(">RED<")
                .doesNotContain(">BLUE<");
        assertThat(document("text=blue+3"))
                .contains("1 of 4 changes are shown.")
                .contains(">BLUE<");
        assertThat(document("kinds=record")).contains("1 of 4 changes are shown.");
    }

    @Test
    void showsLayoutsSideBySide() throws Exception {
        assertThat(document("record=a.shop+theirs"))
                .contains("shop 1: struct of 8 bytes, aligned to 4")
                .contains("shop 2: struct of 16 bytes, aligned to 4")
                .containsPattern(
                        "<g class=\"added\"><path d=\"[^\"]*\" class=\"cell\"></path><text[^>]*>u.x \\| y</text>")
                .contains("padding, 4 bytes")
                .contains("end, 16 bytes");
    }
}
