package org.rdma4j.sys;

/**
 * One try at opening a native library that did not succeed.
 *
 * @param path what was opened: a file, a name that the system's loader searches for, or an entry of the jar
 * @param source why that one, such as {@code named by -Dorg.rdma4j.ibverbs.path}
 * @param architecture what the file is for, such as {@code 64-bit aarch64}; empty where it is no ELF file or not known
 * @param words the loader's, or what else went wrong before the loader was asked
 * @param meaning what the words mean here; empty where they say it all
 * @param remedy what to do about it; empty where nothing more is known than for the library as a whole
 */
public record LoadAttempt(
        String path, String source, String architecture, String words, String meaning, String remedy) {

    /** As the message of a failure has it: one line, and a second one where there is a meaning. */
    @Override
    public String toString() {
        String file = architecture.isEmpty() ? "" : ", a file for " + architecture;
        String line = "tried " + path + " (" + source + file + "): " + words;
        return meaning.isEmpty() ? line : line + System.lineSeparator() + "    " + meaning;
    }
}
