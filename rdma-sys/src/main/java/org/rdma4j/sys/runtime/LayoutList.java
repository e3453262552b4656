package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The sizes and offsets that the bindings were emitted with, in the order of the wrapper library's table. From a text
 * beside the bundled library: a first line {@code layout FORMAT FINGERPRINT TARGET…}, then for each record {@code WHO
 * NAME SIZE FIELD=OFFSET…}; {@code ~} for {@code =} where a field may lie anywhere; numbers that differ between targets
 * with {@code /} between, in the order of the first line.
 *
 * @param format of the table
 * @param fingerprint of the order, 64 bits
 * @param rows one for each record
 */
record LayoutList(int format, long fingerprint, List<Row> rows) {
    private static final String RESOURCE = "/META-INF/native/librdma_wrapper.layout";
    private static final String HEAD = "layout";
    private static final int HEXADECIMAL = 16;

    /** Who allocates a record, and so what may differ. */
    enum Who {
        /** Programs do: the library must not take it for larger than they do. */
        CALLER,
        /** The library does: programs reach for the fields that they know. */
        LIBRARY,
        /** The library does, and new fields go first: it is reached from its last member. */
        FRONT
    }

    /**
     * A record.
     *
     * @param size in bytes
     */
    record Row(Who who, String name, long size, List<Field> fields) {
        /** The last member of the record itself, and not of a member. */
        int lastMember() {
            for (int i = fields.size() - 1; i > 0; i--) {
                if (fields.get(i).path().indexOf('.') < 0) {
                    return i;
                }
            }
            return 0;
        }
    }

    /**
     * A field.
     *
     * @param path as C spells it from the record
     * @param offset in bytes from the record's start
     * @param moves whether it lies differently in different releases, which is known
     */
    record Field(String path, long offset, boolean moves) {}

    /** How many numbers the table has. */
    int size() {
        int size = 0;
        for (Row row : rows) {
            size += 1 + row.fields().size();
        }
        return size;
    }

    /**
     * The list that came with these classes.
     *
     * @throws IOException if it cannot be read, or is not there
     */
    static LayoutList read() throws IOException {
        try (InputStream in = LayoutList.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IOException("the jar has no " + RESOURCE.substring(1));
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1), Platform.triple());
        }
    }

    /** @param target whose numbers hold; of one that the text does not have, the first one's */
    static LayoutList parse(String text, String target) {
        List<Row> rows = new ArrayList<>();
        int format = 0;
        long fingerprint = 0;
        int column = 0;
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            StringTokenizer words = new StringTokenizer(text.substring(start, end), " ");
            String first = words.nextToken();
            if (first.equals(HEAD)) {
                format = Integer.parseInt(words.nextToken());
                fingerprint = Long.parseUnsignedLong(words.nextToken(), HEXADECIMAL);
                for (int i = 0; words.hasMoreTokens(); i++) {
                    column = words.nextToken().equals(target) ? i : column;
                }
            } else if (!first.startsWith("#")) {
                rows.add(row(first, words, column));
            }
            start = end + 1;
        }
        return new LayoutList(format, fingerprint, rows);
    }

    private static Row row(String who, StringTokenizer words, int column) {
        String name = words.nextToken();
        long size = number(words.nextToken(), 0, column);
        List<Field> fields = new ArrayList<>();
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            int sign = word.indexOf('=');
            boolean moves = sign < 0;
            sign = moves ? word.indexOf('~') : sign;
            fields.add(new Field(word.substring(0, sign), number(word, sign + 1, column), moves));
        }
        return new Row(who(who), name, size, fields);
    }

    private static Who who(String word) {
        return switch (word) {
            case "caller" -> Who.CALLER;
            case "library" -> Who.LIBRARY;
            case "front" -> Who.FRONT;
            default -> throw new IllegalArgumentException(word);
        };
    }

    /** The number at {@code start}, or that of the column where there are several. */
    private static long number(String word, int start, int column) {
        int from = start;
        for (int i = 0; i < column && word.indexOf('/', from) >= 0; i++) {
            from = word.indexOf('/', from) + 1;
        }
        int end = word.indexOf('/', from);
        return Long.parseLong(word, from, end < 0 ? word.length() : end, 10);
    }
}
