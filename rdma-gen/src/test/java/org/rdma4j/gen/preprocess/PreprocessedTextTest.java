package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.problem.Location;

/** {@link PreprocessedText} determines the locations of tokens and directives from line markers. */
class PreprocessedTextTest {

    private static PreprocessedText read(String... lines) {
        return PreprocessedText.read(String.join("\n", lines), false, Set.copyOf(Lexer.PREFIXES));
    }

    @Test
    void followsTheMarkersOfIncludedFiles() {
        PreprocessedText text = read(
                "# 0 \"<built-in>\"",
                "#define __x 1",
                "# 1 \"<stdin>\"",
                "# 1 \"/a/./b/../one.h\" 1 3 4",
                "int a;",
                "# 20 \"/a/one.h\" 3 4",
                "int b;",
                "# 1 \"/a/two \\\"x\\\".h\" 1",
                "int c;",
                "# 22 \"/a/one.h\" 2",
                "int d; int",
                "e;",
                "# 2 \"<stdin>\" 2",
                "int f;");
        assertThat(places(text))
                .containsExactly(
                        "a /a/one.h:1",
                        "b /a/one.h:20",
                        "c /a/two \"x\".h:1",
                        "d /a/one.h:22",
                        "e /a/one.h:23",
                        "f <stdin>:2");
        assertThat(text.files()).containsExactly("/a/one.h", "/a/two \"x\".h");
    }

    @Test
    void keepsTheLocationsOfDirectives() {
        PreprocessedText text =
                read("# 1 \"a.h\"", "#define A 1", "int a;", "#pragma pack(1)", "#undef A", "#ident \"x\"", "int b;");
        assertThat(text.directives())
                .extracting(d -> d.kind() + " " + d.text() + " " + d.position() + " "
                        + text.lines().location(d.line()).line())
                .containsExactly("DEFINE A 1 0 1", "PRAGMA pack(1) 3 3", "UNDEF A 3 4");
    }

    /**
     * In a definition, gcc prints letters of identifiers as universal character names, but leaves literals unchanged.
     */
    @Test
    void decodesUniversalCharacterNamesInDefinitions() {
        PreprocessedText text = read("# 1 \"a.h\"", "#define M\\U000000e9 a\\U0001d4d0 \"\\U000000e9\" '\\u00e9'");
        assertThat(read("# 1 \"a.h\"", "#define \\U000000e9 1").directives())
                .extracting(Directive::text)
                .containsExactly("\u00e9 1");
        assertThat(text.directives()).extracting(Directive::text).containsExactly("Mé a𝓐 \"\\U000000e9\" '\\u00e9'");
    }

    /** gcc 16 defines macros when a pragma changes its options; their lines are not part of the source. */
    @Test
    void attributesMacrosOfAnOptionPragmaToTheCompiler() {
        PreprocessedText text = read(
                "# 1 \"t.h\" 1",
                "#pragma GCC target(\"avx\")",
                "#undef __code_model_small__",
                "# 2 \"t.h\"",
                "#define __code_model_small__ 1",
                "# 2 \"t.h\"",
                "#define __AVX__ 1",
                "# 2 \"t.h\"",
                "#define OWN 1",
                "int a;",
                "#define B 2",
                "# 9 \"t.h\"",
                "#define C 3",
                "# 2 \"reader.c\" 2",
                "# 1 \"u.h\" 1",
                "#pragma GCC target(\"avx\")",
                "#undef __MMX_WITH_SSE__",
                "# 2 \"u.h\"",
                "#define __MMX_WITH_SSE__ 1",
                "# 3 \"reader.c\" 2",
                "# 1 \"v.h\" 1",
                "#pragma GCC target(\"avx\")",
                "#define __LAST__ 1",
                "# 4 \"reader.c\" 2");
        assertThat(text.directives().stream().filter(d -> d.kind() == Directive.Kind.DEFINE))
                .extracting(d -> d.text().split(" ")[0] + " " + text.lines().location(d.line()))
                .containsExactly(
                        "__code_model_small__ <built-in>:2",
                        "__AVX__ <built-in>:2",
                        "OWN t.h:2",
                        "B t.h:4",
                        "C t.h:9",
                        "__MMX_WITH_SSE__ <built-in>:2",
                        "__LAST__ v.h:2");
    }

    /** A declaration belongs to the included header, regardless of #line. */
    @Test
    void keepsTheFileThroughALineDirective() {
        PreprocessedText text = read(
                "# 1 \"<stdin>\"",
                "# 1 \"a.h\" 1",
                "int a;",
                "# 70 \"made.y\"",
                "int b;",
                "# 1 \"c.h\" 1",
                "int c;",
                "# 72 \"made.y\" 2",
                "int d;",
                "# 5 \"a.h\"",
                "int e;",
                "# 2 \"<stdin>\" 2",
                "int f;");
        assertThat(places(text)).containsExactly("a a.h:1", "b a.h:2", "c c.h:1", "d a.h:4", "e a.h:5", "f <stdin>:2");
        assertThat(text.files()).containsExactly("a.h", "c.h");
    }

    @Test
    void countsTheLinesOfARawString() {
        PreprocessedText text = read("# 1 \"a.h\" 1", "char *a = R\"(one", "", "three)\"; int b;", "int c;");
        assertThat(places(text)).containsExactly("a a.h:1", "b a.h:3", "c a.h:4");
    }

    @Test
    void renamesTheUnit() {
        PreprocessedText text =
                read("# 1 \"<stdin>\"", "int a;", "# 1 \"b.h\" 1", "int b;", "# 3 \"<stdin>\" 2", "int c;");
        SourceLines renamed = text.lines().renamed(Path.of("whole.h"));
        assertThat(List.of(2, 4, 6)).extracting(renamed::location).hasToString("[whole.h:1, b.h:1, whole.h:3]");
        assertThat(renamed.location(99)).isEqualTo(renamed.location(6));
        assertThat(new SourceLines().location(1)).isEqualTo(Location.of(""));
    }

    private static List<String> places(PreprocessedText text) {
        return text.tokens().stream()
                .filter(token -> token.text().length() == 1 && token.isWord())
                .map(token -> token.text() + " " + text.lines().location(token))
                .toList();
    }
}
