package org.rdma4j.gen.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.syntax.JsonTree;

/** The accessors of a value, and their errors for values of other types. */
class ValueTest {

    private static Value value(String json) {
        return JsonTree.parse("x.json", "{\"a\": " + json + "}").table().required("a");
    }

    private static void refused(String json, Function<Value, Object> accessor, String message) {
        assertThatThrownBy(() -> accessor.apply(value(json)))
                .isInstanceOf(ProblemException.class)
                .hasMessageStartingWith("x.json:1: /a " + message);
    }

    @Test
    void returnsAValueOfTheRequestedType() {
        assertThat(value("\"text\"").string()).isEqualTo("text");
        assertThat(value("\" \"").string()).isEqualTo(" ");
        assertThat(value("\"text\"").text()).isEqualTo("text");
        assertThat(value("7").integer()).isEqualTo(BigInteger.valueOf(7));
        assertThat(value("true").bool()).isTrue();
        assertThat(value("false").bool()).isFalse();
        assertThat(value("[1, 2]").list(Value::integer)).containsExactly(BigInteger.ONE, BigInteger.TWO);
        assertThat(value("{\"b\": true}").table().flag("b")).isTrue();
        assertThat(value("{\"b\": true}").table().flag("c")).isFalse();
    }

    @Test
    void reportsAValueOfAnotherType() {
        refused("5", Value::string, "must be a string, but is the integer 5; enclose it in quotes");
        refused("[]", Value::string, "must be a string, but is an empty array");
        refused("5", Value::bool, "must be true or false, but is the integer 5");
        refused("\"5\"", Value::integer, "must be a whole number, but is the string \"5\"");
        refused("true", Value::elements, "must be an array, but is true; enclose it in [ ]");
        refused("null", Value::table, "must be an object, but is null");
    }

    @Test
    void truncatesALongStringInMessages() {
        String longest = "x".repeat(40);
        refused('"' + longest + '"', Value::bool, "must be true or false, but is the string \"" + longest + "\"");
        refused('"' + longest + "y\"", Value::bool, "must be true or false, but is the string \"" + longest + "...\"");
        refused("\"a\\nb\\rc\"", Value::bool, "must be true or false, but is the string \"a\\nb\\rc\"");
    }

    /** Printable ASCII characters are not escaped, except those that JSON reserves. */
    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "32, ",
                "126,~",
                "127,\\u007f",
                "31,\\u001f",
                "34,\\\"",
                "92,\\\\",
                "10,\\n",
                "9,\\t",
                "13,\\r",
                "0,\\u0000",
                "233,\\u00e9",
                "8364,\\u20ac",
                "65279,\\ufeff"
            })
    void quotesAStringInAscii(int character, String quoted) {
        assertThat(JsonString.quote("a" + (char) character + "b")).isEqualTo("\"a" + quoted + "b\"");
    }

    @Test
    void rejectsAnEmptyTextAndTheNulCharacter() {
        refused("\" \"", Value::text, "is empty");
        refused("\"\\u0000a\"", Value::text, "contains a NUL character");
        refused("\"a\\u0000\"", Value::text, "contains a NUL character");
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false", "5, false", "6, true", "99999999999999999999, true"})
    void limitsNumbers(String number, boolean refused) {
        if (refused) {
            refused(number, v -> v.integer(3, 5), "is " + number + "; it must be between 3 and 5");
        } else {
            assertThat(value(number).integer(3, 5)).isEqualTo(Long.parseLong(number));
        }
    }

    /**
     * At least one letter may be wrong, at most a third of the letters; among equally similar words, the first is
     * suggested.
     */
    @ParameterizedTest
    @CsvSource({
        "header, headers",
        "haeders, headers",
        "heads, ",
        "heders, headers",
        "HEADERS, headers",
        "ship, skip",
        "shop, ",
        "s, a",
        "a, a",
        "b, a",
        "sk, ",
        "renam, rename",
        "xename, rename",
        "reNAme, rename",
        "cat, cat",
        "bat, cat",
        "car, cat",
        "crt, cat",
        "ct, cat",
        "caat, cat",
        "c, a",
        "skipper, "
    })
    void suggestsTheMostSimilarWord(String word, String meant) {
        assertThat(SpellingSuggestion.of(word, List.of("headers", "skip", "rename", "cat", "a")))
                .isEqualTo(Optional.ofNullable(meant));
    }
}
