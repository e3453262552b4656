package org.rdma4j.sys.runtime.loading;

/**
 * A failed attempt to open a library.
 *
 * @param path the file, soname or jar entry
 * @param source where {@code path} comes from, such as {@code named by -Dorg.rdma4j.ibverbs.path}
 * @param architecture the architecture of the file; empty if unknown
 * @param message the dynamic loader's error message, or the reason why the loader was not called
 * @param explanation the cause behind the message; empty if the message is clear
 * @param remedy what to do about this attempt; empty if only the remedy for the library applies
 * @see "docs/reference/loading.md"
 */
public record OpenAttempt(
        String path, String source, String architecture, String message, String explanation, String remedy) {

    /** Returns one line, and a second, indented line if there is an explanation. */
    @Override
    public String toString() {
        String file = architecture.isEmpty() ? "" : ", a file for " + architecture;
        String line = text("tried " + path + " (" + source + file + "): " + message);
        return explanation.isEmpty() ? line : line + System.lineSeparator() + "    " + text(explanation);
    }

    /** Escapes a single line. Line feeds must be escaped before the message is split at them. */
    private static String text(String line) {
        return TextEscaper.message(TextEscaper.of(line));
    }
}
