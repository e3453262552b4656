package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares emitted files with reviewed ones; {@code -Drdma4j.rewrite} replaces the reviewed files. */
final class ExpectedSources {

    private static final Path FOLDER = Path.of("src/test/resources/emit");

    private ExpectedSources() {}

    static void assertReviewed(String name, String emitted) {
        Path expected = FOLDER.resolve(name + ".txt");
        try {
            if (System.getProperty("rdma4j.rewrite") != null) {
                Files.createDirectories(FOLDER);
                Files.writeString(expected, emitted);
            }
            assertThat(emitted)
                    .as("%s; -Drdma4j.rewrite replaces it, then look at the difference with git", expected)
                    .isEqualTo(Files.readString(expected));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
