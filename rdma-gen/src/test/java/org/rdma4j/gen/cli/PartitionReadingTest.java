package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Partitions that bind some declarations of a header and skip others. Facts are not compared with the compiler. The
 * fixtures of {@link FixtureReadingTest} bind entire headers.
 */
class PartitionReadingTest {

    private static final Compiler COMPILER = FixtureFolder.silentCompiler();

    private static final String OUTPUT = """
            [output]
            name = "fixture"
            package = "fixture"
            runtime = "org.rdma4j.sys.runtime"
            """;

    @TempDir
    private Path folder;

    private String dump(String config) throws IOException {
        assumeThat(COMPILER.target()).isEqualTo(Target.X86_64);
        Path file = Files.writeString(folder.resolve("config.toml"), config);
        return Dump.text(FixtureFolder.read(ConfigReader.read(file), COMPILER, List.of(), "1"));
    }

    private String names(String config) throws IOException {
        return dump(config)
                .lines()
                .filter(line -> !line.matches("[^\t]*\t(type|field|symbol)\t.*"))
                .map(line -> line.replace('\t', ' ') + "\n")
                .reduce("", String::concat);
    }

    @Test
    void partitionsBindTheirOwnDeclarations() throws IOException {
        Files.writeString(folder.resolve("third.h"), """
                struct third { int a; };
                struct third_skipped { int a; };
                extern int third_variable;
                int third_call(int), third_own(void);
                """);
        Files.writeString(folder.resolve("other.h"), """
                #include "third.h"
                struct held { int a; };
                typedef struct held_twice { int a; } held_twice_name;
                typedef held_twice_name held_alias;
                struct held_by_name { int a; };
                typedef struct held_by_name held_name;
                struct held_skipped { int a; };
                struct held_deep { int a; };
                struct held_outer { struct held_deep deep[2]; };
                struct pointed_to { int a; };
                struct other_holder {
                    struct held held;
                    held_name by_name[2];
                    struct held_skipped skipped;
                    struct held_outer outer;
                    struct pointed_to *pointer;
                    held_alias alias;
                    struct third third;
                    struct third_skipped third_skipped;
                };
                struct unbound { int a; };
                struct shared { int a; };
                typedef int other_word;
                enum { OTHER_ONE, UNBOUND_TWO };
                #define OTHER_THREE 3
                #define UNBOUND_FOUR 4
                int other_call(struct other_opaque *, struct unbound_opaque *);
                int unbound_call(void);
                typedef float other_vector __attribute__((vector_size(16)));
                """);
        Files.writeString(folder.resolve("first.h"), """
                #include "other.h"
                struct shared;
                struct hidden_tag { int a; };
                #define hidden_tag other_word
                union choice { int a; float b; };
                enum mode { FAST, SLOW, HIDDEN };
                #define HIDDEN 9
                enum { LOOSE, ROW };
                #define ROW 1
                enum { ALONE };
                #define ALONE 7
                enum emptied { EMPTIED };
                #define EMPTIED 5
                enum concealed { CONCEALED_ONE };
                #define concealed mode
                struct inner { enum { INSIDE, INSIDE_HIDDEN } kind; };
                #define INSIDE_HIDDEN 5
                typedef __builtin_va_list arguments;
                struct holder { struct opaque *pointer; struct unbound value; arguments list; union opaque_union *u; };
                int plain(int a);
                static inline int body(int a) { return a; }
                static int nowhere(int a);
                int shadowed(int);
                #define shadowed(x) plain(x)
                int unlisted(int);
                #define unlisted(x) plain(x)
                int itself(int);
                #define itself itself
                int object_like(int);
                #define object_like plain
                #define third_call 3
                #define third_own third_own
                typedef int own_name;
                #define own_name own_name
                int left_out(int);
                struct left_out_tag { int a; };
                typedef float vector __attribute__((vector_size(16)));
                struct made { vector v; };
                int takes(vector v);
                int counter, fine(void);
                void opaque_call(struct opaque_argument *);
                #define ANSWER 42
                #define NAME other_word
                #define CALL plain(1)
                #define EMPTY
                #define FUNCTION_LIKE(x) x
                #define LEFT_OUT 3
                """);
        assertThat(names(OUTPUT + """
                [[partition]]
                namespace = "test.other"
                headers = ["other.h"]
                library = "other"
                bind = ["other_*", "OTHER_?*", "OTHER_THREE"]

                [[partition]]
                namespace = "test.first"
                headers = ["first.h"]
                library = "first"
                traverse = ["f*.h", "other.h"]
                unsupported = "skip"

                [shadow]
                shadowed = "plain"

                [[skip]]
                name = "held_skipped"
                reason = "it is of no use"

                [[skip]]
                name = "third_skipped"
                reason = "it is of no use"

                [[skip]]
                name = "other_vector"
                reason = "it is a vector"

                [[skip]]
                name = "left_out"
                reason = "nobody calls it"

                [[skip]]
                name = "left_out_tag"
                reason = "nobody has one"

                [[skip]]
                name = "LEFT_OUT"
                reason = "nobody asks for it"

                [[inject_type]]
                namespace = "test.first"
                name = "arguments"
                kind = "typedef"
                size = 24
                align = 8
                """)).isEqualTo("""
                test.first alias NAME other_word
                test.first alias concealed mode
                test.first alias hidden_tag other_word
                test.first constant ANSWER 42
                test.first constant OTHER_THREE 3
                test.first constant UNBOUND_FOUR 4
                test.first constant third_call 3
                test.first enum emptied size=4 unsigned
                test.first enum mode size=4 unsigned
                test.first enumerator CONCEALED_ONE 0
                test.first enumerator FAST 0
                test.first enumerator INSIDE 0
                test.first enumerator LOOSE 0
                test.first enumerator OTHER_ONE 0
                test.first enumerator ROW 1
                test.first enumerator SLOW 1
                test.first enumerator UNBOUND_TWO 1
                test.first function body inline i32(i32)
                test.first function fine extern i32()
                test.first function itself extern i32(i32)
                test.first function opaque_call extern void(ptr)
                test.first function other_call extern i32(ptr,ptr)
                test.first function plain extern i32(i32)
                test.first function shadowed extern i32(i32)
                test.first function unbound_call extern i32()
                test.first opaque opaque struct
                test.first opaque opaque_argument struct
                test.first opaque opaque_union union
                test.first opaque unbound_opaque struct
                test.first skip ALONE the enumerator ALONE is hidden by a macro of the same name
                test.first skip CALL a macro that is neither a constant nor another name of a type: calls are not evaluated: plain ( 1 )
                test.first skip EMPTIED the enumerator EMPTIED is hidden by a macro of the same name
                test.first skip HIDDEN the enumerator HIDDEN is hidden by a macro of the same name
                test.first skip INSIDE_HIDDEN the enumerator INSIDE_HIDDEN is hidden by a macro of the same name
                test.first skip LEFT_OUT nobody asks for it
                test.first skip concealed a macro of the same name hides it
                test.first skip counter cannot be described: variable 'counter'
                test.first skip held_skipped it is of no use
                test.first skip hidden_tag a macro of the same name hides it
                test.first skip left_out nobody calls it
                test.first skip left_out_tag nobody has one
                test.first skip made cannot be described: made of vector, which cannot be described
                test.first skip nowhere it is static and has no body
                test.first skip object_like a macro of the same name shadows it
                test.first skip other_vector it is a vector
                test.first skip takes cannot be described: made of vector, which cannot be described
                test.first skip unlisted a macro of the same name shadows it
                test.first skip vector cannot be described: attribute vector_size
                test.first struct arguments size=24 align=8
                test.first struct holder size=48 align=8
                test.first struct inner size=4 align=4
                test.first struct pointed_to size=4 align=4
                test.first struct shared size=4 align=4
                test.first struct unbound size=4 align=4
                test.first typedef held_alias held_twice_name
                test.first typedef held_name struct held_by_name
                test.first typedef held_twice_name struct held_twice
                test.first typedef own_name int
                test.first union choice size=4 align=4
                test.other constant OTHER_THREE 3
                test.other enumerator OTHER_ONE 0
                test.other function other_call extern i32(ptr,ptr)
                test.other opaque other_opaque struct
                test.other skip held_skipped it is of no use
                test.other skip other_vector it is a vector
                test.other struct held size=4 align=4
                test.other struct held_by_name size=4 align=4
                test.other struct held_deep size=4 align=4
                test.other struct held_outer size=8 align=4
                test.other struct held_twice size=4 align=4
                test.other struct other_holder size=48 align=8
                test.other typedef other_word int
                """);
    }

    /** The grammar does not cover these declarations; the names that they declare are determined from their tokens. */
    @Test
    void skipsDeclarationsThatTheParserRejects() throws IOException {
        Files.writeString(folder.resolve("first.h"), """
                struct first { int a; };
                int deep(char a[%s1%s]);
                struct generic { char a[_Generic(1, int: 2, default: 3)]; };
                typedef char sized[_Generic(1, int: 2)], *pointers[__builtin_types_compatible_p(int, int)];
                struct middle { int a; };
                enum of_generic { G1 = _Generic(1, int: 2), G2 = sizeof(int[2]), G3 };
                enum { U1 = _Generic(1, int: 2), U2 };
                union u_generic {
                    enum inner_e { IN1, IN2 } e;
                    struct inner_s { int a; } s;
                    char a[_Generic(1, int: 2)];
                };
                static inline char (*returns(int a))[_Generic(1, int: 2)] { return 0; }
                int (*table[_Generic(1, int: 2)])(int x), many(char a[_Generic(1, int: 2)]), *result(struct first f);
                int forward(int n; int a[n], int n);
                struct behind { int a; };
                int braced(struct { int a; } *b, char a[_Generic(1, int: 2)]);
                extern int initial;
                int initial = _Generic(1, int: 2), second = sizeof(initial);
                struct last { struct middle b; };
                int other = other @ other;
                int after(struct last *l);
                """.formatted("(".repeat(1001), ")".repeat(1001)));
        assertThat(names(OUTPUT + """
                [[partition]]
                namespace = "a.b"
                headers = ["first.h"]
                library = "first"
                unsupported = "skip"
                """)).isEqualTo("""
                a.b function after extern i32(ptr)
                a.b skip G1 cannot be described: '_Generic' is not supported here
                a.b skip G2 cannot be described: '_Generic' is not supported here
                a.b skip G3 cannot be described: '_Generic' is not supported here
                a.b skip IN1 cannot be described: '_Generic' is not supported here
                a.b skip IN2 cannot be described: '_Generic' is not supported here
                a.b skip U1 cannot be described: '_Generic' is not supported here
                a.b skip U2 cannot be described: '_Generic' is not supported here
                a.b skip braced cannot be described: '_Generic' is not supported here
                a.b skip deep cannot be described: it is nested too deeply to be read
                a.b skip forward cannot be described: a forward declaration of a parameter is not supported
                a.b skip generic cannot be described: '_Generic' is not supported here
                a.b skip initial cannot be described: '_Generic' is not supported here; cannot be described: variable 'initial'
                a.b skip inner_e cannot be described: '_Generic' is not supported here
                a.b skip inner_s cannot be described: '_Generic' is not supported here
                a.b skip many cannot be described: '_Generic' is not supported here
                a.b skip of_generic cannot be described: '_Generic' is not supported here
                a.b skip other cannot be described: '@' is not supported here
                a.b skip pointers cannot be described: '_Generic' is not supported here
                a.b skip result cannot be described: '_Generic' is not supported here
                a.b skip returns cannot be described: '_Generic' is not supported here
                a.b skip second cannot be described: '_Generic' is not supported here
                a.b skip sized cannot be described: '_Generic' is not supported here
                a.b skip table cannot be described: '_Generic' is not supported here
                a.b skip u_generic cannot be described: '_Generic' is not supported here
                a.b struct behind size=4 align=4
                a.b struct first size=4 align=4
                a.b struct last size=4 align=4
                a.b struct middle size=4 align=4
                """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int a(void);~~struct g { char~a[_Generic(1, int: 2)]; }; |:3: 'g' cannot be described: '_Generic' is not",
                "int a(void) @ 3; int b(void) @ 4; |:1: 'a' cannot be described: '@' is not supported here",
                "int f(int n; int a[n], int n); |'f' cannot be described: a forward declaration of a parameter is not",
                "typedef float v __attribute__((vector_size(16))); |:1: 'v' cannot be described: attribute vector_size",
                "struct s { int a; };~#define s t |:1: type 's' is hidden by the macro of the same name at ",
                "enum e { A, B };~#define B 7 |:2: enumerator 'B' is hidden by this macro of the same name; list e under",
                "enum { A, B };~#define B 7 |enumerator 'B' is hidden by this macro of the same name; list B under",
                "static int f(void); |:1: function 'f' is static and has no body",
                "int f(void);~int g(void);~#define f g |:3: macro 'f' shadows the function of the same name",
                "int f(void);~#define M f(1 |:2: macro 'M' is neither a constant nor another name of a type: ",
                "extern int v; |:1: 'v' cannot be described: variable 'v'",
                "int a = 1, f(struct { int b; } c); |'a' cannot be described: variable 'a'",
                "struct { int a; } __attribute__((vector_size(16))); |a declaration cannot be described",
            })
    void rejectsUnsupportedDeclarations(String header, String problem) throws IOException {
        Files.writeString(folder.resolve("first.h"), header.replace('~', '\n') + "\n");
        assertThatThrownBy(() -> dump(OUTPUT + "[[partition]]\nnamespace = \"a.b\"\nheaders = [\"first.h\"]\n"))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(problem);
    }

    @Test
    void rejectsANameToBindThatIsNotDeclared() throws IOException {
        Files.writeString(folder.resolve("first.h"), "int one(void), other(void);\n");
        assertThatThrownBy(() -> dump(OUTPUT
                        + "[[partition]]\nnamespace = \"a.b\"\nheaders = [\"first.h\"]\nbind = [\"one\", \"tw*\"]\n"))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("bind of a.b lists 'tw*', which no traversed header declares");
    }

    /** The declarations of a partition are in the order of {@code traverse}, not in that of the headers. */
    @Test
    void patternsMatchNamesAndPaths() throws IOException {
        Files.createDirectories(folder.resolve("sub/x"));
        Files.createDirectories(folder.resolve("deep/x"));
        Files.writeString(folder.resolve("sub/a.h"), "int two(void);\n");
        Files.writeString(folder.resolve("sub/x/b.h"), "int a_two(void);\n");
        Files.writeString(folder.resolve("deep/x/c.h"), "int four(void), fours(void);\n");
        Files.writeString(
                folder.resolve("first.h"),
                "#include \"sub/a.h\"\n#include \"sub/x/b.h\"\n#include \"deep/x/c.h\"\nint one(void), done(void);\n");
        String partition = OUTPUT + "[[partition]]\nnamespace = \"a.b\"\nheaders = [\"first.h\"]\nlibrary = \"first\"\n"
                + "bind = [\"?ne\", \"*wo\", \"four\"]\ntraverse = [\"deep/**.h\", \"first.h\", \"sub/?.h\"";
        Path file = Files.writeString(folder.resolve("config.toml"), partition + "]\n");
        assertThat(FixtureFolder.read(ConfigReader.read(file), COMPILER, List.of(), "1")
                        .partitions()
                        .get(0)
                        .functions())
                .extracting(FunctionDecl::name)
                .containsExactly("four", "one", "two");
        assertThatThrownBy(() -> dump(partition + ", \"sub/??.h\"]\n"))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("traverse of a.b lists 'sub/??.h', which its headers do not include");
    }
}
