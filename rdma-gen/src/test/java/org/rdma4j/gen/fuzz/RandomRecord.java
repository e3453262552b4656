package org.rdma4j.gen.fuzz;

import java.util.Random;

/** The body of a random struct or union. */
final class RandomRecord {

    private static final int DEEPEST = 3;

    private final Random random;
    private final RandomTypes types;
    private final String keyword;
    private int members;

    RandomRecord(Random random, RandomTypes types) {
        this.random = random;
        this.types = types;
        this.keyword = random.nextInt(4) == 0 ? "union" : "struct";
    }

    String keyword() {
        return keyword;
    }

    /** The specifier, with a tag after a blank or nothing. */
    String print(String tag) {
        return print(keyword, tag, 0);
    }

    private String print(String kind, String tag, int depth) {
        StringBuilder text = new StringBuilder(kind).append(tag).append(" {\n");
        int count = 1 + random.nextInt(depth == 0 ? 8 : 4);
        for (int i = 0; i < count; i++) {
            member(text.append("    ".repeat(depth + 1)), depth, i == 0);
        }
        if (depth == 0 && kind.equals("struct") && random.nextInt(8) == 0) {
            text.append("    ").append(types.integer()).append(" m").append(members++);
            text.append(random.nextBoolean() ? "[];\n" : "[0];\n");
        }
        text.append("    ".repeat(depth)).append('}');
        if (random.nextInt(4) == 0) {
            text.append(" __attribute__((packed))");
        }
        if (random.nextInt(6) == 0) {
            text.append(" __attribute__((aligned(")
                    .append(1 << random.nextInt(6))
                    .append(")))");
        }
        return text.toString();
    }

    private void member(StringBuilder text, int depth, boolean first) {
        int kind = random.nextInt(100);
        // a record needs a member with a name
        if (kind < 40 && !first) {
            bitField(text);
        } else if (kind < 50 && depth < DEEPEST) {
            nested(text, depth);
        } else if (kind < 60) {
            text.append(types.arrayElement()).append(" m").append(members++);
            text.append('[').append(1 + random.nextInt(4)).append(']');
            text.append(random.nextInt(4) == 0 ? "[" + (1 + random.nextInt(3)) + "]" : "");
            text.append(attributes()).append(";\n");
        } else if (kind < 66) {
            text.append("void (*m")
                    .append(members++)
                    .append(")(")
                    .append(types.value())
                    .append(");\n");
        } else {
            boolean alignas = random.nextInt(14) == 0;
            text.append(alignas ? "_Alignas(64) " : "")
                    .append(types.value())
                    .append(" m")
                    .append(members++);
            text.append(alignas ? "" : attributes()).append(";\n");
        }
    }

    private void nested(StringBuilder text, int depth) {
        String kind = random.nextInt(3) == 0 ? "union" : "struct";
        text.append(print(kind, "", depth + 1));
        if (random.nextBoolean()) {
            text.append(" m").append(members++).append(random.nextInt(3) == 0 ? attributes() : "");
        }
        text.append(";\n");
    }

    private void bitField(StringBuilder text) {
        String type = types.bitFieldType();
        int kind = random.nextInt(10);
        int width = 1 + random.nextInt(types.mostBits(type));
        text.append(type);
        if (kind == 0) {
            text.append(" : 0;\n");
        } else if (kind == 1) {
            text.append(" : ").append(width).append(";\n");
        } else {
            text.append(" m").append(members++).append(" : ").append(width);
            text.append(random.nextInt(3) == 0 ? attributes() : "").append(";\n");
        }
    }

    private String attributes() {
        return switch (random.nextInt(12)) {
            case 0 -> " __attribute__((packed))";
            case 1 -> " __attribute__((aligned(" + (1 << random.nextInt(6)) + ")))";
            case 2 -> " __attribute__((packed, aligned(" + (1 << random.nextInt(5)) + ")))";
            default -> "";
        };
    }
}
