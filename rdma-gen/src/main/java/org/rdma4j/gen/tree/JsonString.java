package org.rdma4j.gen.tree;

/** Converts strings to JSON strings in ASCII. */
public final class JsonString {

    private static final char FIRST_PRINTABLE = 0x20;
    private static final char LAST_PRINTABLE = 0x7e;
    private static final String HEX = "0123456789abcdef";

    private JsonString() {}

    /** Returns the text in quotation marks, with all characters escaped that are not printable ASCII. */
    public static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> {
                    if (c < FIRST_PRINTABLE || c > LAST_PRINTABLE) {
                        quoted.append("\\u");
                        for (int shift = 12; shift >= 0; shift -= 4) {
                            quoted.append(HEX.charAt(c >> shift & 0xf));
                        }
                    } else {
                        quoted.append(c);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }
}
