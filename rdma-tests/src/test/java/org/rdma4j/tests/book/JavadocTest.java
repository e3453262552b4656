package org.rdma4j.tests.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rdma4j.network.NetworkConfig;

/**
 * The Javadoc of the exported packages of rdma-io and rdma-network: each public type and each package names the page of
 * the book that explains it, and the examples are quoted from sources that are compiled.
 */
class JavadocTest {
    private static final Path ROOT = CodeBlock.root();
    private static final List<String> MODULES = List.of("rdma-io", "rdma-network");
    private static final Pattern EXPORT = Pattern.compile("(?m)^\\s*exports\\s+([\\w.]+)\\s*;");
    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^(public .*\\b(class|interface|record|enum|@interface) \\w+|package [\\w.]+;)");
    private static final Pattern PAGE = Pattern.compile("(?m)^ \\* @see \"(docs/[\\w/.-]+)\"$");
    private static final Pattern EXAMPLE = Pattern.compile("\\{@snippet\\b[^:\\n]*:|<pre>\\{@code");
    private static final Pattern OTHER_EXAMPLE = Pattern.compile("(?i)<pre\\b(?!>\\{@code)");

    /** Returns the sources of the public types and of the packages that the modules export to all modules. */
    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : MODULES) {
            Path main = ROOT.resolve(module + "/src/main");
            Matcher export = EXPORT.matcher(Files.readString(main.resolve("module/module-info.java")));
            while (export.find()) {
                Path directory = main.resolve("java").resolve(export.group(1).replace('.', '/'));
                try (Stream<Path> files = Files.list(directory)) {
                    for (Path file : files.sorted().toList()) {
                        if (file.endsWith("package-info.java")
                                || Files.readString(file).contains("\npublic ")) {
                            sources.add(file);
                        }
                    }
                }
            }
        }
        return sources;
    }

    /** Returns the comment of the public type or of the package; empty if there is none. */
    private static String comment(Path source) throws IOException {
        String text = Files.readString(source);
        boolean isPackage = source.endsWith("package-info.java");
        int declaration = DECLARATION
                .matcher(text)
                .results()
                .filter(match -> match.group().startsWith("package") == isPackage)
                .mapToInt(MatchResult::start)
                .findFirst()
                .orElseThrow();
        int start = text.lastIndexOf("\n/**", declaration) + 1;
        int end = text.indexOf("*/", start);
        boolean isAdjacent = text.startsWith("/**", start)
                && text.substring(end, declaration).lines().noneMatch(String::isEmpty);
        return isAdjacent ? text.substring(start, end) : "";
    }

    @Test
    void eachPublicTypeNamesAPageThatExists() throws IOException {
        List<Path> sources = sources();
        List<String> missing = new ArrayList<>();
        for (Path source : sources) {
            Matcher page = PAGE.matcher(comment(source));
            if (!page.find()) {
                missing.add(ROOT.relativize(source) + ": no line @see \"docs/….md\"");
            } else if (!Files.isRegularFile(ROOT.resolve(page.group(1)))) {
                missing.add(ROOT.relativize(source) + ": " + page.group(1) + " does not exist");
            }
        }
        assertThat(missing).isEmpty();
        System.out.println("Javadoc: " + sources.size() + " types and packages name a page of the book");
    }

    @Test
    void examplesAreQuotedFromCompiledSources() throws IOException {
        List<CodeBlock> examples = new ArrayList<>();
        for (Path source : sources()) {
            examples.addAll(examples(source));
        }
        List<CodeBlock> java = examples.stream()
                .filter(example -> example.language().equals("java"))
                .toList();
        assertThat(QuotedCodeTest.notQuoted(java, QuotedCodeTest.javaSources())).isEmpty();
        for (CodeBlock example : examples) {
            if (example.language().equals("json")) {
                assertThat(NetworkConfig.parse(example.text()).hosts())
                        .as("%s", example)
                        .isNotEmpty();
            }
        }
        System.out.println("Javadoc: " + java.size() + " examples are quoted from compiled sources");
    }

    /** Returns the examples in the comments of a source. An example that starts with a brace is the configuration of a
     * network. */
    private static List<CodeBlock> examples(Path source) throws IOException {
        List<CodeBlock> examples = new ArrayList<>();
        String text = Files.readString(source);
        assertThat(text)
                .as("%s: write examples as {@snippet} or <pre>{@code", source)
                .doesNotContainPattern(OTHER_EXAMPLE);
        Matcher start = EXAMPLE.matcher(text);
        while (start.find()) {
            String code = text.substring(start.end(), endOfTag(text, start.end()))
                    .lines()
                    .map(line -> line.replaceFirst("^ *\\* ?", ""))
                    .collect(Collectors.joining("\n"))
                    .strip();
            examples.add(new CodeBlock(
                    ROOT.relativize(source).toString(),
                    (int) text.substring(0, start.start()).lines().count(),
                    code.startsWith("{") ? "json" : "java",
                    "",
                    code,
                    ""));
        }
        return examples;
    }

    /** Returns the index of the brace that closes an inline tag, whose content has balanced braces. */
    private static int endOfTag(String text, int start) {
        int open = 1;
        int end = start - 1;
        while (open > 0) {
            end++;
            if (text.charAt(end) == '{') {
                open++;
            } else if (text.charAt(end) == '}') {
                open--;
            }
        }
        return end;
    }
}
