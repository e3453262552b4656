package org.rdma4j.sys.runtime;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.HostRelease;

/** Tells the release of rdma-core that an open library is of. */
public final class HostReleases {
    /** {@code libibverbs.so.1.14.44.0}: the library's own two numbers, then the release's. */
    private static final Pattern FILE_NAME = Pattern.compile(".*\\.so\\.\\d+\\.\\d+\\.(\\d{1,4})\\.(\\d{1,4})");

    private HostReleases() {}

    /** What this process has. A holder of its own, so that the JIT compiler takes the number for a constant. */
    private static final class Current {
        static final Loaded STATE = Library.ibverbs().load();
        /** Not handed out where there is no library. */
        static final HostRelease RELEASE =
                STATE instanceof OpenLibrary open ? ofIbverbs(open) : new HostRelease(0, 0, false, "");
        /** Below every release where there is no library. */
        static final int NUMBER = STATE instanceof OpenLibrary ? RELEASE.number() : -1;
    }

    /**
     * The release of the libibverbs that this process uses; opens it if need be.
     *
     * @throws UnsatisfiedLinkError if there is none, with every attempt
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static HostRelease current() {
        if (Current.STATE instanceof Loaded.Failed failed) {
            throw Linking.rethrow(failed.why().newThrowable());
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
        return new UnsupportedOperationException(tooOldWords(what, release));
    }

    static String tooOldWords(String what, int release) {
        HostRelease host = current();
        return what + " needs rdma-core " + ReleaseNumber.words(release) + " or newer; this host is too old"
                + (host.exact() ? "" : ", or its library does not tell its release") + ": it has rdma-core " + host
                + " ("
                + host.file() + ").";
    }

    private static HostRelease ofIbverbs(OpenLibrary open) {
        return of(LibraryFacts.IBVERBS, open).orElseGet(() -> new HostRelease(0, 0, false, open.location()));
    }

    /** Empty for a library that is not rdma-core's, or where neither its name nor its exports tell. */
    static Optional<HostRelease> of(String library, OpenLibrary open) {
        if (!library.equals(LibraryFacts.IBVERBS) && !library.equals(LibraryFacts.RDMACM)) {
            return Optional.empty();
        }
        Matcher name = FILE_NAME.matcher(open.location());
        if (name.matches()) {
            return Optional.of(new HostRelease(
                    Integer.parseInt(name.group(1)), Integer.parseInt(name.group(2)), true, open.location()));
        }
        return VersionNodes.newestIn(open).map(release -> new HostRelease(release, 0, false, open.location()));
    }
}
