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
 * @param language first word after the fence; may be empty
 * @param mode other words after the fence; may be empty
 * @param text the lines of the block, without the indentation of the fence
 * @param output text of the {@code text} block that directly follows; empty if there is none
 */
record CodeBlock(String page, int line, String language, String mode, String text, String output) {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final Pattern FENCE = Pattern.compile("(\\h*)(`{3,}|~{3,})\\h*(\\S*)\\h*(.*?)\\h*");

    /** Returns the pages: those at the root of the repository and those in docs. */
    static List<Path> pages() {
        try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
            Stream<Path> root = Stream.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
                    .map(ROOT::resolve);
            return Stream.concat(root, files.filter(file -> file.toString().endsWith(".md")))
                    .map(ROOT::relativize)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the code blocks of all pages. */
    static List<CodeBlock> all() {
        List<CodeBlock> blocks = new ArrayList<>();
        pages().forEach(page -> prose(page, blocks));
        return blocks;
    }

    /** Returns the text of a page without its code blocks. */
    static String prose(Path page) {
        return prose(page, new ArrayList<>());
    }

    /**
     * Adds the code blocks of a page to a list, and returns the other lines. Rejects fences that this test would read
     * differently from GitHub: those in a quotation or directly after the mark of a list, and those whose closing fence is
     * missing or has another indentation.
     */
    private static String prose(Path page, List<CodeBlock> blocks) {
        StringBuilder prose = new StringBuilder();
        List<String> lines = read(page).lines().toList();
        boolean follows = false; // Whether only empty lines are between the last block and this line.
        for (int i = 0; i < lines.size(); i++) {
            Matcher fence = FENCE.matcher(lines.get(i));
            String place = page + ":" + (i + 1);
            if (!fence.matches()) {
                if (lines.get(i).matches(".*(```|~~~).*")) {
                    throw new AssertionError(place + ": a fence must start its line");
                }
                follows &= lines.get(i).isBlank();
                prose.append(lines.get(i)).append('\n');
                continue;
            }
            int open = i++;
            StringBuilder text = new StringBuilder();
            while (i < lines.size() && !closes(fence, lines.get(i))) {
                text.append(lines.get(i).replaceFirst("^" + fence.group(1), "")).append('\n');
                i++;
            }
            if (i == lines.size() || !lines.get(i).startsWith(fence.group(1) + fence.group(2))) {
                throw new AssertionError(place + ": no closing fence of this indentation");
            }
            CodeBlock block =
                    new CodeBlock(page.toString(), open + 1, fence.group(3), fence.group(4), text.toString(), "");
            if (follows && block.language().equals("text")) {
                CodeBlock last = blocks.removeLast();
                blocks.add(new CodeBlock(last.page, last.line, last.language, last.mode, last.text, block.text()));
            }
            blocks.add(block);
            follows = true;
        }
        return prose.toString();
    }

    private static boolean closes(Matcher fence, String line) {
        String closing = line.strip();
        return closing.startsWith(fence.group(2))
                && closing.chars().allMatch(character -> character == closing.charAt(0));
    }

    private static String read(Path page) {
        try {
            return Files.readString(ROOT.resolve(page));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
