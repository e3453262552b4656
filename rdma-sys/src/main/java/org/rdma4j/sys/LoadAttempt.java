package org.rdma4j.sys;

import org.rdma4j.sys.runtime.loading.Attempt;

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
        return new Attempt(path, source, architecture, words, meaning, remedy).toString();
    }

    static LoadAttempt of(Attempt a) {
        return new LoadAttempt(a.path(), a.source(), a.architecture(), a.words(), a.meaning(), a.remedy());
    }
}
