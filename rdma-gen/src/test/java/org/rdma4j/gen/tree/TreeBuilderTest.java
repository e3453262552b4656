package org.rdma4j.gen.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.syntax.JsonTree;
import org.rdma4j.gen.syntax.TomlTree;

/** Trees that are read from files, and the errors for invalid values. */
class TreeBuilderTest {

    private static String deep(int depth) {
        return "top = 1\n" + "a.".repeat(depth) + "b = 1\n";
    }

    @Test
    void limitsNesting() {
        TomlTree.parse("x.toml", deep(499));
        for (int depth : new int[] {500, 5000, 100_000}) {
            assertThatThrownBy(() -> TomlTree.parse("x.toml", deep(depth)))
                    .isInstanceOf(ProblemException.class)
                    .hasMessageContaining("nested more than 500 deep");
        }
    }

    /** Storing the complete path of each of these values would take 10 GB. */
    @Test
    @Timeout(120)
    void memoryForPathsIsProportionalToTheFile() {
        String key = "k".repeat(InputLimits.MAX_KEY_LENGTH);
        String keys = (key + ".").repeat(100) + key;
        String text = keys + " = [" + "1,".repeat(100_000) + "1]\n";

        Table table = TomlTree.parse("x.toml", text).table();

        assertThat(table.entries()).containsOnlyKeys(key);
    }

    @Test
    void limitsTheLengthOfKeys() {
        String key = "k".repeat(InputLimits.MAX_KEY_LENGTH + 1);

        assertThatThrownBy(() -> TomlTree.parse("x.toml", "a = 1\n" + key + " = 1\n"))
                .isInstanceOf(ProblemException.class)
                .hasMessage("x.toml:2: key of 1001 characters; at most 1000 are allowed; shorten it");
    }

    @Test
    void limitsTheNumberOfValues() {
        String text = "[" + "1,".repeat(InputLimits.MAX_VALUES) + "1]";

        assertThatThrownBy(() -> JsonTree.parse("x.json", text))
                .isInstanceOf(ProblemException.class)
                .hasMessageStartingWith("x.json:1: more than 1000000 values");
    }

    @Test
    void formatsPathsInTheNotationOfTheFile() {
        assertThat(PathNotation.DOTTED.child("", "a")).isEqualTo("a");
        assertThat(PathNotation.DOTTED.child("a", "b-1")).isEqualTo("a.b-1");
        assertThat(PathNotation.DOTTED.child("a", "b.\"c")).isEqualTo("a.\"b.\\\"c\"");
        assertThat(PathNotation.DOTTED.element("a", 2)).isEqualTo("a[2]");
        assertThat(PathNotation.POINTER.child("/a", "b~c/d")).isEqualTo("/a/b~0c~1d");
        assertThat(PathNotation.POINTER.element("/a", 0)).isEqualTo("/a/0");
        assertThat(PathNotation.DOTTED.display("")).isEqualTo("the file");
        assertThat(PathNotation.POINTER.display("")).isEqualTo("the top level");
        assertThat(PathNotation.POINTER.display("/a")).isEqualTo("/a");
    }

    @Test
    void reportsBothLinesOfADuplicateKey() {
        TreeBuilder builder = new TreeBuilder("x.json", PathNotation.POINTER);
        builder.beginTable(1);
        builder.key("a", 2);
        builder.leaf("text", 2);
        assertThatThrownBy(() -> builder.key("a", 3))
                .isInstanceOf(ProblemException.class)
                .hasMessage("x.json:3: property /a appears twice; remove it here or in line 2");
    }

    @Test
    void throwsIllegalStateExceptionWithoutAValue() {
        assertThatThrownBy(() -> new TreeBuilder("x", PathNotation.POINTER).root())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no value was read from x");
    }

    @Test
    void reportsTheLineThatIsNotUtf8(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("x.toml");
        for (String before : List.of("", "a = 1\n", "a = 1\n\n")) {
            Files.write(file, (before + "b\u00ff").getBytes(StandardCharsets.ISO_8859_1));
            long line = before.chars().filter(c -> c == '\n').count() + 1;
            assertThatThrownBy(() -> TextFile.read(file, InputLimits.MAX_CONFIG_BYTES, "configuration", ""))
                    .isInstanceOf(ProblemException.class)
                    .hasMessage(file + ":" + line + ": not UTF-8 text: byte 0xff at offset " + (before.length() + 1)
                            + "; save the file as UTF-8");
        }
    }

    @Test
    void locationOfAValueIsThatOfItsKey() {
        Value tree = JsonTree.parse("x.json", "{\n\"a\":\n[1,\n2]}");
        Value list = tree.table().required("a");
        assertThat(list.place().location()).hasToString("x.json:2");
        assertThat(list.elements()).hasSize(2);
        assertThat(list.elements().get(1).place().name()).isEqualTo("/a/1");
    }
}
