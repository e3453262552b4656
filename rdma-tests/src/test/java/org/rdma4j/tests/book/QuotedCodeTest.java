package org.rdma4j.tests.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.tests.support.Run;

/**
 * Java and C in the pages are quoted from sources that are compiled, XML is quoted from the template, and TOML and JSON can
 * be parsed.
 */
class QuotedCodeTest {
    private static final List<String> JAVA_SOURCES = List.of(
            "rdma-examples/src/main/java", "rdma-tests/src/test/java/org/rdma4j/tests/docs", "consumer", "template");
    private static final List<String> C_SOURCES = List.of("rdma-tests/src/test/c/docs");
    private static final Pattern SNAPSHOT = Pattern.compile("\\b\\d+\\.\\d+\\.\\d+-SNAPSHOT\\b");

    private static List<CodeBlock> blocks(String... languages) {
        return CodeBlock.all().stream()
                .filter(block -> List.of(languages).contains(block.language()))
                .toList();
    }

    /** Returns the stripped lines of each source file. */
    private static Map<Path, List<String>> sources(List<String> directories, String... endings) {
        return directories.stream()
                .map(CodeBlock.root()::resolve)
                .filter(Files::isDirectory)
                .flatMap(directory -> {
                    try (Stream<Path> files = Files.walk(directory)) {
                        return files
                                .filter(Files::isRegularFile)
                                .filter(file -> !file.toString().contains("/target/"))
                                .filter(file -> Stream.of(endings)
                                        .anyMatch(ending -> file.toString().endsWith(ending)))
                                .toList()
                                .stream();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .collect(Collectors.toMap(file -> file, QuotedCodeTest::lines));
    }

    private static List<String> lines(Path file) {
        try {
            return CodeBlock.strippedLines(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the stripped lines of each compiled source of Java that may be quoted. */
    static Map<Path, List<String>> javaSources() {
        return sources(JAVA_SOURCES, ".java");
    }

    /** Returns a description of each block that does not consist of consecutive lines of a source. */
    static List<String> notQuoted(List<CodeBlock> blocks, Map<Path, List<String>> sources) {
        List<String> missing = new ArrayList<>();
        for (CodeBlock block : blocks) {
            List<String> lines = CodeBlock.strippedLines(block.text());
            if (lines.isEmpty()
                    || sources.values().stream().noneMatch(source -> Collections.indexOfSubList(source, lines) >= 0)) {
                missing.add(block + ": " + closest(lines, sources));
            }
        }
        return missing;
    }

    /** Returns the source that contains the longest beginning of the block, and the first line that differs. */
    private static String closest(List<String> lines, Map<Path, List<String>> sources) {
        Path best = null;
        int longest = 0;
        if (lines.isEmpty()) {
            return "the block is empty";
        }
        for (Map.Entry<Path, List<String>> source : sources.entrySet()) {
            int length = longest;
            while (length < lines.size()
                    && Collections.indexOfSubList(source.getValue(), lines.subList(0, length + 1)) >= 0) {
                length++;
                best = source.getKey();
            }
            longest = length;
        }
        return best == null
                ? "no source contains the first line: " + lines.get(0)
                : CodeBlock.root().relativize(best) + " does not continue with: " + lines.get(longest);
    }

    @Test
    void javaIsQuotedFromCompiledSources() {
        List<CodeBlock> blocks = blocks("java");
        assertThat(notQuoted(blocks, javaSources())).isEmpty();
        System.out.println("pages: " + blocks.size() + " blocks of Java are quoted from compiled sources");
    }

    @Test
    void everyExampleIsRunByATest() throws IOException {
        String tests = Stream.of("rdma-tests/src/test/java", "rdma-examples/src/test/java", "scripts")
                .flatMap(directory -> sources(List.of(directory), "").values().stream())
                .map(lines -> String.join("\n", lines))
                .collect(Collectors.joining("\n"));
        List<String> notRun = new ArrayList<>();
        for (Map.Entry<Path, List<String>> source :
                sources(List.of("rdma-examples/src/main/java"), ".java").entrySet()) {
            String name = source.getKey().getFileName().toString().replace(".java", "");
            if (source.getValue().stream().anyMatch(line -> line.startsWith("public static void main("))
                    && !tests.matches("(?s).*\\b" + name + "\\b.*")) {
                notRun.add(name);
            }
        }
        assertThat(notRun).isEmpty();
    }

    @Test
    void cIsQuotedFromSourcesThatCompile() {
        List<CodeBlock> blocks = blocks("c");
        Map<Path, List<String>> sources = sources(C_SOURCES, ".c");
        assertThat(notQuoted(blocks, sources)).isEmpty();
        sources.keySet()
                .forEach(source -> Run.ok(List.of(
                        "cc", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", source.toString())));
        System.out.println("pages: " + blocks.size() + " blocks of C are quoted from compiled sources");
    }

    @Test
    void xmlIsQuotedFromTheTemplate() {
        assertThat(notQuoted(blocks("xml"), sources(List.of("template"), ".xml")))
                .isEmpty();
    }

    /**
     * TOML is the configuration of the generator, or a table that continues the configuration before it. JSON is the
     * configuration of a network.
     */
    @Test
    void configurationsCanBeParsed(@TempDir Path directory) throws IOException {
        Path config = directory.resolve("config.toml");
        String text = "";
        for (CodeBlock block : blocks("toml")) {
            text = block.text().contains("[output]") ? block.text() : text + block.text();
            Files.writeString(config, text);
            assertThatCode(() -> ConfigReader.read(config)).as("%s", block).doesNotThrowAnyException();
        }
        String network = Files.readString(CodeBlock.root().resolve("rdma-examples/network.json"));
        assertThat(blocks("json"))
                .as("the file that a command of the book reads")
                .anyMatch(block -> block.text().equals(network));
        for (CodeBlock block : blocks("json")) {
            assertThat(NetworkConfig.parse(block.text()).hosts())
                    .as("%s", block)
                    .isNotEmpty();
        }
    }

    /** A block without a language, or in an unknown language, would be checked by no test. */
    @Test
    void everyBlockIsOfAKnownLanguage() {
        List<String> known = List.of("java", "c", "sh", "text", "toml", "json", "xml");
        assertThat(CodeBlock.all().stream().filter(block -> !known.contains(block.language())))
                .isEmpty();
        assertThat(CodeBlock.all().stream().filter(block -> !block.language().equals("sh") && !block.isMode("")))
                .as("blocks with a mode that are not commands")
                .isEmpty();
    }

    @Test
    void versionsInBlocksAreThoseOfTheBuild() throws IOException {
        String pom = Files.readString(CodeBlock.root().resolve("pom.xml"));
        String revision = pom.replaceFirst("(?s).*<revision>(.*?)</revision>.*", "$1");
        for (CodeBlock block : CodeBlock.all()) {
            assertThat(SNAPSHOT.matcher(block.text()).results().map(MatchResult::group))
                    .as("%s", block)
                    .allMatch(revision::equals);
        }
    }
}
