package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.preprocess.CToken.Kind;

/** {@link Lexer} splits preprocessed text into tokens. */
class LexerTest {

    private static List<String> texts(String text, boolean c23) {
        return tokens(text, c23).stream().map(CToken::text).toList();
    }

    private static List<CToken> tokens(String text, boolean c23) {
        Lexer lexer = new Lexer(text, 1, c23, Set.copyOf(Lexer.PREFIXES));
        List<CToken> tokens = new ArrayList<>();
        while (lexer.hasMore()) {
            lexer.addLine(tokens);
        }
        return tokens;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a+++b|a ++ + b",
                "x<<=y>>=z|x <<= y >>= z",
                "a...b|a ... b",
                "1.5e+3+.5|1.5e+3 + .5",
                "0x1p-4-1|0x1p-4 - 1",
                "0xe+1|0xe+1",
                "p->q|p -> q",
                "a<:1:><%%>|a [ 1 ] { }",
                "%:%:a%:|## a #",
                "L'a'U\"b\"u8\"c\"|L'a' U\"b\" u8\"c\"",
                "\"a\\\"b\" 'c\\''|\"a\\\"b\" 'c\\''",
                "LL\"a\"|LL \"a\"",
                "$a_1|$a_1",
                "a::b|a :: b",
                "aAzZ_09$|aAzZ_09$",
                "0a9Z.b|0a9Z.b",
                "a@b[c{d|a @ b [ c { d",
                "1.|1.",
                ".|.",
                ". 5|. 5",
                "1e+|1e+",
                "1f+2|1f + 2",
                "p+1|p + 1",
                "a\\b|a \\ b",
                "\\|\\",
            })
    void splitsAtTheLongestToken(String text, String tokens) {
        assertThat(String.join(" ", texts(text, false))).isEqualTo(tokens);
    }

    @Test
    void readsDigitSeparatorsInC23Only() {
        assertThat(texts("1'000'000", true)).containsExactly("1000000");
        assertThat(texts("0xFF'u 'a'", true)).containsExactly("0xFFu", "'a'");
        assertThat(texts("1 'a'", true)).containsExactly("1", "'a'");
        assertThat(texts("1'a'", false)).containsExactly("1", "'a'");
        assertThat(texts("1' '", true)).containsExactly("1", "' '");
        assertThat(texts("1'", true)).containsExactly("1", "'");
    }

    @Test
    void readsAnUnknownPrefixAsAnIdentifier() {
        List<CToken> tokens = new ArrayList<>();
        new Lexer("u8'a' u8\"b\" R\"(c)\" L'd'", 1, false, Set.of("u8\"", "L'")).addLine(tokens);
        assertThat(tokens.stream().map(CToken::text)).containsExactly("u8", "'a'", "u8\"b\"", "R", "\"(c)\"", "L'd'");
    }

    @Test
    void convertsRawStringsToOrdinaryOnes() {
        List<CToken> tokens = tokens("R\"x(a\"\\\nb)x\" after LR\"(c)\" R \"d\"\nlast", false);
        assertThat(tokens.stream().map(CToken::text))
                .containsExactly("\"a\\\"\\\\\\nb\"", "after", "L\"c\"", "R", "\"d\"", "last");
        assertThat(tokens.stream().map(CToken::line)).containsExactly(1, 2, 2, 2, 2, 3);
    }

    @Test
    void readsDirectivesAsLines() {
        Lexer lexer = new Lexer(" \t# 1\nx # y\n\n#last", 1, false, Set.of());
        assertThat(lexer.atDirective()).isTrue();
        assertThat(lexer.rawLine()).isEqualTo(" \t# 1");
        assertThat(lexer.line()).isEqualTo(2);
        assertThat(lexer.atDirective()).isFalse();
        lexer.addLine(new ArrayList<>());
        assertThat(lexer.atDirective()).isFalse();
        lexer.addLine(new ArrayList<>());
        assertThat(lexer.atDirective()).isTrue();
        assertThat(lexer.rawLine()).isEqualTo("#last");
        assertThat(lexer.atDirective()).isFalse();
        assertThat(lexer.hasMore()).isFalse();
        assertThat(new Lexer("  ", 1, false, Set.of()).atDirective()).isFalse();
    }

    @Test
    void recordsTheLineOfEveryToken() {
        assertThat(tokens("a\n\nb c\n d", false).stream().map(CToken::line)).containsExactly(1, 3, 3, 4);
    }

    @Test
    void readsUniversalCharacterNames() {
        assertThat(texts("caf\\u00e9 \\U000000e9x \u00e9", false)).containsExactly("caf\u00e9", "\u00e9x", "\u00e9");
        assertThat(texts("U\\u00e9 x", false)).containsExactly("U\u00e9", "x");
    }

    @Test
    void distinguishesKinds() {
        assertThat(tokens("int 1 'a' \"b\" ;", false).stream().map(CToken::kind))
                .containsExactly(Kind.IDENTIFIER, Kind.NUMBER, Kind.CHARACTER, Kind.STRING, Kind.PUNCTUATOR);
    }

    @Test
    void endsAtTheEndOfTheText() {
        assertThat(texts("\"open", false)).containsExactly("\"open");
        assertThat(texts("'a\\", false)).containsExactly("'a\\");
        assertThat(texts("R\"(open", false)).containsExactly("\"open\"");
        assertThat(texts("a\\u00", false)).containsExactly("a\\u00");
        assertThat(texts("", false)).isEmpty();
    }
}
