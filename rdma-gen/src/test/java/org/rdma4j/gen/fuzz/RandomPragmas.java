package org.rdma4j.gen.fuzz;

/**
 * Random pragmas as directives, as operators and from macros: all forms of packing, saved macros, and unrelated
 * pragmas.
 */
final class RandomPragmas {

    private final RandomChoices dice;
    private final Snippets snippets;
    private final RandomConditions conditions;

    RandomPragmas(RandomChoices dice, Snippets snippets, RandomConditions conditions) {
        this.dice = dice;
        this.snippets = snippets;
        this.conditions = conditions;
    }

    String pragmas() {
        return switch (dice.below(3)) {
            case 0 -> saved();
            case 1 -> dice.oneIn(3) ? other() : packed();
            default -> packed();
        };
    }

    /** Returns a pragma as a directive or an operator, on complete lines. */
    private String pragma(String text) {
        String macro = dice.name("P");
        return switch (dice.below(8)) {
            case 0 -> "_Pragma(\"" + text.replace("\"", "\\\"") + "\")\n";
            case 1 -> "#define " + macro + " _Pragma(\"" + text.replace("\"", "\\\"") + "\")\n" + macro + "\n";
            case 2 -> "#define " + macro + "(x) _Pragma(#x)\n" + macro + "(" + text + ")\n";
            case 3 ->
                "#define " + macro + "_(x) _Pragma(#x)\n#define " + macro + "(x) " + macro + "_(x)\n" + macro + "("
                        + text + ")\n";
            case 4 -> "_Pragma(L\"" + text.replace("\"", "\\\"") + "\")\n";
            case 5 -> "_Pragma /* so */ (\n\"" + text.replace("\"", "\\\"") + "\"\n)\n";
            default -> conditions.directive("pragma", text);
        };
    }

    private String record() {
        String name = dice.name("s");
        return dice.of("struct ", "union ") + name + " { char " + dice.name("m") + "; " + snippets.member() + " "
                + dice.of("long ", "double ", "short ", "int ") + dice.name("m") + "; };\n";
    }

    private String packed() {
        String pack = dice.of("1", "2", "4", "8", "16", "1", "2");
        String label = dice.name("l");
        String between = dice.oneIn(3) ? conditions.declarations() : record();
        return switch (dice.below(12)) {
            case 0 -> pragma("pack(" + pack + ")") + between + record() + pragma("pack()");
            case 1 -> pragma("pack(push)") + pragma("pack(" + pack + ")") + between + pragma("pack(pop)") + record();
            case 2 ->
                pragma("pack(push, " + label + ", " + pack + ")")
                        + record()
                        + pragma("pack(push, 8)")
                        + between
                        + pragma("pack(pop, " + label + ")")
                        + record();
            case 3 ->
                pragma("pack(push, " + label + ")")
                        + pragma("pack(" + pack + ")")
                        + record()
                        + pragma("pack(pop, " + label + ")");
            case 4 ->
                pragma("pack ( push , " + pack + " )") + record() + pragma("pack(0)") + between + pragma("pack( pop )");
            case 5 -> {
                String begin = dice.name("B");
                String end = dice.name("B");
                yield "#define " + begin + " _Pragma(\"pack(push, " + pack + ")\") struct\n#define " + end
                        + " ; _Pragma(\"pack(pop)\")\n" + begin + " " + dice.name("s") + " { char " + dice.name("m")
                        + "; int " + dice.name("m") + "; } " + end + "\n" + record();
            }
            case 6 -> {
                String number = dice.name("N");
                yield "#define " + number + " " + pack + "\n#pragma pack(push)\n"
                        + dice.of("#pragma pack(" + number + ")\n", "#pragma pack(push, " + number + ")\n") + record()
                        + "#pragma pack()\n#pragma pack(pop)\n";
            }
            case 7 -> {
                String make = dice.name("K");
                yield "#define " + make + "(n, ...) _Pragma(\"pack(push, 1)\") struct n { __VA_ARGS__ };"
                        + " _Pragma(\"pack(pop)\") struct n##_p { __VA_ARGS__ };\n" + make + "(" + dice.name("s")
                        + ", char " + dice.name("m") + "; int " + dice.name("m") + ";)\n";
            }
            case 8 ->
                conditions.directive("if", conditions.expression(2)) + "#pragma pack(push, " + pack + ")\n"
                        + "#else\n#pragma pack(push, 2)\n#endif\n" + record() + pragma("pack(pop)");
            case 9 ->
                "struct " + dice.name("s") + " { char " + dice.name("m") + ";\n" + pragma("pack(push, 1)")
                        + "struct { char " + dice.name("m") + "; long " + dice.name("m") + "; } " + dice.name("m")
                        + ";\n"
                        + pragma("pack(pop)") + "int " + dice.name("m") + "; };\n";
            default -> pragma("pack(push, " + pack + ")") + between + pragma("pack(pop)") + record();
        };
    }

    /** Returns a macro that is saved with {@code push_macro}, redefined, and restored. */
    private String saved() {
        String macro = snippets.newMacro();
        String push = "push_macro(\"" + macro + "\")";
        String pop = "pop_macro(\"" + macro + "\")";
        String use = "enum { " + dice.name("E") + " = sizeof(char[" + macro + "]) };\n";
        String ask = "#ifdef " + macro + "\nint " + dice.name("f") + "(void);\n#else\nlong " + dice.name("f")
                + "(void);\n#endif\n";
        String first = "#define " + macro + " " + (1 + dice.below(9)) + "\n";
        String second = "#define " + macro + " " + (11 + dice.below(9)) + "\n";
        return switch (dice.below(7)) {
            case 0 ->
                first + pragma(push) + "#undef " + macro + "\n" + second + use + pragma(pop) + use.replace("E", "V");
            case 1 -> first + pragma(push) + "#undef " + macro + "\n" + ask + pragma(pop) + use;
            case 2 -> pragma(push) + first + use + pragma(pop) + ask;
            case 3 ->
                first + pragma(push) + pragma(push) + "#undef " + macro + "\n" + second + pragma(push) + "#undef "
                        + macro + "\n" + pragma(pop) + use + pragma(pop) + use.replace("E", "V") + pragma(pop);
            case 4 -> first + pragma(pop) + use;
            case 5 -> first + pragma(push) + "#undef " + macro + "\n#define " + macro + "(x) x\n" + pragma(pop) + use;
            default ->
                "#define " + macro + " int\n" + pragma(push) + "#undef " + macro + "\n#define " + macro
                        + " char\ntypedef " + macro + " " + dice.name("t") + ";\n" + pragma(pop) + "typedef " + macro
                        + " "
                        + dice.name("t") + ";\n";
        };
    }

    private String other() {
        String name = dice.name("f");
        return switch (dice.below(8)) {
            case 0 -> pragma("GCC diagnostic push") + snippets.leaf() + "\n" + pragma("GCC diagnostic pop");
            case 1 -> pragma("GCC visibility push(default)") + snippets.leaf() + "\n" + pragma("GCC visibility pop");
            case 2 -> "int " + name + "(int);\n" + pragma("weak " + name);
            case 3 -> pragma("GCC poison " + dice.name("z"));
            case 4 -> pragma("STDC FP_CONTRACT ON") + snippets.leaf() + "\n";
            case 5 -> "#ident \"" + name + "\"\n" + pragma("message(\"pack(1)\")") + snippets.leaf() + "\n";
            case 6 -> "int " + name + "(int a\n#pragma unknown ) } \"\n);\n";
            default -> "int\n" + pragma("GCC unknown") + name + "(int a);\n";
        };
    }
}
