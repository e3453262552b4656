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
 * Loads a library that is bundled in the jar. The library is extracted to a new directory that only this user can
 * access, opened, and deleted. The mapping remains valid.
 */
final class BundledLibrary {
    private static final String RESOURCES = "META-INF/native/";
    private static final String PARENT_PROPERTY = "org.rdma4j.tmpdir";

    private BundledLibrary() {}

    /**
     * Extracts and opens the library.
     *
     * @param carrier a class of the jar that contains the library
     */
    static LoadResult load(LibraryDescription description, Class<?> carrier, LoadFailureBuilder failure) {
        String resource = resource(description, Platform.classifier());
        String parent = System.getProperty(PARENT_PROPERTY, System.getProperty("java.io.tmpdir", "/tmp"));
        try (InputStream in = carrier.getResourceAsStream("/" + resource)) {
            if (in == null) {
                return failure.tried(
                        resource,
                        in(description),
                        "the jar has no library for this machine",
                        others(description, carrier),
                        "");
            }
            return extractAndOpen(description, in, resource, Path.of(parent), failure);
        } catch (IOException | UnsupportedOperationException | InvalidPathException e) {
            // UnsupportedOperationException: the file system does not support POSIX permissions.
            return failure.tried(
                    resource,
                    in(description),
                    "cannot be copied to a private directory below " + parent + ": " + systemMessage(e),
                    explanation(e),
                    remedy("write to and execute from"));
        }
    }

    private static String in(LibraryDescription description) {
        return "in the jar of " + description.artifact();
    }

    /** Returns the jar entry of the library, such as {@code META-INF/native/librdma_wrapper-linux-x86_64.so}. */
    private static String resource(LibraryDescription description, String platform) {
        String soname = description.soname();
        int dot = soname.indexOf(".so");
        return RESOURCES + soname.substring(0, dot) + "-" + platform + soname.substring(dot);
    }

    private static String others(LibraryDescription description, Class<?> carrier) {
        String others = Platform.BUNDLED.stream()
                .filter(platform -> carrier.getResource("/" + resource(description, platform)) != null)
                .collect(Collectors.joining(" and "));
        return others.isEmpty()
                ? "It contains no library: it was built without one, or repackaged without META-INF/native."
                : "It has a library for " + others + ".";
    }

    private static LoadResult extractAndOpen(
            LibraryDescription description, InputStream in, String resource, Path parent, LoadFailureBuilder failure)
            throws IOException {
        try (ExtractionDirectory extraction = ExtractionDirectory.in(parent)) {
            Path file = extraction.write(description.soname(), in);
            String source = "copied from " + resource;
            Optional<String> unfit = ElfFile.unfit(file.toString());
            if (unfit.isPresent() || !ElfFile.isElf(file.toString())) {
                return failure.tried(
                        file.toString(),
                        source,
                        unfit.orElse("not opened: not a shared library"),
                        "The jar is damaged, or a build step has changed the file.",
                        "Replace the jar of " + description.artifact() + " with an intact one.");
            }
            try {
                return OpenLibrary.file(file.toString(), "jar:" + resource, failure.attempts());
            } catch (UnsatisfiedLinkError e) {
                boolean isNoexec = LoaderErrors.isNoexec(e.getMessage());
                return failure.tried(
                        file.toString(),
                        source,
                        e.getMessage(),
                        isNoexec
                                ? "The file system of " + parent + " does not allow execution (mounted noexec)."
                                : LoaderErrors.explain(file.toString(), e.getMessage()),
                        isNoexec ? remedy("execute from") : "");
            }
        }
    }

    private static String remedy(String access) {
        return "Name a directory that this user may " + access + " with -D" + PARENT_PROPERTY + "=DIRECTORY.";
    }

    /**
     * Returns the system's error message. The message of the exception names the new directory, whose name is random.
     */
    private static String systemMessage(Exception e) {
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

    /**
     * Explains why a directory could not be created in the parent directory; empty if the system's message is clear.
     */
    private static String explanation(Exception e) {
        if (e instanceof AccessDeniedException) {
            return "The user " + System.getProperty("user.name", "?") + " does not have permission to write there.";
        }
        return e instanceof NoSuchFileException ? "The directory does not exist." : "";
    }
}
