package org.rdma4j.gen.fuzz;

/** Random declarations that macros expand to: pasted names, lists, variable arguments, recursion and redefinition. */
final class RandomMacros {

    private final RandomChoices dice;
    private final Snippets snippets;
    private final RandomConditions conditions;

    RandomMacros(RandomChoices dice, Snippets snippets, RandomConditions conditions) {
        this.dice = dice;
        this.snippets = snippets;
        this.conditions = conditions;
    }

    String macros() {
        String macro = dice.name("D");
        String name = dice.name("f");
        String type = snippets.type();
        return switch (dice.below(14)) {
            case 0 ->
                "#define " + macro + "(n, ...) int n(int a __VA_OPT__(,) __VA_ARGS__)\n" + macro + "(" + name + ");\n"
                        + macro + "(" + dice.name("f") + ", long b, char c);\n";
            case 1 ->
                "#define " + macro + "(n, ...) enum { n##_0 __VA_OPT__(= 4, n##_1 =) __VA_ARGS__ }\n" + macro + "("
                        + dice.name("E") + ");\n" + macro + "(" + dice.name("E") + ", 9);\n";
            case 2 ->
                "#define " + macro + "(n, ...) n##_t __VA_OPT__(x ## __VA_ARGS__)\ntypedef " + type + " " + macro + "("
                        + dice.name("t") + ");\nstruct " + macro + "(" + dice.name("s") + ",) { int a; };\n";
            case 3 -> list(macro);
            case 4 -> "#define " + name + " " + name + "\nint " + name + "(int a);\n";
            case 5 -> {
                String other = dice.name("f");
                yield "#define " + name + " " + other + "\n#define " + other + " " + name + "\nint " + name
                        + "(void);\n";
            }
            case 6 ->
                "#define " + name + "(x) ((x) + 1)\nint (" + name + ")(int x);\n"
                        + (dice.oneIn(2) ? "#undef " + name + "\n" : "");
            case 7 -> redefined();
            case 8 ->
                "#define " + macro + "(t, n) t n##_a, *n##_b\nstruct " + dice.name("s") + " { " + macro + "(" + type
                        + ", " + dice.name("m") + "); };\n";
            case 9 ->
                "#define " + macro + "_ " + dice.of("extern", "static __inline__", "__extension__ extern")
                        + "\n" + macro + "_ int " + name + "(int a)"
                        + dice.of(";", " { return a; }", "__attribute__((unused));") + "\n";
            case 10 ->
                "#ifdef __cplusplus\nextern \"C\" {\n#endif\n" + conditions.declarations()
                        + "#ifdef __cplusplus\n}\n#endif\n";
            case 11 ->
                "#define " + macro + "(a, b, c) a b c\n" + macro + "(int, " + name + ",\n#if "
                        + conditions.expression(1) + "\n(int)\n#else\n(long)\n#endif\n);\n";
            case 12 ->
                "#define " + macro + "(x...) int " + name + "(void, ##x)\n" + "#define " + macro
                        + "_s(x) \"\" #x\nint " + dice.name("f") + "(void) __asm__(" + macro + "_s(" + dice.name("g")
                        + "));\n";
            default -> {
                String line = dice.name("f");
                yield "#define " + macro + "__(a, b) a##b\n#define " + macro + "_(a, b) " + macro + "__(a, b)\n"
                        + "int " + macro + "_(" + line + "_, __LINE__)(void);\n" + "int " + macro + "_(" + line
                        + "_, __COUNTER__)(int);\n";
            }
        };
    }

    private String list(String macro) {
        StringBuilder list = new StringBuilder("#define " + macro + "(X) ");
        String stem = dice.name("x");
        int count = 1 + dice.below(4);
        for (int i = 0; i < count; i++) {
            list.append(dice.of("", "", "\\\n "))
                    .append("X(")
                    .append(stem)
                    .append(i)
                    .append(", ")
                    .append(i * 3)
                    .append(") ");
        }
        String each = dice.name("X");
        return list + "\n#define " + each + "(n, v) n##_e = v,\nenum { " + macro + "(" + each + ") };\n#undef " + each
                + "\n#define " + each + "(n, v) " + dice.of("int", "char", "long") + " n##_m;\nstruct "
                + dice.name("s") + " { " + macro + "(" + each + ") int last; };\n#undef " + each + "\n#define " + each
                + "(n, v) void n##_f(struct n##_o *);\n" + macro + "(" + each + ")\n";
    }

    private String redefined() {
        String macro = snippets.newMacro();
        String use = "enum { " + dice.name("E") + " = " + macro + " };\n";
        return "#define " + macro + " " + dice.below(9) + "\n" + use
                + (dice.oneIn(3) ? "" : conditions.directive("undef", macro)) + "#define " + macro + " "
                + dice.of("5", "'b'", "\"text\"", "(2 * 3)", "unsigned", "") + "\n"
                + (dice.oneIn(3) ? "#undef " + macro + "\n" : "") + (dice.oneIn(4) ? "#undef NEVER_1\n" : "");
    }
}
