package org.rdma4j.sys.runtime.loading;

/**
 * One try at opening a library that did not succeed.
 *
 * @param path what was opened
 * @param source why that one
 * @param architecture what the file is for; empty where that is not known
 * @param words the loader's, or what else went wrong
 * @param meaning what the words mean here; may be empty
 * @param remedy what to do about it; may be empty
 */
public record Attempt(String path, String source, String architecture, String words, String meaning, String remedy) {

    /** As the message of a failure has it: one line, and a second one where there is a meaning. */
    @Override
    public String toString() {
        String file = architecture.isEmpty() ? "" : ", a file for " + architecture;
        String line = TextFilter.of("tried " + path + " (" + source + file + "): " + words);
        return meaning.isEmpty() ? line : line + System.lineSeparator() + "    " + TextFilter.of(meaning);
    }
}
