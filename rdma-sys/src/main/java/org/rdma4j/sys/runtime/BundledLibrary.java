package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Opens a library that the jar carries: copies it into a fresh directory that only this user may enter, opens it there
 * and removes both. What is mapped stays mapped.
 */
final class BundledLibrary {
    private static final String FOLDER = "META-INF/native/";
    private static final String DIRECTORY_PROPERTY = "org.rdma4j.tmpdir";
    private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private BundledLibrary() {}

    static Loaded load(DynamicLinker linker, LibraryFacts facts, LoadReport report) {
        String resource = FOLDER + resourceName(facts.soname());
        String how = "in the jar of rdma-sys";
        try (InputStream in = BundledLibrary.class.getResourceAsStream("/" + resource)) {
            if (in == null) {
                report.tried(resource, how, "the jar has none for this machine");
                return report.failed();
            }
            return extractAndOpen(linker, facts, in, resource, report);
        } catch (IOException | UnsupportedOperationException | InvalidPathException e) {
            // The second is a file system that has no permissions to make the folder private with.
            report.tried(
                    resource,
                    how,
                    "cannot be copied into a folder of its own: " + e + "; name a writable one with -D"
                            + DIRECTORY_PROPERTY);
            return report.failed();
        }
    }

    /** {@code librdma_wrapper.so} is {@code librdma_wrapper-linux-x86_64.so} in the jar. */
    private static String resourceName(String soname) {
        int dot = soname.indexOf(".so");
        return soname.substring(0, dot) + "-" + Platform.classifier() + soname.substring(dot);
    }

    private static Loaded extractAndOpen(
            DynamicLinker linker, LibraryFacts facts, InputStream in, String resource, LoadReport report)
            throws IOException {
        String parent = System.getProperty(DIRECTORY_PROPERTY, System.getProperty("java.io.tmpdir", "/tmp"));
        Path directory = Files.createTempDirectory(Path.of(parent), "rdma4j", PRIVATE);
        Path file = directory.resolve(facts.soname());
        try {
            Files.copy(in, file);
            DynamicLinker.Opened opened = linker.open(file.toString());
            if (opened instanceof DynamicLinker.Opened.Library library) {
                return new Loaded.Open(linker, library.handle(), "jar:" + resource);
            }
            report.tried(
                    file.toString(),
                    "copied from " + resource,
                    ((DynamicLinker.Opened.Refused) opened).words()
                            + "; if the folder does not allow execution, name another with -D" + DIRECTORY_PROPERTY);
            return report.failed();
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(directory);
        }
    }
}
