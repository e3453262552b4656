package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rdma4j.sys.runtime.printing.PrintableText;

class PrintableTextTest {

    @Test
    void printableTextIsUnchanged() {
        String text = "mlx5_0 \"quoted\" \\ Gerät 装置 \uD83D\uDE80";

        assertThat(PrintableText.of(text)).isSameAs(text);
    }

    @Test
    void unprintableCharactersAreEscaped() {
        assertThat(PrintableText.of("a\u001b[31mb\u0007\r\n\tc\u009b2J\u0000\u007f"))
                .isEqualTo("a\\u001b[31mb\\u0007\\r\\n\\tc\\u009b2J\\u0000\\u007f");
        assertThat(PrintableText.of("\u202eabc\u2066\u200b\u2028\ufeff"))
                .isEqualTo("\\u202eabc\\u2066\\u200b\\u2028\\ufeff");
        assertThat(PrintableText.of("\ud800x\udc00\udbff\udfff")).isEqualTo("\\ud800x\\udc00\\udbff\\udfff");
    }

    @Test
    void terminalControlsAreRemoved() {
        StringBuilder all = new StringBuilder();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            all.appendCodePoint(c);
        }
        assertThat(PrintableText.of(all.toString()).codePoints())
                .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
    }

    @Test
    void lineFeedsRemainInLines() {
        assertThat(PrintableText.lines("a\n\tb\r\n\u001bc\n")).isEqualTo("a\n\\tb\\r\n\\u001bc\n");
        String text = "a\nb\n";
        assertThat(PrintableText.lines(text)).isSameAs(text);
    }

    @Test
    void longTextIsTruncated() {
        String text = "x".repeat(5_000_000);

        assertThat(PrintableText.shortened(text)).isEqualTo("x".repeat(200) + "... (5000000 characters)");
        assertThat(PrintableText.shortened("x".repeat(199) + "\uD83D\uDE80"))
                .isEqualTo("x".repeat(199) + "... (201 characters)");
        assertThat(PrintableText.shortened("x".repeat(200))).hasSize(200);
    }

    @Test
    void longLinesOfMessagesKeepTheirEnds() {
        String path = "x".repeat(4000);
        assertThat(PrintableText.message(path + ":\nnone")).isEqualTo(path + ":\nnone");
        assertThat(PrintableText.message("x".repeat(5_000_000) + "\u001b: no file\nlast"))
                .startsWith("x".repeat(200) + "... (5000010 characters) ... x")
                .endsWith("x\\u001b: no file\nlast")
                .hasSizeLessThan(500);
        assertThat(PrintableText.message("\uD83D\uDE80".repeat(5000))).doesNotContain("\\u");
    }
}
