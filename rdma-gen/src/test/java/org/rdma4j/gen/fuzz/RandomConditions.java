package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;

/** Random conditional directives of every form, nested, around declarations and inside them. */
final class RandomConditions {

    private static final int DEPTH = 3;

    private final RandomChoices dice;
    private final Snippets snippets;

    RandomConditions(RandomChoices dice, Snippets snippets) {
        this.dice = dice;
        this.snippets = snippets;
    }

    /** Returns declarations with conditional directives around or inside them. */
    String declarations() {
        return switch (dice.below(6)) {
            case 0 -> record();
            case 1 -> enumeration();
            case 2 -> alternatives();
            case 3 ->
                "int " + dice.name("f") + "(\n" + choice("  int " + dice.name("p") + ",\n", "") + "  long "
                        + dice.name("p") + ");\n";
            case 4 -> defined();
            default -> block(DEPTH);
        };
    }

    private String record() {
        return "struct " + dice.name("s") + " {\n  " + snippets.member() + "\n"
                + choice("  " + snippets.member() + "\n", dice.oneIn(2) ? "  " + snippets.member() + "\n" : "")
                + "  " + snippets.member() + "\n};\n";
    }

    private String enumeration() {
        return "enum " + dice.of("", dice.name("e") + " ") + "{\n  " + dice.name("E") + ",\n"
                + choice("  " + dice.name("E") + " = " + snippets.value() + ",\n", "  " + dice.name("E") + ",\n")
                + "  " + dice.name("E") + "\n};\n";
    }

    /** Returns two alternative declarations of the same name. */
    private String alternatives() {
        String name = dice.name("t");
        String text = choice(
                "typedef " + snippets.type() + " " + name + ";\n",
                "typedef struct { " + snippets.member() + " } " + name + ";\n");
        if (text.contains("#else")) {
            snippets.addType(name);
        }
        return text;
    }

    /** Returns a macro that is defined conditionally, and a constant that exists only if it is. */
    private String defined() {
        String macro = snippets.newMacro();
        return directive("if", expression(2))
                + directive("define", macro + " " + snippets.value())
                + directive("endif", "")
                + directive("if", macro + dice.of("", " + 0", " - 1"))
                + "enum { " + dice.name("E") + " = 1 };\n"
                + directive("endif", "")
                + (dice.oneIn(3) ? directive("undef", macro) : "");
    }

    private String choice(String one, String other) {
        return switch (dice.below(4)) {
            case 0 -> directive("if", expression(3)) + one + "#else\n" + other + directive("endif", "");
            case 1 ->
                directive(dice.of("ifdef", "ifndef"), snippets.macro()) + one + "#else\n" + other
                        + directive("endif", "");
            case 2 ->
                directive("if", expression(2)) + one + directive("elif", expression(2)) + other + "#else\n" + other
                        + directive("endif", dice.of("", "/* " + snippets.macro() + " */"));
            default ->
                directive("ifndef", snippets.macro())
                        + one
                        + directive(dice.of("elifdef", "elifndef"), snippets.macro())
                        + other
                        + directive("endif", "");
        };
    }

    private String block(int depth) {
        StringBuilder text = new StringBuilder(
                dice.oneIn(3)
                        ? directive(dice.of("ifdef", "ifndef"), snippets.macro())
                        : directive("if", expression(3)));
        text.append(body(depth));
        for (int i = dice.below(3); i > 0; i--) {
            text.append(
                            dice.oneIn(4)
                                    ? directive(dice.of("elifdef", "elifndef"), snippets.macro())
                                    : directive("elif", expression(2)))
                    .append(body(depth));
        }
        if (dice.oneIn(2)) {
            text.append(directive("else", "")).append(body(depth));
        }
        return text.append(directive("endif", "")).toString();
    }

    private String body(int depth) {
        StringBuilder text = new StringBuilder();
        for (int i = dice.below(3); i >= 0; i--) {
            if (depth > 0 && dice.oneIn(4)) {
                text.append(block(depth - 1));
            } else if (dice.oneIn(8)) {
                text.append(garbage());
            } else {
                text.append(snippets.leaf()).append('\n');
            }
        }
        return text.toString();
    }

    /** Returns text that is not C, for a branch that is never taken. */
    private String garbage() {
        return directive("if", dice.of("0", "0 && 1 / 0", "defined NEVER_0", "'\\0'", "1 < 0u", "(0)"))
                + dice.of(
                        "don't read this\n",
                        "#error no\n",
                        "#include \"missing.h\"\n",
                        "#nonsense (\n",
                        "int { ) ] f(;\n",
                        "/* #else */ int;\n",
                        "#if )(\n#elif 1 +\n#endif\n",
                        "#define NEVER_0 1\n",
                        "// goes on \\\n#endif\n",
                        "\"/*\"\n",
                        "#pragma pack(1)\n",
                        "#line 7 \"other.h\"\n",
                        "#ifdef\n#endif\n",
                        "#if 1\n#else\n#endif\n")
                + (dice.oneIn(3) ? directive("elif", "1") + snippets.leaf() + "\n" : "")
                + directive("endif", "");
    }

    /** Returns a directive with random spacing and comments. */
    String directive(String word, String rest) {
        String head = dice.of("#", "#", "#", "#", "# ", "  #\t", "%:", "/* so */ #", "#/**/", "#\\\n");
        String name = dice.oneIn(16) ? word.charAt(0) + "\\\n" + word.substring(1) : word;
        String tail = dice.of("", "", "", "", " // said", " /* said */", " /* two\n lines */", " \\\n");
        String gap = rest.isEmpty() ? "" : dice.of(" ", " ", " ", "\t", " /* */ ", " \\\n ");
        return head + name + gap + rest + tail + "\n";
    }

    String expression(int depth) {
        if (depth == 0 || dice.oneIn(5)) {
            return operand();
        }
        String left = expression(depth - 1);
        String right = expression(depth - 1);
        return switch (dice.below(9)) {
            case 0 -> "!" + wrapped(left);
            case 1 -> left + dice.of(" && ", " || ") + right;
            case 2 -> wrapped(left) + " ? " + wrapped(right) + " : " + wrapped(operand());
            case 3 -> dice.of("~", "-", "+") + wrapped(left);
            case 4 -> wrapped(left) + dice.of(" + ", " - ", " * ", " & ", " | ", " ^ ") + wrapped(right);
            case 5 -> wrapped(left) + dice.of(" / ", " % ", " << ", " >> ") + dice.of("2", "3", "1u", "7");
            case 6 -> "(0 && " + wrapped(left) + dice.of(" / 0)", " % 0)", " << 99)");
            default -> wrapped(left) + dice.of(" < ", " > ", " <= ", " >= ", " == ", " != ") + wrapped(right);
        };
    }

    private static String wrapped(String text) {
        return text.matches("\\w+|'.*'") ? text : "(" + text + ")";
    }

    private String operand() {
        String macro = snippets.macro();
        List<String> operands = new ArrayList<>(List.of(
                "0",
                "1",
                "2",
                "-1",
                "0x7fffffffffffffff",
                "0xFFFFFFFFFFFFFFFF",
                "1u",
                "0u",
                "010",
                "0x10L",
                "1ull",
                "'a'",
                "'\\0'",
                "'\\377'",
                "L'\\xff'",
                "u'\\xffff'",
                "U'x'",
                "'ab'",
                "'\\n'",
                "9223372036854775807"));
        operands.addAll(
                List.of("0b101", "1'000", "u8'a'", "true", "false", "int", "struct", "sizeof", "while", "bool"));
        operands.addAll(List.of(
                "__has_include(<stddef.h>)",
                "__has_include(\"missing.h\")",
                "__has_include(<missing.h>)",
                "__has_attribute(packed)",
                "__has_attribute(__no_such__)",
                "__has_builtin(__builtin_offsetof)",
                "__has_c_attribute(nodiscard)",
                "__has_include_next(<stddef.h>)",
                "__GNUC__ >= 13",
                "__STDC_VERSION__ > 201710L",
                "__CHAR_BIT__",
                "__LP64__",
                "__INT_MAX__",
                "__COUNTER__ >= 0",
                "__LINE__ > 0",
                "__INCLUDE_LEVEL__"));
        for (int i = 0; i < 8; i++) {
            operands.addAll(List.of(
                    macro,
                    "defined " + macro,
                    "defined(" + macro + ")",
                    "defined ( " + macro + " )",
                    "!defined " + macro,
                    "! defined/**/(" + macro + ")"));
        }
        return dice.of(operands);
    }
}
