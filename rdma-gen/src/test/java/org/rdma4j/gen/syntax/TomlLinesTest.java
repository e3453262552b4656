package org.rdma4j.gen.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.tree.PathNotation;

/** {@link TomlLines} finds the lines of keys, also in invalid files. */
class TomlLinesTest {

    @Test
    void findsKeysOfEveryForm() {
        String text = """
                # comment = 1
                a = 1
                "b c" = '''
                x = [ # no key
                '''
                d . e = { f = 1, g = [ { h = "]}" },
                    { h = 2 } ] }
                [t.u]
                v = ""\"
                [w]
                ""\""
                [[p]]
                n = [
                  1, [ 2,
                  3 ] ]
                [p.sub]
                k = "\\" # = "
                [[p]]
                n = 1
                [[p.q]]
                [[p.q]]
                r = 1979-05-27T07:32:00Z
                """;

        Map<String, Integer> lines = new HashMap<>();
        TomlLines.of("x.toml", text).forEach((path, line) -> lines.put(path.text(PathNotation.DOTTED), line));

        assertThat(lines)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry("a", 2),
                        Map.entry("\"b c\"", 3),
                        Map.entry("d", 6),
                        Map.entry("d.e", 6),
                        Map.entry("d.e.f", 6),
                        Map.entry("d.e.g", 6),
                        Map.entry("d.e.g[0]", 6),
                        Map.entry("d.e.g[0].h", 6),
                        Map.entry("d.e.g[1]", 7),
                        Map.entry("d.e.g[1].h", 7),
                        Map.entry("t", 8),
                        Map.entry("t.u", 8),
                        Map.entry("t.u.v", 9),
                        Map.entry("p", 12),
                        Map.entry("p[0]", 12),
                        Map.entry("p[0].n", 13),
                        Map.entry("p[0].n[0]", 14),
                        Map.entry("p[0].n[1]", 14),
                        Map.entry("p[0].n[1][0]", 14),
                        Map.entry("p[0].n[1][1]", 15),
                        Map.entry("p[0].sub", 16),
                        Map.entry("p[0].sub.k", 17),
                        Map.entry("p[1]", 18),
                        Map.entry("p[1].n", 19),
                        Map.entry("p[1].q", 20),
                        Map.entry("p[1].q[0]", 20),
                        Map.entry("p[1].q[1]", 21),
                        Map.entry("p[1].q[1].r", 22)));
    }

    @Test
    void endsOnInvalidText() {
        String text = "[[a]\nb = [1, {c = \"x\\";
        for (int length = 0; length <= text.length(); length++) {
            TomlLines.of("x.toml", text.substring(0, length));
        }
        TomlLines.of("x.toml", "]]]}=.,\n[.]\n[=]\nx = }\ny = [}]\n");
    }
}
