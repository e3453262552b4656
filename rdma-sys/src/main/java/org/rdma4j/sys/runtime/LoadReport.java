package org.rdma4j.sys.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.rdma4j.sys.LoadAttempt;

/** Collects the attempts to open one library, and words the failure. */
final class LoadReport {
    private final LibraryFacts facts;
    private final List<LoadAttempt> attempts = new ArrayList<>();

    LoadReport(LibraryFacts facts) {
        this.facts = facts;
    }

    /**
     * Records an attempt of which no more is known than the loader's words.
     *
     * @param path what was opened
     * @param how why that one
     * @param words the loader's, or what else went wrong
     */
    void tried(String path, String how, String words) {
        tried(path, how, words, Explanation.of(path, words), "");
    }

    /**
     * Records an attempt.
     *
     * @param path what was opened
     * @param how why that one
     * @param words the loader's, or what else went wrong
     * @param meaning what that means; may be empty
     * @param remedy what to do about it; may be empty
     */
    void tried(String path, String how, String words, String meaning, String remedy) {
        String architecture = Explanation.file(path)
                .flatMap(file -> ElfFile.read(file.toString()))
                .map(ElfFile::describe)
                .orElse("");
        attempts.add(new LoadAttempt(path, how, architecture, words, meaning, remedy));
    }

    /** The attempts so far. */
    List<LoadAttempt> attempts() {
        return List.copyOf(attempts);
    }

    /** The failure after the attempts so far. */
    Loaded.Failed failed() {
        return failed("");
    }

    /** The failure for a reason that no attempt gave. */
    Loaded.Failed failed(String reason) {
        StringBuilder text = new StringBuilder("Cannot load ")
                .append(facts.soname())
                .append(", ")
                .append(facts.what())
                .append(", on ")
                .append(Platform.describe());
        if (!reason.isEmpty()) {
            text.append(": ").append(reason);
        }
        text.append('.');
        for (LoadAttempt attempt : attempts) {
            text.append(System.lineSeparator()).append("  ").append(attempt);
        }
        String remedy = remedy();
        if (!attempts.isEmpty()) {
            text.append(System.lineSeparator()).append("  ").append(remedy);
        }
        return failed(new Unavailable(Unavailable.Kind.LIBRARY, text.toString()), remedy);
    }

    /** The failure where a library that this one needs could not be had. */
    Loaded.Failed needsFailed(String soname, Loaded.Failed failure) {
        Unavailable why = failure.why();
        if (why.kind() != Unavailable.Kind.LIBRARY) {
            return failure;
        }
        return failed(
                new Unavailable(
                        why.kind(), facts.soname() + ", " + facts.what() + ", needs " + soname + ". " + why.message()),
                failure.remedy());
    }

    /** The failure for a cause that is worded already. */
    Loaded.Failed failed(Unavailable why, String remedy) {
        return new Loaded.Failed(why, attempts(), remedy);
    }

    /** What the first attempt that knows better says, or what helps with a library of this kind. */
    private String remedy() {
        return attempts.stream()
                .map(LoadAttempt::remedy)
                .filter(Predicate.not(String::isEmpty))
                .findFirst()
                .orElseGet(() -> Remedy.of(facts));
    }
}
