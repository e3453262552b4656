package org.rdma4j.sys;

import org.rdma4j.sys.runtime.loading.OpenAttempt;

/**
 * A failed attempt to open a native library.
 *
 * @param path the file, the name that the loader searched for, or the entry of the jar
 * @param source where {@code path} comes from, such as {@code named by -Dorg.rdma4j.ibverbs.path}
 * @param architecture the architecture of the file, such as {@code 64-bit aarch64}; empty if it is unknown or the file
 *     is not an ELF file
 * @param words the loader's error message, or the reason why the loader was not called
 * @param meaning the cause behind the error message; empty if the message is clear
 * @param remedy what to do about this attempt; empty if only the remedy for the library applies
 * @see "docs/reference/loading.md"
 */
public record LoadAttempt(
        String path, String source, String architecture, String words, String meaning, String remedy) {

    /**
     * Returns the attempt as it appears in the message of a failure: one line, and a second line if there is a meaning.
     */
    @Override
    public String toString() {
        return new OpenAttempt(path, source, architecture, words, meaning, remedy).toString();
    }

    static LoadAttempt of(OpenAttempt a) {
        return new LoadAttempt(a.path(), a.source(), a.architecture(), a.message(), a.explanation(), a.remedy());
    }
}
