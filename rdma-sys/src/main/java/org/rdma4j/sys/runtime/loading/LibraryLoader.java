package org.rdma4j.sys.runtime.loading;

import java.lang.foreign.Linker;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Opens a library: from the path that a system property names, and from nowhere else if it is set; otherwise the copy
 * in the jar where there is one; otherwise what the system's loader finds under the soname.
 */
public final class LibraryLoader {
    private LibraryLoader() {}

    /** @param carrier a class of the jar that has the copy, if there is one */
    static Loaded load(LibraryFacts facts, Class<?> carrier) {
        LoadReport report = new LoadReport(facts);
        if (!Platform.isLinux()) {
            return report.failed("rdma-core exists on Linux only");
        }
        try {
            NativeAccess.demand();
            Linker.nativeLinker();
        } catch (IllegalCallerException e) {
            return report.failed(NativeAccess.denied(facts.soname(), e), NativeAccess.remedy() + ".");
        } catch (UnsupportedOperationException e) {
            return report.failed(noLinker(facts.soname(), e), "Use a JVM that has java.lang.foreign's linker.");
        }
        for (String needed : facts.needs()) {
            Library library = Library.known(needed);
            if (library.load() instanceof Loaded.Failed failed) {
                return report.needsFailed(library.toString(), failed);
            }
        }
        String explicit = System.getProperty(facts.property(), "");
        if (!explicit.isEmpty()) {
            return loadExplicit(facts, explicit, report);
        }
        if (facts.bundled()) {
            Loaded bundled = BundledLibrary.load(facts, carrier, report);
            if (bundled instanceof OpenLibrary) {
                return bundled;
            }
        }
        return attempt(facts, facts.soname(), "on the loader's search path", report);
    }

    /** Why nothing native can be called by this JVM at all. */
    public static Unavailable noLinker(String what, UnsupportedOperationException e) {
        return new Unavailable(
                Unavailable.Kind.LIBRARY,
                what + " cannot be called: this JVM cannot call native code on " + Platform.describe() + " ("
                        + e.getMessage() + ")");
    }

    private static Loaded loadExplicit(LibraryFacts facts, String explicit, LoadReport report) {
        String how = "named by -D" + facts.property();
        try {
            Path path = Path.of(explicit).toAbsolutePath();
            Path file = Files.isDirectory(path) ? path.resolve(facts.soname()) : path;
            return attempt(facts, file.toString(), how, report);
        } catch (InvalidPathException e) {
            return report.tried(explicit, how, e.getMessage());
        }
    }

    private static Loaded attempt(LibraryFacts facts, String name, String how, LoadReport report) {
        try {
            if (name.indexOf('/') < 0) {
                return OpenLibrary.search(name, facts.export(), report.attempts());
            }
            Optional<String> unfit = ElfFile.unfit(name);
            return unfit.isPresent()
                    ? report.tried(name, how, unfit.get())
                    : OpenLibrary.file(name, "", report.attempts());
        } catch (UnsatisfiedLinkError e) {
            return report.tried(name, how, e.getMessage());
        }
    }
}
