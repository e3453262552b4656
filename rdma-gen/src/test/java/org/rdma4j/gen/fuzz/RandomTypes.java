package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The types that a random header has so far, and picks among them. */
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
        "unsigned long long"
    };
    private static final String[] OTHERS = {"float", "double", "long double", "void *", "_Bool", "__int128"};

    private final Random random;
    private final List<String> integers = new ArrayList<>(List.of(INTEGERS));
    private final List<String> enums = new ArrayList<>();
    private final List<String> values = new ArrayList<>(List.of(OTHERS));
    private final List<String> aligned = new ArrayList<>();
    private final List<String> alignedIntegers = new ArrayList<>();
    /** How wide a bit-field of the type may be. */
    private final Map<String, Integer> widths = new HashMap<>();

    RandomTypes(Random random) {
        this.random = random;
        for (int i = 0; i < INTEGERS.length; i++) {
            widths.put(INTEGERS[i], i < 3 ? 8 : i < 5 ? 16 : i < 7 ? 32 : 64);
        }
        widths.put("_Bool", 1);
    }

    /** A typedef of an integer. */
    void addInteger(String name, String of) {
        integers.add(name);
        widths.put(name, widths.get(of));
    }

    /** A typedef of an integer with an alignment of its own. */
    void addAlignedInteger(String name, String of, int alignment) {
        aligned.add(name);
        if (alignment * 8 <= widths.get(of)) {
            // What is aligned beyond its size makes bit-fields that compilers lay out differently.
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

    /** A record; C has no arrays of what may be more strictly aligned than it is large. */
    void addRecord(String name, boolean arraysOfIt) {
        (arraysOfIt ? values : aligned).add(name);
    }

    String integer() {
        return recent(integers);
    }

    /** What a function may return: anything but an array. */
    String result() {
        return random.nextBoolean() || enums.isEmpty() ? integer() : recent(enums);
    }

    /** What a bit-field may be declared with, and may be that wide. */
    String bitFieldType() {
        int kind = random.nextInt(12);
        if (kind == 0) {
            return "_Bool";
        }
        if (kind == 1 && !enums.isEmpty()) {
            return recent(enums);
        }
        return kind == 2 && !alignedIntegers.isEmpty() ? recent(alignedIntegers) : integer();
    }

    /** The most bits that a bit-field of this type may have. */
    int mostBits(String type) {
        return widths.get(type);
    }

    /** Any complete type. */
    String value() {
        return random.nextInt(8) == 0 && !aligned.isEmpty() ? recent(aligned) : arrayElement();
    }

    /** Any complete type that there may be arrays of. */
    String arrayElement() {
        int kind = random.nextInt(10);
        if (kind < 5) {
            return integer();
        }
        return kind == 5 && !enums.isEmpty() ? recent(enums) : recent(values);
    }

    /** One of them, later ones more often: nesting goes deep. */
    private String recent(List<String> names) {
        int from = random.nextBoolean() ? Math.max(0, names.size() - 6) : 0;
        return names.get(from + random.nextInt(names.size() - from));
    }
}
