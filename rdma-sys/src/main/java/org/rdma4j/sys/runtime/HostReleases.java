package org.rdma4j.sys.runtime;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.HostRelease;

/** Tells the release of rdma-core that an open library is of. */
public final class HostReleases {
    /** {@code libibverbs.so.1.14.44.0}: the library's own two numbers, then the release's. */
    private static final Pattern FILE_NAME = Pattern.compile(".*\\.so\\.\\d+\\.\\d+\\.(\\d{1,4})\\.(\\d{1,4})");

    private static volatile @Nullable HostRelease current;

    private HostReleases() {}

    /**
     * The release of the libibverbs that this process uses; opens it if need be.
     *
     * @throws UnsatisfiedLinkError if there is none, with every attempt
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static HostRelease current() {
        HostRelease known = current;
        if (known == null) {
            known = ofIbverbs();
            current = known;
        }
        return known;
    }

    private static HostRelease ofIbverbs() {
        Loaded state = Library.ibverbs().load();
        if (state instanceof Loaded.Failed failed) {
            throw Linking.rethrow(failed.why().newThrowable());
        }
        Loaded.Open open = (Loaded.Open) state;
        return of(LibraryFacts.IBVERBS, open).orElseGet(() -> new HostRelease(0, 0, false, open.location()));
    }

    /** Empty for a library that is not rdma-core's, or where neither its name nor its exports tell. */
    static Optional<HostRelease> of(String library, Loaded.Open open) {
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
