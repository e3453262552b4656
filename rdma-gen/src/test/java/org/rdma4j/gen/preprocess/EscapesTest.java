package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Escapes} decodes and encodes the escape sequences of C literals. */
class EscapesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a\\n|61 0a",
                "\\a\\b\\e\\f|07 08 1b 0c",
                "\\r\\t\\v\\?|0d 09 0b 3f",
                "\\0\\12\\1234|00 0a 53 34",
                "\\377\\8a|",
                "\\377a|ff 61",
                "\\x0\\xfFg|00 ff 67",
                "\u00e9|c3 a9",
                "\ud83d\ude00|f0 9f 98 80",
            })
    void decodesEscapes(String text, String bytes) {
        assertThat(Escapes.decode(text).map(EscapesTest::hex)).isEqualTo(java.util.Optional.ofNullable(bytes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\", "a\\", "\\x", "\\xg", "\\x100", "\\xff1", "\\400", "\\q", "\\u0041"})
    void rejectsInvalidEscapes(String text) {
        assertThat(Escapes.decode(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"' ,!', ' ,!'", "~, ~", "a\u007f, a\\177", "'?', '\\077'", "\u00e9, \\303\\251"})
    void formatsBytes(String text, String literal) {
        assertThat(Escapes.literal(text.getBytes(StandardCharsets.UTF_8))).isEqualTo('"' + literal + '"');
    }

    @Test
    void joinsLiterals() {
        assertThat(Escapes.join(List.of("\"a\\x1\""))).isEqualTo("\"a\\x1\"");
        assertThat(Escapes.join(List.of("\"a\\x1\"", "\"2\""))).isEqualTo("\"a\\0012\"");
        assertThat(Escapes.join(List.of("\"a\"", "u8\"b\"", "\"\""))).isEqualTo("u8\"ab\"");
        assertThat(Escapes.join(List.of("\"", "\"b\""))).isEqualTo("\"b\"");
        assertThat(Escapes.join(List.of("L\"\\x100\"", "\"b\""))).isEqualTo("L\"\\x100b\"");
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte b : bytes) {
            text.append(text.length() == 0 ? "" : " ").append(String.format("%02x", b));
        }
        return text.toString();
    }
}
