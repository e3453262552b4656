package org.rdma4j.tests.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The links between the pages, the references of the Javadoc to pages, and the sidebar of the site
 * ({@code site/sidebar.json}). {@code ./dev site} checks the same in the finished site, but needs packages of npm.
 */
class PageLinksTest {
    private static final Path ROOT = CodeBlock.root();
    /** Code in a paragraph. */
    private static final Pattern CODE = Pattern.compile("(?<!`)(`+)(?!`)((?:(?!\\n\\h*\\n)[\\s\\S])+?)(?<!`)\\1(?!`)");

    private static final Pattern LINK = Pattern.compile("\\]\\(\\s*<?([^)\\s>]+)"
            + "|(?m)^ {0,3}\\[[^\\]]+\\]:\\s*<?([^\\s>]+)"
            + "|(?i)\\b(?:src|srcset|href)\\s*=\\s*[\"']?([^\"'\\s>]+)");
    private static final Pattern DEFINITION = Pattern.compile("(?m)^ {0,3}\\[([^\\]]+)\\]:");
    private static final Pattern REFERENCE = Pattern.compile("\\[([\\p{L}`][^\\]\\[]*)\\](?:\\[([^\\]]*)\\])?(?![(:])");
    private static final Pattern EXTERNAL = Pattern.compile("(https?://|mailto:).*");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+?)(?: +#+)?$");
    private static final Pattern TAG = Pattern.compile("<([a-zA-Z][\\w.]*)(?:\\s[^>]*)?/?>");
    private static final Pattern PAGE_IN_JAVADOC = Pattern.compile("\\bdocs/[\\w./-]+\\.md(#[\\w-]+)?");

    private static final List<String> MODULES = List.of(
            "rdma-sys",
            "rdma-sys-mlx5",
            "rdma-sys-efa",
            "rdma-io",
            "rdma-network",
            "rdma-tools",
            "rdma-examples",
            "rdma-gen",
            "rdma-bench");

    /** Elements that GitHub and VitePress show. */
    private static final Set<String> ELEMENTS =
            Set.of("a", "br", "details", "img", "kbd", "picture", "source", "sub", "summary", "sup");

    static List<Path> pages() {
        return CodeBlock.pages();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFilesAndHeadings(Path page) throws IOException {
        assertThat(deadLinks(page)).as("dead links of %s", page).isEmpty();
    }

    private static List<String> deadLinks(Path page) throws IOException {
        String text = withoutCode(page);
        List<String> dead = new ArrayList<>();
        for (MatchResult link : LINK.matcher(text).results().toList()) {
            String href = Stream.of(link.group(1), link.group(2), link.group(3))
                    .filter(group -> group != null)
                    .findFirst()
                    .orElseThrow();
            if (EXTERNAL.matcher(href).matches()) {
                continue;
            }
            String[] parts = href.split("#", 2);
            Path file = parts[0].isEmpty()
                    ? ROOT.resolve(page)
                    : ROOT.resolve(page).resolveSibling(parts[0]).normalize();
            if (!file.startsWith(ROOT) || !Files.exists(file) || isBuilt(file)) {
                dead.add(href);
            } else if (parts.length == 2
                    && (!file.toString().endsWith(".md") || !anchors(file).contains(parts[1]))) {
                dead.add(href + " (no such heading)");
            }
        }
        return dead;
    }

    /** Returns whether a file is in a directory that the build creates. */
    private static boolean isBuilt(Path file) {
        return Stream.iterate(ROOT.relativize(file), name -> name != null, Path::getParent)
                .anyMatch(name -> name.endsWith("target"));
    }

    /** A reference without a definition is shown as text in brackets. */
    @ParameterizedTest
    @MethodSource("pages")
    void referencesAreDefined(Path page) {
        String code = CODE.matcher(CodeBlock.prose(page)).replaceAll("code");
        Set<String> defined = DEFINITION
                .matcher(code)
                .results()
                .map(definition -> definition.group(1))
                .collect(Collectors.toSet());
        assertThat(REFERENCE
                        .matcher(code)
                        .results()
                        .map(reference ->
                                reference.group(2) == null || reference.group(2).isEmpty()
                                        ? reference.group(1)
                                        : reference.group(2)))
                .as("references of %s", page)
                .allMatch(defined::contains);
    }

    /** Returns the text without code, whose brackets are no links. */
    private static String withoutCode(Path page) {
        return CODE.matcher(CodeBlock.prose(page)).replaceAll("");
    }

    /** Returns the anchors that GitHub and the site give the headings of a page. */
    private static Set<String> anchors(Path file) {
        String text = CodeBlock.prose(ROOT.relativize(file));
        Map<String, Integer> seen = new HashMap<>();
        Set<String> anchors = new HashSet<>();
        HEADING.matcher(text).results().forEach(heading -> {
            String anchor = anchor(heading.group(1));
            int count = seen.merge(anchor, 1, Integer::sum);
            anchors.add(count == 1 ? anchor : anchor + "-" + (count - 1));
        });
        return anchors;
    }

    private static String anchor(String heading) {
        return heading.replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                .strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\p{M}\\p{Pc} -]", "")
                .replace(' ', '-');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Start-up | start-up",
                "`ulimit -l` and ENOMEM | ulimit--l-and-enomem",
                "IBV_WC_RNR_RETRY_EXC_ERR (13) | ibv_wc_rnr_retry_exc_err-13",
                "jlink, AppCDS and the AOT cache | jlink-appcds-and-the-aot-cache",
            })
    void anchorsAreThoseOfGitHub(String heading, String expected) {
        assertThat(anchor(heading)).isEqualTo(expected);
    }

    /** A type parameter outside of code is an element for a browser, which does not show it. */
    @ParameterizedTest
    @MethodSource("pages")
    void textContainsNoUnknownElements(Path page) throws IOException {
        String text = withoutCode(page);
        assertThat(TAG.matcher(text).results().filter(tag -> !ELEMENTS.contains(tag.group(1))))
                .extracting(MatchResult::group)
                .as("elements of %s; put type parameters into code", page)
                .isEmpty();
    }

    /** The first heading is the title in the sidebar and in the results of the search. */
    @ParameterizedTest
    @MethodSource("pages")
    void eachPageStartsWithItsTitle(Path page) throws IOException {
        String text = CodeBlock.prose(page);
        assertThat(text).as("%s", page).matches("(?s)# \\S.*");
        assertThat(text.lines().filter(line -> line.startsWith("# ")))
                .as("titles of %s", page)
                .hasSize(1);
        assertThat(text).as("headings of %s start with #", page).doesNotContainPattern("(?m)^(=+|-+)\\h*$");
    }

    /** Code that is only indented has no language. */
    @ParameterizedTest
    @MethodSource("pages")
    void codeIsFenced(Path page) {
        assertThat(CodeBlock.prose(page)).as("%s", page).doesNotContainPattern("(?m)^( {4}|\\t)");
    }

    @Test
    void sidebarListsEachPageOnce() throws IOException {
        JsonNode sidebar = new JsonMapper().readTree(Files.readString(ROOT.resolve("site/sidebar.json")));
        List<String> listed = new ArrayList<>();
        for (JsonNode group : sidebar) {
            assertThat(group.path("group").asString()).as("%s", group).isNotBlank();
            group.path("pages").forEach(page -> listed.add(page.asString()));
        }
        List<String> pages = pages().stream()
                .map(Path::toString)
                .filter(page -> !page.equals("docs/index.md"))
                .toList();
        assertThat(listed).as("pages in site/sidebar.json").containsExactlyInAnyOrderElementsOf(pages);
    }

    @Test
    void javadocNamesPagesThatExist() throws IOException {
        List<String> dead = new ArrayList<>();
        for (String module : MODULES) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module + "/src/main"))) {
                for (Path file :
                        files.filter(name -> name.toString().endsWith(".java")).toList()) {
                    for (MatchResult name : PAGE_IN_JAVADOC
                            .matcher(Files.readString(file))
                            .results()
                            .toList()) {
                        String[] parts = name.group().split("#", 2);
                        Path page = ROOT.resolve(parts[0]);
                        if (!Files.exists(page)
                                || (parts.length == 2 && !anchors(page).contains(parts[1]))) {
                            dead.add(ROOT.relativize(file) + ": " + name.group());
                        }
                    }
                }
            }
        }
        assertThat(dead).isEmpty();
    }
}
