package org.rdma4j.sys.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text that the wrapper library's table is held against. In this package, for it is no one else's business. */
class LayoutTextTest {
    private static final String TEXT = """
            # a comment
            layout 1 fedcba9876543210 x86_64-linux-gnu aarch64-linux-gnu
            caller plain 16 a=0 b.c=8
            library locked 40/48 mutex=0 last~40/48
            front none 0
            """;

    private static LayoutText text(String text, String target) {
        return new LayoutText(text.getBytes(StandardCharsets.ISO_8859_1), target);
    }

    private static List<String> read(LayoutText text) {
        List<String> read = new ArrayList<>();
        while (text.nextRecord()) {
            read.add(text.who() + " " + text.record() + " " + text.number());
            while (text.nextField()) {
                read.add(text.record() + "." + text.path() + " " + text.number() + (text.moves() ? " moves" : "")
                        + (text.isMember() ? "" : " inside"));
            }
        }
        return read;
    }

    @ParameterizedTest
    @CsvSource({"x86_64-linux-gnu,40", "aarch64-linux-gnu,48", "another-linux-gnu,40"})
    void aNumberIsThatOfTheTarget(String target, long expected) {
        assertThat(read(text(TEXT, target)))
                .containsExactly(
                        "CALLER plain 16",
                        "plain.a 0",
                        "plain.b.c 8 inside",
                        "LIBRARY locked " + expected,
                        "locked.mutex 0",
                        "locked.last " + expected + " moves",
                        "FRONT none 0");
    }

    @Test
    void theFirstLineTellsTheOrder() {
        LayoutText text = text(TEXT, "");
        assertThat(text.format()).isEqualTo(1);
        assertThat(text.fingerprint()).isEqualTo(0xfedc_ba98_7654_3210L);
    }

    @Test
    void fieldsCanBeReadTwice() {
        LayoutText text = text(TEXT, "");
        assertThat(text.nextRecord()).isTrue();
        int mark = text.mark();
        assertThat(text.nextField() && text.nextField()).isTrue();
        assertThat(text.nextField()).isFalse();
        text.back(mark);
        assertThat(text.nextField()).isTrue();
        assertThat(text.path()).isEqualTo("a");
    }

    @Test
    void fieldsMayBeLeftUnread() {
        LayoutText text = text(TEXT, "");
        List<String> records = new ArrayList<>();
        while (text.nextRecord()) {
            records.add(text.record());
        }
        assertThat(records).containsExactly("plain", "locked", "none");
    }

    @Test
    void anotherWordIsNamed() {
        LayoutText text = text("layout 1 0 a\nnobody x 1 y=0\n", "a");
        assertThatThrownBy(text::nextRecord).hasMessage("nobody x 1 y=0");
    }
}
