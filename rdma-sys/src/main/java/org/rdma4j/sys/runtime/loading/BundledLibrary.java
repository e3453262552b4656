package org.rdma4j.sys.runtime.loading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Opens a library that the jar carries: copies it into a fresh directory that only this user may enter, opens it there
 * and removes both. What is mapped stays mapped.
 */
final class BundledLibrary {
    private static final String FOLDER = "META-INF/native/";
    private static final String DIRECTORY_PROPERTY = "org.rdma4j.tmpdir";

    private BundledLibrary() {}

    /** @param carrier a class of the jar */
    static Loaded load(LibraryFacts facts, Class<?> carrier, LoadReport report) {
        String resource = resource(facts, Platform.classifier());
        String parent = System.getProperty(DIRECTORY_PROPERTY, System.getProperty("java.io.tmpdir", "/tmp"));
        try (InputStream in = carrier.getResourceAsStream("/" + resource)) {
            if (in == null) {
                return report.tried(
                        resource, in(facts), "the jar has none for this machine", others(facts, carrier), "");
            }
            return extractAndOpen(facts, in, resource, Path.of(parent), report);
        } catch (IOException | UnsupportedOperationException | InvalidPathException e) {
            // The second is a file system that has no permissions to make the folder private with.
            return report.tried(
                    resource,
                    in(facts),
                    "cannot be copied to a private folder below " + parent + ": " + reason(e),
                    meaning(e),
                    elsewhere("write to and execute from"));
        }
    }

    private static String in(LibraryFacts facts) {
        return "in the jar of " + facts.artifact();
    }

    /** {@code librdma_wrapper.so} is {@code librdma_wrapper-linux-x86_64.so} in the jar. */
    private static String resource(LibraryFacts facts, String platform) {
        String soname = facts.soname();
        int dot = soname.indexOf(".so");
        return FOLDER + soname.substring(0, dot) + "-" + platform + soname.substring(dot);
    }

    private static String others(LibraryFacts facts, Class<?> carrier) {
        String others = Platform.BUNDLED.stream()
                .filter(platform -> carrier.getResource("/" + resource(facts, platform)) != null)
                .collect(Collectors.joining(" and "));
        return others.isEmpty()
                ? "It has none at all: it was built without one, or repackaged without META-INF/native."
                : "It has one for " + others + ".";
    }

    private static Loaded extractAndOpen(
            LibraryFacts facts, InputStream in, String resource, Path parent, LoadReport report) throws IOException {
        try (Extraction extraction = Extraction.in(parent)) {
            Path file = extraction.write(facts.soname(), in);
            String how = "copied from " + resource;
            Optional<String> unfit = ElfFile.unfit(file.toString());
            if (unfit.isPresent() || !ElfFile.isElf(file.toString())) {
                return report.tried(
                        file.toString(),
                        how,
                        unfit.orElse("not opened: it is not a shared library"),
                        "The jar is damaged, or a build step has changed the file.",
                        "Replace the jar of " + facts.artifact() + " with an intact one.");
            }
            try {
                return OpenLibrary.file(file.toString(), "jar:" + resource, report.attempts());
            } catch (UnsatisfiedLinkError e) {
                boolean noexec = Explanation.saysNoexec(e.getMessage());
                return report.tried(
                        file.toString(),
                        how,
                        e.getMessage(),
                        noexec
                                ? "The file system of " + parent + " does not allow execution (mounted noexec)."
                                : Explanation.of(file.toString(), e.getMessage()),
                        noexec ? elsewhere("execute from") : "");
            }
        }
    }

    private static String elsewhere(String may) {
        return "Name a folder that this user may " + may + " with -D" + DIRECTORY_PROPERTY + "=FOLDER.";
    }

    /** The system's words, without the name of the folder that was not made, which is random. */
    private static String reason(Exception e) {
        if (e instanceof AccessDeniedException) {
            return "Permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "No such file or directory";
        }
        if (e instanceof FileSystemException failure && failure.getReason() != null) {
            return failure.getReason();
        }
        return e instanceof InvalidPathException || e.getMessage() == null ? e.toString() : e.getMessage();
    }

    /** What the system's words for a folder that was not made say about the one that it was to be in. */
    private static String meaning(Exception e) {
        if (e instanceof AccessDeniedException) {
            return "The user " + System.getProperty("user.name", "?") + " may not write there.";
        }
        return e instanceof NoSuchFileException ? "There is no such folder." : "";
    }
}
