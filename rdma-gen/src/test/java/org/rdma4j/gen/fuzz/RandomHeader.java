package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A header of random declarations that every C compiler with GNU extensions accepts: enums, typedefs, records with
 * bit-fields, packing and alignment of every sort, constants and inline functions.
 */
final class RandomHeader {

    private static final String[] NUMBERS = {
        "0",
        "1",
        "-1",
        "127",
        "-128",
        "128",
        "255",
        "256",
        "-32768",
        "32767",
        "65535",
        "65536",
        "2147483647",
        "(-2147483647 - 1)",
        "0x80000000",
        "0xffffffffu",
        "4294967296",
        "-4294967297",
        "0x7fffffffffffffff",
        "'a'",
        "sizeof(long)",
        "1 << 30",
        "~0",
        "~0u",
        "3 / 2 * 5 % 4",
        "(1 < 2) + (3 == 3)",
        "1 ? -2 : 3u",
        "-7 >> 1",
        "(unsigned char) 300",
        "(short) 40000",
        "0xffffffffffffffffull",
        "1ull << 63"
    };

    /** So many of them, from the first, may stand together in one enum: all fit a signed type of 64 bits. */
    private static final int ENUM_NUMBERS = NUMBERS.length - 2;

    /** So many of them, from the first, are a number alone. */
    private static final int PLAIN = 7;

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final RandomTypes types;
    private int count;

    private RandomHeader(Random random) {
        this.random = random;
        this.types = new RandomTypes(random);
    }

    /** The text of a header with so many declarations. */
    static String text(Random random, int declarations) {
        RandomHeader header = new RandomHeader(random);
        for (int i = 0; i < declarations; i++) {
            header.declaration();
        }
        return header.text.toString();
    }

    private void declaration() {
        int kind = random.nextInt(100);
        if (kind < 12) {
            enumeration();
        } else if (kind < 24) {
            typedef();
        } else if (kind < 32) {
            constant();
        } else if (kind < 38) {
            function();
        } else {
            record();
        }
    }

    private String name(String prefix) {
        return prefix + count++;
    }

    private void enumeration() {
        String name = name("e");
        List<String> enumerators = new ArrayList<>();
        int size = 1 + random.nextInt(5);
        boolean huge = random.nextInt(8) == 0;
        // One more than the largest of its type is an error.
        boolean mayFollow = true;
        for (int i = 0; i < size; i++) {
            int chosen = random.nextInt(ENUM_NUMBERS);
            boolean follows = mayFollow && random.nextInt(3) == 0;
            mayFollow = !huge && (follows || chosen < PLAIN);
            String value = follows ? "" : " = " + (huge ? hugeValue() : NUMBERS[chosen]);
            enumerators.add(name.toUpperCase(java.util.Locale.ROOT) + "_" + i + value);
        }
        String packed = random.nextInt(3) == 0 ? " __attribute__((packed))" : "";
        boolean tagged = random.nextInt(4) > 0;
        String body = " { " + String.join(", ", enumerators) + " }";
        text.append(tagged ? "" : "typedef ")
                .append("enum")
                .append(tagged ? " " + name : "")
                .append(body);
        text.append(packed).append(tagged ? ";\n" : " " + name + ";\n");
        types.addEnum(tagged ? "enum " + name : name, packed.isEmpty() ? 32 : 8);
    }

    private String hugeValue() {
        return String.valueOf(random.nextLong() >>> 1 + random.nextInt(40));
    }

    private void typedef() {
        String name = name("t");
        switch (random.nextInt(4)) {
            case 0 -> {
                String scalar = types.integer();
                int alignment = 1 << random.nextInt(6);
                boolean aligned = random.nextInt(3) == 0;
                text.append("typedef ").append(scalar).append(' ').append(name);
                text.append(aligned ? " __attribute__((aligned(" + alignment + ")))" : "")
                        .append(";\n");
                if (aligned) {
                    types.addAlignedInteger(name, scalar, alignment);
                } else {
                    types.addInteger(name, scalar);
                }
            }
            case 1 -> {
                text.append("typedef ").append(types.arrayElement()).append(' ').append(name);
                text.append('[').append(1 + random.nextInt(5)).append("];\n");
                types.addValue(name);
            }
            case 2 -> {
                text.append("typedef ")
                        .append(types.result())
                        .append(" (*")
                        .append(name)
                        .append(")(");
                text.append(types.value()).append(", int x[3], ...);\n");
                types.addValue(name);
            }
            default -> {
                text.append("typedef ")
                        .append(types.value())
                        .append(" *")
                        .append(name)
                        .append(";\n");
                types.addValue(name);
            }
        }
    }

    private void constant() {
        text.append("#define ").append(name("C")).append(" ((").append(NUMBERS[random.nextInt(NUMBERS.length)]);
        text.append(random.nextBoolean() ? "))\n" : ") * " + NUMBERS[random.nextInt(PLAIN)] + ")\n");
    }

    private void function() {
        text.append("static inline void ").append(name("f")).append('(');
        List<String> parameters = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            parameters.add(types.value() + " p" + i);
        }
        text.append(String.join(", ", parameters)).append(") {}\n");
    }

    private void record() {
        int pack = random.nextInt(5) == 0 ? 1 << random.nextInt(5) : 0;
        if (pack > 0) {
            text.append("#pragma pack(push, ").append(pack).append(")\n");
        }
        RandomRecord record = new RandomRecord(random, types);
        boolean tagged = random.nextInt(4) > 0;
        String name = name("r");
        if (tagged) {
            String keyword = record.keyword();
            text.append(record.print(" " + name)).append(";\n");
            types.addRecord(keyword + " " + name, true);
        } else {
            boolean aligned = random.nextInt(6) == 0;
            text.append("typedef ").append(record.print("")).append(' ').append(name);
            text.append(aligned ? " __attribute__((aligned(" + (1 << random.nextInt(6)) + ")))" : "")
                    .append(";\n");
            types.addRecord(name, !aligned);
        }
        if (pack > 0) {
            text.append("#pragma pack(pop)\n");
        }
    }
}
