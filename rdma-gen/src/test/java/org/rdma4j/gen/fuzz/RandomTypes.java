package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The types that a random header has declared so far. */
final class RandomTypes {

    private static final String[] INTEGERS = {
        "char",
        "signed char",
        "unsigned char",
        "short",
        "unsigned short",
        "int",
        "unsigned int",
        "long",
        "unsigned long",
        "long long",
        "unsigned long long",
        "short unsigned int",
        "int long unsigned",
        "unsigned",
        "__signed__ char",
        "long int long"
    };
    private static final int[] WIDTHS = {8, 8, 8, 16, 16, 32, 32, 64, 64, 64, 64, 16, 64, 32, 8, 64};
    private static final String[] OTHERS = {
        "float", "double", "long double", "void *", "_Bool", "__int128", "const char *", "unsigned __int128"
    };

    private final RandomChoices dice;
    private final List<String> integers = new ArrayList<>(List.of(INTEGERS));
    private final List<String> enums = new ArrayList<>();
    private final List<String> values = new ArrayList<>(List.of(OTHERS));
    private final List<String> aligned = new ArrayList<>();
    private final List<String> alignedIntegers = new ArrayList<>();
    private final List<String> functions = new ArrayList<>();
    private final List<String> records = new ArrayList<>();
    private final List<String> opaque = new ArrayList<>();
    /** Maximum width in bits of a bit-field, by type. */
    private final Map<String, Integer> widths = new HashMap<>();

    RandomTypes(RandomChoices dice) {
        this.dice = dice;
        for (int i = 0; i < INTEGERS.length; i++) {
            widths.put(INTEGERS[i], WIDTHS[i]);
        }
        widths.put("_Bool", 1);
    }

    /** Adds a typedef of an integer type. */
    void addInteger(String name, String of) {
        integers.add(name);
        widths.put(name, widths.get(of));
    }

    /** Adds a typedef of an integer type whose width depends on an attribute; its bit-fields have at most 8 bits. */
    void addNarrow(String name) {
        integers.add(name);
        widths.put(name, 8);
    }

    /** Adds a typedef of an integer type with an explicit alignment. */
    void addAlignedInteger(String name, String of, int alignment) {
        aligned.add(name);
        if (alignment * 8 <= widths.get(of)) {
            // Compilers lay out bit-fields differently if the alignment of the type exceeds its size.
            alignedIntegers.add(name);
        }
        widths.put(name, widths.get(of));
    }

    void addEnum(String name, int width) {
        enums.add(name);
        widths.put(name, width);
    }

    void addValue(String name) {
        values.add(name);
    }

    /** Adds a typedef of a function type. */
    void addFunction(String name) {
        functions.add(name);
    }

    /** Adds a tag of an incomplete type. */
    void addOpaque(String name) {
        opaque.add(name);
    }

    /** Adds a record. C has no arrays of a type whose alignment may exceed its size. */
    void addRecord(String name, boolean arraysOfIt) {
        (arraysOfIt ? values : aligned).add(name);
        records.add(name);
    }

    String integer() {
        return recent(integers);
    }

    String anEnum() {
        return enums.isEmpty() ? "int" : recent(enums);
    }

    /** Returns a type that a function may return: any type except an array. */
    String result() {
        return switch (dice.below(6)) {
            case 0 -> "void";
            case 1 -> anEnum();
            case 2 -> pointer();
            case 3 -> records.isEmpty() ? "double" : recent(records);
            default -> integer();
        };
    }

    /** Returns a pointer type. */
    String pointer() {
        String qualifier = dice.of("", "", "const ", "volatile ");
        if (dice.oneIn(5) && !opaque.isEmpty()) {
            return qualifier + recent(opaque) + " *";
        }
        return qualifier + value() + " " + dice.of("*", "*", "**", "*const *", "*restrict ");
    }

    /** Returns a typedef of a function type; empty if there is none. */
    String functionTypedef() {
        return functions.isEmpty() ? "" : recent(functions);
    }

    /** Returns a type that a bit-field may have. */
    String bitFieldType() {
        int kind = dice.below(12);
        if (kind == 0) {
            return "_Bool";
        }
        if (kind < 3 && !enums.isEmpty()) {
            return recent(enums);
        }
        return kind == 3 && !alignedIntegers.isEmpty() ? recent(alignedIntegers) : integer();
    }

    /** Returns the maximum width in bits of a bit-field of this type. */
    int maxBitFieldWidth(String type) {
        return widths.get(type);
    }

    /** Returns a complete type. */
    String value() {
        return dice.oneIn(8) && !aligned.isEmpty() ? recent(aligned) : arrayElement();
    }

    /** Returns a complete type that can be the element type of an array. */
    String arrayElement() {
        int kind = dice.below(10);
        if (kind < 5) {
            return integer();
        }
        return kind == 5 && !enums.isEmpty() ? recent(enums) : recent(values);
    }

    /** Returns one of the names, more often a recent one, so that types are deeply nested. */
    private String recent(List<String> names) {
        int from = dice.oneIn(2) ? Math.max(0, names.size() - 6) : 0;
        return names.get(from + dice.below(names.size() - from));
    }
}
