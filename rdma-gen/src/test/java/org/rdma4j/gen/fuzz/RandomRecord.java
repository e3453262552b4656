package org.rdma4j.gen.fuzz;

import java.util.Optional;

/** The body of a random struct or union. */
final class RandomRecord {

    private static final int MAX_DEPTH = 3;

    private final RandomChoices dice;
    private final RandomTypes types;
    private final RandomExpression expressions;
    private final RandomAttributes attributes;
    private final String keyword;
    /** Whether to place pragmas between members; compilers disagree about the members before them. */
    private final boolean pragmas;

    private Optional<String> member = Optional.empty();

    RandomRecord(RandomChoices dice, RandomTypes types, RandomExpression expressions, RandomAttributes attributes) {
        this.dice = dice;
        this.types = types;
        this.expressions = expressions;
        this.attributes = attributes;
        this.keyword = dice.oneIn(4) ? "union" : "struct";
        this.pragmas = dice.oneIn(12);
    }

    String keyword() {
        return keyword;
    }

    /** Returns the name of a member of the printed record that is not a bit-field, if there is one. */
    Optional<String> member() {
        return member;
    }

    /** Returns the specifier of the record; {@code tag} is a blank and a tag, or empty. */
    String print(String tag) {
        return print(keyword, tag, 0);
    }

    private String print(String kind, String tag, int depth) {
        StringBuilder text =
                new StringBuilder(kind).append(attributes.rare()).append(tag).append(" {\n");
        int count = 1 + dice.below(depth == 0 ? 6 : 3);
        for (int i = 0; i < count; i++) {
            if (pragmas && dice.oneIn(4)) {
                text.append("#pragma pack(")
                        .append(dice.of("", "1", "2", "4", "8", "16"))
                        .append(")\n");
            }
            member(text.append("    ".repeat(depth + 1)), depth, i == 0);
        }
        if (depth == 0 && kind.equals("struct") && dice.oneIn(8)) {
            text.append("    ").append(types.integer()).append(' ').append(dice.name("m"));
            text.append(dice.of("[];\n", "[0];\n"));
        }
        text.append("    ".repeat(depth)).append('}');
        if (dice.oneIn(3)) {
            text.append(attributes.layout());
        }
        return text.toString();
    }

    private void member(StringBuilder text, int depth, boolean first) {
        int kind = dice.below(100);
        // A record needs a named member, and a bit-field may be unnamed.
        if (kind < 35 && !first) {
            bitField(text);
        } else if (kind < 44 && depth < MAX_DEPTH) {
            nested(text, depth);
        } else if (kind < 47) {
            text.append("enum ").append(dice.oneIn(2) ? dice.name("e") : "").append(" { ");
            String enumerator = dice.name("N");
            text.append(enumerator)
                    .append(" = ")
                    .append(expressions.enumerator(false))
                    .append(" } ");
            text.append(dice.name("m")).append(";\n");
            expressions.addInteger(enumerator);
        } else {
            text.append(dice.oneIn(16) ? "__extension__ " : "");
            boolean alignas = dice.oneIn(16);
            text.append(alignas ? dice.of("_Alignas(64) ", "_Alignas(long) ", "_Alignas(1 << 4) ") : attributes.rare());
            text.append(dice.oneIn(8) ? dice.of("const ", "volatile ", "__const ") : "");
            text.append(kind < 60 ? types.arrayElement() : types.value()).append(attributes.rare());
            declarators(text, kind < 60, depth);
        }
    }

    private void declarators(StringBuilder text, boolean arrays, int depth) {
        for (int i = dice.oneIn(4) ? dice.below(3) : 0; i >= 0; i--) {
            String name = dice.name("m");
            member = depth == 0 ? Optional.of(name) : member;
            text.append(' ').append(declarator(name, arrays)).append(i == 0 ? ";\n" : ",");
        }
    }

    private String declarator(String name, boolean arrays) {
        String text = switch (dice.below(arrays ? 10 : 12)) {
            case 0 -> "*" + attributes.rare() + name;
            case 1 -> "*const *" + name;
            case 2 -> "(*" + name + ")(" + types.value() + ")";
            case 3 -> "(*" + attributes.other() + name + "[" + expressions.upTo(4) + "])(void)";
            case 4 -> "(*" + name + ")[" + expressions.upTo(4) + "]";
            case 5 -> "(*(*" + name + ")(int))(" + types.pointer() + ")";
            case 6 -> arrays ? name + "[" + expressions.upTo(4) + "][" + expressions.upTo(4) + "]" : "(" + name + ")";
            default -> arrays ? name + "[" + expressions.upTo(4) + "]" : name;
        };
        return text + (dice.oneIn(4) ? attributes.layout() : "");
    }

    private void nested(StringBuilder text, int depth) {
        String kind = dice.oneIn(3) ? "union" : "struct";
        String tag = dice.oneIn(6) ? " " + dice.name("r") : "";
        text.append(dice.oneIn(6) ? "__extension__ " : "").append(print(kind, tag, depth + 1));
        if (!tag.isEmpty() || dice.oneIn(2)) {
            text.append(' ').append(dice.oneIn(6) ? "*" : "").append(dice.name("m"));
            text.append(dice.oneIn(6) ? "[" + expressions.upTo(4) + "]" : "");
            text.append(dice.oneIn(3) ? attributes.layout() : "");
        }
        text.append(";\n");
    }

    private void bitField(StringBuilder text) {
        String type = types.bitFieldType();
        int kind = dice.below(10);
        int width = 1 + dice.below(types.maxBitFieldWidth(type));
        text.append(attributes.rare()).append(type).append(attributes.rare());
        if (kind == 0) {
            text.append(" : 0;\n");
        } else if (kind == 1) {
            text.append(" : ").append(width).append(";\n");
        } else {
            text.append(' ').append(dice.name("m")).append(" : ").append(width);
            text.append(dice.oneIn(3) ? attributes.layout() : "");
            if (dice.oneIn(6)) {
                text.append(", ")
                        .append(dice.name("m"))
                        .append(" : ")
                        .append(1 + dice.below(types.maxBitFieldWidth(type)));
            }
            text.append(";\n");
        }
    }
}
