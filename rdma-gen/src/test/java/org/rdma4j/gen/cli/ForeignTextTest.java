package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.dump.DumpRow;
import org.rdma4j.gen.problem.PrintableText;

/** Control characters from files and arguments are escaped in messages and output. */
class ForeignTextTest {
    private static final String HOSTILE = "x\u001b[2J\u0007\u009b31m\r\u202e";
    private static final String PRINTED = "x\\u001b[2J\\u0007\\u009b31m\\r\\u202e";

    /** The hostile text in the escapes of TOML and JSON strings. */
    private static final String ESCAPED = "x\\u001b[2J\\u0007\\u009b31m\\r\\u202e";

    private static void assertPrintable(CommandOutcome outcome) {
        assertThat(outcome.exit()).as(outcome.toString()).isEqualTo(2);
        assertThat(outcome.out() + outcome.err())
                .contains(PRINTED)
                .doesNotContain("\u001b", "\u0007", "\u009b", "\r", "\u202e");
        assertThat(outcome.err()).hasLineCount(1);
    }

    @Test
    void escapesArgumentsAndPaths(@TempDir Path folder) {
        assertPrintable(CommandOutcome.of(HOSTILE));
        assertPrintable(CommandOutcome.of("generate", "--" + HOSTILE));
        assertPrintable(CommandOutcome.of(
                "generate", "--config", folder.resolve(HOSTILE).toString()));
    }

    @Test
    void truncatesLongArguments() {
        String path = "x".repeat(1_000_000);
        for (CommandOutcome outcome : new CommandOutcome[] {
            CommandOutcome.of(path),
            CommandOutcome.of("dump", path),
            CommandOutcome.of("generate", "--" + path),
            CommandOutcome.of("generate", "--config", path)
        }) {
            assertThat(outcome.exit()).isEqualTo(2);
            assertThat(outcome.err()).hasLineCount(1).hasSizeLessThan(1000);
        }
    }

    @Test
    void escapesConfigurations(@TempDir Path folder) throws IOException {
        Path toml = folder.resolve(HOSTILE + ".toml");
        for (String text : new String[] {
            "\"" + ESCAPED + "\" = 1\n", "name = \"" + ESCAPED + "\"\n", "name = \u001b\n", "\u009b = 1\n", "\u202e"
        }) {
            Files.writeString(toml, text);
            assertPrintable(CommandOutcome.of("generate", "--config", toml.toString()));
        }
    }

    @Test
    void escapesMetadata(@TempDir Path folder) throws IOException {
        Path json = folder.resolve(HOSTILE + ".json");
        for (String text : new String[] {
            "{\"" + ESCAPED + "\": 1}", "{\"schema\": \"" + ESCAPED + "\"}", "\u001b", "{\"a\": \u009b}", "\u202e"
        }) {
            Files.writeString(json, text);
            assertPrintable(CommandOutcome.of("dump", json.toString()));
        }
    }

    @Test
    void outputKeepsOnlyNewlinesAndTabs() {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(new PrintableWriter(out), true);
        writer.print("a\tb\n");
        writer.print('\u001b');
        writer.print(new char[] {'\u009b', 'c'});
        writer.printf("%s%n", HOSTILE);
        assertThat(out).hasToString("a\tb\n\\u001b\\u009bc" + PRINTED + "\n");
        assertThat(new DumpRow("field", "a\tb", HOSTILE).value()).isEqualTo(PRINTED.replace("\\r", " "));
    }

    @Test
    void escapesEveryControlCharacter() {
        StringBuilder all = new StringBuilder();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            all.appendCodePoint(c);
        }
        assertThat(PrintableText.of(all.toString()).codePoints())
                .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
        assertThat(PrintableText.shortened("y".repeat(1_000_000)))
                .isEqualTo("y".repeat(200) + "... (1000000 characters)");
        assertThat(PrintableText.shortened("y".repeat(199) + "\uD83D\uDE80"))
                .isEqualTo("y".repeat(199) + "... (201 characters)");
    }
}
