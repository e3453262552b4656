package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.diff.MetadataBuilder.INT;
import static org.rdma4j.gen.diff.MetadataBuilder.integer;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.problem.ProblemException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The formats of the reports. */
class ReportsTest {

    private static final RecordAllocation FACTS = new RecordAllocation(Set.of("theirs"), Set.of(), Set.of());

    private static final Metadata OLD = new MetadataBuilder()
            .struct("theirs", 8, integer("a", 0), integer("b", 4))
            .enumeration("colour", ScalarType.UNSIGNED_INT, "RED=1")
            .text("PIPE", "a|b")
            .release("9.0");

    private static final Metadata NEW = new MetadataBuilder()
            .struct("theirs", 12, integer("a", 0), integer("b", 4), integer("c", 8))
            .enumeration("colour", ScalarType.UNSIGNED_INT, "RED=2")
            .text("PIPE", "a`b")
            .constant("ONE", INT, 1)
            .skip("left", "</script><b>\"x\"")
            .release("10.0");

    private static final DiffReport REPORT = Diff.compare(OLD, NEW, FACTS);

    @Test
    void printsText() {
        assertThat(TextReport.of(REPORT)).isEqualTo("""
                shop 9.0 → shop 10.0: 6 changes, 0 breaking source, 2 breaking binary

                BREAKING CHANGES

                a.shop: enumerators
                  ~ RED  [breaks binary]
                      1 of colour → 2 of colour
                      compiled programs contain the old value, which has a different meaning or none now

                a.shop: constants
                  ~ PIPE  [breaks binary]
                      "a|b", char [4] → "a`b", char [4]
                      compiled programs contain the old value, which has a different meaning or none now

                COMPATIBLE CHANGES

                a.shop: records
                  ~ theirs
                      struct of 8 bytes, aligned to 4 → struct of 12 bytes, aligned to 4
                      it grew by 4 bytes; the library allocates it

                a.shop: fields
                  + theirs.c
                      int at byte 8, 4 bytes
                      appended; the library allocates it

                a.shop: constants
                  + ONE
                      1, int

                a.shop: skipped declarations
                  + left
                      </script><b>"x"
                      the configuration skips it
                """);
    }

    @Test
    void printsAReportWithoutChanges() {
        DiffReport none = Diff.compare(OLD, OLD, FACTS);
        assertThat(none.breaks()).isFalse();
        assertThat(TextReport.of(none))
                .isEqualTo("shop 9.0 → shop 9.0: 0 changes, 0 breaking source, 0 breaking binary\n");
        assertThat(JsonReport.of(none)).contains("\"changes\":[]");
    }

    @Test
    void printsJson() {
        String json = JsonReport.of(REPORT);
        assertThat(json).isEqualTo(JsonReport.of(Diff.compare(OLD, NEW, FACTS)));
        JsonNode root = JsonMapper.shared().readTree(json);
        assertThat(root.get("breaking_binary").asInt()).isEqualTo(2);
        assertThat(root.get("changes")).hasSize(6);
        JsonNode field = root.get("changes").get(1);
        assertThat(field.toString())
                .isEqualTo("{\"kind\":\"field\",\"action\":\"added\",\"partition\":\"a.shop\",\"name\":\"theirs.c\","
                        + "\"after\":\"int at byte 8, 4 bytes\",\"breaks\":\"neither\","
                        + "\"reason\":\"appended; the library allocates it\",\"rows_removed\":[],"
                        + "\"rows_added\":[[\"field\",\"theirs.c\",\"64+32\"],[\"type\",\"theirs.c\",\"int\"]]}");
        // One change per line.
        assertThat(json.lines())
                .filteredOn(line -> line.startsWith("{\"kind\":"))
                .hasSize(6);
    }

    @Test
    void printsMarkdown() {
        assertThat(MarkdownReport.of(REPORT)).startsWith("""
                # shop 9.0 → shop 10.0

                shop 9.0 → shop 10.0: 6 changes, 0 breaking source, 2 breaking binary.

                ## Breaking changes

                ### Enumerators of a.shop

                | Name | What | Before | After | Breaks | Why |
                |---|---|---|---|---|---|
                | `RED` | changed | `1 of colour` | `2 of colour` | binary | compiled""").contains("""
                | `PIPE` | changed | `"a\\|b", char [4]` | `` "a`b", char [4] `` | binary |""").contains("""
                | `left` | added |  | `</script><b>"x"` | the configuration skips it |""");
    }

    /** The page is a single file that loads no other. */
    @Test
    void historyIsASelfContainedPage() {
        String page = HistoryPage.page(List.of(NEW, OLD), FACTS);
        assertThat(page)
                .isEqualTo(HistoryPage.page(List.of(OLD, NEW), FACTS))
                .startsWith("<!DOCTYPE html>")
                .contains("<title>shop 9.0, shop 10.0: what changed</title>")
                .contains("default-src 'none'")
                .doesNotContain("{{")
                .doesNotContainPattern("(?i)\\b(src|href)=\"(?!#)")
                .doesNotContainPattern("(?i)url\\((?!#)")
                .doesNotContain("@import");
        // The only addresses are names of XML namespaces, which browsers do not fetch.
        assertThat(Pattern.compile("https?://[^'\"\\s]*")
                        .matcher(page)
                        .results()
                        .map(r -> r.group())
                        .distinct())
                .containsExactly("http://www.w3.org/2000/svg");
        assertThat(Pattern.compile("</script>").matcher(page).results()).hasSize(2);
    }

    @Test
    void historyContainsEveryPairAndEveryLayout() {
        Metadata middle = new MetadataBuilder()
                .struct("theirs", 8, integer("a", 0), integer("b", 4))
                .release("9.5");
        String page = HistoryPage.page(List.of(OLD, NEW, middle), FACTS);
        Matcher matcher =
                Pattern.compile("id=\"data\">(.*?)</script>", Pattern.DOTALL).matcher(page);
        assertThat(matcher.find()).isTrue();
        JsonNode data = JsonMapper.shared().readTree(matcher.group(1));
        assertThat(data.get("releases").valueStream().map(r -> r.get("title").asString()))
                .containsExactly("shop 9.0", "shop 9.5", "shop 10.0");
        assertThat(data.get("pairs")).hasSize(3);
        assertThat(data.get("pairs").get(1).get(2)).hasSize(REPORT.changes().size());
        assertThat(data.get("layouts").get("a.shop theirs").get("versions").toString())
                .startsWith("[[[0,1],{\"kind\":\"struct\",\"size\":8")
                .contains("[[2],{\"kind\":\"struct\",\"size\":12");
    }

    @Test
    void rejectsADuplicateRelease() {
        assertThatThrownBy(() -> HistoryPage.page(List.of(OLD, OLD), FACTS))
                .isInstanceOf(ProblemException.class)
                .hasMessage("shop 9.0 is given twice; name each release once");
    }
}
