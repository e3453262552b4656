package org.rdma4j.tests.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The document docs/reference/loading.md: each third-level heading is followed by a text block with the message. */
final class Catalogue {
    /** Whether messages replace those in the document, to be reviewed as a diff. */
    static final boolean REWRITE = Boolean.getBoolean("loading.rewrite");

    private static final Pattern ENTRY = Pattern.compile("(?ms)^### ([^\n]+)\n(.*?)^```text\n(.*?)^```$");

    private final Path file;

    Catalogue() {
        file = Path.of(System.getProperty("rdma4j.tests.root", "..")).resolve("docs/reference/loading.md");
    }

    List<String> titles() {
        List<String> titles = new ArrayList<>();
        Matcher entry = ENTRY.matcher(text());
        while (entry.find()) {
            titles.add(entry.group(1));
        }
        return titles;
    }

    /** Returns the message under a heading, if there is such a heading. */
    Optional<String> message(String title) {
        Matcher entry = ENTRY.matcher(text());
        while (entry.find()) {
            if (entry.group(1).equals(title)) {
                return Optional.of(entry.group(3).stripTrailing());
            }
        }
        return Optional.empty();
    }

    /** Replaces the message under a heading. */
    void replace(String title, String message) {
        String text = text();
        Matcher entry = ENTRY.matcher(text);
        while (entry.find()) {
            if (entry.group(1).equals(title)) {
                write(text.substring(0, entry.start(3)) + message + "\n" + text.substring(entry.end(3)));
                return;
            }
        }
        throw new AssertionError(file + " has no heading '### " + title + "' with a block of text below it");
    }

    private String text() {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
