package org.rdma4j.sys.runtime.loading;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** Collects failed attempts to open a library, and composes the message of the failure. */
final class LoadFailureBuilder {
    private final LibraryDescription description;
    private final List<OpenAttempt> attempts = new ArrayList<>();

    LoadFailureBuilder(LibraryDescription description) {
        this.description = description;
    }

    /**
     * Records an attempt, with the explanation that {@link LoaderErrors} has for the message.
     *
     * @param path the file, soname or jar entry
     * @param source where {@code path} comes from
     * @param message the loader's error message, or the reason why the loader was not called
     * @return the failure, with all attempts so far
     */
    LoadResult.Failed tried(String path, String source, String message) {
        return tried(path, source, message, LoaderErrors.explain(path, message), "");
    }

    /**
     * Records an attempt.
     *
     * @param path the file, soname or jar entry
     * @param source where {@code path} comes from
     * @param message the loader's error message, or the reason why the loader was not called
     * @param explanation the cause behind the message; may be empty
     * @param remedy what to do; may be empty
     * @return the failure, with all attempts so far
     */
    LoadResult.Failed tried(String path, String source, String message, String explanation, String remedy) {
        String architecture = LoaderErrors.file(path)
                .flatMap(file -> ElfFile.read(file.toString()))
                .map(ElfFile::describe)
                .orElse("");
        attempts.add(new OpenAttempt(path, source, architecture, message, explanation, remedy));
        return failed("");
    }

    /** Returns the attempts so far. */
    List<OpenAttempt> attempts() {
        return List.copyOf(attempts);
    }

    /**
     * Returns a failure with the attempts so far.
     *
     * @param cause the cause, if it is not one of the attempts; may be empty
     */
    LoadResult.Failed failed(String cause) {
        StringBuilder text = new StringBuilder("Cannot load ")
                .append(description.soname())
                .append(", ")
                .append(description.what())
                .append(", on ")
                .append(Platform.describe());
        if (!cause.isEmpty()) {
            text.append(": ").append(cause);
        }
        text.append('.');
        for (OpenAttempt attempt : attempts) {
            text.append(System.lineSeparator()).append("  ").append(attempt);
        }
        String remedy = remedy();
        if (!attempts.isEmpty()) {
            text.append(System.lineSeparator()).append("  ").append(remedy);
        }
        return failed(new UnavailableReason(UnavailableReason.Kind.LIBRARY, text.toString()), remedy);
    }

    /**
     * Returns the failure of a library that depends on a library that cannot be loaded.
     *
     * @param soname the dependency
     * @param failure the failure of the dependency
     */
    LoadResult.Failed dependencyFailed(String soname, LoadResult.Failed failure) {
        UnavailableReason reason = failure.reason();
        if (reason.kind() != UnavailableReason.Kind.LIBRARY) {
            return failure;
        }
        return failed(
                new UnavailableReason(
                        reason.kind(),
                        description.soname() + ", " + description.what() + ", needs " + soname + ". "
                                + reason.message()),
                failure.remedy());
    }

    /** Returns a failure whose message is complete. */
    LoadResult.Failed failed(UnavailableReason reason, String remedy) {
        return new LoadResult.Failed(reason, attempts(), remedy);
    }

    /** Returns the remedy of the first attempt that has one, or the general remedy. */
    private String remedy() {
        return attempts.stream()
                .map(OpenAttempt::remedy)
                .filter(Predicate.not(String::isEmpty))
                .findFirst()
                .orElseGet(() -> remedy(description));
    }

    /** Returns the remedy that follows from the library and the options of this JVM. */
    private static String remedy(LibraryDescription description) {
        boolean explicit = !System.getProperty(description.property(), "").isEmpty();
        String install = description.debian().isEmpty()
                ? "install it in a directory that the loader searches"
                : "install it with apt-get install " + description.debian() + " (Debian, Ubuntu) or dnf install "
                        + description.rpm() + " (Fedora, RHEL)";
        if (!explicit) {
            return (description.bundled()
                            ? "Compile it on this machine (scripts/build-wrapper in the sources of rdma4j)"
                            : "I" + install.substring(1))
                    + ", or name a file or directory with -D" + description.property() + ".";
        }
        String correct = "Correct -D" + description.property() + " (a file, or a directory that contains "
                + description.soname() + "), or remove it";
        if (description.bundled()) {
            return correct + " to use the jar's copy.";
        }
        return correct + (description.debian().isEmpty() ? "." : " to use the system's copy: " + install + ".");
    }

    /**
     * Returns the failure for a wrapper library of another build than the bindings: its records and functions may
     * differ.
     */
    static LoadResult.Failed otherBuild(LibraryDescription description, OpenLibrary open) {
        OptionalInt built = open.number(OpenLibrary.RELEASE_SYMBOL);
        String headers = built.isPresent()
                ? ", compiled with the headers of rdma-core " + ReleaseNumber.format(built.getAsInt())
                : "";
        return new LoadResult.Failed(new UnavailableReason(
                UnavailableReason.Kind.LIBRARY,
                "Cannot use " + description.soname() + ", " + description.what() + " (" + open.location() + headers
                        + "): it is from a different build than these bindings. Remove -D" + description.property()
                        + " to use the wrapper in the jar of " + description.artifact() + ", or compile "
                        + description.artifact() + "/wrapper from the sources of the bindings with"
                        + " scripts/build-wrapper."));
    }
}
