package org.rdma4j.sys.runtime.loading;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** Collects the attempts to open one library, and words the failure. */
final class LoadReport {
    private final LibraryFacts facts;
    private final List<Attempt> attempts = new ArrayList<>();

    LoadReport(LibraryFacts facts) {
        this.facts = facts;
    }

    /**
     * Records an attempt of which no more is known than the loader's words; gives the failure after those so far.
     *
     * @param path what was opened
     * @param how why that one
     * @param words the loader's, or what else went wrong
     */
    Loaded.Failed tried(String path, String how, String words) {
        return tried(path, how, words, Explanation.of(path, words), "");
    }

    /**
     * Records an attempt; gives the failure after those so far.
     *
     * @param path what was opened
     * @param how why that one
     * @param words the loader's, or what else went wrong
     * @param meaning what that means; may be empty
     * @param remedy what to do about it; may be empty
     */
    Loaded.Failed tried(String path, String how, String words, String meaning, String remedy) {
        String architecture = Explanation.file(path)
                .flatMap(file -> ElfFile.read(file.toString()))
                .map(ElfFile::describe)
                .orElse("");
        attempts.add(new Attempt(path, how, architecture, words, meaning, remedy));
        return failed("");
    }

    /** The attempts so far. */
    List<Attempt> attempts() {
        return List.copyOf(attempts);
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
        for (Attempt attempt : attempts) {
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
                .map(Attempt::remedy)
                .filter(Predicate.not(String::isEmpty))
                .findFirst()
                .orElseGet(() -> remedy(facts));
    }

    /** What to do as far as the library's name and the options of this JVM tell. */
    private static String remedy(LibraryFacts facts) {
        boolean explicit = !System.getProperty(facts.property(), "").isEmpty();
        String install = facts.debian().isEmpty()
                ? "nstall it where the loader looks for it"
                : "nstall it with apt-get install " + facts.debian() + " (Debian, Ubuntu) or dnf install " + facts.rpm()
                        + " (Fedora, RHEL)";
        if (!explicit) {
            return (facts.bundled()
                            ? "Compile it on this machine (scripts/build-wrapper in the sources of rdma4j)"
                            : "I" + install)
                    + ", or name a file or folder with -D" + facts.property() + ".";
        }
        String leave = "Correct -D" + facts.property() + " (a file, or a folder that has " + facts.soname()
                + "), or remove it";
        if (facts.bundled()) {
            return leave + " to use the jar's copy.";
        }
        return leave + (facts.debian().isEmpty() ? "." : " to use the system's copy: i" + install + ".");
    }

    /** A wrapper library of another build than the bindings: their records may differ, and their functions. */
    static Loaded.Failed otherBuild(LibraryFacts facts, OpenLibrary open) {
        OptionalInt built = open.number(OpenLibrary.RELEASE);
        String headers = built.isPresent()
                ? ", compiled with the headers of rdma-core " + ReleaseNumber.words(built.getAsInt())
                : "";
        return new Loaded.Failed(new Unavailable(
                Unavailable.Kind.LIBRARY,
                "Cannot use " + facts.soname() + ", " + facts.what() + " (" + open.location() + headers
                        + "): it is from another build than these bindings. Take the one that is in the jar of "
                        + facts.artifact() + ": leave -D" + facts.property() + " out; or compile " + facts.artifact()
                        + "/wrapper of the same sources with"
                        + " scripts/build-wrapper."));
    }
}
