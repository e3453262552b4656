package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Random headers: enums of every width, chains of typedefs, records with bit-fields, packing and alignment of every
 * kind, functions with and without assembler names, and constants and macros that use all of them. Nearly all
 * declarations are valid C with GNU extensions; the compiler rejects the others.
 */
final class RandomHeader {

    private final RandomChoices dice;
    private final RandomTypes types;
    private final RandomExpression expressions;
    private final RandomAttributes attributes;
    private final EquivalentSpelling disguise;
    private final List<String> functions = new ArrayList<>();

    private RandomHeader(Random random) {
        this.dice = new RandomChoices(random);
        this.types = new RandomTypes(dice);
        this.expressions = new RandomExpression(dice, types);
        this.attributes = new RandomAttributes(dice);
        this.disguise = new EquivalentSpelling(dice);
    }

    /** Returns {@code count} declarations. */
    static List<RandomDeclaration> draws(Random random, int count) {
        RandomHeader header = new RandomHeader(random);
        List<RandomDeclaration> draws = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            draws.add(new RandomDeclaration(header.disguise.apply(header.declaration())));
        }
        return draws;
    }

    /** Returns the text of a header with this number of declarations. */
    static String text(Random random, int declarations) {
        return RandomDeclaration.text(draws(random, declarations));
    }

    private String declaration() {
        int kind = dice.below(100);
        if (kind < 12) {
            return enumeration();
        }
        if (kind < 26) {
            return typedef();
        }
        if (kind < 42) {
            return constant();
        }
        return kind < 56 ? function() : packed(record());
    }

    private String enumeration() {
        String name = dice.name("e");
        List<String> enumerators = new ArrayList<>();
        List<String> names = new ArrayList<>();
        boolean huge = dice.oneIn(4);
        boolean plain = true;
        for (int i = dice.below(5); i >= 0; i--) {
            String enumerator = name.toUpperCase(Locale.ROOT) + "_" + i;
            // The successor of the largest value of a type is an error.
            boolean follows = plain && dice.oneIn(3);
            String value = follows ? "" : " = " + expressions.enumerator(huge);
            plain = follows || value.length() < 7;
            enumerators.add(enumerator + (dice.oneIn(12) ? attributes.other() : "") + value);
            names.add(enumerator);
        }
        boolean packed = dice.oneIn(3);
        String before = packed && dice.oneIn(3) ? " __attribute__((packed)) " : attributes.rare();
        String after = packed && !before.contains("packed") ? " __attribute__((__packed__))" : attributes.other();
        boolean tagged = dice.oneIn(4);
        boolean unnamed = !tagged && dice.oneIn(6);
        String body = " {" + String.join(", ", enumerators) + (dice.oneIn(4) ? "," : "") + " }";
        String text = "enum" + before + (tagged ? " " + name : "") + body + after;
        if (unnamed) {
            names.forEach(expressions::addInteger);
            return text + ";\n";
        }
        if (dice.oneIn(3) && tagged) {
            text += " " + dice.name("v") + "(void)";
        } else if (!tagged) {
            boolean pointer = dice.oneIn(8);
            text = "typedef " + text + (pointer ? " *" + dice.name("t") + ", " : " ") + name;
        }
        types.addEnum(tagged ? "enum " + name : name, packed ? 8 : 32);
        names.forEach(expressions::addInteger);
        return text + ";\n";
    }

    private String typedef() {
        String name = dice.name("t");
        String keyword = dice.oneIn(6) ? "__extension__ typedef " : "typedef ";
        switch (dice.below(9)) {
            case 0 -> {
                String scalar = types.integer();
                int alignment = dice.power(6);
                types.addAlignedInteger(name, scalar, alignment);
                String word = " __attribute__((aligned(" + alignment + "))) ";
                return dice.oneIn(2)
                        ? keyword + scalar + " " + name + word + ";\n"
                        : keyword + scalar + word + name + ";\n";
            }
            case 1 -> {
                types.addNarrow(name);
                return keyword + dice.of("int", "unsigned", "unsigned int")
                        + (dice.oneIn(2) ? attributes.mode() + name : " " + name + attributes.mode()) + ";\n";
            }
            case 2 -> {
                String text = keyword + types.arrayElement() + " " + name + "[" + expressions.upTo(8) + "]"
                        + (dice.oneIn(4) ? "[" + expressions.upTo(4) + "]" : "") + ";\n";
                types.addValue(name);
                return text;
            }
            case 3 -> {
                String text =
                        keyword + types.result() + " (*" + attributes.rare() + name + ")(" + parameters() + ");\n";
                types.addValue(name);
                return text;
            }
            case 4 -> {
                String text = keyword + types.result() + " " + name + "(" + parameters() + ");\n";
                types.addFunction(name);
                return text;
            }
            case 5 -> {
                String opaque = dice.of("struct ", "union ") + dice.name("o");
                types.addOpaque(opaque);
                types.addValue(name);
                return keyword + opaque + " *" + attributes.rare() + name + ";\n";
            }
            case 6 -> {
                String text = keyword + types.value() + " *" + attributes.rare() + dice.of("", "const ", "volatile ")
                        + name + attributes.rare() + ";\n";
                types.addValue(name);
                return text;
            }
            case 7 -> {
                String other = dice.name("t");
                String text = types.integer() + " typedef " + dice.of("const ", "volatile ", "") + other + ", *"
                        + attributes.rare() + name + ";\n";
                types.addValue(other);
                types.addValue(name);
                return text;
            }
            default -> {
                String scalar = types.integer();
                types.addInteger(name, scalar);
                return dice.oneIn(8)
                        ? keyword + "__typeof__(" + scalar + ") " + name + ";\n"
                        : keyword + attributes.other() + scalar + " " + name + attributes.other() + ";\n";
            }
        }
    }

    private String constant() {
        String name = dice.name("C");
        switch (dice.below(12)) {
            case 0 -> {
                return "#define " + name + " " + expressions.floating() + "\n";
            }
            case 1 -> {
                return "#define " + name + " " + expressions.string() + "\n";
            }
            case 2 -> {
                return "#define " + name + " ((" + types.pointer() + ") " + expressions.upTo(64) + ")\n";
            }
            case 3 -> {
                String call = dice.name("F");
                expressions.addCall(call);
                expressions.addInteger(name);
                return "#define " + call + "(a, b) "
                        + dice.of(
                                "((a) + (b) * 2)",
                                "((a) ^ ~(b))",
                                "((long) (a) << ((b) & 15))",
                                "(((a) | 1) ? (b) : (a))")
                        + "\n#define " + name + " " + call + "(" + expressions.integer() + ", 3)\n";
            }
            case 4 -> {
                return "#define " + name + " " + types.value() + "\n";
            }
            default -> {
                String text = "#define " + name + " "
                        + (dice.oneIn(3) ? expressions.integer() : "(" + expressions.integer() + ")") + "\n";
                expressions.addInteger("(" + name + ")");
                return text;
            }
        }
    }

    private String parameters() {
        List<String> parameters = new ArrayList<>();
        for (int i = dice.below(4); i > 0; i--) {
            String name = dice.oneIn(3) ? "" : dice.name("p");
            parameters.add(
                    switch (dice.below(8)) {
                        case 0 ->
                            types.arrayElement() + " " + name + "[" + dice.of("", "3", "2][2", "static 4", "const")
                                    + "]";
                        case 1 -> "void (*" + name + ")(" + types.value() + ")";
                        case 2 -> types.pointer() + attributes.rare() + name;
                        case 3 -> types.functionTypedef().isEmpty() ? "int" : types.functionTypedef() + " *" + name;
                        default -> types.value() + " " + name + attributes.other();
                    });
        }
        if (parameters.isEmpty()) {
            return dice.of("void", "");
        }
        return String.join(", ", parameters) + (dice.oneIn(8) ? ", ..." : "");
    }

    private String function() {
        String name = dice.name("f");
        String symbol = dice.name("g");
        String result = types.result();
        String head = attributes.function() + dice.of("extern ", "") + result + " "
                + (dice.oneIn(8) ? attributes.other() : "");
        String list = "(" + parameters() + ")";
        String tail = attributes.function() + ";\n";
        switch (dice.below(14)) {
            case 0 -> {
                return dice.of("static inline ", "static __inline__ ", "static __inline ") + "void " + name + "("
                        + types.value() + " a, " + types.pointer() + " b) { (void) a; (void) b; }\n";
            }
            case 1 -> {
                return head + name + list + dice.of(" __asm__(\"", " asm (\"", " __asm (\"") + symbol + "\")" + tail;
            }
            case 2 -> {
                String alias = dice.name("A");
                return "#define " + alias + "(n) __asm__(" + dice.of("#n", "\"\" #n", "\"x\" #n") + ")\n" + head + name
                        + list + " " + alias + "(" + symbol + ")" + tail;
            }
            case 3 -> {
                String pragma = dice.oneIn(3)
                        ? "_Pragma(\"redefine_extname " + name + " " + symbol + "\")\n"
                        : "#pragma redefine_extname " + name + " " + symbol + "\n";
                return dice.oneIn(4) ? head + name + list + tail + pragma : pragma + head + name + list + tail;
            }
            case 4 -> {
                return head + name + list + ", *" + dice.name("f") + list + ", " + dice.name("f") + "(void) __asm__(\""
                        + symbol + "\")" + tail;
            }
            case 5 -> {
                return "int " + name + "(int), " + dice.name("v") + ";\n";
            }
            case 6 -> {
                return head + name + list + tail + head + name + (dice.oneIn(2) ? list : "()") + ";\n";
            }
            case 7 -> {
                return types.functionTypedef().isEmpty()
                        ? head + name + list + tail
                        : dice.of("extern ", "") + types.functionTypedef() + " " + name + tail;
            }
            case 8 -> {
                return result + " (*" + name + list + ")(int)" + tail;
            }
            case 9 -> {
                return "extern " + types.value() + " " + dice.name("v") + dice.of("", "[]", "[4]") + attributes.rare()
                        + ";\n";
            }
            case 10 -> {
                return head + "(" + name + ")" + list + tail;
            }
            default -> {
                return head + name + list + tail;
            }
        }
    }

    private String record() {
        RandomRecord record = new RandomRecord(dice, types, expressions, attributes);
        String name = dice.name("r");
        if (dice.oneIn(10)) {
            types.addOpaque(record.keyword() + " " + name);
            return record.keyword() + " " + name + ";\n";
        }
        String before = dice.oneIn(6) ? attributes.layout() : "";
        if (dice.oneIn(2)) {
            String text = before + record.print(" " + name);
            types.addRecord(record.keyword() + " " + name, true);
            addOffset(record, record.keyword() + " " + name);
            return text + (dice.oneIn(8) ? attributes.rare() + " *" + dice.name("f") + "(void)" : "") + ";\n";
        }
        String tag = dice.oneIn(3) ? " " + dice.name("s") : "";
        String text = "typedef " + before + record.print(tag);
        boolean aligned = dice.oneIn(6);
        String declarator = " " + name + (aligned ? " __attribute__((aligned(" + dice.power(6) + ")))" : "");
        types.addRecord(name, !aligned && before.isEmpty());
        addOffset(record, name);
        if (dice.oneIn(5)) {
            String other = dice.name("t");
            types.addValue(other);
            return text
                    + (dice.oneIn(2) ? " *" + attributes.rare() + other + "," + declarator : declarator + ", *" + other)
                    + ";\n";
        }
        return text + declarator + ";\n";
    }

    /** Adds the offset of a member as an integer for later expressions. */
    private void addOffset(RandomRecord record, String type) {
        record.member().ifPresent(m -> expressions.addInteger("__builtin_offsetof(" + type + ", " + m + ")"));
    }

    /** Returns the text, in some cases between pragmas that set the packing. */
    private String packed(String text) {
        int pack = dice.power(5);
        return switch (dice.below(24)) {
            case 0 -> "#pragma pack(push, " + pack + ")\n" + text + "#pragma pack(pop)\n";
            case 1 -> "#pragma pack(" + pack + ")\n" + text + "#pragma pack()\n";
            case 2 -> "#pragma pack(push)\n#pragma pack(" + pack + ")\n" + text + "#pragma pack(pop)\n";
            case 3 ->
                "#pragma pack(push, here, " + pack + ")\n#pragma pack(push, 16)\n" + text + "#pragma pack(pop, here)\n";
            case 4 -> "_Pragma(\"pack(push, " + pack + ")\")\n" + text + "_Pragma(\"pack(pop)\")\n";
            case 5 -> {
                String begin = dice.name("P");
                yield "#define " + begin + " _Pragma(\"pack(push, " + pack + ")\")\n" + begin + "\n" + text
                        + "#pragma pack(pop)\n";
            }
            case 6 -> "#pragma pack (push , " + pack + ") /* so */\n#pragma pack(0)\n" + text + "#pragma pack( pop )\n";
            case 7 -> "#pragma pack(push, inner)\n#pragma pack(" + pack + ")\n" + text + "#pragma pack(pop, inner)\n";
            default -> text.contains("#pragma") ? "#pragma pack(push)\n" + text + "#pragma pack(pop)\n" : text;
        };
    }
}
