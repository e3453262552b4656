package org.rdma4j.tests.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A fenced code block of a page.
 *
 * @param page file relative to the root of the repository
 * @param line number of the line that opens the block, starting at 1
 * @param language first word after the backquotes; may be empty
 * @param mode second word after the backquotes; may be empty
 * @param text the lines of the block
 * @param output text of the {@code text} block that directly follows; empty if there is none
 */
record CodeBlock(String page, int line, String language, String mode, String text, String output) {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final Pattern FENCE = Pattern.compile("(?ms)^```(\\w*) ?([\\w-]*)[^\\n]*\\n(.*?)^```$");
    private static final Pattern NEXT =
            Pattern.compile("\\s*^```text\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    /** Returns the code blocks of README.md, CONTRIBUTING.md and all pages in docs, except docs/internals. */
    static List<CodeBlock> all() {
        List<CodeBlock> blocks = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
            Stream<Path> pages = files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.startsWith(ROOT.resolve("docs/internals")))
                    .sorted();
            Stream.concat(Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")), pages)
                    .forEach(page -> read(page, blocks));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return blocks;
    }

    private static void read(Path page, List<CodeBlock> blocks) {
        String text;
        try {
            text = Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Matcher fence = FENCE.matcher(text);
        while (fence.find()) {
            Matcher next = NEXT.matcher(text).region(fence.end(), text.length());
            blocks.add(new CodeBlock(
                    ROOT.relativize(page).toString(),
                    (int) text.substring(0, fence.start()).lines().count() + 1,
                    fence.group(1),
                    fence.group(2),
                    fence.group(3),
                    next.lookingAt() ? next.group(1) : ""));
        }
    }

    static Path root() {
        return ROOT.toAbsolutePath().normalize();
    }

    /** Returns the lines without indentation, and without empty lines. */
    static List<String> strippedLines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    boolean isMode(String other) {
        return mode.equals(other);
    }

    @Override
    public String toString() {
        return page + ":" + line;
    }
}
