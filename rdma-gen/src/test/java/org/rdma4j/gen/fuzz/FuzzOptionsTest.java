package org.rdma4j.gen.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line of {@code ./dev fuzz}. */
class FuzzOptionsTest {

    @Test
    void defaultsToEveryKind() {
        assertThat(FuzzMain.options())
                .isEqualTo(new FuzzMain.Options(
                        1, 5000, List.of("declarations", "directives", "headers", "configurations", "metadata"), "cc"));
    }

    @ParameterizedTest
    @CsvSource({
        "7, 7",
        "2026112614, 2026112614",
        "-1, -1",
        "9223372036854775807, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808",
    })
    void acceptsEveryLongAsSeed(String word, long seed) {
        assertThat(FuzzMain.options("--seed", word, "--count", "3", "--only", "headers"))
                .isEqualTo(new FuzzMain.Options(seed, 3, List.of("headers"), "cc"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seed 1e6                  | --seed is '1e6'; it must be a whole number from -9223372036854775808"
                        + " to 9223372036854775807",
                "--seed 9223372036854775808  | --seed is '9223372036854775808'; it must be a whole number from"
                        + " -9223372036854775808 to 9223372036854775807",
                "--count -1                  | --count is '-1'; it must be a whole number from 0 to 1000000000",
                "--count 1000000001          | --count is '1000000001'; it must be a whole number from 0 to 1000000000",
                "--only bogus                | --only is 'bogus'; it must be one of declarations, directives,"
                        + " headers, configurations, metadata",
                "--cc no-such-cc             | --cc is 'no-such-cc'; it is a compiler on the path, or the path of one",
                "--seed                      | --seed needs a value",
                "--sed 1                     | unknown option '--sed'",
            })
    void rejectsInvalidArguments(String words, String message) {
        assertThatThrownBy(() -> FuzzMain.options(words.split(" ")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message + "; see ./dev fuzz --help");
    }
}
