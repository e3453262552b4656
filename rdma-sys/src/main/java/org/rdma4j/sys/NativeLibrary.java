package org.rdma4j.sys;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rdma4j.sys.runtime.checking.Release;
import org.rdma4j.sys.runtime.checking.ReleaseDetector;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;

/**
 * The native libraries of the bindings. The methods other than {@link #soname()} load the library if necessary.
 *
 * <p>A library is loaded from the file or directory that a system property names. If the property is not set, it is
 * loaded from the jar if that contains it, and from the search path of the system's loader otherwise.
 *
 * @see "docs/reference/loading.md"
 */
public enum NativeLibrary {
    /**
     * libibverbs, which is part of the host's rdma-core. The property {@code org.rdma4j.ibverbs.path} selects another
     * copy.
     */
    IBVERBS(Library.ibverbs()),
    /**
     * librdmacm, which is part of the host's rdma-core; only the connection manager needs it. The property {@code
     * org.rdma4j.rdmacm.path} selects another copy.
     */
    RDMACM(Library.rdmacm()),
    /**
     * The wrapper of rdma-core's inline functions, which is bundled in the jar. The property {@code
     * org.rdma4j.wrapper.path} selects another copy.
     */
    WRAPPER(Library.wrapper());

    private final Library library;

    NativeLibrary(Library library) {
        this.library = library;
    }

    /**
     * Returns the name that the system's loader searches for, such as {@code libibverbs.so.1}. Does not load the
     * library.
     */
    public String soname() {
        return library.toString();
    }

    /** Returns {@code true} if the library can be used. */
    public boolean isAvailable() {
        return problem().isEmpty();
    }

    /**
     * Returns why the library cannot be used: all attempts to load it, the loader's error messages, and what to
     * install. Empty if the library can be used.
     */
    public Optional<String> problem() {
        return library.problem();
    }

    /**
     * Returns the release of rdma-core that the library belongs to, such as {@code 44.0}, or {@code 36.0 or newer} if
     * it was derived from the exports. For the wrapper, this is the release of the headers it was compiled with. Empty
     * if the release is unknown or the library cannot be used.
     */
    public Optional<String> release() {
        if (this == WRAPPER) {
            OptionalInt built = Library.wrapperRelease();
            return built.isPresent() ? Optional.of(ReleaseNumber.format(built.getAsInt())) : Optional.empty();
        }
        return ReleaseDetector.of(library).map(Release::toString);
    }

    /** Returns the failed attempts to load the library; empty if the first attempt succeeded. */
    public List<LoadAttempt> attempts() {
        return library.attempts().stream().map(LoadAttempt::of).toList();
    }

    /**
     * Returns what to do if the library cannot be used, such as the package to install or the option to set. Empty if
     * the library can be used.
     */
    public Optional<String> remedy() {
        return library.remedy();
    }

    /**
     * Returns the real path of the file or the jar entry from which the library was loaded. Empty if the library cannot
     * be used.
     */
    public Optional<String> location() {
        return library.location();
    }
}
