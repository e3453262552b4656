package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;

/** {@link SecondReader} lists the declarations of a header with the compiler alone. */
class SecondReaderTest {

    @TempDir
    private Path folder;

    @Test
    void findsNamesInEveryFormOfDeclarator() {
        String text = """
                /* compiled from: . */
                /* /i/a.h:9:NC */ extern int plain (struct fwd *);
                /* /i/a.h:10:NF */ static const char *text (int a); /* (a) int a; */
                /* /i/a.h:11:NC */ extern int (*chooser (int)) (void);
                /* /i/a.h:12:NC */ extern struct fwd *taker (int (*) (void), int);
                """;
        List<CompilerNode> functions = AuxInfoReader.read(text.lines());
        assertThat(functions)
                .extracting(node -> node.name + " " + node.line + " " + node.isStatic)
                .containsExactly("plain 9 false", "text 10 true", "chooser 11 false", "taker 12 false");
        assertThat(functions).extracting(node -> node.file).containsOnly("/i/a.h");
    }

    @Test
    void listsTheMacrosDefinedAtTheEndWithTheirLocations() {
        HeaderText text = new HeaderText("""
                # 1 "/i/a.h" 1

                #define ONE 1
                #define GUARD
                #define CALL(x) x
                # 7 "/i/b.h" 1 3 4
                #undef ONE
                #define ONE 2
                #define GONE 3
                #undef GONE
                struct forward; typedef union
                other *pointer;
                enum fixed : unsigned short;
                """);
        assertThat(text.macros())
                .containsOnlyKeys("ONE", "GUARD", "CALL")
                .containsEntry("ONE", new HeaderText.Macro(false, "2", "/i/b.h", 8))
                .containsEntry("GUARD", new HeaderText.Macro(false, "", "/i/a.h", 3))
                .containsEntry("CALL", new HeaderText.Macro(true, "", "/i/a.h", 4));
        assertThat(text.tags()).containsOnlyKeys("struct forward", "enum fixed");
        assertThat(text.tags().get("struct forward").line).isEqualTo(11);
        assertThat(text.mentions("union other")).isTrue();
        assertThat(text.mentions("struct other")).isFalse();
        assertThat(text.code()).startsWith("# 1 \"/i/a.h\" 1\n\n\n\n\n# 7 ").doesNotContain("define");
    }

    /**
     * The compilers' lists use the file names of the line markers in this text; a declaration belongs to the included
     * file.
     */
    @Test
    void ignoresFilesOfLineDirectives() {
        HeaderText text = new HeaderText("""
                # 0 "reader.c"
                # 1 "a.h" 1
                #define ONE 1
                # 70 "made.y" 3
                #define TWO 2
                # 1 "c.h" 1
                #define THREE 3
                # 72 "made.y" 2
                #define FOUR 4
                # 5 "a.h"
                #define FIVE 5
                # 1 "rdma4j-probe"
                #define SIX 6
                """);
        assertThat(text.macros().values())
                .extracting(HeaderText.Macro::file)
                .containsExactly("a.h", "a.h", "c.h", "a.h", "a.h", "rdma4j-probe");
        assertThat(text.files()).doesNotContain("made.y");
        assertThat(text.code().lines().filter(line -> line.startsWith("#")))
                .containsExactly(
                        "# 0 \"reader.c\"",
                        "# 1 \"a.h\" 1",
                        "# 2 \"a.h\" 3",
                        "# 1 \"c.h\" 1",
                        "# 4 \"a.h\" 2",
                        "# 5 \"a.h\"",
                        "# 1 \"rdma4j-probe\"");
    }

    /** gcc 16 defines macros when a pragma changes its options; their lines are not part of the source. */
    @Test
    void attributesMacrosOfAnOptionPragmaToTheCompiler() {
        HeaderText text = new HeaderText("""
                # 1 "t.h" 1
                #pragma GCC target("avx")
                #undef __code_model_small__
                # 2 "t.h"
                #define __code_model_small__ 1
                # 2 "t.h"
                #define __AVX__ 1
                # 2 "t.h"
                #define OWN 1
                int a;
                #define B 2
                # 9 "t.h"
                #define C 3
                # 2 "reader.c" 2
                # 1 "u.h" 1
                #pragma GCC target("avx")
                #undef __MMX_WITH_SSE__
                # 2 "u.h"
                #define __MMX_WITH_SSE__ 1
                # 3 "reader.c" 2
                # 1 "v.h" 1
                #pragma GCC target("avx")
                #define __LAST__ 1
                # 4 "reader.c" 2
                """);
        assertThat(text.macros().entrySet())
                .extracting(macro -> macro.getKey() + " " + macro.getValue().file())
                .containsExactly(
                        "__code_model_small__ <built-in>",
                        "__AVX__ <built-in>",
                        "OWN t.h",
                        "B t.h",
                        "C t.h",
                        "__MMX_WITH_SSE__ <built-in>",
                        "__LAST__ v.h");
    }

    /** gcc prints letters of macro names as universal character names. */
    @Test
    void decodesUniversalCharacterNamesOfMacros() {
        HeaderText text = new HeaderText("#define M\\U000000e9 \"\\Uffffffff\"\n#define \\U0001d4d0 2\n#undef 𝓐\n");
        assertThat(text.macros()).containsOnlyKeys("Mé");
    }

    /** The declarations that each compiler lists for a header with constructs that are easily misread. */
    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void gccAndClangListTheSameDeclarations(String compiler) {
        VerifierTest.assumeCompiler(compiler);
        assertThat(list(compiler, """
                #define DECLARE(type, name) type name(type a)
                #define MEMBERS(x) struct { int x; } nested; union { int u_##x; float f; }
                DECLARE(int, by_macro);
                struct all {
                    MEMBERS(inner);
                    struct { int first; } array[2][3], *pointer;
                    enum { WITHIN } kind;
                    const struct named { char named_member; } value;
                    int (*call)(struct { int not_reached; } *);
                    unsigned : 3;
                    int referenced;
                };
                typedef struct { int a; } plain_t, *plain_ptr;
                typedef const struct { int q; } const_t;
                typedef enum { RED } colour_t;
                typedef int (*handler)(int);
                static inline int body(int x) {
                    struct local { int y; } l = { x };
                    enum { LOCAL };
                    static int kept;
                    return l.y + LOCAL + kept;
                }
                enum { LOOSE = 'a' };
                extern int variable;
                static const char text[] = "struct in_text { int x; };";
                int used(void), *both(void);
                typedef int function_t(long);
                function_t typedefed;
                int (*chooser(int))(void);
                """))
                .contains(
                        "function by_macro 3",
                        "struct all 4 [nested, nested.inner, u_inner, f, array, array.first, pointer, pointer.first, kind,"
                                + " value, call, referenced]",
                        "struct named 8 [named_member]",
                        "enum  7 [WITHIN]",
                        "struct plain_t 13 [a]",
                        "typedef plain_ptr 13",
                        "enum colour_t 15 [RED]",
                        "typedef handler 16",
                        "static function body 17",
                        "enum  23 [LOOSE]",
                        "variable variable 24",
                        "variable text 25",
                        "function used 26",
                        "function both 26",
                        "typedef function_t 27",
                        "function typedefed 28",
                        "function chooser 29")
                .noneMatch(line -> line.contains("local") || line.contains("LOCAL") || line.contains("kept"));
    }

    @Test
    void listsEnumsWithAFixedType() {
        VerifierTest.assumeCompiler("clang");
        assertThat(list("clang", "enum later : short;\nenum e : unsigned char { A };\nenum : long { B };\n"))
                .containsExactly("enum e 2 [A]", "enum  3 [B]");
    }

    private List<String> list(String compiler, String header) {
        Path file = folder.resolve("a, b (1).h");
        try (TemporaryFolder output = TemporaryFolder.open()) {
            Files.writeString(file, header);
            SecondReader reader = new SecondReader(
                    output,
                    new Toolchain(List.of(compiler), output.path(), Command.DEFAULT_TIMEOUT),
                    "#include \"" + file + "\"\n");
            List<String> lines = new ArrayList<>();
            for (CompilerNode node : reader.declarations()) {
                if (node.file.equals(file.toString())) {
                    String members = node.isRecord() ? " " + reader.fields(node) : "";
                    lines.add((node.isStatic ? "static " : "") + node.kind + " " + node.name + " " + node.line
                            + (node.isEnum() ? " " + SecondReader.enumerators(node) : members));
                }
            }
            return lines;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** A compiler with another output format must not be mistaken for one with no declarations to list. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "exec gcc \"$@\" -fno-dwarf2-cfi-asm -g0",
                "gcc \"$@\"; [ ! -f reader.aux ] || : > reader.aux",
                "exec clang \"$@\" | sed s/FunctionDecl/FuncDecl/"
            })
    void rejectsUnknownOutput(String script) throws IOException {
        VerifierTest.assumeCompiler(script.replaceFirst("exec ", "").split(" ")[0]);
        Path compiler = folder.resolve("cc");
        Files.writeString(compiler, "#!/bin/sh\n" + script + "\n");
        assertThat(compiler.toFile().setExecutable(true)).isTrue();
        assertThatThrownBy(() -> list(compiler.toString(), "int f(void);\n"))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("list of the declarations in the headers");
    }
}
