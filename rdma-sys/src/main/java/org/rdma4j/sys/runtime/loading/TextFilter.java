package org.rdma4j.sys.runtime.loading;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Implementation of {@link org.rdma4j.sys.runtime.printing.PrintableText}. It is in this package because messages about
 * libraries contain paths and the words of the loader.
 */
public final class TextFilter {
    /** Maximum number of characters that {@link #shortened} keeps. */
    public static final int MAX_LENGTH = 200;

    private TextFilter() {}

    /** Returns text without characters that do not print, which are replaced by their escapes in Java, such as {@code \u001b}. */
    public static String of(String text) {
        if (isPrintable(text, false)) {
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

    /** Returns text of several lines, each of which is changed as by {@link #of}. Line feeds remain. */
    public static String lines(String text) {
        return isPrintable(text, true)
                ? text
                : Arrays.stream(text.split("\n", -1)).map(TextFilter::of).collect(Collectors.joining("\n"));
    }

    /** Returns printable text as {@link #of} does, of which at most the first {@link #MAX_LENGTH} characters are kept. */
    public static String shortened(String text) {
        if (text.length() <= MAX_LENGTH) {
            return of(text);
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(MAX_LENGTH - 1));
        return of(text.substring(0, splitsPair ? MAX_LENGTH - 1 : MAX_LENGTH)) + "... (" + text.length()
                + " characters)";
    }

    /** Fast path, without a stream: exceptions are created on small stacks, too. */
    private static boolean isPrintable(String text, boolean lineFeeds) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (!prints(c) && !(lineFeeds && c == '\n')) {
                return false;
            }
            i += Character.charCount(c);
        }
        return true;
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
