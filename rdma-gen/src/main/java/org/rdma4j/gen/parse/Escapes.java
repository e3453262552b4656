package org.rdma4j.gen.parse;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** The escape sequences of character and string literals, decoded to the bytes that the compiler stores. */
final class Escapes {

    private static final String NAMES = "abefnrtv\\'\"?";
    private static final byte[] VALUES = {7, 8, 27, 12, 10, 13, 9, 11, '\\', '\'', '"', '?'};

    private Escapes() {}

    static byte[] decode(IASTNode node, String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c != '\\') {
                int point = text.codePointAt(i);
                bytes.writeBytes(Character.toString(point).getBytes(StandardCharsets.UTF_8));
                i += Character.charCount(point);
                continue;
            }
            i = escape(node, text, i + 1, bytes);
        }
        return bytes.toByteArray();
    }

    private static int escape(IASTNode node, String text, int start, ByteArrayOutputStream bytes) {
        if (start >= text.length()) {
            throw new UnsupportedConstructException(node, "literal that ends in a backslash");
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
        int limit = hex ? text.length() : Math.min(text.length(), start + 3);
        int value = 0;
        int digits = 0;
        while (i < limit && Character.digit(text.charAt(i), radix) >= 0) {
            value = value * radix + Character.digit(text.charAt(i), radix);
            i++;
            digits++;
        }
        if (digits == 0 || value > 0xff) {
            throw new UnsupportedConstructException(node, "escape sequence \\" + c);
        }
        bytes.write(value);
        return i;
    }
}
