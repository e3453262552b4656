package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.lang.foreign.Linker;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Opens a library: from the path that a system property names, and from nowhere else if it is set; otherwise the copy
 * in the jar where there is one; otherwise what the system's loader finds under the soname.
 */
final class LibraryLoader {
    private LibraryLoader() {}

    static Loaded load(LibraryFacts facts) {
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
            Loaded bundled = BundledLibrary.load(facts, report);
            if (bundled instanceof OpenLibrary) {
                return bundled;
            }
        }
        return attempt(facts.soname(), "on the loader's search path", report);
    }

    static Unavailable noLinker(String what, UnsupportedOperationException e) {
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
            return attempt(file.toString(), how, report);
        } catch (InvalidPathException e) {
            report.tried(explicit, how, e.getMessage());
            return report.failed();
        }
    }

    private static Loaded attempt(String name, String how, LoadReport report) {
        boolean search = name.indexOf('/') < 0;
        Optional<String> unfit = search ? Optional.empty() : ElfFile.unfit(name);
        if (unfit.isPresent()) {
            report.tried(name, how, unfit.get());
            return report.failed();
        }
        Optional<OpenLibrary> quick =
                search ? OpenLibrary.search(name) : OpenLibrary.file(name, realPath(name), report.attempts());
        if (quick.isPresent()) {
            return quick.get();
        }
        DynamicLinker linker = DynamicLinker.here();
        DynamicLinker.Opened opened = linker.open(name);
        if (opened instanceof DynamicLinker.Opened.Library library) {
            String location = realPath(linker.path(library.handle()).orElse(name));
            return OpenLibrary.byLoader(name, location, report.attempts(), library.handle());
        }
        report.tried(name, how, ((DynamicLinker.Opened.Refused) opened).words());
        return report.failed();
    }

    /** The file behind the links: its name tells the release. */
    private static String realPath(String path) {
        try {
            return Path.of(path).toRealPath().toString();
        } catch (IOException | InvalidPathException e) {
            return path; // the library is open all the same
        }
    }
}
