package org.rdma4j.sys.runtime.printing;

/**
 * Makes text from outside of the program safe to print: text of peers, devices, files and the environment. Control
 * characters could move the cursor of a terminal or begin a line of a log, and characters of a writing direction could
 * hide what follows.
 */
public final class PrintableText {
    /** Maximum number of characters that {@link #shortened} keeps. */
    public static final int MAX_LENGTH = 200;

    private PrintableText() {}

    /** Returns text without characters that do not print, which are replaced by their escapes in Java, such as {@code \u001b}. */
    public static String of(String text) {
        if (text.codePoints().allMatch(PrintableText::prints)) {
            return text;
        }
        StringBuilder printable = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            if (prints(c)) {
                printable.appendCodePoint(c);
            } else if (c == '\n') {
                printable.append("\\n");
            } else if (c == '\r') {
                printable.append("\\r");
            } else if (c == '\t') {
                printable.append("\\t");
            } else {
                for (char unit : Character.toChars(c)) {
                    printable.append(String.format("\\u%04x", (int) unit));
                }
            }
        });
        return printable.toString();
    }

    /** Returns printable text as {@link #of} does, of which at most the first {@link #MAX_LENGTH} characters are kept. */
    public static String shortened(String text) {
        if (text.length() <= MAX_LENGTH) {
            return of(text);
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(MAX_LENGTH - 1));
        return of(text.substring(0, splitsPair ? MAX_LENGTH - 1 : MAX_LENGTH)) + "... (" + text.length() + " characters)";
    }

    /** Returns false for controls (also 0x80 to 0x9f), line separators, format characters, and halves of pairs. */
    private static boolean prints(int c) {
        switch (Character.getType(c)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.PRIVATE_USE:
            case Character.SURROGATE:
            case Character.UNASSIGNED:
                return false;
            default:
                return true;
        }
    }
}
