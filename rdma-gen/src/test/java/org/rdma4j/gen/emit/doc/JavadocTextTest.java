package org.rdma4j.gen.emit.doc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Conversion of plain text to Javadoc. */
class JavadocTextTest {

    @Test
    void convertsParagraphsListsAndCode() {
        assertThat(prose("One `a < b`.\nStill one.\n\nTwo:\n- first `x`\n- second,\n  longer\n\nThree & last."))
                .isEqualTo("\n<p>One {@code a < b}. Still one.\n\n<p>Two:\n<ul>\n<li>first {@code x}\n"
                        + "<li>second, longer\n</ul>\n\n<p>Three &amp; last.\n");
    }

    @Test
    void acceptsAListAtTheBeginning() {
        assertThat(prose("- only")).isEqualTo("<ul>\n<li>only\n</ul>\n");
    }

    @Test
    void convertsTheEmptyText() {
        assertThat(prose("")).isEmpty();
    }

    @Test
    void escapesTheEndOfAComment() {
        assertThat(prose("a */ b `c */ d` {@code e}")).doesNotContain("*/").doesNotContain("{@code e}");
    }

    @Test
    void convertsEachCodeSpanWithTheGivenFunction() {
        assertThat(JavadocText.prose("`a` or `b`:\n- `c`", name -> "[" + name + "]"))
                .isEqualTo("\n<p>[a] or [b]:\n<ul>\n<li>[c]\n</ul>\n");
    }

    private static String prose(String plain) {
        return JavadocText.prose(plain, JavadocText::code);
    }
}
