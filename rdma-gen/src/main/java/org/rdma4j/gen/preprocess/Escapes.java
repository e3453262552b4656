package org.rdma4j.gen.preprocess;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Decodes the escape sequences of character and string literals into the bytes that the compiler stores. */
public final class Escapes {

    private static final String NAMES = "abefnrtv\\'\"?";
    private static final byte[] VALUES = {7, 8, 27, 12, 10, 13, 9, 11, '\\', '\'', '"', '?'};

    private Escapes() {}

    /** Returns the bytes of a literal; empty if an escape sequence is invalid or denotes more than one byte. */
    public static Optional<byte[]> decode(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int i = 0;
        while (i < text.length()) {
            if (text.charAt(i) == '\\') {
                i = escape(text, i + 1, bytes);
                if (i < 0) {
                    return Optional.empty();
                }
                continue;
            }
            int point = text.codePointAt(i);
            bytes.writeBytes(Character.toString(point).getBytes(StandardCharsets.UTF_8));
            i += Character.charCount(point);
        }
        return Optional.of(bytes.toByteArray());
    }

    /** Returns adjacent string literals as one, in which no escape sequence extends from one into the next. */
    static String join(List<String> literals) {
        if (literals.size() == 1) {
            return literals.get(0);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringBuilder text = new StringBuilder();
        String encoding = "";
        boolean decoded = true;
        for (String literal : literals) {
            int open = literal.indexOf('"');
            String content = literal.substring(open + 1, Math.max(literal.length() - 1, open + 1));
            encoding = open > 0 ? literal.substring(0, open) : encoding;
            Optional<byte[]> decodedContent = decode(content);
            decoded &= decodedContent.isPresent();
            decodedContent.ifPresent(bytes::writeBytes);
            text.append(content);
        }
        return encoding + (decoded ? literal(bytes.toByteArray()) : '"' + text.toString() + '"');
    }

    /** Returns a literal of these bytes whose escape sequences cannot extend into the text behind it. */
    public static String literal(byte[] bytes) {
        StringBuilder text = new StringBuilder("\"");
        for (byte b : bytes) {
            boolean plain = b >= ' ' && b < 0x7f && b != '"' && b != '\\' && b != '?';
            text.append(plain ? String.valueOf((char) b) : String.format("\\%03o", b & 0xff));
        }
        return text.append('"').toString();
    }

    /** Returns the index behind an escape sequence, or -1 if the sequence is invalid. */
    private static int escape(String text, int start, ByteArrayOutputStream bytes) {
        if (start >= text.length()) {
            return -1;
        }
        char c = text.charAt(start);
        int named = NAMES.indexOf(c);
        if (named >= 0) {
            bytes.write(VALUES[named]);
            return start + 1;
        }
        boolean hex = c == 'x';
        int radix = hex ? 16 : 8;
        int i = hex ? start + 1 : start;
        int first = i;
        int limit = hex ? text.length() : Math.min(text.length(), start + 3);
        int value = 0;
        while (i < limit && value <= 0xff && Character.digit(text.charAt(i), radix) >= 0) {
            value = value * radix + Character.digit(text.charAt(i), radix);
            i++;
        }
        if (i == first || value > 0xff) {
            return -1;
        }
        bytes.write(value);
        return i;
    }
}
