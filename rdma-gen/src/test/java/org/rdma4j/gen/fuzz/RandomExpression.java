package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;

/** Random constant expressions: integers of every type, floating-point numbers and strings. */
final class RandomExpression {

    private static final String[] NUMBERS = {
        "0",
        "1",
        "2",
        "7",
        "127",
        "128",
        "255",
        "256",
        "32767",
        "65535",
        "65536",
        "2147483647",
        "2147483648",
        "0x80000000",
        "0xffffffffu",
        "4294967296",
        "0x7fffffffffffffff",
        "0xffffffffffffffffULL",
        "017",
        "0b1011",
        "1u",
        "3UL",
        "5ll",
        "6LLU",
        "0X1fL",
        "'a'",
        "'\\n'",
        "'\\x7f'",
        "'\\377'",
        "'\\0'",
        "'\\''",
        "'ab'",
        "L'x'",
        "u'y'",
        "U'z'"
    };

    private final RandomChoices dice;
    private final RandomTypes types;
    private final List<String> integers = new ArrayList<>();
    private final List<String> calls = new ArrayList<>();

    RandomExpression(RandomChoices dice, RandomTypes types) {
        this.dice = dice;
        this.types = types;
    }

    /** Adds an operand: the name of an enumerator or integer macro, or an expression in its place. */
    void addInteger(String name) {
        integers.add(name);
    }

    /** Adds a macro with two integer parameters. */
    void addCall(String name) {
        calls.add(name);
    }

    /** Returns an integer constant expression. */
    String integer() {
        return integer(dice.below(4));
    }

    /** Returns an integer constant expression with a value from 1 to {@code most}, a power of two. */
    String upTo(int most) {
        return dice.oneIn(3)
                ? "(((" + integer(2) + ") & " + (most - 1) + ") + 1)"
                : String.valueOf(1 + dice.below(most));
    }

    private String integer(int depth) {
        if (depth == 0) {
            return leaf();
        }
        String inner = integer(depth - 1);
        return switch (dice.below(12)) {
            case 0 -> dice.of("-", "~", "!", "+") + "(" + inner + ")";
            case 1 -> "~" + leaf();
            case 2, 3 -> "(" + type() + ") " + (dice.oneIn(2) ? "(" + inner + ")" : leaf());
            case 4 -> "(" + inner + " " + dice.of("/", "%") + " " + (1 + dice.below(9)) + dice.of("", "u", "L") + ")";
            case 5 -> "(" + inner + ") " + dice.of("<<", ">>") + " " + dice.below(31);
            case 6 -> "(unsigned long) (" + inner + ") " + dice.of("<<", ">>") + " " + dice.below(64);
            case 7 -> "(" + integer(depth - 1) + " ? " + inner + " : " + integer(depth - 1) + ")";
            case 8 -> calls.isEmpty() ? inner : dice.of(calls) + "(" + inner + ", " + leaf() + ")";
            case 9 -> "(" + inner + dice.of(" == ", " != ", " < ", " >= ", " && ", " || ") + leaf() + ")";
            default -> "(" + inner + dice.of(" + ", " - ", " * ", " & ", " | ", " ^ ") + leaf() + ")";
        };
    }

    private String leaf() {
        return switch (dice.below(10)) {
            case 0, 1, 2 -> integers.isEmpty() ? "3" : dice.of(integers);
            case 3 ->
                dice.oneIn(2)
                        ? "sizeof(" + types.value() + ")"
                        : dice.of("_Alignof", "__alignof__") + "(" + type() + ")";
            case 4 -> "sizeof " + dice.of("1", "'a'", "1.0f", "\"text\"", "(1 ? 1 : 2L)", "((char) 1)");
            case 5 -> "(" + dice.of("int", "unsigned char", "long") + ") " + dice.of("1.75", "-2.5", "3e4f", "0x1p4");
            default -> dice.of(NUMBERS);
        };
    }

    private String type() {
        return switch (dice.below(6)) {
            case 0 -> "_Bool";
            case 1 -> types.anEnum();
            default -> types.integer();
        };
    }

    /** Returns a value for an enumerator, mostly a small one, because some compilers reject large ones. */
    String enumerator(boolean huge) {
        if (huge && dice.oneIn(2)) {
            return String.valueOf(dice.number() >> 1 + dice.below(40));
        }
        return switch (dice.below(6)) {
            case 0 -> "-" + dice.below(200);
            case 1 -> "1 << " + dice.below(31);
            case 2 -> dice.of(NUMBERS);
            case 3 -> "(" + integer(2) + ")";
            case 4 -> "(" + dice.of("short", "unsigned char", "int") + ") (" + integer(1) + ")";
            default -> String.valueOf(dice.below(300));
        };
    }

    /** Returns a floating-point constant expression. */
    String floating() {
        String first = dice.of("1.5", "0.1f", "1e10", "0x1.8p-3", "3.25", ".5", "7.", "1e-40f", "16777217.0");
        return switch (dice.below(6)) {
            case 0 -> "-" + first;
            case 1 -> "(float) " + first;
            case 2 -> "((double) " + dice.below(1000) + ")";
            case 3 -> "(" + first + dice.of(" + ", " - ", " * ", " / ") + dice.of("2.0", "3", "0.5f") + ")";
            case 4 -> "(float) " + leaf();
            default -> first;
        };
    }

    /** Returns adjacent string literals. */
    String string() {
        List<String> parts = new ArrayList<>();
        String prefix = dice.oneIn(10) ? "u8" : "";
        for (int i = dice.below(3); i >= 0; i--) {
            StringBuilder text = new StringBuilder(prefix + "\"");
            for (int j = dice.below(4); j >= 0; j--) {
                text.append(dice.of(
                        "a",
                        "12",
                        "\\n",
                        "\\x41",
                        "\\x1",
                        "\\101",
                        "\\0",
                        "\\\\",
                        "\\\"",
                        "?",
                        "é",
                        "\\u00e9",
                        "\\xff",
                        "\\7",
                        "/* no comment */",
                        "//",
                        "'",
                        "\\a",
                        "F"));
            }
            parts.add(text.append('"').toString());
        }
        return String.join(" ", parts);
    }
}
