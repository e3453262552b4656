package org.rdma4j.sys.runtime.printing;

import org.rdma4j.sys.runtime.loading.TextFilter;

/**
 * Makes text from outside of the program safe to print: text of peers, devices, files and the environment. Control
 * characters could move the cursor of a terminal or begin a line of a log, and characters of a writing direction could
 * hide what follows.
 */
public final class PrintableText {
    /** Maximum number of characters that {@link #shortened} keeps. */
    public static final int MAX_LENGTH = TextFilter.MAX_LENGTH;

    private PrintableText() {}

    /** Returns text without characters that do not print, which are replaced by their escapes in Java, such as {@code \u001b}. */
    public static String of(String text) {
        return TextFilter.of(text);
    }

    /** Returns text of several lines, each of which is changed as by {@link #of}. Line feeds remain. */
    public static String lines(String text) {
        return TextFilter.lines(text);
    }

    /** Returns printable text as {@link #of} does, of which at most the first {@link #MAX_LENGTH} characters are kept. */
    public static String shortened(String text) {
        return TextFilter.shortened(text);
    }
}
