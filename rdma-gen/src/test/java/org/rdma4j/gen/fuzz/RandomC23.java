package org.rdma4j.gen.fuzz;

/** Declarations in C23 syntax. Compilers that do not support one reject it. */
final class RandomC23 {

    private final RandomChoices dice;
    private final Snippets snippets;

    RandomC23(RandomChoices dice, Snippets snippets) {
        this.dice = dice;
        this.snippets = snippets;
    }

    private String attribute() {
        return dice.of(
                "",
                "",
                "",
                "[[deprecated]] ",
                "[[deprecated(\"; } int x;\")]] ",
                "[[nodiscard]] ",
                "[[maybe_unused]] ",
                "[[gnu::unused]] ",
                "[[__gnu__::__deprecated__]] ",
                "[[gnu::aligned(16)]] ",
                "[[gnu::packed]] ",
                "[[gnu::always_inline, gnu::unused]] ",
                "[[]] ",
                "[[unknown::thing(1, {2})]] ",
                "[[using]] ",
                "[ /* so */ [ gnu :: aligned ( 8 ) ] ] ");
    }

    private String underlying() {
        return dice.of(
                "unsigned char",
                "short",
                "int",
                "unsigned",
                "long",
                "unsigned long",
                "const int",
                "typeof(short)",
                "signed char",
                "char",
                "long long unsigned",
                "bool",
                "__typeof__(1u)",
                "_Bool");
    }

    private String number() {
        return dice.of("0", "1", "0b1'0", "1'0", "0x0'f", "0'7", "'a'", "u8'z'", "true", "1'2u", "false", "1'00 / 1'0");
    }

    String declaration() {
        String name = dice.name("f");
        String s = dice.name("s");
        String e = dice.name("e");
        String m = dice.name("m");
        return switch (dice.below(24)) {
            case 0 -> attribute() + "bool " + name + "(bool a, " + attribute() + "int " + dice.name("p") + ");\n";
            case 1 ->
                "struct " + attribute() + s + " { bool " + m + "; " + attribute() + "int " + dice.name("m") + " "
                        + attribute() + "; bool " + dice.name("m") + " : 1; } "
                        + attribute().replaceAll("\\[\\[g.*", "")
                        + ";\n";
            case 2 ->
                "struct " + s + " { alignas(" + dice.of("16", "long", "int", "1'6", "0", "double") + ") char " + m
                        + "; int " + dice.name("m") + "; };\n";
            case 3 ->
                "static_assert(sizeof(int) == 4" + dice.of("", ", \"so\"") + ");\n" + "struct " + s + " { int " + m
                        + "; static_assert(1); };\n";
            case 4 ->
                "constexpr " + dice.of("int", "unsigned char", "long", "bool", "double", "unsigned long") + " "
                        + dice.name("c") + " = " + number() + ";\n";
            case 5 -> {
                String c = dice.name("c");
                yield dice.of("static ", "") + "constexpr int " + c + " = 3 + " + number() + ";\nstruct " + s
                        + " { char " + m + "[" + c + "]; };\nenum { " + dice.name("E") + " = " + c + " + 1 };\n";
            }
            case 6 -> "typedef typeof(" + snippets.type() + ") " + dice.name("t") + ";\n";
            case 7 ->
                "typedef typeof_unqual(const " + dice.of("int", "char *", "volatile long", "struct " + s + " *") + ") "
                        + dice.name("t") + ";\n";
            case 8 ->
                "typeof(" + dice.of("1", "1u + 2", "(char) 1", "'a'", "int [3]", "0ull", "nullptr") + ") *" + name
                        + "(typeof(int) a);\n";
            case 9 ->
                "enum " + attribute() + e + " : " + underlying() + " { " + dice.name("E") + ", " + dice.name("E") + " "
                        + attribute() + "= " + number() + " };\n";
            case 10 -> "enum " + e + " : " + underlying() + ";\nstruct " + s + " { enum " + e + " " + m + "; };\n";
            case 11 -> "enum : " + underlying() + " { " + dice.name("E") + " = " + number() + " };\n";
            case 12 ->
                "typedef enum " + dice.of("", e) + " : " + underlying() + " { " + dice.name("E") + " } "
                        + dice.name("t") + ";\n";
            case 13 ->
                "struct " + s + " { enum " + dice.of("", e) + ": " + dice.of("unsigned char", "short") + " { "
                        + dice.name("E") + " } " + m + "; char " + dice.name("m") + "; };\n";
            case 14 ->
                "enum " + e + " : " + dice.of("unsigned char", "short") + " { " + dice.name("E") + " } " + name
                        + "(enum " + e + " a);\n";
            case 15 ->
                "enum { " + dice.name("E") + " = "
                        + dice.of("0xffffffffff", "1ull << 63", "-1ll << 40", "2'147'483'648") + ", " + dice.name("E")
                        + " };\n";
            case 16 ->
                "#define " + dice.name("C") + " "
                        + dice.of(
                                "nullptr",
                                "true",
                                "false",
                                "1'000'000",
                                "0b1010'1010u",
                                "u8'a'",
                                "u8\"text\"",
                                "0x1'0ull",
                                "(bool) 3",
                                "alignof(long)",
                                "sizeof(bool)",
                                "1wb",
                                "0xFFuwb",
                                "true + 1",
                                "((void *) nullptr)",
                                "1.5'5",
                                "0x1p1'0")
                        + "\n";
            case 17 -> "void " + name + "(typeof(nullptr) a);\n";
            case 18 ->
                "int " + name + "();\nint " + dice.name("f") + "(...);\nint " + dice.name("f")
                        + "(int [[maybe_unused]] a, int);\n";
            case 19 ->
                attribute() + ";\n" + attribute() + "typedef " + snippets.type() + " " + dice.name("t") + " "
                        + attribute() + ";\n";
            case 20 ->
                "struct " + s + " { _BitInt(" + dice.of("8", "17", "33", "64", "65") + ") " + m
                        + "; unsigned _BitInt(9) " + dice.name("m") + " : 5; };\n";
            case 21 ->
                "struct " + s + " { int a; };\nstruct " + s + " { int a; };\nint " + name + "(struct " + s + " *p) "
                        + attribute().replaceAll("\\[\\[(m|g).*", "") + ";\n";
            case 22 ->
                "thread_local extern int " + dice.name("v") + ";\n" + "auto inline static int " + name
                        + "(void) { return 0; }\n";
            default ->
                "enum " + e + " : " + dice.of("unsigned char", "int") + " { " + dice.name("E") + " };\ntypedef enum "
                        + e + " " + dice.of("", ": unsigned char ") + dice.name("t") + ";\n";
        };
    }
}
