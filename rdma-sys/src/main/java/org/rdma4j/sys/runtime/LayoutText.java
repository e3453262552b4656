package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.StringTokenizer;
import java.util.stream.Stream;

/**
 * Reads the sizes and offsets that the bindings were emitted with, one after the other, in the order of the wrapper
 * library's table. They are a text beside the bundled library: comments; a line {@code layout FORMAT FINGERPRINT TARGET…};
 * and for each record a line {@code WHO NAME SIZE FIELD=OFFSET…}, {@code ~} for {@code =} where a field may lie anywhere.
 * Numbers that differ between targets have {@code /} between them, in the order of the first line.
 *
 * <p>It is read at every start of a JVM that uses the wrapper, most often to find nothing: no object is made for what is
 * read, unless asked for. For one thread.
 */
final class LayoutText {
    private static final String RESOURCE = "/META-INF/native/librdma_wrapper.layout";
    private static final byte[] CALLER = bytes("caller ");
    private static final byte[] LIBRARY = bytes("library ");
    private static final byte[] FRONT = bytes("front ");
    private static final int HEXADECIMAL = 16;
    private static final int DECIMAL = 10;
    /** The word of the first line that the targets begin with. */
    private static final int FIRST_TARGET = 3;

    /** Who allocates a record, and so what may differ. */
    enum Who {
        /** Programs do: the library must not take it for larger than they do. */
        CALLER,
        /** The library does: programs reach for the fields that they know. */
        LIBRARY,
        /** The library does, and new fields go first: it is reached from its last member. */
        FRONT
    }

    private final byte[] text;
    private final int format;
    private final long fingerprint;
    private final int column;

    private int position;
    private Who who = Who.CALLER;
    private int nameStart;
    private int nameEnd;
    private int pathStart;
    private int pathEnd;
    private boolean moves;
    private long number;

    /** @param target whose numbers hold; of one that the text does not have, the first one's */
    LayoutText(byte[] text, String target) {
        this.text = text;
        while (text[position] == '#') {
            position = end('\n') + 1;
        }
        int end = end('\n');
        StringTokenizer head = new StringTokenizer(string(position, end));
        head.nextToken();
        format = Integer.parseInt(head.nextToken());
        fingerprint = Long.parseUnsignedLong(head.nextToken(), HEXADECIMAL);
        int found = 0;
        for (int i = 0; head.hasMoreTokens(); i++) {
            found = head.nextToken().equals(target) ? i : found;
        }
        column = found;
        position = end;
    }

    /**
     * The text that came with these classes.
     *
     * @throws IOException if it cannot be read, or is not there
     */
    static LayoutText read() throws IOException {
        try (InputStream in = LayoutText.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IOException("the jar has no " + RESOURCE.substring(1));
            }
            return new LayoutText(in.readAllBytes(), Platform.triple());
        }
    }

    /** The targets that the text has numbers for; none where it cannot be read. */
    static List<String> targets() {
        try (InputStream in = LayoutText.class.getResourceAsStream(RESOURCE)) {
            String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            return text.lines()
                    .filter(line -> line.startsWith("layout "))
                    .flatMap(line -> Stream.of(line.split(" ")).skip(FIRST_TARGET))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The format of the table. */
    int format() {
        return format;
    }

    /** The fingerprint of the table's order, 64 bits. */
    long fingerprint() {
        return fingerprint;
    }

    /** Goes to the next record, and its size; false at the end. */
    boolean nextRecord() {
        while (position < text.length && text[position] != '\n') {
            position++;
        }
        position++;
        if (position >= text.length) {
            return false;
        }
        if (startsWith(CALLER)) {
            who = Who.CALLER;
        } else if (startsWith(LIBRARY)) {
            who = Who.LIBRARY;
        } else if (startsWith(FRONT)) {
            who = Who.FRONT;
        } else {
            throw new IllegalArgumentException(string(position, end('\n')));
        }
        nameStart = end(' ') + 1;
        position = nameStart;
        nameEnd = end(' ');
        position = nameEnd + 1;
        number = readNumber();
        return true;
    }

    /** Goes to the record's next field; false after its last. */
    boolean nextField() {
        if (text[position] == '\n') {
            return false;
        }
        pathStart = position + 1;
        int at = pathStart;
        while (text[at] != '=' && text[at] != '~') {
            at++;
        }
        pathEnd = at;
        moves = text[at] == '~';
        position = at + 1;
        number = readNumber();
        return true;
    }

    /** Where the reader stands, to come back to within the record. */
    int mark() {
        return position;
    }

    /** Goes back to where the reader stood. */
    void back(int mark) {
        position = mark;
    }

    /** Who allocates the record. */
    Who who() {
        return who;
    }

    /** The record's size or the field's offset, in bytes. */
    long number() {
        return number;
    }

    /** Whether the field lies differently in different releases, which is known. */
    boolean moves() {
        return moves;
    }

    /** Whether the field is a member of the record itself, and not of a member. */
    boolean isMember() {
        for (int i = pathStart; i < pathEnd; i++) {
            if (text[i] == '.') {
                return false;
            }
        }
        return true;
    }

    /** The record's C name. */
    String record() {
        return string(nameStart, nameEnd);
    }

    /** The field, as C spells it from the record. */
    String path() {
        return string(pathStart, pathEnd);
    }

    private boolean startsWith(byte[] word) {
        for (int i = 0; i < word.length; i++) {
            if (position + i >= text.length || text[position + i] != word[i]) {
                return false;
            }
        }
        return true;
    }

    /** Where the next such byte is. */
    private int end(char mark) {
        int end = position;
        while (text[end] != mark) {
            end++;
        }
        return end;
    }

    /** The number here, or that of the column where there are several; goes behind them. */
    private long readNumber() {
        long value = 0;
        int left = column;
        int at = position;
        for (byte b = text[at]; b != ' ' && b != '\n'; b = text[++at]) {
            if (b != '/') {
                value = value * DECIMAL + (b - '0');
            } else if (left-- > 0) {
                value = 0;
            } else {
                break;
            }
        }
        while (text[at] != ' ' && text[at] != '\n') {
            at++;
        }
        position = at;
        return value;
    }

    private String string(int start, int end) {
        return new String(text, start, end - start, StandardCharsets.ISO_8859_1);
    }

    private static byte[] bytes(String word) {
        return word.getBytes(StandardCharsets.ISO_8859_1);
    }
}
