package org.rdma4j.sys.runtime.checking;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.LibraryFacts;
import org.rdma4j.sys.runtime.loading.Loaded;
import org.rdma4j.sys.runtime.loading.OpenLibrary;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.TextFilter;
import org.rdma4j.sys.runtime.loading.VersionNodes;

/** Tells the release of rdma-core that an open library is of. */
public final class HostReleases {
    /** {@code libibverbs.so.1.14.44.0}: the library's own two numbers, then the release's. */
    private static final Pattern FILE_NAME = Pattern.compile(".*\\.so\\.\\d+\\.\\d+\\.(\\d{1,4})\\.(\\d{1,4})");

    private HostReleases() {}

    /** What this process has. A holder of its own, so that the JIT compiler takes the number for a constant. */
    private static final class Current {
        static final Loaded STATE = Library.ibverbs().load();
        /** Not handed out where there is no library. */
        static final Release RELEASE =
                STATE instanceof OpenLibrary open ? ofIbverbs(open) : new Release(0, 0, false, "");
        /** Below every release where there is no library. */
        static final int NUMBER = STATE instanceof OpenLibrary ? RELEASE.number() : -1;
    }

    /**
     * The release of the libibverbs that this process uses; opens it if need be.
     *
     * @throws UnsatisfiedLinkError if there is none, with every attempt
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static Release current() {
        if (Current.STATE instanceof Loaded.Failed failed) {
            throw rethrow(failed.why().newThrowable());
        }
        return Current.RELEASE;
    }

    /**
     * Whether this process's libibverbs is of at least a release; opens it if need be. Costs nothing once the JIT compiler
     * has seen it.
     *
     * @param release a {@link ReleaseNumber}
     * @return false, too, where there is no libibverbs
     */
    public static boolean reaches(int release) {
        return Current.NUMBER >= release;
    }

    /**
     * What to throw for something that this host is too old for.
     *
     * @param what by its C name
     * @param release that brought it
     * @throws UnsatisfiedLinkError if there is no libibverbs at all
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static UnsupportedOperationException tooOld(String what, int release) {
        return new UnsupportedOperationException(TextFilter.of(tooOldWords(what, release)));
    }

    static String tooOldWords(String what, int release) {
        Release host = current();
        return what + " needs rdma-core " + ReleaseNumber.words(release) + " or newer; this host is too old"
                + (host.exact() ? "" : ", or its library does not state its release") + ": it has rdma-core " + host
                + " ("
                + host.file() + ").";
    }

    private static Release ofIbverbs(OpenLibrary open) {
        return of(LibraryFacts.IBVERBS, open).orElseGet(() -> new Release(0, 0, false, open.location()));
    }

    /** The release of rdma-core that a library is of, which is opened if need be; empty where that is not known. */
    public static Optional<Release> of(Library library) {
        return library.load() instanceof OpenLibrary open ? of(library.facts().name(), open) : Optional.empty();
    }

    /** Empty for a library that is not rdma-core's, or where neither its name nor its exports tell. */
    static Optional<Release> of(String library, OpenLibrary open) {
        if (!LibraryFacts.isOfRdmaCore(library)) {
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
