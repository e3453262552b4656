package org.rdma4j.sys.runtime.checking;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.LibraryDescription;
import org.rdma4j.sys.runtime.loading.LoadResult;
import org.rdma4j.sys.runtime.loading.OpenLibrary;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.TextEscaper;
import org.rdma4j.sys.runtime.loading.VersionNodes;

/**
 * Detects the release of rdma-core that a library belongs to, from its file name or its exports.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class ReleaseDetector {
    /** {@code libibverbs.so.1.14.44.0}: the version of the library, 1.14, and the release of rdma-core, 44.0. */
    private static final Pattern FILE_NAME = Pattern.compile(".*\\.so\\.\\d+\\.\\d+\\.(\\d{1,4})\\.(\\d{1,4})");

    private ReleaseDetector() {}

    /** The release of this process. A holder class, so that the JIT compiler treats the fields as constants. */
    private static final class Current {
        static final LoadResult STATE = Library.ibverbs().load();
        /** A placeholder if there is no library. */
        static final Release RELEASE =
                STATE instanceof OpenLibrary open ? ofIbverbs(open) : new Release(0, 0, false, "");
        /** Less than every release if there is no library. */
        static final int NUMBER = STATE instanceof OpenLibrary ? RELEASE.number() : -1;
    }

    /**
     * Returns the release of the libibverbs of this process. Opens the library if necessary.
     *
     * @throws UnsatisfiedLinkError if libibverbs cannot be loaded; the message lists the attempts
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static Release current() {
        if (Current.STATE instanceof LoadResult.Failed failed) {
            throw rethrow(failed.reason().newThrowable());
        }
        return Current.RELEASE;
    }

    /**
     * Returns {@code true} if the libibverbs of this process belongs to the given release or a newer one. Opens the
     * library if necessary. The JIT compiler reduces later calls to a comparison with a constant.
     *
     * @param release a {@link ReleaseNumber}
     * @return {@code false} also if there is no libibverbs
     */
    public static boolean isAtLeast(int release) {
        return Current.NUMBER >= release;
    }

    /**
     * Returns the exception for a function or field that this host is too old for.
     *
     * @param what the C name
     * @param release the release that introduced it, as a {@link ReleaseNumber}
     * @throws UnsatisfiedLinkError if libibverbs cannot be loaded
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static UnsupportedOperationException tooOld(String what, int release) {
        return new UnsupportedOperationException(TextEscaper.of(tooOldMessage(what, release)));
    }

    static String tooOldMessage(String what, int release) {
        Release host = current();
        return what + " needs rdma-core " + ReleaseNumber.format(release) + " or newer; this host is too old"
                + (host.exact() ? "" : ", or its library does not state its release") + ": it has rdma-core " + host
                + " ("
                + host.file() + ").";
    }

    private static Release ofIbverbs(OpenLibrary open) {
        return of(LibraryDescription.IBVERBS, open).orElseGet(() -> new Release(0, 0, false, open.location()));
    }

    /**
     * Returns the release of a library; empty if it is not part of rdma-core, cannot be loaded, or does not reveal its
     * release. Opens the library if necessary.
     */
    public static Optional<Release> of(Library library) {
        return library.load() instanceof OpenLibrary open
                ? of(library.description().name(), open)
                : Optional.empty();
    }

    /**
     * Returns the release of an open library; empty if it is not part of rdma-core, or neither its name nor its exports
     * reveal the release.
     */
    static Optional<Release> of(String library, OpenLibrary open) {
        if (!LibraryDescription.isOfRdmaCore(library)) {
            return Optional.empty();
        }
        Matcher name = FILE_NAME.matcher(open.location());
        if (name.matches()) {
            return Optional.of(new Release(
                    Integer.parseInt(name.group(1)), Integer.parseInt(name.group(2)), true, open.location()));
        }
        return VersionNodes.newestIn(open).map(release -> new Release(release, 0, false, open.location()));
    }

    private static RuntimeException rethrow(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) thrown;
    }
}
