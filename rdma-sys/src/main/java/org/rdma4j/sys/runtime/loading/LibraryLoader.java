package org.rdma4j.sys.runtime.loading;

import java.lang.foreign.Linker;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Opens a library. If a system property names a path, the library is loaded from that path only. Otherwise the loader
 * tries the copy in the jar, if there is one, and then the soname on the system's search path.
 *
 * @see "docs/reference/loading.md"
 */
public final class LibraryLoader {
    private LibraryLoader() {}

    /**
     * Opens a library.
     *
     * @param carrier a class of the jar that contains the bundled copy, if there is one
     */
    static LoadResult load(LibraryDescription description, Class<?> carrier) {
        LoadFailureBuilder failure = new LoadFailureBuilder(description);
        if (!Platform.isLinux()) {
            return failure.failed("rdma-core is available only on Linux");
        }
        try {
            NativeAccess.check();
            Linker.nativeLinker();
        } catch (IllegalCallerException e) {
            return failure.failed(NativeAccess.denied(description.soname(), e), NativeAccess.remedy() + ".");
        } catch (UnsupportedOperationException e) {
            return failure.failed(
                    noLinker(description.soname(), e),
                    "Use a JVM that implements the linker of" + " java.lang.foreign.");
        }
        for (String needed : description.needs()) {
            Library library = Library.known(needed);
            if (library.load() instanceof LoadResult.Failed failed) {
                return failure.dependencyFailed(library.toString(), failed);
            }
        }
        String explicit = System.getProperty(description.property(), "");
        if (!explicit.isEmpty()) {
            return loadFrom(explicit, description, failure);
        }
        if (description.bundled()) {
            LoadResult bundled = BundledLibrary.load(description, carrier, failure);
            if (bundled instanceof OpenLibrary) {
                return bundled;
            }
        }
        return attempt(description, description.soname(), "on the loader's search path", failure);
    }

    /** Returns the reason for a JVM that has no linker for this platform. */
    public static UnavailableReason noLinker(String what, UnsupportedOperationException e) {
        return new UnavailableReason(
                UnavailableReason.Kind.LIBRARY,
                what + " cannot be called: this JVM cannot call native code on " + Platform.describe() + " ("
                        + e.getMessage() + ")");
    }

    private static LoadResult loadFrom(String explicit, LibraryDescription description, LoadFailureBuilder failure) {
        String source = "named by -D" + description.property();
        try {
            Path path = Path.of(explicit).toAbsolutePath();
            Path file = Files.isDirectory(path) ? path.resolve(description.soname()) : path;
            return attempt(description, file.toString(), source, failure);
        } catch (InvalidPathException e) {
            return failure.tried(explicit, source, e.getMessage());
        }
    }

    private static LoadResult attempt(
            LibraryDescription description, String name, String source, LoadFailureBuilder failure) {
        try {
            if (name.indexOf('/') < 0) {
                return OpenLibrary.search(name, description.export(), failure.attempts());
            }
            Optional<String> unfit = ElfFile.unfit(name);
            return unfit.isPresent()
                    ? failure.tried(name, source, unfit.get())
                    : OpenLibrary.file(name, "", failure.attempts());
        } catch (UnsatisfiedLinkError e) {
            return failure.tried(name, source, e.getMessage());
        }
    }
}
