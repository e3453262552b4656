package org.rdma4j.gen.problem;

/**
 * Makes text from files, arguments and other programs safe to print. Control characters could move the cursor of a
 * terminal or begin a line, and characters of a writing direction could hide what follows.
 *
 * <p>The rules are those of the class of the same name in rdma-sys, on which the generator does not depend.
 */
public final class PrintableText {
    /** Maximum number of characters that {@link #shortened(String)} keeps. */
    public static final int MAX_LENGTH = 200;

    /** Maximum number of characters of a line that {@link #message} keeps whole. Paths are never longer. */
    private static final int MAX_LINE = 4096;

    private PrintableText() {}

    /**
     * Returns text without characters that do not print, which are replaced by their escapes in Java, such as
     * {@code \u001b}.
     */
    public static String of(String text) {
        return escaped(text, "");
    }

    /** Returns text as {@link #of} does, in which line feeds and tabs remain. */
    public static String lines(String text) {
        return escaped(text, "\n\t");
    }

    /**
     * Returns printable text as {@link #of} does, of which at most the first {@link #MAX_LENGTH} characters are kept.
     */
    public static String shortened(String text) {
        return shortened(text, MAX_LENGTH);
    }

    /** Returns printable text as {@link #of} does, of which at most the given number of characters is kept. */
    public static String shortened(String text, int maxLength) {
        if (text.length() <= maxLength) {
            return of(text);
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(maxLength - 1));
        return of(text.substring(0, splitsPair ? maxLength - 1 : maxLength)) + "... (" + text.length() + " characters)";
    }

    /**
     * Returns the line of a message as {@link #of} does. If it has more than {@value #MAX_LINE} characters, only the first
     * and the last {@value #MAX_LENGTH} are kept: a path is first, and the reason of a failure is last.
     */
    public static String message(String line) {
        return line.length() <= MAX_LINE
                ? of(line)
                : shortened(line) + " ... " + of(line.substring(line.offsetByCodePoints(line.length(), -MAX_LENGTH)));
    }

    /** Returns {@code true} if no character of the text needs an escape. */
    public static boolean isPrintable(String text) {
        return isPrintable(text, "");
    }

    /** A loop rather than a stream, because a dump contains a million texts. */
    private static boolean isPrintable(String text, String kept) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (!prints(c) && kept.indexOf(c) < 0) {
                return false;
            }
            i += Character.charCount(c);
        }
        return true;
    }

    private static String escaped(String text, String kept) {
        if (isPrintable(text, kept)) {
            return text;
        }
        StringBuilder printable = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            if (prints(c) || kept.indexOf(c) >= 0) {
                printable.appendCodePoint(c);
            } else {
                printable.append(escape(c));
            }
        });
        return printable.toString();
    }

    private static String escape(int c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> {
                StringBuilder escape = new StringBuilder();
                for (char unit : Character.toChars(c)) {
                    escape.append(String.format("\\u%04x", (int) unit));
                }
                yield escape.toString();
            }
        };
    }

    /** Returns false for controls (also 0x80 to 0x9f), line separators, format characters, and halves of pairs. */
    private static boolean prints(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
