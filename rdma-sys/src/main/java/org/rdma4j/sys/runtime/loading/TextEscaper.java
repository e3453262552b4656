package org.rdma4j.sys.runtime.loading;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Implementation of {@link org.rdma4j.sys.runtime.printing.PrintableText}. It is in this package because messages about
 * libraries contain paths and error messages of the loader.
 *
 * @see "docs/reference/loading.md"
 */
public final class TextEscaper {
    /** Maximum number of characters that {@link #shortened} keeps. */
    public static final int MAX_LENGTH = 200;

    /** Maximum number of characters of a line that {@link #message} does not shorten. Paths are never longer. */
    private static final int MAX_LINE = 4096;

    private TextEscaper() {}

    /** Replaces characters that cannot be printed by their Java escapes, such as {@code \u001b}. */
    public static String of(String text) {
        if (isPrintable(text, false)) {
            return text;
        }
        StringBuilder printable = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            if (canPrint(c)) {
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

    /** Escapes each line of a text as {@link #of} does, and keeps the line feeds. */
    public static String lines(String text) {
        return isPrintable(text, true)
                ? text
                : Arrays.stream(text.split("\n", -1)).map(TextEscaper::of).collect(Collectors.joining("\n"));
    }

    /** Escapes a text as {@link #of} does, and truncates it after {@link #MAX_LENGTH} characters. */
    public static String shortened(String text) {
        if (text.length() <= MAX_LENGTH) {
            return of(text);
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(MAX_LENGTH - 1));
        return of(text.substring(0, splitsPair ? MAX_LENGTH - 1 : MAX_LENGTH)) + "... (" + text.length()
                + " characters)";
    }

    /**
     * Escapes each line of a text as {@link #of} does, and keeps the line feeds. If a line has more than {@value #MAX_LINE}
     * characters, only the first and the last {@value #MAX_LENGTH} are kept: a path is first, and the reason of a failure
     * is last.
     */
    public static String message(String text) {
        return text.length() <= MAX_LINE
                ? lines(text)
                : Arrays.stream(text.split("\n", -1)).map(TextEscaper::abridged).collect(Collectors.joining("\n"));
    }

    private static String abridged(String line) {
        int length = line.length();
        return length <= MAX_LINE
                ? of(line)
                : shortened(line) + " ... " + of(line.substring(line.offsetByCodePoints(length, -MAX_LENGTH)));
    }

    /** Fast path without a stream, which also works in threads with small stacks. */
    private static boolean isPrintable(String text, boolean lineFeeds) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (!canPrint(c) && !(lineFeeds && c == '\n')) {
                return false;
            }
            i += Character.charCount(c);
        }
        return true;
    }

    /**
     * Returns {@code false} for control, format and separator characters, private-use and unassigned code points, and
     * unpaired surrogates.
     */
    private static boolean canPrint(int c) {
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
