package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.model.Target;

/** {@link GrammarAdapter} rewrites extensions and new syntax to tokens that the parser supports. */
class GrammarAdapterTest {

    private static Compiler compiler(Set<String> keywords) {
        return new Compiler(List.of("cc"), List.of(), Map.of(), keywords, Set.of(), Target.X86_64, "gcc 15");
    }

    /** Adapts a text for a compiler in which every known word is a keyword. */
    private static AdaptedTokens adapt(String text) {
        return GrammarAdapter.adapt(compiler(Set.copyOf(Keywords.words())), Lexer.tokens(text));
    }

    private static String text(AdaptedTokens adapted) {
        return adapted.text(0, adapted.tokens().size());
    }

    private static String marks(AdaptedTokens adapted) {
        return adapted.marks().stream()
                .map(mark -> mark.name()
                        + (mark.argument().isEmpty() ? "" : "(" + mark.argument() + ")")
                        + "@" + mark.position())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "__extension__ int a;|int a ;|``",
                "int __attribute__((packed, __aligned__ (4))) a;|int a ;|packed@1 aligned(4)@1",
                "[[gnu::packed, deprecated(\"x, y\")]] int a [[x]];|int a ;|packed@0 deprecated(\"x, y\")@0 x@2",
                "int __attribute__(()) a [[]];|int a ;|``",
                "bool a = true;|_Bool a = ( ( _Bool ) 1 ) ;|``",
                "_Atomic(int) a; _Atomic int b;|typeof ( int ) a ; int b ;|_Atomic@0 _Atomic@6",
                "unsigned _BitInt(3 + 4) a;|unsigned int a ;|_BitInt(3+4)@1",
                "__uint128_t a;|unsigned __int128 a ;|``",
                "static_assert(1, \"x\"); _Static_assert(2);|; ;|``",
                "int f(void) asm (\"g\" \"h\") __attribute__((x));|int f ( void ) ;|x@5",
                "asm volatile (\"nop\" : : : \"memory\"); int a;|; int a ;|``",
                "typeof_unqual(const int) a;|typeof ( const int ) a ;|typeof_unqual@0",
                "alignas(8) int a[alignof(int)];|_Alignas ( 8 ) int a [ __alignof__ ( int ) ] ;|``",
                "_Thread_local _Noreturn int f(void);|int f ( void ) ;|``",
                "char * _Nonnull p;|char * p ;|``",
                "int __seg_gs *p;|int * p ;|__seg_gs@1",
                "enum __seg_fs { A };|enum __seg_fs { A } ;|``",
                "struct s { int __float128; const __float128 b; };|struct s { int __float128 ; const __float128 b ; } ;|``",
                "typeof_unqual(int) a; const __float128 b; f(__float128);"
                        + "|typeof ( int ) a ; const __float128 b ; f ( __float128 ) ;|typeof_unqual@0",
                "unsigned __float80;|unsigned __float80 ;|``",
                "const __int128_t a; long __int128_t; void *p = nullptr;"
                        + "|const __int128 a ; long __int128_t ; void * p = nullptr ;|``",
                "int a [[___, ____, _____, __a]];|int a ;|___@2 ____@2 _@2 __a@2",
                "int __attribute__((x,,y)) a;|int a ;|x@1 y@1",
                "typedef char *__int128_t;|typedef char * __int128_t ;|``",
                "__declspec(align(8)) int a;|int a ;|__declspec@0",
                "__auto_type a = 1;|int a = 1 ;|__auto_type@0",
                "_Float16 a;|float a ;|_Float16@0",
                "char a[] = \"b\" \"\\x1\" \"2\" u8\"c\";|char a [ ] = u8\"b\\0012c\" ;|``",
                "int a[__builtin_offsetof(struct s, b[f(1, 2)].c)];"
                        + "|int a [ ( ( unsigned long ) & ( ( struct s * ) 0 ) -> b [ f ( 1 , 2 ) ] . c ) ] ;|``",
            })
    void adaptsDeclarations(String c, String shown, String marks) {
        AdaptedTokens adapted = adapt(c);
        assertThat(text(adapted)).isEqualTo(shown);
        assertThat(marks(adapted)).isEqualTo(marks);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "enum e : unsigned char { A };|enum e { rdma4j_fixed_type = sizeof ( unsigned char ) , A } ;",
                "enum e : short;|enum e { rdma4j_fixed_type = sizeof ( short ) } ;",
                "enum e : u16;|enum e { rdma4j_fixed_type = sizeof ( u16 ) } ;",
                "enum : bool { A } x;|enum { rdma4j_fixed_type = sizeof ( _Bool ) , A } x ;",
                "struct s { enum e : 3; };|struct s { enum e : 3 ; } ;",
                "struct s { enum e : N; };|struct s { enum e : N ; } ;",
                "struct s { enum e : (2); };|struct s { enum e : ( 2 ) ; } ;",
                "struct s { enum e : sizeof(int); };|struct s { enum e : sizeof ( int ) ; } ;",
                "struct s { enum e : int; };|struct s { enum e { rdma4j_fixed_type = sizeof ( int ) } ; } ;",
                "struct s { enum e a : 3; };|struct s { enum e a : 3 ; } ;",
                "enum e { A, B } a;|enum e { A , B } a ;",
                "enum __attribute__((packed)) e : int { A };|enum e { rdma4j_fixed_type = sizeof ( int ) , A } ;",
                "enum [[a]] e : int;|enum e { rdma4j_fixed_type = sizeof ( int ) } ;",
                "enum e : 3;|enum e { rdma4j_fixed_type = sizeof ( 3 ) } ;",
                "struct s { enum e : __builtin_n; };|struct s { enum e : __builtin_n ; } ;",
                "struct s { enum e : bool; };|struct s { enum e { rdma4j_fixed_type = sizeof ( _Bool ) } ; } ;",
                "struct s { int a; }; enum e : T;|struct s { int a ; } ; enum e { rdma4j_fixed_type = sizeof ( T ) } ;",
                "enum e : int { A }; enum f : T;"
                        + "|enum e { rdma4j_fixed_type = sizeof ( int ) , A } ; enum f { rdma4j_fixed_type = sizeof ( T ) } ;",
                "enum e : typeof(f(1)) { A };|enum e { rdma4j_fixed_type = sizeof ( typeof ( f ( 1 ) ) ) , A } ;",
            })
    void showsTheFixedTypeOfAnEnumAsAnEnumerator(String c, String shown) {
        assertThat(text(adapt(c))).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int f(void) { if (1) { return 2; } }|int f ( void ) { }",
                "struct s f(struct t *a) { return a->b; } int g;|struct s f ( struct t * a ) { } int g ;",
                "struct s { int a; } f(void) { }|struct s { int a ; } f ( void ) { }",
                "int a[] = { 1, 2 }; struct s b = { .c = { 3 } };|int a [ ] = { 1 , 2 } ; struct s b = { . c = { 3 } } ;",
                "struct s *p = &(struct s) { 1 };|struct s * p = & ( struct s ) { 1 } ;",
                "union { int a; } u; enum { A } e;|union { int a ; } u ; enum { A } e ;",
                "int f(a) int a; char b; { return b; } int g;|int f ( a ) int a ; char b ; { } int g ;",
                "enum e : int { A = 1 } f(void) { return A; }"
                        + "|enum e { rdma4j_fixed_type = sizeof ( int ) , A = 1 } f ( void ) { }",
                "enum e : int { A }; int f(void) { return 1; } int g;"
                        + "|enum e { rdma4j_fixed_type = sizeof ( int ) , A } ; int f ( void ) { } int g ;",
            })
    void emptiesOnlyFunctionBodies(String c, String shown) {
        assertThat(text(adapt(c))).isEqualTo(shown);
    }

    @Test
    void findsTheExtentOfEachDeclaration() {
        AdaptedTokens adapted = adapt("int a; struct s { int b; }; int f(void) { ; } int g(x) int x; { } int last");
        assertThat(adapted.declarations().stream().map(extent -> adapted.text(extent.begin(), extent.end())))
                .containsExactly(
                        "int a ;",
                        "struct s { int b ; } ;",
                        "int f ( void ) { }",
                        "int g ( x ) int x ; { }",
                        "int last");
    }

    /** A word that the compiler does not reserve is an identifier, even if other compilers and modes reserve it. */
    @Test
    void keepsIdentifiers() {
        String c = "int asm , inline , restrict , typeof , bool , static_assert ( int ) , _Float32 ;";
        AdaptedTokens adapted = GrammarAdapter.adapt(compiler(Set.of()), Lexer.tokens(c));
        assertThat(text(adapted)).isEqualTo(c);
        assertThat(adapted.tokens().stream()
                        .filter(token -> token.kind() == CToken.Kind.KEYWORD)
                        .map(CToken::text))
                .containsExactly("int", "int");
    }

    /** A static assertion or an attribute may contain a type definition, which is not a declaration of the header. */
    @Test
    void setsAsideStaticAssertionsAndAttributes() {
        AdaptedTokens adapted = adapt("static_assert(sizeof(struct a { bool b; }), \"c\"); static_assert(1);"
                + " int d __attribute__((aligned(sizeof(union e { int f __attribute__((aligned(sizeof(struct g { int h;"
                + " })))); })))); int i [[x(1)]];");
        assertThat(text(adapted)).isEqualTo("; ; int d ; int i ;");
        assertThat(adapted.unread())
                .extracting(unread -> unread.tokens().stream().map(CToken::text).collect(Collectors.joining(" ")))
                .containsExactly(
                        "( sizeof ( struct a { _Bool b ; } ) , \"c\" )",
                        "aligned ( sizeof ( struct g { int h ; } ) )",
                        "aligned ( sizeof ( union e { int f ; } ) )");
    }

    @Test
    void reportsTheSyntaxOfARemovedToken() {
        assertThat(adapt("__auto_type a [[b]] __attribute__((c));").marks())
                .extracting(mark -> mark.name() + " " + mark.isKeyword() + " " + mark.isStandard())
                .containsExactly("__auto_type true false", "b false true", "c false false");
    }

    @Test
    void reportsTheTokenBeforeAnAttribute() {
        AdaptedTokens adapted =
                adapt("struct __attribute__((a)) s { int b; } __attribute__((c)); int __attribute__((d)) e;");
        assertThat(adapted.marks())
                .extracting(RemovedToken::after)
                .containsExactly(RemovedToken.After.TAG_KEYWORD, RemovedToken.After.BRACE, RemovedToken.After.OTHER);
    }

    /** Incomplete constructs extend to the end of the text. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "__attribute__|``",
                "int a __attribute__((|int a",
                "int a __attribute__((b|int a",
                "[[a|``",
                "int a [|int a [",
                "_BitInt(|int",
                "_BitInt|int",
                "enum|enum",
                "enum e|enum e",
                "enum e :|enum e :",
                "enum __attribute__|enum",
                "enum [[|enum",
                "int f(void) {|int f ( void ) { }",
                "typeof(|typeof (",
                "__builtin_offsetof|__builtin_offsetof",
                "__builtin_offsetof(|__builtin_offsetof (",
                "__builtin_offsetof(a|__builtin_offsetof ( a",
                "static_assert(|``",
                "asm|``",
                "asm (|``",
                "_Alignas(|_Alignas (",
                "}|}",
                "enum : int {|enum { rdma4j_fixed_type = sizeof ( int ) ,",
                "char a[] = \"b\"|char a [ ] = \"b\"",
            })
    void endsAtTheEndOfTheText(String c, String shown) {
        assertThat(text(adapt(c))).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"999, false", "1000, false", "1001, true"})
    void limitsNestedBrackets(int depth, boolean tooDeep) {
        AdaptedTokens adapted = adapt("int a = " + "(".repeat(depth) + "1" + ")".repeat(depth) + "; int b = ((1));");
        assertThat(adapted.declarations())
                .extracting(AdaptedTokens.Extent::tooDeep)
                .containsExactly(tooDeep, false);
    }

    @Test
    void directivesKeepTheirPosition() {
        PreprocessedText text = PreprocessedText.read(
                "# 1 \"a.h\" 1\n__extension__ int a;\n#pragma pack(1)\nint b [[c]];\n#define D 1\n bool e;\n",
                true,
                Set.of());
        AdaptedTokens adapted = GrammarAdapter.adapt(compiler(Set.copyOf(Keywords.words())), text);
        assertThat(text(adapted)).isEqualTo("int a ; int b ; _Bool e ;");
        assertThat(adapted.location(-1).line()).isEqualTo(1);
        assertThat(adapted.location(4).line()).isEqualTo(3);
        assertThat(adapted.location(99).line()).isEqualTo(5);
        assertThat(adapted.directives()).extracting(Directive::position).containsExactly(3, 6);
        assertThat(adapted.directives()).extracting(Directive::text).containsExactly("pack(1)", "D 1");
    }

    @Test
    void asksTheCompilerWhichWordsAreKeywords() {
        assertThat(GrammarAdapter.isKeyword(compiler(Set.of("bool")), "bool")).isTrue();
        assertThat(GrammarAdapter.isKeyword(compiler(Set.of()), "bool")).isFalse();
        assertThat(GrammarAdapter.isKeyword(compiler(Set.of()), "while")).isTrue();
    }

    @Test
    void insertedKeywordsHaveTheKindKeyword() {
        AdaptedTokens adapted = adapt("int a[__builtin_offsetof(s, b)]; int c = true;");
        assertThat(adapted.tokens().stream()
                        .filter(token -> token.kind() == CToken.Kind.KEYWORD)
                        .map(CToken::text))
                .containsExactly("int", "unsigned", "long", "int", "_Bool");
    }
}
