package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The first program in the Javadoc is the one that ./dev package --check builds and runs. */
class ModulePageTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    // The text exists twice, because snippets from files fail in the Javadoc of a module (JDK 25).
    @Test
    void snippetIsTheConsumerProgram() throws IOException {
        List<String> page = Files.readAllLines(ROOT.resolve("rdma-sys/src/main/module/module-info.java"));
        int first = page.indexOf(" * {@snippet lang=java :") + 1;
        int last = page.lastIndexOf(" * }");
        assertThat(first).isPositive().isLessThan(last);
        assertThat(page.subList(first, last).stream()
                        .map(line -> line.replaceFirst("^ [*] ?", ""))
                        .toList())
                .isEqualTo(Files.readAllLines(ROOT.resolve("consumer/rdma-sys/consumer/Devices.java")));
    }
}
