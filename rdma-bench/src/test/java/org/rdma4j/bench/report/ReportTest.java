package org.rdma4j.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportTest {
    private static final List<Result> RESULTS = List.of(
            Result.of("poll & read", "C", "ns", 2, 2),
            Result.of("poll & read", "Java <addresses>", "ns", 3.5, 2),
            Result.of("other", "nothing to compare", "bytes", 0));

    @Test
    void manyRoundsGiveOneNumber() {
        assertThat(Statistics.median(List.of(9.0, 1.0, 2.0))).isEqualTo(2);
        assertThat(Statistics.median(List.of(4.0, 1.0, 2.0, 9.0))).isEqualTo(3);
        assertThat(Statistics.lowerDecile(List.of(20.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0)))
                .isEqualTo(2);
        assertThat(Statistics.lowerDecile(List.of(3.0, 2.0))).isEqualTo(2);
        assertThatThrownBy(() -> Statistics.median(List.of())).hasMessage("nothing was measured");
        assertThatThrownBy(() -> Statistics.lowerDecile(List.of())).hasMessage("nothing was measured");
    }

    @Test
    void theTableHasALineForEachNumberAndAHeadingForEachGroup() {
        assertThat(Table.of(RESULTS)).isEqualTo("""
                        poll & read
                          C                          2.00 ns        1.00 x
                          Java <addresses>           3.50 ns        1.75 x

                        other
                          nothing to compare            0 bytes
                        """);
    }

    @Test
    void markdownHasARowForEachGroupAndAColumnForEachName() {
        assertThat(MarkdownTable.of("ns", RESULTS, Result::group, Result::name)).isEqualTo("""
                        | ns | C | Java <addresses> | nothing to compare |
                        |---|---:|---:|---:|
                        | poll & read | 2.00 | 3.50 (1.75) |  |
                        | other |  |  | 0 |
                        """);
    }

    @Test
    void jsonHasFiveKeysAndNullWhereNothingIsCompared() {
        JsonNode array = JsonMapper.shared().readTree(Json.of(RESULTS));
        assertThat(array.size()).isEqualTo(3);
        JsonNode second = array.get(1);
        assertThat(second.propertyNames()).containsExactly("name", "unit", "value", "reference", "ratio");
        assertThat(second.get("name").asString()).isEqualTo("poll & read: Java <addresses>");
        assertThat(second.get("value").asDouble()).isEqualTo(3.5);
        assertThat(second.get("ratio").asDouble()).isEqualTo(1.75);
        assertThat(array.get(2).get("reference").isNull()).isTrue();
    }

    @Test
    void thePageStandsAloneAndEscapes() {
        String page = Page.of("a <machine>", RESULTS);
        assertThat(page)
                .contains("a &lt;machine&gt;", "poll &amp; read, ns", "Java &lt;addresses&gt;", "1.75 ×", "<svg ")
                .doesNotContain("src=", "href=", "<script", "@import", "url(");
        assertThat(page.split("<svg ")).hasSize(3);
        assertThat(page.split("<rect ")).hasSize(4);
    }
}
