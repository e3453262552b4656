package org.rdma4j.sys.runtime.printing;

import org.rdma4j.sys.runtime.loading.TextEscaper;

/**
 * Escapes text from outside of the program before it is printed: text of peers, devices, files and the environment.
 * Control characters could move the cursor of a terminal or start a new line in a log, and bidirectional controls could
 * hide the text that follows.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class PrintableText {
    /** Maximum number of characters that {@link #shortened} keeps. */
    public static final int MAX_LENGTH = TextEscaper.MAX_LENGTH;

    private PrintableText() {}

    /** Replaces characters that cannot be printed by their Java escapes, such as {@code \u001b}. */
    public static String of(String text) {
        return TextEscaper.of(text);
    }

    /** Escapes each line of a text as {@link #of} does, and keeps the line feeds. */
    public static String lines(String text) {
        return TextEscaper.lines(text);
    }

    /**
     * Escapes the message of a failure, which may have several lines, as {@link #lines} does. If a line has more than 4096
     * characters, only the first and the last {@link #MAX_LENGTH} are kept.
     */
    public static String message(String text) {
        return TextEscaper.message(text);
    }

    /** Escapes a text as {@link #of} does, and truncates it after {@link #MAX_LENGTH} characters. */
    public static String shortened(String text) {
        return TextEscaper.shortened(text);
    }
}
